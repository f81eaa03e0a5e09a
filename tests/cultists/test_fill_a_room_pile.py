"""Fill a Room Pile, exploring, and the draw from the Unsafe Passage that it may bring."""

import pytest

from miskatonic.games.cultists.rooms import check_room, fill, unsafe_passage_draw
from miskatonic.kernel.seats import Seat

from .scenes import Scene, player, room, scene


@pytest.mark.rule("fill-a-room-pile.1")
def test_a_room_is_filled_by_who_stands_in_it() -> None:
    table = scene(player(at="lb", hand="S"))

    assert [key for key in table.options(0) if key.startswith("fill")] == ["fill:lb:success"]


@pytest.mark.rule("fill-a-room-pile.2")
@pytest.mark.parametrize(("card", "name"), [("S", "success"), ("F", "failure"), ("X", "sabotage")])
def test_a_card_of_the_hand_goes_on_top_of_the_pile(card: str, name: str) -> None:
    table = scene(player("cultist", at="lb", hand=f"A{card}D"), rooms={"lb": room("S")})

    table.choose(0, f"fill:lb:{name}")

    assert (table.pile("lb"), table.hand(0)) == ("S" + card, "AD")


@pytest.mark.rule("fill-a-room-pile.2", "hidden-information.1")
def test_the_others_see_a_card_more_and_not_its_kind() -> None:
    def filled(hand: str, name: str) -> Scene:
        table = scene(player("cultist", at="lb", hand=hand), rooms={"lb": room("S")})
        return table.choose(0, f"fill:lb:{name}")

    failure, sabotage = filled("FX", "failure"), filled("XF", "sabotage")

    assert failure.view(1) == sabotage.view(1)
    assert failure.log(1) == sabotage.log(1)
    assert next(shown for shown in failure.view(1).rooms if shown.id == "lb").pile == 2
    assert failure.log(0) != sabotage.log(0)


@pytest.mark.rule("fill-a-room-pile.3", "finish-a-room.2")
def test_a_finished_room_cannot_be_filled() -> None:
    table = scene(player(at="lb", hand="S"), rooms={"lb": room("", explored=True, books=0)})

    assert "fill:lb:success" not in table.options(0)
    assert "fill-a-room-pile.3" in table.why(0, "fill:lb:success")


@pytest.mark.rule("fill-a-room-pile.4")
def test_a_hand_without_room_cards_fills_nothing() -> None:
    table = scene(player(at="lb", hand="AAA"))

    assert not [key for key in table.options(0) if key.startswith("fill")]
    assert table.why(0, "fill:lb:success") == {"fill-a-room-pile.4"}


@pytest.mark.rule("card-families.2")
def test_an_alive_card_fills_no_room() -> None:
    table = scene(player(at="lb", hand="AS"))

    table.refuses(0, "fill:lb:alive")

    assert "card-families.2" in table.why(0, "fill:lb:alive")


# -- exploring


def explored(table: Scene, place: str = "lb") -> bool:
    return table.state.rooms[place].explored


@pytest.mark.rule("explore-a-room.1")
def test_the_third_card_explores_a_room() -> None:
    table = scene(player(at="lb", hand="S"), player(at="lb", hand="S"), rooms={"lb": room("F")})

    table.choose(0, "fill:lb:success")
    assert not explored(table)
    table.choose(1, "fill:lb:success")

    assert explored(table)


@pytest.mark.rule("explore-a-room.2", "check-a-room.6")
def test_a_room_stays_explored_when_its_pile_shrinks() -> None:
    table = scene(player(at="lb"), player(at="lb"), player(at="lb"), rooms={"lb": room("FFF")})

    table.choose(0, "check-room:lb").choose(1, "check-room:lb")

    assert explored(table)
    assert table.pile("lb") == "F"
    assert "check-room:lb" in table.options(2)


@pytest.mark.rule("explore-a-room.3", "check-a-room.1")
def test_a_room_is_checked_only_once_it_is_explored() -> None:
    before = scene(player(at="lb"), rooms={"lb": room("SS")})
    after = scene(player(at="lb"), rooms={"lb": room("SSS")})

    assert "check-room:lb" not in before.options(0)
    assert "check-a-room.1" in before.why(0, "check-room:lb")
    assert "check-room:lb" in after.options(0)


