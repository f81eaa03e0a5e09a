### Слова стола в терминале, которых нет в правилах игры.

cultists-table-phase-night = Ночь
cultists-table-phase-movement = Движение
cultists-table-phase-event = Событие
cultists-table-phase-action = Действия
cultists-table-phase-upkeep = Завершение
cultists-table-round = Раунд { $round }/{ $last }
cultists-table-light = свет
cultists-table-dark = темно
cultists-table-portal = закройте до раунда { $number }
cultists-table-closed-wing = Закрытое крыло
cultists-table-finished = готово
cultists-table-explored = изучено
cultists-table-unsafe = опасно
cultists-table-pile = стопка { $pile }
cultists-table-books-here = найти
cultists-table-token = Культист
cultists-table-fish-man = Рыба
cultists-table-fish-man-lake = Человек-рыба в озере
cultists-table-vote-ready = голосование
cultists-table-ghost = Призрак
cultists-table-from-start = с начала
cultists-table-knife = Нож
cultists-table-acted = действие потрачено
cultists-table-envelope = В конверте
cultists-table-goal = { $points } очков к концу раунда { $rounds }, или ни одного живого Культиста.
cultists-table-goal-cultist = Мёртвых: { $dead }, или нет { $points } очков после раунда { $rounds }.
cultists-table-route = Маршрут
cultists-table-route-free = вам не указ
cultists-table-hand = Рука
cultists-table-pulse =
    { $count ->
        [one] Ваш пульс: { $count } карта, закрыта и от вас.
        [few] Ваш пульс: { $count } карты, закрыты и от вас.
       *[other] Ваш пульс: { $count } карт, закрыты и от вас.
    }
cultists-table-given-by = От кого: { $names }.
cultists-table-known = Что вы знаете
cultists-table-known-role = { $name }: { $role }
cultists-table-known-start-dead = { $name }: пульса нет с самого начала.
cultists-table-known-looked =
    { $count ->
        [0] { $name }: когда вы смотрели, карт «Мёртв» не было.
        [one] { $name }: когда вы смотрели, была { $count } карта «Мёртв».
        [few] { $name }: когда вы смотрели, было { $count } карты «Мёртв».
       *[other] { $name }: когда вы смотрели, было { $count } карт «Мёртв».
    }
cultists-table-known-peeked = В мешочке вы видели: { $event }
cultists-table-known-laid = { $card }: ваша карта, { $place }
cultists-table-known-gave = { $card }: от вас получает { $name }
cultists-table-rounds = Раунды и события
cultists-table-shelves = Полки
cultists-table-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
cultists-table-piles = Колода: { $draw }. Жетонов событий в мешочке: { $bag }.
cultists-table-outside = Опасный проход: { $passage }. Жетонов Культистов снаружи: { $count }.
cultists-table-cultists = Культистов в игре: { $count }.
cultists-table-roles = Особые роли: { $names }.
cultists-table-abstains = воздерживается
cultists-table-colour-dark-blue = синий
cultists-table-colour-pink = розовый
cultists-table-colour-orange = оранжевый
cultists-table-colour-light-blue = голубой
cultists-table-colour-red = красный
cultists-table-colour-green = зелёный
cultists-table-short-db1 = Синяя 1
cultists-table-short-db2 = Синяя 2
cultists-table-short-db3 = Синяя 3
cultists-table-short-p1 = Розовая 1
cultists-table-short-p2 = Розовая 2
cultists-table-short-p3 = Розовая 3
cultists-table-short-o1 = Оранжевая 1
cultists-table-short-o2 = Оранжевая 2
cultists-table-short-lb = Столовая
cultists-table-short-r = Красная, охр.
cultists-table-short-g = Зелёная
cultists-table-short-cm = Центр
cultists-table-short-nw = СЗ кор.
cultists-table-short-ne = СВ кор.
cultists-table-short-se = ЮВ кор.
cultists-table-short-sw = ЮЗ кор.
cultists-table-wide-db1 = { cultists-place-db1 }
cultists-table-wide-db2 = { cultists-place-db2 }
cultists-table-wide-db3 = { cultists-place-db3 }
cultists-table-wide-p1 = { cultists-place-p1 }
cultists-table-wide-p2 = { cultists-place-p2 }
cultists-table-wide-p3 = { cultists-place-p3 }
cultists-table-wide-o1 = { cultists-place-o1 }
cultists-table-wide-o2 = { cultists-place-o2 }
cultists-table-wide-lb = { cultists-place-lb }, голубая
cultists-table-wide-r = { cultists-place-r }, красная
cultists-table-wide-g = { cultists-place-g }
cultists-table-wide-cm = { cultists-place-cm }
cultists-table-wide-nw = { cultists-place-nw }
cultists-table-wide-ne = { cultists-place-ne }
cultists-table-wide-se = { cultists-place-se }
cultists-table-wide-sw = { cultists-place-sw }
cultists-table-menu-me = О себе
cultists-table-menu-suspect = Подозреваю …
cultists-table-menu-trust = Доверяю …
cultists-table-menu-ask = Где вы были, …?
cultists-table-menu-where = Где было моё место
cultists-table-menu-looked = Что увидено мной
cultists-table-menu-laid = Мои карты: где и у кого
cultists-table-menu-us = Что нам делать
cultists-table-books = книги на полках и в комнатах
cultists-table-pile-sign = карт в стопке из 3 для изучения; ! изучено
cultists-table-doors = двери
cultists-table-pulse-sign = карт в стопке пульса
cultists-table-portal-sign = открытый портал
cultists-table-stories = Стопки: · начальная карта, + из колоды, → показана
cultists-table-on-route = комната цвета вашего Маршрута в этом раунде
cultists-table-one-of = Одна из этих ролей: { $names }.
