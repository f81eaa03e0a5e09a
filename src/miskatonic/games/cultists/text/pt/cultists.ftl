### As palavras de Among Cultists.
### $place, $card, $role, $event e $seat aparecem como nomes.

cultists-automa = AUTOMA

## Lugares

cultists-place-cm = Corredor Central
    .the = o Corredor Central
cultists-place-nw = Corredor Noroeste
    .the = o Corredor Noroeste
cultists-place-ne = Corredor Nordeste
    .the = o Corredor Nordeste
cultists-place-se = Corredor Sudeste
    .the = o Corredor Sudeste
cultists-place-sw = Corredor Sudoeste
    .the = o Corredor Sudoeste
cultists-place-db1 = Sala Azul-escura 1
    .gender = feminine
    .the = a Sala Azul-escura 1
cultists-place-db2 = Sala Azul-escura 2
    .gender = feminine
    .the = a Sala Azul-escura 2
cultists-place-db3 = Sala Azul-escura 3
    .gender = feminine
    .the = a Sala Azul-escura 3
cultists-place-p1 = Sala Rosa 1
    .gender = feminine
    .the = a Sala Rosa 1
cultists-place-p2 = Sala Rosa 2
    .gender = feminine
    .the = a Sala Rosa 2
cultists-place-p3 = Sala Rosa 3
    .gender = feminine
    .the = a Sala Rosa 3
cultists-place-o1 = Sala Laranja 1
    .gender = feminine
    .the = a Sala Laranja 1
cultists-place-o2 = Sala Laranja 2
    .gender = feminine
    .the = a Sala Laranja 2
cultists-place-lb = Cantina
    .gender = feminine
    .the = a Cantina
cultists-place-r = Sala de Segurança
    .gender = feminine
    .the = a Sala de Segurança
cultists-place-g = Sala Verde
    .gender = feminine
    .the = a Sala Verde
cultists-place-unsafe-passage = Passagem Insegura
    .gender = feminine
    .the = a Passagem Insegura

## Personagens

cultists-character-andre = André
cultists-character-bruno = Bruno
cultists-character-carolina = Carolina
    .gender = feminine
cultists-character-frederico = Frederico
cultists-character-joana = Joana
    .gender = feminine
cultists-character-maria = Maria
    .gender = feminine
cultists-character-mario = Mário
cultists-character-raul = Raul
cultists-character-ricardo = Ricardo
cultists-character-susana = Susana
    .gender = feminine

## Cartas, papéis, eventos

cultists-card-alive = Vivo
cultists-card-dead = Morto
cultists-card-success = Sucesso
cultists-card-failure = Falha
    .gender = feminine
cultists-card-sabotage = Sabotagem
    .gender = feminine

cultists-role-investigator = Investigador
    .a = Investigador
    .the = o Investigador
cultists-role-cultist = Cultista
    .a = Cultista
    .the = o Cultista
cultists-role-seer = Vidente
    .a = Vidente
    .the = o Vidente
cultists-role-assassin = Assassino
    .a = Assassino
    .the = o Assassino
cultists-role-radiant-beauty = Beleza Radiante
    .gender = feminine
    .a = a Beleza Radiante
    .the = a Beleza Radiante
cultists-role-infected = Infectado
    .a = Infectado
    .the = o Infectado
cultists-role-super-ghost = Superfantasma
    .a = o Superfantasma
    .the = o Superfantasma
cultists-role-mechanic = Mecânico
    .a = Mecânico
    .the = o Mecânico
cultists-role-novice = Novato
    .a = Novato
    .the = o Novato
cultists-role-butterfingers = Mãos de Manteiga
    .a = Mãos de Manteiga
    .the = Mãos de Manteiga
cultists-role-scaredy-cat = Medroso
    .a = Medroso
    .the = o Medroso
cultists-role-firestarter = Incendiário
    .a = Incendiário
    .the = o Incendiário

cultists-event-lightning-strike = Queda de raio
    .gender = feminine
cultists-event-secret-doors = Portas secretas reveladas
    .gender = feminine
    .number = plural
cultists-event-no-connection = Sem ligação
    .gender = feminine
cultists-event-false-eyes = Olhos falsos observam você
    .number = plural
