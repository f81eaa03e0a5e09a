"""Dice: rolls, results, bonus dice, rerolls, and how results are applied."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.deathmaydie.dice import DICE
from miskatonic.games.deathmaydie.fighting import EnemyAttack
from miskatonic.games.deathmaydie.records import EnemyId, Who
from miskatonic.games.deathmaydie.words.flow import MakeRoll
from miskatonic.games.deathmaydie.words.harm import HealStress, TakeStress, TakeWounds
from miskatonic.games.deathmaydie.words.standing import BonusDice
from miskatonic.kernel.chance import Chance

from .scenes import Scene, Somebody, beth, foe, ian, made_up, scene, somebody


def morgan(**more: Any) -> Somebody:
    """John Morgan has no skill that changes his own rolls."""
    return somebody("john-morgan", **{"at": "library", **more})


def rasputin(**more: Any) -> Somebody:
    """Rasputin has no skill that changes an enemy's roll."""
    return somebody("rasputin", **{"at": "library", **more})


def against(kind: str = "cultist", who: Somebody | None = None, **more: Any) -> Scene:
    """Somebody in the library with one enemy."""
    return scene(who or morgan(), enemies=[foe(kind, at="library")], **more)


def attacked(table: Scene, dice: str, who: int = 0) -> Scene:
    """Enemy 1 attacks."""
    return table.dice(dice).run(EnemyAttack(EnemyId(1), Who(who)))


# -- making a roll


@pytest.mark.rule("make-a-roll.1")
def test_attacks_and_cards_call_for_rolls_and_a_run_does_not() -> None:
    table = against()

    table.play("run:reading-room", "stop")
    assert table.said("dmd-log-rolls") == 0
    table.dice("B B B").play("attack:1", "let-stand")
    assert table.said("dmd-log-rolls") == 1
    table.dice("S S B").words(MakeRoll(2, (HealStress(1),))).let_stand()

    assert table.said("dmd-log-rolls") == 2


@pytest.mark.rule("make-a-roll.2")
def test_a_roll_has_three_standard_dice() -> None:
    assert against().play("attack:1").roll == (3, 0)
    assert against().words(MakeRoll(1, (HealStress(1),))).roll == (3, 0)


@pytest.mark.rule("make-a-roll.3")
def test_bonus_dice_come_on_top_of_the_three() -> None:
    assert against(who=morgan(sanity=15)).play("attack:1").roll == (3, 2)


@pytest.mark.rule("make-a-roll.4", "defend-against-enemies.1")
def test_an_attacking_enemy_rolls_the_dice_on_its_card() -> None:
    assert against("fire-vampire").run(EnemyAttack(EnemyId(1), Who(0))).roll == (2, 1)


# -- results


@pytest.mark.rule("die-results.1", "die-results.2", "die-results.3")
def test_dice_show_what_is_printed_on_them() -> None:
    chance = Chance.of("dice")
    thrown = DICE.faces(DICE.roll(chance, standard=10_000)), DICE.faces(DICE.roll(chance, bonus=10_000))

    assert {symbol for faces in thrown for face in faces for symbol in face} == {"success", "elder-sign", "tentacle"}
    assert not any("tentacle" in face for face in thrown[1])
    assert ("success", "tentacle") in thrown[0]
    assert ("success", "elder-sign") in thrown[1]
    shares = [sum("success" in face for face in faces) / 10_000 for faces in thrown]
    assert shares == pytest.approx([0.5, 0.5], abs=0.02)


@pytest.mark.rule("die-results.2")
def test_a_face_with_two_results_counts_for_both() -> None:
    table = against("fire-vampire")

    table.dice("ST B B").play("attack:1", "let-stand")

    assert (table.enemy(1).wounds, table.board().sanity) == (1, 1)


@pytest.mark.rule("die-results.4", "use-successes.3")
@pytest.mark.parametrize(("dice", "stress"), [("S B B", 3), ("S S B", 0), ("S S S", 0)])
def test_a_need_of_two_is_met_by_two_in_one_roll(dice: str, stress: int) -> None:
    table = scene(morgan(stress=3))

    table.dice(dice).words(MakeRoll(2, (HealStress(4),))).let_stand()

    assert table.board().stress == stress


