"""Looking through the encounter deck for enemies."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.arkham.doom import PlaceDoom
from miskatonic.games.arkham.encounter import ResolveDrawn
from miskatonic.games.arkham.piles import forget, put_in_discard, shuffle_into_encounter_deck, take_from_piles
from miskatonic.games.arkham.records import NOWHERE, ArkhamTable, CardId, PlaceId, Who
from miskatonic.games.arkham.spawning import Spawn
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["DRAW_FOUND", "DigForEnemies", "DrawEnemyWith"]

DRAW_FOUND = Act("draw-found", "card", message="arkham-act-draw-found", rules=("search.1", "search.3"))


class DigForEnemies(Frame, frozen=True):
    """Cards are discarded from the top of the encounter deck until so many enemies have come."""

    who: Who
    trait: str
    count: int
    place: PlaceId = NOWHERE
    doom: int = 0

    steps: ClassVar[tuple[str, ...]] = ("dig",)

    def dig(self, table: ArkhamTable) -> Outcome:
        state = table.state
        left = self.count
        while left and state.encounter:
            card = state.encounter[0]
            state.encounter = state.encounter[1:]
            put_in_discard(table, card)
            if fits(table, card, self.trait):
                left -= 1
                self._bring(table, card)
        forget(table, "encounter")
        return DONE

    def _bring(self, table: ArkhamTable, card: CardId) -> None:
        take_from_piles(table, card)
        if self.place:
            table.do(Spawn(card, place=self.place))
        else:
            table.do(ResolveDrawn(self.who, card))
        if self.doom:
            table.do(PlaceDoom(self.doom, card))


class DrawEnemyWith(Frame, frozen=True):
    """An investigator searches encounter deck and discard pile for an enemy with a trait, and draws it."""

    who: Who
    trait: str

    steps: ClassVar[tuple[str, ...]] = ("choose", "draw")

    @rule("search.1", "search.2", "search.4")
    def choose(self, table: ArkhamTable) -> Outcome:
        if table.investigator(self.who).gone:
            return DONE
        state = table.state
        found = [card for card in (*state.encounter, *state.encounter_discard) if fits(table, card, self.trait)]
        if not found:
            shuffle_into_encounter_deck(table)
            return DONE
        return Ask(self.who, DRAW_FOUND.each(sorted(found)), Prompt("arkham-ask-find"))

    def draw(self, table: ArkhamTable, answer: Option) -> Outcome:
        card = CardId(int(answer.args[0]))
        take_from_piles(table, card)
        shuffle_into_encounter_deck(table)
        table.do(ResolveDrawn(self.who, card))
        return DONE


def fits(table: ArkhamTable, card: CardId, trait: str) -> bool:
    """Whether a card is an enemy with a trait."""
    found = table.card(card)
    return found.sort == "enemy" and (not trait or trait in found.traits)
