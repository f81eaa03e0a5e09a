### The words of the set-up page.

game-title = Cthulhu: Death May Die
game-summary = Interrumpe el ritual, deja que venga el Primigenio y mátalo sin perder más cordura de la necesaria.
setup-episode = Episodio
setup-episode-help = El lugar, su gente y lo que interrumpe el ritual.
setup-elder-one = Primigenio
setup-elder-one-help = A quien habrá que matar al final.
setup-rests = Descansos por turno
setup-rests-once = Uno
setup-rests-often = Los que se quiera
setup-first = Asiento del primer jugador
setup-first-help = Al azar si se deja vacío.
setup-investigator = Investigador
setup-second = Segundo investigador
setup-second-help = Para quien juega en solitario.
