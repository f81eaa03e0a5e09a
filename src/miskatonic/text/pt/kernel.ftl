### O que o próprio motor diz, seja qual for o jogo.

## Seats

seat-name = Lugar { $number }
    .the = o lugar { $number }
spectator = Espectador
    .the = o espectador
list-more = { $head }, { $item }

## Prompts and options

pass = Passar
choose-order = Escolha o que vem primeiro
reaction-window = { $event }: reagir?
option-trigger = Ativar { $name }
option-pass = { pass }
option-yes = Sim
option-no = Não

## How the game stands

waiting-for =
    { $count ->
        [1] Falta 1 resposta: { $seats }
       *[other] Faltam { $count } respostas: { $seats }
    }
game-over = A partida acabou
result-won =
    { $count ->
        [1] { $seats } vence
       *[other] { $seats } vencem
    }
result-lost =
    { $count ->
        [1] { $seats } perde
       *[other] { $seats } perdem
    }
stands-at = ({ $game }, escolha { $version })

## Spans of time, for limits

period-round = rodada
    .gender = feminine
period-phase = fase
    .gender = feminine
period-turn = turno
period-game = partida
    .gender = feminine

## Reasons why something is not allowed

reason-not-asked = Agora não é a vez de responder
reason-not-open = Agora não está disponível
reason-forbidden =
    { $source-number ->
        [plural] { $source } não o permitem
       *[singular] { $source } não o permite
    }
reason-limit =
    { $limit ->
        [1] Só uma vez por { $period }
       *[other] Só { $limit } vezes por { $period }
    }

## Errors: what came, then what would do

illegal-choice-closed = '{ $key }' não está disponível para { $seat-the }; disponível: { $open }
illegal-choice-over = '{ $key }' chega tarde, a partida acabou: desfaça uma escolha ou comece outra partida
wrong-seat = { $seat }: não é a sua vez de responder; a partida espera por: { $waiting }
stale-decision = Isto responde à escolha { $version }, mas a partida já está na { $current }: veja de novo e escolha entre o que está disponível
snapshot-corrupt = Não é possível ler esta cópia guardada ({ $why }): restaure uma cópia sem danos ou reproduza o diário
snapshot-version = Esta cópia guardada é da versão { $found }, mas só se pode ler a { $expected }: abra-a com o programa que a fez ou reproduza o diário
snapshot-game = Esta cópia guardada é do jogo '{ $found }', não de '{ $expected }': restaure-a como '{ $found }'
journal-corrupt = Não é possível ler a linha { $line } deste diário ({ $why }): corrija-a ou use uma cópia sem danos
journal-misfit = A escolha { $number } do diário, '{ $key }' para { $seat-the }, não encaixa; disponível: { $open }
journal-game = Este diário é do jogo '{ $found }', não de '{ $expected }': reproduza-o como '{ $found }'
journal-version = Este diário é da versão { $found }, mas só se pode ler a { $expected }: reproduza-o com o programa que o fez
unknown-game-none = '{ $name }' não é um jogo daqui: nenhum está instalado
unknown-game = '{ $name }' não é um jogo conhecido, o mais parecido é '{ $nearest }'; há: { $known }
unknown-option = '{ $name }' não é uma opção deste jogo, a mais parecida é '{ $nearest }'; há: { $known }
bad-option = '{ $value }' não serve para a opção '{ $name }': deve ser { $expected }
missing-option = Falta a opção '{ $name }': deve ser { $expected }
unknown-seat =
    { $count ->
        [1] '{ $seat }' não é um lugar desta mesa: há um, o número 0
       *[other] '{ $seat }' não é um lugar desta mesa: há { $count }, contados a partir de 0
    }
nothing-to-undo = Não há nada para desfazer: ainda não foi feita nenhuma escolha
too-far-undo =
    { $asked ->
        [1] Não é possível desfazer 1 escolha:
       *[other] Não é possível desfazer { $asked } escolhas:
    } { $have ->
        [0] ainda não foi feita nenhuma
        [1] só foi feita 1
       *[other] podem-se de 1 a { $have }
    }
unknown-version = Não se pode mostrar esta partida após { $version } escolhas: pode-se de { $first } a { $last }
seed-invalid = Esta semente não serve: dê um número inteiro ou uma palavra
why-not-unknown = '{ $action }' não é uma ação sobre a qual se possa perguntar; há: { $known }

## What an option should be

expected-number = um número inteiro
expected-decimal = um número
expected-word = uma palavra
expected-switch = true ou false
expected-one-of = um destes valores: { $items }
expected-exactly = { $number }
expected-between = um número inteiro de { $least } a { $most }
expected-at-least = um número inteiro não menor que { $least }
expected-at-most = um número inteiro não maior que { $most }
expected-list = uma lista
expected-mapping = um conjunto de opções com os seus valores
expected-nothing = nada
expected-or = { $head } ou { $item }
expected-seat = um nome, ou um conjunto de opções com os seus valores
expected-seats = { $range }, ou uma lista com um nome para cada lugar

## Why a journal or a snapshot can't be read

damaged-journal-empty = não há nenhuma linha completa
damaged-journal-beginning = não é assim que um diário começa
damaged-journal-entry = não é uma escolha
damaged-journal-undo = desfaz mais escolhas do que as que foram feitas: { $choices }
damaged-journal-change = muda uma resposta do lugar { $seat }, que não deu nenhuma
damaged-snapshot-mark = não começa como uma
damaged-snapshot-altered = está cortada ou alterada
damaged-snapshot-contents = o conteúdo não serve para o jogo
