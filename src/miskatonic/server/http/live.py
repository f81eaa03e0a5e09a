"""The live connection: a whole table first, then what changes; and commands the other way."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from miskatonic import EngineFault, Lang, MiskatonicError
from miskatonic.server import commands
from miskatonic.server.audience import written
from miskatonic.server.errors import BadRequest, RoomError, TooMany
from miskatonic.server.http.asking import language, person_of
from miskatonic.server.http.tables import point_of_view
from miskatonic.server.limits import Allowance
from miskatonic.server.room import Room
from miskatonic.server.settings import Settings
from miskatonic.server.sitting import Sitting
from miskatonic.server.telling import why_not
from miskatonic.server.wire import live as w
from miskatonic.server.wire.requests import Choosing, Saying

__all__ = ["live"]

Socket = WebSocket[Any, Any, Any]
_decode = msgspec.json.Decoder(w.FromClient).decode

BEHIND = 200
"""Messages that a connection may be behind before it is given up; it comes back and is told the whole."""
GOODBYE, TOO_SLOW, NO_ENTRY = 1001, 1013, 4403


class Connection:
    """One browser or program that listens to one table, from one point of view."""

    def __init__(self, socket: Socket, sitting: Sitting, person: str, rate: int) -> None:
        self._socket = socket
        self._sitting = sitting
        self._person = person
        self._allowance = Allowance(rate)
        self._box: deque[str] = deque()
        self._some = asyncio.Event()
        self._lang: Lang = "en"
        self._seat: int | None = None

    def send(self, message: str) -> None:
        """Have the message sent in its turn."""
        self._box.append(message)
        self._some.set()

    async def run(self, seat: int | None, lang: Lang) -> None:
        """Talk until one side leaves."""
        self._look(seat, lang)
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._sitting.leave(self)
            for task in (writing, reading):
                task.cancel()
                with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                    await task

    def _look(self, seat: int | None, lang: Lang) -> None:
        seat = point_of_view(self._sitting, self._person, seat)
        self._sitting.leave(self)
        self._seat, self._lang = seat, lang
        self._sitting.join(self, seat, lang, self._person)

    async def _write(self) -> None:
        box, send = self._box, self._socket.send
        while len(box) <= BEHIND:
            while box:
                await send({"type": "websocket.send", "text": box.popleft(), "bytes": None})
            self._some.clear()
            await self._some.wait()
        await self._socket.close(TOO_SLOW)

    async def _read(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._hear(str(message.get("text") or ""))

    async def _hear(self, said: str) -> None:
        """Carry one command out, or say why not."""
        id = ""
        try:
            if not self._allowance.take():
                raise TooMany.because("too-fast")
            command = _decode(said)
            id = command.id
            await self._carry_out(command)
        except msgspec.DecodeError as error:
            self._refuse(id, BadRequest.because("message-malformed", why=str(error)[:200]))
        except MiskatonicError as error:
            self._refuse(id, error)
        except EngineFault:
            self._refuse(id, RoomError.because("fault"))

    async def _carry_out(self, command: w.FromClient) -> None:
        sitting, table, person = self._sitting, self._sitting.table, self._person
        match command:
            case w.Choose():
                asked = Choosing(seat=command.seat, moment=command.moment, key=command.key)
                await sitting.happen(commands.choose(table, person, asked))
            case w.Say():
                await sitting.happen(
                    commands.say(table, person, Saying(id=command.id, text=command.text, seat=self._seat))
                )
            case w.Undo():
                await sitting.happen(commands.wish_undo(table, person, command.seat))
            case w.UndoReply():
                await sitting.happen(commands.answer_undo(table, person, command.agree))
            case w.WhyNot():
                seat = point_of_view(sitting, person, command.seat)
                assert seat is not None
                self.send(written(w.Reasons(command.id, why_not(table, seat, command.action, self._lang))))
                return
            case w.Look():
                self._look(command.seat, command.lang)
        self.send(written(w.Done(command.id)))

    def _refuse(self, id: str, error: MiskatonicError) -> None:
        self.send(written(w.Refused(id, error.code, error.say(self._lang))))


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, room: Room, settings: Settings, table: str, seat: int | None = None) -> None:
    """Look at a table as it changes, and take part."""
    await socket.accept()
    try:
        lang = language(socket)
        person = person_of(socket)
        sitting = await room.sitting(table)
        await sitting.settled()
        point_of_view(sitting, person, seat)
    except MiskatonicError as error:
        await socket.send({"type": "websocket.send", "text": written(_refusal(error)), "bytes": None})
        await socket.close(NO_ENTRY)
        return
    await Connection(socket, sitting, person, settings.rate).run(seat, lang)


def _refusal(error: MiskatonicError) -> w.Refused:
    return w.Refused("", error.code, error.say())
