### Слова стола «Среди культистов», которых нет в самой игре.

cultists-subtitle = { $cultists ->
    [one] Участников: { $count }, { $cultists } Культист
    [few] Участников: { $count }, { $cultists } Культиста
   *[other] Участников: { $count }, { $cultists } Культистов
    }
cultists-phase-movement = Движение
cultists-phase-event = Событие
cultists-phase-action = Действия
cultists-phase-upkeep = Завершение
cultists-hide = Спрятать мои секреты
cultists-at-the-university = В университете
cultists-ghosts = { $count ->
    [0] призраков нет
    [one] { $count } призрак
    [few] { $count } призрака
   *[other] { $count } призраков
    }
cultists-ghost = Призрак
cultists-knife = держит Нож
cultists-acted = действие потрачено
cultists-corpse = на стопке пульса открыта карта «Мёртв»
cultists-pulse = Стопка пульса
cultists-act-with = { $name }: что можно сделать

## Особняк

cultists-mansion = Особняк
cultists-closed-wing = Закрытое крыло
cultists-whole-plan = Весь план
cultists-colour-dark-blue = синий
cultists-colour-pink = розовый
cultists-colour-orange = оранжевый
cultists-colour-light-blue = голубой
cultists-colour-red = красный
cultists-colour-green = зелёный
cultists-finished = Завершено
cultists-explored = изучено
cultists-unsafe = небезопасно
cultists-books = Книги
cultists-cards = Карты
cultists-doors = Двери в
cultists-books-left = { $count ->
    [one] осталась { $count } книга
    [few] осталось { $count } книги
   *[other] осталось { $count } книг
    }
cultists-pile = { $count ->
    [one] { $count } карта в стопке
    [few] { $count } карты в стопке
   *[other] { $count } карт в стопке
    }
cultists-people-here = здесь: { $names }
cultists-you-here = вы здесь
cultists-token-here = здесь Культист
cultists-token-hidden = скрытый жетон Культиста
cultists-portal = открытый портал
cultists-portal-until = закройте портал до раунда { $number } включительно
cultists-fish-man = Человек-рыба
cultists-fish-man-lake = Человек-рыба в озере
cultists-vote-ready = жетон голосования: готов
cultists-vote-spent = жетон голосования: использован в этом раунде
cultists-power-on = свет есть
cultists-power-off = Света нет
cultists-story-start = начальная карта
cultists-story-drawn = из колоды
cultists-story-laid = положил игрок { $name }
cultists-story-success = показано: Успех
cultists-story-failure = показано: Неудача
cultists-story-sabotage = показано: Саботаж

## Короткие глаголы

cultists-tag-several = Вариантов: { $count }
cultists-tag-move = Идти
cultists-tag-stop = Остаться
cultists-tag-teleport = Явиться
cultists-tag-fill = Положить карту
cultists-tag-guard = Охранять
cultists-tag-check-room = Проверить
cultists-tag-camera = По камере
cultists-tag-camera-status = По камере
cultists-tag-event-room = Взглянуть
cultists-tag-combat = Сразиться
cultists-tag-scare-off = Отпугнуть
cultists-tag-start-vote = Голосовать
cultists-tag-restore-power = Дать свет
cultists-tag-close-portal = Закрыть портал

## Раунды и полки

cultists-rounds = Раунды и события
cultists-round = раунд { $round }
cultists-round-of = Раунд { $round } из { $last }
cultists-event-of = Раунд { $number }: { $name }
cultists-shelves = Полки
cultists-shelf = Полка, { $colour }: книг { $books } из { $needs }, очков { $points }
cultists-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
    }
cultists-points-word = очков

## Ваш угол

cultists-yours = Ваше
cultists-tab-hand = Рука
cultists-tab-route = Маршрут
cultists-tab-role = Роль
cultists-tab-know = Знаю
cultists-hand = Рука
cultists-hand-count = { $count ->
    [one] { $count } карта, не пополняется
    [few] { $count } карты, не пополняется
   *[other] { $count } карт, не пополняется
    }
