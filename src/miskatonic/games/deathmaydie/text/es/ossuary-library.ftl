### The Ossuary Library: names of its own and those of its cards.

## The Ossuary Library

dmd-episode-ossuary-library = La biblioteca del osario
dmd-action-loot = Registrar el cuerpo
dmd-action-open = Abrir el tomo
dmd-token-body = Cuerpo
dmd-token-open-tome = Tomo abierto
dmd-token-tome-of-ash = Tomo de ceniza
dmd-token-tome-of-blood = Tomo de sangre
dmd-token-tome-of-bone = Tomo de hueso
dmd-token-tome-of-salt = Tomo de sal
dmd-token-sigil-of-ash = Sello de ceniza
dmd-token-sigil-of-blood = Sello de sangre
dmd-token-sigil-of-bone = Sello de hueso
dmd-token-sigil-of-salt = Sello de sal
dmd-pile-sigils = Sellos

## Spaces

dmd-space-chapel = Capilla
dmd-space-sacristy = Sacristía
dmd-space-crypt-stair = Escalera de la cripta
dmd-space-bone-gallery = Galería de huesos
dmd-space-scriptorium = Escritorio monástico
dmd-space-ossuary = Osario
dmd-space-reliquary = Relicario
dmd-space-candle-store = Almacén de velas
dmd-space-abbots-tomb = Tumba del abad
dmd-space-lower-vault = Bóveda inferior
dmd-space-cistern = Cisterna
dmd-space-ghoul-run = Senda de gules

## Mythos cards

dmd-mythos-something-gnaws = Algo roe
dmd-mythos-the-earth-shakes = La tierra tiembla
dmd-mythos-bones-underfoot = Huesos bajo los pies
dmd-mythos-the-candles-go-out = Las velas se apagan
dmd-mythos-feast-of-the-dead = Festín de los muertos
dmd-mythos-whispering-skulls = Calaveras susurrantes
dmd-mythos-a-hand-through-the-wall = Una mano en la pared
dmd-mythos-the-pack = La jauría

## Discovery cards

dmd-discovery-the-lame-sexton = El sacristán cojo
dmd-discovery-a-novice-in-hiding = Un novicio escondido
dmd-discovery-the-grave-robbers-camp = El campamento del ladrón de tumbas
dmd-discovery-the-bone-collector = El coleccionista de huesos
dmd-discovery-a-crusaders-niche = El nicho de un cruzado
dmd-discovery-powder-kegs = Barriles de pólvora
dmd-discovery-the-herb-cupboard = El armario de hierbas
dmd-discovery-the-monks-larder = La despensa de los monjes
dmd-discovery-soft-shoes = Zapatos blandos
dmd-discovery-a-jar-of-quicklime = Un tarro de cal viva
dmd-discovery-a-fresh-corpse = Un cadáver reciente
dmd-discovery-the-open-coffin = El ataúd abierto
dmd-discovery-a-quiet-prayer = Una oración callada
dmd-discovery-loose-flagstones = Losas sueltas
dmd-discovery-eyes-in-the-dark = Ojos en la oscuridad

## Finds

dmd-find-sexton = Sacristán cojo
dmd-find-sextons-spade = Pala de enterrador
dmd-find-novice = Novicio
dmd-find-rosary = Rosario
dmd-find-grave-robber = Ladrón de tumbas
dmd-find-crowbar = Palanca
dmd-find-bone-collector = Coleccionista de huesos
dmd-find-thigh-bone = Fémur
dmd-find-crusaders-sword = Espada de cruzado
dmd-find-crusaders-shield = Escudo de cruzado
dmd-find-powder-keg = Barril de pólvora
dmd-find-blunderbuss = Trabuco
dmd-find-poultice = Cataplasma
dmd-find-poppy-wine = Vino de amapola
dmd-find-altar-wine = Vino de misa
dmd-find-hard-bread = Pan duro
dmd-find-felt-slippers = Zapatillas de fieltro
dmd-find-map-of-the-tunnels = Mapa de los túneles
dmd-find-quicklime = Cal viva
dmd-find-holy-water = Agua bendita
dmd-find-borrowed-sigil = Anillo prestado
dmd-find-defiled = Mancillado
dmd-find-at-peace = En paz
