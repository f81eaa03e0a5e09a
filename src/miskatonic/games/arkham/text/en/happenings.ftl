### What enemies, damage and the phases bring. $who, $card and $place are shown as names.


## Choices that enemies, damage and the framework bring

arkham-act-advance = Spend the clues: the act advances
arkham-act-assign-damage = 1 damage to { $card-the }
arkham-act-assign-horror = 1 horror to { $card-the }
arkham-ask-assign-damage = Who takes damage? Left: { $count }
arkham-ask-assign-horror = Who takes horror? Left: { $count }
arkham-act-attack-first = { $card } attacks next
arkham-act-discard-first = Discard first: { $card }
arkham-ask-attack-first = Several enemies attack: which is next?
arkham-ask-discard-first = Which enemy goes to the encounter discard pile first?
arkham-act-attacked = { $who } is attacked next
arkham-ask-attacked = { $card } attacks everybody here: whom next?
arkham-act-contribute = Clues: { $clues }
arkham-ask-contribute = How many clues do you give? Still needed: { $count }
arkham-act-discard = Discard { $card-the }
arkham-ask-discard = Which card do you discard? Left to discard: { $count }
arkham-act-engaged-by = { $card } engages { $who }
arkham-ask-engaged = Whom does { $card } engage?
arkham-act-hunt = Towards { $who }
arkham-ask-hunt = Towards whom does { $card } move?
arkham-act-hunt-first = { $card } moves next
arkham-ask-hunt-first = Several enemies hunt: which moves next?
arkham-act-hunt-way = Through { $place-the }
arkham-ask-hunt-way = Which way does { $card } go?
arkham-act-lead = { $who } leads
arkham-ask-lead = Who is the lead investigator now?
arkham-act-spawn-at = At { $place-the }
arkham-act-spawn-on = Engaged with { $who }
arkham-ask-spawn = Where does { $card } spawn?
arkham-act-trauma =
    { $trauma ->
        [physical] Physical trauma
       *[mental] Mental trauma
    }
arkham-ask-trauma = Defeated by damage and by horror: which trauma do you suffer?

## The phases

arkham-log-mythos = The mythos phase begins.
arkham-log-enemy-phase = The enemy phase begins.
arkham-log-upkeep = The upkeep phase begins.
arkham-log-doom = Doom on the agenda: +{ $doom }.
arkham-log-doom-on = Doom on { $card-the }: +{ $doom }.
arkham-log-agenda-advances = The agenda advances: { $card }.
arkham-log-act-advances = The act advances: { $card }.
arkham-log-draws-encounter = { $who } draws { $card } from the encounter deck.
arkham-log-encounter-reshuffled = The encounter discard pile is shuffled into a new deck.
arkham-log-surge = { $card } surges: { $who } draws another card.
arkham-log-resolution-1 = Resolution 1 is reached.
arkham-log-resolution-2 = Resolution 2 is reached.
arkham-log-resolution-3 = Resolution 3 is reached.
arkham-log-resolution-none = The scenario ends without a resolution.

## Cards and tokens

arkham-card = { $card }
arkham-log-draws =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
arkham-log-draws-cards = { $who } draws: { $cards }.
arkham-log-reshuffles = { $who } has no cards left in the deck: the discard pile becomes the new one.
arkham-log-discards = { $who } discards { $card }.
arkham-log-discarded = { $card } is discarded.
arkham-log-victory-display = To the victory display: { $card }.
arkham-log-gains-resources = { $who } gains resources: { $resources }.
arkham-log-loses-resources = { $who } loses resources: { $resources }.
arkham-log-discovers = { $who } discovers clues at { $place-the }: { $clues }.
arkham-log-spends-clues = { $who } spends clues: { $clues }.
arkham-log-places-clues = Clues placed at { $place-the }: { $clues }.
arkham-log-moves = { $who } moves to { $place-the }.
arkham-log-reveals = { $place } is revealed. Clues there: { $clues }.

## Enemies, damage and horror

arkham-log-spawns = { $card } spawns at { $place-the }.
arkham-log-no-place-to-spawn = { $card } has nowhere to spawn and is discarded.
arkham-log-engages = { $card } engages { $who }.
arkham-log-enemy-moves = { $card } moves to { $place-the }.
arkham-log-attack-phase = { $card } attacks { $who }.
arkham-log-attack-opportunity = { $card } attacks { $who } at the opportunity.
arkham-log-attack-retaliate = { $card } retaliates against { $who }.
arkham-log-attack-card = { $card } is made to attack { $who }.
arkham-log-takes-damage = { $card } takes damage: { $damage }.
arkham-log-takes-horror = { $card } takes horror: { $horror }.
arkham-log-takes-both = { $card } takes damage: { $damage }, horror: { $horror }.
arkham-log-heals = { $card } is healed: damage { $damage }, horror { $horror }.
arkham-log-enemy-defeated = { $card } is defeated.
arkham-log-asset-defeated = { $card } is lost.
arkham-log-defeated-damage = { $who } is defeated by damage.
arkham-log-defeated-horror = { $who } is defeated by horror.
arkham-log-defeated-both = { $who } is defeated by damage and horror.
arkham-log-defeated-card = { $who } is defeated by a card.
arkham-log-eliminated = { $who } is out of the scenario.
arkham-log-lead = { $who } is the lead investigator now.
