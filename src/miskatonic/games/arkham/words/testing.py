"""Words that call for a skill test: fights, evasions, investigations, and tests with a number of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, cast

from miskatonic.games.arkham.actions.attempts import attack, evade, investigate, test
from miskatonic.games.arkham.actions.targets import can_be_evaded, can_be_fought, can_investigate
from miskatonic.games.arkham.immunity import immune
from miskatonic.games.arkham.records import CardId
from miskatonic.games.arkham.words.base import Designator, Number, Word, Words, reckoned
from miskatonic.games.arkham.words.targeting import CHOOSE_ENEMY, Target, Targeting
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.resolving import Resolving
    from miskatonic.kernel.frames import Act
    from miskatonic.kernel.text import Value

__all__ = ["Attempt", "Evade", "Fight", "Investigate", "Test", "Testing", "WhenTestEnds"]

SkillName = Literal["willpower", "intellect", "combat", "agility"]
SYMBOLS = ("skull", "cultist", "tablet", "elder_thing", "auto_fail")


class Testing(Word, frozen=True):
    """A word that calls for a test; its parts are what comes of it."""

    def part(self, success: bool) -> int | None:
        """Which of its parts is carried out."""
        return 0 if success else None

    __test__: ClassVar[bool] = False


class Attempt(Testing, frozen=True):
    """A designated action: a fight, an evasion attempt or an investigation with something more."""

    plus: Number = 0
    """More skill for this test."""
    success: Words = ()
    symbols: tuple[str, ...] = ()
    then: Words = ()
    """What happens if one of these symbols is revealed during it."""

    symbol_part: ClassVar[int] = 1

    def parts(self) -> tuple[Words, ...]:
        return (self.success, self.then)

    def text(self) -> Text:
        args = self.args()
        skill = getattr(self, "skill", self.usual)
        said = Text(self.message) if skill == self.usual else Text(f"{self.message}-skill", {"skill": skill})
        for field in ("plus", *self.more, "success"):
            if args.get(field, 0) != 0:
                said = Text("arkham-word-then", {"head": said, "item": Text(f"{self.message}-{field}", args)})
        if self.then:
            symbols = "all" if self.symbols == SYMBOLS else "-".join(self.symbols)
            item = Text(f"arkham-word-on-symbols-{symbols}".replace("_", "-"), {"words": args["then"]})
            said = Text("arkham-word-then", {"head": said, "item": item})
        return said

    def args(self) -> dict[str, Value]:
        """Symbols have words of their own."""
        return {
            name: self.said(value)
            for name in self.__struct_fields__
            if name != "symbols" and (value := getattr(self, name)) is not None and value != ()
        }

    more: ClassVar[tuple[str, ...]] = ()
    usual: ClassVar[str] = ""
    """The skill that is tested unless it says another."""


class Fight(Targeting, Attempt, frozen=True):
    """Fight an enemy; with more damage, or with damage of its own instead of the 1 by default."""

    damage: Number = 0
    deals: Number | None = None
    skill: SkillName = "combat"

    designates: ClassVar[Designator] = "fight"
    act: ClassVar[Act] = CHOOSE_ENEMY
    more: ClassVar[tuple[str, ...]] = ("damage", "deals")
    usual: ClassVar[str] = "combat"

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        return cast("list[Target]", can_be_fought(table, at.you))

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        attack(table, at.you, CardId(int(target)), self.skill, at, self.plus)


class Evade(Targeting, Attempt, frozen=True):
    """Try to evade an enemy."""

    skill: SkillName = "agility"

    designates: ClassVar[Designator] = "evade"
    usual: ClassVar[str] = "agility"
    act: ClassVar[Act] = CHOOSE_ENEMY

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        return cast("list[Target]", can_be_evaded(table, at.you))

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        evade(table, at.you, CardId(int(target)), self.skill, at, self.plus)


class Investigate(Attempt, frozen=True):
    """Investigate; with less shroud, or with something else instead of the clues."""

    easier: Number = 0
    skill: SkillName = "intellect"
    instead: bool = False
    """Whether `success` comes in place of discovering clues."""

    designates: ClassVar[Designator] = "investigate"
    more: ClassVar[tuple[str, ...]] = ("easier",)
    usual: ClassVar[str] = "intellect"

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return can_investigate(table, at.you)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        place = table.state.places[table.investigator(at.you).place]
        easier = 0 if immune(table, place.card, at) else reckoned(self.easier, table, at)
        investigate(table, at.you, self.skill, at, self.plus, easier)

    def text(self) -> Text:
        said = super().text()
        return Text("arkham-word-instead-of-clues", {"words": said}) if self.instead else said


class Test(Testing, frozen=True):
    """Test a skill against a number; words for success, words for failure."""

    skill: SkillName
    difficulty: Number
    success: Words = ()
    fail: Words = ()

    def part(self, success: bool) -> int | None:
        return 0 if success else 1

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        test(table, at.you, self.skill, reckoned(self.difficulty, table, at), at)

    def parts(self) -> tuple[Words, ...]:
        return (self.success, self.fail)

    def text(self) -> Text:
        args = self.args()
        said = Text(self.message, args)
        for field in ("success", "fail"):
            if getattr(self, field):
                said = Text("arkham-word-then", {"head": said, "item": Text(f"arkham-word-on-{field}", args)})
        return said


class WhenTestEnds(Word, frozen=True):
    """Words that wait for the result of the test under way: for success, for failure."""

    words: Words
    success: bool | None = None

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        found = table.current_test()
        if found is not None:
            table.amend(found[0], delayed=(*found[1].delayed, at))

    def parts(self) -> tuple[Words, ...]:
        return (self.words,)

    def wanted(self, success: bool) -> bool:
        """Whether this is the result that it waits for."""
        return self.success is None or self.success is success

    def text(self) -> Text:
        end = "on-success" if self.success else "after-test" if self.success is None else "on-fail"
        words = self.args()["words"]
        return Text(f"arkham-word-{end}", {"words": words, "success": words, "fail": words})
