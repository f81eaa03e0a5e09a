"""The encounter set Locked Doors."""

from miskatonic.games.arkham.declarations import Definition, Treachery
from miskatonic.games.arkham.words.abilities import Action, Constant, Revelation
from miskatonic.games.arkham.words.bans import CannotInvestigate
from miskatonic.games.arkham.words.cards import DiscardThisCard
from miskatonic.games.arkham.words.dangers import AttachToMostClues
from miskatonic.games.arkham.words.flow import Choose
from miskatonic.games.arkham.words.testing import Test

__all__ = ["LOCKED_DOORS_SET"]

LOCKED_DOOR = Treachery(
    code="01174",
    slug="locked-door",
    traits=("obstacle",),
    quantity=2,
    encounter="locked-doors",
    abilities=(
        Revelation((AttachToMostClues(),)),
        Constant((CannotInvestigate(),)),
        Action(
            (
                Choose(
                    (
                        (Test("combat", 4, success=(DiscardThisCard(),)),),
                        (Test("agility", 4, success=(DiscardThisCard(),)),),
                    )
                ),
            )
        ),
    ),
)

LOCKED_DOORS_SET: tuple[Definition, ...] = (LOCKED_DOOR,)
