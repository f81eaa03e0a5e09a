"""Chance: the one seeded source of everything random in a game."""

from collections.abc import Sequence
from hashlib import blake2b
from math import lgamma, log
from typing import TypeVar

from msgspec import Struct

from miskatonic.kernel.errors import BadOption
from miskatonic.kernel.text import Text

__all__ = ["Chance"]

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
_WORD = 64


def _words_to_shuffle(n: int) -> int:
    """How many 64-bit words decide an order of `n` things with a bias below 2**-64."""
    return int(lgamma(n + 1) / log(2) + 2 * _WORD) // _WORD


_SHUFFLE_WORDS = tuple(_words_to_shuffle(n) for n in range(128))


class Chance(Struct, array_like=True):
    """Splitmix64 read by position: the state is the seed and how many words were drawn, so it is short and readable.

    `rigged` holds outcomes that a test or a real table has fixed in advance; they come before anything drawn.
    """

    seed: int
    drawn: int = 0
    rigged: tuple[int, ...] = ()

    @classmethod
    def of(cls, seed: int | str) -> "Chance":
        """Spread a person's seed over 64 bits, so that seeds 1 and 2 have nothing in common."""
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise BadOption("seed.invalid", Text("seed-invalid"))
        return cls(int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest(), "big"))

    def copy(self) -> "Chance":
        return Chance(self.seed, self.drawn, self.rigged)

    def word(self) -> int:
        """The next 64 bits."""
        self.drawn = drawn = self.drawn + 1
        z = (self.seed + drawn * _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each as likely."""
        if self.rigged:
            return self._rigged(n)
        return (self.word() * n) >> _WORD

    def pick(self, items: Sequence[T]) -> T:
        """One of `items`, each as likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """`items` in an order of which each is as likely."""
        return self.sample(items, len(items))

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """`count` of `items`, none twice, in an order of which each is as likely."""
        pool = list(items)
        size = len(pool)
        if not 0 <= count <= size:
            raise ValueError(f"{count} can't be taken out of {size}")
        number = 0
        for _ in range(_SHUFFLE_WORDS[size] if size < len(_SHUFFLE_WORDS) else _words_to_shuffle(size)):
            number = number << _WORD | self.word()
        for place in range(count):
            number, further = divmod(number, size - place)
            other = place + further
            pool[place], pool[other] = pool[other], pool[place]
        return tuple(pool[:count])

    def _rigged(self, n: int) -> int:
        value, *rest = self.rigged
        if not 0 <= value < n:
            raise ValueError(f"the next outcome is rigged to {value}, but only 0 to {n - 1} can come up")
        self.rigged = tuple(rest)
        return value
