### Under a Stolen Moon: names of its own and those of its cards.

## Under a Stolen Moon

dmd-episode-stolen-moon = Sob uma lua roubada
dmd-action-carry = Levar o espelho
dmd-action-turn-the-heavens = Girar os céus
dmd-token-mirror = Espelho lunar
dmd-phase-stolen-moon-0 = lua nova
dmd-phase-stolen-moon-1 = lua crescente
dmd-phase-stolen-moon-2 = lua cheia
dmd-phase-stolen-moon-3 = lua minguante

## Spaces

dmd-space-vestibule = Vestíbulo
dmd-space-spiral-stair = Escada em caracol
dmd-space-star-library = Biblioteca estelar
dmd-space-mirror-hall = Sala dos espelhos
dmd-space-east-terrace = Terraço leste
dmd-space-west-terrace = Terraço oeste
dmd-space-lens-workshop = Oficina de lentes
dmd-space-dome-gallery = Galeria da cúpula
dmd-space-telescope-room = Sala do telescópio
dmd-space-instrument-room = Sala de instrumentos

## Mythos cards

dmd-mythos-the-sky-lurches = O céu cambaleia
dmd-mythos-clouds = Nuvens
dmd-mythos-voices-below-the-stair = Vozes sob a escada
dmd-mythos-a-face-in-the-moon = Um rosto na lua
dmd-mythos-out-of-the-eyepiece = Saído da ocular
dmd-mythos-the-wrong-stars = As estrelas erradas
dmd-mythos-the-shadow-passes = A sombra passa
dmd-mythos-moon-hunger = Fome de lua

## Discovery cards

dmd-discovery-the-night-assistant = O assistente noturno
dmd-discovery-the-caretaker = O zelador
dmd-discovery-the-lamplighter = O acendedor de lampiões
dmd-discovery-silver-knives = Facas de prata
dmd-discovery-a-poacher-on-the-terrace = Um caçador furtivo no terraço
dmd-discovery-the-chemicals-cabinet = O armário de químicos
dmd-discovery-the-cot-under-the-stairs = O catre sob a escada
dmd-discovery-a-cold-supper = Uma ceia fria
dmd-discovery-the-fencing-gear = O equipamento de esgrima
dmd-discovery-the-felt-covers = As capas de feltro
dmd-discovery-the-orrery = O planetário
dmd-discovery-moonlight-on-the-floor = Luar no chão
dmd-discovery-a-clear-sky = Céu limpo
dmd-discovery-the-moving-floor = O chão móvel
dmd-discovery-something-behind-the-lens = Algo atrás da lente

## Finds

dmd-find-night-assistant = Assistente noturno
dmd-find-star-tables = Tabelas estelares
dmd-find-caretaker = Zelador
dmd-find-iron-bar = Barra de ferro
dmd-find-lamplighter = Acendedor de lampiões
dmd-find-dark-lantern = Lanterna furta-fogo
dmd-find-moon-dagger = Adaga lunar
dmd-find-silver-needle = Agulha de prata
dmd-find-poacher = Caçador furtivo
dmd-find-shotgun = Espingarda
dmd-find-magnesium-flash = Clarão de magnésio
dmd-find-developer-acid = Ácido revelador
dmd-find-lint-and-iodine = Gaze e iodo
dmd-find-woollen-blanket = Manta de lã
dmd-find-cold-supper = Ceia fria
dmd-find-strong-coffee = Café forte
dmd-find-fencing-jacket = Jaqueta de esgrima
dmd-find-foil = Florete
dmd-find-felt-soles = Solas de feltro
dmd-find-old-bones = Ossos velhos
dmd-find-clockwork-orrery = Planetário de corda
dmd-find-moonstruck = Enluarado
dmd-find-astronomers-eye = Olho de astrônomo
