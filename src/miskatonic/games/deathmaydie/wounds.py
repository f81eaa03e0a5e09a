"""Wounds that investigators take and what becomes of them: Companions, death, coming back."""

from typing import ClassVar

from miskatonic.games.deathmaydie.death import Death
from miskatonic.games.deathmaydie.finds import companions, discard_find
from miskatonic.games.deathmaydie.records import NO_ENEMY, DeathMayDieTable, EnemyId, Who
from miskatonic.games.deathmaydie.tracks import DEADLY_WOUNDS
from miskatonic.games.deathmaydie.words.standing import Reduce, Return
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import DONE, Act, Ask, Option, Outcome, Prompt, rule
from miskatonic.kernel.records import changed

__all__ = ["ATTACK", "BEAR", "FIRE", "OTHER", "SHIELD", "SufferWounds", "heal_wounds"]

ATTACK, FIRE, OTHER = "attack", "fire", "other"
"""Where wounds and loss of sanity come from."""

BEAR = Act("bear", message="dmd-act-bear", rules=("companion-wounds.1",))
SHIELD = Act("shield", "find", message="dmd-act-shield", rules=("companion-wounds.1",))

_BEAR = BEAR()
_SHIELD = tuple(SHIELD(card) for card in range(15))


class SufferWounds(Event, frozen=True):
    """An investigator takes wounds, from an enemy's attack or from something else; Companions may take them instead."""

    you: Who
    amount: int
    cause: str = OTHER
    enemy: EnemyId = NO_ENEMY
    left: int = 0
    """Wounds that nobody has taken yet."""
    mine: int = 0

    steps: ClassVar[tuple[str, ...]] = ("would", "when", "settle", "resolve", "assign", "assigned", "suffer", "after")

    @rule("wounds.1")
    def resolve(self, table: DeathMayDieTable) -> Outcome:
        """What lessens wounds acts first, before any are put on Companions."""
        less = sum(word.wounds for word in table.standing(Reduce, self.you) if word.works(self.cause))
        amount = self.amount - less
        if amount <= 0 or table.investigator(self.you).dead:
            return DONE
        return self.goto("assign", amount=amount, left=amount)

    @rule("companion-wounds.1", "companion-wounds.6")
    def assign(self, table: DeathMayDieTable) -> Outcome:
        """One wound after the other, as long as there is a Companion who could take it."""
        if not self.left:
            return "suffer"
        shields = companions(table, self.you)
        if not shields:
            return self.goto("suffer", mine=self.mine + self.left)
        options = [_BEAR, *[_SHIELD[card] for card in shields]]
        return Ask(table.seat(self.you), options, Prompt("dmd-ask-wounds", {"count": self.left, "who": self.you}))

    @rule("companion-wounds.1", "companion-wounds.4")
    def assigned(self, table: DeathMayDieTable, option: Option) -> Outcome:
        left = self.left - 1
        if option.act is BEAR:
            return self.goto("assign", left=left, mine=self.mine + 1)
        card = int(option.args[0])
        find = table.state.finds[card]
        table.state.finds[card] = changed(find, wounds=find.wounds + 1)
        table.log("dmd-log-companion-wounded", who=self.you, find=table.box.halves[card, find.side].id)
        if find.wounds + 1 >= table.box.halves[card, find.side].health:
            discard_find(table, card)
        return self.goto("assign", left=left)

    @rule("wounds.1", "wounds.2", "wounds.3")
    def suffer(self, table: DeathMayDieTable) -> Outcome:
        """At the skull the investigator is dead, unless a skill brings him back."""
        if not self.mine:
            return None
        wounds = min(table.investigator(self.you).wounds + self.mine, DEADLY_WOUNDS)
        table.change(self.you, wounds=wounds)
        table.log("dmd-log-wounds", who=self.you, count=self.mine, total=wounds)
        if wounds == DEADLY_WOUNDS and not _comes_back(table, self.you):
            table.do(Death(self.you))
        return None


def _comes_back(table: DeathMayDieTable, you: Who) -> bool:
    """Whether a skill lets the investigator return with full health; each return is used up for good."""
    words = table.standing(Return, you)
    key = f"game|return@{you}"
    used = table.state.uses.get(key, 0)
    if used >= sum(word.times for word in words):
        return False
    table.state.uses[key] = used + 1
    table.change(you, wounds=0)
    table.log("dmd-log-returns", who=you)
    if any(word.calm for word in words):
        table.change(you, stress=0)
    return True


@rule("companion-wounds.3")
def heal_wounds(table: DeathMayDieTable, you: Who, count: int) -> None:
    """Healing moves the investigator's own marker back; Companions can't be healed."""
    investigator = table.investigator(you)
    healed = min(count, investigator.wounds)
    if healed and not investigator.dead:
        table.change(you, wounds=investigator.wounds - healed)
        table.log("dmd-log-heals-wounds", who=you, count=healed)
