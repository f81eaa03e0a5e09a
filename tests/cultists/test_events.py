"""The Event Phase and its twelve tokens."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.cultists import tokens
from miskatonic.games.cultists.counts import COLUMNS

from .scenes import EVENTS, Scene, Somebody, player, room, scene


def drawing(*players: Somebody, bag: tuple[str, ...], seats: int = 5, **given: Any) -> Scene:
    """A table whose Event Phase has begun: the first token of `bag` has been drawn."""
    return scene(*players, seats=seats, phase="event", bag=bag, **given)


def idle(table: Scene, *, until: str) -> None:
    """Everybody takes the last option until a phase begins."""
    while table.state.phase != until and not table.game.over:
        table.choose(table.asked[0], table.options(table.asked[0])[-1])


# -- the Event Phase


@pytest.mark.rule("event-phase.1")
def test_one_token_is_drawn_in_each_round() -> None:
    table = scene(seats=7, phase="event", bag=("raised-morale",) * 3)
    for round in (1, 2, 3):
        assert len(table.view().clock) == round
        if round < 3:
            idle(table, until="movement")
            idle(table, until="action")

    assert (table.state.round, table.view().clock) == (3, ("raised-morale",) * 3)


@pytest.mark.rule("event-phase.2", "event-secret-doors.1")
def test_an_event_lasts_until_the_next_one() -> None:
    table = drawing(player(at="db1"), *[player(at="cm")] * 6, bag=("secret-doors", "secret-doors"), seats=7)
    assert "fill:db2:success" in table.options(0)

    table.pass_all()

    assert (table.state.phase, table.view().event) == ("movement", "secret-doors")
    assert table.table.linked


@pytest.mark.rule("event-phase.3")
@pytest.mark.parametrize(("seats", "left"), [(5, 1), (6, 1), (7, 2), (8, 2)])
def test_drawn_tokens_do_not_come_back(seats: int, left: int) -> None:
    table = scene(seats=seats, phase="event", bag=("raised-morale",) * (10 + left), statements=1)

    for _ in range(9):
        idle(table, until="movement")
        idle(table, until="action")

    assert (table.state.round, table.view().bag) == (10, left)
    assert len(table.view().clock) == 10


@pytest.mark.rule("event-phase.3")
@pytest.mark.parametrize("event", ["secret-doors", "no-connection", ""])
def test_with_an_empty_bag_the_phase_is_left_out_and_what_was_drawn_stays_in_force(event: str) -> None:
    table = drawing(event=event, bag=())

    assert table.state.phase == "action"
    assert table.view().event == (event or None)


# -- Lightning Strike


@pytest.mark.rule("event-lightning-strike.1")
@pytest.mark.parametrize("power", [True, False])
def test_lightning_turns_the_power_token_over(power: bool) -> None:
    assert drawing(power=power, bag=("lightning-strike",)).view().power is not power


@pytest.mark.rule("event-lightning-strike.1")
def test_two_strikes_bring_the_light_back() -> None:
    table = drawing(bag=("lightning-strike", "lightning-strike"), seats=7)
    assert not table.state.power

    idle(table, until="movement")
    idle(table, until="action")

    assert table.state.power


@pytest.mark.rule("event-lightning-strike.2")
@pytest.mark.parametrize("token", [name for name in EVENTS if name != "lightning-strike"])
def test_no_other_event_turns_the_lamp_on(token: str) -> None:
    table = drawing(seats=8, power=False, bag=(token, "lightning-strike"))

    while table.state.phase == "event":
        table.choose(table.asked[0], table.options(table.asked[0])[0])
        table.vote(*[None] * 8) if "ready" in table.options(0) else None

    assert not table.state.power


@pytest.mark.rule("event-lightning-strike.2")
def test_the_security_room_turns_the_lamp_on() -> None:
    table = scene(player(at="r"), power=False)

    table.choose(0, "restore-power")

    assert table.view().power


# -- Secret Doors Revealed


@pytest.mark.rule("event-secret-doors.1")
def test_corridors_are_not_linked() -> None:
    table = drawing(player(at="nw"), player(at="se"), bag=("secret-doors",))

    assert table.pulse(0) == ""
    assert "check-status:1" not in table.options(0)


@pytest.mark.rule("event-secret-doors.1")
def test_the_next_token_unlinks_the_rooms() -> None:
    table = drawing(player(at="db1"), event="secret-doors", bag=("raised-morale",))

    assert "fill:db2:success" not in table.options(0)
    assert "fill:db1:success" in table.options(0)


@pytest.mark.rule("event-secret-doors.2", "event-secret-doors.5")
def test_carolina_leaves_pink_one_by_the_door_of_pink_two_for_one_point() -> None:
    table = scene(player(at="p1"), player(at="o1"), phase="movement", event="secret-doors")

    table.choose(0, "move:sw")

    assert table.place(0) == "sw"
    assert "2 movement points" in table.game.decisions[0].prompt()


@pytest.mark.rule("event-secret-doors.2")
def test_without_secret_doors_there_is_no_short_cut() -> None:
    table = scene(player(at="p1"), phase="movement")

    assert table.options(0) == ["move:ne", "move:o2"]


@pytest.mark.rule("event-secret-doors.3")
def test_two_in_two_dark_blue_rooms_meet_at_once() -> None:
    table = drawing(player(at="db1"), player(at="db2"), bag=("secret-doors",))

    table.give({0: "A", 1: "A"})

    assert (table.pulse(0), table.pulse(1)) == ("A", "A")


@pytest.mark.rule("event-secret-doors.3")
def test_rooms_that_were_linked_before_bring_nobody_together_again() -> None:
    table = drawing(player(at="db1"), player(at="db2"), event="secret-doors", bag=("secret-doors",))

    assert table.state.phase == "action"


@pytest.mark.rule("event-secret-doors.4")
def test_from_orange_one_the_pile_of_orange_two_can_be_filled() -> None:
    table = scene(player(at="o1"), event="secret-doors", rooms={"o2": room("S")})

    table.choose(0, "fill:o2:success")

    assert table.pile("o2") == "SS"


@pytest.mark.rule("event-secret-doors.4")
def test_no_room_of_another_colour_is_within_reach() -> None:
    table = scene(player(at="o1"), event="secret-doors")

    table.refuses(0, "fill:p1:success")

    assert table.why(0, "fill:p1:success") == {"room-action-conditions.1"}


@pytest.mark.rule("event-secret-doors.6")
def test_carolina_in_pink_one_may_check_pink_two() -> None:
    table = scene(player(at="p1"), event="secret-doors", rooms={"p2": room("SSS")})

    table.choose(0, "check-room:p2")

    assert table.state.rooms["p2"].books == 1


# -- Raised Morale


@pytest.mark.rule("event-raised-morale.1", "movement-points.1")
def test_morale_gives_a_fourth_point_until_the_next_token() -> None:
    places = ("cm", "p2", "g", "db2", "o2", "p1", "lb")
    table = scene(
        *[player(at=place) for place in places], seats=7, phase="event", bag=("raised-morale", "no-connection")
    )
    idle(table, until="movement")
    assert "4 movement points" in table.game.decisions[0].prompt()

    idle(table, until="action")
    idle(table, until="movement")

    assert "3 movement points" in table.game.decisions[0].prompt()


@pytest.mark.rule("event-raised-morale.1")
def test_four_doors_with_morale() -> None:
    table = scene(player(at="cm"), player(at="p2"), phase="movement", event="raised-morale")

    table.choose(0, "move:nw", "move:db1", "move:o1", "move:sw")

    assert table.place(0) == "sw"


@pytest.mark.rule("event-raised-morale.1")
def test_the_last_point_of_four_does_not_lead_back_either() -> None:
    table = scene(player(at="sw"), player(at="p2"), player(at="db2"), phase="movement", event="raised-morale")

    table.choose(0, "move:o1", "move:db1", "move:o1")

    assert "move:sw" not in table.options(0)


# -- The Portal Opens


@pytest.mark.rule("event-portal-opens.1")
def test_the_portal_can_be_closed_in_the_green_room() -> None:
    table = drawing(player(at="g"), player(at="g"), bag=("portal-opens",))

    assert "close-portal:1" in table.options(0)


@pytest.mark.rule("event-portal-opens.1")
def test_without_the_event_there_is_nothing_to_close() -> None:
    table = scene(player(at="g"), player(at="g"))

    table.refuses(0, "close-portal:1")

    assert table.why(0, "close-portal:1") >= {"close-the-portal.1"}


@pytest.mark.rule("event-portal-opens.2", "event-portal-opens.4")
@pytest.mark.parametrize(("seats", "round", "reminder"), [(4, 3, 6), (5, 3, 6), (6, 2, 5), (7, 4, 6), (8, 4, 6)])
def test_the_reminder_lies_two_or_three_rounds_ahead(seats: int, round: int, reminder: int) -> None:
    assert drawing(seats=seats, round=round, bag=("portal-opens",)).view().portal == reminder


@pytest.mark.rule("event-portal-opens.3")
def test_two_in_one_round_close_it() -> None:
    table = scene(player(at="g"), player(at="g"), round=3, portal=6)

    table.choose(0, "close-portal:1").choose(1, "help")

    assert table.view().portal == 0


@pytest.mark.rule("event-portal-opens.3")
def test_one_in_each_of_two_rounds_does_not() -> None:
    for round in (3, 4):
        table = scene(player(at="g"), round=round, portal=6)

        table.refuses(0, "close-portal:1")

        assert table.why(0, "close-portal:1") >= {"close-the-portal.2"}


@pytest.mark.rule("event-portal-opens.3")
def test_whoever_has_acted_cannot_help() -> None:
    table = scene(player(at="g"), player(at="g"), round=3, portal=6, knife=1)

    table.choose(1, "pass-turn")
    for seat in (2, 3, 4):
        table.choose(seat, "pass-turn")

    table.refuses(0, "close-portal:1")
    assert "close-the-portal.2" in table.why(0, "close-portal:1")


@pytest.mark.rule("event-portal-opens.3")
def test_after_its_time_the_reminder_is_gone() -> None:
    table = scene(seats=7, round=6, portal=6)

    table.pass_all()

    assert (table.state.round, table.view().portal) == (7, 0)


# -- False Eyes Are Watching, Portable Camera

LOOKING = ("false-eyes", "portable-camera")


@pytest.mark.rule("event-false-eyes.1", "event-portable-camera.1")
@pytest.mark.parametrize("token", LOOKING)
def test_the_living_holder_of_the_knife_may_look_at_anybody_alive(token: str) -> None:
    players = [player(at="cm"), player(at="db2", pulse="AD"), player(died=1)]
    table = drawing(*players, seats=8, bag=(token,))

    assert table.options(0) == [f"event-check:{seat}" for seat in (1, 3, 4, 5, 6, 7)] + ["decline-event"]
    table.choose(0, "event-check:1")
    assert any("Alive 1, Dead 1" in line for line in table.log(0))
    assert not any("Dead 1" in line for line in table.log(3))


@pytest.mark.rule("event-false-eyes.1", "event-portable-camera.1")
@pytest.mark.parametrize("token", LOOKING)
def test_nobody_need_look(token: str) -> None:
    table = drawing(seats=8, bag=(token,)).choose(0, "decline-event")

    assert (table.state.phase, table.state.checks) == ("action", ())


@pytest.mark.rule("event-false-eyes.2", "event-portable-camera.1")
@pytest.mark.parametrize("token", LOOKING)
def test_even_an_investigator_may_keep_a_dead_card_to_oneself(token: str) -> None:
    table = drawing(player(), player(pulse="D"), seats=8, bag=(token,)).choose(0, "event-check:1")

    table.choose(0, "put-back")

    assert table.alive(1)
    assert table.state.phase == "action"


@pytest.mark.rule("event-false-eyes.2", "event-portable-camera.1", "mandatory-vote.1")
@pytest.mark.parametrize("token", LOOKING)
def test_a_murder_revealed_leads_to_a_vote(token: str) -> None:
    table = drawing(player(), player(pulse="D"), seats=8, bag=(token,)).choose(0, "event-check:1")

    table.choose(0, "reveal-murder").ready()

    assert not table.alive(1)
    assert "vote:2" in table.options(0)


@pytest.mark.rule("event-false-eyes.2")
def test_where_nobody_is_dead_there_is_nothing_to_reveal() -> None:
    table = drawing(player(), player(pulse="A"), bag=("false-eyes",)).choose(0, "event-check:1")

    assert table.options(0) == ["put-back"]


@pytest.mark.rule("event-false-eyes.3", "event-portable-camera.4")
@pytest.mark.parametrize("token", LOOKING)
def test_a_ghost_with_the_knife_sees_nothing(token: str) -> None:
    table = drawing(player(died=1), seats=8, rooms={"db1": room("SSS")}, bag=(token,))

    assert (table.state.phase, table.state.checks) == ("action", ())


@pytest.mark.rule("event-false-eyes.1")
@pytest.mark.parametrize("token", LOOKING)
def test_a_look_by_an_event_adds_no_card_to_a_pile(token: str) -> None:
    table = drawing(player(), player(at="db1"), seats=8, rooms={"db1": room("S")}, bag=(token,))

    table.choose(0, "event-check:1", "put-back")

    assert table.pile("db1") == "S"


@pytest.mark.rule("event-portable-camera.2")
def test_the_portable_camera_may_check_a_room_instead() -> None:
    rooms = {"db1": room("SSS"), "p1": room("SS"), "g": room("SSS", books=0)}
    table = drawing(player(at="cm"), seats=8, rooms=rooms, bag=("portable-camera",))

    assert [key for key in table.options(0) if key.startswith("event-room")] == ["event-room:db1"]
    table.choose(0, "event-room:db1")
    assert table.state.rooms["db1"].books == 1
    assert (table.state.phase, table.state.checks) == ("action", ())


@pytest.mark.rule("event-portable-camera.2")
def test_false_eyes_check_no_room() -> None:
    table = drawing(seats=8, rooms={"db1": room("SSS")}, bag=("false-eyes",))

    table.refuses(0, "event-room:db1")


@pytest.mark.rule("event-portable-camera.3")
def test_the_portable_camera_works_without_house_power_and_once() -> None:
    table = drawing(seats=8, power=False, rooms={"db1": room("SSS")}, bag=("portable-camera",))

    table.choose(0, "event-room:db1")

    assert table.state.rooms["db1"].books == 1
    assert not any(key.startswith("event") for key in table.options(0))


@pytest.mark.rule("player-count-table.8")
def test_only_seven_and_eight_have_the_portable_camera() -> None:
    assert [seats for seats in COLUMNS if tokens.PORTABLE_CAMERA in scene(seats=seats).state.bag] == [7, 8]


# -- Broken Panes


@pytest.mark.rule("event-broken-panes.1")
def test_two_cards_of_the_draw_pile_go_unseen_to_the_unsafe_passage() -> None:
    tables = [drawing(draw=draw, unsafe="SS", bag=("broken-panes",)).rig() for draw in ("SSF", "SSX")]

    table = tables[0]

    assert (table.view().unsafe_passage, table.view().draw_pile) == (4, 1)
    assert tables[0].seen(0) == tables[1].seen(0)


@pytest.mark.rule("event-broken-panes.2")
def test_a_failure_that_comes_up_places_a_cultist_token() -> None:
    table = drawing(draw="FF", unsafe="FF", tokens=("p1", "o1", "db2"), bag=("broken-panes",))

    assert table.state.threats == ("p1",)
    assert table.view().unsafe_passage == 4
    assert table.view().cultist_tokens_outside == 2


@pytest.mark.rule("event-broken-panes.1", "event-broken-panes.2")
@pytest.mark.parametrize(("draw", "size"), [("", 2), ("S", 3), ("SS", 4), ("SSS", 4)])
def test_a_short_draw_pile_gives_what_it_has(draw: str, size: int) -> None:
    table = drawing(draw=draw, unsafe="SS", bag=("broken-panes",))

    assert table.view().unsafe_passage == size
    assert any("Unsafe Passage shows" in line for line in table.log())


# -- In Control of the Situation


@pytest.mark.rule("event-in-control.1")
def test_only_the_first_player_sees_the_token() -> None:
    one, other = (in_control(token).choose(0, "peek") for token in ("lightning-strike", "false-eyes"))

    assert (one.view(0).peeked, other.view(0).peeked) == ("lightning-strike", "false-eyes")
    for viewer in (1, 4, None):
        assert one.seen(viewer) == other.seen(viewer)


def in_control(*left: str, died: int = 0) -> Scene:
    """In Control has been drawn, and these tokens are left in the bag."""
    return drawing(player(died=died), bag=("in-control", *left))


@pytest.mark.rule("event-in-control.2")
@pytest.mark.parametrize(("key", "left"), [("remove-token", 1), ("return-token", 2)])
def test_the_token_goes_out_of_the_game_or_back(key: str, left: int) -> None:
    table = in_control("lightning-strike", "lightning-strike").choose(0, "peek")

    table.choose(0, key)

    assert table.view().bag == left


@pytest.mark.rule("event-in-control.1")
def test_nobody_need_draw_a_token() -> None:
    table = in_control("lightning-strike").choose(0, "decline-event")

    assert (table.state.phase, table.view().bag, table.view(0).peeked) == ("action", 1, None)


@pytest.mark.rule("event-in-control.1")
def test_a_ghost_with_the_knife_may_draw_one() -> None:
    table = in_control("lightning-strike", died=1)

    assert table.options(0) == ["peek", "decline-event"]


@pytest.mark.rule("event-in-control.1")
def test_with_an_empty_bag_there_is_no_token_to_look_at() -> None:
    assert in_control().state.phase == "action"


# -- No Connection


@pytest.mark.rule("event-no-connection.1")
def test_nobody_talks_until_the_next_token() -> None:
    table = drawing(seats=7, discussions="rounds", bag=("no-connection", "raised-morale"))

    while table.state.event == tokens.NO_CONNECTION:
        for seat in range(7):
            table.refuses(seat, "say-innocent")
            assert "event-no-connection.1" in table.why(seat, "say-innocent")
        table.choose(table.asked[0], table.options(table.asked[0])[-1])

    assert "say-innocent" in table.options(0)


@pytest.mark.rule("event-no-connection.2")
def test_the_game_still_says_whose_turn_it_is() -> None:
    table = drawing(seats=7, bag=("no-connection",))

    table.choose(0, "pass-turn")

    assert "passes" in table.log(3)[-1]
    assert table.view(3).phase == "action"


@pytest.mark.rule("event-no-connection.3")
def test_a_vote_takes_place_in_silence() -> None:
    table = scene(player(at="lb"), event="no-connection")

    table.choose(0, "start-vote")

    assert table.asked == [0, 1, 2, 3, 4]
    assert "vote:1" in table.options(0)


# -- what death shows


@pytest.mark.rule("symbol-glossary.2")
@pytest.mark.parametrize(
    ("role", "shown"),
    [
        ("investigator", False),
        ("cultist", False),
        ("seer", False),
        ("mechanic", False),
        ("radiant-beauty", True),
        ("infected", True),
        ("super-ghost", True),
    ],
)
def test_a_marker_says_whether_death_shows_the_role(role: str, shown: bool) -> None:
    table = scene(player(at="lb"), player(role), seats=8)

    table.choose(0, "start-vote").vote(*[1] * 8)

    assert not table.alive(1)
    assert table.view().players[1].role == (role if shown else None)
