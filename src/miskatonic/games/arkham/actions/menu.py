"""The menu of a turn: all actions that can be taken, all fast things that can be done, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.arkham.actions.attempts import attack, evade, investigate
from miskatonic.games.arkham.actions.spending import action_cost, actions_left, can_act, spend_actions
from miskatonic.games.arkham.actions.sums import attack_sum, evasion_sum, investigation_sum
from miskatonic.games.arkham.actions.targets import (
    can_be_engaged,
    can_be_evaded,
    can_be_fought,
    can_investigate,
    can_move_to,
)
from miskatonic.games.arkham.attacks import Attacks, attackers
from miskatonic.games.arkham.boxes import FREE
from miskatonic.games.arkham.drawing import DrawCards
from miskatonic.games.arkham.enemies import enemies_at
from miskatonic.games.arkham.engagement import Engage
from miskatonic.games.arkham.initiating import Initiate, can_initiate
from miskatonic.games.arkham.moving import MoveInvestigator
from miskatonic.games.arkham.player_windows import do_fast, fast_options, usable_cards
from miskatonic.games.arkham.playing import PlayFromHand, affordable, cost_of, has_use, playable
from miskatonic.games.arkham.records import CardId, PlaceId
from miskatonic.games.arkham.resolving import Resolving
from miskatonic.games.arkham.resources import GainResources
from miskatonic.games.arkham.words.abilities import Action
from miskatonic.kernel.frames import Act, Option, rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from miskatonic.games.arkham.records import ArkhamTable, Who

__all__ = [
    "ACTIVATE",
    "DRAW",
    "END_TURN",
    "ENGAGE",
    "EVADE",
    "FIGHT",
    "INVESTIGATE",
    "MOVE",
    "PLAY",
    "RESOURCE",
    "act",
    "turn_options",
]

INVESTIGATE = Act(
    "investigate",
    message="arkham-act-investigate",
    rules=("investigate-action.1",),
    details=lambda table, _: investigation_sum(table),
)
MOVE = Act("move", "place", message="arkham-act-move", rules=("move-action.1",))
DRAW = Act("draw", message="arkham-act-draw", rules=("draw-action.1",))
RESOURCE = Act("resource", message="arkham-act-resource", rules=("resource-action.1",))
PLAY = Act(
    "play",
    "card",
    message="arkham-act-play",
    rules=("play-action.1",),
    details=lambda table, option: {"cost": cost_of(table, CardId(int(option.args[0])))},
)
ACTIVATE = Act(
    "activate",
    "card",
    "number",
    message="arkham-act-activate",
    rules=("activate-action.1",),
    details=lambda table, option: {"words": table.box.ability_text(option.args[0], option.args[1])},
)
FIGHT = Act(
    "fight",
    "card",
    message="arkham-act-fight",
    rules=("fight-action.1",),
    details=lambda table, option: attack_sum(table, CardId(int(option.args[0]))),
)
ENGAGE = Act("engage", "card", message="arkham-act-engage", rules=("engage-action.1",))
EVADE = Act(
    "evade",
    "card",
    message="arkham-act-evade",
    rules=("evade-action.1",),
    details=lambda table, option: evasion_sum(table, CardId(int(option.args[0]))),
)
END_TURN = Act("end-turn", message="arkham-act-end-turn", rules=("framework.2.2.1.h",))

_INVESTIGATE, _DRAW, _RESOURCE, _END_TURN = INVESTIGATE(), DRAW(), RESOURCE(), END_TURN()


@rule("framework.2.2.1.b", "framework.2.2.1.c", "framework.2.2.1.d")
def turn_options(table: ArkhamTable, who: Who) -> list[Option]:
    """Everything that the active investigator can do now, the end of the turn last."""
    options: list[Option] = []
    box = table.box
    left = actions_left(table, who)
    dear = "dearer-action" in table.index
    within_reach = usable_cards(table, who, box.usable)
    if left > 0:
        if can_investigate(table, who):
            options.append(_INVESTIGATE)
        if not dear or left >= action_cost(table, who, "move"):
            options += MOVE.each(can_move_to(table, who))
        options.append(_DRAW)
        options.append(_RESOURCE)
        fast_cards = box.fast_cards
        options += PLAY.each(
            [
                card
                for card in affordable(table, who, playable(table, who))
                if card not in fast_cards and has_use(table, who, card)
            ]
        )
        here = enemies_at(table, table.state.investigators[who].place)
        if here:
            options += _with_enemies(table, who, here, left, dear=dear)
        options += activations(table, who, within_reach, left, enemies=bool(here))
    elif "reserved-action" in table.index:
        here = enemies_at(table, table.state.investigators[who].place)
        options += activations(table, who, within_reach, left, enemies=bool(here))
    options += fast_options(table, who, within_reach)
    options.append(_END_TURN)
    return options


def _with_enemies(table: ArkhamTable, who: Who, here: list[CardId], left: int, *, dear: bool) -> list[Option]:
    """What can be done with the enemies at one's location."""
    options: list[Option] = []
    if not dear or left >= action_cost(table, who, "fight"):
        options += FIGHT.each(can_be_fought(table, who, here))
    options += ENGAGE.each(can_be_engaged(table, who, here))
    if not dear or left >= action_cost(table, who, "evade"):
        options += EVADE.each(can_be_evaded(table, who, here))
    return options


