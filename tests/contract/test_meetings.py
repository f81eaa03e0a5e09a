"""A game of talk and votes keeps the contract: whoever speaks first is heard, and a vote stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from miskatonic.kernel.frames import AskAny, AskEach, Frame, Option, Outcome, Prompt
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat
from miskatonic.testing.suite import contract_suite

from ..laboratory import Laboratory
from ..laboratory.events import DrawCards
from ..laboratory.frames import BID, TARGET
from ..laboratory.records import LabTable

ROUNDS = 3


class Meeting(Frame, frozen=True):
    """All talk until nobody has more to say; all vote in secret; luck decides who of the most named draws a card."""

    talking: tuple[Seat, ...] = ()
    rounds: int = 0

    steps: ClassVar[tuple[str, ...]] = ("open", "talk", "hear", "vote", "count", "close")

    def open(self, table: LabTable) -> Outcome:
        return self.keep(talking=table.state.alive)

    def talk(self, table: LabTable) -> Outcome:
        if not self.talking:
            return "vote"
        return AskAny({seat: (BID(0), BID(1)) for seat in self.talking}, Prompt("lab-ask-bid"))

    def hear(self, table: LabTable, option: Option) -> Outcome:
        speaker = table.answering
        table.log("lab-first", seat=speaker, number=int(option.args[0]))
        if option.args[0] == 0:
            return self.goto("talk", talking=tuple(seat for seat in self.talking if seat != speaker))
        return "talk"

    def vote(self, table: LabTable) -> Outcome:
        others = {seat: tuple(map(TARGET, table.rivals(seat))) for seat in sorted(table.state.alive)}
        return AskEach(others, Prompt("lab-ask-target"))

    def count(self, table: LabTable, votes: Mapping[Seat, Option]) -> Outcome:
        named = [Seat(int(option.args[0])) for option in votes.values()]
        most = max(map(named.count, named))
        table.do(DrawCards(table.state.chance.pick([seat for seat in sorted(votes) if named.count(seat) == most]), 1))
        return None

    def close(self, table: LabTable) -> Outcome:
        if self.rounds + 1 < ROUNDS:
            return changed(self, pc=0, rounds=self.rounds + 1)
        table.finish("lab-lost")
        return None


class Meetings(Laboratory):
    """The cards of the laboratory, and nothing to do but talk and vote."""

    id: ClassVar[str] = "meetings"
    packages: ClassVar[tuple[str, ...]] = (*Laboratory.packages, __name__)

    def deal(self, table: LabTable, setup: Any) -> None:
        super().deal(table, setup)
        table.state.stack.clear()
        table.do(Meeting())


TestMeetings = contract_suite(Meetings(), [{"seats": 2}, {"seats": 4}], games=3)
