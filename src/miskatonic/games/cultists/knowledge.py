"""Who knows what: the secrets of a game, and what else they could be."""

from typing import Any

from miskatonic.games.cultists.cards import ENCOUNTER_CARDS, ROOM_CARDS
from miskatonic.games.cultists.records import CultistsState, CultistsTable, Player, Room
from miskatonic.games.cultists.roles import Role
from miskatonic.games.cultists.tokens import NAMES
from miskatonic.kernel.frames import rule
from miskatonic.kernel.seats import Viewer

__all__ = ["another", "knows", "knows_cultists"]

_OWN = frozenset({"role", "route", "hand", "played", "looks"})


@rule("hidden-information.1", "hidden-information.2", "night-purpose.2", "night-purpose.3", "night-purpose.4")
def knows(table: CultistsTable, viewer: Viewer, record: object, field: str) -> bool:
    """Whether a viewer knows a secret. Pulse piles and the draw pile are known to nobody; at the end all is."""
    state = table.state
    if state.result is not None:
        return True
    if isinstance(record, Room):
        return field == "unsafe" and record.explored
    if isinstance(record, Player):
        return _knows_of_player(table, viewer, record, field)
    return isinstance(record, CultistsState) and field == "peeked" and viewer is not None and viewer == state.peeker


def _knows_of_player(table: CultistsTable, viewer: Viewer, player: Player, field: str) -> bool:
    if not table.state.round:
        return field == "route" and player.seat >= table.people
    if field == "role":
        if player.shown or viewer == player.seat:
            return True
        return player.role is Role.CULTIST and knows_cultists(table, viewer)
    if field == "start":
        return viewer is not None and table.state.players[viewer].role is Role.CULTIST
    if field == "route" and player.seat >= table.people:
        return True
    return viewer == player.seat and field in _OWN


def knows_cultists(table: CultistsTable, viewer: Viewer) -> bool:
    """Whether the night has shown this viewer who the Cultists are."""
    state = table.state
    return viewer is not None and state.round > 0 and state.players[viewer].role in (Role.CULTIST, Role.SEER)


def another(table: CultistsTable, record: Any, field: str) -> Any:
    """Another value that a secret could have, for all that those know who do not know it."""
    value = getattr(record, field)
    if field == "role":
        return Role.INVESTIGATOR if value in (Role.CULTIST, Role.MECHANIC) else Role.MECHANIC
    if field == "route":
        return (value + 1) % 10
    if field == "unsafe" and isinstance(record, Room):
        return not value and table.setup.threats
    if field == "looks":
        return (1 - min(value[0], 1), *value[1:]) if value else value
    if field == "tokens":
        return tuple(reversed(value))
    if field in ("bag", "peeked"):
        return next(token for token in NAMES if token != value[0]) + value[1:] if value else value
    return _swapped(value[0]) + value[1:] if value else value


def _swapped(card: str) -> str:
    """Another card with the same back."""
    family = ENCOUNTER_CARDS if card in ENCOUNTER_CARDS else ROOM_CARDS
    return family[(family.index(card) + 1) % len(family)]
