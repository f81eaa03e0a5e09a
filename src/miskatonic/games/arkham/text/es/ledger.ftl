### The campaign log on a screen.

arkham-sheet-plays = En juego
arkham-sheet-away = Fuera
arkham-sheet-killed = Sin vida
arkham-sheet-insane = En la locura
arkham-figure-experience = Experiencia
arkham-figure-physical = Trauma físico
arkham-figure-mental = Trauma mental
arkham-chapter-reached = Resolución { $number }
arkham-chapter-none = No se llegó a ninguna resolución
arkham-question-lead = ¿Quién es el investigador jefe?
setup-guide = Campaña
