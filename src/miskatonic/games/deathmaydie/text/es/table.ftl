### What happens at the table of Death May Die. $who, $enemy, $kind, $space, $find and the like are shown as names.

## Turns and actions

dmd-ask-act = { $who }: ¿qué haces? Acciones restantes: { $count }
dmd-act-run = Correr a «{ $space }»
dmd-act-stop = Detenerse aquí
dmd-ask-run = { $who } corre: ¿hasta dónde? Espacios restantes: { $count }
dmd-act-sneak = Escabullirse: { $enemy }
dmd-act-sneak-no-more = Dejar que te sigan
dmd-ask-sneak = { $who } sale: ¿quién se queda atrás?
dmd-act-take-along = Llevar contigo: { $who }
dmd-act-go-alone = Ir sin compañía
dmd-ask-take-along = { $who } sale: ¿quién le acompaña?
dmd-act-attack = Atacar: { $enemy }, vida restante { $left }
dmd-act-add-target = Atacar también: { $enemy }
dmd-act-enough = Ningún objetivo más
dmd-ask-add-target = { $who } ataca: ¿más objetivos?
dmd-act-strike = 1 herida a: { $enemy }
dmd-ask-strike = { $who }: ¿a quién va una herida? Quedan: { $count }
dmd-act-rest = Descansar: curar hasta 3
dmd-act-heal = Heridas -{ $wounds }, estrés -{ $stress }
dmd-ask-rest = { $who } descansa: ¿qué cura?
dmd-act-trade = Intercambiar con quienes están en tu espacio
dmd-act-hand-over = { $find }: para { $who }
dmd-act-end-trade = Terminar el intercambio
dmd-ask-trade = { $who } intercambia: ¿qué cambia de manos?
dmd-act-do = { $deed }: { $words }
dmd-act-use = Usar: { $find }: { $words }
dmd-act-not-now = No usar nada ahora
dmd-ask-use = ¿Usar un hallazgo antes de seguir el turno?
dmd-act-end-actions = Terminar las acciones: robar la carta de Mitos

## Rolls

dmd-act-reroll =
    { $pay ->
        [stress] Repetir { $face } por 1 de estrés
        [turn] Repetir { $face } con una repetición del turno
       *[free] Repetir { $face } gratis
    }
dmd-act-count-as = Contar 1 { $symbol } como éxito
dmd-act-add-successes = Añadir éxitos con tu habilidad
dmd-act-let-stand = Dejarlo así
dmd-ask-attack-here = Tirada de ataque: ¿repetir o dejarla así?
dmd-ask-attack-away = Tirada de ataque a distancia: ¿repetir o dejarla así?
dmd-ask-check = Tirada hecha: ¿repetir o dejarla así?
dmd-ask-defend = Tirada del ataque enemigo: ¿repetir o dejarla así?
dmd-ask-fire = Tirada de fuego: ¿repetir o dejarla así?
dmd-face-success = éxito
dmd-face-success-tentacle = éxito y tentáculo
dmd-face-success-elder-sign = éxito y símbolo arcano
dmd-face-tentacle = tentáculo
dmd-face-elder-sign = símbolo arcano
dmd-face-blank = blanco
dmd-no-dice = ningún dado

## Choices

dmd-act-play = Resolver: { $mythos }
dmd-act-bury = Poner bajo el mazo: { $mythos }
dmd-ask-omen = { $who } lee los presagios
dmd-act-accept = Dejar que la carta surta efecto
dmd-act-refuse = Cancelar la carta
dmd-ask-refuse = ¿Cancelar la carta por { $count ->
        [one] { $count } herida
       *[other] { $count } heridas
    }?
