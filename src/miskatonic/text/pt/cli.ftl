### O que o terminal diz à volta de uma partida.

## Playing

cli-you-are = Você joga como { $seat }
cli-one-seat = { $seat }
cli-log-title = O que aconteceu
cli-choose-number = Escolha um número:
cli-help-hint = Digite o número de uma opção, ou ? para ver a ajuda
cli-help =
    Um número escolhe uma opção. Além disso:
    v         a mesa outra vez
    l         tudo o que aconteceu
    w AÇÃO    por que algo não pode ser feito agora
    r TEXTO   procurar uma regra
    u         desfazer a sua última escolha; o que vem depois é dado de novo
    s         onde a partida é guardada
    q         sair; a partida fica guardada
cli-not-a-number =
    { $most ->
        [1] '{ $input }' não é uma opção: só há 1. ? mostra o que mais se pode digitar
       *[other] '{ $input }' não é uma opção: digite um número de 1 a { $most }. ? mostra o que mais se pode digitar
    }
cli-can-do = Nada o impede: está entre as suas opções
cli-rules-words = Diga o que procurar: r ataque de oportunidade
cli-undone = Desfeito
cli-saved = Guardado em { $path }
cli-go-on = Para continuar: miskatonic play --resume
cli-resumed = Continua { $path }
cli-no-games = Não há partidas para continuar: comece uma nova
cli-hand-over = Passe a tela a { $seat }, que pressiona Enter:
cli-which-game = Qual jogo?
cli-seats =
    { $range ->
        [1] 1 lugar
       *[other] { $range } lugares
    }
cli-none-installed =
    Ainda não há nenhum jogo instalado. As regras já podem ser consultadas:
      miskatonic rules ataque de oportunidade
    Um jogo que está numa pasta ou num módulo vem assim:
      miskatonic --with ./mygame play

## Telling games again

cli-step = Pressione Enter para seguir, q para sair:
cli-fits =
    { $count ->
        [0] O diário confere: 0 escolhas
        [1] O diário confere: 1 escolha
       *[other] O diário confere: { $count } escolhas
    }

## Many games

cli-simulated =
    { $count ->
        [0] 0 partidas jogadas de { $asked }
        [1] 1 partida jogada de { $asked }
       *[other] { $count } partidas jogadas de { $asked }
    }{ $failed ->
        [0] {""}
        [1] , 1 falhou
       *[other] , { $failed } falharam
    }
cli-column-games = partidas
cli-column-interval = intervalo de 95 %
cli-wins-of = Vence { $name } ({ $kind })
cli-wins-kind = Vence um lugar de { $kind }
cli-length = Decisões por partida: { $mean } em média, mediana { $median }, de { $shortest } a { $longest }
cli-speed = { $wall } decisões por segundo em { $seconds } s; { $cpu } por segundo de CPU
cli-thinks = { $seat } pensa: { $thought }
cli-game-failed =
    { $choices ->
        [0] A partida { $number } falhou após 0 escolhas: { $why }
        [1] A partida { $number } falhou após 1 escolha: { $why }
       *[other] A partida { $number } falhou após { $choices } escolhas: { $why }
    }
cli-fuzzed = Partidas testadas: { $games } de { $asked }. Decisões conferidas: { $count }. Comparações: { $compared }
cli-all-kept = Todas as promessas foram cumpridas
cli-broken = Partida com semente { $seed }, após a escolha { $choices }: a promessa '{ $promise }' foi quebrada: { $why }

## Measures

cli-calibration = Esta máquina atualiza um dict 300.000 vezes em { $ms } ms
cli-column-here = aqui
cli-column-scaled = a { $ms } ms
cli-cost-decisions = decisões por segundo
cli-cost-set-up = dar uma partida
cli-cost-copy = cópia
cli-cost-snapshot = instantâneo
cli-cost-bytes = bytes de um instantâneo
cli-cost-restore = restaurar
cli-cost-view = vista

