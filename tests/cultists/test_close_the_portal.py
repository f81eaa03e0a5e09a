"""Close the Portal: who, with whom, and up to when."""

import pytest

from .scenes import Scene, player, scene

GREEN = "g"


@pytest.mark.rule("close-the-portal.1", "event-portal-opens.3")
def test_it_takes_another_living_character_in_the_green_room_and_an_open_portal() -> None:
    together = scene(player(at=GREEN), player(at=GREEN), portal=3)
    alone = scene(player(at=GREEN), player(at="se"), portal=3)
    with_a_ghost = scene(player(at=GREEN), player(at=GREEN, died=1), portal=3)
    closed = scene(player(at=GREEN), player(at=GREEN))

    assert "close-portal:1" in together.options(0)
    assert alone.why(0, "close-portal:1") == {"close-the-portal.1", "close-the-portal.2"}
    assert with_a_ghost.why(0, "close-portal:1") == {"close-the-portal.1", "close-the-portal.2"}
    assert closed.why(0, "close-portal:1") == {"close-the-portal.1", "close-the-portal.6"}
    for table in (alone, with_a_ghost, closed):
        assert "close-portal:1" not in table.options(0)


@pytest.mark.rule("close-the-portal.2")
def test_the_other_must_still_have_an_action() -> None:
    table = scene(player(at=GREEN, hand="S"), player(at=GREEN), portal=3).choose(0, "pass-turn")

    assert "close-portal:0" not in table.options(1)
    assert "close-the-portal.2" in table.why(1, "close-portal:0")


@pytest.mark.rule("close-the-portal.2")
def test_both_actions_are_spent() -> None:
    table = scene(player(at=GREEN), player(at=GREEN), portal=3)

    table.choose(0, "close-portal:1").choose(1, "help")

    assert table.asked == [2]
    assert [shown.acted for shown in table.view(3).players] == [True, True, False, False, False]


@pytest.mark.rule("close-the-portal.2")
def test_who_is_refused_keeps_the_action_and_does_not_ask_again() -> None:
    table = scene(player(at=GREEN), player(at=GREEN), portal=3)

    table.choose(0, "close-portal:1").choose(1, "decline")

    assert table.asked == [0]
    assert "pass-turn" in table.options(0)
    assert "close-portal:1" not in table.options(0)
    assert table.state.portal == 3


def test_the_partner_needs_no_green_on_the_route_but_the_actor_does() -> None:
    bound = scene(player(at=GREEN, off_route=True), player(at=GREEN), portal=3)
    free = scene(player(at=GREEN), player(at=GREEN, off_route=True), portal=3)

    assert "close-portal:1" not in bound.options(0)
    assert "room-action-conditions.2" in bound.why(0, "close-portal:1")
    assert "close-portal:1" in free.options(0)


@pytest.mark.rule("close-the-portal.3")
def test_closed_in_time_the_investigators_need_a_point_less() -> None:
    table = scene(player(at=GREEN), player(at=GREEN), seats=6, portal=3)
    assert table.state.target == 12

    table.choose(0, "close-portal:1").choose(1, "help")

    assert (table.state.target, table.state.portal, table.view(4).portal) == (11, 0, 0)


@pytest.mark.rule("close-the-portal.3", "investigator-victory.1")
def test_closing_it_with_the_points_in_hand_ends_the_game() -> None:
    table = scene(
        player(at=GREEN),
        player(at=GREEN),
        seats=6,
        portal=3,
        points=11,
        complexity="expert",
        roles=("novice",),
    )

    table.choose(0, "close-portal:1").choose(1, "help")
    for seat in range(6):
        table.choose(seat, "keep-silent")

    assert table.winners == (0, 1, 2, 3, 4)


def upkeep(**options: object) -> Scene:
    """An Upkeep up to its first question, or the next Movement Phase."""
    return scene(phase="upkeep", **options)  # type: ignore[arg-type]


@pytest.mark.rule("close-the-portal.4")
def test_not_closed_in_time_they_need_a_point_more() -> None:
    table = upkeep(seats=6, round=6, portal=6)

    assert (table.state.target, table.state.portal) == (13, 0)


@pytest.mark.rule("close-the-portal.5", "event-portal-opens.1", "event-portal-opens.4")
@pytest.mark.parametrize(("seats", "last"), [(4, 6), (5, 6), (6, 6), (7, 5), (8, 5)])
def test_the_time_is_three_rounds_up_to_six_players_and_two_beyond(seats: int, last: int) -> None:
    opened = scene(phase="event", seats=seats, round=3, bag=("portal-opens",))
    assert opened.state.portal == opened.view().portal == last

    in_time = scene(player(at=GREEN), player(at=GREEN), seats=seats, round=last, portal=last)

    assert "close-portal:1" in in_time.options(0)
    assert upkeep(seats=seats, round=last - 1, portal=last).state.portal == last
    assert upkeep(seats=seats, round=last, portal=last).state.portal == 0


@pytest.mark.rule("close-the-portal.6")
def test_after_that_it_can_no_longer_be_closed() -> None:
    late = scene(player(at=GREEN), player(at=GREEN), phase="upkeep", round=6, portal=6)
    for seat in range(5):
        late.choose(seat, "keep-silent")

    assert late.state.portal == 0
    assert "close-the-portal.6" in late.why(0, "close-portal:1")


def test_a_portal_whose_time_lies_beyond_round_ten_changes_nothing() -> None:
    table = upkeep(round=10, portal=11)

    assert table.state.target == 10


def test_the_automa_helps_nobody_to_close_the_portal() -> None:
    table = scene(player(at=GREEN), player(), player(), player(), player(at=GREEN), seats=4, portal=3)

    assert "close-portal:4" not in table.options(0)
