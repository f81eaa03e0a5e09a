"""The death of an investigator, by wounds or by madness, and what it means for the game."""

from typing import ClassVar

from miskatonic.games.deathmaydie.finds import discard_find
from miskatonic.games.deathmaydie.records import DeathMayDieTable, Who
from miskatonic.games.deathmaydie.sources import skill_source
from miskatonic.games.deathmaydie.tokens import move_token
from miskatonic.kernel.frames import DONE, Frame, Outcome, rule

__all__ = ["Death", "lose"]


def lose(table: DeathMayDieTable, outcome: str, rule_id: str) -> None:
    """All lose together (lose-conditions.4)."""
    table.finish(outcome, rules=(rule_id, "lose-conditions.4"))


class Death(Frame, frozen=True):
    """An investigator is killed or consumed by madness (death-of-an-investigator.1)."""

    you: Who
    mad: bool = False

    steps: ClassVar[tuple[str, ...]] = ("die",)

    @rule("death-of-an-investigator.1", "death-of-an-investigator.4", "death-of-an-investigator.5")
    def die(self, table: DeathMayDieTable) -> Outcome:
        """Before the summoning all is lost; after it, only with the last one.

        Finds are discarded and fire goes back. The episode's tokens stay in the space of death: there they are of use.
        """
        you = self.you
        investigator = table.change(you, dead=True, fire=0, stand_ins=0, signs=0)
        table.log("dmd-log-goes-mad" if self.mad else "dmd-log-dies", who=you)
        for slot in range(3):
            table.leaves(skill_source(you, slot))
        for card in [card for card, find in table.state.finds.items() if find.owner == you]:
            discard_find(table, card)
        for number in [number for number, token in table.state.tokens.items() if token.bearer == you]:
            move_token(table, number, investigator.space)
        if not table.summoned:
            lose(table, "dmd-lost-too-early", "lose-conditions.1")
        elif not table.clockwise():
            lose(table, "dmd-lost-everybody", "lose-conditions.2")
        return DONE
