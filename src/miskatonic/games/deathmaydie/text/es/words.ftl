### The words that cards are made of. They begin small and have no full stop: they go together.

## Who, what and where

dmd-whom-you = tu investigador
dmd-whom-all = cada investigador
dmd-whom-here = cada investigador de tu espacio
dmd-whom-others = cada otro investigador de tu espacio
dmd-where-you = tu espacio
dmd-where-red = el espacio del portal rojo
dmd-where-yellow = el espacio del portal amarillo
dmd-where-blue = el espacio del portal azul
dmd-where-start = el espacio inicial
dmd-where-elder-one = el espacio del Primigenio
dmd-where-nearest = el investigador más cercano
dmd-where-there = el espacio donde ocurrió
dmd-where-space = el espacio { $space }
dmd-gate-red = rojo
dmd-gate-yellow = amarillo
dmd-gate-blue = azul
dmd-which-enemies = los enemigos
    .a = un enemigo
dmd-which-cultists = los Sectarios
    .a = un Sectario
dmd-which-monsters = los monstruos
    .a = un monstruo
dmd-which-elder-one = el Primigenio
    .a = el Primigenio
dmd-side-left = izquierda
dmd-side-right = derecha
dmd-roll-any = cualquier tirada propia
dmd-roll-attack = un ataque
dmd-roll-here = un ataque en tu espacio
dmd-roll-away = un ataque fuera de tu espacio
dmd-roll-check = una tirada que pide una carta
dmd-roll-defend = un ataque contra ti
dmd-roll-fire = fuego
dmd-roll-attacked-or-fire = un ataque contra ti o fuego

## How words go together

dmd-word-then = { $head }; { $item }
dmd-word-apart = ({ $words })
dmd-word-words = { $words }
dmd-word-when = si { $when }: { $words }
dmd-word-if = si { $when }: { $then }
dmd-word-if-else = si { $when }: { $then }; si no: { $otherwise }
dmd-word-each = { $whom } de quien esto es cierto ({ $when }): { $then }
dmd-word-choose = elige una opción: { $either }
dmd-word-may = puedes elegir una opción: { $either }
dmd-word-make-roll = haz una tirada; con { $need ->
        [one] { $need } éxito
       *[other] { $need } éxitos
    }: { $then }
dmd-word-make-roll-else = haz una tirada; con { $need ->
        [one] { $need } éxito
       *[other] { $need } éxitos
    }: { $then }; si no: { $otherwise }
dmd-word-with-skill =
    { $roll } (con { $skill }, { $bonus ->
        [one] { $bonus } dado adicional
       *[other] { $bonus } dados adicionales
    } más)
dmd-word-both = { $one } y { $other }

## Things that happen

dmd-word-take-stress =
    { $whom } recibe { $count ->
        [one] { $count } punto de estrés
       *[other] { $count } puntos de estrés
    }
dmd-word-stress-or-wounds =
    { $whom } recibe { $count ->
        [one] { $count } punto de estrés
       *[other] { $count } puntos de estrés
    }, y una herida por cada uno que no pueda recibir
dmd-word-take-wounds =
    { $whom } recibe { $count ->
        [one] { $count } herida
       *[other] { $count } heridas
    }
dmd-word-lose-sanity =
    { $whom } pierde { $count ->
        [one] { $count } punto de cordura
       *[other] { $count } puntos de cordura
    }
dmd-word-heal-stress =
    { $whom } cura { $count ->
        [one] { $count } punto de estrés
       *[other] { $count } puntos de estrés
    }
dmd-word-heal-wounds =
    { $whom } cura { $count ->
        [one] { $count } herida
       *[other] { $count } heridas
    }
dmd-word-mend = un investigador de tu espacio puede curar estrés y heridas, { $points } en total
dmd-word-mend-each = un investigador de tu espacio puede curar { $points } de estrés y { $points } de heridas
dmd-word-harm-enemies =
    { $which } de tu espacio reciben { $count ->
        [one] { $count } herida
       *[other] { $count } heridas
    } cada uno
dmd-word-harm-attacker = ese enemigo recibe { $count ->
        [one] { $count } herida
       *[other] { $count } heridas
    }
dmd-word-harm-attacker-all = cada enemigo del espacio de ese enemigo recibe { $count ->
        [one] { $count } herida
       *[other] { $count } heridas
    }
