"""Words that look for encounter cards and weaknesses: in the encounter deck, in a deck, in the collection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.arkham.declarations import PlayerCard
from miskatonic.games.arkham.encounter import ResolveDrawn
from miskatonic.games.arkham.encounters import DigForEnemies, DrawEnemyWith
from miskatonic.games.arkham.piles import shuffle_into_deck, shuffle_into_encounter_deck, take_from_piles
from miskatonic.games.arkham.records import CardId, PlaceId
from miskatonic.games.arkham.words.base import Number, Word, reckoned
from miskatonic.games.arkham.words.scenery import place_text
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.resolving import Resolving

__all__ = ["DigFor", "DrawOwnWeakness", "GainWeakness", "SearchEncounter", "ShuffleDiscards"]


class ShuffleDiscards(Word, frozen=True):
    """The encounter discard pile is shuffled into the encounter deck."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return bool(table.state.encounter_discard)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        discard = table.state.encounter_discard
        table.state.encounter_discard = ()
        shuffle_into_encounter_deck(table, discard)


class DigFor(Word, frozen=True):
    """Cards are discarded from the encounter deck until there are so many enemies, which are drawn or spawn."""

    trait: str = ""
    count: Number = 1
    place: str = ""
    """Where they spawn; empty: you draw them."""
    doom: int = 0
    """Doom on each of them."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return bool(table.state.encounter)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        count = reckoned(self.count, table, at)
        table.do(DigForEnemies(at.you, self.trait, count, PlaceId(self.place), self.doom))

    def text(self) -> Text:
        end = ("-trait" if self.trait else "") + ("-at" if self.place else "") + ("-doom" if self.doom else "")
        args = {name: value for name, value in self.args().items() if name != "place"}
        return Text(self.message + end, {**args, "where": place_text(self.place)} if self.place else args)


class SearchEncounter(Word, frozen=True):
    """You search the encounter deck and its discard pile for an enemy with a trait, draw it, and shuffle the deck."""

    trait: str

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(DrawEnemyWith(at.you, self.trait))


class DrawOwnWeakness(Word, frozen=True):
    """You search your deck for a weakness with a trait, draw it, and shuffle your deck."""

    trait: str

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return bool(table.investigator(at.you).deck)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        deck = table.investigator(at.you).deck
        found = [card for card in deck if table.box.weakness(card) and table.has_trait(card, self.trait)]
        if found:
            take_from_piles(table, found[0])
        shuffle_into_deck(table, at.you)
        if found:
            table.do(ResolveDrawn(at.you, found[0]))


class GainWeakness(Word, frozen=True):
    """A random basic weakness with a trait comes from your collection into your hand, and stays yours (weakness.6)."""

    trait: str

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return bool(self._pool(table))

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        """It resolves as if it had been drawn (weakness.4)."""
        card = table.state.chance.pick(self._pool(table))
        table.state.owners[card] = at.you
        table.do(ResolveDrawn(at.you, card))

    def _pool(self, table: ArkhamTable) -> list[CardId]:
        taken = table.state.owners
        return [
            card
            for code, cards in sorted(table.box.copies.items())
            for card in cards
            if card not in taken and card not in table.box.owners and _is_basic(table, card, self.trait)
        ]

    def text(self) -> Text:
        return Text(self.message, {"trait": self.trait})


def _is_basic(table: ArkhamTable, card: CardId, trait: str) -> bool:
    found = table.card(card)
    return isinstance(found, PlayerCard) and found.weakness == "basic" and trait in found.traits
