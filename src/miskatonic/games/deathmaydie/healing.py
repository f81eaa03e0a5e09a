"""Healing that one investigator gives to another."""

from typing import ClassVar

from miskatonic.games.deathmaydie.records import DeathMayDieTable, Who
from miskatonic.games.deathmaydie.stress import heal_stress
from miskatonic.games.deathmaydie.wounds import heal_wounds
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt

__all__ = ["MEND", "MEND_NOBODY", "Mending"]

MEND = Act("mend", "who", "wounds", "stress", message="dmd-act-mend")
MEND_NOBODY = Act("mend-nobody", message="dmd-act-mend-nobody")


class Mending(Frame, frozen=True):
    """Somebody in the space may heal: so many points in any mix, or so many of each."""

    you: Who
    points: int
    of_each: bool

    steps: ClassVar[tuple[str, ...]] = ("choose", "heal")

    def choose(self, table: DeathMayDieTable) -> Outcome:
        options = [
            MEND(who, wounds, stress)
            for who in table.in_space(table.investigator(self.you).space)
            for wounds, stress in self._ways(table, who)
        ]
        if not options:
            return DONE
        return Ask(table.seat(self.you), [*options, MEND_NOBODY()], Prompt("dmd-ask-mend", {"who": self.you}))

    def _ways(self, table: DeathMayDieTable, who: Who) -> list[tuple[int, int]]:
        """How many wounds and how much stress can be healed."""
        investigator = table.investigator(who)
        wounds, stress = min(self.points, investigator.wounds), min(self.points, investigator.stress)
        if self.of_each:
            return [(wounds, stress)] if wounds or stress else []
        return [
            (some, others)
            for some in range(wounds + 1)
            for others in range(stress + 1)
            if 0 < some + others <= self.points
        ]

    def heal(self, table: DeathMayDieTable, option: Option) -> Outcome:
        if option.act is MEND:
            who, wounds, stress = (int(arg) for arg in option.args)
            heal_wounds(table, Who(who), wounds)
            heal_stress(table, Who(who), stress)
        return DONE
