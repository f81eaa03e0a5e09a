"""The skills, level by level: six common ones, and the signature skill of each investigator."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.deathmaydie.fighting import EnemyAttack
from miskatonic.games.deathmaydie.records import EnemyId, Who
from miskatonic.games.deathmaydie.words.figures import Summon, SummonHere
from miskatonic.games.deathmaydie.words.flow import MakeRoll
from miskatonic.games.deathmaydie.words.harm import HarmEnemies, HealStress, LoseSanity, TakeWounds

from ..scenes import CALM, Scene, Somebody, beth, foe, ian, scene, somebody


def at(name: str, slot: int, level: int, **more: Any) -> Somebody:
    """Somebody in the library with one skill at a level: 0 is the signature skill."""
    levels = tuple(level if place == slot else 1 for place in range(3))
    return somebody(name, **{"at": "library", "levels": levels, **more})


def attacked(table: Scene, dice: str, who: int = 0, by: int = 1) -> Scene:
    return table.dice(dice).run(EnemyAttack(EnemyId(by), Who(who)))


@pytest.mark.parametrize(
    ("name", "skills"),
    [
        ("adam-benchley", {"fueled-by-madness", "marksman", "toughness"}),
        ("ahmed-yasin", {"healing-prayer", "stealth", "arcane-mastery"}),
        ("borden", {"savage", "swiftness", "stealth"}),
        ("elizabeth-ives", {"lucky", "marksman", "stealth"}),
        ("fatima-safar", {"read-the-omens", "arcane-mastery", "swiftness"}),
        ("ian-welles", {"vengeance-obsession", "brawling", "swiftness"}),
        ("john-morgan", {"protector", "swiftness", "toughness"}),
        ("rasputin", {"unkillable", "arcane-mastery", "brawling"}),
        ("sister-beth", {"high-strung", "brawling", "toughness"}),
        ("the-kid", {"gate-manipulation", "marksman", "arcane-mastery"}),
    ],
)
def test_investigators_have_the_skills_of_their_boards(name: str, skills: set[str]) -> None:
    board = scene(somebody(name)).view().investigators[0]

    assert {skill.id for skill in board.skills} == skills


# -- Arcane Mastery


@pytest.mark.parametrize(
    ("level", "counted", "successes", "stress"), [(1, 1, 1, 4), (2, 3, 3, 4), (3, 3, 3, 1), (4, 3, 6, 1)]
)
def test_arcane_mastery_counts_elder_signs(level: int, counted: int, successes: int, stress: int) -> None:
    """One of three; all; all, each healing 1 stress; all, each twice."""
    table = scene(at("fatima-safar", 1, level, stress=4), enemies=[foe("fire-vampire", at="library")])

    table.dice("E E E").play("attack:1", *["count-as:elder-sign"] * counted)

    assert (table.prompt, table.board().stress) == ("dmd-ask-act", stress)
    wounds = table.enemy(1).wounds if table.kinds("library") else 4
    assert wounds == min(successes, 4)


@pytest.mark.parametrize(("finds", "counted"), [([], 1), (["lecture-notes"], 2)])
def test_a_find_lets_one_more_elder_sign_count(finds: list[str], counted: int) -> None:
    table = scene(
        at("fatima-safar", 1, 1, at="rotunda", stress=4, finds=finds), enemies=[foe("shoggoth", at="rotunda")],
        episode="after-hours",
    )  # fmt: skip

    table.dice("E E E").play("attack:1", *["count-as:elder-sign"] * counted)

    assert (table.prompt, table.enemy(1).wounds) == ("dmd-ask-act", counted)


def test_arcane_mastery_may_be_left_unused() -> None:
    table = scene(at("fatima-safar", 1, 2, stress=4), enemies=[foe("fire-vampire", at="library")])

    table.dice("E E B").play("attack:1", "let-stand")

    assert table.enemy(1).wounds == 0


def test_arcane_mastery_counts_on_a_roll_that_a_card_asks_for_and_not_on_an_enemys() -> None:
    table = scene(at("fatima-safar", 1, 2, stress=4), enemies=[foe("cultist", at="library")])

    table.dice("E E B").words(MakeRoll(2, (HealStress(4),)))
    assert table.play("count-as:elder-sign", "count-as:elder-sign").board().stress == 0
    attacked(table.change(stress=4), "E E")

    assert (table.prompt, table.board().wounds) == ("dmd-ask-act", 0)


# -- Brawling


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_brawling_gives_a_bonus_die_in_the_own_space(level: int) -> None:
    table = scene(at("ian-welles", 1, level), enemies=[foe("cultist", at="library")])

    assert table.play("attack:1").roll == (3, 1)


@pytest.mark.parametrize(("level", "targets"), [(1, False), (2, True), (3, True), (4, True)])
def test_brawling_targets_any_number_from_level_2_on(level: int, targets: bool) -> None:
    table = scene(at("ian-welles", 1, level), enemies=[foe("cultist", at="library")] * 3)

    table.play("attack:1")

    assert ("add-target:3" in table.open) is targets


@pytest.mark.parametrize(("level", "free"), [(2, 0), (3, 2), (4, 2)])
def test_brawling_gives_two_free_rerolls_from_level_3_on(level: int, free: int) -> None:
    table = scene(at("ian-welles", 1, level, stress=3), enemies=[foe("fire-vampire", at="library")])

    table.dice("B B B B+").play("attack:1").dice("B " * free)
    for _ in range(free):
        assert "reroll:0:stress" not in table.open
        table.play("reroll:0:free")

    assert "reroll:0:stress" in table.open
    assert table.board().stress == 3


def test_brawling_4_gives_each_target_the_full_wounds() -> None:
    table = scene(at("ian-welles", 1, 4, stress=4), enemies=[foe("fire-vampire", at="library")] * 2)

    table.dice("S S S B+").play("attack:1", "add-target:2", "let-stand")

    assert [table.enemy(number).wounds for number in (1, 2)] == [3, 3]


# -- Marksman


@pytest.mark.parametrize(("level", "far"), [(1, False), (2, False), (3, True), (4, True)])
def test_marksman_reaches_further(level: int, far: bool) -> None:
    table = scene(
        at("adam-benchley", 1, level), enemies=[foe("cultist", at="long-corridor"), foe("cultist", at="front-hall")]
    )

    assert ("attack:1" in table.open, "attack:2" in table.open) == (True, far)


@pytest.mark.parametrize(("level", "dice"), [(1, 0), (2, 2), (3, 2), (4, 2)])
def test_marksman_gives_bonus_dice_away_from_home_from_level_2_on(level: int, dice: int) -> None:
    away, here = (
        scene(at("adam-benchley", 1, level, sanity=1), enemies=[foe("cultist", at=space)])
        for space in ("long-corridor", "library")
    )

    assert (away.play("attack:1").roll, here.play("attack:1").roll) == ((3, dice), (3, 0))


@pytest.mark.parametrize(("level", "taken"), [(3, 1), (4, 0)])
def test_marksman_4_has_one_attack_away_for_nothing(level: int, taken: int) -> None:
    table = scene(at("adam-benchley", 1, level, stress=4, sanity=1), enemies=[foe("fire-vampire", at="long-corridor")])

    table.dice("B B B B+ B+").play("attack:1")
    assert table.state.taken == taken
    table.dice("B B B B+ B+").play("attack:1")

    assert table.state.taken == taken + 1


def test_the_free_attack_is_left_when_all_actions_are_taken() -> None:
    enemies = [foe("fire-vampire", at="long-corridor"), foe("cultist", at="library")]
    table = scene(at("adam-benchley", 1, 4, stress=4, sanity=1), enemies=enemies, taken=3)

    assert table.open == ["attack:1", "end-actions"]


# -- Stealth


@pytest.mark.parametrize(("level", "sneaks"), [(1, 1), (2, 3), (3, 3), (4, 5)])
def test_stealth_leaves_enemies_behind(level: int, sneaks: int) -> None:
    table = scene(at("ahmed-yasin", 1, level), enemies=[foe("fire-vampire", at="library")] * 5)

    table.play("run:reading-room")
    for number in range(1, sneaks + 1):
        table.play(f"sneak:{number}")
    assert "sneak-no-more" not in table.open

    assert len(table.kinds("library")) == sneaks
    assert len(table.kinds("reading-room")) == 5 - sneaks


@pytest.mark.parametrize(("level", "wounds"), [(2, 0), (3, 1), (4, 1)])
def test_stealth_wounds_whom_it_leaves_behind_from_level_3_on(level: int, wounds: int) -> None:
    table = scene(at("ahmed-yasin", 1, level), enemies=[foe("fire-vampire", at="library")])

    table.play("run:reading-room", "sneak:1", "stop")

    assert (table.enemy(1).wounds, table.kinds("library")) == (wounds, ["fire-vampire"])


def test_stealth_1_is_for_one_enemy_in_a_whole_run() -> None:
    enemies = [foe("cultist", at="library"), foe("cultist", at="reading-room")]
    table = scene(at("ahmed-yasin", 1, 1), enemies=enemies)

    table.play("run:reading-room", "sneak:1", "run:courtyard")

    assert (table.kinds("library"), table.kinds("courtyard")) == (["cultist"], ["cultist"])


# -- Swiftness


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_swiftness_runs_one_space_further(level: int) -> None:
    table = scene(at("ian-welles", 2, level))

    table.play("run:reading-room")

    assert table.game.decisions[0].asks.args["count"] == 3


@pytest.mark.parametrize(("level", "taken"), [(1, [1, 2]), (2, [0, 1]), (3, [0, 1])])
def test_swiftness_2_has_one_run_for_nothing(level: int, taken: list[int]) -> None:
    table = scene(at("ian-welles", 2, level))

    after = [table.play(f"run:{space}", "stop").state.taken for space in ("reading-room", "library")]

    assert after == taken


@pytest.mark.parametrize(("level", "together"), [(2, False), (3, True)])
def test_swiftness_3_takes_somebody_along(level: int, together: bool) -> None:
    table = scene(at("ian-welles", 2, level), beth(at="library"), fires={"library": 1})

    table.play("run:reading-room", *(["take-along:1"] if together else []), "stop")

    assert (table.board(1).space, table.board(1).fire) == (("reading-room", 1) if together else ("library", 0))


def test_the_first_seat_is_taken_along_like_any_other() -> None:
    table = scene(beth(at="library"), at("ian-welles", 2, 3), active=1)

    table.play("run:reading-room", "take-along:0", "stop")

    assert table.board(0).space == "reading-room"


def test_the_space_of_a_run_leaves_out_those_who_go_alone() -> None:
    table = scene(at("ian-welles", 2, 3), beth(at="library"))

    table.play("run:reading-room", "go-alone", "stop")

    assert table.board(1).space == "library"


@pytest.mark.parametrize(("level", "actions"), [(3, 3), (4, 4)])
def test_swiftness_4_has_an_extra_action(level: int, actions: int) -> None:
    assert scene(at("ian-welles", 2, level)).game.decisions[0].asks.args["count"] == actions


# -- Toughness


def tough(level: int, **more: Any) -> Scene:
    return scene(at("sister-beth", 2, level, **more), enemies=[foe("cultist", at="library")])


def test_toughness_1_gives_a_free_reroll_when_attacked_or_on_fire() -> None:
    table = attacked(tough(1, stress=4), "S B")
    assert "reroll:0:free" in table.open
    table.dice("B").play("reroll:0:free")
    assert (table.board().wounds, table.prompt) == (0, "dmd-ask-act")
    fire = scene(at("sister-beth", 2, 1, stress=4, fire=1), ian(at="attic"))

    assert "reroll:0:free" in fire.dice("S").play("end-actions").open


@pytest.mark.parametrize(
    ("level", "attack", "card"),
    [(1, (2, 2), (2, 2)), (2, (1, 1), (2, 2)), (3, (1, 1), (1, 1)), (4, (0, 1), (0, 1))],
)
def test_toughness_lessens_wounds_and_loss_of_sanity(
    level: int, attack: tuple[int, int], card: tuple[int, int]
) -> None:
    """First against attacks, then against everything, and in the end two wounds at a time."""
    hit = attacked(tough(level, stress=4), "ST ST").let_stand()
    read = tough(level).words(TakeWounds(2), LoseSanity(2))

    assert (hit.board().wounds, hit.board().sanity) == attack
    assert (read.board().wounds, read.board().sanity) == card


def test_toughness_acts_before_wounds_are_put_on_a_companion() -> None:
    table = scene(at("sister-beth", 2, 2, stress=4, finds=["jerome"]), enemies=[foe("cultist", at="library")])

    attacked(table, "S S").play(f"shield:{table.view().finds[0].card}")

    assert (table.board().wounds, table.finds()) == (0, [])


# -- Fueled by Madness


@pytest.mark.parametrize(("level", "on", "short", "off"), [(1, 1, 0, 0), (2, 1, 1, 0), (3, 2, 2, 0), (4, 3, 3, 0)])
def test_fueled_by_madness_gives_bonus_dice_near_a_threshold(level: int, on: int, short: int, off: int) -> None:
    rolls = [
        scene(at("adam-benchley", 0, level, sanity=lost), enemies=[foe("cultist", at="library")]).play("attack:1").roll
        for lost in (4, 3, 2)
    ]

    assert rolls == [(3, on), (3, short), (3, off)]


# -- Healing Prayer


@pytest.mark.parametrize(
    ("level", "ways"),
    [
        (1, {"mend:0:1:0", "mend:0:0:1", "mend:1:1:0", "mend:1:0:1"}),
        (2, {"mend:0:1:0", "mend:0:0:1", "mend:0:1:1", "mend:0:2:0", "mend:0:0:2"}),
        (3, {"mend:0:2:2", "mend:1:2:2"}),
    ],
)
def test_healing_prayer_heals_somebody_at_the_end_of_his_turn(level: int, ways: set[str]) -> None:
    table = scene(at("ahmed-yasin", 0, level, wounds=3, stress=3), beth(at="library", wounds=3, stress=3))

    table.play("end-actions")

    assert ways <= set(table.open)
    assert ("mend:0:2:0" in table.open, table.open[-1]) == (level == 2, "mend-nobody")
    key = max(ways)
    _, who, wounds, stress = key.split(":")
    table.play(key)
    assert table.board(int(who)).wounds == 3 - int(wounds)
    assert table.board(int(who)).stress == 3 - int(stress)


def test_healing_prayer_4_heals_everybody_in_his_space() -> None:
    table = scene(
        at("ahmed-yasin", 0, 4, wounds=3, stress=3), beth(at="library", wounds=1, stress=3), ian(at="attic", wounds=3)
    )

    table.play("end-actions")

    assert [(table.board(who).wounds, table.board(who).stress) for who in range(3)] == [(1, 1), (0, 1), (3, 0)]


# -- Savage


@pytest.mark.parametrize(("level", "wounds"), [(1, 2), (2, 3), (3, 3), (4, 6)])
def test_savage_wounds_a_lonely_target_more(level: int, wounds: int) -> None:
    alone = scene(at("borden", 0, level, stress=4), elder_one=("library", 0), disrupted=True)
    guarded = scene(
        at("borden", 0, level, stress=4),
        elder_one=("library", 0),
        disrupted=True,
        enemies=[foe("cultist", at="library")],
    )

    for table in (alone, guarded):
        table.dice("S B B").play("attack:0")

    assert (alone.enemy(0).wounds, guarded.enemy(0).wounds) == (wounds, 1)


@pytest.mark.parametrize(("level", "besides", "stress"), [(2, 0, 4), (3, 0, 0), (3, 1, 4), (4, 0, 0)])
def test_savage_3_calms_her_when_she_kills_a_lonely_target(level: int, besides: int, stress: int) -> None:
    enemies = [foe("cultist", at="library")] * (1 + besides)
    table = scene(at("borden", 0, level, stress=4), enemies=enemies)

    table.dice("S S B").play("attack:1")

    assert (len(table.kinds("library")), table.board().stress) == (besides, stress)


def test_savage_wounds_without_a_success_as_well() -> None:
    table = scene(at("borden", 0, 1, stress=4), enemies=[foe("fire-vampire", at="library")])

    assert table.dice("B B B").play("attack:1").enemy(1).wounds == 1


def test_savage_does_not_calm_her_for_an_enemy_that_dies_of_something_else() -> None:
    table = scene(at("borden", 0, 3, stress=4), enemies=[foe("cultist", at="library")])

    table.words(HarmEnemies(2))

    assert (table.kinds("library"), table.board().stress) == ([], 4)


# -- Lucky


@pytest.mark.parametrize(("level", "rerolls"), [(1, 1), (2, 2), (3, 3)])
def test_lucky_has_free_rerolls_in_each_turn(level: int, rerolls: int) -> None:
    table = scene(at("elizabeth-ives", 0, level, stress=4), enemies=[foe("fire-vampire", at="library")])

    table.dice("B B B").play("attack:1").dice("B " * rerolls).play(*["reroll:0:turn"] * rerolls)

    assert (table.prompt, table.board().stress) == ("dmd-ask-act", 4)
    assert table.dice("B B B").play("attack:1").prompt == "dmd-ask-act", "in this turn there are no more"
    table.lay(lambda at: at.end_period("turn"))
    assert "reroll:0:turn" in table.dice("B B B").play("attack:1").open


def test_lucky_4_has_three_free_rerolls_in_each_roll() -> None:
    table = scene(at("elizabeth-ives", 0, 4, stress=4), enemies=[foe("fire-vampire", at="library")])

    for _ in range(2):
        table.dice("B B B").play("attack:1").dice("B B B").play(*["reroll:0:free"] * 3)

    assert table.state.taken == 2


# -- Read the Omens


def test_read_the_omens_1_puts_the_first_card_under_the_deck() -> None:
    table = scene(at("fatima-safar", 0, 1, stress=3), beth(), mythos=["smoke", CALM])

    table.play("end-actions")
    assert [key.split(":")[0] for key in table.open] == ["play", "bury"]
    table.play(table.open[1])

    assert (table.view().mythos_buried, table.view().mythos_discard) == (("smoke",), (CALM,))
    assert table.board().stress == 1


@pytest.mark.parametrize(("level", "stress"), [(2, 2), (3, 0), (4, 0)])
def test_read_the_omens_2_draws_two_and_plays_one(level: int, stress: int) -> None:
    table = scene(at("fatima-safar", 0, level, stress=4), beth(), mythos=[CALM, "smoke"])

    table.play("end-actions")
    table.play(table.open[0], *(["accept"] if level == 4 else []))

    assert (table.view().mythos_discard, table.view().mythos_buried) == ((CALM,), ("smoke",))
    assert table.board().stress == stress


def test_read_the_omens_4_cancels_a_card_for_two_wounds() -> None:
    table = scene(at("fatima-safar", 0, 4), beth(), mythos=["smoke", CALM])

    table.play("end-actions")
    table.play(table.open[0], "refuse")

    assert (table.board().wounds, table.board(1).stress, table.kinds("boiler-room")) == (2, 0, [])
    assert (table.view().mythos_discard, table.view().symbols) == (("smoke",), 1)


# -- Vengeance Obsession


@pytest.mark.parametrize(
    ("level", "attacker", "other", "stress"), [(1, 1, 0, 3), (2, 1, 1, 3), (3, 1, 1, 2), (4, 2, 2, 2)]
)
def test_vengeance_obsession_answers_wounds(level: int, attacker: int, other: int, stress: int) -> None:
    enemies = [foe("fire-vampire", at="library"), foe("byakhee", at="library")]
    table = scene(at("ian-welles", 0, level, stress=4), enemies=enemies)

    attacked(table, "S B B+")

    assert [table.enemy(number).wounds for number in (1, 2)] == [attacker, other]
    assert table.board().stress == stress


# -- Protector


@pytest.mark.parametrize(("level", "near"), [(1, False), (2, True), (3, True), (4, True)])
def test_protector_takes_attacks_from_further_away(level: int, near: bool) -> None:
    here, away = (
        scene(at("john-morgan", 0, level), ian(at=space), enemies=[foe("cultist", at=space)], active=1)
        for space in ("library", "reading-room")
    )

    for table in (here, away):
        table.dice("S S").run(EnemyAttack(EnemyId(1), Who(1)))

    assert (here.prompt, here.asked) == ("dmd-ask-protect", [0])
    assert (away.prompt == "dmd-ask-protect") is near
    here.play("protect:0").let_stand()
    assert [here.board(who).wounds for who in (0, 1)] == [2, 0]


@pytest.mark.parametrize(("level", "free"), [(2, 1), (3, 3)])
def test_protector_3_has_two_free_rerolls_besides_his_toughness(level: int, free: int) -> None:
    table = scene(
        at("john-morgan", 0, level, stress=4), ian(at="library"), enemies=[foe("cultist", at="library")], active=1
    )

    table.dice("B B").run(EnemyAttack(EnemyId(1), Who(1))).play("protect:0").dice("B " * free)
    table.play(*["reroll:0:free"] * free)

    assert table.prompt == "dmd-ask-act"


@pytest.mark.parametrize(("level", "stress"), [(3, 4), (4, 0)])
def test_protector_4_is_calm_after_such_an_attack(level: int, stress: int) -> None:
    table = scene(
        at("john-morgan", 0, level, stress=4), ian(at="library"), enemies=[foe("cultist", at="library")], active=1
    )

    table.dice("S B").run(EnemyAttack(EnemyId(1), Who(1))).play("protect:0", "let-stand")

    assert (table.board().wounds, table.board().stress) == (1, stress)


def test_protector_may_stand_by() -> None:
    table = scene(at("john-morgan", 0, 1), ian(at="library"), enemies=[foe("cultist", at="library")], active=1)

    table.dice("S B").run(EnemyAttack(EnemyId(1), Who(1))).play("stand-by").let_stand()

    assert [table.board(who).wounds for who in (0, 1)] == [0, 1]


# -- Unkillable


@pytest.mark.parametrize(("level", "returns", "stress"), [(1, 1, 3), (2, 2, 3), (3, 2, 0), (4, 3, 0)])
def test_unkillable_returns_from_death_by_wounds(level: int, returns: int, stress: int) -> None:
    table = scene(at("rasputin", 0, level, stress=3, finds=["fire-axe"]), beth(), elder_one=("attic", 0))

    for _ in range(returns):
        table.words(TakeWounds(5))
        assert (table.board().dead, table.board().wounds, table.board().stress) == (False, 0, stress)
    assert table.finds() == ["fire-axe"]
    table.words(TakeWounds(5))

    assert table.board().dead


def test_unkillable_does_not_help_against_madness() -> None:
    table = scene(at("rasputin", 0, 4, sanity=19), beth(), elder_one=("attic", 0))

    assert table.words(LoseSanity(1)).board().dead


def test_unkillable_saves_the_game_before_the_summoning() -> None:
    table = scene(at("rasputin", 0, 1), beth())

    assert not table.words(TakeWounds(9)).over
    assert table.words(TakeWounds(9)).outcome == "dmd-lost-too-early"


# -- High Strung


@pytest.mark.parametrize(("level", "counted", "healed"), [(1, 1, 0), (2, 2, 0), (3, 2, 2)])
def test_high_strung_counts_tentacles_as_successes_and_as_tentacles(level: int, counted: int, healed: int) -> None:
    table = scene(at("sister-beth", 0, level, stress=4, wounds=3), enemies=[foe("fire-vampire", at="library")])

    table.dice("T T B B+").play("attack:1", *["count-as:tentacle"] * counted)

    assert (table.enemy(1).wounds, table.board().sanity, table.board().wounds) == (counted, 2, 3 - healed)


@pytest.mark.parametrize(("dice", "open_now"), [("T T B B+", True), ("T B B B+", False)])
def test_high_strung_4_adds_three_successes_with_two_tentacles(dice: str, open_now: bool) -> None:
    table = scene(at("sister-beth", 0, 4, stress=4), elder_one=("library", 0), disrupted=True)

    table.dice(dice).play("attack:0")

    assert ("add-successes" in table.open) is open_now
    if open_now:
        table.play("add-successes", "let-stand")
        assert table.enemy(0).wounds == 3


# -- Gate Manipulation


@pytest.mark.parametrize(("level", "there", "next_door"), [(1, 1, 0), (2, 1, 1), (3, 1, 1), (4, 1, 1)])
def test_gate_manipulation_wounds_what_comes_through(level: int, there: int, next_door: int) -> None:
    """Half of a Cultist's health of 2. Once she is near enough."""
    wounds = []
    for space in ("boiler-room", "courtyard", "front-hall"):
        table = scene(at("the-kid", 0, level, at=space))
        table.words(Summon("blue", "cultist"))
        wounds.append(next(iter(table.state.enemies.values())).wounds)

    assert wounds == [there, next_door, 0]


