"""Routes: which colours serve an Investigator this round, and who need not care."""

from miskatonic.games.cultists.board import COLOURS, PLACES, colours_of
from miskatonic.games.cultists.records import CultistsTable, Player
from miskatonic.games.cultists.roles import Role
from miskatonic.kernel.frames import rule
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat

__all__ = ["colour_bit", "follows_route", "full_rights", "note_colour", "on_route", "route_mask"]


@rule("cultist-route-freedom.1", "cultist-route-freedom.2", "role-mechanic.1", "role-mechanic.2", "route-card.6")
def follows_route(role: Role, *, alive: bool) -> bool:
    """Whether somebody of this role keeps to the Route: no Cultist, alive or dead, and no living Mechanic."""
    return role is not Role.CULTIST and not (role is Role.MECHANIC and alive)


@rule("room-action-conditions.2", "room-action-conditions.3", "route-card.1", "route-card.4")
def on_route(player: Player, place: str, round: int) -> bool:
    """Whether this player may use Room actions in a Room of this colour in this round."""
    return not follows_route(player.role, alive=not player.died) or PLACES[place].colour in colours_of(
        player.route, round
    )


@rule("ghost-privileges.1", "ghost-privileges.3", "role-super-ghost.2")
def full_rights(player: Player) -> bool:
    """Whether all Room actions are open: to the living, and to the Super-Ghost."""
    return not player.died or player.role is Role.SUPER_GHOST


def colour_bit(colour: str, round: int) -> int:
    """A colour in the row of a round, as a bit."""
    return 1 << ((round - 1) % 4 * len(COLOURS) + COLOURS.index(colour))


def note_colour(table: CultistsTable, seat: Seat) -> None:
    """All have seen in which colour this player worked; who keeps to a Route gives it away bit by bit."""
    state = table.state
    player = state.players[seat]
    bit = colour_bit(PLACES[state.places[seat]].colour, state.round)
    if player.died:
        state.players[seat] = changed(player, used_dead=player.used_dead | bit)
    else:
        state.players[seat] = changed(player, used=player.used | bit)


def route_mask(route: int) -> int:
    """All that a Route allows, row by row."""
    return sum(colour_bit(colour, row) for row in range(1, 5) for colour in colours_of(route, row))
