### The words that cards are made of. They begin small and have no full stop: they go together.

## Who, what and where

dmd-whom-you = seu investigador
dmd-whom-all = cada investigador
dmd-whom-here = cada investigador do seu espaço
dmd-whom-others = cada outro investigador do seu espaço
dmd-where-you = seu espaço
    .prep = no seu espaço
dmd-where-red = o espaço do portal vermelho
    .prep = no espaço do portal vermelho
dmd-where-yellow = o espaço do portal amarelo
    .prep = no espaço do portal amarelo
dmd-where-blue = o espaço do portal azul
    .prep = no espaço do portal azul
dmd-where-start = o espaço inicial
    .prep = no espaço inicial
dmd-where-elder-one = o espaço do Ancião
    .prep = no espaço do Ancião
dmd-where-nearest = o investigador mais próximo
    .prep = no espaço do investigador mais próximo
dmd-where-there = o espaço onde aconteceu
    .prep = no espaço onde aconteceu
dmd-where-space = o espaço { $space }
    .prep = no espaço { $space }
dmd-gate-red = vermelho
dmd-gate-yellow = amarelo
dmd-gate-blue = azul
dmd-which-enemies = os inimigos
    .a = um inimigo
dmd-which-cultists = os Cultistas
    .a = um Cultista
dmd-which-monsters = os monstros
    .a = um monstro
dmd-which-elder-one = o Ancião
    .a = o Ancião
dmd-side-left = esquerda
dmd-side-right = direita
dmd-roll-any = qualquer rolagem própria
dmd-roll-attack = um ataque
dmd-roll-here = um ataque no seu espaço
dmd-roll-away = um ataque fora do seu espaço
dmd-roll-check = uma rolagem pedida por uma carta
dmd-roll-defend = um ataque contra você
dmd-roll-fire = fogo
dmd-roll-attacked-or-fire = um ataque contra você ou fogo

## How words go together

dmd-word-then = { $head }; { $item }
dmd-word-apart = ({ $words })
dmd-word-words = { $words }
dmd-word-when = se { $when }: { $words }
dmd-word-if = se { $when }: { $then }
dmd-word-if-else = se { $when }: { $then }; senão: { $otherwise }
dmd-word-each = { $whom } para quem isto vale ({ $when }): { $then }
dmd-word-choose = escolha uma opção: { $either }
dmd-word-may = você pode escolher uma opção: { $either }
dmd-word-make-roll = faça uma rolagem; com { $need ->
        [one] { $need } sucesso
       *[other] { $need } sucessos
    }: { $then }
dmd-word-make-roll-else = faça uma rolagem; com { $need ->
        [one] { $need } sucesso
       *[other] { $need } sucessos
    }: { $then }; senão: { $otherwise }
dmd-word-with-skill =
    { $roll } (com { $skill }, mais { $bonus ->
        [one] { $bonus } dado bônus
       *[other] { $bonus } dados bônus
    })
dmd-word-both = { $one } e { $other }

## Things that happen

dmd-word-take-stress =
    { $whom } recebe { $count ->
        [one] { $count } ponto de estresse
       *[other] { $count } pontos de estresse
    }
dmd-word-stress-or-wounds =
    { $whom } recebe { $count ->
        [one] { $count } ponto de estresse
       *[other] { $count } pontos de estresse
    }, e um ferimento por cada um que não puder receber
dmd-word-take-wounds =
    { $whom } recebe { $count ->
        [one] { $count } ferimento
       *[other] { $count } ferimentos
    }
dmd-word-lose-sanity =
    { $whom } perde { $count ->
        [one] { $count } ponto de sanidade
       *[other] { $count } pontos de sanidade
    }
dmd-word-heal-stress =
    { $whom } cura { $count ->
        [one] { $count } ponto de estresse
       *[other] { $count } pontos de estresse
    }
dmd-word-heal-wounds =
    { $whom } cura { $count ->
        [one] { $count } ferimento
       *[other] { $count } ferimentos
    }
dmd-word-mend = um investigador do seu espaço pode curar estresse e ferimentos, { $points } ao todo
dmd-word-mend-each = um investigador do seu espaço pode curar { $points } de estresse e { $points } de ferimentos
dmd-word-harm-enemies =
    { $which } do seu espaço recebem { $count ->
        [one] { $count } ferimento
       *[other] { $count } ferimentos
    } cada
dmd-word-harm-attacker = esse inimigo recebe { $count ->
        [one] { $count } ferimento
       *[other] { $count } ferimentos
    }
