"""A sitting: a table that is in use here, with those who listen and what is not yet kept."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from miskatonic import Lang
from miskatonic.server import entries as e
from miskatonic.server.audience import Audience, Listener
from miskatonic.server.people import NOBODY
from miskatonic.server.store import Kept, Writer
from miskatonic.server.table import Table
from miskatonic.server.telling import Reader

__all__ = ["Sitting"]


class Sitting:
    """One table in memory. What happens is applied at once, kept with the next commit, and told after that."""

    def __init__(self, table: Table, writer: Writer) -> None:
        self.table = table
        self._writer = writer
        self.audiences: dict[tuple[int | None, Lang, str], Audience] = {}
        self.waiting: list[asyncio.Future[None]] = []
        """Commands that wait until what they did is kept."""
        self.unsaved = 0
        self.busy = 0
        """How many computer players think about it, or clocks run."""
        self.used = 0.0
        """When somebody last wanted something here, by the loop's clock."""
        self.elsewhere: dict[str, frozenset[int]] = {}
        """Seats whose people are connected to other nodes."""

    # -- what happens

    def happen(self, new: Sequence[e.Entry]) -> asyncio.Future[None]:
        """Have this happen; the future is done when it is kept. If the game refuses, nothing has happened."""
        loop = asyncio.get_running_loop()
        kept: asyncio.Future[None] = loop.create_future()
        if not new:
            return self.settled()
        table = self.table
        first = table.version
        for entry in new:
            table.apply(entry)
        made = new[0] if isinstance(new[0], e.Made) else None
        people = {entry.holder for entry in new if isinstance(entry, e.Sat) and entry.holder}
        if made is not None:
            people.add(made.host)
        self.unsaved += len(new)
        self.waiting.append(kept)
        self._writer.add(
            Kept(
                table.id,
                first,
                [e.encode(entry) for entry in new],
                made.game if made else "",
                made.at if made else 0,
                people,
            )
        )
        return kept

    def settled(self) -> asyncio.Future[None]:
        """Done when all that has happened so far is kept."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.unsaved:
            self.waiting.append(done)
        else:
            done.set_result(None)
        return done

    def catch_up(self, written: Sequence[bytes]) -> None:
        """Apply what another node has kept."""
        for entry in written:
            self.table.apply(e.decode(entry))

    # -- who is told

    @property
    def here(self) -> frozenset[int]:
        """The seats whose people are connected to this node."""
        people = {audience.reader.person for audience in self.audiences.values() if audience.listeners}
        people.discard(NOBODY)
        return frozenset(seat for seat, chair in enumerate(self.table.chairs) if chair.holder in people)

    @property
    def present(self) -> frozenset[int]:
        """The seats whose people are connected anywhere."""
        return self.here.union(*self.elsewhere.values())

    @property
    def listened(self) -> bool:
        return any(audience.listeners for audience in self.audiences.values())

    def join(self, listener: Listener, seat: int | None, lang: Lang, person: str) -> Audience:
        """Have a connection listen, from this seat's point of view."""
        known = person if person == self.table.host or self.table.seats_of(person) else NOBODY
        key = (seat, lang, known)
        audience = self.audiences.get(key)
        if audience is None:
            audience = self.audiences[key] = Audience(Reader(seat, lang, known))
        before = self.here
        audience.join(listener, self.table, self.present)
        if self.here != before:
            self.publish()
        return audience

    def leave(self, listener: Listener) -> None:
        """Have a connection listen no more."""
        before = self.here
        for key, audience in list(self.audiences.items()):
            audience.listeners.discard(listener)
            if not audience.listeners:
                del self.audiences[key]
        if self.here != before:
            self.publish()

    def publish(self) -> None:
        """Tell everybody what is new to them, once all of it is kept."""
        if self.unsaved:
            return
        present = self.present
        for audience in list(self.audiences.values()):
            audience.publish(self.table, present)
