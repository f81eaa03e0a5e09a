"""A sitting: a table that is in use here, with those who listen and what is not yet kept."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from zlib import crc32

from miskatonic import Lang, MiskatonicError
from miskatonic.server import entries as e
from miskatonic.server.audience import Audience, Listener
from miskatonic.server.errors import Busy, Conflict, Raced
from miskatonic.server.eyes import may_look
from miskatonic.server.occasion import NO_STAND_IN, Occasion, StandIn
from miskatonic.server.people import NOBODY
from miskatonic.server.store import Kept, Writer
from miskatonic.server.table import Table
from miskatonic.server.telling import Reader

__all__ = ["Sitting", "Then"]

Then = Callable[[MiskatonicError | None], None]
"""Called when something is kept, or with why it is not."""

FULL = 50_000
"""Entries that a table may have: more than any game takes, and few enough to be read in a moment."""

RACES = 3
"""How often one may lose against another node before it is told."""


class Sitting:
    """One table in memory. What happens is applied at once, kept with the next commit, and told after that."""

    def __init__(self, table: Table, writer: Writer, connected: Callable[[Sitting], None]) -> None:
        self.table = table
        self._writer = writer
        self._tell_connected = connected
        """Told when others are connected here than before."""
        self.audiences: dict[tuple[int | None, Lang, str], Audience] = {}
        self._begun: Counter[tuple[int | None, Lang, str]] = Counter()
        """How often each audience has come together."""
        self._connected: Counter[str] = Counter()
        """How many connections each person has to this node; those of strangers count together."""
        self.waiting: list[Then] = []
        """Those who wait until what they did is kept."""
        self.looking: list[asyncio.Future[None]] = []
        """Those who wait to see a table of which all is kept."""
        self.unsaved = 0
        self.astray = False
        """Whether the table has gone another way than the store, and is being read again."""
        self.gone = False
        """Whether it has left memory for good; what is wanted of the table is wanted of another sitting."""
        self.busy = 0
        """How many computer players think about it, or clocks run."""
        self.used = 0.0
        """When somebody last wanted something here, by the loop's clock."""
        self._elsewhere: dict[str, frozenset[int]] = {}
        """Seats whose people are connected to other nodes."""

    # -- what happens

    async def carry_out(self, wanted: Callable[[], Sequence[e.Entry]]) -> None:
        """Have what is wanted happen, and wait until it is kept.

        Where another node was faster, it is wanted once more of the table as it is now; most often that is all right,
        as when two people answer the same question in secret.
        """
        for _ in range(RACES):
            try:
                await self.kept(wanted())
            except Raced:
                await self.settled()
            else:
                return
        await self.kept(wanted())

    def kept(self, new: Sequence[e.Entry]) -> asyncio.Future[None]:
        """Have this happen; done when it is kept."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(error: MiskatonicError | None) -> None:
            if not done.done():
                done.set_result(None) if error is None else done.set_exception(error)

        self.happen(new, then)
        return done

    def happen(self, new: Sequence[e.Entry], then: Then) -> None:
        """Have this happen; `then` is called when it is kept. If the game refuses, nothing has happened."""
        if not new:
            self.settled().add_done_callback(lambda _: then(None))
            return
        if self.gone:
            raise Busy.because("unsure")
        if self.astray:
            raise Raced.because("stale")
        if self.table.version >= FULL:
            raise Conflict.because("table-full")
        table = self.table
        first = table.version
        for entry in new:
            table.apply(entry)
        made = new[0] if isinstance(new[0], e.Made) else None
        people = {entry.holder for entry in new if isinstance(entry, e.Sat) and entry.holder}
        if made is not None:
            people.add(made.host)
        self.unsaved += len(new)
        self.waiting.append(then)
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

    def settled(self) -> asyncio.Future[None]:
        """Done when all that has happened so far is kept."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if (self.unsaved or self.astray) and not self.gone:
            self.looking.append(done)
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
        connected = self._connected
        return frozenset([seat for seat, chair in enumerate(self.table.chairs) if chair.holder in connected])

    @property
    def present(self) -> frozenset[int]:
        """The seats whose people are connected anywhere."""
        return self.here.union(*self._elsewhere.values())

    @property
    def stand_in(self) -> StandIn:
        """Who looks after the seats of people who are away: while the host is one of them, who has sat longest."""
        table = self.table
        if table.host in self._connected or table.status != "playing":
            return NO_STAND_IN
        present = self.present
        if any(seat in present for seat in table.seats_of(table.host)):
            return NO_STAND_IN
        chairs = enumerate(table.chairs)
        away = tuple([seat for seat, chair in chairs if chair.kind == "person" and seat not in present])
        return StandIn(table.longest_here(present), away)

    @property
    def listened(self) -> bool:
        return bool(self._connected)

    @property
    def connections(self) -> int:
        """How many listen here."""
        return self._connected.total()

    def join(self, listener: Listener, seat: int | None, lang: Lang, person: str) -> Audience:
        """Have a connection listen, from this seat's point of view; the others see that somebody has come.

        One that listens already looks from there now, and nobody else notices. If it did so before, the numbers of its
        messages go on, so that of two whole tables the older one can be told.
        """
        known = person if person == self.table.host or self.table.seats_of(person) else NOBODY
        key = (seat, lang, known)
        audience = self.audiences.get(key)
        if audience is None or listener not in audience.listeners:
            before = self._who
            self._let_go(listener)
            self._connected[known] += 1
            self._noted(before)
            audience = self.audiences.get(key)
            if audience is None:
                audience = self.audiences[key] = Audience(Reader(seat, lang, known), self._first_number(key))
        audience.join(listener, Occasion(self.table, self.present, self.stand_in))
        return audience

    def _first_number(self, key: tuple[int | None, Lang, str]) -> int:
        """Where the numbers of an audience begin: somewhere else each time, and nowhere that tells of anybody else."""
        self._begun[key] += 1
        return crc32(repr((*key[:2], self._begun[key])).encode()) << 20

    def leave(self, listener: Listener) -> None:
        """Have a connection listen no more."""
        before = self._who
        self._let_go(listener)
        self._noted(before)

    def _let_go(self, listener: Listener) -> None:
        for key, audience in list(self.audiences.items()):
            if listener in audience.listeners:
                self._gone(key, listener)

    def connected_elsewhere(self, node: str, seats: frozenset[int]) -> bool:
        """The people of these seats are connected to that node; whether that is news."""
        before = self.present
        if seats:
            self._elsewhere[node] = seats
        else:
            self._elsewhere.pop(node, None)
        return self.present != before

    @property
    def _who(self) -> tuple[frozenset[int], bool]:
        return self.here, self.table.host in self._connected

    def _noted(self, before: tuple[frozenset[int], bool]) -> None:
        """Tell everybody, here and at other nodes, if others are connected than before."""
        if self._who != before:
            self.publish()
            self._tell_connected(self)

    def _gone(self, key: tuple[int | None, Lang, str], listener: Listener) -> None:
        audience = self.audiences[key]
        audience.listeners.discard(listener)
        if not audience.listeners:
            del self.audiences[key]
        person = audience.reader.person
        self._connected[person] -= 1
        if not self._connected[person]:
            del self._connected[person]

    def _dismiss(self, key: tuple[int | None, Lang, str], code: str) -> None:
        for listener in list(self.audiences[key].listeners):
            self._gone(key, listener)
            listener.dismiss(code)

    def publish(self) -> None:
        """Tell everybody what is new to them, once all of it is kept. Who may no longer look on is sent away."""
        if self.unsaved or self.astray:
            return
        table = self.table
        gone = [
            key for key, told in self.audiences.items() if not may_look(table, told.reader.person, told.reader.seat)
        ]
        for key in gone:
            self._dismiss(key, "not-allowed")
        occasion = Occasion(table, self.present, self.stand_in)
        for audience in list(self.audiences.values()):
            audience.publish(occasion)

    def dismiss(self, code: str) -> None:
        """Send all who listen away; they may come back."""
        for key in list(self.audiences):
            self._dismiss(key, code)
