### The Ossuary Library: names of its own and those of its cards.

## The Ossuary Library

dmd-episode-ossuary-library = A biblioteca do ossuário
dmd-action-loot = Revistar o corpo
dmd-action-open = Abrir o tomo
dmd-token-body = Corpo
dmd-token-open-tome = Tomo aberto
dmd-token-tome-of-ash = Tomo de cinza
dmd-token-tome-of-blood = Tomo de sangue
dmd-token-tome-of-bone = Tomo de osso
dmd-token-tome-of-salt = Tomo de sal
dmd-token-sigil-of-ash = Selo de cinza
dmd-token-sigil-of-blood = Selo de sangue
dmd-token-sigil-of-bone = Selo de osso
dmd-token-sigil-of-salt = Selo de sal
dmd-pile-sigils = Selos

## Spaces

dmd-space-chapel = Capela
dmd-space-sacristy = Sacristia
dmd-space-crypt-stair = Escada da cripta
dmd-space-bone-gallery = Galeria de ossos
dmd-space-scriptorium = Escritório monástico
dmd-space-ossuary = Ossuário
dmd-space-reliquary = Relicário
dmd-space-candle-store = Depósito de velas
dmd-space-abbots-tomb = Túmulo do abade
dmd-space-lower-vault = Abóbada inferior
dmd-space-cistern = Cisterna
dmd-space-ghoul-run = Trilha dos carniçais

## Mythos cards

dmd-mythos-something-gnaws = Algo rói
dmd-mythos-the-earth-shakes = A terra treme
dmd-mythos-bones-underfoot = Ossos sob os pés
dmd-mythos-the-candles-go-out = As velas se apagam
dmd-mythos-feast-of-the-dead = Festim dos mortos
dmd-mythos-whispering-skulls = Caveiras sussurrantes
dmd-mythos-a-hand-through-the-wall = Uma mão na parede
dmd-mythos-the-pack = A matilha

## Discovery cards

dmd-discovery-the-lame-sexton = O sacristão manco
dmd-discovery-a-novice-in-hiding = Um noviço escondido
dmd-discovery-the-grave-robbers-camp = O acampamento do ladrão de túmulos
dmd-discovery-the-bone-collector = O colecionador de ossos
dmd-discovery-a-crusaders-niche = O nicho de um cruzado
dmd-discovery-powder-kegs = Barris de pólvora
dmd-discovery-the-herb-cupboard = O armário de ervas
dmd-discovery-the-monks-larder = A despensa dos monges
dmd-discovery-soft-shoes = Sapatos macios
dmd-discovery-a-jar-of-quicklime = Um pote de cal viva
dmd-discovery-a-fresh-corpse = Um cadáver recente
dmd-discovery-the-open-coffin = O caixão aberto
dmd-discovery-a-quiet-prayer = Uma oração silenciosa
dmd-discovery-loose-flagstones = Lajes soltas
dmd-discovery-eyes-in-the-dark = Olhos na escuridão

## Finds

dmd-find-sexton = Sacristão manco
dmd-find-sextons-spade = Pá de coveiro
dmd-find-novice = Noviço
dmd-find-rosary = Rosário
dmd-find-grave-robber = Ladrão de túmulos
dmd-find-crowbar = Pé de cabra
dmd-find-bone-collector = Colecionador de ossos
dmd-find-thigh-bone = Fêmur
dmd-find-crusaders-sword = Espada de cruzado
dmd-find-crusaders-shield = Escudo de cruzado
dmd-find-powder-keg = Barril de pólvora
dmd-find-blunderbuss = Bacamarte
dmd-find-poultice = Cataplasma
dmd-find-poppy-wine = Vinho de papoula
dmd-find-altar-wine = Vinho de missa
dmd-find-hard-bread = Pão duro
dmd-find-felt-slippers = Chinelos de feltro
dmd-find-map-of-the-tunnels = Mapa dos túneis
dmd-find-quicklime = Cal viva
dmd-find-holy-water = Água benta
dmd-find-borrowed-sigil = Anel emprestado
dmd-find-defiled = Profanado
dmd-find-at-peace = Em paz
