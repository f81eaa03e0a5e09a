"""Words that are about something chosen as they are carried out (target.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from miskatonic.games.arkham.immunity import immune
from miskatonic.games.arkham.records import NO_CARD, CardId, Who
from miskatonic.games.arkham.words.base import Word
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable

from miskatonic.games.arkham.resolving import Resolving

__all__ = [
    "CHOOSE_CARD",
    "CHOOSE_ENEMY",
    "CHOOSE_INVESTIGATOR",
    "CHOOSE_PLACE",
    "ChooseTarget",
    "Target",
    "Targeting",
]

CHOOSE_ENEMY = Act("choose-enemy", "enemy", message="arkham-act-choose-enemy", rules=("target.1",))
CHOOSE_INVESTIGATOR = Act("choose-investigator", "who", message="arkham-act-choose-investigator", rules=("target.1",))
CHOOSE_PLACE = Act("choose-place", "place", message="arkham-act-choose-place", rules=("target.1",))
CHOOSE_CARD = Act("choose-card", "card", message="arkham-act-choose-card", rules=("target.1",))

_ASK = Prompt("arkham-ask-choose")

Target = int | str
"""An enemy, an investigator, a location or a card, by its id."""


class Targeting(Word, frozen=True):
    """A word that needs a target; where only one will do, nobody is asked."""

    act: ClassVar[Act] = CHOOSE_ENEMY

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        """What it could be about now (target.5)."""
        raise NotImplementedError(f"{type(self).__name__} must say what it can be about")

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        """Carry it out on its target."""
        raise NotImplementedError(f"{type(self).__name__} must say what it does")

    @rule("immune.1")
    def eligible(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        """What can be chosen: of all that it could be about, what is not immune to it."""
        targets = self.targets(table, at)
        if "immune" not in table.index:
            return targets
        return [target for target in targets if not immune(table, _card_of(table, self.act, target), at)]

    @rule("target.2")
    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return bool(self.eligible(table, at))

    def chooser(self, table: ArkhamTable, at: Resolving) -> Who:
        """Who chooses."""
        return at.you

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        targets = self.eligible(table, at)
        if len(targets) == 1:
            self.upon(table, at, targets[0])
        elif targets:
            table.do(ChooseTarget(at))


def _card_of(table: ArkhamTable, act: Act, target: Target) -> CardId:
    """The card that a choice affects; going somewhere does nothing to the place."""
    if act is CHOOSE_INVESTIGATOR:
        return table.investigator(Who(int(target))).card
    return NO_CARD if act is CHOOSE_PLACE else CardId(int(target))


class ChooseTarget(Frame, frozen=True):
    """Whoever resolves an ability chooses what it is about."""

    at: Resolving

    steps: ClassVar[tuple[str, ...]] = ("choose", "chosen")

    @rule("target.1", "target.2")
    def choose(self, table: ArkhamTable) -> Outcome:
        word = cast("Targeting", self.at.this(table))
        targets = word.eligible(table, self.at)
        chooser = word.chooser(table, self.at)
        if not targets or table.investigator(chooser).gone:
            return DONE
        source = self.at.source
        prompt = Prompt("arkham-ask-target", {"source": source}) if source else _ASK
        return Ask(chooser, word.act.each(targets), prompt)

    def chosen(self, table: ArkhamTable, answer: Option) -> Outcome:
        word = cast("Targeting", self.at.this(table))
        word.upon(table, self.at, answer.args[0])
        return DONE
