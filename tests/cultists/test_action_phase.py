"""The Action Phase: one action each, who may take which, and what a Room action needs."""

import pytest

from miskatonic.games.cultists.acts import CHARACTER_ACTIONS, ROOM_ACTIONS

from .scenes import player, room, scene


@pytest.mark.rule("action-phase-order.1")
def test_all_act_once_clockwise_from_the_knife() -> None:
    table = scene(knife=3)

    turns = []
    for _ in range(5):
        turns += table.asked
        table.choose(table.asked[0], "pass-turn")

    assert turns == [3, 4, 0, 1, 2]
    assert table.state.phase == "upkeep"


@pytest.mark.rule("action-phase-order.1")
def test_who_has_acted_has_no_second_action_in_this_round() -> None:
    table = scene(player(at="lb", hand="SS"))

    table.choose(0, "fill:lb:success")

    assert table.asked == [1]
    assert "action-phase-order.1" in table.why(0, "fill:lb:success")


@pytest.mark.rule("action-phase-order.1")
def test_a_player_may_pass_although_there_is_something_to_do() -> None:
    table = scene(player(at="lb", hand="S"))
    assert "fill:lb:success" in table.options(0)

    table.choose(0, "pass-turn")

    assert (table.asked, table.hand(0)) == ([1], "S")


@pytest.mark.rule("action-phase-order.2")
def test_there_are_five_character_actions() -> None:
    assert [act.name for act in CHARACTER_ACTIONS] == [
        "check-status",
        "guard",
        "combat",
        "scare-off",
        "assassinate",
    ]


@pytest.mark.rule("action-phase-order.3")
def test_there_are_six_room_actions() -> None:
    assert [act.name for act in ROOM_ACTIONS] == [
        "fill",
        "check-room",
        "start-vote",
        "camera",
        "restore-power",
        "close-portal",
    ]


@pytest.mark.rule("action-phase-order.4", "route-card.5")
def test_character_actions_are_open_off_the_route() -> None:
    table = scene(player(at="db2", off_route=True), player(at="db2"), threats=("db2",))

    assert table.options(0) == ["check-status:1", "combat", "pass-turn"]


@pytest.mark.rule("action-phase-order.4")
@pytest.mark.parametrize("round", [1, 4, 10])
def test_character_actions_are_open_in_any_round(round: int) -> None:
    table = scene(player(at="nw", hand="S"), player(at="nw"), round=round)

    assert table.options(0) == ["check-status:1", "guard:success", "pass-turn"]


@pytest.mark.rule("room-action-conditions.1")
def test_a_vote_is_started_in_the_canteen_and_nowhere_else() -> None:
    inside, outside = scene(player(at="lb")), scene(player(at="g"))

    assert "start-vote" in inside.options(0)
    assert "start-vote" not in outside.options(0)
    assert "room-action-conditions.1" in outside.why(0, "start-vote")


@pytest.mark.rule("room-action-conditions.1")
def test_a_room_elsewhere_can_neither_be_filled_nor_checked() -> None:
    table = scene(player(at="lb", hand="S"), rooms={"g": room("SSS")})

    assert not [key for key in table.options(0) if key.split(":")[-1] == "g" or ":g:" in key]
    assert "room-action-conditions.1" in table.why(0, "fill:g:success")
    assert "room-action-conditions.1" in table.why(0, "check-room:g")


@pytest.mark.rule("room-action-conditions.2", "room-action-conditions.3", "route-card.1", "cultist-route-freedom.1")
def test_a_route_binds_the_investigator_and_not_the_cultist() -> None:
    """Route 0 names green and orange in round 2."""
    rooms = {"p1": room("SSS")}
    bound = scene(player(at="p1", hand="S", route=0), round=2, rooms=rooms)
    free = scene(player("cultist", at="p1", hand="S", route=0), round=2, rooms=rooms)

    assert bound.options(0) == ["pass-turn"]
    assert bound.why(0, "check-room:p1") == {"room-action-conditions.2"}
    assert free.options(0) == ["fill:p1:success", "check-room:p1", "pass-turn"]


@pytest.mark.rule("room-action-conditions.4", "fill-a-room-pile.1")
def test_a_corridor_has_no_room_action() -> None:
    table = scene(player("cultist", at="nw", hand="S"))

    assert table.options(0) == ["guard:success", "pass-turn"]
    assert "room-action-conditions.4" in table.why(0, "fill:lb:success")


@pytest.mark.rule("room-action-conditions.5")
@pytest.mark.parametrize("role", ["investigator", "cultist"])
def test_a_cultist_token_in_the_canteen_stops_its_vote_for_everyone(role: str) -> None:
    table = scene(player(role, at="lb"), threats=("lb",))

    assert table.options(0) == ["combat", "pass-turn"]
    assert "room-action-conditions.5" in table.why(0, "start-vote")
