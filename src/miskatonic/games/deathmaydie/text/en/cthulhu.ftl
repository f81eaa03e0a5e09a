### Cthulhu: names of its own and those of its cards.

## Cthulhu

dmd-kind-cthulhu = Cthulhu
dmd-kind-star-spawn = Star Spawn
    .a = a Star Spawn
dmd-which-star-spawn = Star Spawn
dmd-token-rlyeh = R’lyeh

## Mythos cards

dmd-mythos-the-city-rises = The City Rises
dmd-mythos-dreams-of-drowning = Dreams of Drowning
dmd-mythos-angles-that-are-wrong = Angles That Are Wrong
dmd-mythos-the-sleeper-stirs = The Sleeper Stirs
dmd-mythos-the-call = The Call
dmd-mythos-words-in-no-mouth = Words in No Mouth
dmd-mythos-green-stone = Green Stone
dmd-mythos-black-tide = Black Tide
