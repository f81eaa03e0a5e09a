"""A game room without a network, for tests: what people send goes straight into the application."""

from __future__ import annotations

import asyncio
import functools
import inspect
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import miskatonic
from miskatonic.server.app import make_app
from miskatonic.server.relay import Connect
from miskatonic.server.room import Room
from miskatonic.server.settings import Settings

from ..laboratory import LABORATORY
from .mirror import patched

Test = Callable[..., Awaitable[None]]

__all__ = ["Answer", "Guest", "House", "Live", "evening", "evening_with", "open_house", "seats"]

LABORATORY_HERE = str(Path(__file__).parents[1] / "laboratory")
LONGEST = 60
"""Seconds after which a test that waits for something has failed."""

miskatonic.register(LABORATORY)


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    body: bytes
    headers: dict[str, str]

    @property
    def told(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def code(self) -> str:
        """What was wrong."""
        return str(self.told["code"])


class House:
    """The server of one test."""

    def __init__(self, settings: Settings, connect: Connect | None = None) -> None:
        self.settings = settings
        self.app = make_app(settings, connect)

    @property
    def room(self) -> Room:
        room = self.app.dependencies["room"].dependency()  # type: ignore[union-attr]
        assert isinstance(room, Room)
        return room

    async def guest(self, host: str = "10.0.0.1") -> Guest:
        """Somebody new, with a token of their own."""
        guest = Guest(self, host=host)
        guest.token = (await guest.ask("POST", "/api/people")).told["token"]
        return guest


class Guest:
    """A person, or a program, at a browser of their own."""

    def __init__(self, house: House, token: str = "", host: str = "10.0.0.1") -> None:
        self.house = house
        self.token = token
        self.host = host

    # -- HTTP

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """One request; `body` goes as JSON, bytes go as they are."""
        sent = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        given = {"host": "room.test", "content-type": "application/json", "content-length": str(len(sent))}
        if self.token:
            given["authorization"] = f"Bearer {self.token}"
        given |= {name.replace("_", "-"): value for name, value in headers.items()}
        pending: list[dict[str, Any]] = [{"type": "http.request", "body": sent, "more_body": False}]
        came: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            if pending:
                return pending.pop(0)
            await asyncio.sleep(LONGEST)
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            came.append(message)

        scope = self._scope("http", path, given) | {"method": method, "http_version": "1.1", "scheme": "http"}
        await self.house.app(scope, receive, send)  # type: ignore[arg-type]
        told = {name.decode(): value.decode() for name, value in came[0]["headers"]}
        return Answer(came[0]["status"], b"".join(part.get("body", b"") for part in came[1:]), told)

    async def make(self, **plan: Any) -> Any:
        """A new table, as its host is told of it."""
        answer = await self.ask("POST", "/api/tables", {"game": "laboratory", **plan})
        assert answer.status == 201, answer.told
        return answer.told

    async def look(self, table: str, seat: int | None = None, lang: str = "en") -> Any:
        """The table as it is told now."""
        where = f"/api/tables/{table}?lang={lang}" + ("" if seat is None else f"&seat={seat}")
        answer = await self.ask("GET", where)
        assert answer.status == 200, answer.told
        return answer.told

    async def sit(self, host: Guest, table: str, seat: int, name: str = "") -> Any:
        """Sit down by a link of the host's."""
        link = await host.ask("POST", f"/api/tables/{table}/invites", {"seat": seat})
        assert link.status == 201, link.told
        answer = await self.ask("POST", f"/api/tables/{table}/claims", {"secret": link.told["secret"], "name": name})
        assert answer.status == 200, answer.told
        return answer.told

    async def choose(self, table: str, seat: int, place: int = 0) -> Answer:
        """Choose the option that stands there."""
        ask = (await self.look(table, seat))["ask"]
        options = ask["options"]
        key = options[place % len(options)]["key"]
        body = {"seat": seat, "moment": ask["moment"], "key": key}
        return await self.ask("POST", f"/api/tables/{table}/choices", body)

    # -- the live connection

    @asynccontextmanager
    async def live(self, table: str, seat: int | None = None, lang: str = "en", **headers: str) -> AsyncIterator[Live]:
        """A live connection for as long as it is used."""
        line = Live()
        talk = asyncio.create_task(self._talk(self.live_scope(table, seat, lang, **headers), line))
        try:
            yield line
        finally:
            line.hang_up()
            await talk

    def live_scope(self, table: str, seat: int | None, lang: str = "en", **headers: str) -> dict[str, Any]:
        """What a server knows of a live connection when it comes."""
        query = f"?lang={lang}" + ("" if seat is None else f"&seat={seat}")
        given = {"host": "room.test"} | {name.replace("_", "-"): value for name, value in headers.items()}
        if self.token:
            given["authorization"] = f"Bearer {self.token}"
        scope = self._scope("websocket", f"/api/tables/{table}/live{query}", given)
        return scope | {"subprotocols": [], "scheme": "ws"}

    async def _talk(self, scope: dict[str, Any], line: Live) -> None:
        line.inbox.put_nowait({"type": "websocket.connect"})
        try:
            await self.house.app(scope, line.inbox.get, line.take)  # type: ignore[arg-type]
        finally:
            line.ended.set()

    def _scope(self, kind: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
        plain, _, query = path.partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "path": plain,
            "raw_path": plain.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": (self.host, 50_000),
            "server": ("room.test", 80),
            "state": {},
        }


class Live:
    """A live connection from the browser's side: all that came, and the table that follows from it."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.raw: list[str] = []
        self.table: Any = None
        self.number = -1
        self.closed: int | None = None
        self.ended = asyncio.Event()
        self._came = asyncio.Event()
        self._sent = 0

    async def take(self, message: dict[str, Any]) -> None:
        """What the server sends."""
        if message["type"] == "websocket.send":
            self.raw.append(message["text"])
            self._follow(msgspec.json.decode(message["text"]))
        elif message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
            self.ended.set()
        self._came.set()

    def _follow(self, told: Any) -> None:
        if told["type"] == "table":
            self.number, self.table = told["number"], told["table"]
        elif told["type"] == "patch":
            assert told["number"] == self.number + 1, "a patch is missing"
            self.number = told["number"]
            self.table = patched(self.table, told["changes"])

    @property
    def told(self) -> list[Any]:
        """All messages so far."""
        return [msgspec.json.decode(message) for message in self.raw]

    def post(self, **command: Any) -> str:
        """Send a command; its id comes back."""
        self._sent += 1
        command.setdefault("id", f"c{self._sent}")
        self.inbox.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(command).decode()})
        return str(command["id"])

    def say_raw(self, text: str) -> None:
        """Send whatever."""
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def answer(self, id: str) -> Any:
        """The answer to a command."""
        found: list[Any] = []

        def came() -> bool:
            found[:] = [told for told in self.told if told.get("id") == id]
            return bool(found)

        await self.until(came)
        return found[0]

    async def ask(self, **command: Any) -> Any:
        """Send a command and wait for its answer."""
        return await self.answer(self.post(**command))

    async def choose(self, seat: int, place: int = 0) -> Any:
        """Choose the option that stands there, of what this connection's seat is asked."""
        ask = self.table["ask"]
        option = ask["options"][place % len(ask["options"])]
        return await self.ask(type="choose", seat=seat, moment=ask["moment"], key=option["key"])

    async def until(self, seen: Callable[[], bool]) -> None:
        """Wait until this is seen."""
        async with asyncio.timeout(LONGEST):
            while not seen():
                assert not self.ended.is_set(), f"the connection has ended ({self.closed})"
                self._came.clear()
                await self._came.wait()

    async def first(self) -> Any:
        """The table as it came first."""
        await self.until(lambda: self.table is not None)
        return self.table

    def hang_up(self) -> None:
        """Break the connection."""
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})


