### То, что говорит терминал вокруг игры.

## Playing

cli-you-are = Вы играете: { $seat }
cli-one-seat = { $seat }
cli-log-title = Что произошло
cli-choose-number = Выберите номер:
cli-help-hint = Введите номер варианта или ? для справки
cli-help =
    Номер выбирает вариант. Кроме того:
    v           стол ещё раз
    l           всё, что произошло
    w ДЕЙСТВИЕ  почему чего-то сейчас нельзя
    r СЛОВА     найти правило
    u           взять назад свой последний выбор; дальнейшее раздаётся заново
    s           где сохранена игра
    q           выйти; игра останется сохранённой
cli-not-a-number =
    { $most ->
        [1] '{ $input }': такого варианта нет, он всего 1. ? покажет, что ещё можно ввести
       *[many] '{ $input }': такого варианта нет, введите номер от 1 до { $most }. ? покажет, что ещё можно ввести
    }
cli-can-do = Ничто этому не мешает: это есть среди ваших вариантов
cli-rules-words = Скажите, что искать: r внеочередная атака
cli-undone = Отменено
cli-saved = Сохранено: { $path }
cli-go-on = Продолжить: miskatonic play --resume
cli-resumed = Продолжаем: { $path }
cli-no-games = Продолжать нечего: начните новую игру
cli-hand-over = Передайте экран: { $seat }. Затем нажмите Enter:
cli-which-game = Какая игра?
cli-seats = Мест: { $range }
cli-none-installed =
    Ни одной игры пока не установлено. Но правила уже можно посмотреть:
      miskatonic rules внеочередная атака
    Игра из папки или модуля подключается так:
      miskatonic --with ./mygame play

## Telling games again

cli-step = Enter — дальше, q — выйти:
cli-fits =
    { $count ->
        [one] Журнал сходится: { $count } выбор
        [few] Журнал сходится: { $count } выбора
       *[many] Журнал сходится: { $count } выборов
    }

## Many games

cli-simulated =
    Сыграно игр: { $count } из { $asked }{ $failed ->
        [0] {""}
       *[many] , с ошибкой: { $failed }
    }
cli-column-games = игр
cli-column-interval = 95 %-й интервал
cli-wins-of = Побеждает { $name } ({ $kind })
cli-wins-kind = Побеждает место игрока { $kind }
cli-length = Решений за игру: в среднем { $mean }, медиана { $median }, от { $shortest } до { $longest }
cli-speed = Решений в секунду: { $wall }, всего { $seconds } с; в секунду процессора: { $cpu }
cli-thinks = { $seat } думает: { $thought }
cli-game-failed = Игра { $number } сломалась, сделано выборов: { $choices }. { $why }
cli-fuzzed = Проверено игр: { $games } из { $asked }. Решений: { $count }. Сравнений: { $compared }
cli-all-kept = Все обещания выполнены
cli-broken = Игра с зерном { $seed }, после выбора { $choices }: нарушено обещание '{ $promise }': { $why }

## Measures

cli-calibration = Эта машина обновляет dict 300 000 раз за { $ms } мс
cli-column-here = здесь
cli-column-scaled = при { $ms } мс
cli-cost-decisions = решений в секунду
cli-cost-set-up = раздать игру
cli-cost-copy = копия
cli-cost-snapshot = снимок
cli-cost-bytes = байт в снимке
cli-cost-restore = восстановить
cli-cost-view = вид

## What went wrong: what came, then what would do

cli-bad-option = '{ $input }' не годится как настройка: пишите ИМЯ=ЗНАЧЕНИЕ, например difficulty=hard
cli-two-counts = Названо и { $one }, и { $other }: укажите одно число игроков
cli-bad-seat =
    { $most ->
        [1] '{ $input }': такого места за столом нет, есть только место 1
       *[many] '{ $input }': такого места за столом нет, дайте номер от 1 до { $most }
    }
cli-bad-to = '{ $input }': это слишком много, выборов в журнале: { $most }
cli-bad-file = '{ $path }' не читается ({ $why }): укажите путь к журналу
cli-bad-saves = В '{ $path }' нельзя сохранять ({ $why }): укажите другую папку в MISKATONIC_SAVES
cli-bad-output = '{ $path }': записать не удалось ({ $why }), укажите другой файл
unknown-player = '{ $name }': такого компьютерного игрока нет, ближе всего '{ $nearest }'; есть: { $known }
players-count = Названо компьютерных игроков: { $count }, а мест: { $need }. Назовите одного на всех или по одному на место
players-teams = 'teams:{ $argument }': это не два игрока; укажите, кто играет за Сыщиков, а кто за Культистов, например teams:deducer/random
unfit-player = { $name } не играет в { $game }; играют: { $known }
bad-budget = '{ $input }' не мера для перебора: назовите число попыток, как search:200, или секунд, как search:0.5s
load-missing = '{ $path }': это не папка и не модуль; укажите папку пакета, файл .py или имя модуля
load-folder = '{ $path }': это не пакет; укажите папку, в которой лежит его __init__.py
load-import = '{ $path }' не импортируется: { $why }
load-empty = '{ $path }': игр там нет; должен быть вызов miskatonic.register или GameType
cli-no-browser = Стол для браузера не собран, поэтому это стол в терминале. Чтобы он появился, установите Node 20 или новее (nodejs.org), затем: make play
cli-room-open = Игровая комната уже открыта: { $address }
cli-backup-done =
    Сохранено в { $path }: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[other] { $tables } столов
    }, { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
       *[other] { $entries } записей
    }; кампаний: { $campaigns }
cli-restore-done =
    Восстановлено: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[other] { $tables } столов
    }, { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
       *[other] { $entries } записей
    }; кампаний: { $campaigns }; уже были: { $there }
backup-broken = { $path }: это не целая копия игровой комнаты, ничего не восстановлено

## Campaigns and decks

cli-campaign-none = Кампаний ещё нет: miskatonic campaign new начнёт новую.
cli-campaign-unknown = Кампании '{ $name }' нет; ближе всего '{ $nearest }'.
cli-campaign-exists = Кампания '{ $name }' уже есть.
cli-campaign-name = '{ $name }' не годится как имя: можно буквы, цифры, - и _.
cli-campaign-no-game = Ни в одной установленной игре нет кампаний.
cli-campaign-not-game = В игре '{ $game }' нет кампаний.
cli-campaign-left = Пока прервано: miskatonic campaign next { $name } продолжит.
cli-campaign-player = '{ $input }' не годится как игрок: можно Ana=roland-banks.
cli-deck-fine = Колода составлена по правилам.
cli-deck-form = '{ $input }' — не вид списка: json или list.
cli-deck-no-game = В такой игре колод не собирают.
