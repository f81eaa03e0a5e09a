### Under a Stolen Moon: names of its own and those of its cards.

## Under a Stolen Moon

dmd-episode-stolen-moon = Under a Stolen Moon
dmd-action-carry = Carry the mirror
dmd-action-turn-the-heavens = Turn the heavens
dmd-token-mirror = Lunar Mirror
dmd-phase-stolen-moon-0 = new moon
dmd-phase-stolen-moon-1 = waxing moon
dmd-phase-stolen-moon-2 = full moon
dmd-phase-stolen-moon-3 = waning moon

## Spaces

dmd-space-vestibule = Vestibule
    .the = the Vestibule
dmd-space-spiral-stair = Spiral Stair
    .the = the Spiral Stair
dmd-space-star-library = Star Library
    .the = the Star Library
dmd-space-mirror-hall = Mirror Hall
    .the = the Mirror Hall
dmd-space-east-terrace = East Terrace
    .the = the East Terrace
dmd-space-west-terrace = West Terrace
    .the = the West Terrace
dmd-space-lens-workshop = Lens Workshop
    .the = the Lens Workshop
dmd-space-dome-gallery = Dome Gallery
    .the = the Dome Gallery
dmd-space-telescope-room = Telescope Room
    .the = the Telescope Room
dmd-space-instrument-room = Instrument Room
    .the = the Instrument Room

## Mythos cards

dmd-mythos-the-sky-lurches = The Sky Lurches
dmd-mythos-clouds = Clouds
dmd-mythos-voices-below-the-stair = Voices Below the Stair
dmd-mythos-a-face-in-the-moon = A Face in the Moon
dmd-mythos-out-of-the-eyepiece = Out of the Eyepiece
dmd-mythos-the-wrong-stars = The Wrong Stars
dmd-mythos-the-shadow-passes = The Shadow Passes
dmd-mythos-moon-hunger = Moon Hunger

## Discovery cards

dmd-discovery-the-night-assistant = The Night Assistant
dmd-discovery-the-caretaker = The Caretaker
dmd-discovery-the-lamplighter = The Lamplighter
dmd-discovery-silver-knives = Silver Knives
dmd-discovery-a-poacher-on-the-terrace = A Poacher on the Terrace
dmd-discovery-the-chemicals-cabinet = The Chemicals Cabinet
dmd-discovery-the-cot-under-the-stairs = The Cot under the Stairs
dmd-discovery-a-cold-supper = A Cold Supper
dmd-discovery-the-fencing-gear = The Fencing Gear
dmd-discovery-the-felt-covers = The Felt Covers
dmd-discovery-the-orrery = The Orrery
dmd-discovery-moonlight-on-the-floor = Moonlight on the Floor
dmd-discovery-a-clear-sky = A Clear Sky
dmd-discovery-the-moving-floor = The Moving Floor
dmd-discovery-something-behind-the-lens = Something Behind the Lens

## Finds

dmd-find-night-assistant = Night Assistant
dmd-find-star-tables = Star Tables
dmd-find-caretaker = Caretaker
dmd-find-iron-bar = Iron Bar
dmd-find-lamplighter = Lamplighter
dmd-find-dark-lantern = Dark Lantern
dmd-find-moon-dagger = Moon Dagger
dmd-find-silver-needle = Silver Needle
dmd-find-poacher = Poacher
dmd-find-shotgun = Shotgun
dmd-find-magnesium-flash = Magnesium Flash
dmd-find-developer-acid = Developer Acid
dmd-find-lint-and-iodine = Lint and Iodine
dmd-find-woollen-blanket = Woollen Blanket
dmd-find-cold-supper = Cold Supper
dmd-find-strong-coffee = Strong Coffee
dmd-find-fencing-jacket = Fencing Jacket
dmd-find-foil = Foil
dmd-find-felt-soles = Felt Soles
dmd-find-old-bones = Old Bones
dmd-find-clockwork-orrery = Clockwork Orrery
dmd-find-moonstruck = Moonstruck
dmd-find-astronomers-eye = Astronomer's Eye
