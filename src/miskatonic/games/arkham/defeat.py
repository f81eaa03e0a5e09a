"""Defeat: enemies, assets and investigators with as much damage or horror as they can bear."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.arkham.declarations import Asset
from miskatonic.games.arkham.elimination import Eliminate
from miskatonic.games.arkham.enemies import remaining_health
from miskatonic.games.arkham.leaving_play import leave_play
from miskatonic.games.arkham.piles import put_in_discard, put_in_victory_display
from miskatonic.games.arkham.records import NO_CARD, NOBODY, NOWHERE, ArkhamTable, CardId, PlaceId, Who
from miskatonic.kernel.events import Event, Together
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["DISCARD_FIRST", "TRAUMA", "DefeatAsset", "DefeatEnemy", "DefeatInvestigator", "Defeats"]

TRAUMA = Act("trauma", "trauma", message="arkham-act-trauma", rules=("trauma.9",))

DISCARD_FIRST = Act("discard-first", "card", message="arkham-act-discard-first", rules=("discard-piles.8",))


class DefeatEnemy(Event, frozen=True):
    """An enemy is defeated: to the victory display if it is worth points, else to its discard pile."""

    enemy: CardId
    by: Who = NOBODY
    place: PlaceId = NOWHERE
    """Where it was."""
    source: CardId = NO_CARD

    @rule("defeat.6", "victory-display.5", "health-and-damage.4")
    def resolve(self, table: ArkhamTable) -> Outcome:
        if not leave_play(table, self.enemy):
            return self.done(cancelled=True)
        card = table.card(self.enemy)
        table.log("arkham-log-enemy-defeated", card=card.code)
        if card.victory:
            put_in_victory_display(table, self.enemy)
        else:
            put_in_discard(table, self.enemy)
        return None


class DefeatAsset(Event, frozen=True):
    """An asset is defeated (defeat.7-8)."""

    card: CardId
    controller: Who = NOBODY
    """Who controlled it, once it has gone."""

    @rule("defeat.7", "defeat.8", "dealing-damage-horror.13", "ownership-and-control.5")
    def resolve(self, table: ArkhamTable) -> Outcome:
        found = table.state.play.get(self.card)
        if found is None or not leave_play(table, self.card):
            return self.done(cancelled=True)
        table.log("arkham-log-asset-defeated", card=table.card(self.card).code)
        put_in_discard(table, self.card)
        return self.keep(controller=found.controller)


class DefeatInvestigator(Event, frozen=True):
    """An investigator is defeated, by damage, by horror, by both, or by a card, suffers for it, and is eliminated."""

    who: Who
    how: str

    @rule("defeat.3", "defeat.4", "trauma.3", "trauma.6", "health-and-damage.2", "sanity-and-horror.2")
    def resolve(self, table: ArkhamTable) -> Outcome:
        if table.investigator(self.who).gone:
            return self.done(cancelled=True)
        investigator = table.investigator(self.who)
        table.log(f"arkham-log-defeated-{self.how}", who=self.who)
        if self.how == "damage":
            table.alter(self.who, physical=investigator.physical + 1)
        elif self.how == "horror":
            table.alter(self.who, mental=investigator.mental + 1)
        elif self.how == "both":
            table.do(ChooseTrauma(self.who))
        table.do(Eliminate(self.who, self.how))
        return None


class ChooseTrauma(Frame, frozen=True):
    """Who was defeated by damage and horror at once chooses which kind of trauma to suffer."""

    who: Who

    steps: ClassVar[tuple[str, ...]] = ("choose", "suffer")

    @rule("trauma.9")
    def choose(self, table: ArkhamTable) -> Outcome:
        return Ask(self.who, TRAUMA.each(("physical", "mental")), Prompt("arkham-ask-trauma"))

    def suffer(self, table: ArkhamTable, answer: Option) -> Outcome:
        investigator = table.investigator(self.who)
        if answer.args[0] == "physical":
            table.alter(self.who, physical=investigator.physical + 1)
        else:
            table.alter(self.who, mental=investigator.mental + 1)
        return None


class Defeats(Frame, frozen=True):
    """Who cannot bear what was placed is defeated, all at once (dealing-damage-horror.11-13)."""

    cards: tuple[CardId, ...]
    by: Who = NOBODY
    source: CardId = NO_CARD
    ordered: int = 0
    """How many of the cards stand where the lead investigator wants them."""

    steps: ClassVar[tuple[str, ...]] = ("order", "choose", "chosen", "look")

    @rule("discard-piles.8")
    def order(self, table: ArkhamTable) -> Outcome:
        """Only of several encounter enemies that fall at once it matters who comes first."""
        if len(self.cards) - self.ordered < 2:
            return self.look(table)
        return None if len(self._loose(table)) > 1 else "look"

    @rule("discard-piles.8")
    def choose(self, table: ArkhamTable) -> Outcome:
        return Ask(table.state.lead, DISCARD_FIRST.each(self._loose(table)), Prompt("arkham-ask-discard-first"))

    def chosen(self, table: ArkhamTable, answer: Option) -> Outcome:
        first = CardId(int(answer.args[0]))
        before, rest = self.cards[: self.ordered], [card for card in self.cards[self.ordered :] if card != first]
        return self.goto("order", cards=(*before, first, *rest), ordered=self.ordered + 1)

    @rule("dealing-damage-horror.11", "dealing-damage-horror.12", "dealing-damage-horror.13")
    def look(self, table: ArkhamTable) -> Outcome:
        found = [event for card in self.cards if (event := self._defeat(table, card)) is not None]
        if len(found) == 1:
            table.do(found[0])
        elif found:
            table.do(Together(tuple(found)))
        return DONE

    def anybody(self, table: ArkhamTable) -> bool:
        """Whether anybody is defeated at all: mostly nobody, and then it need not be resolved."""
        for card in self.cards:  # noqa: SIM110  `any` of a generator takes half as long again
            if self._defeat(table, card) is not None:
                return True
        return False

    def _loose(self, table: ArkhamTable) -> list[CardId]:
        """The enemies that go to the encounter discard pile and have no place in the order yet."""
        return [
            card
            for card in self.cards[self.ordered :]
            if card in table.box.enemies
            and table.owner(card) == NOBODY
            and not table.card(card).victory
            and self._defeat(table, card) is not None
        ]

    def _defeat(self, table: ArkhamTable, card: CardId) -> Event | None:
        who = table.whose_card(card)
        if who is not None:
            return defeat_of(table, who)
        found = table.state.play.get(card)
        if found is None:
            return None
        definition = table.card(card)
        if definition.sort == "enemy":
            dead = remaining_health(table, card) <= 0
            return DefeatEnemy(card, self.by, table.place_of(card), self.source) if dead else None
        if isinstance(definition, Asset):
            wrecked = definition.health is not None and found.damage >= definition.health
            mad = definition.sanity is not None and found.horror >= definition.sanity
            return DefeatAsset(card) if wrecked or mad else None
        return None


@rule("defeat.2")
def defeat_of(table: ArkhamTable, who: Who) -> DefeatInvestigator | None:
    """The defeat of an investigator that can bear no more; it may also come of less health or sanity."""
    if table.investigator(who).gone:
        return None
    hurt, mad = table.remaining_health(who) <= 0, table.remaining_sanity(who) <= 0
    if not hurt and not mad:
        return None
    return DefeatInvestigator(who, "both" if hurt and mad else "damage" if hurt else "horror")
