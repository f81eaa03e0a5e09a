"""The investigator board: stress, wounds, skills."""

from __future__ import annotations

import pytest

from miskatonic.games.deathmaydie.content.investigators import INVESTIGATORS
from miskatonic.games.deathmaydie.content.skills import SKILLS
from miskatonic.games.deathmaydie.fighting import EnemyAttack
from miskatonic.games.deathmaydie.game import DEATH_MAY_DIE
from miskatonic.games.deathmaydie.records import EnemyId, Who
from miskatonic.games.deathmaydie.skills import COMMON
from miskatonic.games.deathmaydie.words.harm import StressOrWounds, TakeStress, TakeWounds

from .scenes import Scene, beth, foe, ian, scene, somebody

# -- the board


@pytest.mark.rule("investigator-board.1", "setup-markers.1", "setup-markers.2", "skills.3")
@pytest.mark.parametrize("name", INVESTIGATORS)
def test_a_new_investigator_has_three_tracks_at_their_start_and_three_skills_at_level_1(name: str) -> None:
    table = Scene.new(DEATH_MAY_DIE, seats=[{"investigator": name}, {}], first=0)
    board = table.view().investigators[0]

    assert (board.wounds, board.stress, board.sanity) == (0, 0, 0)
    assert [skill.level for skill in board.skills] == [1, 1, 1]
    assert "rest" not in table.open, "there is nothing to heal"


@pytest.mark.rule("investigator-board.2")
def test_claimed_cards_lie_on_the_side_of_their_half() -> None:
    table = scene(ian(at="library"), beth(at="library"), discovery=["the-porters-drawer", "the-red-bucket"])

    table.pass_turn().play("choose:0").pass_turn().play("choose:1")

    assert {find.id: find.side for find in table.view().finds} == {"revolver": "left", "fire-axe": "right"}


@pytest.mark.rule("investigator-board.3")
def test_an_eighth_card_is_claimed_with_seven_held() -> None:
    seven = ["jerome", "fire-axe", "hip-flask", "box-of-shells", "smelling-salts", "chemistry-student", "ring-of-keys"]
    table = scene(ian(at="library", finds=seven), discovery=["a-dog-barks"])

    table.pass_turn().play("not-now", "choose:0")

    assert [*sorted(table.finds())] == sorted([*seven, "porters-dog"])


# -- stress


@pytest.mark.rule("deathmaydie:stress.1")
def test_a_cost_in_stress_moves_the_marker() -> None:
    table = scene(ian(at="library"), discovery=["a-voice-in-the-broom-cupboard"])

    table.pass_turn().play("choose:0")

    assert (table.finds(), table.board().stress) == (["jerome"], 2)


@pytest.mark.rule("stress.2", "rerolls.3")
def test_with_full_stress_no_reroll_is_offered() -> None:
    table = scene(ian(at="library", stress=4), enemies=[foe("cultist", at="library")])

    table.dice("B B B B+").play("attack:1")

    assert table.prompt == "dmd-ask-act", "there was nothing to decide about the roll"
    assert table.words(TakeStress(1)).board().stress == 4


@pytest.mark.rule("stress.3", "stress.4")
def test_only_some_effects_deal_wounds_for_stress_that_cannot_be_taken() -> None:
    table = scene(ian(stress=4))

    table.words(TakeStress(2))
    assert (table.board().wounds, table.board().sanity) == (0, 0)
    table.words(StressOrWounds(2))

    assert (table.board().stress, table.board().wounds, table.board().sanity) == (4, 2, 0)


@pytest.mark.rule("stress.4")
def test_what_still_fits_is_stress_and_the_rest_wounds() -> None:
    table = scene(ian(stress=3)).words(StressOrWounds(2))

    assert (table.board().stress, table.board().wounds) == (4, 1)


# -- wounds


@pytest.mark.rule("wounds.1")
def test_two_wounds_move_the_marker_two_spaces() -> None:
    assert scene(ian(wounds=1)).words(TakeWounds(2)).board().wounds == 3


@pytest.mark.rule("wounds.2")
def test_the_marker_on_the_skull_is_death() -> None:
    table = scene(ian(wounds=3), beth(), elder_one=("attic", 0))

    assert not table.words(TakeWounds(1)).board().dead
    assert table.words(TakeWounds(1)).board().dead


@pytest.mark.rule("wounds.3")
def test_wounds_beyond_the_skull_kill_once() -> None:
    table = scene(ian(wounds=4), beth(), elder_one=("attic", 0))

    table.words(TakeWounds(3))

    assert (table.board().dead, table.board().wounds, table.said("dmd-log-dies")) == (True, 5, 1)


# -- skills


@pytest.mark.rule("skills.1")
def test_common_skills_are_shared_and_signature_skills_are_not() -> None:
    boards = INVESTIGATORS.values()
    signatures = [board.signature for board in boards]

    assert len(set(signatures)) == len(signatures) == 10
    assert {skill for board in boards for skill in board.common} == set(COMMON)
    assert not set(signatures) & set(COMMON)
    shared = scene(ian(), beth()).view().investigators
    assert "brawling" in {s.id for s in shared[0].skills} & {s.id for s in shared[1].skills}


@pytest.mark.rule("skills.2", "attack-action.4")
def test_a_skill_that_targets_several_beats_the_rule_of_one_target() -> None:
    enemies = [foe("cultist", at="library"), foe("cultist", at="library")]
    one, several = (scene(ian(at="library", levels=(1, level, 1)), enemies=enemies) for level in (1, 2))

    asked = [table.dice("B B B B+").play("attack:1").prompt for table in (one, several)]

    assert asked == ["dmd-ask-attack-here", "dmd-ask-add-target"]


@pytest.mark.rule("skills.4")
def test_a_level_replaces_the_one_before_or_adds_to_it() -> None:
    """Toughness 2 takes the free reroll away and lessens harm; Swiftness 2 keeps the longer Run."""
    tough = [somebody("sister-beth", at="library", levels=(1, 1, level), stress=4) for level in (1, 2)]
    harmed = []
    for each in tough:
        table = scene(each, enemies=[foe("cultist", at="library")])
        table.dice("S S").run(EnemyAttack(EnemyId(1), Who(0)))
        harmed.append((table.prompt, table.let_stand().board().wounds))
    quick = scene(ian(at="library", levels=(1, 1, 2))).play("run:reading-room")

    assert harmed == [("dmd-ask-defend", 2), ("dmd-ask-act", 1)]
    assert quick.game.decisions[0].asks.args["count"] == 3
    assert all(len(skill.levels) == 4 for skill in SKILLS.values())
