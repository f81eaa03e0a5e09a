"""The Movement Phase: Doors and points, a changed place, Ghosts, and the Corridor that the Fish-man fills."""

from __future__ import annotations

import pytest

from miskatonic.games.cultists.board import LAYOUTS, ROOM_CODES

from .scenes import dawn, player, room, scene

# -- whose turn it is


@pytest.mark.rule("movement-phase-order.1", "movement-phase-order.3")
def test_all_move_once_clockwise_from_the_knife_ghosts_as_well() -> None:
    players = [player(at="cm", died=int(seat == 4)) for seat in range(5)]
    table = scene(*players, phase="movement", knife=2, bag=("raised-morale",))
    order = []

    for place in ("nw", "ne", "se", "sw", "r"):
        order += table.asked
        table.choose(table.asked[0], *([f"teleport:{place}"] if order[-1] == 4 else [f"move:{place}", "stop"]))

    assert order == [2, 3, 4, 0, 1]
    assert table.state.drawn == "M"


@pytest.mark.rule("movement-phase-order.1")
def test_nobody_moves_out_of_turn() -> None:
    table = scene(phase="movement", knife=2)

    table.refuses(3, "move:cm")

    assert "movement-phase-order.1" in table.why(3, "move:cm")


@pytest.mark.rule("movement-phase-order.1")
def test_nobody_moves_a_second_time() -> None:
    table = scene(player(at="cm"), player(at="db1"), phase="movement").move(0, "nw")

    table.refuses(0, "move:db1")

    assert table.asked == [1]
    assert "movement-phase-order.1" in table.why(0, "move:db1")


@pytest.mark.rule("movement-phase-order.2")
def test_the_next_player_waits_for_the_encounter() -> None:
    table = scene(player(at="nw"), player(at="db1"), phase="movement")
    table.choose(0, "move:db1")

    table.choose(1, "give:alive")
    table.refuses(1, "move:o1")
    table.refuses(0, "stop")

    assert table.asked == [0]
    assert "movement-phase-order.1" in table.why(1, "move:o1")
    assert table.why(0, "stop") >= {"movement-phase-order.2"}


# -- points and Doors


@pytest.mark.rule("movement-points.1", "movement-points.2")
def test_three_doors_and_no_fourth() -> None:
    table = scene(player(at="cm"), player(at="p2"), phase="movement")

    table.choose(0, "move:nw", "move:db1", "move:o1")

    assert table.place(0) == "o1"
    assert table.asked == [1]
    assert "move:sw" not in table.options(0)


@pytest.mark.rule("movement-points.2")
def test_a_room_costs_as_much_as_a_corridor() -> None:
    table = scene(player(at="nw"), player(at="db2"), phase="movement")

    table.choose(0, "move:lb", "move:ne")

    assert "1 movement point" in table.game.decisions[0].prompt()


@pytest.mark.rule("movement-points.2")
def test_one_goes_through_doors_only() -> None:
    table = scene(player(at="db1"), phase="movement")

    table.refuses(0, "move:g")

    assert table.options(0) == ["move:nw", "move:o1"]
    assert table.why(0, "move:g") == {"movement-points.2"}


@pytest.mark.rule("movement-points.3")
def test_one_door_is_enough() -> None:
    table = scene(player(at="cm"), player(at="p2"), phase="movement")

    table.choose(0, "move:nw", "stop")

    assert (table.place(0), table.asked) == ("nw", [1])


@pytest.mark.rule("movement-points.4")
def test_a_route_does_not_limit_movement() -> None:
    for route in range(10):
        table = scene(player(at="cm", route=route), player(at="p2"), phase="movement")

        table.choose(0, "move:r", "stop")

        assert table.place(0) == "r"


# -- a Movement ends somewhere else


@pytest.mark.rule("must-change-place.1")
def test_nobody_may_stay() -> None:
    table = scene(player(at="db1"), phase="movement")

    table.refuses(0, "stop")
    table.refuses(0, "move:db1")

    assert "must-change-place.1" in table.why(0, "stop")
    assert "must-change-place.1" in table.why(0, "move:db1")


@pytest.mark.rule("must-change-place.2")
def test_a_movement_may_pass_its_start_but_not_end_there() -> None:
    table = scene(player(at="lb"), player(at="p2"), phase="movement")

    table.choose(0, "move:nw", "move:lb")
    table.refuses(0, "stop")

    assert table.choose(0, "move:ne").place(0) == "ne"


@pytest.mark.rule("must-change-place.2")
def test_the_last_point_does_not_lead_back() -> None:
    table = scene(player(at="cm"), player(at="p2"), phase="movement").choose(0, "move:nw", "move:r")

    table.refuses(0, "move:cm")

    assert table.options(0) == ["move:nw", "stop"]
    assert table.why(0, "move:cm") == {"must-change-place.1"}


@pytest.mark.rule("must-change-place.1")
def test_somebody_without_any_way_out_stays() -> None:
    places = ("db2", "p2", "p1", "g", "cm")
    table = scene(*[player(at=place) for place in places], phase="movement", knife=4, fish_man="se")

    table.move(4, "nw")

    assert table.asked == [1]
    assert table.place(0) == "db2"


@pytest.mark.rule("must-change-place.2")
def test_linked_rooms_are_one_place_to_end_in() -> None:
    players = [player(at=place) for place in ("db1", "p2", "g", "lb", "r")]
    table = scene(*players, phase="movement", event="secret-doors")

    table.choose(0, "move:se", "move:db2")
    table.refuses(0, "stop")

    assert table.options(0) == ["move:nw", "move:se", "move:o1"]


# -- places


