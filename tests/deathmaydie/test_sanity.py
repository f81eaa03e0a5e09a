"""Sanity: the track, its thresholds, insanities and rising skills."""

from __future__ import annotations

import pytest

from miskatonic.games.deathmaydie.fighting import EnemyAttack
from miskatonic.games.deathmaydie.records import EnemyId, Who
from miskatonic.games.deathmaydie.tracks import SKULL, THRESHOLD_DICE, THRESHOLDS
from miskatonic.games.deathmaydie.words.harm import LoseSanity

from .scenes import Scene, beth, foe, ian, scene, somebody


def on_edge(sanity: int, **more: object) -> Scene:
    """Ian, with so much sanity lost; his insanity heals stress or hurts him, as an enemy is there or not."""
    return scene(ian(at="library", sanity=sanity, insanity="self-harm", **more), beth(at="attic"))


@pytest.mark.rule("sanity-track.1")
def test_lost_sanity_moves_the_marker_one_space_for_each_point() -> None:
    assert on_edge(0).words(LoseSanity(2)).board().sanity == 2


@pytest.mark.rule("sanity-track.2")
def test_the_marker_on_the_skull_is_madness_and_the_end() -> None:
    table = scene(ian(sanity=19), beth(), elder_one=("attic", 0))

    table.words(LoseSanity(1))

    assert (table.board().dead, table.said("dmd-log-goes-mad")) == (True, 1)
    assert SKULL == 20


@pytest.mark.rule("sanity-track.3", "rest-action.4")
def test_rest_gives_no_sanity_back() -> None:
    table = on_edge(3, wounds=1, stress=1)

    table.play("rest")

    assert table.open == ["heal:0:1", "heal:1:0", "heal:1:1"]
    table.play("heal:1:1")
    assert (table.board().sanity, table.board().wounds, table.board().stress) == (3, 0, 0)


@pytest.mark.rule("insanity-threshold.1", "activate-insanity.2", "level-up.1", "level-up.2")
@pytest.mark.parametrize("threshold", THRESHOLDS)
def test_at_a_threshold_comes_the_insanity_and_then_a_choice_of_three_skills(threshold: int) -> None:
    table = on_edge(threshold - 1)

    table.words(LoseSanity(1))

    assert table.board().wounds == 1, "alone in his space, he hurts himself"
    assert table.open == ["raise:vengeance-obsession", "raise:brawling", "raise:swiftness"]
    assert table.play("raise:brawling").board().levels == (1, 2, 1)


@pytest.mark.rule("insanity-threshold.2")
def test_a_loss_stops_at_the_threshold() -> None:
    table = on_edge(2)

    table.words(LoseSanity(4))

    assert table.board().sanity == 4
    assert table.play("raise:brawling").board().sanity == 4


@pytest.mark.rule("insanity-threshold.3")
def test_a_mythos_card_stops_at_the_threshold_as_well() -> None:
    table = scene(ian(sanity=3), against="cthulhu", mythos=["words-in-no-mouth"])

    table.play("end-actions", "choose:0")

    assert table.board().sanity == 4


@pytest.mark.rule("insanity-threshold.3", "die-results.6")
def test_a_roll_stops_at_the_threshold_as_well() -> None:
    table = scene(ian(at="library", sanity=3), enemies=[foe("cultist", at="library")])

    table.dice("T T T B+").play("attack:1", "let-stand")

    assert table.board().sanity == 4


@pytest.mark.rule("insanity-threshold.3")
def test_a_discovery_card_stops_at_the_threshold_as_well() -> None:
    table = scene(ian(at="library", sanity=3), discovery=["a-page-on-fire"])

    table.pass_turn().play("choose:1")

    assert table.board().sanity == 4
    assert table.prompt == "dmd-ask-raise"


@pytest.mark.rule("insanity-threshold.4")
def test_a_later_loss_goes_on_from_the_threshold() -> None:
    table = on_edge(4)

    table.words(LoseSanity(1))

    assert (table.board().sanity, table.said("dmd-log-insanity")) == (5, 0)


@pytest.mark.rule("insanity-threshold.5")
def test_standing_on_a_threshold_does_nothing_more() -> None:
    table = on_edge(4)

    table.pass_turn().pass_turn()

    assert (table.said("dmd-log-insanity"), table.board().wounds) == (0, 0)


# -- bonus dice


