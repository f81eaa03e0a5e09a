"""The AUTOMA: dealt like a player, and played by nobody."""

from typing import Any

import pytest

import miskatonic
from miskatonic.games.cultists.board import ROUTES
from miskatonic.games.cultists.roles import Role

from .scenes import Scene, Somebody, dawn, dealt, player, room, scene

AUTOMA = 4
"""The seat of the AUTOMA with four people."""


def with_automa(automa: Somebody, *people: Somebody, **options: Any) -> Scene:
    """Four people and the AUTOMA, which has the Knife unless something else is said."""
    others = [player()] * (4 - len(people))
    if others and not any(one.role is Role.CULTIST for one in (automa, *people)):
        others[-1] = player("cultist")
    options = {"knife": AUTOMA, "complexity": "expert", "roles": ("novice",), **options}
    return scene(*people, *others, automa, seats=4, **options)


def with_six(automa: Somebody, *people: Somebody, **options: Any) -> Scene:
    """Six people and the AUTOMA."""
    return scene(*people, *[player()] * (6 - len(people)), automa, seats=6, automa=True, **options)


# -- setup


@pytest.mark.rule("automa-setup.1", "game-frame.4")
@pytest.mark.parametrize(("people", "cultists", "rooms", "target"), [(4, 1, 9, 10), (6, 2, 10, 12)])
def test_four_play_as_five_and_six_as_seven(people: int, cultists: int, rooms: int, target: int) -> None:
    table = dealt(people, automa=True)

    assert len(table.state.players) == people + 1
    assert [one.role for one in table.state.players].count(Role.CULTIST) == cultists
    assert (len(table.state.rooms), table.state.target) == (rooms, target)


@pytest.mark.rule("automa-setup.2")
@pytest.mark.parametrize("first", [0, 2])
def test_the_automa_sits_to_the_right_of_the_first_player(first: int) -> None:
    table = Scene.new(dealt().game.type, seats=4, first=first)

    assert table.state.order == (*[(first + place) % 4 for place in range(4)], AUTOMA)


@pytest.mark.rule("automa-setup.3")
@pytest.mark.parametrize(("people", "share"), [(4, 1 / 5), (6, 2 / 7)])
def test_the_automa_is_a_cultist_as_often_as_anybody(people: int, share: float) -> None:
    games = 300

    cultist = sum(dealt(people, automa=True, seed=seed).state.players[-1].role is Role.CULTIST for seed in range(games))

    assert abs(cultist / games - share) < 0.07


@pytest.mark.rule("automa-setup.4")
def test_the_cultists_see_the_bottom_card_of_the_automa_and_nobody_else_does() -> None:
    table = with_automa(player(start="D"), player("cultist", start="A"))

    assert [table.view(seat).players[AUTOMA].start_dead for seat in (0, 1, None)] == [True, None, None]


@pytest.mark.rule("automa-setup.5")
def test_a_cultist_without_a_human_partner_knows_the_automa() -> None:
    table = with_six(player("cultist"), player("cultist"))

    assert [shown.role for shown in table.view(0).players].count("cultist") == 2
    assert table.view(0).players[6].role == "cultist"
    assert table.view(1).players[6].role is None


@pytest.mark.rule("automa-piles.1")
@pytest.mark.parametrize(("people", "cards"), [(4, 1), (6, 0)])
def test_its_bottom_card_becomes_its_pulse_pile_where_there_are_starting_cards(people: int, cards: int) -> None:
    table = dawn(people, automa=True)

    assert table.view().players[-1].pulse_count == cards


@pytest.mark.rule("automa-piles.2", "card-families.3")
def test_its_cards_are_split_by_their_backs_and_seen_by_nobody() -> None:
    table = dawn(4)

    for viewer in (None, 0, 1, 2, 3):
        shown = table.view(viewer).players[AUTOMA]
        assert (shown.hand, shown.hand_count) == ((), 15)
        assert 15 - shown.encounter_cards == len([card for card in table.hand(AUTOMA) if card in "SFX"])


@pytest.mark.rule("automa-piles.3")
def test_all_see_its_route() -> None:
    table = with_automa(player(route=3))

    for viewer in (None, 0, 2):
        assert table.view(viewer).players[AUTOMA].route == ROUTES[3]


