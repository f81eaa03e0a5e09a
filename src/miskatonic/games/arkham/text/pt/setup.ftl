### The words of the set-up page.

game-title = Arkham Horror: Card Game
game-summary = Siga as pistas por Arkham antes que a perdição se complete, com seu próprio baralho e um saco cheio de azar.
setup-scenario = Cenário
setup-difficulty = Dificuldade
setup-difficulty-help = O que há no saco do caos.
setup-difficulty-easy = Fácil
setup-difficulty-standard = Padrão
setup-difficulty-hard = Difícil
setup-difficulty-expert = Especialista
setup-lead = Assento do investigador líder
setup-lead-help = Ao acaso se ficar vazio.
setup-investigator = Investigador
setup-investigator-help = Cada um joga com seu baralho inicial, ou com um escolhido abaixo.
