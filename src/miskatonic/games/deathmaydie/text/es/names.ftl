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