cultists-event-raised-morale = Moral elevado
cultists-event-in-control = No controle da situação
cultists-event-portal-opens = O portal se abre
cultists-event-broken-panes = Vidraças quebradas
    .gender = feminine
    .number = plural
cultists-event-portable-camera = Câmera portátil
    .gender = feminine

## A preparação da mesa

cultists-need-automa = ligada: quatro pessoas jogam com a AUTOMA como quinta
cultists-no-automa =
    { $count ->
        [one] desligada: a AUTOMA se junta a 4 ou 6 pessoas, não a { $count }
       *[other] desligada: a AUTOMA se junta a 4 ou 6 pessoas, não a { $count }
    }
cultists-character-twice = um Personagem que ninguém mais tenha
cultists-roles-for-experts = nada, a não ser que a complexidade seja 'expert'
cultists-role-twice = um papel citado uma só vez: há um marcador de cada
cultists-no-seer-with-seven = um papel para 7 pessoas; o Vidente joga com 5, 6 ou 8
cultists-no-seer-with-automa = um papel para um Cultista e a AUTOMA; com ela o Vidente precisa de dois Cultistas
cultists-assassin-needs-seven = um papel para um Cultista; o Assassino joga com 7 ou 8
cultists-roles-most = no máximo { $most }: um papel por Investigador
cultists-loyalty-most = um conjunto em que a lealdade de uma equipe seja no máximo { $most }
cultists-loyalty =
    { $team ->
        [investigator] um conjunto com lealdade { $count } a favor dos Investigadores; aqui são { $good } para eles e { $evil } para os Cultistas
       *[cultist] um conjunto com lealdade { $count } a favor dos Cultistas; aqui são { $evil } para eles e { $good } para os Investigadores
    }

## O que se pergunta

cultists-ask-open-envelope = Abra o seu envelope
cultists-ask-move =
    { $count ->
        [one] Para onde? Resta { $count } ponto de movimento
       *[other] Para onde? Restam { $count } pontos de movimento
    }
cultists-ask-teleport = Onde aparece o seu Fantasma?
cultists-ask-arrange = Quem dá para quem?
cultists-ask-agree = Fazemos assim: { $pairs }?
cultists-ask-give = { $seat } encontra { $seat_target }: que carta você dá?
cultists-ask-give-round = { $pairs }: que carta você dá?
cultists-ask-act = A sua ação
cultists-ask-report =
    { $count ->
        [0] Não há carta de Morto na pilha de { $seat_target }
        [one] Há { $count } carta de Morto na pilha de { $seat_target }
       *[other] Há { $count } cartas de Morto na pilha de { $seat_target }
    }
cultists-ask-help = { $seat } quer fechar o portal com você. Custa também a sua ação
cultists-ask-event-check = De quem você olha a pilha de Pulso?
cultists-ask-event-camera = O que você olha com a câmera?
cultists-ask-peek = Você olha uma ficha do saco?
cultists-ask-peeked = Você tirou { $event }
cultists-ask-talk = O que você diz?
cultists-ask-talk-before-vote = Vai haver uma votação: o que você diz?
cultists-ask-vote = Quem deve ser eliminado?
cultists-ask-knife = Todos os votos estão à vista. Com a Faca você pode mudar o seu
cultists-ask-claim = Alguém reivindica a vitória?
cultists-ask-guess = Quem é o Vidente? Há um só palpite

## O que se pode fazer

cultists-act-open-envelope = Abrir
cultists-act-move = Ir para { $place-the }
cultists-act-stop = Ficar aqui
cultists-act-teleport =
    { $place-gender ->
        [feminine] Aparecer na { $place }
       *[masculine] Aparecer no { $place }
    }
cultists-act-arrange = { $pairs }
cultists-pair = { $giver } para { $receiver }
cultists-act-agree = Concordar
cultists-act-refuse = Recusar
cultists-act-give = Dar “{ $card }”
cultists-act-pass = Passar
cultists-act-check-status = Verificar o Estado de { $seat }
cultists-act-guard = Proteger o Corredor com “{ $card }”
cultists-act-combat = Combater o Cultista daqui
cultists-act-scare-off = Afugentar o Homem-Peixe
cultists-act-assassinate = Assassinar { $seat }
cultists-act-fill =
    { $place-gender ->
        [feminine] Pôr “{ $card }” na { $place }
       *[masculine] Pôr “{ $card }” no { $place }
    }
