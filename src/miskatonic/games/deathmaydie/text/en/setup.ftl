### The words of the set-up page.

game-title = Cthulhu: Death May Die
game-summary = Break the ritual, let the Elder One come, and kill it, losing no more of your mind than it takes.
setup-episode = Episode
setup-episode-help = The place, its people and what breaks the ritual.
setup-elder-one = Elder One
setup-elder-one-help = Whom you have to kill in the end.
setup-rests = Rests in a turn
setup-rests-once = One
setup-rests-often = Any number
setup-first = Seat of the first player
setup-first-help = By chance if left out.
setup-investigator = Investigator
setup-second = Second investigator
setup-second-help = For somebody who plays alone.
