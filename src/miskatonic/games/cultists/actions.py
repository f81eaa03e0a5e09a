"""The Action Phase: what each player may do with the one action of a round."""

from collections.abc import Callable
from typing import ClassVar

from miskatonic.games.cultists.acts import (
    ASSASSINATE,
    CAMERA,
    CAMERA_STATUS,
    CHECK_ROOM,
    CHECK_STATUS,
    CLOSE_PORTAL,
    COMBAT,
    FILL,
    GUARD,
    PASS_TURN,
    RESTORE_POWER,
    SCARE_OFF,
    START_VOTE,
    offer,
)
from miskatonic.games.cultists.cards import LETTERS
from miskatonic.games.cultists.ghosts import die, show_role, survives
from miskatonic.games.cultists.portal import ClosePortal
from miskatonic.games.cultists.records import CultistsTable
from miskatonic.games.cultists.roles import Role
from miskatonic.games.cultists.rooms import check_room, fill, guard, remove_token
from miskatonic.games.cultists.routes import note_colour
from miskatonic.games.cultists.status import CheckStatus
from miskatonic.games.cultists.voting import Vote
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.seats import Seat

__all__ = ["Action"]

_ASK = Prompt("cultists-ask-act")


class Action(Frame, frozen=True):
    """One player's turn in the Action Phase: one Character action, one Room action, or none."""

    seat: Seat
    refused: tuple[Seat, ...] = ()
    """Who did not agree to close the portal."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "act", "put_camera_down")

    @rule("action-phase-order.1", "action-phase-order.2", "action-phase-order.3")
    def choose(self, table: CultistsTable) -> Outcome:
        if self.seat in table.state.spent:
            return DONE
        return Ask(self.seat, offer(table, self.seat, self.refused), _ASK)

    @rule("action-phase-order.1")
    def act(self, table: CultistsTable, option: Option) -> Outcome:
        """The action is spent, except where closing the portal needs somebody's word first."""
        state = table.state
        act = option.act
        if act is not CLOSE_PORTAL:
            state.spent = (*state.spent, self.seat)
        if act in _USES_ROOM:
            note_colour(table, self.seat)
        return _DO[act](self, table, option)

    def pass_turn(self, table: CultistsTable, option: Option) -> Outcome:
        table.log("cultists-log-passes", seat=self.seat)
        return DONE

    @rule("check-a-status.1", "use-the-camera.2")
    def check_status(self, table: CultistsTable, option: Option) -> Outcome:
        """On the spot, or from the Security Room by camera."""
        state = table.state
        target = Seat(int(option.args[0]))
        here = table.location(state.places[self.seat])
        table.do(CheckStatus(self.seat, target, camera=state.places[target] not in here))
        return DONE

    @rule("role-super-ghost.2")
    def camera_status(self, table: CultistsTable, option: Option) -> Outcome:
        table.do(CheckStatus(self.seat, Seat(int(option.args[0])), camera=True))
        return DONE

    @rule("guard-a-corridor.2", "guard-a-corridor.3")
    def guard(self, table: CultistsTable, option: Option) -> Outcome:
        guard(table, self.seat, LETTERS[str(option.args[0])])
        return DONE

    @rule("combat-a-cultist.2", "combat-a-cultist.3")
    def combat(self, table: CultistsTable, option: Option) -> Outcome:
        remove_token(table, self.seat)
        return DONE

    @rule("scare-off-the-fish-man.2", "role-butterfingers.1")
    def scare_off(self, table: CultistsTable, option: Option) -> Outcome:
        """The Knife drives the Fish-man back into the lake."""
        table.state.fish_man = ""
        table.log("cultists-log-scares-off", seat=self.seat, rules=("scare-off-the-fish-man.2",))
        survives(table, self.seat, Role.BUTTERFINGERS, "role-butterfingers.1")
        return DONE

    @rule("assassinate-a-character.2", "assassinate-a-character.3", "role-assassin.1")
    def assassinate(self, table: CultistsTable, option: Option) -> Outcome:
        """The Assassin shows the role, once in a game, and the target dies without a vote."""
        target = Seat(int(option.args[0]))
        show_role(table, self.seat, "assassinate-a-character.2")
        table.log("cultists-log-assassinates", seat=self.seat, seat_target=target, rules=("assassinate-a-character.2",))
        die(table, target, "assassinate-a-character.2")
        return DONE

    @rule("fill-a-room-pile.2")
    def fill(self, table: CultistsTable, option: Option) -> Outcome:
        place, card = option.args
        fill(table, self.seat, str(place), LETTERS[str(card)])
        return DONE

    @rule("check-a-room.2")
    def check_room(self, table: CultistsTable, option: Option) -> Outcome:
        check_room(table, self.seat, str(option.args[0]))
        return DONE

    @rule("start-a-vote.3", "role-novice.1", "role-novice.2")
    def start_vote(self, table: CultistsTable, option: Option) -> Outcome:
        """The vote token turns to Inactive, whatever comes of the vote."""
        table.state.vote_ready = False
        survives(table, self.seat, Role.NOVICE, "role-novice.1")
        table.do(Vote(self.seat))
        return DONE

    @rule("use-the-camera.2", "use-the-camera.5")
    def camera(self, table: CultistsTable, option: Option) -> Outcome:
        """A Room anywhere is checked as if one stood there."""
        table.log("cultists-log-camera", seat=self.seat, rules=("use-the-camera.2",))
        check_room(table, self.seat, str(option.args[0]))
        return None

    @rule("role-novice.1")
    def put_camera_down(self, table: CultistsTable) -> Outcome:
        """The camera has done its work before a Novice dies of it."""
        survives(table, self.seat, Role.NOVICE, "role-novice.1")
        return DONE

    @rule("restore-power.2", "restore-power.3", "restore-power.4")
    def restore_power(self, table: CultistsTable, option: Option) -> Outcome:
        table.state.power = True
        table.log("cultists-log-restores-power", seat=self.seat, rules=("restore-power.2",))
        return DONE

    @rule("close-the-portal.2")
    def close_portal(self, table: CultistsTable, option: Option) -> Outcome:
        """It takes the other one's agreement and action too; refused, another action may be chosen."""
        partner = Seat(int(option.args[0]))
        table.do(ClosePortal(self.seat, partner))
        return self.goto("choose", refused=(*self.refused, partner))


_DO: dict[Act, Callable[[Action, CultistsTable, Option], Outcome]] = {
    PASS_TURN: Action.pass_turn,
    CHECK_STATUS: Action.check_status,
    CAMERA_STATUS: Action.camera_status,
    GUARD: Action.guard,
    COMBAT: Action.combat,
    SCARE_OFF: Action.scare_off,
    ASSASSINATE: Action.assassinate,
    FILL: Action.fill,
    CHECK_ROOM: Action.check_room,
    START_VOTE: Action.start_vote,
    CAMERA: Action.camera,
    RESTORE_POWER: Action.restore_power,
    CLOSE_PORTAL: Action.close_portal,
}
_USES_ROOM = frozenset({FILL, CHECK_ROOM, START_VOTE, CAMERA, CAMERA_STATUS, RESTORE_POWER})
