"""A browser without a screen: it keeps a table as the client in web/src/wire/live.svelte.ts does.

The first message is the whole table, patches follow, a gap is mended by looking again, a lost connection is taken up
again, and whatever was asked and not answered is asked once more.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from secrets import token_hex
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from .house import Guest
from .mirror import patched

__all__ = ["Browser", "Dial", "Gone", "Line", "Refused", "house_line", "socket_line"]

FIRST_WAIT = 0.02
LONGEST_WAIT = 0.5
FAR = 2**20
"""Where the numbers of one point of view lie less far from one another than those of two."""


class Gone(Exception):
    """The connection is lost, or could not be made."""


class Refused(Exception):
    """What the server refused, by its code."""


class Line(Protocol):
    """A connection, as a browser sees it."""

    async def send(self, text: str) -> None: ...

    async def receive(self) -> str: ...


Dial = Callable[[], AbstractAsyncContextManager[Line]]


class Browser:
    """One page that shows one table from one seat."""

    def __init__(self, dial: Dial, seat: int | None = None, lang: str = "en") -> None:
        self.seat, self.lang = seat, lang
        self.table: Any = None
        self.connected = False
        self.refusal = ""
        self.tables = 0
        """How often the whole was told."""
        self._dial = dial
        self._number = 0
        self._wait = FIRST_WAIT
        self._waiting: dict[str, tuple[dict[str, Any], asyncio.Future[Any]]] = {}
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._line: asyncio.Task[None] | None = None
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        self._running.cancel()
        with suppress(asyncio.CancelledError):
            await self._running

    def reload(self) -> None:
        """As a person does who has lost patience."""
        if self._line is not None:
            self._line.cancel()

    async def send(self, **command: Any) -> Any:
        """Ask for something; answered once the server has kept it, over however many connections."""
        numbered = {**command, "id": command.get("id") or token_hex(6)}
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[numbered["id"]] = (numbered, answer)
        self._say(numbered)
        return await answer

    async def until(self, seen: Callable[[Any], bool]) -> Any:
        """Wait until the table looks like this."""
        while self.table is None or not seen(self.table):
            self._changed.clear()
            await self._changed.wait()
        return self.table

    def _say(self, command: dict[str, Any]) -> None:
        if self.connected:
            self._out.put_nowait(command)

    async def _run(self) -> None:
        while not self.refusal:
            self._line = asyncio.create_task(self._talk())
            try:
                await self._line
            except Gone:
                pass
            except asyncio.CancelledError:
                if asyncio.current_task().cancelling():  # type: ignore[union-attr]
                    self._line.cancel()
                    raise
            self.connected = False
            self._out = asyncio.Queue()
            await asyncio.sleep(self._wait)
            self._wait = min(self._wait * 2, LONGEST_WAIT)

    async def _talk(self) -> None:
        async with self._dial() as line:
            writing = asyncio.create_task(self._write(line))
            try:
                while True:
                    self._hear(msgspec.json.decode(await line.receive()))
                    self._changed.set()
            finally:
                writing.cancel()
                await asyncio.gather(writing, return_exceptions=True)

    async def _write(self, line: Line) -> None:
        out = self._out
        while True:
            await line.send(msgspec.json.encode(await out.get()).decode())

    def _hear(self, said: Any) -> None:
        match said["type"]:
            case "table":
                self.tables += 1
                if not (self.connected and 0 < self._number - said["number"] < FAR):  # a late one is older than ours
                    self._number, self.table = said["number"], said["table"]
                if not self.connected:
                    self._welcome()
            case "patch":
                self._change(said["number"], said["changes"])
            case "done":
                self._answer(said["id"], lambda asked: asked.set_result([]))
            case "reasons":
                self._answer(said["id"], lambda asked: asked.set_result(said["reasons"]))
            case "refused":
                if not said["id"] and not self.connected:
                    self.refusal = said["code"]
                self._answer(said["id"], lambda asked: asked.set_exception(Refused(said["code"])))

    def _welcome(self) -> None:
        self.connected = True
        self._wait = FIRST_WAIT
        for command, _ in self._waiting.values():
            self._say(command)

    def _change(self, number: int, changes: Any) -> None:
        if number <= self._number:
            return
        if number != self._number + 1 or self.table is None:
            self._say({"type": "look", "id": token_hex(6), "seat": self.seat, "lang": self.lang})
            return
        self._number = number
        self.table = patched(self.table, changes)

    def _answer(self, id: str, give: Callable[[asyncio.Future[Any]], None]) -> None:
        _, answer = self._waiting.pop(id, (None, None))
        if answer is not None and not answer.done():
            give(answer)


class _Socket:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def send(self, text: str) -> None:
        try:
            await self._socket.send(text)
        except WebSocketException as error:
            raise Gone from error

    async def receive(self) -> str:
        try:
            return str(await self._socket.recv())
        except WebSocketException as error:
            raise Gone from error


def socket_line(address: Callable[[], str], table: str, seat: int, token: str) -> Dial:
    """Connections to a server in a process of its own, wherever it is just now."""

    @asynccontextmanager
    async def dial() -> AsyncIterator[Line]:
        where = f"{address().replace('http', 'ws', 1)}/api/tables/{table}/live?seat={seat}"
        try:
            socket = await connect(where, additional_headers={"authorization": f"Bearer {token}"}, compression=None)
        except (OSError, InvalidHandshake, WebSocketException, TimeoutError, EOFError) as error:
            raise Gone from error
        try:
            yield _Socket(socket)
        finally:
            await socket.close()

    return dial


class _HouseLine:
    def __init__(self) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.came: asyncio.Queue[str | None] = asyncio.Queue()

    async def send(self, text: str) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def receive(self) -> str:
        text = await self.came.get()
        if text is None:
            raise Gone
        return text

    async def take(self, message: dict[str, Any]) -> None:
        """What the server sends."""
        if message["type"] == "websocket.send":
            self.came.put_nowait(message["text"])
        elif message["type"] == "websocket.close":
            self.came.put_nowait(None)


def house_line(guest: Guest, table: str, seat: int | None, lang: str = "en") -> Dial:
    """Connections straight into an application, without a network."""

    @asynccontextmanager
    async def dial() -> AsyncIterator[Line]:
        line = _HouseLine()
        line.inbox.put_nowait({"type": "websocket.connect"})
        scope = guest.live_scope(table, seat, lang)
        talk = asyncio.create_task(guest.house.app(scope, line.inbox.get, line.take))  # type: ignore[arg-type]
        talk.add_done_callback(lambda _: line.came.put_nowait(None))
        try:
            yield line
        finally:
            line.inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})
            await talk

    return dial
