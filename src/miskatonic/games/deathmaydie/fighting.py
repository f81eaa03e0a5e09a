"""Fight: every enemy in the active investigator's space attacks (fight.1-7, fight-changes.1-5)."""

from typing import ClassVar

from miskatonic.games.deathmaydie.records import ELDER_ONE, DeathMayDieTable, EnemyId, Who
from miskatonic.games.deathmaydie.resolving import Resolving
from miskatonic.games.deathmaydie.rolling import DEFEND, Roll
from miskatonic.games.deathmaydie.sanity import lose_sanity
from miskatonic.games.deathmaydie.stress import heal_stress
from miskatonic.games.deathmaydie.tracks import FULL_STRESS
from miskatonic.games.deathmaydie.words.standing import Catatonic, EnemyDice, Redirect
from miskatonic.games.deathmaydie.wounds import ATTACK, SufferWounds
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["FACE", "PROTECT", "STAND_BY", "EnemyAttack", "Fight", "attack_dice"]

FACE = Act("face", "enemy", message="dmd-act-face", rules=("fight.4",))
PROTECT = Act("protect", "who", message="dmd-act-protect")
STAND_BY = Act("stand-by", message="dmd-act-stand-by")


class Fight(Frame, frozen=True):
    """The enemies in the space attack one after the other; who is there is looked at anew each time."""

    you: Who
    only: tuple[EnemyId, ...] = ()
    """Those who attack, where a card says which; else all who are there."""
    fought: tuple[EnemyId, ...] = ()

    steps: ClassVar[tuple[str, ...]] = ("choose", "face")

    @rule("fight.2", "fight.4", "fight.5", "fight.7", "fight-changes.5")
    def choose(self, table: DeathMayDieTable) -> Outcome:
        """The active player chooses the order."""
        investigator = table.investigator(self.you)
        if investigator.dead:
            return DONE
        there = [enemy for enemy in table.enemies_in(investigator.space) if not self.only or enemy in self.only]
        waiting = [enemy for enemy in there if enemy not in self.fought]
        if not waiting:
            return DONE
        if len(waiting) == 1:
            return self._attacked_by(table, waiting[0])
        return Ask(table.chooser, [FACE(enemy) for enemy in waiting], Prompt("dmd-ask-face", {"who": self.you}))

    def face(self, table: DeathMayDieTable, option: Option) -> Outcome:
        return self._attacked_by(table, EnemyId(int(option.args[0])))

    def _attacked_by(self, table: DeathMayDieTable, enemy: EnemyId) -> Outcome:
        table.do(EnemyAttack(enemy, self.you))
        return self.goto("choose", fought=(*self.fought, enemy))


class EnemyAttack(Event, frozen=True):
    """An enemy attacks an investigator, who rolls its dice (defend-against-enemies.1)."""

    enemy: EnemyId
    you: Who
    redirected: bool = False
    successes: int = 0
    tentacles: int = 0
    elder_signs: int = 0

    steps: ClassVar[tuple[str, ...]] = (
        "offer", "protect", "would", "when", "settle", "resolve", "read", "wound", "effects", "sanity", "after",
    )  # fmt: skip

    def offer(self, table: DeathMayDieTable) -> Outcome:
        """Somebody near may take the attack, before the roll."""
        enemy = table.state.enemies.get(self.enemy)
        investigator = table.investigator(self.you)
        if enemy is None or investigator.dead or self._still(table, self.you):
            return DONE
        for who in table.clockwise():
            near = [word.spaces for word in table.standing(Redirect, who)]
            distance = table.box.plan.distance(table.investigator(who).space, investigator.space)
            if (
                near
                and who != self.you
                and distance is not None
                and distance <= max(near)
                and not self._still(table, who)
            ):
                prompt = Prompt("dmd-ask-protect", {"kind": enemy.kind, "who": self.you})
                return Ask(table.seat(who), [PROTECT(who), STAND_BY()], prompt)
        return "would"

    def _still(self, table: DeathMayDieTable, who: Who) -> bool:
        """Whether enemies do not attack this one."""
        return bool(table.standing(Catatonic, who))

    def protect(self, table: DeathMayDieTable, option: Option) -> Outcome:
        if option.act is STAND_BY:
            return None
        you = Who(int(option.args[0]))
        table.log("dmd-log-protects", who=you, who_target=self.you)
        return self.keep(you=you, redirected=True)

    @rule("defend-against-enemies.1", "make-a-roll.4", "rerolls.4", "elder-one-is-enemy.3")
    def resolve(self, table: DeathMayDieTable) -> Outcome:
        enemy = table.state.enemies.get(self.enemy)
        if enemy is None:
            return DONE
        table.log("dmd-log-attacks", kind=enemy.kind, who=self.you)
        standard, bonus = attack_dice(table, self.enemy, self.you)
        free = max([word.rerolls for word in table.standing(Redirect, self.you)], default=0) if self.redirected else 0
        table.do(Roll(self.you, DEFEND, standard, bonus, self.enemy, free))
        return None

    def read(self, table: DeathMayDieTable) -> Outcome:
        roll = table.state.ended
        assert isinstance(roll, Roll)
        return self.keep(successes=roll.successes, tentacles=roll.tentacles, elder_signs=roll.elder_signs)

    @rule("defend-against-enemies.2", "use-successes.2")
    def wound(self, table: DeathMayDieTable) -> Outcome:
        if self.successes:
            table.do(SufferWounds(self.you, self.successes, ATTACK, self.enemy))
        return None

    @rule("resolve-effects.1", "resolve-effects.2", "defend-against-enemies.4")
    def effects(self, table: DeathMayDieTable) -> Outcome:
        """What hangs on the outcome, before sanity is lost."""
        table.do(AttackOutcome(self.enemy, self.you, self.successes, self.elder_signs))
        if self.redirected and any(word.calm for word in table.standing(Redirect, self.you)):
            heal_stress(table, self.you, FULL_STRESS)
        return None

    @rule("defend-against-enemies.3", "die-results.7", "die-results.8", "apply-tentacles.1")
    def sanity(self, table: DeathMayDieTable) -> Outcome:
        lose_sanity(table, (self.you,), self.tentacles, ATTACK)
        return None


class AttackOutcome(Event, frozen=True):
    """An enemy's attack has been rolled and its wounds are dealt: effects that are tied to the outcome."""

    enemy: EnemyId
    you: Who
    successes: int
    elder_signs: int


@rule("enemy-cards.1", "elder-one-is-enemy.3", "stage-card-parts.4")
def attack_dice(table: DeathMayDieTable, enemy: EnemyId, you: Who) -> tuple[int, int]:
    """Standard and bonus dice of an enemy's attack: its card's, or all revealed stages' together."""
    kind = table.state.enemies[enemy].kind
    if enemy == ELDER_ONE:
        stages = table.box.elder_one.stages[: table.state.stage]
        standard, bonus = sum(stage.standard for stage in stages), sum(stage.bonus for stage in stages)
    else:
        card = table.box.kinds[kind]
        standard, bonus = card.standard, card.bonus
    for word in table.standing(EnemyDice, you):
        if table.fits(enemy, word.which) and (word.when is None or word.when.met(table, Resolving("", you))):
            standard, bonus = standard + word.standard, bonus + word.bonus
    return standard, bonus
