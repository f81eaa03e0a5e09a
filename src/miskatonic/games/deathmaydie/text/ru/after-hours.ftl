### After Hours: names of its own and those of its cards.

## After Hours

dmd-episode-after-hours = После закрытия
dmd-action-lift = Забрать артефакт
dmd-action-set-up = Установить артефакт
dmd-token-artifact = Артефакт
dmd-token-watchman = Ночной сторож

## Spaces

dmd-space-rotunda = Ротонда
dmd-space-cloak-desk = Гардеробная
dmd-space-guard-room = Караульная
    .acc = караульную
    .dat = караульной
    .prep = караульной
dmd-space-egyptian-wing = Египетское крыло
dmd-space-hall-of-masks = Зал масок
dmd-space-whale-hall = Зал кита
dmd-space-mineral-room = Минералогический зал
dmd-space-workshop = Мастерская
dmd-space-cellar = Подвал
dmd-space-loading-dock = Погрузочная
dmd-space-upper-gallery = Верхняя галерея
dmd-space-star-dome = Звёздный купол
dmd-space-archive = Архив

## Mythos cards

dmd-mythos-the-rounds = Обход
dmd-mythos-something-in-the-tank = Что-то в баке
dmd-mythos-the-masks-sing = Маски поют
dmd-mythos-through-the-dome = Сквозь купол
dmd-mythos-a-torch-beam = Луч фонаря
dmd-mythos-dust-and-chanting = Пыль и песнопения
dmd-mythos-the-case-is-empty = Витрина пуста
dmd-mythos-a-draught = Сквозняк

## Discovery cards

dmd-discovery-the-taxidermist = Таксидермист
dmd-discovery-a-professor-asleep = Спящий профессор
dmd-discovery-the-thief = Вор
dmd-discovery-the-bronze-age = Бронзовый век
dmd-discovery-the-big-game-hall = Зал крупной дичи
dmd-discovery-the-restorers-table = Стол реставратора
dmd-discovery-the-first-aid-post = Медпункт
dmd-discovery-the-canteen = Буфет
dmd-discovery-crepe-soles = Мягкие подошвы
dmd-discovery-the-old-guard = Старый охранник
dmd-discovery-broken-glass = Битое стекло
dmd-discovery-the-quiet-hour = Тихий час
dmd-discovery-the-alarm-wire = Провод сигнализации
dmd-discovery-the-dumb-waiter = Подъёмник
dmd-discovery-a-mummys-hand = Рука мумии

## Finds

dmd-find-taxidermist = Таксидермист
dmd-find-scalpels = Скальпели
dmd-find-professor = Профессор
dmd-find-lecture-notes = Конспект лекций
dmd-find-thief = Вор
dmd-find-skeleton-keys = Отмычки
dmd-find-bronze-axe = Бронзовый топор
dmd-find-bronze-shield = Бронзовый щит
dmd-find-elephant-gun = Слонобой
dmd-find-box-of-cartridges = Пачка патронов
dmd-find-jar-of-spirits = Банка спирта
dmd-find-turpentine = Скипидар
dmd-find-bandages = Бинты
dmd-find-stretcher = Носилки
dmd-find-thermos-flask = Термос
dmd-find-sandwiches = Бутерброды
dmd-find-rubber-boots = Резиновые сапоги
dmd-find-roller-skates = Роликовые коньки
dmd-find-old-guard = Старый охранник
dmd-find-guards-whistle = Свисток охранника
dmd-find-wanted = В розыске
dmd-find-patient = Терпение
dmd-find-mummys-hand = Рука мумии
