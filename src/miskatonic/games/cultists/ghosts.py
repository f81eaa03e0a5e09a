"""Death: what turns a Character into a Ghost, what it reveals, and what it takes with it."""

from miskatonic.games.cultists.records import CultistsTable
from miskatonic.games.cultists.roles import SHOWN_ON_DEATH, Role
from miskatonic.games.cultists.victory import End
from miskatonic.kernel.frames import rule
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat

__all__ = ["die", "is_ended", "show_role", "survives"]


@rule("character-status.2", "character-status.3")
def die(table: CultistsTable, seat: Seat, *rules: str) -> None:
    """The death of a living Character is confirmed: its disc turns, and its role is shown if its marker says so.

    When no Cultist is left alive, the game ends at once (investigator-victory.2).
    """
    state = table.state
    player = state.players[seat]
    if player.died:
        return
    role = table.role(player)
    state.players[seat] = changed(player, died=state.round)
    table.log("cultists-log-dies", seat=seat, rules=rules)
    if role in SHOWN_ON_DEATH:
        show_role(table, seat, f"role-{role.slug}.1")
    if role is Role.INFECTED:
        state.calm_until = state.round + 1
        table.log("cultists-log-calm", number=state.calm_until, rules=("role-infected.2",))
    if player.role is Role.CULTIST and is_ended(table):
        table.do(End("eliminated"))


def is_ended(table: CultistsTable) -> bool:
    """Whether the last Cultist has become a Ghost."""
    return not any(player.role is Role.CULTIST and not player.died for player in table.state.players)


def show_role(table: CultistsTable, seat: Seat, *rules: str) -> None:
    """Turn the role marker face up."""
    players = table.state.players
    player = players[seat]
    if not player.shown:
        players[seat] = changed(player, shown=True)
        table.log("cultists-log-shows-role", seat=seat, role=player.role.slug, rules=rules)


def survives(table: CultistsTable, seat: Seat, deadly_for: Role, *rules: str) -> bool:
    """A living player has done what kills one role. Whoever lives on is seen not to have it."""
    players = table.state.players
    player = players[seat]
    if player.died:
        return True
    if player.role is deadly_for:
        players[seat] = changed(player, may_be=deadly_for.bit)
        die(table, seat, *rules)
        return False
    players[seat] = changed(player, may_be=player.may_be & ~deadly_for.bit)
    return True
