"""What a laboratory game is made of."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from miskatonic.kernel.records import Open, Record, Secret
from miskatonic.kernel.runtime import Table
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.state import State

if TYPE_CHECKING:
    from .cards import Definition
    from .game import Laboratory, LabSetup


class Zone(IntEnum):
    """Where a card is, which decides who sees its face."""

    DECK = 0
    HAND = 1
    PLAY = 2
    DISCARD = 3


DECK, HAND, PLAY, DISCARD = Zone


class Card(Record, frozen=True):
    definition: Secret[str]
    owner: Open[Seat]
    zone: Open[Zone] = DECK


class Player(Record, frozen=True):
    seat: Open[Seat]
    life: Open[int]
    deck: Secret[tuple[int, ...]] = ()
    hand: Secret[tuple[int, ...]] = ()
    play: Open[tuple[int, ...]] = ()
    discard: Open[tuple[int, ...]] = ()
    doomed: Secret[bool] = False
    """A face-down fate, hidden from its owner too."""


class LabState(State):
    cards: Open[dict[int, Card]] = {}
    players: Open[list[Player]] = []
    round: Open[int] = 0
    alive: Open[tuple[Seat, ...]] = ()
    """Players still in the game, in turn order."""


class LabTable(Table[LabState]):
    """The table of the laboratory: short cuts for what its steps ask again and again."""

    __slots__ = ()

    game: Laboratory
    setup: LabSetup

    def rivals(self, seat: Seat) -> list[Seat]:
        """Everybody else who is still in the game, in turn order."""
        return [other for other in self.state.alive if other != seat]

    def card_def(self, card: int) -> str:
        return self.state.cards[card].definition

    def definition(self, card: int) -> Definition:
        return self.game.definitions[self.state.cards[card].definition]
