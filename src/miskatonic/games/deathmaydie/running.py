"""Run: up to so many spaces, with enemies in pursuit and fire underfoot."""

from typing import ClassVar

from miskatonic.games.deathmaydie.enemies import move_enemy, wound_enemy
from miskatonic.games.deathmaydie.fire import catch_fire
from miskatonic.games.deathmaydie.records import DeathMayDieTable, EnemyId, Who
from miskatonic.games.deathmaydie.words.standing import RunFurther, Sneak, SneakWound, TakeAlong
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["GO_ALONE", "RUN", "SNEAK", "SNEAK_NO_MORE", "STOP", "TAKE_ALONG", "Run", "leave_space"]

RUN = Act("run", "space", message="dmd-act-run", rules=("run-action.1", "run-action.2"))
STOP = Act("stop", message="dmd-act-stop", rules=("run-action.3",))
SNEAK = Act("sneak", "enemy", message="dmd-act-sneak", rules=("skills.2",))
SNEAK_NO_MORE = Act("sneak-no-more", message="dmd-act-sneak-no-more", rules=("enemies-follow.1",))
TAKE_ALONG = Act("take-along", "who", message="dmd-act-take-along", rules=("skills.2",))
GO_ALONE = Act("go-alone", message="dmd-act-go-alone")

RUN_SPACES = 3

_STOP = STOP()
_ways: dict[tuple[str, ...], tuple[Option, ...]] = {}


def run_options(ways: tuple[str, ...]) -> tuple[Option, ...]:
    """A Run into each of these spaces."""
    known = _ways.get(ways)
    if known is None:
        known = _ways[ways] = tuple(RUN(space) for space in ways)
    return known


@rule("run-action.1")
def run_length(table: DeathMayDieTable, you: Who) -> int:
    """How many spaces a Run goes."""
    return RUN_SPACES + sum(word.spaces for word in table.standing(RunFurther, you))


@rule("leaving-fire.1", "leaving-fire.2", "leaving-fire.3", "enemies-follow.3")
def leave_space(table: DeathMayDieTable, you: Who, space: str) -> None:
    """Move an investigator. Whoever leaves a burning space catches fire; enemies follow only in a Run."""
    fire = table.state.fires.get(table.investigator(you).space, 0)
    table.change(you, space=space)
    table.log("dmd-log-moves", who=you, space=space)
    if fire:
        catch_fire(table, you, fire)


class Run(Frame, frozen=True):
    """One Run, space by space; what leaving a space causes happens at every step (run-action.5)."""

    you: Who
    left: int
    to: str = ""
    sneaks: int = 0
    """How often enemies have been sneaked past in this Run."""
    behind: tuple[EnemyId, ...] = ()
    """Enemies that do not follow out of this space."""
    along: Who = Who(-1)

    steps: ClassVar[tuple[str, ...]] = ("sneak", "sneaked", "take_along", "taken", "step", "choose", "go_on")

    @rule("enemies-follow.1", "skills.2")
    def sneak(self, table: DeathMayDieTable) -> Outcome:
        """A skill may let enemies stay behind, one at a time."""
        allowed = sum(word.count for word in table.standing(Sneak, self.you)) - self.sneaks
        if allowed <= 0:
            return "take_along"
        space = table.investigator(self.you).space
        options = [SNEAK(enemy) for enemy in table.enemies_in(space) if enemy not in self.behind]
        if not options:
            return "take_along"
        return Ask(table.seat(self.you), [*options, SNEAK_NO_MORE()], Prompt("dmd-ask-sneak", {"who": self.you}))

    def sneaked(self, table: DeathMayDieTable, option: Option) -> Outcome:
        if option.act is SNEAK_NO_MORE:
            return None
        enemy = EnemyId(int(option.args[0]))
        for word in table.standing(SneakWound, self.you):
            wound_enemy(table, enemy, word.count, self.you)
        return self.goto("sneak", sneaks=self.sneaks + 1, behind=(*self.behind, enemy))

    def take_along(self, table: DeathMayDieTable) -> Outcome:
        """A skill may take one of those in the space along."""
        others = [who for who in table.in_space(table.investigator(self.you).space) if who != self.you]
        if not others or not table.standing(TakeAlong, self.you):
            return "step"
        options = [*[TAKE_ALONG(who) for who in others], GO_ALONE()]
        return Ask(table.seat(self.you), options, Prompt("dmd-ask-take-along", {"who": self.you}))

    def taken(self, table: DeathMayDieTable, option: Option) -> Outcome:
        return self.keep(along=Who(int(option.args[0]) if option.act is TAKE_ALONG else -1))

    @rule("run-action.4", "run-action.5", "enemies-follow.1", "enemies-follow.2", "enemies-follow.5", "leaving-fire.4")
    def step(self, table: DeathMayDieTable) -> Outcome:
        """All enemies of the space come along, whoever else is there; they do not catch fire."""
        space = table.investigator(self.you).space
        pursuers = [enemy for enemy in table.enemies_in(space) if enemy not in self.behind]
        leave_space(table, self.you, self.to)
        if self.along >= 0:
            leave_space(table, self.along, self.to)
        for enemy in pursuers:
            move_enemy(table, enemy, self.to)
        return self.keep(left=self.left - 1, behind=(), along=Who(-1))

    @rule("run-action.1", "run-action.2", "run-action.3")
    def choose(self, table: DeathMayDieTable) -> Outcome:
        investigator = table.investigator(self.you)
        if not self.left or investigator.dead:
            return DONE
        ways = run_options(table.box.plan.neighbours(investigator.space))
        return Ask(investigator.seat, (*ways, _STOP), Prompt("dmd-ask-run", {"who": self.you, "count": self.left}))

    def go_on(self, table: DeathMayDieTable, option: Option) -> Outcome:
        if option.act is STOP:
            return DONE
        return self.goto("sneak", to=str(option.args[0]))
