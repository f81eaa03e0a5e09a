"""The words that laboratory cards are written in. Each is run by the engine and read out as the card's text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from miskatonic.kernel.abilities import Cannot, Limit, Listener, Modifier, Per, Timing
from miskatonic.kernel.events import Event, Together, Trigger
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.state import Effect
from miskatonic.kernel.text import Text

from .events import Deed, DiscardCard, DrawCards, GainLife, LoseLife, PlayCard, Strike
from .records import LabTable

Condition = Callable[[Seat, Any], bool]


class Word:
    """Something that a card does: `do` runs it, `text` reads it out. `number` is its only number, if it has one."""

    says = ""

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def do(self, table: LabTable, deed: Deed) -> None:
        raise NotImplementedError

    def text(self) -> Text:
        return Text(self.says, {"number": self.number})


class Hit(Word):
    says = "lab-word-hit"

    def do(self, table: LabTable, deed: Deed) -> None:
        table.do(Strike(deed.you, deed.target, self.number))


class HitAll(Word):
    """Everybody else at once: all are struck before anything reacts."""

    says = "lab-word-hit-all"

    def do(self, table: LabTable, deed: Deed) -> None:
        table.do(Together(tuple(Strike(deed.you, seat, self.number) for seat in table.rivals(deed.you))))


class Draw(Word):
    says = "lab-word-draw"

    def do(self, table: LabTable, deed: Deed) -> None:
        table.do(DrawCards(deed.you, self.number))


class Heal(Word):
    says = "lab-word-heal"

    def do(self, table: LabTable, deed: Deed) -> None:
        table.do(GainLife(deed.you, self.number))


class Bleed(Word):
    says = "lab-word-bleed"

    def do(self, table: LabTable, deed: Deed) -> None:
        table.do(LoseLife(deed.you, self.number))


class PlayThis(Word):
    """Play this card from the hand, in answer to what triggered it."""

    says = "lab-word-play-this"

    def do(self, table: LabTable, deed: Deed) -> None:
        table.do(PlayCard(deed.you, deed.source, deed.target, deed.trigger))


class CancelIt(Word):
    says = "lab-word-cancel"

    def do(self, table: LabTable, deed: Deed) -> None:
        if deed.trigger is not None:
            table.cancel(deed.trigger)


class Reflect(Word):
    """The strike goes back to whoever made it."""

    says = "lab-word-reflect"

    def do(self, table: LabTable, deed: Deed) -> None:
        if deed.trigger is not None:
            table.instead(deed.trigger, Strike(deed.you, deed.target, _strike(table, deed.trigger).amount))


class LoseThis(Word):
    """This card is discarded, and the strike does not happen at all."""

    says = "lab-word-lose-this"

    def do(self, table: LabTable, deed: Deed) -> None:
        if deed.trigger is not None:
            table.instead(deed.trigger, DiscardCard(deed.source))


class Soften(Word):
    says = "lab-word-soften"

    def do(self, table: LabTable, deed: Deed) -> None:
        if deed.trigger is not None:
            amount = _strike(table, deed.trigger).amount
            table.amend(deed.trigger.height, amount=max(amount - self.number, 0))


class Leave(Word):
    """Leave the card's lasting or delayed effect behind."""

    def __init__(self, definition: str, says: str, until: str = "") -> None:
        super().__init__()
        self.effect = Effect(definition, 0, until)
        self.says = says

    def do(self, table: LabTable, deed: Deed) -> None:
        table.start(changed(self.effect, seat=deed.you, targets=(deed.target,)))


class On(Listener):
    """A forced ability or a reaction of the card's controller: around an event, on a condition, do something."""

    def __init__(
        self,
        timing: Timing,
        event: type[Event],
        condition: Condition,
        does: Word,
        says: str,
        *,
        forced: bool = False,
        limit: Limit | None = None,
        once: bool = False,
    ) -> None:
        super().__init__(timing, event, forced=forced, limit=limit)
        self.condition = condition
        self.does = does
        self.says = says
        self.once = once

    def hears(self, table: LabTable, source: int, event: Event) -> bool:
        return self.condition(table.game.controller(table, source), event)

    def respond(self, table: LabTable, source: int, trigger: Trigger, by: Seat) -> None:
        target = table.game.target(table, source, trigger.event(table))
        if self.once:
            table.end(-source)
        if target in table.state.alive:
            self.does.do(table, Deed(source, by, target, trigger))

    def text(self) -> Text:
        args: dict[str, Any] = {"word": self.does.text()}
        if self.limit is not None:
            args["period"] = Text(f"lab-once-{self.limit.period}")
        return Text(self.says, args)


class Yours(Modifier):
    """The controller's strikes are changed."""

    def __init__(self, says: str, *, plus: int = 0, doubled: bool = False) -> None:
        super().__init__("strike", plus=plus, doubled=doubled)
        self.says = says

    def touches(self, table: LabTable, source: int, subject: int) -> bool:
        return subject == table.game.controller(table, source)

    def text(self) -> Text:
        return Text(self.says, {"number": self.plus})


class Theirs(Modifier):
    """Everybody else's strikes are halved."""

    def __init__(self) -> None:
        super().__init__("strike", halved=True)

    def touches(self, table: LabTable, source: int, subject: int) -> bool:
        return subject != table.game.controller(table, source)

    def text(self) -> Text:
        return Text("lab-word-halve")


class NobodyElse(Cannot):
    """The others cannot do it at all."""

    def forbids(self, table: LabTable, source: int, event: Any) -> bool:
        return bool(event.seat != table.game.controller(table, source))

    def text(self) -> Text:
        return Text("lab-word-silence")


def _strike(table: LabTable, trigger: Trigger) -> Strike:
    event = trigger.event(table)
    assert isinstance(event, Strike)
    return event


ONCE = Limit(1)
"""What a delayed effect does, it does once, even if it is cancelled."""

ONCE_A_ROUND = Limit(1, "round")
ONCE_FOR_ALL = Limit(1, "game", Per.GROUP)
