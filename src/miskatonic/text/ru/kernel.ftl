### То, что говорит сам движок, в какую бы игру ни играли.

## Seats

seat-name = Место { $number }
    .gender = neuter
    .gen = места { $number }
    .dat = месту { $number }
    .acc = место { $number }
    .ins = местом { $number }
    .prep = месте { $number }
spectator = Зритель
    .gen = зрителя
    .dat = зрителю
    .acc = зрителя
    .ins = зрителем
    .prep = зрителе
list-more = { $head }, { $item }

## Prompts and options

pass = Пас
choose-order = Выберите, что произойдёт раньше
reaction-window = { $event }: ответить реакцией?
option-trigger = Применить: { $name }
option-pass = { pass }
option-yes = Да
option-no = Нет

## How the game stands

waiting-for =
    { $count ->
        [one] Нужен ещё { $count } ответ: { $seats }
        [few] Нужны ещё { $count } ответа: { $seats }
       *[many] Нужно ещё { $count } ответов: { $seats }
    }
game-over = Игра окончена
result-won =
    { $count ->
        [1] Побеждает { $seats }
       *[many] Побеждают { $seats }
    }
result-lost =
    { $count ->
        [1] Проигрывает { $seats }
       *[many] Проигрывают { $seats }
    }
stands-at = ({ $game }, выбор { $version })

## Spans of time, for limits

period-round = раунд
    .gen = раунда
period-phase = фаза
    .gender = feminine
    .gen = фазы
    .acc = фазу
period-turn = ход
    .gen = хода
period-game = игра
    .gender = feminine
    .gen = игры
    .acc = игру

## Reasons why something is not allowed

reason-not-asked = Сейчас вопрос не сюда
reason-not-open = Сейчас это недоступно
reason-forbidden =
    { $source-number ->
        [plural] { $source } этого не позволяют
       *[singular] { $source } этого не позволяет
    }
reason-limit =
    { $limit ->
        [one] Только { $limit } раз за { $period-acc }
        [few] Только { $limit } раза за { $period-acc }
       *[many] Только { $limit } раз за { $period-acc }
    }

## Errors: what came, then what would do

illegal-choice-closed = '{ $key }' недоступно для { $seat-gen }; доступно: { $open }
illegal-choice-over = '{ $key }' уже не сыграть, игра окончена: отмените выбор или начните новую игру
wrong-seat = { $seat }: сейчас вопрос не сюда; игра ждёт ответа: { $waiting }
stale-decision = Это ответ на выбор { $version }, а игра уже дошла до выбора { $current }: посмотрите ещё раз и выберите из доступного
snapshot-corrupt = Этот снимок не читается ({ $why }): восстановите неповреждённую копию или проиграйте журнал
snapshot-version = Этот снимок версии { $found }, а читается только версия { $expected }: откройте его той программой, которая его сделала, или проиграйте журнал
snapshot-game = Этот снимок от игры '{ $found }', а не '{ $expected }': восстановите его как '{ $found }'
journal-corrupt = Строка { $line } этого журнала не читается ({ $why }): исправьте её или возьмите неповреждённую копию
journal-misfit = Выбор { $number } из журнала, '{ $key }' для { $seat-gen }, не подходит; доступно: { $open }
journal-game = Этот журнал от игры '{ $found }', а не '{ $expected }': откройте его как '{ $found }'
journal-version = Этот журнал версии { $found }, а читается только версия { $expected }: проиграйте его той программой, которая его сделала
unknown-game-none = '{ $name }' — такой игры здесь нет: не установлена ни одна
unknown-game = '{ $name }': такой игры нет, ближе всего '{ $nearest }'; есть: { $known }
unknown-option = '{ $name }': такой настройки в этой игре нет, ближе всего '{ $nearest }'; есть: { $known }
bad-option = '{ $value }' не годится для настройки '{ $name }', нужно: { $expected }
missing-option = Не хватает настройки '{ $name }', нужно: { $expected }
unknown-seat =
    { $count ->
        [one] '{ $seat }': такого места за столом нет; есть { $count } место, счёт с 0
        [few] '{ $seat }': такого места за столом нет; есть { $count } места, счёт с 0
       *[many] '{ $seat }': такого места за столом нет; есть { $count } мест, счёт с 0
    }
nothing-to-undo = Отменять нечего: пока не сделано ни одного выбора
too-far-undo =
    { $asked ->
        [one] { $asked } выбор не отменить:
        [few] { $asked } выбора не отменить:
       *[many] { $asked } выборов не отменить:
    } { $have ->
        [0] пока не сделано ни одного
        [1] сделан всего 1
       *[many] можно от 1 до { $have }
    }
unknown-version = Эту игру не показать на выборе { $version }: можно с { $first } по { $last }
seed-invalid = Это зерно не годится: нужно целое число или слово
why-not-unknown = '{ $action }': о таком действии спросить нельзя; есть: { $known }

## What an option should be

expected-number = целое число
expected-decimal = число
expected-word = слово
expected-switch = true или false
expected-one-of = одно из: { $items }
expected-exactly = { $number }
expected-between = целое число от { $least } до { $most }
expected-at-least = целое число не меньше { $least }
expected-at-most = целое число не больше { $most }
expected-list = список
expected-mapping = набор настроек со значениями
expected-nothing = ничего
expected-or = { $head } или { $item }
expected-seat = имя или набор настроек со значениями
expected-seats = { $range } или список с именем для каждого места

## Why a journal or a snapshot can't be read

damaged-journal-empty = нет ни одной целой строки
damaged-journal-beginning = так журнал не начинается
damaged-journal-entry = это не выбор
damaged-journal-undo = отменено больше выборов, чем сделано: { $choices }
damaged-journal-change = изменён ответ места { $seat }, но его не было
damaged-snapshot-mark = начало не то
damaged-snapshot-altered = он обрезан или изменён
damaged-snapshot-contents = содержимое не подходит к игре
