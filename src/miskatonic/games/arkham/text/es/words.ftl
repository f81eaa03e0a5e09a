### The words that cards are made of. They begin small and have no full stop: they go together.

## How words go together

arkham-word-then = { $head }; { $item }
arkham-word-or = { $head } o { $item }
arkham-word-both = { $one } y { $other }
arkham-word-cost = { $cost }: { $words }
arkham-word-while = mientras { $when }: { $words }
arkham-word-then-only = { $first }; después, { $then }
arkham-word-if = si { $when }: { $then }
arkham-word-if-else = si { $when }: { $then }; si no: { $otherwise }
arkham-word-either = { $either }
arkham-word-choose = elige una opción: { $either }
arkham-word-must-choose = debes elegir una opción: { $either }
arkham-word-may = puedes: { $either }
arkham-word-times = { $words }, { $count } veces
arkham-word-each = cada investigador: { $words }
arkham-word-each-when = cada investigador de quien esto es cierto ({ $when }): { $words }
arkham-word-for-chosen = el investigador elegido: { $words }
arkham-word-limited = { $words } ({ $limit })
arkham-word-limit-investigator = límite { $times } por { $period }
arkham-word-limit-group = límite de grupo { $times } por { $period }
arkham-word-limit-max = máximo { $times } por { $period }
arkham-period-test = prueba
arkham-period-turn = turno
arkham-period-phase = fase
arkham-period-round = ronda
arkham-period-game = partida

## Abilities

arkham-word-action = Acción ({ $actions }): { $words }
arkham-word-parley-action = Parlamentar ({ $actions }): { $words }
arkham-word-resign-action = Rendirse ({ $actions }): { $words }
arkham-word-fast = Libre: { $words }
arkham-word-reaction = Reacción, { $at }: { $words }
arkham-word-forced = Obligado, { $at }: { $words }
arkham-word-revelation = Revelación: { $words }
arkham-word-objective = Objetivo, { $at }: { $words }
arkham-word-play = Rápido: en cualquier momento
arkham-word-play-at = Rápido, { $at }
arkham-word-committed = si la prueba tiene éxito: { $words }
arkham-word-committed-by = si la prueba tiene éxito por { $by } o más: { $words }
arkham-word-committed-fight = si el ataque tiene éxito: { $words }
arkham-word-committed-evade = si logras evitar: { $words }
arkham-word-committed-investigate = si la investigación tiene éxito: { $words }

## Moments

arkham-word-when = cuando: { $event }
arkham-word-after = después de: { $event }
arkham-word-would = a punto de ocurrir: { $event }
arkham-word-defeated-you = derrotas a un enemigo
arkham-word-defeated-any = un enemigo es derrotado
arkham-word-defeated-this = este enemigo es derrotado
arkham-word-attacks-you = un enemigo te ataca
arkham-word-attacks-here = un enemigo ataca a un investigador en tu lugar
arkham-word-attacks-any = un enemigo ataca
arkham-word-attacks-this = este enemigo ataca
arkham-word-engages = este enemigo se enfrenta a un investigador
arkham-word-evaded-you = evitas a un enemigo
arkham-word-evaded-here = un enemigo en tu lugar es evitado
arkham-word-evaded-this = este enemigo es evitado
arkham-word-evaded-any = un enemigo es evitado
arkham-word-spawns = un enemigo aparece en tu lugar
arkham-word-enters-play = esta carta entra en juego
arkham-word-enters-discard-pile = una carta entra en tu pila de descartes
arkham-word-enters-place = un investigador entra aquí
arkham-word-leaves-place = un investigador sale de aquí
arkham-word-plays = juegas una carta
arkham-word-plays-trait = juegas una carta con este rasgo: { $trait }
arkham-word-plays-event = juegas un evento
arkham-word-plays-asset = juegas un apoyo
arkham-word-would-discover = descubres pistas en tu lugar
arkham-word-phase-begins = empieza una fase
arkham-word-phase-ends-any = termina una fase
arkham-word-phase-ends-mythos = termina la fase de Mitos
arkham-word-phase-ends-investigation = termina la fase de Investigación
arkham-word-phase-ends-enemy = termina la fase de Enemigos
arkham-word-phase-ends-upkeep = termina la fase de Mantenimiento
arkham-word-round-ends = termina la ronda
arkham-word-turn-begins = empieza tu turno
arkham-word-turn-ends-you = termina tu turno
arkham-word-turn-ends-here = termina el turno de un investigador en tu lugar
arkham-word-turn-ends-any = termina el turno de un investigador
arkham-word-game-ends = termina la partida
arkham-word-succeeds-in-test = superas una prueba de habilidad
arkham-word-succeeds-in-test-least = superas una prueba de habilidad por { $least } o más
arkham-word-succeeds-in-test-fight = tienes éxito en un ataque
arkham-word-succeeds-in-test-investigate = investigas con éxito
arkham-word-succeeds-in-test-investigate-least = investigas con éxito por { $least } o más
arkham-word-fails-test = fallas una prueba de habilidad
arkham-word-fails-test-investigate-most = fallas al investigar por { $most } o menos
arkham-word-reveals-token = revelas una ficha de caos
arkham-word-reveals-token-negative = revelas una ficha de caos con modificador negativo