def seats(*kinds: str) -> list[dict[str, Any]]:
    """Plans for seats in a few words: "me", "open", or a kind of computer player."""
    return [{"kind": kind} if kind in ("me", "open") else {"kind": "computer", "player": kind} for kind in kinds]


@asynccontextmanager
async def open_house(connect: Connect | None = None, **settings: Any) -> AsyncIterator[House]:
    """A server with a store of its own, from its opening to its closing; `connect` leads to other nodes."""
    with tempfile.TemporaryDirectory(prefix="room-") as folder:
        given = {"database": str(Path(folder) / "room.sqlite"), "loads": (LABORATORY_HERE,), "rate": 100_000}
        house = House(Settings(**{**given, **settings}), connect)
        async with house.app.lifespan():
            yield house


def evening(test: Test) -> Callable[..., None]:
    """Have a test run in a house of its own, which it gets first."""
    return evening_with()(test)


def evening_with(**settings: Any) -> Callable[[Test], Callable[..., None]]:
    """The same with a server that is set like this."""
    return functools.partial(_evening, settings)


def _evening(settings: dict[str, Any], test: Test) -> Callable[..., None]:
    @functools.wraps(test)
    def run(**arguments: Any) -> None:
        async def opened() -> None:
            async with asyncio.timeout(LONGEST), open_house(**settings) as house:
                await test(house, **arguments)

        asyncio.run(opened())

    own = inspect.signature(test)
    run.__signature__ = own.replace(parameters=list(own.parameters.values())[1:])  # type: ignore[attr-defined]
    del run.__wrapped__
    return run
