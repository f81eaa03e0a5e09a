"""The Upkeep Phase: the Firestarter's deadline, the portal's, the lone Cultist's claim, and the next round."""

from collections.abc import Mapping
from typing import ClassVar

from miskatonic.games.cultists.cards import FAILURE, SABOTAGE
from miskatonic.games.cultists.counts import ROUNDS
from miskatonic.games.cultists.ghosts import die
from miskatonic.games.cultists.records import FIFTH_ROUND, MOVEMENT, UPKEEP, CultistsTable
from miskatonic.games.cultists.roles import Role
from miskatonic.games.cultists.victory import End, ask_claim, claimant, settle_claim
from miskatonic.kernel.frames import DONE, Frame, Option, Outcome, rule
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat

__all__ = ["Upkeep"]

FIRE_ROUND = 5


class Upkeep(Frame, frozen=True):
    """The end of a round."""

    steps: ClassVar[tuple[str, ...]] = ("start_fire", "portal", "claim", "claimed", "next_round")

    @rule("role-firestarter.2", "role-firestarter.3")
    def start_fire(self, table: CultistsTable) -> Outcome:
        """At the end of round 5 the Firestarter dies with a red card still in hand."""
        state = table.state
        state.phase = UPKEEP
        if state.round != FIRE_ROUND:
            return None
        for seat in range(table.people):
            player = state.players[seat]
            if player.died:
                continue
            late = FAILURE in player.hand or SABOTAGE in player.hand
            state.players[seat] = player = changed(player, went=player.went + FIFTH_ROUND)
            if player.role is Role.FIRESTARTER and late:
                state.players[seat] = changed(player, may_be=Role.FIRESTARTER.bit)
                die(table, Seat(seat), "role-firestarter.2")
        return None

    @rule("close-the-portal.4", "close-the-portal.6")
    def portal(self, table: CultistsTable) -> Outcome:
        """A portal that is still open when its time is up stays, and the Investigators need a point more."""
        state = table.state
        if state.portal == state.round:
            state.portal = 0
            state.target += 1
            table.log("cultists-log-portal-stays", need=state.target, rules=("close-the-portal.4",))
        return None

    @rule("upkeep-claim.1", "upkeep-claim.4", "upkeep-claim.5")
    def claim(self, table: CultistsTable) -> Outcome:
        return ask_claim(table) or "next_round"

    @rule("upkeep-claim.2", "upkeep-claim.3")
    def claimed(self, table: CultistsTable, answers: Mapping[Seat, Option]) -> Outcome:
        cultist = claimant(answers)
        if cultist is not None:
            settle_claim(table, cultist)
        return None

    @rule("upkeep-round-ten.1", "upkeep-next-round.1", "upkeep-next-round.2")
    def next_round(self, table: CultistsTable) -> Outcome:
        """The vote token is ready again, and the Knife goes on clockwise, past no Ghost."""
        state = table.state
        if state.round == ROUNDS:
            table.do(End("round-ten"))
            return DONE
        state.round += 1
        state.phase = MOVEMENT
        state.spent = ()
        state.vote_ready = True
        state.knife = (state.knife + 1) % len(state.order)
        table.log("cultists-log-round", number=state.round, seat=table.holder, rules=("upkeep-next-round.2",))
        return DONE
