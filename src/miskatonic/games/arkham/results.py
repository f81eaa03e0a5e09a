"""What comes of a skill test: of what called for it, of committed cards, of tokens (skill-test.st7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from miskatonic.games.arkham.clues import DiscoverClues
from miskatonic.games.arkham.damage import deal, harm_enemy
from miskatonic.games.arkham.evading import EvadeEnemy
from miskatonic.games.arkham.initiating import would_change
from miskatonic.games.arkham.records import NOBODY, ArkhamTable, Who
from miskatonic.games.arkham.resolving import Resolving
from miskatonic.games.arkham.words.abilities import Committed
from miskatonic.games.arkham.words.base import Word, reckoned
from miskatonic.games.arkham.words.testing import Attempt, Fight, Investigate, WhenTestEnds
from miskatonic.kernel.frames import Frame, Outcome, rule
from miskatonic.kernel.records import changed
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from miskatonic.games.arkham.skill_tests import SkillTest

__all__ = ["AttackResult", "EvasionResult", "InvestigationResult", "attack_damage_of", "result_text", "results_of"]


@rule("skill-test.st7.a", "skill-test.st7.b")
def results_of(table: ArkhamTable, test: SkillTest) -> tuple[list[Resolving], tuple[Frame, ...]]:
    """What changes results, and the results themselves, but for those that would do nothing."""
    changes: list[Resolving] = []
    results: list[Frame] = []
    for frame in (*_basic(table, test), *_of_word(table, test), *_of_cards(table, test), *_of_tokens(table, test)):
        if isinstance(frame, Resolving) and all(word.modifies for word in frame.words(table)):
            changes.append(frame)
        elif not isinstance(frame, Resolving) or would_change(table, frame.words(table), frame):
            results.append(frame)
    return changes, tuple(results)


def _basic(table: ArkhamTable, test: SkillTest) -> Iterator[Frame]:
    """What an attack, an evasion attempt or an investigation does by itself."""
    word = test.word(table)
    if test.kind == "fight":
        if test.success or _bystander(table, test) != NOBODY:
            yield AttackResult(test.who)
    elif test.kind == "evade":
        if test.success:
            yield EvasionResult(test.who)
    elif test.kind == "investigate" and test.success and not (isinstance(word, Investigate) and word.instead):
        yield InvestigationResult(test.who)


def _of_word(table: ArkhamTable, test: SkillTest) -> Iterator[Frame]:
    """What the ability says that called for the test."""
    at, word = test.at, test.word(table)
    if at is None or word is None:
        return
    part = word.part(test.success)
    if part is not None and word.parts()[part]:
        yield at.inside(part, amount=test.by, enemy=test.enemy, place_id=test.place)
    if isinstance(word, Attempt) and word.then and any(token in word.symbols for token in test.tokens):
        yield at.inside(word.symbol_part, amount=test.by, enemy=test.enemy, place_id=test.place)


@rule("skill-cards.2")
def _of_cards(table: ArkhamTable, test: SkillTest) -> Iterator[Frame]:
    """What committed cards do if the test is successful."""
    if not test.success:
        return
    for card in test.committed:
        for script, ability in table.box.committed.get(card, ()):
            assert isinstance(ability, Committed)
            if ability.during in ("", test.kind) and test.by >= ability.by:
                you = table.owner(card)
                yield Resolving(script, you, card, enemy=test.enemy, place_id=test.place, amount=test.by)


def _of_tokens(table: ArkhamTable, test: SkillTest) -> Iterator[Frame]:
    """What symbols said would happen if the test fails, or succeeds."""
    for frame in test.delayed:
        assert isinstance(frame, Resolving)
        word = frame.this(table)
        if isinstance(word, WhenTestEnds) and word.wanted(test.success):
            yield frame.inside(0, amount=test.by)


def result_text(table: ArkhamTable, frame: Frame) -> Text:
    """What a result does, where their order is chosen."""
    if isinstance(frame, Resolving):
        return Word.read_out(frame.words(table))
    return Text(f"arkham-result-{type(frame).__name__.lower()}")


class TestResult(Frame, frozen=True):
    """A result of the test below it on the stack."""

    who: Who

    steps: ClassVar[tuple[str, ...]] = ("apply",)

    def apply(self, table: ArkhamTable) -> Outcome:
        found = table.current_test()
        assert found is not None, "a result has a test below it"
        self.of(table, found[1])
        return None

    def of(self, table: ArkhamTable, test: SkillTest) -> None:
        """Have it happen."""
        raise NotImplementedError(f"{type(self).__name__} must say what it does")


class AttackResult(TestResult, frozen=True):
    """An attack deals its damage to the enemy; one that fails, to whoever alone is engaged with it."""

    @rule("fight-action.3", "fight-action.4", "fight-action.5", "fight-action.6")
    def of(self, table: ArkhamTable, test: SkillTest) -> None:
        damage = attack_damage_of(table, test)
        if test.success:
            if test.enemy in table.state.play:
                harm_enemy(table, test.enemy, damage, by=test.who, source=test.source)
            return
        bystander = _bystander(table, test)
        if bystander != NOBODY:
            deal(table, bystander, damage, source=test.source)


class EvasionResult(TestResult, frozen=True):
    """The enemy is evaded."""

    @rule("evade-action.3")
    def of(self, table: ArkhamTable, test: SkillTest) -> None:
        table.do(EvadeEnemy(test.enemy, test.who))


class InvestigationResult(TestResult, frozen=True):
    """A clue is discovered at the location."""

    @rule("investigate-action.3", "investigate-action.4")
    def of(self, table: ArkhamTable, test: SkillTest) -> None:
        table.do(DiscoverClues(test.who, test.place, 1 + test.more_clues, investigating=True))


@rule("fight-action.3", "fight-action.4")
def attack_damage_of(table: ArkhamTable, test: SkillTest) -> int:
    """What an attack deals, as things are now: 1, with what its ability and other cards add."""
    at, word = test.at, test.word(table)
    damage = 1
    if at is not None and isinstance(word, Fight):
        about = changed(at, amount=test.by, enemy=test.enemy, place_id=test.place)
        if word.deals is not None:
            damage = reckoned(word.deals, table, about)
        damage += reckoned(word.damage, table, about)
    return damage + test.more_damage


@rule("fight-action.6", "massive.6")
def _bystander(table: ArkhamTable, test: SkillTest) -> Who:
    """The one other investigator with whom an attacked enemy is engaged; nobody, if the tester fights its own."""
    found = table.state.play.get(test.enemy)
    return NOBODY if found is None or found.threat in (NOBODY, test.who) else found.threat
