"""Why not: what keeps an investigator from doing something now, with the clause that says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from miskatonic.games.arkham.actions import menu
from miskatonic.games.arkham.actions.spending import action_cost, actions_left
from miskatonic.games.arkham.actions.targets import can_be_engaged, can_be_evaded, can_be_fought
from miskatonic.games.arkham.enemies import engaged_with
from miskatonic.games.arkham.framework.investigation import Turn
from miskatonic.games.arkham.initiating import would_change
from miskatonic.games.arkham.locations import connected
from miskatonic.games.arkham.player_windows import USE, usable_cards
from miskatonic.games.arkham.playing import cost_of
from miskatonic.games.arkham.records import NOBODY, CardId, PlaceId, Who
from miskatonic.games.arkham.resolving import Resolving
from miskatonic.games.arkham.words.abilities import Action, Fast
from miskatonic.kernel.contract import Reason
from miskatonic.kernel.text import text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.kernel.seats import Seat

__all__ = ["reasons"]

Why = Iterator[Reason]
Args = tuple[str, ...]


def reasons(table: ArkhamTable, seat: Seat, act: str, args: Args) -> Sequence[Reason]:
    """What forbids it to this seat now; empty where only the moment is wrong."""
    state = table.state
    if state.result is not None or act not in _SPECIAL:
        return ()
    if table.investigator(seat).gone:
        return (Reason(text("arkham-why-gone"), ("elimination.1",)),)
    if state.active == NOBODY:
        return (Reason(text("arkham-why-no-turn"), ("framework.2.2.a",)),)
    if state.active != seat:
        return (Reason(text("arkham-why-not-your-turn", who=state.active), ("active-player.1",)),)
    if not isinstance(state.stack[-1], Turn):
        return ()
    found = list(_SPECIAL[act](table, seat, args))
    left = actions_left(table, seat)
    need = action_cost(table, seat, act) if act != USE.name else 0
    if left < need:
        found.insert(0, Reason(text("arkham-why-actions", need=need, have=left), ("action.1",)))
    return tuple(found)


def _card(table: ArkhamTable, args: Args) -> CardId | None:
    """The card that somebody means by its slug."""
    return CardId(table.box.slugs.index(args[0])) if args and args[0] in table.box.slugs else None


def _nothing(_table: ArkhamTable, _you: Who, _args: Args) -> Why:
    yield from ()


def _investigate(table: ArkhamTable, you: Who, _args: Args) -> Why:
    place = table.state.places.get(table.investigator(you).place)
    if place is not None and table.standing("cannot-investigate", place.card):
        yield Reason(text("arkham-why-no-investigation"), ("cannot.1",))


def _move(table: ArkhamTable, you: Who, args: Args) -> Why:
    if not args or args[0] not in table.state.places:
        return
    place, here = PlaceId(args[0]), table.investigator(you).place
    if place == here:
        yield Reason(text("arkham-why-there-already"), ("move.9",))
    elif place not in connected(table, here):
        yield Reason(text("arkham-why-no-way", place=place), ("move.2", "move-action.2"))
    else:
        yield Reason(text("arkham-why-barred", place=place), ("cannot.1",))


def _play(table: ArkhamTable, you: Who, args: Args) -> Why:
    card = _card(table, args)
    investigator = table.investigator(you)
    if card is None or card not in investigator.hand:
        if card is not None and table.owner(card) == you:
            yield Reason(text("arkham-why-not-in-hand"), ("play-action.2",))
        return
    printed = table.box.playable.get(card)
    if printed is None:
        yield Reason(text("arkham-why-not-played"), ("play-action.4",))
        return
    if printed.fast:
        yield Reason(text("arkham-why-fast"), ("play-action.3", "fast.1"))
    cost = cost_of(table, card)
    if cost > investigator.resources:
        yield Reason(text("arkham-why-resources", need=cost, have=investigator.resources), ("costs.2", "play.1"))
    if printed.sort == "asset" and printed.unique and table.unique_in_play(printed) is not None:
        yield Reason(text("arkham-why-unique"), ("unique.2",))
    if any(printed.sort in word.sorts for word in table.standing("cannot-play", you)):
        yield Reason(text("arkham-why-cannot-play"), ("cannot.1",))
    if printed.sort == "event" and not printed.fast and cost <= investigator.resources:
        yield Reason(text("arkham-why-no-change"), ("event-cards.6",))


def _fight(table: ArkhamTable, you: Who, args: Args) -> Why:
    card = _card(table, args)
    if card is None or card not in table.state.play or card in can_be_fought(table, you):
        return
    if table.place_of(card) == table.investigator(you).place:
        yield Reason(text("arkham-why-aloof"), ("aloof.4",))
    else:
        yield Reason(text("arkham-why-too-far"), ("fight-action.2",))


def _engage(table: ArkhamTable, you: Who, args: Args) -> Why:
    card = _card(table, args)
    if card not in table.state.play or card in can_be_engaged(table, you):
        return
    if card in engaged_with(table, you):
        yield Reason(text("arkham-why-engaged"), ("engage-action.4",))
    else:
        yield Reason(text("arkham-why-too-far"), ("engage-action.2",))


def _evade(table: ArkhamTable, you: Who, args: Args) -> Why:
    card = _card(table, args)
    if card in table.state.play and card not in can_be_evaded(table, you):
        yield Reason(text("arkham-why-not-engaged"), ("evade-action.7",))


def _activate(table: ArkhamTable, you: Who, args: Args) -> Why:
    yield from _ability(table, you, args, Action)


def _use(table: ArkhamTable, you: Who, args: Args) -> Why:
    yield from _ability(table, you, args, Fast)


def _ability(table: ArkhamTable, you: Who, args: Args, sort: type[Action | Fast]) -> Why:
    """Why an ability of a card can't be used: where it lies, its costs, its limit, or that it would do nothing."""
    card = _card(table, args)
    abilities = [] if card is None else list(enumerate(table.card(card).abilities))
    found = [
        (number, each) for number, each in abilities if isinstance(each, sort) and args[1:] in ((), (str(number),))
    ]
    if card is None or not found:
        return
    number, ability = found[0]
    if card not in usable_cards(table, you, dict.fromkeys([card]).keys()):
        yield Reason(text("arkham-why-out-of-reach"), ("activate-action.4", "activate-action.5"))
        return
    at = Resolving(f"{table.card(card).code}:{number}", you, card)
    limit = ability.limit
    if limit is not None and table.uses_left(limit.counted(), card, number, you) <= 0:
        yield Reason(text("arkham-why-limit"), ("limits-and-maximums.1",))
    if ability.when is not None and not ability.when.met(table, at):
        yield Reason(text("arkham-why-condition", when=ability.when.text()), ("triggered-abilities.2",))
    for cost in ability.cost:
        if not cost.can(table, at):
            yield Reason(text("arkham-why-cost", cost=cost.text()), ("initiation.determine-cost.a",))
    if not would_change(table, ability.words, at):
        yield Reason(text("arkham-why-no-change"), ("triggered-abilities.4",))


_SPECIAL: dict[str, Callable[[ArkhamTable, Who, Args], Why]] = {
    menu.INVESTIGATE.name: _investigate,
    menu.MOVE.name: _move,
    menu.DRAW.name: _nothing,
    menu.RESOURCE.name: _nothing,
    menu.PLAY.name: _play,
    menu.FIGHT.name: _fight,
    menu.ENGAGE.name: _engage,
    menu.EVADE.name: _evade,
    menu.ACTIVATE.name: _activate,
    USE.name: _use,
}
