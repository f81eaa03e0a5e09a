"""The timing laboratory: a tiny card game, in tests only, built to torture the kernel.

Two to four alchemists with ten lives each strike at one another. A round: all draw a card, all bid in secret for the
first turn, all take a turn of two actions (play a card, or strike). The cards nest, replace, cancel and delay each
other (`cards`). Each player also has a fate that nobody knows, not even its owner: the doomed can't win.
"""

from .game import LABORATORY, Laboratory

__all__ = ["LABORATORY", "Laboratory"]
