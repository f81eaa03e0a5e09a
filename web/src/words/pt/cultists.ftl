### As palavras da mesa dos Cultistas que o próprio jogo não diz.

cultists-subtitle = { $cultists ->
    [one] { $count } pessoas, { $cultists } Cultista
   *[other] { $count } pessoas, { $cultists } Cultistas
    }
cultists-phase-movement = Movimento
cultists-phase-event = Evento
cultists-phase-action = Ações
cultists-phase-upkeep = Manutenção
cultists-hide = Esconder os meus segredos
cultists-at-the-university = Na universidade
cultists-ghosts = { $count ->
    [0] sem fantasmas
    [one] { $count } fantasma
   *[other] { $count } fantasmas
    }
cultists-ghost = Fantasma
cultists-knife = tem a Faca
cultists-acted = já agiu
cultists-corpse = há uma carta de Morto à vista na pilha de Pulso
cultists-pulse = Pilha de Pulso
cultists-act-with = { $name }: o que você pode fazer

## A mansão

cultists-mansion = A mansão
cultists-closed-wing = Ala fechada
cultists-whole-plan = A planta inteira
cultists-colour-dark-blue = azul-escuro
cultists-colour-pink = rosa
cultists-colour-orange = laranja
cultists-colour-light-blue = azul-claro
cultists-colour-red = vermelho
cultists-colour-green = verde
cultists-finished = Concluída
cultists-explored = explorada
cultists-unsafe = insegura
cultists-books = Livros
cultists-cards = Cartas
cultists-doors = Portas para
cultists-books-left = { $count ->
    [0] nenhum livro restante
    [one] resta { $count } livro
   *[other] restam { $count } livros
    }
cultists-pile = { $count ->
    [0] nenhuma carta na pilha
    [one] { $count } carta na pilha
   *[other] { $count } cartas na pilha
    }
cultists-people-here = aqui: { $names }
cultists-you-here = você está aqui
cultists-token-here = há um Cultista aqui
cultists-token-hidden = ficha de Cultista escondida
cultists-portal = portal aberto
cultists-portal-until = feche o portal até a rodada { $number }
cultists-fish-man = o Homem-Peixe
cultists-fish-man-lake = o Homem-Peixe, no lago
cultists-vote-ready = ficha de votação: pronta
cultists-vote-spent = ficha de votação: usada nesta rodada
cultists-power-on = há energia
cultists-power-off = Não há energia
cultists-story-start = carta inicial
cultists-story-drawn = da pilha de Compra
cultists-story-laid = posta por { $name }
cultists-story-success = mostrada: Sucesso
cultists-story-failure = mostrada: Falha
cultists-story-sabotage = mostrada: Sabotagem

## Verbos curtos

cultists-tag-several = { $count } opções
cultists-tag-move = Ir
cultists-tag-stop = Ficar
cultists-tag-teleport = Aparecer
cultists-tag-fill = Pôr carta
cultists-tag-guard = Proteger
cultists-tag-check-room = Verificar
cultists-tag-camera = Por câmera
cultists-tag-camera-status = Por câmera
cultists-tag-event-room = Olhar
cultists-tag-combat = Combater
cultists-tag-scare-off = Afugentar
cultists-tag-start-vote = Abrir votação
cultists-tag-restore-power = Religar energia
cultists-tag-close-portal = Fechar portal

## Rodadas e estantes

cultists-rounds = Rodadas e eventos
cultists-round = rodada { $round }
cultists-round-of = Rodada { $round } de { $last }
cultists-event-of = Rodada { $number }: { $name }
cultists-shelves = Estantes
cultists-shelf = Estante { $colour }: { $books } de { $needs } livros, vale { $points }
cultists-points = { $count ->
    [0] nenhum ponto
    [one] { $count } ponto
   *[other] { $count } pontos
    }
cultists-points-word = pontos

## O seu canto

cultists-yours = O que é seu
cultists-tab-hand = Mão
cultists-tab-route = Percurso
cultists-tab-role = Papel
cultists-tab-know = Sabe
cultists-hand = Mão
cultists-hand-count = { $count ->
    [0] nenhuma carta
    [one] { $count } carta, nunca reposta
   *[other] { $count } cartas, nunca repostas
    }
