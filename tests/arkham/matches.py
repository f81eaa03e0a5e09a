"""The matches that show how hard Arkham Horror is: each scenario at each difficulty, alone, with a starter deck."""

from __future__ import annotations

from tests.balance import Match, Question

__all__ = ["QUESTIONS"]

_SIDE = "arkham-side-investigators"

_SCENARIOS = {
    "the-gathering": "The Gathering",
    "the-midnight-masks": "The Midnight Masks",
    "the-devourer-below": "The Devourer Below",
}
_DIFFICULTIES = ("easy", "standard", "hard", "expert")


def _matches(players: str, scenarios: tuple[str, ...], difficulties: tuple[str, ...]) -> tuple[Match, ...]:
    return tuple(
        Match(
            f"{_SCENARIOS[scenario]}, {difficulty}",
            players,
            {"seats": 1, "scenario": scenario, "difficulty": difficulty},
        )
        for scenario in scenarios
        for difficulty in difficulties
    )


QUESTIONS = (
    Question("Random players win", _SIDE, 0, 1, 500, _matches("random", tuple(_SCENARIOS), _DIFFICULTIES)),
    Question(
        "Rules of thumb win The Gathering, easy and standard",
        _SIDE,
        23,
        51,
        500,
        _matches("thumb", ("the-gathering",), ("easy", "standard")),
    ),
    Question(
        "Rules of thumb win The Gathering, hard and expert",
        _SIDE,
        0,
        9,
        500,
        _matches("thumb", ("the-gathering",), ("hard", "expert")),
    ),
    Question(
        "Rules of thumb win the other two",
        _SIDE,
        0,
        10,
        500,
        _matches("thumb", ("the-midnight-masks", "the-devourer-below"), _DIFFICULTIES),
    ),
    Question(
        "Search with 96 tries wins",
        _SIDE,
        50,
        100,
        50,
        _matches("search:96", ("the-gathering",), ("standard",)),
        most=50,
    ),
)
"""What is asked of the balance of Arkham Horror; but for search, between the ends of the intervals once measured.

A game of search takes a quarter of a minute, so there are few.
"""