dmd-word-summon = aparece { $kind-a } en el portal { $gate }
dmd-word-summon-here = aparece { $kind-a } en { $where }
dmd-word-bring-enemies = todos { $which } pasan a { $where }
dmd-word-move-enemies = todos { $which } se mueven { $count ->
        [one] { $count } espacio
       *[other] { $count } espacios
    } hacia { $where }
dmd-word-move-nearest = el más cercano de { $which } se mueve { $count ->
        [one] { $count } espacio
       *[other] { $count } espacios
    } hacia ti
dmd-word-be-attacked = { $which } de tu espacio te atacan
dmd-word-bring-elder-one = el Primigenio llega a { $where }
dmd-word-place = { $whom } pasa a { $where }
dmd-word-walk-to = puedes moverte hasta { $count ->
        [one] { $count } espacio
       *[other] { $count } espacios
    }, y nadie te sigue
dmd-word-claim = reclama la mitad { $side }
dmd-word-claim-stress = recibe { $stress ->
        [one] { $stress } punto de estrés
       *[other] { $stress } puntos de estrés
    } para reclamar la mitad { $side }
dmd-word-claim-find = reclama: { $find }
dmd-word-claim-find-stress = recibe { $stress ->
        [one] { $stress } punto de estrés
       *[other] { $stress } puntos de estrés
    } para reclamar: { $find }
dmd-word-keep-mythos = conserva ante ti la carta superior del descarte de Mitos
dmd-word-relive-mythos = resuelve los efectos especiales de la carta de Mitos que conservas y descártala
dmd-word-fall-catatonic = hasta el final del turno no realizas más acciones y ningún enemigo te ataca
dmd-word-seek-company = pasas al espacio del otro investigador más cercano
dmd-word-add-fire =
    { $count ->
        [one] { $count } ficha de fuego
       *[other] { $count } fichas de fuego
    } en { $where }
dmd-word-burn-at-tokens =
    { $count ->
        [one] { $count } ficha de fuego
       *[other] { $count } fichas de fuego
    } en cada espacio con esta ficha: { $token }
dmd-word-catch-fire =
    { $whom } se prende fuego: { $count ->
        [one] { $count } ficha de fuego
       *[other] { $count } fichas de fuego
    }
dmd-word-put-out = retira hasta { $count ->
        [one] { $count } ficha de fuego
       *[other] { $count } fichas de fuego
    } de tu espacio
dmd-word-put-out-own = { $whom } descarta todas las fichas de fuego de su tablero
dmd-word-discard-token = esta ficha sale de tu espacio: { $token }
dmd-word-gain-signs =
    { $whom } gana { $count ->
        [one] { $count } ficha de Primigenio
       *[other] { $count } fichas de Primigenio
    }
dmd-word-take-token = tomas esta ficha de tu espacio: { $token }
dmd-word-put-token = { $whom } deja todas las fichas de este tipo: { $token }
dmd-word-spend-token = descarta esta ficha, que llevas: { $token }
dmd-word-lay-token = se pone esta ficha en { $where }: { $token }
dmd-word-turn-token = { $token } pasa a ser esto, en tu espacio o contigo: { $token_into }
dmd-word-turn-token-each = cada { $token } de tu espacio y que lleves pasa a ser esto: { $token_into }
dmd-word-move-tokens = todas las fichas de este tipo ({ $token }) se mueven { $count ->
        [one] { $count } espacio
       *[other] { $count } espacios
    } hacia { $where }
dmd-word-move-tokens-but = todas las fichas de este tipo ({ $token }) se mueven { $count ->
        [one] { $count } espacio
       *[other] { $count } espacios
    } hacia { $where }, salvo las que están en { $where_but }
dmd-word-sweep-tokens = se descartan las fichas de este tipo en espacios con { $which }: { $token }
dmd-word-walk-with = puedes moverte hasta { $count ->
        [one] { $count } espacio
       *[other] { $count } espacios
    }, y te acompaña una ficha ({ $token }); nadie os persigue
dmd-word-walk-with-each = puedes moverte hasta { $count ->
        [one] { $count } espacio
       *[other] { $count } espacios
    }, y te acompañan todas las fichas de tu espacio ({ $token }); nadie os persigue
