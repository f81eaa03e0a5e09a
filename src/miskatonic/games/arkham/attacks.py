"""Enemies attack: in the enemy phase, at an opportunity, in retaliation, or because a card says so."""

from __future__ import annotations

from typing import ClassVar, Literal

from miskatonic.games.arkham.damage import DealDamage, Portion
from miskatonic.games.arkham.enemies import attack_damage, attack_horror, has_keyword, ready_engaged
from miskatonic.games.arkham.records import ArkhamTable, CardId, Who
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["ATTACK_FIRST", "CHOOSE_ATTACKED", "Attacks", "EnemyAttack", "Occasion", "attack", "attackers", "retaliates"]

Occasion = Literal["phase", "opportunity", "retaliate", "card"]

ATTACK_FIRST = Act("attack-first", "card", message="arkham-act-attack-first", rules=("framework.3.3.e",))


class EnemyAttack(Event, frozen=True):
    """An enemy attacks an investigator and deals damage and horror at once; both can still be changed before."""

    enemy: CardId
    who: Who
    occasion: Occasion
    damage: int
    horror: int

    @rule("framework.3.3.c", "attack-of-opportunity.3", "dealing-damage-horror.1")
    def resolve(self, table: ArkhamTable) -> Outcome:
        if self.enemy not in table.state.play or table.investigator(self.who).gone:
            return self.done(cancelled=True)
        code = table.card(self.enemy).code
        table.log(f"arkham-log-attack-{self.occasion}", card=code, who=self.who)
        if self.damage or self.horror:
            portions = (Portion(self.who, self.damage, self.horror),)
            table.do(DealDamage(portions, source=self.enemy, attacker=self.enemy))
        return None


def attack(table: ArkhamTable, enemy: CardId, who: Who, occasion: Occasion) -> None:
    """Have an enemy attack."""
    table.do(EnemyAttack(enemy, who, occasion, attack_damage(table, enemy), attack_horror(table, enemy)))


@rule("attack-of-opportunity.9", "framework.3.3.b")
def attackers(table: ArkhamTable, who: Who) -> list[CardId]:
    """The ready enemies engaged with an investigator that can attack."""
    return [enemy for enemy in ready_engaged(table, who) if not _barred(table, enemy, who)]


def _barred(table: ArkhamTable, enemy: CardId, who: Who) -> bool:
    return bool(table.forbidden(EnemyAttack(enemy, who, "phase", 0, 0)))


@rule("retaliate.1", "retaliate.3", "retaliate.4")
def retaliates(table: ArkhamTable, enemy: CardId) -> bool:
    """Whether an enemy answers a failed attack."""
    found = table.state.play.get(enemy)
    return found is not None and not found.exhausted and has_keyword(table, enemy, "retaliate")


class Attacks(Frame, frozen=True):
    """All ready engaged enemies attack an investigator, in the order that this investigator chooses.

    At an opportunity they do not exhaust (attack-of-opportunity.6), and a massive one hits only who provoked it.
    """

    who: Who
    occasion: Occasion
    done_already: tuple[CardId, ...] = ()

    steps: ClassVar[tuple[str, ...]] = ("next", "choose", "chosen")

    @rule("attack-of-opportunity.1", "attack-of-opportunity.2", "framework.3.3.e")
    def next(self, table: ArkhamTable) -> Outcome:
        if table.investigator(self.who).gone:
            return DONE
        left = self._left(table)
        if not left:
            return DONE
        return self._attack(table, left[0]) if len(left) == 1 else None

    @rule("attack-of-opportunity.2", "framework.3.3.e")
    def choose(self, table: ArkhamTable) -> Outcome:
        return Ask(self.who, ATTACK_FIRST.each(self._left(table)), Prompt("arkham-ask-attack-first"))

    def chosen(self, table: ArkhamTable, answer: Option) -> Outcome:
        return self._attack(table, CardId(int(answer.args[0])))

    def _left(self, table: ArkhamTable) -> list[CardId]:
        return [enemy for enemy in attackers(table, self.who) if enemy not in self.done_already]

    def _attack(self, table: ArkhamTable, enemy: CardId) -> Frame:
        if self.occasion != "phase":
            attack(table, enemy, self.who, self.occasion)
        else:
            whom = table.at(table.place_of(enemy)) if has_keyword(table, enemy, "massive") else (self.who,)
            table.do(PhaseAttack(enemy, whom))
        return self.goto("next", done_already=(*self.done_already, enemy))


CHOOSE_ATTACKED = Act("attacked", "who", message="arkham-act-attacked", rules=("massive.4",))


class PhaseAttack(Frame, frozen=True):
    """An enemy's attack of the enemy phase, and its exhaustion; a massive one attacks all whom it is engaged with."""

    enemy: CardId
    whom: tuple[Who, ...]

    steps: ClassVar[tuple[str, ...]] = ("next", "choose", "chosen", "exhaust")

    @rule("massive.4", "framework.3.3.b")
    def next(self, table: ArkhamTable) -> Outcome:
        left = self._left(table)
        if not left or self.enemy not in table.state.play:
            return "exhaust"
        if len(left) > 1:
            return None
        attack(table, self.enemy, left[0], "phase")
        return self.goto("next", whom=())

    @rule("massive.4")
    def choose(self, table: ArkhamTable) -> Outcome:
        prompt = Prompt("arkham-ask-attacked", {"card": table.card(self.enemy).code})
        return Ask(table.state.lead, CHOOSE_ATTACKED.each(self._left(table)), prompt)

    def chosen(self, table: ArkhamTable, answer: Option) -> Outcome:
        who = Who(int(answer.args[0]))
        attack(table, self.enemy, who, "phase")
        return self.goto("next", whom=tuple(each for each in self.whom if each != who))

    @rule("framework.3.3.d", "massive.5")
    def exhaust(self, table: ArkhamTable) -> Outcome:
        """After the attack and all that it has triggered."""
        if self.enemy in table.state.play:
            table.alter_card(self.enemy, exhausted=True)
        return None

    def _left(self, table: ArkhamTable) -> list[Who]:
        return [who for who in self.whom if not table.investigator(who).gone]
