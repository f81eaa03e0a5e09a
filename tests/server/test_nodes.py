"""Two nodes at one store, in one process: what happens at one is seen at the other, even where words get lost."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from litestar.channels import ChannelsBackend

from miskatonic.server.relay import channel_of

from .house import LONGEST, Guest, House, Live, open_house, seats

BEAT = 0.05


class Ether:
    """What carries the words of all nodes; some of them may get lost, or come twice."""

    def __init__(self, carries: Callable[[bytes], int] = lambda _: 1) -> None:
        self.ears: list[asyncio.Queue[bytes]] = []
        self.carries = carries
        """How often a word comes to each node."""

    def connect(self) -> ChannelsBackend:
        return _Channel(self)


class _Channel(ChannelsBackend):
    def __init__(self, ether: Ether) -> None:
        self._ether = ether
        self._ear: asyncio.Queue[bytes] = asyncio.Queue()

    async def on_startup(self) -> None:
        if self._ether.carries(b"") < 0:
            raise ConnectionError("nobody there")

    async def on_shutdown(self) -> None:
        if self._ear in self._ether.ears:
            self._ether.ears.remove(self._ear)

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._ether.ears.append(self._ear)

    async def unsubscribe(self, channels: Iterable[str]) -> None: ...

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for ear in self._ether.ears:
            for _ in range(self._ether.carries(data)):
                ear.put_nowait(data)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield "miskatonic", await self._ear.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []


@asynccontextmanager
async def two_nodes(ether: Ether) -> AsyncIterator[tuple[House, House]]:
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="room-"))
        given: dict[str, Any] = {"database": str(Path(folder) / "room.sqlite"), "beat": BEAT}
        first = await stack.enter_async_context(open_house(ether.connect, **given))
        second = await stack.enter_async_context(open_house(ether.connect, **given))
        yield first, second


async def people(first: House, second: House) -> tuple[Guest, Guest, str]:
    """Ada at the first node, Ben at the second, and their table."""
    ada, ben = await first.guest(), await second.guest()
    table = (await ada.make(seats=seats("me", "open"), seed="nodes"))["id"]
    await ben.sit(Guest(second, ada.token), table, 1, "Ben")
    return ada, ben, table


def asked(line: Live) -> bool:
    return line.table["ask"] is not None


def has_come_to(line: Live, choices: int) -> bool:
    return bool(line.table["choices"] == choices)


def play(test: Callable[[], Any]) -> None:
    async def within() -> None:
        async with asyncio.timeout(LONGEST):
            await test()

    asyncio.run(within())


@pytest.mark.parametrize("carries", [1, 2, 0], ids=["words come", "words come twice", "no word comes"])
def test_a_game_is_played_from_two_nodes_to_its_end(carries: int) -> None:
    async def played() -> None:
        async with two_nodes(Ether(lambda _: carries)) as (first, second):
            ada, ben, table = await people(first, second)
            async with ada.live(table, 0) as here, ben.live(table, 1) as there:
                lines = [here, there]
                for line in lines:
                    await line.first()
                for number in range(12):
                    seat = next(seat["seat"] for seat in here.table["seats"] if seat["asked"])
                    await lines[seat].until(partial(asked, lines[seat]))
                    assert (await lines[seat].choose(seat, number))["type"] == "done"
                    for line in lines:
                        await line.until(partial(has_come_to, line, number + 1))

                assert here.table["log"] == (await ada.look(table, 0))["log"]
                assert there.table["board"] == (await ben.look(table, 1))["board"]

    play(played)


def test_two_who_answer_in_secret_at_the_same_moment_at_two_nodes_are_both_kept() -> None:
    async def played() -> None:
        async with two_nodes(Ether()) as (first, second):
            ada, ben, table = await people(first, second)
            async with ada.live(table, 0) as here, ben.live(table, 1) as there:
                await here.first()
                await there.first()
                answers = await asyncio.gather(here.choose(0), there.choose(1))
                kept = await Guest(first, ada.token).look(table, 0)

            assert [answer["type"] for answer in answers] == ["done", "done"]
            assert kept["choices"] == 2
            assert first.room.writer.races + second.room.writer.races == 1

    play(played)


def test_what_is_done_at_one_node_is_there_for_a_request_at_the_other_though_no_word_came() -> None:
    async def played() -> None:
        async with two_nodes(Ether(lambda _: 0)) as (first, second):
            ada, ben, table = await people(first, second)
            await ben.look(table, 1)
            await ada.choose(table, 0)

            seen = await ben.look(table, 1)

            assert seen["seats"][0]["answered"]

    play(played)


def test_who_is_connected_elsewhere_is_present_until_that_node_dies() -> None:
    async def played() -> None:
        ether = Ether()
        async with two_nodes(ether) as (first, second):
            ada, ben, table = await people(first, second)
            async with ada.live(table, 0) as here:
                await here.first()
                async with ben.live(table, 1) as there:
                    await there.until(lambda: there.table is not None and there.table["seats"][0]["present"])
                    await here.until(lambda: here.table["seats"][1]["present"])
                await here.until(lambda: not here.table["seats"][1]["present"])
                async with ben.live(table, 1):
                    await here.until(lambda: here.table["seats"][1]["present"])
                    ether.carries = lambda _: 0
                    await here.until(lambda: not here.table["seats"][1]["present"])

    play(played)


def test_nodes_find_each_other_again_when_what_carries_their_words_was_gone() -> None:
    async def played() -> None:
        ether = Ether()
        async with two_nodes(ether) as (first, second):
            ada, ben, table = await people(first, second)
            async with ada.live(table, 0) as here, ben.live(table, 1):
                await here.until(lambda: here.table is not None and here.table["seats"][1]["present"])
                ether.carries = lambda _: -1
                await here.until(lambda: not here.table["seats"][1]["present"])
                ether.carries = lambda _: 1
                await here.until(lambda: here.table["seats"][1]["present"])

    play(played)


def test_a_word_never_tells_what_was_chosen_or_said() -> None:
    said: list[bytes] = []

    def overheard(data: bytes) -> int:
        said.append(data)
        return 1

    async def played() -> None:
        async with two_nodes(Ether(overheard)) as (first, second):
            ada, ben, table = await people(first, second)
            await ada.choose(table, 0, 1)
            await ben.ask("POST", f"/api/tables/{table}/chat", {"id": "1", "text": "Nyarlathotep", "seat": 1})
            await asyncio.sleep(4 * BEAT)

            words = b"".join(said)
            assert table.encode() in words
            assert not [each for each in (b"bid", b"Nyarlathotep", ada.token.encode(), b"Ben") if each in words]

    play(played)


def test_what_carries_live_updates_is_named_by_its_address() -> None:
    with pytest.raises(ValueError, match="redis:// or postgresql://"):
        channel_of("kafka://somewhere")
