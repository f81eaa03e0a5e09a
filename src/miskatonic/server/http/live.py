"""The live connection: a whole table first, then what changes; and commands the other way."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from logging import getLogger
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from miskatonic import EngineFault, Lang, MiskatonicError
from miskatonic.server import commands
from miskatonic.server.audience import written
from miskatonic.server.errors import BadRequest, Busy, RoomError, TooMany
from miskatonic.server.eyes import point_of_view
from miskatonic.server.http.asking import language, person_of
from miskatonic.server.http.door import address_of
from miskatonic.server.http.given import SeatAsked, TheDoor, TheMetrics, TheRoom, TheSettings, Word
from miskatonic.server.limits import Allowance
from miskatonic.server.metrics import Metrics
from miskatonic.server.room import Room
from miskatonic.server.sitting import Sitting
from miskatonic.server.store import Unsaved
from miskatonic.server.telling import why_not
from miskatonic.server.wire import live as w
from miskatonic.server.wire.requests import Choosing, Saying

__all__ = ["live"]

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


class Connection:
    """One browser or program that listens to one table, from one point of view."""

    def __init__(self, socket: Socket, sitting: Sitting, person: str, rate: int, metrics: Metrics) -> None:
        self._socket = socket
        self._commands = metrics.commands
        self._sitting = sitting
        self._person = person
        self._allowance = Allowance(rate)
        self._box: deque[str] = deque()
        self._some = asyncio.Event()
        self._ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """Why we end the connection, if we do."""
        self._lang: Lang = "en"
        self._seat: int | None = None

    def send(self, message: str) -> None:
        """Have the message sent in its turn; a connection that is too far behind is given up."""
        if len(self._box) >= BEHIND:
            self._end(TOO_SLOW)
            return
        self._box.append(message)
        self._some.set()

    def dismiss(self, code: str) -> None:
        """End: for good if this person may not look on any more, otherwise to be taken up again."""
        if code != "moved":
            self._refuse("", RoomError.because(code))
        self._end(NO_ENTRY if code == "not-allowed" else COME_BACK)

    def _end(self, code: int) -> None:
        if not self._ended.done():
            self._ended.set_result(code)

    async def run(self, seat: int | None, lang: Lang) -> None:
        """Talk until one side leaves."""
        self._look(seat, lang)
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writing, reading, self._ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
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
                    await self._socket.send({"type": "websocket.send", "text": self._box.popleft(), "bytes": None})
                await self._socket.close(code)

    def _look(self, seat: int | None, lang: Lang) -> None:
        seat = point_of_view(self._sitting.table, self._person, seat)
        self._sitting.leave(self)
        self._seat, self._lang = seat, lang
        self._sitting.join(self, seat, lang, self._person)

    async def _write(self) -> None:
        box, send = self._box, self._socket.send
        while True:
            while box:
                await send({"type": "websocket.send", "text": box[0], "bytes": None})
                box.popleft()
            self._some.clear()
            await self._some.wait()
            await asyncio.sleep(0)  # what is said together, a patch and that it is done, goes out together

    async def _read(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._hear(str(message.get("text") or ""))

    async def _hear(self, said: str) -> None:
        """Carry one command out, or say why not."""
        id, begun = "", perf_counter()
        try:
            command = _decode(said)
            id = command.id
            if not self._allowance.take():
                raise TooMany.because("too-fast")
            await self._carry_out(command)
            self._commands.done(perf_counter() - begun)
        except (msgspec.DecodeError, RecursionError) as error:
            self._refuse(id, BadRequest.because("message-malformed", why=str(error)[:200]))
        except MiskatonicError as error:
            self._refuse(id, error)
        except EngineFault:
            log.exception("table %s broke", self._sitting.table.id)
            self._refuse(id, RoomError.because("fault"))

    async def _carry_out(self, command: w.FromClient) -> None:
        sitting, table, person = self._sitting, self._sitting.table, self._person
        match command:
            case w.Choose():
                asked = Choosing(seat=command.seat, moment=command.moment, key=command.key)
                await sitting.carry_out(lambda: commands.choose(sitting.table, person, asked))
            case w.Say():
                saying = Saying(id=command.id, text=command.text, seat=self._seat)
                await sitting.carry_out(lambda: commands.say(sitting.table, person, saying))
            case w.Undo():
                await sitting.carry_out(lambda: commands.wish_undo(sitting.table, person, command.seat))
            case w.UndoReply():
                await sitting.carry_out(lambda: commands.answer_undo(sitting.table, person, command.agree))
            case w.WhyNot():
                seat = point_of_view(table, person, command.seat)
                assert seat is not None
                self.send(written(w.Reasons(command.id, why_not(table, seat, command.action, self._lang))))
                return
            case w.Look():
                await sitting.settled()
                self._look(command.seat, command.lang)
        self.send(written(w.Done(command.id)))

    def _refuse(self, id: str, error: MiskatonicError) -> None:
        self._commands.refused += 1
        self.send(written(w.Refused(id, error.code, error.say(self._lang))))


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    room: TheRoom,
    settings: TheSettings,
    door: TheDoor,
    counted: TheMetrics,
    table: Word,
    seat: SeatAsked = None,
) -> None:
    """Look at a table as it changes, and take part."""
    await socket.accept()
    with door.connections.one_more(address_of(socket)) as fits:
        if not fits:
            error = TooMany.because("many-connections", most=door.connections.most)
            await _turn_away(socket, error, "en", TOO_SLOW)
            return
        await _listen(socket, room, table, seat, settings.rate, counted)


async def _listen(socket: Socket, room: Room, table: str, seat: int | None, rate: int, metrics: Metrics) -> None:
    lang: Lang = "en"
    try:
        lang = language(socket)
        person = person_of(socket)
        sitting = await room.sitting(table)
        await sitting.settled()
        point_of_view(sitting.table, person, seat)
    except MiskatonicError as error:
        await _turn_away(socket, error, lang, NO_ENTRY)
        return
    except Unsaved as error:
        log.error("the store is out of reach: %s", error)
        await _turn_away(socket, Busy.because("unsaved"), lang, COME_BACK)
        return
    await Connection(socket, sitting, person, rate, metrics).run(seat, lang)


async def _turn_away(socket: Socket, error: MiskatonicError, lang: Lang, code: int) -> None:
    message = written(w.Refused("", error.code, error.say(lang)))
    await socket.send({"type": "websocket.send", "text": message, "bytes": None})
    await socket.close(code)
