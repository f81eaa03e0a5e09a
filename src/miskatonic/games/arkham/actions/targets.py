"""What the actions can be taken on: whom one can fight, evade and engage, where one can investigate and move."""

from __future__ import annotations

from miskatonic.games.arkham.enemies import enemies_at, engaged_with, has_keyword, is_engaged, is_unengaged
from miskatonic.games.arkham.locations import connected
from miskatonic.games.arkham.moving import MoveInvestigator
from miskatonic.games.arkham.records import ArkhamTable, CardId, PlaceId, Who
from miskatonic.kernel.frames import rule

__all__ = ["can_be_engaged", "can_be_evaded", "can_be_fought", "can_investigate", "can_move_to"]


@rule("fight-action.2", "fight-action.7", "aloof.4")
def can_be_fought(table: ArkhamTable, who: Who, here: list[CardId] | None = None) -> list[CardId]:
    """The enemies at one's location, engaged with whoever; an aloof one only if it is engaged with somebody.

    Here and below, whoever knows the enemies at the location gives them.
    """
    if here is None:
        here = enemies_at(table, table.state.investigators[who].place)
    return [enemy for enemy in here if not (has_keyword(table, enemy, "aloof") and is_unengaged(table, enemy))]


@rule("evade-action.2", "evade-action.7")
def can_be_evaded(table: ArkhamTable, who: Who, here: list[CardId] | None = None) -> list[CardId]:
    """The enemies engaged with one, all of whom are where one is."""
    return engaged_with(table, who) if here is None else [enemy for enemy in here if is_engaged(table, enemy, who)]


@rule("engage-action.2", "engage-action.3", "engage-action.4", "massive.3")
def can_be_engaged(table: ArkhamTable, who: Who, here: list[CardId] | None = None) -> list[CardId]:
    """The enemies at one's location that are not engaged with one already; a massive one goes to no threat area."""
    return [
        enemy
        for enemy in (enemies_at(table, table.state.investigators[who].place) if here is None else here)
        if not is_engaged(table, enemy, who) and not has_keyword(table, enemy, "massive")
    ]


@rule("investigate-action.2")
def can_investigate(table: ArkhamTable, who: Who) -> bool:
    """Whether one's location can be investigated: it is revealed, and nothing forbids it."""
    place = table.state.places.get(table.state.investigators[who].place)
    if place is None or not place.revealed:
        return False
    return "cannot-investigate" not in table.index or not table.standing("cannot-investigate", place.card)


@rule("move-action.2", "move.2", "move.9")
def can_move_to(table: ArkhamTable, who: Who) -> list[PlaceId]:
    """The connected locations that nothing keeps one from entering."""
    places = connected(table, table.state.investigators[who].place)
    if "MoveInvestigator" not in table.index:
        return list(places)
    return [place for place in places if not table.forbidden(MoveInvestigator(who, place))]