cultists-hand-of = { $count } cartas, { $encounter } para Encontros
cultists-stack = { $name } { $count }
cultists-route = Percurso
cultists-route-ignore = você pode ignorá-lo
cultists-rounds-list = rodadas { $rounds }
cultists-role = Papel
cultists-your-role = O seu papel
cultists-hold = Segure para olhar
cultists-covered = Coberto
cultists-envelope = No envelope
cultists-goal = { $points } pontos até o fim da rodada { $rounds }, ou nenhum Cultista vivo.
cultists-goal-cultist = { $dead } sem pulso, ou faltarem os { $points } pontos depois da rodada { $rounds }.
cultists-own-pulse = { $count ->
    [0] O seu pulso: nenhuma carta.
    [one] O seu pulso: { $count } carta, virada para baixo até para você.
   *[other] O seu pulso: { $count } cartas, viradas para baixo até para você.
    }
cultists-know = O que você sabe
cultists-only-you = só você vê
cultists-know-nothing = Ainda nada que os outros não saibam.
cultists-know-role = { $name }: { $role }
cultists-know-start-dead = { $name } não tem pulso desde o começo.
cultists-know-looked = { $count ->
    [0] { $name } não tinha carta de Morto quando você olhou.
    [one] { $name } tinha { $count } carta de Morto quando você olhou.
   *[other] { $name } tinha { $count } cartas de Morto quando você olhou.
    }
cultists-know-peeked = No saco você viu: { $event }
cultists-know-laid = { $card }: você pôs em { $place }
cultists-know-gave = { $card }: você deu a { $name }

## Pessoas

cultists-start = Começo
cultists-start-alive = Com pulso desde o começo.
cultists-pulse-cards = { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
    }
cultists-given-by = de { $names }
cultists-worked = Trabalhou em
cultists-checked = Verificação
cultists-checked-by = { $count ->
    [0] por { $name }, então nenhuma carta
    [one] por { $name }, então { $count } carta
   *[other] por { $name }, então { $count } cartas
    }
cultists-dead-seen = { $count ->
    [0] nenhuma de Morto
    [one] { $count } de Morto
   *[other] { $count } de Morto
    }
cultists-said = Disse na rodada { $round }

## Afirmações

cultists-claim = Afirmação
cultists-no-claims = Ninguém afirmou nada ainda. Qualquer afirmação pode ser mentira.
cultists-about = Sobre o quê
cultists-about-me = Eu
cultists-about-others = Outros
cultists-about-looked = Olhei
cultists-about-laid = Cartas
cultists-about-us = Todos
cultists-claim-say-innocent = Não sou Cultista.
cultists-claim-say-cultist = Sou Cultista.
cultists-claim-say-alive = { $name } tinha pulso quando olhei.
cultists-claim-say-dead = { $name } não tinha pulso quando olhei.
cultists-claim-say-card = Pus uma carta: { $card }, { $place }.
cultists-claim-say-gave-alive = Dei a { $name } uma carta de Vivo.
cultists-claim-say-token = Minha ficha do saco: { $event }.
cultists-claim-say-was-in = Estive aqui: { $place }.
cultists-claim-say-was-with = Estive com { $name }.
cultists-claim-suspect = Suspeito de { $name }.
cultists-claim-trust = Confio em { $name }.
cultists-claim-ask-where = { $name }, onde você estava?
cultists-claim-urge-portal = Vamos fechar o portal.
cultists-claim-urge-vote = Vamos eliminar alguém.
cultists-claim-urge-calm = Não vamos eliminar ninguém.

## Votações

cultists-vote = Votação
cultists-vote-line = Sai quem tiver mais votos, e mais que as abstenções; com empate, ninguém. Você pode mudar o seu até chegar o último.
cultists-your-vote = ✓ O seu voto
cultists-not-sealed = Ainda não selado
cultists-abstain = Abster-se
cultists-fist = o punho fechado
cultists-without-knife = sem a Faca
cultists-suspected = { $count ->
    [0] sem suspeitas
    [one] uma suspeita
   *[other] { $count } suspeitas
    }
cultists-voted = Votaram { $done } de { $count }. Ninguém vê um voto até estarem todos.
cultists-uncovered = Os votos
