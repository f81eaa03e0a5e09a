"""A skill test with its sum laid open, and what the bag makes of it."""

from __future__ import annotations

from typing import Any

from rich.text import Text as Styled

from miskatonic.cli.tables.arkham.signs import TOKENS
from miskatonic.cli.tables.drawing import Sight
from miskatonic.cli.tables.palette import BRASS, HARM, MAY, NAME, QUIET, TEXT, YOU, seat_sign

__all__ = ["odds", "test_line", "token_sign"]


def test_line(sight: Sight) -> Styled | None:
    """Who tests what, part by part; the odds until a token is revealed. None if nobody tests anything."""
    test = sight.board.test
    if test is None:
        return None
    said = Styled.assemble((f"{sight.say('arkham-table-test')} ", NAME), no_wrap=True, overflow="ellipsis")
    name = sight.say(f"arkham-card-{sight.board.investigators[test.who].code}").split()[0]
    said.append(f"{seat_sign(test.who)} {name}: {sight.say(f'arkham-skill-{test.skill}')} {test.base}", TEXT)
    for code, plus in test.committed:
        said.append(f" +{plus} ({sight.say(f'arkham-card-{code}')})", YOU)
    for code, plus in test.boosts:
        label = f" ({sight.say(f'arkham-card-{code}')})" if code else ""
        said.append(f" {plus:+}{label}", YOU)
    for token in test.tokens:
        said.append(f" {token.modifier:+} [{token_sign(token.token)}]", BRASS)
    said.append(f" = {sight.say('arkham-table-against', value=test.value, difficulty=test.difficulty)}", "bold")
    if test.automatic:
        style = MAY if test.automatic == "success" else HARM
        return said.append(f" · {sight.say(f'arkham-table-automatic-{test.automatic}')}", style)
    if not test.tokens and test.odds:
        good, tokens = odds(test)
        percent = round(100 * good / tokens)
        said.append(f" · {sight.say('arkham-table-odds', good=good, all=tokens, percent=percent)}", QUIET)
    return said


def odds(test: Any) -> tuple[int, int]:
    """How many tokens of the bag let the test succeed as it stands, and how many there are."""
    return sum(kind.count for kind in test.odds if kind.success), sum(kind.count for kind in test.odds)


def token_sign(token: str) -> str:
    """A number as it is, a symbol by its sign."""
    return TOKENS.get(token, token)
