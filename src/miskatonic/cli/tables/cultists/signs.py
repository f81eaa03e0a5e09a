"""Signs of Among Cultists in the terminal, and the colours of its Rooms."""

from __future__ import annotations

from typing import Any

from miskatonic.cli.tables.drawing import Sight

__all__ = [
    "BOOK",
    "CARDS",
    "CARD_ORDER",
    "DARKNESS",
    "FISH_MAN",
    "GHOST",
    "GROUND",
    "KNIFE",
    "LIGHT",
    "PORTAL",
    "PULSE",
    "ROOM_COLOURS",
    "SUSPECT",
    "VOTE",
    "marks_of",
]

GROUND = "#090d19"
ROOM_COLOURS = {
    "dark-blue": "#7d9ddd",
    "pink": "#d987ac",
    "orange": "#d98b3f",
    "light-blue": "#6db9d8",
    "red": "#ef7a6e",
    "green": "#8fc67a",
}

BOOK, KNIFE, GHOST, PULSE = "▌", "†", "○", "♥"
LIGHT, DARKNESS, PORTAL, FISH_MAN = "☼", "☾", "◍", "≈"
SUSPECT, VOTE = "♟", "⚑"

CARDS = {"alive": "♥", "dead": "☠", "success": "▌", "failure": "✗", "sabotage": "♨"}
CARD_ORDER = ("alive", "dead", "success", "failure", "sabotage")


def marks_of(sight: Sight, player: Any) -> str:
    """What is to be seen about a person: a Ghost, the Knife."""
    return (GHOST if not player.alive else "") + (KNIFE if player.seat == sight.board.first_player else "")
