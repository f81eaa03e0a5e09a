"""The index of abilities: for each kind of event or quantity, who listens, sorted by what they do there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.kernel.abilities import WHEN, WOULD, Ability, Cannot, Listener, Modifier

__all__ = ["NOBODY", "Hearer", "Listening", "indexed"]

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


def indexed(sources: Iterable[tuple[int, Sequence[Ability]]]) -> dict[str, Listening]:
    """The index of all these sources at once: a third of what it takes to let their abilities join one by one."""
    found: dict[str, dict[str, list[tuple[int, int, Any]]]] = {}
    for source, abilities in sources:
        for number, ability in enumerate(abilities):
            field = _field(ability)
            for key in ability.keys:
                found.setdefault(key, {}).setdefault(field, []).append((source, number, ability))
    return {
        key: Listening(**{field: tuple(sorted(entries, key=_address)) for field, entries in fields.items()})
        for key, fields in found.items()
    }


_address = itemgetter(0, 1)


def _field(ability: Ability) -> str:
    if isinstance(ability, Listener):
        timing = ability.timing
        return "would" if timing is WOULD else "when" if timing is WHEN else "after"
    if isinstance(ability, Cannot):
        return "bans"
    if isinstance(ability, Modifier):
        return "modifiers"
    raise TypeError(f"{type(ability).__name__} is none of Listener, Cannot and Modifier")
