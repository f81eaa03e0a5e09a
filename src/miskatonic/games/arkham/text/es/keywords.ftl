### Keywords, prey and spawn instructions.

arkham-keyword-aloof = Distante.
arkham-keyword-hunter = Cazador.
arkham-keyword-massive = Enorme.
arkham-keyword-retaliate = Represalia.
arkham-keyword-peril = Peligro.
arkham-keyword-surge = Oleada.
arkham-keyword-fast = Rápida.
arkham-keyword-permanent = Permanente.
arkham-keyword-exceptional = Excepcional.
arkham-keyword-victory = Victoria { $points }.

arkham-prey-bearer = Presa: solo su portador.
arkham-prey-most = Presa: más { $of }.
arkham-prey-least = Presa: menos { $of }.
arkham-prey-of-health = salud restante
arkham-prey-of-sanity = cordura restante
arkham-prey-of-clues = pistas
arkham-prey-of-cards = cartas en mano
arkham-spawn-place = Aparición: { $title }.
arkham-spawn-empty = Aparición: cualquier lugar vacío.
arkham-spawn-prey = Aparición: enfrentado a su presa.
