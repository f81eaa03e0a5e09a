### What happens at the table of Death May Die. $who, $enemy, $kind, $space, $find and the like are shown as names.

## Turns and actions

dmd-ask-act = { $who }: o que fazer? Ações restantes: { $count }
dmd-act-run = Correr para “{ $space }”
dmd-act-stop = Parar aqui
dmd-ask-run = { $who } corre: até onde? Espaços restantes: { $count }
dmd-act-sneak = Passar despercebido: { $enemy }
dmd-act-sneak-no-more = Deixar que sigam
dmd-ask-sneak = { $who } sai: quem fica para trás?
dmd-act-take-along = Levar junto: { $who }
dmd-act-go-alone = Ir sem companhia
dmd-ask-take-along = { $who } sai: quem vai junto?
dmd-act-attack = Atacar: { $enemy }, vida restante { $left }
dmd-act-add-target = Atacar também: { $enemy }
dmd-act-enough = Nenhum alvo a mais
dmd-ask-add-target = { $who } ataca: mais alvos?
dmd-act-strike = 1 ferimento em: { $enemy }
dmd-ask-strike = { $who }: quem recebe um ferimento? Restam: { $count }
dmd-act-rest = Descansar: curar até 3
dmd-act-heal = Ferimentos -{ $wounds }, estresse -{ $stress }
dmd-ask-rest = { $who } descansa: curar o quê?
dmd-act-trade = Trocar com quem está no seu espaço
dmd-act-hand-over = { $find }: para { $who }
dmd-act-end-trade = Encerrar a troca
dmd-ask-trade = { $who } troca: o que muda de mãos?
dmd-act-do = { $deed }: { $words }
dmd-act-use = Usar: { $find }: { $words }
dmd-act-not-now = Não usar nada agora
dmd-ask-use = Usar um achado antes de o turno continuar?
dmd-act-end-actions = Encerrar as ações: comprar a carta do Mito

## Rolls

dmd-act-reroll =
    { $pay ->
        [stress] Rerrolar { $face } por 1 de estresse
        [turn] Rerrolar { $face } com uma rerrolagem do turno
       *[free] Rerrolar { $face } de graça
    }
dmd-act-count-as = Contar 1 { $symbol } como sucesso
dmd-act-add-successes = Somar sucessos com sua habilidade
dmd-act-let-stand = Deixar assim
dmd-ask-attack-here = Rolagem de ataque: rerrolar ou deixar assim?
dmd-ask-attack-away = Rolagem de ataque à distância: rerrolar ou deixar assim?
dmd-ask-check = Rolagem feita: rerrolar ou deixar assim?
dmd-ask-defend = Rolagem do ataque inimigo: rerrolar ou deixar assim?
dmd-ask-fire = Rolagem de fogo: rerrolar ou deixar assim?
dmd-face-success = sucesso
dmd-face-success-tentacle = sucesso e tentáculo
dmd-face-success-elder-sign = sucesso e símbolo ancestral
dmd-face-tentacle = tentáculo
dmd-face-elder-sign = símbolo ancestral
dmd-face-blank = branco
dmd-no-dice = nenhum dado

## Choices

dmd-act-play = Resolver: { $mythos }
dmd-act-bury = Pôr sob o baralho: { $mythos }
dmd-ask-omen = { $who } lê os presságios
dmd-act-accept = Deixar a carta ter efeito
dmd-act-refuse = Cancelar a carta
dmd-ask-refuse = Cancelar a carta por { $count ->
        [one] { $count } ferimento
       *[other] { $count } ferimentos
    }?
