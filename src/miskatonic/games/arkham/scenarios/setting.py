"""A scenario while it is being set up: which card goes where, by code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from miskatonic.games.arkham.scenarios.log import escaped
from miskatonic.kernel.chance import Chance

if TYPE_CHECKING:
    from miskatonic.games.arkham.cards.library import Library

__all__ = ["APART", "Setting"]

APART = ("act", "agenda", "scenario")
"""Sorts of cards that never go with the others: they have decks of their own, or lie beside them."""


class Setting:
    """What set-up instructions work on. Everything is a card's code; the table gives each copy a number afterwards."""

    def __init__(self, library: Library, chance: Chance, recorded: Sequence[str], investigators: int) -> None:
        self.library = library
        self.chance = chance
        self.recorded = tuple(recorded)
        self.investigators = investigators
        self.gathered: list[str] = []
        """Cards of the gathered encounter sets that nothing was done with yet."""
        self.encounter: tuple[str, ...] = ()
        """The encounter deck, once it is shuffled, the top card first."""
        self.cult: tuple[str, ...] = ()
        """A deck that the scenario keeps beside the encounter deck, the top card first."""
        self.places: dict[str, str] = {}
        """The locations in play, by place."""
        self.aside: list[str] = []
        self.removed: list[str] = []
        self.spawned: list[tuple[str, str]] = []
        """Enemies in play from the beginning, each with its place."""
        self.begin = ""
        self.doom = 0
        """Doom on the first agenda."""
        self.tokens: list[str] = []
        """Tokens that are added to the chaos bag."""
        self.discards = 0
        """How many cards each investigator discards at random from the opening hand."""

    def copies_of(self, encounter_set: str) -> list[str]:
        """All cards of an encounter set, as many of each as the box holds."""
        cards = self.library.encounter_set(encounter_set)
        return [card.code for card in cards if card.sort not in APART for _ in range(card.quantity)]

    def gather(self, encounter_set: str) -> None:
        """Gather an encounter set."""
        self.gathered.extend(self.copies_of(encounter_set))

    def take(self, code: str) -> str:
        """Search the gathered cards for a copy of a card."""
        self.gathered.remove(code)
        return code

    def escaped(self) -> tuple[str, ...]:
        """Codes of the enemies that the campaign log names as having got away."""
        return escaped(self.library, self.recorded)

    def shuffle(self) -> None:
        """Make the encounter deck of what is left (setup.10.f)."""
        self.encounter = self.chance.shuffle(self.gathered)
        self.gathered = []
