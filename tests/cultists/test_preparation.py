"""Preparation: the numbers for each player count, the first game, and the steps from the piles to the Knife."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import miskatonic
from miskatonic.games.cultists.board import LAYOUTS, PLACES, ROUTES
from miskatonic.games.cultists.counts import COLUMNS
from miskatonic.games.cultists.game import CULTISTS
from miskatonic.games.cultists.records import CultistsTable
from miskatonic.games.cultists.roles import Role
from miskatonic.kernel.records import changed
from miskatonic.testing import play_randomly

from .scenes import dawn, dealt, player, room, scene

PLAYERS = (5, 6, 7, 8)


def hands(table: Any, role: Role) -> list[str]:
    return [player.hand for player in table.state.players if player.role is role]


# -- the table of numbers


@pytest.mark.rule("player-count-table.1")
@pytest.mark.parametrize(("seats", "alive"), [(4, 7), (5, 7), (6, 7), (7, 9), (8, 9)])
def test_investigators_get_so_many_alive_and_eight_success(seats: int, alive: int) -> None:
    for hand in hands(dealt(seats), Role.INVESTIGATOR):
        assert Counter(hand) == {"A": alive, "S": 8}


@pytest.mark.rule("player-count-table.2")
@pytest.mark.parametrize(("seats", "alive"), [(5, 4), (6, 4), (7, 6), (8, 6)])
def test_cultists_get_three_dead_at_every_count(seats: int, alive: int) -> None:
    for hand in hands(dealt(seats), Role.CULTIST):
        assert Counter(hand) == {"A": alive, "D": 3, "S": 2, "F": 4, "X": 2}


@pytest.mark.rule("player-count-table.3", "setup-pulse-cards.1", "after-the-night.1", "after-the-night.3")
@pytest.mark.parametrize(("seats", "cards"), [(5, "AAAAAD"), (6, "AAAAADD"), (7, ""), (8, "AAAAAAAD")])
def test_so_many_starting_pulse_cards_are_dealt(seats: int, cards: str) -> None:
    piles = [dawn(seats).pulse(seat) for seat in range(seats)]

    assert COLUMNS[seats].starting_pulse == cards
    assert [len(pile) for pile in piles] == [int(bool(cards))] * seats
    assert not Counter("".join(piles)) - Counter(cards)


@pytest.mark.rule("player-count-table.4", "rooms-per-player-count.1", "setup-room-and-draw-piles.1")
@pytest.mark.parametrize(
    ("seats", "cards"),
    [
        (4, {"S": 5, "F": 3, "X": 1}),
        (5, {"S": 5, "F": 3, "X": 1}),
        (6, {"S": 4, "F": 4, "X": 1}),
        (7, {"S": 5, "F": 4, "X": 1}),
        (8, {"S": 5, "F": 5, "X": 1}),
    ],
)
def test_every_room_gets_one_of_the_starting_cards(seats: int, cards: dict[str, int]) -> None:
    table = dealt(seats)

    piles = [room.pile for room in table.state.rooms.values()]

    assert all(len(pile) == 1 for pile in piles)
    assert Counter("".join(piles)) == cards
    assert all(room.pile == 1 and not room.explored for room in table.view().rooms)


@pytest.mark.rule("player-count-table.5", "setup-room-and-draw-piles.3")
@pytest.mark.parametrize(("seats", "size"), [(5, 9), (6, 9), (7, 10), (8, 11)])
def test_the_draw_pile_is_a_second_set_of_the_room_cards(seats: int, size: int) -> None:
    orders = set()
    for seed in range(4):
        table = dealt(seats, seed=seed)
        rooms = Counter("".join(room.pile for room in table.state.rooms.values()))

        assert Counter(table.state.draw) == rooms
        assert table.view().draw_pile == size
        orders.add(table.state.draw)
    assert len(orders) > 1


@pytest.mark.rule("player-count-table.6", "setup-threats.1")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_unsafe_passage_starts_with_a_success_and_a_failure(seats: int) -> None:
    table = dealt(seats)

    assert sorted(table.state.unsafe) == ["F", "S"]
    assert table.view(0).unsafe_passage == 2


@pytest.mark.rule("player-count-table.7", "rooms-per-player-count.1", "rooms-per-player-count.2")
@pytest.mark.parametrize(("seats", "plain", "unsafe"), [(4, 5, 4), (5, 5, 4), (6, 4, 5), (7, 6, 4), (8, 5, 6)])
def test_so_many_room_tokens_carry_the_unsafe_passage(seats: int, plain: int, unsafe: int) -> None:
    rooms = list(dealt(seats).state.rooms.values())

    assert [sum(not room.unsafe for room in rooms), sum(room.unsafe for room in rooms)] == [plain, unsafe]
    column = COLUMNS[len(dealt(seats).state.players)]
    assert len(rooms) == len(column.starting_rooms) == plain + unsafe


@pytest.mark.rule("player-count-table.7")
def test_at_eight_six_rooms_call_for_a_draw_when_explored() -> None:
    draws = 0
    for place in LAYOUTS["8"].rooms:
        table = dawn(8)
        unsafe = table.state.rooms[place].unsafe
        table = scene(player(at=place), seats=8, rooms={place: room("SS", unsafe=unsafe)}, unsafe="S")

        table.choose(0, f"fill:{place}:success")

        draws += any("Unsafe Passage shows" in line for line in table.log())
    assert draws == 6


@pytest.mark.rule("player-count-table.8", "setup-bag-and-clock.1")
@pytest.mark.parametrize(("seats", "tokens"), [(4, 11), (5, 11), (6, 11), (7, 12), (8, 12)])
def test_the_portable_camera_makes_twelve_tokens_from_seven_on(seats: int, tokens: int) -> None:
    table = dealt(seats)

    assert table.view().bag == tokens
    assert Counter(table.state.bag) == Counter("LLDDNNEMCPB" + "K" * (tokens == 12))


@pytest.mark.rule("player-count-table.9", "setup-score-track.2", "setup-score-track.3")
@pytest.mark.parametrize(("seats", "points"), [(4, 10), (5, 10), (6, 12), (7, 12), (8, 13)])
def test_the_final_score_marker_shows_the_points_that_win(seats: int, points: int) -> None:
    assert dealt(seats).view().target == points


@pytest.mark.rule("player-count-table.9")
@pytest.mark.parametrize(("points", "over"), [(8, False), (9, True)])
def test_at_eight_the_thirteenth_point_ends_the_game(points: int, over: bool) -> None:
    books = {"g": room("S", explored=True, books=1)}
    table = scene(
        player(at="g"), seats=8, rooms=books, points=points + 1, complexity="expert", roles=["radiant-beauty"]
    )

    table.choose(0, "check-room:g")

    assert table.state.points == points + 4
    assert table.game.over == over


@pytest.mark.rule("player-count-table.10")
@pytest.mark.parametrize(("seats", "dead"), [(4, 3), (5, 3), (6, 4), (7, 4), (8, 5)])
def test_so_many_dead_investigators_win_for_the_cultists(seats: int, dead: int) -> None:
    assert dealt(seats).view().dead_needed == dead


@pytest.mark.rule("player-count-table.10")
@pytest.mark.parametrize(("dead", "winners"), [(3, (1, 2, 3, 4, 5)), (4, (0, 6))])
def test_at_seven_a_fourth_dead_investigator_suffices_and_a_third_does_not(dead: int, winners: tuple[int, ...]) -> None:
    others = [player(pulse="D" if seat <= dead else "A") for seat in range(1, 6)]
    table = scene(player("cultist", died=1), *others, player("cultist", at="lb"), seats=7, round=2, knife=6)

    table.choose(6, "start-vote").vote(6, 6, 6, 6, 6, 6, 6)

    assert table.winners == winners


@pytest.mark.rule("player-count-table.11")
@pytest.mark.parametrize(("seats", "cards"), [(5, 15), (6, 15), (7, 17), (8, 17)])
def test_all_piles_are_equally_thick(seats: int, cards: int) -> None:
    assert {player.hand_count for player in dealt(seats).view().players} == {cards}


# -- the first game


@pytest.mark.rule("first-game-setup.1", "first-game-setup.2")
@pytest.mark.parametrize(
    ("seats", "roles"),
    [
        (5, {Role.CULTIST: 1, Role.SEER: 1, Role.INVESTIGATOR: 3}),
        (6, {Role.CULTIST: 1, Role.SEER: 1, Role.INVESTIGATOR: 4}),
        (7, {Role.CULTIST: 2, Role.INVESTIGATOR: 5}),
        (8, {Role.CULTIST: 2, Role.SEER: 1, Role.INVESTIGATOR: 5}),
    ],
)
def test_the_first_game_has_the_seer_and_no_further_role(seats: int, roles: dict[Role, int]) -> None:
    state = dealt(seats, complexity="first-game").state

    assert Counter(player.role for player in state.players) == roles


@pytest.mark.rule("first-game-setup.3")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_the_first_game_leaves_out_passage_panes_and_threats(seats: int) -> None:
    table = dealt(seats, complexity="first-game")

    view = table.view()

    assert (view.unsafe_passage, view.cultist_tokens_outside, view.fish_man) == (0, 0, None)
    assert "B" not in table.state.bag
    assert view.bag == (11 if seats == 8 else 10)


@pytest.mark.rule("first-game-setup.3")
def test_in_the_first_game_nobody_guards_and_exploring_brings_no_threat() -> None:
    corridor = scene(player(at="nw"), complexity="first-game")
    explored = scene(player(at="db1"), complexity="first-game", rooms={"db1": room("SS")})

    corridor.refuses(0, "guard:success")
    explored.choose(0, "fill:db1:success")

    assert corridor.why(0, "guard:success") == {"first-game-setup.3"}
    assert explored.state.rooms["db1"].explored
    assert (explored.state.threats, explored.state.fish_man) == ((), "")


@pytest.mark.rule("first-game-setup.3")
def test_no_threat_ever_comes_in_a_first_game() -> None:
    for seed in range(6):
        state = play_randomly(CULTISTS, seed, {"seats": 6, "complexity": "first-game", "statements": 1}).table.state

        assert (state.threats, state.turned, state.fish_man, state.unsafe) == ((), (), "", "")


# -- piles, Routes, envelopes


@pytest.mark.rule("setup-player-piles.1")
def test_every_route_reaches_every_seat() -> None:
    routes: list[set[int]] = [set() for _ in range(5)]
    for seed in range(150):
        state = dealt(seed=seed).state
        assert len({player.route for player in state.players}) == 5
        for seat, one in enumerate(state.players):
            routes[seat].add(one.route)

    assert routes == [set(range(len(ROUTES)))] * 5


@pytest.mark.rule("setup-player-piles.2")
def test_every_pile_is_shuffled_on_its_own() -> None:
    investigators = hands(dealt(8, complexity="first-game"), Role.INVESTIGATOR)

    assert len(set(investigators)) == len(investigators)
    assert len({"".join(sorted(hand)) for hand in investigators}) == 1


@pytest.mark.rule("setup-player-piles.3", "setup-envelopes-and-characters.2")
@pytest.mark.parametrize("seats", PLAYERS)
def test_no_role_marker_is_open_before_the_night(seats: int) -> None:
    table = dealt(seats)

    for viewer in (*range(seats), None):
        assert [player.role for player in table.view(viewer).players] == [None] * seats


@pytest.mark.rule("setup-pulse-cards.2")
@pytest.mark.parametrize("seats", [5, 6, 8])
def test_a_cultist_never_starts_with_a_dead_card(seats: int) -> None:
    for seed in range(100):
        state = dealt(seats, seed=seed).state

        assert {player.start for player in state.players if player.role is Role.CULTIST} == {"A"}


@pytest.mark.rule("setup-pulse-cards.3", "setup-pulse-cards.4")
@pytest.mark.parametrize(("seats", "left"), [(5, 1), (6, 1), (8, 0)])
def test_every_investigator_gets_one_of_the_other_pulse_cards(seats: int, left: int) -> None:
    state = dealt(seats).state

    dealt_out = "".join(player.start for player in state.players)

    assert len(dealt_out) == seats
    assert (Counter(COLUMNS[seats].starting_pulse) - Counter(dealt_out)).total() == left


@pytest.mark.rule("setup-pulse-cards.5", "setup-pulse-cards.6", "setup-pulse-cards.7")
@pytest.mark.parametrize(("seats", "chances"), [(5, {0: 1 / 5, 1: 4 / 5}), (6, {1: 1 / 3, 2: 2 / 3}), (8, {1: 1.0})])
def test_so_many_investigators_are_dead_at_the_start(seats: int, chances: dict[int, float]) -> None:
    games = 600

    dead = Counter(
        sum(player.start == "D" for player in dealt(seats, seed=seed).state.players) for seed in range(games)
    )

    assert dead.keys() == chances.keys()
    for count, share in chances.items():
        assert dead[count] / games == pytest.approx(share, abs=0.08)


@pytest.mark.rule("setup-envelopes-and-characters.1")
def test_before_the_night_nobody_could_tell_if_two_had_each_others_pile() -> None:
    def swap(table: CultistsTable) -> None:
        one, other = table.state.players[1:3]
        table.state.players[1] = changed(other, seat=one.seat)
        table.state.players[2] = changed(one, seat=other.seat)

    table, swapped = dealt(6), dealt(6).lay(swap)

    for viewer in (0, 1, 2, None):
        assert table.seen(viewer) == swapped.seen(viewer)


@pytest.mark.rule("setup-envelopes-and-characters.2")
def test_every_seat_becomes_the_cultist_equally_often() -> None:
    cultists = Counter(
        player.seat for seed in range(1000) for player in dealt(seed=seed).state.players if player.role is Role.CULTIST
    )

    assert all(count / 1000 == pytest.approx(1 / 5, abs=0.05) for count in cultists.values())
    assert len(cultists) == 5


@pytest.mark.rule("setup-envelopes-and-characters.3")
def test_two_cannot_pick_one_character() -> None:
    with pytest.raises(miskatonic.BadOption, match="andre") as caught:
        dealt(seats=[{"character": "andre"}, {"character": "andre"}, {}, {}, {}])

    assert caught.value.rules == ("setup-envelopes-and-characters.3",)


@pytest.mark.rule("setup-envelopes-and-characters.3")
def test_the_chosen_characters_are_shown_alive() -> None:
    table = dealt(seats=[{}, {"character": "andre"}, {}, {"character": "raul"}, {}])

    players = table.view().players

    assert (players[1].character, players[3].character) == ("andre", "raul")
    assert len({player.character for player in players}) == 5
    assert all(player.alive for player in players)


# -- the table


@pytest.mark.rule("setup-room-and-draw-piles.2")
def test_the_piles_of_two_pink_rooms_stay_apart() -> None:
    table = scene(player(at="p1"), rooms={"p1": room("S"), "p2": room("F")})

    table.choose(0, "fill:p1:success")

    assert (table.pile("p1"), table.pile("p2")) == ("SS", "F")


@pytest.mark.rule("setup-threats.1")
def test_no_view_tells_the_order_of_the_unsafe_passage() -> None:
    tables = [scene(unsafe=pile) for pile in ("SF", "FS")]

    for viewer in (0, None):
        assert tables[0].seen(viewer) == tables[1].seen(viewer)


@pytest.mark.rule("setup-threats.2")
def test_nobody_knows_which_cultist_token_names_which_room() -> None:
    tables = [scene(tokens=tokens) for tokens in (("db2", "p1", "o1"), ("o1", "db2", "p1"))]

    for viewer in (0, 4, None):
        assert tables[0].seen(viewer) == tables[1].seen(viewer)


@pytest.mark.rule("setup-threats.2")
def test_the_cultist_tokens_are_shuffled() -> None:
    assert len({dealt(seed=seed).state.tokens for seed in range(60)}) == 6


@pytest.mark.rule("setup-threats.3")
@pytest.mark.parametrize("seats", PLAYERS)
def test_at_the_start_the_fish_man_blocks_no_corridor(seats: int) -> None:
    table = dawn(seats)

    assert table.view().fish_man is None
    assert {"move:nw", "move:ne", "move:se", "move:sw"} <= set(table.options(0))


@pytest.mark.rule("setup-vote-and-power.1")
def test_a_vote_can_be_started_in_round_one() -> None:
    assert dawn().view().vote_ready
    assert "start-vote" in scene(player(at="lb"), round=1).options(0)


@pytest.mark.rule("setup-vote-and-power.2")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_lamp_is_lit_at_the_start(seats: int) -> None:
    assert dealt(seats).view().power


@pytest.mark.rule("setup-bag-and-clock.2", "cultists:setup-first-player.2", "night-ritual-with-seer.3")
def test_play_starts_with_the_movement_of_the_first_player_in_round_one() -> None:
    table = dawn(first=3)

    assert (table.view().round, table.view().phase) == (1, "movement")
    assert table.asked == [3]


@pytest.mark.rule("setup-score-track.1")
def test_the_score_starts_at_nothing() -> None:
    assert dealt().view().points == 0


@pytest.mark.rule("setup-books-and-room-tokens.1")
@pytest.mark.parametrize(("seats", "books"), [(5, 20), (7, 23), (8, 25)])
def test_every_room_gets_its_books(seats: int, books: int) -> None:
    rooms = dealt(seats).view().rooms

    assert all(room.books == PLACES[room.id].books > 0 for room in rooms)
    assert sum(room.books for room in rooms) == books


@pytest.mark.rule("setup-books-and-room-tokens.2")
def test_no_view_tells_which_room_carries_the_unsafe_passage() -> None:
    tables = [scene(player("cultist"), rooms={"db1": room("S", unsafe=unsafe)}) for unsafe in (True, False)]

    for viewer in (0, 1, None):
        assert tables[0].seen(viewer) == tables[1].seen(viewer)


@pytest.mark.rule("setup-books-and-room-tokens.2")
def test_the_room_tokens_are_shuffled() -> None:
    dealings = {tuple(room.unsafe for room in dealt(seed=seed).state.rooms.values()) for seed in range(20)}

    assert len(dealings) > 10


@pytest.mark.rule("cultists:setup-first-player.1")
@pytest.mark.parametrize("seat", range(5))
def test_any_player_can_have_the_knife_first(seat: int) -> None:
    table = dawn(first=seat)

    assert table.view().first_player == seat
    assert table.asked == [seat]


@pytest.mark.rule("setup-leftovers.1")
def test_there_is_no_portal_at_the_start() -> None:
    assert dawn().view().portal == 0


@pytest.mark.rule("setup-leftovers.2")
def test_nobody_moves_before_the_night_is_over() -> None:
    table = dealt().choose(0, "open-envelope")

    table.refuses(0, "move:nw")

    for seat in (1, 2, 3, 4):
        table.choose(seat, "open-envelope")
    assert table.options(0)[0].startswith("move:")
