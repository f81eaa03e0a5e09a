### The words that cards are made of. They begin small and have no full stop: they go together.

## How words go together

arkham-word-then = { $head }; { $item }
arkham-word-or = { $head } ou { $item }
arkham-word-both = { $one } e { $other }
arkham-word-cost = { $cost }: { $words }
arkham-word-while = enquanto { $when }: { $words }
arkham-word-then-only = { $first }; depois, { $then }
arkham-word-if = se { $when }: { $then }
arkham-word-if-else = se { $when }: { $then }; senão: { $otherwise }
arkham-word-either = { $either }
arkham-word-choose = escolha uma opção: { $either }
arkham-word-must-choose = você deve escolher uma opção: { $either }
arkham-word-may = você pode: { $either }
arkham-word-times = { $words }, { $count } vezes
arkham-word-each = cada investigador: { $words }
arkham-word-each-when = cada investigador de quem isto vale ({ $when }): { $words }
arkham-word-for-chosen = o investigador escolhido: { $words }
arkham-word-limited = { $words } ({ $limit })
arkham-word-limit-investigator = limite { $times } por { $period }
arkham-word-limit-group = limite de grupo { $times } por { $period }
arkham-word-limit-max = máximo { $times } por { $period }
arkham-period-test = teste
arkham-period-turn = turno
arkham-period-phase = fase
arkham-period-round = rodada
arkham-period-game = jogo

## Abilities

arkham-word-action = Ação ({ $actions }): { $words }
arkham-word-parley-action = Negociar ({ $actions }): { $words }
arkham-word-resign-action = Desistir ({ $actions }): { $words }
arkham-word-fast = Livre: { $words }
arkham-word-reaction = Reação, { $at }: { $words }
arkham-word-forced = Forçado, { $at }: { $words }
arkham-word-revelation = Revelação: { $words }
arkham-word-objective = Objetivo, { $at }: { $words }
arkham-word-play = Rápido: a qualquer momento
arkham-word-play-at = Rápido, { $at }
arkham-word-committed = se o teste tiver sucesso: { $words }
arkham-word-committed-by = se o teste tiver sucesso por { $by } ou mais: { $words }
arkham-word-committed-fight = se o ataque tiver sucesso: { $words }
arkham-word-committed-evade = se a evasão tiver sucesso: { $words }
arkham-word-committed-investigate = se a investigação tiver sucesso: { $words }

## Moments

arkham-word-when = quando: { $event }
arkham-word-after = depois de: { $event }
arkham-word-would = prestes a ocorrer: { $event }
arkham-word-defeated-you = você derrota um inimigo
arkham-word-defeated-any = um inimigo é derrotado
arkham-word-defeated-this = este inimigo é derrotado
arkham-word-attacks-you = um inimigo ataca você
arkham-word-attacks-here = um inimigo ataca um investigador no seu local
arkham-word-attacks-any = um inimigo ataca
arkham-word-attacks-this = este inimigo ataca
arkham-word-engages = este inimigo engaja um investigador
arkham-word-evaded-you = você evade um inimigo
arkham-word-evaded-here = um inimigo no seu local é evadido
arkham-word-evaded-this = este inimigo é evadido
arkham-word-evaded-any = um inimigo é evadido
arkham-word-spawns = um inimigo surge no seu local
arkham-word-enters-play = esta carta entra em jogo
arkham-word-enters-discard-pile = uma carta entra na sua pilha de descarte
arkham-word-enters-place = um investigador entra aqui
arkham-word-leaves-place = um investigador sai daqui
arkham-word-plays = você joga uma carta
arkham-word-plays-trait = você joga uma carta com este traço: { $trait }
arkham-word-plays-event = você joga um evento
arkham-word-plays-asset = você joga um recurso
arkham-word-would-discover = você descobre pistas no seu local
arkham-word-phase-begins = uma fase começa
arkham-word-phase-ends-any = uma fase termina
arkham-word-phase-ends-mythos = a fase do Mito termina
arkham-word-phase-ends-investigation = a fase de investigação termina
arkham-word-phase-ends-enemy = a fase dos inimigos termina
arkham-word-phase-ends-upkeep = a fase de manutenção termina
arkham-word-round-ends = a rodada termina
arkham-word-turn-begins = seu turno começa
arkham-word-turn-ends-you = seu turno termina
arkham-word-turn-ends-here = o turno de um investigador no seu local termina
arkham-word-turn-ends-any = o turno de um investigador termina
arkham-word-game-ends = o jogo termina
arkham-word-succeeds-in-test = você passa num teste de perícia
arkham-word-succeeds-in-test-least = você passa num teste de perícia por { $least } ou mais
arkham-word-succeeds-in-test-fight = você tem sucesso num ataque
arkham-word-succeeds-in-test-investigate = você investiga com sucesso
arkham-word-succeeds-in-test-investigate-least = você investiga com sucesso por { $least } ou mais
arkham-word-fails-test = você falha num teste de perícia
arkham-word-fails-test-investigate-most = você falha ao investigar por { $most } ou menos
arkham-word-reveals-token = você revela uma ficha do caos
arkham-word-reveals-token-negative = você revela uma ficha do caos com modificador negativo

