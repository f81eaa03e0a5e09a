"""Two Houses: the elders of two feuding families must be brought to one boat, and then the lighthouse must be lit.

The families want their elders back: at every advance those who are still on land walk home again.
"""

from miskatonic.games.deathmaydie.content.cards import find, one
from miskatonic.games.deathmaydie.declarations import (
    DiscoveryCard,
    EnemyKind,
    Episode,
    EpisodeAction,
    Half,
    MythosCard,
    TokenLaid,
)
from miskatonic.games.deathmaydie.maps import OUTSIDE, Map, Space, Tile
from miskatonic.games.deathmaydie.words.cards import Claim
from miskatonic.games.deathmaydie.words.conditions import Alone, At, Both, Either, Holds, Not
from miskatonic.games.deathmaydie.words.figures import BringEnemies, MoveEnemies, MoveNearest, Summon, WalkTo
from miskatonic.games.deathmaydie.words.flow import Choose, If, MakeRoll, May
from miskatonic.games.deathmaydie.words.harm import (
    HarmEnemies,
    HealStress,
    HealWounds,
    LoseSanity,
    Mend,
    StressOrWounds,
    TakeStress,
    TakeWounds,
)
from miskatonic.games.deathmaydie.words.having import TokenHere, TokensAt, TokensInPlay
from miskatonic.games.deathmaydie.words.moments import On
from miskatonic.games.deathmaydie.words.standing import (
    BonusDice,
    FreeRerolls,
    Reach,
    Reduce,
    RerollsPerTurn,
    RunFurther,
    Usable,
)
from miskatonic.games.deathmaydie.words.tokens import MoveTokens, TurnToken, WalkWith

__all__ = ["TWO_HOUSES"]

ALLEN, MARSH, KIN = "allen-elder", "marsh-elder", "kin"
DARK, LIT = "dark-lamp", "lit-lamp"
BOAT = "boat"

MAP = Map(
    tiles=(
        Tile("1A", (
            Space("fish-market", ("quay", "tavern", "church-square"), (12, 4, 6, 4)),
            Space("tavern", ("fish-market", "allen-house"), (10, 0, 5, 4)),
        )),
        Tile("4A", (Space("boat", ("quay", OUTSIDE), (18, 0, 6, 4)),)),
        Tile("6B", (
            Space("quay", ("fish-market", "boat", "mole"), (18, 4, 6, 4)),
            Space("mole", ("quay", "lighthouse-yard"), (15, 8, 9, 4)),
        )),
        Tile("7A", (
            Space("church-square", ("fish-market", "marsh-manor"), (6, 4, 6, 4)),
            Space("marsh-manor", ("church-square", "cliff-path"), (0, 4, 6, 4)),
        )),
        Tile("12B", (
            Space("allen-house", ("tavern", "smugglers-cove"), (5, 0, 5, 4)),
            Space("smugglers-cove", ("allen-house",), (0, 0, 5, 4)),
        )),
        Tile("13A", (
            Space("cliff-path", ("marsh-manor", "lighthouse-yard"), (0, 8, 8, 4)),
            Space("lighthouse-yard", ("mole", "cliff-path"), (8, 8, 7, 4)),
        )),
        Tile("15B", (Space("lamp-room", (), (15, 0, 3, 4)),)),
    ),
    start="fish-market",
    gates={"red": "smugglers-cove", "yellow": "cliff-path", "blue": "mole"},
    stairs=("lighthouse-yard", "lamp-room"),
    tunnel=("smugglers-cove", "marsh-manor"),
)  # fmt: skip

DEEP_ONE = EnemyKind("deep-one", health=3, standard=2, bonus=0, figures=5, abilities=(
    On("elder-sign-rolled", (TakeStress(1),)),
))  # fmt: skip

CHTHONIAN = EnemyKind("chthonian", health=6, standard=2, bonus=0, figures=1, abilities=(
    On("summoned", (TakeStress(1, "all"),)),
))  # fmt: skip

BAD_BLOOD = If(Holds("bad-blood"), (TakeStress(1),))

LEADABLE = Both(Either(TokenHere(ALLEN), TokenHere(MARSH)), Not(At(BOAT)))
ABOARD = Both(TokensAt(ALLEN, BOAT, 3), TokensAt(MARSH, BOAT, 3))

