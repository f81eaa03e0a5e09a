### Las palabras de la mesa en la terminal que las reglas del juego no dicen.

cultists-table-phase-night = Noche
cultists-table-phase-movement = Movimiento
cultists-table-phase-event = Evento
cultists-table-phase-action = Acciones
cultists-table-phase-upkeep = Mantenimiento
cultists-table-round = Ronda { $round }/{ $last }
cultists-table-light = luz
cultists-table-dark = a oscuras
cultists-table-portal = ciérralo hasta la ronda { $number }
cultists-table-closed-wing = Ala cerrada
cultists-table-finished = terminada
cultists-table-explored = explorada
cultists-table-unsafe = insegura
cultists-table-pile = mazo { $pile }
cultists-table-books-here = por hallar
cultists-table-token = un Cultista
cultists-table-fish-man = Hombre Pez
cultists-table-fish-man-lake = El Hombre Pez está en el lago
cultists-table-vote-ready = voto listo
cultists-table-ghost = Fantasma
cultists-table-from-start = desde el principio
cultists-table-knife = el Cuchillo
cultists-table-acted = ya actuó
cultists-table-envelope = En el sobre
cultists-table-goal = { $points } puntos hasta el final de la ronda { $rounds }, o que no quede ningún Cultista con vida.
cultists-table-goal-cultist = { $dead } sin pulso, o que falten los { $points } puntos tras la ronda { $rounds }.
cultists-table-route = Ruta
cultists-table-route-free = puedes saltártela
cultists-table-hand = Mano
cultists-table-pulse =
    { $count ->
        [one] Tu pulso: { $count } carta, boca abajo incluso para ti.
       *[other] Tu pulso: { $count } cartas, boca abajo incluso para ti.
    }
cultists-table-given-by = De: { $names }.
cultists-table-known = Lo que sabes
cultists-table-known-role = { $name }: { $role }
cultists-table-known-start-dead = { $name } no tiene pulso desde el principio.
cultists-table-known-looked =
    { $count ->
        [0] { $name } no tenía cartas de Muerto cuando miraste.
        [one] { $name } tenía { $count } carta de Muerto cuando miraste.
       *[other] { $name } tenía { $count } cartas de Muerto cuando miraste.
    }
cultists-table-known-peeked = En la bolsa viste: { $event }
cultists-table-known-laid = { $card }: la pusiste en { $place }
cultists-table-known-gave = { $card }: la recibió { $name }
cultists-table-rounds = Rondas y eventos
cultists-table-shelves = Estantes
cultists-table-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
cultists-table-piles = Mazo de robo: { $draw }. Fichas de evento en la bolsa: { $bag }.
cultists-table-outside = Pasaje Inseguro: { $passage }. Fichas de Cultista fuera: { $count }.
cultists-table-cultists = Cultistas en la partida: { $count }.
cultists-table-roles = Roles especiales: { $names }.
cultists-table-abstains = se abstiene
cultists-table-colour-dark-blue = azul oscuro
cultists-table-colour-pink = rosa
cultists-table-colour-orange = naranja
cultists-table-colour-light-blue = azul claro
cultists-table-colour-red = rojo
cultists-table-colour-green = verde
cultists-table-short-db1 = Azul osc. 1
cultists-table-short-db2 = Azul osc. 2
cultists-table-short-db3 = Azul osc. 3
cultists-table-short-p1 = Rosa 1
cultists-table-short-p2 = Rosa 2
cultists-table-short-p3 = Rosa 3
cultists-table-short-o1 = Naranja 1
cultists-table-short-o2 = Naranja 2
cultists-table-short-lb = Comedor
cultists-table-short-r = Roja, Segur.
cultists-table-short-g = Verde
cultists-table-short-cm = Centro
cultists-table-short-nw = Pas. NO
cultists-table-short-ne = Pas. NE
cultists-table-short-se = Pas. SE
cultists-table-short-sw = Pas. SO
cultists-table-wide-db1 = { cultists-place-db1 }
cultists-table-wide-db2 = { cultists-place-db2 }
cultists-table-wide-db3 = { cultists-place-db3 }
cultists-table-wide-p1 = { cultists-place-p1 }
cultists-table-wide-p2 = { cultists-place-p2 }
cultists-table-wide-p3 = { cultists-place-p3 }
cultists-table-wide-o1 = { cultists-place-o1 }
cultists-table-wide-o2 = { cultists-place-o2 }
cultists-table-wide-lb = { cultists-place-lb }, azul claro
cultists-table-wide-r = { cultists-place-r }, roja
cultists-table-wide-g = { cultists-place-g }
cultists-table-wide-cm = { cultists-place-cm }
cultists-table-wide-nw = { cultists-place-nw }
cultists-table-wide-ne = { cultists-place-ne }
cultists-table-wide-se = { cultists-place-se }
cultists-table-wide-sw = { cultists-place-sw }
cultists-table-menu-me = Sobre mí
cultists-table-menu-suspect = Sospecho de …
cultists-table-menu-trust = Confío en …
cultists-table-menu-ask = ¿Dónde estabas, …?
cultists-table-menu-where = Dónde estuve
cultists-table-menu-looked = Lo que vi
cultists-table-menu-laid = Cartas que puse o di
cultists-table-menu-us = Lo que deberíamos hacer
cultists-table-books = libros, en estantes y Salas
cultists-table-pile-sign = cartas en un mazo, de las 3 que lo exploran; ! explorada
cultists-table-doors = Puertas
cultists-table-pulse-sign = cartas en un mazo de Pulso
cultists-table-portal-sign = portal abierto
cultists-table-stories = Mazos: · carta inicial, + mazo de robo, → mostrada
cultists-table-on-route = una Sala del color de tu Ruta en esta ronda
cultists-table-one-of = Uno de estos roles: { $names }.