dmd-word-harm-attacker-all = cada inimigo do espaço desse inimigo recebe { $count ->
        [one] { $count } ferimento
       *[other] { $count } ferimentos
    }
dmd-word-summon = surge { $kind-a } no portal { $gate }
dmd-word-summon-here = surge { $kind-a } em { $where }
dmd-word-bring-enemies = todos { $which } vão para { $where }
dmd-word-move-enemies = todos { $which } movem-se { $count ->
        [one] { $count } espaço
       *[other] { $count } espaços
    } na direção: { $where }
dmd-word-move-nearest = o mais próximo entre { $which } move-se { $count ->
        [one] { $count } espaço
       *[other] { $count } espaços
    } até você
dmd-word-be-attacked = { $which } do seu espaço atacam você
dmd-word-bring-elder-one = o Ancião chega: { $where }
dmd-word-place = { $whom } vai para { $where }
dmd-word-walk-to = você pode mover-se até { $count ->
        [one] { $count } espaço
       *[other] { $count } espaços
    }, e ninguém o segue
dmd-word-claim = reclame a metade { $side }
dmd-word-claim-stress = receba { $stress ->
        [one] { $stress } ponto de estresse
       *[other] { $stress } pontos de estresse
    } para reclamar a metade { $side }
dmd-word-claim-find = reclame: { $find }
dmd-word-claim-find-stress = receba { $stress ->
        [one] { $stress } ponto de estresse
       *[other] { $stress } pontos de estresse
    } para reclamar: { $find }
dmd-word-keep-mythos = guarde à sua frente a carta do topo do descarte do Mito
dmd-word-relive-mythos = resolva os efeitos especiais da carta do Mito que você guarda e descarte-a
dmd-word-fall-catatonic = até o fim do turno você não realiza mais ações e nenhum inimigo o ataca
dmd-word-seek-company = você vai para o espaço do outro investigador mais próximo
dmd-word-add-fire =
    { $count ->
        [one] { $count } ficha de fogo
       *[other] { $count } fichas de fogo
    } { $where-prep }
dmd-word-burn-at-tokens =
    { $count ->
        [one] { $count } ficha de fogo
       *[other] { $count } fichas de fogo
    } em cada espaço com esta ficha: { $token }
dmd-word-catch-fire =
    { $whom } pega fogo: { $count ->
        [one] { $count } ficha de fogo
       *[other] { $count } fichas de fogo
    }
dmd-word-put-out = remova até { $count ->
        [one] { $count } ficha de fogo
       *[other] { $count } fichas de fogo
    } do seu espaço
dmd-word-put-out-own = { $whom } descarta todas as fichas de fogo do seu tabuleiro
dmd-word-discard-token = esta ficha sai do seu espaço: { $token }
dmd-word-gain-signs =
    { $whom } ganha { $count ->
        [one] { $count } ficha de Ancião
       *[other] { $count } fichas de Ancião
    }
dmd-word-take-token = você pega esta ficha do seu espaço: { $token }
dmd-word-put-token = { $whom } deixa todas as fichas deste tipo: { $token }
dmd-word-spend-token = descarte esta ficha, que você carrega: { $token }
dmd-word-lay-token = esta ficha é colocada { $where-prep }: { $token }
dmd-word-turn-token = { $token } torna-se isto, no seu espaço ou com você: { $token_into }
dmd-word-turn-token-each = cada { $token } do seu espaço ou com você torna-se isto: { $token_into }
dmd-word-move-tokens = todas as fichas deste tipo ({ $token }) movem-se { $count ->
        [one] { $count } espaço
       *[other] { $count } espaços
    } na direção: { $where }
dmd-word-move-tokens-but = todas as fichas deste tipo ({ $token }) movem-se { $count ->
        [one] { $count } espaço
       *[other] { $count } espaços
    } na direção: { $where }, exceto as que estão { $where_but-prep }
dmd-word-sweep-tokens = as fichas deste tipo em espaços com { $which } são descartadas: { $token }
dmd-word-walk-with = você pode mover-se até { $count ->
        [one] { $count } espaço
       *[other] { $count } espaços
    }, e uma ficha ({ $token }) vai junto; ninguém persegue
dmd-word-walk-with-each = você pode mover-se até { $count ->
        [one] { $count } espaço
       *[other] { $count } espaços
    }, e todas as fichas do seu espaço ({ $token }) vão junto; ninguém persegue
