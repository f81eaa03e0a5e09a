"""Rest: in a safe space, up to three spaces on the stress and wound tracks together (rest-action.1-6)."""

from typing import ClassVar

from miskatonic.games.deathmaydie.records import DeathMayDieTable, Who
from miskatonic.games.deathmaydie.stress import heal_stress
from miskatonic.games.deathmaydie.words.standing import RestAnywhere
from miskatonic.games.deathmaydie.wounds import heal_wounds
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["HEAL", "Rest", "can_rest", "gate_distance"]

HEAL = Act("heal", "wounds", "stress", message="dmd-act-heal", rules=("rest-action.2",))

REST_HEALS = 3

_OFFERS = {
    (wounds, stress): tuple(
        HEAL(some, others)
        for some in range(wounds + 1)
        for others in range(stress + 1)
        if 0 < some + others <= REST_HEALS
    )
    for wounds in range(6)
    for stress in range(6)
}


def gate_distance(table: DeathMayDieTable, space: str) -> int:
    """How far the nearest gate is."""
    return min(table.box.plan.distance(space, gate) or 0 for gate in table.box.gates.values())


@rule("rest-action.1", "rest-action.5", "rest-action.6", "safe-space.4")
def can_rest(table: DeathMayDieTable, you: Who) -> bool:
    """In a safe space, once in a turn unless the table has agreed otherwise, and with something to heal."""
    investigator = table.investigator(you)
    if not investigator.wounds and not investigator.stress:
        return False
    if table.setup.rests == "once" and table.used("rest", you):
        return False
    if table.safe(investigator.space):
        return True
    near = [word.spaces for word in table.standing(RestAnywhere, you)]
    return bool(near) and gate_distance(table, investigator.space) <= max(near)


class Rest(Frame, frozen=True):
    """Heal stress and wounds; sanity can't be regained (rest-action.4)."""

    you: Who

    steps: ClassVar[tuple[str, ...]] = ("choose", "heal")

    @rule("rest-action.2", "rest-action.3")
    def choose(self, table: DeathMayDieTable) -> Outcome:
        investigator = table.investigator(self.you)
        options = _OFFERS[investigator.wounds, investigator.stress]
        if len(options) == 1:
            return self.heal(table, options[0])
        return Ask(investigator.seat, options, Prompt("dmd-ask-rest", {"who": self.you}))

    @rule("rest-action.2", "rest-action.4")
    def heal(self, table: DeathMayDieTable, option: Option) -> Outcome:
        heal_wounds(table, self.you, int(option.args[0]))
        heal_stress(table, self.you, int(option.args[1]))
        return DONE
