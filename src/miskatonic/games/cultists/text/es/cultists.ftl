### Las palabras de Among Cultists.
### $place, $card, $role, $event y $seat se muestran como nombres.

cultists-automa = AUTOMA

## Lugares

cultists-place-cm = Pasillo Central
    .the = el Pasillo Central
cultists-place-nw = Pasillo Noroeste
    .the = el Pasillo Noroeste
cultists-place-ne = Pasillo Nordeste
    .the = el Pasillo Nordeste
cultists-place-se = Pasillo Sudeste
    .the = el Pasillo Sudeste
cultists-place-sw = Pasillo Suroeste
    .the = el Pasillo Suroeste
cultists-place-db1 = Sala Azul Oscuro 1
    .gender = feminine
    .the = la Sala Azul Oscuro 1
cultists-place-db2 = Sala Azul Oscuro 2
    .gender = feminine
    .the = la Sala Azul Oscuro 2
cultists-place-db3 = Sala Azul Oscuro 3
    .gender = feminine
    .the = la Sala Azul Oscuro 3
cultists-place-p1 = Sala Rosa 1
    .gender = feminine
    .the = la Sala Rosa 1
cultists-place-p2 = Sala Rosa 2
    .gender = feminine
    .the = la Sala Rosa 2
cultists-place-p3 = Sala Rosa 3
    .gender = feminine
    .the = la Sala Rosa 3
cultists-place-o1 = Sala Naranja 1
    .gender = feminine
    .the = la Sala Naranja 1
cultists-place-o2 = Sala Naranja 2
    .gender = feminine
    .the = la Sala Naranja 2
cultists-place-lb = Comedor
    .the = el Comedor
cultists-place-r = Sala de Seguridad
    .gender = feminine
    .the = la Sala de Seguridad
cultists-place-g = Sala Verde
    .gender = feminine
    .the = la Sala Verde
cultists-place-unsafe-passage = Pasaje Inseguro
    .the = el Pasaje Inseguro

## Personajes

cultists-character-andre = André
cultists-character-bruno = Bruno
cultists-character-carolina = Carolina
    .gender = feminine
cultists-character-frederico = Frederico
cultists-character-joana = Joana
    .gender = feminine
cultists-character-maria = María
    .gender = feminine
cultists-character-mario = Mario
cultists-character-raul = Raúl
cultists-character-ricardo = Ricardo
cultists-character-susana = Susana
    .gender = feminine

## Cartas, roles, eventos

cultists-card-alive = Vivo
cultists-card-dead = Muerto
cultists-card-success = Éxito
cultists-card-failure = Fracaso
cultists-card-sabotage = Sabotaje

cultists-role-investigator = Investigador
    .a = Investigador
    .the = el Investigador
cultists-role-cultist = Cultista
    .a = Cultista
    .the = el Cultista
cultists-role-seer = Vidente
    .a = Vidente
    .the = el Vidente
cultists-role-assassin = Asesino
    .a = Asesino
    .the = el Asesino
cultists-role-radiant-beauty = Belleza Radiante
    .gender = feminine
    .a = la Belleza Radiante
    .the = la Belleza Radiante
cultists-role-infected = Infectado
    .a = Infectado
    .the = el Infectado
cultists-role-super-ghost = Superfantasma
    .a = el Superfantasma
    .the = el Superfantasma
cultists-role-mechanic = Mecánico
    .a = Mecánico
    .the = el Mecánico
cultists-role-novice = Novato
    .a = Novato
    .the = el Novato
cultists-role-butterfingers = Manos de Mantequilla
    .a = Manos de Mantequilla
    .the = Manos de Mantequilla
cultists-role-scaredy-cat = Miedica
    .a = Miedica
    .the = el Miedica
cultists-role-firestarter = Incendiario
    .a = Incendiario
    .the = el Incendiario

cultists-event-lightning-strike = Caída de un rayo
    .gender = feminine
