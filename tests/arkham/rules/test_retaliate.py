"""Retaliate: enemies that answer a failed attack."""

from __future__ import annotations

import pytest

from tests.arkham.scenes import daisy, foe, roland, scene


@pytest.mark.rule("retaliate.1")
def test_a_missed_enemy_attacks_once_all_that_comes_of_the_failure_has_come() -> None:
    """Miskatonic's cultist token has horror follow a failure; the attack of the Wizard comes after it."""
    table = scene(roland(), enemies=[foe("wizard-of-the-order", engaged=0)], scenario="the-midnight-masks", token="-8")
    symbol = scene(roland(), enemies=[foe("ghoul-priest", engaged=0)], token="cultist")

    table.alter(place="your-house").play("fight:wizard-of-the-order")
    symbol.play("fight:ghoul-priest")

    assert table.hurt() == (1, 0)
    assert symbol.hurt() == (2, 3)
    told = symbol.messages()
    assert told.index("arkham-log-takes-horror") < told.index("arkham-log-attack-retaliate")


@pytest.mark.rule("retaliate.2")
def test_retaliating_exhausts_nobody_so_the_attack_of_the_enemy_phase_still_comes() -> None:
    table = scene(roland(), enemies=[foe("ghoul-priest", engaged=0)], token="-8").play("fight:ghoul-priest")

    ready = not table.enemy("ghoul-priest").exhausted
    table.alter(damage=0, horror=0).enemy_phase()

    assert ready
    assert table.hurt() == (2, 2)


@pytest.mark.rule("retaliate.3")
def test_an_enemy_engaged_with_somebody_else_retaliates_against_the_attacker() -> None:
    table = scene(roland(), daisy(), enemies=[foe("ghoul-priest", engaged=1)], token="-8")

    table.play("fight:ghoul-priest")

    assert table.hurt(0) == (2, 2)
    assert table.hurt(1) == (1, 0)


@pytest.mark.rule("retaliate.4")
def test_an_exhausted_enemy_does_not_retaliate() -> None:
    table = scene(roland(), enemies=[foe("ghoul-priest", at="study", exhausted=True)], token="-8")

    table.play("fight:ghoul-priest")

    assert table.hurt() == (0, 0)
