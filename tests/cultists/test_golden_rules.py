"""The golden rules and the course of a round: what may be said and shown, and what comes after what."""

from __future__ import annotations

import pytest

from miskatonic.games.cultists.game import CULTISTS
from miskatonic.games.cultists.statements import STATEMENTS

from .scenes import dawn, player, room, scene


@pytest.mark.rule("round-overview.1")
def test_nobody_acts_before_the_event_of_the_round() -> None:
    table = dawn()

    table.refuses(0, "pass-turn")

    assert "round-overview.1" in table.why(0, "fill:r:success")
    assert table.state.drawn == ""


@pytest.mark.rule("round-overview.1", "movement-phase-order.3", "event-phase.3")
def test_movement_event_action_and_upkeep_follow_each_other() -> None:
    table = scene(player(at="nw"), seats=7, phase="movement", bag=("raised-morale", "raised-morale"))

    while table.state.phase == "movement":
        assert table.state.drawn == ""
        seat = table.asked[0]
        table.choose(seat, table.options(seat)[-1])
    assert (table.state.phase, table.state.drawn, table.asked) == ("action", "M", [0])
    table.pass_all()

    assert (table.state.round, table.state.phase) == (2, "movement")


@pytest.mark.rule("round-overview.2")
@pytest.mark.parametrize("round", [1, 4, 9])
def test_rounds_repeat(round: int) -> None:
    table = scene(seats=7, round=round).pass_all()

    assert table.state.round == round + 1


@pytest.mark.rule("round-overview.2")
def test_play_stops_at_once_when_the_points_are_there() -> None:
    rooms = {"g": room("S", explored=True, books=1)}
    table = scene(player(at="g"), seats=7, rooms=rooms, points=10)

    table.choose(0, "check-room:g")

    assert table.game.over
    assert table.state.spent == (0,)


@pytest.mark.rule("talk-about-everything.2")
def test_a_claim_is_about_a_team_and_never_about_a_role() -> None:
    table = scene(player("seer"), phase="talk", discussions="rounds")

    said = {key.split(":")[0] for key in table.options(0)}

    assert {"say-innocent", "say-cultist"} <= said
    assert not any(role in key for key in table.options(0) for role in ("seer", "novice", "mechanic", "assassin"))


@pytest.mark.rule("talk-about-everything.2")
@pytest.mark.parametrize("role", ["investigator", "cultist", "seer"])
def test_everybody_may_claim_either_side(role: str) -> None:
    table = scene(player(role), phase="talk", discussions="rounds")

    assert {"say-innocent", "say-cultist"} <= set(table.options(0))


@pytest.mark.rule("talk-about-everything.3")
def test_nothing_public_counts_the_dead_cards() -> None:
    tables = [scene(player(), player("cultist", pulse=pulse), player(start="A"), seats=6) for pulse in ("AAA", "DDD")]

    for viewer in (0, None):
        assert tables[0].seen(viewer) == tables[1].seen(viewer)


@pytest.mark.rule("talk-about-everything.3")
@pytest.mark.parametrize("died", [0, 1])
def test_a_cultist_has_no_statement_about_how_many_are_dead(died: int) -> None:
    table = scene(player("cultist", died=died), phase="talk", discussions="rounds")

    numbers = [act for act in STATEMENTS if {"count", "number"} & set(act.takes)]

    assert numbers == []
    assert "say-innocent" in table.options(0)


@pytest.mark.rule("talk-about-everything.4")
@pytest.mark.parametrize("phase", ["movement", "action", "upkeep"])
@pytest.mark.parametrize("died", [0, 1])
def test_everybody_can_always_look_at_the_own_role(phase: str, died: int) -> None:
    table = scene(player("novice", died=died), phase=phase)

    assert table.view(0).players[0].role == "novice"


@pytest.mark.rule("talk-about-everything.5")
def test_nothing_can_be_shown_to_another() -> None:
    names = {act.name for act in CULTISTS.acts}

    assert not [name for name in names if name.startswith("show") or "route" in name]


@pytest.mark.rule("talk-about-everything.5")
def test_others_learn_no_card_from_what_somebody_says() -> None:
    tables = []
    for card in ("success", "failure"):
        table = scene(player("cultist", at="db1"), phase="action", discussions="rounds")
        table.choose(0, f"fill:db1:{card}")
        tables.append(table)

    assert tables[0].seen(1) == tables[1].seen(1)


@pytest.mark.rule("look-before-playing.1")
def test_a_player_sees_the_faces_of_the_hand_when_choosing() -> None:
    table = scene(player("cultist", at="db1", hand="AXSDF"))

    assert table.view(0).players[0].hand == ("alive", "sabotage", "success", "dead", "failure")
    assert {key for key in table.options(0) if key.startswith("fill")} == {
        "fill:db1:success",
        "fill:db1:failure",
        "fill:db1:sabotage",
    }


@pytest.mark.rule("look-before-playing.1")
@pytest.mark.parametrize("key", ["fill:db1:unseen", "fill:db1:2", "fill:db1:"])
def test_a_card_cannot_be_played_by_its_back(key: str) -> None:
    table = scene(player("cultist", at="db1"))

    table.refuses(0, key)

    assert table.why(0, key) == {"look-before-playing.1"}
