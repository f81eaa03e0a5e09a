"""Lasting effects: standing words that a card's words put in force for a while (lasting-effects.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.holding import Banned, Held
from miskatonic.games.arkham.printed import printed
from miskatonic.games.arkham.words.base import Standing, Words
from miskatonic.games.arkham.words.until import Until
from miskatonic.kernel.abilities import Ability

__all__ = ["LastingEffects"]


class LastingEffects(Mapping[str, Sequence[Ability]]):
    """What lasting effects do, by the address of the word that starts them: "01036:event||0"."""

    def __init__(self) -> None:
        self._made: dict[str, Sequence[Ability]] = {}

    def __getitem__(self, definition: str) -> Sequence[Ability]:
        found = self._made.get(definition)
        if found is None:
            found = self._made[definition] = [
                Banned(word, None) if word.bans else Held(word, None) for word in _standing(definition)
            ]
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._made)

    def __len__(self) -> int:
        return len(self._made)


def _standing(definition: str) -> tuple[Standing, ...]:
    """The standing words at an address."""
    script, path, place = definition.split("|")
    words: Words = printed(CORE.by_code[script.partition(":")[0]]).scripts[script]
    steps = [int(step) for step in path.split(".") if step]
    for outer, part in zip(steps[::2], steps[1::2], strict=True):
        words = words[outer].parts()[part]
    word = words[int(place)]
    assert isinstance(word, Until), f"{definition} starts no lasting effect"
    return word.words
