"""Prey: whom an enemy goes for where it has a choice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.declarations import Prey
from miskatonic.games.arkham.engagement import Engagements
from miskatonic.games.arkham.records import NOBODY
from tests.arkham.scenes import HOUSE, Scene, Somebody, agnes, daisy, foe, roland, scene, skids, wendy

from .own import enemy

Declare = Callable[..., None]


@pytest.fixture
def thief(declare: Declare) -> None:
    """An enemy whose prey is whoever has the most clues."""
    declare(enemy("thief", prey=Prey("most", "clues")))


def met(*people: Somebody, lead: int = 0) -> Scene:
    """The thief stands where everybody is."""
    return scene(*people, enemies=[foe("thief", at="study")], lead=lead).resolve(Engagements())


@pytest.mark.usefixtures("thief")
@pytest.mark.rule("prey.1", "spawn-and-prey-instructions.2")
def test_without_a_choice_an_enemy_engages_whoever_is_there() -> None:
    table = met(roland(clues=0), daisy(at="hallway", clues=3))

    assert table.enemy("thief").threat == 0


@pytest.mark.usefixtures("thief")
@pytest.mark.rule("prey.2", "spawn-and-prey-instructions.2")
@pytest.mark.parametrize(("clues", "threat"), [((1, 3), 1), ((3, 1), 0)])
def test_an_enemy_engages_whoever_meets_its_prey_best(clues: tuple[int, int], threat: int) -> None:
    table = met(roland(clues=clues[0]), daisy(clues=clues[1]))

    assert table.enemy("thief").threat == threat


@pytest.mark.usefixtures("thief")
@pytest.mark.rule("prey.2")
def test_among_equally_good_prey_the_lead_investigator_decides() -> None:
    table = met(roland(clues=2), daisy(clues=2), wendy(clues=1), lead=2)

    asked = table.asked, table.open
    table.play("engaged-by:thief:1")

    assert asked == ([2], ["engaged-by:thief:0", "engaged-by:thief:1"])
    assert table.enemy("thief").threat == 1


@pytest.mark.rule("prey.3")
def test_a_hunter_heads_for_the_better_prey_among_the_nearest() -> None:
    people = roland(at="attic"), agnes(at="cellar")
    table = scene(*people, places=HOUSE, enemies=[foe("ghoul-priest", at="hallway")])

    table.enemy_phase()

    assert table.enemy("ghoul-priest").threat == 0


@pytest.mark.rule("prey.3")
def test_a_hunter_between_equal_prey_goes_where_the_lead_investigator_says() -> None:
    people = agnes(at="attic"), daisy(at="cellar")
    table = scene(*people, places=HOUSE, enemies=[foe("ghoul-priest", at="hallway")], lead=1)

    table.enemy_phase()
    asked = table.asked, table.open
    table.play("hunt:1")

    assert asked == ([1], ["hunt:1", "hunt:0"])
    assert table.enemy("ghoul-priest").threat == 1


@pytest.mark.rule("prey.4")
def test_an_enemy_after_one_person_only_passes_somebody_nearer_by() -> None:
    people = skids(at="cellar", deck=["mob-enforcer"]), roland(at="hallway"), daisy(at="attic")
    table = scene(*people, places=HOUSE, enemies=[foe("mob-enforcer", at="attic")])

    table.resolve(Engagements())
    beside_daisy = table.enemy("mob-enforcer").threat
    table.enemy_phase()
    beside_roland = table.enemy("mob-enforcer")
    table.enemy_phase()

    assert beside_daisy == NOBODY
    assert (beside_roland.threat, beside_roland.place) == (NOBODY, "hallway")
    assert table.enemy("mob-enforcer").threat == 0


@pytest.mark.rule("prey.5")
def test_somebody_else_may_engage_an_enemy_that_is_after_one_person_only() -> None:
    people = skids(at="cellar", deck=["mob-enforcer"]), roland(at="hallway")
    table = scene(*people, places=HOUSE, enemies=[foe("mob-enforcer", at="hallway")], active=1)

    table.play("engage:mob-enforcer")

    assert table.enemy("mob-enforcer").threat == 1


@pytest.mark.rule("prey.6", "spawn.3")
def test_prey_does_not_draw_a_new_enemy_away_from_whoever_drew_it() -> None:
    table = scene(roland(), wendy(damage=5), agnes(at="hallway", damage=5))

    table.draw("ravenous-ghoul", you=0)

    assert table.enemy("ravenous-ghoul").threat == 0
