### The words of the set-up page.

game-title = Cthulhu: Death May Die
game-summary = Сорвите ритуал, дайте Древнему явиться и убейте его, потеряв не больше рассудка, чем придётся.
setup-episode = Эпизод
setup-episode-help = Место, его обитатели и то, что срывает ритуал.
setup-elder-one = Древний
setup-elder-one-help = Кого придётся убить в конце.
setup-rests = Отдых за ход
setup-rests-once = Один
setup-rests-often = Сколько угодно
setup-first = Место первого игрока
setup-first-help = Если не указать, решит случай.
setup-investigator = Сыщик
setup-second = Второй сыщик
setup-second-help = Для того, кто играет один.
