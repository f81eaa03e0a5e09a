"""Every kind of table that can be set, for long runs and their sample, and what nobody at it may see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from miskatonic.games.cultists.records import CultistsTable, Player
from miskatonic.games.cultists.roles import Role
from miskatonic.games.cultists.view import PlayerView
from miskatonic.kernel.game import Game

__all__ = ["TABLES", "seen_too_much"]

_COUNTS: dict[str, dict[str, Any]] = {
    "4 and the AUTOMA": {"seats": 4},
    "5": {"seats": 5},
    "6": {"seats": 6},
    "6 and the AUTOMA": {"seats": 6, "automa": True},
    "7": {"seats": 7},
    "8": {"seats": 8},
}

_ONE_CULTIST = (
    ("mechanic", "firestarter", "novice", "scaredy-cat"),
    ("radiant-beauty", "novice", "butterfingers", "seer"),
    ("infected", "firestarter", "seer"),
    ("super-ghost", "butterfingers", "scaredy-cat"),
)
_SEVEN = (
    ("radiant-beauty", "firestarter", "novice", "butterfingers", "assassin"),
    ("infected", "firestarter", "novice", "scaredy-cat"),
    ("super-ghost", "firestarter", "butterfingers", "scaredy-cat"),
    ("novice", "butterfingers", "scaredy-cat", "seer"),
)
"""No set with the Mechanic balances at seven: it would take 6 of loyalty for the Cultists."""

_EIGHT = (
    ("radiant-beauty", "infected", "novice"),
    ("super-ghost", "infected", "butterfingers", "seer"),
    ("mechanic", "novice", "scaredy-cat", "assassin"),
    ("radiant-beauty", "super-ghost", "firestarter", "infected"),
)

_SETS = {
    "4 and the AUTOMA": tuple(tuple(role for role in roles if role != "seer") for roles in _ONE_CULTIST),
    "5": _ONE_CULTIST,
    "6": _ONE_CULTIST,
    "6 and the AUTOMA": _SEVEN,
    "7": tuple(tuple(role for role in roles if role != "seer") for roles in _SEVEN),
    "8": _EIGHT,
}
"""Per player count, sets of which each role that fits there is in one and out of another."""


def _tables() -> Iterator[Mapping[str, Any]]:
    for count, seats in _COUNTS.items():
        yield {**seats, "complexity": "first-game", "statements": 2}
        yield {**seats, "statements": 2}
        for place, roles in enumerate(_SETS[count]):
            yield {**seats, "complexity": "expert", "roles": roles, **_TALK[place % 2]}


_TALK: tuple[dict[str, Any], ...] = ({"discussions": "votes"}, {"statements": 1})

TABLES = tuple(_tables())
"""Each player count with and without each role and the AUTOMA; much and little talk."""


def seen_too_much(game: Game) -> Iterator[str]:
    """What some seat, or a spectator, sees of others' secrets: by the rules, not by what the game says of itself."""
    table = game.table
    assert isinstance(table, CultistsTable)
    if game.over:
        return
    state = table.state
    for viewer in (*game.seats, None):
        board: Any = game.view(viewer).board
        for player, seen in zip(state.players, board.players, strict=True):
            shown = ", ".join(_of_player(table, viewer, player, seen))
            if shown:
                yield f"seat {viewer} sees {shown} of seat {player.seat}"
        if any(room.unsafe is not None and not room.explored for room in board.rooms):
            yield f"seat {viewer} sees a token that is face down"
        if board.peeked is not None and viewer != state.peeker:
            yield f"seat {viewer} sees the token that seat {state.peeker} looked at"
        if any(look.dead is not None and look.by != viewer for look in board.checks):
            yield f"seat {viewer} sees what somebody else saw on a Pulse pile"
        if board.plays and (viewer is None or len(board.plays) != len(state.players[viewer].played)):
            yield f"seat {viewer} sees cards that others played"


def _of_player(table: CultistsTable, viewer: int | None, player: Player, seen: PlayerView) -> Iterator[str]:
    """The night tells Cultists of Cultists and of the dead, and the Seer of Cultists; the rest is one's own."""
    night_over = table.state.round > 0
    own = night_over and viewer == player.seat
    role = table.state.players[viewer].role if viewer is not None and night_over else None
    told = player.role is Role.CULTIST and role in (Role.CULTIST, Role.SEER)
    if seen.role is not None and not (own or told or player.shown):
        yield "the role"
    if seen.hand and not own:
        yield "the hand"
    if seen.route and not (own or seen.automa):
        yield "the Route"
    if seen.pulse:
        yield "the Pulse pile"
    if seen.start_dead is not None and role is not Role.CULTIST:
        yield "the starting Pulse card"