DISCOVERY = (
    find("a-net-mender",
        Half("net-mender", "companion", health=2, lends="toughness"),
        Half("gutting-knife", "item", (BonusDice(1, "here"),)),
        BAD_BLOOD, costs=(2, 1)),
    find("the-harbour-master",
        Half("harbour-master", "companion", health=1, lends="brawling"),
        Half("flare-pistol", "item", (Reach(1),)),
        BAD_BLOOD, costs=(2, 1)),
    find("a-runaway-marsh",
        Half("runaway-marsh", "companion", health=1, lends="stealth"),
        Half("family-letters", "item", (BonusDice(1, "check"),)),
        BAD_BLOOD),
    find("the-telegraph-boy",
        Half("telegraph-boy", "companion", health=1, lends="swiftness"),
        Half("bicycle", "item", (RunFurther(1),)), costs=(2, 1)),
    find("the-whaling-shed",
        Half("harpoon", "item", (BonusDice(1, "attack"),)),
        Half("barrel-of-oil", "item", (Usable((HarmEnemies(2, "monsters"),)),)), costs=(2, 1)),
    find("dynamite-for-the-reef",
        Half("dynamite", "item", (Usable((HarmEnemies(3), TakeWounds(1, "here"))),)),
        Half("blasting-caps", "item", (Usable((HarmEnemies(1),)),)), costs=(1, 1)),
    find("the-ships-surgeon",
        Half("ships-surgeon", "companion", health=1, lends="arcane-mastery"),
        Half("medicine-chest", "item", (Usable((Mend(4),)),)), costs=(2, 1)),
    find("oilskins",
        Half("heavy-oilskins", "item", (Reduce(1, 0, "attacked-or-fire"),)),
        Half("sou-wester", "item", (FreeRerolls(1, "defend"),)), costs=(2, 1)),
    find("the-back-room",
        Half("bottle-of-rum", "item", (Usable((HealStress(3),)),)),
        Half("chowder", "item", (Usable((HealWounds(2),)),))),
    find("a-lucky-coin",
        Half("drowned-coin", "item", (RerollsPerTurn(1),)),
        Half("sea-chart", "item", (Usable((WalkTo(3),)),)), costs=(2, 1)),
    one("a-grudge-laid-aside", Half("peacemaker", "condition", (BonusDice(1, "check"),)), HealStress(1)),
    DiscoveryCard("a-brawl-in-the-tavern",
        (Claim("left"),),
        left=Half("bad-blood", "condition", (On("end-of-turn", (If(TokenHere(KIN), (TakeStress(1),)),)),)),
    ),
    DiscoveryCard("slippery-steps",
        (MakeRoll(1, (May((WalkTo(2),)),), (TakeWounds(1),), skill="swiftness", bonus=1),),
    ),
    DiscoveryCard("gossip-on-the-quay",
        (MakeRoll(2, (HealStress(2),), (MoveTokens(KIN, 2),), skill="stealth", bonus=1),),
    ),
    one("what-the-net-brought-up",
        Half("sunken-idol", "item", (Usable((HarmEnemies(2), LoseSanity(1))),)), LoseSanity(1)),
)  # fmt: skip

TWO_HOUSES = Episode(
    "two-houses",
    map=MAP,
    kinds=(DEEP_ONE, CHTHONIAN),
    enemies=(
        ("cultist", "church-square"),
        ("cultist", "quay"),
        ("cultist", "lighthouse-yard"),
        ("deep-one", "smugglers-cove"),
        ("deep-one", "mole"),
    ),
    tokens=(
        TokenLaid(ALLEN, "allen-house"),
        TokenLaid(ALLEN, "allen-house"),
        TokenLaid(ALLEN, "tavern"),
        TokenLaid(MARSH, "marsh-manor"),
        TokenLaid(MARSH, "marsh-manor"),
        TokenLaid(MARSH, "church-square"),
        TokenLaid(KIN, "allen-house"),
        TokenLaid(KIN, "marsh-manor"),
        TokenLaid(DARK, "lamp-room"),
    ),
    actions=(
        EpisodeAction("lead", (Choose((WalkWith(ALLEN, 3, each=True), WalkWith(MARSH, 3, each=True))),), when=LEADABLE),
        EpisodeAction("light", (MakeRoll(2, (TurnToken(DARK, LIT),)),), when=Both(TokenHere(DARK), ABOARD)),
    ),
    ritual=Both(ABOARD, TokensInPlay(LIT, 1)),
    advance=(MoveTokens(ALLEN, 1, "allen-house", but=BOAT), MoveTokens(MARSH, 1, "marsh-manor", but=BOAT)),
    abilities=(
        On("end-of-turn", (TakeStress(1),), when=TokenHere(KIN)),
        On("end-of-turn", (LoseSanity(1),), when=Both(Both(TokenHere(ALLEN), TokenHere(MARSH)), Not(At(BOAT)))),
    ),
    mythos=(
        MythosCard("the-allens-call",
            effects=(MoveTokens(ALLEN, 1, "allen-house", but=BOAT), MoveTokens(KIN, 1, "nearest")),
            summons=(Summon("blue", "cultist"),)),
        MythosCard("the-marshes-call",
            effects=(MoveTokens(MARSH, 1, "marsh-manor", but=BOAT), MoveTokens(KIN, 1, "nearest")),
            summons=(Summon("yellow", "cultist"),)),
        MythosCard("up-the-slipway",
            effects=(MoveEnemies("deep-one", 1, "nearest"),), summons=(Summon("red", "deep-one"),)),
        MythosCard("the-bell-buoy", effects=(LoseSanity(1, "all"),), summons=(Summon("blue", "deep-one"),)),
        MythosCard("the-ground-opens",
            effects=(StressOrWounds(1, "all"),), summons=(Summon("yellow", "chthonian"),)),
        MythosCard("fog",
            effects=(If(Alone(), (TakeStress(2),), (TakeStress(1),)),), summons=(Summon("red", "cultist"),)),
        MythosCard("the-tide-turns",
            effects=(BringEnemies("deep-one", "blue"),), summons=(Summon("blue", "deep-one"),)),
        MythosCard("old-quarrels",
            effects=(MoveTokens(KIN, 2, "nearest"), MoveNearest("cultists", 1)), summons=(Summon("red", "cultist"),)),
    ),
    discovery=DISCOVERY,
)  # fmt: skip
