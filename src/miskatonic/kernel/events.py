"""Events: what happens in a game, with the timing points around it at which abilities may step in."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from msgspec import Struct

from miskatonic.kernel.abilities import AFTER, WHEN, WOULD
from miskatonic.kernel.frames import DONE, AnyFrame, Frame, Outcome

__all__ = ["Event", "Together", "Trigger"]


class Trigger(Struct, frozen=True, array_like=True, gc=False):
    """What set an ability off: the event at this height of the stack or, once that is over, its record."""

    height: int
    over: AnyFrame | None = None

    def event(self, table: Any) -> Event:
        """The event as it stands now."""
        found = self.over if self.over is not None else table.state.stack[self.height]
        return cast("Event", found)


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
    waits: ClassVar[bool] = True
    """Whether what comes after it waits for the whole of an effect that it is an aspect of.

    Not where something further on in that effect hangs on the answer, as a test does on its tokens.
    """
    steps: ClassVar[tuple[str, ...]] = ("would", "when", "settle", "resolve", "after")

    place_to_resolve: ClassVar[int] = 3
    then_does: ClassVar[str] = "after"
    """The step that follows on resolving."""
    after_is_last: ClassVar[bool] = True

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.name = cls.__name__
        cls.place_to_resolve = cls.places["resolve"]
        cls.then_does = (*cls.steps, DONE)[cls.place_to_resolve + 1]
        cls.after_is_last = cls.steps[-1] == "after" and cls.after is Event.after

    def would(self, table: Any) -> Outcome:
        """It is about to happen: abilities may still put something else in its place."""
        listening = table.index.get(self.name)
        if listening is None:
            return table.resolve_at_once(self)  # type: ignore[no-any-return]  # any game's table
        if listening.bans and table.forbidden(self):
            return "settle"
        if table.heard(listening.would, self):
            table.open_window(WOULD)
            return "when"
        if table.heard(listening.when, self):
            table.open_window(WHEN)
            return "settle"
        return "resolve"

    def when(self, table: Any) -> Outcome:
        """It has begun: abilities may cancel or change it before its impact."""
        if not self.cancelled and self.successor is None and table.heard(table.listening(self).when, self):
            table.open_window(WHEN)
        return None

    def settle(self, table: Any) -> Outcome:
        """What stands now, happens: this event, the one that took its place, or nothing."""
        if self.cancelled or self.successor is not None:
            _thwart(table, table.gatherer(), len(table.state.stack) - 1)
            if not self.cancelled:
                table.do(self.successor)
            return DONE
        if table.forbidden(self):
            _thwart(table, table.gatherer(), len(table.state.stack) - 1)
            return self.done(cancelled=True)
        return None

    def resolve(self, table: Any) -> Outcome:
        """The event's own impact."""
        return None

    def after(self, table: Any) -> Outcome:
        """It has happened: abilities react, or wait until all aspects of the effect it is part of are done."""
        if table.state.gatherers and self.waits:
            gatherer = table.gatherer()
            if gatherer is not None:
                table.amend(gatherer, happened=(*table.state.stack[gatherer].happened, self.done()))
                return None
        listening = table.index.get(self.name)
        if listening is not None and table.heard(listening.after, self):
            table.open_window(AFTER)
        return None


class Together(Frame, frozen=True):
    """Several aspects of one effect: all resolve before anything reacts to any of them.

    A subclass with steps of its own begins them with `act` and ends with `react`.
    """

    aspects: tuple[AnyFrame, ...] = ()
    happened: tuple[AnyFrame, ...] = ()
    thwarted: bool = False
    """Whether an aspect was cancelled, forbidden or replaced; what came of an aspect in turn does not count."""

    gathers: ClassVar[bool] = True
    steps: ClassVar[tuple[str, ...]] = ("act", "react")

    def act(self, table: Any) -> Outcome:
        table.state.gatherers += 1
        for aspect in self.aspects:
            table.do(aspect)
        return None

    def react(self, table: Any) -> Outcome:
        """Abilities that wait for any of the aspects, together: all forced ones come before the first reaction.

        Where this is itself part of an effect, they go on waiting for the whole of it.
        """
        table.state.gatherers -= 1
        outer = table.gatherer()
        if outer is not None:
            table.amend(outer, happened=(*table.state.stack[outer].happened, *self.happened))
            if self.thwarted:
                _thwart(table, outer, len(table.state.stack) - 1)
        elif self.happened:
            table.open_window(AFTER, self.happened)
        return None


def _thwart(table: Any, gatherer: int | None, height: int) -> None:
    """Tell an effect that what lies at this height did not happen, unless another event has brought it about."""
    if gatherer is not None and not any(isinstance(frame, Event) for frame in table.state.stack[gatherer + 1 : height]):
        table.amend(gatherer, thwarted=True)
