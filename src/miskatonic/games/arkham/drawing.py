"""Drawing player cards, and adding them to a hand."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.arkham.damage import deal
from miskatonic.games.arkham.encounter import ResolveDrawn
from miskatonic.games.arkham.leaving_play import leave_play
from miskatonic.games.arkham.piles import forget_top, put_in_hand, reset_deck, take_from_piles
from miskatonic.games.arkham.records import ArkhamTable, CardId, Who
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Outcome, rule
from miskatonic.kernel.text import Text, listed

__all__ = ["AddToHand", "DrawCards"]


class DrawCards(Event, frozen=True):
    """An investigator draws: all cards at once, into the hand; drawn weaknesses are resolved (weakness.2-3)."""

    who: Who
    count: int
    emptied: bool = False
    """Whether the deck had to be made anew, which costs a horror after the draw."""

    steps: ClassVar[tuple[str, ...]] = ("would", "when", "settle", "resolve", "pay", "after")

    @rule("drawing-cards.1", "drawing-cards.3", "drawing-cards.4", "drawing-cards.6")
    def resolve(self, table: ArkhamTable) -> Outcome:
        who = self.who
        investigators = table.state.investigators
        if investigators[who].gone or self.count <= 0:
            return self.done(cancelled=True)
        drawn: list[CardId] = []
        emptied = False
        while len(drawn) < self.count:
            investigator = investigators[who]
            if not investigator.deck:
                if emptied or not investigator.discard:
                    break
                emptied = True
                reset_deck(table, who)
                continue
            taken = investigator.deck[: self.count - len(drawn)]
            drawn += taken
            table.alter(who, deck=investigator.deck[len(taken) :])
        forget_top(table, str(who), len(drawn))
        weak = [card for card in drawn if table.box.weakness(card)]
        for card in drawn:
            if card not in weak:
                put_in_hand(table, who, card)
        if drawn:
            names = listed([Text("arkham-card", {"card": table.card(card).code}) for card in drawn])
            others = Text("arkham-log-draws", {"who": who, "count": len(drawn)})
            table.log("arkham-log-draws-cards", who=who, cards=names, to=(who,), others=others)
        for card in weak:
            table.do(ResolveDrawn(who, card))
        return self.keep(emptied=True) if emptied else "after"

    @rule("drawing-cards.6")
    def pay(self, table: ArkhamTable) -> Outcome:
        """The horror of a deck that ran out comes after the whole draw."""
        if self.emptied:
            deal(table, self.who, horror=1)
        return None


class AddToHand(Event, frozen=True):
    """A card goes to a hand without being drawn; a weakness resolves as if just drawn (weakness.4, revelation.3)."""

    who: Who
    card: CardId

    def resolve(self, table: ArkhamTable) -> Outcome:
        leave_play(table, self.card)
        take_from_piles(table, self.card)
        if table.box.weakness(self.card):
            table.do(ResolveDrawn(self.who, self.card))
        else:
            put_in_hand(table, self.who, self.card)
        return None
