"""No byte that goes to a seat depends on what it may not know: not its content, size, number or order. In any game."""

from __future__ import annotations

import asyncio
from importlib.metadata import entry_points
from typing import Any
from zlib import crc32

import pytest
from msgspec.structs import replace

import miskatonic
from miskatonic.server.telling import Reader

from .listening import Leak, Move, listening, look_for_leaks

GAMES = sorted({*(found.name for found in entry_points(group="miskatonic.games")), "laboratory"})
"""Those that come with the package, whatever other tests register, and the laboratory."""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_does_not_depend_on_what_its_reader_may_not_know(game: str) -> None:
    least = max(2, miskatonic.game_type(game).players[0])

    compared = asyncio.run(look_for_leaks(game, least, "sample", points=2))

    assert compared > 20


def test_a_server_that_tells_a_little_too_much_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Reader.tell

    def talkative(reader: Reader, occasion: Any) -> Any:
        told = tell(reader, occasion)
        hidden = occasion.table.game.view(0).board
        return told if reader.seat != 1 else replace(told, title="!" * (1 + crc32(str(hidden).encode()) % 97))

    monkeypatch.setattr(Reader, "tell", talkative)

    with pytest.raises(Leak):
        asyncio.run(look_for_leaks("laboratory", 2, "talkative", points=9))


def test_a_secret_answer_is_told_to_others_by_one_message_of_one_size_whatever_it_is() -> None:
    async def heard() -> None:
        async with listening("laboratory", 3, "secret") as room:
            decision = room.game.decisions[0]
            keys = [option.key for option in decision.options]
            sent = [await room.sent(room.game, Move(decision.seat, key), ()) for key in keys]

            assert len(keys) > 2
            for viewer in (1, 2, None):
                told = [found[viewer] for found, _ in sent]
                assert all(each == told[0] for each in told)
                assert any(line.startswith(b"a choice (1 messages)") for line in told[0])

    asyncio.run(heard())
