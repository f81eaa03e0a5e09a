"""Choices about figures that an effect moves."""

from typing import ClassVar

from miskatonic.games.deathmaydie.records import DeathMayDieTable, EnemyId, Who
from miskatonic.games.deathmaydie.running import leave_space
from miskatonic.games.deathmaydie.tokens import move_token
from miskatonic.games.deathmaydie.walking import Walk
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["GO", "PICK", "STAY", "DrawnTo", "PickEnemy", "Relocate"]

PICK = Act("pick", "enemy", message="dmd-act-pick", rules=("special-effects.3",))
GO = Act("go", "space", message="dmd-act-go")
STAY = Act("stay", message="dmd-act-stay")


class PickEnemy(Frame, frozen=True):
    """One of the nearest enemies of a sort that are not here moves towards an investigator."""

    you: Who
    which: str
    count: int

    steps: ClassVar[tuple[str, ...]] = ("choose", "move")

    @rule("special-effects.3", "active-player.2")
    def choose(self, table: DeathMayDieTable) -> Outcome:
        space = table.investigator(self.you).space
        enemies = table.state.enemies
        away = [number for number, enemy in enemies.items() if enemy.space != space and table.fits(number, self.which)]
        nearest = table.box.plan.nearest(space, [enemies[number].space for number in away])
        options = [PICK(number) for number in away if enemies[number].space in nearest]
        if not options:
            return DONE
        if len(options) == 1:
            return self.move(table, options[0])
        return Ask(table.chooser, options, Prompt("dmd-ask-pick", {"who": self.you}))

    def move(self, table: DeathMayDieTable, option: Option) -> Outcome:
        space = table.investigator(self.you).space
        table.do(Walk(EnemyId(int(option.args[0])), (space,), self.count))
        return DONE


class DrawnTo(Frame, frozen=True):
    """An investigator is drawn to one of some spaces that are equally near; it is no Run, so nobody follows."""

    you: Who
    spaces: tuple[str, ...]

    steps: ClassVar[tuple[str, ...]] = ("choose", "go")

    @rule("active-player.2", "special-effects.3")
    def choose(self, table: DeathMayDieTable) -> Outcome:
        options = [GO(space) for space in self.spaces]
        if len(options) == 1:
            return self.go(table, options[0])
        return Ask(table.chooser, options, Prompt("dmd-ask-drawn", {"who": self.you}))

    def go(self, table: DeathMayDieTable, option: Option) -> Outcome:
        leave_space(table, self.you, str(option.args[0]))
        return DONE


class Relocate(Frame, frozen=True):
    """An investigator is moved to a space so near, or stays; it is no Run, so nobody follows (enemies-follow.3)."""

    you: Who
    count: int
    along: tuple[int, ...] = ()
    """Tokens that come along."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "go")

    def choose(self, table: DeathMayDieTable) -> Outcome:
        investigator = table.investigator(self.you)
        near = [space for space in table.box.plan.within(investigator.space, self.count) if space != investigator.space]
        if investigator.dead or not near:
            return DONE
        return Ask(investigator.seat, [*[GO(space) for space in near], STAY()], Prompt("dmd-ask-go", {"who": self.you}))

    def go(self, table: DeathMayDieTable, option: Option) -> Outcome:
        if option.act is GO:
            space = str(option.args[0])
            leave_space(table, self.you, space)
            for token in self.along:
                move_token(table, token, space)
        return DONE