cultists-act-check-room = Verificar { $place-the }
cultists-act-start-vote = Iniciar uma votação
cultists-act-camera = Verificar { $place-the } pela câmera
cultists-act-camera-status = Verificar o Estado de { $seat } pela câmera
cultists-act-restore-power = Repor a energia
cultists-act-close-portal = Fechar o portal com { $seat }
cultists-act-reveal = Mostrar a carta de Morto
cultists-act-put-back = Devolver a pilha: aqui ninguém morreu
cultists-act-help = Ajudar a fechar
cultists-act-decline = Não ajudar
cultists-act-event-check = Olhar a pilha de Pulso de { $seat }
cultists-act-event-room = Verificar { $place-the }
cultists-act-peek = Olhar uma ficha
cultists-act-remove-token = Tirar do jogo
cultists-act-return-token = Devolver ao saco
cultists-act-decline-event = Não fazer nada
cultists-act-ready = Pronto: nada mais a dizer
cultists-act-say-innocent = “Não sou Cultista”
cultists-act-say-cultist = “Sou Cultista”
cultists-act-say-alive = “{ $seat } tinha pulso quando olhei”
cultists-act-say-dead = “{ $seat } não tinha pulso quando olhei”
cultists-act-say-card =
    { $place-gender ->
        [feminine] “Pus { $card } na { $place }”
       *[masculine] “Pus { $card } no { $place }”
    }
cultists-act-say-gave-alive = “Dei a { $seat } uma carta de Vivo”
cultists-act-say-token = “Minha ficha do saco: { $event }”
cultists-act-say-was-in =
    { $place-gender ->
        [feminine] “Estive na { $place }”
       *[masculine] “Estive no { $place }”
    }
cultists-act-say-was-with = “Estive com { $seat }”
cultists-act-urge-portal = “Vamos fechar o portal”
cultists-act-suspect = “Suspeito de { $seat }”
cultists-act-trust = “Confio em { $seat }”
cultists-act-ask-where = “{ $seat }, onde você estava?”
cultists-act-urge-vote = “Vamos eliminar alguém”
cultists-act-urge-calm = “Não vamos eliminar ninguém”
cultists-act-vote = Apontar para { $seat }
cultists-act-vote-once = Apontar para { $seat }, sem a Faca
cultists-act-abstain = Abster-se
cultists-act-abstain-once = Abster-se, sem a Faca
cultists-act-keep-vote = Deixar como está
cultists-act-claim = Revelar-se: já há Investigadores mortos o bastante
cultists-act-keep-silent = Calar-se
cultists-act-guess = { $seat } é Vidente

## O que acontece

cultists-log-round = Começa a rodada { $number }. { $seat } tem a Faca.
cultists-log-role = O seu papel: { $role }.
cultists-log-fellow = { $seat } também é Cultista.
cultists-log-start-dead = { $seat } não tem pulso desde o começo.
cultists-log-thumbs = Você é Vidente e vê os polegares dos Cultistas: { $names }.
cultists-log-moves = { $seat } vai para { $place-the }.
cultists-log-teleports =
    { $place-gender ->
        [feminine] O Fantasma de { $seat } aparece na { $place }.
       *[masculine] O Fantasma de { $seat } aparece no { $place }.
    }
cultists-log-gives = { $seat } dá uma carta a { $seat_target }.
cultists-log-you-give = Você dá “{ $card }” a { $seat_target }.
cultists-log-gives-nothing = { $seat } não tem mais cartas para dar a { $seat_target }.
cultists-log-empty-bag = O saco de Eventos está vazio.
cultists-log-event = Evento da rodada { $number }: { $event }.
cultists-log-power-on = A luz volta.
cultists-log-power-off = A luz se apaga.
cultists-log-portal-opens = Um portal se abre na Sala Verde. Pode ser fechado até a rodada { $number }.
cultists-log-broken-panes =
    { $count ->
        [0] A pilha de Compra está vazia: nenhuma carta vai para a Passagem Insegura.
        [one] { $count } carta da pilha de Compra vai para a Passagem Insegura.
       *[other] { $count } cartas da pilha de Compra vão para a Passagem Insegura.
    }
