"""The skills: six common ones, and the signature skill of each investigator."""

from miskatonic.games.deathmaydie.declarations import Level, Skill
from miskatonic.games.deathmaydie.tracks import FULL_STRESS
from miskatonic.games.deathmaydie.words import standing as has
from miskatonic.games.deathmaydie.words.conditions import NearGate, NearThreshold, NoOtherEnemyThere
from miskatonic.games.deathmaydie.words.harm import HarmAttacker, HealStress, HealWounds, Mend
from miskatonic.games.deathmaydie.words.moments import On
from miskatonic.games.deathmaydie.words.standing import ANY_NUMBER

__all__ = ["SKILLS"]

_COMMON = (
    Skill("arcane-mastery", (
        Level((has.CountAs("elder-sign", 1),)),
        Level((has.CountAs("elder-sign", ANY_NUMBER),)),
        Level((has.Relief("elder-sign", "stress"),), adds=True),
        Level((has.CountAs("elder-sign", ANY_NUMBER, worth=2),), adds=True),
    )),
    Skill("brawling", (
        Level((has.BonusDice(1, "here"),)),
        Level((has.Spread(),), adds=True),
        Level((has.FreeRerolls(2, "here"),), adds=True),
        Level((has.FullWounds(),), adds=True),
    )),
    Skill("marksman", (
        Level((has.Reach(1),)),
        Level((has.BonusDice(2, "away"),), adds=True),
        Level((has.Reach(2),), adds=True),
        Level((has.FreeAttack(1),), adds=True),
    )),
    Skill("stealth", (
        Level((has.Sneak(1),)),
        Level((has.Sneak(3),)),
        Level((has.SneakWound(1),), adds=True),
        Level((has.Sneak(ANY_NUMBER), has.SneakWound(1))),
    )),
    Skill("swiftness", (
        Level((has.RunFurther(1),)),
        Level((has.FreeRun(1),), adds=True),
        Level((has.TakeAlong(),), adds=True),
        Level((has.ExtraAction(1),), adds=True),
    )),
    Skill("toughness", (
        Level((has.FreeRerolls(1, "attacked-or-fire"),)),
        Level((has.Reduce(1, 1, "attacked-or-fire"),)),
        Level((has.Reduce(1, 1),)),
        Level((has.Reduce(2, 1),)),
    )),
)  # fmt: skip

_SIGNATURE = (
    Skill("fueled-by-madness", (
        Level((has.BonusDice(1, "any", NearThreshold(0)),)),
        Level((has.BonusDice(1, "any", NearThreshold(1)),)),
        Level((has.BonusDice(2, "any", NearThreshold(1)),)),
        Level((has.BonusDice(3, "any", NearThreshold(1)),)),
    )),
    Skill("healing-prayer", (
        Level((On("end-of-turn", (Mend(1),)),)),
        Level((On("end-of-turn", (Mend(2),)),)),
        Level((On("end-of-turn", (Mend(2, of_each=True),)),)),
        Level((On("end-of-turn", (HealStress(2, "here"), HealWounds(2, "here"))),)),
    )),
    Skill("savage", (
        Level((has.ExtraWounds(1),)),
        Level((has.ExtraWounds(1),), adds=True),
        Level((On("target-killed", (HealStress(FULL_STRESS),), NoOtherEnemyThere()),), adds=True),
        Level((has.ExtraWounds(3),), adds=True),
    )),
    Skill("lucky", (
        Level((has.RerollsPerTurn(1),)),
        Level((has.RerollsPerTurn(1),), adds=True),
        Level((has.RerollsPerTurn(1),), adds=True),
        Level((has.FreeRerolls(3),)),
    )),
    Skill("read-the-omens", (
        Level((has.Omen(),)),
        Level((has.MoreToChoose(),)),
        Level((has.MoreToChoose(calm=True),)),
        Level((has.Refuse(2),), adds=True),
    )),
    Skill("vengeance-obsession", (
        Level((On("wounded-by-attack", (HarmAttacker(1), HealStress(1))),)),
        Level((On("wounded-by-attack", (HarmAttacker(1, all_there=True), HealStress(1))),)),
        Level((On("wounded-by-attack", (HarmAttacker(1, all_there=True), HealStress(2))),)),
        Level((On("wounded-by-attack", (HarmAttacker(2, all_there=True), HealStress(2))),)),
    )),
    Skill("protector", (
        Level((has.Redirect(0),)),
        Level((has.Redirect(1),), adds=True),
        Level((has.Redirect(1, rerolls=2),), adds=True),
        Level((has.Redirect(1, calm=True),), adds=True),
    )),
    Skill("unkillable", (
        Level((has.Return(1),)),
        Level((has.Return(1),), adds=True),
        Level((has.Return(0, calm=True),), adds=True),
        Level((has.Return(1),), adds=True),
    )),
    Skill("high-strung", (
        Level((has.CountAs("tentacle", 1),)),
        Level((has.CountAs("tentacle", ANY_NUMBER),)),
        Level((has.Relief("tentacle", "wound"),), adds=True),
        Level((has.AddSuccesses("tentacle", 2, 3),), adds=True),
    )),
    Skill("gate-manipulation", (
        Level((has.GateHarm(0),)),
        Level((has.GateHarm(1),), adds=True),
        Level((has.RestAnywhere(1),), adds=True),
        Level((has.BonusDice(1, "any", NearGate(1)), has.FreeRest(1, 1)), adds=True),
    )),
)  # fmt: skip

SKILLS = {skill.id: skill for skill in (*_COMMON, *_SIGNATURE)}
