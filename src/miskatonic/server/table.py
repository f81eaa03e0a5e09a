"""A table, as its entries make it: who sits where, the game, what was said. It decides nothing and has no clock."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

import miskatonic
from miskatonic import Choice, Game
from miskatonic.server import entries as e
from miskatonic.server.people import NOBODY
from miskatonic.server.wire.tables import ChatLine, Status, TableRules

__all__ = ["Chair", "Table", "UndoWish"]

CHAT = 200
"""Messages that a table shows; older ones stay in its journal."""


class Chair(Struct):
    """One seat: the person who holds it, and the kind of computer player that sits there now, if one does."""

    holder: str = NOBODY
    player: str = ""
    name: str = ""
    colour: int = 0
    ready: bool = False
    setup: dict[str, Any] = {}
    since: int = 0
    """How much had happened at the table when this person sat down."""

    @property
    def kind(self) -> Literal["open", "person", "computer"]:
        return "computer" if self.player else "person" if self.holder else "open"


class UndoWish(Struct):
    """A seat wants so many choices taken back; `agreed` are the persons who have said yes."""

    seat: int
    choices: int
    agreed: set[str]


class Table:
    """The fold of a table's entries. `version` is how many there were."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.version = 0
        self.made = e.Made(game="", seed="", seats=(), host=NOBODY)
        self.title = ""
        self.rules = TableRules()
        self.paused = False
        self.closed = False
        self.chairs: list[Chair] = []
        self.invites: dict[str, int] = {}
        """Seats by the digests of links' secrets."""
        self.game: Game | None = None
        self.undo: UndoWish | None = None
        self.chat: tuple[ChatLine, ...] = ()
        self.said: set[tuple[int | None, str]] = set()
        """Messages that came already, so that one sent twice is one."""
        self.moments: list[int] = []
        """How often each seat's question has changed, or was answered by that seat."""
        self.asked_since: list[int] = []
        """When each seat's question was put, in milliseconds since 1970."""
        self.rewound = 0
        """How often the game went another way than forward, so that what was told of it must be told anew."""
        self.mended = 0
        """How often an entry of the game's journal became another one: by undo, or by a secret answer given anew."""
        self.touched = 0
        self._questions: list[object] = []

    # -- what can be asked of it

    @property
    def host(self) -> str:
        return self.made.host

    @property
    def status(self) -> Status:
        if self.closed:
            return "closed"
        if self.game is None:
            return "gathering"
        return "over" if self.game.over else "playing"

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that this person holds."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if person and chair.holder == person])

    def people(self) -> set[str]:
        """Those who hold a seat."""
        return {chair.holder for chair in self.chairs if chair.holder}

    def players(self) -> set[str]:
        """The people who play themselves."""
        return {chair.holder for chair in self.chairs if chair.holder and not chair.player}

    def longest_here(self, present: Collection[int]) -> str:
        """Of the people in these seats, the one who has sat longest; of several, the one in the first seat."""
        seated = [(chair.since, seat) for seat, chair in enumerate(self.chairs) if chair.holder and seat in present]
        return self.chairs[min(seated)[1]].holder if seated else NOBODY

    def choices(self) -> list[Choice]:
        """All choices of the game, as far as they stand."""
        assert self.game is not None
        return [entry for entry in self.game.journal.entries if isinstance(entry, Choice)]

    # -- what happens

    def apply(self, entry: e.Entry) -> None:
        """Be as after this entry."""
        match entry:
            case e.Chose():
                self._chose(entry)
            case e.Made():
                self._made(entry)
            case e.Begun():
                self._deal(entry.at)
            case e.Undone():
                assert self.game is not None
                self.game.undo(entry.choices, fresh=entry.fresh)
                self.undo = None
                self.rewound += 1
                self.mended += 1
                self._pose(entry.at)
            case e.UndoAsked():
                self.undo = UndoWish(entry.seat, entry.choices, {self.chairs[entry.seat].holder})
            case e.UndoAnswered():
                if self.undo is not None and entry.agree:
                    self.undo.agreed.add(self.chairs[entry.seat].holder)
                else:
                    self.undo = None
                    self._begin_clocks(entry.at)
            case e.Said():
                self.said.add((entry.seat, entry.id))
                name = "" if entry.seat is None else self.chairs[entry.seat].name
                self.chat = (*self.chat[1 - CHAT :], ChatLine(entry.seat, name, entry.text, entry.at))
            case _:
                self._arranged(entry)
        self.version += 1
        self.touched = entry.at

    def _arranged(self, entry: e.Entry) -> None:
        match entry:
            case e.Invited():
                self.invites[entry.secret] = entry.seat
            case e.Sat():
                chair = self.chairs[entry.seat]
                chair.player = entry.player
                if not entry.player:
                    if chair.holder != entry.holder:
                        chair.since = self.version
                    chair.holder = entry.holder
            case e.Freed():
                self.chairs[entry.seat] = Chair(setup=self.chairs[entry.seat].setup, colour=entry.seat)
                self._uninvite(entry.seat)
                self._called(entry.seat, "")
            case e.Renamed():
                chair = self.chairs[entry.seat]
                chair.name, chair.colour, chair.ready = entry.name, entry.colour, entry.ready
                self._called(entry.seat, entry.name)
            case e.Fitted():
                self.chairs[entry.seat].setup = entry.setup
            case e.Titled():
                self.title = entry.title
            case e.Ruled():
                self.rules = entry.rules
                self._begin_clocks(entry.at)
            case e.Paused():
                self.paused = entry.paused
                self._begin_clocks(entry.at)
            case e.Closed():
                self.closed = True
            case _:
                raise TypeError(f"{type(entry).__name__} is no entry of a table")

    def _made(self, made: e.Made) -> None:
        self.made = made
        self.title, self.rules = made.title, made.rules
        for seat, plan in enumerate(made.seats):
            colour = seat if plan.colour is None else plan.colour
            holder = made.host if plan.kind == "me" else NOBODY
            player = plan.player if plan.kind == "computer" else ""
            self.chairs.append(Chair(holder, player, plan.name, colour, False, plan.setup))
        if made.journal:
            self.game = miskatonic.replay(made.journal)
            self._pose(made.at)

    def _deal(self, at: int) -> None:
        self.game = miskatonic.new(self.made.game, seed=self.made.seed, **self.options())
        self._pose(at)

    def options(self) -> dict[str, Any]:
        """What the game is dealt from: its options, and its seats by the names of those who sit there now."""
        seats = [{**chair.setup, "name": chair.name} for chair in self.chairs]
        return {**self.made.options, "seats": seats}

    def _chose(self, entry: e.Chose) -> None:
        game = self.game
        assert game is not None
        before = game.version
        game.choose(entry.seat, entry.key)
        self.mended += game.version == before
        self.undo = None
        self._pose(entry.at, entry.seat)

    def _pose(self, at: int, answered: int | None = None) -> None:
        """Note whose question is another one now. A seat's moment depends on nothing that it can't see."""
        assert self.game is not None
        if not self.moments:
            count = len(self.game.seats)
            self.moments, self.asked_since, self._questions = [0] * count, [0] * count, [None] * count
        for seat in self.game.seats:
            decision = self.game.decision(seat)
            question = None if decision is None else decision.question
            if seat == answered or answered is None or question != self._questions[seat]:
                self._questions[seat] = question
                self.moments[seat] += 1
                self.asked_since[seat] = at

    def _begin_clocks(self, at: int) -> None:
        """Whoever is asked has the whole time from now on."""
        self.asked_since = [at] * len(self.asked_since)

    def _called(self, seat: int, name: str) -> None:
        """What this seat has said stands under the name that it has now."""
        if any(line.seat == seat and line.name != name for line in self.chat):
            self.chat = tuple([replace(line, name=name) if line.seat == seat else line for line in self.chat])

    def _uninvite(self, seat: int) -> None:
        self.invites = {secret: invited for secret, invited in self.invites.items() if invited != seat}
