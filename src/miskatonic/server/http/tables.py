"""The routes of tables: make them, sit down, look, choose, talk."""

from __future__ import annotations

from collections.abc import Callable

from litestar import Controller, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from miskatonic import Lang
from miskatonic.server import commands
from miskatonic.server.clock import now
from miskatonic.server.entries import Entry
from miskatonic.server.errors import TooMany
from miskatonic.server.eyes import point_of_view
from miskatonic.server.http.asking import Asked, language, person_of, somebody
from miskatonic.server.http.given import SeatAsked, TheDoor, TheRoom, TheSettings, Word
from miskatonic.server.making import from_journal, from_plan, new_id
from miskatonic.server.occasion import Occasion
from miskatonic.server.people import new_token
from miskatonic.server.room import Room
from miskatonic.server.settings import Settings
from miskatonic.server.sitting import Sitting
from miskatonic.server.telling import Reader, summary, why_not
from miskatonic.server.wire.requests import (
    Action,
    Choosing,
    Claim,
    Invite,
    NewInvite,
    NewJournal,
    NewTable,
    Saying,
    SeatChange,
    TableChange,
    UndoAnswer,
    UndoWish,
)
from miskatonic.server.wire.tables import ReasonView, TableSummary, TableView

__all__ = ["Tables", "not_too_many"]

DAY = 86_400_000
LISTED = 50


