"""Words about the skill test under way: its value, its damage and clues, its tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from miskatonic.games.arkham.chaos_bag import DrawToken
from miskatonic.games.arkham.words.base import Number, Word, reckoned, signed
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.resolving import Resolving

__all__ = [
    "Boost",
    "CancelToken",
    "FlipToken",
    "MoreClues",
    "MoreDamage",
    "RevealMore",
    "RevealTwo",
    "SucceedAutomatically",
    "TokenModifier",
]


class Boost(Word, frozen=True):
    """You get so much more in the test under way, if it is of this skill."""

    plus: int
    skill: Literal["", "willpower", "intellect", "combat", "agility"] = ""

    needs_test: ClassVar[bool] = True

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        found = table.current_test()
        return found is not None and found[1].who == at.you and self.skill in ("", found[1].skill)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        found = table.current_test()
        if found is not None:
            table.amend(found[0], boosts=(*found[1].boosts, (at.source, self.plus)))

    def text(self) -> Text:
        return Text(self.message + ("-skill" if self.skill else ""), self.args())


class MoreDamage(Word, frozen=True):
    """The attack deals more damage."""

    count: Number

    needs_test: ClassVar[bool] = True
    modifies: ClassVar[bool] = True

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        found = table.current_test()
        return found is not None and found[1].kind == "fight"

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        found = table.current_test()
        if found is not None:
            more = reckoned(self.count, table, at)
            table.amend(found[0], more_damage=found[1].more_damage + more)


class MoreClues(Word, frozen=True):
    """The investigation discovers more clues."""

    count: int

    modifies: ClassVar[bool] = True

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        found = table.current_test()
        if found is not None:
            table.amend(found[0], more_clues=found[1].more_clues + self.count)


class TokenModifier(Word, frozen=True):
    """What a symbol adds to the skill value (chaos-tokens.5)."""

    number: Number

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return False

    def modifier(self, table: ArkhamTable, at: Resolving) -> int:
        return reckoned(self.number, table, at)

    def text(self) -> Text:
        return Text(self.message, {"number": signed(self.number)})


class SucceedAutomatically(Word, frozen=True):
    """The test under way succeeds automatically (automatic-failure-success.1)."""

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        found = table.current_test()
        if found is not None and not found[1].automatic:
            table.amend(found[0], automatic="success")


class RevealMore(Word, frozen=True):
    """Another token is revealed, and both count."""

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(DrawToken(at.you))


class RevealTwo(Word, frozen=True):
    """Two tokens are revealed instead of one; one of them counts, as you choose."""

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        if at.trigger is not None:
            table.amend(at.trigger.height, count=2)


class CancelToken(Word, frozen=True):
    """The token is cancelled and goes back to the bag; another one is revealed."""

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        if at.trigger is not None:
            table.cancel(at.trigger)
            table.do(DrawToken(at.you))


class FlipToken(Word, frozen=True):
    """The minus of the token just revealed counts as a plus."""

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        found = table.current_test()
        if found is not None:
            table.amend(found[0], flipped=(*found[1].flipped, len(found[1].tokens) - 1))
