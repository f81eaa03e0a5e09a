"""Discarding cards from a hand."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.arkham.piles import put_in_discard, take_from_piles
from miskatonic.games.arkham.records import ArkhamTable, CardId, Who
from miskatonic.kernel.events import Event, Together
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["DISCARD_CARD", "DiscardFromHand", "DiscardsFromHand"]

DISCARD_CARD = Act("discard", "card", message="arkham-act-discard", rules=("discard-piles.1",))


class DiscardFromHand(Event, frozen=True):
    """A card goes from a hand to its owner's discard pile."""

    who: Who
    card: CardId

    def resolve(self, table: ArkhamTable) -> Outcome:
        if self.card not in table.investigator(self.who).hand:
            return self.done(cancelled=True)
        take_from_piles(table, self.card)
        put_in_discard(table, self.card)
        table.log("arkham-log-discards", who=self.who, card=table.card(self.card).code)
        return None


class DiscardsFromHand(Frame, frozen=True):
    """An investigator chooses cards from the hand, so many or down to so many, and discards them together (target.3).

    Where several do, all have chosen before anything is discarded, and nobody sees what the others take.
    A weakness can't be chosen unless the card says so (weakness.7).
    """

    who: Who
    count: int
    down_to: int = -1
    weaknesses: bool = False
    chosen: int = 0
    """How many have been chosen: they lie behind those that stay in the hand."""
    others: tuple[Who, ...] = ()
    """Who chooses after this one."""
    laid: tuple[tuple[Who, int], ...] = ()
    """Who has chosen, and how many."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "lay_aside", "discard")

    @rule("framework.4.5.a", "weakness.7")
    def choose(self, table: ArkhamTable) -> Outcome:
        hand = table.investigator(self.who).hand
        kept = hand[: len(hand) - self.chosen]
        left = len(kept) - self.down_to if self.down_to >= 0 else self.count
        cards = [card for card in kept if self.weaknesses or not table.box.weakness(card)]
        if left <= 0 or not cards or table.investigator(self.who).gone:
            return self._next()
        return Ask(self.who, DISCARD_CARD.each(cards), Prompt("arkham-ask-discard", {"count": min(left, len(cards))}))

    def lay_aside(self, table: ArkhamTable, answer: Option) -> Outcome:
        card = CardId(int(answer.args[0]))
        others = tuple([each for each in table.investigator(self.who).hand if each != card])
        table.alter(self.who, hand=(*others, card))
        return self.goto("choose", count=self.count - 1, chosen=self.chosen + 1)

    @rule("priority-of-simultaneous-resolution.1")
    def _next(self) -> Frame:
        """On to whoever chooses after this one; once all have, to discarding."""
        laid = (*self.laid, (self.who, self.chosen))
        if not self.others:
            return self.goto("discard", laid=laid)
        who, *others = self.others
        return self.goto("choose", who=who, others=tuple(others), count=self.count + self.chosen, chosen=0, laid=laid)

    @rule("target.3", "priority-of-simultaneous-resolution.2")
    def discard(self, table: ArkhamTable) -> Outcome:
        events: list[DiscardFromHand] = []
        for who, chosen in self.laid:
            hand = table.investigator(who).hand
            events += [DiscardFromHand(who, card) for card in hand[len(hand) - chosen :]]
        if len(events) > 1:
            table.do(Together(tuple(events)))
        elif events:
            table.do(events[0])
        return DONE