cultists-event-secret-doors = Puertas secretas descubiertas
    .gender = feminine
    .number = plural
cultists-event-no-connection = Sin conexión
    .gender = feminine
cultists-event-false-eyes = Ojos falsos te observan
    .number = plural
cultists-event-raised-morale = Moral alta
    .gender = feminine
cultists-event-in-control = Control de la situación
cultists-event-portal-opens = Se abre el portal
cultists-event-broken-panes = Cristales rotos
    .number = plural
cultists-event-portable-camera = Cámara portátil
    .gender = feminine

## La preparación de la mesa

cultists-need-automa = activada: cuatro personas juegan con la AUTOMA como quinta
cultists-no-automa =
    { $count ->
        [one] desactivada: la AUTOMA se une a 4 o 6 personas, no a { $count }
       *[other] desactivada: la AUTOMA se une a 4 o 6 personas, no a { $count }
    }
cultists-character-twice = un Personaje que no tenga nadie más
cultists-roles-for-experts = nada, salvo que la complejidad sea 'expert'
cultists-role-twice = un rol nombrado una sola vez: hay un marcador de cada uno
cultists-no-seer-with-seven = un rol para 7 personas; el Vidente juega con 5, 6 u 8
cultists-no-seer-with-automa = un rol para un Cultista y la AUTOMA; con ella el Vidente necesita dos Cultistas
cultists-assassin-needs-seven = un rol para un Cultista; el Asesino juega con 7 u 8
cultists-roles-most = como mucho { $most }: un rol por Investigador
cultists-loyalty-most = un conjunto en el que la lealtad de un equipo sea como mucho { $most }
cultists-loyalty =
    { $team ->
        [investigator] un conjunto con lealtad { $count } a favor de los Investigadores; aquí suma { $good } para ellos y { $evil } para los Cultistas
       *[cultist] un conjunto con lealtad { $count } a favor de los Cultistas; aquí suma { $evil } para ellos y { $good } para los Investigadores
    }

## Lo que se pregunta

cultists-ask-open-envelope = Abre tu sobre
cultists-ask-move =
    { $count ->
        [one] ¿Adónde vas? Te queda { $count } punto de movimiento
       *[other] ¿Adónde vas? Te quedan { $count } puntos de movimiento
    }
cultists-ask-teleport = ¿Dónde aparece tu Fantasma?
cultists-ask-arrange = ¿Quién da a quién?
cultists-ask-agree = ¿Lo hacemos así: { $pairs }?
cultists-ask-give = { $seat } se encuentra con { $seat_target }: ¿qué carta das?
cultists-ask-give-round = { $pairs }: ¿qué carta das?
cultists-ask-act = Tu acción
cultists-ask-report =
    { $count ->
        [0] En el mazo de { $seat_target } no hay ninguna carta de Muerto
        [one] En el mazo de { $seat_target } hay { $count } carta de Muerto
       *[other] En el mazo de { $seat_target } hay { $count } cartas de Muerto
    }
cultists-ask-help = { $seat } quiere cerrar el portal contigo. Cuesta también tu acción
cultists-ask-event-check = ¿Qué mazo de Pulso miras?
cultists-ask-event-camera = ¿Qué miras con la cámara?
cultists-ask-peek = ¿Miras una ficha de la bolsa?
cultists-ask-peeked = Has sacado { $event }
cultists-ask-talk = ¿Qué dices?
cultists-ask-talk-before-vote = Habrá una votación: ¿qué dices?
cultists-ask-vote = ¿A quién se elimina?
cultists-ask-knife = Todos los votos están a la vista. Con el Cuchillo puedes cambiar el tuyo
cultists-ask-claim = ¿Alguien reclama la victoria?
cultists-ask-guess = ¿Quién es el Vidente? Tienes un solo intento

## Lo que se puede hacer