@pytest.mark.rule("explore-a-room.4")
@pytest.mark.parametrize(("unsafe", "fish_man"), [(True, "ne"), (False, "")])
def test_the_symbol_on_the_token_brings_a_draw_from_the_unsafe_passage(unsafe: bool, fish_man: str) -> None:
    table = scene(player(at="lb", hand="S"), rooms={"lb": room("SS", unsafe=unsafe)}, unsafe="X")

    table.choose(0, "fill:lb:success")

    assert table.state.fish_man == fish_man


@pytest.mark.rule("explore-a-room.5")
def test_a_later_third_card_brings_no_second_draw() -> None:
    table = scene(
        player("cultist", at="lb", hand="FF"), rooms={"lb": room("FF", unsafe=True)}, unsafe="F", tokens=("p1", "o1")
    )
    table.choose(0, "fill:lb:failure")
    assert table.state.threats == ("p1",)

    table.lay(lambda table: check_room(table, Seat(0), "lb"))
    table.lay(lambda table: fill(table, Seat(0), "lb", "F"))

    assert len(table.pile("lb")) == 3
    assert table.state.threats == ("p1",)


# -- the Unsafe Passage


def drawn(pile: str, *, tokens: tuple[str, ...] = ("db2", "p1", "o1"), fish_man: str = "", **options: object) -> Scene:
    """A draw from an Unsafe Passage pile of these cards."""
    table = scene(unsafe=pile, tokens=tokens, fish_man=fish_man, **options)  # type: ignore[arg-type]
    return table.lay(unsafe_passage_draw)


@pytest.mark.rule("unsafe-passage-draw.1")
@pytest.mark.parametrize(("place", "card"), [(0, "Success"), (1, "Failure"), (2, "Sabotage")])
def test_any_card_of_the_pile_may_come_up_for_all_to_see_and_goes_back(place: int, card: str) -> None:
    table = scene(unsafe="SFX").rig(place)

    table.lay(unsafe_passage_draw)

    assert f"The Unsafe Passage shows “{card}”." in table.log()
    assert sorted(table.state.unsafe) == ["F", "S", "X"]


@pytest.mark.rule("unsafe-passage-draw.2")
def test_a_success_changes_nothing() -> None:
    table = drawn("S")

    assert (table.state.threats, len(table.state.tokens), table.state.fish_man) == ((), 3, "")


@pytest.mark.rule("unsafe-passage-draw.3")
def test_a_failure_turns_a_cultist_token_over_and_puts_it_into_its_room() -> None:
    table = drawn("F", tokens=("o1", "db2", "p1"))

    assert (table.state.threats, table.state.tokens, table.state.fish_man) == (("o1",), ("db2", "p1"), "")
    assert table.view(2).cultist_tokens_outside == 2


@pytest.mark.rule("unsafe-passage-draw.4")
def test_a_failure_without_tokens_left_brings_the_fish_man() -> None:
    table = drawn("F", tokens=())

    assert (table.state.threats, table.state.fish_man) == ((), "ne")


@pytest.mark.rule("unsafe-passage-draw.5")
def test_a_sabotage_brings_the_fish_man_and_no_token() -> None:
    table = drawn("X")

    assert (table.state.threats, len(table.state.tokens), table.state.fish_man) == ((), 3, "ne")


@pytest.mark.rule("unsafe-passage-draw.6")
@pytest.mark.parametrize("card", ["X", "F"])
def test_nothing_happens_if_the_fish_man_is_in_the_building_already(card: str) -> None:
    table = drawn(card, tokens=(), fish_man="ne")

    assert (table.state.threats, table.state.fish_man) == ((), "ne")


def test_a_token_comes_to_a_finished_room_as_well() -> None:
    table = drawn("F", tokens=("p1",), rooms={"p1": room("", explored=True, books=0)})

    assert table.state.threats == ("p1",)
