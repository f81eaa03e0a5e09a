### As palavras da mesa no terminal que as regras do jogo não dizem.

cultists-table-phase-night = Noite
cultists-table-phase-movement = Movimento
cultists-table-phase-event = Evento
cultists-table-phase-action = Ações
cultists-table-phase-upkeep = Manutenção
cultists-table-round = Rodada { $round }/{ $last }
cultists-table-light = luz
cultists-table-dark = no escuro
cultists-table-portal = feche-o até a rodada { $number }
cultists-table-closed-wing = Ala fechada
cultists-table-finished = concluída
cultists-table-explored = explorada
cultists-table-unsafe = insegura
cultists-table-pile = pilha { $pile }
cultists-table-books-here = por achar
cultists-table-token = um Cultista
cultists-table-fish-man = Homem-Peixe
cultists-table-fish-man-lake = O Homem-Peixe está no lago
cultists-table-vote-ready = voto pronto
cultists-table-ghost = Fantasma
cultists-table-from-start = desde o começo
cultists-table-knife = a Faca
cultists-table-acted = já agiu
cultists-table-envelope = No envelope
cultists-table-goal = { $points } pontos até o fim da rodada { $rounds }, ou nenhum Cultista vivo.
cultists-table-goal-cultist = { $dead } sem pulso, ou faltarem os { $points } pontos depois da rodada { $rounds }.
cultists-table-route = Percurso
cultists-table-route-free = você pode ignorá-lo
cultists-table-hand = Mão
cultists-table-pulse =
    { $count ->
        [0] O seu pulso: nenhuma carta.
        [one] O seu pulso: { $count } carta, virada para baixo até para você.
       *[other] O seu pulso: { $count } cartas, viradas para baixo até para você.
    }
cultists-table-given-by = De: { $names }.
cultists-table-known = O que você sabe
cultists-table-known-role = { $name }: { $role }
cultists-table-known-start-dead = { $name } não tem pulso desde o começo.
cultists-table-known-looked =
    { $count ->
        [0] { $name } não tinha carta de Morto quando você olhou.
        [one] { $name } tinha { $count } carta de Morto quando você olhou.
       *[other] { $name } tinha { $count } cartas de Morto quando você olhou.
    }
cultists-table-known-peeked = No saco você viu: { $event }
cultists-table-known-laid = { $card }: você pôs em { $place }
cultists-table-known-gave = { $card }: você deu a { $name }
cultists-table-rounds = Rodadas e eventos
cultists-table-shelves = Estantes
cultists-table-points =
    { $count ->
        [0] nenhum ponto
        [one] { $count } ponto
       *[other] { $count } pontos
    }
cultists-table-piles = Pilha de Compra: { $draw }. Fichas de evento no saco: { $bag }.
cultists-table-outside = Passagem Insegura: { $passage }. Fichas de Cultista fora: { $count }.
cultists-table-cultists = Cultistas na partida: { $count }.
cultists-table-roles = Papéis especiais: { $names }.
cultists-table-abstains = abstém-se
cultists-table-colour-dark-blue = azul-escuro
cultists-table-colour-pink = rosa
cultists-table-colour-orange = laranja
cultists-table-colour-light-blue = azul-claro
cultists-table-colour-red = vermelho
cultists-table-colour-green = verde
cultists-table-short-db1 = Azul-esc. 1
cultists-table-short-db2 = Azul-esc. 2
cultists-table-short-db3 = Azul-esc. 3
cultists-table-short-p1 = Rosa 1
cultists-table-short-p2 = Rosa 2
cultists-table-short-p3 = Rosa 3
cultists-table-short-o1 = Laranja 1
cultists-table-short-o2 = Laranja 2
cultists-table-short-lb = Cantina
cultists-table-short-r = Verm., Segur.
cultists-table-short-g = Verde
cultists-table-short-cm = Centro
cultists-table-short-nw = Corr. NO
cultists-table-short-ne = Corr. NE
cultists-table-short-se = Corr. SE
cultists-table-short-sw = Corr. SO
cultists-table-wide-db1 = { cultists-place-db1 }
cultists-table-wide-db2 = { cultists-place-db2 }
cultists-table-wide-db3 = { cultists-place-db3 }
cultists-table-wide-p1 = { cultists-place-p1 }
cultists-table-wide-p2 = { cultists-place-p2 }
cultists-table-wide-p3 = { cultists-place-p3 }
cultists-table-wide-o1 = { cultists-place-o1 }
cultists-table-wide-o2 = { cultists-place-o2 }
cultists-table-wide-lb = { cultists-place-lb }, azul-claro
cultists-table-wide-r = { cultists-place-r }, vermelha
cultists-table-wide-g = { cultists-place-g }
cultists-table-wide-cm = { cultists-place-cm }
cultists-table-wide-nw = { cultists-place-nw }
cultists-table-wide-ne = { cultists-place-ne }
cultists-table-wide-se = { cultists-place-se }
cultists-table-wide-sw = { cultists-place-sw }
cultists-table-menu-me = Sobre mim
cultists-table-menu-suspect = Suspeito de …
cultists-table-menu-trust = Confio em …
cultists-table-menu-ask = Onde você estava, …?
cultists-table-menu-where = Onde estive
cultists-table-menu-looked = O que vi
cultists-table-menu-laid = Cartas que pus ou dei
cultists-table-menu-us = O que devemos fazer
cultists-table-books = livros, nas estantes e nas Salas
cultists-table-pile-sign = cartas numa pilha, das 3 que a exploram; ! explorada
cultists-table-doors = Portas
cultists-table-pulse-sign = cartas numa pilha de Pulso
cultists-table-portal-sign = portal aberto
cultists-table-stories = Pilhas: · carta inicial, + pilha de Compra, → mostrada
cultists-table-on-route = uma Sala da cor do seu Percurso nesta rodada
cultists-table-one-of = Um destes papéis: { $names }.
