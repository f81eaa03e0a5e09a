"""The live connection: a whole table first, then what changes; and commands the other way."""

from __future__ import annotations

from logging import getLogger
from typing import Any

from litestar import websocket

from miskatonic import Lang, MiskatonicError
from miskatonic.server.audience import written
from miskatonic.server.errors import Busy, TooMany
from miskatonic.server.eyes import point_of_view
from miskatonic.server.http.asking import language, person_of
from miskatonic.server.http.connection import COME_BACK, NO_ENTRY, TOO_SLOW, Connection, Socket
from miskatonic.server.http.door import address_of
from miskatonic.server.http.given import SeatAsked, TheDoor, TheMetrics, TheRoom, TheSettings, Word
from miskatonic.server.line import SHORT
from miskatonic.server.metrics import Metrics
from miskatonic.server.room import Room
from miskatonic.server.store import Unsaved
from miskatonic.server.wire import live as w

__all__ = ["live"]

log = getLogger(__name__)


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
    line: Any = (socket.scope.get("extensions") or {}).get(SHORT)
    await Connection(socket, sitting, person, rate, metrics, line).run(seat, lang)


async def _turn_away(socket: Socket, error: MiskatonicError, lang: Lang, code: int) -> None:
    message = written(w.Refused("", error.code, error.say(lang)))
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
    await socket.close(code)
