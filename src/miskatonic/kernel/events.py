"""Events: what happens in a game, with the timing points around it at which abilities may step in."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.kernel.abilities import AFTER, WHEN, WOULD, Cannot, Listener, Timing
from miskatonic.kernel.frames import AnyFrame, Frame, Outcome

__all__ = ["Event", "Together", "Trigger"]


class Trigger(Struct, frozen=True, array_like=True):
    """What set an ability off: the event at this height of the stack or, once that is over, its record."""

    height: int
    over: AnyFrame | None = None

    def event(self, table: Any) -> Event:
        """The event as it stands now."""
        found: Event = self.over if self.over is not None else table.state.stack[self.height]
        return found


class Event(Frame, frozen=True, kw_only=True):
    """Something that happens: would and when (forced, then reactions), `resolve`, after (forced, then reactions).

    Until it resolves, it can be cancelled, replaced by another event or have its fields changed.
    Nobody listening, it goes straight to `resolve`.
    """

    cancelled: bool = False
    successor: AnyFrame | None = None
    """The event that takes this one's place."""
    answered: tuple[tuple[int, int], ...] = ()
    """Abilities that have replaced an event of this lineage: each may do so once."""

    name: ClassVar[str] = ""
    steps: ClassVar[tuple[str, ...]] = ("would", "when", "settle", "resolve", "after")

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.name = cls.__name__

    def would(self, table: Any) -> Outcome:
        """It is about to happen: abilities may still put something else in its place."""
        listening = table.index.get(self.name)
        if listening is None:
            return self.goto("resolve")
        if table.forbidden(self):
            return self.goto("settle")
        self.open_window(table, WOULD)
        return None

    def when(self, table: Any) -> Outcome:
        """It has begun: abilities may cancel or change it before its impact."""
        if self.cancelled or self.successor is not None:
            return self.goto("settle")
        self.open_window(table, WHEN)
        return None

    def settle(self, table: Any) -> Outcome:
        """What stands now, happens: this event, the one that took its place, or nothing."""
        if self.cancelled:
            return self.done()
        if self.successor is not None:
            table.do(self.successor)
            return self.done()
        return self.done(cancelled=True) if table.forbidden(self) else None

    def resolve(self, table: Any) -> Outcome:
        """The event's own impact."""
        return None

    def after(self, table: Any) -> Outcome:
        """It has happened: abilities react, or wait until all aspects of the effect it is part of are done."""
        gatherer = table.gatherer()
        if gatherer is not None:
            table.amend(gatherer, happened=(*table.state.stack[gatherer].happened, self.done()))
        elif self.name in table.index:
            self.open_window(table, AFTER)
        return None

    def open_window(self, table: Any, timing: Timing) -> None:
        """Let abilities of one timing step in, if any that are there might."""
        for source, number in table.index.get(self.name, ()):
            ability = table.ability(source, number)
            if isinstance(ability, Listener) and ability.timing is timing:
                table.open_window(timing)
                return


class Together(Frame, frozen=True):
    """Several aspects of one effect: all resolve before anything reacts to any of them.

    A subclass's steps do the aspects with `table.do` and end with `react`.
    """

    aspects: tuple[AnyFrame, ...] = ()
    happened: tuple[AnyFrame, ...] = ()

    gathers: ClassVar[bool] = True
    steps: ClassVar[tuple[str, ...]] = ("act", "react")

    def act(self, table: Any) -> Outcome:
        for aspect in self.aspects:
            table.do(aspect)
        return None

    def react(self, table: Any) -> Outcome:
        """Abilities that wait for any of the aspects, together: all forced ones come before the first reaction."""
        if self.happened:
            table.open_window(AFTER, self.happened)
        return None