dmd-act-choose = { $words }
dmd-act-choose-none = Nada de esto
dmd-ask-choose = Elige
dmd-act-face = Ataca primero: { $enemy }
dmd-ask-face = ¿Qué enemigo ataca ahora? Ataca a: { $who }
dmd-act-protect = { $who } recibe el ataque
dmd-act-stand-by = Dejar que ocurra
dmd-ask-protect = { $kind } ataca, y el objetivo es { $who }: ¿intervenir?
dmd-act-bear = Recibir tú la herida
dmd-act-shield = La herida es para: { $find }
dmd-ask-wounds = { $who }: ¿quién recibe una herida? Quedan: { $count }
dmd-act-raise = Subir { $skill } al nivel { $level }
dmd-ask-raise = { $who }: ¿qué habilidad sube?
dmd-act-mend = { $who }: heridas -{ $wounds }, estrés -{ $stress }
dmd-act-mend-nobody = No curar a nadie
dmd-ask-mend = { $who } puede curar a alguien de este espacio
dmd-act-way = { $enemy } pasa por «{ $space }»
dmd-ask-way = { $kind } tiene varios caminos igual de cortos: ¿cuál? Va hacia «{ $space }»
dmd-act-towards = { $enemy } va hacia «{ $space }»
dmd-ask-towards = { $kind } se mueve al más cercano: ¿cuál?
dmd-act-token-way = { $lying } va por { $space-the }
dmd-act-token-towards = { $lying } se dirige a { $space-the }
dmd-act-pick = Se mueve: { $enemy }
dmd-ask-pick = ¿Cuál de los enemigos más cercanos se mueve? Va hacia: { $who }
dmd-act-go = Moverse a «{ $space }»
dmd-act-stay = Quedarse aquí
dmd-act-kindle = Fuego en «{ $space }»
dmd-ask-kindle = Se declara un incendio y no hay fichas para todos: ¿dónde? Fichas restantes: { $count }
dmd-ask-go = { $who } puede moverse
dmd-ask-drawn = { $who } busca compañía: ¿dónde?

## What happens

dmd-log-turn = Turno { $number }: { $who }
dmd-log-moves = { $who } se mueve a «{ $space }».
dmd-log-enemy-moves = { $kind } se mueve a «{ $space }».
dmd-log-you-attack = { $who } ataca: { $kind }.
dmd-log-attacks = { $kind } ataca: { $who }.
dmd-log-rolls = { $who } tira ({ $standard } estándar, { $bonus } adicionales): { $dice }.
dmd-log-rerolls = { $who } repite un dado: { $dice }.
dmd-log-counts =
    { $who } cuenta 1 { $symbol } como { $count ->
        [one] { $count } éxito
       *[other] { $count } éxitos
    }.
dmd-log-wounds =
    { $who } recibe { $count ->
        [one] { $count } herida
       *[other] { $count } heridas
    }: { $total } de 5.
dmd-log-heals-wounds =
    { $who } cura { $count ->
        [one] { $count } herida
       *[other] { $count } heridas
    }.
dmd-log-stress =
    { $who } recibe { $count ->
        [one] { $count } punto de estrés
       *[other] { $count } puntos de estrés
    }: { $total } de 4.
dmd-log-heals-stress =
    { $who } cura { $count ->
        [one] { $count } punto de estrés
       *[other] { $count } puntos de estrés
    }.
dmd-log-sanity =
    { $who } pierde { $count ->
        [one] { $count } punto de cordura
       *[other] { $count } puntos de cordura
    }: { $total } de 20.
dmd-log-insanity = { $who } llega a un umbral: { $insanity }.
dmd-log-skill-rises = { $who }: { $skill } sube al nivel { $level }.
dmd-log-companion-wounded = { $find } recibe 1 herida en lugar de { $who }.
dmd-log-returns = { $who } se levanta de nuevo.
dmd-log-dies = { $who } muere.
dmd-log-goes-mad = La locura consume a { $who }.
dmd-log-protects = { $who } recibe el ataque dirigido a { $who_target }.
dmd-log-wounds-enemy =
    { $kind } recibe { $count ->
        [one] { $count } herida
       *[other] { $count } heridas
    }: { $total } de { $health }.
dmd-log-kills = { $kind } muere en «{ $space }».
dmd-log-summons = { $kind } aparece en «{ $space }».
dmd-log-none-left = No quedan miniaturas: { $kind }.
dmd-log-fire = Fuego en «{ $space }»: { $count ->
        [one] { $count } ficha de fuego
       *[other] { $count } fichas de fuego
    }.
dmd-log-catches-fire =
    { $who } se prende fuego: { $count ->
        [one] { $count } ficha de fuego
       *[other] { $count } fichas de fuego
    }.
dmd-log-puts-out = Se apaga fuego en «{ $space }»: { $count ->
        [one] { $count } ficha de fuego
       *[other] { $count } fichas de fuego
    }.
