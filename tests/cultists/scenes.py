"""Scenes: a table of Among Cultists as a test wants it, in a line or two, played through the real loop.

>>> table = scene(player(at="nw", hand="AD"), player("cultist", at="db1"), phase="movement")
>>> table.move(0, "db1").give({0: "D", 1: "A"}).pulse(1)
'D'
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from miskatonic.games.cultists import tokens
from miskatonic.games.cultists.board import PLACES, ROUTES, TOKEN_ROOMS, colours_of
from miskatonic.games.cultists.cards import NAMES
from miskatonic.games.cultists.game import CULTISTS
from miskatonic.games.cultists.records import STARTING, CultistsState, CultistsTable, Player, Room
from miskatonic.games.cultists.roles import BY_SLUG, Role
from miskatonic.games.cultists.rounds import Round
from miskatonic.games.cultists.setup import pile_of
from miskatonic.kernel.seats import Seat
from miskatonic.testing import Situation

EVENTS = {name: letter for letter, name in tokens.NAMES.items()}

ALONE = ("db2", "p2", "o2", "p1", "se", "sw", "ne", "nw")
"""Where those stand of whom a test says nothing, each in a place of one's own."""


@dataclass(frozen=True)
class Somebody:
    """One player, as far as a test says."""

    role: Role
    at: str | None
    hand: str | None
    start: str
    pulse: str
    received: str
    route: int | None
    off_route: bool
    died: int
    shown: bool


def player(
    role: str = "investigator",
    *,
    at: str | None = None,
    hand: str | None = None,
    start: str = "",
    pulse: str = "",
    received: str = "",
    route: int | None = None,
    off_route: bool = False,
    died: int = 0,
    shown: bool = False,
) -> Somebody:
    """A player. Cards are letters: A and D, S, F and X for Sabotage.

    `at`: alone somewhere, if not given; `hand`: all that is dealt to the role; `received`: in which round each card of
    `pulse` was given, round 1 if not said; `route`: one that allows the Room at hand, with `off_route` one that does
    not; `died`: the round of the death.
    """
    return Somebody(BY_SLUG[role], at, hand, start, pulse, received, route, off_route, died, shown)


def room(pile: str = "", *, explored: bool | None = None, unsafe: bool = False, books: int | None = None) -> Room:
    """A Room with this pile, top card last; explored if there are three cards or more, with all its books."""
    return Room(
        pile,
        unsafe,
        -1 if books is None else books,
        explored=len(pile) >= 3 if explored is None else explored,
        story=STARTING * len(pile),
    )


def dealt(seats: Any = 5, *, first: int = 0, **options: Any) -> Scene:
    """A table just set, all envelopes closed."""
    return Scene.new(CULTISTS, seats=seats, first=first, **options)


def dawn(seats: Any = 5, **options: Any) -> Scene:
    """The same when all have opened their envelopes: the first Movement Phase begins."""
    table = dealt(seats, **options)
    for seat in list(table.asked):
        table.choose(seat, "open-envelope")
    return table


def scene(
    *players: Somebody,
    seats: int = 5,
    phase: str = "action",
    round: int = 1,
    knife: int = 0,
    power: bool = True,
    event: str = "",
    bag: tuple[str, ...] | None = None,
    fish_man: str = "",
    threats: tuple[str, ...] = (),
    tokens: tuple[str, ...] | None = None,
    rooms: Mapping[str, Room] | None = None,
    draw: str | None = None,
    unsafe: str | None = None,
    points: int | None = None,
    target: int | None = None,
    portal: int = 0,
    calm_until: int = 0,
    vote_ready: bool = True,
    discussions: str = "votes",
    **options: Any,
) -> Scene:
    """The beginning of a phase, the player with the Knife first. `seats` counts people; `options` are of the set-up.

    Nobody need be named: further players stand alone, and the last are Cultists if the game lacks some. `event` is the
    token in force, `bag` those still to come, in the Event Phase the first of them now; `rooms` gives the Rooms that
    matter, and what books they lack are on the shelves; `draw` and `unsafe` are the draw pile, top card first, and the
    Unsafe Passage pile.
    """
    table = Scene.new(CULTISTS, seats=seats, first=0, discussions=discussions, **options)

    def lay(table: CultistsTable) -> None:
        state = table.state
        state.round, state.phase, state.knife = round, phase, knife
        state.power, state.vote_ready, state.portal, state.calm_until = power, vote_ready, portal, calm_until
        state.fish_man, state.threats = fish_man, threats
        if table.setup.threats:
            state.tokens = tuple(token for token in TOKEN_ROOMS if token not in threats) if tokens is None else tokens
            state.turned = tuple(token for token in TOKEN_ROOMS if token not in state.tokens)
        _lay_players(table, players)
        _lay_rooms(table, rooms or {})
        _lay_bag(state, event, bag)
        state.draw = state.draw if draw is None else draw
        if unsafe is not None:
            state.unsafe, state.unsafe_story = unsafe, STARTING * len(unsafe)
        state.points = state.points if points is None else points
        state.target = state.target if target is None else target
        if phase == "event":
            state.chance.rigged = (0,) if state.bag else ()
        state.stack[:] = [Round(pc=Round.places[phase])]

    table.lay(lay)
    return table


