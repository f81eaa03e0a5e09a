### Las palabras de la mesa de los Cultistas que el juego mismo no dice.

cultists-subtitle = { $cultists ->
    [one] { $count } personas, { $cultists } Cultista
   *[other] { $count } personas, { $cultists } Cultistas
    }
cultists-phase-movement = Movimiento
cultists-phase-event = Evento
cultists-phase-action = Acciones
cultists-phase-upkeep = Mantenimiento
cultists-hide = Ocultar mis secretos
cultists-at-the-university = En la universidad
cultists-ghosts = { $count ->
    [0] sin fantasmas
    [one] { $count } fantasma
   *[other] { $count } fantasmas
    }
cultists-ghost = Fantasma
cultists-knife = tiene el Cuchillo
cultists-acted = ya actuó
cultists-corpse = hay una carta de Muerto a la vista en el mazo de Pulso
cultists-pulse = Mazo de Pulso
cultists-act-with = { $name }: lo que puedes hacer

## La mansión

cultists-mansion = La mansión
cultists-closed-wing = Ala cerrada
cultists-whole-plan = El plano entero
cultists-colour-dark-blue = azul oscuro
cultists-colour-pink = rosa
cultists-colour-orange = naranja
cultists-colour-light-blue = azul claro
cultists-colour-red = rojo
cultists-colour-green = verde
cultists-finished = Terminada
cultists-explored = explorada
cultists-unsafe = insegura
cultists-books = Libros
cultists-cards = Cartas
cultists-doors = Puertas a
cultists-books-left = { $count ->
    [one] queda { $count } libro
   *[other] quedan { $count } libros
    }
cultists-pile = { $count ->
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
    }
cultists-people-here = aquí: { $names }
cultists-you-here = estás aquí
cultists-token-here = hay un Cultista aquí
cultists-token-hidden = ficha de Cultista oculta
cultists-portal = portal abierto
cultists-portal-until = cierra el portal hasta la ronda { $number }
cultists-fish-man = el Hombre Pez
cultists-fish-man-lake = el Hombre Pez, en el lago
cultists-vote-ready = ficha de votación: lista
cultists-vote-spent = ficha de votación: usada en esta ronda
cultists-power-on = hay corriente
cultists-power-off = No hay corriente
cultists-story-start = carta inicial
cultists-story-drawn = del mazo de robo
cultists-story-laid = puesta por { $name }
cultists-story-success = se mostró: Éxito
cultists-story-failure = se mostró: Fracaso
cultists-story-sabotage = se mostró: Sabotaje

## Verbos cortos

cultists-tag-several = { $count } opciones
cultists-tag-move = Ir
cultists-tag-stop = Quedarse
cultists-tag-teleport = Aparecer
cultists-tag-fill = Poner carta
cultists-tag-guard = Proteger
cultists-tag-check-room = Comprobar
cultists-tag-camera = Por cámara
cultists-tag-camera-status = Por cámara
cultists-tag-event-room = Mirar
cultists-tag-combat = Combatir
cultists-tag-scare-off = Ahuyentar
cultists-tag-start-vote = Iniciar votación
cultists-tag-restore-power = Dar corriente
cultists-tag-close-portal = Cerrar portal

## Rondas y estantes

cultists-rounds = Rondas y eventos
cultists-round = ronda { $round }
cultists-round-of = Ronda { $round } de { $last }
cultists-event-of = Ronda { $number }: { $name }
cultists-shelves = Estantes
cultists-shelf = Estante de color { $colour }: { $books } de { $needs } libros, vale { $points }
cultists-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
    }
cultists-points-word = puntos

## Tu rincón

cultists-yours = Lo tuyo
cultists-tab-hand = Mano
cultists-tab-route = Ruta
cultists-tab-role = Rol
cultists-tab-know = Sabes
cultists-hand = Mano
cultists-hand-count = { $count ->
    [one] { $count } carta, nunca se repone
   *[other] { $count } cartas, nunca se reponen
    }
