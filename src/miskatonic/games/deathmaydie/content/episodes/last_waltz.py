"""The Last Waltz: four sorcerers dance among the masked guests of a ball, and all four must be brought to the pier.

Only a guest who is interrogated shows a face. Where nobody watches, a sorcerer slips back among the masks.
"""

from miskatonic.games.deathmaydie.content.cards import find, one
from miskatonic.games.deathmaydie.declarations import (
    DiscoveryCard,
    EnemyKind,
    Episode,
    EpisodeAction,
    Half,
    MythosCard,
    Pile,
)
from miskatonic.games.deathmaydie.maps import OUTSIDE, Map, Space, Tile
from miskatonic.games.deathmaydie.words.cards import Claim
from miskatonic.games.deathmaydie.words.conditions import At, Both, Holds, Not
from miskatonic.games.deathmaydie.words.crowds import Mask, Unmask
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
from miskatonic.games.deathmaydie.words.having import FaceDownHere, TokenHere, TokensAt
from miskatonic.games.deathmaydie.words.moments import On
from miskatonic.games.deathmaydie.words.standing import (
    BonusDice,
    FreeRerolls,
    Reach,
    Reduce,
    RerollsPerTurn,
    RunFurther,
    Sneak,
    Usable,
)
from miskatonic.games.deathmaydie.words.tokens import DiscardToken, MoveTokens, WalkWith

__all__ = ["LAST_WALTZ"]

SORCERER, GUEST, PIER = "sorcerer", "guest", "pier"

MAP = Map(
    tiles=(
        Tile("2B", (Space("grand-foyer", ("ballroom", "terrace", "smoking-room", OUTSIDE), (5, 3, 6, 3)),)),
        Tile("3A", (
            Space("ballroom", ("grand-foyer", "orchestra", "terrace"), (11, 3, 7, 3)),
            Space("orchestra", ("ballroom", "winter-garden"), (18, 0, 6, 6)),
        )),
        Tile("7B", (
            Space("smoking-room", ("grand-foyer", "kitchens"), (0, 3, 5, 3)),
            Space("kitchens", ("smoking-room", "boathouse"), (0, 6, 5, 3)),
        )),
        Tile("9B", (Space("winter-garden", ("orchestra", "terrace", "rose-walk"), (16, 6, 8, 3)),)),
        Tile("14A", (
            Space("terrace", ("grand-foyer", "ballroom", "winter-garden", "rose-walk"), (5, 6, 11, 3)),
            Space("rose-walk", ("winter-garden", "terrace", "pier"), (14, 9, 10, 3)),
        )),
        Tile("15A", (
            Space("pier", ("rose-walk", "boathouse"), (8, 9, 6, 3)),
            Space("boathouse", ("kitchens", "pier"), (0, 9, 8, 3)),
        )),
        Tile("16B", (
            Space("upper-landing", ("music-room", "master-bedroom"), (6, 0, 6, 3)),
            Space("music-room", ("upper-landing",), (0, 0, 6, 3)),
            Space("master-bedroom", ("upper-landing",), (12, 0, 6, 3)),
        )),
    ),
    start="grand-foyer",
    gates={"red": "boathouse", "yellow": "master-bedroom", "blue": "orchestra"},
    stairs=("ballroom", "upper-landing"),
)  # fmt: skip

DEEP_ONE = EnemyKind("deep-one", health=3, standard=2, bonus=0, figures=5, abilities=(
    On("wounded-by-attack", (TakeStress(1),)),
))  # fmt: skip

HUNTING_HORROR = EnemyKind("hunting-horror", health=5, standard=2, bonus=0, figures=2, abilities=(
    On("elder-sign-rolled", (TakeStress(1, "here"),)),
))  # fmt: skip

SCANDAL = If(Holds("scandal"), (TakeStress(1),))

