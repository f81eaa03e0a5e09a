"""Cthulhu: Death May Die: 1 to 5 players against one of the Elder Ones, together.

Each game puts an episode and an Elder One together. The investigators disrupt the ritual, so that the Elder One can be
wounded, and kill it before it has come too far. `docs/deathmaydie.md` tells how the game is cut.
"""
