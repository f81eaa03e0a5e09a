"""Moments: when something happens, words are carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from miskatonic.games.deathmaydie.attacking import Struck
from miskatonic.games.deathmaydie.end_of_turn import EndOfTurn
from miskatonic.games.deathmaydie.enemies import KillEnemy, Summoned
from miskatonic.games.deathmaydie.fighting import AttackOutcome, EnemyAttack
from miskatonic.games.deathmaydie.records import EVERYBODY, NO_ENEMY
from miskatonic.games.deathmaydie.resolving import Resolving
from miskatonic.games.deathmaydie.sources import KIND, parts
from miskatonic.games.deathmaydie.words.base import Condition, Said, Words, slug
from miskatonic.games.deathmaydie.wounds import ATTACK, SufferWounds
from miskatonic.kernel.abilities import AFTER, WHEN, Listener, Timing
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from miskatonic.games.deathmaydie.records import DeathMayDieTable
    from miskatonic.kernel.events import Event, Trigger
    from miskatonic.kernel.seats import Seat

__all__ = ["MOMENTS", "Heard", "On"]


class Moment(NamedTuple):
    """A timing around an event, and which such events are meant."""

    timing: Timing
    event: type[Event]
    meant: Callable[[Any], bool] = lambda event: True


MOMENTS: dict[str, Moment] = {
    "enemy-attacks": Moment(WHEN, EnemyAttack),
    "wounded-by-attack": Moment(AFTER, SufferWounds, lambda event: event.cause == ATTACK),
    "elder-sign-rolled": Moment(AFTER, AttackOutcome, lambda event: event.elder_signs > 0),
    "attack-misses": Moment(AFTER, AttackOutcome, lambda event: not event.successes),
    "survives": Moment(AFTER, Struck),
    "killed": Moment(AFTER, KillEnemy),
    "target-killed": Moment(AFTER, KillEnemy, lambda event: event.target),
    "summoned": Moment(AFTER, Summoned),
    "end-of-turn": Moment(AFTER, EndOfTurn),
}
"""Seen from a reference card, the enemy is one of its kind; from a skill or a find, it happens to its owner."""


class On(Said, frozen=True, tag_field="on", tag=slug):
    """At a moment, words, if something is so."""

    moment: str
    words: Words
    when: Condition | None = None

    def text(self) -> Text:
        words = Text("dmd-word-words", {"words": self.args()["words"]})
        if self.when is not None:
            words = Text("dmd-word-when", {"when": self.when.text(), "words": words})
        return Text(f"dmd-on-{self.moment}", {"words": words})


class Heard(Listener):
    """An `On` in the kernel's index; its words lie in the box as a script."""

    def __init__(self, word: On, script: str) -> None:
        self.word = word
        self.script = script
        self.moment = MOMENTS[word.moment]
        super().__init__(self.moment.timing, self.moment.event, forced=True)

    def hears(self, table: DeathMayDieTable, source: int, event: Any) -> bool:
        """Whether it is about its owner or its kind of enemy, its condition holds, and there is something to do."""
        if not self.moment.meant(event) or (self.word.when is not None and not self.word.when.met(table, event)):
            return False
        return self._concerns(table, source, event) and self._can(table, source, event)

    def _concerns(self, table: DeathMayDieTable, source: int, event: Any) -> bool:
        sort, number = parts(source)
        if sort == KIND:
            kind = table.box.kind_ids[number]
            if isinstance(event, EndOfTurn):
                return any(enemy.kind == kind for enemy in table.state.enemies.values())
            return self._kind_of(table, event) == kind
        holder = table.game.holder(table, source)
        return holder in (EVERYBODY, event.you) and not table.investigator(event.you).dead

    def _kind_of(self, table: DeathMayDieTable, event: Any) -> str:
        """The kind of the enemy that the event is about; it may be dead by now."""
        if isinstance(event, KillEnemy):
            return event.kind
        enemy = table.state.enemies.get(event.enemy)
        return enemy.kind if enemy is not None else ""

    def _can(self, table: DeathMayDieTable, source: int, event: Any) -> bool:
        """Nobody is asked to put in order what would do nothing."""
        at = self._resolving(source, event)
        return any(word.can(table, at) for word in self.word.words)

    def _resolving(self, source: int, event: Any) -> Resolving:
        enemy, space = getattr(event, "enemy", NO_ENEMY), getattr(event, "space", "")
        return Resolving(self.script, event.you, enemy=enemy, source=source, space=space)

    def users(self, table: DeathMayDieTable, source: int) -> Sequence[Seat]:
        return (table.chooser,)

    def respond(self, table: DeathMayDieTable, source: int, trigger: Trigger, by: Seat) -> None:
        table.do(self._resolving(source, trigger.event(table)))
