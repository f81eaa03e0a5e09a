"""Skill tests, from ST.1 to ST.8 (skill-test)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from miskatonic.games.arkham.attacks import attack, retaliates
from miskatonic.games.arkham.chaos_bag import NUMBERS, DrawToken, draw_token, modifier_of, token_script
from miskatonic.games.arkham.committing import COMMIT, COMMIT_NO_MORE, committable, icons
from miskatonic.games.arkham.declarations import Skill
from miskatonic.games.arkham.encounter import perilous
from miskatonic.games.arkham.enemies import evade_value, fight_value
from miskatonic.games.arkham.locations import shroud
from miskatonic.games.arkham.piles import put_in_discard, put_in_hand, take_from_piles
from miskatonic.games.arkham.player_windows import PlayerWindow, anybody_can
from miskatonic.games.arkham.records import NO_CARD, NOBODY, NOWHERE, ArkhamTable, CardId, PlaceId, Who
from miskatonic.games.arkham.resolving import Resolving
from miskatonic.games.arkham.results import result_text, results_of
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Act, AnyFrame, Ask, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.records import changed

if TYPE_CHECKING:
    from miskatonic.games.arkham.words.testing import Testing

__all__ = ["RESULT", "DetermineResult", "SkillTest", "TestIsOver", "base_skill", "difficulty_of", "skill_value"]

RESULT = Act(
    "result",
    "number",
    message="arkham-act-result",
    rules=("skill-test.st7.c",),
    details=lambda table, option: {"words": result_text(table, table.state.stack[-1].results[option.args[0]])},
)


class SkillTest(Frame, frozen=True):
    """One investigator's test. What is committed, revealed and added lies in it for everybody to see.

    Committing asks the tester for any number of cards and the others at the location for one each, in player order;
    it goes on after the last.
    """

    who: Who
    skill: Skill
    kind: str = ""
    """"fight", "evade" or "investigate"; "" for other tests."""
    difficulty: int = 0
    """The number in parentheses, where no card in play gives it."""
    enemy: CardId = NO_CARD
    place: PlaceId = NOWHERE
    at: Resolving | None = None
    """The word that called for it, whose parts are its results; None for a basic action."""
    source: CardId = NO_CARD
    boosts: tuple[tuple[CardId, int], ...] = ()
    """What effects add to the skill value for this test, each with its card."""
    easier: int = 0
    """How much lower the difficulty is for this test."""
    committed: tuple[CardId, ...] = ()
    committers: tuple[Who, ...] = ()
    """Those who have yet to be asked."""
    tokens: tuple[str, ...] = ()
    flipped: tuple[int, ...] = ()
    """Places of tokens whose minus counts as a plus."""
    resolved: int = 0
    """How many of the tokens have taken effect."""
    automatic: str = ""
    """"success" or "failure"."""
    value: int = 0
    against: int = 0
    success: bool = False
    by: int = 0
    """The points that it succeeds or fails by."""
    more_damage: int = 0
    more_clues: int = 0
    delayed: tuple[AnyFrame, ...] = ()
    """What tokens and cards have said happens as a result: words that wait for ST.7."""
    results: tuple[AnyFrame, ...] = ()
    returned: tuple[CardId, ...] = ()
    """Committed cards that go back to a hand."""

    steps: ClassVar[tuple[str, ...]] = (
        "determine_skill", "ask_committer", "commit_cards", "reveal_token", "resolve_symbols", "determine_value",
        "determine_result", "gather_results", "order_results", "apply_result", "results_applied", "end_test",
    )  # fmt: skip

    @rule("skill-test.st1.a", "skill-test.st1.b", "player-windows.c")
    def determine_skill(self, table: ArkhamTable) -> Outcome:
        """ST.1, and the player window after it."""
        if self._is_off(table):
            return "end_test"
        self._log(table)
        if anybody_can(table):
            table.do(PlayerWindow())
        return self.keep(committers=(self.who, *_others_here(table, self.who)))

    @rule("skill-test.st2.a", "skill-test.st2.b", "player-windows.c", "skill-test.b")
    def ask_committer(self, table: ArkhamTable) -> Outcome:
        """ST.2, and the player window after it: whoever has nothing to commit is not asked."""
        if self._is_off(table):
            return "end_test"
        for place, who in enumerate(self.committers):
            cards = committable(table, self, who)
            if cards:
                options = [*COMMIT.each(cards), _NO_MORE]
                if place:
                    return changed(self, committers=self.committers[place:])
                return Ask(who, options, _ASK_TESTER if who == self.who else _ASK_OTHERS)
        if anybody_can(table):
            table.do(PlayerWindow())
        return "reveal_token"

    @rule("skill-test.st2.f")
    def commit_cards(self, table: ArkhamTable, answer: Option) -> Outcome:
        if answer.act is COMMIT_NO_MORE:
            return self.goto("ask_committer", committers=self.committers[1:])
        card = CardId(int(answer.args[0]))
        who = self.committers[0]
        take_from_piles(table, card)
        table.log("arkham-log-commits", who=who, card=table.card(card).code)
        committers = self.committers if who == self.who else self.committers[1:]
        return self.goto("ask_committer", committed=(*self.committed, card), committers=committers)

    @rule("skill-test.st3.a", "automatic-failure-success.1")
    def reveal_token(self, table: ArkhamTable) -> Outcome:
        """ST.3, unless something keeps the tester from revealing any."""
        if self._is_off(table):
            return "end_test"
        if table.standing("no-tokens", self.who):
            return None
        if "DrawToken" in table.index or "RevealToken" in table.index:
            table.do(DrawToken(self.who))
            return None
        token = draw_token(table, self.who)
        return self.keep(tokens=(*self.tokens, token)) if token else None

    @rule("skill-test.st4.a", "skill-test.st4.b", "skill-test.st4.c", "chaos-tokens.2", "chaos-tokens.4")
    def resolve_symbols(self, table: ArkhamTable) -> Outcome:
        """ST.4, for each token in the order in which they were revealed; some have another one revealed."""
        for place in range(self.resolved, len(self.tokens)):
            token = self.tokens[place]
            if token == "auto_fail" or (token == "elder_sign" and table.standing("elder-sign-fails", self.who)):
                return changed(self, resolved=place + 1, automatic="failure")
            script = "" if token in NUMBERS else token_script(table, self.who, token)
            if script:
                source = table.investigator(self.who).card if token == "elder_sign" else NO_CARD
                table.do(Resolving(script, self.who, source, enemy=self.enemy, place_id=self.place))
                return changed(self, resolved=place + 1)
        return None

    @rule("skill-test.st5.a", "difficulty-skill-tests.1")
    def determine_value(self, table: ArkhamTable) -> Outcome:
        """ST.5, and the difficulty as it is now."""
        if self._is_off(table):
            return "end_test"
        if "DetermineResult" not in table.index:
            return self.determine_result(table)
        success, by, value, against = outcome_of(table, self)
        table.do(DetermineResult(self.who, self.kind, success, by, self.enemy, self.place))
        return self.keep(value=value, against=against)

    @rule("skill-test.st6.a", "skill-test.st6.b", "skill-test.st6.c", "skill-test.st6.d", "skill-test.st6.e")
    def determine_result(self, table: ArkhamTable) -> Outcome:
        """ST.6, with what has been added at the last moment."""
        success, by, value, against = outcome_of(table, self)
        message = "arkham-log-test-succeeds" if success else "arkham-log-test-fails"
        table.log(message, who=self.who, skill=self.skill, value=value, difficulty=against)
        ready = self.goto("gather_results", value=value, against=against, success=success, by=by)
        return ready.gather_results(table)

    @rule("skill-test.st7.a", "skill-test.st7.b")
    def gather_results(self, table: ArkhamTable) -> Outcome:
        """ST.7: what only changes other results comes first, since it is no result of its own."""
        changes, results = results_of(table, self)
        for words in changes:
            table.do(words)
        if len(results) > 1:
            return self.keep(results=results)
        if results:
            table.do(_whole(table, results[0]))
        return self.goto("results_applied")

    @rule("skill-test.st7.c")
    def order_results(self, table: ArkhamTable) -> Outcome:
        if self._is_off(table) or not self.results:
            return "results_applied"
        if len(self.results) == 1:
            table.do(_whole(table, self.results[0]))
            return self.goto("results_applied", results=())
        return Ask(self.who, RESULT.each(range(len(self.results))), _ASK_ORDER)

    def apply_result(self, table: ArkhamTable, answer: Option) -> Outcome:
        number = int(answer.args[0])
        table.do(_whole(table, self.results[number]))
        return self.goto("order_results", results=(*self.results[:number], *self.results[number + 1 :]))

    @rule("retaliate.1", "retaliate.3", "retaliate.4")
    def results_applied(self, table: ArkhamTable) -> Outcome:
        """Whatever waits for the test's success or failure, and the answer of an enemy that was missed."""
        if self._is_off(table):
            return self.end_test(table)
        heard = "TestIsOver" in table.index
        if heard:
            table.do(TestIsOver(self.who, self.kind, self.success, self.by, self.enemy, self.place))
        if self.kind == "fight" and not self.success and retaliates(table, self.enemy):
            attack(table, self.enemy, self.who, "retaliate")
            return None
        return None if heard else self.end_test(table)

    @rule("skill-test.st8.a", "skill-test.st8.b")
    def end_test(self, table: ArkhamTable) -> Outcome:
        """ST.8: committed cards are discarded, tokens go back to the bag, what lasts for the test ends."""
        for card in self.committed:
            owner = table.owner(card)
            if card in self.returned and not table.investigator(owner).gone:
                put_in_hand(table, owner, card)
            else:
                put_in_discard(table, card)
        table.end_period("test")
        return self.done(committed=(), tokens=())

    def _log(self, table: ArkhamTable) -> None:
        if self.enemy and self.kind:
            table.log(f"arkham-log-test-{self.kind}", who=self.who, card=table.card(self.enemy).code)
        elif self.kind:
            table.log("arkham-log-test-investigate", who=self.who, place=self.place)
        else:
            table.log("arkham-log-test", who=self.who, skill=self.skill)

    def word(self, table: ArkhamTable) -> Testing | None:
        """The word that called for it."""
        return self.at.this(table) if self.at is not None else None  # type: ignore[return-value]  # only such words test

    def _is_off(self, table: ArkhamTable) -> bool:
        """Whether the tester is out of the game: the test has nobody to go on with."""
        return bool(table.state.investigators[self.who].gone)


