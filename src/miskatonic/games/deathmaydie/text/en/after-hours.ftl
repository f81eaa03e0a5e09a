### After Hours: names of its own and those of its cards.

## After Hours

dmd-episode-after-hours = After Hours
dmd-action-lift = Lift the artifact
dmd-action-set-up = Set the artifact up
dmd-token-artifact = Artifact
dmd-token-watchman = Night Watchman

## Spaces

dmd-space-rotunda = Rotunda
    .the = the Rotunda
dmd-space-cloak-desk = Cloak Desk
    .the = the Cloak Desk
dmd-space-guard-room = Guard Room
    .the = the Guard Room
dmd-space-egyptian-wing = Egyptian Wing
    .the = the Egyptian Wing
dmd-space-hall-of-masks = Hall of Masks
    .the = the Hall of Masks
dmd-space-whale-hall = Whale Hall
    .the = the Whale Hall
dmd-space-mineral-room = Mineral Room
    .the = the Mineral Room
dmd-space-workshop = Workshop
    .the = the Workshop
dmd-space-cellar = Cellar
    .the = the Cellar
dmd-space-loading-dock = Loading Dock
    .the = the Loading Dock
dmd-space-upper-gallery = Upper Gallery
    .the = the Upper Gallery
dmd-space-star-dome = Star Dome
    .the = the Star Dome
dmd-space-archive = Archive
    .the = the Archive

## Mythos cards

dmd-mythos-the-rounds = The Rounds
dmd-mythos-something-in-the-tank = Something in the Tank
dmd-mythos-the-masks-sing = The Masks Sing
dmd-mythos-through-the-dome = Through the Dome
dmd-mythos-a-torch-beam = A Torch Beam
dmd-mythos-dust-and-chanting = Dust and Chanting
dmd-mythos-the-case-is-empty = The Case Is Empty
dmd-mythos-a-draught = A Draught

## Discovery cards

dmd-discovery-the-taxidermist = The Taxidermist
dmd-discovery-a-professor-asleep = A Professor Asleep
dmd-discovery-the-thief = The Thief
dmd-discovery-the-bronze-age = The Bronze Age
dmd-discovery-the-big-game-hall = The Big Game Hall
dmd-discovery-the-restorers-table = The Restorer's Table
dmd-discovery-the-first-aid-post = The First Aid Post
dmd-discovery-the-canteen = The Canteen
dmd-discovery-crepe-soles = Crêpe Soles
dmd-discovery-the-old-guard = The Old Guard
dmd-discovery-broken-glass = Broken Glass
dmd-discovery-the-quiet-hour = The Quiet Hour
dmd-discovery-the-alarm-wire = The Alarm Wire
dmd-discovery-the-dumb-waiter = The Dumb Waiter
dmd-discovery-a-mummys-hand = A Mummy's Hand

## Finds

dmd-find-taxidermist = Taxidermist
dmd-find-scalpels = Scalpels
dmd-find-professor = Professor
dmd-find-lecture-notes = Lecture Notes
dmd-find-thief = Thief
dmd-find-skeleton-keys = Skeleton Keys
dmd-find-bronze-axe = Bronze Axe
dmd-find-bronze-shield = Bronze Shield
dmd-find-elephant-gun = Elephant Gun
dmd-find-box-of-cartridges = Box of Cartridges
dmd-find-jar-of-spirits = Jar of Spirits
dmd-find-turpentine = Turpentine
dmd-find-bandages = Bandages
dmd-find-stretcher = Stretcher
dmd-find-thermos-flask = Thermos Flask
dmd-find-sandwiches = Sandwiches
dmd-find-rubber-boots = Rubber Boots
dmd-find-roller-skates = Roller Skates
dmd-find-old-guard = Old Guard
dmd-find-guards-whistle = Guard's Whistle
dmd-find-wanted = Wanted
dmd-find-patient = Patient
dmd-find-mummys-hand = Mummy's Hand