cultists-act-open-envelope = Abrirlo
cultists-act-move = Ir hasta { $place-the }
cultists-act-stop = Quedarse aquí
cultists-act-teleport = Aparecer en { $place-the }
cultists-act-arrange = { $pairs }
cultists-pair = { $giver } a { $receiver }
cultists-act-agree = De acuerdo
cultists-act-refuse = Negarse
cultists-act-give = Dar «{ $card }»
cultists-act-pass = Pasar
cultists-act-check-status = Comprobar el Estado de { $seat }
cultists-act-guard = Proteger el Pasillo con «{ $card }»
cultists-act-combat = Combatir al Cultista de aquí
cultists-act-scare-off = Ahuyentar al Hombre Pez
cultists-act-assassinate = Asesinar a { $seat }
cultists-act-fill = Poner «{ $card }» en { $place-the }
cultists-act-check-room = Comprobar { $place-the }
cultists-act-start-vote = Iniciar una votación
cultists-act-camera = Comprobar { $place-the } por la cámara
cultists-act-camera-status = Comprobar el Estado de { $seat } por la cámara
cultists-act-restore-power = Restablecer la electricidad
cultists-act-close-portal = Cerrar el portal con { $seat }
cultists-act-reveal = Mostrar la carta de Muerto
cultists-act-put-back = Devolver el mazo: aquí no hay muertos
cultists-act-help = Ayudar a cerrarlo
cultists-act-decline = No ayudar
cultists-act-event-check = Mirar el mazo de Pulso de { $seat }
cultists-act-event-room = Comprobar { $place-the }
cultists-act-peek = Mirar una ficha
cultists-act-remove-token = Sacarla del juego
cultists-act-return-token = Devolverla a la bolsa
cultists-act-decline-event = No hacer nada
cultists-act-ready = Listo: nada más que decir
cultists-act-say-innocent = «No soy Cultista»
cultists-act-say-cultist = «Soy Cultista»
cultists-act-say-alive = «{ $seat } tenía pulso cuando miré»
cultists-act-say-dead = «{ $seat } no tenía pulso cuando miré»
cultists-act-say-card = «Puse { $card } en { $place-the }»
cultists-act-say-gave-alive = «Le di a { $seat } una carta de Vivo»
cultists-act-say-token = «Mi ficha de la bolsa: { $event }»
cultists-act-say-was-in = «Estuve en { $place-the }»
cultists-act-say-was-with = «Estuve con { $seat }»
cultists-act-urge-portal = «Cerremos el portal»
cultists-act-suspect = «Sospecho de { $seat }»
cultists-act-trust = «Confío en { $seat }»
cultists-act-ask-where = «{ $seat }, ¿dónde estabas?»
cultists-act-urge-vote = «Votemos contra alguien»
cultists-act-urge-calm = «No votemos contra nadie»
cultists-act-vote = Señalar a { $seat }
cultists-act-vote-once = Señalar a { $seat }, sin el Cuchillo
cultists-act-abstain = Abstenerse
cultists-act-abstain-once = Abstenerse, sin el Cuchillo
cultists-act-keep-vote = Dejarlo como está
cultists-act-claim = Darse a conocer: ya hay bastantes Investigadores muertos
cultists-act-keep-silent = Callar
cultists-act-guess = { $seat } es Vidente

## Lo que ocurre

