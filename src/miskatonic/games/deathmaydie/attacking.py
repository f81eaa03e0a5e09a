"""Attack: targets first, then the roll, then wounds, effects and tentacles (attack-action.1-6)."""

from typing import ClassVar

from miskatonic.games.deathmaydie.enemies import wound_enemy
from miskatonic.games.deathmaydie.records import NO_ENEMY, DeathMayDieTable, EnemyId, Who
from miskatonic.games.deathmaydie.rolling import ATTACK_AWAY, ATTACK_HERE, Roll, own_roll
from miskatonic.games.deathmaydie.sanity import lose_sanity
from miskatonic.games.deathmaydie.words.standing import ExtraWounds, FullWounds, Reach, Spread
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Act, Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["ADD_TARGET", "ENOUGH", "STRIKE", "Attack", "Struck", "targets"]

ADD_TARGET = Act("add-target", "enemy", message="dmd-act-add-target", rules=("attack-action.2",))
ENOUGH = Act("enough", message="dmd-act-enough", rules=("attack-action.2",))
STRIKE = Act("strike", "enemy", message="dmd-act-strike", rules=("attack-action.4",))

_ENOUGH = ENOUGH()


@rule("attack-action.1", "elder-one-invulnerable.1", "adjacent-spaces.2")
def targets(table: DeathMayDieTable, you: Who, *, away_only: bool = False) -> list[EnemyId]:
    """The enemies that can be attacked: those in the space, and those that a skill reaches."""
    state = table.state
    space = state.investigators[you].space
    reach = max([word.spaces for word in table.standing(Reach, you)], default=0)
    if not reach:
        here = () if away_only else state.enemies.items()
        return [number for number, enemy in here if enemy.space == space and table.mortal(number)]
    near = table.box.plan.within(space, reach)
    return [
        number
        for number, enemy in state.enemies.items()
        if enemy.space in near and table.mortal(number) and not (away_only and enemy.space == space)
    ]


class Attack(Frame, frozen=True):
    """One attack on one enemy, or on several where a skill allows it."""

    you: Who
    aims: tuple[EnemyId, ...]
    successes: int = 0
    tentacles: int = 0
    dealt: tuple[int, ...] = ()
    """Wounds for each target."""

    steps: ClassVar[tuple[str, ...]] = ("aim", "add", "roll", "read", "split", "strike", "wound", "effects", "sanity")

    @property
    def enemy(self) -> EnemyId:
        """The first target, for conditions that look at it."""
        return self.aims[0] if self.aims else NO_ENEMY

    @rule("attack-action.1", "attack-action.2", "skills.2")
    def aim(self, table: DeathMayDieTable) -> Outcome:
        """All targets are chosen before the dice are rolled."""
        if not self._here(table) or not table.standing(Spread, self.you):
            return "roll"
        space = table.investigator(self.you).space
        more = [enemy for enemy in table.enemies_in(space) if enemy not in self.aims and table.mortal(enemy)]
        if not more:
            return "roll"
        options = [*[ADD_TARGET(enemy) for enemy in more], _ENOUGH]
        return Ask(table.seat(self.you), options, Prompt("dmd-ask-add-target", {"who": self.you}))

    def add(self, table: DeathMayDieTable, option: Option) -> Outcome:
        if option.act is ENOUGH:
            return None
        return self.goto("aim", aims=(*self.aims, EnemyId(int(option.args[0]))))

    def _here(self, table: DeathMayDieTable) -> bool:
        return table.state.enemies[self.aims[0]].space == table.investigator(self.you).space

    @rule("attack-action.1", "make-a-roll.2")
    def roll(self, table: DeathMayDieTable) -> Outcome:
        for enemy in self.aims:
            table.log("dmd-log-you-attack", who=self.you, kind=table.state.enemies[enemy].kind)
        purpose = ATTACK_HERE if self._here(table) else ATTACK_AWAY
        table.do(own_roll(table, self, self.you, purpose))
        return None

    @rule("use-successes.1", "applying-results.1")
    def read(self, table: DeathMayDieTable) -> Outcome:
        roll = table.state.ended
        assert isinstance(roll, Roll)
        return self.keep(successes=roll.successes + self._extra(table), tentacles=roll.tentacles)

    def _extra(self, table: DeathMayDieTable) -> int:
        """What a skill deals besides, where the target is alone."""
        first = table.state.enemies.get(self.aims[0])
        if first is None or len(table.enemies_in(first.space)) > 1:
            return 0
        return sum(word.count for word in table.standing(ExtraWounds, self.you))

    @rule("attack-action.4")
    def split(self, table: DeathMayDieTable) -> Outcome:
        """With several targets, wound by wound; each target takes all of them where a skill says so."""
        count = len(self.aims)
        if count == 1 or not self.successes or table.standing(FullWounds, self.you):
            return self.goto("wound", dealt=(self.successes,) * count)
        dealt = self.dealt or (0,) * count
        left = self.successes - sum(dealt)
        if not left:
            return "wound"
        options = [
            STRIKE(enemy) for enemy, wounds in zip(self.aims, dealt, strict=True) if self._lives(table, enemy, wounds)
        ]
        if len(options) < 2:
            rest = self.aims.index(EnemyId(int(options[0].args[0]))) if options else 0
            return self.goto("wound", dealt=tuple([n + left * (place == rest) for place, n in enumerate(dealt)]))
        return Ask(table.seat(self.you), options, Prompt("dmd-ask-strike", {"count": left, "who": self.you}))

    def _lives(self, table: DeathMayDieTable, enemy: EnemyId, wounds: int) -> bool:
        return table.state.enemies[enemy].wounds + wounds < table.health(enemy)

    def strike(self, table: DeathMayDieTable, option: Option) -> Outcome:
        place = self.aims.index(EnemyId(int(option.args[0])))
        dealt = self.dealt or (0,) * len(self.aims)
        return self.goto("split", dealt=tuple([n + (place == at) for at, n in enumerate(dealt)]))

    @rule("attack-action.3", "attack-action.4", "use-successes.1")
    def wound(self, table: DeathMayDieTable) -> Outcome:
        for enemy, count in zip(self.aims, self.dealt, strict=True):
            wound_enemy(table, enemy, count, self.you, target=True)
        return None

    @rule("resolve-effects.1", "resolve-effects.2")
    def effects(self, table: DeathMayDieTable) -> Outcome:
        """Effects on those who survive the attack, before sanity is lost."""
        for enemy in self.aims:
            if enemy in table.state.enemies:
                table.do(Struck(enemy, self.you))
        return None

    @rule("apply-tentacles.1", "die-results.6")
    def sanity(self, table: DeathMayDieTable) -> Outcome:
        lose_sanity(table, (self.you,), self.tentacles, "own-roll")
        return None


class Struck(Event, frozen=True):
    """An enemy has been attacked and lives."""

    enemy: EnemyId
    you: Who