cultists-hand-of = { $count } cartas, { $encounter } para Encuentros
cultists-stack = { $name } { $count }
cultists-route = Ruta
cultists-route-ignore = puedes saltártela
cultists-rounds-list = rondas { $rounds }
cultists-role = Rol
cultists-your-role = Tu rol
cultists-hold = Mantén para mirar
cultists-covered = Tapado
cultists-envelope = En el sobre
cultists-goal = { $points } puntos hasta el final de la ronda { $rounds }, o que no quede ningún Cultista con vida.
cultists-goal-cultist = { $dead } sin pulso, o que falten los { $points } puntos tras la ronda { $rounds }.
cultists-own-pulse = { $count ->
    [one] Tu pulso: { $count } carta, boca abajo incluso para ti.
   *[other] Tu pulso: { $count } cartas, boca abajo incluso para ti.
    }
cultists-know = Lo que sabes
cultists-only-you = solo lo ves tú
cultists-know-nothing = Todavía nada que los demás no sepan.
cultists-know-role = { $name }: { $role }
cultists-know-start-dead = { $name } no tiene pulso desde el principio.
cultists-know-looked = { $count ->
    [0] { $name } no tenía cartas de Muerto cuando miraste.
    [one] { $name } tenía { $count } carta de Muerto cuando miraste.
   *[other] { $name } tenía { $count } cartas de Muerto cuando miraste.
    }
cultists-know-peeked = En la bolsa viste: { $event }
cultists-know-laid = { $card }: la pusiste en { $place }
cultists-know-gave = { $card }: la recibió { $name }

## Personas

cultists-start = Inicio
cultists-start-alive = Con pulso desde el principio.
cultists-pulse-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    }
cultists-given-by = de { $names }
cultists-worked = Trabajó en
cultists-checked = Comprobación
cultists-checked-by = { $count ->
    [one] de { $name }, entonces { $count } carta
   *[other] de { $name }, entonces { $count } cartas
    }
cultists-dead-seen = { $count ->
    [0] ninguna de Muerto
    [one] { $count } de Muerto
   *[other] { $count } de Muerto
    }
cultists-said = Dijo en la ronda { $round }

## Afirmaciones

cultists-claim = Afirmación
cultists-no-claims = Nadie ha afirmado nada todavía. Cualquier afirmación puede ser mentira.
cultists-about = Sobre qué
cultists-about-me = Yo
cultists-about-others = Otros
cultists-about-looked = Miré
cultists-about-laid = Cartas
cultists-about-us = Todos
cultists-claim-say-innocent = No soy Cultista.
cultists-claim-say-cultist = Soy Cultista.
cultists-claim-say-alive = { $name } tenía pulso cuando miré.
cultists-claim-say-dead = { $name } no tenía pulso cuando miré.
cultists-claim-say-card = Puse una carta: { $card }, { $place }.
cultists-claim-say-gave-alive = Le di a { $name } una carta de Vivo.
cultists-claim-say-token = Mi ficha de la bolsa: { $event }.
cultists-claim-say-was-in = Estuve aquí: { $place }.
cultists-claim-say-was-with = Estuve con { $name }.
cultists-claim-suspect = Sospecho de { $name }.
cultists-claim-trust = Confío en { $name }.
cultists-claim-ask-where = { $name }, ¿dónde estabas?
cultists-claim-urge-portal = Cerremos el portal.
cultists-claim-urge-vote = Votemos contra alguien.
cultists-claim-urge-calm = No votemos contra nadie.

## Votaciones

cultists-vote = Votación
cultists-vote-line = Sale quien tenga más votos, y más que abstenciones; con empate, nadie. Puedes cambiar tu voto hasta que llegue el último.
cultists-your-vote = ✓ Tu voto
cultists-not-sealed = Aún sin sellar
cultists-abstain = Abstenerse
cultists-fist = el puño cerrado
cultists-without-knife = sin el Cuchillo
cultists-suspected = { $count ->
    [0] sin sospechas
    [one] una sospecha
   *[other] { $count } sospechas
    }
cultists-voted = Han votado { $done } de { $count }. Nadie ve un voto hasta que estén todos.
cultists-uncovered = Los votos
