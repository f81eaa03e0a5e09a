"""A content pack: cards, scenarios, starter decks and words that somebody brings."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import ClassVar

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.content.checking import Checking
from miskatonic.games.arkham.decks.deck import Deck
from miskatonic.games.arkham.decks.starters import STARTERS
from miskatonic.games.arkham.declarations import Definition
from miskatonic.games.arkham.game import ARKHAM
from miskatonic.games.arkham.scenarios.library import SCENARIOS
from miskatonic.games.arkham.scenarios.scenario import Scenario
from miskatonic.kernel.packs import Fault, Pack, Source

__all__ = ["ContentPack"]


class ContentPack(Pack, frozen=True, kw_only=True):
    """What a package brings. Codes, slugs and ids are its own: nothing that is there already is changed."""

    game: ClassVar[str] = "arkham"

    cards: tuple[Definition, ...] = ()
    scenarios: tuple[Scenario, ...] = ()
    decks: tuple[Deck, ...] = ()
    """A starter deck for each investigator among the cards."""
    catalogues: tuple[Path | Traversable, ...] = ()
    """Folders that hold `en/*.ftl`, and as many other languages as there are; what isn't there is read in English."""

    def offer(self, source: Source) -> Sequence[Fault]:
        faults = tuple(Checking(self, source).faults())
        if not faults:
            CORE.add(self.cards, self.catalogues)
            SCENARIOS.update({scenario.id: scenario for scenario in self.scenarios})
            STARTERS.update({deck.investigator: deck for deck in self.decks})
            for folder in self.catalogues:
                ARKHAM.learn(folder)
        return faults
