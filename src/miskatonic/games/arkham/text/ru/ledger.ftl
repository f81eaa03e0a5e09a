### The campaign log on a screen.

arkham-sheet-plays = В игре
arkham-sheet-away = В отъезде
arkham-sheet-killed = Смерть
arkham-sheet-insane = Безумие
arkham-figure-experience = Опыт
arkham-figure-physical = Физические травмы
arkham-figure-mental = Психические травмы
arkham-chapter-reached = Развязка { $number }
arkham-chapter-none = До развязки не дошло
arkham-question-lead = Кто ведущий сыщик?
setup-guide = Кампания