@pytest.mark.parametrize(("space", "wounds"), [("boiler-room", 1), ("library", 0)])
def test_gate_manipulation_meets_whatever_is_summoned_in_the_gates_space(space: str, wounds: int) -> None:
    table = scene(at("the-kid", 0, 1, at=space)).words(SummonHere("cultist"))

    assert table.enemy(next(iter(table.state.enemies))).wounds == wounds


def test_half_of_an_odd_health_is_rounded_up() -> None:
    table = scene(at("the-kid", 0, 1, at="chemistry-wing")).words(Summon("red", "byakhee"))

    assert next(iter(table.state.enemies.values())).wounds == 2


@pytest.mark.parametrize(
    ("level", "space", "rests"), [(2, "courtyard", False), (3, "courtyard", True), (3, "library", False)]
)
def test_gate_manipulation_3_rests_near_a_gate_as_if_it_were_safe(level: int, space: str, rests: bool) -> None:
    table = scene(at("the-kid", 0, level, at=space, stress=2), enemies=[foe("cultist", at=space)])

    assert ("rest" in table.open) is rests


def test_gate_manipulation_4_has_a_bonus_die_and_a_free_rest_near_a_gate() -> None:
    near, far = (
        scene(at("the-kid", 0, 4, at=space, stress=2), enemies=[foe("cultist", at=space)])
        for space in ("courtyard", "library")
    )

    assert (near.play("attack:1").roll, far.play("attack:1").roll) == ((3, 1), (3, 0))
    near.let_stand().play("rest")
    near.play("heal:0:2")
    assert (near.state.taken, near.board().stress) == (1, 0)
