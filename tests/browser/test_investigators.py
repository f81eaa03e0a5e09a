"""Two investigators at browsers of their own: one helps the other in a skill test, and a peril forbids it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

import miskatonic
from miskatonic import Game

from .person import Person, Room, play_together
from .test_together import invited
from .ways import first_of

SEATS: list[dict[str, Any]] = [{"investigator": "roland-banks"}, {"investigator": "wendy-adams"}]
QUIETLY = ("keep-hand", "take-turn", "commit-no-more", "pass")
"""What is chosen by people who want to see the next thing happen."""


def nothing_else(keys: Sequence[str]) -> str:
    """Leave the table's way as soon as something unforeseen is asked."""
    raise LookupError(f"none of these was foreseen: {keys}")


def brought_about(scenario: str, way: Sequence[str], wanted: Callable[[Game], bool]) -> str:
    """A seed with which going this way brings about what is wanted."""
    choose = first_of(*way, otherwise=nothing_else)
    for seed in map(str, range(500)):
        game = miskatonic.new("arkham", seed=seed, scenario=scenario, lead=0, seats=SEATS)
        try:
            while not game.over and game.version < 40:
                if wanted(game):
                    return seed
                decision = game.decisions[0]
                game.choose(decision.seat, choose([option.key for option in decision.options]))
        except LookupError:
            continue
    raise AssertionError(f"nothing like this happens in {scenario}")


def commits_of(game: Game, seat: int) -> list[str]:
    """The cards that this seat is asked to commit."""
    decision = game.decisions[0]
    keys = [option.key for option in decision.options if option.act == "commit"]
    return keys if decision.seat == seat else []


def saved_by_the_other(game: Game) -> bool:
    """The second seat is asked for a card, and without one the test fails that succeeds with it."""
    offered = commits_of(game, 1)
    if not offered:
        return False
    helped, alone = game.copy(), game.copy()
    helped.choose(1, offered[0])
    alone.choose(1, "commit-no-more")
    found = [each.view(None).board.investigators[0].clues for each in (helped, alone)]
    return found == [1, 0] and not helped.decisions[0].options[0].key.startswith("pass")


def perilous_for_the_first(game: Game) -> bool:
    """The first seat has drawn a peril card, which is resolved when it has taken the last that it may choose."""
    decision = game.decisions[0]
    if not game.silent(1) or decision.seat != 0:
        return False
    after = game.copy()
    after.choose(0, decision.options[-1].key)
    return not after.silent(1)


def two(room: Room, ada: Person, scenario: str, seed: str) -> Person:
    """Ada sets the table, and Ben follows her link."""
    ben = room.person("Ben")
    seats = [{"kind": "me", "name": "Ada", "setup": SEATS[0]}, {"kind": "open", "setup": SEATS[1]}]
    ada.table_of("arkham", seats=seats, options={"scenario": scenario, "lead": 0}, seed=seed, begin=False)
    invited(ada, 1, ben)
    ada.page.get_by_role("button", name="Begin").click()
    for person in (ada, ben):
        person.see(".decide")
    return ben


@pytest.mark.rule("skill-test.st2.a")
def test_a_card_committed_at_the_other_browser_turns_a_failure_into_a_clue(room: Room, ada: Person) -> None:
    way = ("keep-hand", "take-turn", "investigate", "commit-no-more")
    ben = two(room, ada, "the-gathering", brought_about("the-gathering", way, saved_by_the_other))
    offered = ben.page.locator('.decide .opt[data-key^="commit:"]')
    walk = first_of(*way, otherwise=nothing_else)
    play_together([ada, ben], [walk, walk], lambda: offered.count() > 0)
    expect(ada.page.locator(".test")).to_be_visible()
    expect(ada.page.locator(".decide h2")).to_contain_text("Ben")
    expect(ada.page.locator(".purse .clue")).to_have_text("0")

    offered.first.click()

    expect(ada.page.locator(".purse .clue")).to_have_text("1")
    expect(ada.page.locator(".log")).to_contain_text("commits")


@pytest.mark.rule("peril.1")
def test_a_peril_card_silences_the_other_browser_until_it_is_resolved(room: Room, ada: Person) -> None:
    way = (*QUIETLY, "end-turn")

    ben = two(room, ada, "the-devourer-below", brought_about("the-devourer-below", way, perilous_for_the_first))
    ben.page.get_by_role("tab", name="Talk").click()
    words = ben.page.get_by_label("Say something")
    expect(words).to_be_enabled()
    walk = first_of(*way, otherwise=nothing_else)
    play_together([ada, ben], [walk, walk], words.is_disabled)
    expect(words).to_be_disabled()
    expect(words).to_have_attribute("placeholder", "The rules ask for silence now")
    assert not ben.options()
    said = {"id": "1", "seat": 1, "text": "Take the horror!"}
    refused = ben.context.request.post(f"/api/tables/{ada.table}/chat", data=said)
    assert refused.json()["code"] == "room.silent"

    ada.asked()
    ada.answer(lambda keys: keys[-1])

    expect(words).to_be_enabled()
    words.fill("That was close.")
    ben.page.get_by_role("button", name="Send").click()
    ada.page.get_by_role("tab", name="Talk").click()
    expect(ada.page.locator(".talk")).to_contain_text("That was close.")