cultists-log-declines-event = { $seat } não faz nada.
cultists-log-peeks = { $seat } olha uma ficha de Evento do saco.
cultists-log-you-peek = Você olha uma ficha do saco: { $event }.
cultists-log-removes-token = { $seat } tira a ficha do jogo sem mostrar.
cultists-log-returns-token = { $seat } devolve a ficha ao saco.
cultists-log-passes = { $seat } passa.
cultists-log-fills =
    { $place-gender ->
        [feminine] { $seat } põe uma carta na { $place }.
       *[masculine] { $seat } põe uma carta no { $place }.
    }
cultists-log-you-fill =
    { $place-gender ->
        [feminine] Você põe “{ $card }” na { $place }.
       *[masculine] Você põe “{ $card }” no { $place }.
    }
cultists-log-guards = { $seat } embaralha uma carta na pilha da Passagem Insegura.
cultists-log-you-guard = Você embaralha “{ $card }” na pilha da Passagem Insegura.
cultists-log-card-to-passage = Uma carta da pilha de Compra vai para a Passagem Insegura.
cultists-log-card-to-room = Uma carta da pilha de Compra vai para { $place-the }.
cultists-log-explored =
    { $place-gender ->
        [feminine] Explorada: { $place }.
       *[masculine] Explorado: { $place }.
    }
cultists-log-passage-draw = A Passagem Insegura mostra “{ $card }”.
cultists-log-token =
    { $place-gender ->
        [feminine] Um Cultista aparece na { $place }.
       *[masculine] Um Cultista aparece no { $place }.
    }
cultists-log-fish-man =
    { $place-gender ->
        [feminine] O Homem-Peixe aparece na { $place }.
       *[masculine] O Homem-Peixe aparece no { $place }.
    }
cultists-log-combats =
    { $place-gender ->
        [feminine] { $seat } expulsa o Cultista que estava na { $place }.
       *[masculine] { $seat } expulsa o Cultista que estava no { $place }.
    }
cultists-log-scares-off = { $seat } afugenta o Homem-Peixe de volta ao lago.
cultists-log-camera = { $seat } usa a câmera.
cultists-log-checks-room = { $seat } verifica { $place-the }: “{ $card }”.
cultists-log-book =
    { $place-gender ->
        [feminine] Um livro da { $place } vai para a prateleira.
       *[masculine] Um livro do { $place } vai para a prateleira.
    }
cultists-log-book-lost = Um livro da prateleira volta para { $place-the }.
cultists-log-finished =
    { $place-gender ->
        [feminine] Terminada: { $place }.
       *[masculine] Terminado: { $place }.
    }
cultists-log-scores =
    { $count ->
        [one] A prateleira está cheia: { $count } Ponto de Vitória, { $number } de { $need }.
       *[other] A prateleira está cheia: { $count } Pontos de Vitória, { $number } de { $need }.
    }
cultists-log-restores-power = { $seat } repõe a energia.
cultists-log-declines = { $seat } não quer.
cultists-log-portal-closed = { $seat } e { $seat_target } fecham o portal. Os Investigadores agora precisam de { $need }.
cultists-log-portal-stays = O portal fica aberto para sempre. Os Investigadores agora precisam de { $need }.
cultists-log-checks-status = { $seat } olha a pilha de Pulso de { $seat_target }.
cultists-log-you-look = Você olha a pilha de Pulso de { $seat_target }: Vivo { $count }, Morto { $dead }.
cultists-log-puts-back = { $seat } devolve a pilha de Pulso de { $seat_target }.
cultists-log-reveals = { $seat } mostra uma carta de Morto: alguém assassinou { $seat_target }.
cultists-log-dies = { $seat } morre e vira Fantasma.
cultists-log-shows-role = { $seat } é { $role-a }.
cultists-log-calm = Ninguém entrega cartas até o fim da rodada { $number }.
cultists-log-assassinates = { $seat } assassina { $seat_target }.
cultists-log-vote-begins = { $seat } inicia uma votação.
cultists-log-votes = { $seat } aponta para { $seat_target }.
cultists-log-abstains = { $seat } se abstém.
cultists-log-changes-vote = { $seat } usa a Faca e agora aponta para { $seat_target }.
cultists-log-changes-to-abstain = { $seat } usa a Faca e agora se abstém.
cultists-log-not-doubled = { $seat } não usa a Faca: o voto conta uma vez.
cultists-log-nobody-out = Ninguém é eliminado.
cultists-log-voted-out = A votação elimina { $seat }.
cultists-log-claims =
    { $count ->
        [0] { $seat } se revela Cultista. Nenhum Investigador está morto.
        [one] { $seat } se revela Cultista. { $count } Investigador está morto.
       *[other] { $seat } se revela Cultista. { $count } Investigadores estão mortos.
    }
