"""The dice: two kinds, four results (die-results.1-3)."""

from miskatonic.table import Dice, Die

__all__ = ["BLANK", "BONUS", "DICE", "ELDER_SIGN", "FACES", "STANDARD", "SUCCESS", "TENTACLE"]

SUCCESS, ELDER_SIGN, TENTACLE = "success", "elder-sign", "tentacle"

STANDARD = Die("standard", ((SUCCESS,), (SUCCESS,), (SUCCESS, TENTACLE), (TENTACLE,), (ELDER_SIGN,), ()))
BONUS = Die("bonus", ((SUCCESS,), (SUCCESS,), (SUCCESS, ELDER_SIGN), (ELDER_SIGN,), (), ()))
"""Bonus dice have no tentacle on any face (die-results.3)."""

DICE = Dice(STANDARD, BONUS)

BLANK = 5
"""A face of either die that shows nothing."""

FACES = 6
