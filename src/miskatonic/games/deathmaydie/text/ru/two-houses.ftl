### Two Houses: names of its own and those of its cards.

## Two Houses

dmd-episode-two-houses = Два дома
dmd-action-lead = Вести старейшин
dmd-action-light = Зажечь маяк
dmd-token-allen-elder = Старейшина дома Алленов
dmd-token-marsh-elder = Старейшина дома Маршей
dmd-token-kin = Разгневанная родня
dmd-token-dark-lamp = Потухший маяк
dmd-token-lit-lamp = Горящий маяк

## Spaces

dmd-space-fish-market = Рыбный рынок
dmd-space-tavern = Таверна
dmd-space-boat = Корабль
    .acc = корабль
    .dat = кораблю
    .prep = зоне корабля
dmd-space-quay = Набережная
dmd-space-mole = Мол
dmd-space-church-square = Церковная площадь
dmd-space-marsh-manor = Усадьба Маршей
    .acc = усадьбу Маршей
    .dat = усадьбе Маршей
    .prep = усадьбе Маршей
dmd-space-allen-house = Дом Алленов
    .acc = дом Алленов
    .dat = дому Алленов
    .prep = доме Алленов
dmd-space-smugglers-cove = Бухта контрабандистов
dmd-space-cliff-path = Тропа над обрывом
dmd-space-lighthouse-yard = Двор маяка
dmd-space-lamp-room = Фонарная комната

## Mythos cards

dmd-mythos-the-allens-call = Аллены зовут
dmd-mythos-the-marshes-call = Марши зовут
dmd-mythos-up-the-slipway = Вверх по слипу
dmd-mythos-the-bell-buoy = Колокольный буй
dmd-mythos-the-ground-opens = Земля разверзается
dmd-mythos-fog = Туман
dmd-mythos-the-tide-turns = Прилив
dmd-mythos-old-quarrels = Старые распри

## Discovery cards

dmd-discovery-a-net-mender = Чинильщик сетей
dmd-discovery-the-harbour-master = Начальник порта
dmd-discovery-a-runaway-marsh = Беглец из Маршей
dmd-discovery-the-telegraph-boy = Мальчик-телеграфист
dmd-discovery-the-whaling-shed = Китобойный сарай
dmd-discovery-dynamite-for-the-reef = Динамит для рифа
dmd-discovery-the-ships-surgeon = Судовой врач
dmd-discovery-oilskins = Штормовки
dmd-discovery-the-back-room = Задняя комната
dmd-discovery-a-lucky-coin = Счастливая монета
dmd-discovery-a-grudge-laid-aside = Забытая обида
dmd-discovery-a-brawl-in-the-tavern = Драка в таверне
dmd-discovery-slippery-steps = Скользкие ступени
dmd-discovery-gossip-on-the-quay = Сплетни на набережной
dmd-discovery-what-the-net-brought-up = Что принесла сеть

## Finds

dmd-find-net-mender = Чинильщик сетей
dmd-find-gutting-knife = Рыбацкий нож
dmd-find-harbour-master = Начальник порта
dmd-find-flare-pistol = Ракетница
dmd-find-runaway-marsh = Беглец из Маршей
dmd-find-family-letters = Семейные письма
dmd-find-telegraph-boy = Мальчик-телеграфист
dmd-find-bicycle = Велосипед
dmd-find-harpoon = Гарпун
dmd-find-barrel-of-oil = Бочка масла
dmd-find-dynamite = Динамит
dmd-find-blasting-caps = Капсюли
dmd-find-ships-surgeon = Судовой врач
dmd-find-medicine-chest = Аптечный сундук
dmd-find-heavy-oilskins = Плотная штормовка
dmd-find-sou-wester = Зюйдвестка
dmd-find-bottle-of-rum = Бутылка рома
dmd-find-chowder = Похлёбка
dmd-find-drowned-coin = Утонувшая монета
dmd-find-sea-chart = Морская карта
dmd-find-peacemaker = Миротворец
dmd-find-bad-blood = Вражда
dmd-find-sunken-idol = Затонувший идол