# -- Movement

FINISHED = room("", explored=True, books=0)


def moved(automa: Somebody, *people: Somebody, **options: Any) -> Scene:
    """The Movement Phase, in which the AUTOMA with the Knife moves first."""
    return with_automa(automa, *people, phase="movement", **options)


@pytest.mark.rule("automa-movement.1", "automa-movement.2")
def test_it_goes_to_the_nearest_room_of_its_first_colour_and_stops_there() -> None:
    """Route 9 begins with dark blue: from the south-east Corridor, dark blue 2 is one Door away."""
    table = moved(player(at="se", route=9))

    assert table.place(AUTOMA) == "db2"


@pytest.mark.rule("automa-movement.1")
@pytest.mark.parametrize(("route", "place"), [(0, "db2"), (6, "o2"), (3, "p1")])
def test_the_order_of_colours_on_its_route_decides(route: int, place: str) -> None:
    table = moved(player(at="se", route=route))

    assert table.place(AUTOMA) == place


@pytest.mark.rule("automa-movement.2")
def test_points_left_over_are_lost_on_arrival() -> None:
    table = moved(player(at="g", route=9), player(at="cm"), rooms={"db1": FINISHED, "db2": FINISHED})

    assert table.place(AUTOMA) == "o1"
    assert table.asked == [0]


@pytest.mark.rule("automa-movement.3")
def test_of_two_ways_of_equal_length_it_takes_the_clockwise_one() -> None:
    """From the Canteen, the green Room is three Doors away through the west and through the east."""
    table = moved(player(at="lb", route=1))

    assert next(line for line in table.log() if "AUTOMA" in line) == "AUTOMA goes to the North-east Corridor."


@pytest.mark.rule("automa-movement.4")
def test_it_comes_as_near_as_three_points_take_it() -> None:
    """From dark blue 1, dark blue 2 is four Doors away, and it cannot stay."""
    table = moved(player(at="db1", route=9))

    steps = [line for line in table.log() if "AUTOMA goes" in line]
    assert (len(steps), table.place(AUTOMA)) == (3, "se")


@pytest.mark.rule("automa-movement.5")
def test_example_it_skips_finished_rooms_and_goes_clockwise_to_the_left_orange_room() -> None:
    """Round 5, from the green Room, dark blue finished: both orange Rooms are equally far."""
    table = moved(player(at="g", route=9), round=5, rooms={"db1": FINISHED, "db2": FINISHED})

    assert table.place(AUTOMA) == "o1"


def test_explored_rooms_are_worth_going_to() -> None:
    table = moved(player(at="se", route=9), rooms={"db2": room("SSS")})

    assert table.place(AUTOMA) == "db2"


def test_with_its_row_finished_it_goes_to_any_room_that_is_not() -> None:
    """Route 0 names red and orange in round 4; of the Rooms one Door away, the green one comes first clockwise."""
    table = moved(player(at="se", route=0), round=4, rooms={"r": FINISHED, "o1": FINISHED, "o2": FINISHED})

    assert table.place(AUTOMA) == "g"


def test_with_all_rooms_finished_it_goes_to_a_corridor() -> None:
    rooms = dict.fromkeys(("db1", "db2", "p1", "p2", "o1", "o2", "lb", "r", "g"), FINISHED)

    table = moved(player(at="se", route=0), rooms=rooms)

    assert table.place(AUTOMA) in {"cm", "ne"}


@pytest.mark.rule("fish-man-blocks-corridor.1", "automa-actions.6")
def test_with_the_knife_it_does_not_enter_the_corridor_of_the_fish_man() -> None:
    table = moved(player(at="lb", route=4), fish_man="ne")

    assert "AUTOMA goes to the North-west Corridor." in table.log()
    assert "AUTOMA goes to the North-east Corridor." not in table.log()


def test_as_a_ghost_it_is_there_at_once() -> None:
    table = moved(player(at="db1", route=0, died=1), round=1)

    assert table.place(AUTOMA) == "db2"


# -- Encounters


