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
    "ON_ROUTE",
    "PORTAL",
    "PULSE",
    "ROOM_COLOURS",
    "ROWS",
    "SUSPECT",
    "VOTE",
    "colours_now",
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

BOOK, KNIFE, GHOST, PULSE, ON_ROUTE = "▌", "†", "○", "♥", "►"
LIGHT, DARKNESS, PORTAL, FISH_MAN = "☼", "☾", "◍", "≈"
SUSPECT, VOTE = "♟", "⚑"

ROWS = 4
"""Rows of a Route: each serves every fourth round."""

CARDS = {"alive": "♥", "dead": "☠", "success": "▌", "failure": "✗", "sabotage": "♨"}
CARD_ORDER = ("alive", "dead", "success", "failure", "sabotage")


def colours_now(sight: Sight) -> tuple[str, ...]:
    """The colours that the viewer's Route allows in this round."""
    seat, board = sight.view.seat, sight.board
    if seat is None or not board.round or not board.players[seat].route:
        return ()
    colours: tuple[str, ...] = board.players[seat].route[(board.round - 1) % ROWS]
    return colours


def marks_of(sight: Sight, player: Any) -> str:
    """What is to be seen about a person: a Ghost, the Knife."""
    return (GHOST if not player.alive else "") + (KNIFE if player.seat == sight.board.first_player else "")
