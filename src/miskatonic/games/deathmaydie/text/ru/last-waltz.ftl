### The Last Waltz: names of its own and those of its cards.

## The Last Waltz

dmd-episode-last-waltz = Последний вальс
dmd-action-interrogate = Допросить гостя
dmd-action-usher = Увести колдунов
dmd-token-sorcerer = Колдун
dmd-token-guest = Гость

## Spaces

dmd-space-grand-foyer = Парадный вестибюль
dmd-space-ballroom = Бальный зал
    .acc = бальный зал
    .dat = бальному залу
    .prep = бальном зале
dmd-space-orchestra = Оркестровая площадка
dmd-space-smoking-room = Курительная
dmd-space-kitchens = Кухни
dmd-space-winter-garden = Зимний сад
dmd-space-terrace = Терраса
dmd-space-rose-walk = Аллея роз
dmd-space-pier = Пристань
    .acc = пристань
    .dat = пристани
    .prep = районе пристани
dmd-space-boathouse = Лодочный сарай
dmd-space-upper-landing = Верхняя площадка
dmd-space-music-room = Музыкальная комната
dmd-space-master-bedroom = Хозяйская спальня

## Mythos cards

dmd-mythos-change-partners = Смена партнёров
dmd-mythos-out-of-the-water = Из воды
dmd-mythos-a-false-note = Фальшивая нота
dmd-mythos-wings-over-the-lawn = Крылья над лужайкой
dmd-mythos-the-lights-go-out = Свет гаснет
dmd-mythos-they-drift-back = Они тянутся назад
dmd-mythos-a-toast = Тост
dmd-mythos-wet-footprints = Мокрые следы

## Discovery cards

dmd-discovery-the-hostess-in-tears = Хозяйка в слезах
dmd-discovery-a-duellist = Дуэлянт
dmd-discovery-the-head-waiter = Метрдотель
dmd-discovery-behind-the-curtain = За портьерой
dmd-discovery-the-gun-room = Оружейная
dmd-discovery-the-fireworks = Фейерверк
dmd-discovery-a-doctor-among-the-guests = Врач среди гостей
dmd-discovery-a-breastplate-on-the-wall = Кираса на стене
dmd-discovery-the-dance-card = Бальная карточка
dmd-discovery-the-cold-buffet = Холодные закуски
dmd-discovery-the-string-quartet = Струнный квартет
dmd-discovery-a-scream-upstairs = Крик наверху
dmd-discovery-a-partner-insists = Настойчивый кавалер
dmd-discovery-the-wrong-mask = Не та маска
dmd-discovery-a-masked-stranger = Незнакомец в маске

## Finds

dmd-find-hostess = Хозяйка бала
dmd-find-guest-list = Список гостей
dmd-find-duellist = Дуэлянт
dmd-find-sabre = Сабля
dmd-find-head-waiter = Метрдотель
dmd-find-tray-of-champagne = Поднос шампанского
dmd-find-cat-burglar = Домушник
dmd-find-black-domino = Чёрное домино
dmd-find-duelling-pistol = Дуэльный пистолет
dmd-find-fowling-piece = Охотничий дробовик
dmd-find-rocket = Ракета
dmd-find-case-of-rockets = Ящик ракет
dmd-find-society-doctor = Светский врач
dmd-find-doctors-bag = Докторский саквояж
dmd-find-breastplate = Кираса
dmd-find-halberd = Алебарда
dmd-find-dancing-shoes = Бальные туфли
dmd-find-lucky-favour = Счастливая бутоньерка
dmd-find-oysters = Устрицы
dmd-find-brandy = Бренди
dmd-find-waltz-in-the-ear = Вальс в голове
dmd-find-scandal = Скандал
dmd-find-strangers-ring = Кольцо незнакомца
