### The Burning Faculty: its names and those of its cards.

## The episode

dmd-episode-burning-faculty = The Burning Faculty
dmd-action-wreck = Wreck the laboratory
dmd-action-douse = Douse the flames
dmd-token-laboratory = Laboratory

## Spaces

dmd-space-front-hall = Front Hall
    .the = the Front Hall
dmd-space-cloakroom = Cloakroom
    .the = the Cloakroom
dmd-space-long-corridor = Long Corridor
    .the = the Long Corridor
dmd-space-library = Library
    .the = the Library
dmd-space-reading-room = Reading Room
    .the = the Reading Room
dmd-space-lecture-hall = Lecture Hall
    .the = the Lecture Hall
dmd-space-chemistry-wing = Chemistry Wing
    .the = the Chemistry Wing
dmd-space-store-room = Store Room
    .the = the Store Room
dmd-space-upper-corridor = Upper Corridor
    .the = the Upper Corridor
dmd-space-deans-office = Dean's Office
    .the = the Dean's Office
dmd-space-attic = Attic
    .the = the Attic
dmd-space-courtyard = Courtyard
    .the = the Courtyard
dmd-space-boiler-room = Boiler Room
    .the = the Boiler Room

## Mythos cards

dmd-mythos-sparks-in-the-stacks = Sparks in the Stacks
dmd-mythos-wings-above-the-roof = Wings Above the Roof
dmd-mythos-smoke = Smoke
dmd-mythos-chain-reaction = Chain Reaction
dmd-mythos-hot-on-your-heels = Hot on Your Heels
dmd-mythos-chanting-in-the-walls = Chanting in the Walls
dmd-mythos-backdraft = Backdraft
dmd-mythos-a-shadow-on-the-skylight = A Shadow on the Skylight

## Discovery cards

dmd-discovery-a-voice-in-the-broom-cupboard = A Voice in the Broom Cupboard
dmd-discovery-the-red-bucket = The Red Bucket
dmd-discovery-the-porters-drawer = The Porter's Drawer
dmd-discovery-the-rifle-club = The Rifle Club
dmd-discovery-the-sickroom = The Sickroom
dmd-discovery-a-student-left-behind = A Student Left Behind
dmd-discovery-the-night-watch = The Night Watch
dmd-discovery-hoses-and-ladders = Hoses and Ladders
dmd-discovery-a-dog-barks = A Dog Barks
dmd-discovery-volatile-goods = Volatile Goods
dmd-discovery-the-body-on-the-stairs = The Body on the Stairs
dmd-discovery-out-of-the-flames = Out of the Flames
dmd-discovery-a-gust-of-sparks = A Gust of Sparks
dmd-discovery-the-collapsed-ceiling = The Collapsed Ceiling
dmd-discovery-a-page-on-fire = A Page on Fire

## Finds

dmd-find-jerome = Jerome, Assistant Janitor
dmd-find-bleach = Bleach
dmd-find-fire-extinguisher = Fire Extinguisher
dmd-find-fire-axe = Fire Axe
dmd-find-revolver = Revolver
dmd-find-hip-flask = Hip Flask
dmd-find-hunting-rifle = Hunting Rifle
dmd-find-box-of-shells = Box of Shells
dmd-find-first-aid-kit = First Aid Kit
dmd-find-smelling-salts = Smelling Salts
dmd-find-chemistry-student = Chemistry Student
dmd-find-alchemists-notes = Alchemist's Notes
dmd-find-night-watchman = Night Watchman
dmd-find-ring-of-keys = Ring of Keys
dmd-find-fire-chief = Fire Chief
dmd-find-asbestos-coat = Asbestos Coat
dmd-find-porters-dog = Porter's Dog
dmd-find-dog-biscuits = Dog Biscuits
dmd-find-nitroglycerine = Nitroglycerine
dmd-find-flask-of-acid = Flask of Acid
dmd-find-guilty-conscience = Guilty Conscience
dmd-find-steady-nerves = Steady Nerves
dmd-find-charred-page = Charred Page
