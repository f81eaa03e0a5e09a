### What the terminal says around a game.

## Playing

cli-you-are = You are { $seat }
cli-one-seat = { $seat }
cli-log-title = What happened
cli-choose-number = Choose a number:
cli-help-hint = Type the number of an option, or ? for help
cli-help =
    A number chooses an option. Besides that:
    v        the table again
    l        all that happened
    w ACTION why something can't be done now
    r WORDS  look a rule up
    u        take your last choice back; what comes after it is dealt afresh
    s        where the game is saved
    q        leave; the game stays saved
cli-not-a-number =
    { $most ->
        [1] '{ $input }' is no option: there is only 1. ? lists what else can be typed
       *[other] '{ $input }' is no option: type a number from 1 to { $most }. ? lists what else can be typed
    }
cli-can-do = Nothing forbids it: it is among your options
cli-rules-words = Say what to look for: r attack of opportunity
cli-undone = Undone
cli-saved = Saved in { $path }
cli-go-on = Go on with: miskatonic play --resume
cli-resumed = Going on with { $path }
cli-no-games = There are no games to go on with: start a new one
cli-hand-over = Pass the screen to { $seat }, who presses Enter:
cli-which-game = Which game?
cli-seats =
    { $range ->
        [1] 1 seat
       *[other] { $range } seats
    }
cli-none-installed =
    No game is installed yet. You can still look rules up:
      miskatonic rules attack of opportunity
    A game in a folder or module comes along like this:
      miskatonic --with ./mygame play

## Telling games again

cli-step = Press Enter to go on, q to leave:
cli-fits =
    { $count ->
        [1] The journal fits: 1 choice
       *[other] The journal fits: { $count } choices
    }

## Many games

cli-simulated =
    { $count ->
        [1] 1 game of { $asked } played
       *[other] { $count } games of { $asked } played
    }{ $failed ->
        [0] {""}
       *[other] , { $failed } failed
    }
cli-column-games = games
cli-column-interval = 95 % interval
cli-wins-of = { $name } wins ({ $kind })
cli-wins-kind = A seat of { $kind } wins
cli-length = Decisions in a game: { $mean } on average, median { $median }, from { $shortest } to { $longest }
cli-speed = { $wall } decisions a second in { $seconds } s; { $cpu } in a CPU second
cli-thinks = { $seat } thinks: { $thought }
cli-game-failed =
    { $choices ->
        [1] Game { $number } failed after 1 choice: { $why }
       *[other] Game { $number } failed after { $choices } choices: { $why }
    }
cli-fuzzed = Games tested: { $games } of { $asked }. Decisions checked: { $count }. Comparisons: { $compared }
cli-all-kept = Every promise was kept
cli-broken = Game with seed { $seed }, after choice { $choices }: the promise '{ $promise }' is broken: { $why }

## Measures

cli-calibration = This machine updates a dict 300,000 times in { $ms } ms
cli-column-here = here
cli-column-scaled = at { $ms } ms
cli-cost-decisions = decisions a second
cli-cost-set-up = deal a game
cli-cost-copy = copy
cli-cost-snapshot = snapshot
cli-cost-bytes = bytes of a snapshot
cli-cost-restore = restore
cli-cost-view = view

## What went wrong: what came, then what would do

cli-bad-option = '{ $input }' won't do as an option: write NAME=VALUE, such as difficulty=hard
cli-two-counts = Once { $one } and once { $other }: give one number of players
cli-bad-seat =
    { $most ->
        [1] '{ $input }' is no seat at this table: there is only seat 1
       *[other] '{ $input }' is no seat at this table: give a number from 1 to { $most }
    }
cli-bad-to =
    { $most ->
        [1] '{ $input }' is too many: the journal has 1 choice
       *[other] '{ $input }' is too many: the journal has { $most } choices
    }
cli-bad-file = '{ $path }' can't be read ({ $why }): give the path of a journal
cli-bad-saves = Games can't be saved in '{ $path }' ({ $why }): name another folder in MISKATONIC_SAVES
cli-bad-output = '{ $path }' can't be written ({ $why }): name another file
unknown-player = '{ $name }' is no computer player here, the nearest is '{ $nearest }': there are { $known }
players-count = { $count } computer players are named for { $need } seats: name one for all, or one for each seat
players-teams = 'teams:{ $argument }' names no two players: say who plays the Investigators and who the Cultists, as in teams:deducer/random
unfit-player = { $name } does not play { $game }: { $known } do
bad-budget = '{ $input }' is no budget for a search: give a number of tries, as in search:200, or of seconds, as in search:0.5s
load-missing = '{ $path }' is neither a folder nor a module: give a package's folder, a .py file or a module's name
load-folder = '{ $path }' is no package: give the folder that holds its __init__.py
load-import = '{ $path }' can't be imported: { $why }
load-empty = '{ $path }' brings no game: it should call miskatonic.register, or hold a GameType
cli-no-browser = The browser table is not built, so this is the terminal's. To have it: install Node 20 or newer (nodejs.org), then: make play
cli-room-open = The game room is open already: { $address }
cli-backup-done =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } saved in { $path }; campaigns: { $campaigns }
cli-restore-done =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } restored; campaigns: { $campaigns }; there already: { $there }
backup-broken = { $path } is no whole backup of a game room: nothing was restored

## Campaigns and decks

cli-campaign-none = There are no campaigns yet: miskatonic campaign new begins one.
cli-campaign-unknown = There is no campaign '{ $name }'; the nearest is '{ $nearest }'.
cli-campaign-exists = There is a campaign '{ $name }' already.
cli-campaign-name = '{ $name }' won't do as a name: letters, digits, - and _ will.
cli-campaign-no-game = No installed game has campaigns.
cli-campaign-not-game = The game '{ $game }' has no campaigns.
cli-campaign-left = Left for now: miskatonic campaign next { $name } goes on.
cli-campaign-player = '{ $input }' won't do as a player: Ana=roland-banks will.
cli-deck-fine = The deck is legal.
cli-deck-form = '{ $input }' is no form of deck list: json or list.
cli-deck-no-game = No such game has decks to build.