## Costs

arkham-word-exhaust = agota esta carta
arkham-word-spend-uses = gasta usos de esta carta: { $count }
arkham-word-pay = gasta recursos: { $count }
arkham-word-spend-clues = gasta pistas: { $count }
arkham-word-spend-clues-together = los investigadores gastan pistas como grupo: { $count }
arkham-word-spend-clues-at = los investigadores en { $title } gastan pistas como grupo: { $count }
arkham-word-take-horror = recibe horror: { $count }
arkham-word-hurt-this-damage = esta carta recibe daño: { $count }
arkham-word-hurt-this-horror = esta carta recibe horror: { $count }
arkham-word-discard-this = descarta esta carta
arkham-word-discard-cards = elige y descarta cartas de tu mano: { $count }

## What happens

arkham-word-discover-clues = descubre pistas: { $count }
arkham-word-gain-clues = gana pistas de la reserva: { $count }
arkham-word-clues-off-this = descarta en su lugar tantas pistas de esta carta
arkham-word-gain-actions-you = puedes realizar más acciones en este turno: { $count }
arkham-word-gain-actions-active = ese investigador puede realizar más acciones en este turno: { $count }
arkham-word-lose-actions = pierde acciones: { $count }
arkham-word-place-doom-agenda = perdición en el plan actual: { $count }
arkham-word-place-doom-agenda-advances = perdición en el plan actual, que puede avanzar por ello: { $count }
arkham-word-place-doom-this = perdición en esta carta: { $count }
arkham-word-move-to-connected = muévete a un lugar conectado
arkham-word-move-to-without-enemies = muévete a un lugar revelado sin enemigos
arkham-word-choose-investigator = elige a un investigador en tu lugar; { $words }
arkham-word-draw-encounter = roba la carta superior del mazo de encuentros
arkham-word-put-resource = mueve un recurso de tu reserva a esta carta
arkham-word-lose-experience = ganas menos experiencia: { $count }
arkham-word-take-control = toma el control de esta carta
arkham-word-resign = te rindes
arkham-word-advance = el acto avanza
arkham-word-end = desenlace { $resolution }
arkham-word-draw = roba cartas: { $count }
arkham-word-gain = recursos: { $count }
arkham-word-lose-all = pierde todos tus recursos
arkham-word-discard-this-card = descarta esta carta
arkham-word-return-this = esta carta vuelve a tu mano
arkham-word-discard-down-to = elige y descarta cartas de tu mano hasta que queden: { $left }
arkham-word-discard-asset = elige y descarta un apoyo que controles
arkham-word-add-uses-you = { $kind } en una carta tuya con este rasgo ({ $trait }): +{ $count }
arkham-word-add-uses-here = { $kind } en una carta con este rasgo ({ $trait }) en tu lugar: +{ $count }
arkham-word-take-use = mueve 1 de esta carta a tu reserva, como recurso
arkham-word-take-back = una carta con este rasgo ({ $trait }) va de tu pila de descartes a tu mano
arkham-word-remove-discard-pile = todas las cartas de tu pila de descartes se retiran de la partida
arkham-word-put-in-threat-area = pon esta carta en juego en tu área de amenaza
arkham-word-put-in-threat-area-clues = pon esta carta en juego en tu área de amenaza, con pistas: { $clues }
arkham-word-put-in-threat-area-horror = pon esta carta en juego en tu área de amenaza, con horror: { $horror }
arkham-word-attach-here = vincula esta carta a tu lugar
arkham-word-choose-enemy = elige a un enemigo en tu lugar; { $words }
arkham-word-choose-enemy-without = elige a un enemigo en tu lugar sin este rasgo ({ $trait }); { $words }
arkham-word-evade-automatically = evita a un enemigo en tu lugar, sin prueba
arkham-word-evade-automatically-without = evita a un enemigo en tu lugar sin este rasgo ({ $trait }), sin prueba
arkham-word-evade-all = evita a todos los enemigos en tu lugar, sin prueba
arkham-word-disengage-all = desentiéndete de cada enemigo
arkham-word-disengage-all-others = desentiéndete de cada otro enemigo
arkham-word-cancel = cancélalo
arkham-word-remove-it = descarta a ese enemigo
arkham-word-shuffle-it-away = baraja a ese enemigo en el mazo de encuentros
arkham-word-to-victory-display = esta carta va a la zona de victoria
arkham-word-take-damage = recibe daño: { $damage }
arkham-word-take-horror-of = recibe horror: { $horror }
arkham-word-take-both = recibe daño: { $damage }, y horror: { $horror }
arkham-word-take-damage-direct = recibe daño directo: { $damage }
arkham-word-take-horror-of-direct = recibe horror directo: { $horror }
arkham-word-take-both-direct = recibe daño directo: { $damage }, y horror directo: { $horror }
arkham-word-heal-damage = cura daño: { $count }
arkham-word-heal-horror = cura horror: { $count }
arkham-word-heal-this = cura daño de esta carta: { $damage }
arkham-word-hurt-it = inflige daño a ese enemigo: { $count }
arkham-word-damage-enemy = inflige daño a un enemigo en tu lugar: { $count }
arkham-word-damage-enemy-exhausted = inflige daño a un enemigo agotado en tu lugar: { $count }
arkham-word-blast = elige tu lugar o uno conectado; cada enemigo y cada investigador ahí recibe daño: { $damage }
arkham-word-redirect-damage = inflige el daño del ataque a otro enemigo en tu lugar
arkham-word-move-horror = mueve horror de esta carta a ti: { $count }
arkham-word-suffer-trauma = sufre trauma: físico { $physical }, mental { $mental }
arkham-word-any-card = una carta cualquiera
arkham-word-card-with = una carta con el rasgo { $trait }
arkham-word-asset-with = un apoyo con el rasgo { $trait }
arkham-word-event-with = un evento con el rasgo { $trait }
arkham-word-search = busca en el mazo { $what }, tómala y baraja
arkham-word-search-top = busca en las { $top } cartas superiores del mazo { $what }, tómala y baraja
arkham-word-look-at-top = mira las { $count } cartas superiores del mazo de cualquier investigador o del mazo de encuentros y devuélvelas en cualquier orden
arkham-word-until-test = hasta que termine la prueba: { $words }
arkham-word-until-turn = hasta que termine el turno: { $words }
arkham-word-until-phase = hasta que termine la fase: { $words }
arkham-word-until-round = hasta que termine la ronda: { $words }

