"""Windows: the moment around an event in which abilities step in; forced ones first, then reactions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, cast

from miskatonic.kernel.abilities import WOULD
from miskatonic.kernel.events import Event, Trigger
from miskatonic.kernel.frames import DONE, Act, AnyFrame, Ask, Frame, Option, Outcome, Prompt
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Text

__all__ = ["PASS", "TRIGGER", "Triggered", "Window"]

PASS = Act("pass", message="option-pass")
TRIGGER = Act(
    "trigger",
    "source",
    "number",
    "cause",
    message="option-trigger",
    details=lambda table, option: {"name": table.game.ability_text(table, option.args[0], option.args[1])},
)


class Triggered(Event, frozen=True):
    """An ability initiates. It is an event itself, so that another ability can cancel it.

    It no longer hangs on its card; but an effect that has ended by now does nothing.
    """

    source: int
    number: int
    trigger: Trigger
    by: Seat

    def resolve(self, table: Any) -> Outcome:
        if self.source >= 0 or -self.source in table.state.effects:
            table.listener(self.source, self.number).respond(table, self.source, self.trigger, self.by)
        return None


class Window(Frame, frozen=True):
    """Forced abilities on the timing point, in an order that somebody chooses; then reactions round the table.

    What may step in is looked up anew each time, since every ability that resolves may bring others or remove them.
    Each ability may be used once for each event. Reactions end when all who could use one have passed in a row.
    """

    height: int
    timing: str
    happened: tuple[AnyFrame, ...] = ()
    """Events that are over and are reacted to together; empty: the one at `height` of the stack."""
    used: tuple[tuple[int, int, int], ...] = ()
    passed: tuple[Seat, ...] = ()
    acting: Seat = Seat(-1)

    steps: ClassVar[tuple[str, ...]] = ("forced", "put_first", "reactions", "react")

    def forced(self, table: Any) -> Outcome:
        """All forced abilities; where there are several, the seat that the rules name orders them."""
        open_now = [use for use, _ in self._open(table, forced=True)]
        if not open_now:
            return self.reactions(table)
        if len(open_now) == 1:
            return self._initiate(table, open_now[0])
        event = self._event(table, open_now[0][2])
        orderer = table.game.orders(table, event)
        return Ask(orderer, [TRIGGER(*use) for use in open_now], Prompt("choose-order"), "put_first")

    def put_first(self, table: Any, answer: Option) -> Outcome:
        return self._initiate(table, _use(answer))

    def reactions(self, table: Any) -> Outcome:
        """The next seat in order that can react and has not passed is asked."""
        open_now: dict[Seat, list[Option]] = {}
        for use, users in self._open(table, forced=False):
            for seat in users:
                open_now.setdefault(seat, []).append(TRIGGER(*use))
        if not open_now:
            return DONE
        order = table.game.order(table)
        start = order.index(self.acting) + 1 if self.acting in order else 0
        for seat in (*order[start:], *order[:start]):
            if seat in open_now and seat not in self.passed:
                options = [*open_now[seat], PASS()]
                return Ask(seat, options, Prompt("reaction-window", {"event": self._event_text(table)}), "react")
        return DONE

    def react(self, table: Any, answer: Option) -> Outcome:
        seat = table.answering
        if answer.act is PASS:
            return self.goto("reactions", passed=(*self.passed, seat), acting=seat)
        return self._initiate(table, _use(answer), seat, passed=(), acting=seat)

    def _initiate(self, table: Any, use: tuple[int, int, int], by: Seat | None = None, **changes: Any) -> Frame:
        """Have one ability resolve, then look again: what it brings into play may be forced as well."""
        source, number, which = use
        ability = table.listener(source, number)
        trigger = Trigger(-1, self.happened[which]) if self.happened else Trigger(self.height)
        user = ability.users(table, source)[0] if by is None else by
        if ability.limit is not None:
            table.count_use(ability.limit, source, number, user)
        initiation = ability.initiation(table, source, number, trigger, user)
        table.do(initiation or Triggered(source, number, trigger, user))
        return self.goto("forced", used=(*self.used, use), **changes)

    def _open(self, table: Any, *, forced: bool) -> Iterator[tuple[tuple[int, int, int], Sequence[Seat]]]:
        """The abilities that may step in now, each with the number of the event it answers, and who may use it."""
        events = self.happened or (table.state.stack[self.height],)
        for which, event in enumerate(events):
            if not self.happened and (event.cancelled or (event.successor is not None and self.timing == WOULD.value)):
                continue
            for source, number, ability in table.listening(event).at(self.timing):
                use = (source, number, which)
                if ability.forced is forced and use not in self.used:
                    users = table.users(source, number, ability, event)
                    if users:
                        yield use, users

    def _event(self, table: Any, which: int) -> Event:
        found = self.happened[which] if self.happened else table.state.stack[self.height]
        return cast("Event", found)

    def _event_text(self, table: Any) -> Text:
        return table.game.describe(table, self._event(table, 0))  # type: ignore[no-any-return]  # any game's table


def _use(answer: Option) -> tuple[int, int, int]:
    source, number, which = answer.args
    return int(source), int(number), int(which)
