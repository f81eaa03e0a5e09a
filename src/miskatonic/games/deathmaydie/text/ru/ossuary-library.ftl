### The Ossuary Library: names of its own and those of its cards.

## The Ossuary Library

dmd-episode-ossuary-library = Библиотека костницы
dmd-action-loot = Обыскать тело
dmd-action-open = Открыть фолиант
dmd-token-body = Тело
dmd-token-open-tome = Открытый фолиант
dmd-token-tome-of-ash = Фолиант пепла
dmd-token-tome-of-blood = Фолиант крови
dmd-token-tome-of-bone = Фолиант кости
dmd-token-tome-of-salt = Фолиант соли
dmd-token-sigil-of-ash = Печать пепла
dmd-token-sigil-of-blood = Печать крови
dmd-token-sigil-of-bone = Печать кости
dmd-token-sigil-of-salt = Печать соли
dmd-pile-sigils = Печати

## Spaces

dmd-space-chapel = Часовня
dmd-space-sacristy = Ризница
dmd-space-crypt-stair = Лестница в крипту
dmd-space-bone-gallery = Костяная галерея
dmd-space-scriptorium = Скрипторий
dmd-space-ossuary = Костница
dmd-space-reliquary = Реликварий
dmd-space-candle-store = Свечная кладовая
dmd-space-abbots-tomb = Гробница аббата
dmd-space-lower-vault = Нижний склеп
dmd-space-cistern = Цистерна
dmd-space-ghoul-run = Гулий лаз

## Mythos cards

dmd-mythos-something-gnaws = Что-то гложет
dmd-mythos-the-earth-shakes = Земля дрожит
dmd-mythos-bones-underfoot = Кости под ногами
dmd-mythos-the-candles-go-out = Свечи гаснут
dmd-mythos-feast-of-the-dead = Пир мёртвых
dmd-mythos-whispering-skulls = Шепчущие черепа
dmd-mythos-a-hand-through-the-wall = Рука из стены
dmd-mythos-the-pack = Стая

## Discovery cards

dmd-discovery-the-lame-sexton = Хромой могильщик
dmd-discovery-a-novice-in-hiding = Спрятавшийся послушник
dmd-discovery-the-grave-robbers-camp = Стоянка расхитителя могил
dmd-discovery-the-bone-collector = Собиратель костей
dmd-discovery-a-crusaders-niche = Ниша крестоносца
dmd-discovery-powder-kegs = Бочонки с порохом
dmd-discovery-the-herb-cupboard = Шкаф с травами
dmd-discovery-the-monks-larder = Монашеская кладовая
dmd-discovery-soft-shoes = Мягкая обувь
dmd-discovery-a-jar-of-quicklime = Банка негашёной извести
dmd-discovery-a-fresh-corpse = Свежий труп
dmd-discovery-the-open-coffin = Открытый гроб
dmd-discovery-a-quiet-prayer = Тихая молитва
dmd-discovery-loose-flagstones = Шаткие плиты
dmd-discovery-eyes-in-the-dark = Глаза во тьме

## Finds

dmd-find-sexton = Хромой могильщик
dmd-find-sextons-spade = Лопата могильщика
dmd-find-novice = Послушник
dmd-find-rosary = Чётки
dmd-find-grave-robber = Расхититель могил
dmd-find-crowbar = Ломик
dmd-find-bone-collector = Собиратель костей
dmd-find-thigh-bone = Бедренная кость
dmd-find-crusaders-sword = Меч крестоносца
dmd-find-crusaders-shield = Щит крестоносца
dmd-find-powder-keg = Бочонок пороха
dmd-find-blunderbuss = Мушкетон
dmd-find-poultice = Припарка
dmd-find-poppy-wine = Маковое вино
dmd-find-altar-wine = Церковное вино
dmd-find-hard-bread = Чёрствый хлеб
dmd-find-felt-slippers = Войлочные тапочки
dmd-find-map-of-the-tunnels = План подземелий
dmd-find-quicklime = Негашёная известь
dmd-find-holy-water = Святая вода
dmd-find-borrowed-sigil = Чужой перстень
dmd-find-defiled = Осквернение
dmd-find-at-peace = Умиротворение
