"""The index of abilities: for each kind of event or quantity, who listens, sorted by what they do there."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.kernel.abilities import Ability, Cannot, Listener, Modifier

__all__ = ["NOBODY", "Hearer", "Listening"]

Hearer = tuple[int, int, Listener]


class Listening(Struct, frozen=True):
    """Who listens to one thing: a source, the number of its ability and the ability, in the order of their ids."""

    would: tuple[Hearer, ...] = ()
    when: tuple[Hearer, ...] = ()
    after: tuple[Hearer, ...] = ()
    bans: tuple[tuple[int, int, Cannot], ...] = ()
    modifiers: tuple[tuple[int, int, Modifier], ...] = ()

    def at(self, timing: str) -> tuple[Hearer, ...]:
        """The listeners of one timing."""
        return self.would if timing == "would" else self.when if timing == "when" else self.after

    def joined(self, source: int, number: int, ability: Ability) -> Listening:
        """With one more ability."""
        field = _field(ability)
        entries = sorted((*getattr(self, field), (source, number, ability)), key=_address)
        return replace(self, **{field: tuple(entries)})

    def left(self, source: int, ability: Ability) -> Listening:
        """Without this ability of this source."""
        field = _field(ability)
        kept = [entry for entry in getattr(self, field) if entry[0] != source or entry[2] is not ability]
        return replace(self, **{field: tuple(kept)})


NOBODY = Listening()


def _address(entry: tuple[int, int, Ability]) -> tuple[int, int]:
    return entry[:2]


def _field(ability: Ability) -> str:
    if isinstance(ability, Listener):
        return ability.timing.value
    if isinstance(ability, Cannot):
        return "bans"
    if isinstance(ability, Modifier):
        return "modifiers"
    raise TypeError(f"{type(ability).__name__} is none of Listener, Cannot and Modifier")