@pytest.mark.rule("automa-encounters.1")
def test_it_gives_its_top_encounter_card_and_receives_one() -> None:
    table = moved(player("cultist", at="se", route=9, hand="SDAFA"), player(at="db2", hand="A"))
    assert table.asked == [0]

    table.choose(0, "give:alive")

    assert (table.pulse(0), table.pulse(AUTOMA)) == ("D", "A")
    assert table.hand(AUTOMA) == "SAFA"


def meeting(*piles: str) -> Scene:
    """In the dark the AUTOMA comes to dark blue 2, where these Pulse piles wait."""
    people = [player(at="db2", pulse=pile, hand="A") for pile in piles]
    table = moved(player(at="se", route=9, hand="A"), *people, power=False)
    for seat in list(table.asked):
        table.choose(seat, "give:alive")
    return table


@pytest.mark.rule("automa-encounters.2")
@pytest.mark.parametrize(("piles", "receiver"), [(("AA", "AAA"), 0), (("AAA", "AA"), 1), (("AA", "AA", "A"), 2)])
def test_of_several_in_the_dark_the_smallest_pile_receives(piles: tuple[str, ...], receiver: int) -> None:
    table = meeting(*piles)

    assert table.state.players[receiver].givers[-1] == str(AUTOMA)


@pytest.mark.rule("automa-encounters.3")
@pytest.mark.parametrize("piles", [("A", "A"), ("A", "A", "A"), ("AA", "A", "A")])
def test_on_a_tie_the_nearest_on_its_left_receives(piles: tuple[str, ...]) -> None:
    table = meeting(*piles)

    smallest = min(piles, key=len)
    assert table.state.players[piles.index(smallest)].givers[-1] == str(AUTOMA)


@pytest.mark.rule("automa-encounters.2", "encounter-exchange.2")
def test_each_of_them_gives_one_card_and_gets_one() -> None:
    table = meeting("AA", "A", "AAA")

    grown = [len(table.pulse(seat)) for seat in (0, 1, 2, AUTOMA)]
    assert grown == [3, 2, 4, 1]
    assert len({table.state.players[seat].givers[-1] for seat in (0, 1, 2, AUTOMA)}) == 4


# -- actions


def acted(automa: Somebody, *people: Somebody, **options: Any) -> Scene:
    """The Action Phase, in which the AUTOMA with the Knife acts first."""
    return with_automa(automa, *people, **options)


@pytest.mark.rule("automa-actions.1")
@pytest.mark.parametrize("pile", ["S", "SSS"])
def test_it_combats_the_cultist_in_its_room(pile: str) -> None:
    table = acted(player(at="db2"), threats=("db2",), rooms={"db2": room(pile)})

    assert (table.state.threats, table.pile("db2")) == ((), pile)


@pytest.mark.rule("automa-actions.2")
def test_it_lays_its_top_room_card_and_explores_with_the_third() -> None:
    table = acted(player(at="db2", hand="AFSA"), rooms={"db2": room("SS")})

    assert (table.pile("db2"), table.hand(AUTOMA)) == ("SSF", "ASA")
    assert table.state.rooms["db2"].explored


@pytest.mark.rule("automa-actions.3")
@pytest.mark.parametrize(("pile", "books"), [("FFS", 1), ("SSF", 0)])
def test_it_resolves_the_top_card_of_an_explored_room(pile: str, books: int) -> None:
    table = acted(player(at="db2"), rooms={"db2": room(pile)})

    assert (table.state.shelves["dark-blue-2"], table.pile("db2")) == (books, pile[:-1])


@pytest.mark.rule("automa-actions.4")
def test_in_a_corridor_it_guards() -> None:
    table = acted(player(at="se", hand="AXS"), unsafe="SF")

    assert (sorted(table.state.unsafe), table.hand(AUTOMA)) == (["F", "S", "X"], "AS")


@pytest.mark.rule("automa-actions.5")
@pytest.mark.parametrize("place", ["lb", "r", "g", "se", "ne"])
def test_it_takes_no_other_action(place: str) -> None:
    """A vote to start, a camera, a portal, somebody to check, the Fish-man: it only lays cards."""
    table = acted(
        player("cultist", at=place, hand="ASS"),
        player(at=place, pulse="D"),
        portal=4,
        fish_man="ne",
        rooms={"p2": room("SSS")},
    )

    assert table.asked == [0]
    assert table.hand(AUTOMA) == "AS"
    assert (table.state.vote_ready, table.state.portal, table.state.fish_man) == (True, 4, "ne")
    assert table.state.checks == ()


