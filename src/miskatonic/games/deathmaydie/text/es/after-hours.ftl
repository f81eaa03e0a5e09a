### After Hours: names of its own and those of its cards.

## After Hours

dmd-episode-after-hours = Fuera de horario
dmd-action-lift = Llevarse el artefacto
dmd-action-set-up = Colocar el artefacto
dmd-token-artifact = Artefacto
dmd-token-watchman = Vigilante nocturno

## Spaces

dmd-space-rotunda = Rotonda
dmd-space-cloak-desk = Guardarropía
dmd-space-guard-room = Cuarto de guardia
dmd-space-egyptian-wing = Ala egipcia
dmd-space-hall-of-masks = Sala de las máscaras
dmd-space-whale-hall = Sala de la ballena
dmd-space-mineral-room = Sala de minerales
dmd-space-workshop = Taller
dmd-space-cellar = Sótano
dmd-space-loading-dock = Muelle de carga
dmd-space-upper-gallery = Galería superior
dmd-space-star-dome = Cúpula de las estrellas
dmd-space-archive = Archivo

## Mythos cards

dmd-mythos-the-rounds = La ronda
dmd-mythos-something-in-the-tank = Algo en el tanque
dmd-mythos-the-masks-sing = Las máscaras cantan
dmd-mythos-through-the-dome = A través de la cúpula
dmd-mythos-a-torch-beam = El haz de una linterna
dmd-mythos-dust-and-chanting = Polvo y cánticos
dmd-mythos-the-case-is-empty = La vitrina está vacía
dmd-mythos-a-draught = Una corriente de aire

## Discovery cards

dmd-discovery-the-taxidermist = El taxidermista
dmd-discovery-a-professor-asleep = Un profesor dormido
dmd-discovery-the-thief = El ladrón
dmd-discovery-the-bronze-age = La Edad del Bronce
dmd-discovery-the-big-game-hall = La sala de caza mayor
dmd-discovery-the-restorers-table = La mesa del restaurador
dmd-discovery-the-first-aid-post = El puesto de socorro
dmd-discovery-the-canteen = La cantina
dmd-discovery-crepe-soles = Suelas de goma
dmd-discovery-the-old-guard = El viejo guardia
dmd-discovery-broken-glass = Cristales rotos
dmd-discovery-the-quiet-hour = La hora tranquila
dmd-discovery-the-alarm-wire = El cable de la alarma
dmd-discovery-the-dumb-waiter = El montaplatos
dmd-discovery-a-mummys-hand = La mano de una momia

## Finds

dmd-find-taxidermist = Taxidermista
dmd-find-scalpels = Bisturíes
dmd-find-professor = Profesor
dmd-find-lecture-notes = Apuntes
dmd-find-thief = Ladrón
dmd-find-skeleton-keys = Ganzúas
dmd-find-bronze-axe = Hacha de bronce
dmd-find-bronze-shield = Escudo de bronce
dmd-find-elephant-gun = Rifle para elefantes
dmd-find-box-of-cartridges = Caja de cartuchos
dmd-find-jar-of-spirits = Frasco de alcohol
dmd-find-turpentine = Trementina
dmd-find-bandages = Vendas
dmd-find-stretcher = Camilla
dmd-find-thermos-flask = Termo
dmd-find-sandwiches = Bocadillos
dmd-find-rubber-boots = Botas de goma
dmd-find-roller-skates = Patines
dmd-find-old-guard = Viejo guardia
dmd-find-guards-whistle = Silbato de guardia
dmd-find-wanted = En busca y captura
dmd-find-patient = Paciencia
dmd-find-mummys-hand = Mano de momia
