"""Anything at all over the live connection: it is answered or refused, and the table stays what it is."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from base64 import b64encode
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from .house import LONGEST, House, open_house, seats
from .processes import Process

TYPES = ("choose", "say", "undo", "undo-reply", "why-not", "look", "table", "patch", "")
FIELDS = ("id", "seat", "moment", "key", "text", "agree", "action", "lang", "type", "more")
ANY = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=60),
    st.sampled_from(["bid:0", "end-turn", "en", "ru", "xx", "strike", "\x00", "\ud800", "1" * 300]),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=4), st.integers(), max_size=3),
)
COMMANDS = st.builds(
    lambda kind, fields: {"type": kind, "id": "x", **fields},
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(FIELDS), ANY, max_size=6),
)
NEAR = st.builds(
    lambda kind, seat, moment: {
        "choose": {"type": "choose", "id": "x", "seat": seat, "moment": moment, "key": "bid:0"},
        "say": {"type": "say", "id": "x", "text": "!"},
        "undo": {"type": "undo", "id": "x", "seat": seat},
        "undo-reply": {"type": "undo-reply", "id": "x", "agree": bool(moment % 2)},
        "why-not": {"type": "why-not", "id": "x", "seat": seat, "action": "strike"},
        "look": {"type": "look", "id": "x", "seat": seat, "lang": "pt"},
    }[kind],
    st.sampled_from(TYPES[:6]),
    st.sampled_from([0, 1, 2, 31, 32, -1]),
    st.sampled_from([0, 1, 2, 3, 2**63, -1]),
)


def _broken(data: bytes, place: int) -> bytes:
    return data[: place % (len(data) + 1)]


def _encoded(command: Any) -> bytes:
    """As JSON, though it may hold what JSON can't."""
    try:
        return msgspec.json.encode(command)
    except (UnicodeEncodeError, OverflowError):
        return repr(command).encode("utf-8", "replace")


FRAMES = st.one_of(
    COMMANDS.map(_encoded),
    NEAR.map(_encoded),
    st.builds(_broken, NEAR.map(_encoded), st.integers(0, 100)),
    st.binary(max_size=80),
)


@settings(max_examples=40, deadline=None)
@given(st.lists(FRAMES, min_size=1, max_size=8), st.booleans())
def test_whatever_is_sent_is_answered_and_nothing_breaks(frames: list[bytes], as_bytes: bool) -> None:
    with pytest.MonkeyPatch.context() as patch:
        broken: list[str] = []
        patch.setattr(logging.Logger, "error", lambda self, message, *args, **_: broken.append(str(message)))
        patch.setattr(logging.Logger, "exception", lambda self, message, *args, **_: broken.append(str(message)))

        asyncio.run(_sent(frames, as_bytes))

        assert broken == []


async def _sent(frames: list[bytes], as_bytes: bool) -> None:
    async with asyncio.timeout(LONGEST), open_house() as house:
        ada, ben = await house.guest(), await house.guest()
        table = (await ada.make(seats=seats("me", "open"), seed="fuzz", rules={"spectators": True}))["id"]
        await ben.sit(ada, table, 1)
        before, hidden = house.room.sittings[table].table.version, _hand(house, table)
        async with ada.live(table, 0) as live:
            await live.first()
            for frame in frames:
                if as_bytes:
                    live.inbox.put_nowait({"type": "websocket.receive", "bytes": frame, "text": None})
                else:
                    live.say_raw(frame.decode("utf-8", "replace"))
            done = await live.ask(id="end", type="look", seat=0, lang="en")

            assert done["type"] == "done"
            assert not [told for told in live.told if told.get("code") == "room.fault"]
            refusals = [told for told in live.told if told["type"] == "refused"]
            assert all(told["code"] and told["text"] for told in refusals)
            assert house.room.sittings[table].table.version - before <= sum(
                _kind(frame) in TYPES[:4] for frame in frames
            )
        assert _hand(house, table) == hidden


def _kind(frame: bytes) -> str:
    try:
        return str(msgspec.json.decode(frame)["type"])
    except (msgspec.DecodeError, TypeError, KeyError, UnicodeDecodeError):
        return ""


def _hand(house: House, table: str) -> Any:
    """What Ben holds."""
    game = house.room.sittings[table].table.game
    assert game is not None
    return game.view(1).board.players[1].hand


def test_a_line_that_talks_no_websocket_is_closed_and_the_server_goes_on(tmp_path: Path) -> None:
    chance = Random(1)
    with Process(str(tmp_path / "room.sqlite")) as server:
        token = server.ask("POST", "/api/people")["token"]
        made = server.ask("POST", "/api/tables", {"game": "laboratory", "seats": seats("me", "me")}, token)
        before = server.ask("GET", f"/api/tables/{made['id']}?seat=0", token=token)
        for harm in (
            chance.randbytes(200),  # noise
            b"\x81\xff" + (2**62).to_bytes(8, "big") + b"abcd",  # a frame of four exabytes
            b"\x81\xfe\x4e\x20abcd" + b"x" * 20_000,  # longer than is allowed
            b"\x81\x85abcdhello",  # no UTF-8 once unmasked
            b"\x81\x05hello",  # not masked
            b"\x01\x80abcd" * 50,  # begun again and again, never ended
            b"\x88\x80abcd",  # good-bye at once
            b"\x89\xff" + bytes(8) + b"abcd",  # a ping that is too long
        ):
            _sent_raw(server.port, made["id"], token, harm)

        assert server.ask("GET", "/health")["status"] == "ok"
        assert server.ask("GET", f"/api/tables/{made['id']}?seat=0", token=token) == before


def _sent_raw(port: int, table: str, token: str, harm: bytes) -> None:
    """Begin as a live connection does, and go on with this. The server ends the line by itself, or when we leave."""
    key = b64encode(os.urandom(16)).decode()
    head = (
        f"GET /api/tables/{table}/live?seat=0 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Authorization: Bearer {token}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", port), 10) as line:
        line.sendall(head.encode())
        assert line.recv(100).startswith(b"HTTP/1.1 101")
        try:
            line.sendall(harm)
            line.settimeout(0.5)
            while line.recv(65536):
                pass
        except (TimeoutError, ConnectionError):
            return
