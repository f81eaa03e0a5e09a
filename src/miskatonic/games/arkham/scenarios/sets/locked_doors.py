"""The encounter set Locked Doors."""

from miskatonic.games.arkham.declarations import Definition, Treachery

__all__ = ["LOCKED_DOORS_SET"]

LOCKED_DOOR = Treachery(code="01174", slug="locked-door", traits=("obstacle",), quantity=2, encounter="locked-doors")

LOCKED_DOORS_SET: tuple[Definition, ...] = (LOCKED_DOOR,)