ArkhamTable.test_kind = SkillTest


class DetermineResult(Event, frozen=True):
    """A test is about to succeed or fail (ST.6)."""

    who: Who
    kind: str
    success: bool
    by: int
    enemy: CardId = NO_CARD
    place: PlaceId = NOWHERE

    waits: ClassVar[bool] = False


class TestIsOver(Event, frozen=True):
    """A test has succeeded or failed, and its results are applied."""

    who: Who
    kind: str
    success: bool
    by: int
    enemy: CardId = NO_CARD
    place: PlaceId = NOWHERE


def _whole(table: ArkhamTable, result: Frame) -> Frame:
    """A result as it happens: the words of a card as one effect."""
    return result.whole(table) if isinstance(result, Resolving) else result


_NO_MORE = COMMIT_NO_MORE()
_ASK_TESTER = Prompt("arkham-ask-commit")
_ASK_OTHERS = Prompt("arkham-ask-commit-one")
_ASK_ORDER = Prompt("arkham-ask-result")


def base_skill(table: ArkhamTable, who: Who, skill: Skill) -> int:
    """The printed value of a skill."""
    investigator = table.box.investigator(table.investigator(who).card)
    printed: int = getattr(investigator, skill)
    return printed


@rule("modifiers.1", "modifiers.2", "modifiers.6", "base-value.1")
def skill_value(table: ArkhamTable, who: Who, skill: Skill) -> int:
    """A skill as it is now; another that may be used in its place is, wherever it is higher.

    It may be below zero: that counts against what a test adds.
    """
    value = _modified(table, who, skill)
    for word in table.standing("use-in-place", who):
        if skill in word.of:
            value = max(value, _modified(table, who, word.skill))
    return value


