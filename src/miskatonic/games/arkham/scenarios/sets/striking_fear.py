"""The encounter set Striking Fear."""

from miskatonic.games.arkham.declarations import Definition, Treachery

__all__ = ["STRIKING_FEAR_SET"]

ROTTING_REMAINS = Treachery(
    code="01163", slug="rotting-remains", traits=("terror",), quantity=3, encounter="striking-fear"
)

FROZEN_IN_FEAR = Treachery(
    code="01164", slug="frozen-in-fear", traits=("terror",), quantity=2, encounter="striking-fear"
)

DISSONANT_VOICES = Treachery(
    code="01165", slug="dissonant-voices", traits=("terror",), quantity=2, encounter="striking-fear"
)

STRIKING_FEAR_SET: tuple[Definition, ...] = (ROTTING_REMAINS, FROZEN_IN_FEAR, DISSONANT_VOICES)
