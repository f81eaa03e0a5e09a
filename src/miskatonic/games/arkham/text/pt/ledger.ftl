### The campaign log on a screen.

arkham-sheet-plays = Em jogo
arkham-sheet-away = Ausente
arkham-sheet-killed = Sem vida
arkham-sheet-insane = Na loucura
arkham-figure-experience = Experiência
arkham-figure-physical = Trauma físico
arkham-figure-mental = Trauma mental
arkham-chapter-reached = Resolução { $number }
arkham-chapter-none = Nenhuma resolução foi alcançada
arkham-question-lead = Quem é o investigador líder?
setup-guide = Campanha
