"""Attack, and what kills an enemy."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.deathmaydie.words.figures import SummonHere

from .scenes import Scene, Somebody, beth, foe, ian, scene, somebody


def morgan(**more: Any) -> Somebody:
    """John Morgan has no skill that changes an attack."""
    return somebody("john-morgan", **{"at": "library", **more})


@pytest.mark.rule("attack-action.1")
def test_there_is_no_attack_without_an_enemy_in_the_space() -> None:
    table = scene(morgan(), enemies=[foe("cultist", at="reading-room")])

    assert not [key for key in table.open if key.startswith("attack")]
    reasons = [(reason.text.id, reason.rules) for reason in table.game.why_not(0, "attack")]
    assert reasons == [("dmd-why-no-enemy", ("attack-action.1",))]
    assert table.game.why_not(0, "attack:1")[0].rules == ("attack-action.1",)


@pytest.mark.rule("attack-action.2")
def test_the_target_is_chosen_before_the_dice_are_rolled() -> None:
    table = scene(morgan(), enemies=[foe("cultist", at="library"), foe("byakhee", at="library")])

    assert table.open[:2] == ["attack:1", "attack:2"]
    table.dice("S S S").play("attack:2")
    assert not {"attack:1", "strike:1"} & set(table.open)

    table.play("let-stand")

    assert table.kinds("library") == ["cultist"]


@pytest.mark.rule("attack-action.3")
@pytest.mark.parametrize(("dice", "wounds"), [("B B B", 0), ("S B B", 1), ("S S B", 2), ("S ST S", 3)])
def test_each_success_is_a_wound(dice: str, wounds: int) -> None:
    table = scene(morgan(), enemies=[foe("fire-vampire", at="library")])

    table.dice(dice).play("attack:1", "let-stand")

    assert table.enemy(1).wounds == wounds


@pytest.mark.rule("attack-action.4")
def test_the_surplus_is_lost() -> None:
    table = scene(morgan(), enemies=[foe("cultist", at="library"), foe("fire-vampire", at="library")])

    table.dice("S S S").play("attack:1", "let-stand")

    assert (table.kinds("library"), table.enemy(2).wounds) == (["fire-vampire"], 0)


@pytest.mark.rule("attack-action.5")
def test_wounds_stay_on_an_enemy_until_somebody_else_finishes_it() -> None:
    table = scene(morgan(at="long-corridor"), beth(at="library"), enemies=[foe("fire-vampire", at="long-corridor")])

    table.dice("S B B").play("attack:1", "let-stand", "run:library", "stop").dice("B B B+").pass_turn()
    assert (table.asked, table.enemy(1).wounds) == ([1], 1)
    table.dice("S S S B+").play("attack:1", "let-stand")

    assert table.kinds("library") == []


@pytest.mark.rule("attack-action.6")
def test_two_figures_of_a_kind_keep_their_wounds_apart() -> None:
    table = scene(morgan(), enemies=[foe("cultist", at="library"), foe("cultist", at="library")])

    for enemy in (1, 2):
        table.dice("S B B").play(f"attack:{enemy}", "let-stand")

    assert [table.enemy(enemy).wounds for enemy in (1, 2)] == [1, 1]


# -- Ian's attack, the worked example


def brawl(level: int) -> Scene:
    return scene(
        ian(at="library", levels=(1, level, 1)),
        enemies=[foe("cultist", at="library"), foe("fire-vampire", at="library")],
    )


@pytest.mark.rule("attack-action.example-1", "skills.2")
def test_with_brawling_2_ian_may_target_both() -> None:
    first, second = brawl(1), brawl(2)

    assert "add-target:2" not in first.play("attack:1").open
    assert second.play("attack:1").open == ["add-target:2", "enough"]


@pytest.mark.rule("attack-action.example-2")
def test_ians_pool_is_three_standard_dice_and_one_for_brawling() -> None:
    assert brawl(2).play("attack:1", "add-target:2").roll == (3, 1)


@pytest.mark.rule(
    "attack-action.example-3",
    "attack-action.example-4",
    "attack-action.example-5",
    "attack-action.example-7",
    "applying-results.1",
)
def test_ians_three_successes_kill_the_cultist_and_wound_the_fire_vampire() -> None:
    table = brawl(2)

    table.dice("B S ST E+").play("attack:1", "add-target:2")
    assert [die.face for die in table.view().dice] == [5, 0, 2, 3]
    table.dice("S").play("reroll:0:stress").dice("E+").play("reroll:3:stress")
    assert [(die.kind, die.face) for die in table.view().dice] == [
        ("standard", 0), ("standard", 0), ("standard", 2), ("bonus", 3)
    ]  # fmt: skip
    table.play("let-stand", "strike:1", "strike:1")

    assert (table.board().stress, table.board().sanity) == (2, 1)
    assert (table.kinds("library"), table.enemy(2).wounds) == (["fire-vampire"], 1)
    assert table.steps("dmd-log-kills", "dmd-log-sanity") == ["dmd-log-kills", "dmd-log-sanity"]


@pytest.mark.rule("attack-action.example-6", "attack-action.4")
def test_without_brawling_all_three_wounds_go_to_the_one_target() -> None:
    table = brawl(1)

    table.dice("S S ST E+").play("attack:1", "let-stand")

    assert (table.kinds("library"), table.enemy(2).wounds) == (["fire-vampire"], 0)


# -- killing


@pytest.mark.rule("kill-enemy.1")
@pytest.mark.parametrize(("dice", "lives"), [("S B B", True), ("S S B", False), ("S S S", False)])
def test_health_of_two_takes_two_wounds(dice: str, lives: bool) -> None:
    table = scene(morgan(), enemies=[foe("cultist", at="library")])

    table.dice(dice).play("attack:1", "let-stand")

    assert (table.kinds("library") == ["cultist"]) is lives


@pytest.mark.rule("kill-enemy.2")
def test_a_killed_figure_goes_to_the_reserve() -> None:
    table = scene(morgan(), enemies=[foe("cultist", at="library"), foe("cultist", at="library")])
    left = table.view().kinds[0].left

    table.dice("S S B").play("attack:1", "let-stand")

    assert table.kinds("library") == ["cultist"]
    assert (table.view().kinds[0].id, table.view().kinds[0].left) == ("cultist", left + 1)


@pytest.mark.rule("kill-enemy.3")
def test_a_killed_cultist_can_come_back_unwounded() -> None:
    table = scene(morgan(), enemies=[foe("cultist", at="library", wounds=1)] * 10)
    assert table.words(SummonHere("cultist")).kinds("library") == ["cultist"] * 10

    table.dice("S B B").play("attack:1", "let-stand").words(SummonHere("cultist"))

    assert sorted(enemy.wounds for enemy in table.state.enemies.values()) == [0, *[1] * 9]


@pytest.mark.rule("kill-enemy.4")
def test_a_defeated_stage_leaves_the_elder_one_in_play() -> None:
    table = scene(morgan(), elder_one=("library", 11), disrupted=True)

    table.dice("S B B").play("attack:0", "let-stand")

    assert (table.state.stage, table.enemy(0).kind, table.over) == (3, "hastur", False)


def test_of_two_targets_one_dies_first_and_the_other_gets_the_rest() -> None:
    """Five successes on two Cultists of health 2: the fifth is lost."""
    table = scene(ian(at="library", levels=(1, 2, 1), finds=["fire-axe"]), enemies=[foe("cultist", at="library")] * 2)

    table.dice("S S S S+ S+").play("attack:1", "add-target:2", "let-stand", "strike:1", "strike:1")

    assert table.kinds("library") == []
