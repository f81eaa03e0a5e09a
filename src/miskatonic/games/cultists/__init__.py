"""Among Cultists: a game of hidden roles for 4 to 8 players.

Investigators fill the Rooms of a university with cards and search them for books. Among them are Cultists, who hand
out Dead cards in the dark; the dead do not know it until somebody takes their pulse. `docs/cultists.md` tells how the
game is cut into records, frames and decisions.
"""