@pytest.mark.rule("automa-actions.6", "event-false-eyes.1")
@pytest.mark.parametrize("event", ["false-eyes", "in-control", "portable-camera"])
def test_with_the_knife_an_event_that_needs_it_has_no_effect(event: str) -> None:
    table = with_six(player(at="se"), knife=6, phase="event", bag=(event, "raised-morale"), discussions="votes")
    six = scene(seats=4, knife=AUTOMA, phase="event", bag=(event,))

    assert all("pass-turn" in six.options(seat) for seat in six.asked)
    assert table.state.checks == six.state.checks == ()
    assert (six.state.peeker, six.state.phase) == (-1, "action")


def test_all_see_that_it_has_acted() -> None:
    table = acted(player(at="se"))

    assert [shown.acted for shown in table.view().players] == [False, False, False, False, True]


def test_an_explored_room_without_cards_is_filled() -> None:
    table = acted(player(at="db2", hand="SA"), rooms={"db2": room("", explored=True)})

    assert table.pile("db2") == "S"


def test_without_room_cards_it_passes() -> None:
    table = acted(player(at="db2", hand="AA"), rooms={"db2": room("S")})

    assert (table.pile("db2"), table.asked) == ("S", [0])


def test_its_ghost_only_checks_and_fills() -> None:
    corridor = acted(player(at="se", died=1, hand="S"), unsafe="SF")
    threatened = acted(player(at="db2", died=1, hand="S"), threats=("db2",))
    filled = acted(player(at="db2", died=1, hand="S"), rooms={"db2": room("S")})

    assert (corridor.hand(AUTOMA), threatened.state.threats) == ("S", ("db2",))
    assert filled.pile("db2") == "SS"


# -- votes and roles


def vote(automa: Somebody, *aims: int | None, **options: Any) -> Scene:
    """Player 0 starts a vote; the four people point."""
    table = with_automa(automa, player(at="lb"), **{"knife": 1, **options})
    while table.asked != [0] or "start-vote" not in table.options(0):
        table.choose(table.asked[0], "pass-turn")
    table.choose(0, "start-vote").vote(*aims)
    if table.asked and "keep-vote" in table.options(table.asked[0]):
        table.choose(table.asked[0], "keep-vote")
    return table


@pytest.mark.rule("automa-votes-and-roles.1")
@pytest.mark.parametrize(("knife", "died", "alive"), [(AUTOMA, 0, True), (1, 0, False), (AUTOMA, 1, False)])
def test_it_abstains_once_and_with_the_knife_twice(knife: int, died: int, alive: bool) -> None:
    table = vote(player(died=died), 1, 2, 1, 3, knife=knife)

    assert table.alive(1) is alive


@pytest.mark.rule("automa-votes-and-roles.1", "automa-actions.5")
def test_nobody_is_asked_for_its_vote() -> None:
    table = with_automa(player(), player(at="lb"), knife=0).choose(0, "start-vote").ready()

    assert table.asked == [0, 1, 2, 3]
    assert f"vote:{AUTOMA}" in table.options(0)


@pytest.mark.rule("automa-votes-and-roles.2")
@pytest.mark.parametrize("complexity", ["first-game", "experienced"])
def test_the_seer_does_not_come_along_with_the_automa_and_one_cultist(complexity: str) -> None:
    for seed in range(10):
        roles = {one.role for one in dealt(4, complexity=complexity, seed=seed).state.players}
        assert Role.SEER not in roles
    assert Role.SEER in {one.role for one in dealt(5, complexity=complexity).state.players}


@pytest.mark.rule("automa-votes-and-roles.2")
def test_experts_are_refused_the_seer_with_the_automa_and_one_cultist_only() -> None:
    roles = ["seer", "novice", "butterfingers", "scaredy-cat"]

    with pytest.raises(miskatonic.BadOption) as caught:
        dealt(4, complexity="expert", roles=["seer", "novice"])

    assert caught.value.rules == ("automa-votes-and-roles.2",)
    assert Role.SEER in {one.role for one in dealt(6, automa=True, complexity="expert", roles=roles).state.players}