## Costs

arkham-word-exhaust = esgote esta carta
arkham-word-spend-uses = gaste usos desta carta: { $count }
arkham-word-pay = gaste recursos: { $count }
arkham-word-spend-clues = gaste pistas: { $count }
arkham-word-spend-clues-together = os investigadores gastam pistas como grupo: { $count }
arkham-word-spend-clues-at = os investigadores em { $title } gastam pistas como grupo: { $count }
arkham-word-take-horror = receba horror: { $count }
arkham-word-hurt-this-damage = esta carta recebe dano: { $count }
arkham-word-hurt-this-horror = esta carta recebe horror: { $count }
arkham-word-discard-this = descarte esta carta
arkham-word-discard-cards = escolha e descarte cartas da sua mão: { $count }

## What happens

arkham-word-discover-clues = descubra pistas: { $count }
arkham-word-gain-clues = ganhe pistas da reserva: { $count }
arkham-word-clues-off-this = em vez disso, descarte tantas pistas desta carta
arkham-word-gain-actions-you = você pode realizar mais ações neste turno: { $count }
arkham-word-gain-actions-active = aquele investigador pode realizar mais ações neste turno: { $count }
arkham-word-lose-actions = perca ações: { $count }
arkham-word-place-doom-agenda = perdição na agenda atual: { $count }
arkham-word-place-doom-agenda-advances = perdição na agenda atual, que pode avançar com isso: { $count }
arkham-word-place-doom-this = perdição nesta carta: { $count }
arkham-word-move-to-connected = mova-se para um local conectado
arkham-word-move-to-without-enemies = mova-se para um local revelado sem inimigos
arkham-word-choose-investigator = escolha um investigador no seu local; { $words }
arkham-word-draw-encounter = compre a carta do topo do baralho de encontros
arkham-word-put-resource = mova um recurso da sua reserva para esta carta
arkham-word-lose-experience = ganhe menos experiência: { $count }
arkham-word-take-control = assuma o controle desta carta
arkham-word-resign = você desiste
arkham-word-advance = o ato avança
arkham-word-end = resolução { $resolution }
arkham-word-draw = compre cartas: { $count }
arkham-word-gain = recursos: { $count }
arkham-word-lose-all = perca todos os seus recursos
arkham-word-discard-this-card = descarte esta carta
arkham-word-return-this = esta carta volta para sua mão
arkham-word-discard-down-to = escolha e descarte cartas da sua mão até restarem: { $left }
arkham-word-discard-asset = escolha e descarte um recurso que você controla
arkham-word-add-uses-you = { $kind } numa carta sua com este traço ({ $trait }): +{ $count }
arkham-word-add-uses-here = { $kind } numa carta com este traço ({ $trait }) no seu local: +{ $count }
arkham-word-take-use = mova 1 desta carta para sua reserva, como recurso
arkham-word-take-back = uma carta com este traço ({ $trait }) vai da sua pilha de descarte para sua mão
arkham-word-remove-discard-pile = todas as cartas da sua pilha de descarte são removidas do jogo
arkham-word-put-in-threat-area = ponha esta carta em jogo na sua área de ameaça
arkham-word-put-in-threat-area-clues = ponha esta carta em jogo na sua área de ameaça, com pistas: { $clues }
arkham-word-put-in-threat-area-horror = ponha esta carta em jogo na sua área de ameaça, com horror: { $horror }
arkham-word-attach-here = anexe esta carta ao seu local
arkham-word-choose-enemy = escolha um inimigo no seu local; { $words }
arkham-word-choose-enemy-without = escolha um inimigo no seu local sem este traço ({ $trait }); { $words }
arkham-word-evade-automatically = evada um inimigo no seu local, sem teste
arkham-word-evade-automatically-without = evada um inimigo no seu local sem este traço ({ $trait }), sem teste
arkham-word-evade-all = evada todos os inimigos no seu local, sem teste
arkham-word-disengage-all = desengaje de cada inimigo
arkham-word-disengage-all-others = desengaje de cada outro inimigo
arkham-word-cancel = cancele-o
arkham-word-remove-it = descarte aquele inimigo
arkham-word-shuffle-it-away = embaralhe aquele inimigo no baralho de encontros
arkham-word-to-victory-display = esta carta vai para a área de vitória
arkham-word-take-damage = receba dano: { $damage }
arkham-word-take-horror-of = receba horror: { $horror }
arkham-word-take-both = receba dano: { $damage }, e horror: { $horror }
arkham-word-take-damage-direct = receba dano direto: { $damage }
arkham-word-take-horror-of-direct = receba horror direto: { $horror }
arkham-word-take-both-direct = receba dano direto: { $damage }, e horror direto: { $horror }
arkham-word-heal-damage = cure dano: { $count }
arkham-word-heal-horror = cure horror: { $count }
arkham-word-heal-this = cure dano desta carta: { $damage }
arkham-word-hurt-it = cause dano àquele inimigo: { $count }
arkham-word-damage-enemy = cause dano a um inimigo no seu local: { $count }
arkham-word-damage-enemy-exhausted = cause dano a um inimigo esgotado no seu local: { $count }
arkham-word-blast = escolha seu local ou um conectado; cada inimigo e cada investigador lá recebe dano: { $damage }
arkham-word-redirect-damage = em vez disso, cause o dano do ataque a outro inimigo no seu local
arkham-word-move-horror = mova horror desta carta para você: { $count }
arkham-word-suffer-trauma = sofra trauma: físico { $physical }, mental { $mental }
arkham-word-any-card = qualquer carta
arkham-word-card-with = uma carta com o traço { $trait }
arkham-word-asset-with = um recurso com o traço { $trait }
arkham-word-event-with = um evento com o traço { $trait }
arkham-word-search = procure no baralho { $what }, pegue-a e embaralhe
arkham-word-search-top = procure nas { $top } cartas do topo do baralho { $what }, pegue-a e embaralhe
arkham-word-look-at-top = olhe as { $count } cartas do topo do baralho de qualquer investigador ou do baralho de encontros e devolva-as em qualquer ordem
arkham-word-until-test = até o fim do teste: { $words }
arkham-word-until-turn = até o fim do turno: { $words }
arkham-word-until-phase = até o fim da fase: { $words }
arkham-word-until-round = até o fim da rodada: { $words }

