### Keywords, prey and spawn instructions.

arkham-keyword-aloof = Aloof.
arkham-keyword-hunter = Hunter.
arkham-keyword-massive = Massive.
arkham-keyword-retaliate = Retaliate.
arkham-keyword-peril = Peril.
arkham-keyword-surge = Surge.
arkham-keyword-fast = Fast.
arkham-keyword-permanent = Permanent.
arkham-keyword-exceptional = Exceptional.
arkham-keyword-victory = Victory { $points }.

arkham-prey-bearer = Prey: its bearer only.
arkham-prey-most = Prey: most { $of }.
arkham-prey-least = Prey: least { $of }.
arkham-prey-of-health = health left
arkham-prey-of-sanity = sanity left
arkham-prey-of-clues = clues
arkham-prey-of-cards = cards in hand
arkham-spawn-place = Spawn: { $title }.
arkham-spawn-empty = Spawn: any empty location.
arkham-spawn-prey = Spawn: engaged with its prey.
