"""The Elder One's stages: defeated one at a time, until the last defeat wins the game."""

from miskatonic.games.deathmaydie.records import ELDER_ONE, DeathMayDieTable
from miskatonic.games.deathmaydie.resolving import Resolving
from miskatonic.games.deathmaydie.sources import stage_source
from miskatonic.kernel.frames import rule
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat

__all__ = ["FINAL_STAGE", "reveal_next_stage", "wound_elder_one"]

FINAL_STAGE = 4


@rule("stage-stack.2", "stage-defeat.1", "stage-defeat.3", "stage-defeat.4", "win-condition.1", "win-condition.2")
def wound_elder_one(table: DeathMayDieTable, count: int) -> None:
    """Wounds go to the current stage, and what is too much for it is lost."""
    state = table.state
    elder_one = state.enemies[ELDER_ONE]
    health = table.box.elder_one.stages[state.stage - 1].health
    wounds = min(elder_one.wounds + count, health)
    state.enemies[ELDER_ONE] = changed(elder_one, wounds=wounds)
    table.log("dmd-log-wounds-enemy", kind=elder_one.kind, count=count, total=wounds, health=health)
    if wounds < health:
        return
    table.log("dmd-log-stage-defeated", kind=elder_one.kind, stage=state.stage)
    if state.stage == FINAL_STAGE:
        seats = [Seat(number) for number in range(len(table.setup.seats))]
        table.finish("dmd-won", winners=seats, rules=("win-condition.1",))
        return
    state.enemies[ELDER_ONE] = changed(elder_one, wounds=0)
    reveal_next_stage(table)


@rule("stage-defeat.2", "stage-card-parts.1", "check-summoning.3", "check-summoning.4")
def reveal_next_stage(table: DeathMayDieTable) -> None:
    """The card on top moves aside; what the next one says on being revealed is carried out."""
    state = table.state
    state.stage += 1
    table.enters(stage_source(state.stage))
    table.log("dmd-log-stage-revealed", kind=table.box.elder_one.id, stage=state.stage)
    table.do(Resolving(f"stage:{state.stage}:reveal", state.active))
