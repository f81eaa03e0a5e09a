"""Routes: which colours serve an Investigator in which round, and who need not care."""

from __future__ import annotations

import pytest

from miskatonic.games.cultists.board import LAYOUTS, PLACES, ROUTES, colours_of

from .scenes import player, room, scene

EXAMPLE = 0
"""The Route that the rulebook shows."""


def colours_open(route: int, round: int, role: str = "investigator") -> set[str]:
    """The colours of the Rooms in which a Room action is open."""
    return {
        PLACES[place].colour
        for place in LAYOUTS["4-6"].rooms
        if any(key.startswith("fill:") for key in scene(player(role, at=place, route=route), round=round).options(0))
    }


@pytest.mark.rule("route-card.1", "route-card.2")
@pytest.mark.parametrize("route", range(10))
def test_the_row_of_the_round_says_which_colours_serve(route: int) -> None:
    for round in range(1, 11):
        assert colours_open(route, round) == set(ROUTES[route][(round - 1) % 4])


@pytest.mark.rule("route-card.1")
def test_a_room_off_the_route_is_refused() -> None:
    table = scene(player(at="db1", off_route=True))

    table.refuses(0, "fill:db1:success")

    assert table.why(0, "fill:db1:success") == {"room-action-conditions.2"}


@pytest.mark.rule("route-card.3")
def test_every_row_offers_two_or_three_colours() -> None:
    assert {len(row) for route in ROUTES for row in route} == {2, 3}
    assert {len(route) for route in ROUTES} == {4}
    assert all(len(set(row)) == len(row) for route in ROUTES for row in route)


@pytest.mark.rule("route-card.4")
def test_a_colour_allows_every_room_of_it() -> None:
    for place in ("p1", "p2", "p3"):
        table = scene(player(at=place, route=EXAMPLE), seats=8, round=1)

        assert f"fill:{place}:success" in table.options(0)


@pytest.mark.rule("route-card.5")
def test_character_actions_do_not_depend_on_the_route() -> None:
    table = scene(player(at="db1", off_route=True), player(at="db1"), threats=("db1",))

    assert table.options(0) == ["check-status:1", "combat", "pass-turn"]


@pytest.mark.rule("route-card.6")
@pytest.mark.parametrize(("off_route", "open_now"), [(True, False), (False, True)])
def test_a_ghost_keeps_to_the_route(off_route: bool, open_now: bool) -> None:
    table = scene(player(at="db1", died=1, off_route=off_route), round=2)

    assert ("fill:db1:success" in table.options(0)) == open_now


@pytest.mark.rule(
    "route-card-example.1", "route-card-example.3", "route-card-example.4", "route-card-example.5", "route-card.2"
)
@pytest.mark.parametrize(
    ("rounds", "colours"),
    [
        ((1, 5, 9), {"dark-blue", "pink", "light-blue"}),
        ((2, 6, 10), {"green", "orange"}),
        ((3, 7), {"light-blue", "dark-blue"}),
        ((4, 8), {"red", "orange"}),
    ],
)
def test_the_route_of_the_rulebook(rounds: tuple[int, ...], colours: set[str]) -> None:
    for round in rounds:
        assert set(colours_of(EXAMPLE, round)) == colours
        assert colours_open(EXAMPLE, round) == colours


@pytest.mark.rule("route-card-example.2")
def test_the_action_is_that_of_the_room_in_which_the_movement_ended() -> None:
    places = [player(at="ne", route=EXAMPLE), *[player(at=place) for place in ("p2", "g", "r", "db1")]]
    table = scene(*places, phase="movement", bag=("raised-morale",))

    table.move(0, "p1")
    while table.state.phase == "movement":
        table.choose(table.asked[0], table.options(table.asked[0])[-1])

    assert table.asked == [0]
    assert "fill:p1:success" in table.options(0)


@pytest.mark.rule("cultist-route-freedom.1", "cultist-route-freedom.2")
@pytest.mark.parametrize("died", [0, 1])
def test_a_cultist_may_use_any_colour_alive_or_dead(died: int) -> None:
    for place in LAYOUTS["4-6"].rooms:
        table = scene(player("cultist", at=place, off_route=True, died=died), player("cultist"), round=3)

        table.choose(0, f"fill:{place}:success")

        assert table.pile(place)[-1] == "S"


@pytest.mark.rule("cultist-route-freedom.1")
def test_a_cultist_holds_a_route_all_the_same() -> None:
    assert len(scene(player("cultist", route=EXAMPLE)).view(0).players[0].route) == 4


@pytest.mark.rule("cultist-route-freedom.3")
def test_nothing_tells_the_others_that_somebody_left_the_route() -> None:
    tables = []
    for route in (EXAMPLE, 5):
        table = scene(player("cultist", at="db1", route=route), player(route=9), rooms={"db1": room("S")})
        tables.append(table.choose(0, "fill:db1:success"))

    for viewer in (1, None):
        assert tables[0].seen(viewer) == tables[1].seen(viewer)
