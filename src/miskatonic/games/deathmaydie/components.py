"""What every game draws on: tiles, dice, markers, figures and tokens (shared-components.1, token-supply.1)."""

from collections.abc import Mapping

__all__ = [
    "BASES",
    "BONUS_DICE",
    "CULTIST_FIGURES",
    "MARKERS",
    "MONSTER_FIGURES",
    "STANDARD_DICE",
    "TILES",
    "TOKENS",
]

TILES = 17
"""Each has two sides, such as 7A and 7B."""

STANDARD_DICE, BONUS_DICE = 3, 5
"""The bonus dice are no limit: of more, the results are noted (bonus-dice.5)."""

BASES = 5
MARKERS = 6
"""For each base: three skills, wounds, stress and sanity (setup-markers.1-2)."""

CULTIST_FIGURES = 10

MONSTER_FIGURES: Mapping[str, int] = {
    "deep-one": 5,
    "ghoul": 5,
    "byakhee": 2,
    "fire-vampire": 2,
    "hunting-horror": 2,
    "shoggoth": 1,
    "chthonian": 1,
}
"""Of these there can be no more on the map at once (enemy-figures.1-2)."""

TOKENS: Mapping[str, int] = {
    "starting-space": 1,
    "wound": 26,
    "gate": 3,
    "progress": 1,
    "stairs": 2,
    "tunnel": 2,
    "level-1": 6,
    "fire": 8,
}
"""Wound tokens are no limit, fire tokens are (token-supply.2)."""
