"""The twelve Insanity cards. Each acts up to six times for its owner, so it may hurt, but not cripple."""

from miskatonic.games.deathmaydie.declarations import Insanity
from miskatonic.games.deathmaydie.words.cards import KeepMythos, ReliveMythos
from miskatonic.games.deathmaydie.words.conditions import Alone, EnemyHere, FireHere, InSafeSpace
from miskatonic.games.deathmaydie.words.figures import BeAttacked, MoveNearest, SummonHere
from miskatonic.games.deathmaydie.words.fire import AddFire, CatchFire, PutOutOwn
from miskatonic.games.deathmaydie.words.flow import If
from miskatonic.games.deathmaydie.words.harm import (
    HarmEnemies,
    HealStress,
    HealWounds,
    LoseSanity,
    StressOrWounds,
    TakeStress,
    TakeWounds,
)
from miskatonic.games.deathmaydie.words.lasting import FallCatatonic, SeekCompany

__all__ = ["INSANITIES"]

INSANITIES = {
    card.id: card
    for card in (
        Insanity("recurring-trauma", (ReliveMythos(), KeepMythos())),
        Insanity("catatonia", (TakeStress(1), FallCatatonic())),
        Insanity("pyromania", (AddFire(1), CatchFire(1, "others"))),
        Insanity("monophobia", (If(Alone(), (StressOrWounds(2),), (HealStress(1),)),)),
        Insanity("violent-psychosis", (HarmEnemies(1), TakeWounds(1, "others"))),
        Insanity("clinging", (SeekCompany(),)),
        Insanity("self-harm", (If(EnemyHere("enemies"), (HealStress(1),), (TakeWounds(1),)),)),
        Insanity("delusions-of-pursuit", (MoveNearest("cultists", 3), MoveNearest("monsters", 1))),
        Insanity("siren-voice", (If(InSafeSpace(), (SummonHere("cultist"),), (TakeStress(1, "here"),)),)),
        Insanity("blind-rage", (If(EnemyHere("enemies"), (HarmEnemies(1), BeAttacked("cultists")), (TakeStress(2),)),)),
        Insanity("burning-visions", (If(FireHere(), (HealWounds(1), CatchFire(1)), (PutOutOwn(), TakeStress(2))),)),
        Insanity("contagious-terror", (LoseSanity(1, "others"), TakeStress(1))),
    )
}
