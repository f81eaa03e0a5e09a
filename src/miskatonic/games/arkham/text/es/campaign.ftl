### Campaigns: their log, and what can’t be done.

## What stands in the way

arkham-campaign-refused = No se puede: { $problems }
arkham-campaign-guide = No hay ninguna campaña «{ $name }»; hay: { $known }
arkham-campaign-difficulty = «{ $name }» no es un nivel de dificultad; hay: { $known }
arkham-campaign-nobody = No participa nadie
arkham-campaign-used = { $investigator } ya se ha usado en esta campaña
arkham-campaign-full = No pueden participar más de { $most } investigadores
arkham-campaign-deck = Este mazo es para { $other }, no para { $investigator }
arkham-campaign-not-in = { $investigator } no participa
arkham-campaign-not-away = { $investigator } no puede volver
arkham-campaign-underway = Se está jugando un escenario
arkham-campaign-over = La campaña ha terminado
arkham-campaign-other = El escenario en curso no es { $scenario }
arkham-campaign-others = En la mesa había otros investigadores
arkham-campaign-not-there = { $card } no está en el mazo
arkham-campaign-kept = { $card } debe quedarse en el mazo
arkham-campaign-room = { $card } necesita sitio: di qué carta sale
arkham-campaign-price = { $card } cuesta { $cost } de experiencia, y hay { $have }
arkham-file-format = Esto no es un archivo de campaña
arkham-file-version = Es de la versión { $came }, y este programa lee la { $version }
arkham-file-field = «{ $field }» no sirve: { $problem }
arkham-file-unknown = «{ $field }» es desconocido
arkham-file-value = «{ $field }» no puede ser «{ $came }»
arkham-file-deck = «{ $field }»: { $problem }
arkham-campaign-option = Opciones desconocidas: { $names }
arkham-campaign-unfinished = El escenario aún no ha terminado
arkham-campaign-change = No existe «{ $name }»; ¿quieres decir «{ $nearest }»? Hay: { $known }
arkham-campaign-words = «{ $name }» necesita: { $words }

## The log read out

arkham-guide-night-of-the-zealot = La noche de la fanática
arkham-difficulty-easy = fácil
arkham-difficulty-standard = normal
arkham-difficulty-hard = difícil
arkham-difficulty-expert = experto
arkham-campaign-title-next = { $guide } ({ $difficulty }): ahora viene { $scenario }
arkham-campaign-title-underway = { $guide } ({ $difficulty }): se está jugando { $scenario }
arkham-campaign-title-over = { $guide } ({ $difficulty }): { $ending }
arkham-campaign-ending-win = los investigadores han ganado
arkham-campaign-ending-lose = los investigadores han perdido
arkham-campaign-ending-survived = los investigadores han sobrevivido, a un precio
arkham-campaign-ending-done = ha terminado
arkham-campaign-played-reached = { $scenario }: resolución { $number }
arkham-campaign-played-none = { $scenario }: no se llegó a ninguna resolución
arkham-campaign-heirloom = Falta dársela a alguien: { $card }
arkham-campaign-bag = Bolsa del Caos: { $tokens }
arkham-campaign-sheet-plays = { $player } — { $investigator }: experiencia { $experience }, trauma físico { $physical }, trauma mental { $mental }, mazo de { $cards }
arkham-campaign-sheet-away = { $player } — { $investigator }: experiencia { $experience }, trauma físico { $physical }, trauma mental { $mental }, mazo de { $cards } (ausente)
arkham-campaign-sheet-killed = { $player } — { $investigator }: experiencia { $experience }, trauma físico { $physical }, trauma mental { $mental }, mazo de { $cards } (sin vida)
arkham-campaign-sheet-insane = { $player } — { $investigator }: experiencia { $experience }, trauma físico { $physical }, trauma mental { $mental }, mazo de { $cards } (en la locura)
arkham-note-house-burned = La casa se ha quemado.
arkham-note-house-standing = La casa sigue en pie.
arkham-note-ghoul-priest-alive = El Sacerdote gul sigue vivo.
arkham-note-lita-finds-others = Lita busca ayuda en otra parte.
arkham-note-past-midnight = Ha pasado la medianoche.
arkham-note-ritual-broken = El ritual se interrumpió.
arkham-note-umordhoth-repelled = Umôrdhoth fue rechazado.
arkham-note-lita-sacrificed = Lita Chantler fue entregada a Umôrdhoth.
arkham-note-arkham-succumbed = Arkham cayó ante Umôrdhoth.
arkham-note-interrogated = Interrogatorio: { $card }
arkham-note-escaped = En libertad: { $card }
