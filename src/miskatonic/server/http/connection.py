"""One browser or program that listens to one table and takes part in it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from logging import getLogger
from time import perf_counter
from typing import Any, Protocol

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from miskatonic import EngineFault, Lang, MiskatonicError
from miskatonic.server import commands
from miskatonic.server.audience import written
from miskatonic.server.entries import Entry
from miskatonic.server.errors import BadRequest, Raced, RoomError, TooMany
from miskatonic.server.eyes import point_of_view
from miskatonic.server.limits import Allowance
from miskatonic.server.metrics import Metrics
from miskatonic.server.sitting import Sitting
from miskatonic.server.telling import why_not
from miskatonic.server.wire import live as w
from miskatonic.server.wire.requests import Choosing, Saying

__all__ = ["COME_BACK", "NO_ENTRY", "TOO_SLOW", "Connection", "Socket"]

log = getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
_decode = msgspec.json.Decoder(w.FromClient).decode

BEHIND = 200
"""Messages that a connection may be behind before it is given up; it comes back and is told the whole."""
LAST_WORDS = 2.0
"""Seconds that a connection gets to take what was said before it ends."""
LEFT = (WebSocketDisconnect, OSError)
"""How it shows that the other side has gone."""
COME_BACK, TOO_SLOW, NO_ENTRY = 1012, 1013, 4403


class Line(Protocol):
    """A short way in and out, where the server gives one (`miskatonic.server.line`)."""

    hear: Callable[[str], None] | None

    def say(self, messages: Iterable[bytes]) -> bool: ...

    def hold(self) -> None: ...

    def go_on(self) -> None: ...


class Connection:
    """It listens from one point of view, and has one command carried out after the other."""

    def __init__(
        self, socket: Socket, sitting: Sitting, person: str, rate: int, metrics: Metrics, line: Line | None = None
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._socket = socket
        self._line = line
        self._commands = metrics.commands
        self._sitting = sitting
        self._person = person
        self._allowance = Allowance(rate)
        self._box: deque[bytes] = deque()
        """What is to be sent."""
        self._said: deque[str] = deque()
        """What came while a command was under way."""
        self._id = ""
        self._begun = 0.0
        self._busy = False
        """Whether a command is under way, with this id, since then."""
        self._under_way: asyncio.Task[None] | None = None
        """The command, if it takes a while."""
        self._some = asyncio.Event()
        self._free = asyncio.Event()
        self._ended: asyncio.Future[int] = self._loop.create_future()
        """Why we end the connection, if we do."""
        self._lang: Lang = "en"
        self._seat: int | None = None

    # -- what is sent

    def send(self, message: bytes) -> None:
        """Have the message sent in its turn; a connection that is too far behind is given up."""
        box = self._box
        if len(box) >= BEHIND:
            self._end(TOO_SLOW)
            return
        box.append(message)
        if len(box) == 1:  # what is said together, a patch and that it is done, goes out together
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        box = self._box
        if self._line is not None and not self._some.is_set() and self._line.say(box):
            box.clear()
        else:
            self._some.set()

    def dismiss(self, code: str) -> None:
        """End: for good if this person may not look on any more, otherwise to be taken up again."""
        if code != "moved":
            self._refuse("", RoomError.because(code))
        self._end(NO_ENTRY if code == "not-allowed" else COME_BACK)

    def _end(self, code: int) -> None:
        if not self._ended.done():
            self._ended.set_result(code)

    async def _write(self) -> None:
        """The long way out."""
        box, some, send = self._box, self._some, self._socket.send
        while True:
            await some.wait()
            while box:
                await send({"type": "websocket.send", "text": box[0].decode(), "bytes": None})
                box.popleft()
            some.clear()

    # -- from beginning to end

    async def run(self, seat: int | None, lang: Lang) -> None:
        """Talk until one side leaves."""
        self._look(seat, lang)
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        if self._line is not None:
            self._line.hear = self._hear
        try:
            await asyncio.wait((writing, reading, self._ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._line is not None:
                self._line.hear = None
            self._said.clear()
            if self._under_way is not None:
                self._under_way.cancel()
            self._sitting.leave(self)
            for task in (writing, reading):
                task.cancel()
            for found in await asyncio.gather(writing, reading, return_exceptions=True):
                if isinstance(found, Exception) and not isinstance(found, LEFT):
                    log.error("a connection broke", exc_info=found)
        if self._ended.done():
            await self._close(self._ended.result())

    async def _close(self, code: int) -> None:
        """Send the last words, if the other side takes them, and close."""
        with suppress(TimeoutError, *LEFT):
            async with asyncio.timeout(LAST_WORDS):
                while self._box:
                    await self._socket.send(
                        {"type": "websocket.send", "text": self._box.popleft().decode(), "bytes": None}
                    )
                await self._socket.close(code)

    def _look(self, seat: int | None, lang: Lang) -> None:
        seat = point_of_view(self._sitting.table, self._person, seat)
        self._seat, self._lang = seat, lang
        self._sitting.join(self, seat, lang, self._person)

    # -- what comes

    async def _read(self) -> None:
        """The long way in: what came before the short one was open, everything where there is none, and the end."""
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._hear(str(message.get("text") or ""))
            while self._busy:
                self._free.clear()
                await self._free.wait()

    def _hear(self, said: str) -> None:
        """Have this carried out in its turn."""
        self._said.append(said)
        if not self._busy:
            self._go_on()
        elif self._line is not None:
            self._line.hold()

    def _go_on(self) -> None:
        said = self._said
        while said and not self._busy:
            self._take(said.popleft())
        if self._line is not None and not said:
            self._line.go_on()

    def _take(self, said: str) -> None:
        """Begin to carry one command out, or say why not."""
        self._busy, self._id, self._begun = True, "", perf_counter()
        try:
            command = _decode(said)
            self._id = command.id
            if not self._allowance.take():
                raise TooMany.because("too-fast")
            self._carry_out(command)
        except (msgspec.DecodeError, RecursionError) as error:
            self._over(BadRequest.because("message-malformed", why=str(error)[:200]))
        except Exception as error:  # noqa: BLE001  whatever it is, it is told and the others go on
            self._over(error)

    def _carry_out(self, command: w.FromClient) -> None:
        sitting, person = self._sitting, self._person
        match command:
            case w.Choose():
                asked = Choosing(seat=command.seat, moment=command.moment, key=command.key)
                self._have(lambda: commands.choose(sitting.table, person, asked))
            case w.Say():
                saying = Saying(id=command.id, text=command.text, seat=self._seat)
                self._have(lambda: commands.say(sitting.table, person, saying))
            case w.Undo():
                self._have(lambda: commands.wish_undo(sitting.table, person, command.seat))
            case w.UndoReply():
                self._have(lambda: commands.answer_undo(sitting.table, person, command.agree))
            case w.WhyNot():
                seat = point_of_view(sitting.table, person, command.seat)
                assert seat is not None
                reasons = why_not(sitting.table, seat, command.action, self._lang)
                self._over(None, w.Reasons(command.id, reasons))
            case w.Look():
                self._wait(self._look_anew(command))

    def _have(self, wanted: Callable[[], Sequence[Entry]]) -> None:
        """Have this happen; where another node was faster, once more."""

        def kept(error: MiskatonicError | None) -> None:
            if isinstance(error, Raced):
                self._wait(self._sitting.carry_out(wanted))
            else:
                self._over(error)
                self._go_on()

        try:
            self._sitting.happen(wanted(), kept)
        except Raced as error:
            kept(error)

    async def _look_anew(self, command: w.Look) -> None:
        await self._sitting.settled()
        self._look(command.seat, command.lang)

    def _wait(self, for_it: Coroutine[Any, Any, None]) -> None:
        """The command takes a while."""
        self._under_way = asyncio.create_task(for_it)
        self._under_way.add_done_callback(self._waited)

    def _waited(self, done: asyncio.Task[None]) -> None:
        if not done.cancelled():
            self._over(done.exception())
            self._go_on()

    def _over(self, error: BaseException | None, answer: w.FromServer | None = None) -> None:
        """The command is carried out, or is not."""
        self._busy = False
        self._free.set()
        if error is None:
            self._commands.done(perf_counter() - self._begun)
            self.send(written(answer or w.Done(self._id)))
        elif isinstance(error, MiskatonicError) and not isinstance(error, EngineFault):
            self._refuse(self._id, error)
        else:
            log.error("table %s broke", self._sitting.table.id, exc_info=error)
            self._refuse(self._id, RoomError.because("fault"))

    def _refuse(self, id: str, error: MiskatonicError) -> None:
        self._commands.refused += 1
        self.send(written(w.Refused(id, error.code, error.say(self._lang))))
