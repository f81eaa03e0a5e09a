"""Seeker cards."""

from miskatonic.games.arkham.declarations import Asset, Definition, Event, SkillCard
from miskatonic.games.arkham.words.abilities import Action, Committed, Constant, Fast, Forced, Play, Reaction
from miskatonic.games.arkham.words.bans import CannotEnter
from miskatonic.games.arkham.words.cards import AttachHere, DiscardThisCard, Draw, Gain, ReturnThis
from miskatonic.games.arkham.words.conditions import Not, PlaceHasClues, YourTurn
from miskatonic.games.arkham.words.costs import DiscardThis, Exhaust, Pay
from miskatonic.games.arkham.words.doing import ChooseInvestigator, DiscoverClues
from miskatonic.games.arkham.words.enemies import RemoveIt
from miskatonic.games.arkham.words.flow import Choose
from miskatonic.games.arkham.words.harm import Heal, Take
from miskatonic.games.arkham.words.moments import After, EntersPlay, LeavesPlace, Spawns, SucceedsInTest, When
from miskatonic.games.arkham.words.searching import Search
from miskatonic.games.arkham.words.standing import Skill, UseInPlace
from miskatonic.games.arkham.words.testing import Test
from miskatonic.games.arkham.words.tests import Boost, MoreClues
from miskatonic.games.arkham.words.until import Until

__all__ = ["SEEKER"]

MAGNIFYING_GLASS = Asset(
    code="01030",
    slug="magnifying-glass",
    card_class="seeker",
    cost=1,
    level=0,
    icons={"intellect": 1},
    fast=True,
    slots=("hand",),
    traits=("item", "tool"),
    abilities=(Constant((Skill("intellect", 1, during="investigate"),)),),
)

OLD_BOOK_OF_LORE = Asset(
    code="01031",
    slug="old-book-of-lore",
    card_class="seeker",
    cost=3,
    level=0,
    icons={"willpower": 1},
    slots=("hand",),
    traits=("item", "tome"),
    abilities=(Action((ChooseInvestigator((Search(top=3, whom="chosen"),)),), cost=(Exhaust(),)),),
)

RESEARCH_LIBRARIAN = Asset(
    code="01032",
    slug="research-librarian",
    card_class="seeker",
    cost=2,
    level=0,
    icons={"agility": 1},
    slots=("ally",),
    health=1,
    sanity=1,
    traits=("ally", "miskatonic"),
    abilities=(Reaction(After(EntersPlay()), (Search(traits=("tome",), sort="asset"),)),),
)

DR_MILAN_CHRISTOPHER = Asset(
    code="01033",
    slug="dr-milan-christopher",
    card_class="seeker",
    cost=4,
    level=0,
    icons={"intellect": 1},
    slots=("ally",),
    health=1,
    sanity=2,
    traits=("ally", "miskatonic"),
    unique=True,
    abilities=(Constant((Skill("intellect", 1),)), Reaction(After(SucceedsInTest(during="investigate")), (Gain(1),))),
)

HYPERAWARENESS = Asset(
    code="01034",
    slug="hyperawareness",
    card_class="seeker",
    cost=2,
    level=0,
    icons={"intellect": 1, "agility": 1},
    traits=("talent",),
    abilities=(Fast((Boost(1, "intellect"),), cost=(Pay(1),)), Fast((Boost(1, "agility"),), cost=(Pay(1),))),
)

MEDICAL_TEXTS = Asset(
    code="01035",
    slug="medical-texts",
    card_class="seeker",
    cost=2,
    level=0,
    icons={"combat": 1},
    slots=("hand",),
    traits=("item", "tome"),
    abilities=(
        Action(
            (
                ChooseInvestigator(
                    (
                        Test(
                            "intellect",
                            2,
                            success=(Heal(1, "damage", whom="chosen"),),
                            fail=(Take(damage=1, whom="chosen"),),
                        ),
                    )
                ),
            )
        ),
    ),
)

