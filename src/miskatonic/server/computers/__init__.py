"""Computer players: they think in processes of their own, and meet the game on the chair of their seat."""

from miskatonic.server.computers.brains import Brains
from miskatonic.server.computers.computers import Computers

__all__ = ["Brains", "Computers"]
