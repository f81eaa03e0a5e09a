"""Playing cards from a hand: assets go into play, events have their effect and are discarded (play)."""

from __future__ import annotations

from typing import ClassVar, cast

from miskatonic.games.arkham.actions.spending import spend_actions
from miskatonic.games.arkham.attacks import Attacks, attackers
from miskatonic.games.arkham.contexts import about
from miskatonic.games.arkham.declarations import Asset, PlayerCard
from miskatonic.games.arkham.initiating import would_change
from miskatonic.games.arkham.leaving_play import EnterPlay
from miskatonic.games.arkham.piles import put_away, put_in_discard, take_from_piles
from miskatonic.games.arkham.records import ArkhamTable, CardId, Who
from miskatonic.games.arkham.resolving import Resolving
from miskatonic.games.arkham.slots import MakeRoom
from miskatonic.kernel.events import Event, Trigger
from miskatonic.kernel.frames import DONE, Frame, Outcome, rule
from miskatonic.kernel.records import changed

__all__ = [
    "PlayCard",
    "PlayFromHand",
    "affordable",
    "can_play",
    "cost_of",
    "has_use",
    "may_be_played_now",
    "playable",
]


@rule("costs.2", "play.1")
def cost_of(table: ArkhamTable, card: CardId) -> int:
    """What a card costs now."""
    return table.value("cost", card, cast("PlayerCard", table.card(card)).cost or 0)


def playable(table: ArkhamTable, who: Who) -> tuple[CardId, ...]:
    """The cards that one may play from: the hand, and what counts as if it were there."""
    investigator = table.state.investigators[who]
    if "play-from-discard" not in table.index:
        return investigator.hand
    if investigator.discard and table.standing("play-from-discard", who):
        topmost = next((card for card in reversed(investigator.discard) if table.card(card).sort == "event"), None)
        if topmost is not None:
            return (*investigator.hand, topmost)
    return investigator.hand


@rule("costs.2", "initiation.determine-cost.a", "play.1")
def affordable(table: ArkhamTable, who: Who, cards: tuple[CardId, ...]) -> list[CardId]:
    """Those of some cards that can be played at all and paid for; the printed cost will do where nothing changes it."""
    resources = table.state.investigators[who].resources
    costs = table.box.playing_costs
    if "cost" in table.index:
        return [card for card in cards if card in costs and table.value("cost", card, costs[card]) <= resources]
    return [card for card in cards if costs.get(card, resources + 1) <= resources]


def can_play(table: ArkhamTable, who: Who, card: CardId, at: Resolving | None = None) -> bool:
    """Whether a card can be paid for, nothing forbids it, and it would change the game.

    When it can be played is another question: an action, a window or what it answers.
    """
    return card in playable(table, who) and bool(affordable(table, who, (card,))) and has_use(table, who, card, at)


@rule("initiation.check-restrictions.a", "event-cards.6", "unique.2")
def has_use(table: ArkhamTable, who: Who, card: CardId, at: Resolving | None = None) -> bool:
    """Whether nothing forbids to play a card that can be paid for, and it would change the game."""
    printed = table.box.playable[card]
    if "cannot-play" in table.index:
        for word in table.standing("cannot-play", who):
            if printed.sort in word.sorts:
                return False
    if printed.sort == "asset":
        return not (printed.unique and table.unique_in_play(printed) is not None)
    instruction = table.box.instructions.get(card)
    if instruction is not None and instruction.max is not None:
        limit = instruction.max.counted()
        if table.uses_left(limit, card, 0, who) <= 0:
            return False
    script = f"{printed.code}:event"
    spoken = Resolving(script, who, card) if at is None else changed(at, script=script, source=card)
    return would_change(table, table.box.scripts[script], spoken)


def may_be_played_now(table: ArkhamTable, who: Who, card: CardId) -> bool:
    """Whether a fast card may be played in a player window that is open now (fast.4, fast.6)."""
    if table.card(card).sort == "asset":
        return table.state.active == who
    instruction = table.box.instructions.get(card)
    if instruction is None or instruction.at is not None:
        return False
    return instruction.when is None or instruction.when.met(table, Resolving("", who, card))


class PlayFromHand(Frame, frozen=True):
    """A card is played from a hand: paid for, then it takes effect (initiation.1-4)."""

    who: Who
    card: CardId
    kind: str = ""
    trigger: Trigger | None = None

    steps: ClassVar[tuple[str, ...]] = ("pay", "provoke", "play", "put_away")

    @rule("initiation.1.a", "initiation.2.a", "play-action.2", "fast.1")
    def pay(self, table: ArkhamTable) -> Outcome:
        who, card = self.who, self.card
        cost = cost_of(table, card)
        if self.kind:
            spend_actions(table, who, self.kind)
        take_from_piles(table, card)
        table.alter(who, resources=table.investigator(who).resources - cost)
        instruction = table.box.instructions.get(card)
        if instruction is not None and instruction.max is not None:
            table.count_use(instruction.max.counted(), card, 0, who)
        table.log("arkham-log-plays", who=who, card=table.card(card).code, cost=cost)
        return self.provoke(table)

    @rule("initiation.2.c", "fast.7", "attack-of-opportunity.4")
    def provoke(self, table: ArkhamTable) -> Outcome:
        if self.kind and not table.box.designators.get(self.card) and attackers(table, self.who):
            table.do(Attacks(self.who, "opportunity"))
            return "play"
        return self.play(table)

    @rule("initiation.3.a", "initiation.4.a")
    def play(self, table: ArkhamTable) -> Outcome:
        if table.investigator(self.who).gone:
            put_in_discard(table, self.card)
            return DONE
        table.do(PlayCard(self.who, self.card, self.trigger))
        return "put_away"

    @rule("cancel.4", "event-cards.4")
    def put_away(self, table: ArkhamTable) -> Outcome:
        """A cancelled card was played all the same."""
        played = table.state.ended
        if isinstance(played, PlayCard) and not played.away:
            put_in_discard(table, self.card)
        return None


class PlayCard(Event, frozen=True):
    """A card that has been paid for takes effect."""

    who: Who
    card: CardId
    trigger: Trigger | None = None
    away: bool = False
    """Whether the card has gone where it goes."""

    steps: ClassVar[tuple[str, ...]] = ("would", "when", "settle", "resolve", "put_away", "after")

    @rule("cancel.4", "event-cards.4")
    def settle(self, table: ArkhamTable) -> Outcome:
        """What is cancelled has no effect; it was played all the same, and so whatever comes after that does."""
        return self.goto("put_away", cancelled=False) if self.cancelled else super().settle(table)

    @rule("play.4", "play.5", "asset-cards.1", "event-cards.3", "uses.1", "slots.6")
    def resolve(self, table: ArkhamTable) -> Outcome:
        printed = table.card(self.card)
        if isinstance(printed, Asset):
            uses = printed.uses.count if printed.uses is not None else 0
            if self.card in table.box.slotted:
                table.do(MakeRoom(self.who, self.card))
            table.do(EnterPlay(self.card, controller=self.who, uses=uses))
            return self.goto("after", away=True)
        words = Resolving(f"{printed.code}:event", self.who, self.card, trigger=self.trigger)
        spoken = words if self.trigger is None else about(words, self.trigger.event(table))
        table.do(spoken.whole(table))
        return None

    @rule("event-cards.3", "initiation.4.b")
    def put_away(self, table: ArkhamTable) -> Outcome:
        """An event goes to its owner's discard pile, unless its effect has put it into play."""
        if self.card not in table.state.play:
            put_away(table, self.card)
        return self.keep(away=True)
