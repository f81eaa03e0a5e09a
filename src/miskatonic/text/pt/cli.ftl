### O que o terminal diz à volta de uma partida.

cli-you-are = Você joga como { $seat }
cli-options-title = As suas opções
cli-view-title = A mesa
cli-log-title = O que aconteceu
cli-choose-number = Escolha um número:
cli-help-hint = Digite o número de uma opção, ou ? para ver a ajuda
cli-not-a-number =
    { $most ->
        [1] '{ $input }' não é uma opção: só há 1
       *[other] '{ $input }' não é uma opção: digite um número de 1 a { $most }
    }
cli-undone = Desfeito
cli-saved = Guardado em { $path }
cli-resumed = Continua { $path }
cli-no-games = Não há partidas para continuar: comece uma nova
cli-game-over = { game-over }
cli-goodbye = Até logo