@pytest.mark.rule("die-results.4")
def test_successes_of_two_rolls_are_not_added_up() -> None:
    table = scene(morgan(stress=3))

    for _ in range(2):
        table.dice("S B B").words(MakeRoll(2, (HealStress(4),))).let_stand()

    assert table.board().stress == 3


@pytest.mark.rule("die-results.5")
def test_elder_signs_do_nothing_without_a_use_for_them() -> None:
    table = against()

    table.dice("E E E").play("attack:1", "let-stand")

    assert (table.enemy(1).wounds, table.board().sanity, table.board().stress) == (0, 0, 0)


@pytest.mark.rule("die-results.6", "apply-tentacles.1")
def test_each_tentacle_costs_one_sanity() -> None:
    table = against()

    table.dice("T T B").play("attack:1", "let-stand")

    assert table.board().sanity == 2


@pytest.mark.rule("die-results.7", "defend-against-enemies.3")
def test_tentacles_cost_sanity_when_attacked_and_when_simply_rolling_too() -> None:
    hit, rolling = against(who=rasputin()), scene(morgan())

    attacked(hit, "T B").let_stand()
    rolling.dice("T S S").words(MakeRoll(2, (HealStress(1),))).let_stand()

    assert (hit.board().sanity, rolling.board().sanity) == (1, 1)


@pytest.mark.rule("die-results.8")
def test_whoever_is_attacked_loses_the_sanity() -> None:
    table = scene(ian(at="attic"), beth(at="library"), enemies=[foe("cultist", at="library")])

    attacked(table, "T T", who=1).let_stand()

    assert [table.board(who).sanity for who in (0, 1)] == [0, 2]


@pytest.mark.rule("die-results.9")
def test_three_blanks_change_nothing() -> None:
    table = against()
    before = table.view()

    table.dice("B B B").play("attack:1", "let-stand")

    after = table.view()
    assert (after.enemies, after.investigators) == (before.enemies, before.investigators)
    assert after.actions_taken == before.actions_taken + 1


# -- bonus dice


@pytest.mark.rule("bonus-dice.1")
def test_a_skill_gives_a_bonus_die_on_attacks_in_the_own_space_only() -> None:
    here = against(who=ian(at="library"))
    rifle = scene(ian(at="library", finds=["hunting-rifle"]), enemies=[foe("cultist", at="reading-room")])

    assert [table.play("attack:1").roll for table in (here, rifle)] == [(3, 1), (3, 0)]


@pytest.mark.rule("bonus-dice.2")
@pytest.mark.parametrize(("name", "dice"), [("borden", (3, 1)), ("ian-welles", (3, 0))])
def test_a_related_skill_gives_a_bonus_die_where_the_card_says_so(name: str, dice: tuple[int, int]) -> None:
    """Borden has Stealth, Ian has not."""
    table = scene(somebody(name, at="library"), discovery=["a-gust-of-sparks"])

    table.play("end-actions")

    assert table.roll == dice


@pytest.mark.rule("bonus-dice.2", "companion-skills.2")
def test_a_lent_skill_is_a_related_skill() -> None:
    table = scene(ian(at="library", finds=["jerome"]), discovery=["a-gust-of-sparks"])

    assert table.play("end-actions").roll == (3, 1)


