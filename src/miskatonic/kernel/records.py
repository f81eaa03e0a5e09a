"""Records: the frozen rows that a game's state is made of, and what each of their fields keeps secret."""

from typing import Annotated, TypeVar

from msgspec import Struct
from msgspec.structs import replace as changed

__all__ = ["OPEN", "SECRET", "Open", "Record", "Secret", "changed"]

T = TypeVar("T")

OPEN = "open"
SECRET = "secret"

Open = Annotated[T, OPEN]
"""A field that everybody at the table may know."""

Secret = Annotated[T, SECRET]
"""A field that only some may know; the game's `knows` says who. The contract suite plants markers in these."""


class Record(Struct, frozen=True, array_like=True, gc=False):
    """A row of a table in the state. It refers to others by small ids and is replaced, never changed.

    `state.cards[card] = changed(state.cards[card], zone=DISCARD)`

    Every field says `Open[...]` or `Secret[...]`; the contract suite refuses one that says neither.
    """
