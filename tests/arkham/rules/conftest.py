"""What the tests of the rules share."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from miskatonic.games.arkham import setup
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.declarations import Definition, Investigator
from miskatonic.games.arkham.game import ARKHAM
from miskatonic.games.arkham.lasting import LastingEffects


@pytest.fixture
def declare(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Add cards to the core set, or print cards of it anew, for the length of one test."""

    def add(*cards: Definition) -> None:
        for card in cards:
            others = tuple(other for other in CORE.cards if other.code != card.code)
            monkeypatch.setattr(CORE, "cards", (*others, card))
            monkeypatch.setitem(dict_of(CORE.by_code), card.code, card)
            monkeypatch.setitem(dict_of(CORE.by_slug), card.slug, card)
            if isinstance(card, Investigator):
                monkeypatch.setitem(dict_of(CORE.investigators), card.slug, card)
        setup._box.cache_clear()
        monkeypatch.setattr(type(ARKHAM), "effects", LastingEffects())

    yield add
    setup._box.cache_clear()


def dict_of(found: object) -> dict[str, object]:
    """The mapping behind a read-only annotation."""
    assert isinstance(found, dict)
    return found