@rule("activate-action.2", "action-triggered-abilities.1", "action-designators.1", "action-designators.2")
def activations(
    table: ArkhamTable, who: Who, within_reach: Sequence[CardId], left: int, *, enemies: bool
) -> list[Option]:
    """The action abilities within reach that can be paid for and would change the game.

    So many actions are left; without enemies about, nobody fights or evades.
    """
    options = []
    actions = table.box.actions
    reserved = table.standing("reserved-action", who)
    plain = not reserved and "dearer-action" not in table.index
    for card in within_reach:
        for number, script, ability, limit, kind in actions.get(card, ()):
            if kind in _NEED_ENEMIES and not enemies:
                continue
            if left < ability.actions if plain else not can_act(table, who, kind, ability.actions, card):
                continue
            at = Resolving(script, who, card)
            if ability.when is not None and not ability.when.met(table, at):
                continue
            if not can_initiate(table, at, ability.cost) or table.blank(card):
                continue
            if limit is None or table.uses_left(limit, card, number, who) > 0:
                options.append(ACTIVATE(card, number))
    return options


def act(table: ArkhamTable, who: Who, answer: Option) -> None:
    """Take the action, or do the fast thing, that was chosen."""
    act = answer.act
    if act is PLAY:
        table.do(PlayFromHand(who, CardId(int(answer.args[0])), "play"))
    elif act is ACTIVATE:
        _activate(table, who, CardId(int(answer.args[0])), int(answer.args[1]))
    elif act in _BASIC:
        _take(table, who, answer)
    else:
        do_fast(table, who, answer)


_NEED_ENEMIES = ("fight", "evade")
_BASIC = (INVESTIGATE, MOVE, DRAW, RESOURCE, FIGHT, ENGAGE, EVADE)


@rule("action.2", "attack-of-opportunity.1", "attack-of-opportunity.4", "attack-of-opportunity.7", "framework.2.2.1.f")
def _take(table: ArkhamTable, who: Who, answer: Option) -> None:
    """A basic action: it is paid for, enemies take their opportunity, then it happens."""
    act = answer.act
    spend_actions(table, who, act.name)
    if act not in (FIGHT, EVADE) and attackers(table, who):
        table.do(Attacks(who, "opportunity"))
    if act is INVESTIGATE:
        investigate(table, who)
    elif act is MOVE:
        table.do(MoveInvestigator(who, PlaceId(str(answer.args[0]))))
    elif act is DRAW:
        table.do(DrawCards(who, 1))
    elif act is RESOURCE:
        table.do(GainResources(who, 1))
    elif act is FIGHT:
        attack(table, who, CardId(int(answer.args[0])))
    elif act is ENGAGE:
        table.do(Engage(CardId(int(answer.args[0])), who))
    else:
        evade(table, who, CardId(int(answer.args[0])))


@rule("activate-action.2", "parley.2", "resign.2", "attack-of-opportunity.5")
def _activate(table: ArkhamTable, who: Who, card: CardId, number: int) -> None:
    script, ability = table.box.ability(card, number)
    assert isinstance(ability, Action)
    if ability.limit is not None:
        table.count_use(ability.limit.counted(), card, number, who)
    table.log("arkham-log-uses", who=who, card=table.card(card).code)
    provokes = ability.provokes and ability.designator not in FREE
    table.do(Initiate(Resolving(script, who, card), ability.kind, ability.actions, provokes))