dmd-word-unlock = com esta ficha, { $token_key }, você abre aqui { $token }: torna-se { $token_into }, e você a pega
dmd-word-unmask = vire uma das fichas viradas para baixo no seu espaço
dmd-word-mask = onde ninguém vigia, as fichas deste tipo ({ $token }) são misturadas com as viradas para baixo no mesmo espaço
dmd-word-draw-token = pegue a ficha do topo desta pilha: { $pile }
dmd-word-turn-dial = o mostrador avança { $count }

## Conditions

dmd-word-holds = você tem: { $find }
dmd-word-has-skill = você tem a habilidade { $skill }
dmd-word-has-signs = há pelo menos { $least } fichas de Ancião
dmd-word-in-safe-space = seu espaço é seguro
dmd-word-alone = não há outro investigador no seu espaço
dmd-word-party-most = partiram no máximo { $most } investigadores
dmd-word-party-least = partiram pelo menos { $least } investigadores
dmd-word-enemy-here = há no seu espaço: { $which-a }
dmd-word-fire-here = há fogo no seu espaço
dmd-word-near-threshold =
    { $within ->
        [0] seu marcador de sanidade está num limiar
        [1] seu marcador de sanidade está num limiar ou a 1 espaço dele
       *[other] seu marcador de sanidade está num limiar ou a até { $within } espaços dele
    }
dmd-word-near-gate =
    { $within ->
        [0] você está no espaço de um portal
       *[other] há um portal a no máximo { $within }
    }
dmd-word-no-other-enemy-there = não há outro inimigo no espaço dele
dmd-word-keeps-mythos = você guarda uma carta do Mito
dmd-word-token-here = esta ficha está no seu espaço: { $token }
dmd-word-no-tokens = não resta nenhuma ficha assim: { $token }
dmd-word-at = você está { $where-prep }
dmd-word-was-one = era um d{ $which }
dmd-word-phase-is = a fase é { $phase }
dmd-word-in-shadow = seu espaço está na sombra
dmd-word-either = { $one }, ou { $other }
dmd-word-not = isto não é assim: { $what }
dmd-word-carries = você carrega esta ficha: { $token }
dmd-word-face-down-here = há uma ficha virada para baixo no seu espaço
dmd-word-tokens-in-play = há em jogo pelo menos { $least } destas fichas: { $token }
dmd-word-tokens-at = { $where-prep } há pelo menos { $least } destas fichas: { $token }
dmd-word-tokens-at-gates = em { $gates } portais ao mesmo tempo há uma ficha assim: { $token }

## Moments

dmd-on-enemy-attacks = antes de atacar: { $words }
dmd-on-wounded-by-attack = depois de um ataque que fere você: { $words }
dmd-on-elder-sign-rolled = se o ataque mostrar um símbolo ancestral: { $words }
dmd-on-attack-misses = se o ataque não mostrar sucessos: { $words }
dmd-on-survives = se sobreviver a um ataque: { $words }
dmd-on-killed = quando um inimigo morre: { $words }
dmd-on-target-killed = se o alvo do seu ataque morrer: { $words }
dmd-on-summoned = quando é invocado: { $words }
dmd-on-end-of-turn = no fim do turno: { $words }

## What holds

dmd-word-bonus-dice =
    { $count ->
        [one] { $count } dado bônus
       *[other] { $count } dados bônus
    } para { $on }
dmd-word-free-rerolls =
    { $count ->
        [one] { $count } rerrolagem
       *[other] { $count } rerrolagens
    } sem estresse para { $on }
dmd-word-rerolls-per-turn =
    { $count ->
        [one] { $count } rerrolagem
       *[other] { $count } rerrolagens
    } sem estresse em cada turno
dmd-word-count-as = nas suas rolagens, { $count ->
        [99] qualquer quantidade de: { $symbol }
       *[other] { $count } { $symbol }
    } pode contar como { $worth ->
        [one] { $worth } sucesso
       *[other] { $worth } sucessos
    }
dmd-word-add-successes = com pelo menos { $least } deste símbolo ({ $symbol }), você pode somar { $count ->
        [one] { $count } sucesso
       *[other] { $count } sucessos
    }