dmd-log-puts-out-own = { $who } ya no está en llamas.
dmd-log-mythos = { $who } roba la carta de Mitos { $mythos }.
dmd-log-buries = { $who } pone { $mythos } bajo el mazo.
dmd-log-keeps = { $who } conserva la carta de Mitos { $mythos }.
dmd-log-shuffles-mythos = Las cartas de Mitos se barajan de nuevo.
dmd-log-discovers = { $who } descubre: { $discovery }.
dmd-log-nothing-to-discover = No queda nada por descubrir.
dmd-log-claims = { $who } reclama: { $find }.
dmd-log-hands-over = { $who } entrega { $find }; lo recibe { $who_target }.
dmd-log-discards-find = { $who } descarta: { $find }.
dmd-log-uses = { $who } usa: { $find }.
dmd-log-gains-signs =
    { $who } gana { $count ->
        [one] { $count } ficha de Primigenio
       *[other] { $count } fichas de Primigenio
    }.
dmd-log-lays-token = { $token }: ahora en { $space-the }.
dmd-log-takes-token = { $who } toma: { $token }.
dmd-log-token-moves = { $token } llega a { $space-the }.
dmd-log-turns-token = { $token } se convierte en { $token_into }.
dmd-log-unmasks = { $who } da la vuelta a una ficha en { $space-the }: { $token }.
dmd-log-masks = { $token } se pierde entre los demás: { $space }.
dmd-log-dial = El dial marca: { $phase }.
dmd-log-discards-token = { $token }: desaparece de «{ $space }».
dmd-log-succeeds =
    { $who } tiene éxito: { $count ->
        [one] { $count } éxito
       *[other] { $count } éxitos
    }.
dmd-log-fails =
    { $who } fracasa: { $count ->
        [one] { $count } éxito
       *[other] { $count } éxitos
    }.
dmd-log-advances = { $kind } avanza al espacio { $number }.
dmd-log-disrupted = El ritual se ha desbaratado: { $kind } puede morir.
dmd-log-summoned = { $kind } es invocado.
dmd-log-elder-one-comes = { $kind } entra en el mundo en «{ $space }».
dmd-log-stage-defeated = { $kind }: etapa { $stage } derrotada.
dmd-log-stage-revealed = { $kind }: se revela la etapa { $stage }.
dmd-stage = { $kind }, etapa { $number }
dmd-won = El Primigenio ha muerto. ¡Ganan los investigadores!
dmd-lost-too-early = Un investigador cayó antes de la invocación del Primigenio: todo está perdido.
dmd-lost-everybody = Ha caído el último investigador: todo está perdido.
dmd-lost-track = El Primigenio ha avanzado demasiado: todo está perdido.
dmd-side-investigators = Ganan los investigadores
dmd-side-elder-one = Gana el Primigenio

## Set-up

dmd-second-is-for-one = nadie: solo quien juega a solas lleva dos investigadores
dmd-investigator-twice = cada investigador una sola vez

## Why not

dmd-why-not-your-turn = Es el turno de { $who }
dmd-why-no-actions = Ya se han realizado todas las acciones de este turno
dmd-why-no-way = Ningún paso lleva de aquí a «{ $space }»
dmd-why-no-enemy = No hay enemigos en este espacio
dmd-why-too-far = Demasiado lejos: { $kind }
dmd-why-immortal = { $kind } no puede ser atacado hasta que se desbarate el ritual
dmd-why-not-safe = Hay enemigos en este espacio
dmd-why-rested = Solo se puede descansar una vez por turno
dmd-why-nothing-to-heal = No hay estrés ni heridas que curar
dmd-why-alone = No hay nadie más en este espacio
dmd-why-nothing-to-trade = Nadie aquí tiene Objetos ni Compañeros
dmd-why-needs = Hace falta esto: { $when }
dmd-why-not-your-find = No es tuya o no es tu turno: { $find }
dmd-why-in-a-roll = No durante una tirada: { $find }
dmd-why-in-between = No mientras se resuelve otra cosa: { $find }
dmd-why-condition = Los Estados no se intercambian: { $find }
dmd-why-elsewhere = Solo se intercambia con quien está en el mismo espacio
dmd-why-last-level = Ya está en su último nivel: { $skill }
