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
dmd-investigator-rasputin = Rasputin
dmd-investigator-sister-beth = Irmã Beth
    .gender = feminine
dmd-investigator-the-kid = A Criança
    .gender = feminine

## Skills

dmd-skill-arcane-mastery = Maestria arcana
dmd-skill-brawling = Luta
dmd-skill-marksman = Pontaria
dmd-skill-stealth = Furtividade
dmd-skill-swiftness = Rapidez
dmd-skill-toughness = Resistência
dmd-skill-fueled-by-madness = Movido pela loucura
dmd-skill-healing-prayer = Prece curativa
dmd-skill-savage = Selvageria
dmd-skill-lucky = Sorte
dmd-skill-read-the-omens = Ler os presságios
dmd-skill-vengeance-obsession = Obsessão por vingança
dmd-skill-protector = Protetor
dmd-skill-unkillable = Imortal
dmd-skill-high-strung = Nervos à flor da pele
dmd-skill-gate-manipulation = Manipular portais

## Insanities

dmd-insanity-recurring-trauma = Trauma recorrente
dmd-insanity-catatonia = Catatonia
dmd-insanity-pyromania = Piromania
dmd-insanity-monophobia = Monofobia
dmd-insanity-violent-psychosis = Psicose violenta
dmd-insanity-clinging = Apego doentio
dmd-insanity-self-harm = Contra si mesmo
dmd-insanity-delusions-of-pursuit = Delírio de perseguição
dmd-insanity-siren-voice = O coro interior
dmd-insanity-blind-rage = Fúria cega
dmd-insanity-burning-visions = Visões ardentes
dmd-insanity-contagious-terror = Terror contagioso

## Enemies

dmd-kind-cultist = Cultista
    .a = um Cultista
dmd-kind-fire-vampire = Vampiro de Fogo
    .a = um Vampiro de Fogo
dmd-which-fire-vampire = os Vampiros de Fogo
    .a = um Vampiro de Fogo
dmd-kind-byakhee = Byakhee
    .a = um Byakhee
dmd-which-byakhee = os Byakhee
    .a = um Byakhee
dmd-kind-ghoul = Carniçal
    .a = um Carniçal
dmd-which-ghoul = os Carniçais
    .a = um Carniçal
dmd-kind-chthonian = Ctônico
    .a = um Ctônico
dmd-which-chthonian = os Ctônicos
    .a = um Ctônico
dmd-kind-deep-one = Profundo
    .a = um Profundo
dmd-which-deep-one = os Profundos
    .a = um Profundo
dmd-kind-hunting-horror = Horror Caçador
    .a = um Horror Caçador
dmd-which-hunting-horror = os Horrores Caçadores
    .a = um Horror Caçador
dmd-kind-shoggoth = Shoggoth
    .a = um Shoggoth
dmd-which-shoggoth = os Shoggoths
    .a = um Shoggoth
