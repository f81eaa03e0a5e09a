"""The menu of actions: what to do next, and where to go."""

from __future__ import annotations

from functools import cached_property

from miskatonic.players.thumb.deathmaydie import harm
from miskatonic.players.thumb.deathmaydie.seen import EnemySeen
from miskatonic.players.thumb.deathmaydie.sight import ELDER_ONE, RUN, Sight

__all__ = ["Acting"]

ACTIONS = 3

ERRAND = 2.6
"""What an action for the ritual is worth."""

BATTLE = 3.2
"""What an attack on the Elder One is worth."""

LATER = 0.8
"""What something is worth if another action must go before it."""

FIND = 0.7
"""What it is worth to end a turn where a Discovery card can be drawn."""

HURT = 2
"""Wounds with which one rather rests before going to fight the Elder One."""

BOLD, CAREFUL = 0.1, 0.5
"""How much of the danger counts where the Elder One can be fought: always, and besides when there is all the time."""

WOUNDS = 4.5
"""Wounds that a turn against the Elder One can be hoped to deal."""

ADVANCE = 3.3
"""Turns between two advances."""

LAST_STAGE = 4

CROWDED = 0.6
"""What an errand is worth to one while another is nearer to it."""


class Acting:
    """One decision's worth of thought about actions."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.table = sight.table

    @cached_property
    def left(self) -> int:
        """Actions that are left."""
        return max(ACTIONS - self.table.actions_taken, 1)

    def worth(self, act: str, *args: str) -> float:
        """What an option of the menu is worth, by its key."""
        match act:
            case "attack":
                return self._attack(int(args[0]))
            case "run":
                return self._run(args[0])
            case "rest":
                return self._rest()
            case "do":
                return self._deed(args[0])
            case _:
                return -1.0 if act == "trade" else 0.0

    # -- attacking

    def _attack(self, number: int) -> float:
        enemy = next(each for each in self.table.enemies if each.number == number)
        sight = self.sight
        hits = self.hits()
        left = enemy.health - enemy.wounds
        if number == ELDER_ONE:
            return BATTLE * min(1.0, hits / 2) + (0.5 if hits >= left else 0.0)
        killed = min(1.0, hits / left)
        if enemy.space == sight.here:
            saved = sight.threat - harm.fight(
                self.table, sight.me, tuple(foe for foe in sight.foes if foe is not enemy)
            )
            worth = 1.3 * saved + (FIND if len(sight.foes) == 1 else 0.0) + (1.2 if self.idle else 0.0)
        else:
            worth = 0.3 + (1.2 if self.idle else 0.0)
        return worth * killed - self.tentacle

    def hits(self) -> float:
        """Wounds that an attack can be hoped to deal."""
        me = self.sight.me
        return 1.5 + 0.5 * me.bonus_dice + 0.25 * (self.table.full_stress - me.stress)

    @cached_property
    def tentacle(self) -> float:
        """What the tentacles of three standard dice cost."""
        return harm.sanity(self.table, self.sight.me)

    # -- the episode's actions

    def _deed(self, id: str) -> float:
        sight = self.sight
        action = next(each for each in self.table.actions if each.id == id)
        if not action.ritual:
            burning = sight.me.fire + sight.me.stand_ins
            return 0.9 * burning + 0.15 * sight.spaces[sight.here].fire - 0.05
        promise = max([worth for space, worth in sight.errands() if space == sight.here], default=0.0)
        return ERRAND * promise - 0.5 * self.tentacle

    @cached_property
    def idle(self) -> bool:
        """Whether nothing can be done for the ritual anywhere."""
        return not self.table.disrupted and not any(worth > 0.1 for _, worth in self.sight.errands())

    # -- resting

    def _rest(self) -> float:
        me = self.sight.me
        healed, worth = 0, 0.0
        for past in range(min(3, me.wounds)):
            worth += harm.wound(self.table, me, -past - 1)
            healed += 1
        return worth + 0.33 * min(3 - healed, me.stress)

    # -- running

    def _run(self, way: str) -> float:
        """The best that lies that way."""
        best, space = self.goal()
        if space == self.sight.here or self.sight.first_step(space) != way:
            return -0.5
        return best

    def goal(self, spaces_left: int = 0) -> tuple[float, str]:
        """Where to go, and what that is worth; `spaces_left` of a Run that is under way."""
        return max((self._going(space, worth, spaces_left), space) for space, worth in self._places())

    def _going(self, space: str, worth: float, spaces_left: int) -> float:
        sight = self.sight
        trouble = sight.trouble[space]
        if spaces_left:
            actions = 0.0 if trouble <= spaces_left else 1.0 + int((trouble - spaces_left - 0.01) // RUN)
        else:
            actions = 1.0 + int((trouble - 0.01) // RUN)
        there = worth * float(LATER**actions)
        fear = self.fear if sight.elder_one is not None and space == sight.elder_one.space else 1.0
        return there - fear * self._exposed(space)

    @cached_property
    def fear(self) -> float:
        """How much of the danger counts where the Elder One can be fought: little when time runs out."""
        elder_one = self.sight.elder_one
        if elder_one is None:
            return 1.0
        table = self.table
        wounds = elder_one.health * (1 + LAST_STAGE - table.stage) - elder_one.wounds
        time = ADVANCE * (table.last_space - table.track) - table.symbols
        return BOLD + CAREFUL * max(0.0, 1 - wounds / WOUNDS / max(time, 1.0))

    def _exposed(self, space: str) -> float:
        """What it costs more to be there than here, when the turn ends."""
        sight = self.sight
        share = 0.5 if self.left > 2 else 0.8
        return share * (sight.danger(space) - sight.threat)

    def _places(self) -> list[tuple[str, float]]:
        sight = self.sight
        places = [(sight.here, 0.0)]
        for space, promise in sight.errands():
            if space != sight.here:
                places.append((space, ERRAND * promise * self._nearest(space)))
        elder_one = sight.elder_one
        if elder_one is not None:
            places.append((elder_one.space, self._battle(elder_one)))
        prey = [enemy.space for enemy in self.table.enemies if enemy.mortal and enemy.number != ELDER_ONE]
        worth = 1.4 if self.idle else 0.35
        return places + [(space, worth) for space in prey if space != sight.here]

    def _nearest(self, space: str) -> float:
        """Less, if somebody else is nearer."""
        near = self.sight.steps(space)
        mine = near[self.sight.here]
        return CROWDED if any(near[one.space] < mine for one in self.sight.others) else 1.0

    def _battle(self, elder_one: EnemySeen) -> float:
        """Who is hurt rests first, unless there is no time."""
        late = self.table.track >= self.table.last_space - 2
        return BATTLE if late or self.sight.me.wounds < HURT else 0.6 * BATTLE