cultists-log-guesses = { $seat } toma { $seat_target } por Vidente.
cultists-log-were-cultists = Cultistas: { $names }.

## O que se diz

cultists-log-say-innocent = { $seat }: “Não sou Cultista.”
cultists-log-say-cultist = { $seat }: “Sou Cultista.”
cultists-log-say-alive = { $seat }: “{ $seat_target } tinha pulso quando olhei.”
cultists-log-say-dead = { $seat }: “{ $seat_target } não tinha pulso quando olhei.”
cultists-log-say-card =
    { $place-gender ->
        [feminine] { $seat }: “Pus { $card } na { $place }.”
       *[masculine] { $seat }: “Pus { $card } no { $place }.”
    }
cultists-log-say-gave-alive = { $seat }: “Dei a { $seat_target } uma carta de Vivo.”
cultists-log-say-token = { $seat }: “Minha ficha do saco: { $event }.”
cultists-log-say-was-in =
    { $place-gender ->
        [feminine] { $seat }: “Estive na { $place }.”
       *[masculine] { $seat }: “Estive no { $place }.”
    }
cultists-log-say-was-with = { $seat }: “Estive com { $seat_target }.”
cultists-log-urge-portal = { $seat }: “Vamos fechar o portal.”
cultists-log-suspect = { $seat }: “Suspeito de { $seat_target }.”
cultists-log-trust = { $seat }: “Confio em { $seat_target }.”
cultists-log-ask-where = { $seat }: “{ $seat_target }, onde você estava?”
cultists-log-urge-vote = { $seat }: “Vamos eliminar alguém.”
cultists-log-urge-calm = { $seat }: “Não vamos eliminar ninguém.”

## Como acaba

cultists-won-points = Os Investigadores acharam livros o bastante: eles vencem.
cultists-won-eliminated = O último Cultista é um Fantasma: os Investigadores vencem.
cultists-won-time = O tempo acabou e faltam livros: os Cultistas vencem.
cultists-won-dead = Morreram Investigadores demais: os Cultistas vencem.
cultists-won-seer = Os Cultistas descobriram o Vidente: eles vencem.
cultists-won-claim-right = A reivindicação está certa: o Cultista vence.
cultists-won-claim-wrong = A reivindicação está errada: os Investigadores vencem.
cultists-side-investigators = Vencem os Investigadores
cultists-side-cultists = Vencem os Cultistas

## Por que não

cultists-why-phase = As ações são da Fase de Ação
cultists-why-spent = A sua ação desta rodada já foi gasta
cultists-why-ghost = Fantasmas não fazem ações de Personagem
cultists-why-ghost-room = Das ações de Sala, os Fantasmas só podem preencher e verificar
cultists-why-corridor = Corredores não têm ações de Sala
cultists-why-room = Só se protegem Corredores
cultists-why-token =
    { $place-gender ->
        [feminine] Há um Cultista na { $place }
       *[masculine] Há um Cultista no { $place }
    }
cultists-why-route = O seu Percurso não inclui { $place-the } nesta rodada
cultists-why-elsewhere =
    { $place-gender ->
        [feminine] Para isso é preciso estar na { $place }
       *[masculine] Para isso é preciso estar no { $place }
    }