dmd-word-relief-stress = cure 1 de estresse por cada { $symbol } assim contado
dmd-word-relief-wound = cure 1 ferimento por cada { $symbol } assim contado
dmd-word-spread = seu ataque pode ter como alvo qualquer número de miniaturas do seu espaço, dividindo os ferimentos à vontade
dmd-word-full-wounds = cada alvo do seu ataque recebe todos os ferimentos
dmd-word-reach = seus ataques alcançam alvos a até { $spaces ->
        [one] { $spaces } espaço
       *[other] { $spaces } espaços
    }
dmd-word-free-attack = em cada turno, ataques fora do seu espaço que não custam ação: { $count }
dmd-word-extra-wounds = mais { $count ->
        [one] { $count } ferimento
       *[other] { $count } ferimentos
    } se não houver outro inimigo no espaço do alvo
dmd-word-run-further = seu Correr vai { $spaces ->
        [one] { $spaces } espaço
       *[other] { $spaces } espaços
    } mais longe
dmd-word-free-run = em cada turno, ações de Correr gratuitas: { $count }
dmd-word-take-along = ao Correr, você pode levar 1 investigador junto ao sair de um espaço
dmd-word-extra-action = mais { $count ->
        [one] { $count } ação
       *[other] { $count } ações
    } em cada um dos seus turnos
dmd-word-sneak =
    { $count ->
        [1] uma vez por Correr, um inimigo não o segue
        [99] ao Correr, nenhum inimigo precisa segui-lo
       *[other] { $count } vezes por Correr, um inimigo não o segue
    }
dmd-word-sneak-wound = cada inimigo que não o percebe recebe { $count ->
        [one] { $count } ferimento
       *[other] { $count } ferimentos
    }
dmd-word-reduce = por { $on }: ferimentos -{ $wounds }, perda de sanidade -{ $sanity }
dmd-word-reduce-any = ferimentos -{ $wounds }, perda de sanidade -{ $sanity }, venham de onde vierem
dmd-word-redirect =
    { $spaces ->
        [0] antes da rolagem, você pode receber um ataque contra um investigador do seu espaço
        [1] antes da rolagem, você pode receber um ataque contra um investigador a até 1 espaço
       *[other] antes da rolagem, você pode receber um ataque contra um investigador a até { $spaces } espaços
    }
dmd-word-redirect-rerolls =
    { $rerolls ->
        [one] { $rerolls } rerrolagem
       *[other] { $rerolls } rerrolagens
    } sem estresse num ataque assim
dmd-word-redirect-calm = depois de um ataque assim, cure todo o estresse
dmd-word-return =
    { $times ->
        [1] uma vez por partida, você volta com vida completa em vez de morrer por ferimentos
       *[other] { $times } vezes por partida, você volta com vida completa em vez de morrer por ferimentos
    }
dmd-word-return-calm = ao voltar, cure todo o estresse
dmd-word-omen = no seu turno, você pode pôr sob o baralho a carta do Mito comprada, comprar outra e curar 2 de estresse
dmd-word-more-to-choose = no seu turno, compre 2 cartas do Mito, resolva uma, ponha a outra sob o baralho e cure 2 de estresse
dmd-word-more-to-choose-calm = no seu turno, compre 2 cartas do Mito, resolva uma, ponha a outra sob o baralho e cure todo o estresse
dmd-word-refuse = você pode receber { $wounds ->
        [one] { $wounds } ferimento
       *[other] { $wounds } ferimentos
    } para cancelar os efeitos especiais e a invocação de uma carta do Mito
dmd-word-gate-harm =
    { $spaces ->
        [0] inimigos invocados num portal do seu espaço recebem metade da vida em ferimentos, arredondada para cima
        [1] inimigos invocados num portal a até 1 espaço recebem metade da vida em ferimentos, arredondada para cima
       *[other] inimigos invocados num portal a até { $spaces } espaços recebem metade da vida em ferimentos, arredondada para cima
    }
dmd-word-rest-anywhere = a até { $spaces ->
        [one] { $spaces } espaço
       *[other] { $spaces } espaços
    } de um portal, seu espaço conta como seguro para Descansar
dmd-word-free-rest = a até { $spaces ->
        [one] { $spaces } espaço
       *[other] { $spaces } espaços
    } de um portal, ações de Descansar gratuitas por turno: { $count }
dmd-word-enemy-dice = ataques de { $which }: mais { $standard } dados padrão, mais { $bonus } dados bônus
dmd-word-catatonic = você não realiza ações, e os inimigos não o atacam
dmd-word-usable = a qualquer momento do seu turno, e depois descarte isto: { $words }
dmd-word-usable-again = uma vez em cada um dos seus turnos: { $words }
