"""Scenes: a laboratory table as a test wants it, in a few lines, played through the real loop.

>>> table = scene(player(hand=["spark"]), player(play=["hound"]))
>>> table.play(0, "spark", at=1)
>>> table.react(1, "hound")
>>> table.life(0), table.life(1)
(9, 8)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from miskatonic import Game, Option
from miskatonic.kernel.frames import Frame
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.snapshots import freeze
from miskatonic.kernel.windows import PASS, TRIGGER

from . import LABORATORY
from .frames import BID, END, PLAY, STRIKE, TARGET
from .records import Card, LabState, LabTable, Player, Zone


@dataclass(frozen=True)
class Place:
    """What lies before one player, each pile from the top."""

    life: int
    piles: dict[Zone, tuple[str, ...]]
    doomed: bool


def player(
    *,
    hand: Sequence[str] = (),
    play: Sequence[str] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    life: int = 10,
    doomed: bool = False,
) -> Place:
    """A player with these cards and no others; the deck is drawn in the order given."""
    piles = {Zone.HAND: tuple(hand), Zone.PLAY: tuple(play), Zone.DECK: tuple(deck), Zone.DISCARD: tuple(discard)}
    return Place(life, piles, doomed)


def scene(*places: Place) -> Scene:
    """The first round, in seat 0's turn, two actions left."""
    table = scene_at_bids(*places)
    table.bid(*(0 for _ in places))
    return table


def scene_at_bids(*places: Place) -> Scene:
    """The first round, everybody about to bid."""
    game = Game.begin(LABORATORY, 1, {"seats": len(places)})
    state: LabState = game.table.state.copy()
    state.cards.clear()
    state.serial = 0
    for number, place in enumerate(places):
        seat = Seat(number)
        ids = {zone: tuple(_lay(state, name, seat, zone) for name in names) for zone, names in place.piles.items()}
        state.players[number] = Player(
            seat, place.life, ids[Zone.DECK], ids[Zone.HAND], ids[Zone.PLAY], ids[Zone.DISCARD], place.doomed
        )
    return Scene(Game.restore(LABORATORY, freeze(LABORATORY, game.setup, state)))


def _lay(state: LabState, name: str, seat: Seat, zone: Zone) -> int:
    card = state.next_id()
    state.cards[card] = Card(name, seat, zone)
    return card


class Scene:
    """A table that is played by the names of its cards."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # -- acting as a player

    def bid(self, *numbers: int) -> None:
        """All bid, one after the other in seat order."""
        for decision, number in zip(self.game.decisions, numbers, strict=True):
            self.game.choose(decision.seat, f"bid:{number}")

    def play(self, seat: int, card: str, at: int | None = None) -> None:
        """Play a card from the hand, at another player where there is a choice."""
        self._take(seat, card, PLAY)
        self._aim(seat, at)

    def strike(self, seat: int, at: int) -> None:
        self._take(seat, "strike", STRIKE)
        self._aim(seat, at)

    def react(self, seat: int, card: str) -> None:
        """Use a reaction, or put a forced ability first."""
        self._take(seat, card, TRIGGER)

    def pass_(self, seat: int) -> None:
        self._take(seat, "pass", PASS)

    def end_turn(self, seat: int) -> None:
        self._take(seat, "end turn", END)

    def end_round(self) -> None:
        """Everybody who has yet to act ends the turn, nobody reacts, until the next bids or a forced order."""
        quiet = {END, PASS}
        while self.game.decisions:
            decision = self.game.decisions[0]
            last = decision.options[-1]
            if last.raw.act not in quiet:
                return
            self.game.choose(decision.seat, last)

    def happen(self, frame: Frame) -> None:
        """Have something resolve now that no card here brings about; what was being asked is asked again after it."""
        state = self.state.copy()
        state.stack.append(frame)
        self.game = Game.restore(LABORATORY, freeze(LABORATORY, self.game.setup, state))

    # -- looking

    @property
    def asked(self) -> list[int]:
        """The seats that must choose."""
        return [decision.seat for decision in self.game.decisions]

    def offered(self, seat: int) -> list[str]:
        """What this seat may choose: names of cards, "pass", "at 1"; nothing, if it isn't asked."""
        decision = self.game.decision(seat)
        return [self._name(option) for option in decision.options] if decision else []

    def life(self, seat: int) -> int:
        return self.state.players[seat].life

    def hand(self, seat: int) -> list[str]:
        return self._names(self.state.players[seat].hand)

    def in_play(self, seat: int) -> list[str]:
        return self._names(self.state.players[seat].play)

    def deck(self, seat: int) -> list[str]:
        return self._names(self.state.players[seat].deck)

    def discard(self, seat: int) -> list[str]:
        return self._names(self.state.players[seat].discard)

    def log(self, viewer: int | None = None) -> list[str]:
        """What this viewer read since the scene began."""
        seat: Viewer = None if viewer is None else Seat(viewer)
        return self.game.log(seat)

    @property
    def table(self) -> LabTable:
        assert isinstance(self.game.table, LabTable)
        return self.game.table

    @property
    def state(self) -> LabState:
        return self.table.state

    def _names(self, cards: tuple[int, ...]) -> list[str]:
        return [self.state.cards[card].definition for card in cards]

    def _name(self, option: Option) -> str:
        act, args = option.raw.act, option.raw.args
        if act is TRIGGER:
            return LABORATORY.title_of(self.table, int(args[0]))
        if act is PLAY:
            return self.state.cards[int(args[0])].definition
        if act is TARGET:
            return f"at {args[0]}"
        if act is BID:
            return f"bid {args[0]}"
        return act.name.replace("-", " ")

    def _aim(self, seat: int, at: int | None) -> None:
        if at is not None and len(self.state.alive) > 2:
            self._take(seat, f"at {at}", TARGET)

    def _take(self, seat: int, name: str, act: object) -> None:
        decision = self.game.decision(seat)
        assert decision is not None, f"seat {seat} isn't asked: the game waits for {self.asked}"
        fitting = [option for option in decision.options if option.raw.act is act and self._name(option) == name]
        assert fitting, f"{name!r} isn't open to seat {seat}: open are {self.offered(seat)}"
        self.game.choose(seat, fitting[0])
