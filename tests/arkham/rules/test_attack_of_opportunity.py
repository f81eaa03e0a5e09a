"""Attacks of opportunity, and who is the attacker."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.words.abilities import Action
from miskatonic.games.arkham.words.cards import Gain
from miskatonic.games.arkham.words.costs import Pay

from ..cards.scenes import daisy, foe, roland, scene
from .own import asset

Declare = Callable[..., None]


@pytest.mark.rule("attack-of-opportunity.1")
def test_both_ready_engaged_enemies_attack_before_a_resource_is_taken() -> None:
    table = scene(foes=[foe("ghoul-minion", engaged=0), foe("swarm-of-rats", engaged=0)])

    table.choose_one("resource")
    before = table.who().resources
    table.play("attack-first:swarm-of-rats")

    assert before == 0
    assert table.hurt() == (2, 1)
    assert table.who().resources == 1


@pytest.mark.rule("attack-of-opportunity.1")
def test_fighting_evading_and_resigning_provoke_nobody() -> None:
    for action in ("fight:ghoul-minion", "evade:ghoul-minion", "activate:parlor:0"):
        table = scene(
            roland(at="parlor"), daisy(), foes=[foe("ghoul-minion", engaged=0)], places={"parlor": 0, "hallway": 0}
        )

        table.play(action)

        assert table.hurt() == (0, 0)


@pytest.mark.rule("attack-of-opportunity.1")
def test_a_parley_provokes_nobody() -> None:
    table = scene(roland(threat=["mob-enforcer"], resources=4))

    table.play("activate:mob-enforcer:0")

    assert table.hurt() == (0, 0)
    assert not table.in_play("mob-enforcer")


@pytest.mark.rule("attack-of-opportunity.2")
def test_the_acting_investigator_orders_attacks_though_another_leads() -> None:
    table = scene(roland(), daisy(), foes=[foe("ghoul-minion", engaged=0), foe("swarm-of-rats", engaged=0)], lead=1)

    table.choose_one("resource")

    assert table.asked == 0
    assert table.open == ["attack-first:ghoul-minion", "attack-first:swarm-of-rats"]


@pytest.mark.rule("attack-of-opportunity.3")
def test_an_attack_of_opportunity_deals_damage_and_horror_at_once() -> None:
    table = scene(foes=[foe("flesh-eater", engaged=0)])

    table.play("draw")

    assert table.hurt() == (1, 2)
    assert table.said("arkham-log-attack-opportunity") == 1


@pytest.mark.rule("attack-of-opportunity.4", "initiation.2.c")
def test_an_asset_is_paid_for_before_the_attack_and_enters_play_after_it() -> None:
    table = scene(roland(hand=["machete"], play=["guard-dog"], resources=3), foes=[foe("swarm-of-rats", engaged=0)])

    table.choose_one("play:machete")
    paid, there = table.who().resources, table.in_play("machete")
    table.play("assign-damage:roland-banks")

    assert (paid, there) == (0, False)
    assert table.in_play("machete")


@pytest.mark.rule("attack-of-opportunity.5")
def test_an_ability_of_two_actions_provokes_one_attack_from_each_enemy(declare: Declare) -> None:
    declare(asset("great-work", Action((Gain(5),), actions=2)))
    table = scene(roland(play=["great-work"]), foes=[foe("swarm-of-rats", engaged=0)])

    table.play("activate:great-work:0")

    assert table.who().damage == 1
    assert table.who().spent == 2


@pytest.mark.rule("attack-of-opportunity.6")
def test_an_enemy_that_took_its_opportunity_attacks_in_the_enemy_phase_too() -> None:
    table = scene(foes=[foe("swarm-of-rats", engaged=0)])

    table.play("resource")
    ready = not table.card("swarm-of-rats").exhausted
    table.end_turn()

    assert ready
    assert table.who().damage == 2


@pytest.mark.rule("attack-of-opportunity.7", "enemy-engagement.3")
def test_after_the_attack_the_investigator_arrives_and_the_enemy_with_them() -> None:
    table = scene(roland(at="attic"), foes=[foe("swarm-of-rats", engaged=0)])

    table.play("move:hallway")

    assert table.who().damage == 1
    assert (table.who().place, table.place("swarm-of-rats")) == ("hallway", "hallway")
    assert table.card("swarm-of-rats").threat == 0


@pytest.mark.rule("attack-of-opportunity.8")
def test_dodge_cancels_an_attack_of_opportunity() -> None:
    table = scene(roland(hand=["dodge"], resources=1), foes=[foe("swarm-of-rats", engaged=0)])

    table.choose_one("draw", "trigger:dodge:0:0").hush()

    assert table.who().damage == 0


@pytest.mark.rule("attack-of-opportunity.9")
def test_an_exhausted_enemy_takes_no_opportunity() -> None:
    table = scene(foes=[foe("swarm-of-rats", engaged=0, exhausted=True)])

    table.play("draw")

    assert table.who().damage == 0


@pytest.mark.rule("attack-of-opportunity.7", "elimination.1")
def test_an_investigator_who_dies_of_the_opportunity_does_not_finish_the_action() -> None:
    table = scene(roland(damage=8, at="attic", clues=1), daisy(), foes=[foe("swarm-of-rats", engaged=0)])

    table.play("move:hallway")

    assert table.who().gone == "damage"
    assert table.clues("attic") == 3
    assert table.place("swarm-of-rats") == "attic"


@pytest.mark.rule("attack-of-opportunity.7")
def test_a_card_paid_for_by_an_investigator_who_dies_of_the_opportunity_does_nothing() -> None:
    table = scene(
        roland(hand=["emergency-cache"], damage=8), daisy(hand=["guts"]), foes=[foe("swarm-of-rats", engaged=0)]
    )

    table.play("play:emergency-cache")

    assert table.who().gone == "damage"
    assert table.who().resources == 0
    assert table.pile("removed") == ["emergency-cache"]


@pytest.mark.rule("attack-of-opportunity.4", "attack-of-opportunity.7")
def test_an_enemy_that_dies_of_the_guard_dog_has_attacked_and_the_action_goes_on() -> None:
    table = scene(
        roland(play=["guard-dog"], touched={"guard-dog": {"damage": 2}}), foes=[foe("swarm-of-rats", engaged=0)]
    )

    table.play("resource", "assign-damage:guard-dog", "trigger:guard-dog:0:0")

    assert not table.in_play("guard-dog")
    assert not table.in_play("swarm-of-rats")
    assert table.who().resources == 1


@pytest.mark.rule("attacker-attacked.1")
def test_in_retaliation_the_enemy_is_the_attacker() -> None:
    table = scene(roland(play=["guard-dog"]), foes=[foe("ghoul-priest", engaged=0)], bag=["-8"])

    table.play(
        "fight:ghoul-priest", "assign-damage:guard-dog", "assign-damage:guard-dog", "assign-horror:roland-banks",
        "assign-horror:roland-banks", "trigger:guard-dog:0:0",
    )  # fmt: skip

    assert table.damage("ghoul-priest") == 1


@pytest.mark.rule("action.2")
def test_actions_and_resources_are_gone_before_any_effect(declare: Declare) -> None:
    declare(asset("great-work", Action((Gain(5),), cost=(Pay(1),), actions=2)))
    table = scene(roland(play=["great-work", "guard-dog"], resources=1), foes=[foe("swarm-of-rats", engaged=0)])

    table.choose_one("activate:great-work:0")

    assert table.open == ["assign-damage:roland-banks", "assign-damage:guard-dog"]
    assert (table.who().spent, table.who().resources) == (2, 0)
