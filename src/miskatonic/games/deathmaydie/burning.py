"""Fire that breaks out in several spaces at once."""

from typing import ClassVar

from miskatonic.games.deathmaydie.fire import add_fire, fire_in_reserve
from miskatonic.games.deathmaydie.records import DeathMayDieTable
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["KINDLE", "BreakOut"]

KINDLE = Act("kindle", "space", message="dmd-act-kindle", rules=("special-effects.3",))


class BreakOut(Frame, frozen=True):
    """Fire tokens in each of these spaces; where there are too few for all, the active player says which get theirs."""

    spaces: tuple[str, ...]
    count: int

    steps: ClassVar[tuple[str, ...]] = ("choose", "kindle")

    @rule("fire-shortage.1", "special-effects.3")
    def choose(self, table: DeathMayDieTable) -> Outcome:
        left = fire_in_reserve(table)
        where = tuple(dict.fromkeys(self.spaces))
        if left >= self.count * len(self.spaces) or len(where) < 2:
            for space in self.spaces:
                add_fire(table, space, self.count)
            return DONE
        if not left:
            return DONE
        return Ask(table.chooser, [KINDLE(space) for space in where], Prompt("dmd-ask-kindle", {"count": left}))

    def kindle(self, table: DeathMayDieTable, option: Option) -> Outcome:
        space = str(option.args[0])
        add_fire(table, space, self.count)
        spaces = list(self.spaces)
        spaces.remove(space)
        return self.goto("choose", spaces=tuple(spaces))