## Tests

arkham-word-fight = combate
arkham-word-fight-skill = combate usando { $skill }
arkham-word-fight-plus = habilidad +{ $plus }
arkham-word-fight-damage = daño +{ $damage }
arkham-word-fight-deals = daño en lugar de 1: { $deals }
arkham-word-fight-success = si tienes éxito: { $success }
arkham-word-evade = evita
arkham-word-evade-skill = evita usando { $skill }
arkham-word-evade-plus = habilidad +{ $plus }
arkham-word-evade-success = si tienes éxito: { $success }
arkham-word-investigate = investiga
arkham-word-investigate-skill = investiga usando { $skill }
arkham-word-investigate-plus = habilidad +{ $plus }
arkham-word-investigate-easier = velo −{ $easier }
arkham-word-investigate-success = si tienes éxito: { $success }
arkham-word-instead-of-clues = { $words } (en lugar de descubrir pistas)
arkham-word-test = prueba de { $skill } ({ $difficulty })
arkham-word-on-success = si tienes éxito: { $success }
arkham-word-on-fail = si fallas: { $fail }
arkham-word-after-test = después de esta prueba: { $words }
arkham-word-on-symbols-all = si se revela un símbolo que no sea el símbolo arcano: { $words }
arkham-word-on-symbols-skull-auto-fail = si se revela una calavera o el fallo automático: { $words }
arkham-word-boost = obtienes +{ $plus } en esta prueba
arkham-word-boost-skill = obtienes +{ $plus } a { $skill } en esta prueba
arkham-word-more-damage = el ataque inflige más daño: +{ $count }
arkham-word-more-clues = descubre más pistas ahí: +{ $count }
arkham-word-token-modifier = modificador: { $number }
arkham-word-succeed-automatically = tienes éxito automáticamente
arkham-word-reveal-more = revela otra ficha
arkham-word-reveal-two = revela 2 fichas en lugar de 1; elige una que cuente e ignora la otra
arkham-word-cancel-token = la ficha se cancela y vuelve a la bolsa; revela otra
arkham-word-flip-token = su menos cuenta como más

