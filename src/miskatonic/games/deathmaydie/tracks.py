"""The tracks: sanity, wounds and stress on each board, and the Summoning track."""

__all__ = [
    "DEADLY_WOUNDS",
    "FULL_STRESS",
    "LAST_SPACE",
    "RED_SPACES",
    "SKULL",
    "THRESHOLDS",
    "THRESHOLD_DICE",
    "WITH_DIE",
]

THRESHOLDS = (4, 8, 12, 15, 18, 19)
"""Points of lost sanity at which an insanity breaks out."""

WITH_DIE = (8, 15, 18, 19)
"""Those that show a bonus die (threshold-bonus-die.1)."""

SKULL = 20
"""Points of lost sanity at which an investigator is consumed by madness."""

THRESHOLD_DICE = tuple(sum(lost >= threshold for threshold in WITH_DIE) for lost in range(SKULL + 1))
"""Bonus dice by points of lost sanity."""

DEADLY_WOUNDS = 5
FULL_STRESS = 4

LAST_SPACE = 8
"""The Progress token here loses the game (summoning-track.2)."""

RED_SPACES = (4, 8)
"""The figure in the first of them is summoned (check-summoning.1)."""