cultists-log-round = Empieza la ronda { $number }. { $seat } tiene el Cuchillo.
cultists-log-role = Tu rol: { $role }.
cultists-log-fellow = { $seat } también es Cultista.
cultists-log-start-dead = { $seat } no tiene pulso desde el principio.
cultists-log-thumbs = Eres Vidente. Ves los pulgares de los Cultistas: { $names }.
cultists-log-moves = { $seat } va hasta { $place-the }.
cultists-log-teleports = El Fantasma de { $seat } aparece en { $place-the }.
cultists-log-gives = { $seat } da una carta a { $seat_target }.
cultists-log-you-give = Das «{ $card }» a { $seat_target }.
cultists-log-gives-nothing = A { $seat } no le quedan cartas que dar a { $seat_target }.
cultists-log-empty-bag = La bolsa de Eventos está vacía.
cultists-log-event = Evento de la ronda { $number }: { $event }.
cultists-log-power-on = Vuelve la luz.
cultists-log-power-off = Se va la luz.
cultists-log-portal-opens = Se abre un portal en la Sala Verde. Se puede cerrar hasta la ronda { $number }.
cultists-log-broken-panes =
    { $count ->
        [0] El mazo de robo está vacío: ninguna carta va al Pasaje Inseguro.
        [one] { $count } carta del mazo de robo va al Pasaje Inseguro.
       *[other] { $count } cartas del mazo de robo van al Pasaje Inseguro.
    }
cultists-log-declines-event = { $seat } no hace nada.
cultists-log-peeks = { $seat } mira una ficha de Evento de la bolsa.
cultists-log-you-peek = Miras una ficha de la bolsa: { $event }.
cultists-log-removes-token = { $seat } saca la ficha del juego sin enseñarla.
cultists-log-returns-token = { $seat } devuelve la ficha a la bolsa.
cultists-log-passes = { $seat } pasa.
cultists-log-fills = { $seat } pone una carta en { $place-the }.
cultists-log-you-fill = Pones «{ $card }» en { $place-the }.
cultists-log-guards = { $seat } mezcla una carta en el mazo del Pasaje Inseguro.
cultists-log-you-guard = Mezclas «{ $card }» en el mazo del Pasaje Inseguro.
cultists-log-card-to-passage = Una carta del mazo de robo va al Pasaje Inseguro.
cultists-log-card-to-room = Una carta del mazo de robo queda en { $place-the }.
cultists-log-explored =
    { $place-gender ->
        [feminine] Explorada: { $place }.
       *[masculine] Explorado: { $place }.
    }
cultists-log-passage-draw = El Pasaje Inseguro muestra «{ $card }».
cultists-log-token = Un Cultista aparece en { $place-the }.
cultists-log-fish-man = El Hombre Pez aparece en { $place-the }.
cultists-log-combats = { $seat } echa al Cultista que había en { $place-the }.
cultists-log-scares-off = { $seat } ahuyenta al Hombre Pez hasta el lago.
cultists-log-camera = { $seat } usa la cámara.
cultists-log-checks-room = { $seat } comprueba { $place-the }: «{ $card }».
cultists-log-book = Un libro llega al estante desde { $place-the }.
cultists-log-book-lost = Un libro del estante vuelve a estar en { $place-the }.
cultists-log-finished =
    { $place-gender ->
        [feminine] Terminada: { $place }.
       *[masculine] Terminado: { $place }.
    }
cultists-log-scores =
    { $count ->
        [one] El estante está lleno: { $count } Punto de Victoria, { $number } de { $need }.
       *[other] El estante está lleno: { $count } Puntos de Victoria, { $number } de { $need }.
    }