## What went wrong: what came, then what would do

cli-bad-option = '{ $input }' não serve como opção: escreva NOME=VALOR, por exemplo difficulty=hard
cli-two-counts = Uma vez { $one } e outra { $other }: dê um só número de jogadores
cli-bad-seat =
    { $most ->
        [1] '{ $input }' não é um lugar desta mesa: só há o lugar 1
       *[other] '{ $input }' não é um lugar desta mesa: dê um número de 1 a { $most }
    }
cli-bad-to =
    { $most ->
        [0] '{ $input }' é demais: o diário tem 0 escolhas
        [1] '{ $input }' é demais: o diário tem 1 escolha
       *[other] '{ $input }' é demais: o diário tem { $most } escolhas
    }
cli-bad-file = '{ $path }' não pode ser lido ({ $why }): dê o caminho de um diário
cli-bad-saves = Não é possível guardar em '{ $path }' ({ $why }): indique outra pasta em MISKATONIC_SAVES
cli-bad-output = '{ $path }' não pode ser escrito ({ $why }): indique outro arquivo
unknown-player = '{ $name }' não é um jogador automático daqui; o mais parecido é '{ $nearest }'; há: { $known }
players-count = Jogadores automáticos nomeados: { $count }; lugares: { $need }. Nomeie um para todos ou um para cada lugar
players-teams = 'teams:{ $argument }' não nomeia dois jogadores: diz quem joga pelos Investigadores e quem pelos Cultistas, como em teams:deducer/random
unfit-player = { $name } não joga { $game }; jogam: { $known }
bad-budget = '{ $input }' não é uma medida para uma busca: dê um número de tentativas, como search:200, ou de segundos, como search:0.5s
load-missing = '{ $path }' não é pasta nem módulo: dê a pasta de um pacote, um arquivo .py ou o nome de um módulo
load-folder = '{ $path }' não é um pacote: dê a pasta que contém o seu __init__.py
load-import = '{ $path }' não pode ser importado: { $why }
load-empty = '{ $path }' não traz nenhum jogo: deveria chamar miskatonic.register ou conter um GameType
cli-no-browser = A mesa do navegador não está construída, por isso esta é a do terminal. Para a ter: instala o Node 20 ou mais recente (nodejs.org) e depois: make play
cli-room-open = A sala de jogo já está aberta: { $address }
cli-backup-done =
    { $tables ->
        [one] Uma mesa
       *[other] { $tables } mesas
    } com { $entries ->
        [one] uma entrada
       *[other] { $entries } entradas
    }: cópia guardada em { $path }; campanhas: { $campaigns }
cli-restore-done =
    { $tables ->
        [one] Uma mesa recuperada
       *[other] { $tables } mesas recuperadas
    } com { $entries ->
        [one] uma entrada
       *[other] { $entries } entradas
    }; campanhas: { $campaigns }; já cá estavam: { $there }
backup-broken = { $path } não é uma cópia completa de uma sala de jogo: nada foi recuperado

## Campaigns and decks

cli-campaign-none = Ainda não há campanhas: miskatonic campaign new começa uma.
cli-campaign-unknown = Não há campanha '{ $name }'; a mais parecida é '{ $nearest }'.
cli-campaign-exists = Já há uma campanha '{ $name }'.
cli-campaign-name = '{ $name }' não serve como nome: valem letras, algarismos, - e _.
cli-campaign-no-game = Nenhum jogo instalado tem campanhas.
cli-campaign-not-game = O jogo '{ $game }' não tem campanhas.
cli-campaign-left = Fica para depois: miskatonic campaign next { $name } continua.
cli-campaign-player = '{ $input }' não serve como jogador: vale Ana=roland-banks.
cli-deck-fine = O baralho é legal.
cli-deck-form = '{ $input }' não é uma forma de lista: json ou list.
cli-deck-no-game = Nenhum jogo assim tem baralhos para construir.
