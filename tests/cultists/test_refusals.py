"""What can't be done is refused with the clause that forbids it, and changes nothing."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import miskatonic
from miskatonic.games.cultists.game import CULTISTS

from .scenes import Scene, dealt, player, room, scene

EXPERT: dict[str, Any] = {"complexity": "expert"}


@pytest.mark.parametrize(
    ("options", "rules"),
    [
        ({"seats": 3}, "game-frame.1"),
        ({"seats": 9}, "game-frame.1"),
        ({"seats": ["Ada", "Ben", "Cy"]}, "game-frame.1"),
        ({"seats": 4, "automa": False}, "game-frame.4"),
        ({"seats": 5, "automa": True}, "automa-setup.1"),
        ({"seats": 5, **EXPERT, "roles": ["novice", "novice"]}, "component-inventory.2"),
        ({"seats": 5, **EXPERT, "roles": []}, "expert-loyalty-balance.2"),
        ({"seats": 5, "roles": ["novice"]}, "expert-loyalty-balance.1"),
        ({"seats": 7, **EXPERT, "roles": ["seer"]}, "night-ritual-seven-players.2"),
        ({"seats": 4, **EXPERT, "roles": ["seer", "novice"]}, "automa-votes-and-roles.2"),
        ({"seats": 6, **EXPERT, "roles": ["assassin", "novice"]}, "role-assassin.1"),
        (
            {"seats": 5, **EXPERT, "roles": ["seer", "novice", "infected", "scaredy-cat", "butterfingers"]},
            "roles-in-general.1",
        ),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(options: dict[str, Any], rules: str) -> None:
    with pytest.raises(miskatonic.BadOption) as caught:
        miskatonic.new("cultists", **options)

    assert caught.value.rules == (rules,)
    assert len({caught.value.say(lang) for lang in miskatonic.LANGS}) == 4


def test_an_unknown_role_is_refused_with_those_there_are() -> None:
    with pytest.raises(miskatonic.BadOption, match="seer"):
        dealt(5, **EXPERT, roles=["wizard"])


def test_a_refused_table_goes_to_another_process_with_its_rules() -> None:
    with pytest.raises(miskatonic.BadOption) as caught:
        dealt(7, **EXPERT, roles=["seer"])

    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.rules, again.say("pt")) == (caught.value.rules, caught.value.say("pt"))


def walking(**given: Any) -> Scene:
    return scene(player(at="db1"), player(at="p2"), phase="movement", **given)


def acting(*others: Any, at: str = "db1", **given: Any) -> Scene:
    return scene(player(at=at, hand="AS"), *others, **given)


def voting() -> Scene:
    return scene(player(at="lb"), player()).choose(0, "start-vote").ready()


def voted() -> Scene:
    table = scene(player(at="lb"), player()).choose(0, "start-vote").ready()
    for seat in range(5):
        table.choose(seat, "abstain")
    return table


def silenced() -> Scene:
    return scene(player(at="lb"), event="no-connection").choose(0, "start-vote")


def meeting() -> Scene:
    return scene(player(at="nw", hand="AS"), player(at="db1"), phase="movement").choose(0, "move:db1")


@pytest.mark.parametrize(
    ("table", "seat", "key", "rule"),
    [
        (walking, 1, "move:sw", "movement-phase-order.1"),
        (acting, 1, "pass-turn", "action-phase-order.1"),
        (acting, 1, "fill:p2:success", "action-phase-order.1"),
        (walking, 0, "pass-turn", "round-overview.1"),
        (acting, 0, "move:nw", "movement-phase-order.1"),
        (walking, 0, "stop", "must-change-place.1"),
        (walking, 0, "move:db1", "must-change-place.1"),
        (walking, 0, "move:cm", "movement-points.2"),
        (walking, 0, "teleport:g", "ghost-movement.1"),
        (acting, 0, "fill:db1:unseen", "look-before-playing.1"),
        (acting, 0, "fill:db1:failure", "fill-a-room-pile.4"),
        (acting, 0, "fill:db1:alive", "card-families.2"),
        (acting, 0, "fill:p2:success", "room-action-conditions.1"),
        (meeting, 0, "give:unseen", "look-before-playing.1"),
        (meeting, 0, "give:dead", "encounter-exchange.5"),
        (meeting, 0, "give:success", "card-families.1"),
        (voting, 0, "start-vote", "start-a-vote.2"),
        (voted, 1, "vote:2", "vote-procedure.3"),
        (acting, 0, "vote:1", "start-a-vote.1"),
        (silenced, 0, "say-innocent", "event-no-connection.1"),
        (silenced, 3, "suspect:1", "event-no-connection.1"),
    ],
    ids=lambda part: part if isinstance(part, str) else getattr(part, "__name__", str(part)),
)
def test_it_is_refused_with_the_clause(table: Any, seat: int, key: str, rule: str) -> None:
    scene = table()

    scene.refuses(seat, key)

    assert rule in scene.why(seat, key)


def test_voting_twice_counts_once() -> None:
    table = voting()

    table.choose(0, "vote:1", "vote:2")
    for seat in (1, 2, 3, 4):
        table.choose(seat, "vote:1" if seat < 3 else "abstain")

    assert [line.count("points at") for line in table.log()[-5:]] == [1, 1, 1, 0, 0]


@pytest.mark.parametrize(
    "key", ["fill", "fill:", "fill:db1", "fill:db1:success:more", "vote:²", "vote:99", "move:", ":"]
)
def test_what_makes_no_sense_is_refused_as_well(key: str) -> None:
    acting(rooms={"db1": room("S")}).refuses(0, key)


@pytest.mark.parametrize("table", [walking, acting, voting, meeting, silenced])
def test_asking_why_not_never_breaks_down(table: Any) -> None:
    game = table().game

    for act in CULTISTS.acts:
        for args in ("", ":", ":x", ":0:x", ":99", ":-1", ":db1:db1", ":²", ":db1:success:1", ":cm"):
            for seat in (0, 1):
                assert isinstance(game.why_not(seat, act.name + args), tuple)