cultists-log-restores-power = { $seat } restablece la electricidad.
cultists-log-declines = { $seat } no quiere.
cultists-log-portal-closed = { $seat } y { $seat_target } cierran el portal. Los Investigadores necesitan ahora { $need }.
cultists-log-portal-stays = El portal queda abierto para siempre. Los Investigadores necesitan ahora { $need }.
cultists-log-checks-status = { $seat } mira el mazo de Pulso de { $seat_target }.
cultists-log-you-look = Miras el mazo de Pulso de { $seat_target }: Vivo { $count }, Muerto { $dead }.
cultists-log-puts-back = { $seat } devuelve el mazo de Pulso de { $seat_target }.
cultists-log-reveals = { $seat } muestra una carta de Muerto: alguien ha asesinado a { $seat_target }.
cultists-log-dies = { $seat } muere y se convierte en Fantasma.
cultists-log-shows-role = { $seat } es { $role-a }.
cultists-log-calm = Nadie entrega cartas hasta el final de la ronda { $number }.
cultists-log-assassinates = { $seat } asesina a { $seat_target }.
cultists-log-vote-begins = { $seat } inicia una votación.
cultists-log-votes = { $seat } señala a { $seat_target }.
cultists-log-abstains = { $seat } se abstiene.
cultists-log-changes-vote = { $seat } usa el Cuchillo y señala ahora a { $seat_target }.
cultists-log-changes-to-abstain = { $seat } usa el Cuchillo y ahora se abstiene.
cultists-log-not-doubled = { $seat } no usa el Cuchillo: su voto cuenta una vez.
cultists-log-nobody-out = No se elimina a nadie.
cultists-log-voted-out = La votación elimina a { $seat }.
cultists-log-claims =
    { $count ->
        [one] { $seat } se da a conocer como Cultista. Hay { $count } Investigador muerto.
       *[other] { $seat } se da a conocer como Cultista. Hay { $count } Investigadores muertos.
    }
cultists-log-guesses = { $seat } toma a { $seat_target } por Vidente.
cultists-log-were-cultists = Cultistas: { $names }.

## Lo que se dice

cultists-log-say-innocent = { $seat }: «No soy Cultista».
cultists-log-say-cultist = { $seat }: «Soy Cultista».
cultists-log-say-alive = { $seat }: «{ $seat_target } tenía pulso cuando miré».
cultists-log-say-dead = { $seat }: «{ $seat_target } no tenía pulso cuando miré».
cultists-log-say-card = { $seat }: «Puse { $card } en { $place-the }».
cultists-log-say-gave-alive = { $seat }: «Le di a { $seat_target } una carta de Vivo».
cultists-log-say-token = { $seat }: «Mi ficha de la bolsa: { $event }».
cultists-log-say-was-in = { $seat }: «Estuve en { $place-the }».
cultists-log-say-was-with = { $seat }: «Estuve con { $seat_target }».
cultists-log-urge-portal = { $seat }: «Cerremos el portal».
cultists-log-suspect = { $seat }: «Sospecho de { $seat_target }».
cultists-log-trust = { $seat }: «Confío en { $seat_target }».
cultists-log-ask-where = { $seat }: «{ $seat_target }, ¿dónde estabas?»
cultists-log-urge-vote = { $seat }: «Votemos contra alguien».
cultists-log-urge-calm = { $seat }: «No votemos contra nadie».

## Cómo acaba

cultists-won-points = Los Investigadores han encontrado bastantes libros: ganan.
cultists-won-eliminated = El último Cultista es un Fantasma: ganan los Investigadores.
cultists-won-time = Se acabó el tiempo y faltan libros: ganan los Cultistas.
cultists-won-dead = Han muerto demasiados Investigadores: ganan los Cultistas.
cultists-won-seer = Los Cultistas han descubierto al Vidente: ganan.
cultists-won-claim-right = La reclamación es cierta: gana el Cultista.
cultists-won-claim-wrong = La reclamación es falsa: ganan los Investigadores.
cultists-side-investigators = Ganan los Investigadores
cultists-side-cultists = Ganan los Cultistas

## Por qué no

cultists-why-phase = Las acciones son de la Fase de Acción
cultists-why-spent = Ya has gastado tu acción de esta ronda
cultists-why-ghost = Los Fantasmas no hacen acciones de Personaje
cultists-why-ghost-room = De las acciones de Sala, los Fantasmas solo pueden llenar y comprobar
cultists-why-corridor = Los Pasillos no tienen acciones de Sala
cultists-why-room = Solo se protegen los Pasillos
cultists-why-token = Hay un Cultista en { $place-the }
cultists-why-route = Tu Ruta no incluye { $place-the } en esta ronda
cultists-why-elsewhere = Para eso hay que estar en { $place-the }
cultists-why-finished =
    { $place-gender ->
        [feminine] Terminada: { $place }
       *[masculine] Terminado: { $place }
    }
