"""Abilities: what a card, an effect or a role does by being there. They are static; the state holds their addresses.

An ability's address is `(source, number)`: the id of the card (or other thing) that has it, and which of its abilities
it is. Lasting and delayed effects are sources as well, with negative ids. The table keeps an index from what an ability
listens to, to the addresses that listen, as sources come and go; so what nobody listens to costs one look-up.

What an ability does is up to the game: it subclasses `Listener`, `Modifier` or `Cannot`. The table is the game's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.kernel.events import Event, Trigger
    from miskatonic.kernel.frames import Frame

__all__ = ["AFTER", "WHEN", "WOULD", "Ability", "Address", "Cannot", "Limit", "Listener", "Modifier", "Per", "Timing"]

Address = tuple[int, int]


class Timing(Enum):
    """Where around an event an ability stands."""

    WOULD = "would"
    WHEN = "when"
    AFTER = "after"


WOULD, WHEN, AFTER = Timing.WOULD, Timing.WHEN, Timing.AFTER


class Per(Enum):
    """What a limit counts together."""

    COPY = "copy"
    """This one card, as long as it stays in play, for each seat that may use it."""
    SHARED = "shared"
    """This one card, as long as it stays in play, for all seats together."""
    SEAT = "seat"
    """All copies by title, for one seat."""
    GROUP = "group"
    """All copies by title, for everybody."""


class Limit(Struct, frozen=True):
    """How often an ability may be initiated in a period: `Limit(1, "round")`. What is cancelled counts as well."""

    times: int
    period: str = "game"
    per: Per = Per.COPY

    def key(self, table: Any, source: int, number: int, by: Seat) -> str:
        """Where the table counts the uses by this seat."""
        one = self.per is Per.COPY or self.per is Per.SHARED
        what = f"{source}.{number}" if one else f"{table.game.title_of(table, source)}#{number}"
        everybody = self.per is Per.SHARED or self.per is Per.GROUP
        return f"{self.period}|{what}" if everybody else f"{self.period}|{what}@{by}"


class Ability:
    """What a source does. `keys` are the index entries under which the table finds it."""

    def __init__(self, keys: tuple[str, ...], rules: tuple[str, ...] = ()) -> None:
        self.keys = keys
        self.rules = rules


class Listener(Ability):
    """A forced ability or a reaction around events of some kinds; at `WOULD` it may replace what is about to happen."""

    def __init__(
        self,
        timing: Timing,
        *events: type[Event],
        forced: bool = False,
        limit: Limit | None = None,
        rules: tuple[str, ...] = (),
    ) -> None:
        super().__init__(tuple(event.name for event in events), rules)
        self.timing = timing
        self.forced = forced
        self.limit = limit

    def hears(self, table: Any, source: int, event: Event) -> bool:
        """Whether its condition holds for this event, and it could change something."""
        return True

    def users(self, table: Any, source: int) -> Sequence[Seat]:
        """Who may use it: the controller of its source, or all who stand where it lies."""
        return (table.game.controller(table, source),)

    def initiation(self, table: Any, source: int, number: int, trigger: Trigger, by: Seat) -> Frame | None:
        """A frame of its own that initiates it, where there are costs to pay; None for plain `Triggered`."""
        return None

    def respond(self, table: Any, source: int, trigger: Trigger, by: Seat) -> None:
        """Carry it out for the seat that uses it: change the table, or `table.do` what follows."""
        raise NotImplementedError(f"{type(self).__name__} must say what it does")


class Modifier(Ability):
    """A constant change of a quantity: so much more, or doubled, or halved."""

    def __init__(
        self, quantity: str, *, plus: int = 0, doubled: bool = False, halved: bool = False, rules: tuple[str, ...] = ()
    ) -> None:
        super().__init__((quantity,), rules)
        self.plus = plus
        self.doubled = doubled
        self.halved = halved

    def touches(self, table: Any, source: int, subject: int) -> bool:
        """Whether it applies to this subject now."""
        return True

    def amount(self, table: Any, source: int, subject: int) -> int:
        """What it adds; by default a fixed number."""
        return self.plus


class Cannot(Ability):
    """An absolute ban on events of some kinds: no other ability overrides it."""

    def __init__(self, *events: type[Event], rules: tuple[str, ...] = ()) -> None:
        super().__init__(tuple(event.name for event in events), rules)

    def forbids(self, table: Any, source: int, event: Event) -> bool:
        """Whether it bans this very event."""
        return True

    def reason(self, table: Any, source: int) -> Text:
        """Why the event can't happen, in words."""
        return Text("reason-forbidden", {"source": source})
