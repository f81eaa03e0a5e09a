"""Bags of tokens: chaos tokens, event tokens.

A bag is a record in the state. Tokens of one name are alike; what the bag holds is open, which one comes next is not.
"""

from collections.abc import Iterable
from fractions import Fraction

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.records import Open, Record
from miskatonic.table.errors import TooFew, UnknownToken, nearest_name

__all__ = ["Bag"]


class Bag(Record, frozen=True):
    """Tokens in the bag, tokens drawn from it that lie beside it, and tokens sealed on cards.

    `inside` and `sealed` are kept sorted, since a bag has no order; `drawn` is in the order drawn.
    """

    inside: Open[tuple[str, ...]] = ()
    drawn: Open[tuple[str, ...]] = ()
    sealed: Open[tuple[str, ...]] = ()

    @classmethod
    def of(cls, *tokens: str) -> "Bag":
        """A bag with these tokens; name one twice to have two of it."""
        return cls(tuple(sorted(tokens)))

    def __len__(self) -> int:
        return len(self.inside)

    def draw(self, chance: Chance, n: int = 1) -> tuple[tuple[str, ...], "Bag"]:
        """Draw n tokens one after another without putting back: the tokens, and the bag with them beside it."""
        if not 0 <= n <= len(self.inside):
            raise TooFew(f"cannot draw {n} tokens: there are {len(self.inside)} in the bag")
        inside, drawn = self.inside, []
        for _ in range(n):
            at = chance.below(len(inside))
            drawn.append(inside[at])
            inside = inside[:at] + inside[at + 1 :]
        tokens = tuple(drawn)
        return tokens, Bag(inside, self.drawn + tokens, self.sealed)

    def put_back(self, *tokens: str) -> "Bag":
        """Put these drawn tokens back into the bag."""
        drawn = _without(self.drawn, tokens, "beside the bag")
        return Bag(tuple(sorted(self.inside + tokens)), drawn, self.sealed)

    def put_all_back(self) -> "Bag":
        """Put all drawn tokens back into the bag; sealed ones stay sealed."""
        return Bag(tuple(sorted(self.inside + self.drawn)), (), self.sealed)

    def set_aside(self, *tokens: str) -> "Bag":
        """Take these tokens out of the bag on purpose and lay them beside it, as if drawn."""
        return Bag(_without(self.inside, tokens, "in the bag"), self.drawn + tokens, self.sealed)

    def seal(self, *tokens: str) -> "Bag":
        """Take these tokens out of the bag and keep them sealed; they cannot be drawn."""
        inside = _without(self.inside, tokens, "in the bag")
        return Bag(inside, self.drawn, tuple(sorted(self.sealed + tokens)))

    def release(self, *tokens: str) -> "Bag":
        """Put these sealed tokens back into the bag."""
        sealed = _without(self.sealed, tokens, "sealed")
        return Bag(tuple(sorted(self.inside + tokens)), self.drawn, sealed)

    def add(self, *tokens: str) -> "Bag":
        """Put new tokens into the bag, from the box."""
        return Bag(tuple(sorted(self.inside + tokens)), self.drawn, self.sealed)

    def remove(self, *tokens: str) -> "Bag":
        """Take these tokens out of the bag and out of the game."""
        return Bag(_without(self.inside, tokens, "in the bag"), self.drawn, self.sealed)

    def discard(self, *tokens: str) -> "Bag":
        """Take these drawn tokens out of the game: they do not go back into the bag."""
        return Bag(self.inside, _without(self.drawn, tokens, "beside the bag"), self.sealed)

    def odds(self) -> dict[str, Fraction]:
        """How likely each token is to be the next one drawn, in order of their names."""
        size = len(self.inside)
        return {token: Fraction(self.inside.count(token), size) for token in dict.fromkeys(self.inside)}


def _without(held: tuple[str, ...], tokens: Iterable[str], where: str) -> tuple[str, ...]:
    left = list(held)
    for token in tokens:
        if token not in left:
            kinds = tuple(dict.fromkeys(held))
            raise UnknownToken(f"no token {token!r} is left {where}: {nearest_name(token, kinds)}")
        left.remove(token)
    return tuple(left)
