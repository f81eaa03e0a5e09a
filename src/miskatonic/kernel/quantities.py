"""Quantities: a base value and the modifiers in force, reckoned anew each time."""

from collections.abc import Sequence

from msgspec import Struct

from miskatonic.kernel.abilities import Modifier

__all__ = ["Change", "Reckoning", "reckon", "total"]


class Change(Struct, frozen=True):
    """What one source does to a quantity: adds an amount, doubles or halves it."""

    source: int
    plus: int = 0
    doubled: bool = False
    halved: bool = False


class Reckoning(Struct, frozen=True):
    """A quantity as a sum that can be shown: base, changes in the order that they count, total."""

    base: int
    changes: tuple[Change, ...]
    total: int


def total(base: int, plus: int, doublings: int, halvings: int) -> int:
    """Add first, then double and halve, round fractions up, and let nothing be below zero.

    Only the total stops at zero: what is subtracted beyond it still counts against what is added.
    """
    return max(0, -(-((base + plus) << doublings) >> halvings))


def reckon(base: int, parts: Sequence[tuple[int, int, Modifier]]) -> Reckoning:
    """A quantity from what each modifier adds, doubles and halves."""
    reckoned = total(
        base,
        sum(plus for _, plus, _ in parts),
        sum(modifier.doubled for _, _, modifier in parts),
        sum(modifier.halved for _, _, modifier in parts),
    )
    changes = [Change(source, plus, modifier.doubled, modifier.halved) for source, plus, modifier in parts]
    changes.sort(key=lambda change: (change.doubled or change.halved, change.source))
    return Reckoning(base, tuple(changes), reckoned)
