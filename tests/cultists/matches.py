"""The matches that show how even Among Cultists is: who plays against whom, at which tables."""

from __future__ import annotations

from typing import Any

from tests.balance import Match, Question

__all__ = ["QUESTIONS"]

_INVESTIGATORS = "cultists-side-investigators"
_CULTISTS = "cultists-side-cultists"

_RECOMMENDED: dict[str, dict[str, Any]] = {
    "4 players and the AUTOMA": {"seats": 4},
    "5 players": {"seats": 5},
    "6 players": {"seats": 6},
    "6 players and the AUTOMA": {"seats": 6, "automa": True},
    "7 players": {"seats": 7},
    "8 players": {"seats": 8},
}
"""Every player count, with the recommended roles."""

_FIRST_GAME = {name: {**options, "complexity": "first-game"} for name, options in _RECOMMENDED.items()}
"""The same with the roles of the first game."""


def _matches(players: str, tables: dict[str, dict[str, Any]]) -> tuple[Match, ...]:
    return tuple(Match(name, players, options) for name, options in tables.items())


QUESTIONS = (
    Question(
        "Investigators win, deducers on both sides, recommended roles",
        _INVESTIGATORS,
        35,
        65,
        1000,
        _matches("deducer", _RECOMMENDED),
    ),
    Question(
        "Investigators win, deducers on both sides, first game",
        _INVESTIGATORS,
        35,
        65,
        1000,
        _matches("deducer", _FIRST_GAME),
    ),
    Question(
        "Investigators win, deducers against random Cultists",
        _INVESTIGATORS,
        80,
        100,
        250,
        _matches("teams:deducer/random", _RECOMMENDED),
    ),
    Question(
        "Cultists win, deducers against random Investigators",
        _CULTISTS,
        80,
        100,
        250,
        _matches("teams:random/deducer", _RECOMMENDED),
    ),
)
"""What is asked of the balance of Among Cultists."""
