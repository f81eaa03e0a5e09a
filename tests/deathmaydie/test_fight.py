"""Fight: who attacks whom, in which order, and how one defends oneself."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.games.deathmaydie.content.elder_ones.hastur import CULTIST
from miskatonic.games.deathmaydie.fighting import EnemyAttack
from miskatonic.games.deathmaydie.records import EnemyId, Who
from miskatonic.games.deathmaydie.words.figures import BringEnemies, SummonHere
from miskatonic.games.deathmaydie.words.moments import On

from .scenes import Scene, Somebody, beth, foe, ian, made_up, scene, somebody


def rasputin(**more: Any) -> Somebody:
    """Rasputin has no skill that changes a fight, and with full stress nothing is asked about a roll."""
    return somebody("rasputin", **{"at": "library", "stress": 4, **more})


def beset(*kinds: str, who: Somebody | None = None, **more: Any) -> Scene:
    """Somebody in the library with these enemies."""
    enemies = [foe(kind, at="library") for kind in kinds]
    return scene(who or rasputin(), beth(at="library"), enemies=[*enemies, *more.pop("besides", ())], **more)


@pytest.mark.rule("fight.1")
def test_nothing_is_discovered_in_a_fight() -> None:
    table = beset("cultist", discovery=["the-red-bucket"])

    table.dice("B B").pass_turn()

    assert (table.view().discovery_deck, table.said("dmd-log-attacks")) == (1, 1)


@pytest.mark.rule("fight.2", "fight.7")
def test_every_enemy_in_the_space_attacks_once() -> None:
    table = beset("cultist", "cultist", "byakhee")

    table.dice("B B B B B B").play("end-actions", "face:1", "face:2")

    assert table.said("dmd-log-rolls") == 3
    assert table.state.active == 1


@pytest.mark.rule("fight.3")
def test_they_ignore_everybody_else_in_the_space() -> None:
    table = beset("cultist")

    table.dice("S S").pass_turn()

    assert [table.board(who).wounds for who in (0, 1)] == [2, 0]


@pytest.mark.rule("fight.4")
def test_the_active_player_chooses_who_attacks_first() -> None:
    table = beset("cultist", "byakhee")

    table.dice("B B B B").play("end-actions")

    assert (table.asked, table.open) == ([0], ["face:1", "face:2"])
    table.play("face:2")
    attackers = [line.text.args["kind"] for line in table.game.lines() if line.text.id == "dmd-log-attacks"]
    assert attackers == ["byakhee", "cultist"]


@pytest.mark.rule("fight.5")
def test_an_enemy_killed_before_its_turn_does_not_attack() -> None:
    """Ian's vengeance, at level 2, wounds each enemy in the attacker's space; the second Cultist dies of it."""
    table = scene(
        ian(at="library", stress=4, levels=(2, 1, 1)), beth(),
        enemies=[foe("fire-vampire", at="library"), foe("cultist", at="library", wounds=1),
                 foe("byakhee", at="library")],
    )  # fmt: skip

    table.dice("S B B+").play("end-actions", "face:1").let_stand()

    assert sorted(table.kinds("library")) == ["byakhee", "fire-vampire"]
    assert table.said("dmd-log-attacks") == 2


@pytest.mark.rule("fight.6")
def test_enemies_in_other_spaces_do_not_attack() -> None:
    table = beset(besides=[foe("byakhee", at="long-corridor")], mythos=["backdraft"], discovery=["the-red-bucket"])

    table.pass_turn()

    assert table.said("dmd-log-attacks") == 0


@pytest.mark.rule("fight.7")
def test_one_enemy_makes_one_attack() -> None:
    table = beset("byakhee")

    table.dice("B B").pass_turn()

    assert (table.said("dmd-log-attacks"), table.state.active) == (1, 1)


# -- arrivals and departures


@pytest.mark.rule("fight-changes.1", "fight-changes.4", "fight-changes.5")
def test_whoever_is_drawn_to_another_enemy_is_attacked_by_it() -> None:
    """Clinging draws Rasputin out of the library to Beth, with whom a Byakhee is; the second Cultist is left behind."""
    table = scene(
        rasputin(sanity=3, insanity="clinging"), beth(at="attic"), mythos=["backdraft"],
        enemies=[foe("cultist", at="library"), foe("cultist", at="library"), foe("byakhee", at="attic")],
    )  # fmt: skip

    table.dice("T B").play("end-actions", "face:1", "raise:unkillable")

    attackers = [line.text.args["kind"] for line in table.game.lines() if line.text.id == "dmd-log-attacks"]
    assert (table.board().space, attackers) == ("attic", ["cultist", "byakhee"])


@pytest.mark.rule("fight-changes.2", "summon-enemies.6")
def test_an_enemy_that_enters_during_the_fight_attacks_before_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    caller = replace(CULTIST, abilities=(On("enemy-attacks", (SummonHere("byakhee"),)),))
    table = beset("cultist", **made_up(monkeypatch, elder_one={"cultist": caller}))

    table.dice("B B B B").pass_turn()

    attackers = [line.text.args["kind"] for line in table.game.lines() if line.text.id == "dmd-log-attacks"]
    assert attackers == ["cultist", "byakhee"]


@pytest.mark.rule("fight-changes.3")
def test_an_enemy_that_has_left_does_not_attack_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Cultist whose attack sends the Byakhee away to the red gate."""
    sender = replace(CULTIST, abilities=(On("enemy-attacks", (BringEnemies("byakhee", "red"),)),))
    table = beset("cultist", "byakhee", **made_up(monkeypatch, elder_one={"cultist": sender}))

    table.dice("B B").play("end-actions", "face:1")

    assert (table.said("dmd-log-attacks"), table.kinds("chemistry-wing")) == (1, ["byakhee"])
    assert table.state.active == 1


