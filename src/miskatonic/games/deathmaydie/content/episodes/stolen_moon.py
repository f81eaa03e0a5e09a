"""Under a Stolen Moon: three lunar mirrors belong into the telescope room, and then the moon must be made full.

The phase says which rooms lie in shadow. A mirror in shadow can't be moved, and ghouls are worse in the dark.
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
from miskatonic.games.deathmaydie.words.conditions import At, Both, Holds, InShadow, Not, Party, PhaseIs
from miskatonic.games.deathmaydie.words.crowds import TurnDial
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
from miskatonic.games.deathmaydie.words.having import TokenHere, TokensAt
from miskatonic.games.deathmaydie.words.moments import On
from miskatonic.games.deathmaydie.words.standing import (
    BonusDice,
    CountAs,
    EnemyDice,
    FreeRerolls,
    Reach,
    Reduce,
    RerollsPerTurn,
    RunFurther,
    Sneak,
    Usable,
)
from miskatonic.games.deathmaydie.words.tokens import WalkWith

__all__ = ["STOLEN_MOON"]

MIRROR, TELESCOPE = "mirror", "telescope-room"
NEW, WAXING, FULL, WANING = range(4)

MAP = Map(
    tiles=(
        Tile("2A", (Space("vestibule", ("spiral-stair", "west-terrace", "east-terrace"), (7, 8, 8, 4)),)),
        Tile("7A", (
            Space("spiral-stair", ("vestibule", "star-library"), (7, 4, 7, 4)),
            Space("star-library", ("spiral-stair", "mirror-hall"), (14, 4, 5, 4)),
        )),
        Tile("9A", (Space("mirror-hall", ("star-library", "east-terrace"), (19, 4, 5, 4)),)),
        Tile("11A", (
            Space("east-terrace", ("vestibule", "mirror-hall"), (15, 8, 9, 4)),
            Space("west-terrace", ("vestibule", "lens-workshop"), (0, 8, 7, 4)),
            Space("lens-workshop", ("west-terrace",), (0, 4, 7, 4)),
        )),
        Tile("17B", (
            Space("dome-gallery", ("telescope-room", "instrument-room"), (8, 0, 8, 4)),
            Space("telescope-room", ("dome-gallery",), (0, 0, 8, 4)),
            Space("instrument-room", ("dome-gallery",), (16, 0, 8, 4)),
        )),
    ),
    start="vestibule",
    gates={"red": "mirror-hall", "yellow": "instrument-room", "blue": "lens-workshop"},
    stairs=("spiral-stair", "dome-gallery"),
)  # fmt: skip

GHOUL = EnemyKind("ghoul", health=3, standard=2, bonus=0, figures=5, abilities=(
    On("killed", (HealStress(1),), when=InShadow()),
))  # fmt: skip

HUNTING_HORROR = EnemyKind("hunting-horror", health=5, standard=2, bonus=0, figures=2, abilities=(
    On("enemy-attacks", (TakeStress(1),), when=Not(InShadow())),
))  # fmt: skip

MOONSTRUCK = If(Both(Holds("moonstruck"), PhaseIs(FULL)), (LoseSanity(1),))

DISCOVERY = (
    find("the-night-assistant",
        Half("night-assistant", "companion", health=1, lends="arcane-mastery"),
        Half("star-tables", "item", (BonusDice(1, "check"),)),
        MOONSTRUCK),
    find("the-caretaker",
        Half("caretaker", "companion", health=2, lends="brawling"),
        Half("iron-bar", "item", (BonusDice(1, "here"),)),
        MOONSTRUCK, costs=(2, 1)),
    find("the-lamplighter",
        Half("lamplighter", "companion", health=1, lends="swiftness"),
        Half("dark-lantern", "item", (Sneak(1),)),
        MOONSTRUCK, costs=(2, 1)),
    find("silver-knives",
        Half("moon-dagger", "item", (BonusDice(3, "here", PhaseIs(FULL)),)),
        Half("silver-needle", "item", (Usable((HarmEnemies(2, "ghoul"),)),)), costs=(2, 1)),
    find("a-poacher-on-the-terrace",
        Half("poacher", "companion", health=1, lends="marksman"),
        Half("shotgun", "item", (Reach(1), BonusDice(1, "away"))), costs=(2, 2)),
    find("the-chemicals-cabinet",
        Half("magnesium-flash", "item", (Usable((HarmEnemies(2),)),)),
        Half("developer-acid", "item", (Usable((HarmEnemies(3), TakeWounds(1))),)), costs=(1, 1)),
    find("the-cot-under-the-stairs",
        Half("lint-and-iodine", "item", (Usable((Mend(3),)),)),
        Half("woollen-blanket", "item", (Usable((HealStress(2, "here"),)),))),
    find("a-cold-supper",
        Half("cold-supper", "item", (Usable((HealWounds(1), HealStress(1))),)),
        Half("strong-coffee", "item", (RerollsPerTurn(1),)), costs=(1, 2)),
    find("the-fencing-gear",
        Half("fencing-jacket", "item", (Reduce(1, 0, "attacked-or-fire"),)),
        Half("foil", "item", (FreeRerolls(1, "here"),)), costs=(2, 1)),
    find("the-felt-covers",
        Half("felt-soles", "item", (RunFurther(1),)),
        Half("old-bones", "item", (Usable((MoveEnemies("ghoul", 2, "red"),)),))),
    one("the-orrery", Half("clockwork-orrery", "item", (Usable((TurnDial(1),), discards=False),)), TurnDial(1), cost=2),
    DiscoveryCard("moonlight-on-the-floor",
        (Claim("left"),),
        left=Half("moonstruck", "condition", (On("end-of-turn", (If(PhaseIs(FULL), (TakeStress(1),)),)),)),
    ),
    one("a-clear-sky", Half("astronomers-eye", "condition", (CountAs("elder-sign", 1),)), HealStress(1), cost=2),
    DiscoveryCard("the-moving-floor",
        (MakeRoll(1, (May((WalkTo(2),)),), (TakeWounds(1),), skill="swiftness", bonus=1),),
    ),
    DiscoveryCard("something-behind-the-lens",
        (MakeRoll(2, (HealStress(2),), (LoseSanity(1), TurnDial(1)), skill="arcane-mastery", bonus=1),),
    ),
)  # fmt: skip

STOLEN_MOON = Episode(
    "stolen-moon",
    map=MAP,
    kinds=(GHOUL, HUNTING_HORROR),
    enemies=(
        ("cultist", "star-library"),
        ("cultist", "west-terrace"),
        ("cultist", "dome-gallery"),
        ("ghoul", "mirror-hall"),
        ("ghoul", "lens-workshop"),
    ),
    tokens=(
        TokenLaid(MIRROR, "mirror-hall"),
        TokenLaid(MIRROR, "east-terrace"),
        TokenLaid(MIRROR, "lens-workshop"),
    ),
    phases=4,
    shadows=(
        ("mirror-hall", "star-library", "west-terrace", "instrument-room"),
        ("lens-workshop", "west-terrace", "vestibule"),
        (),
        ("east-terrace", "mirror-hall", "dome-gallery"),
    ),
    dial=NEW,
    actions=(
        EpisodeAction("carry",
            (WalkWith(MIRROR, 3),), when=Both(TokenHere(MIRROR), Both(Not(InShadow()), Not(At(TELESCOPE))))),
        EpisodeAction("turn-the-heavens",
            (MakeRoll(1, (TurnDial(1),), (TakeStress(1),), skill="arcane-mastery", bonus=1),),
            when=Both(At(TELESCOPE), TokensAt(MIRROR, TELESCOPE, 3))),
    ),
    ritual=Both(TokensAt(MIRROR, TELESCOPE, 3), PhaseIs(FULL)),
    advance=(TurnDial(1), If(Party(least=5), (TakeStress(1, "all"),))),
    abilities=(EnemyDice("ghoul", bonus=1, when=InShadow()),),
    mythos=(
        MythosCard("the-sky-lurches", effects=(TurnDial(1),), summons=(Summon("blue", "cultist"),)),
        MythosCard("clouds", effects=(TurnDial(1), TakeStress(1, "here")), summons=(Summon("yellow", "cultist"),)),
        MythosCard("voices-below-the-stair",
            effects=(MoveEnemies("ghoul", 2, "nearest"),), summons=(Summon("red", "ghoul"),)),
        MythosCard("a-face-in-the-moon", effects=(LoseSanity(1, "all"),), summons=(Summon("blue", "ghoul"),)),
        MythosCard("out-of-the-eyepiece",
            effects=(If(InShadow(), (TakeStress(2),), (TakeWounds(1),)),),
            summons=(Summon("yellow", "hunting-horror"),)),
        MythosCard("the-wrong-stars",
            effects=(Choose((LoseSanity(1), StressOrWounds(2))),), summons=(Summon("red", "cultist"),)),
        MythosCard("the-shadow-passes",
            effects=(TurnDial(2), MoveNearest("monsters", 1)), summons=(Summon("blue", "cultist"),)),
        MythosCard("moon-hunger", symbol=False,
            effects=(BringEnemies("ghoul", "blue"),), summons=(Summon("red", "ghoul"),)),
    ),
    discovery=DISCOVERY,
)  # fmt: skip
