"""A box: all cards that can come into one game, with a number each, and the words on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from miskatonic.games.arkham.declarations import Definition, PlayerCard
from miskatonic.games.arkham.records import NOBODY, CardId, PlaceId, Who
from miskatonic.games.arkham.scenarios.scenario import Scenario
from miskatonic.games.arkham.words.base import Words
from miskatonic.table.places import Plan

__all__ = ["Box"]


class Box:
    """Made once for each set-up. A card's number is its place here, from 1."""

    def __init__(
        self,
        cards: Sequence[Definition],
        owners: Mapping[CardId, Who],
        investigators: Mapping[CardId, Who],
        acts: Sequence[CardId],
        agendas: Sequence[CardId],
        scenario: Scenario,
    ) -> None:
        self.cards = tuple(cards)
        self.owners = dict(owners)
        self.investigators = dict(investigators)
        self.acts = tuple(acts)
        self.agendas = tuple(agendas)
        self.scenario = scenario
        self.plans: dict[tuple[tuple[PlaceId, CardId, bool], ...], Plan] = {}
        """Plans of the locations, by what lies where and is revealed."""
        self.scripts: dict[str, Words] = {}
        self._inside: dict[tuple[str, tuple[int, ...]], Words] = {}

    def card(self, card: CardId) -> Definition:
        """What is printed on a card."""
        return self.cards[card - 1]

    def owner(self, card: CardId) -> Who:
        """Whose card it is; nobody's, if it belongs to the encounter deck."""
        return self.owners.get(card, NOBODY)

    def weakness(self, card: CardId) -> bool:
        """Whether it is a weakness."""
        definition = self.card(card)
        return isinstance(definition, PlayerCard) and bool(definition.weakness)

    def revelations(self, card: CardId) -> tuple[str, ...]:
        """The scripts of its revelation abilities."""
        code = self.card(card).code
        return tuple(
            f"{code}:{number}"
            for number, ability in enumerate(self.card(card).abilities)
            if ability.sort == "revelation"
        )

    def has_objective(self, card: CardId) -> bool:
        """Whether an act or agenda has an objective that takes the place of its number."""
        return any(ability.sort == "objective" for ability in self.card(card).abilities)

    def words(self, script: str, path: tuple[int, ...] = ()) -> Words:
        """The words at an address: a script, then place and part into words that hold words."""
        if not path:
            return self.scripts[script]
        found = self._inside.get((script, path))
        if found is None:
            *outer, place, part = path
            found = self._inside[script, path] = self.words(script, tuple(outer))[place].parts()[part]
        return found
