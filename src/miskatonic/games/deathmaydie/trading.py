"""Trade: Items and Companions change hands among all in one space (trade-action.1-7)."""

from typing import ClassVar

from miskatonic.games.deathmaydie.finds import hand_over
from miskatonic.games.deathmaydie.records import DeathMayDieTable, Who
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["END_TRADE", "HAND_OVER", "Trade", "can_trade"]

HAND_OVER = Act("hand-over", "find", "who", message="dmd-act-hand-over", rules=("trade-action.1",))
END_TRADE = Act("end-trade", message="dmd-act-end-trade", rules=("trade-action.2",))


@rule("trade-action.1", "trade-action.3", "trade-action.5", "trade-action.6")
def tradable(table: DeathMayDieTable, you: Who) -> list[tuple[int, Who]]:
    """Cards that could change hands here, each with who could get it: no Conditions."""
    here = table.in_space(table.investigator(you).space)
    if len(here) < 2:
        return []
    halves = table.box.halves
    return [
        (card, who)
        for card, find in table.state.finds.items()
        if find.owner in here and halves[card, find.side].kind != "condition"
        for who in here
        if who != find.owner
    ]


def can_trade(table: DeathMayDieTable, you: Who) -> bool:
    """Whether anything could change hands."""
    return bool(table.state.finds) and bool(tradable(table, you))


class Trade(Frame, frozen=True):
    """One action, however many cards change hands; each does so once."""

    you: Who
    moved: tuple[int, ...] = ()

    steps: ClassVar[tuple[str, ...]] = ("choose", "give")

    @rule("trade-action.1", "trade-action.2")
    def choose(self, table: DeathMayDieTable) -> Outcome:
        options = [HAND_OVER(card, who) for card, who in tradable(table, self.you) if card not in self.moved]
        if not options:
            return DONE
        if self.moved:
            options.append(END_TRADE())
        return Ask(table.seat(self.you), options, Prompt("dmd-ask-trade", {"who": self.you}))

    def give(self, table: DeathMayDieTable, option: Option) -> Outcome:
        if option.act is END_TRADE:
            return DONE
        card, to = int(option.args[0]), Who(int(option.args[1]))
        hand_over(table, card, to)
        return self.goto("choose", moved=(*self.moved, card))
