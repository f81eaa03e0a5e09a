"""Guard a Corridor: a card from the hand goes into the Unsafe Passage pile."""

import pytest

from miskatonic.games.cultists.actions import Action
from miskatonic.games.cultists.rooms import unsafe_passage_draw
from miskatonic.kernel.seats import Seat

from .scenes import player, scene


@pytest.mark.rule("guard-a-corridor.1")
def test_a_room_cannot_be_guarded() -> None:
    table = scene(player(at="lb", hand="S"))

    assert "guard:success" not in table.options(0)
    assert table.why(0, "guard:success") == {"guard-a-corridor.1"}


@pytest.mark.rule("guard-a-corridor.2")
@pytest.mark.parametrize(("card", "name"), [("S", "success"), ("F", "failure"), ("X", "sabotage")])
def test_any_room_card_of_the_hand_can_be_shuffled_into_the_pile(card: str, name: str) -> None:
    table = scene(player("cultist", at="nw", hand=card + "A"), unsafe="SF")

    table.choose(0, f"guard:{name}")

    assert (sorted(table.state.unsafe), table.hand(0)) == (sorted("SF" + card), "A")


@pytest.mark.rule("guard-a-corridor.2", "card-families.2")
def test_nobody_else_learns_which_card_it_was_and_encounter_cards_are_none() -> None:
    failure = scene(player("cultist", at="nw", hand="FXA"), unsafe="SF").choose(0, "guard:failure")
    sabotage = scene(player("cultist", at="nw", hand="XFA"), unsafe="SF").choose(0, "guard:sabotage")

    assert (failure.view(1), failure.log(1)) == (sabotage.view(1), sabotage.log(1))
    assert "guard:alive" not in scene(player(at="nw", hand="A")).options(0)


@pytest.mark.rule("guard-a-corridor.2")
def test_the_guarded_card_comes_up_as_often_as_any_other() -> None:
    table = scene(player("cultist", at="nw", hand="X"), unsafe="SF").choose(0, "guard:sabotage")

    shown = []
    for place in range(3):
        copy = scene(player("cultist", at="nw", hand="X"), unsafe=table.state.unsafe).rig(place)
        copy.lay(unsafe_passage_draw)
        shown += [line for line in copy.log() if "The Unsafe Passage shows" in line]

    assert len(set(shown)) == 3


@pytest.mark.rule("guard-a-corridor.3", "locations.4")
def test_no_pile_lies_in_the_corridor() -> None:
    table = scene(player(at="nw", hand="S"))
    before = {room: table.pile(room) for room in table.state.rooms}

    table.choose(0, "guard:success")

    assert "nw" not in table.state.rooms
    assert {room: table.pile(room) for room in table.state.rooms} == before


@pytest.mark.rule("guard-a-corridor.4")
def test_no_action_in_a_room_puts_a_card_of_the_hand_there() -> None:
    table = scene(player(at="lb"), player(at="lb"))

    for key in table.options(0):
        copy = scene(player(at="lb"), player(at="lb"), draw="").run(Action(Seat(0)))
        copy.choose(0, key)
        assert len(copy.state.unsafe) == 2, key


def test_in_a_first_game_there_is_no_unsafe_passage_to_guard() -> None:
    table = scene(player(at="nw", hand="S"), complexity="first-game")

    assert table.options(0) == ["pass-turn"]
    assert "first-game-setup.3" in table.why(0, "guard:success")
