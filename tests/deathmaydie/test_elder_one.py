"""The ritual, the Elder One on the board, and its stages."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.games.deathmaydie.content.elder_ones.hastur import HASTUR
from miskatonic.games.deathmaydie.content.library import ELDER_ONES
from miskatonic.games.deathmaydie.fighting import EnemyAttack
from miskatonic.games.deathmaydie.records import EnemyId, Who
from miskatonic.games.deathmaydie.words.harm import HarmEnemies
from miskatonic.games.deathmaydie.words.standing import BonusDice
from miskatonic.games.deathmaydie.words.tokens import LayToken

from .scenes import Scene, Somebody, beth, foe, ian, made_up, scene, somebody


def morgan(**more: Any) -> Somebody:
    """John Morgan has no skill that changes an attack; with full stress nothing is asked about the dice."""
    return somebody("john-morgan", **{"at": "library", "stress": 4, **more})


def faced(wounds: int = 0, *people: Somebody, **more: Any) -> Scene:
    """Somebody in the library with the Elder One, who is mortal."""
    given = {"disrupted": True, **more}
    return scene(*(people or (morgan(), beth(at="attic"))), elder_one=("library", wounds), **given)


# -- the ritual


@pytest.mark.rule("disrupt-ritual.1")
def test_the_ritual_is_disrupted_when_what_the_episode_asks_for_is_done() -> None:
    table = scene(morgan(at="attic"), beth(), tokens=[("laboratory", "attic"), ("laboratory", "library")])
    assert (table.view().ritual.done, table.view().ritual.need) == (2, 4)

    table.dice("S S B").play("do:wreck")
    assert not table.view().disrupted
    table.lay(
        lambda at: (
            at.table.change(Who(0), space="library") if hasattr(at, "table") else at.change(Who(0), space="library")
        )
    )
    table.dice("S S B").play("do:wreck")

    assert (table.view().disrupted, table.said("dmd-log-disrupted")) == (True, 1)


@pytest.mark.rule("disrupt-ritual.2")
def test_disrupted_with_the_first_action_it_can_be_attacked_with_the_second() -> None:
    table = scene(morgan(at="attic"), beth(), elder_one=("attic", 0), tokens=[("laboratory", "attic")])
    assert "attack:0" not in table.open

    table.dice("S S B").play("do:wreck")
    assert "attack:0" in table.open
    table.dice("S B B").play("attack:0")

    assert table.enemy(0).wounds == 1


@pytest.mark.rule("disrupt-ritual.3")
def test_a_disrupted_ritual_brings_it_at_the_end_of_the_turn_even_without_symbols() -> None:
    table = scene(morgan(at="attic"), beth(at="library"), tokens=[("laboratory", "attic")])

    table.dice("S S B").play("do:wreck").dice("B").pass_turn()

    assert (table.view().summoned, table.view().track, table.said("dmd-log-advances")) == (True, 1, 0)


@pytest.mark.rule("disrupt-ritual.4")
def test_a_disrupted_ritual_stays_disrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    box = made_up(monkeypatch, supply={"laboratory": 1})
    table = scene(morgan(at="attic"), beth(), elder_one=("attic", 0), tokens=[("laboratory", "attic")], **box)
    table.dice("S S B").play("do:wreck")

    table.words(LayToken("laboratory"))

    assert [token.kind for token in table.view().tokens] == ["laboratory"]
    assert table.view().disrupted
    assert "attack:0" in table.open


# -- no harm before


@pytest.mark.rule("elder-one-invulnerable.1")
def test_before_that_it_is_not_among_the_targets() -> None:
    table = faced(disrupted=False, enemies=[foe("cultist", at="library")])

    assert [key for key in table.open if key.startswith("attack")] == ["attack:1"]
    table.refuses(0, "attack:0")
    assert table.game.why_not(0, "attack:0")[0].rules == ("elder-one-invulnerable.1",)


@pytest.mark.rule("elder-one-invulnerable.1")
def test_nor_can_brawling_aim_at_it() -> None:
    table = scene(
        ian(at="library", levels=(1, 2, 1)), beth(), elder_one=("library", 0),
        enemies=[foe("cultist", at="library"), foe("cultist", at="library")],
    )  # fmt: skip

    assert table.play("attack:1").open == ["add-target:2", "enough"]


@pytest.mark.rule("elder-one-invulnerable.2")
def test_nothing_else_harms_it_either() -> None:
    table = faced(disrupted=False, enemies=[foe("byakhee", at="library")])

    table.words(HarmEnemies(1))

    assert [enemy.wounds for enemy in table.state.enemies.values()] == [0, 1]


@pytest.mark.rule("elder-one-invulnerable.3")
def test_it_attacks_all_the_same() -> None:
    table = scene(morgan(), beth(at="attic"), elder_one=("library", 0))

    table.dice("S B B+ B+").pass_turn()

    assert (table.said("dmd-log-attacks"), table.board().wounds) == (1, 1)


# -- on the board


@pytest.mark.rule("elder-one-is-enemy.2")
def test_it_attacks_like_the_other_enemies_in_its_space() -> None:
    table = scene(morgan(), beth(at="library"), elder_one=("library", 0), enemies=[foe("cultist", at="library")])

    table.dice("B B B+ B+ B B").play("end-actions")

    assert table.open == ["face:0", "face:1"]
    table.play("face:0").let_stand()
    assert (table.said("dmd-log-attacks"), table.board(1).wounds) == (2, 0)


@pytest.mark.rule("elder-one-is-enemy.3", "stage-card-parts.4")
@pytest.mark.parametrize("name", ELDER_ONES)
@pytest.mark.parametrize("stage", [2, 3, 4])
def test_it_rolls_the_dice_of_all_revealed_stages_at_once(name: str, stage: int) -> None:
    cards = ELDER_ONES[name].stages[:stage]
    table = scene(ian(at="library"), beth(), elder_one=("library", 0), stage=stage, against=name)

    table.run(EnemyAttack(EnemyId(0), Who(0)))

    assert table.roll == (sum(card.standard for card in cards), sum(card.bonus for card in cards))


@pytest.mark.rule("elder-one-is-enemy.4")
def test_on_its_track_it_is_in_no_space_and_attacks_nobody() -> None:
    table = scene(morgan(), beth(), track=3, mythos=["smoke"], discovery=["the-red-bucket"])

    table.pass_turn()

    assert table.said("dmd-log-attacks") == 0
    assert "hastur" not in {enemy.kind for enemy in table.view().enemies}


# -- stages


@pytest.mark.rule("stage-stack.1")
def test_the_first_wounds_go_to_stage_2() -> None:
    early, late = scene(morgan(), disrupted=True), faced()

    early.words(HarmEnemies(3))
    late.words(HarmEnemies(3))

    assert (early.state.stage, early.state.enemies) == (1, {})
    assert (late.state.stage, late.enemy(0).wounds, late.view().enemies[0].health) == (2, 3, 12)


@pytest.mark.rule("stage-stack.2", "stage-defeat.3")
def test_wounds_go_to_the_current_stage_only() -> None:
    table = faced(11)

    table.words(HarmEnemies(30))

    assert (table.state.stage, table.enemy(0).wounds, table.view().enemies[0].health) == (3, 0, 10)


@pytest.mark.rule("stage-card-parts.1")
@pytest.mark.parametrize("name", ELDER_ONES)
def test_each_stage_is_revealed_once(name: str) -> None:
    table = faced(0, against=name)

    for _ in range(2):
        table.words(HarmEnemies(30)).let_stand()
        table.lay(lambda at: at.state.enemies.update(
            {EnemyId(0): replace(at.state.enemies[EnemyId(0)], space="library")}
        ))  # fmt: skip

    assert (table.state.stage, table.said("dmd-log-stage-revealed")) == (4, 2)
    assert all(stage.reveal for stage in ELDER_ONES[name].stages[1:])


@pytest.mark.rule("stage-card-parts.2")
@pytest.mark.parametrize("stage", [1, 2, 3, 4])
def test_an_ongoing_effect_stays_in_the_stages_that_follow(stage: int, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, *rest = HASTUR.stages
    box = made_up(monkeypatch, elder_one={"stages": (one, replace(two, abilities=(BonusDice(2, "attack"),)), *rest)})
    elder_one = ("attic", 0) if stage > 1 else None
    table = scene(morgan(), enemies=[foe("cultist", at="library")], elder_one=elder_one, stage=stage, **box)

    table.change(stress=0).play("attack:1")

    assert table.roll == (3, 2 if stage > 1 else 0)


@pytest.mark.rule("stage-card-parts.3")
def test_hasturs_second_stage_takes_twelve_wounds() -> None:
    assert faced().view().enemies[0].health == 12


@pytest.mark.rule("stage-card-parts.4")
@pytest.mark.parametrize("name", ELDER_ONES)
def test_a_revealed_stage_adds_exactly_its_own_dice(name: str) -> None:
    table = faced(0, against=name)
    before = table.view().enemies[0]

    table.words(HarmEnemies(30)).let_stand()

    after, card = table.view().enemies[0], ELDER_ONES[name].stages[2]
    assert (after.standard - before.standard, after.bonus - before.bonus) == (card.standard, card.bonus)


@pytest.mark.rule("stage-defeat.1")
@pytest.mark.parametrize(("wounds", "stage"), [(11, 2), (12, 3)])
def test_twelve_wounds_defeat_a_health_of_twelve(wounds: int, stage: int) -> None:
    assert faced().words(HarmEnemies(wounds)).state.stage == stage


@pytest.mark.rule("stage-defeat.2")
def test_a_defeat_reveals_the_next_stage_with_its_effect() -> None:
    table = faced(11)

    table.dice("S B B").play("attack:0")

    assert (table.state.stage, table.enemy(0).space) == (3, "chemistry-wing")


@pytest.mark.rule("stage-defeat.4", "win-condition.1")
def test_the_defeat_of_the_final_stage_wins() -> None:
    table = faced(11, stage=4)

    table.dice("S B B").play("attack:0")

    assert (table.over, table.outcome) == (True, "dmd-won")


@pytest.mark.rule(
    "stage-defeat.example-1", "stage-defeat.example-2", "stage-defeat.example-3", "stage-defeat.example-4"
)
def test_hastur_falls_from_stage_2_to_stage_3() -> None:
    """Nine wounds lie on Stage 2; an attack with the revolver and the axe deals five."""
    people = [ian(at="library", finds=["revolver"]), beth(signs=1), somebody("rasputin", signs=2)]
    table = faced(9, *people, somebody("borden", signs=3))

    table.dice("S S S S+ S+").play("attack:0", "let-stand")

    assert (table.state.stage, table.enemy(0).wounds, table.enemy(0).space) == (3, 0, "chemistry-wing")
    assert [table.board(who).wounds for who in range(4)] == [0, 0, 1, 1]
    hastur = table.view().enemies[0]
    assert (hastur.standard, hastur.bonus) == (3, 3)


def test_a_stage_defeated_by_one_of_several_targets_does_not_spare_the_others() -> None:
    table = scene(
        ian(at="library", levels=(1, 4, 1)), beth(), elder_one=("library", 11), disrupted=True,
        enemies=[foe("cultist", at="library")],
    )  # fmt: skip

    table.dice("S S B B+").play("attack:0", "add-target:1", "let-stand")

    assert (table.state.stage, table.enemy(0).wounds, table.kinds("library")) == (3, 0, [])


def test_who_dies_with_a_stage_is_gone_before_the_next_one_is_revealed() -> None:
    """Cthulhu's Stage 3 maddens everybody, and somebody at a threshold has to choose; the Byakhee is not in the way."""
    table = scene(
        morgan(sanity=3, insanity="self-harm"), beth(at="attic"), elder_one=("library", 17), disrupted=True,
        against="cthulhu", enemies=[foe("byakhee", at="library", wounds=2)],
    )  # fmt: skip

    table.words(HarmEnemies(1))

    assert (table.prompt, table.kinds("library")) == ("dmd-ask-raise", [])
    assert table.board().wounds == 1, "no enemy was beside him, so he hurt himself"
