"""Stress: taken up to the end of its track, healed, and spent."""

from miskatonic.games.deathmaydie.records import DeathMayDieTable, Who
from miskatonic.games.deathmaydie.tracks import FULL_STRESS
from miskatonic.kernel.frames import rule

__all__ = ["heal_stress", "room_for_stress", "take_stress"]


def room_for_stress(table: DeathMayDieTable, you: Who) -> int:
    """How much more stress fits on the track (stress.2)."""
    return FULL_STRESS - table.state.investigators[you].stress


@rule("stress.1", "stress.2", "stress.3")
def take_stress(table: DeathMayDieTable, you: Who, count: int) -> int:
    """Move the marker as far as it goes; how much could not be taken."""
    investigator = table.investigator(you)
    if investigator.dead:
        return 0
    taken = min(count, FULL_STRESS - investigator.stress)
    if taken:
        stress = investigator.stress + taken
        table.change(you, stress=stress)
        table.log("dmd-log-stress", who=you, count=taken, total=stress)
    return count - taken


def heal_stress(table: DeathMayDieTable, you: Who, count: int) -> None:
    """Move the marker back."""
    investigator = table.investigator(you)
    healed = min(count, investigator.stress)
    if healed and not investigator.dead:
        table.change(you, stress=investigator.stress - healed)
        table.log("dmd-log-heals-stress", who=you, count=healed)
