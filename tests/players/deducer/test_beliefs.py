"""What the deducer makes of what it sees, scene by scene. Seat 4 is the Cultist, unless a scene says otherwise."""

from typing import cast

import pytest

from miskatonic import LANGS
from miskatonic.kernel.records import changed
from miskatonic.players.deducer.beliefs import Beliefs
from miskatonic.players.deducer.reasons import reason
from miskatonic.players.deducer.seen import TableSeen
from miskatonic.players.deducer.sight import Sight
from tests.cultists.scenes import Scene, player, room, scene


def belief(table: Scene, seat: int | None = None) -> Beliefs:
    """What a seat believes, or the table."""
    held = Beliefs(seat)
    held.look(seen(table, seat))
    return held


def seen(table: Scene, seat: int | None) -> TableSeen:
    return cast("TableSeen", table.view(seat))


def said(table: Scene, seat: int) -> str:
    """Whom a seat suspects and why, as a message."""
    return reason(Sight(seen(table, seat), seat), belief(table, seat)).id


def test_without_evidence_all_others_are_suspected_alike() -> None:
    table = scene()

    assert belief(table, 0).suspicion == pytest.approx([0, 0.25, 0.25, 0.25, 0.25])


def test_with_two_cultists_every_pair_of_others_is_as_likely() -> None:
    table = scene(seats=8)

    held = belief(table, 0)

    assert len(held.sets) == 21
    assert held.suspicion[1:] == pytest.approx([2 / 7] * 7)


def test_the_seer_and_a_cultist_know_and_need_not_guess() -> None:
    table = scene(player("seer"), player(), player(), player(), player("cultist"))

    assert belief(table, 0).suspicion == belief(table, 4).suspicion == [0, 0, 0, 0, 1]


def test_a_failure_drawn_in_a_room_speaks_against_those_who_laid_cards_there() -> None:
    table = scene(player(at="r"), rooms={"r": room("SSF")})

    def lay(table: object) -> None:
        rooms = table.state.rooms  # type: ignore[attr-defined]  # the tests of other packages do the same
        rooms["r"] = changed(rooms["r"], story="o12F", pile="SS")

    table.lay(lay)
    held = belief(table, 0)

    assert held.suspicion[1] > held.suspicion[3]
    assert held.suspicion[1] == pytest.approx(held.suspicion[2])
    assert said(table, 0) == "cultists-thinks-room"


def test_colours_that_no_route_has_speak_against_whoever_worked_in_them() -> None:
    table = scene()

    def lay(table: object) -> None:
        players = table.state.players  # type: ignore[attr-defined]  # the tests of other packages do the same
        players[3] = changed(players[3], used=0b111111)

    table.lay(lay)
    held = belief(table, 0)

    assert held.suspicion[3] > 0.9
    assert said(table, 0) == "cultists-thinks-route"


def test_a_murder_speaks_against_those_who_gave_cards() -> None:
    table = scene(player(at="nw"), player(at="nw", pulse="D"), player(), player(), player())
    before = belief(table, 0).suspicion[2]

    table.choose(0, "check-status:1").choose(0, "reveal-murder")

    assert belief(table, 0).suspicion[2] > before
    assert belief(table, 3).suspicion[2] > 0.5
    assert said(table, 3) == "cultists-thinks-murder"


def test_a_pile_without_a_dead_card_clears_those_who_gave_to_whoever_looked() -> None:
    table = scene(player(at="nw"), player(at="nw", pulse="A"))

    table.choose(0, "check-status:1").choose(0, "put-back")

    assert belief(table, 0).suspicion[2] < 0.25
    assert belief(table, 3).suspicion[2] < 0.25


def test_a_lone_cultist_cannot_be_a_ghost() -> None:
    table = scene(player(), player(died=1))

    assert belief(table, 0).suspicion[1] == 0


def test_a_suspicion_counts_less_from_somebody_suspected() -> None:
    table = scene(player(at="lb"), player(), player())
    table.choose(0, "start-vote").choose(1, "suspect:2")
    heard = belief(table, 0)

    table.choose(2, "suspect:1")

    assert heard.suspicion[2] > heard.suspicion[1]
    assert belief(table, 0).suspicion[2] == pytest.approx(belief(table, 0).suspicion[1])


def test_what_a_room_holds_is_reckoned_from_the_cards_of_the_box() -> None:
    table = scene(rooms={"r": room("S")})

    assert belief(table, 0).chances("r") == pytest.approx((5 / 9, 3 / 9, 1 / 9))


def test_belief_goes_on_from_where_it_was_as_if_it_began_afresh() -> None:
    table = scene(player(at="nw"), player(at="nw", pulse="A"))
    held = belief(table, 3)

    table.choose(0, "check-status:1").choose(0, "put-back")
    held.look(seen(table, 3))

    assert held.weights == belief(table, 3).weights


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_can_be_said(lang: str) -> None:
    table = scene(player(at="nw"), player(at="nw", pulse="D"))
    table.choose(0, "check-status:1").choose(0, "reveal-murder")

    text = reason(Sight(seen(table, 3), 3), belief(table, 3))

    assert "%" in table.game.say(text, lang)  # type: ignore[arg-type]  # one of the four
