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
dmd-investigator-ian-welles = Sergeant Ian Welles
dmd-investigator-john-morgan = John Morgan
dmd-investigator-rasputin = Rasputin
dmd-investigator-sister-beth = Sister Beth
    .gender = feminine
dmd-investigator-the-kid = The Kid
    .gender = feminine

## Skills

dmd-skill-arcane-mastery = Arcane Mastery
dmd-skill-brawling = Brawling
dmd-skill-marksman = Marksman
dmd-skill-stealth = Stealth
dmd-skill-swiftness = Swiftness
dmd-skill-toughness = Toughness
dmd-skill-fueled-by-madness = Fueled by Madness
dmd-skill-healing-prayer = Healing Prayer
dmd-skill-savage = Savage
dmd-skill-lucky = Lucky
dmd-skill-read-the-omens = Read the Omens
dmd-skill-vengeance-obsession = Vengeance Obsession
dmd-skill-protector = Protector
dmd-skill-unkillable = Unkillable
dmd-skill-high-strung = High Strung
dmd-skill-gate-manipulation = Gate Manipulation

## Insanities

dmd-insanity-recurring-trauma = Recurring Trauma
dmd-insanity-catatonia = Catatonia
dmd-insanity-pyromania = Pyromania
dmd-insanity-monophobia = Monophobia
dmd-insanity-violent-psychosis = Violent Psychosis
dmd-insanity-clinging = Clinging
dmd-insanity-self-harm = Turned Inwards
dmd-insanity-delusions-of-pursuit = Delusions of Pursuit
dmd-insanity-siren-voice = The Inner Choir
dmd-insanity-blind-rage = Blind Rage
dmd-insanity-burning-visions = Burning Visions
dmd-insanity-contagious-terror = Contagious Terror

## Enemies

dmd-kind-cultist = Cultist
    .a = a Cultist
dmd-kind-fire-vampire = Fire Vampire
    .a = a Fire Vampire
dmd-which-fire-vampire = Fire Vampires
dmd-kind-byakhee = Byakhee
    .a = a Byakhee
dmd-which-byakhee = Byakhee
dmd-kind-ghoul = Ghoul
    .a = a Ghoul
dmd-which-ghoul = Ghouls
dmd-kind-chthonian = Chthonian
    .a = a Chthonian
dmd-which-chthonian = Chthonians
dmd-kind-deep-one = Deep One
    .a = a Deep One
dmd-which-deep-one = Deep Ones
dmd-kind-hunting-horror = Hunting Horror
    .a = a Hunting Horror
dmd-which-hunting-horror = Hunting Horrors
dmd-kind-shoggoth = Shoggoth
    .a = a Shoggoth
dmd-which-shoggoth = Shoggoths