@pytest.mark.rule("threshold-bonus-die.1")
def test_four_thresholds_show_a_bonus_die() -> None:
    gained = [lost for lost in range(1, SKULL + 1) if THRESHOLD_DICE[lost] > THRESHOLD_DICE[lost - 1]]

    assert gained == [8, 15, 18, 19]
    assert set(gained) < set(THRESHOLDS)


@pytest.mark.rule("threshold-bonus-die.2", "threshold-bonus-die.3", "bonus-dice.3")
@pytest.mark.parametrize(("lost", "dice"), [(7, 0), (8, 1), (14, 1), (15, 2), (18, 3), (19, 4)])
def test_every_roll_of_ones_own_has_the_threshold_dice(lost: int, dice: int) -> None:
    table = scene(somebody("borden", at="library", sanity=lost), enemies=[foe("cultist", at="library")])

    table.play("attack:1")

    assert table.roll == (3, dice)


@pytest.mark.rule("threshold-bonus-die.4")
def test_an_enemys_attack_rolls_the_enemys_dice_only() -> None:
    table = scene(ian(at="library", sanity=8), enemies=[foe("fire-vampire", at="library")])

    table.run(EnemyAttack(EnemyId(1), Who(0)))

    assert table.roll == (2, 1)


# -- insanities


@pytest.mark.rule("activate-insanity.1", "setup-insanity.2")
def test_the_insanity_stays_with_its_owner() -> None:
    table = on_edge(3)

    for _ in range(2):
        table.words(LoseSanity(4)).play("raise:brawling")

    assert [view.investigators[0].insanity for view in (table.view(0), table.view(1), table.view())] == [
        "self-harm", "self-harm", "self-harm"
    ]  # fmt: skip


@pytest.mark.rule("activate-insanity.2", "level-up.3")
def test_two_thresholds_bring_the_insanity_twice_and_two_levels() -> None:
    table = on_edge(3)

    table.words(LoseSanity(1)).play("raise:brawling").words(LoseSanity(4)).play("raise:swiftness")

    assert (table.board().wounds, sum(table.board().levels)) == (2, 5)


@pytest.mark.rule("activate-insanity.3")
def test_thresholds_at_one_moment_are_worked_through_clockwise() -> None:
    people = [somebody(name, sanity=3, insanity="self-harm") for name in ("ian-welles", "rasputin", "sister-beth")]
    table = scene(people[0], somebody("borden"), people[1], people[2], active=1)

    table.words(LoseSanity(1, "all"), you=1)

    raised = [(table.asked, table.play(f"raise:{skill}"))[0] for skill in ("unkillable", "high-strung", "brawling")]
    assert raised == [[2], [3], [0]]


@pytest.mark.rule("activate-insanity.4")
def test_the_insanity_sees_the_skill_from_before_the_threshold() -> None:
    """Blind rage lets a Cultist attack. Toughness 2 would lessen the wounds, but it only rises afterwards."""
    table = scene(beth(at="library", sanity=3, insanity="blind-rage", stress=4), enemies=[foe("cultist", at="library")])

    table.dice("S S").words(LoseSanity(1)).let_stand()

    assert table.board().wounds == 2
    assert table.play("raise:toughness").board().levels == (1, 1, 2)


# -- rising


@pytest.mark.rule("level-up.1")
def test_a_skill_at_its_last_level_cannot_rise() -> None:
    table = on_edge(3, levels=(4, 3, 1))

    table.words(LoseSanity(1))

    assert table.open == ["raise:brawling", "raise:swiftness"]


@pytest.mark.rule("level-up.1", "companion-skills.3")
def test_a_companions_level_counts_for_what_can_rise() -> None:
    table = scene(ian(at="library", sanity=3, insanity="self-harm", levels=(1, 1, 3), finds=["porters-dog"]))

    table.words(LoseSanity(1)).play("bear")

    assert table.open == ["raise:vengeance-obsession", "raise:brawling"]


def test_who_dies_of_anothers_insanity_has_no_more_of_ones_own() -> None:
    """Ian and Beth reach thresholds at once; his violence kills her before hers breaks out."""
    table = scene(
        ian(at="library", sanity=3, insanity="violent-psychosis"),
        beth(at="library", sanity=3, wounds=4, insanity="pyromania"),
        somebody("borden", at="attic"),
        elder_one=("attic", 0),
    )

    table.words(LoseSanity(1, "here")).play("raise:brawling")

    assert table.board(1).dead
    assert (table.state.fires, table.said("dmd-log-insanity"), table.board(1).levels) == ({}, 1, (1, 1, 1))
