### Names of encounter cards.

## The Gathering

arkham-card-01104 = The Gathering
arkham-card-01105 = What’s Going On?!
arkham-back-01105 = A Lapse in Time
arkham-card-01106 = Rise of the Ghouls
arkham-back-01106 = The Tunnels Below
arkham-card-01107 = They’re Getting Out!
arkham-back-01107 = The Ghouls Break Free
arkham-card-01108 = Trapped
arkham-back-01108 = The Door on the Floor
arkham-card-01109 = The Barrier
arkham-back-01109 = Breaking the Barrier
arkham-card-01110 = What Have You Done?
arkham-back-01110 = Defending the Home
arkham-card-01111 = Study
    .the = the Study
arkham-card-01112 = Hallway
    .the = the Hallway
arkham-card-01113 = Attic
    .the = the Attic
arkham-card-01114 = Cellar
    .the = the Cellar
arkham-card-01115 = Parlor
    .the = the Parlor
arkham-card-01116 = Ghoul Priest
    .the = the Ghoul Priest
    .a = a Ghoul Priest
arkham-card-01117 = Lita Chantler
arkham-subtitle-01117 = The Zealot
arkham-card-01118 = Flesh-Eater
    .the = the Flesh-Eater
    .a = a Flesh-Eater
arkham-card-01119 = Icy Ghoul
    .the = the Icy Ghoul
    .a = an Icy Ghoul

## The Midnight Masks

arkham-card-01120 = The Midnight Masks
arkham-card-01121a = Predator or Prey?
arkham-card-01121b = The Masked Hunter
    .the = the Masked Hunter
arkham-subtitle-01121b = Silently Stalking
arkham-card-01122 = Time Is Running Short
arkham-back-01122 = The Clock Strikes Midnight
arkham-card-01123 = Uncovering the Conspiracy
arkham-back-01123 = Secrets Unveiled
arkham-card-01124 = Your House
arkham-card-01125 = Rivertown
arkham-card-01126 = Southside
arkham-subtitle-01126 = Historical Society
arkham-card-01127 = Southside
arkham-subtitle-01127 = Ma’s Boarding House
arkham-card-01128 = St. Mary’s Hospital
arkham-card-01129 = Miskatonic University
arkham-card-01130 = Downtown
arkham-subtitle-01130 = First Bank of Arkham
arkham-card-01131 = Downtown
arkham-subtitle-01131 = Arkham Asylum
arkham-card-01132 = Easttown
arkham-card-01133 = Graveyard
    .the = the Graveyard
arkham-card-01134 = Northside
arkham-card-01135 = Hunting Shadow
arkham-card-01136 = False Lead

## Cult of Umôrdhoth

arkham-card-01137 = “Wolf-Man” Drew
arkham-subtitle-01137 = The Cannibal
arkham-card-01138 = Herman Collins
arkham-subtitle-01138 = The Undertaker
arkham-card-01139 = Peter Warren
arkham-subtitle-01139 = The Occult Professor
arkham-card-01140 = Victoria Devereux
arkham-subtitle-01140 = The Collector
arkham-card-01141 = Ruth Turner
arkham-subtitle-01141 = The Mortician

## The Devourer Below

arkham-card-01142 = The Devourer Below
arkham-card-01143 = The Arkham Woods
arkham-back-01143 = Death to the Intruders
arkham-card-01144 = The Ritual Begins
arkham-back-01144 = The Will of Umôrdhoth
arkham-card-01145 = Vengeance Awaits
arkham-card-01145b = The Devourer Below
arkham-back-01145 = The Devourer Below
arkham-card-01146 = Investigating the Trail
arkham-back-01146 = Unveiling the Plan
arkham-card-01147 = Into the Darkness
arkham-back-01147 = Last Rites
arkham-card-01148 = Disrupting the Ritual
arkham-back-01148 = The Ritual Is Broken
arkham-card-01149 = Main Path
    .the = the Main Path
arkham-card-01150 = Arkham Woods
    .number = plural
    .the = the Arkham Woods
arkham-subtitle-01150 = Unhallowed Ground
arkham-card-01151 = Arkham Woods
    .number = plural
    .the = the Arkham Woods
arkham-subtitle-01151 = Twisting Paths
arkham-card-01152 = Arkham Woods
    .number = plural
    .the = the Arkham Woods
arkham-subtitle-01152 = Old House
arkham-card-01153 = Arkham Woods
    .number = plural
    .the = the Arkham Woods
arkham-subtitle-01153 = Cliffside
arkham-card-01154 = Arkham Woods
    .number = plural
    .the = the Arkham Woods
arkham-subtitle-01154 = Tangled Thicket
arkham-card-01155 = Arkham Woods
    .number = plural
    .the = the Arkham Woods
arkham-subtitle-01155 = Quiet Glade
arkham-card-01156 = Ritual Site
    .the = the Ritual Site
arkham-card-01157 = Umôrdhoth
arkham-subtitle-01157 = The Devourer Below
arkham-card-01158 = Umôrdhoth’s Wrath

## Rats

arkham-card-01159 = Swarm of Rats
    .the = the Swarm of Rats
    .a = a Swarm of Rats

## Ghouls

arkham-card-01160 = Ghoul Minion
    .the = the Ghoul Minion
    .a = a Ghoul Minion
arkham-card-01161 = Ravenous Ghoul
    .the = the Ravenous Ghoul
    .a = a Ravenous Ghoul
arkham-card-01162 = Grasping Hands

## Striking Fear

arkham-card-01163 = Rotting Remains
arkham-card-01164 = Frozen in Fear
arkham-card-01165 = Dissonant Voices

## Ancient Evils

arkham-card-01166 = Ancient Evils

## Chilling Cold

arkham-card-01167 = Crypt Chill
arkham-card-01168 = Obscuring Fog

## Dark Cult

arkham-card-01169 = Acolyte
    .the = the Acolyte
    .a = an Acolyte
arkham-card-01170 = Wizard of the Order
    .the = the Wizard of the Order
    .a = a Wizard of the Order
arkham-card-01171 = Mysterious Chanting

## Nightgaunts

arkham-card-01172 = Hunting Nightgaunt
    .the = the Hunting Nightgaunt
    .a = a Hunting Nightgaunt
arkham-card-01173 = On Wings of Darkness

## Locked Doors

arkham-card-01174 = Locked Door

## Agents of Hastur

arkham-card-01175 = Screeching Byakhee
    .the = the Screeching Byakhee
    .a = a Screeching Byakhee
arkham-card-01176 = The Yellow Sign

## Agents of Yog-Sothoth

arkham-card-01177 = Yithian Observer
    .the = the Yithian Observer
    .a = a Yithian Observer
arkham-card-01178 = Offer of Power

## Agents of Shub-Niggurath

arkham-card-01179 = Relentless Dark Young
    .the = the Relentless Dark Young
    .a = a Relentless Dark Young
arkham-card-01180 = Goat Spawn
    .the = the Goat Spawn
    .a = a Goat Spawn

## Agents of Cthulhu

arkham-card-01181 = Young Deep One
    .the = the Young Deep One
    .a = a Young Deep One
arkham-card-01182 = Dreams of R’lyeh
