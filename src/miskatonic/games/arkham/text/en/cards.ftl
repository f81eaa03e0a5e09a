### Names of the cards in investigators' decks.

## Investigators

arkham-card-01001 = Roland Banks
arkham-subtitle-01001 = The Fed
arkham-card-01002 = Daisy Walker
arkham-subtitle-01002 = The Librarian
arkham-card-01003 = “Skids” O’Toole
arkham-subtitle-01003 = The Ex-Con
arkham-card-01004 = Agnes Baker
arkham-subtitle-01004 = The Waitress
arkham-card-01005 = Wendy Adams
arkham-subtitle-01005 = The Urchin

## Signature cards

arkham-card-01006 = Roland’s .38 Special
arkham-card-01007 = Cover Up
arkham-card-01008 = Daisy’s Tote Bag
arkham-card-01009 = The Necronomicon
arkham-subtitle-01009 = John Dee Translation
arkham-card-01010 = On the Lam
arkham-card-01011 = Hospital Debts
arkham-card-01012 = Heirloom of Hyperborea
arkham-subtitle-01012 = Artifact from Another Life
arkham-card-01013 = Dark Memory
arkham-card-01014 = Wendy’s Amulet
arkham-card-01015 = Abandoned and Alone

## Guardian cards

arkham-card-01016 = { "." }45 Automatic
arkham-card-01017 = Physical Training
arkham-card-01018 = Beat Cop
arkham-card-01019 = First Aid
arkham-card-01020 = Machete
arkham-card-01021 = Guard Dog
arkham-card-01022 = Evidence!
arkham-card-01023 = Dodge
arkham-card-01024 = Dynamite Blast
arkham-card-01025 = Vicious Blow
arkham-card-01026 = Extra Ammunition
arkham-card-01027 = Police Badge
arkham-card-01028 = Beat Cop
arkham-card-01029 = Shotgun

## Seeker cards

arkham-card-01030 = Magnifying Glass
arkham-card-01031 = Old Book of Lore
arkham-card-01032 = Research Librarian
arkham-card-01033 = Dr. Milan Christopher
arkham-subtitle-01033 = Professor of Entomology
arkham-card-01034 = Hyperawareness
arkham-card-01035 = Medical Texts
arkham-card-01036 = Mind over Matter
arkham-card-01037 = Working a Hunch
arkham-card-01038 = Barricade
arkham-card-01039 = Deduction
arkham-card-01040 = Magnifying Glass
arkham-card-01041 = Disc of Itzamna
arkham-subtitle-01041 = Protective Amulet
arkham-card-01042 = Encyclopedia
arkham-card-01043 = Cryptic Research

## Rogue cards

arkham-card-01044 = Switchblade
arkham-card-01045 = Burglary
arkham-card-01046 = Pickpocketing
arkham-card-01047 = { "." }41 Derringer
arkham-card-01048 = Leo De Luca
arkham-subtitle-01048 = The Louisiana Lion
arkham-card-01049 = Hard Knocks
arkham-card-01050 = Elusive
arkham-card-01051 = Backstab
arkham-card-01052 = Sneak Attack
arkham-card-01053 = Opportunist
arkham-card-01054 = Leo De Luca
arkham-subtitle-01054 = The Louisiana Lion
arkham-card-01055 = Cat Burglar
arkham-card-01056 = Sure Gamble
arkham-card-01057 = Hot Streak

## Mystic cards

arkham-card-01058 = Forbidden Knowledge
arkham-card-01059 = Holy Rosary
arkham-card-01060 = Shrivelling
arkham-card-01061 = Scrying
arkham-card-01062 = Arcane Studies
arkham-card-01063 = Arcane Initiate
arkham-card-01064 = Drawn to the Flame
arkham-card-01065 = Ward of Protection
arkham-card-01066 = Blinding Light
arkham-card-01067 = Fearless
arkham-card-01068 = Mind Wipe
arkham-card-01069 = Blinding Light
arkham-card-01070 = Book of Shadows
arkham-card-01071 = Grotesque Statue

## Survivor cards

arkham-card-01072 = Leather Coat
arkham-card-01073 = Scavenging
arkham-card-01074 = Baseball Bat
arkham-card-01075 = Rabbit’s Foot
arkham-card-01076 = Stray Cat
arkham-card-01077 = Dig Deep
arkham-card-01078 = Cunning Distraction
arkham-card-01079 = “Look what I found!”
arkham-card-01080 = Lucky!
arkham-card-01081 = Survival Instinct
arkham-card-01082 = Aquinnah
arkham-subtitle-01082 = The Forgotten Daughter
arkham-card-01083 = Close Call
arkham-card-01084 = Lucky!
arkham-card-01085 = Will to Survive

## Neutral cards

arkham-card-01086 = Knife
arkham-card-01087 = Flashlight
arkham-card-01088 = Emergency Cache
arkham-card-01089 = Guts
arkham-card-01090 = Perception
arkham-card-01091 = Overpower
arkham-card-01092 = Manual Dexterity
arkham-card-01093 = Unexpected Courage
arkham-card-01094 = Bulletproof Vest
arkham-card-01095 = Elder Sign Amulet

## Basic weaknesses

arkham-card-01000 = Random Basic Weakness
arkham-card-01096 = Amnesia
arkham-card-01097 = Paranoia
arkham-card-01098 = Haunted
arkham-card-01099 = Psychosis
arkham-card-01100 = Hypochondria
arkham-card-01101 = Mob Enforcer
    .the = the Mob Enforcer
    .a = a Mob Enforcer
arkham-card-01102 = Silver Twilight Acolyte
    .the = the Silver Twilight Acolyte
    .a = a Silver Twilight Acolyte
arkham-card-01103 = Stubborn Detective
    .the = the Stubborn Detective
    .a = a Stubborn Detective
