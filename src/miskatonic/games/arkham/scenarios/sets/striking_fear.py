"""The encounter set Striking Fear."""

from miskatonic.games.arkham.declarations import Definition, Treachery
from miskatonic.games.arkham.words.abilities import Constant, Forced, Revelation
from miskatonic.games.arkham.words.amounts import Points
from miskatonic.games.arkham.words.bans import CannotPlay
from miskatonic.games.arkham.words.cards import DiscardThisCard, PutInThreatArea
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.moments import RoundEnds, TurnEnds, When
from miskatonic.games.arkham.words.standing import DearerAction
from miskatonic.games.arkham.words.testing import Test

__all__ = ["STRIKING_FEAR_SET"]

ROTTING_REMAINS = Treachery(
    code="01163",
    slug="rotting-remains",
    traits=("terror",),
    quantity=3,
    encounter="striking-fear",
    abilities=(Revelation((Test("willpower", 3, fail=(Take(horror=Points()),)),)),),
)

FROZEN_IN_FEAR = Treachery(
    code="01164",
    slug="frozen-in-fear",
    traits=("terror",),
    quantity=2,
    encounter="striking-fear",
    abilities=(
        Revelation((PutInThreatArea(),)),
        Constant((DearerAction(("move", "fight", "evade")),)),
        Forced(When(TurnEnds()), (Test("willpower", 3, success=(DiscardThisCard(),)),)),
    ),
)

DISSONANT_VOICES = Treachery(
    code="01165",
    slug="dissonant-voices",
    traits=("terror",),
    quantity=2,
    encounter="striking-fear",
    abilities=(
        Revelation((PutInThreatArea(),)),
        Constant((CannotPlay(("asset", "event")),)),
        Forced(When(RoundEnds()), (DiscardThisCard(),)),
    ),
)

STRIKING_FEAR_SET: tuple[Definition, ...] = (ROTTING_REMAINS, FROZEN_IN_FEAR, DISSONANT_VOICES)
