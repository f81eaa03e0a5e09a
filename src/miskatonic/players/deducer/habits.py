"""How players are taken to behave where the rules leave them free. Beliefs reckon with these, and nothing else.

They are measured on the deducer's own play, and wide enough for people.
"""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.players.deducer.piles import Chances
from miskatonic.players.deducer.seen import TableSeen

__all__ = [
    "CULTIST_TELLS",
    "FREE_COLOUR",
    "GIVES_DEAD",
    "INVESTIGATOR_HIDES",
    "KEEPS_ROUTE",
    "OF_A_LOOK",
    "ROOM_CARDS",
    "as_told",
    "cultist_gives",
    "cultist_lays",
    "innocent_lays",
]

ROOM_CARDS = ("success", "failure", "sabotage")

KEEPS_ROUTE = 0.8
"""How often a Cultist keeps to a Route all the same, not to be noticed."""

FREE_COLOUR = 1 / 6
"""How likely somebody who keeps to no Route works in a certain colour."""

CULTIST_TELLS = 0.3
"""How often a Cultist who finds a Dead card shows it."""

INVESTIGATOR_HIDES = 0.1
"""How often an Investigator keeps silent about one, where that is allowed."""

OF_A_LOOK = {
    "say-alive": ((0.6, 0.05), (0.6, 0.6)),
    "say-dead": ((0.02, 0.5), (0.1, 0.05)),
}
"""How often an Investigator, and a Cultist, says it who was silent at first: where there was no Dead card, and where
there was one."""

GIVES_DEAD = 0.4
_TRUE = 0.9
_LAYS_RED = 0.6
_FIRESTARTER_LAYS_RED = 0.35
"""Two red cards in the first five rounds, and mostly where they do no harm."""


def cultist_gives(table: TableSeen, giver: int) -> Chances:
    """Alive or Dead, from a Cultist; the AUTOMA gives what comes."""
    if table.players[giver].automa:
        pile = table.box.cultist_pile
        share = pile.count("D") / (pile.count("A") + pile.count("D"))
        return (1 - share, share)
    return (1 - GIVES_DEAD, GIVES_DEAD)


def cultist_lays(table: TableSeen, seat: int) -> Chances:
    """Success, Failure or Sabotage, from a Cultist."""
    red = 0.75 if table.players[seat].automa else _LAYS_RED
    return (1 - red, red * 2 / 3, red / 3)


def as_told(words: Sequence[tuple[int, str]], seat: int, chances: Chances, *, sly: bool = False) -> Chances:
    """What somebody laid, given the last word on it: an Investigator has no reason to lie, a Cultist owns up to red."""
    said = [card for by, card in words if by == seat]
    if not said or (sly and said[-1] == "success"):
        return chances
    told = tuple([1.0 if kind == said[-1] else 0.0 for kind in ROOM_CARDS])
    return tuple([_TRUE * share + (1 - _TRUE) * before for share, before in zip(told, chances, strict=True)])


def innocent_lays(table: TableSeen, stance: int | None) -> Chances:
    """Success, from an Investigator, unless that is the Firestarter."""
    mine = stance is not None and table.players[stance].role == "firestarter"
    if "firestarter" not in (*table.box.roles, *table.box.one_of) or mine:
        return (1.0, 0.0, 0.0)
    red = _FIRESTARTER_LAYS_RED / (len(table.players) - table.box.cultists)
    return (1 - red, red / 2, red / 2)
