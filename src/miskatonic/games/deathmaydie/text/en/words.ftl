### The words that cards are made of. They begin small and have no full stop: they go together.

## Who, what and where

dmd-whom-you = your investigator
dmd-whom-all = each investigator
dmd-whom-here = each investigator in your space
dmd-whom-others = each other investigator in your space
dmd-where-you = your space
dmd-where-red = the red gate's space
dmd-where-yellow = the yellow gate's space
dmd-where-blue = the blue gate's space
dmd-where-start = the starting space
dmd-where-elder-one = the Elder One's space
dmd-where-nearest = the nearest investigator
dmd-where-there = the space where it happened
dmd-where-space = the { $space } space
dmd-gate-red = red
dmd-gate-yellow = yellow
dmd-gate-blue = blue
dmd-which-enemies = enemies
dmd-which-cultists = Cultists
dmd-which-monsters = monsters
dmd-which-elder-one = the Elder One
dmd-side-left = left
dmd-side-right = right
dmd-roll-any = any roll of your own
dmd-roll-attack = an attack
dmd-roll-here = an attack in your space
dmd-roll-away = an attack outside your space
dmd-roll-check = a roll that a card asks for
dmd-roll-defend = an attack on you
dmd-roll-fire = fire
dmd-roll-attacked-or-fire = an attack on you or fire

## How words go together

dmd-word-then = { $head }; { $item }
dmd-word-apart = ({ $words })
dmd-word-words = { $words }
dmd-word-when = if { $when }: { $words }
dmd-word-if = if { $when }: { $then }
dmd-word-if-else = if { $when }: { $then }; otherwise: { $otherwise }
dmd-word-each = { $whom } of whom this is so ({ $when }): { $then }
dmd-word-choose = choose one: { $either }
dmd-word-may = you may choose one: { $either }
dmd-word-make-roll = make a roll; with { $need ->
        [one] { $need } success
       *[other] { $need } successes
    }: { $then }
dmd-word-make-roll-else = make a roll; with { $need ->
        [one] { $need } success
       *[other] { $need } successes
    }: { $then }; otherwise: { $otherwise }
dmd-word-with-skill =
    { $roll } (with { $skill }, { $bonus ->
        [one] { $bonus } bonus die
       *[other] { $bonus } bonus dice
    } more)
dmd-word-both = { $one } and { $other }

## Things that happen

