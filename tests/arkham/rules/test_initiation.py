"""Initiating step by step, what a test begins with, X, and replacements that conflict."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

import pytest

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.words.abilities import Forced, Reaction
from miskatonic.games.arkham.words.amounts import Points, That
from miskatonic.games.arkham.words.cards import Gain
from miskatonic.games.arkham.words.dangers import SpawnItHere
from miskatonic.games.arkham.words.enemies import Cancel
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.moments import Plays, When, Would
from miskatonic.games.arkham.words.occasions import SpawnsAnywhere
from tests.arkham.scenes import HOUSE, foe, roland, scene

from .own import asset, reprint

Declare = Callable[..., None]


@pytest.mark.rule("initiation.c")
def test_a_card_is_paid_for_at_its_changed_cost_then_enemies_strike_then_it_enters_play() -> None:
    table = scene(
        roland(at="easttown", hand=["beat-cop"], play=["leather-coat"]),
        scenario="the-midnight-masks",
        enemies=[foe("acolyte", engaged=0)],
    ).play("play:beat-cop")

    during = table.open, table.who().resources, table.hand(), table.in_play("beat-cop")
    table.play("assign-damage:leather-coat")

    assert during == (["assign-damage:roland-banks", "assign-damage:leather-coat"], 3, [], False)
    assert table.in_play("beat-cop")
    assert table.hurt() == (0, 0)


@pytest.mark.rule("initiation.3.a")
def test_what_cancels_an_event_is_offered_once_it_is_paid_for_and_before_its_effect(declare: Declare) -> None:
    declare(asset("censor", Reaction(When(Plays(sort="event")), (Cancel(),))))
    people = roland(hand=["emergency-cache", "knife"], play=["censor", "leather-coat"])
    table = scene(people, enemies=[foe("swarm-of-rats", engaged=0)]).play("play:emergency-cache")
    seen = [table.open]

    table.play("assign-damage:leather-coat")
    seen.append(table.open)
    table.play("trigger:censor:0:0")

    assert seen == [["assign-damage:roland-banks", "assign-damage:leather-coat"], ["trigger:censor:0:0", "pass"]]
    assert table.who().resources == 5
    assert table.slugs(table.who().discard) == ["emergency-cache"]
    assert not any("censor" in key for key in table.open)


@pytest.mark.rule("skill-test.st1.b")
@pytest.mark.parametrize(("skill", "numbers"), [("willpower", [0]), ("combat", [1]), ("agility", [])])
def test_a_test_is_under_way_as_one_of_its_skill_before_anybody_commits(skill: str, numbers: list[int]) -> None:
    table = scene(roland(play=["physical-training"], hand=["unexpected-courage"])).test(skill)

    shown = table.view(0).test

    assert (shown.skill, shown.committed, shown.tokens) == (skill, (), ())
    assert [key for key in table.open if key.startswith("use:")] == [f"use:physical-training:{n}" for n in numbers]
    assert ("commit:unexpected-courage" in table.open) is (not numbers)


@pytest.mark.rule("letter-x.1")
@pytest.mark.parametrize(("token", "damage"), [("-1", 2), ("-3", 3)])
def test_a_card_that_speaks_of_x_says_what_it_is(token: str, damage: int) -> None:
    assert scene(roland(), token=token).draw("grasping-hands").hurt() == (damage, 0)


@pytest.mark.rule("letter-x.2")
def test_a_number_that_nothing_has_set_is_nought() -> None:
    table = scene(roland()).words(Take(damage=That()), Take(horror=Points()), Gain(That()))

    assert (table.hurt(), table.who().resources) == ((0, 0), 5)


@pytest.mark.rule("instead.2")
@pytest.mark.parametrize(("first", "second"), [("attic", "cellar"), ("cellar", "attic")])
def test_of_two_replacements_the_later_one_counts(first: str, second: str, declare: Declare) -> None:
    lure = Forced(Would(SpawnsAnywhere("01160")), (SpawnItHere(),))
    declare(reprint("attic", abilities=(lure,)), reprint("cellar", abilities=(lure,)))
    table = scene(roland(at="hallway"), places=HOUSE).draw("ghoul-minion")

    table.play(f"trigger:{first}:0:0")

    assert table.enemy("ghoul-minion").place == second


@pytest.mark.rule("anatomy.scenario.18.a")
def test_the_numbers_of_every_encounter_set_leave_no_gap() -> None:
    numbers: dict[str, set[int]] = defaultdict(set)
    for card in CORE.cards:
        if card.encounter:
            numbers[card.encounter].add(int(card.code[:5]))

    assert len(numbers) == 16
    for name, found in numbers.items():
        assert found == set(range(min(found), max(found) + 1)), name
