"""Committing cards to a skill test (skill-test.st2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.arkham.records import CardId
from miskatonic.kernel.frames import Act, rule

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable, Who
    from miskatonic.games.arkham.skill_tests import SkillTest

__all__ = ["COMMIT", "COMMIT_NO_MORE", "can_commit", "committable", "icons"]

COMMIT = Act(
    "commit",
    "card",
    message="arkham-act-commit",
    rules=("skill-test.st2.a",),
    details=lambda table, option: {"count": _worth(table, CardId(int(option.args[0])))},
)
COMMIT_NO_MORE = Act("commit-no-more", message="arkham-act-commit-no-more", rules=("skill-test.st2.a",))


@rule("skill-test.st2.c", "skill-test.st2.d")
def icons(table: ArkhamTable, card: CardId, skill: str) -> int:
    """The icons of a card that count for a test of a skill."""
    return table.box.icons[card].get(skill, 0)


@rule("skill-test.st2.e", "limits-and-maximums.7", "skill-cards.1")
def can_commit(table: ArkhamTable, test: SkillTest, who: Who, card: CardId) -> bool:
    """Whether a card fits: an appropriate icon, and no limit of its own against it."""
    if not table.box.icons[card].get(test.skill):
        return False
    limited = table.box.limited_commits.get(card)
    if limited is None:
        return True
    own_only, most = limited
    if own_only and who != test.who:
        return False
    title = table.card(card).title
    return not most or sum(table.card(other).title == title for other in test.committed) < most


@rule("skill-test.st2.a", "skill-test.st2.b")
def committable(table: ArkhamTable, test: SkillTest, who: Who) -> list[CardId]:
    """What an investigator may commit now: the tester any number, another one at the location a single card."""
    if who != test.who and any(table.owner(card) == who for card in test.committed):
        return []
    return [card for card in table.investigator(who).hand if can_commit(table, test, who, card)]


def _worth(table: ArkhamTable, card: CardId) -> int:
    """What committing a card adds."""
    found = table.current_test()
    return icons(table, card, found[1].skill) if found is not None else 0