@pytest.mark.rule("fight-changes.4")
def test_attacks_of_enemies_left_behind_fall_away() -> None:
    table = scene(
        rasputin(sanity=3, insanity="clinging"), beth(at="attic"),
        enemies=[foe("cultist", at="library"), foe("cultist", at="library")],
    )  # fmt: skip

    table.dice("T B").play("end-actions", "face:1", "raise:unkillable")

    assert (table.board().space, table.said("dmd-log-attacks")) == ("attic", 1)


@pytest.mark.rule("fight-changes.5")
def test_before_each_attack_the_enemies_are_looked_at_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each Cultist that attacks brings another as long as there are figures: ten attacks in all."""
    caller = replace(CULTIST, abilities=(On("enemy-attacks", (SummonHere("cultist"),)),))
    table = beset("cultist", **made_up(monkeypatch, elder_one={"cultist": caller}))

    table.dice("B B " * 10).pass_turn()

    assert table.said("dmd-log-attacks") == 10


# -- defending oneself


@pytest.mark.rule("defend-against-enemies.1")
def test_the_dice_of_the_reference_card_are_rolled() -> None:
    table = scene(ian(at="library"), enemies=[foe("fire-vampire", at="library")])

    table.dice("B B B+").play("end-actions")

    assert table.roll == (2, 1)


@pytest.mark.rule("defend-against-enemies.2", "defend-against-enemies.3")
@pytest.mark.parametrize(("dice", "wounds", "sanity"), [("S S", 2, 0), ("ST B", 1, 1), ("T T", 0, 2), ("B E", 0, 0)])
def test_successes_wound_and_tentacles_cost_sanity(dice: str, wounds: int, sanity: int) -> None:
    table = beset("byakhee")

    table.dice(dice).pass_turn()

    assert (table.board().wounds, table.board().sanity) == (wounds, sanity)


@pytest.mark.rule("defend-against-enemies.4")
@pytest.mark.parametrize(("against", "sanity"), [("hastur", 0), ("cthulhu", 1)])
def test_an_elder_sign_counts_only_for_an_enemy_that_uses_it(against: str, sanity: int) -> None:
    """Cthulhu's Cultists have such an ability, Hastur's have not."""
    table = beset("cultist", against=against)

    table.dice("E E").pass_turn()

    assert (table.board().wounds, table.board().sanity) == (0, sanity)


@pytest.mark.rule("defend-against-enemies.5")
def test_toughness_lessens_the_wounds() -> None:
    table = scene(beth(at="library", stress=4, levels=(1, 1, 2)), enemies=[foe("cultist", at="library")])

    table.dice("S S").pass_turn()

    assert table.board().wounds == 1


# -- Ian's fight, the worked example


@pytest.mark.rule("defend-against-enemies.example-1", "defend-against-enemies.example-2")
def test_the_fire_vampire_lays_fire_before_the_dice_are_rolled() -> None:
    table = scene(ian(at="library"), enemies=[foe("fire-vampire", at="library")], discovery=["the-red-bucket"])

    table.dice("B S S+").play("end-actions")

    assert (table.view().discovery_deck, table.said("dmd-log-attacks")) == (1, 1)
    assert table.state.fires == {"library": 1}
    assert table.prompt == "dmd-ask-defend"


@pytest.mark.rule(
    "defend-against-enemies.example-3",
    "defend-against-enemies.example-4",
    "defend-against-enemies.example-5",
    "rerolls.4",
    "resolve-effects.1",
)
def test_ian_rerolls_one_success_and_avenges_the_other() -> None:
    table = scene(ian(at="library"), enemies=[foe("fire-vampire", at="library")])

    table.dice("B S S+").run(EnemyAttack(EnemyId(1), Who(0)))
    assert [die.face for die in table.view().dice] == [5, 0, 0]
    table.dice("E").play("reroll:1:stress")
    assert table.board().stress == 1
    table.play("let-stand")

    assert (table.board().wounds, table.board().sanity) == (1, 0)
    assert table.enemy(1).wounds == 1


@pytest.mark.rule("defend-against-enemies.example-5")
def test_unwounded_ian_takes_no_vengeance() -> None:
    table = scene(ian(at="library"), enemies=[foe("fire-vampire", at="library")])

    table.dice("B S S+").run(EnemyAttack(EnemyId(1), Who(0))).dice("E B+")
    table.play("reroll:1:stress", "reroll:2:stress", "let-stand")

    assert (table.board().wounds, table.enemy(1).wounds) == (0, 0)


@pytest.mark.parametrize(("dead", "enemy"), [(True, 1), (False, 9)])
def test_nobody_attacks_the_dead_and_the_gone_attack_nobody(dead: bool, enemy: int) -> None:
    table = scene(
        rasputin(), beth(at="library", dead=dead), enemies=[foe("cultist", at="library")], elder_one=("attic", 0)
    )

    table.run(EnemyAttack(EnemyId(enemy), Who(1)))

    assert (table.prompt, table.said("dmd-log-attacks"), table.said("dmd-log-rolls")) == ("dmd-ask-act", 0, 0)


def test_enemies_do_not_attack_a_catatonic_protector_either() -> None:
    table = scene(
        somebody("john-morgan", at="library", sanity=3, insanity="catatonia"), ian(at="library"),
        enemies=[foe("cultist", at="library")], active=1,
    )  # fmt: skip
    assert table.run(EnemyAttack(EnemyId(1), Who(1))).prompt == "dmd-ask-protect"
    table.dice("T B").play("protect:0").let_stand().play("raise:protector")

    table.run(EnemyAttack(EnemyId(1), Who(1)))

    assert table.prompt == "dmd-ask-defend"
    assert table.asked == [1]
