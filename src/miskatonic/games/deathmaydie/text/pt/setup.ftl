### The words of the set-up page.

game-title = Cthulhu: Death May Die
game-summary = Interrompa o ritual, deixe o Ancião vir e mate-o sem perder mais sanidade do que o necessário.
setup-episode = Episódio
setup-episode-help = O lugar, sua gente e o que interrompe o ritual.
setup-elder-one = Ancião
setup-elder-one-help = Quem será preciso matar no fim.
setup-rests = Descansos por turno
setup-rests-once = Um
setup-rests-often = Quantos quiser
setup-first = Assento do primeiro jogador
setup-first-help = Ao acaso se ficar vazio.
setup-investigator = Investigador
setup-second = Segundo investigador
setup-second-help = Para quem joga sozinho.