dmd-word-take-stress = { $whom } takes { $count } stress
dmd-word-stress-or-wounds = { $whom } takes { $count } stress, and a wound for each that can't be taken
dmd-word-take-wounds =
    { $whom } takes { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
dmd-word-lose-sanity = { $whom } loses { $count } sanity
dmd-word-heal-stress = { $whom } heals { $count } stress
dmd-word-heal-wounds =
    { $whom } heals { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
dmd-word-mend = one investigator in your space may heal stress and wounds, { $points } in all
dmd-word-mend-each = one investigator in your space may heal { $points } stress and { $points } wounds
dmd-word-harm-enemies =
    { $which } in your space take { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    } each
dmd-word-harm-attacker = that enemy takes { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
dmd-word-harm-attacker-all = each enemy in that enemy's space takes { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
dmd-word-summon = { $kind-a } appears at the { $gate } gate
dmd-word-summon-here = { $kind-a } appears in { $where }
dmd-word-bring-enemies = all { $which } are put into { $where }
dmd-word-move-enemies = all { $which } move { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } towards { $where }
dmd-word-move-nearest = the nearest of the { $which } moves { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } towards you
dmd-word-be-attacked = { $which } in your space attack you
dmd-word-bring-elder-one = the Elder One comes to { $where }
dmd-word-place = { $whom } is put into { $where }
dmd-word-walk-to = you may move up to { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }, and nobody follows
dmd-word-claim = claim the { $side } half
dmd-word-claim-stress = take { $stress } stress to claim the { $side } half
dmd-word-claim-find = claim { $find }
dmd-word-claim-find-stress = take { $stress } stress to claim { $find }
dmd-word-keep-mythos = keep the top card of the Mythos discard pile in front of you
dmd-word-relive-mythos = resolve the special effects of the Mythos card that you keep, then discard it
dmd-word-fall-catatonic = until the end of the turn you take no more actions and no enemy attacks you
dmd-word-seek-company = you are put into the space of the nearest other investigator
dmd-word-add-fire =
    { $count ->
        [one] { $count } fire token
       *[other] { $count } fire tokens
    } in { $where }
dmd-word-burn-at-tokens =
    { $count ->
        [one] { $count } fire token
       *[other] { $count } fire tokens
    } in each space with this token: { $token }
dmd-word-catch-fire =
    { $whom } catches fire: { $count ->
        [one] { $count } fire token
       *[other] { $count } fire tokens
    }
dmd-word-put-out = remove up to { $count ->
        [one] { $count } fire token
       *[other] { $count } fire tokens
    } from your space
dmd-word-put-out-own = { $whom } discards all fire tokens on the board
dmd-word-discard-token = this token leaves your space: { $token }
dmd-word-gain-signs =
    { $whom } gains { $count ->
        [one] { $count } Elder One token
       *[other] { $count } Elder One tokens
    }
dmd-word-take-token = you take this token from your space: { $token }
dmd-word-put-token = { $whom } lays down all tokens of this kind: { $token }
dmd-word-spend-token = discard this token, which you carry: { $token }
dmd-word-lay-token = this token is laid into { $where }: { $token }
dmd-word-turn-token = { $token } becomes this, in your space or with you: { $token_into }
dmd-word-turn-token-each = each { $token } in your space and with you becomes this: { $token_into }
dmd-word-move-tokens = all tokens of this kind ({ $token }) move { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } towards { $where }
dmd-word-move-tokens-but = all tokens of this kind ({ $token }) move { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } towards { $where }, but not those in { $where_but }
dmd-word-sweep-tokens = tokens of this kind in spaces with { $which } are discarded: { $token }
dmd-word-walk-with = you may move up to { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }, and one { $token } comes along; nobody follows
dmd-word-walk-with-each = you may move up to { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }, and every { $token } of your space comes along; nobody follows
dmd-word-unlock = with this token, { $token_key }, you open { $token } here: it becomes { $token_into }, and you take it
dmd-word-unmask = turn over one of the face-down tokens in your space
dmd-word-mask = wherever nobody watches, tokens of this kind ({ $token }) are mixed with the face-down ones in their space
dmd-word-draw-token = take the top token of this pile: { $pile }
dmd-word-turn-dial = the dial goes on by { $count }

## Conditions

dmd-word-holds = you have { $find }
dmd-word-has-skill = you have the skill { $skill }
dmd-word-has-signs = there are at least { $least } Elder One tokens
dmd-word-in-safe-space = your space is safe
dmd-word-alone = no other investigator is in your space
dmd-word-party-most = at most { $most } investigators have set out
dmd-word-party-least = at least { $least } investigators have set out
dmd-word-enemy-here = there are { $which } in your space
dmd-word-fire-here = there is fire in your space
dmd-word-near-threshold =
    { $within ->
        [0] your sanity marker is on a threshold
        [1] your sanity marker is on a threshold or 1 space short of one
       *[other] your sanity marker is on a threshold or up to { $within } spaces short of one
    }
dmd-word-near-gate =
    { $within ->
        [0] you are in a gate's space
       *[other] a gate is at most { $within } away
    }
dmd-word-no-other-enemy-there = no other enemy is in its space
dmd-word-keeps-mythos = you keep a Mythos card
dmd-word-token-here = this token is in your space: { $token }
dmd-word-no-tokens = no such token is left: { $token }
dmd-word-at = you are in { $where }
dmd-word-was-one = it was one of the { $which }
dmd-word-phase-is = the phase is { $phase }
dmd-word-in-shadow = your space lies in shadow
dmd-word-either = { $one }, or { $other }
dmd-word-not = this is not so: { $what }
dmd-word-carries = you carry this token: { $token }
dmd-word-face-down-here = a token lies face down in your space
dmd-word-tokens-in-play = at least { $least } of these tokens are in the game: { $token }
dmd-word-tokens-at = at least { $least } of these tokens lie in { $where }: { $token }
dmd-word-tokens-at-gates = at { $gates } gates at once there is such a token: { $token }

## Moments

dmd-on-enemy-attacks = before it attacks: { $words }
dmd-on-wounded-by-attack = after an attack that wounds you: { $words }
dmd-on-elder-sign-rolled = if its attack shows an elder sign: { $words }
dmd-on-attack-misses = if its attack shows no success: { $words }
dmd-on-survives = if it survives an attack: { $words }
dmd-on-killed = when an enemy dies: { $words }
dmd-on-target-killed = if the target of your attack dies: { $words }
dmd-on-summoned = when it is summoned: { $words }
dmd-on-end-of-turn = at the end of the turn: { $words }

## What holds

dmd-word-bonus-dice =
    { $count ->
        [one] { $count } bonus die
       *[other] { $count } bonus dice
    } for { $on }
dmd-word-free-rerolls =
    { $count ->
        [one] { $count } reroll
       *[other] { $count } rerolls
    } without stress for { $on }
dmd-word-rerolls-per-turn =
    { $count ->
        [one] { $count } reroll
       *[other] { $count } rerolls
    } without stress in each turn
dmd-word-count-as =
    { $count ->
        [99] any number of: { $symbol }
       *[other] { $count } { $symbol }
    } may count as { $worth ->
        [one] { $worth } success
       *[other] { $worth } successes
    } on your own rolls
dmd-word-add-successes = with at least { $least } of this symbol rolled ({ $symbol }), you may add { $count ->
        [one] { $count } success
       *[other] { $count } successes
    }
dmd-word-relief-stress = heal 1 stress for each { $symbol } so counted
dmd-word-relief-wound = heal 1 wound for each { $symbol } so counted
dmd-word-spread = your attack may target any number of figures in your space, its wounds split freely
dmd-word-full-wounds = each target of your attack takes all of its wounds
dmd-word-reach = your attacks reach targets up to { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } away
dmd-word-free-attack = in each turn, attacks outside your space that cost no action: { $count }
dmd-word-extra-wounds =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    } more if no other enemy is in the target's space
dmd-word-run-further = your Run goes { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } further
dmd-word-free-run = in each turn, Runs that cost no action: { $count }
dmd-word-take-along = in a Run, you may take 1 investigator along when leaving a space
dmd-word-extra-action =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } more in each of your turns
dmd-word-sneak =
    { $count ->
        [1] once in a Run, an enemy does not follow you
        [99] in a Run, any enemies need not follow you
       *[other] { $count } times in a Run, an enemy does not follow you
    }
dmd-word-sneak-wound = each enemy that you sneak past takes { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
dmd-word-reduce = from { $on }: wounds -{ $wounds }, loss of sanity -{ $sanity }
dmd-word-reduce-any = wounds -{ $wounds }, loss of sanity -{ $sanity }, wherever they come from
dmd-word-redirect =
    { $spaces ->
        [0] you may take an attack meant for an investigator in your space, before the roll
        [1] you may take an attack meant for an investigator up to 1 space away, before the roll
       *[other] you may take an attack meant for an investigator up to { $spaces } spaces away, before the roll
    }
dmd-word-redirect-rerolls =
    { $rerolls ->
        [one] { $rerolls } reroll
       *[other] { $rerolls } rerolls
    } without stress on such an attack
dmd-word-redirect-calm = after such an attack, heal all stress
dmd-word-return =
    { $times ->
        [1] once in the game, you return with full health instead of dying of wounds
       *[other] { $times } times in the game, you return with full health instead of dying of wounds
    }
dmd-word-return-calm = on returning, heal all stress
dmd-word-omen = in your turn, you may put the Mythos card that you draw under the deck, draw another and heal 2 stress
dmd-word-more-to-choose = in your turn, draw 2 Mythos cards, resolve one, put the other under the deck and heal 2 stress
dmd-word-more-to-choose-calm = in your turn, draw 2 Mythos cards, resolve one, put the other under the deck and heal all stress
dmd-word-refuse = you may take { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } to cancel the special effects and the summoning of a Mythos card
dmd-word-gate-harm =
    { $spaces ->
        [0] enemies summoned at a gate in your space take half their health in wounds, rounded up
        [1] enemies summoned at a gate up to 1 space away take half their health in wounds, rounded up
       *[other] enemies summoned at a gate up to { $spaces } spaces away take half their health in wounds, rounded up
    }
dmd-word-rest-anywhere = up to { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } from a gate, your space counts as safe for Rest
dmd-word-free-rest = up to { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } from a gate, Rests in each turn that cost no action: { $count }
dmd-word-enemy-dice = attacks of { $which }: { $standard } more standard dice, { $bonus } more bonus dice
dmd-word-catatonic = you take no actions, and enemies do not attack you
dmd-word-usable = at any time in your turn, and then discard this: { $words }
dmd-word-usable-again = once in each of your turns: { $words }
