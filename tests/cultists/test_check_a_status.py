"""Check a Status: the look, what must be told, and the card that is added."""

import pytest

from .scenes import Scene, player, room, scene

TOGETHER = "se"


def check(*pulses: str, role: str = "investigator", at: str = TOGETHER, **options: object) -> Scene:
    """Player 0 looks at the Pulse pile of player 1."""
    first, *more = pulses
    others = [player(pulse=pulse) for pulse in more]
    table = scene(player(role, at=at), player(at=at, pulse=first), *others, **options)  # type: ignore[arg-type]
    table.choose(0, "check-status:1")
    return table


@pytest.mark.rule("check-a-status.1")
def test_a_status_is_checked_where_somebody_else_stands() -> None:
    alone = scene(player(at="se"), player(at="nw"))
    together = scene(player(at="se"), player(at="se"))

    assert "check-status:1" not in alone.options(0)
    assert alone.why(0, "check-status:1") == {"check-a-status.1"}
    assert "check-status:1" in together.options(0)


@pytest.mark.rule("check-a-status.1")
@pytest.mark.parametrize(("power", "offered"), [(True, [1, 2, 3, 4]), (False, [])])
def test_alone_in_the_security_room_everybody_can_be_checked_while_there_is_power(
    power: bool, offered: list[int]
) -> None:
    table = scene(player(at="r", off_route=True), power=power)

    assert [key for key in table.options(0) if key.startswith("check-status")] == [f"check-status:{s}" for s in offered]


@pytest.mark.rule("check-a-status.1")
def test_neither_a_ghost_nor_oneself_can_be_checked() -> None:
    table = scene(player(at="se"), player(at="se", died=1))

    assert "check-status:1" not in table.options(0)
    assert "check-a-status.1" in table.why(0, "check-status:1")
    assert "check-a-status.1" in table.why(0, "check-status:0")


@pytest.mark.rule("check-a-status.2")
def test_only_the_checker_learns_what_lies_in_the_pile() -> None:
    table = check("AD", role="cultist")

    assert table.view(0).checks[0].dead == 1
    assert [table.view(viewer).checks[0].dead for viewer in (None, 1, 2)] == [None, None, None]
    assert "Alive 1, Dead 1" in table.log(0)[-1]
    assert "Dead" not in table.log(2)[-1]


@pytest.mark.rule("check-a-status.2")
def test_the_order_of_the_pile_tells_the_checker_nothing() -> None:
    first, second = check("AD", role="cultist"), check("DA", role="cultist")

    assert (first.view(0), first.log(0)) == (second.view(0), second.log(0))


@pytest.mark.rule("check-a-status.3", "check-status-extra-card.4")
def test_a_pile_of_alive_cards_goes_back_and_no_vote_follows() -> None:
    table = check("AA", draw="SF")
    assert table.options(0) == ["put-back"]

    table.choose(0, "put-back")

    assert table.asked == [1]
    assert table.alive(1)
    assert not table.view(2).players[1].pulse
    assert not table.view(2).players[1].corpse
    assert (table.state.draw, len(table.state.unsafe)) == ("F", 3)


@pytest.mark.rule("check-a-status.4")
def test_an_investigator_cannot_hide_a_dead_card() -> None:
    table = check("AD")

    assert table.options(0) == ["reveal-murder"]


@pytest.mark.rule("check-a-status.5", "character-status.3")
def test_a_dead_card_shown_makes_a_ghost_and_a_vote_follows_at_once() -> None:
    table = check("AD")

    table.choose(0, "reveal-murder")

    shown = table.view(2).players[1]
    assert (shown.alive, shown.corpse) == (False, True)
    assert all("ready" in table.options(seat) for seat in range(5))
    table.ready()
    assert table.options(2) == ["vote:0", "vote:2", "vote:3", "vote:4", "abstain"]


