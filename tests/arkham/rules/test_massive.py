"""Massive enemies: engaged with everybody where they are, and in nobody's threat area."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.declarations import Keyword
from miskatonic.games.arkham.engagement import Engage
from miskatonic.games.arkham.records import NOBODY, Who
from tests.arkham.scenes import HOUSE, Scene, Somebody, daisy, foe, roland, scene, wendy

from .own import enemy

Declare = Callable[..., None]


@pytest.fixture
def hulk(declare: Declare) -> None:
    """A massive enemy that deals a damage and a horror."""
    declare(enemy("hulk", keywords=("massive",), horror=1))


def beside_the_hulk(*people: Somebody, active: int = 0, token: str = "0", **fields: bool) -> Scene:
    return scene(*people, enemies=[foe("hulk", at="study", **fields)], active=active, token=token)


@pytest.mark.usefixtures("hulk")
@pytest.mark.rule("massive.1", "massive.6")
@pytest.mark.parametrize("active", [0, 1])
def test_whoever_acts_beside_a_massive_enemy_provokes_it_and_takes_its_attack_alone(active: int) -> None:
    table = beside_the_hulk(roland(), daisy(), active=active)

    table.play("resource")

    assert table.hurt(active) == (1, 1)
    assert table.hurt(1 - active) == (0, 0)


@pytest.mark.usefixtures("hulk")
@pytest.mark.rule("massive.2")
def test_an_exhausted_massive_enemy_is_engaged_with_nobody() -> None:
    table = beside_the_hulk(roland(), exhausted=True)
    evadable = [key for key in table.open if key.startswith("evade:")]

    table.play("resource")

    assert evadable == []
    assert table.hurt() == (0, 0)


@pytest.mark.usefixtures("hulk")
@pytest.mark.rule("massive.3")
def test_a_massive_enemy_goes_to_no_threat_area_whoever_draws_or_engages_it() -> None:
    table = scene(roland(), daisy()).draw("hulk")

    table.resolve(Engage(table.ids("hulk")[0], Who(1)))

    assert (table.enemy("hulk").threat, table.enemy("hulk").place) == (NOBODY, "study")
    assert "engage:hulk" not in table.open


@pytest.mark.usefixtures("hulk")
@pytest.mark.rule("massive.4", "massive.5")
def test_a_massive_enemy_attacks_everybody_in_the_order_of_the_lead_and_exhausts_after_the_last() -> None:
    table = scene(roland(), daisy(), wendy(), lead=1, enemies=[foe("hulk", at="study")])

    table.enemy_phase()
    asked = table.asked, table.open
    table.play("attacked:2")
    between = [table.hurt(who) for who in range(3)], table.enemy("hulk").exhausted
    table.play("attacked:0")

    assert asked == ([1], ["attacked:1", "attacked:2", "attacked:0"])
    assert between == ([(0, 0), (0, 0), (1, 1)], False)
    assert [table.hurt(who) for who in range(3)] == [(1, 1)] * 3
    assert table.enemy("hulk").exhausted


@pytest.mark.usefixtures("hulk")
@pytest.mark.rule("massive.7")
def test_one_walks_away_from_a_massive_enemy_alone() -> None:
    table = scene(roland(at="hallway"), places=HOUSE, enemies=[foe("hulk", at="hallway")])

    table.play("move:cellar")

    assert (table.who().place, table.enemy("hulk").place) == ("cellar", "hallway")


@pytest.mark.usefixtures("hulk")
@pytest.mark.rule("massive.8")
def test_a_missed_blow_at_a_massive_enemy_hits_nobody_who_is_engaged_with_it() -> None:
    massive = beside_the_hulk(roland(), daisy(), token="-8")
    other = scene(roland(), daisy(), enemies=[foe("ghoul-minion", engaged=1)], token="-8")

    massive.play("fight:hulk")
    other.play("fight:ghoul-minion")

    assert [massive.hurt(0), massive.hurt(1)] == [(0, 0), (0, 0)]
    assert other.hurt(1) == (1, 0)


@pytest.mark.rule("massive.8", "retaliate.1")
def test_a_massive_enemy_that_is_missed_retaliates_against_the_attacker_alone(declare: Declare) -> None:
    keywords: tuple[Keyword, ...] = ("massive", "retaliate")
    declare(enemy("hulk", keywords=keywords, horror=1))
    table = beside_the_hulk(roland(), daisy(), token="-8")

    table.play("fight:hulk")

    assert [table.hurt(0), table.hurt(1)] == [(1, 1), (0, 0)]
    assert not table.enemy("hulk").exhausted
