"""Dice with faces of their own, and rolls of several kinds of dice at once.

The dice are definitions. The state holds a roll: for each die its kind, and the number of the face it shows.
"""

from collections.abc import Iterable

from msgspec import Struct

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.records import Open, Record
from miskatonic.table.errors import TableError, TooFew, UnknownDie, nearest_name

__all__ = ["Dice", "Die", "Rolled"]


class Die(Struct, frozen=True):
    """A kind of die: its name, and its faces as the symbols printed on each; a blank has none."""

    name: str
    faces: tuple[tuple[str, ...], ...]


class Rolled(Record, frozen=True):
    """Dice on the table in the order thrown, each with its kind and face; `changes` is what cards make of the symbols.

    A change is a symbol and how many more of it, or fewer, count than the faces show.
    """

    dice: Open[tuple[tuple[str, int], ...]] = ()
    changes: Open[tuple[tuple[str, int], ...]] = ()

    def __len__(self) -> int:
        return len(self.dice)


class Dice:
    """The kinds of dice of a game: it throws them and reads what was thrown."""

    __slots__ = ("_kinds", "symbols")

    def __init__(self, *kinds: Die) -> None:
        self._kinds = {die.name: die for die in kinds}
        if len(self._kinds) < len(kinds):
            raise TableError(f"two kinds of dice have one name: {', '.join(die.name for die in kinds)}")
        for die in kinds:
            if not die.faces:
                raise TableError(f"die {die.name!r} has no faces: give it at least 1")
        self.symbols = tuple(dict.fromkeys(symbol for die in kinds for face in die.faces for symbol in face))

    def roll(self, chance: Chance, /, **pool: int) -> Rolled:
        """Throw so many of each kind: `dice.roll(chance, standard=3, bonus=1)`; kinds in the order of the game."""
        self._check_pool(pool)
        return Rolled(
            tuple(
                (name, chance.below(len(die.faces)))
                for name, die in self._kinds.items()
                for _ in range(pool.get(name, 0))
            )
        )

    def reroll(self, chance: Chance, rolled: Rolled, *positions: int) -> Rolled:
        """Throw these dice of the roll again, counted from 0; their first results are gone, the others stay."""
        if rolled.changes:
            raise TableError("symbols of this roll have been changed: reroll first, change the symbols then")
        dice = list(rolled.dice)
        for position in sorted(set(positions)):
            if not 0 <= position < len(dice):
                raise UnknownDie(f"there is no die {position} in this roll: its dice are 0 to {len(dice) - 1}")
        for position in sorted(set(positions)):
            name, _ = dice[position]
            dice[position] = (name, chance.below(len(self._kinds[name].faces)))
        return Rolled(tuple(dice))

    def faces(self, rolled: Rolled) -> tuple[tuple[str, ...], ...]:
        """The symbols that each die shows, in the order thrown."""
        kinds = self._kinds
        return tuple([kinds[name].faces[face] for name, face in rolled.dice])

    def count(self, rolled: Rolled, symbol: str) -> int:
        """How many of this symbol the roll counts; each symbol of a face with several counts."""
        self._check_symbol(symbol)
        shown = sum([face.count(symbol) for face in self.faces(rolled)])
        return shown + sum(more for changed, more in rolled.changes if changed == symbol)

    def tally(self, rolled: Rolled) -> dict[str, int]:
        """Each symbol that the dice of this game have, and how many of it the roll counts."""
        return {symbol: self.count(rolled, symbol) for symbol in self.symbols}

    def change(self, rolled: Rolled, symbol: str, into: str, n: int = 1) -> Rolled:
        """So many of a symbol count as another: one elder sign counts as a success."""
        have = self.count(rolled, symbol)
        if not 0 <= n <= have:
            raise TooFew(f"cannot change {n} {symbol!r} into {into!r}: this roll has {have}")
        return self.add(Rolled(rolled.dice, _adjusted(rolled.changes, symbol, -n)), into, n)

    def add(self, rolled: Rolled, symbol: str, n: int = 1) -> Rolled:
        """So many of a symbol count besides those shown: a tentacle that counts as a success as well."""
        self._check_symbol(symbol)
        if n < 0:
            raise TableError(f"cannot add {n} {symbol!r}: add 0 or more")
        return Rolled(rolled.dice, _adjusted(rolled.changes, symbol, n))

    def show(self, **faces: Iterable[int]) -> Rolled:
        """A roll laid out by hand, by the numbers of the faces: `dice.show(standard=[0, 2])`."""
        pool = {name: tuple(shown) for name, shown in faces.items()}
        self._check_pool({name: len(shown) for name, shown in pool.items()})
        for name, shown in pool.items():
            for face in shown:
                if not 0 <= face < len(self._kinds[name].faces):
                    raise UnknownDie(f"die {name!r} has no face {face}: 0 to {len(self._kinds[name].faces) - 1}")
        return Rolled(tuple((name, face) for name in self._kinds for face in pool.get(name, ())))

    def sorted(self, rolled: Rolled) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The roll as one lays it out to read it: kind by kind, equal faces together, in the order of the die."""
        order = {name: at for at, name in enumerate(self._kinds)}
        laid_out = sorted(rolled.dice, key=lambda die: (order[die[0]], die[1]))
        return tuple((name, self._kinds[name].faces[face]) for name, face in laid_out)

    def _check_pool(self, pool: dict[str, int]) -> None:
        for name, n in pool.items():
            if name not in self._kinds:
                raise UnknownDie(f"there is no die {name!r}: {nearest_name(name, self._kinds)}")
            if n < 0:
                raise TableError(f"cannot roll {n} of die {name!r}: roll 0 or more")

    def _check_symbol(self, symbol: str) -> None:
        if symbol not in self.symbols:
            raise TableError(f"no die shows {symbol!r}: {nearest_name(symbol, self.symbols)}")


def _adjusted(changes: tuple[tuple[str, int], ...], symbol: str, by: int) -> tuple[tuple[str, int], ...]:
    """The changes in order of their symbols, without those that cancel out, so that equal counts are equal bytes."""
    now = dict(changes)
    now[symbol] = now.get(symbol, 0) + by
    return tuple(sorted((each, more) for each, more in now.items() if more))
