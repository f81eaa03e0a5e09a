### Under a Stolen Moon: names of its own and those of its cards.

## Under a Stolen Moon

dmd-episode-stolen-moon = Bajo una luna robada
dmd-action-carry = Llevar el espejo
dmd-action-turn-the-heavens = Girar los cielos
dmd-token-mirror = Espejo lunar
dmd-phase-stolen-moon-0 = luna nueva
dmd-phase-stolen-moon-1 = luna creciente
dmd-phase-stolen-moon-2 = luna llena
dmd-phase-stolen-moon-3 = luna menguante

## Spaces

dmd-space-vestibule = Zaguán
dmd-space-spiral-stair = Escalera de caracol
dmd-space-star-library = Biblioteca estelar
dmd-space-mirror-hall = Sala de los espejos
dmd-space-east-terrace = Terraza este
dmd-space-west-terrace = Terraza oeste
dmd-space-lens-workshop = Taller de lentes
dmd-space-dome-gallery = Galería de la cúpula
dmd-space-telescope-room = Sala del telescopio
dmd-space-instrument-room = Sala de instrumentos

## Mythos cards

dmd-mythos-the-sky-lurches = El cielo se tambalea
dmd-mythos-clouds = Nubes
dmd-mythos-voices-below-the-stair = Voces bajo la escalera
dmd-mythos-a-face-in-the-moon = Una cara en la luna
dmd-mythos-out-of-the-eyepiece = Desde el ocular
dmd-mythos-the-wrong-stars = Las estrellas equivocadas
dmd-mythos-the-shadow-passes = La sombra pasa
dmd-mythos-moon-hunger = Hambre de luna

## Discovery cards

dmd-discovery-the-night-assistant = El asistente nocturno
dmd-discovery-the-caretaker = El conserje
dmd-discovery-the-lamplighter = El farolero
dmd-discovery-silver-knives = Cuchillos de plata
dmd-discovery-a-poacher-on-the-terrace = Un furtivo en la terraza
dmd-discovery-the-chemicals-cabinet = El armario de químicos
dmd-discovery-the-cot-under-the-stairs = El catre bajo la escalera
dmd-discovery-a-cold-supper = Una cena fría
dmd-discovery-the-fencing-gear = El equipo de esgrima
dmd-discovery-the-felt-covers = Las fundas de fieltro
dmd-discovery-the-orrery = El planetario
dmd-discovery-moonlight-on-the-floor = Luz de luna en el suelo
dmd-discovery-a-clear-sky = Cielo despejado
dmd-discovery-the-moving-floor = El suelo móvil
dmd-discovery-something-behind-the-lens = Algo tras la lente

## Finds

dmd-find-night-assistant = Asistente nocturno
dmd-find-star-tables = Tablas estelares
dmd-find-caretaker = Conserje
dmd-find-iron-bar = Barra de hierro
dmd-find-lamplighter = Farolero
dmd-find-dark-lantern = Linterna sorda
dmd-find-moon-dagger = Daga lunar
dmd-find-silver-needle = Aguja de plata
dmd-find-poacher = Furtivo
dmd-find-shotgun = Escopeta
dmd-find-magnesium-flash = Destello de magnesio
dmd-find-developer-acid = Ácido revelador
dmd-find-lint-and-iodine = Gasa y yodo
dmd-find-woollen-blanket = Manta de lana
dmd-find-cold-supper = Cena fría
dmd-find-strong-coffee = Café fuerte
dmd-find-fencing-jacket = Chaqueta de esgrima
dmd-find-foil = Florete
dmd-find-felt-soles = Suelas de fieltro
dmd-find-old-bones = Huesos viejos
dmd-find-clockwork-orrery = Planetario de relojería
dmd-find-moonstruck = Alunado
dmd-find-astronomers-eye = Ojo de astrónomo
