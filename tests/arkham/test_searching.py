"""Searching decks and looking at their tops; and peril, which silences the others."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham.encounter import ResolveDrawn
from miskatonic.games.arkham.game import ARKHAM
from miskatonic.games.arkham.records import Who
from miskatonic.games.arkham.searching import SearchDeck
from miskatonic.games.arkham.skill_tests import SkillTest

from .scenes import Scene, daisy, foe, roland, scene, wendy

DECK = ("guts", "old-book-of-lore", "knife", "flashlight", "medical-texts", "beat-cop")


@pytest.mark.rule("search.1")
def test_only_the_searcher_sees_what_is_found() -> None:
    table = scene(daisy(deck=DECK), roland()).resolve(SearchDeck(Who(0), traits=("tome",)))

    assert table.open == ["find:old-book-of-lore", "find:medical-texts"]
    assert table.options(1) == []
    table.play("find:medical-texts")
    assert not any("Medical Texts" in line for line in table.log(1))
    assert any("Medical Texts" in line for line in table.log(0))


@pytest.mark.rule("search.3")
def test_whoever_finds_something_has_to_take_it() -> None:
    table = scene(daisy(deck=DECK)).resolve(SearchDeck(Who(0), top=3, traits=("tome",)))

    assert table.open == ["find:old-book-of-lore"]


@pytest.mark.rule("search.2")
def test_a_whole_deck_is_shuffled_after_the_search_and_its_top_is_not() -> None:
    whole = scene(daisy(deck=DECK)).resolve(SearchDeck(Who(0), traits=("tome",)))
    top = scene(daisy(deck=DECK)).resolve(SearchDeck(Who(0), top=3, traits=("tome",), keeps=True))
    drawn = whole.state.chance.drawn

    whole.play("find:old-book-of-lore")
    top.play("find:old-book-of-lore")

    assert whole.state.chance.drawn > drawn
    assert top.slugs(top.who().deck) == ["guts", "knife", "flashlight", "medical-texts", "beat-cop"]


@pytest.mark.rule("search.4")
def test_cards_that_are_looked_at_are_still_in_the_deck() -> None:
    table = scene(daisy(deck=DECK)).resolve(SearchDeck(Who(0), traits=("tome",)))

    assert table.view(None).investigators[0].deck == len(DECK)


@pytest.mark.rule("search.3")
def test_a_search_that_finds_nothing_asks_nobody() -> None:
    table = scene(daisy(deck=DECK)).resolve(SearchDeck(Who(0), traits=("spell",)))

    assert "arkham-log-finds-nothing" in table.messages()
    assert "end-turn" in table.open


def perilous_test(table: Scene) -> Scene:
    """The first investigator tests willpower while resolving a peril card."""
    drawn = ResolveDrawn(Who(0), table.free("hunting-shadow"), pc=ResolveDrawn.places["enter"])
    return table.run(SkillTest(Who(0), "willpower", difficulty=9), drawn)


@pytest.mark.rule("peril.2")
def test_a_teammate_can_neither_commit_nor_use_anything_during_a_peril() -> None:
    table = scene(roland(at="rivertown"), wendy(at="rivertown", hand=["guts"], play=["stray-cat"]),
                  scenario="the-midnight-masks", enemies=[foe("acolyte", at="rivertown")])  # fmt: skip
    calm = scene(roland(), wendy(hand=["guts"]))

    perilous_test(table)
    calm.test("willpower", 9)

    assert "arkham-log-test-fails" in table.messages()
    assert calm.open == ["commit:guts", "commit-no-more"]


@pytest.mark.rule("peril.1")
def test_talk_is_off_while_a_peril_is_resolved() -> None:
    table = scene(roland(at="rivertown", hand=["guts"]), wendy(at="rivertown"), scenario="the-midnight-masks")

    assert not ARKHAM.silent(table.table, None)
    perilous_test(table)

    assert table.open == ["commit:guts", "commit-no-more"]
    assert all(ARKHAM.silent(table.table, viewer) for viewer in (Who(0), Who(1)))
