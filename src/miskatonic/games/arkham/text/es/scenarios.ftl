### Words of scenarios and encounter cards.

## Locations, acts and enemies

arkham-word-title = { $title }
arkham-word-put-into-play = entran en juego: { $places }
arkham-word-remove-place = se retira de la partida: { $where }
arkham-word-reveal-place = se revela: { $where }
arkham-word-discard-enemies-at = descarta a cada enemigo de este lugar: { $where }
arkham-word-place-investigators = cada investigador va a este lugar: { $where }
arkham-word-put-asset-at = { $card } entra en juego aquí: { $where }
arkham-word-spawn-aside = aparece { $card }
arkham-word-spawn-aside-at = { $card } aparece aquí: { $where }
arkham-word-spawn-escaped = los sectarios que escaparon aparecen aquí: { $where }
arkham-word-draw-cultist = roba la carta superior del mazo de Sectarios
arkham-word-move-enemies-towards = cada enemigo no enfrentado con el rasgo { $trait } se mueve un lugar hacia aquí: { $where }
arkham-word-defeat = quedas derrotado
arkham-word-end-acts = el acto se retira: desde ahora el plan es ambos
arkham-word-clues-on-act = coloca pistas en el acto: { $count }
arkham-word-clues-up-to = añade pistas aquí hasta que haya: { $count }
arkham-word-ready-this = prepara esta carta

## Dangers

arkham-word-or-else = { $words }; si no puedes: { $otherwise }
arkham-word-each-at-this = cada investigador en este lugar: { $words }
arkham-word-attack-harder = este ataque inflige más daño (+{ $damage }) y horror (+{ $horror })
arkham-word-discard-at-random = descarta cartas al azar de tu mano: { $count }
arkham-word-discard-chosen = elige y descarta cartas de tu mano: { $count }
arkham-word-spend-your-clues = gasta pistas: { $count }
arkham-word-place-your-clues = coloca pistas tuyas en tu lugar: { $count }
arkham-word-place-your-clues-all = coloca todas tus pistas en tu lugar
arkham-word-gain-surge = esta carta gana Surgimiento
arkham-word-disengage-from = deja de estar enfrentado a cada enemigo sin el rasgo { $trait }
arkham-word-go-to = muévete a este lugar: { $where }
arkham-word-go-to-trait = muévete a un lugar con el rasgo { $trait }
arkham-word-attach-to-most-clues = vincula esta carta al lugar con más pistas que no tenga otra copia
arkham-word-doom-on-nearest = Perdición en el enemigo más cercano: { $count }
arkham-word-doom-on-nearest-with = Perdición en el enemigo más cercano con el rasgo { $trait }: { $count }
arkham-word-doom-on-each = Perdición en cada enemigo con el rasgo { $trait }: { $count }
arkham-word-spawn-it-here = aparece aquí en su lugar

## Looking for cards

arkham-word-shuffle-discards = baraja la pila de descartes de Encuentros en el mazo de Encuentros
arkham-word-dig-for-trait = descarta cartas del mazo de Encuentros hasta que salga un enemigo con el rasgo { $trait }, y róbalo
arkham-word-dig-for-trait-at-doom = descarta cartas del mazo de Encuentros hasta que salga un enemigo con el rasgo { $trait }; aparece aquí: { $where }, con Perdición: { $doom }
arkham-word-dig-for-at = descarta cartas del mazo de Encuentros hasta que salgan enemigos: { $count }; aparecen aquí: { $where }
arkham-word-search-encounter = busca en el mazo de Encuentros y su pila de descartes un enemigo con el rasgo { $trait }, róbalo y baraja
arkham-word-draw-own-weakness = busca en tu mazo una debilidad con el rasgo { $trait }, róbala y baraja
arkham-word-gain-weakness = toma de tu colección una debilidad básica aleatoria con el rasgo { $trait }

## Numbers and conditions

arkham-word-minus = −({ $number })
arkham-word-enemies-here = enemigos con el rasgo { $trait } en tu lugar
arkham-word-enemies-in-play = enemigos con el rasgo { $trait } en juego
arkham-word-enemies-at = enemigos con el rasgo { $trait } aquí: { $places }
arkham-word-most-doom = la mayor Perdición en un enemigo con el rasgo { $trait }
arkham-word-doom-in-play = toda la Perdición en juego
arkham-word-as-many = { $many } con { $investigators } o más investigadores, si no { $few }
arkham-word-enemy-in-play = hay en juego un enemigo con el rasgo { $trait }
arkham-word-act-is = el acto es de la etapa { $most } o anterior
arkham-word-act-holds = pistas en el acto: { $count } o más
arkham-word-victory-holds = hay { $count } enemigos únicos con el rasgo { $trait } en la zona de victoria

## Moments

arkham-word-falls = { $card } cae
arkham-word-is-overcome = un enemigo va a la zona de victoria
arkham-word-spawns-anywhere = aparece { $card }
arkham-word-reaches = un investigador entra en este lugar: { $where }
arkham-word-investigated = se investiga con éxito el lugar vinculado
arkham-word-attacks-successfully = un investigador en tu lugar ataca con éxito a un enemigo con el rasgo { $trait }
arkham-word-clues-reach-act = se colocan pistas en el acto

## What is told and chosen

arkham-act-draw-found = Robar { $card-the }
arkham-log-place-appears = { $place } entra en juego.
arkham-log-place-vanishes = { $card } se retira de la partida.
arkham-log-clues-on-act = { $who } coloca pistas en el acto: { $clues }.
arkham-event-overcome = Se supera a un enemigo
arkham-event-place-clues-on-act = Se colocan pistas en el acto
