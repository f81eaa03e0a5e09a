"""Searching decks, and looking at the top of one (search)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from miskatonic.games.arkham.drawing import AddToHand
from miskatonic.games.arkham.piles import shuffle_into_deck
from miskatonic.games.arkham.records import CardId, Who
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable

__all__ = ["FIND", "PUT_ON_TOP", "PutBack", "SearchDeck", "eligible"]

FIND = Act("find", "card", message="arkham-act-find", rules=("search.1", "search.3"))
PUT_ON_TOP = Act("put-on-top", "card", message="arkham-act-put-on-top", rules=("search.1",))


def eligible(table: ArkhamTable, who: Who, top: int, traits: tuple[str, ...], sort: str) -> list[CardId]:
    """The cards among so many on top of a deck, or in all of it, that a search may find."""
    deck = table.investigator(who).deck
    area = deck[:top] if top else deck
    return [
        card
        for card in area
        if (not traits or any(trait in table.card(card).traits for trait in traits))
        and sort in ("", table.card(card).sort)
    ]


class SearchDeck(Frame, frozen=True):
    """An investigator searches the own deck, takes a card that fits, and shuffles."""

    who: Who
    top: int = 0
    """How many cards from the top; 0: the whole deck."""
    traits: tuple[str, ...] = ()
    sort: str = ""

    steps: ClassVar[tuple[str, ...]] = ("choose", "take")

    @rule("search.1", "search.2", "search.3", "search.4")
    def choose(self, table: ArkhamTable) -> Outcome:
        """Whoever finds something has to take it."""
        if table.investigator(self.who).gone:
            return DONE
        found = eligible(table, self.who, self.top, self.traits, self.sort)
        if not found:
            shuffle_into_deck(table, self.who)
            table.log("arkham-log-finds-nothing", who=self.who)
            return DONE
        return Ask(self.who, FIND.each(found), Prompt("arkham-ask-find"))

    @rule("search.2", "weakness.4")
    def take(self, table: ArkhamTable, answer: Option) -> Outcome:
        card = CardId(int(answer.args[0]))
        deck = table.investigator(self.who).deck
        table.alter(self.who, deck=tuple([each for each in deck if each != card]))
        shuffle_into_deck(table, self.who)
        others = Text("arkham-log-searches", {"who": self.who})
        table.log("arkham-log-finds", who=self.who, card=table.card(card).code, to=(self.who,), others=others)
        table.do(AddToHand(self.who, card))
        return DONE


class PutBack(Frame, frozen=True):
    """Whoever looked at the top of a deck puts those cards back in any order."""

    who: Who
    deck: str
    """The seat whose deck it is; "encounter" for the encounter deck."""
    count: int
    placed: int = 0

    steps: ClassVar[tuple[str, ...]] = ("look", "choose", "place")

    def look(self, table: ArkhamTable) -> Outcome:
        looks = table.state.looks
        key = f"{self.deck}@{self.who}"
        looks[key] = max(looks.get(key, 0), self.count)
        table.log("arkham-log-looks", who=self.who, count=self.count)
        return None

    @rule("search.1", "search.4")
    def choose(self, table: ArkhamTable) -> Outcome:
        """From the bottom of them to the top: each that is chosen goes on those chosen before."""
        left = self._cards(table)[: self.count - self.placed]
        if table.investigator(self.who).gone or len(left) < 2:
            return DONE
        return Ask(self.who, PUT_ON_TOP.each(left), Prompt("arkham-ask-put-on-top", {"count": len(left)}))

    def place(self, table: ArkhamTable, answer: Option) -> Outcome:
        """The chosen card goes below those not chosen yet; everybody else who knew of them knows them no more."""
        card = CardId(int(answer.args[0]))
        cards = list(self._cards(table))
        place = self.count - self.placed - 1
        cards.remove(card)
        cards.insert(place, card)
        looks = table.state.looks
        for key in [key for key in looks if key.startswith(f"{self.deck}@") and key != f"{self.deck}@{self.who}"]:
            del looks[key]
        if self.deck == "encounter":
            table.state.encounter = tuple(cards)
        else:
            table.alter(Who(int(self.deck)), deck=tuple(cards))
        return self.goto("choose", placed=self.placed + 1)

    def _cards(self, table: ArkhamTable) -> tuple[CardId, ...]:
        if self.deck == "encounter":
            return table.state.encounter
        return table.investigator(Who(int(self.deck))).deck
