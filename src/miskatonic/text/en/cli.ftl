### What the terminal says around a game.

cli-you-are = You are { $seat }
cli-options-title = Your options
cli-view-title = The table
cli-log-title = What happened
cli-choose-number = Choose a number:
cli-help-hint = Type the number of an option, or ? for help
cli-not-a-number =
    { $most ->
        [1] '{ $input }' is no option: there is only 1
       *[other] '{ $input }' is no option: type a number from 1 to { $most }
    }
cli-undone = Undone
cli-saved = Saved in { $path }
cli-resumed = Going on with { $path }
cli-no-games = There are no games to go on with: start a new one
cli-game-over = { game-over }
cli-goodbye = Goodbye
