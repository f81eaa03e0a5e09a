"""Encounter cards: drawn, revealed, put where they belong; and weaknesses, which resolve like them."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.arkham.declarations import Enemy, Treachery
from miskatonic.games.arkham.piles import forget, forget_top, put_in_discard, put_in_hand, put_in_victory_display
from miskatonic.games.arkham.records import NOBODY, ArkhamTable, CardId, Who
from miskatonic.games.arkham.resolving import Resolving
from miskatonic.games.arkham.spawning import Spawn
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import DONE, Frame, Outcome, rule

__all__ = ["DrawEncounterCard", "ResolveDrawn", "Revealed", "gain_surge", "hushed", "perilous", "reset_encounter_deck"]


@rule("encounter-deck.2", "discard-piles.9")
def reset_encounter_deck(table: ArkhamTable) -> None:
    """The encounter discard pile becomes the deck."""
    state = table.state
    state.encounter = state.chance.shuffle(state.encounter_discard)
    state.encounter_discard = ()
    forget(table, "encounter")
    table.log("arkham-log-encounter-reshuffled")


class DrawEncounterCard(Event, frozen=True):
    """An investigator draws the top card of the encounter deck and resolves it (framework.1.4)."""

    who: Who

    @rule("framework.1.4.a", "framework.1.4.b", "drawing-cards.2", "encounter-deck.2")
    def resolve(self, table: ArkhamTable) -> Outcome:
        state = table.state
        if table.investigator(self.who).gone:
            return self.done(cancelled=True)
        if not state.encounter and state.encounter_discard:
            reset_encounter_deck(table)
        if not state.encounter:
            return self.done(cancelled=True)
        card, *_ = state.encounter
        state.encounter = state.encounter[1:]
        forget_top(table, "encounter", 1)
        if not state.encounter and state.encounter_discard:
            reset_encounter_deck(table)
        table.do(ResolveDrawn(self.who, card))
        return None


class Revealed(Event, frozen=True):
    """The revelation of a drawn card initiates; what cancels it leaves the card drawn all the same (cancel.5)."""

    who: Who
    card: CardId

    @rule("framework.1.4.d", "revelation.2", "revelation-abilities.1")
    def resolve(self, table: ArkhamTable) -> Outcome:
        for script in table.box.revelations(self.card):
            table.do(Resolving(script, self.who, self.card).whole(table))
        return None


class ResolveDrawn(Frame, frozen=True):
    """A drawn encounter card or weakness, sub-step by sub-step; it lies in no pile until it has found its place."""

    who: Who
    card: CardId
    surge: bool = False
    """Whether it has gained surge."""

    steps: ClassVar[tuple[str, ...]] = ("check_peril", "resolve_revelation", "enter", "resolve_surge")

    @rule("framework.1.4.c", "peril.1")
    def check_peril(self, table: ArkhamTable) -> Outcome:
        """From here on `perilous` knows of it."""
        table.log("arkham-log-draws-encounter", who=self.who, card=table.card(self.card).code)
        return self.resolve_revelation(table)

    @rule("framework.1.4.d", "weakness.2", "weakness.3")
    def resolve_revelation(self, table: ArkhamTable) -> Outcome:
        table.do(Revealed(self.who, self.card))
        return "enter"

    @rule("framework.1.4.e", "framework.1.4.f", "treachery-cards.2", "victory-display.7", "weakness.3")
    def enter(self, table: ArkhamTable) -> Outcome:
        """An enemy spawns, a treachery is discarded, a player card goes to the hand, unless its text says otherwise."""
        card = table.card(self.card)
        if table.lies_somewhere(self.card):
            pass
        elif isinstance(card, Enemy):
            table.do(Spawn(self.card, self.who))
        elif not isinstance(card, Treachery):
            put_in_hand(table, self.who, self.card)
        elif card.victory:
            put_in_victory_display(table, self.card)
        else:
            put_in_discard(table, self.card)
        return DONE if table.quiet and not self._surges(table) else None

    @rule("framework.1.4.g", "surge.1", "surge.2")
    def resolve_surge(self, table: ArkhamTable) -> Outcome:
        if self._surges(table):
            table.log("arkham-log-surge", who=self.who, card=table.card(self.card).code)
            table.do(DrawEncounterCard(self.who))
        return DONE

    def _surges(self, table: ArkhamTable) -> bool:
        card = table.card(self.card)
        return self.surge or (isinstance(card, Enemy | Treachery) and card.surge)

    def is_perilous(self, table: ArkhamTable) -> bool:
        card = table.card(self.card)
        return isinstance(card, Enemy | Treachery) and card.peril


@rule("peril.1", "peril.2")
def perilous(table: ArkhamTable) -> Who:
    """Who is resolving a peril card, so that nobody else may help; nobody, if there is none."""
    stack = table.state.stack
    if ResolveDrawn in map(type, stack):
        for frame in stack:
            if type(frame) is ResolveDrawn and frame.is_perilous(table):
                return frame.who
    return NOBODY


@rule("peril.1", "peril.2")
def hushed(table: ArkhamTable, who: Who) -> bool:
    """Whether a peril card that another investigator resolves keeps one from helping."""
    return len(table.state.investigators) > 1 and perilous(table) not in (NOBODY, who)


def gain_surge(table: ArkhamTable, card: CardId) -> None:
    """A card that is being resolved gains surge."""
    for height, frame in enumerate(table.state.stack):
        if isinstance(frame, ResolveDrawn) and frame.card == card:
            table.amend(height, surge=True)
