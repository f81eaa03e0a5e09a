"""State: everything a game is at one moment, as flat tables of records."""

from copy import copy
from typing import Any, ClassVar, Self, cast, get_type_hints

from msgspec import Struct

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.frames import AnyFrame
from miskatonic.kernel.records import Open, Record, Secret
from miskatonic.kernel.seats import Seat

__all__ = ["Effect", "Result", "State"]


class Effect(Record, frozen=True):
    """A lasting or a delayed effect that a card left behind; it goes on whether or not the card does.

    `definition` and `number` are the address of what it does; `until` names the period with which it ends.
    """

    definition: Open[str]
    number: Open[int]
    until: Open[str]
    seat: Open[Seat] = Seat(-1)
    targets: Open[tuple[int, ...]] = ()
    amount: Open[int] = 0


class Result(Record, frozen=True):
    """How a game ended: the message that says so, and who won."""

    outcome: Open[str]
    winners: Open[tuple[Seat, ...]] = ()
    rules: Open[tuple[str, ...]] = ()


class State(Struct, array_like=True, kw_only=True):
    """The tables that every game has; a game adds its own.

    Lists and dicts are the tables: a copy of the state copies them and shares their records.
    """

    chance: Secret[Chance]
    stack: Open[list[AnyFrame]] = []
    """What is being resolved, innermost last."""
    ended: Open[AnyFrame | None] = None
    """The frame that was finished last: its parent reads the outcome here."""
    answers: Secret[tuple[tuple[Seat, int], ...]] = ()
    """Seats that have answered a secret question, and which option they took."""
    effects: Open[dict[int, Effect]] = {}
    """Lasting and delayed effects in force."""
    uses: Open[dict[str, int]] = {}
    """How often a limited ability was used in its period."""
    choices: Open[int] = 0
    """How many choices have been made."""
    gatherers: Open[int] = 0
    """How many effects being resolved hold back the reactions to their aspects."""
    serial: Open[int] = 0
    """The last id given out."""
    result: Open[Result | None] = None

    containers: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def tables(cls) -> tuple[str, ...]:
        """The fields that a copy must copy."""
        if "containers" not in cls.__dict__:
            kinds = get_type_hints(cls)
            cls.containers = tuple(
                name
                for name in cls.__struct_fields__
                if kinds[name] is Chance or getattr(kinds[name], "__origin__", None) in (list, dict)
            )
        return cls.containers

    def copy(self) -> Self:
        """The same game again, independent of this one."""
        twin: Any = copy(self)
        for name in self.tables():
            setattr(twin, name, getattr(self, name).copy())
        return cast("Self", twin)

    def next_id(self) -> int:
        """An id that nothing in this game has had."""
        self.serial += 1
        return self.serial
