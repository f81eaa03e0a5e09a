"""Cards that belong to one investigator: a treasured one and a weakness each."""

from miskatonic.games.arkham.declarations import Asset, Definition, Event, Treachery, Uses
from miskatonic.games.arkham.words.abilities import Action, Constant, Fast, Forced, Limit, Play, Reaction, Revelation
from miskatonic.games.arkham.words.amounts import Depending
from miskatonic.games.arkham.words.bans import CannotAttack, CannotLeavePlay
from miskatonic.games.arkham.words.cards import DiscardThisCard, Draw, PutInThreatArea, RemoveDiscardPile
from miskatonic.games.arkham.words.conditions import Not, PlaceHasClues, ThisHolds
from miskatonic.games.arkham.words.costs import SpendUses
from miskatonic.games.arkham.words.doing import CluesOffThis, LoseExperience, PlaceDoom, PutResource
from miskatonic.games.arkham.words.flow import If
from miskatonic.games.arkham.words.harm import MoveHorror, SufferTrauma, Take
from miskatonic.games.arkham.words.moments import (
    After,
    GameEnds,
    Plays,
    TurnBegins,
    TurnEnds,
    When,
    Would,
    WouldDiscover,
)
from miskatonic.games.arkham.words.standing import ElderSignFails, EventToBottom, ExtraSlot, PlayFromDiscard
from miskatonic.games.arkham.words.testing import Fight
from miskatonic.games.arkham.words.until import Until

__all__ = ["SIGNATURES"]

ROLANDS_38_SPECIAL = Asset(
    code="01006",
    slug="rolands-38-special",
    cost=3,
    only="roland-banks",
    icons={"combat": 1, "agility": 1, "wild": 1},
    copies=1,
    slots=("hand",),
    uses=Uses(4, "ammo"),
    traits=("item", "weapon", "firearm"),
    unique=True,
    abilities=(Action((Fight(plus=Depending(PlaceHasClues(), 3, 1), damage=1),), cost=(SpendUses(),)),),
)

COVER_UP = Treachery(
    code="01007",
    slug="cover-up",
    only="roland-banks",
    weakness="signature",
    copies=1,
    traits=("task",),
    abilities=(
        Revelation((PutInThreatArea(clues=3),)),
        Reaction(Would(WouldDiscover()), (CluesOffThis(),)),
        Forced(When(GameEnds()), (SufferTrauma(mental=1),), when=ThisHolds("clues")),
    ),
)

DAISYS_TOTE_BAG = Asset(
    code="01008",
    slug="daisys-tote-bag",
    cost=2,
    only="daisy-walker",
    icons={"willpower": 1, "intellect": 1, "wild": 1},
    copies=1,
    traits=("item",),
    unique=True,
    abilities=(Constant((ExtraSlot("hand", 2, "tome"),)),),
)

THE_NECRONOMICON = Asset(
    code="01009",
    slug="the-necronomicon",
    only="daisy-walker",
    weakness="signature",
    copies=1,
    slots=("hand",),
    traits=("item", "tome"),
    abilities=(
        Revelation((PutInThreatArea(horror=3),)),
        Constant((CannotLeavePlay(),), when=ThisHolds("horror")),
        Constant((ElderSignFails(),)),
        Action((MoveHorror(1), If(Not(ThisHolds("horror")), (DiscardThisCard(),)))),
    ),
)

ON_THE_LAM = Event(
    code="01010",
    slug="on-the-lam",
    cost=1,
    only="skids-otoole",
    icons={"intellect": 1, "agility": 1, "wild": 2},
    copies=1,
    fast=True,
    traits=("tactic",),
    abilities=(Play(After(TurnBegins())),),
    words=(Until("round", (CannotAttack(without="elite"),)),),
)

HOSPITAL_DEBTS = Treachery(
    code="01011",
    slug="hospital-debts",
    only="skids-otoole",
    weakness="signature",
    copies=1,
    traits=("task",),
    abilities=(
        Revelation((PutInThreatArea(),)),
        Fast((PutResource(),), limit=Limit("round", 2)),
        Forced(When(GameEnds()), (LoseExperience(2),), when=Not(ThisHolds("uses", 6))),
    ),
)

HEIRLOOM_OF_HYPERBOREA = Asset(
    code="01012",
    slug="heirloom-of-hyperborea",
    cost=3,
    only="agnes-baker",
    icons={"willpower": 1, "combat": 1, "wild": 1},
    copies=1,
    slots=("accessory",),
    traits=("item", "relic"),
    unique=True,
    abilities=(Reaction(After(Plays(trait="spell")), (Draw(1),)),),
)

DARK_MEMORY = Event(
    code="01013",
    slug="dark-memory",
    cost=2,
    only="agnes-baker",
    weakness="signature",
    copies=1,
    traits=("spell",),
    words=(PlaceDoom(1, advances=True),),
    abilities=(Forced(After(TurnEnds()), (Take(horror=2),), in_hand=True),),
)

WENDYS_AMULET = Asset(
    code="01014",
    slug="wendys-amulet",
    cost=2,
    only="wendy-adams",
    icons={"wild": 2},
    copies=1,
    slots=("accessory",),
    traits=("item", "relic"),
    unique=True,
    abilities=(Constant((PlayFromDiscard(), EventToBottom())),),
)

ABANDONED_AND_ALONE = Treachery(
    code="01015",
    slug="abandoned-and-alone",
    only="wendy-adams",
    weakness="signature",
    copies=1,
    traits=("madness",),
    abilities=(Revelation((Take(horror=2, direct=True), RemoveDiscardPile())),),
)

SIGNATURES: tuple[Definition, ...] = (
    ROLANDS_38_SPECIAL,
    COVER_UP,
    DAISYS_TOTE_BAG,
    THE_NECRONOMICON,
    ON_THE_LAM,
    HOSPITAL_DEBTS,
    HEIRLOOM_OF_HYPERBOREA,
    DARK_MEMORY,
    WENDYS_AMULET,
    ABANDONED_AND_ALONE,
)
