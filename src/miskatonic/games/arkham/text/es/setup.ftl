### The words of the set-up page.

game-title = Arkham Horror: El juego de cartas
game-summary = Sigue las pistas por Arkham antes de que se cumpla la perdición, con tu propio mazo y una bolsa llena de mala suerte.
setup-scenario = Escenario
setup-difficulty = Dificultad
setup-difficulty-help = Lo que hay en la bolsa del caos.
setup-difficulty-easy = Fácil
setup-difficulty-standard = Normal
setup-difficulty-hard = Difícil
setup-difficulty-expert = Experto
setup-lead = Asiento del investigador jefe
setup-lead-help = Al azar si se deja vacío.
setup-investigator = Investigador
setup-investigator-help = Cada cual juega su mazo inicial, o uno elegido abajo.
