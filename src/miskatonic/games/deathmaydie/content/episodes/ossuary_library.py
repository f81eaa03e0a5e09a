"""The Ossuary Library: four sealed tomes in the catacombs, and the sigils that open them lie with dead Cultists.

Every Cultist who dies leaves a body that can be searched, unless the ghouls eat it first. Two open tomes are enough.
"""

from functools import reduce

from miskatonic.games.deathmaydie.content.cards import find, one
from miskatonic.games.deathmaydie.declarations import (
    DiscoveryCard,
    EnemyKind,
    Episode,
    EpisodeAction,
    Half,
    MythosCard,
    Pile,
    TokenLaid,
)
from miskatonic.games.deathmaydie.maps import Map, Space, Tile
from miskatonic.games.deathmaydie.words.base import Condition
from miskatonic.games.deathmaydie.words.cards import Claim
from miskatonic.games.deathmaydie.words.conditions import Alone, Both, Either, EnemyHere, Holds, Party, WasOne
from miskatonic.games.deathmaydie.words.crowds import DrawToken
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
from miskatonic.games.deathmaydie.words.having import Carries, TokenHere, TokensInPlay
from miskatonic.games.deathmaydie.words.moments import On
from miskatonic.games.deathmaydie.words.standing import (
    BonusDice,
    ExtraWounds,
    FreeRerolls,
    Reach,
    Reduce,
    RerollsPerTurn,
    RunFurther,
    Sneak,
    Usable,
)
from miskatonic.games.deathmaydie.words.tokens import DiscardToken, LayToken, SweepTokens, Unlock

__all__ = ["OSSUARY_LIBRARY"]

BODY, OPEN_TOME, SIGILS = "body", "open-tome", "sigils"
SEALS = ("ash", "blood", "bone", "salt")

MAP = Map(
    tiles=(
        Tile("1B", (
            Space("chapel", ("crypt-stair", "sacristy"), (12, 0, 7, 3)),
            Space("sacristy", ("chapel", "candle-store"), (6, 0, 6, 3)),
        )),
        Tile("9A", (Space("crypt-stair", ("chapel", "bone-gallery", "ossuary"), (13, 3, 5, 4)),)),
        Tile("10A", (
            Space("bone-gallery", ("crypt-stair", "scriptorium", "cistern"), (18, 3, 6, 4)),
            Space("scriptorium", ("bone-gallery",), (19, 0, 5, 3)),
        )),
        Tile("11B", (
            Space("ossuary", ("crypt-stair", "reliquary", "abbots-tomb"), (6, 3, 7, 4)),
            Space("reliquary", ("ossuary", "candle-store"), (0, 4, 6, 8)),
            Space("candle-store", ("sacristy", "reliquary"), (0, 0, 6, 4)),
        )),
        Tile("12A", (
            Space("abbots-tomb", ("ossuary", "lower-vault"), (6, 7, 6, 5)),
            Space("lower-vault", ("abbots-tomb", "cistern"), (12, 7, 6, 3)),
        )),
        Tile("13B", (
            Space("cistern", ("bone-gallery", "lower-vault", "ghoul-run"), (18, 7, 6, 3)),
            Space("ghoul-run", ("cistern",), (12, 10, 12, 2)),
        )),
    ),
    start="chapel",
    gates={"red": "lower-vault", "yellow": "ghoul-run", "blue": "candle-store"},
    tunnel=("ghoul-run", "abbots-tomb"),
)  # fmt: skip

GHOUL = EnemyKind("ghoul", health=3, standard=2, bonus=0, figures=5, abilities=(
    On("end-of-turn", (SweepTokens(BODY, "ghoul"),)),
))  # fmt: skip

CHTHONIAN = EnemyKind("chthonian", health=6, standard=2, bonus=1, figures=1, abilities=(
    On("enemy-attacks", (TakeStress(1, "here"),)),
))  # fmt: skip


def _fits(seal: str) -> Condition:
    """The tome lies here, and you carry its sigil."""
    return Both(TokenHere(f"tome-of-{seal}"), Carries(f"sigil-of-{seal}"))


ANY_FITS: Condition = reduce(Either, [_fits(seal) for seal in SEALS])

DEFILED = If(Holds("defiled"), (TakeStress(1),))

