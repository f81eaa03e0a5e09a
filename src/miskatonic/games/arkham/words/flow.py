"""Words that hold words: conditions, choices, repetition, what follows only if something was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from miskatonic.games.arkham.initiating import would_change
from miskatonic.games.arkham.records import Who
from miskatonic.games.arkham.resolving import Resolving
from miskatonic.games.arkham.words.base import Condition, Number, Word, Words, reckoned
from miskatonic.kernel.events import Together
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.records import changed
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable

__all__ = [
    "CHOOSE",
    "CHOOSE_NONE",
    "Choose",
    "Choosing",
    "Each",
    "Following",
    "If",
    "May",
    "MustChoose",
    "Then",
    "Times",
    "at_once",
]

CHOOSE = Act(
    "choose",
    "number",
    message="arkham-act-choose",
    rules=("target.1",),
    details=lambda table, option: {"words": _words(table, int(option.args[0]))},
)
CHOOSE_NONE = Act("choose-none", message="arkham-act-choose-none", rules=("may.1",))

_NONE = CHOOSE_NONE()
_ASK = Prompt("arkham-ask-choose")


class If(Word, frozen=True):
    """Words that are carried out only where something is so; others where it is not."""

    when: Condition
    then: Words
    otherwise: Words = ()

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return would_change(table, self.then if self.when.met(table, at) else self.otherwise, at)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(at.inside(0 if self.when.met(table, at) else 1))

    def parts(self) -> tuple[Words, ...]:
        return (self.then, self.otherwise)

    def text(self) -> Text:
        return Text("arkham-word-if-else" if self.otherwise else "arkham-word-if", self.args())


class Then(Word, frozen=True):
    """Words, and others that follow if all of those could be done (then.1-4).

    What follows comes before anything else that the first words bring about indirectly.
    """

    first: Words
    then: Words

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return would_change(table, self.first, at)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(Following(at=at))

    def parts(self) -> tuple[Words, ...]:
        return (self.first, self.then)

    def text(self) -> Text:
        return Text(f"{self.message}-only", self.args())


class Following(Together, frozen=True, kw_only=True):
    """Words one by one, then others if all of those were done; nobody answers anything before the last of them.

    A word was done if all of it could be, and nothing that it did was cancelled, forbidden or replaced.
    """

    at: Resolving
    number: int = 0
    """Which of the first words comes next."""
    failed: bool = False

    steps: ClassVar[tuple[str, ...]] = ("act", "word", "follow", "react")

    @rule("then.1", "then.4")
    def word(self, table: ArkhamTable) -> Outcome:
        first = changed(self.at.inside(0), at=self.number)
        words = first.words(table)
        if self.number == len(words):
            return "follow"
        word = words[self.number]
        can = word.can(table, first)
        failed = self.failed or not can or not word.wholly(table, first)
        if can:
            word.run(table, first)
        return self.goto("word", number=self.number + 1, failed=failed)

    @rule("then.2", "then.3")
    def follow(self, table: ArkhamTable) -> Outcome:
        if not self.failed and not self.thwarted:
            table.do(self.at.inside(1))
        return None


class Times(Word, frozen=True):
    """Words so many times, one after the other."""

    count: Number
    words: Words

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return reckoned(self.count, table, at) > 0 and would_change(table, self.words, at)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        for _ in range(reckoned(self.count, table, at)):
            table.do(at.inside(0))

    def parts(self) -> tuple[Words, ...]:
        return (self.words,)


@rule("priority-of-simultaneous-resolution.1", "priority-of-simultaneous-resolution.2")
def at_once(table: ArkhamTable, words: Words, each: Sequence[Resolving]) -> None:
    """Words for several investigators, in player order: what is to be chosen is chosen before any of it happens."""
    if len(each) > 1:
        frames = [word.for_all(table, each) for word in words]
        found = tuple([frame for frame in frames if frame is not None])
        table.do(Together(found if len(found) == len(words) else tuple(each)))
    elif each:
        table.do(each[0])


class Each(Word, frozen=True):
    """Words for each investigator in player order, perhaps only for those of whom something is so.

    Nothing answers them before they have come to everybody, unless each goes through them alone, as through a test.
    """

    words: Words
    when: Condition | None = None
    one_by_one: bool = False

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        each = [at.inside(0, you=who) for who in table.players]
        meant = [inside for inside in each if self.when is None or self.when.met(table, inside)]
        if not self.one_by_one:
            at_once(table, self.words, meant)
            return
        for inside in meant:
            table.do(inside)

    def parts(self) -> tuple[Words, ...]:
        return (self.words,)

    def text(self) -> Text:
        return Text(self.message + ("-when" if self.when is not None else ""), self.args())


class Choosing(Frame, frozen=True):
    """One of the parts of a word is carried out, as somebody chooses."""

    chooser: Who
    at: Resolving
    must: bool
    only_changes: bool = True
    """Whether only what would change the game can be chosen (must.1-2)."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "carry_out")

    @rule("must.1", "must.2", "may.1")
    def choose(self, table: ArkhamTable) -> Outcome:
        """Without anything that could be done there is nothing to choose."""
        if table.investigator(self.chooser).gone:
            return DONE
        parts = self.at.this(table).parts()
        open_now = [
            CHOOSE(number)
            for number, words in enumerate(parts)
            if not self.only_changes or would_change(table, words, self.at.inside(number))
        ]
        if not open_now:
            return DONE
        if self.must and len(open_now) == 1:
            return self.carry_out(table, open_now[0])
        return Ask(self.chooser, open_now if self.must else [*open_now, _NONE], _ASK)

    def carry_out(self, table: ArkhamTable, option: Option) -> Outcome:
        if option.act is not CHOOSE_NONE:
            table.do(self.at.inside(int(option.args[0])))
        return DONE


class Either(Word, frozen=True):
    """One of several lists of words."""

    either: tuple[Words, ...]

    def parts(self) -> tuple[Words, ...]:
        return self.either

    def text(self) -> Text:
        said = Word.read_out(self.either[0])
        for words in self.either[1:]:
            said = Text("arkham-word-or", {"head": said, "item": Word.read_out(words)})
        return Text(self.message, {"either": said})


class Choose(Either, frozen=True):
    """One of several, even one that changes nothing (must.2): you choose, or the lead investigator for the group."""

    lead: bool = False
    useful: bool = False
    """Whether the parts are targets, among which only those count that the effect could change (target.5)."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return any(would_change(table, words, at) for words in self.either)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        chooser = table.state.lead if self.lead else at.you
        table.do(Choosing(chooser, at, must=True, only_changes=self._only_changes()))

    def _only_changes(self) -> bool:
        return self.useful


class MustChoose(Choose, frozen=True):
    """You must choose one of several that would change the game (must.1)."""

    def _only_changes(self) -> bool:
        return True


class May(Either, frozen=True):
    """One of several, or none of them (may.1)."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return any(would_change(table, words, at) for words in self.either)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(Choosing(at.you, at, must=False))


def _words(table: ArkhamTable, number: int) -> Text:
    """What a choice would do."""
    frame = cast("Choosing", table.state.stack[-1])
    return Word.read_out(frame.at.this(table).parts()[number])
