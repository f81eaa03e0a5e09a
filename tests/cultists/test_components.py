"""Components: players and teams, alive and dead, what is hidden, and all that is in the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import miskatonic
from miskatonic.games.cultists.board import COLOURS, CORRIDORS, LAYOUTS, PLACES, ROUTES, START, TOKEN_ROOMS
from miskatonic.games.cultists.cards import SUPPLY
from miskatonic.games.cultists.counts import COLUMNS
from miskatonic.games.cultists.game import CULTISTS
from miskatonic.games.cultists.roles import Role
from miskatonic.games.cultists.setup import CHARACTERS, pile_of
from miskatonic.kernel.snapshots import freeze
from miskatonic.testing import play_randomly

from .scenes import dawn, dealt, player, room, scene

NO_SEER: dict[str, Any] = {"complexity": "expert", "roles": ["novice"]}
"""A balanced set for 5 or 6 players without the Seer, so that nobody guesses at the end."""


# -- how many play, and how long


@pytest.mark.rule("game-frame.1")
@pytest.mark.parametrize("seats", [3, 9])
def test_three_or_nine_players_are_refused(seats: int) -> None:
    with pytest.raises(miskatonic.BadOption, match="from 4 to 8") as caught:
        dealt(seats)

    assert caught.value.rules == ("game-frame.1",)


@pytest.mark.rule("game-frame.1")
@pytest.mark.parametrize("seats", range(4, 9))
def test_four_to_eight_can_play(seats: int) -> None:
    assert dealt(seats).asked == list(range(seats))


@pytest.mark.rule("game-frame.2")
def test_the_game_is_over_when_round_ten_is() -> None:
    table = scene(seats=7, round=10)

    table.pass_all()

    assert table.game.over
    assert table.state.round == 10


@pytest.mark.rule("game-frame.3")
@pytest.mark.parametrize(
    ("seats", "options", "cultists"),
    [(4, {}, 1), (5, {}, 1), (6, {}, 1), (6, {"automa": True}, 2), (7, {}, 2), (8, {}, 2)],
)
def test_one_is_a_cultist_up_to_six_and_two_are_from_seven_on(seats: int, options: Any, cultists: int) -> None:
    for seed in range(200):
        roles = [player.role for player in dealt(seats, seed=seed, **options).state.players]

        assert roles.count(Role.CULTIST) == cultists


@pytest.mark.rule("game-frame.4")
def test_four_play_with_the_automa_or_not_at_all() -> None:
    with pytest.raises(miskatonic.BadOption, match="AUTOMA") as caught:
        dealt(4, automa=False)

    assert caught.value.rules == ("game-frame.4",)

    table = dealt(4)

    assert len(table.state.players) == 5
    assert table.table.column == COLUMNS[5]


# -- teams


@pytest.mark.rule("teams-and-roles.1")
@pytest.mark.parametrize("seats", [5, 8])
def test_exactly_one_team_wins(seats: int) -> None:
    for seed in range(12):
        game = play_randomly(CULTISTS, seed, {"seats": seats, "statements": 1})
        cultists = {player.seat for player in game.table.state.players if player.role is Role.CULTIST}

        assert game.result is not None
        assert set(game.result.winners) in (cultists, set(game.seats) - cultists)


@pytest.mark.rule("teams-and-roles.2")
def test_nobody_ever_changes_role_or_team() -> None:
    for seed in range(8):
        roles = [player.role for player in dealt(6, seed=seed).state.players]

        game = play_randomly(CULTISTS, seed, {"seats": 6, "first": 0, "statements": 1})

        assert [player.role for player in game.table.state.players] == roles


@pytest.mark.rule("teams-and-roles.3")
def test_the_portrait_makes_no_difference() -> None:
    def play(*characters: str) -> bytes:
        seats = [{"character": character} for character in characters]
        game = play_randomly(CULTISTS, 3, {"seats": seats, "statements": 1})
        return freeze(CULTISTS, dealt(5).game.setup, game.table.state)

    assert play("andre", "maria", "raul", "bruno", "joana") == play("maria", "andre", "raul", "bruno", "joana")


@pytest.mark.rule("teams-and-roles.4")
def test_a_dead_investigator_wins_with_the_others() -> None:
    table = scene(player("cultist", at="lb"), player(died=2), **NO_SEER)

    table.choose(0, "start-vote").vote(0, 0, 0, None, None).choose(0, "keep-vote")

    assert table.winners == (1, 2, 3, 4)


# -- alive and dead


@pytest.mark.rule("character-status.1")
def test_somebody_with_a_hidden_dead_card_moves_and_meets_like_the_living() -> None:
    table = scene(player(at="cm", pulse="D"), player(at="db1"), phase="movement")

    table.choose(0, "move:nw", "move:db1")

    assert table.asked == [0, 1]
    assert table.give({0: "A", 1: "A"}).options(0) == ["move:nw", "move:o1", "stop"]


def revealed() -> Any:
    table = scene(player(at="db1"), player(at="db1", pulse="D"))
    return table.choose(0, "check-status:1", "reveal-murder")


def voted_out() -> Any:
    table = scene(player(at="lb"), player())
    return table.choose(0, "start-vote").vote(1, 1, 1, None, None).choose(0, "keep-vote")


def assassinated() -> Any:
    return scene(player("assassin", at="db1"), player(at="db1"), seats=8).choose(0, "assassinate:1")


def killed_by_role() -> Any:
    return scene(player(), player("novice", at="lb"), knife=1).choose(1, "start-vote")


@pytest.mark.rule("character-status.2", "character-status.3")
@pytest.mark.parametrize("how", [revealed, voted_out, assassinated, killed_by_role])
def test_a_confirmed_death_is_open_to_all(how: Any) -> None:
    table = how()

    assert [player.alive for player in table.view(None).players[:2]] == [True, False]


@pytest.mark.rule("character-status.2")
def test_receiving_a_dead_card_confirms_nothing() -> None:
    table = scene(player("cultist", at="nw"), player(at="db1"), phase="movement")

    table.move(0, "db1").give({0: "D", 1: "A"})

    assert table.pulse(1) == "D"
    assert table.alive(1)


@pytest.mark.rule("character-status.4", "night-taking-piles.1")
def test_the_owner_sees_no_difference_in_a_starting_pulse_card() -> None:
    tables = [scene(player(start=card), seats=6) for card in "AD"]

    assert tables[0].seen(0) == tables[1].seen(0)


# -- what is hidden


@pytest.mark.rule("hidden-information.1")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"players": [player(), player("scaredy-cat")]}, {"players": [player(), player("novice")]}),
        ({"players": [player(), player(hand="AAS")]}, {"players": [player(), player(hand="SAA")]}),
        ({"players": [player(), player(route=1)]}, {"players": [player(), player(route=8)]}),
        ({"players": [player(), player(pulse="AA")]}, {"players": [player(), player(pulse="DA")]}),
        ({"rooms": {"db1": room("SSF")}}, {"rooms": {"db1": room("XSF")}}),
        ({"draw": "SFX"}, {"draw": "XSF"}),
        ({"unsafe": "SF"}, {"unsafe": "XX"}),
    ],
    ids=["role", "hand", "route", "pulse", "room pile", "draw pile", "unsafe passage"],
)
def test_what_lies_face_down_is_no_difference_to_others(one: Any, other: Any) -> None:
    tables = [scene(*given.pop("players", [player()]), **given) for given in (dict(one), dict(other))]

    assert tables[0].state != tables[1].state
    for viewer in (0, None):
        assert tables[0].seen(viewer) == tables[1].seen(viewer)


@pytest.mark.rule("hidden-information.2", "encounter-exchange.4")
def test_a_received_card_shows_no_face_to_its_owner() -> None:
    tables = [scene(player("cultist", at="nw"), player(at="db1"), phase="movement") for _ in "AD"]

    for table, card in zip(tables, "AD", strict=True):
        table.move(0, "db1").give({0: card, 1: "A"})

    assert tables[0].seen(1) == tables[1].seen(1)
    own = tables[0].view(1).players[1]
    assert (own.pulse_count, own.pulse) == (1, ())


@pytest.mark.rule("hidden-information.3")
def test_a_spectator_sees_piles_discs_shelves_score_power_and_clock() -> None:
    table = scene(
        player(pulse="AD", start="A", hand="AAS"),
        player(died=1),
        rooms={"g": room(books=0), "db1": room("SF")},
        draw="SFXS",
        unsafe="SFF",
        power=False,
        event="raised-morale",
    )

    view = table.view()

    first, second = view.players[:2]
    assert (first.hand_count, first.pulse_count, first.alive, second.alive) == (3, 3, True, False)
    assert {room.id: room.pile for room in view.rooms}["db1"] == 2
    assert (view.draw_pile, view.unsafe_passage, view.power, view.clock) == (4, 3, False, ("raised-morale",))
    assert view.points == 3
    assert {shelf.id: shelf.books for shelf in view.shelves}["green"] == 3


# -- what is in the box


@pytest.mark.rule("component-inventory.1")
def test_the_deck_has_182_cards() -> None:
    assert SUPPLY == {"route": 10, "S": 63, "F": 20, "X": 7, "A": 73, "D": 9}
    assert sum(SUPPLY.values()) == 182
    assert len(ROUTES) == SUPPLY["route"]


@pytest.mark.rule("component-inventory.2")
@pytest.mark.parametrize("players", COLUMNS)
def test_no_setup_needs_more_tokens_than_there_are(players: int) -> None:
    state = dealt(players).state

    plain, cultists, others = players - COLUMNS[players].cultists, COLUMNS[players].cultists, len(Role) - 2
    assert plain + cultists + others <= 18
    assert len(state.rooms) <= 12
    assert sum(room.books for room in state.rooms.values()) <= 25
    assert len(state.tokens) == 3
    assert len(state.bag) <= 12


@pytest.mark.rule("component-inventory.3", "setup-map-and-discs.1")
def test_the_layout_depends_on_the_player_count() -> None:
    five, seven = (dealt(seats).view() for seats in (5, 7))

    assert (len(five.rooms), len(seven.rooms)) == (9, 10)
    assert five.doors != seven.doors


@pytest.mark.rule("component-inventory.3")
def test_one_place_holds_the_unsafe_passage_pile_and_the_clock_shows_the_round() -> None:
    view = scene(round=4, unsafe="SFF").view()

    assert (view.unsafe_passage, view.round) == (3, 4)


@pytest.mark.rule("component-inventory.4")
def test_eight_players_leave_two_characters_unused() -> None:
    view = dealt(8).view()

    assert len(set(CHARACTERS)) == 10
    assert len({player.character for player in view.players}) == 8


@pytest.mark.rule("component-inventory.5")
def test_all_room_tokens_are_used_in_some_setup() -> None:
    assert max(column.plain_tokens for column in COLUMNS.values()) == 6
    assert max(column.unsafe_tokens for column in COLUMNS.values()) == 6
    assert COLUMNS[7].plain_tokens == COLUMNS[8].unsafe_tokens == 6


@pytest.mark.rule("component-inventory.6", "component-inventory.7", "component-inventory.8")
@pytest.mark.parametrize(
    ("seats", "roles", "cards"),
    [
        (5, ["novice"], {"A": 37, "D": 4, "S": 45, "F": 11, "X": 4}),
        (6, ["novice"], {"A": 44, "D": 5, "S": 51, "F": 13, "X": 4}),
        (7, ["novice", "butterfingers", "scaredy-cat"], {"A": 57, "D": 6, "S": 55, "F": 17, "X": 6}),
        (8, ["radiant-beauty"], {"A": 73, "D": 7, "S": 63, "F": 19, "X": 6}),
        (8, ["mechanic", "firestarter"], {"A": 73, "D": 7, "S": 61, "F": 20, "X": 7}),
    ],
)
def test_a_setup_takes_so_many_cards_out_of_the_box(seats: int, roles: list[str], cards: dict[str, int]) -> None:
    state = dealt(seats, complexity="expert", roles=roles).state

    hands = "".join(player.hand for player in state.players)
    rooms = "".join(room.pile for room in state.rooms.values())
    assert Counter(hands + COLUMNS[seats].starting_pulse + rooms + state.draw + state.unsafe) == cards
    assert len({player.route for player in state.players}) == seats


# -- two families of cards


@pytest.mark.rule("card-families.1", "encounter-exchange.5")
def test_a_room_card_cannot_be_given_in_an_encounter() -> None:
    table = scene(player(at="nw"), player(at="db1"), phase="movement").move(0, "db1")

    table.refuses(0, "give:success")

    assert table.options(0) == ["give:alive"]
    assert "card-families.1" in table.why(0, "give:success")


@pytest.mark.rule("card-families.2")
def test_an_encounter_card_cannot_be_laid_in_a_room_or_a_corridor() -> None:
    in_room, in_corridor = scene(player(at="db1")), scene(player(at="nw"))

    in_room.refuses(0, "fill:db1:alive")
    in_corridor.refuses(0, "guard:alive")

    assert in_room.why(0, "fill:db1:alive") == in_corridor.why(0, "guard:alive") == {"card-families.2"}


@pytest.mark.rule("card-families.3")
def test_the_backs_tell_the_family_and_no_more() -> None:
    tables = [scene(player(), player("cultist", hand=hand)) for hand in ("ADSFX", "DASXF")]

    other = tables[0].view(0).players[1]

    assert (other.encounter_cards, other.hand_count, other.hand) == (2, 5, ())
    assert tables[0].seen(0) == tables[1].seen(0)


@pytest.mark.rule("card-families.4")
@pytest.mark.parametrize("players", COLUMNS)
def test_only_cultists_and_the_firestarter_hold_red_cards(players: int) -> None:
    kinds = {role: set(pile_of(COLUMNS[players], role)) for role in Role}

    assert kinds.pop(Role.CULTIST) == set("ADSFX")
    assert kinds.pop(Role.FIRESTARTER) == set("ASFX")
    assert all(kind == set("AS") for kind in kinds.values())


# -- the board


@pytest.mark.rule("board-elements.1", "board-elements.2", "locations.2")
@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_rooms_and_corridors_are_joined_by_doors(layout: Any) -> None:
    corridors = {corridor.id for corridor in CORRIDORS}

    assert set(layout.places) == corridors | set(layout.rooms)
    assert {end for door in layout.doors for end in door} == set(layout.places)
    assert all(layout.neighbours[room] for room in layout.rooms)
    assert {PLACES[room].colour for room in layout.rooms} == set(COLOURS)
    symbols = [(PLACES[room].colour, PLACES[room].number) for room in layout.rooms]
    assert len(set(symbols)) == len(symbols)


@pytest.mark.rule("board-elements.2")
def test_colours_have_the_rooms_that_the_rulebook_names() -> None:
    colours = Counter(PLACES[room].colour for room in LAYOUTS["8"].rooms)

    assert colours == {"dark-blue": 3, "pink": 3, "orange": 2, "light-blue": 1, "red": 1, "green": 1}
    blues = [PLACES[room].number for room in LAYOUTS["8"].rooms if PLACES[room].colour == "dark-blue"]
    assert sorted(blues) == [1, 2, 3]


@pytest.mark.rule("board-elements.3", "setup-map-and-discs.2")
@pytest.mark.parametrize("seats", [5, 7, 8])
def test_all_start_in_the_central_corridor(seats: int) -> None:
    table = dawn(seats)

    assert table.state.places == [START] * seats
    assert all(player.alive for player in table.view().players)
    assert all(key.startswith("move:") for key in table.options(0))


@pytest.mark.rule("board-elements.3")
def test_the_special_rooms_have_their_colours() -> None:
    assert scene(player(at="lb")).options(0)[-2] == "start-vote"
    assert "restore-power" in scene(player(at="r"), power=False).options(0)
    assert "close-portal:1" in scene(player(at="g"), player(at="g"), portal=3).options(0)
    assert [PLACES[room].colour for room in ("lb", "r", "g")] == ["light-blue", "red", "green"]


@pytest.mark.rule("board-elements.4")
@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_shelves_are_worth_two_to_four_points_each(layout: Any) -> None:
    assert all(2 <= shelf.points <= 4 for shelf in layout.shelves)
    assert all(len({PLACES[room].colour for room in shelf.rooms}) == 1 for shelf in layout.shelves)
    assert sorted(room for shelf in layout.shelves for room in shelf.rooms) == sorted(layout.rooms)


@pytest.mark.rule("board-elements.4")
def test_three_tokens_lie_outside_and_the_fish_man_in_the_lake() -> None:
    view = dealt(5).view()

    assert (view.cultist_tokens_outside, view.fish_man) == (3, None)
    assert set(TOKEN_ROOMS) <= {room.id for room in view.rooms}


@pytest.mark.rule("board-elements.5")
@pytest.mark.parametrize(("seats", "corridor"), [(4, "ne"), (5, "ne"), (6, "ne"), (7, "cm"), (8, "cm")])
def test_the_fish_man_lands_upper_right_or_in_the_middle(seats: int, corridor: str) -> None:
    table = scene(seats=seats, phase="event", bag=("broken-panes",), unsafe="X", draw="")

    assert table.state.fish_man == corridor