DISCOVERY = (
    find("the-lame-sexton",
        Half("sexton", "companion", health=2, lends="toughness"),
        Half("sextons-spade", "item", (BonusDice(1, "here"),)),
        DEFILED, costs=(2, 1)),
    find("a-novice-in-hiding",
        Half("novice", "companion", health=1, lends="arcane-mastery"),
        Half("rosary", "item", (RerollsPerTurn(1),)),
        DEFILED, costs=(1, 2)),
    find("the-grave-robbers-camp",
        Half("grave-robber", "companion", health=1, lends="stealth"),
        Half("crowbar", "item", (BonusDice(1, "check"),))),
    find("the-bone-collector",
        Half("bone-collector", "companion", health=2, lends="brawling"),
        Half("thigh-bone", "item", (ExtraWounds(1),)), costs=(2, 1)),
    find("a-crusaders-niche",
        Half("crusaders-sword", "item", (BonusDice(1, "attack"),)),
        Half("crusaders-shield", "item", (Reduce(1, 0, "attacked-or-fire"),)), costs=(2, 2)),
    find("powder-kegs",
        Half("powder-keg", "item", (Usable((HarmEnemies(3), TakeWounds(1, "here"))),)),
        Half("blunderbuss", "item", (Reach(1),)), costs=(1, 2)),
    find("the-herb-cupboard",
        Half("poultice", "item", (Usable((Mend(3),)),)),
        Half("poppy-wine", "item", (Usable((HealStress(4),)),))),
    find("the-monks-larder",
        Half("altar-wine", "item", (Usable((HealStress(2, "here"),)),)),
        Half("hard-bread", "item", (Usable((HealWounds(2),)),))),
    find("soft-shoes",
        Half("felt-slippers", "item", (Sneak(1),)),
        Half("map-of-the-tunnels", "item", (RunFurther(1),))),
    find("a-jar-of-quicklime",
        Half("quicklime", "item", (Usable((HarmEnemies(2),)),)),
        Half("holy-water", "item", (Usable((HarmEnemies(2, "monsters"), HealStress(1))),))),
    one("a-fresh-corpse",
        Half("borrowed-sigil", "item", (Usable((DrawToken(SIGILS),)),)), HealStress(1), cost=2),
    DiscoveryCard("the-open-coffin",
        (Claim("left"),),
        left=Half("defiled", "condition", (On("end-of-turn", (If(EnemyHere("ghoul"), (TakeStress(1),)),)),)),
    ),
    one("a-quiet-prayer", Half("at-peace", "condition", (FreeRerolls(1, "defend"),)), HealStress(1)),
    DiscoveryCard("loose-flagstones",
        (MakeRoll(1, (May((WalkTo(2),)),), (TakeWounds(1),), skill="swiftness", bonus=1),),
    ),
    DiscoveryCard("eyes-in-the-dark",
        (MakeRoll(2, (HealStress(1),), (MoveNearest("monsters", 2),), skill="stealth", bonus=1),),
    ),
)  # fmt: skip

OSSUARY_LIBRARY = Episode(
    "ossuary-library",
    map=MAP,
    kinds=(GHOUL, CHTHONIAN),
    enemies=(
        ("cultist", "crypt-stair"),
        ("cultist", "sacristy"),
        ("cultist", "scriptorium"),
        ("cultist", "ossuary"),
        ("cultist", "cistern"),
        ("ghoul", "lower-vault"),
        ("ghoul", "ghoul-run"),
    ),
    tokens=(
        TokenLaid("tome-of-ash", "scriptorium"),
        TokenLaid("tome-of-blood", "abbots-tomb"),
        TokenLaid("tome-of-bone", "cistern"),
        TokenLaid("tome-of-salt", "reliquary"),
    ),
    piles=(Pile(SIGILS, tuple(f"sigil-of-{seal}" for seal in (*SEALS, *SEALS))),),
    supply={BODY: 10},
    actions=(
        EpisodeAction("loot", (MakeRoll(2, (DiscardToken(BODY), DrawToken(SIGILS))),), when=TokenHere(BODY)),
        EpisodeAction("open",
            tuple(Unlock(f"tome-of-{seal}", f"sigil-of-{seal}", OPEN_TOME) for seal in SEALS), when=ANY_FITS),
    ),
    ritual=TokensInPlay(OPEN_TOME, 2),
    advance=(Summon("blue", "ghoul"), If(Party(least=5), (TakeStress(1, "all"), Summon("yellow", "ghoul")))),
    abilities=(On("killed", (LayToken(BODY, "there"),), WasOne("cultists")),),
    mythos=(
        MythosCard("something-gnaws",
            effects=(MoveEnemies("ghoul", 2, "nearest"),), summons=(Summon("red", "ghoul"),)),
        MythosCard("the-earth-shakes",
            effects=(StressOrWounds(1, "all"),), summons=(Summon("yellow", "chthonian"),)),
        MythosCard("bones-underfoot",
            effects=(MakeRoll(1, (HealStress(1),), (TakeWounds(1),)),), summons=(Summon("yellow", "cultist"),)),
        MythosCard("the-candles-go-out",
            effects=(TakeStress(1, "here"), MoveEnemies("cultists", 1)), summons=(Summon("blue", "cultist"),)),
        MythosCard("feast-of-the-dead",
            effects=(SweepTokens(BODY, "monsters"),), summons=(Summon("blue", "cultist"), Summon("red", "ghoul"))),
        MythosCard("whispering-skulls", effects=(LoseSanity(1),), summons=(Summon("yellow", "cultist"),)),
        MythosCard("a-hand-through-the-wall",
            effects=(Choose((TakeWounds(1), TakeStress(2))),), summons=(Summon("red", "cultist"),)),
        MythosCard("the-pack",
            effects=(BringEnemies("ghoul", "yellow"), If(Alone(), (TakeStress(1),))),
            summons=(Summon("yellow", "ghoul"),)),
    ),
    discovery=DISCOVERY,
)  # fmt: skip
