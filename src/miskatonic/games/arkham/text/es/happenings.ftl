### What enemies, damage and the phases bring. $who, $card and $place are shown as names.


## Choices that enemies, damage and the framework bring

arkham-act-advance = Gastar las pistas: el acto avanza
arkham-act-assign-damage = 1 daño a { $card }
arkham-act-assign-horror = 1 horror a { $card }
arkham-ask-assign-damage = ¿Quién sufre daño? Queda: { $count }
arkham-ask-assign-horror = ¿Quién sufre horror? Queda: { $count }
arkham-act-attack-first = Ataca ahora: { $card }
arkham-act-discard-first = Descartar primero: { $card }
arkham-ask-attack-first = Atacan varios enemigos: ¿cuál es el siguiente?
arkham-ask-discard-first = ¿Qué enemigo va primero a la pila de descartes de Encuentros?
arkham-act-attacked = Ahora es atacado: { $who }
arkham-ask-attacked = { $card }: ataca a todos aquí, ¿a quién ahora?
arkham-act-contribute = Pistas: { $clues }
arkham-ask-contribute = ¿Cuántas pistas aportas? Aún faltan: { $count }
arkham-act-discard = Descartar { $card }
arkham-ask-discard = ¿Qué carta descartas? Quedan por descartar: { $count }
arkham-act-engaged-by = { $card } se enfrenta a { $who }
arkham-ask-engaged = ¿A quién se enfrenta { $card }?
arkham-act-hunt = Hacia { $who }
arkham-ask-hunt = ¿Hacia quién se mueve { $card }?
arkham-act-hunt-first = Se mueve ahora: { $card }
arkham-ask-hunt-first = Cazan varios enemigos: ¿cuál se mueve ahora?
arkham-act-hunt-way = Por { $place }
arkham-ask-hunt-way = ¿Por dónde va { $card }?
arkham-act-lead = Dirige { $who }
arkham-ask-lead = ¿Quién es ahora el investigador jefe?
arkham-act-spawn-at = En { $place }
arkham-act-spawn-on = Enfrentado a { $who }
arkham-ask-spawn = ¿Dónde aparece { $card }?
arkham-act-trauma =
    { $trauma ->
        [physical] Trauma físico
       *[mental] Trauma mental
    }
arkham-ask-trauma = Derrota por daño y por horror: ¿qué trauma sufres?

## The phases

arkham-log-mythos = Empieza la fase de Mitos.
arkham-log-enemy-phase = Empieza la fase de Enemigos.
arkham-log-upkeep = Empieza la fase de Mantenimiento.
arkham-log-doom = Perdición en el plan: +{ $doom }.
arkham-log-doom-on = Perdición en { $card }: +{ $doom }.
arkham-log-agenda-advances = El plan avanza: { $card }.
arkham-log-act-advances = El acto avanza: { $card }.
arkham-log-draws-encounter = { $who } roba { $card } del mazo de Encuentros.
arkham-log-encounter-reshuffled = El descarte de Encuentros se baraja y forma un nuevo mazo.
arkham-log-surge = { $card } tiene Oleada: { $who } roba otra carta.
arkham-log-resolution-1 = Se alcanza la resolución 1.
arkham-log-resolution-2 = Se alcanza la resolución 2.
arkham-log-resolution-3 = Se alcanza la resolución 3.
arkham-log-resolution-none = El escenario termina sin resolución.

## Cards and tokens

arkham-card = { $card }
arkham-log-draws =
    { $count ->
        [one] { $who } roba una carta.
       *[other] { $who } roba { $count } cartas.
    }
arkham-log-draws-cards = { $who } roba: { $cards }.
arkham-log-reshuffles = { $who } no tiene cartas en el mazo: el descarte pasa a ser el nuevo.
arkham-log-discards = { $who } descarta { $card }.
arkham-log-discarded = Al descarte: { $card }.
arkham-log-victory-display = A la zona de victoria: { $card }.
arkham-log-gains-resources = { $who } obtiene recursos: { $resources }.
arkham-log-loses-resources = { $who } pierde recursos: { $resources }.
arkham-log-discovers = { $who } descubre pistas en { $place }: { $clues }.
arkham-log-spends-clues = { $who } gasta pistas: { $clues }.
arkham-log-places-clues = Pistas colocadas en { $place }: { $clues }.
arkham-log-moves = { $who } se mueve a { $place }.
arkham-log-reveals = Se revela { $place }. Pistas allí: { $clues }.

## Enemies, damage and horror

arkham-log-spawns = { $card } aparece en { $place }.
arkham-log-no-place-to-spawn = { $card } no tiene dónde aparecer y va al descarte.
arkham-log-engages = { $card } se enfrenta a { $who }.
arkham-log-enemy-moves = { $card } se mueve a { $place }.
arkham-log-attack-phase = { $card } ataca a { $who }.
arkham-log-attack-opportunity = { $card } hace un ataque de oportunidad contra { $who }.
arkham-log-attack-retaliate = { $card } toma represalias contra { $who }.
arkham-log-attack-card = Un efecto hace que { $card } ataque a { $who }.
arkham-log-takes-damage = { $card } sufre daño: { $damage }.
arkham-log-takes-horror = { $card } sufre horror: { $horror }.
arkham-log-takes-both = { $card } sufre daño: { $damage }, horror: { $horror }.
arkham-log-heals = { $card } se cura: daño { $damage }, horror { $horror }.
arkham-log-enemy-defeated = Enemigo derrotado: { $card }.
arkham-log-asset-defeated = Apoyo perdido: { $card }.
arkham-log-defeated-damage = { $who }: derrota por daño.
arkham-log-defeated-horror = { $who }: derrota por horror.
arkham-log-defeated-both = { $who }: derrota por daño y horror.
arkham-log-defeated-card = { $who }: derrota por una carta.
arkham-log-eliminated = { $who } sale del escenario.
arkham-log-lead = { $who } es ahora el investigador jefe.
