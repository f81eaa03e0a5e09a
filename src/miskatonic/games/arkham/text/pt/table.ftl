### What happens at the table: turns, tests, cards. $who, $card, $enemy and $place are shown as names.

## Setting up

arkham-act-replace = Trocar { $card }
arkham-act-keep-hand = Ficar com estas cartas
arkham-ask-mulligan = Sua mão inicial: quais cartas você troca? Escolhidas: { $count }
arkham-log-mulligan = { $who } troca cartas: { $count }.
arkham-investigator-twice = um investigador que ninguém mais use
arkham-expected-card = o código de uma carta
arkham-expected-enemy = o nome de um inimigo

## Rounds and turns

arkham-log-round = Rodada { $number }.
arkham-log-turn = { $who } faz seu turno.
arkham-act-take-turn = { $who } é o próximo
arkham-ask-next-turn = Quem faz o próximo turno?
arkham-ask-action = { $who }: o que fazer? Ações restantes: { $count }
arkham-act-end-turn = Terminar o turno
arkham-act-investigate = Investigar { $place-the }: { $value } contra { $difficulty }, pistas: { $clues }
arkham-act-move = Ir para { $place-the }
arkham-act-draw = Comprar uma carta
arkham-act-resource = Ganhar um recurso
arkham-act-play = Jogar { $card } por { $cost }
arkham-act-play-fast = Jogar { $card } por { $cost }, sem ação
arkham-act-activate = { $card }: { $words }
arkham-act-use = { $card }: { $words }
arkham-use = { $source }: { $words }
arkham-act-fight = Lutar contra { $card }: { $value } contra { $difficulty }
arkham-act-engage = Engajar { $card }
arkham-act-evade = Evadir { $card }: { $value } contra { $difficulty }
arkham-ask-window = Fazer algo antes de continuar?
arkham-log-plays = { $who } joga { $card } por { $cost }.
arkham-log-uses = { $who } usa { $card }.
arkham-log-loses-actions = { $who } perde ações: { $count }.
arkham-act-give-up = Abrir mão de { $card }
arkham-ask-give-up = Não há espaço livre para { $card }: o que sai?
arkham-ask-fewer-slots = Restam menos espaços: o que sai?

## Skill tests

arkham-log-test = { $who } faz um teste de { $skill }.
arkham-log-test-fight = { $who } ataca { $card-the }.
arkham-log-test-evade = { $who } tenta evadir { $card-the }.
arkham-log-test-investigate = { $who } investiga { $place-the }.
arkham-act-commit = Comprometer { $card }: +{ $count }
arkham-act-commit-no-more = Não comprometer mais
arkham-ask-commit = Seu teste: comprometer cartas?
arkham-ask-commit-one = O teste de outro investigador: comprometer uma carta?
arkham-log-commits = { $who } compromete { $card }.
arkham-log-reveals-token = { $who } revela: { $token }.
arkham-log-test-succeeds = { $who } passa no teste de { $skill }: { $value } contra { $difficulty }.
arkham-log-test-fails = { $who } falha no teste de { $skill }: { $value } contra { $difficulty }.
arkham-act-result = Primeiro: { $words }
arkham-ask-result = Há vários resultados: qual vem primeiro?
arkham-result-attackresult = o ataque causa seu dano
arkham-result-evasionresult = o inimigo é evadido
arkham-result-investigationresult = pistas são descobertas
arkham-act-keep-token = Que valha { $token }
arkham-ask-keep-token = Qual ficha vale?
arkham-log-evades = { $who } evade { $card-the }.

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
arkham-token-skull = Caveira
arkham-token-cultist = Cultista
arkham-token-tablet = Tabuleta
arkham-token-elder-thing = Ser Ancestral
arkham-token-elder-sign = Sinal Ancestral
arkham-token-auto-fail = Falha automática

## Choices and searches

arkham-act-choose = { $words }
arkham-act-choose-none = Nada disso
arkham-ask-choose = Escolha uma opção
arkham-act-choose-enemy = { $enemy }
arkham-act-choose-investigator = { $who }
arkham-act-choose-place = { $place }
arkham-act-choose-card = { $card }
arkham-act-choose-deck = { $deck }
arkham-deck-encounter = O baralho de encontros
arkham-deck-of = O baralho de { $who }
arkham-ask-target = { $source }: escolha
arkham-act-find = Pegar { $card }
arkham-ask-find = Você procura: o que pega?
arkham-act-put-on-top = { $card } fica embaixo destas
arkham-ask-put-on-top = Devolva-as: qual fica mais embaixo? Restam: { $count }
arkham-log-finds = { $who } encontra { $card }.
arkham-log-finds-nothing = { $who } procura e não encontra nada.
arkham-log-searches = { $who } procura e pega uma carta.
arkham-log-looks = { $who } olha cartas do topo de um baralho: { $count }.
arkham-log-clues-off = Pistas descartadas de { $card }: { $clues }.
arkham-log-gains-clues = { $who } ganha pistas: { $clues }.
arkham-log-takes-control = { $who } assume o controle de { $card }.
arkham-log-trauma = { $who } sofre trauma: físico { $physical }, mental { $mental }.
arkham-log-uses-added = { $kind } em { $card }: +{ $count }.
arkham-uses-ammo = munição
arkham-uses-charges = cargas
arkham-uses-supplies = suprimentos
arkham-uses-secrets = segredos

