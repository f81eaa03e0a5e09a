"""Check a Room, finishing it, and scoring its shelf."""

from collections import Counter

import pytest

from miskatonic.games.cultists.board import LAYOUTS, Layout

from .scenes import Scene, player, room, scene


def books(table: Scene, place: str = "lb", shelf: str = "light-blue") -> tuple[int, int]:
    """Books in a Room, and on a shelf."""
    return table.state.rooms[place].books, table.state.shelves[shelf]


@pytest.mark.rule("check-a-room.1")
def test_the_sketched_side_cannot_be_checked() -> None:
    table = scene(player(at="lb"), rooms={"lb": room("S")})

    table.refuses(0, "check-room:lb")

    assert table.why(0, "check-room:lb") == {"check-a-room.1"}


@pytest.mark.rule("check-a-room.2")
def test_each_card_of_the_pile_comes_up_about_as_often_and_all_see_it() -> None:
    seen = Counter[str]()
    for seed in range(150):
        table = scene(player(at="lb"), rooms={"lb": room("SFX")}, seed=seed)

        table.choose(0, "check-room:lb")

        seen[table.state.rooms["lb"].story[-1]] += 1
        assert any("checks the Canteen" in line for line in table.log())

    assert sorted(seen) == ["F", "S", "X"]
    assert min(seen.values()) > 35


@pytest.mark.rule("check-a-room.3", "check-a-room.6")
def test_a_success_sends_a_book_to_the_shelf_and_leaves_the_game() -> None:
    table = scene(player(at="lb"), rooms={"lb": room("SSF")}).rig(0)

    table.choose(0, "check-room:lb")

    assert books(table) == (1, 1)
    assert table.pile("lb") == "SF"


@pytest.mark.rule("check-a-room.4", "check-a-room.6")
def test_a_failure_changes_no_books_and_leaves_the_game() -> None:
    table = scene(player(at="lb"), rooms={"lb": room("FSS", books=1)}).rig(0)

    table.choose(0, "check-room:lb")

    assert (books(table), table.pile("lb")) == ((1, 1), "SS")


@pytest.mark.rule("check-a-room.5", "check-a-room.6")
def test_a_sabotage_brings_a_book_back() -> None:
    table = scene(player(at="lb"), rooms={"lb": room("XSS", books=1)}).rig(0)

    table.choose(0, "check-room:lb")

    assert (books(table), table.pile("lb")) == ((2, 0), "SS")


@pytest.mark.rule("check-a-room.5")
def test_a_sabotage_with_an_empty_shelf_changes_nothing() -> None:
    table = scene(player(at="lb"), rooms={"lb": room("XSS"), "g": room("", books=2)}).rig(0)

    table.choose(0, "check-room:lb")

    assert books(table) == (2, 0)
    assert table.state.shelves["green"] == 1


@pytest.mark.rule("check-a-room.5")
def test_a_book_of_the_colour_returns_to_the_room_that_is_checked() -> None:
    """It came from orange 1, and lies now in orange 2 beyond its printed spaces."""
    table = scene(player(at="o2"), rooms={"o1": room("", books=1), "o2": room("XSS")}).rig(0)

    table.choose(0, "check-room:o2")

    assert (table.state.rooms["o1"].books, books(table, "o2", "orange")) == (1, (3, 0))


@pytest.mark.rule("check-a-room.5", "score-a-shelf.5")
def test_a_dark_blue_book_never_returns_to_another_dark_blue_room() -> None:
    table = scene(player(at="db2"), rooms={"db1": room("", books=1), "db2": room("XSS")}).rig(0)

    table.choose(0, "check-room:db2")

    assert (table.state.rooms["db2"].books, table.state.shelves["dark-blue-1"]) == (2, 1)


@pytest.mark.rule("check-a-room.7")
def test_a_pile_that_has_run_out_must_be_filled_first() -> None:
    table = scene(player(at="lb", hand="S"), player(at="lb"), rooms={"lb": room("", explored=True)})
    table.refuses(0, "check-room:lb")
    assert table.why(0, "check-room:lb") == {"check-a-room.7"}

    table.choose(0, "fill:lb:success")

    assert "check-room:lb" in table.options(1)


# -- finishing a Room


@pytest.mark.rule("finish-a-room.1", "finish-a-room.2")
def test_the_last_book_finishes_a_room_for_filling_checking_and_the_camera() -> None:
    table = scene(player(at="lb"), player(at="lb"), player(at="r"), rooms={"lb": room("SSF")}).rig(0)
    table.choose(0, "check-room:lb")
    assert "camera:lb" in scene(player(at="r"), rooms={"lb": room("SF", explored=True, books=1)}).options(0)

    table.rig(0).choose(1, "check-room:lb")

    assert table.state.rooms["lb"].finished
    assert "camera:lb" not in table.options(2)
    later = scene(player(at="lb"), rooms={"lb": room("", explored=True, books=0)})
    assert not [key for key in later.options(0) if key.startswith(("fill", "check-room"))]
    assert "finish-a-room.2" in later.why(0, "check-room:lb")