dmd-word-unlock = con esta ficha, { $token_key }, abres aquí { $token }: pasa a ser { $token_into }, y la tomas
dmd-word-unmask = da la vuelta a una de las fichas boca abajo de tu espacio
dmd-word-mask = donde nadie vigila, las fichas de este tipo ({ $token }) se mezclan con las que están boca abajo en su espacio
dmd-word-draw-token = toma la ficha superior de esta pila: { $pile }
dmd-word-turn-dial = el dial avanza { $count }

## Conditions

dmd-word-holds = tienes: { $find }
dmd-word-has-skill = tienes la habilidad { $skill }
dmd-word-has-signs = hay al menos { $least } fichas de Primigenio
dmd-word-in-safe-space = tu espacio es seguro
dmd-word-alone = no hay otro investigador en tu espacio
dmd-word-party-most = han partido como máximo { $most } investigadores
dmd-word-party-least = han partido al menos { $least } investigadores
dmd-word-enemy-here = hay en tu espacio: { $which-a }
dmd-word-fire-here = hay fuego en tu espacio
dmd-word-near-threshold =
    { $within ->
        [0] tu marcador de cordura está en un umbral
        [1] tu marcador de cordura está en un umbral o a 1 espacio de él
       *[other] tu marcador de cordura está en un umbral o a { $within } espacios o menos de él
    }
dmd-word-near-gate =
    { $within ->
        [0] estás en el espacio de un portal
       *[other] hay un portal a { $within } o menos
    }
dmd-word-no-other-enemy-there = no hay otro enemigo en su espacio
dmd-word-keeps-mythos = conservas una carta de Mitos
dmd-word-token-here = esta ficha está en tu espacio: { $token }
dmd-word-no-tokens = no queda ninguna ficha así: { $token }
dmd-word-at = estás en { $where }
dmd-word-was-one = era uno de { $which }
dmd-word-phase-is = la fase es { $phase }
dmd-word-in-shadow = tu espacio está en sombra
dmd-word-either = { $one }, o { $other }
dmd-word-not = esto no es así: { $what }
dmd-word-carries = llevas esta ficha: { $token }
dmd-word-face-down-here = hay una ficha boca abajo en tu espacio
dmd-word-tokens-in-play = hay en juego al menos { $least } de estas fichas: { $token }
dmd-word-tokens-at = en { $where } hay al menos { $least } de estas fichas: { $token }
dmd-word-tokens-at-gates = en { $gates } portales a la vez hay una ficha así: { $token }

## Moments

dmd-on-enemy-attacks = antes de que ataque: { $words }
dmd-on-wounded-by-attack = tras un ataque que te hiere: { $words }
dmd-on-elder-sign-rolled = si su ataque muestra un símbolo arcano: { $words }
dmd-on-attack-misses = si su ataque no muestra éxitos: { $words }
dmd-on-survives = si sobrevive a un ataque: { $words }
dmd-on-killed = cuando muere un enemigo: { $words }
dmd-on-target-killed = si muere el objetivo de tu ataque: { $words }
dmd-on-summoned = cuando es invocado: { $words }
dmd-on-end-of-turn = al final del turno: { $words }

## What holds

dmd-word-bonus-dice =
    { $count ->
        [one] { $count } dado adicional
       *[other] { $count } dados adicionales
    } para { $on }
dmd-word-free-rerolls =
    { $count ->
        [one] { $count } repetición
       *[other] { $count } repeticiones
    } sin estrés para { $on }
dmd-word-rerolls-per-turn =
    { $count ->
        [one] { $count } repetición
       *[other] { $count } repeticiones
    } sin estrés en cada turno
dmd-word-count-as = en tus tiradas, { $count ->
        [99] cualquier cantidad de: { $symbol }
       *[other] { $count } { $symbol }
    } puede contar como { $worth ->
        [one] { $worth } éxito
       *[other] { $worth } éxitos
    }
dmd-word-add-successes = con al menos { $least } de este símbolo ({ $symbol }), puedes añadir { $count ->
        [one] { $count } éxito
       *[other] { $count } éxitos
    }
dmd-word-relief-stress = cura 1 de estrés por cada { $symbol } así contado
dmd-word-relief-wound = cura 1 herida por cada { $symbol } así contado
dmd-word-spread = tu ataque puede tener como objetivo cualquier cantidad de miniaturas de tu espacio y reparte las heridas a tu gusto
dmd-word-full-wounds = cada objetivo de tu ataque recibe todas las heridas
dmd-word-reach = tus ataques alcanzan objetivos a { $spaces ->
        [one] { $spaces } espacio
       *[other] { $spaces } espacios
    } o menos