def _modified(table: ArkhamTable, who: Who, skill: Skill) -> int:
    base = base_skill(table, who, skill)
    if skill not in table.index:
        return base
    return base + sum(change.plus for change in table.reckoning(skill, who, base).changes)


@rule("difficulty-skill-tests.2", "difficulty-skill-tests.3", "difficulty-skill-tests.4", "difficulty-skill-tests.5")
def difficulty_of(table: ArkhamTable, test: SkillTest) -> int:
    """What is to be reached, as it is now."""
    if test.kind == "fight" and test.enemy in table.state.play:
        number = fight_value(table, test.enemy)
    elif test.kind == "evade" and test.enemy in table.state.play:
        number = evade_value(table, test.enemy)
    elif test.kind == "investigate" and test.place in table.state.places:
        number = shroud(table, test.place)
    else:
        number = test.difficulty
    return max(0, number - test.easier)


def outcome_of(table: ArkhamTable, test: SkillTest) -> tuple[bool, int, int, int]:
    """Whether a test would succeed as things are, by how much, and both totals (skill-test.st6)."""
    against = 0 if test.automatic == "success" else difficulty_of(table, test)
    value = 0 if test.automatic == "failure" else total_value(table, test)
    success = test.automatic != "failure" and value >= against
    return success, abs(value - against), value, against


@rule("skill-test.st5.a", "modifiers.5")
def total_value(table: ArkhamTable, test: SkillTest) -> int:
    """The skill with everything that is added to it for this test."""
    value = skill_value(table, test.who, test.skill)
    for card in test.committed:
        value += icons(table, card, test.skill)
    for _, plus in test.boosts:
        value += plus
    for place in range(len(test.tokens)):
        value += modifier_of(table, test, place)
    return max(0, value)


def _others_here(table: ArkhamTable, who: Who) -> tuple[Who, ...]:
    """The other investigators at the tester's location, in player order, unless a peril keeps them silent."""
    if len(table.state.investigators) == 1 or perilous(table) != NOBODY:
        return ()
    return tuple(other for other in table.at(table.investigator(who).place) if other != who)
