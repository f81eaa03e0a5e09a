"""Words that last: standing words that are in force until a period ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.games.arkham.lowering import LowerSkill
from miskatonic.games.arkham.words.base import Standing, Word, reckoned
from miskatonic.games.arkham.words.harm import Whom, whom_of
from miskatonic.games.arkham.words.standing import Skill
from miskatonic.kernel.state import Effect
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.resolving import Resolving

__all__ = ["Until", "start"]


class Until(Word, frozen=True):
    """Until the end of a period, something holds for you (lasting-effects.1)."""

    period: Literal["test", "turn", "phase", "round"]
    words: tuple[Standing, ...]
    whom: Whom = "you"

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        start(table, at, self)

    def text(self) -> Text:
        said = Text(f"{self.message}-{self.period}", {"words": self.read_out(self.words)})
        return said if self.whom == "you" else Text("arkham-word-for-chosen", {"words": said})


def start(table: ArkhamTable, at: Resolving, word: Until) -> None:
    """Put the standing words of a word in force."""
    definition = f"{at.script}|{'.'.join(str(step) for step in at.path)}|{at.at}"
    seat = whom_of(at, word.whom)
    for number, standing in enumerate(word.words):
        table.start(Effect(definition, number, word.period, seat, standing.bound(table, at), at.amount))
        if isinstance(standing, Skill) and "LowerSkill" in table.index and reckoned(standing.plus, table, at) < 0:
            for who in table.at(table.investigator(seat).place) if standing.all_here else (seat,):
                table.do(LowerSkill(who, standing.skill))