cultists-hand-of = Карт: { $count }, для Встреч: { $encounter }
cultists-stack = { $name } { $count }
cultists-route = Маршрут
cultists-route-ignore = вам не указ
cultists-rounds-list = раунды { $rounds }
cultists-role = Роль
cultists-your-role = Ваша роль
cultists-hold = Удерживайте
cultists-covered = Закрыто
cultists-envelope = В конверте
cultists-goal = { $points } очков к концу раунда { $rounds }, или ни одного живого Культиста.
cultists-goal-cultist = Мёртвых: { $dead }, или нет { $points } очков после раунда { $rounds }.
cultists-own-pulse = { $count ->
    [one] Ваш пульс: { $count } карта, закрыта и от вас.
    [few] Ваш пульс: { $count } карты, закрыты и от вас.
   *[other] Ваш пульс: { $count } карт, закрыты и от вас.
    }
cultists-know = Что вы знаете
cultists-only-you = видите только вы
cultists-know-nothing = Пока ничего такого, чего не знают другие.
cultists-know-role = { $name }: { $role }
cultists-know-start-dead = { $name }: пульса нет с самого начала.
cultists-know-looked = { $count ->
    [0] { $name }: когда вы смотрели, карт «Мёртв» не было.
    [one] { $name }: когда вы смотрели, была { $count } карта «Мёртв».
    [few] { $name }: когда вы смотрели, было { $count } карты «Мёртв».
   *[other] { $name }: когда вы смотрели, было { $count } карт «Мёртв».
    }
cultists-know-peeked = В мешочке вы видели: { $event }
cultists-know-laid = { $card }: ваша карта, { $place }
cultists-know-gave = { $card }: от вас получает { $name }

## Люди

cultists-start = Начало
cultists-start-alive = Пульс был с самого начала.
cultists-pulse-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
    }
cultists-given-by = от кого: { $names }
cultists-worked = Цвета работ
cultists-checked = Проверка
cultists-checked-by = { $count ->
    [one] смотрит { $name }, тогда { $count } карта
    [few] смотрит { $name }, тогда { $count } карты
   *[other] смотрит { $name }, тогда { $count } карт
    }
cultists-dead-seen = { $count ->
    [0] карт «Мёртв» нет
    [one] { $count } карта «Мёртв»
    [few] { $count } карты «Мёртв»
   *[other] { $count } карт «Мёртв»
    }
cultists-said = Слова, раунд { $round }

## Заявления

cultists-claim = Заявление
cultists-no-claims = Пока никто ничего не заявлял. Любое заявление может быть ложью.
cultists-about = О чём
cultists-about-me = О себе
cultists-about-others = О других
cultists-about-looked = Пульс
cultists-about-laid = Карты
cultists-about-us = Обо всех
cultists-claim-say-innocent = Я не Культист.
cultists-claim-say-cultist = Я Культист.
cultists-claim-say-alive = Я смотрю в стопку: { $name } — пульс есть.
cultists-claim-say-dead = Я смотрю в стопку: { $name } — пульса нет.
cultists-claim-say-card = Моя карта — { $card }, { $place }.
cultists-claim-say-gave-alive = Моя карта — Жив. Получает { $name }.
cultists-claim-say-token = Мой жетон из мешочка: { $event }.
cultists-claim-say-was-in = Моё место было здесь: { $place }.
cultists-claim-say-was-with = Рядом со мной: { $name }.
cultists-claim-suspect = Подозреваю: { $name }.
cultists-claim-trust = Доверяю: { $name }.
cultists-claim-ask-where = { $name }, где вы были?
cultists-claim-urge-portal = Давайте закроем портал.
cultists-claim-urge-vote = Давайте кого-нибудь изгоним.
cultists-claim-urge-calm = Давайте никого не изгонять.

## Голосования

cultists-vote = Голосование
cultists-vote-line = Уходит тот, у кого больше всех голосов и больше, чем воздержавшихся; при равенстве — никто. Пока голосуют другие, голос можно сменить.
cultists-your-vote = ✓ Ваш голос
cultists-not-sealed = Ещё не подан
cultists-abstain = Воздержаться
cultists-fist = сжатый кулак
cultists-without-knife = без Ножа
cultists-suspected = { $count ->
    [0] подозрений нет
    [one] { $count } подозрение
    [few] { $count } подозрения
   *[other] { $count } подозрений
    }
cultists-voted = Проголосовали: { $done } из { $count }. Пока не все, голосов никто не видит.
cultists-uncovered = Голоса
