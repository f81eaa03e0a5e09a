"""Engagement: enemies enter investigators' threat areas, and leave them."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.arkham.enemies import enemies, has_keyword
from miskatonic.games.arkham.prey import prey_among, pursued
from miskatonic.games.arkham.records import NOBODY, NOWHERE, ArkhamTable, CardId, Who
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["CHOOSE_ENGAGED", "Disengage", "Engage", "Engagements", "engage_all", "would_engage"]

CHOOSE_ENGAGED = Act("engaged-by", "card", "who", message="arkham-act-engaged-by", rules=("prey.2",))


class Engage(Event, frozen=True):
    """An enemy goes to an investigator's threat area, from wherever it was (enemy-engagement.4, engage-action.4)."""

    enemy: CardId
    who: Who

    def resolve(self, table: ArkhamTable) -> Outcome:
        found = table.state.play.get(self.enemy)
        investigator = table.investigator(self.who)
        if found is None or investigator.gone or found.threat == self.who or has_keyword(table, self.enemy, "massive"):
            return self.done(cancelled=True)
        table.alter_card(self.enemy, threat=self.who, place=NOWHERE)
        table.log("arkham-log-engages", card=table.card(self.enemy).code, who=self.who)
        return None


class Disengage(Event, frozen=True):
    """An enemy goes from a threat area to that location, unengaged."""

    enemy: CardId

    def resolve(self, table: ArkhamTable) -> Outcome:
        found = table.state.play.get(self.enemy)
        if found is None or found.threat == NOBODY:
            return self.done(cancelled=True)
        table.alter_card(self.enemy, threat=NOBODY, place=table.investigator(found.threat).place)
        return None


def would_engage(table: ArkhamTable, enemy: CardId) -> tuple[Who, ...]:
    """Whom a ready unengaged enemy engages where it stands: the best prey; nobody, if it is aloof or massive."""
    found = table.state.play[enemy]
    if found.exhausted or found.threat != NOBODY:
        return ()
    here = table.at(found.place)
    if here and "Engage" in table.index:
        here = tuple([who for who in here if not table.forbidden(Engage(enemy, who))])
    if not here or has_keyword(table, enemy, "aloof") or has_keyword(table, enemy, "massive"):
        return ()
    allowed = pursued(table, enemy)
    return prey_among(table, enemy, tuple(who for who in here if who in allowed))


def engage_all(table: ArkhamTable) -> None:
    """Have every ready unengaged enemy that can, engage; without any where somebody is, there is nothing to do.

    Where something else is to be resolved before, who is where is not yet known.
    """
    enemies_of = table.box.enemies
    here = {each.place for each in table.state.investigators if not each.gone} if table.quiet else None
    for card, found in table.state.play.items():
        if found.threat != NOBODY or found.exhausted or card not in enemies_of:
            continue
        if here is None or found.place in here:
            table.do(Engagements())
            return


class Engagements(Frame, frozen=True):
    """Every ready unengaged enemy at an investigator's location engages at once (enemy-engagement.4-9).

    Runs whenever an enemy or an investigator has come to a location, and when an enemy readies.
    """

    tried: tuple[CardId, ...] = ()
    """Enemies that have engaged, or were kept from it."""

    steps: ClassVar[tuple[str, ...]] = ("engage", "choose", "chosen")

    @rule("enemy-engagement.4", "enemy-engagement.5", "enemy-engagement.7", "aloof.1", "prey.2")
    def engage(self, table: ArkhamTable) -> Outcome:
        """One after the other; where the prey instruction leaves several, the lead investigator decides."""
        enemy = self._next(table)
        if enemy is None:
            return DONE
        whom = would_engage(table, enemy)
        if len(whom) > 1:
            return None
        table.do(Engage(enemy, whom[0]))
        return self.goto("engage", tried=(*self.tried, enemy))

    @rule("prey.2", "lead-investigator.2")
    def choose(self, table: ArkhamTable) -> Outcome:
        enemy = self._next(table)
        assert enemy is not None
        options = [CHOOSE_ENGAGED(enemy, who) for who in would_engage(table, enemy)]
        return Ask(table.state.lead, options, Prompt("arkham-ask-engaged", {"card": table.card(enemy).code}))

    def chosen(self, table: ArkhamTable, answer: Option) -> Outcome:
        enemy, who = CardId(int(answer.args[0])), Who(int(answer.args[1]))
        table.do(Engage(enemy, who))
        return self.goto("engage", tried=(*self.tried, enemy))

    def _next(self, table: ArkhamTable) -> CardId | None:
        """The first enemy, in the order in which they came, that engages somebody and has not yet tried."""
        return next((enemy for enemy in enemies(table) if enemy not in self.tried and would_engage(table, enemy)), None)
