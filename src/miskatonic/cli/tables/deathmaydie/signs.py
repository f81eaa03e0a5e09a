"""Signs of Death May Die in the terminal, and its colours."""

from __future__ import annotations

__all__ = [
    "FACES",
    "FIRE",
    "FLOORS",
    "GATES",
    "GROUND",
    "HEALTH",
    "MIND",
    "SANITY",
    "STAIRS",
    "STRESS",
    "STRESSED",
    "SYMBOLS",
    "TOKEN",
    "TUNNEL",
    "WAY",
    "WOUNDS",
    "faces_of",
]

GROUND = "#120a0a"
FLOORS = ("#8a5a3a", "#6b6f76", "#7d6a45", "#8a3f3f", "#4f6a63", "#6a4f7a")

GATES = {"red": ("△", "#e0604e"), "yellow": ("□", "#e3bb4b"), "blue": ("◯", "#5d9be0")}
"""Hollow, because the full ones are the signs of people."""

FIRE, STAIRS, TUNNEL, WAY, TOKEN = "♨", "≡", "∩", "→", "◇"
HEALTH, WOUNDS, STRESS, SANITY = "♥", "♥", "↯", "◈"
MIND, STRESSED = "#aebcff", "#f4ab55"

FACES = {"success": "◉", "tentacle": "∫", "elder-sign": "✪"}
SYMBOLS = ("success", "tentacle", "elder-sign")
BLANK = "·"

_STANDARD = (("success",), ("success",), ("success", "tentacle"), ("tentacle",), ("elder-sign",), ())
_BONUS = (("success",), ("success",), ("success", "elder-sign"), ("elder-sign",), (), ())


def faces_of(kind: str, face: int) -> tuple[str, ...]:
    """The symbols on a face; the last of each die shows nothing."""
    return (_BONUS if kind == "bonus" else _STANDARD)[face]