DISCOVERY = (
    find("the-hostess-in-tears",
        Half("hostess", "companion", health=2, lends="arcane-mastery"),
        Half("guest-list", "item", (BonusDice(1, "check"),)),
        SCANDAL, costs=(2, 1)),
    find("a-duellist",
        Half("duellist", "companion", health=2, lends="brawling"),
        Half("sabre", "item", (BonusDice(1, "here"),)),
        SCANDAL, costs=(2, 1)),
    find("the-head-waiter",
        Half("head-waiter", "companion", health=1, lends="swiftness"),
        Half("tray-of-champagne", "item", (Usable((HealStress(2, "here"),)),)),
        SCANDAL),
    find("behind-the-curtain",
        Half("cat-burglar", "companion", health=1, lends="stealth"),
        Half("black-domino", "item", (Sneak(1),))),
    find("the-gun-room",
        Half("duelling-pistol", "item", (BonusDice(1, "attack"),)),
        Half("fowling-piece", "item", (Reach(1),)), costs=(2, 1)),
    find("the-fireworks",
        Half("rocket", "item", (Usable((HarmEnemies(2),)),)),
        Half("case-of-rockets", "item", (Usable((HarmEnemies(3), TakeWounds(1, "here"))),)), costs=(1, 1)),
    find("a-doctor-among-the-guests",
        Half("society-doctor", "companion", health=1, lends="toughness"),
        Half("doctors-bag", "item", (Usable((Mend(3),)),)), costs=(2, 1)),
    find("a-breastplate-on-the-wall",
        Half("breastplate", "item", (Reduce(1, 0, "attacked-or-fire"),)),
        Half("halberd", "item", (BonusDice(1, "here"),)), costs=(2, 1)),
    find("the-dance-card",
        Half("dancing-shoes", "item", (RunFurther(1),)),
        Half("lucky-favour", "item", (RerollsPerTurn(1),)), costs=(1, 2)),
    find("the-cold-buffet",
        Half("oysters", "item", (Usable((HealWounds(2),)),)),
        Half("brandy", "item", (Usable((HealStress(3),)),))),
    one("the-string-quartet", Half("waltz-in-the-ear", "condition", (FreeRerolls(1, "check"),)), HealStress(1)),
    DiscoveryCard("a-scream-upstairs",
        (Claim("left"),),
        left=Half("scandal", "condition", (On("end-of-turn", (If(FaceDownHere(), (TakeStress(1),)),)),)),
    ),
    DiscoveryCard("a-partner-insists",
        (MakeRoll(1, (May((WalkTo(2),)),), (TakeStress(1),), skill="swiftness", bonus=1),),
    ),
    DiscoveryCard("the-wrong-mask",
        (MakeRoll(2, (HealStress(2),), (LoseSanity(1),), skill="stealth", bonus=1),),
    ),
    one("a-masked-stranger", Half("strangers-ring", "item", (Usable((HarmEnemies(1), HealStress(1))),)), LoseSanity(1)),
)  # fmt: skip

LAST_WALTZ = Episode(
    "last-waltz",
    map=MAP,
    kinds=(DEEP_ONE, HUNTING_HORROR),
    enemies=(
        ("cultist", "terrace"),
        ("cultist", "winter-garden"),
        ("cultist", "upper-landing"),
        ("cultist", "kitchens"),
        ("deep-one", "boathouse"),
    ),
    piles=(
        Pile("ballroom", (SORCERER, SORCERER, GUEST, GUEST)),
        Pile("winter-garden", (SORCERER, GUEST, GUEST)),
        Pile("music-room", (SORCERER, GUEST, GUEST)),
    ),
    actions=(
        EpisodeAction("interrogate",
            (Unmask(), If(TokenHere(GUEST), (DiscardToken(GUEST), TakeStress(1)))),
            when=FaceDownHere()),
        EpisodeAction("usher", (WalkWith(SORCERER, 2, each=True),), when=Both(TokenHere(SORCERER), Not(At(PIER)))),
    ),
    ritual=TokensAt(SORCERER, PIER, 4),
    advance=(Mask(SORCERER), TakeStress(1)),
    mythos=(
        MythosCard("change-partners", effects=(Mask(SORCERER),), summons=(Summon("blue", "cultist"),)),
        MythosCard("out-of-the-water",
            effects=(MoveEnemies("deep-one", 1, "nearest"),), summons=(Summon("red", "deep-one"),)),
        MythosCard("a-false-note", effects=(LoseSanity(1, "all"),), summons=(Summon("blue", "cultist"),)),
        MythosCard("wings-over-the-lawn",
            effects=(MoveEnemies("hunting-horror", 2, "nearest"),), summons=(Summon("yellow", "hunting-horror"),)),
        MythosCard("the-lights-go-out",
            effects=(TakeStress(1, "all"), Mask(SORCERER)), summons=(Summon("yellow", "cultist"),)),
        MythosCard("they-drift-back",
            effects=(MoveTokens(SORCERER, 1, "ballroom", but=PIER),), summons=(Summon("red", "deep-one"),)),
        MythosCard("a-toast", symbol=False,
            effects=(Choose((LoseSanity(1), StressOrWounds(2))),), summons=(Summon("yellow", "cultist"),)),
        MythosCard("wet-footprints", symbol=False,
            effects=(BringEnemies("deep-one", "red"), MoveNearest("cultists", 2)),
            summons=(Summon("red", "deep-one"),)),
    ),
    discovery=DISCOVERY,
)  # fmt: skip
