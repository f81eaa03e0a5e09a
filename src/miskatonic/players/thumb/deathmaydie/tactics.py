"""The questions of Death May Die, each with its answer."""

from __future__ import annotations

from typing import cast

from miskatonic import Chair, Decision, Option, Text
from miskatonic.players.thumb.deathmaydie import harm, rolling, telling
from miskatonic.players.thumb.deathmaydie.acting import Acting
from miskatonic.players.thumb.deathmaydie.seen import EnemySeen, TableSeen
from miskatonic.players.thumb.deathmaydie.sight import ELDER_ONE, Sight

__all__ = ["DeathMayDieTactics"]

RAISE = (
    "toughness", "savage", "brawling", "arcane-mastery", "high-strung", "lucky", "unkillable", "healing-prayer",
    "fueled-by-madness", "vengeance-obsession", "swiftness", "marksman", "protector", "gate-manipulation", "stealth",
    "read-the-omens",
)  # fmt: skip
"""Skills, the one that is raised first in front; others come last."""

SPARE = 2
"""Wounds that one takes oneself before a Companion does."""

WORTH_USING = 0.6
"""How much good a find must do now to be used."""


class DeathMayDieTactics:
    """Answers by the view and the question alone, so anybody can take a seat over at any time."""

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision
        assert decision is not None
        answer = Answer(chair, decision)
        return decision.options[answer.keys.index(answer.key())]


class Answer:
    """One decision's worth of thought: a method for each question, which gives the key of an option."""

    def __init__(self, chair: Chair, decision: Decision) -> None:
        self.decision = decision
        self.keys = [option.key for option in decision.options]
        who = decision.asks.args.get("who")
        view = cast("TableSeen", chair.view().board)
        self.sight = Sight(view, int(chair.seat), who if isinstance(who, int) else None)
        self.table = self.sight.table

    def key(self) -> str:
        chosen: str = getattr(self, _METHODS.get(self.keys[0].partition(":")[0], "first"))()
        return chosen

    def first(self) -> str:
        return self.keys[0]

    def last(self) -> str:
        return self.keys[-1]

    def _count(self) -> int:
        """The number that the question names."""
        count = self.decision.asks.args.get("count")
        return count if isinstance(count, int) else 1

    # -- actions

    def act(self) -> str:
        acting = Acting(self.sight)
        finds = self._finds()
        return max(self.keys, key=lambda key: finds[key] if key in finds else acting.worth(*key.split(":")))

    def use(self) -> str:
        """Between the parts of a turn, a find is used only if it does some good."""
        if "not-now" not in self.keys:
            return self.act()
        finds = self._finds()
        best = max(finds, key=lambda key: finds[key])
        return best if finds[best] > 0 else "not-now"

    def _finds(self) -> dict[str, float]:
        """What it is worth to use each find that can be used now: it costs no action."""
        worth = {}
        for key, option in zip(self.keys, self.decision.options, strict=True):
            if option.act == "use":
                good = self._said(option)
                worth[key] = good + 2.0 if good > WORTH_USING else -1.0
        return worth

    def _said(self, option: Option) -> float:
        """What an option is worth by the words in its label."""
        words = option.text.args.get("words")
        return telling.worth(self.sight, words) if isinstance(words, Text) else 0.0

    def run(self) -> str:
        """On towards the goal of the Run, or stop."""
        if "stop" not in self.keys:
            return self.act()
        _, space = Acting(self.sight).goal(self._count())
        return "stop" if space == self.sight.here else f"run:{self.sight.first_step(space)}"

    def go(self) -> str:
        """With tokens in tow, as near as can be to where they are wanted; else to where there is something to do.

        The last option is to stay, or another space for whoever cannot.
        """
        sight = self.sight
        wanted = dict(self.table.ritual.wants)
        here = [token.kind for token in self.table.tokens if token.space == sight.here]
        targets = {wanted[kind] for kind in here if kind in wanted} - {sight.here}
        if targets:
            near = sight.steps(min(targets))
            spaces = [key.partition(":")[2] for key in self.keys if key != "stay"]
            return "go:" + min(spaces, key=lambda space: (near[space], sight.danger(space)))
        _, space = Acting(sight).goal(2)
        return f"go:{space}" if f"go:{space}" in self.keys else self.keys[-1]

    # -- dice and wounds

    def roll(self) -> str:
        return rolling.settle(self.sight, self.keys, self.decision.asks.message.removeprefix("dmd-ask-"))

    def heal(self) -> str:
        """Wounds that are near death first, then what is more."""
        me = self.sight.me.who
        return max(self.keys, key=lambda key: self._healed(me, *map(int, key.split(":")[1:])))

    def mend(self) -> str:
        keys = [key for key in self.keys if key != "mend-nobody"]
        return max(keys, key=lambda key: self._healed(*map(int, key.split(":")[1:])))

    def _healed(self, who: int, wounds: int, stress: int) -> float:
        one = self.table.investigators[who]
        return sum(harm.wound(self.table, one, -past - 1) for past in range(wounds)) + 0.33 * stress

    def bear(self) -> str:
        """Companions are there to be hidden behind, once it gets serious."""
        return self.keys[1] if self.sight.me.wounds + self._count() > SPARE else "bear"

    def protect(self) -> str:
        """Who is hurt less takes the attack."""
        protector = self.table.investigators[int(self.keys[0].partition(":")[2])]
        attacked = self.sight.me if self.sight.me.who != protector.who else self.table.investigators[self.table.active]
        return self.keys[0] if protector.wounds + 1 < attacked.wounds else "stand-by"

    # -- several enemies

    def strike(self) -> str:
        """The Elder One first, then whoever dies soonest."""
        enemies = {key: self._enemy(key) for key in self.keys}
        return min(
            self.keys, key=lambda key: (enemies[key].number != ELDER_ONE, enemies[key].health - enemies[key].wounds)
        )

    def weakest(self) -> str:
        return min(self.keys, key=lambda key: self._enemy(key).standard + self._enemy(key).bonus)

    def _enemy(self, key: str) -> EnemySeen:
        number = int(key.split(":")[1])
        return next(enemy for enemy in self.table.enemies if enemy.number == number)

    # -- cards and skills

    def choose(self) -> str:
        return max(self.decision.options, key=self._said).key

    def raise_skill(self) -> str:
        skills = [key.partition(":")[2] for key in self.keys]
        return "raise:" + min(skills, key=lambda skill: RAISE.index(skill) if skill in RAISE else len(RAISE))


_METHODS = {
    "run": "run",
    "stop": "run",
    "attack": "act",
    "rest": "act",
    "trade": "act",
    "do": "act",
    "use": "use",
    "go": "go",
    "take-along": "last",
    "reroll": "roll",
    "count-as": "roll",
    "add-successes": "roll",
    "heal": "heal",
    "mend": "mend",
    "bear": "bear",
    "protect": "protect",
    "strike": "strike",
    "face": "weakest",
    "pick": "weakest",
    "choose": "choose",
    "raise": "raise_skill",
    "hand-over": "last",
}
"""Questions, by their first option. Anything else is answered with that."""
