"""Spawn instructions, and where enemies appear without one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.declarations import Spawn
from miskatonic.games.arkham.framework.mythos import MythosPhase
from miskatonic.games.arkham.records import NOBODY, PlaceId
from miskatonic.games.arkham.spawning import Spawn as Spawning
from miskatonic.games.arkham.words.scenery import SpawnAside
from tests.arkham.scenes import HOUSE, daisy, roland, scene

from .own import enemy

Declare = Callable[..., None]


@pytest.mark.rule("spawn.1", "spawn-and-prey-instructions.1")
def test_an_enemy_appears_where_its_spawn_instruction_says() -> None:
    alone = scene(roland(at="hallway"), places=HOUSE).draw("flesh-eater")
    met = scene(roland(at="hallway"), daisy(at="attic"), places=HOUSE).draw("flesh-eater")

    assert (alone.enemy("flesh-eater").place, alone.enemy("flesh-eater").threat) == ("attic", NOBODY)
    assert met.enemy("flesh-eater").threat == 1


@pytest.mark.rule("spawn-and-prey-instructions.1")
def test_a_spawn_instruction_is_not_read_when_the_enemy_moves_later(declare: Declare) -> None:
    declare(enemy("climber", spawn=Spawn(at="attic"), keywords=("hunter",)))
    table = scene(roland(at="cellar"), places=HOUSE).draw("climber")

    table.enemy_phase()

    assert table.enemy("climber").place == "hallway"


@pytest.mark.rule("spawn.2", "put-into-play.3")
def test_an_enemy_that_a_card_puts_into_play_follows_its_spawn_instruction_too() -> None:
    table = scene(roland(at="hallway"), places=HOUSE)
    table.change(lambda at: setattr(at.state, "aside", (*at.state.aside, table.free("icy-ghoul"))))
    table.change(
        lambda at: setattr(at.state, "unused", tuple(c for c in at.state.unused if c != table.free("icy-ghoul")))
    )

    table.words(SpawnAside("01119"))

    assert (table.enemy("icy-ghoul").place, table.enemy("icy-ghoul").threat) == ("cellar", NOBODY)


@pytest.mark.rule("spawn.3")
def test_an_enemy_drawn_in_the_mythos_phase_is_engaged_with_whoever_drew_it() -> None:
    table = scene(roland(), daisy(), encounter=["rotting-remains", "ghoul-minion"], token="+1")

    table.run(MythosPhase())

    assert table.enemy("ghoul-minion").threat == 1


@pytest.mark.rule("spawn.4")
def test_an_enemy_whose_place_is_not_in_play_is_discarded_without_entering_play() -> None:
    table = scene(roland(at="study")).draw("flesh-eater")

    assert not table.in_play("flesh-eater")
    assert table.discarded == ["flesh-eater"]


@pytest.mark.rule("spawn.5")
def test_whoever_draws_an_enemy_chooses_among_the_places_where_it_may_spawn() -> None:
    table = scene(roland(at="your-house"), daisy(at="rivertown"), scenario="the-midnight-masks", lead=0)

    table.draw("acolyte", you=1)
    asked, places = table.asked, set(table.open)
    table.play("spawn-at:graveyard")

    assert asked == [1]
    assert not {"spawn-at:your-house", "spawn-at:rivertown"} & places
    assert len(places) > 1
    assert table.enemy("acolyte").place == "graveyard"


@pytest.mark.rule("spawn.6")
def test_a_card_that_names_a_place_overrides_a_printed_spawn_instruction() -> None:
    table = scene(roland(at="hallway"), places=HOUSE)
    card = table.free("flesh-eater")

    table.change(lambda at: setattr(at.state, "unused", tuple(c for c in at.state.unused if c != card)))
    table.resolve(Spawning(card, place=PlaceId("hallway")))

    assert (table.table.place_of(card), table.enemy("flesh-eater").threat) == ("hallway", 0)


@pytest.mark.rule("surge.1")
def test_a_card_with_surge_is_wholly_resolved_before_the_next_one_is_drawn(declare: Declare) -> None:
    declare(enemy("vanguard", surge=True))
    table = scene(roland(), encounter=["swarm-of-rats"]).draw("vanguard")

    drawn = list(table.state.play)

    assert [table.table.card(card).slug for card in drawn] == ["vanguard", "swarm-of-rats"]
    assert table.enemy("vanguard").threat == table.enemy("swarm-of-rats").threat == 0


@pytest.mark.rule("surge.2")
def test_surge_works_whenever_a_card_is_drawn_not_only_in_the_mythos_phase(declare: Declare) -> None:
    declare(enemy("vanguard", surge=True))
    table = scene(roland(), encounter=["swarm-of-rats"])
    table.change(lambda at: setattr(at.state, "phase", "setup"))

    table.draw("vanguard")

    assert table.in_play("swarm-of-rats")
