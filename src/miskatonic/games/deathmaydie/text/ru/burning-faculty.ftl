### The Burning Faculty: its names and those of its cards.

## The episode

dmd-episode-burning-faculty = Пылающий факультет
dmd-action-wreck = Разгромить лабораторию
dmd-action-douse = Тушить пламя
dmd-token-laboratory = Лаборатория

## Spaces

dmd-space-front-hall = Вестибюль
dmd-space-cloakroom = Гардероб
dmd-space-long-corridor = Длинный коридор
dmd-space-library = Библиотека
dmd-space-reading-room = Читальный зал
dmd-space-lecture-hall = Лекционный зал
dmd-space-chemistry-wing = Химическое крыло
dmd-space-store-room = Кладовая
dmd-space-upper-corridor = Верхний коридор
dmd-space-deans-office = Кабинет декана
dmd-space-attic = Чердак
dmd-space-courtyard = Двор
dmd-space-boiler-room = Котельная

## Mythos cards

dmd-mythos-sparks-in-the-stacks = Искры меж стеллажей
dmd-mythos-wings-above-the-roof = Крылья над крышей
dmd-mythos-smoke = Дым
dmd-mythos-chain-reaction = Цепная реакция
dmd-mythos-hot-on-your-heels = По пятам
dmd-mythos-chanting-in-the-walls = Пение в стенах
dmd-mythos-backdraft = Обратная тяга
dmd-mythos-a-shadow-on-the-skylight = Тень на стекле крыши

## Discovery cards

dmd-discovery-a-voice-in-the-broom-cupboard = Голос в чулане
dmd-discovery-the-red-bucket = Красное ведро
dmd-discovery-the-porters-drawer = Ящик привратника
dmd-discovery-the-rifle-club = Стрелковый клуб
dmd-discovery-the-sickroom = Лазарет
dmd-discovery-a-student-left-behind = Отставший студент
dmd-discovery-the-night-watch = Ночной обход
dmd-discovery-hoses-and-ladders = Рукава и лестницы
dmd-discovery-a-dog-barks = Лай собаки
dmd-discovery-volatile-goods = Опасный груз
dmd-discovery-the-body-on-the-stairs = Тело на лестнице
dmd-discovery-out-of-the-flames = Из огня
dmd-discovery-a-gust-of-sparks = Сноп искр
dmd-discovery-the-collapsed-ceiling = Рухнувший потолок
dmd-discovery-a-page-on-fire = Горящая страница

## Finds

dmd-find-jerome = Джером, помощник уборщика
dmd-find-bleach = Отбеливатель
dmd-find-fire-extinguisher = Огнетушитель
dmd-find-fire-axe = Пожарный топор
dmd-find-revolver = Револьвер
dmd-find-hip-flask = Фляжка
dmd-find-hunting-rifle = Охотничье ружьё
dmd-find-box-of-shells = Коробка патронов
dmd-find-first-aid-kit = Аптечка
dmd-find-smelling-salts = Нюхательная соль
dmd-find-chemistry-student = Студент-химик
dmd-find-alchemists-notes = Заметки алхимика
dmd-find-night-watchman = Ночной сторож
dmd-find-ring-of-keys = Связка ключей
dmd-find-fire-chief = Начальник пожарных
dmd-find-asbestos-coat = Асбестовый плащ
dmd-find-porters-dog = Пёс привратника
dmd-find-dog-biscuits = Собачье печенье
dmd-find-nitroglycerine = Нитроглицерин
dmd-find-flask-of-acid = Колба кислоты
dmd-find-guilty-conscience = Нечистая совесть
dmd-find-steady-nerves = Крепкие нервы
dmd-find-charred-page = Обугленная страница
