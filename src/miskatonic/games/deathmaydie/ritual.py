"""The ritual: disrupted once what the episode demands is so (disrupt-ritual.1-4)."""

from miskatonic.games.deathmaydie.records import DeathMayDieTable
from miskatonic.games.deathmaydie.resolving import Resolving
from miskatonic.kernel.frames import rule

__all__ = ["check_ritual"]


@rule("disrupt-ritual.1", "disrupt-ritual.2", "disrupt-ritual.4")
def check_ritual(table: DeathMayDieTable) -> None:
    """Look whether the ritual is disrupted now; it stays so, whatever comes."""
    state = table.state
    if not state.disrupted and table.box.episode.ritual.met(table, Resolving("", state.active)):
        state.disrupted = True
        table.log("dmd-log-disrupted", kind=table.box.elder_one.id)
