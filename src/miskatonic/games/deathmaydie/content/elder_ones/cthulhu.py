"""Cthulhu: R'lyeh rises space by space, and whoever lingers where it has risen goes mad."""

from miskatonic.games.deathmaydie.declarations import ElderOne, EnemyKind, MythosCard, Stage
from miskatonic.games.deathmaydie.words.conditions import EnemyHere, Party
from miskatonic.games.deathmaydie.words.figures import BringElderOne, MoveEnemies, MoveNearest, Summon
from miskatonic.games.deathmaydie.words.flow import Choose, If
from miskatonic.games.deathmaydie.words.harm import (
    HealStress,
    HealWounds,
    LoseSanity,
    StressOrWounds,
    TakeStress,
    TakeWounds,
)
from miskatonic.games.deathmaydie.words.having import TokenHere
from miskatonic.games.deathmaydie.words.moments import On
from miskatonic.games.deathmaydie.words.standing import BonusDice, EnemyDice
from miskatonic.games.deathmaydie.words.tokens import LayToken

__all__ = ["CTHULHU"]

RLYEH = "rlyeh"

CULTIST = EnemyKind("cultist", health=2, standard=2, bonus=0, figures=10, cultist=True, abilities=(
    On("elder-sign-rolled", (LoseSanity(1),)),
))  # fmt: skip

STAR_SPAWN = EnemyKind("star-spawn", health=6, standard=2, bonus=1, figures=1, abilities=(
    On("enemy-attacks", (LayToken(RLYEH),)),
))  # fmt: skip

CTHULHU = ElderOne("cthulhu", signs=9, token=RLYEH, cultist=CULTIST, minion=STAR_SPAWN, stages=(
    Stage(
        advance=(LayToken(RLYEH), If(Party(most=2), (HealWounds(1, "all"), HealStress(1, "all")))),
        end_of_turn=(If(TokenHere(RLYEH), (LoseSanity(1),)),),
    ),
    Stage(health=18, standard=1,
        reveal=(BringElderOne("you"), LayToken(RLYEH)),
        end_of_turn=(If(EnemyHere("elder-one"), (TakeStress(1),)),),
        abilities=(BonusDice(1, "attack", Party(most=3)),),
    ),
    Stage(health=20, standard=1, bonus=1,
        reveal=(BringElderOne("blue"), LoseSanity(1, "all")),
        abilities=(EnemyDice("star-spawn", bonus=1),),
    ),
    Stage(health=22,
        reveal=(BringElderOne("you"), LayToken(RLYEH, "red"), LayToken(RLYEH, "yellow")),
        end_of_turn=(MoveEnemies("monsters", 1, "nearest"),),
    ),
), mythos=(
    MythosCard("the-city-rises", effects=(LayToken(RLYEH),), summons=(Summon("red", "cultist"),)),
    MythosCard("dreams-of-drowning", effects=(LoseSanity(1, "all"),), summons=(Summon("blue", "cultist"),)),
    MythosCard("angles-that-are-wrong",
        effects=(If(TokenHere(RLYEH), (TakeWounds(1),), (LayToken(RLYEH),)),),
        summons=(Summon("yellow", "cultist"),),
    ),
    MythosCard("the-sleeper-stirs",
        effects=(MoveEnemies("star-spawn", 2, "nearest"),),
        summons=(Summon("red", "star-spawn"),),
    ),
    MythosCard("the-call",
        effects=(TakeStress(1, "all"), MoveEnemies("cultists", 1, "nearest")),
        summons=(Summon("yellow", "cultist"),),
    ),
    MythosCard("words-in-no-mouth",
        effects=(Choose((LoseSanity(2), StressOrWounds(2))),),
        summons=(Summon("blue", "cultist"),),
    ),
    MythosCard("green-stone",
        effects=(LayToken(RLYEH, "blue"),),
        summons=(Summon("yellow", "star-spawn"),),
    ),
    MythosCard("black-tide", symbol=False,
        effects=(MoveNearest("monsters", 2),),
        summons=(Summon("red", "cultist"), Summon("blue", "cultist")),
    ),
))  # fmt: skip
