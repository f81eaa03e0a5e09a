"""The portal: two must close it together before its time is up."""

from typing import ClassVar

from miskatonic.games.cultists.board import GREEN_ROOM
from miskatonic.games.cultists.records import CultistsTable
from miskatonic.games.cultists.routes import full_rights, note_colour
from miskatonic.games.cultists.victory import End
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.seats import Seat

__all__ = ["DECLINE", "HELP", "ClosePortal", "partners"]

HELP = Act("help", message="cultists-act-help", rules=("close-the-portal.2",))
DECLINE = Act("decline", message="cultists-act-decline", rules=("close-the-portal.2",))

_ANSWERS = (HELP(), DECLINE())


@rule("close-the-portal.1", "close-the-portal.2")
def partners(table: CultistsTable, seat: Seat) -> list[Seat]:
    """Who could help this player: others in the green Room with all Room actions, and with the action of this round."""
    state = table.state
    return [
        player.seat
        for player in state.players[: table.people]
        if player.seat != seat
        and state.places[player.seat] == GREEN_ROOM
        and player.seat not in state.spent
        and full_rights(player)
        and (not player.died or player.shown)
    ]


class ClosePortal(Frame, frozen=True):
    """A player asks another to close the portal together."""

    seat: Seat
    partner: Seat

    steps: ClassVar[tuple[str, ...]] = ("ask", "close")

    @rule("close-the-portal.2")
    def ask(self, table: CultistsTable) -> Outcome:
        return Ask(self.partner, _ANSWERS, Prompt("cultists-ask-help", {"seat": self.seat}))

    @rule("close-the-portal.2", "close-the-portal.3")
    def close(self, table: CultistsTable, option: Option) -> Outcome:
        """Both actions are spent, and the Investigators need a point less."""
        state = table.state
        if option.act is DECLINE:
            table.log("cultists-log-declines", seat=self.partner)
            return DONE
        note_colour(table, self.seat)
        state.spent = (*state.spent, self.seat, self.partner)
        state.portal = 0
        state.target -= 1
        table.log("cultists-log-portal-closed", seat=self.seat, seat_target=self.partner, need=state.target)
        if state.points >= state.target:
            table.do(End("points"))
        return DONE
