### Keywords, prey and spawn instructions.

arkham-keyword-aloof = Esquivo.
arkham-keyword-hunter = Caçador.
arkham-keyword-massive = Colossal.
arkham-keyword-retaliate = Retaliar.
arkham-keyword-peril = Perigo.
arkham-keyword-surge = Surto.
arkham-keyword-fast = Rápida.
arkham-keyword-permanent = Permanente.
arkham-keyword-exceptional = Excepcional.
arkham-keyword-victory = Vitória { $points }.

arkham-prey-bearer = Presa: apenas seu portador.
arkham-prey-most = Presa: mais { $of }.
arkham-prey-least = Presa: menos { $of }.
arkham-prey-of-health = vida restante
arkham-prey-of-sanity = sanidade restante
arkham-prey-of-clues = pistas
arkham-prey-of-cards = cartas na mão
arkham-spawn-place = Surgimento: { $title }.
arkham-spawn-empty = Surgimento: qualquer local vazio.
arkham-spawn-prey = Surgimento: engajado com sua presa.
