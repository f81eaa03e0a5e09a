"""A table through the eyes of one investigator: who is upon it, what is near, what a test would bring."""

from __future__ import annotations

from collections import deque
from functools import cached_property, lru_cache

from miskatonic.players.thumb.arkham.seen import EnemySeen, InvestigatorSeen, PlaceSeen, TableSeen

__all__ = ["Sight", "chance_of"]

SYMBOL = -2
"""What a symbol is taken to add; some take more, some less."""

FAR = 99

HARD = 4.0
"""Steps that a location seems further away whose clues can't be found."""

GREAT, FIGHTER = 5, 4
"""The health of an enemy that an act may be about, and the combat of who goes for it."""

MEETINGS = {"01109": "hallway"}
"""Where the clues of an act have to be brought together, by its code."""


@lru_cache(maxsize=4096)
def chance_of(bag: tuple[str, ...], value: int, difficulty: int) -> float:
    """How likely a test succeeds, one token of this bag drawn."""
    good = sum(_adds(token) is not None and value + (_adds(token) or 0) >= difficulty for token in bag)
    return good / max(1, len(bag))


def _adds(token: str) -> int | None:
    """What a token adds, as far as one can tell; None: it fails whatever else."""
    if token == "auto_fail":
        return None
    if token == "elder_sign":
        return 1
    return int(token) if token.lstrip("+-").isdecimal() else SYMBOL


class Sight:
    """What a player makes of a view, without weighing yet."""

    def __init__(self, table: TableSeen, seat: int) -> None:
        self.table = table
        self.me: InvestigatorSeen = table.investigators[seat]
        self.places = {place.id: place for place in table.places}
        self.bag = tuple(table.bag)

    @cached_property
    def here(self) -> PlaceSeen | None:
        """Where this investigator stands."""
        return self.places.get(self.me.place)

    @cached_property
    def upon_me(self) -> list[EnemySeen]:
        """The ready enemies engaged with it: most actions provoke them."""
        return [enemy for enemy in self.table.enemies if enemy.engaged == self.me.who and not enemy.exhausted]

    def enemy(self, key: str) -> EnemySeen | None:
        """An enemy by its key."""
        return next((enemy for enemy in self.table.enemies if enemy.key == key), None)

    def chance(self, skill: str, difficulty: int, plus: int = 0) -> float:
        """How likely a test of a skill succeeds."""
        return chance_of(self.bag, self.me.skills[skill] + plus, difficulty)

    @cached_property
    def odds(self) -> float:
        """How likely the test under way succeeds as things are."""
        test = self.table.test
        if test is None or not test.odds:
            return 1.0
        all_tokens = sum(each.count for each in test.odds)
        return sum(each.count for each in test.odds if each.success) / max(1, all_tokens)

    @cached_property
    def is_grim(self) -> bool:
        """Whether the test under way is against an enemy that an act may be about."""
        test = self.table.test
        enemy = self.enemy(test.enemy) if test is not None and test.enemy else None
        return enemy is not None and enemy.health >= GREAT

    def distances(self, start: str) -> dict[str, int]:
        """Steps to each location that can be reached."""
        found = {start: 0}
        waiting = deque([start])
        while waiting:
            place = self.places.get(waiting.popleft())
            for end in place.connected if place is not None else ():
                if place is not None and end not in found:
                    found[end] = found[place.id] + 1
                    waiting.append(end)
        return found

    @cached_property
    def goals(self) -> dict[str, float]:
        """Locations worth going to, each with what it lacks; what isn't revealed only where no clues are left."""
        gathered = sum(each.clues for each in self.table.investigators)
        meeting = MEETINGS.get(self.table.act)
        if meeting in self.places and gathered >= (self.table.act_needs or FAR):
            return {str(meeting): 0.0}
        quarry = {enemy.place: 0.0 for enemy in self.table.enemies if enemy.health >= GREAT}
        if self.table.act_needs is None and quarry and self.me.skills["combat"] >= FIGHTER:
            return quarry
        clued = {place.id: HARD * (1 - self._finding(place)) for place in self.table.places if place.clues}
        return clued or {place.id: 0.0 for place in self.table.places if not place.revealed}

    def _finding(self, place: PlaceSeen) -> float:
        return self.chance("intellect", place.shroud or 0)

    def nearer(self, place: str) -> float:
        """How much nearer to what is worth going to a location is than this one."""
        return self._to_goal(self.me.place) - self._to_goal(place)

    def _to_goal(self, place: str) -> float:
        steps = self.distances(place)
        return min((steps[goal] + lacks for goal, lacks in self.goals.items() if goal in steps), default=float(FAR))
