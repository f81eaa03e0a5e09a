"""The chaos bag: tokens are drawn, revealed, and lie with the test until it ends (chaos-tokens)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from miskatonic.games.arkham.records import Who
from miskatonic.games.arkham.resolving import Resolving
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Act, Ask, Frame, Option, Outcome, Prompt, rule

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.skill_tests import SkillTest

__all__ = [
    "KEEP_TOKEN",
    "NUMBERS",
    "ChooseToken",
    "DrawToken",
    "RevealToken",
    "draw_token",
    "in_the_bag",
    "modifier_of",
    "token_script",
]


KEEP_TOKEN = Act("keep-token", "token", message="arkham-act-keep-token", rules=("chaos-tokens.1",))


def in_the_bag(table: ArkhamTable) -> tuple[str, ...]:
    """The tokens in the bag: all but those that have been revealed and not yet returned."""
    left = list(table.state.bag)
    for frame in table.state.stack:
        for token in getattr(frame, "tokens", ()):
            left.remove(token)
    return tuple(left)


def token_script(table: ArkhamTable, who: Who, token: str) -> str:
    """The address of what a token's symbol does; "" for numbers and for symbols that do nothing."""
    if token == "elder_sign":
        script = f"{table.card(table.investigator(who).card).code}:elder_sign"
    else:
        script = f"{table.box.scenario.reference}:{table.box.side}:{token}"
    return script if table.box.scripts.get(script) else ""


@rule("chaos-tokens.5", "skill-test.st5.a")
def modifier_of(table: ArkhamTable, test: SkillTest, place: int) -> int:
    """What a revealed token adds to the skill value, as things are now."""
    token = test.tokens[place]
    number = _number(table, test.who, token, test)
    if number < 0:
        if place in test.flipped:
            return -number
        if table.standing("doubles-negative", test.enemy):
            return 2 * number
    return number


def _number(table: ArkhamTable, who: Who, token: str, test: SkillTest) -> int:
    if token in NUMBERS:
        return NUMBERS[token]
    script = token_script(table, who, token)
    if not script:
        return 0
    at = Resolving(script, who, table.investigator(who).card, enemy=test.enemy, place_id=test.place)
    return sum(word.modifier(table, at) for word in table.box.scripts[script])


NUMBERS = {"+1": 1, "0": 0, **{f"-{number}": -number for number in range(1, 9)}}


@rule("skill-test.st3.a")
def draw_token(table: ArkhamTable, who: Who) -> str:
    """A token out of the bag, where nothing can come of its being drawn or revealed; "" out of an empty one."""
    bag = in_the_bag(table)
    if not bag:
        return ""
    token = table.state.chance.pick(bag)
    table.log("arkham-log-reveals-token", who=who, token=token)
    return token


class DrawToken(Event, frozen=True):
    """So many tokens are about to be revealed, of which one counts."""

    who: Who
    count: int = 1

    @rule("skill-test.st3.a")
    def resolve(self, table: ArkhamTable) -> Outcome:
        bag = in_the_bag(table)
        if not bag:
            return self.done(cancelled=True)
        drawn = table.state.chance.sample(bag, min(self.count, len(bag)))
        if len(drawn) == 1:
            table.do(RevealToken(self.who, drawn[0]))
        else:
            table.do(ChooseToken(self.who, tuple(drawn)))
        return None


class ChooseToken(Frame, frozen=True):
    """Of several tokens that were revealed, one is chosen to count, and the others are ignored."""

    who: Who
    tokens: tuple[str, ...]

    steps: ClassVar[tuple[str, ...]] = ("choose", "chosen")

    def choose(self, table: ArkhamTable) -> Outcome:
        for token in self.tokens:
            table.log("arkham-log-reveals-token", who=self.who, token=token)
        kinds = list(dict.fromkeys(self.tokens))
        return Ask(self.who, KEEP_TOKEN.each(kinds), Prompt("arkham-ask-keep-token"))

    def chosen(self, table: ArkhamTable, answer: Option) -> Outcome:
        table.do(RevealToken(self.who, str(answer.args[0])))
        return self.done(tokens=())


class RevealToken(Event, frozen=True):
    """A token is revealed; it lies with the test until that ends, unless it is cancelled and goes back."""

    who: Who
    token: str

    waits: ClassVar[bool] = False

    @rule("skill-test.st3.a", "chaos-tokens.1")
    def resolve(self, table: ArkhamTable) -> Outcome:
        found = table.current_test()
        if found is None:
            return None
        height, test = found
        table.amend(height, tokens=(*test.tokens, self.token))
        table.log("arkham-log-reveals-token", who=self.who, token=self.token)
        return None