## Tests

arkham-word-fight = lute
arkham-word-fight-skill = lute usando { $skill }
arkham-word-fight-plus = perícia +{ $plus }
arkham-word-fight-damage = dano +{ $damage }
arkham-word-fight-deals = dano em vez de 1: { $deals }
arkham-word-fight-success = se tiver sucesso: { $success }
arkham-word-evade = evada
arkham-word-evade-skill = evada usando { $skill }
arkham-word-evade-plus = perícia +{ $plus }
arkham-word-evade-success = se tiver sucesso: { $success }
arkham-word-investigate = investigue
arkham-word-investigate-skill = investigue usando { $skill }
arkham-word-investigate-plus = perícia +{ $plus }
arkham-word-investigate-easier = véu −{ $easier }
arkham-word-investigate-success = se tiver sucesso: { $success }
arkham-word-instead-of-clues = { $words } (em vez de descobrir pistas)
arkham-word-test = teste de { $skill } ({ $difficulty })
arkham-word-on-success = se tiver sucesso: { $success }
arkham-word-on-fail = se falhar: { $fail }
arkham-word-after-test = depois deste teste: { $words }
arkham-word-on-symbols-all = se um símbolo que não o sinal ancestral for revelado: { $words }
arkham-word-on-symbols-skull-auto-fail = se uma caveira ou a falha automática for revelada: { $words }
arkham-word-boost = você recebe +{ $plus } neste teste
arkham-word-boost-skill = você recebe +{ $plus } em { $skill } neste teste
arkham-word-more-damage = o ataque causa mais dano: +{ $count }
arkham-word-more-clues = descubra mais pistas lá: +{ $count }
arkham-word-token-modifier = modificador: { $number }
arkham-word-succeed-automatically = você tem sucesso automaticamente
arkham-word-reveal-more = revele outra ficha
arkham-word-reveal-two = revele 2 fichas em vez de 1; escolha uma que valha e ignore a outra
arkham-word-cancel-token = a ficha é cancelada e volta para a bolsa; revele outra
arkham-word-flip-token = seu menos vale como mais

