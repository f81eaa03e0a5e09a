### Traits, sorts, classes, slots, skills and encounter sets.

## Traits

arkham-trait-agency = Agency
arkham-trait-ally = Ally
arkham-trait-ancient-one = Ancient One
arkham-trait-arkham = Arkham
arkham-trait-armor = Armor
arkham-trait-byakhee = Byakhee
arkham-trait-cave = Cave
arkham-trait-central = Central
arkham-trait-charm = Charm
arkham-trait-creature = Creature
arkham-trait-criminal = Criminal
arkham-trait-cultist = Cultist
arkham-trait-curse = Curse
arkham-trait-dark-young = Dark Young
arkham-trait-deep-one = Deep One
arkham-trait-detective = Detective
arkham-trait-drifter = Drifter
arkham-trait-elite = Elite
arkham-trait-firearm = Firearm
arkham-trait-fortune = Fortune
arkham-trait-ghoul = Ghoul
arkham-trait-hazard = Hazard
arkham-trait-hex = Hex
arkham-trait-humanoid = Humanoid
arkham-trait-illicit = Illicit
arkham-trait-innate = Innate
arkham-trait-insight = Insight
arkham-trait-item = Item
arkham-trait-madness = Madness
arkham-trait-melee = Melee
arkham-trait-miskatonic = Miskatonic
arkham-trait-monster = Monster
arkham-trait-nightgaunt = Nightgaunt
arkham-trait-obstacle = Obstacle
arkham-trait-omen = Omen
arkham-trait-pact = Pact
arkham-trait-police = Police
arkham-trait-practiced = Practiced
arkham-trait-relic = Relic
arkham-trait-science = Science
arkham-trait-silver-twilight = Silver Twilight
arkham-trait-sorcerer = Sorcerer
arkham-trait-spell = Spell
arkham-trait-spirit = Spirit
arkham-trait-supply = Supply
arkham-trait-tactic = Tactic
arkham-trait-talent = Talent
arkham-trait-task = Task
arkham-trait-terror = Terror
arkham-trait-tome = Tome
arkham-trait-tool = Tool
arkham-trait-weapon = Weapon
arkham-trait-woods = Woods
arkham-trait-yithian = Yithian

## Sorts of cards

arkham-sort-asset = Asset
arkham-sort-event = Event
arkham-sort-skill = Skill
arkham-sort-treachery = Treachery
arkham-sort-enemy = Enemy
arkham-sort-location = Location
arkham-sort-act = Act
arkham-sort-agenda = Agenda
arkham-sort-investigator = Investigator
arkham-sort-scenario = Scenario

## Classes

arkham-class-guardian = Guardian
arkham-class-seeker = Seeker
arkham-class-rogue = Rogue
arkham-class-mystic = Mystic
arkham-class-survivor = Survivor
arkham-class-neutral = Neutral

## Slots

arkham-slot-hand = Hand
arkham-slot-arcane = Arcane
arkham-slot-accessory = Accessory
arkham-slot-body = Body
arkham-slot-ally = Ally

## Encounter sets

arkham-set-the-gathering = The Gathering
arkham-set-the-midnight-masks = The Midnight Masks
arkham-set-the-devourer-below = The Devourer Below
arkham-set-cult-of-umordhoth = Cult of Umôrdhoth
arkham-set-rats = Rats
arkham-set-ghouls = Ghouls
arkham-set-striking-fear = Striking Fear
arkham-set-ancient-evils = Ancient Evils
arkham-set-chilling-cold = Chilling Cold
arkham-set-dark-cult = Dark Cult
arkham-set-nightgaunts = Nightgaunts
arkham-set-locked-doors = Locked Doors
arkham-set-agents-of-hastur = Agents of Hastur
arkham-set-agents-of-yog-sothoth = Agents of Yog-Sothoth
arkham-set-agents-of-shub-niggurath = Agents of Shub-Niggurath
arkham-set-agents-of-cthulhu = Agents of Cthulhu
