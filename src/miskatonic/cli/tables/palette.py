"""Colours and signs of the terminal tables: those of the browser's tables, by what they mean.

A colour never says anything alone: beside it stands a sign, a number or a word.
"""

from __future__ import annotations

from rich.color import Color, blend_rgb
from rich.color_triplet import ColorTriplet

from miskatonic.cli.screen import SEATS, SIGNS

__all__ = [
    "BRASS",
    "DARK",
    "HARM",
    "LINE",
    "MAY",
    "NAME",
    "NIGHT",
    "PANEL",
    "QUIET",
    "TEXT",
    "WARN",
    "YOU",
    "own_style",
    "seat_sign",
    "seat_style",
    "tinted",
]

NIGHT = "#090d0c"
PANEL = "#131a18"
TEXT = "#f3ead4"
QUIET = "#a29b86"
DARK = "#76867b"
"""What is switched off, closed or through."""
LINE = "#76867b"
BRASS = "#d9b062"
NAME = f"bold {BRASS}"
MAY = "bold #a9e26c"
"""What may be done now."""
YOU = "#f6dc9f"
WARN = "#f4ab55"
HARM = "#ff8a73"


def seat_sign(seat: int) -> str:
    """The mark of a seat, which stands before its name everywhere."""
    return SIGNS[seat % len(SIGNS)]


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return SEATS[seat % len(SEATS)]


def own_style(seat: int) -> str:
    """How the viewer's own seat stands out."""
    return f"bold reverse {seat_style(seat)}"


def tinted(colour: str, ground: str, share: float) -> str:
    """A ground with so much of a colour in it."""
    mixed = blend_rgb(_triplet(ground), _triplet(colour), share)
    return mixed.hex


def _triplet(colour: str) -> ColorTriplet:
    return Color.parse(colour).get_truecolor()
