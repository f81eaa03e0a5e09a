### Names that all episodes share.

## Investigators

dmd-investigator-adam-benchley = Lord Adam Benchley
dmd-investigator-ahmed-yasin = Ahmed Yasin
dmd-investigator-borden = Borden
    .gender = feminine
dmd-investigator-elizabeth-ives = Elizabeth Ives
    .gender = feminine
dmd-investigator-fatima-safar = Fatima Safar
    .gender = feminine
dmd-investigator-ian-welles = Sargento Ian Welles
dmd-investigator-john-morgan = John Morgan
dmd-investigator-rasputin = Rasputín
dmd-investigator-sister-beth = Hermana Beth
    .gender = feminine
dmd-investigator-the-kid = La Niña
    .gender = feminine

## Skills

dmd-skill-arcane-mastery = Maestría arcana
dmd-skill-brawling = Pelea
dmd-skill-marksman = Puntería
dmd-skill-stealth = Sigilo
dmd-skill-swiftness = Rapidez
dmd-skill-toughness = Dureza
dmd-skill-fueled-by-madness = Impulso de la locura
dmd-skill-healing-prayer = Oración sanadora
dmd-skill-savage = Salvaje
dmd-skill-lucky = Suerte
dmd-skill-read-the-omens = Leer los presagios
dmd-skill-vengeance-obsession = Obsesión vengativa
dmd-skill-protector = Protector
dmd-skill-unkillable = Inmortal
dmd-skill-high-strung = A flor de piel
dmd-skill-gate-manipulation = Manipular portales

## Insanities

dmd-insanity-recurring-trauma = Trauma recurrente
dmd-insanity-catatonia = Catatonia
dmd-insanity-pyromania = Piromanía
dmd-insanity-monophobia = Monofobia
dmd-insanity-violent-psychosis = Psicosis violenta
dmd-insanity-clinging = Apego enfermizo
dmd-insanity-self-harm = Contra uno mismo
dmd-insanity-delusions-of-pursuit = Delirio de persecución
dmd-insanity-siren-voice = El coro interior
dmd-insanity-blind-rage = Furia ciega
dmd-insanity-burning-visions = Visiones ardientes
dmd-insanity-contagious-terror = Terror contagioso

## Enemies

dmd-kind-cultist = Sectario
    .a = un Sectario
dmd-kind-fire-vampire = Vampiro de Fuego
    .a = un Vampiro de Fuego
dmd-which-fire-vampire = los Vampiros de Fuego
    .a = un Vampiro de Fuego
dmd-kind-byakhee = Byakhee
    .a = un Byakhee
dmd-which-byakhee = los Byakhee
    .a = un Byakhee
dmd-kind-ghoul = Gul
    .a = un Gul
dmd-which-ghoul = los Gules
    .a = un Gul
dmd-kind-chthonian = Ctónico
    .a = un Ctónico
dmd-which-chthonian = los Ctónicos
    .a = un Ctónico
dmd-kind-deep-one = Profundo
    .a = un Profundo
dmd-which-deep-one = los Profundos
    .a = un Profundo
dmd-kind-hunting-horror = Horror cazador
    .a = un Horror cazador
dmd-which-hunting-horror = los Horrores cazadores
    .a = un Horror cazador
dmd-kind-shoggoth = Shoggoth
    .a = un Shoggoth
dmd-which-shoggoth = los Shoggoths
    .a = un Shoggoth
