"""The encounter set Ancient Evils."""

from miskatonic.games.arkham.declarations import Definition, Treachery

__all__ = ["ANCIENT_EVILS_SET"]

ANCIENT_EVILS = Treachery(code="01166", slug="ancient-evils", traits=("omen",), quantity=3, encounter="ancient-evils")

ANCIENT_EVILS_SET: tuple[Definition, ...] = (ANCIENT_EVILS,)
