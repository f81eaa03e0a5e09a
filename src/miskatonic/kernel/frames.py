"""Frames: what is being resolved, innermost last; and the questions that a frame puts to seats.

A frame is a record with its rulebook steps as methods, run in the order of `steps`. A step gets the table and

- returns None: go on with the next step; or a step's name: go on there; or `DONE`: be finished,
- returns `self.keep(token=...)`, `self.goto("reveal_token", ...)` or `self.done(...)`: the same, with changed fields,
- returns `Ask`, `AskEach` or `AskAny`: a seat, all of several in secret, or whoever speaks first must choose;
  the step named by `then` gets the answer,
- calls `table.do(frame)`: that frame is resolved before this one's next step; several go in the order given.

A step that asks changes nothing: a saved game asks again by running it again.
"""

from abc import ABC
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.kernel.errors import EngineFault
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Text, Value

__all__ = [
    "DONE",
    "Act",
    "AnyFrame",
    "Ask",
    "AskAny",
    "AskEach",
    "Frame",
    "GameOver",
    "Offers",
    "Option",
    "Outcome",
    "Over",
    "Prompt",
    "Question",
    "rule",
]

F = TypeVar("F", bound=Callable[..., Any])

DONE = "done"
"""What a step returns when its frame has nothing more to do."""


def rule(*clauses: str) -> Callable[[F], F]:
    """Say which clauses a step carries out: its log lines and decisions cite them."""

    def cite(step: F) -> F:
        step.__dict__["rules"] = clauses
        return step

    return cite


class Act:
    """A kind of thing that a seat may do: its name in option keys, the names of its arguments, its label, its rules.

    `PLAY = Act("play", "card", message="lab-play")`; `PLAY(12)` is the option to play card 12, `PLAY.each(hand)` those
    to play any card of a hand.
    `details` adds the label's arithmetic, reckoned only when somebody reads it.
    """

    __slots__ = ("details", "message", "name", "rules", "takes")

    def __init__(
        self,
        name: str,
        *takes: str,
        message: str,
        rules: tuple[str, ...] = (),
        details: Callable[[Any, "Option"], Mapping[str, Value]] | None = None,
    ) -> None:
        self.name = name
        self.takes = takes
        self.message = message
        self.rules = rules
        self.details = details

    def __call__(self, *args: int | str) -> "Option":
        return Option(self, args)

    def each(self, things: Iterable[int | str]) -> list["Option"]:
        """The options to do it with any of these things; a fifth of the time of calling it for each."""
        return [Option(self, (thing,)) for thing in things]

    def __repr__(self) -> str:
        return f"Act({self.name!r})"


class Option(Struct, frozen=True, gc=False):
    """One thing that a seat may choose now."""

    act: Act
    args: tuple[int | str, ...] = ()


class Prompt(Struct, frozen=True, gc=False):
    """What is being asked, in words."""

    message: str
    args: Mapping[str, Value] = {}

    def text(self) -> Text:
        return Text(self.message, dict(self.args))


class Ask(Struct, frozen=True, gc=False):
    """Ask one seat. `then` names the step that gets the chosen `Option`; by default the next one."""

    seat: Seat
    options: Sequence[Option]
    prompt: Prompt
    then: str = ""


class AskEach(Struct, frozen=True):
    """Ask several seats at once, in secret. `then` gets `{seat: Option}` when the last has answered.

    Who has answered is public, what is not. With `changeable` a seat may answer anew until the last one is in.
    """

    options: Mapping[Seat, Sequence[Option]]
    prompt: Prompt
    then: str = ""
    changeable: bool = False


class Offers(Struct, frozen=True, gc=False):
    """What several seats may choose, `of(table, seat)`, worked out for a seat when somebody looks at it.

    In a talk of eight, one speaks: what the others could have said need not be known.
    """

    seats: tuple[Seat, ...]
    of: Callable[[Any, Seat], Sequence[Option]]

    def __len__(self) -> int:
        return len(self.seats)

    def __iter__(self) -> Iterator[Seat]:
        return iter(self.seats)


class AskAny(Struct, frozen=True, gc=False):
    """Ask several seats of whom the first to answer is heard at once, as when all may talk or use what they have.

    `then` gets that seat's `Option`; `table.answering` is the seat. The frame asks again those who still may speak.
    """

    options: Mapping[Seat, Sequence[Option]] | Offers
    prompt: Prompt
    then: str = ""


Question = Ask | AskEach | AskAny
"""What a step returns to have somebody choose."""


class Places(dict[str, int]):
    """The places of a frame's steps by their names, and of its end."""

    def __init__(self, frame: str, steps: tuple[str, ...]) -> None:
        super().__init__({name: place for place, name in enumerate((*steps, DONE))})
        self.frame = frame

    def __missing__(self, step: str) -> int:
        raise EngineFault(f"{self.frame} has no step {step!r}: there are {', '.join(self)}")


class Frame(Struct, frozen=True, array_like=True, tag=True, kw_only=True, gc=False):
    """Something being resolved step by step; subclasses give `steps` and their own fields. `pc` is the next step."""

    pc: int = 0

    steps: ClassVar[tuple[str, ...]] = ()
    gathers: ClassVar[bool] = False
    """Whether "after" windows of events inside wait until this frame is through with all its aspects."""

    run: ClassVar[tuple[Callable[..., "Outcome"] | None, ...]] = (None,)
    """The steps themselves, and None where the frame is done."""
    places: ClassVar[Places] = Places("Frame", ())
    clauses: ClassVar[tuple[tuple[str, ...], ...]] = ()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        missing = [name for name in cls.steps if not callable(getattr(cls, name, None))]
        if missing:
            raise TypeError(f"{cls.__name__}.steps names {missing[0]!r}, but the class has no such method")
        cls.run = (*(getattr(cls, name) for name in cls.steps), None)
        cls.places = Places(cls.__name__, cls.steps)
        cls.clauses = tuple(getattr(step, "rules", ()) for step in cls.run)

    def keep(self, /, **changes: Any) -> Self:
        """Go on with the next step, with some fields changed."""
        return replace(self, pc=self.pc + 1, **changes)

    def goto(self, step: str, /, **changes: Any) -> Self:
        """Go on with the step named, with some fields changed."""
        if not changes:  # passing on an empty `**changes` would take twice as long
            return replace(self, pc=self.places[step])
        return replace(self, pc=self.places[step], **changes)

    def done(self, /, **changes: Any) -> Self:
        """Be finished, with some fields changed."""
        return replace(self, pc=len(self.steps), **changes)

    @property
    def rules(self) -> tuple[str, ...]:
        """The clauses that the step under way carries out."""
        return self.clauses[self.pc]


class Over(Struct, frozen=True):
    """What the last frame of a game returns."""


Outcome = Frame | str | Question | Over | None


class GameOver(Frame, frozen=True):
    """The game has a result: nothing that was being resolved goes on."""

    steps: ClassVar[tuple[str, ...]] = ("stop",)

    def stop(self, table: Any) -> Outcome:
        return Over()


if TYPE_CHECKING:
    AnyFrame = Frame
else:

    class AnyFrame(ABC):  # noqa: B024  a stand-in: it tells the decoder to look the frame up among a game's own
        """Annotates a field that holds a frame of any class of the game."""

    AnyFrame.register(Frame)
