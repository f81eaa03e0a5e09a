"""Fire: tokens in spaces and on boards, of which there are only so many."""

from miskatonic.games.deathmaydie.components import TOKENS
from miskatonic.games.deathmaydie.records import DeathMayDieTable, Who
from miskatonic.kernel.frames import rule

__all__ = ["FIRE_TOKENS", "add_fire", "catch_fire", "fire_in_reserve", "put_out"]

FIRE_TOKENS = TOKENS["fire"]


def fire_in_reserve(table: DeathMayDieTable) -> int:
    """Fire tokens neither on the map nor on a board (token-supply.2)."""
    state = table.state
    return FIRE_TOKENS - sum(state.fires.values()) - sum(investigator.fire for investigator in state.investigators)


@rule("fire-shortage.1")
def add_fire(table: DeathMayDieTable, space: str, count: int) -> None:
    """Fire in a space; what the reserve lacks is not added."""
    count = min(count, fire_in_reserve(table))
    if count:
        table.state.fires[space] = table.state.fires.get(space, 0) + count
        table.log("dmd-log-fire", space=space, count=count)


def put_out(table: DeathMayDieTable, space: str, count: int) -> None:
    """Fire tokens of a space go back to the reserve."""
    left = table.state.fires.pop(space, 0) - count
    if left > 0:
        table.state.fires[space] = left
    table.log("dmd-log-puts-out", space=space, count=count)


@rule("fire-shortage.2", "fire-shortage.4")
def catch_fire(table: DeathMayDieTable, you: Who, count: int) -> None:
    """Fire on a board; wound tokens stand in for what the reserve lacks."""
    investigator = table.investigator(you)
    if investigator.dead or not count:
        return
    real = min(count, fire_in_reserve(table))
    table.change(you, fire=investigator.fire + real, stand_ins=investigator.stand_ins + count - real)
    table.log("dmd-log-catches-fire", who=you, count=count)
