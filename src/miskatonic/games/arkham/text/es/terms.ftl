### Traits, sorts, classes, slots, skills and encounter sets.

## Traits

arkham-trait-agency = Agencia
arkham-trait-ally = Aliado
arkham-trait-ancient-one = Primigenio
arkham-trait-arkham = Arkham
arkham-trait-armor = Protección
arkham-trait-byakhee = Byakhee
arkham-trait-cave = Cueva
arkham-trait-central = Central
arkham-trait-charm = Amuleto
arkham-trait-creature = Criatura
arkham-trait-criminal = Criminal
arkham-trait-cultist = Sectario
arkham-trait-curse = Maldición
arkham-trait-dark-young = Retoño oscuro
arkham-trait-deep-one = Profundo
arkham-trait-detective = Detective
arkham-trait-drifter = Vagabundo
arkham-trait-elite = Élite
arkham-trait-firearm = Arma de fuego
arkham-trait-fortune = Fortuna
arkham-trait-ghoul = Gul
arkham-trait-hazard = Riesgo
arkham-trait-hex = Maleficio
arkham-trait-humanoid = Humanoide
arkham-trait-illicit = Ilegal
arkham-trait-innate = Innato
arkham-trait-insight = Inspiración
arkham-trait-item = Objeto
arkham-trait-madness = Locura
arkham-trait-melee = Cuerpo a cuerpo
arkham-trait-miskatonic = Miskatonic
arkham-trait-monster = Monstruo
arkham-trait-nightgaunt = Ángel descarnado
arkham-trait-obstacle = Obstáculo
arkham-trait-omen = Augurio
arkham-trait-pact = Pacto
arkham-trait-police = Policía
arkham-trait-practiced = Experimentado
arkham-trait-relic = Reliquia
arkham-trait-science = Ciencia
arkham-trait-silver-twilight = Crepúsculo de Plata
arkham-trait-sorcerer = Hechicero
arkham-trait-spell = Hechizo
arkham-trait-spirit = Espíritu
arkham-trait-supply = Suministros
arkham-trait-tactic = Táctica
arkham-trait-talent = Talento
arkham-trait-task = Tarea
arkham-trait-terror = Terror
arkham-trait-tome = Tomo
arkham-trait-tool = Herramienta
arkham-trait-weapon = Arma
arkham-trait-woods = Bosque
arkham-trait-yithian = Yithiano

## Sorts of cards

arkham-sort-asset = Apoyo
arkham-sort-event = Evento
arkham-sort-skill = Habilidad
arkham-sort-treachery = Traición
arkham-sort-enemy = Enemigo
arkham-sort-location = Lugar
arkham-sort-act = Acto
arkham-sort-agenda = Plan
arkham-sort-investigator = Investigador
arkham-sort-scenario = Escenario

## Classes

arkham-class-guardian = Guardián
arkham-class-seeker = Buscador
arkham-class-rogue = Rebelde
arkham-class-mystic = Místico
arkham-class-survivor = Superviviente
arkham-class-neutral = Neutral

## Slots

arkham-slot-hand = Mano
arkham-slot-arcane = Arcano
arkham-slot-accessory = Accesorio
arkham-slot-body = Cuerpo
arkham-slot-ally = Aliado

## Encounter sets

arkham-set-the-gathering = El encuentro
arkham-set-the-midnight-masks = Las máscaras de medianoche
arkham-set-the-devourer-below = El Devorador de las Profundidades
arkham-set-cult-of-umordhoth = Culto de Umôrdhoth
arkham-set-rats = Ratas
arkham-set-ghouls = Gules
arkham-set-striking-fear = Miedo atroz
arkham-set-ancient-evils = Antiguos males
arkham-set-chilling-cold = Frío estremecedor
arkham-set-dark-cult = Secta oscura
arkham-set-nightgaunts = Ángeles descarnados
arkham-set-locked-doors = Puertas cerradas
arkham-set-agents-of-hastur = Agentes de Hastur
arkham-set-agents-of-yog-sothoth = Agentes de Yog-Sothoth
arkham-set-agents-of-shub-niggurath = Agentes de Shub-Niggurath
arkham-set-agents-of-cthulhu = Agentes de Cthulhu
