"""Simulated people: live connections that cost next to nothing, so that what is measured is the server.

A frame of WebSocket is taken apart by hand here; whoever writes a client uses a library for that.
"""

from __future__ import annotations

import asyncio
import struct
from base64 import b64encode
from collections.abc import Callable
from os import urandom
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Raw, Struct

__all__ = ["Person", "Watched", "sit_down"]


class _Change(Struct):
    at: tuple[str | int, ...]
    put: Raw = Raw(b"null")


class _Option(Struct):
    key: str


class _Ask(Struct):
    moment: int
    options: tuple[_Option, ...]
    changes: bool = False


class _Table(Struct):
    choices: int
    ask: _Ask | None
    status: str


class _Message(Struct):
    type: str
    id: str = ""
    code: str = ""
    table: _Table | None = None
    changes: tuple[_Change, ...] = ()


_message = msgspec.json.Decoder(_Message).decode
_ask = msgspec.json.Decoder(_Ask | None).decode
_number = msgspec.json.Decoder(int).decode
_status = msgspec.json.Decoder(str).decode

END = (b"\x00\x00\x00\x00",)


class Watched:
    """One table as its people see it: who has seen how much, and how long that took after the choice."""

    def __init__(self) -> None:
        self.people: list[Person] = []
        self.chosen: dict[int, float] = {}
        """When the choice was sent that makes the table so many choices old."""
        self.seen: dict[int, int] = {}

    def see(self, choices: int) -> float | None:
        """One more has seen so many choices: the seconds since the last was sent, once everybody has."""
        self.seen[choices] = self.seen.get(choices, 0) + 1
        if self.seen[choices] < len(self.people):
            return None
        del self.seen[choices]
        sent = self.chosen.pop(choices, None)
        return None if sent is None else perf_counter() - sent


class Person(asyncio.Protocol):
    """One seat: `asked` is called when there is something to choose, `took` with the seconds until all have seen it."""

    def __init__(
        self, watched: Watched, seat: int, asked: Callable[[Person], None], took: Callable[[float], None], head: bytes
    ) -> None:
        self.watched, self.seat = watched, seat
        self.ask: _Ask | None = None
        self.choices = 0
        self.over = False
        self.refused: list[str] = []
        self.bytes = 0
        self.done = 0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asked, self._took, self._head = asked, took, head
        self._line: Any = None
        self._rest = b""
        self._open = False
        watched.people.append(self)

    # -- what is sent

    def connection_made(self, transport: Any) -> None:
        self._line = transport
        transport.write(self._head)

    def choose(self, place: int = 0) -> None:
        """Choose the option that stands there."""
        ask = self.ask
        assert ask is not None
        self.ask = None
        key = ask.options[place % len(ask.options)].key
        self.watched.chosen[self.choices + 1] = perf_counter()
        self._send(
            msgspec.json.encode({"type": "choose", "id": "c", "seat": self.seat, "moment": ask.moment, "key": key})
        )

    def _send(self, text: bytes) -> None:
        size = len(text)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        self._line.write(head + b"\0\0\0\0" + text)  # a mask of noughts leaves the text as it is

    def leave(self) -> None:
        if self._line is not None:
            self._line.abort()

    # -- what comes

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        data = self._rest + data
        if not self._open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                raise ConnectionError(head.decode())
            self._open = True
        at = 0
        while len(data) - at >= 2:
            size, start = data[at + 1] & 0x7F, at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if start + size > len(data):
                break
            if data[at] & 0x0F == 1:
                self._hear(data[start : start + size])
            at = start + size
        self._rest = data[at:]

    def _hear(self, text: bytes) -> None:
        said = _message(text)
        if said.table is not None:
            self.choices, self.ask = said.table.choices, said.table.ask
            self.over = said.table.status == "over"
            if not self.ready.done():
                self.ready.set_result(None)
        elif said.type == "patch":
            self._patched(said.changes)
        elif said.type == "done":
            self.done += 1
        elif said.type == "refused":
            self.refused.append(said.code)
        if self.ask is not None and not self.ask.changes and not self.over:
            self._asked(self)

    def _patched(self, changes: tuple[_Change, ...]) -> None:
        for change in changes:
            if change.at == ("choices",):
                self.choices = _number(change.put)
                took = self.watched.see(self.choices)
                if took is not None:
                    self._took(took)
            elif change.at == ("ask",):
                self.ask = _ask(change.put)
            elif change.at == ("status",):
                self.over = _status(change.put) == "over"
            elif change.at[0] == "ask":  # a question that changes in part is read anew as a whole
                self.ask = None
                look = {"type": "look", "id": "l", "seat": self.seat}
                self._send(msgspec.json.encode(look))


async def sit_down(
    port: int,
    table: str,
    token: str,
    seat: int,
    watched: Watched,
    asked: Callable[[Person], None],
    took: Callable[[float], None],
) -> Person:
    """One person at a table, connected and told all of it."""
    head = (
        f"GET /api/tables/{table}/live?seat={seat} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(urandom(16)).decode()}\r\n"
        f"Authorization: Bearer {token}\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    _, person = await loop.create_connection(lambda: Person(watched, seat, asked, took, head), "127.0.0.1", port)
    await asyncio.wait_for(person.ready, 60)
    return person