## Numbers

arkham-word-per-investigator = { $number } por investigador
arkham-word-clues-here = o número de pistas no seu local
arkham-word-horror-on-you = o horror em você
arkham-word-controlled = o número de cartas com o traço { $trait } que você controla
arkham-word-points = os pontos do resultado
arkham-word-points-between = os pontos do resultado, de { $least } a { $most }
arkham-word-that = o mesmo número
arkham-word-depending = { $then } se { $when }, senão { $otherwise }

## Conditions

arkham-word-not = não vale que { $when }
arkham-word-all = { $of }
arkham-word-your-turn = é o seu turno
arkham-word-during-turn-of = um investigador no seu local faz seu turno
arkham-word-during-test = você faz um teste de perícia
arkham-word-only-enemy-engaged = é o único inimigo engajado com você
arkham-word-succeeded-by = você tem sucesso por { $points } ou mais
arkham-word-place-has-clues = há pistas no seu local
arkham-word-has-clues = você tem pistas
arkham-word-this-holds-clues = pistas nesta carta: { $least } ou mais
arkham-word-this-holds-doom = perdição nesta carta: { $least } ou mais
arkham-word-this-holds-damage = dano nesta carta: { $least } ou mais
arkham-word-this-holds-horror = horror nesta carta: { $least } ou mais
arkham-word-this-holds-uses = fichas nesta carta: { $least } ou mais
arkham-word-has-horror-left = sua sanidade restante é { $most } ou menos
arkham-word-enemy-here = há um inimigo no seu local
arkham-word-enemy-here-trait = há um inimigo com o traço { $trait } no seu local
arkham-word-at-place = você está em { $title }
arkham-word-controls = você controla { $title }
arkham-word-in-play = { $title } está em jogo
arkham-word-uncontrolled = ninguém controla esta carta
arkham-word-uncontrolled-title = ninguém controla { $title }

## What holds

