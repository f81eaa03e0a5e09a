"""All cards there are, by code, by slug and by encounter set: the core set, and what content packs bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.resources.abc import Traversable
from itertools import chain
from typing import TypeVar, cast

from miskatonic.games.arkham.cards.guardian import GUARDIAN
from miskatonic.games.arkham.cards.investigators import INVESTIGATORS
from miskatonic.games.arkham.cards.mystic import MYSTIC
from miskatonic.games.arkham.cards.neutral import NEUTRAL
from miskatonic.games.arkham.cards.rogue import ROGUE
from miskatonic.games.arkham.cards.seeker import SEEKER
from miskatonic.games.arkham.cards.signatures import SIGNATURES
from miskatonic.games.arkham.cards.survivor import SURVIVOR
from miskatonic.games.arkham.cards.weaknesses import WEAKNESSES
from miskatonic.games.arkham.declarations import Definition, Investigator, PlayerCard
from miskatonic.games.arkham.scenarios.sets.agents_of_cthulhu import AGENTS_OF_CTHULHU_SET
from miskatonic.games.arkham.scenarios.sets.agents_of_hastur import AGENTS_OF_HASTUR_SET
from miskatonic.games.arkham.scenarios.sets.agents_of_shub_niggurath import AGENTS_OF_SHUB_NIGGURATH_SET
from miskatonic.games.arkham.scenarios.sets.agents_of_yog_sothoth import AGENTS_OF_YOG_SOTHOTH_SET
from miskatonic.games.arkham.scenarios.sets.ancient_evils import ANCIENT_EVILS_SET
from miskatonic.games.arkham.scenarios.sets.chilling_cold import CHILLING_COLD_SET
from miskatonic.games.arkham.scenarios.sets.cult_of_umordhoth import CULT_OF_UMORDHOTH_SET
from miskatonic.games.arkham.scenarios.sets.dark_cult import DARK_CULT_SET
from miskatonic.games.arkham.scenarios.sets.ghouls import GHOULS_SET
from miskatonic.games.arkham.scenarios.sets.locked_doors import LOCKED_DOORS_SET
from miskatonic.games.arkham.scenarios.sets.nightgaunts import NIGHTGAUNTS_SET
from miskatonic.games.arkham.scenarios.sets.rats import RATS_SET
from miskatonic.games.arkham.scenarios.sets.striking_fear import STRIKING_FEAR_SET
from miskatonic.games.arkham.scenarios.sets.the_devourer_below import THE_DEVOURER_BELOW_SET
from miskatonic.games.arkham.scenarios.sets.the_gathering import THE_GATHERING_SET
from miskatonic.games.arkham.scenarios.sets.the_midnight_masks import THE_MIDNIGHT_MASKS_SET

__all__ = ["CORE", "Library"]

T = TypeVar("T")


class Library:
    """Cards that can be asked for by code or slug. Two cards can't share either."""

    def __init__(self, cards: Iterable[Definition]) -> None:
        self.cards: tuple[Definition, ...] = ()
        self.catalogues: tuple[Traversable, ...] = ()
        """Where the words of cards are that other people have brought."""
        self._sorted: tuple[Definition, ...] = ()
        self._derived: dict[Callable[[], object], object] = {}
        self.add(cards)

    def add(self, cards: Iterable[Definition], catalogues: Iterable[Traversable] = ()) -> None:
        """Take more cards in, and the folders with their words."""
        self.cards = (*self.cards, *cards)
        self.catalogues = (*self.catalogues, *catalogues)
        self.by_code: Mapping[str, Definition] = {card.code: card for card in self.cards}
        self.by_slug: Mapping[str, Definition] = {card.slug: card for card in self.cards}
        assert len(self.by_code) == len(self.by_slug) == len(self.cards), "two cards share a code or a slug"
        self.investigators: Mapping[str, Investigator] = {
            card.slug: card for card in self.cards if isinstance(card, Investigator)
        }
        self.investigators_by_code: Mapping[str, Investigator] = {
            card.code: card for card in self.investigators.values()
        }
        self._sort()

    def _sort(self) -> None:
        """What is looked for again and again, worked out once; anew, if other cards have come."""
        if self._sorted is self.cards:
            return
        self._sorted = self.cards
        self._derived = {}
        self._sets: dict[str, list[Definition]] = {}
        for card in self.cards:
            self._sets.setdefault(card.encounter, []).append(card)
        self._players = tuple(card for card in self.cards if isinstance(card, PlayerCard) and _in_decks(card))
        self._basic = tuple(card for card in self._players if card.weakness == "basic")

    def derived(self, make: Callable[[], T]) -> T:
        """What is made of all cards, once; anew, if other cards have come."""
        self._sort()
        if make not in self._derived:
            self._derived[make] = make()
        return cast("T", self._derived[make])

    def encounter_set(self, name: str) -> tuple[Definition, ...]:
        """The cards of an encounter set, each of them once."""
        self._sort()
        return tuple(self._sets.get(name, ()))

    def player_cards(self) -> tuple[PlayerCard, ...]:
        """All cards that a deck can hold: those of no encounter set, and story assets (asset-cards.6)."""
        self._sort()
        return self._players

    def basic_weaknesses(self) -> tuple[PlayerCard, ...]:
        """The basic weaknesses of the collection, each of them once."""
        self._sort()
        return self._basic


def _in_decks(card: PlayerCard) -> bool:
    return not card.encounter or card.sort == "asset"


CORE = Library(
    chain(
        INVESTIGATORS,
        SIGNATURES,
        GUARDIAN,
        SEEKER,
        ROGUE,
        MYSTIC,
        SURVIVOR,
        NEUTRAL,
        WEAKNESSES,
        THE_GATHERING_SET,
        THE_MIDNIGHT_MASKS_SET,
        CULT_OF_UMORDHOTH_SET,
        THE_DEVOURER_BELOW_SET,
        RATS_SET,
        GHOULS_SET,
        STRIKING_FEAR_SET,
        ANCIENT_EVILS_SET,
        CHILLING_COLD_SET,
        DARK_CULT_SET,
        NIGHTGAUNTS_SET,
        LOCKED_DOORS_SET,
        AGENTS_OF_HASTUR_SET,
        AGENTS_OF_YOG_SOTHOTH_SET,
        AGENTS_OF_SHUB_NIGGURATH_SET,
        AGENTS_OF_CTHULHU_SET,
    )
)
"""The core set; content packs add to it."""
