### Lo que hay impreso en las cartas además de sus palabras.

arkham-facts = { $facts }
arkham-facts-then = { $head } · { $item }
arkham-facts-elder-sign = símbolo arcano: { $words }
arkham-facts-reverse = cuando avanza: { $words }
arkham-facts-easy = { $token } (fácil, normal): { $words }
arkham-facts-hard = { $token } (difícil, experto): { $words }
arkham-facts-icons = iconos { $icons }
arkham-facts-health = salud { $count }
arkham-facts-sanity = cordura { $count }
arkham-facts-attack = daño { $damage }, horror { $horror }
