### What the engine itself says, whatever the game.
### $seat, $seats, $source, $event and $period are shown as names; $key, $open, $known and the like as they were typed.

## Seats

seat-name = Seat { $number }
spectator = Spectator
# Builds lists: $head is what came before, $item one more.
list-more = { $head }, { $item }

## Prompts and options

pass = Pass
choose-order = Choose which comes first
reaction-window = { $event }: react?
option-trigger = Trigger { $name }
option-pass = { pass }
option-yes = Yes
option-no = No

## How the game stands

waiting-for =
    { $count ->
        [1] Waiting for { $seats }
       *[other] Waiting for { $count } seats: { $seats }
    }
game-over = The game is over
result-won =
    { $count ->
        [1] { $seats } wins
       *[other] { $seats } win
    }
result-lost =
    { $count ->
        [1] { $seats } loses
       *[other] { $seats } lose
    }
stands-at = ({ $game }, choice { $version })

## Spans of time, for limits

period-round = round
period-phase = phase
period-turn = turn
period-game = game

## Reasons why something is not allowed

reason-not-asked = This seat isn't being asked now
reason-not-open = It isn't open now
reason-forbidden =
    { $source-number ->
        [plural] { $source } forbid it
       *[singular] { $source } forbids it
    }
reason-limit =
    { $limit ->
        [1] Only once per { $period }
       *[other] Only { $limit } times per { $period }
    }

## Errors: what came, then what would do

illegal-choice-closed = '{ $key }' isn't open to { $seat }: open are { $open }
illegal-choice-over = '{ $key }' comes too late, the game is over: undo a choice or start a new game
wrong-seat = { $seat } isn't being asked: the game waits for { $waiting }
stale-decision = This answers choice { $version }, but the game is at choice { $current }: look again and choose from what is open now
snapshot-corrupt = This snapshot can't be read ({ $why }): restore an undamaged copy or replay the journal
snapshot-version = This snapshot has version { $found }, but only version { $expected } can be read: open it with the program that made it, or replay the journal
snapshot-game = This snapshot is of the game '{ $found }', not of '{ $expected }': restore it as '{ $found }'
journal-corrupt = Line { $line } of this journal can't be read ({ $why }): mend it or use an undamaged copy
journal-misfit = Choice { $number } of the journal, '{ $key }' for { $seat }, doesn't fit: open are { $open }
journal-game = This journal is of the game '{ $found }', not of '{ $expected }': replay it as '{ $found }'
journal-version = This journal has version { $found }, but only version { $expected } can be read: replay it with the program that made it
unknown-game-none = '{ $name }' is no game here: none is installed
unknown-game = '{ $name }' is no game here, the nearest is '{ $nearest }': there are { $known }
unknown-option = '{ $name }' is no option of this game, the nearest is '{ $nearest }': there are { $known }
bad-option = '{ $value }' won't do for the option '{ $name }': it should be { $expected }
missing-option = The option '{ $name }' is missing: it should be { $expected }
unknown-seat =
    { $count ->
        [1] '{ $seat }' is no seat at this table: there is one, number 0
       *[other] '{ $seat }' is no seat at this table: there are { $count }, counted from 0
    }
nothing-to-undo = There is nothing to undo: no choice has been made yet
too-far-undo =
    { $asked ->
        [1] 1 choice can't be undone:
       *[other] { $asked } choices can't be undone:
    } { $have ->
        [0] none has been made yet
        [1] only 1 has been made
       *[other] from 1 to { $have } can
    }
unknown-version = This game can't be shown after { $version } choices: it can from { $first } to { $last }
seed-invalid = This seed won't do: give a whole number or a word
why-not-unknown = '{ $action }' is no action to ask about: there are { $known }

## What an option should be

expected-number = a whole number
expected-decimal = a number
expected-word = a word
expected-switch = true or false
expected-one-of = one of: { $items }
expected-exactly = { $number }
expected-between = a whole number from { $least } to { $most }
expected-at-least = a whole number of at least { $least }
expected-at-most = a whole number of at most { $most }
expected-list = a list
expected-mapping = a set of options with their values
expected-nothing = nothing
expected-or = { $head } or { $item }
expected-seat = a name, or a set of options with their values
expected-seats = { $range }, or a list with a name for each seat

## Why a journal or a snapshot can't be read

damaged-journal-empty = there is no complete line
damaged-journal-beginning = it is not how a journal begins
damaged-journal-entry = it is no choice
damaged-journal-undo = it takes back more choices than were made: { $choices }
damaged-journal-change = it changes an answer of seat { $seat }, which has given none
damaged-snapshot-mark = it doesn't begin like one
damaged-snapshot-altered = it was cut off or altered
damaged-snapshot-contents = what it holds doesn't fit the game
