"""Votes: talk, then all point at once, and whoever has most may be eliminated."""

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from miskatonic.games.cultists.discussion import Discussion
from miskatonic.games.cultists.ghosts import die, show_role, survives
from miskatonic.games.cultists.records import CultistsTable
from miskatonic.games.cultists.roles import Role
from miskatonic.kernel.frames import DONE, Act, Ask, AskEach, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat

__all__ = ["ABSTAIN", "ABSTAINED", "KEEP_VOTE", "VOTE", "VOTE_ONCE", "Vote", "eliminated"]

VOTE = Act("vote", "seat", message="cultists-act-vote", rules=("vote-procedure.2",))
VOTE_ONCE = Act("vote-once", "seat", message="cultists-act-vote-once", rules=("role-butterfingers.3",))
ABSTAIN = Act("abstain", message="cultists-act-abstain", rules=("vote-procedure.2",))
ABSTAIN_ONCE = Act("abstain-once", message="cultists-act-abstain-once", rules=("role-butterfingers.3",))
KEEP_VOTE = Act("keep-vote", message="cultists-act-keep-vote", rules=("knife-in-votes.1",))

ABSTAINED = -1
"""A fist instead of a finger."""

_ABSTAIN = ABSTAIN()
_KEEP = KEEP_VOTE()
_ASK = Prompt("cultists-ask-vote")
_ASK_KNIFE = Prompt("cultists-ask-knife")


@rule("vote-outcome.1", "vote-outcome.2", "vote-outcome.3")
def eliminated(votes: Mapping[int, int]) -> int | None:
    """Who has more votes than everybody else and more than there are abstentions."""
    pointed = {seat: count for seat, count in votes.items() if seat != ABSTAINED}
    most = max(pointed.values(), default=0)
    leading = [seat for seat, count in pointed.items() if count == most]
    return leading[0] if len(leading) == 1 and most > votes.get(ABSTAINED, 0) else None


class Vote(Frame, frozen=True):
    """A vote that somebody has started; the Knife may change it (5 and 6 players) or counts twice (7 and 8)."""

    starter: Seat
    votes: tuple[tuple[Seat, int], ...] = ()
    """Who points at whom, once all eyes are open."""
    doubled: bool = False
    """Whether the living first player's vote counts twice."""

    steps: ClassVar[tuple[str, ...]] = ("discuss", "point", "open_eyes", "use_knife", "change", "result")

    @rule("vote-procedure.1", "event-no-connection.3")
    def discuss(self, table: CultistsTable) -> Outcome:
        table.log("cultists-log-vote-begins", seat=self.starter)
        if not table.silent:
            table.do(Discussion(before_vote=True))
        return None

    @rule("vote-procedure.2", "vote-procedure.4")
    def point(self, table: CultistsTable) -> Outcome:
        """Everybody points at a living Character, perhaps at oneself, or keeps a fist; Ghosts as well."""
        options = self._choices(table)
        asked = dict.fromkeys((player.seat for player in table.state.players[: table.people]), options)
        holder = table.holder
        if holder < table.people:
            knife = table.state.players[holder]
            if table.column.large and knife.role is Role.BUTTERFINGERS and not knife.died:
                once = tuple([VOTE_ONCE(option.args[0]) for option in options[:-1]])
                asked[holder] = (*options, *once, ABSTAIN_ONCE())
        return AskEach(asked, _ASK, changeable=True)

    @rule("vote-procedure.3", "knife-in-votes.2", "automa-votes-and-roles.1")
    def open_eyes(self, table: CultistsTable, answers: Mapping[Seat, Option]) -> Outcome:
        """All votes are seen at once. The AUTOMA abstains, twice if it has the Knife."""
        votes = [(seat, _aim(option)) for seat, option in sorted(answers.items())]
        for seat, aim in votes:
            if aim == ABSTAINED:
                table.log("cultists-log-abstains", seat=seat)
            else:
                table.log("cultists-log-votes", seat=seat, seat_target=aim)
        people = table.people
        if len(table.state.players) > people:
            votes.append((Seat(people), ABSTAINED))
        holder = table.holder
        living = not table.state.players[holder].died
        if holder == people:
            return self.goto("result", votes=tuple(votes), doubled=living)
        if not table.column.large:
            return self.keep(votes=tuple(votes))
        once = answers[holder].act in (VOTE_ONCE, ABSTAIN_ONCE)
        if once:
            table.log("cultists-log-not-doubled", seat=holder, rules=("role-butterfingers.3",))
            players = table.state.players
            players[holder] = changed(players[holder], may_be=Role.BUTTERFINGERS.bit)
        return self.goto("result", votes=tuple(votes), doubled=living and not once)

    @rule("knife-in-votes.1", "knife-in-votes.3")
    def use_knife(self, table: CultistsTable) -> Outcome:
        """With 5 or 6 players the living first player may think better of it."""
        holder = table.holder
        if table.state.players[holder].died:
            return "result"
        now = dict(self.votes)[holder]
        others = [option for option in self._choices(table) if _aim(option) != now]
        return Ask(holder, (_KEEP, *others), _ASK_KNIFE)

    @rule("knife-in-votes.1", "role-butterfingers.1")
    def change(self, table: CultistsTable, option: Option) -> Outcome:
        if option.act is KEEP_VOTE:
            return None
        holder = table.holder
        aim = _aim(option)
        if aim == ABSTAINED:
            table.log("cultists-log-changes-to-abstain", seat=holder)
        else:
            table.log("cultists-log-changes-vote", seat=holder, seat_target=aim)
        survives(table, holder, Role.BUTTERFINGERS, "role-butterfingers.1")
        return self.keep(votes=tuple([(seat, aim if seat == holder else old) for seat, old in self.votes]))

    @rule("vote-outcome.1", "vote-outcome.4", "vote-outcome.5", "automa-sole-cultist.1")
    def result(self, table: CultistsTable) -> Outcome:
        """The eliminated becomes a Ghost, and the Pulse pile stays face down."""
        holder = table.holder
        votes = Counter[int]()
        for seat, aim in self.votes:
            votes[aim] += 2 if seat == holder and self.doubled else 1
        if self.doubled and holder < table.people:
            survives(table, holder, Role.BUTTERFINGERS, "role-butterfingers.1")
        out = eliminated(votes)
        if out is None:
            table.log("cultists-log-nobody-out", rules=("vote-outcome.1",))
            return DONE
        seat = Seat(out)
        table.log("cultists-log-voted-out", seat=seat, rules=("vote-outcome.4",))
        if seat == table.people and not table.column.large:
            show_role(table, seat, "automa-sole-cultist.1")
        die(table, seat, "vote-outcome.4")
        return DONE

    def _choices(self, table: CultistsTable) -> tuple[Option, ...]:
        return (*[VOTE(seat) for seat in table.living()], _ABSTAIN)


def _aim(option: Option) -> int:
    return int(option.args[0]) if option.args else ABSTAINED