## Numbers

arkham-word-per-investigator = { $number } por investigador
arkham-word-clues-here = el número de pistas en tu lugar
arkham-word-horror-on-you = el horror que tienes
arkham-word-controlled = el número de cartas con el rasgo { $trait } que controlas
arkham-word-points = los puntos del resultado
arkham-word-points-between = los puntos del resultado, de { $least } a { $most }
arkham-word-that = otros tantos
arkham-word-depending = { $then } si { $when }, si no { $otherwise }

## Conditions

arkham-word-not = no se cumple que { $when }
arkham-word-all = { $of }
arkham-word-your-turn = es tu turno
arkham-word-during-turn-of = un investigador en tu lugar toma su turno
arkham-word-during-test = haces una prueba de habilidad
arkham-word-only-enemy-engaged = es el único enemigo enfrentado a ti
arkham-word-succeeded-by = tienes éxito por { $points } o más
arkham-word-place-has-clues = hay pistas en tu lugar
arkham-word-has-clues = tienes pistas
arkham-word-this-holds-clues = pistas en esta carta: { $least } o más
arkham-word-this-holds-doom = perdición en esta carta: { $least } o más
arkham-word-this-holds-damage = daño en esta carta: { $least } o más
arkham-word-this-holds-horror = horror en esta carta: { $least } o más
arkham-word-this-holds-uses = fichas en esta carta: { $least } o más
arkham-word-has-horror-left = tu cordura restante es { $most } o menos
arkham-word-enemy-here = hay un enemigo en tu lugar
arkham-word-enemy-here-trait = hay un enemigo con el rasgo { $trait } en tu lugar
arkham-word-at-place = estás en { $title }
arkham-word-controls = controlas a { $title }
arkham-word-in-play = { $title } está en juego
arkham-word-uncontrolled = nadie controla esta carta
arkham-word-uncontrolled-title = nadie controla a { $title }

## What holds