def _lay_players(table: CultistsTable, given: tuple[Somebody, ...]) -> None:
    state = table.state
    count = len(state.players)
    everybody = [*given, *[player()] * (count - len(given))]
    missing = table.column.cultists - sum(one.role is Role.CULTIST for one in given)
    for seat in range(count - max(missing, 0), count):
        if seat >= len(given):
            everybody[seat] = player("cultist")
    taken = {one.at for one in given}
    alone = iter([place for place in ALONE if place not in taken and place != state.fish_man])
    state.places = [one.at or next(alone) for one in everybody]
    routes = _routes(state, everybody)
    state.players = [
        Player(
            Seat(seat),
            one.role,
            routes[seat],
            pile_of(table.column, one.role) if one.hand is None else one.hand,
            one.start,
            one.pulse,
            givers=str((seat + 1) % count) * len(one.pulse),
            received=one.received or "1" * len(one.pulse),
            died=one.died,
            shown=one.shown,
        )
        for seat, one in enumerate(everybody)
    ]


def _routes(state: CultistsState, everybody: list[Somebody]) -> list[int]:
    """A Route for each, all different if it can be: those that are named, then those that a place calls for."""
    routes = {seat: one.route for seat, one in enumerate(everybody) if one.route is not None}
    for seat in sorted(range(len(everybody)), key=lambda seat: everybody[seat].at is None):
        if seat not in routes:
            one, colour = everybody[seat], PLACES[state.places[seat]].colour
            fitting = list(range(len(ROUTES)))
            if one.at and colour:
                fitting = [row for row in fitting if (colour in colours_of(row, state.round)) != one.off_route]
            routes[seat] = min(fitting, key=list(routes.values()).count)
    return [routes[seat] for seat in range(len(everybody))]


def _lay_rooms(table: CultistsTable, given: Mapping[str, Room]) -> None:
    state = table.state
    for id, record in given.items():
        books = PLACES[id].books if record.books < 0 else record.books
        state.rooms[id] = Room(record.pile, record.unsafe, books, record.explored, record.story)
    for shelf in table.layout.shelves:
        books = shelf.books - sum(state.rooms[id].books for id in shelf.rooms)
        state.shelves[shelf.id] = books
        state.points += shelf.points if books == shelf.books else 0


def _lay_bag(state: CultistsState, event: str, bag: tuple[str, ...] | None) -> None:
    state.event = state.drawn = EVENTS[event] if event else ""
    if bag is None:
        state.bag = "".join(sorted((Counter(state.bag) - Counter(state.drawn)).elements()))
    else:
        state.bag = "".join(EVENTS[name] for name in bag)


class Scene(Situation):
    """A table that is played by the words of the game; players go by their seats."""

    # -- acting as a player

    def move(self, seat: int, *places: str) -> Scene:
        """Go through one Door after another, and stay there."""
        for place in places:
            self.choose(seat, f"move:{place}")
        if "stop" in self.options(seat):
            self.choose(seat, "stop")
        return self

    def give(self, cards: Mapping[int, str]) -> Scene:
        """In an Encounter, each of these gives a card."""
        for seat, card in cards.items():
            self.choose(seat, f"give:{NAMES[card]}")
        return self

    def ready(self) -> Scene:
        """Nobody has more to say."""
        while ready := [seat for seat in self.asked if "ready" in self.options(seat)]:
            self.choose(ready[0], "ready")
        return self

    def vote(self, *aims: int | None) -> Scene:
        """After the talk each seat, in order, points at somebody or, with None, abstains."""
        self.ready()
        for seat, aim in enumerate(aims):
            self.choose(seat, "abstain" if aim is None else f"vote:{aim}")
        return self

    def pass_all(self) -> Scene:
        """All whose turn comes in this Action Phase pass."""
        while passing := [seat for seat in self.asked if "pass-turn" in self.options(seat)]:
            self.choose(passing[0], "pass-turn")
        return self

    # -- looking

    @property
    def table(self) -> CultistsTable:
        assert isinstance(self.game.table, CultistsTable)
        return self.game.table

    @property
    def state(self) -> CultistsState:
        return self.table.state

    @property
    def asked(self) -> list[int]:
        """The seats that must choose."""
        return [decision.seat for decision in self.game.decisions]

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; the game is over."""
        assert self.game.result is not None, f"the game goes on: {self.asked} must choose"
        return self.game.result.winners

    def seen(self, viewer: int | None = None) -> bytes:
        """All that a seat, or a spectator, gets: view, log and what is open."""
        open_now = [] if viewer is None else list(self.labels(viewer).items())
        return msgspec.json.encode((self.game.view(viewer), self.log(viewer), open_now))

    def place(self, seat: int) -> str:
        return self.state.places[seat]

    def hand(self, seat: int) -> str:
        return self.state.players[seat].hand

    def pulse(self, seat: int) -> str:
        """The Pulse pile, the starting card first."""
        return self.state.players[seat].start + self.state.players[seat].pulse

    def alive(self, seat: int) -> bool:
        return self.state.players[seat].alive

    def pile(self, room: str) -> str:
        return self.state.rooms[room].pile

    def why(self, seat: int, key: str) -> set[str]:
        """The clauses that forbid it."""
        return {rule for reason in self.game.why_not(Seat(seat), key) for rule in reason.rules}