cultists-why-finished =
    { $place-gender ->
        [feminine] Terminada: { $place }
       *[masculine] Terminado: { $place }
    }
cultists-why-unexplored = Ainda por explorar: { $place }
cultists-why-empty =
    { $place-gender ->
        [feminine] Não há cartas na { $place }
       *[masculine] Não há cartas no { $place }
    }
cultists-why-encounter-card = “{ $card }” só vai para pilhas de Pulso
cultists-why-no-card = Você não tem “{ $card }” na mão
cultists-why-no-threats = Este jogo não tem Passagem Insegura
cultists-why-dark = Não há energia
cultists-why-power-on = Já há energia
cultists-why-self = Ninguém pode verificar o próprio Estado
cultists-why-dead = { $seat } já é um Fantasma
cultists-why-not-here = { $seat } está em outro lugar
cultists-why-no-token = Não há ficha de Cultista aqui
cultists-why-no-knife = Você não tem a Faca
cultists-why-no-fish-man = O Homem-Peixe não está aqui
cultists-why-fish-man = O Homem-Peixe fecha a passagem: só entra quem tem a Faca e está com vida
cultists-why-no-assassin = Só o Assassino pode fazer isso
cultists-why-once = Uma vez por jogo, e já foi
cultists-why-voted = Já houve uma votação nesta rodada
cultists-why-no-portal = Não há portal para fechar
cultists-why-alone = É preciso que mais alguém esteja aqui e ainda tenha a sua ação
cultists-why-no-movement = Isso é da Fase de Movimento
cultists-why-start = Um movimento deve acabar em outro lugar
cultists-why-silent = Sem ligação: ninguém pode falar
cultists-why-no-talk = Agora não há nenhuma discussão
cultists-why-said-all =
    { $count ->
        [one] Você já fez a sua declaração
       *[other] Você já fez todas as { $count } declarações
    }
cultists-why-ready = Você já disse que não tem mais a dizer
cultists-why-not-looked = Você não olhou a pilha de Pulso de { $seat }
cultists-why-not-given = Você não deu nenhuma carta a { $seat }
cultists-why-not-laid =
    { $place-gender ->
        [feminine] Você não pôs nenhuma carta na { $place }
       *[masculine] Você não pôs nenhuma carta no { $place }
    }
cultists-why-not-drawn = Você não olhou nenhuma ficha de Evento
cultists-why-not-asked = Ninguém perguntou nesta rodada onde você estava
cultists-why-turn = É a vez de { $seat }
cultists-why-encounter = Antes vêm os Encontros deste movimento
cultists-why-unseen = Uma carta é vista antes de ser jogada: diga qual é
cultists-why-room-card = “{ $card }” só vai para Salas e para a Passagem Insegura
cultists-why-no-door = Nenhuma Porta leva daqui até { $place-the }
cultists-why-alive = Só os Fantasmas aparecem onde querem: em vida, vai-se pelas Portas
cultists-why-no-vote = Não há nenhuma votação em curso
cultists-why-counted = Os votos já foram contados

## O que pensam os jogadores do computador

cultists-thinks-known = { $seat }, com certeza: a noite mostrou.
cultists-thinks-route = { $seat }, { $number } %: as Salas onde { $seat } trabalhou combinam mal com os Percursos.
cultists-thinks-room =
    { $place-gender ->
        [feminine] { $seat }, { $number } %: o que apareceu na { $place } pesa contra { $seat }, que pôs cartas lá.
       *[masculine] { $seat }, { $number } %: o que apareceu no { $place } pesa contra { $seat }, que pôs cartas lá.
    }
cultists-thinks-murder = { $seat }, { $number } %: { $seat } deu alguma das cartas que { $seat_target } recebeu.
cultists-thinks-report = { $seat }, { $number } %: o que { $seat } contou da pilha de Pulso de { $seat_target } é duvidoso.
cultists-thinks-talk = { $seat }, { $number } %: o que se disse à mesa, e quem disse, pesa contra { $seat }.
cultists-thinks-others = { $seat }, { $number } %: há mais a favor de todos os outros.
cultists-thinks-own = Será que me descobriram? Pelo que todos veem, { $number } %.
cultists-thinks-nobody = Ninguém se destaca.
