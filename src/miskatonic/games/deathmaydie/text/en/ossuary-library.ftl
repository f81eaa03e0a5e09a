### The Ossuary Library: names of its own and those of its cards.

## The Ossuary Library

dmd-episode-ossuary-library = The Ossuary Library
dmd-action-loot = Search the body
dmd-action-open = Open the tome
dmd-token-body = Body
dmd-token-open-tome = Open Tome
dmd-token-tome-of-ash = Tome of Ash
dmd-token-tome-of-blood = Tome of Blood
dmd-token-tome-of-bone = Tome of Bone
dmd-token-tome-of-salt = Tome of Salt
dmd-token-sigil-of-ash = Sigil of Ash
dmd-token-sigil-of-blood = Sigil of Blood
dmd-token-sigil-of-bone = Sigil of Bone
dmd-token-sigil-of-salt = Sigil of Salt
dmd-pile-sigils = Sigils

## Spaces

dmd-space-chapel = Chapel
    .the = the Chapel
dmd-space-sacristy = Sacristy
    .the = the Sacristy
dmd-space-crypt-stair = Crypt Stair
    .the = the Crypt Stair
dmd-space-bone-gallery = Bone Gallery
    .the = the Bone Gallery
dmd-space-scriptorium = Scriptorium
    .the = the Scriptorium
dmd-space-ossuary = Ossuary
    .the = the Ossuary
dmd-space-reliquary = Reliquary
    .the = the Reliquary
dmd-space-candle-store = Candle Store
    .the = the Candle Store
dmd-space-abbots-tomb = Abbot's Tomb
    .the = the Abbot's Tomb
dmd-space-lower-vault = Lower Vault
    .the = the Lower Vault
dmd-space-cistern = Cistern
    .the = the Cistern
dmd-space-ghoul-run = Ghoul Run
    .the = the Ghoul Run

## Mythos cards

dmd-mythos-something-gnaws = Something Gnaws
dmd-mythos-the-earth-shakes = The Earth Shakes
dmd-mythos-bones-underfoot = Bones Underfoot
dmd-mythos-the-candles-go-out = The Candles Go Out
dmd-mythos-feast-of-the-dead = Feast of the Dead
dmd-mythos-whispering-skulls = Whispering Skulls
dmd-mythos-a-hand-through-the-wall = A Hand Through the Wall
dmd-mythos-the-pack = The Pack

## Discovery cards

dmd-discovery-the-lame-sexton = The Lame Sexton
dmd-discovery-a-novice-in-hiding = A Novice in Hiding
dmd-discovery-the-grave-robbers-camp = The Grave Robber's Camp
dmd-discovery-the-bone-collector = The Bone Collector
dmd-discovery-a-crusaders-niche = A Crusader's Niche
dmd-discovery-powder-kegs = Powder Kegs
dmd-discovery-the-herb-cupboard = The Herb Cupboard
dmd-discovery-the-monks-larder = The Monks' Larder
dmd-discovery-soft-shoes = Soft Shoes
dmd-discovery-a-jar-of-quicklime = A Jar of Quicklime
dmd-discovery-a-fresh-corpse = A Fresh Corpse
dmd-discovery-the-open-coffin = The Open Coffin
dmd-discovery-a-quiet-prayer = A Quiet Prayer
dmd-discovery-loose-flagstones = Loose Flagstones
dmd-discovery-eyes-in-the-dark = Eyes in the Dark

## Finds

dmd-find-sexton = Lame Sexton
dmd-find-sextons-spade = Sexton's Spade
dmd-find-novice = Novice
dmd-find-rosary = Rosary
dmd-find-grave-robber = Grave Robber
dmd-find-crowbar = Crowbar
dmd-find-bone-collector = Bone Collector
dmd-find-thigh-bone = Thigh Bone
dmd-find-crusaders-sword = Crusader's Sword
dmd-find-crusaders-shield = Crusader's Shield
dmd-find-powder-keg = Powder Keg
dmd-find-blunderbuss = Blunderbuss
dmd-find-poultice = Poultice
dmd-find-poppy-wine = Poppy Wine
dmd-find-altar-wine = Altar Wine
dmd-find-hard-bread = Hard Bread
dmd-find-felt-slippers = Felt Slippers
dmd-find-map-of-the-tunnels = Map of the Tunnels
dmd-find-quicklime = Quicklime
dmd-find-holy-water = Holy Water
dmd-find-borrowed-sigil = Borrowed Signet
dmd-find-defiled = Defiled
dmd-find-at-peace = At Peace
