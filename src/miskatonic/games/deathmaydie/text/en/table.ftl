### What happens at the table of Death May Die. $who, $enemy, $kind, $space, $find and the like are shown as names.

## Turns and actions

dmd-ask-act = { $who }: what next? Actions left: { $count }
dmd-act-run = Run to { $space-the }
dmd-act-stop = Stop here
dmd-ask-run = { $who } runs: how far? Spaces left: { $count }
dmd-act-sneak = Sneak past: { $enemy }
dmd-act-sneak-no-more = Let them follow
dmd-ask-sneak = { $who } leaves: who stays behind?
dmd-act-take-along = Take along: { $who }
dmd-act-go-alone = Go alone
dmd-ask-take-along = { $who } leaves: who comes along?
dmd-act-attack = Attack: { $enemy }, health left { $left }
dmd-act-add-target = Attack as well: { $enemy }
dmd-act-enough = No more targets
dmd-ask-add-target = { $who } attacks: any more targets?
dmd-act-strike = 1 wound on: { $enemy }
dmd-ask-strike = { $who }: whom does a wound go to? Wounds left: { $count }
dmd-act-rest = Rest: heal up to 3
dmd-act-heal = Wounds -{ $wounds }, stress -{ $stress }
dmd-ask-rest = { $who } rests: heal what?
dmd-act-trade = Trade with those in your space
dmd-act-hand-over = { $find }: to { $who }
dmd-act-end-trade = End the trade
dmd-ask-trade = { $who } trades: what changes hands?
dmd-act-do = { $deed }: { $words }
dmd-act-use = Use { $find }: { $words }
dmd-act-not-now = Use nothing now
dmd-ask-use = Use a find before the turn goes on?
dmd-act-end-actions = End actions: draw the Mythos card

## Rolls

dmd-act-reroll =
    { $pay ->
        [stress] Reroll { $face } for 1 stress
        [turn] Reroll { $face } with a reroll of this turn
       *[free] Reroll { $face } for free
    }
dmd-act-count-as = Count 1 { $symbol } as a success
dmd-act-add-successes = Add successes by your skill
dmd-act-let-stand = Let it stand
dmd-ask-attack-here = The attack is rolled: reroll, or let it stand?
dmd-ask-attack-away = The attack from afar is rolled: reroll, or let it stand?
dmd-ask-check = The roll is made: reroll, or let it stand?
dmd-ask-defend = The enemy's attack is rolled: reroll, or let it stand?
dmd-ask-fire = The fire is rolled: reroll, or let it stand?
dmd-face-success = success
dmd-face-success-tentacle = success and tentacle
dmd-face-success-elder-sign = success and elder sign
dmd-face-tentacle = tentacle
dmd-face-elder-sign = elder sign
dmd-face-blank = blank
dmd-no-dice = no dice

## Choices

dmd-act-play = Resolve: { $mythos }
dmd-act-bury = Put under the deck: { $mythos }
dmd-ask-omen = { $who } reads the omens
dmd-act-accept = Let the card take effect
dmd-act-refuse = Cancel the card
dmd-ask-refuse = Cancel the card for { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }?
dmd-act-choose = { $words }
dmd-act-choose-none = None of this
dmd-ask-choose = Choose
dmd-act-face = Attacked first by: { $enemy }
dmd-ask-face = Which enemy attacks next? Attacked: { $who }
dmd-act-protect = { $who } takes the attack
dmd-act-stand-by = Let it happen
dmd-ask-protect = { $kind } attacks, and the target is { $who }: step in?
dmd-act-bear = Take the wound yourself
dmd-act-shield = The wound goes to: { $find }
dmd-ask-wounds = { $who }: who takes a wound? Wounds left: { $count }
dmd-act-raise = Raise { $skill } to level { $level }
dmd-ask-raise = { $who }: which skill goes up?
dmd-act-mend = { $who }: wounds -{ $wounds }, stress -{ $stress }
dmd-act-mend-nobody = Heal nobody
dmd-ask-mend = { $who } may heal somebody in this space
dmd-act-way = { $enemy } goes through { $space-the }
dmd-ask-way = { $kind } has two ways as short as each other: which one? It heads for { $space-the }
dmd-act-towards = { $enemy } heads for { $space-the }
dmd-ask-towards = { $kind } moves to the nearest: which of them?
dmd-act-token-way = { $lying } goes through { $space-the }
dmd-act-token-towards = { $lying } heads for { $space-the }
dmd-act-pick = { $enemy } moves
dmd-ask-pick = Which of the nearest enemies moves? It heads for { $who }
dmd-act-go = Move to { $space-the }
dmd-act-stay = Stay here
dmd-act-kindle = Fire in { $space-the }
dmd-ask-kindle = Fire breaks out, with too few tokens for all: where? Tokens left: { $count }
dmd-ask-go = { $who } may move
dmd-ask-drawn = { $who } is drawn to somebody: where?

## What happens

dmd-log-turn = Turn { $number }: { $who }
dmd-log-moves = { $who } moves to { $space-the }.
dmd-log-enemy-moves = { $kind } moves to { $space-the }.
dmd-log-you-attack = { $who } attacks: { $kind }.
dmd-log-attacks = { $kind } attacks: { $who }.
dmd-log-rolls = { $who } rolls ({ $standard } standard, { $bonus } bonus): { $dice }.
dmd-log-rerolls = { $who } rerolls a die: { $dice }.
dmd-log-counts =
    { $who } counts 1 { $symbol } as { $count ->
        [one] { $count } success
       *[other] { $count } successes
    }.
