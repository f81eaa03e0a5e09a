"""Moving from place to place, and what is nearest."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.declarations import Count
from miskatonic.games.arkham.hunter import quarry
from miskatonic.games.arkham.moving import MoveEnemy, MoveInvestigator
from miskatonic.games.arkham.records import PlaceId, Who
from miskatonic.games.arkham.words.abilities import Forced
from miskatonic.games.arkham.words.cards import Gain
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.moments import After, EntersPlace, LeavesPlace
from tests.arkham.scenes import HOUSE, Scene, daisy, foe, roland, scene, skids

from .own import reprint

Declare = Callable[..., None]


def whereabouts(table: Scene) -> list[str]:
    """Where everybody sees Roland and the rats."""
    return [table.view(0).investigators[0].place, table.foe("swarm-of-rats").place]


@pytest.mark.rule("move.1")
def test_whoever_moves_is_at_one_place_before_and_at_one_place_after() -> None:
    table = scene(roland(at="attic"), places=HOUSE, enemies=[foe("swarm-of-rats", at="cellar", exhausted=True)])

    before = whereabouts(table)
    table.play("move:hallway").resolve(MoveEnemy(table.ids("swarm-of-rats")[0], PlaceId("hallway")))

    assert (before, whereabouts(table)) == (["attic", "cellar"], ["hallway", "hallway"])
    assert [table.table.at(PlaceId(place)) for place in ("attic", "hallway")] == [(), (0,)]


@pytest.mark.rule("move.3", "move.9")
def test_connections_are_those_on_the_card_of_the_place_where_one_is(declare: Declare) -> None:
    declare(reprint("attic", connects=()))
    table = scene(roland(at="hallway"), places=HOUSE)
    there = "move:attic" in table.open

    table.play("move:attic")

    assert there
    assert [key for key in table.open if key.startswith("move:")] == []
    table.refuses(0, "move:hallway")


@pytest.mark.rule("move.4")
def test_what_follows_leaving_and_what_follows_entering_wait_for_the_same_moment(declare: Declare) -> None:
    declare(
        reprint("hallway", abilities=(Forced(After(LeavesPlace()), (Gain(1),)),)),
        reprint("attic", abilities=(Forced(After(EntersPlace()), (Take(horror=1),)),)),
    )
    table = scene(roland(at="hallway"), places=HOUSE)

    table.play("move:attic")
    both = sorted(key.split(":")[1] for key in table.open)
    table.play("trigger:attic:0:0")

    assert both == ["attic", "hallway"]
    assert (table.hurt(), table.who().resources) == ((0, 1), 6)


@pytest.mark.rule("move.5")
def test_who_is_moved_to_a_place_passes_through_no_other() -> None:
    table = scene(skids(at="attic", hand=["elusive"]), places=HOUSE, hidden=["hallway", "parlor"])

    table.play("play-fast:elusive", "choose-place:cellar")

    assert table.who().place == "cellar"
    assert not table.place("hallway").revealed


@pytest.mark.rule("move.6")
def test_who_enters_an_unrevealed_place_reveals_it_with_its_clues() -> None:
    table = scene(roland(at="hallway"), daisy(at="hallway"), places=HOUSE, hidden=["cellar"])

    table.play("move:cellar")

    assert (table.place("cellar").revealed, table.place("cellar").clues) == (True, 4)


@pytest.mark.rule("move.7")
def test_an_enemy_that_enters_an_unrevealed_place_leaves_it_so(declare: Declare) -> None:
    declare(reprint("hallway", clues=Count(2)))
    table = scene(
        roland(at="attic"), places=HOUSE, hidden=["hallway"], enemies=[foe("swarm-of-rats", at="cellar")]
    ).enemy_phase()

    assert table.enemy("swarm-of-rats").place == "hallway"
    assert (table.place("hallway").revealed, table.place("hallway").clues) == (False, 0)


@pytest.mark.rule("move.8")
def test_tokens_that_an_ability_moves_are_neither_more_nor_fewer_afterwards() -> None:
    secrets = scene(roland(play=["forbidden-knowledge"]))
    horror = scene(daisy(threat=["the-necronomicon"]))
    card = horror.ids("the-necronomicon")[0]
    horror.change(lambda at: at.alter_card(card, horror=3, controller=Who(0)))

    secrets.play("use:forbidden-knowledge:0")
    horror.play("activate:the-necronomicon:3")

    assert (secrets.card("forbidden-knowledge").uses, secrets.who().resources) == (3, 6)
    assert (horror.card("the-necronomicon").horror, horror.who().horror) == (2, 1)


@pytest.mark.rule("move.9")
def test_nobody_can_move_to_the_place_where_they_are() -> None:
    table = scene(roland(at="hallway"), places=HOUSE)

    table.resolve(MoveInvestigator(Who(0), PlaceId("hallway")))

    assert "move:hallway" not in table.open
    assert "arkham-log-moves" not in table.messages()


@pytest.mark.rule("nearest.1")
def test_the_nearest_is_nearest_even_if_the_way_is_barred() -> None:
    """A barricade bars the way of one step; another investigator stands two free steps away."""
    table = scene(
        roland(at="graveyard", hand=["barricade"]),
        daisy(at="northside"),
        scenario="the-midnight-masks",
        enemies=[foe("hunting-nightgaunt", at="rivertown")],
    )

    table.play("play:barricade")
    prey = quarry(table.table, table.ids("hunting-nightgaunt")[0])
    table.enemy_phase()

    assert prey == (0,)
    assert table.enemy("hunting-nightgaunt").place == "rivertown"


@pytest.mark.rule("nearest.2")
def test_of_two_equally_short_ways_the_lead_investigator_picks_one() -> None:
    table = scene(
        roland(at="st-marys-hospital"),
        daisy(at="st-marys-hospital"),
        scenario="the-midnight-masks",
        enemies=[foe("hunting-nightgaunt", at="rivertown")],
        lead=1,
    ).enemy_phase()

    asked = table.asked, sorted(table.open)
    table.play("hunt-way:southside")

    assert asked == ([1], ["hunt-way:miskatonic-university", "hunt-way:southside"])
    assert table.enemy("hunting-nightgaunt").place == "southside"
