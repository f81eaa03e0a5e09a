"""Skill tests, ST.1 to ST.8, in the words of the rules."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham.skill_tests import SkillTest
from miskatonic.games.arkham.words.amounts import Points
from miskatonic.games.arkham.words.cards import Gain
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.testing import Test as Testing

from .scenes import Scene, agnes, foe, roland, scene, wendy


def under_way(table: Scene) -> SkillTest:
    found = table.table.current_test()
    assert found is not None, "no test is under way"
    return found[1]


@pytest.mark.rule("skill-test.st6.b", "skill-tests.2", "difficulty-skill-tests.1")
@pytest.mark.parametrize(("token", "gained"), [("0", 1), ("-1", 0)])
def test_three_against_three_succeeds_and_two_against_three_fails(token: str, gained: int) -> None:
    table = scene(roland(), token=token)

    table.words(Testing("intellect", 3, success=(Gain(1),)))

    assert table.who().resources == 5 + gained


@pytest.mark.rule("investigate-action.2", "investigate-action.3", "difficulty-skill-tests.3", "skill-test.st7.a")
def test_investigating_with_intellect_equal_to_the_shroud_finds_a_clue() -> None:
    table = scene(roland(), clues={"study": 2}, token="-1")

    table.play("investigate")

    assert table.place("study").clues == 1
    assert table.who().clues == 1


@pytest.mark.rule("investigate-action.5", "skill-test.st6.d")
def test_a_failed_investigation_leaves_the_clues_where_they_are() -> None:
    table = scene(roland(), clues={"study": 2}, token="-2")

    table.play("investigate")

    assert table.place("study").clues == 2
    assert table.who().clues == 0


@pytest.mark.rule("investigate-action.4")
def test_investigating_where_there_are_no_clues_gains_none() -> None:
    table = scene(roland(), token="0")

    table.play("investigate")

    assert table.who().clues == 0


@pytest.mark.rule("skill-test.st6.d")
def test_a_test_failed_by_one_counts_one_point() -> None:
    table = scene(roland(), token="-1")

    table.words(Testing("willpower", 3, fail=(Take(horror=Points()),)))

    assert table.hurt() == (0, 1)


@pytest.mark.rule("automatic-failure-success.2", "skill-test.st6.e", "chaos-tokens.3")
def test_an_automatic_failure_fails_by_the_whole_difficulty() -> None:
    table = scene(roland(), token="auto_fail")

    table.words(Testing("willpower", 3, fail=(Take(horror=Points()),)))

    assert table.hurt() == (0, 3)


@pytest.mark.rule("skill-test.st6.e")
def test_an_automatic_failure_fails_even_against_nothing() -> None:
    table = scene(roland(), token="auto_fail")

    table.words(Testing("willpower", 0, success=(Gain(1),), fail=(Gain(3),)))

    assert table.who().resources == 8


@pytest.mark.rule("skill-test.st6.b")
def test_nothing_against_nothing_succeeds() -> None:
    table = scene(roland(), token="-8")

    table.words(Testing("willpower", 0, success=(Gain(1),)))

    assert table.who().resources == 6


@pytest.mark.rule("modifiers.6", "modifiers.5")
def test_what_a_token_takes_below_zero_still_counts_against_committed_icons() -> None:
    table = scene(roland(hand=["unexpected-courage"]), token="-8")

    table.words(Testing("willpower", 1, success=(Gain(1),), fail=(Take(horror=Points()),)))
    table.play("commit:unexpected-courage")

    assert table.hurt() == (0, 1)


@pytest.mark.rule("skill-test.st5.a", "skill-test.st2.d", "chaos-tokens.5")
def test_skill_icons_assets_and_token_add_up() -> None:
    table = scene(roland(hand=["guts"], play=["holy-rosary"]), token="-2")

    table.words(Testing("willpower", 4, success=(Gain(1),)))
    table.play("commit:guts")

    assert table.who().resources == 6  # 3 + 1 + 2 - 2


@pytest.mark.rule("chaos-tokens.5")
def test_a_token_changes_one_test_and_not_the_next() -> None:
    table = scene(roland(), clues={"study": 2}, token="-2")

    table.play("investigate").change(lambda at: setattr(at.state, "bag", ("0",))).play("investigate")

    assert table.who().clues == 1


@pytest.mark.rule("skill-test.st2.a")
def test_the_tester_may_commit_any_number_of_cards() -> None:
    table = scene(roland(hand=["guts", "guts", "unexpected-courage", "deduction", "holy-rosary"]))

    table.words(Testing("willpower", 9))
    table.play("commit:guts", "commit:unexpected-courage", "commit:holy-rosary")

    assert table.state.stack[-1] is not None
    assert "commit:deduction" not in table.open


@pytest.mark.rule("skill-test.st2.e", "skill-test.st2.c")
def test_a_card_without_a_fitting_icon_cannot_be_committed() -> None:
    table = scene(roland(hand=["guts", "deduction"]))

    table.words(Testing("intellect", 3))

    assert table.open == ["commit:deduction", "commit-no-more"]


@pytest.mark.rule("skill-test.st2.c")
@pytest.mark.parametrize(("skill", "adds"), [("combat", 2), ("agility", 1)])
def test_a_combat_and_a_wild_icon_count_two_for_combat_and_one_for_agility(skill: str, adds: int) -> None:
    table = scene(roland(hand=["bulletproof-vest-3"]))

    table.test(skill, 9)

    assert table.labels(0)["commit:bulletproof-vest-3"].endswith(f"+{adds}")


@pytest.mark.rule("skill-test.st2.f")
def test_committing_costs_no_resources() -> None:
    table = scene(roland(hand=["beat-cop"], resources=0))

    table.test("combat", 3).play("commit:beat-cop")

    assert "arkham-log-commits" in table.messages()
    assert table.who().resources == 0


@pytest.mark.rule("skill-test.st2.b")
def test_another_investigator_here_commits_one_card_and_no_second() -> None:
    table = scene(roland(), wendy(hand=["guts", "guts"]))

    table.test("willpower", 9)
    assert table.asked == [1]
    table.play("commit:guts")

    assert table.hand(1) == ["guts"]
    assert not any(key.startswith("commit") for key in table.open)


@pytest.mark.rule("skill-test.st2.b")
def test_an_investigator_elsewhere_commits_nothing() -> None:
    table = scene(roland(), wendy(at="attic", hand=["guts"]), places=["attic"])

    table.test("willpower", 9)

    assert table.hand(1) == ["guts"]
    assert "arkham-log-test-fails" in table.messages()


@pytest.mark.rule("limits-and-maximums.7")
def test_a_second_copy_of_guts_is_refused_from_any_hand() -> None:
    table = scene(roland(hand=["guts", "guts"]), wendy(hand=["guts"]))

    table.test("willpower", 9).play("commit:guts")

    assert table.hand(0) == ["guts"]
    assert table.hand(1) == ["guts"]
    assert "arkham-log-test-fails" in table.messages()


@pytest.mark.rule("skill-test.st8.a")
def test_committed_cards_go_to_their_owners_discard_piles() -> None:
    table = scene(roland(hand=["guts"]), wendy(hand=["unexpected-courage"]))

    table.test("willpower", 9).play("commit:guts", "commit:unexpected-courage")

    assert table.slugs(table.who(0).discard) == ["guts"]
    assert table.slugs(table.who(1).discard) == ["unexpected-courage"]


@pytest.mark.rule("skill-test.st8.b", "skill-test.st3.a")
def test_the_bag_is_the_same_after_a_test() -> None:
    table = scene(roland(), token=("0", "-1", "skull"))

    table.test("willpower", 1)

    assert table.state.bag == ("0", "-1", "skull")


@pytest.mark.rule("skill-cards.1")
def test_a_skill_card_in_hand_does_nothing() -> None:
    table = scene(roland(hand=["guts"], deck=["knife"]))

    table.test("willpower", 4).play("commit-no-more")

    assert table.hand() == ["guts"]
    assert "arkham-log-test-fails" in table.messages()


@pytest.mark.rule("skill-cards.2", "skill-test.st7.b")
def test_guts_draws_a_card_when_the_test_succeeds_and_none_when_it_fails() -> None:
    wins = scene(roland(hand=["guts"], deck=["knife"])).test("willpower", 3).play("commit:guts")
    loses = scene(roland(hand=["guts"], deck=["knife"])).test("willpower", 9).play("commit:guts")

    assert wins.hand() == ["knife"]
    assert loses.hand() == []


@pytest.mark.rule("skill-test.st7.b")
def test_deduction_finds_a_second_clue() -> None:
    table = scene(roland(hand=["deduction"]), clues={"study": 2})

    table.play("investigate", "commit:deduction")

    assert table.who().clues == 2


@pytest.mark.rule("skill-test.st7.c")
def test_the_tester_orders_several_results() -> None:
    table = scene(roland(hand=["perception"], deck=["knife"]), clues={"study": 1})

    table.play("investigate", "commit:perception")

    assert table.open == ["result:0", "result:1"]
    table.play("result:1")
    assert table.hand() == ["knife"]
    assert table.who().clues == 1


@pytest.mark.rule("skill-test.st4.a", "chaos-tokens.2")
def test_a_tablet_hurts_before_the_result_is_known() -> None:
    table = scene(roland(), enemies=[foe("ghoul-minion", at="study")], token="tablet")

    table.test("willpower", 9)

    messages = table.messages()
    assert table.hurt() == (1, 0)
    assert messages.index("arkham-log-takes-damage") < messages.index("arkham-log-test-fails")


@pytest.mark.rule("chaos-tokens.2", "setup.13.a")
@pytest.mark.parametrize(("difficulty", "hurt"), [("easy", (1, 0)), ("expert", (1, 1))])
def test_the_side_of_the_scenario_card_goes_with_the_difficulty(difficulty: str, hurt: tuple[int, int]) -> None:
    table = scene(roland(), enemies=[foe("ghoul-minion", at="study")], token="tablet", difficulty=difficulty)

    table.test("willpower", 0)

    assert table.hurt() == hurt


@pytest.mark.rule("skill-test.st4.b", "chaos-tokens.4")
def test_the_elder_sign_is_that_of_the_tester() -> None:
    table = scene(agnes(horror=3), roland(), clues={"study": 2}, token="elder_sign")

    table.words(Testing("intellect", 5, success=(Gain(1),)))

    assert table.who().resources == 6  # 2 + 3 for her horror


@pytest.mark.rule("skill-test.st4.c")
def test_a_numbered_token_does_nothing_but_count() -> None:
    table = scene(roland(), enemies=[foe("ghoul-minion", at="study")], token="-1")

    table.test("willpower", 2)

    assert table.hurt() == (0, 0)


@pytest.mark.rule("automatic-failure-success.1")
def test_an_automatic_failure_is_settled_only_after_reactions_to_the_token() -> None:
    table = scene(wendy(hand=["guts"]), token=("auto_fail", "auto_fail"))

    table.test("intellect", 1)

    assert any(key.startswith("trigger") for key in table.open)
    assert "arkham-log-test-fails" not in table.messages()


@pytest.mark.rule("player-windows.c", "skill-test.b", "fast.4", "free-triggered-abilities.1")
def test_free_abilities_are_offered_after_st1_and_st2_and_not_later() -> None:
    table = scene(roland(play=["physical-training"], hand=["guts"], resources=9))

    table.test("willpower", 9)
    assert table.open == ["use:physical-training:0", "pass"]
    table.play("pass", "commit-no-more")
    assert table.open == ["use:physical-training:0", "pass"]
    table.play("pass")

    assert "arkham-log-test-fails" in table.messages()


@pytest.mark.rule("skill-tests.3")
def test_an_ability_for_willpower_tests_is_not_offered_in_a_test_of_agility() -> None:
    table = scene(roland(play=["physical-training"], resources=9))

    table.test("agility", 9)

    assert "arkham-log-test-fails" in table.messages()


@pytest.mark.rule("skill-test.st1.a", "fight-action.2", "difficulty-skill-tests.2")
def test_a_fight_is_a_combat_test_against_the_fight_value() -> None:
    table = scene(roland(hand=["overpower"]), enemies=[foe("ravenous-ghoul", engaged=0)], token="-1")

    table.play("fight:ravenous-ghoul")

    assert under_way(table).skill == "combat"
    assert table.view(0).test.difficulty == 3
    table.play("commit-no-more")
    assert table.enemy("ravenous-ghoul").damage == 1


@pytest.mark.rule("skill-test.st1.a")
def test_shrivelling_fights_with_willpower() -> None:
    table = scene(agnes(play=["shrivelling"], hand=["guts"]), enemies=[foe("ghoul-minion", engaged=0)])

    table.play("activate:shrivelling:0")

    assert under_way(table).skill == "willpower"


@pytest.mark.rule("skill-test.a")
def test_the_log_tells_the_steps_in_order() -> None:
    table = scene(roland(hand=["perception"], deck=["knife"]), clues={"study": 1})

    table.play("investigate", "commit:perception", "result:0")

    steps = [
        "arkham-log-test-investigate",
        "arkham-log-commits",
        "arkham-log-reveals-token",
        "arkham-log-test-succeeds",
        "arkham-log-discovers",
    ]
    told = [message for message in table.messages() if message in steps]
    assert told == steps


@pytest.mark.rule("modifiers.1")
def test_losing_an_asset_in_mid_test_takes_its_bonus_away() -> None:
    table = scene(roland(play=["beat-cop"], hand=["overpower"]), enemies=[foe("ravenous-ghoul", engaged=0)], token="-2")

    table.play("fight:ravenous-ghoul")
    assert table.view(0).test.base == 5
    table.play("use:beat-cop:1")

    assert under_way(table).value == 0
    assert table.view(0).test.base == 4


@pytest.mark.rule("automatic-failure-success.3", "skill-test.st6.c")
def test_an_automatic_success_is_by_the_whole_skill() -> None:
    table = scene(roland(hand=["guts"]))

    table.words(Testing("willpower", 9, success=(Gain(Points()),)))
    height = len(table.state.stack) - 1
    table.change(lambda at: at.amend(height, automatic="success")).play("commit-no-more")

    assert table.who().resources == 8
