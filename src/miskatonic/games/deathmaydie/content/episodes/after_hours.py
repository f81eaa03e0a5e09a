"""After Hours: artifacts must stand at two gates at once, in a museum whose watchmen do their duty.

A watchman arrests whoever is in his room when a turn ends: the artifact stays behind, and the night starts again in
the guard room.
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
from miskatonic.games.deathmaydie.maps import Map, Space, Tile
from miskatonic.games.deathmaydie.words.cards import Claim
from miskatonic.games.deathmaydie.words.conditions import Both, Holds, NearGate, Not, Party
from miskatonic.games.deathmaydie.words.figures import BringEnemies, MoveEnemies, MoveNearest, Place, Summon, WalkTo
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
from miskatonic.games.deathmaydie.words.having import Carries, TokenHere, TokensAtGates
from miskatonic.games.deathmaydie.words.moments import On
from miskatonic.games.deathmaydie.words.standing import (
    BonusDice,
    CountAs,
    FreeRerolls,
    Reach,
    Reduce,
    RerollsPerTurn,
    RunFurther,
    Sneak,
    Usable,
)
from miskatonic.games.deathmaydie.words.tokens import MoveTokens, PutToken, TakeToken

__all__ = ["AFTER_HOURS"]

ARTIFACT, WATCHMAN, GUARD_ROOM = "artifact", "watchman", "guard-room"

MAP = Map(
    tiles=(
        Tile("3A", (
            Space("rotunda", ("egyptian-wing", "whale-hall", "guard-room", "cloak-desk"), (9, 3, 7, 3)),
            Space("cloak-desk", ("rotunda", "workshop"), (9, 6, 7, 3)),
        )),
        Tile("4B", (Space("guard-room", ("rotunda", "mineral-room"), (14, 0, 6, 3)),)),
        Tile("5A", (
            Space("egyptian-wing", ("rotunda", "hall-of-masks"), (4, 3, 5, 3)),
            Space("hall-of-masks", ("egyptian-wing", "workshop"), (0, 3, 4, 9)),
        )),
        Tile("8A", (
            Space("whale-hall", ("rotunda", "mineral-room"), (16, 3, 4, 5)),
            Space("mineral-room", ("whale-hall", "guard-room", "loading-dock"), (20, 0, 4, 8)),
        )),
        Tile("10B", (
            Space("workshop", ("cloak-desk", "hall-of-masks", "cellar"), (4, 6, 5, 6)),
            Space("cellar", ("workshop", "loading-dock"), (9, 9, 8, 3)),
            Space("loading-dock", ("mineral-room", "cellar"), (17, 8, 7, 4)),
        )),
        Tile("17A", (
            Space("upper-gallery", ("star-dome", "archive"), (5, 0, 5, 3)),
            Space("star-dome", ("upper-gallery",), (10, 0, 4, 3)),
            Space("archive", ("upper-gallery",), (0, 0, 5, 3)),
        )),
    ),
    start="cloak-desk",
    gates={"red": "cellar", "yellow": "star-dome", "blue": "whale-hall"},
    stairs=("rotunda", "upper-gallery"),
)  # fmt: skip

SHOGGOTH = EnemyKind("shoggoth", health=8, standard=3, bonus=0, figures=1, abilities=(
    On("end-of-turn", (MoveEnemies("shoggoth", 1, "nearest"),)),
))  # fmt: skip

BYAKHEE = EnemyKind("byakhee", health=3, standard=2, bonus=0, figures=2, abilities=(
    On("survives", (TakeStress(1),)),
))  # fmt: skip

WANTED = If(Holds("wanted"), (MoveTokens(WATCHMAN, 1),))

DISCOVERY = (
    find("the-taxidermist",
        Half("taxidermist", "companion", health=1, lends="toughness"),
        Half("scalpels", "item", (BonusDice(1, "here"),)),
        WANTED, costs=(2, 1)),
    find("a-professor-asleep",
        Half("professor", "companion", health=1, lends="arcane-mastery"),
        Half("lecture-notes", "item", (CountAs("elder-sign", 1),)),
        WANTED, costs=(2, 2)),
    find("the-thief",
        Half("thief", "companion", health=1, lends="stealth"),
        Half("skeleton-keys", "item", (BonusDice(1, "check"),))),
    find("the-bronze-age",
        Half("bronze-axe", "item", (BonusDice(1, "attack"),)),
        Half("bronze-shield", "item", (Reduce(1, 0, "attacked-or-fire"),)), costs=(2, 2)),
    find("the-big-game-hall",
        Half("elephant-gun", "item", (Reach(1), BonusDice(1, "away"))),
        Half("box-of-cartridges", "item", (Usable((HarmEnemies(2),)),)), costs=(2, 1)),
    find("the-restorers-table",
        Half("jar-of-spirits", "item", (Usable((HarmEnemies(3), TakeStress(1)),),)),
        Half("turpentine", "item", (Usable((HarmEnemies(1),)),)), costs=(2, 1)),
    find("the-first-aid-post",
        Half("bandages", "item", (Usable((Mend(3),)),)),
        Half("stretcher", "item", (Usable((HealWounds(2, "here"),)),)), costs=(1, 2)),
    find("the-canteen",
        Half("thermos-flask", "item", (Usable((HealStress(3),)),)),
        Half("sandwiches", "item", (Usable((HealWounds(1), HealStress(1))),))),
    find("crepe-soles",
        Half("rubber-boots", "item", (Sneak(1),)),
        Half("roller-skates", "item", (RunFurther(1),))),
    find("the-old-guard",
        Half("old-guard", "companion", health=2, lends="brawling"),
        Half("guards-whistle", "item", (Usable((MoveTokens(WATCHMAN, 3, GUARD_ROOM),)),)), costs=(2, 1)),
    DiscoveryCard("broken-glass",
        (Claim("left"),),
        left=Half("wanted", "condition", (On("end-of-turn", (If(TokenHere(WATCHMAN), (LoseSanity(1),)),)),)),
    ),
    one("the-quiet-hour", Half("patient", "condition", (RerollsPerTurn(1),)), HealStress(1), cost=2),
    DiscoveryCard("the-alarm-wire",
        (MakeRoll(1, (HealStress(1),), (MoveTokens(WATCHMAN, 2),), skill="stealth", bonus=1),),
    ),
    DiscoveryCard("the-dumb-waiter",
        (MakeRoll(1, (May((WalkTo(3),)),), (TakeWounds(1),), skill="swiftness", bonus=1),),
    ),
    one("a-mummys-hand", Half("mummys-hand", "item", (FreeRerolls(1, "attack"),)), LoseSanity(1), cost=1),
)  # fmt: skip

AFTER_HOURS = Episode(
    "after-hours",
    map=MAP,
    kinds=(SHOGGOTH, BYAKHEE),
    enemies=(
        ("cultist", "egyptian-wing"),
        ("cultist", "hall-of-masks"),
        ("cultist", "loading-dock"),
        ("cultist", "upper-gallery"),
        ("byakhee", "star-dome"),
    ),
    tokens=(
        TokenLaid(ARTIFACT, "hall-of-masks"),
        TokenLaid(ARTIFACT, "mineral-room"),
        TokenLaid(ARTIFACT, "archive"),
        TokenLaid(WATCHMAN, "guard-room"),
        TokenLaid(WATCHMAN, "upper-gallery"),
    ),
    actions=(
        EpisodeAction("lift",
            (MakeRoll(1, (TakeToken(ARTIFACT),), (MoveTokens(WATCHMAN, 1),)),),
            when=Both(Both(TokenHere(ARTIFACT), Not(NearGate(0))), Not(Carries(ARTIFACT)))),
        EpisodeAction("set-up",
            (PutToken(ARTIFACT),),
            when=Both(Both(NearGate(0), Not(TokenHere(ARTIFACT))), Carries(ARTIFACT))),
    ),
    ritual=TokensAtGates(ARTIFACT, 2),
    advance=(MoveTokens(WATCHMAN, 1, "nearest"), If(Party(least=5), (TakeStress(1, "all"),))),
    abilities=(
        On("end-of-turn", (PutToken(ARTIFACT), Place(GUARD_ROOM), TakeStress(1)),
            when=TokenHere(WATCHMAN)),
    ),
    mythos=(
        MythosCard("the-rounds",
            effects=(MoveTokens(WATCHMAN, 2, "nearest"),), summons=(Summon("blue", "cultist"),)),
        MythosCard("something-in-the-tank",
            effects=(MoveEnemies("shoggoth", 1, "nearest"),), summons=(Summon("red", "shoggoth"),)),
        MythosCard("the-masks-sing", effects=(LoseSanity(1, "all"),), summons=(Summon("yellow", "cultist"),)),
        MythosCard("through-the-dome",
            effects=(BringEnemies("byakhee"),), summons=(Summon("yellow", "byakhee"),)),
        MythosCard("a-torch-beam",
            effects=(MoveTokens(WATCHMAN, 1), TakeStress(1)), summons=(Summon("red", "cultist"),)),
        MythosCard("dust-and-chanting",
            effects=(MoveEnemies("cultists", 1, "nearest"),), summons=(Summon("blue", "cultist"),)),
        MythosCard("the-case-is-empty",
            effects=(Choose((LoseSanity(1), StressOrWounds(2))),), summons=(Summon("yellow", "byakhee"),)),
        MythosCard("a-draught",
            effects=(MoveNearest("monsters", 1), TakeStress(1, "here")), summons=(Summon("red", "cultist"),)),
    ),
    discovery=DISCOVERY,
)  # fmt: skip