@pytest.mark.rule("automa-votes-and-roles.3")
@pytest.mark.parametrize("role", ["radiant-beauty", "infected", "super-ghost"])
def test_a_role_dealt_to_it_has_no_effect(role: str) -> None:
    table = vote(player(role, at="r"), 4, 4, 4, 4, round=2, power=False)

    assert not table.alive(AUTOMA)
    assert (table.state.calm_until, table.table.lit(("r",))) == (0, False)


@pytest.mark.rule("automa-votes-and-roles.3", "automa-actions.6")
def test_butterfingers_dealt_to_it_does_not_fumble_the_knife_in_a_vote() -> None:
    table = with_six(player("butterfingers"), player(at="lb"), player("cultist"), knife=6)
    table.choose(0, "start-vote").ready()
    assert table.asked == [0, 1, 2, 3, 4, 5]

    table.vote(1, 1, 1, None, 2, 2)

    assert (table.alive(1), table.alive(6)) == (True, True)


@pytest.mark.rule("automa-votes-and-roles.3")
def test_a_firestarter_dealt_to_it_does_not_die() -> None:
    table = with_automa(player("firestarter", hand="FX"), player("cultist"), phase="upkeep", round=5)

    assert table.alive(AUTOMA)


@pytest.mark.rule("automa-votes-and-roles.3", "automa-votes-and-roles.4")
def test_with_two_cultists_it_can_be_the_seer_whom_the_cultists_name() -> None:
    people = (player(at="lb"), player("cultist"), player("cultist", died=1))
    table = with_six(player("seer"), *people, complexity="expert", roles=("seer", "firestarter", "novice"), round=2)
    table.choose(0, "start-vote").ready()
    for seat in list(table.asked):
        table.choose(seat, "vote:1")

    table.choose(1, "guess-seer:6")

    assert table.winners == (1, 2)


@pytest.mark.rule("automa-sole-cultist.1", "automa-sole-cultist.2")
def test_voted_out_it_shows_its_marker_and_as_an_investigator_the_game_goes_on() -> None:
    table = vote(player("mechanic"), 4, 4, 4, 4)

    assert table.view(2).players[AUTOMA].role == "mechanic"
    assert not table.game.over


@pytest.mark.rule("automa-sole-cultist.3")
@pytest.mark.parametrize(("dead", "outcome"), [(3, "dead"), (2, "eliminated")])
def test_as_the_sole_cultist_voted_out_the_dead_decide(dead: int, outcome: str) -> None:
    people = [player(at="lb"), *[player(pulse="D")] * dead, *[player()] * (3 - dead)]
    table = with_automa(player("cultist"), *people, knife=0).choose(0, "start-vote")

    table.vote(4, 4, 4, 4).choose(0, "keep-vote")

    assert table.game.result is not None
    assert table.game.result.outcome == f"cultists-won-{outcome}"
    assert table.winners == (() if outcome == "dead" else (0, 1, 2, 3))


@pytest.mark.rule("automa-sole-cultist.4", "one-cultist-end.2")
@pytest.mark.parametrize(("dead", "outcome"), [(3, "dead"), (2, "points")])
def test_as_the_sole_cultist_it_wins_over_the_points_of_the_investigators(dead: int, outcome: str) -> None:
    people = [player(at="g"), *[player(pulse="D")] * dead, *[player()] * (3 - dead)]
    table = with_automa(player("cultist"), *people, knife=0, points=7, rooms={"g": room("S", explored=True, books=1)})

    table.choose(0, "check-room:g")
    for seat in range(4):
        assert table.options(seat) == ["keep-silent"]
        table.choose(seat, "keep-silent")

    assert table.game.result is not None
    assert table.game.result.outcome == f"cultists-won-{outcome}"


def test_the_automa_counts_among_the_dead_investigators() -> None:
    table = with_automa(player(pulse="D"), player("cultist"), player(pulse="D"), player(start="D"), phase="upkeep")

    for seat in (1, 2, 3):
        table.choose(seat, "keep-silent")
    table.choose(0, "claim-victory")

    assert table.winners == (0,)
