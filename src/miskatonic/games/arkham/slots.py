"""Slots: how many assets an investigator can hold at once (slots)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from miskatonic.games.arkham.declarations import Slot
from miskatonic.games.arkham.leaving_play import Discard
from miskatonic.games.arkham.records import NO_CARD, ArkhamTable, CardId, Who
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["GIVE_UP", "SLOTS", "MakeRoom", "excess", "held_assets"]

GIVE_UP = Act("give-up", "card", message="arkham-act-give-up", rules=("slots.6",))

SLOTS: dict[Slot, int] = {"accessory": 1, "body": 1, "ally": 1, "hand": 2, "arcane": 2}


@rule("slots.3")
def held_assets(table: ArkhamTable, who: Who) -> list[CardId]:
    """The assets in an investigator's play area or threat area that fill slots."""
    slotted = table.box.slotted
    play = table.state.play.items()
    return [card for card, found in play if card in slotted and who in (found.controller, found.threat)]


@rule("slots.1", "slots.2", "slots.4", "slots.5")
def excess(table: ArkhamTable, who: Who, cards: Iterable[CardId]) -> set[Slot]:
    """The slots of which these assets would fill more than there are."""
    cards = tuple(cards)
    over: set[Slot] = set()
    slotted = table.box.slotted
    filled = [slot for card in cards for slot in slotted[card]]
    crowded = [(slot, number) for slot, number in SLOTS.items() if filled.count(slot) > number]
    if not crowded:
        return over
    extra = table.standing("extra-slot", who)
    for slot, number in crowded:
        needed = {card: slotted[card].count(slot) for card in cards}
        total = sum(needed.values())
        for word in extra:
            if word.slot != slot:
                continue
            fitting = sum(n for card, n in needed.items() if not word.trait or table.has_trait(card, word.trait))
            total -= min(word.count, fitting)
        if total > number:
            over.add(slot)
    return over


_ASK = Prompt("arkham-ask-fewer-slots")


class MakeRoom(Frame, frozen=True):
    """Other assets are chosen and discarded until a new one fits, or until all fit into the slots that are left."""

    who: Who
    card: CardId = NO_CARD

    steps: ClassVar[tuple[str, ...]] = ("choose", "discard")

    @rule("slots.6")
    def choose(self, table: ArkhamTable) -> Outcome:
        """Only what fills a slot that is wanted can go."""
        if table.investigator(self.who).gone or (self.card and self.card not in table.box.slotted):
            return DONE
        held = [card for card in held_assets(table, self.who) if card != self.card]
        over = excess(table, self.who, (*held, self.card) if self.card else held)
        if not over:
            return DONE
        could_go = [card for card in held if over.intersection(table.box.slotted[card]) and self._may_go(table, card)]
        if not could_go:
            return DONE
        if len(could_go) == 1:
            return self._give_up(table, could_go[0])
        prompt = Prompt("arkham-ask-give-up", {"card": table.card(self.card).code}) if self.card else _ASK
        return Ask(self.who, GIVE_UP.each(could_go), prompt)

    def discard(self, table: ArkhamTable, answer: Option) -> Outcome:
        return self._give_up(table, CardId(int(answer.args[0])))

    def _may_go(self, table: ArkhamTable, card: CardId) -> bool:
        return table.state.play[card].controller == self.who and not table.forbidden(Discard(card))

    def _give_up(self, table: ArkhamTable, card: CardId) -> Outcome:
        table.do(Discard(card))
        return self.goto("choose")
