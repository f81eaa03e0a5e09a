"""Enemies: summoned from the reserve, put into spaces, wounded and killed."""

from miskatonic.games.deathmaydie.records import ELDER_ONE, DeathMayDieTable, Enemy, EnemyId, Who
from miskatonic.games.deathmaydie.stages import wound_elder_one
from miskatonic.games.deathmaydie.words.standing import GateHarm
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Outcome, rule
from miskatonic.kernel.records import changed

__all__ = [
    "KillEnemy",
    "Summoned",
    "add_enemy",
    "figures_left",
    "move_enemy",
    "summon",
    "wound_enemy",
]


def figures_left(table: DeathMayDieTable, kind: str) -> int:
    """Figures of a kind in the reserve (enemy-figures.2, setup-enemy-figures.1)."""
    used = sum(enemy.kind == kind for enemy in table.state.enemies.values())
    return table.box.kinds[kind].figures - used


def add_enemy(table: DeathMayDieTable, kind: str, space: str) -> EnemyId:
    """Take a figure out of the reserve and put it into a space."""
    number = EnemyId(table.state.next_id())
    table.state.enemies[number] = Enemy(kind, space)
    return number


@rule("summon-enemies.2", "summon-enemies.3", "summon-enemies.5")
def summon(table: DeathMayDieTable, kind: str, space: str) -> None:
    """A figure from the reserve, if one is left; at a gate, somebody may be waiting for it."""
    if figures_left(table, kind) <= 0:
        table.log("dmd-log-none-left", kind=kind)
        return
    enemy = add_enemy(table, kind, space)
    table.log("dmd-log-summons", kind=kind, space=space)
    table.do(Summoned(enemy, space in table.box.gates.values(), table.state.active))


class Summoned(Event, frozen=True):
    """An enemy has been summoned; it does not attack for that (summon-enemies.6)."""

    enemy: EnemyId
    at_gate: bool
    you: Who

    def resolve(self, table: DeathMayDieTable) -> Outcome:
        """Whoever masters the gates and is near wounds what comes through."""
        if not self.at_gate:
            return None
        space = table.state.enemies[self.enemy].space
        for who in table.clockwise():
            spaces = [word.spaces for word in table.standing(GateHarm, who)]
            if spaces and (table.box.plan.distance(table.investigator(who).space, space) or 0) <= max(spaces):
                kind = table.box.kinds[table.state.enemies[self.enemy].kind]
                wound_enemy(table, self.enemy, (kind.health + 1) // 2, who)
        return None


@rule("kill-enemy.1", "kill-enemy.2", "kill-enemy.3", "attack-action.5", "attack-action.6", "elder-one-invulnerable.2")
def wound_enemy(table: DeathMayDieTable, number: EnemyId, count: int, by: Who, *, target: bool = False) -> None:
    """Wounds stay on a figure until they reach its health; it may have been the target of an attack."""
    enemy = table.state.enemies.get(number)
    if enemy is None or count <= 0 or not table.mortal(number):
        return
    if number == ELDER_ONE:
        wound_elder_one(table, count)
        return
    wounds = enemy.wounds + count
    health = table.box.kinds[enemy.kind].health
    table.log("dmd-log-wounds-enemy", kind=enemy.kind, count=count, total=wounds, health=health)
    if wounds < health:
        table.state.enemies[number] = changed(enemy, wounds=wounds)
    else:
        del table.state.enemies[number]
        table.log("dmd-log-kills", kind=enemy.kind, space=enemy.space)
        table.do(KillEnemy(number, by, enemy.kind, enemy.space, target))


class KillEnemy(Event, frozen=True):
    """An enemy has died. Its figure is back in the reserve, so that several who die at once are gone at once."""

    enemy: EnemyId
    you: Who
    kind: str
    space: str
    target: bool = False
    """Whether it was the target of an attack."""


def move_enemy(table: DeathMayDieTable, number: EnemyId, space: str) -> None:
    """Put a figure into another space."""
    enemy = table.state.enemies[number]
    table.state.enemies[number] = changed(enemy, space=space)
    table.log("dmd-log-enemy-moves", kind=enemy.kind, space=space)