@pytest.mark.rule("finish-a-room.3")
def test_what_lies_in_a_finished_room_leaves_the_game_unseen() -> None:
    def finished(rest: str) -> Scene:
        table = scene(player(at="lb"), rooms={"lb": room("S" + rest, books=1)}).rig(0)
        return table.choose(0, "check-room:lb")

    some, others = finished("FX"), finished("XS")

    assert some.pile("lb") == others.pile("lb") == ""
    assert some.view() == others.view()
    assert some.log() == others.log()


# -- scoring a shelf


@pytest.mark.rule("score-a-shelf.1", "score-a-shelf.2")
def test_a_shelf_scores_with_its_last_book_and_not_before() -> None:
    table = scene(player(at="g"), player(at="g"), rooms={"g": room("SS", explored=True, books=2)})

    table.choose(0, "check-room:g")
    assert table.state.points == 0
    table.choose(1, "check-room:g")

    assert table.state.points == 3
    assert table.asked == [2]


@pytest.mark.rule("score-a-shelf.3", "investigator-victory.1", "game-end.1")
def test_the_target_ends_the_game_in_the_middle_of_the_phase() -> None:
    table = scene(
        player(at="g"),
        player("cultist"),
        rooms={"g": room("S", explored=True, books=1)},
        points=8,
        complexity="expert",
        roles=("novice",),
    )

    table.choose(0, "check-room:g")

    assert table.state.points == 11
    assert set(table.asked) == {0, 1, 2, 3, 4}
    for seat in range(5):
        assert "pass-turn" not in table.options(seat)
        table.choose(seat, "keep-silent")
    assert table.winners == (0, 2, 3, 4)


@pytest.mark.rule("score-a-shelf.4")
@pytest.mark.parametrize(("place", "shelf"), [("o1", "orange"), ("p1", "pink")])
def test_one_of_several_rooms_of_a_colour_scores_nothing(place: str, shelf: str) -> None:
    table = scene(player(at=place), rooms={place: room("S", explored=True, books=1)})

    table.choose(0, f"check-room:{place}")

    assert table.state.rooms[place].finished
    assert (table.state.shelves[shelf], table.state.points) == (2, 0)


@pytest.mark.rule("score-a-shelf.4", "score-a-shelf.5", "board-elements.4")
@pytest.mark.parametrize("layout", list(LAYOUTS.values()), ids=list(LAYOUTS))
def test_only_orange_and_pink_shelves_take_books_of_several_rooms(layout: Layout) -> None:
    shelves = layout.shelves
    shared = {shelf.id for shelf in shelves if len(shelf.rooms) > 1}
    dark_blue = {shelf.rooms for shelf in shelves if shelf.id.startswith("dark-blue")}

    assert shared == {"orange", "pink"}
    assert all(len(rooms) == 1 for rooms in dark_blue)
    assert {shelf.points for shelf in shelves} <= {2, 3, 4}


@pytest.mark.rule("score-a-shelf.5")
def test_each_dark_blue_room_has_a_shelf_of_its_own() -> None:
    table = scene(player(at="db1"), seats=7, rooms={"db1": room("S", explored=True)})

    table.choose(0, "check-room:db1")

    assert [table.state.shelves[f"dark-blue-{number}"] for number in (1, 2, 3)] == [1, 0, 0]


@pytest.mark.rule("score-a-shelf.6")
def test_the_fourth_orange_book_brings_four_points() -> None:
    """The worked example: three orange books on the shelf, and Maria finds the fourth."""
    table = scene(
        player(at="o2"),
        rooms={"o1": room("", explored=True, books=0), "o2": room("SFX", books=1)},
    ).rig(0)
    assert (table.state.shelves["orange"], table.state.points) == (3, 0)

    table.choose(0, "check-room:o2")

    assert (table.state.shelves["orange"], table.state.points) == (4, 4)
    assert (table.state.rooms["o2"].finished, table.pile("o2")) == (True, "")


def test_a_shelf_robbed_of_a_book_scores_when_it_is_back() -> None:
    table = scene(player(at="lb"), player(at="lb"), player(at="lb"), rooms={"lb": room("XSS", books=1)})

    table.rig(0).choose(0, "check-room:lb")
    table.choose(1, "check-room:lb")
    assert table.state.points == 0
    table.choose(2, "check-room:lb")

    assert (table.state.points, table.state.shelves["light-blue"]) == (2, 2)


def test_a_room_can_be_finished_while_a_cultist_token_lies_there() -> None:
    table = scene(player(at="r"), player(at="db2"), threats=("db2",), rooms={"db2": room("SFX", books=1)}).rig(0)

    table.choose(0, "camera:db2")

    assert (table.state.rooms["db2"].finished, table.state.points) == (True, 2)
    assert table.options(1) == ["combat", "pass-turn"]
    table.choose(1, "combat")
    assert table.state.threats == ()