arkham-word-skill = { $skill }: { $plus }
arkham-word-skill-here = { $skill } de cada investigador no seu local: { $plus }
arkham-word-skill-fight = { $skill } ao atacar: { $plus }
arkham-word-skill-evade = { $skill } ao evadir: { $plus }
arkham-word-skill-investigate = { $skill } ao investigar: { $plus }
arkham-word-hand-size = seu limite de cartas na mão: { $plus }
arkham-word-gains-keyword = cada inimigo ganha uma palavra-chave: { $keyword }
arkham-word-toughness-health = sua vida: { $plus }
arkham-word-toughness-sanity = sua sanidade: { $plus }
arkham-word-enemy-stat-fight = luta deste inimigo: { $plus }
arkham-word-enemy-stat-evade = evasão deste inimigo: { $plus }
arkham-word-enemy-stat-health = vida deste inimigo: { $plus }
arkham-word-enemy-stat-damage = dano deste inimigo: { $plus }
arkham-word-enemy-stat-horror = horror deste inimigo: { $plus }
arkham-word-enemy-stat-fight-each = luta de cada inimigo: { $plus }
arkham-word-enemy-stat-evade-each = evasão de cada inimigo: { $plus }
arkham-word-enemy-stat-health-each = vida de cada inimigo: { $plus }
arkham-word-shroud = véu: { $plus }
arkham-word-cheaper = as cartas com o traço { $trait } que você joga aqui custam { $less } a menos
arkham-word-extra-action = você pode realizar mais ações no seu turno: { $count }
arkham-word-reserved-action = você pode realizar mais ações no seu turno, só em cartas com o traço { $trait }: { $count }
arkham-word-dearer-action = a primeira destas ações em cada rodada custa mais ({ $kinds }): +{ $more }
arkham-deed-move = mover-se
arkham-deed-fight = lutar
arkham-deed-evade = evadir
arkham-word-extra-slot = mais espaços ({ $slot }): { $count }
arkham-word-extra-slot-trait = mais espaços ({ $slot }), só para cartas com o traço { $trait }: { $count }
arkham-word-use-in-place = você pode usar { $skill } em vez de { $of }
arkham-word-investigate-with = este local é investigado com { $skill }
arkham-word-no-tokens = você não revela fichas do caos nos seus testes
arkham-word-elder-sign-fails = um sinal ancestral que você revele vale como falha automática
arkham-word-doubles-negative = os modificadores negativos das fichas dobram ao tentar evadir este inimigo
arkham-word-play-from-discard = você pode jogar o evento do topo da sua pilha de descarte
arkham-word-event-to-bottom = os eventos que você joga ou descarta do jogo vão para o fundo do seu baralho
arkham-word-blank-investigators-here = o texto dos investigadores aqui conta como em branco, exceto traços
arkham-word-blank-enemy = o texto daquele inimigo conta como em branco, exceto traços
arkham-word-cannot-play = você não pode jogar: { $sorts }
arkham-word-cannot-investigate = este local não pode ser investigado
arkham-word-cannot-enter-investigators = investigadores não podem se mover para cá
arkham-word-cannot-enter-enemies = inimigos sem o traço { $trait } não podem se mover para cá
arkham-word-cannot-attack = inimigos sem o traço { $trait } não podem atacar você
arkham-word-cannot-discover-or-spend = quem estiver engajado com ele não pode descobrir nem gastar pistas
arkham-word-cannot-leave-play = esta carta não pode sair de jogo

## More moments

arkham-word-harmed-attack-damage = um ataque causa dano a esta carta
arkham-word-harmed-attack-horror = um ataque causa horror a esta carta
arkham-word-harmed-this-damage = esta carta recebe dano
arkham-word-harmed-this-horror = esta carta recebe horror
arkham-word-harmed-you-damage = você recebe dano
arkham-word-harmed-you-horror = você recebe horror
arkham-word-draws-treachery = você compra uma traição que não é fraqueza
