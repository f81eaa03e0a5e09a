### Что напечатано на картах, кроме слов.

arkham-facts = { $facts }
arkham-facts-then = { $head } · { $item }
arkham-facts-elder-sign = знак Древних: { $words }
arkham-facts-reverse = при продвижении: { $words }
arkham-facts-easy = { $token } (легко, обычно): { $words }
arkham-facts-hard = { $token } (трудно, эксперт): { $words }
arkham-facts-icons = значки { $icons }
arkham-facts-health = здоровье { $count }
arkham-facts-sanity = рассудок { $count }
arkham-facts-attack = урон { $damage }, ужас { $horror }
