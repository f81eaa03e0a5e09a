"""The Burning Faculty: four laboratories in a university on fire, and every one of them feeds the flames.

All laboratories must be wrecked. Each advance of the Elder One lets fire break out wherever one still stands.
"""

from miskatonic.games.deathmaydie.content.cards import find
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
from miskatonic.games.deathmaydie.words.conditions import Alone, FireHere, Holds, Party
from miskatonic.games.deathmaydie.words.figures import BringEnemies, MoveEnemies, Summon, WalkTo
from miskatonic.games.deathmaydie.words.fire import AddFire, BurnAtTokens, CatchFire, PutOut, PutOutOwn
from miskatonic.games.deathmaydie.words.flow import If, MakeRoll, May
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
from miskatonic.games.deathmaydie.words.having import NoTokens, TokenHere
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
from miskatonic.games.deathmaydie.words.tokens import DiscardToken

__all__ = ["BURNING_FACULTY"]

LABORATORY = "laboratory"

MAP = Map(
    tiles=(
        Tile("1A", (
            Space("front-hall", ("cloakroom", "long-corridor", "courtyard"), (4, 3, 5, 6)),
            Space("cloakroom", ("front-hall", "lecture-hall"), (0, 3, 4, 6)),
        )),
        Tile("2A", (Space("long-corridor", ("front-hall", "library", "lecture-hall"), (9, 3, 10, 3)),)),
        Tile("3B", (
            Space("library", ("long-corridor", "reading-room"), (14, 6, 5, 3)),
            Space("reading-room", ("library", "courtyard"), (9, 6, 5, 3)),
        )),
        Tile("4A", (Space("lecture-hall", ("long-corridor", "chemistry-wing"), (14, 0, 5, 3)),)),
        Tile("5B", (
            Space("chemistry-wing", ("lecture-hall", "store-room"), (19, 0, 5, 3)),
            Space("store-room", ("chemistry-wing", "boiler-room"), (19, 3, 5, 3)),
        )),
        Tile("6A", (
            Space("upper-corridor", ("deans-office", "attic"), (5, 0, 5, 3)),
            Space("deans-office", ("upper-corridor",), (10, 0, 4, 3)),
            Space("attic", ("upper-corridor",), (0, 0, 5, 3)),
        )),
        Tile("8B", (
            Space("courtyard", ("front-hall", "reading-room", "boiler-room", OUTSIDE), (0, 9, 19, 3)),
            Space("boiler-room", ("store-room", "courtyard"), (19, 6, 5, 6)),
        )),
    ),
    start="front-hall",
    gates={"red": "chemistry-wing", "yellow": "attic", "blue": "boiler-room"},
    stairs=("long-corridor", "upper-corridor"),
)  # fmt: skip

FIRE_VAMPIRE = EnemyKind("fire-vampire", health=4, standard=2, bonus=1, figures=2, abilities=(
    On("enemy-attacks", (AddFire(1),)),
))  # fmt: skip

BYAKHEE = EnemyKind("byakhee", health=3, standard=2, bonus=0, figures=2, abilities=(
    On("wounded-by-attack", (TakeStress(1),)),
))  # fmt: skip

CONSCIENCE = If(Holds("guilty-conscience"), (TakeStress(1),))