dmd-act-choose = { $words }
dmd-act-choose-none = Nada disso
dmd-ask-choose = Escolha
dmd-act-face = Ataca primeiro: { $enemy }
dmd-ask-face = Qual inimigo ataca agora? Alvo: { $who }
dmd-act-protect = { $who } recebe o ataque
dmd-act-stand-by = Deixar acontecer
dmd-ask-protect = { $kind } ataca, e o alvo é { $who }: intervir?
dmd-act-bear = Receber você o ferimento
dmd-act-shield = O ferimento vai para: { $find }
dmd-ask-wounds = { $who }: quem recebe um ferimento? Restam: { $count }
dmd-act-raise = Subir { $skill } para o nível { $level }
dmd-ask-raise = { $who }: qual habilidade sobe?
dmd-act-mend = { $who }: ferimentos -{ $wounds }, estresse -{ $stress }
dmd-act-mend-nobody = Não curar ninguém
dmd-ask-mend = { $who } pode curar alguém neste espaço
dmd-act-way = { $enemy } passa por “{ $space }”
dmd-ask-way = { $kind } tem caminhos igualmente curtos: qual? Vai para “{ $space }”
dmd-act-towards = { $enemy } vai para “{ $space }”
dmd-ask-towards = { $kind } move-se para o mais próximo: qual?
dmd-act-token-way = { $lying } vai por { $space-the }
dmd-act-token-towards = { $lying } segue para { $space-the }
dmd-act-pick = Move-se: { $enemy }
dmd-ask-pick = Qual dos inimigos mais próximos se move? Alvo: { $who }
dmd-act-go = Mover-se para “{ $space }”
dmd-act-stay = Ficar aqui
dmd-act-kindle = Fogo em “{ $space }”
dmd-ask-kindle = O fogo irrompe e não há fichas para todos: onde? Fichas restantes: { $count }
dmd-ask-go = { $who } pode mover-se
dmd-ask-drawn = { $who } busca companhia: onde?

## What happens

dmd-log-turn = Turno { $number }: { $who }
dmd-log-moves = { $who } move-se para “{ $space }”.
dmd-log-enemy-moves = { $kind } move-se para “{ $space }”.
dmd-log-you-attack = { $who } ataca: { $kind }.
dmd-log-attacks = { $kind } ataca: { $who }.
dmd-log-rolls = { $who } rola ({ $standard } padrão, { $bonus } bônus): { $dice }.
dmd-log-rerolls = { $who } rerrola um dado: { $dice }.
dmd-log-counts =
    { $who } conta 1 { $symbol } como { $count ->
        [one] { $count } sucesso
       *[other] { $count } sucessos
    }.
dmd-log-wounds =
    { $who } recebe { $count ->
        [one] { $count } ferimento
       *[other] { $count } ferimentos
    }: { $total } de 5.
dmd-log-heals-wounds =
    { $who } cura { $count ->
        [one] { $count } ferimento
       *[other] { $count } ferimentos
    }.
dmd-log-stress =
    { $who } recebe { $count ->
        [one] { $count } ponto de estresse
       *[other] { $count } pontos de estresse
    }: { $total } de 4.
dmd-log-heals-stress =
    { $who } cura { $count ->
        [one] { $count } ponto de estresse
       *[other] { $count } pontos de estresse
    }.
dmd-log-sanity =
    { $who } perde { $count ->
        [one] { $count } ponto de sanidade
       *[other] { $count } pontos de sanidade
    }: { $total } de 20.
dmd-log-insanity = { $who } atinge um limiar: { $insanity }.
dmd-log-skill-rises = { $who }: { $skill } sobe para o nível { $level }.
dmd-log-companion-wounded = { $find } recebe 1 ferimento no lugar de { $who }.
dmd-log-returns = { $who } se levanta de novo.
dmd-log-dies = { $who } morre.
dmd-log-goes-mad = A loucura consome { $who }.
dmd-log-protects = { $who } recebe o ataque contra { $who_target }.
dmd-log-wounds-enemy =
    { $kind } recebe { $count ->
        [one] { $count } ferimento
       *[other] { $count } ferimentos
    }: { $total } de { $health }.
dmd-log-kills = { $kind } morre em “{ $space }”.
dmd-log-summons = { $kind } surge em “{ $space }”.
dmd-log-none-left = Não restam miniaturas: { $kind }.
dmd-log-fire = Fogo em “{ $space }”: { $count ->
        [one] { $count } ficha de fogo
       *[other] { $count } fichas de fogo
    }.
dmd-log-catches-fire =
    { $who } pega fogo: { $count ->
        [one] { $count } ficha de fogo
       *[other] { $count } fichas de fogo
    }.
dmd-log-puts-out = Apaga-se fogo em “{ $space }”: { $count ->
        [one] { $count } ficha de fogo
       *[other] { $count } fichas de fogo
    }.
