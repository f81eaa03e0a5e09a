"""Secret choices of several seats at once: answered in any order, changed until the last, told to nobody."""

from itertools import permutations

import msgspec
import pytest

from miskatonic import IllegalChoice, WrongSeat

from .scenes import Scene, player, scene_at_bids

BIDS = {0: "bid:0", 1: "bid:2", 2: "bid:1"}


def table_of_three() -> Scene:
    return scene_at_bids(player(hand=["spark"]), player(deck=["balm"]), player(play=["hound"]))


def seen(table: Scene, viewer: int | None) -> bytes:
    """All that leaves the engine for this viewer."""
    game = table.game
    own = game.decision(viewer) if viewer is not None else None
    asked = [(decision.seat, decision.labels("ru")) for decision in game.decisions]
    mine = (own.prompt(), own.labels(), [option.key for option in own.options]) if own else None
    return msgspec.msgpack.encode((game.view(viewer), game.lines(viewer), game.log(viewer, "pt"), asked, mine))


def test_answers_in_any_order_give_the_same_game() -> None:
    played = []
    for order in permutations(BIDS):
        table = table_of_three()
        for seat in order:
            table.game.choose(seat, BIDS[seat])
        played.append((table.game.snapshot(), table.log()))

    assert played == [played[0]] * 6
    assert table.asked == [1]


def test_the_game_waits_until_the_last_has_answered() -> None:
    table = table_of_three()
    table.game.choose(2, "bid:2")
    table.game.choose(0, "bid:2")

    assert (table.asked, table.life(0), table.life(2)) == ([1], 10, 10)


def test_an_answer_may_be_changed_until_the_last_is_in() -> None:
    table, other = table_of_three(), table_of_three()
    for key in ("bid:2", "bid:1", "bid:0"):
        table.game.choose(0, key)
    for seat in (1, 2):
        table.game.choose(seat, BIDS[seat])
    other.bid(0, 2, 1)

    assert table.game.snapshot() == other.game.snapshot()


def test_after_the_last_answer_nothing_can_be_changed() -> None:
    table = table_of_three()
    table.bid(0, 2, 1)

    with pytest.raises(WrongSeat):
        table.game.choose(0, "bid:1")


def test_who_has_answered_is_public() -> None:
    table = table_of_three()

    table.game.choose(1, "bid:2")

    for viewer in (None, 0, 1, 2):
        view = table.game.view(viewer)
        assert (view.answered, view.waiting) == ((1,), (0, 2))


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_what_was_answered_changes_nothing_for_anybody_else(viewer: int | None) -> None:
    tables = [table_of_three() for _ in range(3)]
    for number, table in enumerate(tables):
        table.game.choose(1, f"bid:{number}")

    assert len({seen(table, viewer) for table in tables}) == 1


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_changing_an_answer_changes_nothing_for_anybody_else(viewer: int | None) -> None:
    table = table_of_three()
    table.game.choose(1, "bid:0")
    before = seen(table, viewer)

    table.game.choose(1, "bid:2")

    assert seen(table, viewer) == before


def test_errors_around_a_secret_answer_do_not_tell_it() -> None:
    said = set()
    for number in range(3):
        table = table_of_three()
        table.game.choose(1, f"bid:{number}")
        for seat, key in ((1, "bid:9"), (0, "bid:9")):
            with pytest.raises(IllegalChoice) as caught:
                table.game.choose(seat, key)
            said.add(caught.value.say())

    assert len(said) == 2


def test_a_saved_game_keeps_the_answers_that_are_in() -> None:
    table, other = table_of_three(), table_of_three()
    table.game.choose(1, "bid:2")
    table.game = type(table.game).restore(table.game.type, table.game.snapshot())
    other.bid(0, 2, 1)

    table.game.choose(0, "bid:0")
    table.game.choose(2, "bid:1")

    assert table.game.snapshot() == other.game.snapshot()


def test_an_answer_changed_after_loading_is_in_the_journal() -> None:
    table = table_of_three()
    table.game.choose(1, "bid:0")
    loaded = type(table.game).restore(table.game.type, table.game.snapshot())

    loaded.choose(1, "bid:2")
    loaded.choose(0, "bid:0")
    loaded.choose(2, "bid:1")

    assert type(loaded).replay(loaded.type, loaded.journal).snapshot() == loaded.snapshot()


@pytest.mark.parametrize("strikes", range(6))
def test_a_changed_answer_is_part_of_every_later_moment(strikes: int) -> None:
    table = scene_at_bids(*(player(life=40) for _ in range(4)))
    while table.game.version < 40:
        if len(table.asked) == 4:
            for seat, key in ((0, "bid:1"), (1, "bid:0"), (2, "bid:0"), (0, "bid:0"), (3, "bid:2")):
                table.game.choose(seat, key)
        elif strikes:
            strikes -= 1
            table.strike(table.asked[0], at=0 if table.asked[0] else 1)
        else:
            table.end_turn(table.asked[0])
    again = type(table.game).replay(table.game.type, table.game.journal)

    moments = [table.game.at(version).snapshot() for version in range(table.game.version)]

    assert moments == [again.at(version).snapshot() for version in range(again.version)]


def test_an_answer_can_be_taken_back_alone() -> None:
    table = table_of_three()
    before = table.game.snapshot()
    table.game.choose(1, "bid:2")
    middle = table.game.snapshot()
    table.game.choose(0, "bid:1")

    table.game.undo()
    assert (table.asked, table.game.snapshot()) == ([0, 2], middle)
    table.game.undo()

    assert (table.asked, table.game.snapshot()) == ([0, 1, 2], before)


def test_taking_back_the_last_answer_closes_the_secret_again() -> None:
    table = table_of_three()
    table.bid(0, 2, 1)

    table.game.undo()

    assert (table.asked, table.life(1), table.game.view(None).answered) == ([2], 10, (0, 1))


def test_the_fallen_do_not_bid() -> None:
    table = scene_at_bids(player(), player(life=2), player())
    table.bid(0, 2, 0)

    assert table.life(1) == 0
    table.end_round()
    assert table.asked == [0, 2]
