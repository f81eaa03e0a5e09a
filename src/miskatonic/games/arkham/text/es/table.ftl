### What happens at the table: turns, tests, cards. $who, $card, $enemy and $place are shown as names.

## Setting up

arkham-act-replace = Cambiar { $card }
arkham-act-keep-hand = Quedarse estas cartas
arkham-ask-mulligan = Tu mano inicial: ¿qué cartas cambias? Elegidas: { $count }
arkham-log-mulligan = { $who } cambia cartas: { $count }.
arkham-investigator-twice = un investigador que no lleve nadie más
arkham-expected-card = el código de una carta
arkham-expected-enemy = el nombre de un enemigo

## Rounds and turns

arkham-log-round = Ronda { $number }.
arkham-log-turn = { $who } toma su turno.
arkham-act-take-turn = Sigue { $who }
arkham-ask-next-turn = ¿Quién toma el siguiente turno?
arkham-ask-action = { $who }: ¿qué haces? Acciones restantes: { $count }
arkham-act-end-turn = Terminar el turno
arkham-act-investigate = Investigar { $place-the }: { $value } contra { $difficulty }, pistas: { $clues }
arkham-act-move = Ir a: { $place }
arkham-act-draw = Robar una carta
arkham-act-resource = Ganar un recurso
arkham-act-play = Jugar { $card } por { $cost }
arkham-act-play-fast = Jugar { $card } por { $cost }, sin acción
arkham-act-activate = { $card }: { $words }
arkham-act-use = { $card }: { $words }
arkham-use = { $source }: { $words }
arkham-act-fight = Combatir contra { $card }: { $value } contra { $difficulty }
arkham-act-engage = Enfrentarse a { $card }
arkham-act-evade = Evitar a { $card }: { $value } contra { $difficulty }
arkham-ask-window = ¿Haces algo antes de seguir?
arkham-log-plays = { $who } juega { $card } por { $cost }.
arkham-log-uses = { $who } usa { $card }.
arkham-log-loses-actions = { $who } pierde acciones: { $count }.
arkham-act-give-up = Renunciar a { $card }
arkham-ask-give-up = No hay espacio libre para { $card }: ¿qué descartas?
arkham-ask-fewer-slots = Quedan menos espacios: ¿qué descartas?

## Skill tests

arkham-log-test = { $who } hace una prueba de { $skill }.
arkham-log-test-fight = { $who } ataca: { $card }.
arkham-log-test-evade = { $who } intenta evitar: { $card }.
arkham-log-test-investigate = { $who } investiga { $place-the }.
arkham-act-commit = Asignar { $card }: +{ $count }
arkham-act-commit-no-more = No asignar más
arkham-ask-commit = Tu prueba: ¿asignas cartas?
arkham-ask-commit-one = La prueba de otro investigador: ¿asignas una carta?
arkham-log-commits = { $who } asigna { $card }.
arkham-log-reveals-token = { $who } revela: { $token }.
arkham-log-test-succeeds = { $who } supera la prueba de { $skill }: { $value } contra { $difficulty }.
arkham-log-test-fails = { $who } falla la prueba de { $skill }: { $value } contra { $difficulty }.
arkham-act-result = Primero: { $words }
arkham-ask-result = Hay varios resultados: ¿cuál va primero?
arkham-result-attackresult = el ataque inflige su daño
arkham-result-evasionresult = el enemigo es evitado
arkham-result-investigationresult = se descubren pistas
arkham-act-keep-token = Que cuente { $token }
arkham-ask-keep-token = ¿Qué ficha cuenta?
arkham-log-evades = { $who } evita: { $card }.

## Tokens

arkham-token-plus-1 = +1
arkham-token-0 = 0
arkham-token--1 = −1
arkham-token--2 = −2
arkham-token--3 = −3
arkham-token--4 = −4
arkham-token--5 = −5
arkham-token--6 = −6
arkham-token--7 = −7
arkham-token--8 = −8
arkham-token-skull = Calavera
arkham-token-cultist = Sectario
arkham-token-tablet = Tablilla
arkham-token-elder-thing = Primigenio
arkham-token-elder-sign = Símbolo arcano
arkham-token-auto-fail = Fallo automático

## Choices and searches

arkham-act-choose = { $words }
arkham-act-choose-none = Nada de esto
arkham-ask-choose = Elige una opción
arkham-act-choose-enemy = { $enemy }
arkham-act-choose-investigator = { $who }
arkham-act-choose-place = { $place }
arkham-act-choose-card = { $card }
arkham-act-choose-deck = { $deck }
arkham-deck-encounter = El mazo de encuentros
arkham-deck-of = El mazo de { $who }
arkham-ask-target = { $source }: elige
arkham-act-find = Tomar { $card }
arkham-ask-find = Buscas: ¿qué tomas?
arkham-act-put-on-top = { $card } queda debajo de estas
arkham-ask-put-on-top = Devuélvelas: ¿cuál queda más abajo? Quedan: { $count }
arkham-log-finds = { $who } encuentra { $card }.
arkham-log-finds-nothing = { $who } busca y no encuentra nada.
arkham-log-searches = { $who } busca y toma una carta.
arkham-log-looks = { $who } mira cartas de la parte superior de un mazo: { $count }.
arkham-log-clues-off = Pistas descartadas de { $card }: { $clues }.
arkham-log-gains-clues = { $who } gana pistas: { $clues }.
arkham-log-takes-control = { $who } toma el control de { $card }.
arkham-log-trauma = { $who } sufre trauma: físico { $physical }, mental { $mental }.
arkham-log-uses-added = { $kind } en { $card }: +{ $count }.
arkham-uses-ammo = munición
arkham-uses-charges = cargas
arkham-uses-supplies = suministros
arkham-uses-secrets = secretos

