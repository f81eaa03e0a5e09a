"""Who is asked next at one screen."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import miskatonic
from miskatonic.cli.match import Match
from miskatonic.cli.saves import Save, Seating
from miskatonic.players import RandomPlayer


@pytest.fixture
def at_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Match]]:
    """Five at a table, with some of them at this screen."""
    monkeypatch.setenv("MISKATONIC_SAVES", str(tmp_path))
    saves = []

    def begin(*people: int) -> Match:
        game = miskatonic.new("cultists", seats=5, seed=4)
        saves.append(Save.begin(game, Seating(people, ("random",) * 5)))
        return Match(game, saves[-1], people, {seat: RandomPlayer(seat) for seat in game.seats if seat not in people})

    yield begin
    for save in saves:
        save.close()


def key(match: Match, seat: int) -> str:
    """What this seat does: the first thing there is to say, or whatever comes first."""
    decision = match.game.decision(seat)
    assert decision is not None
    keys = [option.key for option in decision.options]
    return "say-innocent" if "say-innocent" in keys else keys[0]


def play_to_talk(match: Match, here: int) -> None:
    """Play on until somebody may speak."""
    while True:
        seat = match.next_seat(here)
        decision = match.game.decision(seat)
        assert decision is not None
        if any(option.key == "ready" for option in decision.options):
            return
        match.choose(seat, key(match, seat))


def test_in_talk_each_computer_player_speaks_once_before_the_person_has_a_say(at_table: Callable[..., Match]) -> None:
    match = at_table(2)
    play_to_talk(match, here=2)

    spoke = []
    for _ in range(11):
        spoke.append(match.next_seat(2))
        match.choose(spoke[-1], "say-innocent")

    mine = spoke.index(2)
    assert sorted(spoke[mine + 1 : mine + 5]) == [0, 1, 3, 4]
    assert spoke[mine + 5] == 2


def test_the_person_at_the_screen_goes_before_others_who_are_asked_as_well(at_table: Callable[..., Match]) -> None:
    match = at_table(1, 3)
    for seat in (0, 2, 4):
        match.choose(seat, "open-envelope")

    assert match.next_seat(3) == 3
    assert match.next_seat(None) == 1


def test_when_only_computer_players_talk_on_they_take_turns(at_table: Callable[..., Match]) -> None:
    match = at_table(2)
    play_to_talk(match, here=2)
    while match.next_seat(2) != 2:
        match.choose(match.next_seat(2), "say-innocent")
    match.choose(2, "ready")

    spoke = []
    for _ in range(8):
        spoke.append(match.next_seat(2))
        match.choose(spoke[-1], "urge-calm")

    assert spoke[:4] == spoke[4:]
    assert len({*spoke}) == 4
