"""Moments that only scenario cards wait for, or no card of the core set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from miskatonic.games.arkham.records import NOBODY
from miskatonic.games.arkham.words.moments import Event, is_meant
from miskatonic.games.arkham.words.scenery import place_text
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.resolving import Resolving

__all__ = [
    "AttacksSuccessfully",
    "CluesReachAct",
    "Falls",
    "Investigated",
    "IsOvercome",
    "Reaches",
    "SkillLowered",
    "SpawnsAnywhere",
]


class Falls(Event, frozen=True):
    """A certain enemy is defeated."""

    card: str

    names: ClassVar[tuple[str, ...]] = ("DefeatEnemy",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        return table.card(event.enemy).code == self.card


class IsOvercome(Event, frozen=True):
    """An enemy goes to the victory display."""

    names: ClassVar[tuple[str, ...]] = ("DefeatEnemy", "Overcome")


class SpawnsAnywhere(Event, frozen=True):
    """A certain enemy spawns."""

    card: str

    names: ClassVar[tuple[str, ...]] = ("Spawned",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        return table.card(event.enemy).code == self.card and bool(event.place != table.place_of(at.source))


class Reaches(Event, frozen=True):
    """An investigator enters a certain location."""

    place: str

    names: ClassVar[tuple[str, ...]] = ("MoveInvestigator",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        return bool(event.place == self.place)

    def text(self) -> Text:
        return Text(self.message, {"where": place_text(self.place)})


class Investigated(Event, frozen=True):
    """The location to which this card is attached is investigated with success."""

    names: ClassVar[tuple[str, ...]] = ("TestIsOver",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        good = event.success and event.kind == "investigate"
        return bool(good and event.place == table.place_of(at.source))


class AttacksSuccessfully(Event, frozen=True):
    """An investigator at your location successfully attacks an enemy with a trait: the damage is still to come."""

    trait: str

    names: ClassVar[tuple[str, ...]] = ("DetermineResult",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        """The test may succeed by what was added at the last moment."""
        from miskatonic.games.arkham.skill_tests import outcome_of

        found = table.current_test()
        if event.kind != "fight" or found is None or not event.enemy or at.you == NOBODY:
            return False
        success, _, _, _ = outcome_of(table, found[1])
        return success and table.has_trait(event.enemy, self.trait) and is_meant(table, at, "here", event.who)


class CluesReachAct(Event, frozen=True):
    """Clues are placed on the act."""

    names: ClassVar[tuple[str, ...]] = ("PlaceCluesOnAct",)


class SkillLowered(Event, frozen=True):
    """A card effect lowers a skill of yours (effects.6)."""

    names: ClassVar[tuple[str, ...]] = ("LowerSkill",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        return bool(event.who == at.you)
