"""The dice: two kinds, four results (die-results.1-3)."""

from miskatonic.table import Dice, Die

__all__ = ["BLANK", "BONUS", "COUNTS", "DICE", "ELDER_SIGN", "FACES", "STANDARD", "SUCCESS", "TENTACLE"]

SUCCESS, ELDER_SIGN, TENTACLE = "success", "elder-sign", "tentacle"

STANDARD = Die("standard", ((SUCCESS,), (SUCCESS,), (SUCCESS, TENTACLE), (TENTACLE,), (ELDER_SIGN,), ()))
BONUS = Die("bonus", ((SUCCESS,), (SUCCESS,), (SUCCESS, ELDER_SIGN), (ELDER_SIGN,), (), ()))
"""Bonus dice have no tentacle on any face (die-results.3)."""

DICE = Dice(STANDARD, BONUS)

BLANK = 5
"""A face of either die that shows nothing."""

FACES = 6

COUNTS = {
    symbol: {(die.name, face): shown.count(symbol) for die in (STANDARD, BONUS) for face, shown in enumerate(die.faces)}
    for symbol in (SUCCESS, ELDER_SIGN, TENTACLE)
}
"""How many of a symbol a die shows, by its kind and face: rolls are read several times at each decision."""
