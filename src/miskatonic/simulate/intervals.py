"""How sure a share is, after so many games."""

from math import sqrt

from msgspec import Struct

__all__ = ["Share", "wilson"]

_Z95 = 1.959963984540054


class Share(Struct, frozen=True):
    """So many of so many, with the bounds between which the true share lies 95 times in 100."""

    count: int
    of: int
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.count / self.of if self.of else 0.0


def wilson(count: int, of: int) -> Share:
    """Wilson's score interval: sound for few games, and for shares near none and all."""
    if not of:
        return Share(0, 0, 0.0, 1.0)
    share = count / of
    square = _Z95 * _Z95
    middle = share + square / (2 * of)
    reach = _Z95 * sqrt(share * (1 - share) / of + square / (4 * of * of))
    whole = 1 + square / of
    low = 0.0 if count == 0 else (middle - reach) / whole
    high = 1.0 if count == of else (middle + reach) / whole
    return Share(count, of, low, high)