@pytest.mark.rule("locations.1")
def test_rooms_corridors_tokens_and_fish_man_are_in_locations() -> None:
    in_room, in_corridor = scene(player(at="db1"), player(at="db1")), scene(player(at="cm"), player(at="cm"))

    assert "check-status:1" in in_room.options(0)
    assert "check-status:1" in in_corridor.options(0)
    view = scene(threats=("db1",), fish_man="nw").view()
    assert [room.id for room in view.rooms if room.cultist_token] == ["db1"]
    assert view.fish_man == "nw"


@pytest.mark.rule("locations.2")
def test_every_room_has_a_door() -> None:
    for layout in LAYOUTS.values():
        for place in layout.rooms:
            assert layout.neighbours[place]


@pytest.mark.rule("locations.3")
def test_eight_fit_into_one_corridor() -> None:
    assert set(dawn(8).state.places) == {"cm"}


@pytest.mark.rule("locations.3")
def test_a_room_with_seven_can_still_be_entered() -> None:
    table = scene(player(at="nw"), *[player(at="db1")] * 7, seats=8, phase="movement")

    table.choose(0, "move:db1")

    assert table.state.places.count("db1") == 8


@pytest.mark.rule("locations.4")
def test_a_corridor_has_no_pile_and_no_room_action() -> None:
    table = scene(player(at="nw"), rooms={"db1": room("SSS")})

    table.refuses(0, "fill:nw:success")
    table.refuses(0, "check-room:nw")

    assert set(ROOM_CODES) >= set(table.state.rooms)
    assert "nw" not in table.state.rooms
    assert table.why(0, "fill:nw:success") >= {"room-action-conditions.4"}


# -- Ghosts


@pytest.mark.rule("ghost-movement.1")
def test_a_ghost_crosses_the_map_in_one_turn() -> None:
    table = scene(player(at="db1", died=1), phase="movement")

    table.choose(0, "teleport:db2")

    assert table.place(0) == "db2"
    assert table.asked == [1]


@pytest.mark.rule("ghost-movement.1")
def test_the_living_do_not_teleport() -> None:
    table = scene(player(at="db1"), phase="movement")

    table.refuses(0, "teleport:db2")

    assert table.why(0, "teleport:db2") == {"ghost-movement.1"}


@pytest.mark.rule("ghost-movement.2", "encounter-trigger.3")
@pytest.mark.parametrize("power", [True, False])
def test_a_ghost_meets_nobody(power: bool) -> None:
    table = scene(player(at="nw", died=1), player(at="db1"), player(at="p2"), phase="movement", power=power)

    table.choose(0, "teleport:db1")

    assert table.options(1)[0].startswith("move:")


@pytest.mark.rule("ghost-movement.3")
def test_a_ghost_must_go_elsewhere_too() -> None:
    table = scene(player(at="db1", died=1), phase="movement")

    table.refuses(0, "teleport:db1")

    assert "must-change-place.1" in table.why(0, "teleport:db1")


@pytest.mark.rule("ghost-movement.3")
def test_linked_rooms_are_no_other_place_for_a_ghost() -> None:
    table = scene(player(at="db1", died=1), phase="movement", event="secret-doors")

    assert "teleport:db2" not in table.options(0)
    assert "teleport:p1" in table.options(0)


# -- the Fish-man


@pytest.mark.rule("fish-man-blocks-corridor.1")
def test_nobody_without_the_knife_enters_the_fish_mans_corridor() -> None:
    table = scene(player(at="db1"), phase="movement", knife=0, fish_man="nw")
    other = scene(player(at="p2"), player(at="db1"), phase="movement", fish_man="nw").move(0, "sw")

    other.refuses(1, "move:nw")

    assert "move:nw" in table.options(0)
    assert other.why(1, "move:nw") == {"fish-man-blocks-corridor.1"}


@pytest.mark.rule("fish-man-blocks-corridor.1")
@pytest.mark.parametrize("knife", [0, 1])
def test_no_ghost_appears_there_not_even_with_the_knife(knife: int) -> None:
    table = scene(player(at="db1", died=1), phase="movement", knife=knife, fish_man="nw")
    if knife == 1:
        table = scene(player(at="p2"), player(at="db1", died=1), phase="movement", fish_man="nw").move(0, "sw")

    table.refuses(knife, "teleport:nw")

    assert table.why(knife, "teleport:nw") == {"fish-man-blocks-corridor.1"}


@pytest.mark.rule("fish-man-blocks-corridor.2")
def test_whoever_is_there_when_he_comes_may_leave() -> None:
    table = scene(player(at="p2"), player(at="nw"), phase="movement", fish_man="nw").move(0, "sw")

    table.move(1, "lb")

    assert table.place(1) == "lb"


@pytest.mark.rule("fish-man-blocks-corridor.2")
def test_whoever_leaves_him_does_not_come_back() -> None:
    table = scene(player(at="p2"), player(at="nw"), phase="movement", fish_man="nw").move(0, "sw")

    table.choose(1, "move:lb")

    assert "move:nw" not in table.options(1)


@pytest.mark.rule("fish-man-blocks-corridor.3")
def test_the_holder_of_the_knife_passes_through() -> None:
    table = scene(player(at="db1"), player(at="p2"), phase="movement", fish_man="nw")

    table.move(0, "nw", "lb")

    assert table.place(0) == "lb"
    assert table.state.fish_man == "nw"


@pytest.mark.rule("fish-man-blocks-corridor.1", "event-secret-doors.2")
def test_secret_doors_lead_round_the_fish_man_but_not_into_his_corridor() -> None:
    table = scene(player(at="p2"), player(at="db1"), phase="movement", event="secret-doors", fish_man="nw").move(
        0, "sw"
    )

    table.refuses(1, "move:nw")

    assert "move:se" in table.options(1)