## Places

arkham-place-revealed = { $card }: { $subtitle }
arkham-place-numbered = { $card } { $number }

## What is happening

arkham-event-about = { $event }: { $about }
arkham-event-advance-act = O ato avança
arkham-event-advance-agenda = A agenda avança
arkham-event-lower-skill = Uma perícia é reduzida
arkham-event-enemy-attack = Ataque
arkham-event-discover-clues = Pistas são descobertas
arkham-event-spend-clues = Pistas são gastas
arkham-event-place-clues = Pistas são colocadas
arkham-event-dealt = Dano ou horror
arkham-event-defeat-enemy = Um inimigo é derrotado
arkham-event-defeat-asset = Um recurso é perdido
arkham-event-defeat-investigator = Um investigador é derrotado
arkham-event-discard-from-hand = Uma carta é descartada
arkham-event-discard = Uma carta sai de jogo
arkham-event-place-doom = Perdição é colocada
arkham-event-draw-cards = Cartas são compradas
arkham-event-add-to-hand = Uma carta vai para a mão
arkham-event-eliminate = Um investigador é eliminado
arkham-event-draw-encounter-card = Uma carta de encontro é comprada
arkham-event-revealed = Uma revelação
arkham-event-engage = Um inimigo engaja
arkham-event-disengage = Um inimigo desengaja
arkham-event-evade-enemy = Um inimigo é evadido
arkham-event-round-begins = A rodada começa
arkham-event-round-ends = A rodada termina
arkham-event-phase-begins = A fase começa
arkham-event-phase-ends = A fase termina
arkham-event-turn-begins = O turno começa
arkham-event-turn-ends = O turno termina
arkham-event-game-ends = O jogo termina
arkham-event-heal = Cura
arkham-event-enter-play = Uma carta entra em jogo
arkham-event-reveal-location = Um local é revelado
arkham-event-move-investigator = Um investigador se move
arkham-event-move-enemy = Um inimigo se move
arkham-event-play-card = Uma carta é jogada
arkham-event-gain-resources = Recursos
arkham-event-determine-result = O teste é decidido
arkham-event-test-is-over = O teste acabou
arkham-event-spawned = Um inimigo surge
arkham-event-draw-token = Uma ficha será revelada
arkham-event-reveal-token = Uma ficha é revelada

## Why not

arkham-why-gone = Você está fora do cenário
arkham-why-no-turn = Agora não é o turno de ninguém
arkham-why-not-your-turn = É o turno de { $who }
arkham-why-actions = Requer { $need } ações e restam { $have }
arkham-why-no-investigation = Este local não pode ser investigado
arkham-why-there-already = Você já está lá
arkham-why-no-way = { $place } não está conectado ao seu local
arkham-why-barred = Algo barra o caminho para { $place-the }
arkham-why-not-in-hand = Não está na sua mão
arkham-why-not-played = Esta carta não é jogada; perícias são comprometidas em testes
arkham-why-fast = É rápida: não custa ação, mas tem seu momento
arkham-why-resources = Custa { $need } e você tem { $have }
arkham-why-unique = Uma cópia desta carta única já está em jogo
arkham-why-cannot-play = Algo impede você de jogá-la
arkham-why-no-change = Agora não mudaria nada
arkham-why-too-far = Este inimigo não está no seu local
arkham-why-aloof = Este inimigo se mantém à parte até que alguém o engaje
arkham-why-engaged = Já está engajado com você
arkham-why-not-engaged = Não está engajado com você
arkham-why-out-of-reach = Não é sua nem está onde você está
arkham-why-limit = O limite já foi atingido
arkham-why-condition = Só funciona enquanto { $when }
arkham-why-cost = Você não pode pagar: { $cost }

## Skills and phases

arkham-skill-willpower = Vontade
arkham-skill-intellect = Intelecto
arkham-skill-combat = Combate
arkham-skill-agility = Agilidade
arkham-phase-setup = Preparação
arkham-phase-mythos = Fase do Mito
arkham-phase-investigation = Fase de investigação
arkham-phase-enemy = Fase dos inimigos
arkham-phase-upkeep = Fase de manutenção