dmd-log-wounds =
    { $who } takes { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }: { $total } of 5.
dmd-log-heals-wounds =
    { $who } heals { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }.
dmd-log-stress = { $who } takes { $count } stress: { $total } of 4.
dmd-log-heals-stress = { $who } heals { $count } stress.
dmd-log-sanity = { $who } loses { $count } sanity: { $total } of 20.
dmd-log-insanity = { $who } reaches a threshold: { $insanity }.
dmd-log-skill-rises = { $who }: { $skill } rises to level { $level }.
dmd-log-companion-wounded = { $find } takes 1 wound for { $who }.
dmd-log-returns = { $who } rises again.
dmd-log-dies = { $who } dies.
dmd-log-goes-mad = { $who } is consumed by madness.
dmd-log-protects = { $who } takes the attack meant for { $who_target }.
dmd-log-wounds-enemy =
    { $kind } takes { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }: { $total } of { $health }.
dmd-log-kills = { $kind } dies in { $space-the }.
dmd-log-summons = { $kind } appears in { $space-the }.
dmd-log-none-left = No figure is left: { $kind }.
dmd-log-fire = Fire in { $space-the }: { $count ->
        [one] { $count } fire token
       *[other] { $count } fire tokens
    }.
dmd-log-catches-fire =
    { $who } catches fire: { $count ->
        [one] { $count } fire token
       *[other] { $count } fire tokens
    }.
dmd-log-puts-out = Fire goes out in { $space-the }: { $count ->
        [one] { $count } fire token
       *[other] { $count } fire tokens
    }.
dmd-log-puts-out-own = { $who } is no longer on fire.
dmd-log-mythos = { $who } draws the Mythos card { $mythos }.
dmd-log-buries = { $who } puts { $mythos } under the deck.
dmd-log-keeps = { $who } keeps the Mythos card { $mythos }.
dmd-log-shuffles-mythos = The Mythos cards are shuffled together again.
dmd-log-discovers = { $who } discovers: { $discovery }.
dmd-log-nothing-to-discover = There is nothing left to discover.
dmd-log-claims = { $who } claims: { $find }.
dmd-log-hands-over = { $who } gives { $find }; it goes to { $who_target }.
dmd-log-discards-find = { $who } discards: { $find }.
dmd-log-uses = { $who } uses: { $find }.
dmd-log-gains-signs =
    { $who } gains { $count ->
        [one] { $count } Elder One token
       *[other] { $count } Elder One tokens
    }.
dmd-log-lays-token = { $token }: laid into { $space-the }.
dmd-log-takes-token = { $who } takes: { $token }.
dmd-log-token-moves = { $token } comes to { $space-the }.
dmd-log-turns-token = { $token } becomes { $token_into }.
dmd-log-unmasks = { $who } turns a token over in { $space-the }: { $token }.
dmd-log-masks = { $token } is lost in the crowd: { $space }.
dmd-log-dial = The dial stands at: { $phase }.
dmd-log-discards-token = { $token }: gone from { $space-the }.
dmd-log-succeeds =
    { $who } succeeds with { $count ->
        [one] { $count } success
       *[other] { $count } successes
    }.
dmd-log-fails =
    { $who } fails: { $count ->
        [one] { $count } success
       *[other] { $count } successes
    }.
dmd-log-advances = { $kind } advances to space { $number }.
dmd-log-disrupted = The ritual is disrupted: { $kind } can be killed.
dmd-log-summoned = { $kind } is summoned.
dmd-log-elder-one-comes = { $kind } enters the world in { $space-the }.
dmd-log-stage-defeated = { $kind }: stage { $stage } is defeated.
dmd-log-stage-revealed = { $kind }: stage { $stage } is revealed.
dmd-stage = { $kind }, stage { $number }
dmd-won = The Elder One is dead. The investigators win!
dmd-lost-too-early = An investigator fell before the Elder One was summoned: all is lost.
dmd-lost-everybody = The last investigator has fallen: all is lost.
dmd-lost-track = The Elder One has come too far: all is lost.
dmd-side-investigators = The investigators win
dmd-side-elder-one = The Elder One wins

## Set-up

dmd-second-is-for-one = nobody: only a lone player leads two investigators
dmd-investigator-twice = each investigator once

## Why not

dmd-why-not-your-turn = It is the turn of { $who }
dmd-why-no-actions = All actions of this turn are taken
dmd-why-no-way = No passage leads from here to { $space-the }
dmd-why-no-enemy = No enemy is in this space
dmd-why-too-far = Too far away: { $kind }
dmd-why-immortal = { $kind } can't be attacked until the ritual is disrupted
dmd-why-not-safe = There are enemies in this space
dmd-why-rested = One can rest only once in a turn
dmd-why-nothing-to-heal = There is neither stress nor a wound to heal
dmd-why-alone = Nobody else is in this space
dmd-why-nothing-to-trade = Nobody here has an Item or a Companion
dmd-why-needs = It needs this: { $when }
dmd-why-not-your-find = Not yours, or not your turn: { $find }
dmd-why-in-a-roll = Not during a roll: { $find }
dmd-why-in-between = Not while something else is being resolved: { $find }
dmd-why-condition = Conditions cannot be traded: { $find }
dmd-why-elsewhere = One trades only with those in the same space
dmd-why-last-level = Already at its last level: { $skill }
