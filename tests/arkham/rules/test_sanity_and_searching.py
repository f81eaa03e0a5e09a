"""Horror and sanity; searching; tokens without end; what a test is of."""

from __future__ import annotations

import typing
from collections.abc import Callable

import pytest

from miskatonic.games.arkham.campaign.course import record, start
from miskatonic.games.arkham.clues import PlaceClues
from miskatonic.games.arkham.declarations import Skill as SkillName
from miskatonic.games.arkham.records import PlaceId
from miskatonic.games.arkham.skill_tests import SkillTest
from miskatonic.games.arkham.words.abilities import Constant
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.searching import Search
from miskatonic.games.arkham.words.standing import Toughness
from tests.arkham.campaign.scenes import at, campaign, ended
from tests.arkham.scenes import daisy, roland, scene, skids, wendy

from .own import asset

Declare = Callable[..., None]


@pytest.mark.rule("sanity-and-horror.1")
def test_horror_lies_on_the_card_that_took_it_point_by_point() -> None:
    table = scene(roland(play=["holy-rosary"])).words(Take(horror=3))

    table.play("assign-horror:holy-rosary", "assign-horror:roland-banks", "assign-horror:roland-banks")

    assert (table.card("holy-rosary").horror, table.who().horror) == (1, 2)


@pytest.mark.rule("sanity-and-horror.2")
@pytest.mark.parametrize(("horror", "gone"), [(5, ""), (6, "horror"), (7, "horror")])
def test_an_investigator_with_as_much_horror_as_sanity_is_out(horror: int, gone: str) -> None:
    table = scene(skids(), daisy()).words(Take(horror=horror))

    assert table.who().gone == gone


@pytest.mark.rule("sanity-and-horror.3")
def test_who_is_defeated_by_horror_suffers_a_mental_trauma_in_the_campaign() -> None:
    table = scene(skids(), daisy()).words(Take(horror=6))
    suffered = (table.who().physical, table.who().mental)
    log = start(campaign("skids-otoole", "daisy-walker"))

    after = record(log, ended(log, seats={"skids-otoole": {"mental": suffered[1], "gone": table.who().gone}}))

    assert suffered == (0, 1)
    assert (at(after, "skids-otoole").mental, at(after, "daisy-walker").mental) == (1, 0)


@pytest.mark.rule("sanity-and-horror.4")
def test_an_ally_with_as_much_horror_as_sanity_is_discarded() -> None:
    table = scene(roland(play=["beat-cop"])).words(Take(horror=2))

    table.play("assign-horror:beat-cop", "assign-horror:beat-cop")

    assert not table.in_play("beat-cop")
    assert table.slugs(table.who().discard) == ["beat-cop"]
    assert table.hurt() == (0, 0)


@pytest.mark.rule("sanity-and-horror.5")
def test_sanity_left_counts_horror_and_whatever_changes_sanity(declare: Declare) -> None:
    declare(asset("nightmare", Constant((Toughness("sanity", -1),))))
    plain, changed = scene(wendy(horror=3)), scene(wendy(horror=3, play=["nightmare"]))

    assert plain.view(0).investigators[0].sanity == 4
    assert changed.view(0).investigators[0].sanity == 3


@pytest.mark.rule("sanity-and-horror.6")
def test_an_asset_without_sanity_is_never_assigned_horror(declare: Declare) -> None:
    declare(asset("calm", Constant((Toughness("sanity", 2),))))
    table = scene(roland(play=["machete", "leather-coat", "calm", "holy-rosary"])).words(Take(horror=1))

    assert table.open == ["assign-horror:roland-banks", "assign-horror:holy-rosary"]


@pytest.mark.rule("search.1")
def test_only_whoever_searches_sees_what_lies_there() -> None:
    table = scene(daisy(deck=["old-book-of-lore", "knife", "machete"]), roland()).words(Search(top=2, traits=("item",)))

    assert table.asked == [0]
    assert table.open == ["find:old-book-of-lore", "find:knife"]
    assert not any("Old Book" in line or "Knife" in line for line in table.log(1))
    table.play("find:knife")
    assert not any("Knife" in line for line in table.log(1))
    assert any("Knife" in line for line in table.log(0))


@pytest.mark.rule("search.2")
def test_a_deck_that_was_searched_whole_is_shuffled_afterwards() -> None:
    deck = ["old-book-of-lore", "knife", "machete", "guts", "perception"]
    orders = set()

    for seed in range(12):
        table = scene(daisy(deck=deck), seed=seed).words(Search(traits=("tome",))).play("find:old-book-of-lore")
        orders.add(tuple(table.slugs(table.who().deck)))

    assert len(orders) > 3
    assert {tuple(sorted(order)) for order in orders} == {("guts", "knife", "machete", "perception")}


@pytest.mark.rule("search.3")
def test_whoever_searches_must_find_what_is_there() -> None:
    there = scene(daisy(deck=["knife", "old-book-of-lore", "machete"])).words(Search(top=3, traits=("tome",)))
    nothing = scene(daisy(deck=["knife", "machete"])).words(Search(top=3, traits=("tome",)))

    assert there.open == ["find:old-book-of-lore"]
    there.refuses(0, "pass")
    assert (nothing.hand(), sorted(nothing.slugs(nothing.who().deck))) == ([], ["knife", "machete"])


@pytest.mark.rule("search.4")
def test_cards_that_are_searched_have_not_left_their_deck() -> None:
    table = scene(daisy(deck=["knife", "old-book-of-lore", "machete"])).words(Search(top=3, traits=("tome",)))

    assert table.slugs(table.who().deck) == ["knife", "old-book-of-lore", "machete"]
    assert table.view(0).investigators[0].deck == 3
    assert (table.hand(), table.who().discard) == ([], ())


@pytest.mark.rule("running-out-of-tokens.1")
def test_there_are_always_tokens_left() -> None:
    table = scene(roland(clues=99), clues={"study": 99})

    table.resolve(PlaceClues(120, place=PlaceId("study")))
    table.play("investigate", "pass", "pass")

    assert table.place("study").clues == 218
    assert table.who().clues == 100


@pytest.mark.rule("skill-tests.1")
def test_a_test_is_always_of_one_of_the_four_skills() -> None:
    assert set(typing.get_args(SkillName)) == {"willpower", "intellect", "combat", "agility"}
    for skill in typing.get_args(SkillName):
        table = scene(roland(hand=["unexpected-courage"])).test(skill)
        found = table.table.current_test()

        assert found is not None
        assert isinstance(found[1], SkillTest)
        assert table.view(0).test.skill == skill


@pytest.mark.rule("removed-from-game.2")
def test_what_was_removed_from_a_game_is_back_in_the_next_one() -> None:
    """Skids' cards leave the game with him; in the next scenario he has his deck."""
    log = start(campaign("skids-otoole"))
    before = at(log, "skids-otoole").deck

    after = start(record(log, ended(log, seats={"skids-otoole": {"gone": "damage", "physical": 1}})))

    assert at(after, "skids-otoole").deck == before
