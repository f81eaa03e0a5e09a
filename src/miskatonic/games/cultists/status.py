"""Check a Status: somebody looks at a Pulse pile, and may have to say what lies there."""

from typing import ClassVar

from miskatonic.games.cultists.cards import DEAD
from miskatonic.games.cultists.ghosts import die, survives
from miskatonic.games.cultists.records import Check, CultistsTable
from miskatonic.games.cultists.roles import Role
from miskatonic.games.cultists.rooms import add_drawn_card
from miskatonic.games.cultists.voting import Vote
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Text

__all__ = ["PUT_BACK", "REVEAL", "CheckStatus"]

REVEAL = Act("reveal-murder", message="cultists-act-reveal", rules=("check-a-status.5",))
PUT_BACK = Act("put-back", message="cultists-act-put-back", rules=("check-a-status.3",))

_REVEAL = (REVEAL(),)
_PUT_BACK = (PUT_BACK(),)
_EITHER = (*_REVEAL, *_PUT_BACK)


class CheckStatus(Frame, frozen=True):
    """A player looks at another's Pulse pile. By an event, the checker need not tell; else only a Cultist may lie."""

    by: Seat
    target: Seat
    camera: bool = False
    event: bool = False

    steps: ClassVar[tuple[str, ...]] = ("look", "report", "tell", "suffer", "add_card")

    @rule("check-a-status.2", "event-false-eyes.1")
    def look(self, table: CultistsTable) -> Outcome:
        """Only the checker sees the faces; in which order they lie says nothing."""
        state = table.state
        target = state.players[self.target]
        checker = state.players[self.by]
        pile = target.start + target.pulse
        dead = pile.count(DEAD)
        state.checks = (*state.checks, Check(self.by, self.target, len(target.pulse), self.event))
        state.players[self.by] = changed(checker, looks=(*checker.looks, dead))
        told = Text("cultists-log-checks-status", {"seat": self.by, "seat_target": self.target})
        table.log(
            "cultists-log-you-look",
            seat_target=self.target,
            count=len(pile) - dead,
            dead=dead,
            to=(self.by,),
            others=told,
        )
        return None

    @rule("check-a-status.3", "check-a-status.4", "check-a-status.6", "event-false-eyes.2")
    def report(self, table: CultistsTable) -> Outcome:
        """Asked in any case, so that the question tells the others nothing."""
        checker = table.state.players[self.by]
        dead = checker.looks[-1]
        prompt = Prompt("cultists-ask-report", {"seat_target": self.target, "count": dead})
        if not dead:
            return Ask(self.by, _PUT_BACK, prompt)
        return Ask(self.by, _EITHER if self.event or checker.role is Role.CULTIST else _REVEAL, prompt)

    @rule("check-a-status.5")
    def tell(self, table: CultistsTable, option: Option) -> Outcome:
        """A Dead card shown makes the target a Ghost, which may end the game."""
        if option.act is PUT_BACK:
            table.log("cultists-log-puts-back", seat=self.by, seat_target=self.target, rules=("check-a-status.3",))
            return None
        state = table.state
        check = state.checks[-1]
        state.checks = (*state.checks[:-1], changed(check, told=True))
        state.players[self.target] = changed(state.players[self.target], corpse=True)
        table.log("cultists-log-reveals", seat=self.by, seat_target=self.target, rules=("check-a-status.5",))
        die(table, self.target, "check-a-status.5")
        return None

    @rule("mandatory-vote.1", "role-scaredy-cat.1", "role-novice.1", "role-novice.2")
    def suffer(self, table: CultistsTable) -> Outcome:
        """A Scaredy-cat dies of what it showed and a Novice of the camera, before the vote on a murder."""
        told = table.state.checks[-1].told
        if told:
            survives(table, self.by, Role.SCAREDY_CAT, "role-scaredy-cat.1")
        if self.camera:
            survives(table, self.by, Role.NOVICE, "role-novice.1")
        if told:
            table.do(Vote(self.by))
        return None

    @rule("check-status-extra-card.1", "check-status-extra-card.4")
    def add_card(self, table: CultistsTable) -> Outcome:
        """After an action, and after the vote it may have led to, a card of the draw pile is added."""
        if not self.event:
            add_drawn_card(table, table.state.places[self.target])
        return DONE
