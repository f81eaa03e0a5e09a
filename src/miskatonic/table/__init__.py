"""What table games share: piles and zones, plans of places, dice, bags of tokens, turn order. It knows no game."""

from miskatonic.table.bags import Bag
from miskatonic.table.dice import Dice, Die, Rolled
from miskatonic.table.errors import (
    BadSeat,
    CardNotHere,
    TableError,
    TooFew,
    UnknownDie,
    UnknownPlace,
    UnknownToken,
)
from miskatonic.table.piles import EVERYONE, CardId, Drawn, Pile
from miskatonic.table.places import Passage, Plan
from miskatonic.table.turn_order import TurnOrder
from miskatonic.table.zones import PileView, Secrecy, Sight, Zone

__all__ = [
    "EVERYONE",
    "BadSeat",
    "Bag",
    "CardId",
    "CardNotHere",
    "Dice",
    "Die",
    "Drawn",
    "Passage",
    "Pile",
    "PileView",
    "Plan",
    "Rolled",
    "Secrecy",
    "Sight",
    "TableError",
    "TooFew",
    "TurnOrder",
    "UnknownDie",
    "UnknownPlace",
    "UnknownToken",
    "Zone",
]
