### What is printed on cards besides their words.

arkham-facts = { $facts }
arkham-facts-then = { $head } · { $item }
arkham-facts-elder-sign = elder sign: { $words }
arkham-facts-reverse = when it advances: { $words }
arkham-facts-easy = { $token } (easy, standard): { $words }
arkham-facts-hard = { $token } (hard, expert): { $words }
arkham-facts-icons = icons { $icons }
arkham-facts-health = health { $count }
arkham-facts-sanity = sanity { $count }
arkham-facts-attack = damage { $damage }, horror { $horror }
