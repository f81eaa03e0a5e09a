"""The contract of a game: what the kernel asks of it. A new game is one subclass of `GameType`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

from msgspec import Struct

from miskatonic.kernel.content import Problem
from miskatonic.kernel.errors import EngineFault
from miskatonic.kernel.frames import Act, Frame
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.text import Names, Text

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from miskatonic.kernel.abilities import Ability
    from miskatonic.kernel.campaigns import Campaigns
    from miskatonic.kernel.chance import Chance
    from miskatonic.kernel.decks import Decks
    from miskatonic.kernel.events import Event
    from miskatonic.kernel.state import State
    from miskatonic.kernel.words import Words

__all__ = ["GameType", "Reason", "SeatSetup", "Setup"]

T = TypeVar("T")


class Reason(Struct, frozen=True):
    """Why something can't be done now, and the clause that forbids it."""

    text: Text
    rules: tuple[str, ...] = ()


class SeatSetup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat as the table is set; a game adds its own choices, such as an investigator."""

    name: str = ""


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a table is set: a game subclasses it with its options, each with a default.

    `seats` may be given as a number, as names, or as one mapping for each seat.
    """

    seats: tuple[SeatSetup, ...]


class GameType(Generic[T]):
    """A game: its name, its records, how it is dealt, who may know what. `T` is the table that its steps get.

    It has no state of its own: there is one object for each game that is installed.
    """

    id: ClassVar[str]
    version: ClassVar[int] = 1
    """Goes up when old snapshots and journals no longer fit, as when an option has another default."""
    players: ClassVar[range]
    """How many seats it can have."""
    seating: ClassVar[tuple[str, ...]] = ()
    """The clauses that say so: another number is refused by them."""
    setup: ClassVar[type[Setup]] = Setup
    state: ClassVar[type[State]]
    table: ClassVar[type[Any]]
    """The class of the tables that its steps get; `Table` or a subclass."""
    packages: ClassVar[tuple[str, ...]]
    """Where its frames are defined, and those of content for it."""
    catalogues: ClassVar[tuple[Path | Traversable, ...]] = ()
    acts: ClassVar[tuple[Act, ...]] = ()
    """All kinds of thing that a seat may ever do; "why not?" knows their names."""
    alike: ClassVar[bool] = False
    """Whether everybody sees the same board, spectators too: then it may be made once for all of them."""
    rash: ClassVar[tuple[Act, ...]] = ()
    """Those with which one seat alone may end a game early: random tests take them rarely, to see the rest of it."""

    unasked: ClassVar[frozenset[str]] = frozenset()
    """Options that a set-up page leaves out, such as those with which a campaign brings a table about."""
    weights: ClassVar[Mapping[str, Mapping[str, int]]] = {}
    """Options whose values count for one side or, below zero, for the other: `{"roles": {"mechanic": 3}}`."""
    sides: ClassVar[Mapping[str, str]] = {}
    """Where teams play: for each outcome, the message that says which of them has won."""

    decks: ClassVar[Decks | None] = None
    """How its decks are built, checked and read, if it is played with decks that people build."""
    campaigns: ClassVar[Campaigns | None] = None
    """Its campaigns, if several games can follow each other."""

    # -- the course of a game

    def deal(self, table: T, setup: Any) -> None:
        """Set the table up and put the first frame on the stack with `table.do`."""
        raise NotImplementedError

    def new_state(self, setup: Any, chance: Chance) -> State:
        """The state before anything is dealt."""
        return self.state(chance=chance)

    # -- who knows what

    def view(self, table: T, viewer: Viewer) -> Struct:
        """What a seat, or a spectator, sees: a list of what is shown, made from what that viewer may know."""
        raise NotImplementedError

    def knows(self, table: T, viewer: Viewer, record: object, field: str) -> bool:
        """Whether the viewer may know a field marked `Secret` of this record of the state.

        What a secret field holds, records included, is one secret: it is asked for the outermost field.
        """
        raise NotImplementedError

    def imagine(self, table: T, viewer: Viewer, chance: Chance) -> None:
        """Deal afresh all that the viewer can't know, in agreement with all that it does know.

        What comes of it may depend on nothing else: sort what is hidden before it is shuffled.
        """
        raise NotImplementedError

    def plant(self, table: T, record: Any, field: str) -> Any:
        """Another value that this secret field could have, to prove that nobody sees the difference.

        The game must be able to go on from there, and whoever knows a part of the secret must find that part unchanged.
        Where there is no other value, the one that it has.
        """
        raise NotImplementedError

    def invariants(self, table: T) -> Iterable[str]:
        """What is wrong with this state: sentences; none, if all is well."""
        return ()

    # -- abilities

    effects: ClassVar[Mapping[str, Sequence[Ability]]] = {}
    """What lasting and delayed effects do, by the definition that makes them."""

    def sources(self, table: T) -> Iterable[int]:
        """The ids whose abilities are in force now."""
        return ()

    def abilities(self, table: T, source: int) -> Sequence[Ability]:
        """The abilities of a source, in printed order."""
        return ()

    def controller(self, table: T, source: int) -> Seat:
        """Who decides for a source."""
        raise NotImplementedError

    def order(self, table: T) -> Sequence[Seat]:
        """The seats in the order in which they are asked."""
        raise NotImplementedError

    def orders(self, table: T, event: Event) -> Seat:
        """Who orders forced abilities that would resolve at the same time."""
        return self.order(table)[0]

    # -- names

    names: ClassVar[Mapping[str, Callable[[Any, Any], Text | str]]] = {}
    """How ids in texts are shown, by the argument's name: `{"card": lambda table, id: Text(...)}`."""
    slugs: ClassVar[Mapping[str, Callable[[Any, Any], str]]] = {}
    """How ids in option keys are written, by the argument's name."""

    def values(self, option: str) -> Mapping[str, Text]:
        """What an option that is given as a word can be, and what that is called."""
        return {}

    def readings(self) -> Mapping[str, Text]:
        """What cards say, by the id under which a screen asks for it; the same at all tables."""
        return {}

    def title_of(self, table: T, source: int) -> str:
        """What all copies of a source share: the definition's id."""
        return str(source)

    def name_of(self, table: T, source: int) -> Text | str:
        """What a source is called."""
        return str(source)

    def ability_text(self, table: T, source: int, number: int) -> Text | str:
        """What one of its abilities is called where one can be chosen."""
        return self.name_of(table, source)

    def describe(self, table: T, event: Event) -> Text:
        """An event in a few words, for "React to ...?"."""
        raise NotImplementedError

    def silent(self, table: T, viewer: Viewer) -> bool:
        """Whether the rules forbid this person to talk now; it may depend on what everybody knows only."""
        return False

    def reasons(self, table: T, seat: Seat, act: str, args: tuple[str, ...]) -> Sequence[Reason]:
        """Why a seat can't do this now, when it isn't among its options."""
        return ()

    # -- what comes in a file

    def bring(self, content: Mapping[str, Any]) -> Sequence[Problem]:
        """Offer what a file holds, such as an episode. What is wrong with it is told, and then nothing is offered."""
        return [Problem((), Text("content-none", {"game": self.id}))]

    def learn(self, names: Traversable) -> None:
        """Take a catalogue folder to those that there are."""
        type(self).catalogues = (*self.catalogues, names)
        self.__dict__.pop("words", None)

    # -- worked out once

    @cached_property
    def words(self) -> Words:
        """The game's words on top of the kernel's."""
        from miskatonic.kernel.vocabulary import kernel_folder
        from miskatonic.kernel.words import Words

        return Words(kernel_folder(), *self.catalogues)

    @cached_property
    def frames(self) -> tuple[type[Frame], ...]:
        """All frames that may lie on this game's stack."""
        homes = ("miskatonic.kernel", "miskatonic.table", *self.packages)
        found: dict[str, type[Frame]] = {}
        waiting = [Frame]
        while waiting:
            for frame in waiting.pop().__subclasses__():
                waiting.append(frame)
                if any(frame.__module__ == home or frame.__module__.startswith(home + ".") for home in homes):
                    other = found.setdefault(frame.__name__, frame)
                    if other is not frame:
                        where = f"in {other.__module__} and {frame.__module__}"
                        raise EngineFault(f"{self.id}: two frames are called {frame.__name__}: {where}")
        return tuple(found[name] for name in sorted(found))

    def names_at(self, table: T | None) -> Names:
        """How ids are shown at this table; at none, those in readings are."""
        named: dict[str, Callable[[Any], Text | str]] = {
            "seat": partial(self.seat_name, table),
            "source": partial(self.name_of, cast("T", table)),
        }
        for kind, show in self.names.items():
            named[kind] = partial(show, table)
        return named

    def seat_name(self, table: Any, seat: Seat) -> Text | str:
        """What a seat is called: its name in the set-up, or its number."""
        seats = table.setup.seats
        if not 0 <= seat < len(seats):
            return str(seat)
        return seats[seat].name or Text("seat-name", {"number": seat + 1})