@pytest.mark.rule("check-a-status.6")
def test_a_cultist_may_tell_the_truth_or_lie() -> None:
    table = check("AD", role="cultist")
    assert table.options(0) == ["reveal-murder", "put-back"]

    table.choose(0, "put-back")

    assert table.alive(1)
    assert table.asked == [1]
    assert "pass-turn" in table.options(1)


@pytest.mark.rule("check-a-status.6")
def test_a_cultist_who_tells_the_truth_has_the_same_effect() -> None:
    table = check("AD", role="cultist")

    table.choose(0, "reveal-murder")

    assert not table.alive(1)
    assert "ready" in table.options(2)


def test_nobody_can_tell_from_outside_whether_a_checker_has_a_choice() -> None:
    """Whatever lies in the pile, and whoever looks, one seat is asked and the table reads the same."""
    lie, truth = check("AD", role="cultist"), check("AA")
    lie.choose(0, "put-back")
    truth.choose(0, "put-back")

    assert (lie.log(2), lie.view(2)) == (truth.log(2), truth.view(2))


@pytest.mark.rule("check-status-extra-card.1")
def test_a_card_of_the_draw_pile_goes_unseen_to_the_room_of_the_target() -> None:
    table = check("A", at="g", rooms={"g": room("S")}, draw="FS")

    table.choose(0, "put-back")

    assert (table.pile("g"), table.state.draw) == ("SF", "S")
    other = check("A", at="g", rooms={"g": room("S")}, draw="XS").choose(0, "put-back")
    assert all(table.view(viewer) == other.view(viewer) for viewer in (None, 0, 1))


@pytest.mark.rule("check-status-extra-card.2")
def test_for_a_target_in_a_corridor_it_goes_to_the_unsafe_passage() -> None:
    table = check("A", draw="XS", unsafe="SF")

    table.choose(0, "put-back")

    assert (sorted(table.state.unsafe), table.state.draw) == (["F", "S", "X"], "S")


@pytest.mark.rule("check-status-extra-card.3", "explore-a-room.1")
def test_the_added_card_explores_a_room_with_two() -> None:
    table = check("A", at="g", rooms={"g": room("SS", unsafe=True)}, draw="SS", unsafe="XX")

    table.choose(0, "put-back")

    assert table.state.rooms["g"].explored
    assert table.state.fish_man == "ne"


@pytest.mark.rule("check-status-extra-card.4")
def test_the_card_is_added_after_the_vote_as_well() -> None:
    table = check("D", draw="SF")
    table.choose(0, "reveal-murder")
    assert table.state.draw == "SF"

    table.vote(None, None, None, None, None).choose(0, "keep-vote")

    assert table.state.draw == "F"
    assert table.asked == [1]


def test_no_card_is_added_to_a_finished_room_or_from_an_empty_pile() -> None:
    finished = check("A", at="lb", rooms={"lb": room("", explored=True, books=0)}, draw="SF").choose(0, "put-back")
    empty = check("A", at="g", rooms={"g": room("S")}, draw="").choose(0, "put-back")

    assert (finished.pile("lb"), finished.state.draw) == ("", "SF")
    assert empty.pile("g") == "S"


def test_a_check_by_event_adds_no_card() -> None:
    table = scene(player(), player(at="g"), phase="event", bag=("false-eyes",), draw="SF")

    table.choose(0, "event-check:1").choose(0, "put-back")

    assert table.state.draw == "SF"


def test_what_was_told_of_a_check_leaves_earlier_checks_as_they_were() -> None:
    table = scene(player(at="se"), player(at="se", pulse="D"), player(at="se"))
    table.choose(0, "check-status:2").choose(0, "put-back")

    table.choose(1, "check-status:0").choose(1, "put-back").choose(2, "check-status:1").choose(2, "reveal-murder")

    assert [(check.by, check.target, check.told) for check in table.view(3).checks] == [
        (0, 2, False), (1, 0, False), (2, 1, True),
    ]  # fmt: skip
    assert "Carolina shows a Dead card: Bruno has been murdered." in table.log(3)
