"""Searching decks, and looking at the top of one (search)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from miskatonic.games.arkham.drawing import AddToHand
from miskatonic.games.arkham.piles import shuffle_into_deck
from miskatonic.games.arkham.records import CardId, Who
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.records import Secret
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable

__all__ = ["FIND", "PUT_ON_TOP", "PutBack", "SearchDeck", "eligible"]

FIND = Act("find", "card", message="arkham-act-find", rules=("search.1", "search.3"))
PUT_ON_TOP = Act("put-on-top", "card", message="arkham-act-put-on-top", rules=("search.1",))


def eligible(table: ArkhamTable, search: SearchDeck) -> tuple[CardId, ...]:
    """The cards among so many on top of a deck, or in all of it, that a search may find; their order tells nothing."""
    deck = table.investigator(search.who).deck
    area = deck[: search.top] if search.top else deck
    return tuple(sorted(card for card in area if _fits(table, search, card)))


def _fits(table: ArkhamTable, search: SearchDeck, card: CardId) -> bool:
    printed = table.card(card)
    if search.sort not in ("", printed.sort):
        return False
    return not search.traits or any(trait in printed.traits for trait in search.traits)


class SearchDeck(Frame, frozen=True):
    """An investigator searches the own deck, takes a card that fits, and shuffles."""

    who: Who
    top: int = 0
    """How many cards from the top; 0: the whole deck."""
    traits: tuple[str, ...] = ()
    sort: str = ""
    keeps: bool = False
    """Whether what was not taken stays on top as it lay (search.2)."""
    found: Secret[tuple[CardId, ...]] = ()
    """The cards that fit: only the searcher sees them."""

    steps: ClassVar[tuple[str, ...]] = ("look", "choose", "take")

    @rule("search.1", "search.4")
    def look(self, table: ArkhamTable) -> Outcome:
        if table.investigator(self.who).gone:
            return DONE
        return self.keep(found=eligible(table, self))

    @rule("search.2", "search.3")
    def choose(self, table: ArkhamTable) -> Outcome:
        """Whoever finds something has to take it."""
        if not self.found:
            self._shuffle(table)
            table.log("arkham-log-finds-nothing", who=self.who)
            return DONE
        return Ask(self.who, FIND.each(self.found), Prompt("arkham-ask-find"))

    @rule("search.2", "weakness.4")
    def take(self, table: ArkhamTable, answer: Option) -> Outcome:
        card = CardId(int(answer.args[0]))
        deck = table.investigator(self.who).deck
        table.alter(self.who, deck=tuple([each for each in deck if each != card]))
        self._shuffle(table)
        others = Text("arkham-log-searches", {"who": self.who})
        table.log("arkham-log-finds", who=self.who, card=table.card(card).code, to=(self.who,), others=others)
        table.do(AddToHand(self.who, card))
        return DONE

    @rule("search.2")
    def _shuffle(self, table: ArkhamTable) -> None:
        """A deck that was searched as a whole is shuffled; of its top, only where the card says so."""
        if not self.top or not self.keeps:
            shuffle_into_deck(table, self.who)


class PutBack(Frame, frozen=True):
    """Whoever looked at the top of a deck puts those cards back in any order."""

    who: Who
    deck: str
    """The seat whose deck it is; "encounter" for the encounter deck."""
    count: int
    left: Secret[tuple[CardId, ...]] = ()
    """The cards that have yet to be put back: only who looks at them sees them."""

    steps: ClassVar[tuple[str, ...]] = ("look", "choose", "place")

    @rule("search.1")
    def look(self, table: ArkhamTable) -> Outcome:
        """Others who knew what lies there know it no more."""
        looks = table.state.looks
        mine = f"{self.deck}@{self.who}"
        for key in [key for key in looks if key.startswith(f"{self.deck}@") and key != mine]:
            del looks[key]
        looks[mine] = max(looks.get(mine, 0), self.count)
        table.log("arkham-log-looks", who=self.who, count=self.count)
        return self.keep(left=tuple(sorted(self.cards(table)[: self.count])))

    @rule("search.1", "search.4")
    def choose(self, table: ArkhamTable) -> Outcome:
        """From the lowest of them to the top."""
        if table.investigator(self.who).gone or len(self.left) < 2:
            return DONE
        return Ask(self.who, PUT_ON_TOP.each(self.left), Prompt("arkham-ask-put-on-top", {"count": len(self.left)}))

    def place(self, table: ArkhamTable, answer: Option) -> Outcome:
        """The chosen card goes below those that are left."""
        card = CardId(int(answer.args[0]))
        left = tuple([each for each in self.left if each != card])
        cards = self.cards(table)
        below = cards[len(self.left) :]
        above = tuple([each for each in cards[: len(self.left)] if each != card])
        self._put(table, (*above, card, *below))
        return self.goto("choose", left=left)

    def cards(self, table: ArkhamTable) -> tuple[CardId, ...]:
        """The deck that they lie on."""
        if self.deck == "encounter":
            return table.state.encounter
        return table.investigator(Who(int(self.deck))).deck

    def _put(self, table: ArkhamTable, cards: tuple[CardId, ...]) -> None:
        if self.deck == "encounter":
            table.state.encounter = cards
        else:
            table.alter(Who(int(self.deck)), deck=cards)