arkham-word-skill = { $skill }: { $plus }
arkham-word-skill-here = { $skill } de cada investigador en tu lugar: { $plus }
arkham-word-skill-fight = { $skill } al atacar: { $plus }
arkham-word-skill-evade = { $skill } al evitar: { $plus }
arkham-word-skill-investigate = { $skill } al investigar: { $plus }
arkham-word-hand-size = tu límite de cartas en la mano: { $plus }
arkham-word-gains-keyword = cada enemigo gana una palabra clave: { $keyword }
arkham-word-toughness-health = tu salud: { $plus }
arkham-word-toughness-sanity = tu cordura: { $plus }
arkham-word-enemy-stat-fight = combate de este enemigo: { $plus }
arkham-word-enemy-stat-evade = evasión de este enemigo: { $plus }
arkham-word-enemy-stat-health = salud de este enemigo: { $plus }
arkham-word-enemy-stat-damage = daño de este enemigo: { $plus }
arkham-word-enemy-stat-horror = horror de este enemigo: { $plus }
arkham-word-enemy-stat-fight-each = combate de cada enemigo: { $plus }
arkham-word-enemy-stat-evade-each = evasión de cada enemigo: { $plus }
arkham-word-enemy-stat-health-each = salud de cada enemigo: { $plus }
arkham-word-shroud = velo: { $plus }
arkham-word-cheaper = las cartas con el rasgo { $trait } que juegas aquí cuestan { $less } menos
arkham-word-extra-action = puedes realizar más acciones en tu turno: { $count }
arkham-word-reserved-action = puedes realizar más acciones en tu turno, solo en cartas con el rasgo { $trait }: { $count }
arkham-word-dearer-action = la primera de estas acciones en cada ronda cuesta más ({ $kinds }): +{ $more }
arkham-deed-move = moverse
arkham-deed-fight = combatir
arkham-deed-evade = evitar
arkham-word-extra-slot = más espacios ({ $slot }): { $count }
arkham-word-extra-slot-trait = más espacios ({ $slot }), solo para cartas con el rasgo { $trait }: { $count }
arkham-word-use-in-place = puedes usar { $skill } en lugar de { $of }
arkham-word-investigate-with = este lugar se investiga con { $skill }
arkham-word-no-tokens = no revelas fichas de caos en tus pruebas
arkham-word-elder-sign-fails = un símbolo arcano que reveles cuenta como fallo automático
arkham-word-doubles-negative = los modificadores negativos de las fichas se duplican al intentar evitar a este enemigo
arkham-word-play-from-discard = puedes jugar el evento superior de tu pila de descartes
arkham-word-event-to-bottom = los eventos que juegas o descartas del juego van debajo de tu mazo
arkham-word-blank-investigators-here = el texto de los investigadores aquí cuenta como vacío, salvo los rasgos
arkham-word-blank-enemy = el texto de ese enemigo cuenta como vacío, salvo los rasgos
arkham-word-cannot-play = no puedes jugar: { $sorts }
arkham-word-cannot-investigate = este lugar no se puede investigar
arkham-word-cannot-enter-investigators = los investigadores no pueden moverse aquí
arkham-word-cannot-enter-enemies = los enemigos sin el rasgo { $trait } no pueden moverse aquí
arkham-word-cannot-attack = los enemigos sin el rasgo { $trait } no pueden atacarte
arkham-word-cannot-discover-or-spend = quien esté enfrentado a él no puede descubrir ni gastar pistas
arkham-word-cannot-leave-play = esta carta no puede salir del juego

## More moments

arkham-word-harmed-attack-damage = un ataque inflige daño a esta carta
arkham-word-harmed-attack-horror = un ataque inflige horror a esta carta
arkham-word-harmed-this-damage = esta carta recibe daño
arkham-word-harmed-this-horror = esta carta recibe horror
arkham-word-harmed-you-damage = recibes daño
arkham-word-harmed-you-horror = recibes horror
arkham-word-draws-treachery = robas una traición que no es debilidad