MIND_OVER_MATTER = Event(
    code="01036",
    slug="mind-over-matter",
    card_class="seeker",
    cost=1,
    level=0,
    icons={"combat": 1, "agility": 1},
    fast=True,
    traits=("insight",),
    abilities=(Play(when=YourTurn()),),
    words=(Until("round", (UseInPlace("intellect", ("combat", "agility")),)),),
)

WORKING_A_HUNCH = Event(
    code="01037",
    slug="working-a-hunch",
    card_class="seeker",
    cost=2,
    level=0,
    icons={"intellect": 2},
    fast=True,
    traits=("insight",),
    abilities=(Play(when=YourTurn()),),
    words=(DiscoverClues(1),),
)

BARRICADE = Event(
    code="01038",
    slug="barricade",
    card_class="seeker",
    cost=0,
    level=0,
    icons={"willpower": 1, "intellect": 1, "agility": 1},
    traits=("insight", "tactic"),
    words=(AttachHere(),),
    abilities=(Constant((CannotEnter("enemies", without="elite"),)), Forced(When(LeavesPlace()), (DiscardThisCard(),))),
)

DEDUCTION = SkillCard(
    code="01039",
    slug="deduction",
    card_class="seeker",
    level=0,
    icons={"intellect": 1},
    traits=("practiced",),
    committed=(Committed((MoreClues(1),), during="investigate"),),
)

MAGNIFYING_GLASS_1 = Asset(
    code="01040",
    slug="magnifying-glass-1",
    card_class="seeker",
    cost=0,
    level=1,
    icons={"intellect": 1},
    fast=True,
    slots=("hand",),
    traits=("item", "tool"),
    abilities=(
        Constant((Skill("intellect", 1, during="investigate"),)),
        Fast((ReturnThis(),), when=Not(PlaceHasClues())),
    ),
)

DISC_OF_ITZAMNA_2 = Asset(
    code="01041",
    slug="disc-of-itzamna-2",
    card_class="seeker",
    cost=3,
    level=2,
    icons={"willpower": 1, "intellect": 1, "combat": 1},
    slots=("accessory",),
    traits=("item", "relic"),
    unique=True,
    abilities=(Reaction(When(Spawns(without="elite")), (RemoveIt(),), cost=(DiscardThis(),)),),
)

ENCYCLOPEDIA_2 = Asset(
    code="01042",
    slug="encyclopedia-2",
    card_class="seeker",
    cost=2,
    level=2,
    icons={"wild": 1},
    slots=("hand",),
    traits=("item", "tome"),
    abilities=(
        Action(
            (
                ChooseInvestigator(
                    (
                        Choose(
                            (
                                (Until("phase", (Skill("willpower", 2),), whom="chosen"),),
                                (Until("phase", (Skill("intellect", 2),), whom="chosen"),),
                                (Until("phase", (Skill("combat", 2),), whom="chosen"),),
                                (Until("phase", (Skill("agility", 2),), whom="chosen"),),
                            )
                        ),
                    )
                ),
            ),
            cost=(Exhaust(),),
        ),
    ),
)

CRYPTIC_RESEARCH_4 = Event(
    code="01043",
    slug="cryptic-research-4",
    card_class="seeker",
    cost=0,
    level=4,
    fast=True,
    traits=("insight",),
    abilities=(Play(when=YourTurn()),),
    words=(ChooseInvestigator((Draw(3, whom="chosen"),)),),
)

SEEKER: tuple[Definition, ...] = (
    MAGNIFYING_GLASS,
    OLD_BOOK_OF_LORE,
    RESEARCH_LIBRARIAN,
    DR_MILAN_CHRISTOPHER,
    HYPERAWARENESS,
    MEDICAL_TEXTS,
    MIND_OVER_MATTER,
    WORKING_A_HUNCH,
    BARRICADE,
    DEDUCTION,
    MAGNIFYING_GLASS_1,
    DISC_OF_ITZAMNA_2,
    ENCYCLOPEDIA_2,
    CRYPTIC_RESEARCH_4,
)
