"""Words about damage, horror and healing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from miskatonic.games.arkham.damage import DealDamage, Portion, Share, deal, harm_enemy
from miskatonic.games.arkham.enemies import enemies_at
from miskatonic.games.arkham.healing import Heal as HealCard
from miskatonic.games.arkham.immunity import affected, immune
from miskatonic.games.arkham.locations import connected
from miskatonic.games.arkham.records import NOBODY, CardId, PlaceId
from miskatonic.games.arkham.words.base import Number, Word, reckoned
from miskatonic.games.arkham.words.targeting import CHOOSE_ENEMY, CHOOSE_PLACE, Target, Targeting
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from miskatonic.games.arkham.records import ArkhamTable, Who
    from miskatonic.games.arkham.resolving import Resolving
    from miskatonic.kernel.frames import Act, Frame

__all__ = [
    "Blast",
    "DamageEnemy",
    "Heal",
    "HealThis",
    "HurtIt",
    "MoveHorror",
    "RedirectDamage",
    "SufferTrauma",
    "Take",
    "Whom",
    "whom_of",
]

Whom = Literal["you", "chosen"]
"""You, or the investigator whom an ability has chosen."""


def whom_of(at: Resolving, whom: Whom) -> Who:
    """The investigator who is meant."""
    return at.you if whom == "you" or at.whom == NOBODY else at.whom


class Take(Word, frozen=True):
    """You take damage, horror or both; or whoever was chosen does."""

    damage: Number = 0
    horror: Number = 0
    direct: bool = False
    whom: Whom = "you"

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return reckoned(self.damage, table, at) > 0 or reckoned(self.horror, table, at) > 0

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        damage, horror = reckoned(self.damage, table, at), reckoned(self.horror, table, at)
        deal(table, whom_of(at, self.whom), damage, horror, direct=self.direct, source=at.source)

    def for_all(self, table: ArkhamTable, each: Sequence[Resolving]) -> Frame:
        portions = [
            Portion(whom_of(at, self.whom), reckoned(self.damage, table, at), reckoned(self.horror, table, at))
            for at in each
            if self.can(table, at)
        ]
        return DealDamage(tuple(portions), direct=self.direct, source=each[0].source)

    def text(self) -> Text:
        what = "-both" if self.damage != 0 and self.horror != 0 else "-damage" if self.damage != 0 else "-horror-of"
        said = Text(f"{self.message}{what}{'-direct' if self.direct else ''}", self.args())
        return said if self.whom == "you" else Text("arkham-word-for-chosen", {"words": said})


class Heal(Word, frozen=True):
    """Damage or horror is healed from you, or from whoever was chosen."""

    count: Number
    what: Literal["damage", "horror"]
    whom: Whom = "you"

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        found: int = getattr(table.investigator(whom_of(at, self.whom)), self.what)
        return found > 0

    def wholly(self, table: ArkhamTable, at: Resolving) -> bool:
        found: int = getattr(table.investigator(whom_of(at, self.whom)), self.what)
        return found >= reckoned(self.count, table, at)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        count = reckoned(self.count, table, at)
        card = table.investigator(whom_of(at, self.whom)).card
        table.do(HealCard(card, damage=count) if self.what == "damage" else HealCard(card, horror=count))

    def text(self) -> Text:
        said = Text(f"{self.message}-{self.what}", {"count": self.args()["count"]})
        return said if self.whom == "you" else Text("arkham-word-for-chosen", {"words": said})


class HealThis(Word, frozen=True):
    """Damage is healed from this card."""

    damage: int

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        found = table.state.play.get(at.source)
        return found is not None and found.damage > 0 and not immune(table, at.source, at)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(HealCard(at.source, damage=self.damage))


class HurtIt(Word, frozen=True):
    """The enemy that it is about takes damage."""

    count: Number = 1

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return at.enemy in table.state.play and not immune(table, at.enemy, at)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        harm_enemy(table, at.enemy, reckoned(self.count, table, at), by=at.you, source=at.source)


class DamageEnemy(Targeting, frozen=True):
    """An enemy at your location takes damage."""

    count: Number = 1
    exhausted: bool = False
    """Whether it must be exhausted."""

    act: ClassVar[Act] = CHOOSE_ENEMY

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        here = enemies_at(table, table.investigator(at.you).place)
        return [enemy for enemy in here if not self.exhausted or table.state.play[enemy].exhausted]

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        count = reckoned(self.count, table, at)
        harm_enemy(table, CardId(int(target)), count, by=at.you, source=at.source)

    def text(self) -> Text:
        return Text(self.message + ("-exhausted" if self.exhausted else ""), self.args())


class Blast(Targeting, frozen=True):
    """All enemies and investigators at your location or at one connected to it take damage."""

    damage: int

    act: ClassVar[Act] = CHOOSE_PLACE

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        here = table.investigator(at.you).place
        return [place for place in (here, *connected(table, here)) if table.at(place) or enemies_at(table, place)]

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        place = PlaceId(str(target))
        portions = tuple([Portion(who, self.damage) for who in table.at(place)])
        shares = tuple([Share(enemy, self.damage) for enemy in affected(table, at, enemies_at(table, place))])
        table.do(DealDamage(portions, shares, source=at.source, by=at.you))


class RedirectDamage(Targeting, frozen=True):
    """The damage of the attack is dealt to another enemy at your location instead; its horror is not."""

    act: ClassVar[Act] = CHOOSE_ENEMY

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        here = enemies_at(table, table.investigator(at.you).place)
        return [enemy for enemy in here if enemy != at.enemy]

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        if at.trigger is None:
            return
        attack = at.trigger.event(table)
        damage: int = getattr(attack, "damage", 0)
        table.amend(at.trigger.height, damage=0)
        harm_enemy(table, CardId(int(target)), damage, by=at.you, source=at.source)


class MoveHorror(Word, frozen=True):
    """Horror moves from this card to you: it is placed, and nothing can take it in your stead."""

    count: int = 1

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        found = table.state.play.get(at.source)
        return found is not None and found.horror > 0

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        found = table.state.play[at.source]
        count = min(self.count, found.horror)
        table.alter_card(at.source, horror=found.horror - count)
        deal(table, at.you, horror=count, direct=True, source=at.source)


class SufferTrauma(Word, frozen=True):
    """You suffer trauma."""

    physical: int = 0
    mental: int = 0

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        found = table.investigator(at.you)
        table.alter(at.you, physical=found.physical + self.physical, mental=found.mental + self.mental)
        table.log("arkham-log-trauma", who=at.you, physical=self.physical, mental=self.mental)
