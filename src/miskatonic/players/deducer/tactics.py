"""What both teams do alike: the questions of the game, each with its answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from miskatonic.players.deducer.accounts import ANSWERS, accounts, answers
from miskatonic.players.deducer.mind import Mind
from miskatonic.players.deducer.moving import next_step, teleport
from miskatonic.players.deducer.seen import PlayerSeen
from miskatonic.players.deducer.sight import GREEN_ROOM

__all__ = ["Tactics"]

ABSTAINED = "abstain"


class Tactics:
    """A team's way to play. Each question has a method, which gives the key of an option."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.sight = mind.sight

    def choose(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        """The key of the option to take; `asked` holds what the question names."""
        answer: Callable[[Sequence[str], Mapping[str, Any]], str]
        answer = getattr(self, _METHODS.get(keys[0].partition(":")[0], "act"))
        return answer(keys, asked)

    # -- Movement

    def move(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        here = self.sight.me.place
        start = "" if "stop" in keys else here
        return next_step(self.mind, keys, int(asked["count"]), start, self.meeting, self.end)

    def appear(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        return teleport(self.mind, keys, self.work)

    def meeting(self, place: str) -> float:
        """What an Encounter there is worth."""
        raise NotImplementedError

    def end(self, place: str) -> float:
        """What it is worth to end a Movement there."""
        raise NotImplementedError

    def work(self, place: str) -> float:
        """What can be done there with the action."""
        raise NotImplementedError

    # -- Encounters

    def arrange(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        return keys[0]

    def agree(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        return "agree"

    def give(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        return keys[0]

    # -- actions

    def act(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        return self.mind.best(keys, {key: self.worth(*key.split(":")) for key in keys})

    def worth(self, act: str, *args: str) -> float:
        """What an action is worth."""
        raise NotImplementedError

    def report(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        return keys[0]

    def help(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        return "help"

    # -- events

    def event_check(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        return "decline-event"

    def peek(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        return "peek"

    unwelcome: frozenset[str] = frozenset()
    """The event tokens that this team would rather not see."""

    def peeked(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        return "remove-token" if self.sight.table.peeked in self.unwelcome else "return-token"

    # -- talk and votes

    def talk(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        """A few words that are not said twice, then silence. Who is asked or suspected answers in any case."""
        said = [claim for claim in self.sight.table.claims if claim.by == self.sight.seat]
        now = [claim for claim in said if claim.round == self.sight.table.round]
        words = {(claim.statement, claim.seat) for claim in now}
        found = list(answers(self.sight))
        if sum([claim.statement not in ANSWERS for claim in now]) < WORDS:
            found += [*self.opinions(), *accounts(self.sight), *self.urges()]
        for key in found:
            statement, _, about = key.partition(":")
            seat = int(about) if about.isdigit() else None
            if key in keys and (statement, seat) not in words:
                return key
        return "ready"

    def opinions(self) -> list[str]:
        """Whom to suspect, to trust or to ask, the most important first."""
        raise NotImplementedError

    def urges(self) -> list[str]:
        """What the table should do."""
        raise NotImplementedError

    def ask_where(self, seat: int) -> list[str]:
        """Have somebody asked, once a round, who is not yet suspected enough to be accused."""
        return [] if self.said_now("ask-where") else [f"ask-where:{seat}"]

    def said_now(self, statement: str) -> int:
        """How often this was said in this round, by anybody."""
        table = self.sight.table
        return sum([claim.statement == statement for claim in table.claims if claim.round == table.round])

    @property
    def at_vote(self) -> bool:
        """Whether people talk because of a vote."""
        return self.sight.table.phase == "action"

    def last_word(self, seat: int) -> str:
        """What this player has said of another last."""
        words = [
            claim.statement
            for claim in self.sight.table.claims
            if claim.by == self.sight.seat and claim.seat == seat and claim.statement in ("suspect", "trust")
        ]
        return words[-1] if words else ""

    def vote(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        target = self.target()
        suffix = "-once" if self.sight.me.role == "butterfingers" and "abstain-once" in keys else ""
        return f"abstain{suffix}" if target is None else f"vote{suffix}:{target}"

    def target(self) -> int | None:
        """At whom to point; None keeps a fist."""
        raise NotImplementedError

    def knife(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        """All votes are seen: whether one's own would decide, and should."""
        table = self.sight.table
        if self.sight.me.role == "butterfingers":
            return "keep-vote"
        votes = dict(table.votes)
        choices = {"keep-vote": self._outcome(votes)}
        choices |= {key: self._outcome({**votes, self.sight.seat: _aim(key)}) for key in keys if key != "keep-vote"}
        return self.mind.best(list(choices), {key: self.out(seat) for key, seat in choices.items()}, noise=0.0)

    def _outcome(self, votes: Mapping[int, int | None]) -> int | None:
        counts: dict[int | None, int] = {}
        for aim in votes.values():
            counts[aim] = counts.get(aim, 0) + 1
        fists = counts.pop(None, 0)
        most = max(counts.values(), default=0)
        leading = [seat for seat, count in counts.items() if count == most]
        return leading[0] if len(leading) == 1 and most > fists else None

    def out(self, seat: int | None) -> float:
        """What it is worth if this player is eliminated, or nobody."""
        raise NotImplementedError

    # -- the end

    def claim(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        return "keep-silent"

    def guess(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        return keys[0]

    # -- what both look at

    def portal_partners(self) -> list[PlayerSeen]:
        """Others in the green Room who could help with the portal."""
        return [player for player in self.sight.company(GREEN_ROOM) if not player.acted and not player.automa]


def _aim(key: str) -> int | None:
    act, _, seat = key.partition(":")
    return None if act == ABSTAINED else int(seat)


WORDS = 3
"""Statements that a deducer makes in a round of its own accord."""

_METHODS = {
    "open-envelope": "report",
    "move": "move",
    "teleport": "appear",
    "arrange": "arrange",
    "agree": "agree",
    "give": "give",
    "reveal-murder": "report",
    "put-back": "report",
    "help": "help",
    "event-check": "event_check",
    "event-room": "event_check",
    "peek": "peek",
    "remove-token": "peeked",
    "ready": "talk",
    "vote": "vote",
    "keep-vote": "knife",
    "claim-victory": "claim",
    "guess-seer": "guess",
}