class Tables(Controller):
    """Everything at one table; `lang` in the query chooses the language of what comes back."""

    path = "/api"
    tags = ["tables"]

    @get("/tables")
    async def mine(self, request: Asked, room: TheRoom) -> list[TableSummary]:
        """The tables that you made or sit at, newest first."""
        person = somebody(person_of(request))
        found = []
        for id in await room.store.rooms_of(person, LISTED):
            sitting = await room.sitting(id)
            if sitting.table.host == person or sitting.table.seats_of(person):
                found.append(summary(sitting.table, person, language(request)))
        return found

    @post("/tables")
    async def make(
        self,
        request: Asked,
        room: TheRoom,
        settings: TheSettings,
        door: TheDoor,
        data: JSONBody[NewTable],
    ) -> TableView:
        """Make a table. You are its host, and hold the seats of the kind `me`."""
        person = somebody(person_of(request))
        door.let_make(request)
        await not_too_many(room, settings, person)
        return await _made(request, room, person, from_plan(data, person))

    @post("/journals")
    async def bring(
        self,
        request: Asked,
        room: TheRoom,
        settings: TheSettings,
        door: TheDoor,
        data: JSONBody[NewJournal],
    ) -> TableView:
        """Make a table that goes on where a journal ends. All its seats are yours to give away."""
        person = somebody(person_of(request))
        door.let_make(request)
        await not_too_many(room, settings, person)
        return await _made(request, room, person, from_journal(data, person))

    @get("/tables/{table:str}")
    async def look(self, request: Asked, room: TheRoom, table: Word, seat: SeatAsked = None) -> TableView:
        """The whole table from this seat's point of view; without one, from your own seat or as a spectator."""
        person = person_of(request)
        sitting = await room.sitting(table)
        await sitting.settled()
        return _told(sitting, point_of_view(sitting.table, person, seat), language(request), person)

    @patch("/tables/{table:str}")
    async def change(self, request: Asked, room: TheRoom, table: Word, data: JSONBody[TableChange]) -> TableView:
        """Title, pause, rules, and beginning: the host's."""
        person = somebody(person_of(request))
        sitting = await room.sitting(table)
        return await _done(request, sitting, person, lambda: commands.change_table(sitting.table, person, data))

    @delete("/tables/{table:str}", status_code=HTTP_200_OK)
    async def close(self, request: Asked, room: TheRoom, table: Word) -> TableView:
        """Close the table for good: the host's."""
        person = somebody(person_of(request))
        sitting = await room.sitting(table)
        return await _done(request, sitting, person, lambda: commands.close(sitting.table, person))

    @patch("/tables/{table:str}/seats/{seat:int}")
    async def change_seat(
        self, request: Asked, room: TheRoom, table: Word, seat: FromPath[int], data: JSONBody[SeatChange]
    ) -> TableView:
        """Name, colour, ready mark, who sits there: its holder's and the host's, or another's while both are away."""
        person = somebody(person_of(request))
        sitting = await room.sitting(table)

        def wanted() -> list[Entry]:
            stand_in = sitting.stand_in
            away = stand_in.away if person == stand_in.person else ()
            return commands.change_seat(sitting.table, person, seat, data, away)

        return await _done(request, sitting, person, wanted)

    @post("/tables/{table:str}/invites")
    async def invite(self, request: Asked, room: TheRoom, table: Word, data: JSONBody[NewInvite]) -> Invite:
        """A secret that lets whoever has it sit down there: the host's to give."""
        person = somebody(person_of(request))
        sitting = await room.sitting(table)
        secret = new_token()
        await sitting.carry_out(lambda: commands.invite(sitting.table, person, data.seat, secret))
        return Invite(table, data.seat, secret)

    @post("/tables/{table:str}/claims", status_code=HTTP_200_OK)
    async def claim(self, request: Asked, room: TheRoom, table: Word, data: JSONBody[Claim]) -> TableView:
        """Sit down by the secret of a link."""
        person = somebody(person_of(request))
        sitting = await room.sitting(table)
        return await _done(request, sitting, person, lambda: commands.claim(sitting.table, person, data))

    @post("/tables/{table:str}/choices", status_code=HTTP_201_CREATED)
    async def choose(self, request: Asked, room: TheRoom, table: Word, data: JSONBody[Choosing]) -> TableView:
        """Choose for a seat that you hold."""
        person = somebody(person_of(request))
        sitting = await room.sitting(table)
        return await _done(request, sitting, person, lambda: commands.choose(sitting.table, person, data), data.seat)

    @post("/tables/{table:str}/chat", status_code=HTTP_201_CREATED)
    async def say(self, request: Asked, room: TheRoom, table: Word, data: JSONBody[Saying]) -> TableView:
        """Say something to the table."""
        person = somebody(person_of(request))
        sitting = await room.sitting(table)
        return await _done(request, sitting, person, lambda: commands.say(sitting.table, person, data), data.seat)

    @post("/tables/{table:str}/undo", status_code=HTTP_200_OK)
    async def undo(self, request: Asked, room: TheRoom, table: Word, data: JSONBody[UndoWish]) -> TableView:
        """Take back the seat's last choice, or ask the others to agree."""
        person = somebody(person_of(request))
        sitting = await room.sitting(table)
        return await _done(
            request, sitting, person, lambda: commands.wish_undo(sitting.table, person, data.seat), data.seat
        )

    @post("/tables/{table:str}/undo-answers", status_code=HTTP_200_OK)
    async def answer_undo(self, request: Asked, room: TheRoom, table: Word, data: JSONBody[UndoAnswer]) -> TableView:
        """Agree that choices are taken back, or refuse."""
        person = somebody(person_of(request))
        sitting = await room.sitting(table)
        return await _done(request, sitting, person, lambda: commands.answer_undo(sitting.table, person, data.agree))

    @post("/tables/{table:str}/why-not", status_code=HTTP_200_OK)
    async def why_not(self, request: Asked, room: TheRoom, table: Word, data: JSONBody[Action]) -> list[ReasonView]:
        """Why a seat of yours can't do something now."""
        person = person_of(request)
        sitting = await room.sitting(table)
        seat = point_of_view(sitting.table, person, data.seat)
        assert seat is not None
        return list(why_not(sitting.table, seat, data.action, language(request)))


async def _made(request: Asked, room: Room, person: str, entries: list[Entry]) -> TableView:
    sitting = room.make(new_id())
    try:
        return await _done(request, sitting, person, lambda: entries)
    except Exception:
        room.forget(sitting.table.id)
        raise


async def _done(
    request: Asked, sitting: Sitting, person: str, wanted: Callable[[], list[Entry]], seat: int | None = None
) -> TableView:
    """Have this happen, wait until it is kept, and tell the table as it is then."""
    await sitting.carry_out(wanted)
    table = sitting.table
    if seat is None:
        own = table.seats_of(person)
        seat = own[0] if own else None
    return _told(sitting, seat, language(request), person)


def _told(sitting: Sitting, seat: int | None, lang: Lang, person: str) -> TableView:
    return Reader(seat, lang, person).tell(Occasion(sitting.table, sitting.present, sitting.stand_in))


async def not_too_many(room: Room, settings: Settings, person: str) -> None:
    """Nobody makes more tables in a day than the server is set for."""
    if await room.store.made_by(person, now() - DAY) >= settings.tables_a_day:
        raise TooMany.because("many-tables", most=settings.tables_a_day)
