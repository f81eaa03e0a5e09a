"""Signs of Arkham Horror in the terminal, and its colours."""

from __future__ import annotations

__all__ = [
    "ACTION",
    "CLUE",
    "CLUES",
    "CROSSING",
    "DOOM",
    "DOOMED",
    "EXHAUSTED",
    "FALLING",
    "GROUND",
    "HEALTH",
    "RESOURCE",
    "RESOURCES",
    "RISING",
    "SANITY",
    "SHROUD",
    "SKILLS",
    "SPENT",
    "TOKENS",
    "WAY",
]

GROUND = "#0b1210"
CLUES, DOOMED, RESOURCES = "#6fd6c6", "#cfa9f7", "#e8c469"

CLUE, DOOM, RESOURCE, SHROUD = "✦", "☠", "¤", "◐"
HEALTH, SANITY, ACTION, SPENT, WAY, EXHAUSTED = "♥", "◈", "▶", "▷", "→", "z"

FALLING = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER LEFT TO LOWER RIGHT}"
RISING = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}"
CROSSING = "\N{BOX DRAWINGS LIGHT DIAGONAL CROSS}"

SKILLS = {"willpower": "W", "intellect": "I", "combat": "C", "agility": "A"}
TOKENS = {"skull": "☠", "cultist": "♟", "tablet": "▤", "elder_thing": "❂", "elder_sign": "✪", "auto_fail": "✖"}
