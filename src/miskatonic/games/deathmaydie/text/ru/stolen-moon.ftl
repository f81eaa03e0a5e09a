### Under a Stolen Moon: names of its own and those of its cards.

## Under a Stolen Moon

dmd-episode-stolen-moon = Под украденной луной
dmd-action-carry = Нести зеркало
dmd-action-turn-the-heavens = Повернуть небеса
dmd-token-mirror = Лунное зеркало
dmd-phase-stolen-moon-0 = новолуние
dmd-phase-stolen-moon-1 = растущая луна
dmd-phase-stolen-moon-2 = полнолуние
dmd-phase-stolen-moon-3 = убывающая луна

## Spaces

dmd-space-vestibule = Прихожая
dmd-space-spiral-stair = Винтовая лестница
dmd-space-star-library = Звёздная библиотека
dmd-space-mirror-hall = Зеркальный зал
dmd-space-east-terrace = Восточная терраса
dmd-space-west-terrace = Западная терраса
dmd-space-lens-workshop = Мастерская линз
dmd-space-dome-gallery = Галерея купола
dmd-space-telescope-room = Зал телескопа
    .acc = зал телескопа
    .dat = залу телескопа
    .prep = зале телескопа
dmd-space-instrument-room = Приборная

## Mythos cards

dmd-mythos-the-sky-lurches = Небо качнулось
dmd-mythos-clouds = Тучи
dmd-mythos-voices-below-the-stair = Голоса под лестницей
dmd-mythos-a-face-in-the-moon = Лицо на луне
dmd-mythos-out-of-the-eyepiece = Из окуляра
dmd-mythos-the-wrong-stars = Не те звёзды
dmd-mythos-the-shadow-passes = Тень проходит
dmd-mythos-moon-hunger = Лунный голод

## Discovery cards

dmd-discovery-the-night-assistant = Ночной ассистент
dmd-discovery-the-caretaker = Смотритель
dmd-discovery-the-lamplighter = Фонарщик
dmd-discovery-silver-knives = Серебряные ножи
dmd-discovery-a-poacher-on-the-terrace = Браконьер на террасе
dmd-discovery-the-chemicals-cabinet = Шкаф с реактивами
dmd-discovery-the-cot-under-the-stairs = Койка под лестницей
dmd-discovery-a-cold-supper = Холодный ужин
dmd-discovery-the-fencing-gear = Снаряжение фехтовальщика
dmd-discovery-the-felt-covers = Войлочные чехлы
dmd-discovery-the-orrery = Планетарий
dmd-discovery-moonlight-on-the-floor = Лунный свет на полу
dmd-discovery-a-clear-sky = Ясное небо
dmd-discovery-the-moving-floor = Подвижный пол
dmd-discovery-something-behind-the-lens = Что-то за линзой

## Finds

dmd-find-night-assistant = Ночной ассистент
dmd-find-star-tables = Звёздные таблицы
dmd-find-caretaker = Смотритель
dmd-find-iron-bar = Железный прут
dmd-find-lamplighter = Фонарщик
dmd-find-dark-lantern = Потайной фонарь
dmd-find-moon-dagger = Лунный кинжал
dmd-find-silver-needle = Серебряная игла
dmd-find-poacher = Браконьер
dmd-find-shotgun = Дробовик
dmd-find-magnesium-flash = Магниевая вспышка
dmd-find-developer-acid = Кислотный проявитель
dmd-find-lint-and-iodine = Бинт и йод
dmd-find-woollen-blanket = Шерстяное одеяло
dmd-find-cold-supper = Холодный ужин
dmd-find-strong-coffee = Крепкий кофе
dmd-find-fencing-jacket = Фехтовальная куртка
dmd-find-foil = Рапира
dmd-find-felt-soles = Войлочные подошвы
dmd-find-old-bones = Старые кости
dmd-find-clockwork-orrery = Заводной планетарий
dmd-find-moonstruck = Лунатизм
dmd-find-astronomers-eye = Глаз астронома