@pytest.mark.rule("bonus-dice.4", "bonus-dice.5", "bonus-dice.6")
def test_seven_bonus_dice_from_everywhere_all_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four from thresholds, one each from Brawling, the revolver and the fire axe."""
    table = against("fire-vampire", who=ian(at="library", sanity=19, finds=["revolver", "fire-axe"]))

    table.dice("B B B S+ S+ S+ B+ B+ B+ SE+").play("attack:1")

    assert table.roll == (3, 7)
    assert len(table.view().dice) == 10
    table.play("let-stand")
    assert table.kinds("library") == []
    assert against(**made_up(monkeypatch, abilities=(BonusDice(40),))).play("attack:1").roll == (3, 40)


@pytest.mark.rule("bonus-dice.6")
def test_a_skill_an_item_and_a_threshold_add_up() -> None:
    table = against(who=ian(at="library", sanity=8, finds=["fire-axe"]))

    assert table.play("attack:1").roll == (3, 3)


# -- rerolls


@pytest.mark.rule("rerolls.1")
def test_one_stress_rerolls_one_die() -> None:
    table = against()

    table.dice("S B T").play("attack:1").dice("E").play("reroll:1:stress")

    assert [die.face for die in table.view().dice] == [0, 4, 3]
    assert table.board().stress == 1


@pytest.mark.rule("rerolls.2")
def test_a_rerolled_tentacle_costs_nothing() -> None:
    table = against()

    table.dice("T B B").play("attack:1").dice("B").play("reroll:0:stress", "let-stand")

    assert table.board().sanity == 0


@pytest.mark.rule("rerolls.3")
def test_with_room_for_two_stress_two_rerolls_are_possible() -> None:
    table = against(who=morgan(stress=2))

    table.dice("B B B").play("attack:1").dice("B B").play("reroll:0:stress", "reroll:0:stress")

    assert table.prompt == "dmd-ask-act", "the third is not offered, so nothing is asked"
    assert table.board().stress == 4


@pytest.mark.rule("rerolls.4", "defend-against-enemies.2", "use-successes.2")
def test_the_attacked_rerolls_an_enemys_success() -> None:
    stays, goes = against(who=rasputin()), against(who=rasputin())

    attacked(stays, "S S").let_stand()
    attacked(goes, "S S").dice("B").play("reroll:0:stress").let_stand()

    assert [table.board().wounds for table in (stays, goes)] == [2, 1]


@pytest.mark.rule("rerolls.5")
def test_nothing_counts_before_the_rerolls_are_done() -> None:
    table = against()

    table.dice("S S T").play("attack:1").dice("B").play("reroll:0:stress")
    assert (table.board().sanity, table.enemy(1).wounds) == (0, 0)
    table.play("let-stand")

    assert (table.board().sanity, table.enemy(1).wounds) == (1, 1)


@pytest.mark.rule("rerolls.6")
def test_one_may_stop_rerolling_at_any_time() -> None:
    table = against()

    table.dice("B B B").play("attack:1")
    for _ in range(3):
        assert table.open[-1] == "let-stand"
        table.dice("B").play("reroll:0:stress")

    assert table.open[-1] == "let-stand"


@pytest.mark.rule("rerolls.7")
def test_the_reroll_is_offered_to_the_active_investigator_who_is_attacked_and_to_nobody_else() -> None:
    table = scene(morgan(), beth(at="library"), enemies=[foe("cultist", at="library")])

    table.play("end-actions")

    assert (table.prompt, table.asked) == ("dmd-ask-defend", [0])


@pytest.mark.rule("rerolls.8")
def test_a_die_may_be_rerolled_again() -> None:
    table = against()

    table.dice("B B B").play("attack:1").dice("T").play("reroll:0:stress")

    assert "reroll:0:stress" in table.open
    table.dice("S").play("reroll:0:stress", "let-stand")
    assert (table.board().stress, table.board().sanity, table.enemy(1).wounds) == (2, 0, 1)


# -- applying the results


@pytest.mark.rule("applying-results.1")
def test_results_of_each_kind_are_counted() -> None:
    table = against("fire-vampire")

    table.dice("S ST E").play("attack:1", "let-stand")

    assert (table.enemy(1).wounds, table.board().sanity) == (2, 1)


@pytest.mark.rule("applying-results.2")
def test_a_skill_makes_a_success_of_an_elder_sign_during_the_count() -> None:
    table = against("fire-vampire", who=somebody("fatima-safar", at="library"))

    table.dice("S E B").play("attack:1")
    assert "count-as:elder-sign" in table.open
    table.play("count-as:elder-sign")

    assert table.enemy(1).wounds == 2


@pytest.mark.rule("applying-results.3", "resolve-effects.2")
def test_wounds_come_before_the_sanity_that_a_tentacle_costs() -> None:
    table = against()

    table.dice("S S T").play("attack:1", "let-stand")

    assert table.steps("dmd-log-kills", "dmd-log-sanity") == ["dmd-log-kills", "dmd-log-sanity"]


# -- 1. successes


@pytest.mark.rule("use-successes.1", "attack-action.3")
def test_successes_of_an_attack_are_wounds_on_the_target() -> None:
    table = against("fire-vampire")

    table.dice("S S B").play("attack:1", "let-stand")

    assert table.enemy(1).wounds == 2


@pytest.mark.rule("use-successes.2")
def test_successes_of_an_enemy_are_wounds_on_whom_it_attacks() -> None:
    table = against("byakhee", who=rasputin())

    attacked(table, "S S").let_stand()

    assert table.board().wounds == 2


@pytest.mark.rule("use-successes.3")
@pytest.mark.parametrize(("dice", "stress"), [("S B B", 1), ("S S B", 0), ("S S S", 0)])
def test_a_roll_succeeds_with_as_many_successes_as_the_card_states_or_more(dice: str, stress: int) -> None:
    table = scene(morgan(stress=1), discovery=["a-gust-of-sparks"])

    table.dice(f"{dice} B+").pass_turn()

    assert (table.board().stress, table.board().fire) == (stress, 0)
    assert (table.said("dmd-log-succeeds"), table.said("dmd-log-fails")) == ((0, 1) if stress else (1, 0))


@pytest.mark.rule("use-successes.example-1")
def test_a_cultists_body_is_looted_with_two_successes() -> None:
    there: Any = {"episode": "ossuary-library"}
    table = scene(morgan(at="chapel"), tokens=[("body", "chapel")], **there)
    nothing = scene(morgan(at="chapel"), **there)

    table.dice("S B B").play("do:loot", "let-stand")
    assert [token.kind for token in table.view().tokens] == ["body"]
    table.dice("S S B").play("do:loot", "let-stand")

    assert [(token.kind.split("-")[0], token.bearer) for token in table.view().tokens] == [("sigil", 0)]
    assert "do:loot" not in nothing.open


# -- 2. effects, 3. tentacles


@pytest.mark.rule("resolve-effects.1", "defend-against-enemies.5")
def test_what_hangs_on_being_wounded_comes_after_the_wounds() -> None:
    table = against("fire-vampire", who=ian(at="library"))

    attacked(table, "S B B+").let_stand()

    assert (table.board().wounds, table.enemy(1).wounds) == (1, 1)
    assert table.steps("dmd-log-wounds", "dmd-log-wounds-enemy") == ["dmd-log-wounds", "dmd-log-wounds-enemy"]


@pytest.mark.rule("resolve-effects.2")
def test_what_hangs_on_a_death_comes_before_the_insanity_of_the_same_roll() -> None:
    """A dead Cultist leaves its body in the Ossuary Library; then Morgan goes mad."""
    table = scene(
        morgan(at="chapel", sanity=3, insanity="self-harm"),
        enemies=[foe("cultist", at="chapel")],
        tokens=(),
        episode="ossuary-library",
    )

    table.dice("S S T").play("attack:1", "let-stand")

    order = ("dmd-log-kills", "dmd-log-lays-token", "dmd-log-insanity")
    assert table.steps(*order) == list(order)


@pytest.mark.rule("apply-tentacles.2", "insanity-threshold.2")
def test_three_tentacles_one_space_before_a_threshold_are_one_insanity_and_one_level() -> None:
    table = against(who=morgan(sanity=3, insanity="self-harm", stress=2))

    table.dice("T T T").play("attack:1", "let-stand", "raise:protector")

    assert (table.board().sanity, table.said("dmd-log-insanity"), sum(table.board().levels)) == (4, 1, 4)


def test_a_roll_without_dice_to_throw_again_asks_nothing() -> None:
    table = scene(morgan(stress=4))

    table.dice("S B B").words(MakeRoll(1, (TakeStress(1),), (TakeWounds(1),)))

    assert (table.prompt, table.board().wounds) == ("dmd-ask-act", 0)
