"""The encounter set Chilling Cold."""

from miskatonic.games.arkham.declarations import Definition, Treachery

__all__ = ["CHILLING_COLD_SET"]

CRYPT_CHILL = Treachery(code="01167", slug="crypt-chill", traits=("hazard",), quantity=2, encounter="chilling-cold")

OBSCURING_FOG = Treachery(code="01168", slug="obscuring-fog", traits=("hazard",), quantity=2, encounter="chilling-cold")

CHILLING_COLD_SET: tuple[Definition, ...] = (CRYPT_CHILL, OBSCURING_FOG)
