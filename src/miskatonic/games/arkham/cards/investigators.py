"""The investigators, front and back."""

from miskatonic.games.arkham.declarations import Access, Definition, Investigator
from miskatonic.games.arkham.words.abilities import Constant, Fast, Limit, Reaction
from miskatonic.games.arkham.words.amounts import CluesHere, Controlled, HorrorOnYou
from miskatonic.games.arkham.words.cards import Draw, Gain
from miskatonic.games.arkham.words.conditions import InPlay, YourTurn
from miskatonic.games.arkham.words.costs import DiscardCards, Pay
from miskatonic.games.arkham.words.doing import DiscoverClues, GainActions
from miskatonic.games.arkham.words.flow import If
from miskatonic.games.arkham.words.harm import DamageEnemy
from miskatonic.games.arkham.words.moments import After, Defeated, Harmed, RevealsToken, When
from miskatonic.games.arkham.words.standing import ReservedAction
from miskatonic.games.arkham.words.testing import WhenTestEnds
from miskatonic.games.arkham.words.tests import CancelToken, SucceedAutomatically, TokenModifier

__all__ = ["INVESTIGATORS"]

ROLAND_BANKS = Investigator(
    code="01001",
    slug="roland-banks",
    card_class="guardian",
    willpower=3,
    intellect=3,
    combat=4,
    agility=2,
    health=9,
    sanity=5,
    access=(Access(("guardian", "neutral"), most=5), Access(("seeker",), most=2)),
    required=("01006", "01007"),
    traits=("agency", "detective"),
    unique=True,
    abilities=(Reaction(After(Defeated(by="you")), (DiscoverClues(1),), limit=Limit("round")),),
    elder_sign=(TokenModifier(CluesHere()),),
)

DAISY_WALKER = Investigator(
    code="01002",
    slug="daisy-walker",
    card_class="seeker",
    willpower=3,
    intellect=5,
    combat=2,
    agility=2,
    health=5,
    sanity=9,
    access=(Access(("seeker", "neutral"), most=5), Access(("mystic",), most=2)),
    required=("01008", "01009"),
    traits=("miskatonic",),
    unique=True,
    abilities=(Constant((ReservedAction("tome"),)),),
    elder_sign=(TokenModifier(0), WhenTestEnds((Draw(Controlled("tome")),), success=True)),
)

SKIDS_OTOOLE = Investigator(
    code="01003",
    slug="skids-otoole",
    card_class="rogue",
    willpower=2,
    intellect=3,
    combat=3,
    agility=4,
    health=8,
    sanity=6,
    access=(Access(("rogue", "neutral"), most=5), Access(("guardian",), most=2)),
    required=("01010", "01011"),
    traits=("criminal",),
    unique=True,
    abilities=(Fast((GainActions(1),), cost=(Pay(2),), when=YourTurn(), limit=Limit("turn")),),
    elder_sign=(TokenModifier(2), WhenTestEnds((Gain(2),), success=True)),
)

AGNES_BAKER = Investigator(
    code="01004",
    slug="agnes-baker",
    card_class="mystic",
    willpower=5,
    intellect=2,
    combat=2,
    agility=3,
    health=6,
    sanity=8,
    access=(Access(("mystic", "neutral"), most=5), Access(("survivor",), most=2)),
    required=("01012", "01013"),
    traits=("sorcerer",),
    unique=True,
    abilities=(Reaction(After(Harmed("horror", whose="you")), (DamageEnemy(1),), limit=Limit("phase")),),
    elder_sign=(TokenModifier(HorrorOnYou()),),
)

WENDY_ADAMS = Investigator(
    code="01005",
    slug="wendy-adams",
    card_class="survivor",
    willpower=4,
    intellect=3,
    combat=1,
    agility=4,
    health=7,
    sanity=7,
    access=(Access(("survivor", "neutral"), most=5), Access(("rogue",), most=2)),
    required=("01014", "01015"),
    traits=("drifter",),
    unique=True,
    abilities=(Reaction(When(RevealsToken()), (CancelToken(),), cost=(DiscardCards(1),), limit=Limit("test")),),
    elder_sign=(TokenModifier(0), If(InPlay("wendys-amulet"), (SucceedAutomatically(),))),
)

INVESTIGATORS: tuple[Definition, ...] = (ROLAND_BANKS, DAISY_WALKER, SKIDS_OTOOLE, AGNES_BAKER, WENDY_ADAMS)
