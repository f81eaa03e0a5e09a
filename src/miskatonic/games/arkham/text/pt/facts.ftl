### O que está impresso nas cartas além das palavras.

arkham-facts = { $facts }
arkham-facts-then = { $head } · { $item }
arkham-facts-elder-sign = Sinal Ancestral: { $words }
arkham-facts-reverse = quando avança: { $words }
arkham-facts-easy = { $token } (fácil, padrão): { $words }
arkham-facts-hard = { $token } (difícil, especialista): { $words }
arkham-facts-icons = ícones { $icons }
arkham-facts-health = vida { $count }
arkham-facts-sanity = sanidade { $count }
arkham-facts-attack = dano { $damage }, horror { $horror }
