"""Everything that a server sends to the people at a table, byte by byte: what leaks are looked for in.

A house whose store keeps nothing plays one moment of a table again and again, each time with another game in it.
Whoever may not know the difference between two games must get the same bytes: the same answers over HTTP, mistakes
too, and over the live connection the same messages, as many, as long, in the same order, and after the same acts.
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec

import miskatonic
from miskatonic import Game
from miskatonic.kernel.chance import Chance
from miskatonic.kernel.frames import AskEach
from miskatonic.server import entries as e
from miskatonic.server.table import Table
from miskatonic.testing import planted_games

from .house import Guest, House, Live, open_house

__all__ = ["Leak", "Listening", "Move", "Sent", "listening", "look_for_leaks", "tables_of"]

Viewer = int | None
Sent = dict[Viewer, list[bytes]]
"""What came to each viewer, one line for each answer or message, with what it was an answer to."""

NOW = 1_700_000_000_000
QUIET = 60
"""Turns of the loop after which nothing more can come of an act."""


class Leak(AssertionError):
    """Somebody was sent something that depends on what they may not know."""


class Move(NamedTuple):
    """A choice that is carried out while all listen."""

    seat: int
    key: str


class Listening:
    """One table with a person in every seat and a spectator, all connected to a house that keeps nothing."""

    def __init__(self, house: House, table: str, guests: dict[Viewer, Guest]) -> None:
        self.house, self.id, self.guests = house, table, guests
        self._sitting = house.room.sittings[table]
        self.table = self._sitting.table

    def play(self, choices: int, chance: Chance) -> bool:
        """So many choices at random, without anybody listening; False if the game is over before."""
        for _ in range(choices):
            game = self.game
            if game.over:
                return False
            decision = chance.pick(game.decisions)
            rash = {act.name for act in game.type.rash}
            options = [option for option in decision.options if option.act not in rash] or list(decision.options)
            self.table.apply(e.Chose(seat=decision.seat, key=chance.pick(options).key, at=NOW))
        return not self.game.over

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    async def sent(self, game: Game, move: Move | None, tries: tuple[str, ...]) -> tuple[Sent, Game]:
        """What everybody is sent when this game lies on the table; and the game afterwards."""
        table = _another(self.table, game)
        self._sitting.table = table
        self._sitting._begun.clear()
        found: Sent = {viewer: [] for viewer in self.guests}
        try:
            for viewer, guest in self.guests.items():
                async for about, answer in self._asked(viewer, guest, tries):
                    found[viewer].append(b"%s: %s" % (about.encode(), answer))
            await self._live(found, move, tries)
        finally:
            self._sitting.table = self.table
        assert table.game is not None
        return found, table.game

    async def _asked(self, viewer: Viewer, guest: Guest, tries: tuple[str, ...]) -> AsyncIterator[tuple[str, bytes]]:
        """Everything that can be asked over HTTP without changing anything, right and wrong."""
        place = f"/api/tables/{self.id}"
        eyes = "" if viewer is None else f"?seat={viewer}"
        seat = 0 if viewer is None else viewer
        other = (seat + 1) % len(self.table.chairs)
        for method, path, body in (
            ("GET", f"{place}{eyes}", None),
            ("GET", f"{place}?lang=ru", None),
            ("GET", f"{place}?seat={other}", None),
            ("GET", "/api/tables", None),
            ("GET", f"{place}/replay", None),
            ("GET", f"{place}/journal", None),
            ("POST", f"{place}/choices", {"seat": seat, "moment": 9999, "key": "nothing"}),
            ("POST", f"{place}/choices", {"seat": seat, "moment": self._moment(seat), "key": "nothing"}),
            ("POST", f"{place}/choices", {"seat": other, "moment": 1, "key": "nothing"}),
            ("POST", f"{place}/choices", {"seat": seat}),
            ("POST", f"{place}/undo", {"seat": other}),
            *[("POST", f"{place}/why-not", {"seat": seat, "action": action}) for action in tries],
        ):
            answer = await guest.ask(method, path, body)
            told = msgspec.json.encode([answer.status, sorted(answer.headers.items())])
            yield f"{method} {path} {body}", told + answer.body

    def _moment(self, seat: int) -> int:
        return self.table.moments[seat]

    async def _live(self, found: Sent, move: Move | None, tries: tuple[str, ...]) -> None:
        """The same over live connections, and then a choice while all of them listen."""
        async with AsyncExitStack() as stack:
            lines: dict[Viewer, Live] = {}
            heard = dict.fromkeys(self.guests, 0)

            async def note(about: str) -> None:
                for _ in range(QUIET):
                    await asyncio.sleep(0)
                for viewer, line in lines.items():
                    news = line.raw[heard[viewer] :]
                    heard[viewer] = len(line.raw)
                    found[viewer] += [f"{about} ({len(news)} messages): {message}".encode() for message in news]

            for viewer, guest in self.guests.items():
                lines[viewer] = await stack.enter_async_context(guest.live(self.id, viewer))
                await lines[viewer].first()
                await note(f"{viewer} comes")
            for viewer, line in lines.items():
                seat = 0 if viewer is None else viewer
                line.post(id="a", type="choose", seat=seat, moment=self._moment(seat), key="nothing")
                line.post(id="b", type="choose", seat=seat, moment=9999, key="nothing")
                line.post(id="c", type="look", seat=viewer, lang="es")
                line.post(id="d", type="look", seat=viewer, lang="en")
                for number, action in enumerate(tries):
                    line.post(id=f"w{number}", type="why-not", seat=seat, action=action)
                line.post(id="end", type="look", seat=viewer, lang="en")
                await line.answer("end")
                await note(f"{viewer} asks")
            if move is not None:
                await lines[move.seat].ask(
                    id="m", type="choose", seat=move.seat, moment=self._moment(move.seat), key=move.key
                )
                await note("a choice")
                for viewer, guest in self.guests.items():
                    eyes = "" if viewer is None else f"?seat={viewer}"
                    answer = await guest.ask("GET", f"/api/tables/{self.id}{eyes}")
                    found[viewer].append(b"afterwards: " + answer.body)


def _another(table: Table, game: Game) -> Table:
    """The same table with another game on it."""
    other = copy.copy(table)
    other.game = Game(game.type, game.table.copy(), None)
    other.moments, other.asked_since = list(table.moments), list(table.asked_since)
    other._questions = [
        None if (decision := other.game.decision(seat)) is None else decision.question for seat in other.game.seats
    ]
    return other


@asynccontextmanager
async def listening(game: str, count: int, seed: str) -> AsyncIterator[Listening]:
    """A table of this game with so many people, at a house whose store keeps nothing and whose clock stands still."""
    async with open_house() as house:
        host = await house.guest()
        plan = {"game": game, "seats": [{"kind": "open"}] * count, "seed": seed, "rules": {"spectators": True}}
        made = (await host.ask("POST", "/api/tables", plan)).told
        guests: dict[Viewer, Guest] = {}
        for seat in range(count):
            guests[seat] = await house.guest()
            await guests[seat].sit(host, made["id"], seat, f"Person {seat}")
        guests[None] = await house.guest()

        async def keep(_: object) -> set[str]:
            return set()

        with (
            patch.object(house.room.store, "keep", keep),
            patch.object(house.room.store, "keep_at_once", lambda _: True),
            patch("miskatonic.server.commands.now", lambda: NOW),
        ):
            yield Listening(house, made["id"], guests)


async def look_for_leaks(game: str, count: int, seed: str, points: int, most: int = 1) -> int:
    """One random game, looked at from all sides at some of its moments; how many comparisons were made."""
    chance = Chance.of(seed)
    compared, leak = 0, None
    async with listening(game, count, seed) as room:
        try:
            for _ in range(points):
                if not room.play(1 + chance.below(25), chance):
                    break
                compared += await _look_around(room, chance, most)
        except Leak as found:
            leak = found
    if leak is not None:
        raise leak
    return compared


async def _look_around(room: Listening, chance: Chance, most: int) -> int:
    """Every secret of this moment in turn."""
    compared = 0
    move = _any_move(room.game, chance)
    tries = (*chance.shuffle([act.name for act in room.game.type.acts])[:4], move.key)
    ours, after = await room.sent(room.game, move, tries)
    for planted in planted_games(room.game, chance, most=most):
        there = _open(planted.game, move)
        theirs, other = await room.sent(planted.game, move if there else None, tries)
        for viewer in planted.strangers:
            whole = there and _looks(after, viewer) == _looks(other, viewer)
            _compare(planted.secret, viewer, ours[viewer], theirs[viewer], whole)
            compared += 1
    return compared + await _other_answers(room, move, tries, ours)


async def _other_answers(room: Listening, move: Move, tries: tuple[str, ...], ours: Sent) -> int:
    """One who answers in secret while others have yet to answer: whatever is chosen, nobody else can tell."""
    game = room.game
    if len(game.decisions) < 2 or not isinstance(game.table.asked, AskEach):
        return 0
    compared = 0
    for key in _keys(game, move.seat):
        theirs, _ = await room.sent(game, Move(move.seat, key), tries)
        for viewer in room.guests:
            if viewer != move.seat and key != move.key:
                _compare(f"the answer {key!r}", viewer, ours[viewer], theirs[viewer], whole=True)
                compared += 1
    return compared


def _compare(secret: str, viewer: Viewer, ours: list[bytes], theirs: list[bytes], whole: bool) -> None:
    """Line by line; what comes of a choice only where nothing that this viewer may see has come of the secret."""
    if not whole:
        ours, theirs = list(_before(ours)), list(_before(theirs))
    for one, other in zip(ours, theirs, strict=False):
        if one != other:
            place = next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
            part = slice(max(0, place - 200), place + 200)
            raise Leak(f"{secret} reaches {viewer}:\n  {one[part]!r}\n  {other[part]!r}\n  ({one[:100]!r})")
    if len(ours) != len(theirs):
        raise Leak(f"{secret} reaches {viewer}, who gets {len(ours)} or {len(theirs)} messages")


def _before(sent: list[bytes]) -> Iterator[bytes]:
    return (line for line in sent if not line.startswith((b"a choice", b"afterwards")))


def _any_move(game: Game, chance: Chance) -> Move:
    decision = chance.pick(game.decisions)
    return Move(decision.seat, chance.pick(list(decision.options)).key)


def _open(game: Game, move: Move) -> bool:
    return move.key in _keys(game, move.seat)


def _keys(game: Game, seat: int) -> list[str]:
    decision = game.decision(seat)
    return [] if decision is None else [option.key for option in decision.options]


def _looks(game: Game, viewer: Viewer) -> list[Any]:
    """What the engine shows this viewer; that it tells nothing hidden is proved by the contract of every game."""
    decision = None if viewer is None else game.decision(viewer)
    asked = (
        [] if decision is None else [decision.prompt(), decision.labels(), decision.rules, _keys(game, decision.seat)]
    )
    return [game.view(viewer), game.log(viewer), game.lines(viewer), asked, game.silent(viewer)]


def tables_of(game: str) -> Iterator[int]:
    """The numbers of people that a game is looked at with: few and many."""
    players = miskatonic.game_type(game).players
    least = max(2, players[0])
    yield from dict.fromkeys((least, min(players[-1], least + 1)))
