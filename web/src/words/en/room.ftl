### The words of the browser client.

## The room

home = Home
pages = Pages
page-play = Play
page-rules = Rules
page-about = About
home-title = The lamps are lit.
home-line = Sit down alone, or send a friend the link.
server-away = The game room does not answer. Is the server running?
try-again = Try again
loading = One moment …
close = Close
back = Back
yes = Yes
no = No
you = You
seat = Seat { $number }
somebody = Somebody
computer = Computer
away = Away
here = Here
ready = Ready
automatic = Automatic

## Settings

settings = Settings
language = Language: { $name }
language-title = Language
theme = Light or dark
theme-dark = Dark
theme-light = Light
motion = Motion
motion-normal = Normal
motion-fast = Fast
motion-off = Off

## Home

play-computers = With computers
play-computers-of = Play { $game } with computers
set-table = Set a table
set-table-of = Set a table for { $game }
people-count = { $least }–{ $most } people
your-tables = Your tables
running = { $count } running
no-tables = No game is running.
your-move = Your move
resume = Resume
open = Open
invitation = Got an invitation?
paste-link = Paste the link
link-wrong = This is no invitation: its link ends in #/join/ and two more words.
sit-down = Sit down
finished = Finished
replays = { $count ->
    [one] { $count } replay
   *[other] { $count } replays
    }
rules-door-line = Every clause, in four languages
watch = Watch

## Setting a table

new-table = { $game }: a new table
no-game = There is no game called “{ $game }” here.
games = Games
how-many = How many play
seats = Seats
name-of = Name at seat { $number }
who-sits = Who sits at seat { $number }
strength-of = Computer player at seat { $number }
same-screen = At this screen
by-link = Friend by link
timer = Time for a decision
timer-0 = As you like
timer-30 = 30 s
timer-120 = 2 min
timer-86400 = 1 day
more = More settings
automatic-of = { $option }: automatic
pace = Computer players answer
pace-20 = In their time
pace-8 = Like people
pace-0 = At once
scales = On the scales: { $good } against { $bad }
spectators = Spectators
fine-as-it-is = Fine as it is: press Begin.
links-next = Next you get a link for each friend.
begin = Begin

## Seats

seat-open = Open seat
copy-link = Copy the invitation
copied = Copied
link-of = Invitation to seat { $number }
free-seat = Free the seat
take-back = Take your seat back
still-open = Send the links. The game begins when all seats are taken.
all-here = All seats are taken.
pause = Pause
go-on = Go on
close-table = Close the table
to-table = To the table
invited = You are invited
invited-line = A seat at a table is kept for you. What shall the others call you?
your-name = Your name

## At the table

board = Board
people = People
decision = Your decision
side = Log, rules and talk
round-short = R
round-and-phase = Round { $round }: { $phase }
just-now = Just now
nothing-yet = Nothing has happened yet.
waiting-for = { $count ->
    [0] One moment …
   *[other] { $names }: thinking
    }
waiting-hint = You are asked when it is your turn.
answered-may-change = You have answered, and may change it until all have.
sealed = sealed
say-something = Say something
ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
    }
choose-on-board = Choose on the board
or-from-list = or from a list of { $count }
time-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
    }
paused = The game is paused
status-gathering = Waiting for people
status-closed = The table is closed
game-over = The game is over; nothing is hidden any more.
watch-replay = Watch the replay
reconnecting = Reconnecting, nothing is lost
seat-acting = Acting
seat-thinking = Thinking
seat-done = ✓ Done
seat-waiting = Waiting
undo = Undo
undo-unrevealed = Until revealed
undo-free = Free
undo-off = Off
undo-asks = { $count ->
    [one] { $name } wants to take back { $count } choice.
   *[other] { $name } wants to take back { $count } choices.
    }
undo-waits = Undo waits for { $names }.
undo-agree = Agree
undo-refuse = Refuse
why-not = Why not?
why-not-title = Why not “{ $what }”?
why-not-nothing = Nothing forbids it.
handover = Pass the screen to { $name }
handover-hint = All cards are put away. Everybody else: look at the ceiling for a moment.
handover-me = I am { $name }: look

## Side panel

log = Log
rules = Rules
talk = Talk
claims = Claims
talk-hint = Say something …
talk-empty = Nobody has said anything yet.
silent = The rules ask for silence now
send = Send
rule-open = Open rule { $id }
rules-search = Search the rules
rules-none = No rule has these words.
rules-empty = Search for a word, or follow a rule link.
applies-now = Applies now
see-also = See also:

## Replays

replay = Replay
step = Step
step-of = Step { $at } of { $last }
step-back = One step back
step-on = One step on
round-back = Round before
round-on = Next round
chosen = { $name }: { $what }
replay-run = Run
replay-stop = Stop
speed = Speed: { $speed } times
eyes = Whose eyes
eyes-all = Everything open
eyes-of = As { $name }
share = Share

## Keys

help = Keys and help
key-option = Take option 1 to 9
key-gold = The gold button
key-next = Next thing; with Shift the one before
key-arrows = Nearest thing in that direction
key-may = Next thing you may act on
key-why = Why not? for what is focused
key-undo = Undo
key-just-now = Read “Just now” again
key-decide = Go to where you are asked
key-parts = Board, hand, mat, people
key-panels = Log, rules, talk, claims
key-secrets = Hold on your role: look at it
key-replay = Replay: step, round
key-close = Close, take back a choice not yet sealed
key-help = This sheet

## About

about-what = A game room for Lovecraftian board games. The rules are enforced to the letter, and every step can name the rule that it follows.
about-icons = Icons
about-icons-line = From the game-icons set:
about-fonts = Fonts
about-drawings = Drawings
about-drawings-line = Scenes, portraits and ornaments are our own, drawn for this project under its licence.
about-games = The games
about-games-line = Names and rules of the games belong to their authors and publishers. Nothing of their texts and artwork is in here: to play, own the games.
