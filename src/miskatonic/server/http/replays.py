"""The routes of finished games: move by move, and as a journal. Whoever knows the table's id may look."""

from __future__ import annotations

from litestar import Controller, MediaType, Response, get

from miskatonic.server.errors import NotFound
from miskatonic.server.http.asking import Asked, language
from miskatonic.server.http.given import Count, SeatAsked, TheRoom, Word
from miskatonic.server.replaying import journal_of, step
from miskatonic.server.wire.rules import ReplayStep

__all__ = ["Replays"]


class Replays(Controller):
    """Games that are over, told again."""

    path = "/api/tables/{table:str}"
    tags = ["tables"]

    @get("/replay")
    async def replay(
        self,
        request: Asked,
        room: TheRoom,
        table: Word,
        at: Count = 0,
        seat: SeatAsked = None,
    ) -> ReplayStep:
        """A finished game after so many choices, as a seat saw it; without one, with all that was hidden told."""
        sitting = await room.sitting(table)
        await sitting.settled()
        chairs = sitting.table.chairs
        if seat is not None and seat >= len(chairs):
            raise NotFound.because("seat-unknown", number=seat + 1, count=len(chairs))
        return step(sitting.table, at, seat, language(request))

    @get("/journal", media_type=MediaType.TEXT)
    async def journal(self, room: TheRoom, table: Word) -> Response[str]:
        """The journal of a finished game: to keep, to replay with the program, or to go on with at a new table."""
        sitting = await room.sitting(table)
        await sitting.settled()
        name = f'attachment; filename="{sitting.table.made.game}-{table}.journal"'
        return Response(journal_of(sitting.table), headers={"content-disposition": name}, media_type=MediaType.TEXT)
