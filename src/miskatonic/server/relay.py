"""Nodes that serve the same tables: each tells the others what has moved on here, and who is connected.

What is told is no more than a hint where to look: how far a table is, in the store. A word that gets lost costs a
few seconds, until the node looks around by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from logging import getLogger
from typing import TypeAlias

import msgspec
from litestar.channels import ChannelsBackend
from msgspec import Struct

from miskatonic.server.people import new_token
from miskatonic.server.room import Room
from miskatonic.server.sitting import Sitting
from miskatonic.server.store import Unsaved

__all__ = ["Connect", "Relay", "channel_of"]

log = getLogger(__name__)

Connect: TypeAlias = Callable[[], ChannelsBackend]

CHANNEL = "miskatonic"
AGAIN = 1.0
MANY = 100
"""Tables that one word speaks of: PostgreSQL carries 8,000 bytes at a time."""


class Word(Struct, omit_defaults=True):
    """What one node says to all; `beat` counts its signs of life."""

    node: str
    beat: int = 0
    moved: list[tuple[str, int]] = []
    """Tables, and how many entries the store has of each."""
    here: list[tuple[str, tuple[int, ...]]] = []
    """Tables, and the seats whose people are connected to this node."""
    wanted: list[str] = []
    """Tables that have just come here: who is connected to them elsewhere?"""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Word).decode


class LostTouch(Exception):
    """Our own words do not come back any more, so those of the others don't come either."""


class Relay:
    """The word between this node and the others. It is taken up again whenever it breaks off."""

    def __init__(self, room: Room, connect: Connect, beat: float) -> None:
        self._room = room
        self._connect = connect
        self._pause = beat
        self._node = new_token()[:12]
        self._beat = 0
        self._heard_back = 0
        self._moved: dict[str, int] = {}
        self._here: dict[str, tuple[int, ...]] = {}
        self._wanted: set[str] = set()
        self._some = asyncio.Event()
        self._last: dict[str, float] = {}
        """When each other node last said anything, by the loop's clock."""
        self._tasks: list[asyncio.Task[None]] = []

    # -- what happens here

    def moved(self, tables: Sequence[tuple[str, int]]) -> None:
        """These tables are so far in the store."""
        self._moved.update(tables)
        self._some.set()

    def connected(self, sitting: Sitting) -> None:
        """Others are connected to this table here than before."""
        self._here[sitting.table.id] = tuple(sorted(sitting.here))
        self._some.set()

    def brought(self, id: str) -> None:
        """This table has come into memory."""
        self._wanted.add(id)
        self._some.set()

    # -- the word between nodes

    def start(self) -> None:
        self._room.elsewhere = self
        self._tasks = [asyncio.create_task(self._stay_in_touch()), asyncio.create_task(self._look_around())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _stay_in_touch(self) -> None:
        while True:
            try:
                await self._talk()
            except Exception as error:  # noqa: BLE001  whatever breaks there: the next attempt begins from nothing
                log.warning("out of touch with other nodes: %s: %s", type(error).__name__, error)
            await asyncio.sleep(AGAIN)

    async def _talk(self) -> None:
        channel = self._connect()
        await channel.on_startup()
        try:
            await channel.subscribe([CHANNEL])
            self._heard_back = self._beat
            talks = [asyncio.create_task(each) for each in (self._hear(channel), self._speak(channel), self._live())]
            try:
                done, _ = await asyncio.wait(talks, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                for task in talks:
                    task.cancel()
                await asyncio.gather(*talks, return_exceptions=True)
        finally:
            await channel.on_shutdown()

    async def _hear(self, channel: ChannelsBackend) -> None:
        async for _, data in channel.stream_events():
            word = _decode(data)
            if word.node == self._node:
                self._heard_back = max(self._heard_back, word.beat)
                continue
            try:
                await self._take_in(word)
            except Unsaved as error:
                log.warning("another node's tables can't be read: %s", error)

    async def _speak(self, channel: ChannelsBackend) -> None:
        """Say what there is to say; what comes together while one word is under way goes with the next."""
        while True:
            await self._some.wait()
            self._some.clear()
            moved, self._moved = list(self._moved.items()), {}
            here, self._here = list(self._here.items()), {}
            wanted, self._wanted = sorted(self._wanted), set()
            for first in range(0, max(len(moved), len(here), len(wanted), 1), MANY):
                part = slice(first, first + MANY)
                word = Word(self._node, self._beat, moved[part], here[part], wanted[part])
                await channel.publish(_encode(word), [CHANNEL])

    async def _live(self) -> None:
        """Give signs of life, and notice when our own do not come back."""
        while True:
            self._beat += 1
            for sitting in self._room.sittings.values():
                if sitting.listened:
                    self._here[sitting.table.id] = tuple(sorted(sitting.here))
            self._some.set()
            await asyncio.sleep(self._pause)
            if self._heard_back < self._beat - 1:
                raise LostTouch("no word comes back")

    async def _look_around(self) -> None:
        while True:
            await asyncio.sleep(self._pause)
            self._bury_the_silent()
            try:
                await self._room.look_around()
            except Unsaved as error:
                log.warning("the store can't be asked how far tables are: %s", error)

    # -- what other nodes say

    async def _take_in(self, word: Word) -> None:
        self._last[word.node] = asyncio.get_running_loop().time()
        for id, seats in word.here:
            self._room.connected_elsewhere(id, word.node, frozenset(seats))
        for id in word.wanted:
            sitting = self._room.sittings.get(id)
            if sitting is not None and sitting.listened:
                self.connected(sitting)
        await self._room.heard(word.moved)

    def _bury_the_silent(self) -> None:
        """Whoever was connected to a node that has died is not connected any more."""
        now = asyncio.get_running_loop().time()
        for node, last in list(self._last.items()):
            if now - last > 3 * self._pause:
                del self._last[node]
                for id in list(self._room.sittings):
                    self._room.connected_elsewhere(id, node, frozenset())


def channel_of(url: str) -> Connect:
    """What carries the word: `redis://...` or `postgresql://...`, by Litestar's channels."""
    kind = url.partition(":")[0]
    if kind in ("redis", "rediss", "unix"):
        return lambda: _redis(url)
    if kind in ("postgresql", "postgres"):
        return lambda: _postgres(url)
    raise ValueError(f"live updates go by redis:// or postgresql://, not by {kind}://")


def _redis(url: str) -> ChannelsBackend:
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    return RedisChannelsPubSubBackend(redis=Redis.from_url(url), key_prefix="")


def _postgres(url: str) -> ChannelsBackend:
    from miskatonic.server.channels import PostgresChannel

    return PostgresChannel(url)
