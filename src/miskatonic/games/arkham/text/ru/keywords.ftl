### Keywords, prey and spawn instructions.

arkham-keyword-aloof = Отстранённость.
arkham-keyword-hunter = Охотник.
arkham-keyword-massive = Громадина.
arkham-keyword-retaliate = Возмездие.
arkham-keyword-peril = Угроза.
arkham-keyword-surge = Натиск.
arkham-keyword-fast = Быстро.
arkham-keyword-permanent = Постоянно.
arkham-keyword-exceptional = Исключительно.
arkham-keyword-victory = Победа { $points }.

arkham-prey-bearer = Добыча: только владелец.
arkham-prey-most = Добыча: больше всего — { $of }.
arkham-prey-least = Добыча: меньше всего — { $of }.
arkham-prey-of-health = оставшееся здоровье
arkham-prey-of-sanity = оставшийся рассудок
arkham-prey-of-clues = улики
arkham-prey-of-cards = карты в руке
arkham-spawn-place = Появление: { $title }.
arkham-spawn-empty = Появление: любая пустая локация.
arkham-spawn-prey = Появление: в бою с добычей.
