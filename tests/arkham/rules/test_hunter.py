"""Hunter: enemies that come for investigators."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.declarations import Prey
from miskatonic.games.arkham.records import PlaceId

from ..cards.scenes import daisy, foe, roland, scene, skids
from .own import enemy, reprint

Declare = Callable[..., None]
RING = {"attic": 0, "hallway": 0, "cellar": 0, "parlor": 0, "study": 0}


@pytest.fixture
def ring(declare: Declare) -> None:
    """The rooms in a ring: attic, hallway, cellar, study, parlor, and the attic again."""
    rooms = ("attic", "hallway", "cellar", "study", "parlor")
    for number, room in enumerate(rooms):
        doors = (rooms[number - 1], rooms[(number + 1) % 5])
        declare(reprint(room, symbol=room, connects=doors, abilities=()))


@pytest.mark.rule("hunter.1", "arkham:keywords.1", "arkham:keywords.5", "enemy-cards.5")
def test_a_hunter_comes_one_location_closer_and_an_ordinary_enemy_does_not() -> None:
    table = scene(
        roland(at="cellar"), foes=[foe("swarm-of-rats", at="attic"), foe("ghoul-minion", at="attic")]
    )  # fmt: skip

    table.choose_one("end-turn")

    assert table.state.round == 2
    assert (table.place("swarm-of-rats"), table.place("ghoul-minion")) == ("hallway", "attic")


@pytest.mark.rule("hunter.1")
def test_an_exhausted_hunter_does_not_move() -> None:
    table = scene(roland(at="cellar"), foes=[foe("swarm-of-rats", at="attic", exhausted=True)])

    table.end_round()

    assert table.place("swarm-of-rats") == "attic"


@pytest.mark.rule("hunter.2")
def test_a_hunter_with_an_investigator_leaves_them_for_nobody(declare: Declare) -> None:
    declare(enemy("stalker", keywords=("hunter", "aloof"), prey=Prey("least", "agility")))
    table = scene(roland(), skids(at="attic"), foes=[foe("stalker", at="hallway")])

    table.end_round()

    assert table.place("stalker") == "hallway"


@pytest.mark.rule("hunter.3")
@pytest.mark.usefixtures("ring")
def test_between_two_as_near_a_hunter_goes_for_its_prey(declare: Declare) -> None:
    declare(enemy("stalker", keywords=("hunter",), prey=Prey("least", "agility")))
    table = scene(skids(at="cellar"), roland(at="parlor"), foes=[foe("stalker", at="hallway")], places=RING)
    table.change(0, place="cellar").change(1, place="attic")

    table.end_round()

    assert table.place("stalker") == "attic"
    assert table.card("stalker").threat == 1


@pytest.mark.rule("hunter.4", "prey.3")
@pytest.mark.parametrize("prey", [None, Prey("least", "agility")])
def test_between_two_who_suit_it_as_well_the_lead_investigator_chooses(declare: Declare, prey: Prey | None) -> None:
    declare(enemy("stalker", keywords=("hunter",), prey=prey))
    table = scene(
        daisy(at="attic", turn_taken=True), roland(at="cellar"), foes=[foe("stalker", at="hallway")], active=1, lead=1
    )

    table.choose_one("end-turn")

    assert table.asked == 1
    assert table.open == ["hunt:1", "hunt:0"]
    table.choose_one("hunt:0").hush()
    assert table.card("stalker").threat == 0


@pytest.mark.rule("hunter.1", "lead-investigator.2")
@pytest.mark.usefixtures("ring")
def test_of_two_shortest_ways_to_the_same_quarry_the_lead_investigator_chooses(declare: Declare) -> None:
    declare(reprint("parlor", symbol="parlor", connects=("attic", "cellar"), abilities=()))
    places = dict.fromkeys(("attic", "hallway", "cellar", "parlor"), 0)
    table = scene(
        roland(at="cellar", turn_taken=True), daisy(at="cellar"), foes=[foe("swarm-of-rats", at="attic")],
        places=places, active=1,
    )  # fmt: skip

    table.choose_one("end-turn")

    assert table.asked == 0
    assert table.open == ["hunt-way:hallway", "hunt-way:parlor"]


@pytest.mark.rule("hunter.5", "cannot.1")
@pytest.mark.usefixtures("ring")
def test_a_barricade_on_the_shortest_way_stops_a_hunter_though_there_is_a_detour() -> None:
    free = scene(roland(at="cellar"), foes=[foe("swarm-of-rats", at="attic")], places=RING)
    barred = scene(
        roland(at="cellar", deck=["barricade"]), foes=[foe("swarm-of-rats", at="attic")], places=RING
    )  # fmt: skip
    barred.bring("barricade", place=PlaceId("hallway"))

    free.end_round()
    barred.end_round()

    assert (free.place("swarm-of-rats"), barred.place("swarm-of-rats")) == ("hallway", "attic")


@pytest.mark.rule("hunter.3", "enemy-engagement.5")
@pytest.mark.usefixtures("ring")
def test_a_hunter_that_could_go_two_ways_engages_its_prey_where_it_arrives(declare: Declare) -> None:
    declare(enemy("stalker", keywords=("hunter",), prey=Prey("most", "intellect")))
    table = scene(
        roland(at="attic"), daisy(at="attic"), skids(at="cellar"), foes=[foe("stalker", at="hallway")], places=RING
    )

    table.end_round()

    assert (table.place("stalker"), table.card("stalker").threat) == ("attic", 1)
