"""Hunter: enemies that come for investigators."""

from __future__ import annotations

from typing import ClassVar, cast

from miskatonic.games.arkham.enemies import enemies, has_keyword, is_unengaged
from miskatonic.games.arkham.locations import distance, plan
from miskatonic.games.arkham.moving import MoveEnemy
from miskatonic.games.arkham.prey import prey_among, pursued
from miskatonic.games.arkham.records import ArkhamTable, CardId, PlaceId, Who
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["HUNT", "HUNT_FIRST", "HUNT_WAY", "HunterMove", "Hunting", "MoveTowards", "quarry"]

HUNT = Act("hunt", "who", message="arkham-act-hunt", rules=("hunter.4",))
HUNT_WAY = Act("hunt-way", "place", message="arkham-act-hunt-way", rules=("hunter.1", "lead-investigator.2"))
HUNT_FIRST = Act("hunt-first", "card", message="arkham-act-hunt-first", rules=("lead-investigator.2",))


@rule("hunter.1", "hunter.2", "prey.4")
def quarry(table: ArkhamTable, enemy: CardId) -> tuple[Who, ...]:
    """The nearest investigators, for all that blocks the way; nobody, where an investigator is with it already."""
    here = table.place_of(enemy)
    whom = pursued(table, enemy)
    if any(table.investigator(who).place == here for who in whom):
        return ()
    steps = {who: distance(table, here, table.investigator(who).place) for who in whom}
    reached = {who: count for who, count in steps.items() if count is not None}
    fewest = min(reached.values(), default=0)
    return tuple(who for who, count in reached.items() if count == fewest)


def hunters(table: ArkhamTable) -> list[CardId]:
    """The ready unengaged hunters that have somewhere to go."""
    return [
        enemy
        for enemy in enemies(table)
        if not table.state.play[enemy].exhausted
        and has_keyword(table, enemy, "hunter")
        and is_unengaged(table, enemy)
        and quarry(table, enemy)
    ]


class Hunting(Frame, frozen=True):
    """Each ready unengaged hunter moves once (framework.3.2.a)."""

    moved: tuple[CardId, ...] = ()

    steps: ClassVar[tuple[str, ...]] = ("next", "choose", "chosen")

    @rule("framework.3.2.a", "hunter.1")
    def next(self, table: ArkhamTable) -> Outcome:
        """The lead investigator is asked who moves first where something listens to moves or engagement."""
        left = self._left(table)
        if not left:
            return DONE
        if len(left) > 1 and any(name in table.index for name in ("MoveEnemy", "Engage")):
            return None
        table.do(HunterMove(left[0]))
        return self.goto("next", moved=(*self.moved, left[0]))

    @rule("lead-investigator.2")
    def choose(self, table: ArkhamTable) -> Outcome:
        return Ask(table.state.lead, HUNT_FIRST.each(self._left(table)), Prompt("arkham-ask-hunt-first"))

    def chosen(self, table: ArkhamTable, answer: Option) -> Outcome:
        enemy = CardId(int(answer.args[0]))
        table.do(HunterMove(enemy))
        return self.goto("next", moved=(*self.moved, enemy))

    def _left(self, table: ArkhamTable) -> list[CardId]:
        return [enemy for enemy in hunters(table) if enemy not in self.moved]


class HunterMove(Frame, frozen=True):
    """One hunter moves one location along a shortest path to the nearest investigator."""

    enemy: CardId

    steps: ClassVar[tuple[str, ...]] = ("pursue", "choose", "chosen")

    @rule("hunter.1", "hunter.3")
    def pursue(self, table: ArkhamTable) -> Outcome:
        whom = prey_among(table, self.enemy, quarry(table, self.enemy))
        places = dict.fromkeys(table.investigator(who).place for who in whom)
        if not whom:
            return DONE
        if len(places) > 1:
            return None
        table.do(MoveTowards(self.enemy, table.investigator(whom[0]).place))
        return DONE

    @rule("hunter.4", "prey.3")
    def choose(self, table: ArkhamTable) -> Outcome:
        whom = prey_among(table, self.enemy, quarry(table, self.enemy))
        return Ask(table.state.lead, HUNT.each(whom), Prompt("arkham-ask-hunt", {"card": table.card(self.enemy).code}))

    def chosen(self, table: ArkhamTable, answer: Option) -> Outcome:
        table.do(MoveTowards(self.enemy, table.investigator(Who(int(answer.args[0]))).place))
        return None


class MoveTowards(Frame, frozen=True):
    """An enemy moves one location along a shortest path; of several, the lead investigator chooses."""

    enemy: CardId
    goal: PlaceId

    steps: ClassVar[tuple[str, ...]] = ("step", "choose", "chosen")

    @rule("nearest.2", "hunter.5")
    def step(self, table: ArkhamTable) -> Outcome:
        ways = self._ways(table)
        if len(ways) > 1:
            return None
        if ways:
            table.do(MoveEnemy(self.enemy, ways[0]))
        return DONE

    def choose(self, table: ArkhamTable) -> Outcome:
        prompt = Prompt("arkham-ask-hunt-way", {"card": table.card(self.enemy).code})
        return Ask(table.state.lead, HUNT_WAY.each(self._ways(table)), prompt)

    def chosen(self, table: ArkhamTable, answer: Option) -> Outcome:
        table.do(MoveEnemy(self.enemy, PlaceId(str(answer.args[0]))))
        return None

    def _ways(self, table: ArkhamTable) -> list[PlaceId]:
        """The first steps of the shortest paths, but for those into which nothing lets it."""
        steps = cast("tuple[PlaceId, ...]", plan(table).first_steps(table.place_of(self.enemy), self.goal))
        return [step for step in steps if not table.forbidden(MoveEnemy(self.enemy, step))]
