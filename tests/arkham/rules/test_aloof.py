"""Aloof: enemies that keep to themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.words.doing import DrawEncounter

from ..cards.scenes import daisy, foe, roland, scene
from .own import enemy


@pytest.fixture(autouse=True)
def watcher(declare: Callable[..., None]) -> None:
    declare(enemy("watcher", keywords=("aloof",)))


@pytest.mark.rule("aloof.1", "enemy-engagement.9")
def test_moving_onto_an_aloof_enemy_leaves_it_unengaged() -> None:
    table = scene(foes=[foe("watcher", at="cellar")])

    table.play("move:cellar")

    assert (table.card("watcher").threat, table.place("watcher")) == (-1, "cellar")


@pytest.mark.rule("aloof.2")
def test_a_drawn_aloof_enemy_stands_unengaged_where_its_drawer_is() -> None:
    table = scene(encounter=["watcher"])

    table.words(DrawEncounter())

    assert (table.card("watcher").threat, table.place("watcher")) == (-1, "hallway")


@pytest.mark.rule("aloof.3")
def test_an_aloof_enemy_that_somebody_engages_attacks() -> None:
    table = scene(foes=[foe("watcher", at="hallway")])

    table.play("engage:watcher")
    engaged = table.card("watcher").threat
    table.end_turn()

    assert engaged == 0
    assert table.who().damage == 1


@pytest.mark.rule("aloof.4")
def test_an_aloof_enemy_can_be_attacked_only_once_somebody_is_engaged_with_it() -> None:
    alone = scene(roland(play=["machete"]), daisy(), foes=[foe("watcher", at="hallway")])
    held = scene(roland(play=["machete"]), daisy(), foes=[foe("watcher", engaged=1)])

    assert {"fight:watcher", "activate:machete:0"} & {*alone.open} == set()
    assert {"fight:watcher", "activate:machete:0"} <= {*held.open}


@pytest.mark.rule("hunter.2")
def test_an_aloof_hunter_with_an_investigator_stays(declare: Callable[..., None]) -> None:
    declare(enemy("stalker", keywords=("aloof", "hunter")))
    table = scene(roland(), daisy(at="attic"), foes=[foe("stalker", at="hallway")])

    table.end_round()

    assert (table.place("stalker"), table.card("stalker").threat) == ("hallway", -1)
