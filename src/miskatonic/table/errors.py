"""What goes wrong at the table, said in a way that shows what would be right."""

from collections.abc import Iterable

from miskatonic.kernel.errors import EngineFault, nearest

__all__ = [
    "BadSeat",
    "CardNotHere",
    "TableError",
    "TooFew",
    "UnknownDie",
    "UnknownPlace",
    "UnknownToken",
    "nearest_name",
]


class TableError(EngineFault):
    """A game asked of piles, places, dice, bags or seats what they cannot do; nothing has changed."""


class CardNotHere(TableError):
    """A card was to be taken from a pile that does not hold it."""


class TooFew(TableError):
    """More cards, dice or tokens were asked for than there are."""


class UnknownPlace(TableError):
    """A place is not on the plan."""


class UnknownDie(TableError):
    """A kind of die, or one die of a roll, does not exist."""


class UnknownToken(TableError):
    """A token is not where it was to be taken from."""


class BadSeat(TableError):
    """A seat is not at this table, or is out of the game, or has acted already."""


def nearest_name(name: str, names: Iterable[str]) -> str:
    """The end of an error message: the valid name that comes nearest."""
    near = nearest(name, names)
    return f"nearest is {near!r}" if near else "there are none"
