"""Choices and rolls that a card asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from miskatonic.games.deathmaydie.records import NO_ENEMY, DeathMayDieTable, EnemyId, Who
from miskatonic.games.deathmaydie.resolving import Resolving
from miskatonic.games.deathmaydie.rolling import CHECK, Roll, own_roll
from miskatonic.games.deathmaydie.sanity import lose_sanity
from miskatonic.games.deathmaydie.skills import level_of
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

if TYPE_CHECKING:
    from miskatonic.games.deathmaydie.words.flow import MakeRoll
    from miskatonic.kernel.text import Text

__all__ = ["CHOOSE", "CHOOSE_NONE", "Checking", "Choosing"]

CHOOSE = Act(
    "choose",
    "number",
    message="dmd-act-choose",
    rules=("investigate.3",),
    details=lambda table, option: {"words": _words(table, int(option.args[0]))},
)
CHOOSE_NONE = Act("choose-none", message="dmd-act-choose-none", rules=("investigate.3",))

_NONE = CHOOSE_NONE()
_ASK = Prompt("dmd-ask-choose")


class Choosing(Frame, frozen=True):
    """One of the parts of a word is carried out, as its investigator's player chooses."""

    you: Who
    at: Resolving
    must: bool

    steps: ClassVar[tuple[str, ...]] = ("choose", "carry_out")

    @rule("investigate.3", "special-effects.3")
    def choose(self, table: DeathMayDieTable) -> Outcome:
        """Without anything that could be done there is nothing to choose."""
        if table.investigator(self.you).dead:
            return DONE
        open_now = [
            CHOOSE(number)
            for number, words in enumerate(self.at.this(table).parts())
            if words[0].can(table, self.at.inside(number))
        ]
        if not open_now:
            return DONE
        if self.must and len(open_now) == 1:
            return self.carry_out(table, open_now[0])
        return Ask(table.seat(self.you), open_now if self.must else [*open_now, _NONE], _ASK)

    def carry_out(self, table: DeathMayDieTable, option: Option) -> Outcome:
        if option.act is not CHOOSE_NONE:
            table.do(self.at.inside(int(option.args[0])))
        return DONE


class Checking(Frame, frozen=True):
    """A roll that a card asks for: it succeeds, then effects, then tentacles (use-successes.3, make-a-roll.1)."""

    you: Who
    at: Resolving
    tentacles: int = 0

    steps: ClassVar[tuple[str, ...]] = ("roll", "read", "sanity")

    @property
    def enemy(self) -> EnemyId:
        return NO_ENEMY

    @rule("make-a-roll.1", "make-a-roll.2", "bonus-dice.2")
    def roll(self, table: DeathMayDieTable) -> Outcome:
        if table.investigator(self.you).dead:
            return DONE
        word = cast("MakeRoll", self.at.this(table))
        more = word.bonus if word.skill and level_of(table, self.you, word.skill) else 0
        table.do(own_roll(table, self, self.you, CHECK, more))
        return None

    @rule("use-successes.3", "die-results.4")
    def read(self, table: DeathMayDieTable) -> Outcome:
        roll = table.state.ended
        assert isinstance(roll, Roll)
        succeeds = roll.successes >= cast("MakeRoll", self.at.this(table)).need
        table.log("dmd-log-succeeds" if succeeds else "dmd-log-fails", who=self.you, count=roll.successes)
        table.do(self.at.inside(0 if succeeds else 1))
        return self.keep(tentacles=roll.tentacles)

    @rule("die-results.7", "apply-tentacles.1")
    def sanity(self, table: DeathMayDieTable) -> Outcome:
        lose_sanity(table, (self.you,), self.tentacles, "own-roll")
        return DONE


def _words(table: DeathMayDieTable, number: int) -> Text:
    """What a choice would do."""
    frame = table.state.stack[-1]
    assert isinstance(frame, Choosing)
    return frame.at.this(table).parts()[number][0].label(table, frame.at.inside(number))
