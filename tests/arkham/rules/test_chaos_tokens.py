"""Chaos tokens, difficulty, automatic failure and success, base values."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.declarations import PlayerCard
from miskatonic.games.arkham.records import Who
from miskatonic.games.arkham.skill_tests import base_skill
from miskatonic.games.arkham.words.abilities import Fast
from miskatonic.games.arkham.words.cards import Gain
from miskatonic.games.arkham.words.doing import DrawEncounter
from miskatonic.games.arkham.words.testing import Test as SkillTest
from miskatonic.games.arkham.words.tests import SucceedAutomatically

from ..cards.scenes import daisy, foe, roland, scene, wendy
from .own import asset

Declare = Callable[..., None]


@pytest.mark.rule("automatic-failure-success.1", "arkham:chaos-tokens.3")
def test_a_test_is_not_lost_when_the_token_of_failure_is_revealed_but_only_when_it_is_determined() -> None:
    saved, lost = (scene(wendy(at="attic", hand=["guts"]), bag=["auto_fail"]) for _ in range(2))

    saved.choose_one("investigate", "trigger:wendy-adams:0:0").token("0").choose_one("discard:guts").hush()
    lost.choose_one("investigate", "pass").hush()

    assert (saved.who().clues, lost.who().clues) == (1, 0)


@pytest.mark.rule("arkham:chaos-tokens.1")
def test_whoever_may_cancel_a_token_sees_it_first() -> None:
    table = scene(wendy(at="attic", hand=["guts"]), bag=["-3"])

    table.choose_one("investigate")

    assert table.open == ["trigger:wendy-adams:0:0", "pass"]
    assert "-3" in table.game.decisions[0].prompt("en").replace("\u2212", "-")
    table.choose_one("pass")
    assert "end-turn" in table.open


@pytest.mark.rule("automatic-failure-success.2")
def test_an_automatic_failure_fails_by_the_whole_difficulty() -> None:
    table = scene(encounter=["rotting-remains"], bag=["auto_fail"])

    table.words(DrawEncounter())

    assert table.who().horror == 3


@pytest.mark.rule("automatic-failure-success.3")
def test_an_automatic_success_succeeds_by_the_whole_skill(declare: Declare) -> None:
    declare(asset("fate", Fast((SucceedAutomatically(),))))
    table = scene(roland(play=["switchblade", "fate"]), foes=[foe("flesh-eater", engaged=0)])
    plain = scene(roland(play=["switchblade", "fate"]), foes=[foe("flesh-eater", engaged=0)])

    table.play("activate:switchblade:0", "use:fate:0")
    plain.play("activate:switchblade:0")

    assert (table.damage("flesh-eater"), plain.damage("flesh-eater")) == (2, 1)


@pytest.mark.rule("base-value.1")
def test_the_base_value_is_the_printed_one() -> None:
    table = scene(roland(play=["beat-cop"]))

    assert base_skill(table.table, Who(0), "combat") == 4
    assert table.view(0).investigators[0].skills["combat"] == 5


@pytest.mark.rule("arkham:chaos-tokens.1")
def test_what_a_test_comes_to_depends_on_the_token() -> None:
    found = []
    for token in ("-2", "-3"):
        table = scene(roland(at="attic"), bag=[token])
        table.play("investigate")
        found.append(table.who().clues)

    assert found == [1, 0]


@pytest.mark.rule("arkham:chaos-tokens.2", "arkham:difficulty-level.3")
@pytest.mark.parametrize(
    ("difficulty", "clues", "hurt"),
    [("easy", 1, (1, 0)), ("standard", 1, (1, 0)), ("hard", 0, (1, 1)), ("expert", 0, (1, 1))],
)
def test_a_symbol_does_what_the_side_of_the_scenario_card_says(
    difficulty: str, clues: int, hurt: tuple[int, int]
) -> None:
    ghoul = foe("ghoul-minion", at="attic", exhausted=True)
    table = scene(roland(at="attic"), foes=[ghoul], bag=["tablet"], difficulty=difficulty)

    table.play("investigate")

    assert (table.who().clues, table.hurt()) == (clues, hurt)


@pytest.mark.rule("arkham:chaos-tokens.3")
def test_the_token_of_failure_fails_the_easiest_test() -> None:
    table = scene(daisy(at="attic", play=["magnifying-glass"]), bag=["auto_fail"])

    table.play("investigate")

    assert table.who().clues == 0


@pytest.mark.rule("arkham:chaos-tokens.4")
def test_the_elder_sign_is_that_of_whoever_takes_the_test() -> None:
    table = scene(roland(at="attic"), daisy(at="attic", play=["medical-texts"], deck=["guts"]), bag=["elder_sign"])

    table.words(SkillTest("intellect", 5, success=(Gain(3),))).hush()

    assert table.who(0).resources == 3
    assert table.hand(1) == []


@pytest.mark.rule("arkham:chaos-tokens.5")
def test_a_token_modifies_this_test_alone() -> None:
    table = scene(foes=[foe("icy-ghoul", engaged=0)], bag=["-2"])

    table.play("fight:icy-ghoul")
    table.token("-1").play("fight:icy-ghoul")

    assert table.damage("icy-ghoul") == 1


@pytest.mark.rule("difficulty-skill-tests.1", "difficulty-skill-tests.5")
@pytest.mark.parametrize(("token", "resources"), [("0", 1), ("-1", 0)])
def test_a_test_of_a_card_is_against_the_number_in_parentheses(token: str, resources: int) -> None:
    table = scene(bag=[token]).words(SkillTest("intellect", 3, success=(Gain(1),)))

    assert table.who().resources == resources


@pytest.mark.rule("classes.1", "classes.2")
def test_every_player_card_is_of_one_of_five_classes_or_neutral() -> None:
    classes = {"guardian", "seeker", "rogue", "mystic", "survivor"}
    cards = [card for card in CORE.cards if isinstance(card, PlayerCard)]

    assert {card.card_class for card in cards} == classes | {"neutral"}
    assert {card.card_class for card in CORE.investigators.values()} == classes
    assert all(card.card_class == "neutral" for card in cards if card.slug in ("knife", "guts", "emergency-cache"))
