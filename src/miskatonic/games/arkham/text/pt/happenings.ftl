### What enemies, damage and the phases bring. $who, $card and $place are shown as names.


## Choices that enemies, damage and the framework bring

arkham-act-advance = Gastar as pistas: o ato avança
arkham-act-assign-damage = 1 de dano em { $card }
arkham-act-assign-horror = 1 de horror em { $card }
arkham-ask-assign-damage = Quem sofre dano? Resta: { $count }
arkham-ask-assign-horror = Quem sofre horror? Resta: { $count }
arkham-act-attack-first = Ataca agora: { $card }
arkham-act-discard-first = Descartar primeiro: { $card }
arkham-ask-attack-first = Vários inimigos atacam: qual é o próximo?
arkham-ask-discard-first = Qual inimigo vai primeiro para a pilha de descarte de Encontros?
arkham-act-attacked = Agora é atacado: { $who }
arkham-ask-attacked = { $card }: ataca todos aqui, quem agora?
arkham-act-contribute = Pistas: { $clues }
arkham-ask-contribute = Quantas pistas você dá? Ainda faltam: { $count }
arkham-act-discard = Descartar { $card }
arkham-ask-discard = Qual carta você descarta? Faltam descartar: { $count }
arkham-act-engaged-by = { $card } engaja { $who }
arkham-ask-engaged = Quem { $card } engaja?
arkham-act-hunt = Em direção a { $who }
arkham-ask-hunt = Em direção a quem { $card } se move?
arkham-act-hunt-first = Move-se agora: { $card }
arkham-ask-hunt-first = Vários inimigos caçam: qual se move agora?
arkham-act-hunt-way = Por { $place }
arkham-ask-hunt-way = Por onde vai { $card }?
arkham-act-lead = { $who } lidera
arkham-ask-lead = Quem é agora o investigador líder?
arkham-act-spawn-at = Em { $place }
arkham-act-spawn-on = Engajado com { $who }
arkham-ask-spawn = Onde { $card } surge?
arkham-act-trauma =
    { $trauma ->
        [physical] Trauma físico
       *[mental] Trauma mental
    }
arkham-ask-trauma = Derrota por dano e por horror: qual trauma você sofre?

## The phases

arkham-log-mythos = Começa a fase de Mitos.
arkham-log-enemy-phase = Começa a fase dos Inimigos.
arkham-log-upkeep = Começa a fase de Manutenção.
arkham-log-doom = Perdição na agenda: +{ $doom }.
arkham-log-doom-on = Perdição em { $card }: +{ $doom }.
arkham-log-agenda-advances = A agenda avança: { $card }.
arkham-log-act-advances = O ato avança: { $card }.
arkham-log-draws-encounter = { $who } compra { $card } do baralho de encontros.
arkham-log-encounter-reshuffled = O descarte de encontros é embaralhado e forma um novo baralho.
arkham-log-surge = { $card } tem Surto: { $who } compra outra carta.
arkham-log-resolution-1 = A resolução 1 é alcançada.
arkham-log-resolution-2 = A resolução 2 é alcançada.
arkham-log-resolution-3 = A resolução 3 é alcançada.
arkham-log-resolution-none = O cenário termina sem resolução.

## Cards and tokens

arkham-card = { $card }
arkham-log-draws =
    { $count ->
        [one] { $who } compra uma carta.
       *[other] { $who } compra { $count } cartas.
    }
arkham-log-draws-cards = { $who } compra: { $cards }.
arkham-log-reshuffles = { $who } não tem cartas no baralho: o descarte vira o novo.
arkham-log-discards = { $who } descarta { $card }.
arkham-log-discarded = Para o descarte: { $card }.
arkham-log-victory-display = Para a área de vitória: { $card }.
arkham-log-gains-resources = { $who } ganha recursos: { $resources }.
arkham-log-loses-resources = { $who } perde recursos: { $resources }.
arkham-log-discovers = { $who } descobre pistas em { $place }: { $clues }.
arkham-log-spends-clues = { $who } gasta pistas: { $clues }.
arkham-log-places-clues = Pistas colocadas em { $place }: { $clues }.
arkham-log-moves = { $who } se move para { $place }.
arkham-log-reveals = { $place }: local revelado. Pistas ali: { $clues }.

## Enemies, damage and horror

arkham-log-spawns = { $card } surge em { $place }.
arkham-log-no-place-to-spawn = { $card } não tem onde surgir e vai para o descarte.
arkham-log-engages = { $card } engaja { $who }.
arkham-log-enemy-moves = { $card } se move para { $place }.
arkham-log-attack-phase = { $card } ataca { $who }.
arkham-log-attack-opportunity = { $card } faz um ataque de oportunidade contra { $who }.
arkham-log-attack-retaliate = { $card } retalia contra { $who }.
arkham-log-attack-card = Um efeito faz { $card } atacar { $who }.
arkham-log-takes-damage = { $card } sofre dano: { $damage }.
arkham-log-takes-horror = { $card } sofre horror: { $horror }.
arkham-log-takes-both = { $card } sofre dano: { $damage }, horror: { $horror }.
arkham-log-heals = { $card } é curado: dano { $damage }, horror { $horror }.
arkham-log-enemy-defeated = Inimigo derrotado: { $card }.
arkham-log-asset-defeated = Recurso perdido: { $card }.
arkham-log-defeated-damage = { $who }: derrota por dano.
arkham-log-defeated-horror = { $who }: derrota por horror.
arkham-log-defeated-both = { $who }: derrota por dano e horror.
arkham-log-defeated-card = { $who }: derrota por uma carta.
arkham-log-eliminated = { $who } sai do cenário.
arkham-log-lead = { $who } é agora o investigador líder.
