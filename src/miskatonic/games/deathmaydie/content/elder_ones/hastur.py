"""Hastur: Yellow Signs are handed out, and then they are counted."""

from miskatonic.games.deathmaydie.declarations import ElderOne, EnemyKind, MythosCard, Stage
from miskatonic.games.deathmaydie.words.conditions import HasSigns, Party
from miskatonic.games.deathmaydie.words.figures import BringElderOne, MoveEnemies, MoveNearest, Summon
from miskatonic.games.deathmaydie.words.flow import Choose, Each, If
from miskatonic.games.deathmaydie.words.harm import (
    HealStress,
    HealWounds,
    LoseSanity,
    StressOrWounds,
    TakeStress,
    TakeWounds,
)
from miskatonic.games.deathmaydie.words.moments import On
from miskatonic.games.deathmaydie.words.standing import BonusDice, EnemyDice
from miskatonic.games.deathmaydie.words.tokens import GainSigns

__all__ = ["HASTUR"]

CULTIST = EnemyKind("cultist", health=2, standard=2, bonus=0, figures=10, cultist=True, abilities=(
    On("wounded-by-attack", (GainSigns(1),)),
))  # fmt: skip

DISCIPLE = EnemyKind("disciple-of-hastur", health=3, standard=2, bonus=0, figures=4, abilities=(
    On("enemy-attacks", (GainSigns(1),)),
))  # fmt: skip

HASTUR = ElderOne("hastur", signs=12, cultist=CULTIST, minion=DISCIPLE, stages=(
    Stage(
        advance=(GainSigns(1), If(Party(most=2), (HealWounds(1, "all"), HealStress(1, "all")))),
    ),
    Stage(health=12, standard=1, bonus=1,
        reveal=(BringElderOne("you"),),
        end_of_turn=(If(HasSigns(3), (LoseSanity(1),)),),
        abilities=(BonusDice(1, "attack", Party(most=3)),),
    ),
    Stage(health=10, standard=2, bonus=2,
        reveal=(BringElderOne("red"), Each(HasSigns(2), (TakeWounds(1),))),
        abilities=(EnemyDice("cultists", bonus=1),),
    ),
    Stage(health=10,
        reveal=(BringElderOne("you"), GainSigns(1, "here")),
        end_of_turn=(If(HasSigns(4), (TakeStress(1),)),),
    ),
), mythos=(
    MythosCard("the-pallid-mask", effects=(GainSigns(1),), summons=(Summon("red", "disciple-of-hastur"),)),
    MythosCard("carcosa-beckons", effects=(LoseSanity(1, "all"),), summons=(Summon("blue", "cultist"),)),
    MythosCard("procession-in-yellow",
        effects=(MoveEnemies("cultists", 1, "you"),),
        summons=(Summon("yellow", "cultist"),),
    ),
    MythosCard("the-play-resumes",
        effects=(If(HasSigns(2), (TakeWounds(1),)),),
        summons=(Summon("red", "cultist"), Summon("blue", "cultist")),
    ),
    MythosCard("the-king-in-tatters",
        effects=(MoveEnemies("disciple-of-hastur", 2, "nearest"),),
        summons=(Summon("yellow", "disciple-of-hastur"),),
    ),
    MythosCard("an-unspeakable-oath",
        effects=(Choose((GainSigns(2), StressOrWounds(2))),),
        summons=(Summon("yellow", "cultist"),),
    ),
    MythosCard("song-of-the-hyades",
        effects=(TakeStress(1, "here"),),
        summons=(Summon("red", "disciple-of-hastur"),),
    ),
    MythosCard("the-empty-box", symbol=False,
        effects=(MoveNearest("monsters", 2),),
        summons=(Summon("blue", "cultist"),),
    ),
))  # fmt: skip