cultists-why-unexplored = Aún sin explorar: { $place }
cultists-why-empty = No hay cartas en { $place-the }
cultists-why-encounter-card = «{ $card }» solo va a los mazos de Pulso
cultists-why-no-card = No tienes «{ $card }» en la mano
cultists-why-no-threats = Esta partida no tiene Pasaje Inseguro
cultists-why-dark = No hay electricidad
cultists-why-power-on = Ya hay electricidad
cultists-why-self = Nadie puede comprobar su propio Estado
cultists-why-dead = { $seat } ya es un Fantasma
cultists-why-not-here = { $seat } está en otro lugar
cultists-why-no-token = Aquí no hay ficha de Cultista
cultists-why-no-knife = No tienes el Cuchillo
cultists-why-no-fish-man = El Hombre Pez no está aquí
cultists-why-fish-man = El Hombre Pez cierra el paso: solo entra quien tenga el Cuchillo con vida
cultists-why-no-assassin = Solo puede hacerlo el Asesino
cultists-why-once = Una vez por partida, y ya está hecho
cultists-why-voted = Ya se ha votado en esta ronda
cultists-why-no-portal = No hay portal que cerrar
cultists-why-alone = Hace falta que alguien más esté aquí y conserve su acción
cultists-why-no-movement = Eso es de la Fase de Movimiento
cultists-why-start = Un movimiento debe acabar en otro lugar
cultists-why-silent = Sin conexión: nadie puede hablar
cultists-why-no-talk = Ahora no hay ninguna discusión
cultists-why-said-all =
    { $count ->
        [one] Ya has hecho tu declaración
       *[other] Ya has hecho tus { $count } declaraciones
    }
cultists-why-ready = Ya has dicho que no tienes más que decir
cultists-why-not-looked = No has mirado el mazo de Pulso de { $seat }
cultists-why-not-given = No le has dado ninguna carta a { $seat }
cultists-why-not-laid = No has puesto ninguna carta en { $place-the }
cultists-why-not-drawn = No has mirado ninguna ficha de Evento
cultists-why-not-asked = Nadie te ha preguntado en esta ronda dónde estabas
cultists-why-turn = Es el turno de { $seat }
cultists-why-encounter = Antes van los Encuentros de este movimiento
cultists-why-unseen = Una carta se mira antes de jugarla: di cuál es
cultists-why-room-card = «{ $card }» solo va a Salas y al Pasaje Inseguro
cultists-why-no-door = Ninguna Puerta lleva de aquí hasta { $place-the }
cultists-why-alive = Solo los Fantasmas aparecen donde quieren: con vida se va por las Puertas
cultists-why-no-vote = No hay ninguna votación en curso
cultists-why-counted = Los votos ya se han contado

## Lo que piensan los jugadores del ordenador

cultists-thinks-known = { $seat }, con certeza: la noche lo ha mostrado.
cultists-thinks-route = { $seat }, { $number } %: las Salas donde { $seat } ha trabajado encajan mal con las Rutas.
cultists-thinks-room = { $seat }, { $number } %: lo que ha salido en { $place-the } habla en contra de { $seat }, que puso cartas allí.
cultists-thinks-murder = { $seat }, { $number } %: { $seat } dio alguna de las cartas que recibió { $seat_target }.
cultists-thinks-report = { $seat }, { $number } %: lo que { $seat } contó del mazo de Pulso de { $seat_target } es dudoso.
cultists-thinks-talk = { $seat }, { $number } %: lo que se ha dicho en la mesa, y quién lo ha dicho, habla en contra de { $seat }.
cultists-thinks-others = { $seat }, { $number } %: hay más a favor de todos los demás.
cultists-thinks-own = ¿Me han descubierto? Por lo que todos ven, { $number } %.
cultists-thinks-nobody = No destaca nadie.