dmd-word-free-attack = en cada turno, ataques fuera de tu espacio que no cuestan acción: { $count }
dmd-word-extra-wounds =
    { $count ->
        [one] { $count } herida
       *[other] { $count } heridas
    } más si no hay otro enemigo en el espacio del objetivo
dmd-word-run-further = tu Correr llega { $spaces ->
        [one] { $spaces } espacio
       *[other] { $spaces } espacios
    } más lejos
dmd-word-free-run = en cada turno, acciones de Correr gratuitas: { $count }
dmd-word-take-along = al Correr, puedes llevar contigo a 1 investigador al salir de un espacio
dmd-word-extra-action =
    { $count ->
        [one] { $count } acción
       *[other] { $count } acciones
    } más en cada uno de tus turnos
dmd-word-sneak =
    { $count ->
        [1] una vez por Correr, un enemigo no te sigue
        [99] al Correr, ningún enemigo tiene que seguirte
       *[other] { $count } veces por Correr, un enemigo no te sigue
    }
dmd-word-sneak-wound = cada enemigo del que te escabulles recibe { $count ->
        [one] { $count } herida
       *[other] { $count } heridas
    }
dmd-word-reduce = por { $on }: heridas -{ $wounds }, pérdida de cordura -{ $sanity }
dmd-word-reduce-any = heridas -{ $wounds }, pérdida de cordura -{ $sanity }, vengan de donde vengan
dmd-word-redirect =
    { $spaces ->
        [0] antes de la tirada, puedes recibir un ataque dirigido a un investigador de tu espacio
        [1] antes de la tirada, puedes recibir un ataque dirigido a un investigador a 1 espacio o menos
       *[other] antes de la tirada, puedes recibir un ataque dirigido a un investigador a { $spaces } espacios o menos
    }
dmd-word-redirect-rerolls =
    { $rerolls ->
        [one] { $rerolls } repetición
       *[other] { $rerolls } repeticiones
    } sin estrés en un ataque así
dmd-word-redirect-calm = tras un ataque así, cura todo el estrés
dmd-word-return =
    { $times ->
        [1] una vez por partida, vuelves con toda la salud en lugar de morir por heridas
       *[other] { $times } veces por partida, vuelves con toda la salud en lugar de morir por heridas
    }
dmd-word-return-calm = al volver, cura todo el estrés
dmd-word-omen = en tu turno, puedes poner bajo el mazo la carta de Mitos que robes, robar otra y curar 2 de estrés
dmd-word-more-to-choose = en tu turno, roba 2 cartas de Mitos, resuelve una, pon la otra bajo el mazo y cura 2 de estrés
dmd-word-more-to-choose-calm = en tu turno, roba 2 cartas de Mitos, resuelve una, pon la otra bajo el mazo y cura todo el estrés
dmd-word-refuse = puedes recibir { $wounds ->
        [one] { $wounds } herida
       *[other] { $wounds } heridas
    } para cancelar los efectos especiales y la invocación de una carta de Mitos
dmd-word-gate-harm =
    { $spaces ->
        [0] los enemigos invocados en un portal de tu espacio reciben la mitad de su vida en heridas, redondeando hacia arriba
        [1] los enemigos invocados en un portal a 1 espacio o menos reciben la mitad de su vida en heridas, redondeando hacia arriba
       *[other] los enemigos invocados en un portal a { $spaces } espacios o menos reciben la mitad de su vida en heridas, redondeando hacia arriba
    }
dmd-word-rest-anywhere = a { $spaces ->
        [one] { $spaces } espacio
       *[other] { $spaces } espacios
    } o menos de un portal, tu espacio cuenta como seguro para Descansar
dmd-word-free-rest = a { $spaces ->
        [one] { $spaces } espacio
       *[other] { $spaces } espacios
    } o menos de un portal, acciones de Descansar gratuitas por turno: { $count }
dmd-word-enemy-dice = ataques de { $which }: { $standard } dados estándar más, { $bonus } dados adicionales más
dmd-word-catatonic = no realizas acciones, y los enemigos no te atacan
dmd-word-usable = en cualquier momento de tu turno, y luego descarta esto: { $words }
dmd-word-usable-again = una vez en cada uno de tus turnos: { $words }