## Places

arkham-place-revealed = { $card }: { $subtitle }
arkham-place-numbered = { $card } { $number }

## What is happening

arkham-event-about = { $event }: { $about }
arkham-event-advance-act = El acto avanza
arkham-event-advance-agenda = El plan avanza
arkham-event-lower-skill = Una habilidad se reduce
arkham-event-enemy-attack = Ataque
arkham-event-discover-clues = Se descubren pistas
arkham-event-spend-clues = Se gastan pistas
arkham-event-place-clues = Se colocan pistas
arkham-event-dealt = Daño u horror
arkham-event-defeat-enemy = Un enemigo es derrotado
arkham-event-defeat-asset = Se pierde un apoyo
arkham-event-defeat-investigator = Un investigador es derrotado
arkham-event-discard-from-hand = Se descarta una carta
arkham-event-discard = Una carta sale del juego
arkham-event-place-doom = Se coloca perdición
arkham-event-draw-cards = Se roban cartas
arkham-event-add-to-hand = Una carta va a una mano
arkham-event-eliminate = Un investigador queda eliminado
arkham-event-draw-encounter-card = Se roba una carta de encuentro
arkham-event-revealed = Una revelación
arkham-event-engage = Un enemigo se enfrenta
arkham-event-disengage = Un enemigo se desentiende
arkham-event-evade-enemy = Un enemigo es evitado
arkham-event-round-begins = Empieza la ronda
arkham-event-round-ends = Termina la ronda
arkham-event-phase-begins = Empieza la fase
arkham-event-phase-ends = Termina la fase
arkham-event-turn-begins = Empieza el turno
arkham-event-turn-ends = Termina el turno
arkham-event-game-ends = Termina la partida
arkham-event-heal = Curación
arkham-event-enter-play = Una carta entra en juego
arkham-event-reveal-location = Se revela un lugar
arkham-event-move-investigator = Un investigador se mueve
arkham-event-move-enemy = Un enemigo se mueve
arkham-event-play-card = Se juega una carta
arkham-event-gain-resources = Recursos
arkham-event-determine-result = Se decide la prueba
arkham-event-test-is-over = La prueba ha terminado
arkham-event-spawned = Aparece un enemigo
arkham-event-draw-token = Se va a revelar una ficha
arkham-event-reveal-token = Se revela una ficha

## Why not

arkham-why-gone = Estás fuera del escenario
arkham-why-no-turn = Ahora no es el turno de nadie
arkham-why-not-your-turn = Es el turno de { $who }
arkham-why-actions = Requiere { $need } acciones y te quedan { $have }
arkham-why-no-investigation = Este lugar no se puede investigar
arkham-why-there-already = Ya estás ahí
arkham-why-no-way = { $place } no está conectado con tu lugar
arkham-why-barred = Algo cierra el paso: { $place }
arkham-why-not-in-hand = No está en tu mano
arkham-why-not-played = Esta carta no se juega; las habilidades se asignan a pruebas
arkham-why-fast = Es rápida: no cuesta acción, pero tiene su momento
arkham-why-resources = Cuesta { $need } y tienes { $have }
arkham-why-unique = Ya hay una copia de esta carta única en juego
arkham-why-cannot-play = Algo te impide jugarla
arkham-why-no-change = Ahora no cambiaría nada
arkham-why-too-far = Este enemigo no está en tu lugar
arkham-why-aloof = Este enemigo se mantiene al margen hasta que alguien se enfrente a él
arkham-why-engaged = Ya está enfrentado a ti
arkham-why-not-engaged = No está enfrentado a ti
arkham-why-out-of-reach = No es tuya ni está donde estás
arkham-why-limit = Ya se alcanzó su límite
arkham-why-condition = Solo funciona mientras { $when }
arkham-why-cost = No puedes pagarlo: { $cost }

## Skills and phases

arkham-skill-willpower = Voluntad
arkham-skill-intellect = Intelecto
arkham-skill-combat = Combate
arkham-skill-agility = Agilidad
arkham-phase-setup = Preparación
arkham-phase-mythos = Fase de Mitos
arkham-phase-investigation = Fase de Investigación
arkham-phase-enemy = Fase de Enemigos
arkham-phase-upkeep = Fase de Mantenimiento
