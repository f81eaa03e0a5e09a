"""Walking: enemies and tokens that move towards somebody or something by the shortest way (enemy-movement.1-5)."""

from typing import ClassVar

from miskatonic.games.deathmaydie.enemies import move_enemy
from miskatonic.games.deathmaydie.records import DeathMayDieTable, EnemyId
from miskatonic.games.deathmaydie.tokens import move_token
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.text import Text

__all__ = ["TOKEN_TOWARDS", "TOKEN_WAY", "TOWARDS", "WAY", "Stray", "Walk"]

WAY = Act("way", "enemy", "space", message="dmd-act-way", rules=("enemy-movement.2",))
TOWARDS = Act("towards", "enemy", "space", message="dmd-act-towards", rules=("special-effects.3",))
TOKEN_WAY = Act("token-way", "lying", "space", message="dmd-act-token-way", rules=("special-effects.3",))
TOKEN_TOWARDS = Act("token-towards", "lying", "space", message="dmd-act-token-towards", rules=("special-effects.3",))


class Walking(Frame, frozen=True):
    """A figure or a token moves towards the nearest of some spaces, so many steps or until it is there."""

    number: int
    targets: tuple[str, ...]
    left: int

    steps: ClassVar[tuple[str, ...]] = ("choose_target", "aim", "step", "take")
    way: ClassVar[Act]
    towards: ClassVar[Act]

    def place(self, table: DeathMayDieTable) -> str | None:
        """Where it stands now; None if it is gone."""
        raise NotImplementedError

    def name(self, table: DeathMayDieTable) -> Text:
        raise NotImplementedError

    def move(self, table: DeathMayDieTable, space: str) -> None:
        raise NotImplementedError

    @rule("enemy-movement.1", "special-effects.3")
    def choose_target(self, table: DeathMayDieTable) -> Outcome:
        """Of several that are equally near, the active player chooses one."""
        place = self.place(table)
        if place is None:
            return DONE
        nearest = table.box.plan.nearest(place, self.targets)
        if not nearest or nearest[0] == place:
            return DONE
        if len(nearest) == 1:
            return self.goto("step", targets=nearest)
        options = [self.towards(self.number, space) for space in nearest]
        return Ask(table.chooser, options, Prompt("dmd-ask-towards", {"kind": self.name(table)}))

    def aim(self, table: DeathMayDieTable, option: Option) -> Outcome:
        return self.keep(targets=(str(option.args[1]),))

    @rule("enemy-movement.1", "enemy-movement.2", "enemy-movement.3", "enemy-movement.4")
    def step(self, table: DeathMayDieTable) -> Outcome:
        """One space on; where several ways are equally short, the active player chooses."""
        place = self.place(table)
        target = self.targets[0]
        if not self.left or place is None or place == target:
            return DONE
        ways = table.box.plan.first_steps(place, target)
        if len(ways) > 1:
            options = [self.way(self.number, space) for space in ways]
            return Ask(table.chooser, options, Prompt("dmd-ask-way", {"kind": self.name(table), "space": target}))
        self.move(table, ways[0])
        return self.goto("step", left=self.left - 1)

    def take(self, table: DeathMayDieTable, option: Option) -> Outcome:
        self.move(table, str(option.args[1]))
        return self.goto("step", left=self.left - 1)


class Walk(Walking, frozen=True):
    """An enemy moves."""

    way: ClassVar[Act] = WAY
    towards: ClassVar[Act] = TOWARDS

    def place(self, table: DeathMayDieTable) -> str | None:
        enemy = table.state.enemies.get(EnemyId(self.number))
        return None if enemy is None else enemy.space

    def name(self, table: DeathMayDieTable) -> Text:
        return Text("dmd-kind-" + table.state.enemies[EnemyId(self.number)].kind)

    def move(self, table: DeathMayDieTable, space: str) -> None:
        move_enemy(table, EnemyId(self.number), space)


class Stray(Walking, frozen=True):
    """A token moves."""

    way: ClassVar[Act] = TOKEN_WAY
    towards: ClassVar[Act] = TOKEN_TOWARDS

    def place(self, table: DeathMayDieTable) -> str | None:
        token = table.state.tokens.get(self.number)
        return token.space if token is not None and token.space else None

    def name(self, table: DeathMayDieTable) -> Text:
        return Text("dmd-token-" + table.state.tokens[self.number].kind)

    def move(self, table: DeathMayDieTable, space: str) -> None:
        move_token(table, self.number, space)