dmd-log-puts-out-own = { $who } já não está em chamas.
dmd-log-mythos = { $who } compra a carta do Mito { $mythos }.
dmd-log-buries = { $who } põe { $mythos } sob o baralho.
dmd-log-keeps = { $who } guarda a carta do Mito { $mythos }.
dmd-log-shuffles-mythos = As cartas do Mito são embaralhadas de novo.
dmd-log-discovers = { $who } descobre: { $discovery }.
dmd-log-nothing-to-discover = Não resta nada a descobrir.
dmd-log-claims = { $who } reclama: { $find }.
dmd-log-hands-over = { $who } entrega { $find }; quem recebe é { $who_target }.
dmd-log-discards-find = { $who } descarta: { $find }.
dmd-log-uses = { $who } usa: { $find }.
dmd-log-gains-signs =
    { $who } ganha { $count ->
        [one] { $count } ficha de Ancião
       *[other] { $count } fichas de Ancião
    }.
dmd-log-lays-token = { $token }: agora em { $space-the }.
dmd-log-takes-token = { $who } pega: { $token }.
dmd-log-token-moves = { $token } chega a { $space-the }.
dmd-log-turns-token = { $token } torna-se { $token_into }.
dmd-log-unmasks = { $who } vira uma ficha em { $space-the }: { $token }.
dmd-log-masks = { $token } se perde na multidão: { $space }.
dmd-log-dial = O mostrador marca: { $phase }.
dmd-log-discards-token = { $token }: some de “{ $space }”.
dmd-log-succeeds =
    { $who } consegue: { $count ->
        [one] { $count } sucesso
       *[other] { $count } sucessos
    }.
dmd-log-fails =
    { $who } falha: { $count ->
        [one] { $count } sucesso
       *[other] { $count } sucessos
    }.
dmd-log-advances = { $kind } avança para o espaço { $number }.
dmd-log-disrupted = O ritual foi impedido: { $kind } pode morrer.
dmd-log-summoned = { $kind } é invocado.
dmd-log-elder-one-comes = { $kind } entra no mundo em “{ $space }”.
dmd-log-stage-defeated = { $kind }: estágio { $stage } derrotado.
dmd-log-stage-revealed = { $kind }: o estágio { $stage } é revelado.
dmd-stage = { $kind }, estágio { $number }
dmd-won = O Ancião está morto. Os investigadores vencem!
dmd-lost-too-early = Um investigador caiu antes da invocação do Ancião: está tudo perdido.
dmd-lost-everybody = O último investigador caiu: está tudo perdido.
dmd-lost-track = O Ancião avançou demais: está tudo perdido.
dmd-side-investigators = Os investigadores vencem
dmd-side-elder-one = O Ancião vence

## Set-up

dmd-second-is-for-one = ninguém: só quem joga sozinho controla dois investigadores
dmd-investigator-twice = cada investigador uma só vez

## Why not

dmd-why-not-your-turn = É o turno de { $who }
dmd-why-no-actions = Todas as ações deste turno já foram feitas
dmd-why-no-way = Nenhuma passagem leva daqui a “{ $space }”
dmd-why-no-enemy = Não há inimigos neste espaço
dmd-why-too-far = Longe demais: { $kind }
dmd-why-immortal = { $kind } não pode ser atacado até o ritual ser impedido
dmd-why-not-safe = Há inimigos neste espaço
dmd-why-rested = Só se pode descansar uma vez por turno
dmd-why-nothing-to-heal = Não há estresse nem ferimentos a curar
dmd-why-alone = Não há mais ninguém neste espaço
dmd-why-nothing-to-trade = Ninguém aqui tem Itens ou Companheiros
dmd-why-needs = É preciso isto: { $when }
dmd-why-not-your-find = Não é sua ou não é o seu turno: { $find }
dmd-why-in-a-roll = Não durante uma rolagem: { $find }
dmd-why-in-between = Não enquanto outra coisa é resolvida: { $find }
dmd-why-condition = Condições não podem ser trocadas: { $find }
dmd-why-elsewhere = Só se troca com quem está no mesmo espaço
dmd-why-last-level = Já está no último nível: { $skill }
