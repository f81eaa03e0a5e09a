"""Words about enemies: evading, discarding, cancelling attacks, choosing one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from miskatonic.games.arkham.enemies import enemies, enemies_at, engaged_with
from miskatonic.games.arkham.engagement import Disengage
from miskatonic.games.arkham.evading import EvadeEnemy
from miskatonic.games.arkham.immunity import affected, immune
from miskatonic.games.arkham.initiating import would_change
from miskatonic.games.arkham.leaving_play import Discard, leave_play
from miskatonic.games.arkham.overcoming import Overcome
from miskatonic.games.arkham.piles import put_in_discard, shuffle_into_encounter_deck
from miskatonic.games.arkham.records import CardId
from miskatonic.games.arkham.words.base import Condition, Designator, Word, Words
from miskatonic.games.arkham.words.targeting import CHOOSE_ENEMY, Target, Targeting
from miskatonic.kernel.events import Together
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.resolving import Resolving
    from miskatonic.kernel.frames import Act

__all__ = [
    "Cancel",
    "ChooseEnemy",
    "DisengageAll",
    "EachEnemy",
    "EvadeAll",
    "EvadeAutomatically",
    "RemoveIt",
    "ShuffleItAway",
    "ToVictoryDisplay",
]


class ChooseEnemy(Targeting, frozen=True):
    """Words about an enemy at your location that you choose; perhaps only one without a trait."""

    words: Words
    without: str = ""

    act: ClassVar[Act] = CHOOSE_ENEMY

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        here = enemies_at(table, table.investigator(at.you).place)
        return [enemy for enemy in here if not self.without or not table.has_trait(enemy, self.without)]

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        table.do(at.inside(0, enemy=CardId(int(target))))

    def parts(self) -> tuple[Words, ...]:
        return (self.words,)

    def text(self) -> Text:
        return Text(self.message + ("-without" if self.without else ""), _about_trait(self.args(), self.without))


class EachEnemy(Word, frozen=True):
    """Words about each enemy in play, perhaps only about those of which something is so; all of it is one effect."""

    words: Words
    when: Condition | None = None

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return any(would_change(table, self.words, each) for each in self._each(table, at))

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(Together(tuple(self._each(table, at))))

    def parts(self) -> tuple[Words, ...]:
        return (self.words,)

    def _each(self, table: ArkhamTable, at: Resolving) -> list[Resolving]:
        each = [at.inside(0, enemy=enemy) for enemy in affected(table, at, enemies(table))]
        return [inside for inside in each if self.when is None or self.when.met(table, inside)]

    def text(self) -> Text:
        return Text(self.message + ("-when" if self.when is not None else ""), self.args())


class EvadeAutomatically(Targeting, frozen=True):
    """An enemy at your location is evaded, without a test; perhaps only one without a trait (evade-action.5)."""

    without: str = ""

    act: ClassVar[Act] = CHOOSE_ENEMY

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        here = enemies_at(table, table.investigator(at.you).place)
        return [enemy for enemy in here if not self.without or not table.has_trait(enemy, self.without)]

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        table.do(EvadeEnemy(CardId(int(target)), at.you))

    def text(self) -> Text:
        return Text(self.message + ("-without" if self.without else ""), _about_trait(self.args(), self.without))


class EvadeAll(Word, frozen=True):
    """All enemies at your location are evaded, without a test (evade-action.5)."""

    designates: ClassVar[Designator] = "evade"

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return bool(self._whom(table, at))

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        for enemy in self._whom(table, at):
            table.do(EvadeEnemy(enemy, at.you))

    def _whom(self, table: ArkhamTable, at: Resolving) -> list[CardId]:
        return affected(table, at, enemies_at(table, table.investigator(at.you).place))


class DisengageAll(Word, frozen=True):
    """You disengage from each enemy, perhaps but for the one that it is about."""

    others: bool = False

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return bool(self._whom(table, at))

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        for enemy in self._whom(table, at):
            table.do(Disengage(enemy))

    def _whom(self, table: ArkhamTable, at: Resolving) -> list[CardId]:
        mine = affected(table, at, engaged_with(table, at.you))
        return [enemy for enemy in mine if not self.others or enemy != at.enemy]

    def text(self) -> Text:
        return Text(self.message + ("-others" if self.others else ""))


class Cancel(Word, frozen=True):
    """What this answers is cancelled (cancel.1)."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return True

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        if at.trigger is not None:
            table.cancel(at.trigger)


class RemoveIt(Word, frozen=True):
    """The enemy that it is about is discarded; one that is about to spawn does not."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return bool(at.enemy) and not immune(table, at.enemy, at)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        if at.enemy in table.state.play:
            table.do(Discard(at.enemy))
        elif at.trigger is not None:
            table.cancel(at.trigger)
            put_in_discard(table, at.enemy)


class ShuffleItAway(Word, frozen=True):
    """The enemy that it is about is shuffled into the encounter deck."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return at.enemy in table.state.play and not immune(table, at.enemy, at)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        if leave_play(table, at.enemy):
            shuffle_into_encounter_deck(table, (at.enemy,))


class ToVictoryDisplay(Word, frozen=True):
    """This card goes to the victory display."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return at.source in table.state.play

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(Overcome(at.source))


def _about_trait(args: dict[str, int | str | Text], trait: str) -> dict[str, int | str | Text]:
    return {**args, "trait": trait} if trait else args
