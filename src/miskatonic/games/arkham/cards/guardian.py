"""Guardian cards."""

from miskatonic.games.arkham.declarations import Asset, Definition, Event, SkillCard, Uses
from miskatonic.games.arkham.words.abilities import Action, Committed, Constant, Fast, Play, Reaction
from miskatonic.games.arkham.words.amounts import Depending, Points
from miskatonic.games.arkham.words.cards import AddUses
from miskatonic.games.arkham.words.conditions import DuringTurnOf, OnlyEnemyEngaged
from miskatonic.games.arkham.words.costs import DiscardThis, Exhaust, HurtThis, Pay, SpendUses
from miskatonic.games.arkham.words.doing import ChooseInvestigator, DiscoverClues, GainActions
from miskatonic.games.arkham.words.enemies import Cancel
from miskatonic.games.arkham.words.flow import Choose
from miskatonic.games.arkham.words.harm import Blast, DamageEnemy, Heal, HurtIt
from miskatonic.games.arkham.words.moments import After, Attacks, Defeated, Harmed, When
from miskatonic.games.arkham.words.standing import Skill
from miskatonic.games.arkham.words.testing import Fight
from miskatonic.games.arkham.words.tests import Boost, MoreDamage

__all__ = ["GUARDIAN"]

AUTOMATIC = Asset(
    code="01016",
    slug="45-automatic",
    card_class="guardian",
    cost=4,
    level=0,
    icons={"agility": 1},
    slots=("hand",),
    uses=Uses(4, "ammo"),
    traits=("item", "weapon", "firearm"),
    abilities=(Action((Fight(plus=1, damage=1),), cost=(SpendUses(),)),),
)

PHYSICAL_TRAINING = Asset(
    code="01017",
    slug="physical-training",
    card_class="guardian",
    cost=2,
    level=0,
    icons={"willpower": 1, "combat": 1},
    traits=("talent",),
    abilities=(Fast((Boost(1, "willpower"),), cost=(Pay(1),)), Fast((Boost(1, "combat"),), cost=(Pay(1),))),
)

BEAT_COP = Asset(
    code="01018",
    slug="beat-cop",
    card_class="guardian",
    cost=4,
    level=0,
    icons={"combat": 1},
    slots=("ally",),
    health=2,
    sanity=2,
    traits=("ally", "police"),
    abilities=(Constant((Skill("combat", 1),)), Fast((DamageEnemy(1),), cost=(DiscardThis(),))),
)

FIRST_AID = Asset(
    code="01019",
    slug="first-aid",
    card_class="guardian",
    cost=2,
    level=0,
    icons={"willpower": 1},
    uses=Uses(3, "supplies", discard_when_empty=True),
    traits=("talent", "science"),
    abilities=(
        Action(
            (
                ChooseInvestigator(
                    (Choose(((Heal(1, "damage", whom="chosen"),), (Heal(1, "horror", whom="chosen"),)), useful=True),)
                ),
            ),
            cost=(SpendUses(),),
        ),
    ),
)

MACHETE = Asset(
    code="01020",
    slug="machete",
    card_class="guardian",
    cost=3,
    level=0,
    icons={"combat": 1},
    slots=("hand",),
    traits=("item", "weapon", "melee"),
    abilities=(Action((Fight(plus=1, damage=Depending(OnlyEnemyEngaged(), 1)),)),),
)

GUARD_DOG = Asset(
    code="01021",
    slug="guard-dog",
    card_class="guardian",
    cost=3,
    level=0,
    icons={"combat": 1},
    slots=("ally",),
    health=3,
    sanity=1,
    traits=("ally", "creature"),
    abilities=(Reaction(When(Harmed("damage", by_attack=True)), (HurtIt(1),)),),
)

EVIDENCE = Event(
    code="01022",
    slug="evidence",
    card_class="guardian",
    cost=1,
    level=0,
    icons={"intellect": 2},
    fast=True,
    traits=("insight",),
    abilities=(Play(After(Defeated(by="you"))),),
    words=(DiscoverClues(1),),
)

DODGE = Event(
    code="01023",
    slug="dodge",
    card_class="guardian",
    cost=1,
    level=0,
    icons={"willpower": 1, "agility": 1},
    fast=True,
    traits=("tactic",),
    abilities=(Play(When(Attacks(who="here"))),),
    words=(Cancel(),),
)

DYNAMITE_BLAST = Event(
    code="01024",
    slug="dynamite-blast",
    card_class="guardian",
    cost=5,
    level=0,
    icons={"willpower": 1},
    traits=("tactic",),
    words=(Blast(3),),
)

VICIOUS_BLOW = SkillCard(
    code="01025",
    slug="vicious-blow",
    card_class="guardian",
    level=0,
    icons={"combat": 1},
    traits=("practiced",),
    committed=(Committed((MoreDamage(1),), during="fight"),),
)

EXTRA_AMMUNITION_1 = Event(
    code="01026",
    slug="extra-ammunition-1",
    card_class="guardian",
    cost=2,
    level=1,
    icons={"intellect": 1},
    traits=("supply",),
    words=(AddUses(3, "ammo", "firearm", whose="here"),),
)

POLICE_BADGE_2 = Asset(
    code="01027",
    slug="police-badge-2",
    card_class="guardian",
    cost=3,
    level=2,
    icons={"willpower": 1, "wild": 1},
    slots=("accessory",),
    traits=("item",),
    abilities=(
        Constant((Skill("willpower", 1),)),
        Fast((GainActions(2, whose="active"),), cost=(DiscardThis(),), when=DuringTurnOf()),
    ),
)

BEAT_COP_2 = Asset(
    code="01028",
    slug="beat-cop-2",
    card_class="guardian",
    cost=4,
    level=2,
    icons={"combat": 1, "agility": 1},
    slots=("ally",),
    health=3,
    sanity=2,
    traits=("ally", "police"),
    abilities=(Constant((Skill("combat", 1),)), Fast((DamageEnemy(1),), cost=(Exhaust(), HurtThis("damage")))),
)

SHOTGUN_4 = Asset(
    code="01029",
    slug="shotgun-4",
    card_class="guardian",
    cost=5,
    level=4,
    icons={"combat": 2},
    slots=("hand", "hand"),
    uses=Uses(2, "ammo"),
    traits=("item", "weapon", "firearm"),
    abilities=(Action((Fight(plus=3, deals=Points(1, 5)),), cost=(SpendUses(),)),),
)

GUARDIAN: tuple[Definition, ...] = (
    AUTOMATIC,
    PHYSICAL_TRAINING,
    BEAT_COP,
    FIRST_AID,
    MACHETE,
    GUARD_DOG,
    EVIDENCE,
    DODGE,
    DYNAMITE_BLAST,
    VICIOUS_BLOW,
    EXTRA_AMMUNITION_1,
    POLICE_BADGE_2,
    BEAT_COP_2,
    SHOTGUN_4,
)