DISCOVERY = (
    find("a-voice-in-the-broom-cupboard",
        Half("jerome", "companion", health=1, lends="stealth"),
        Half("bleach", "item", (Usable((HarmEnemies(1),)),)),
        CONSCIENCE, costs=(2, 1)),
    find("the-red-bucket",
        Half("fire-extinguisher", "item", (Usable((PutOut(3), PutOutOwn("here"))),)),
        Half("fire-axe", "item", (BonusDice(1, "here"),))),
    find("the-porters-drawer",
        Half("revolver", "item", (BonusDice(1, "attack"),)),
        Half("hip-flask", "item", (Usable((HealStress(3),)),)), costs=(2, 1)),
    find("the-rifle-club",
        Half("hunting-rifle", "item", (Reach(1),)),
        Half("box-of-shells", "item", (Usable((HarmEnemies(2),)),)), costs=(2, 1)),
    find("the-sickroom",
        Half("first-aid-kit", "item", (Usable((Mend(3),)),)),
        Half("smelling-salts", "item", (RerollsPerTurn(1),)), costs=(1, 2)),
    find("a-student-left-behind",
        Half("chemistry-student", "companion", health=1, lends="arcane-mastery"),
        Half("alchemists-notes", "item", (BonusDice(1, "check"),)),
        CONSCIENCE),
    find("the-night-watch",
        Half("night-watchman", "companion", health=2, lends="brawling"),
        Half("ring-of-keys", "item", (RunFurther(1),)),
        CONSCIENCE, costs=(2, 1)),
    find("hoses-and-ladders",
        Half("fire-chief", "companion", health=2, lends="toughness"),
        Half("asbestos-coat", "item", (Reduce(1, 0, "attacked-or-fire"),)), costs=(2, 2)),
    find("a-dog-barks",
        Half("porters-dog", "companion", health=1, lends="swiftness"),
        Half("dog-biscuits", "item", (Usable((HealWounds(1), HealStress(1))),))),
    find("volatile-goods",
        Half("nitroglycerine", "item", (Usable((HarmEnemies(3), CatchFire(1, "here"))),)),
        Half("flask-of-acid", "item", (Usable((HarmEnemies(2, "monsters"),)),))),
    DiscoveryCard("the-body-on-the-stairs",
        (Claim("left"),),
        left=Half("guilty-conscience", "condition", (On("end-of-turn", (If(Alone(), (TakeStress(1),)),)),)),
    ),
    DiscoveryCard("out-of-the-flames",
        (May((Claim("left", 1), HealStress(1))),),
        left=Half("steady-nerves", "condition", (FreeRerolls(1, "defend"),)),
    ),
    DiscoveryCard("a-gust-of-sparks",
        (AddFire(1), MakeRoll(2, (HealStress(1),), (CatchFire(1),), skill="stealth", bonus=1)),
    ),
    DiscoveryCard("the-collapsed-ceiling",
        (MakeRoll(1, (May((WalkTo(2),)),), (TakeWounds(1),), skill="swiftness", bonus=1),),
    ),
    DiscoveryCard("a-page-on-fire",
        (May((Claim("left", 2), LoseSanity(1))),),
        left=Half("charred-page", "item", (Usable((HealStress(4, "here"),)), BonusDice(1, "check"))),
    ),
)  # fmt: skip

BURNING_FACULTY = Episode(
    "burning-faculty",
    map=MAP,
    kinds=(FIRE_VAMPIRE, BYAKHEE),
    enemies=(
        ("cultist", "library"),
        ("cultist", "lecture-hall"),
        ("cultist", "courtyard"),
        ("cultist", "upper-corridor"),
        ("fire-vampire", "chemistry-wing"),
    ),
    tokens=tuple(TokenLaid(LABORATORY, space) for space in ("reading-room", "store-room", "deans-office", "attic")),
    fires=(("lecture-hall", 1), ("courtyard", 1)),
    actions=(
        EpisodeAction("wreck",
            (MakeRoll(2, (DiscardToken(LABORATORY), If(Party(least=4), (CatchFire(1, "here"),))), (AddFire(1),)),),
            when=TokenHere(LABORATORY)),
        EpisodeAction("douse", (PutOut(2), PutOutOwn("here")), ritual=False),
    ),
    ritual=NoTokens(LABORATORY),
    advance=(BurnAtTokens(1, LABORATORY), If(Party(least=5), (TakeStress(1, "all"),))),
    mythos=(
        MythosCard("sparks-in-the-stacks", effects=(AddFire(1),), summons=(Summon("red", "fire-vampire"),)),
        MythosCard("wings-above-the-roof", effects=(BringEnemies("byakhee"),), summons=(Summon("red", "byakhee"),)),
        MythosCard("smoke", effects=(TakeStress(1, "all"),), summons=(Summon("blue", "cultist"),)),
        MythosCard("chain-reaction",
            effects=(BurnAtTokens(1, LABORATORY),), summons=(Summon("yellow", "cultist"),)),
        MythosCard("hot-on-your-heels", effects=(MoveEnemies("monsters", 2, "nearest"),)),
        MythosCard("chanting-in-the-walls",
            effects=(MoveEnemies("cultists", 1, "nearest"),), summons=(Summon("yellow", "cultist"),)),
        MythosCard("backdraft", symbol=False,
            effects=(If(FireHere(), (CatchFire(1),), (AddFire(1),)),), summons=(Summon("blue", "fire-vampire"),)),
        MythosCard("a-shadow-on-the-skylight", symbol=False,
            effects=(StressOrWounds(1),), summons=(Summon("yellow", "byakhee"),)),
    ),
    discovery=DISCOVERY,
)  # fmt: skip
