### The campaign log on a screen.

arkham-sheet-plays = In play
arkham-sheet-away = Away
arkham-sheet-killed = Killed
arkham-sheet-insane = Insane
arkham-figure-experience = Experience
arkham-figure-physical = Physical trauma
arkham-figure-mental = Mental trauma
arkham-chapter-reached = Resolution { $number }
arkham-chapter-none = No resolution was reached
arkham-question-lead = Who is the lead investigator?
setup-guide = Campaign
