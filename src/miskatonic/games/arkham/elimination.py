"""Elimination: an investigator leaves the scenario, step by step."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.arkham.engagement import Disengage, Engagements
from miskatonic.games.arkham.framework.timing import GameEnds
from miskatonic.games.arkham.leaving_play import Discard, remove_from_game
from miskatonic.games.arkham.piles import forget
from miskatonic.games.arkham.records import NOWHERE, ArkhamTable, Who
from miskatonic.games.arkham.resolutions import NO_RESOLUTION, ReachResolution
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Act, Ask, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.records import changed

__all__ = ["CHOOSE_LEAD", "Eliminate"]

CHOOSE_LEAD = Act("lead", "who", message="arkham-act-lead", rules=("lead-investigator.3",))


class Eliminate(Event, frozen=True):
    """An investigator is eliminated: by resigning, by damage or horror or both, or by a card (elimination.1)."""

    who: Who
    how: str

    steps: ClassVar[tuple[str, ...]] = (
        "would", "when", "settle", "resolve", "remove_weaknesses", "remove_cards", "place_tokens", "leave_enemies",
        "discard_threats", "pass_lead", "end_scenario", "after",
    )  # fmt: skip

    @rule("elimination.1", "elimination.3", "resign.3")
    def resolve(self, table: ArkhamTable) -> Outcome:
        """Step 0: the game ends for this investigator's weaknesses in play."""
        if table.investigator(self.who).gone:
            return self.done(cancelled=True)
        table.leaves(table.investigator(self.who).card)
        table.alter(self.who, gone=self.how, turn_taken=True)
        table.log("arkham-log-eliminated", who=self.who)
        table.do(GameEnds(self.who))
        return None

    @rule("elimination.3")
    def remove_weaknesses(self, table: ArkhamTable) -> Outcome:
        for card in list(table.state.play):
            if table.owner(card) == self.who and table.box.weakness(card):
                remove_from_game(table, card)
        return None

    @rule("elimination.4", "elimination.5")
    def remove_cards(self, table: ArkhamTable) -> Outcome:
        """Step 1: what it controls, and hand, deck and discard pile."""
        for card in [card for card, found in table.state.play.items() if found.controller == self.who]:
            remove_from_game(table, card)
        investigator = table.investigator(self.who)
        table.state.removed = (*table.state.removed, *investigator.hand, *investigator.deck, *investigator.discard)
        table.alter(self.who, hand=(), deck=(), discard=())
        forget(table, str(self.who))
        return None

    @rule("elimination.6")
    def place_tokens(self, table: ArkhamTable) -> Outcome:
        """Step 2: clues stay at the location, resources go back."""
        investigator = table.investigator(self.who)
        place = table.state.places.get(investigator.place)
        if place is not None and investigator.clues:
            table.state.places[investigator.place] = changed(place, clues=place.clues + investigator.clues)
        table.alter(self.who, clues=0, resources=0)
        return None

    @rule("elimination.7", "enemy-engagement.4")
    def leave_enemies(self, table: ArkhamTable) -> Outcome:
        """Step 3: engaged enemies stay where they are, unengaged, until they engage whoever else is there."""
        loose = [
            card
            for card, found in table.state.play.items()
            if found.threat == self.who and table.card(card).sort == "enemy"
        ]
        for card in loose:
            table.do(Disengage(card))
        if loose:
            table.do(Engagements())
        return None

    @rule("elimination.8")
    def discard_threats(self, table: ArkhamTable) -> Outcome:
        """Step 4: the other cards in the threat area are discarded; the investigator is nowhere now."""
        for card, found in list(table.state.play.items()):
            if found.threat == self.who:
                table.do(Discard(card))
        table.alter(self.who, place=NOWHERE)
        return None

    @rule("elimination.9", "lead-investigator.3")
    def pass_lead(self, table: ArkhamTable) -> Outcome:
        """Step 5: the remaining players choose another lead investigator."""
        if table.state.active == self.who:
            table.end_period("turn")
        if table.state.lead == self.who and table.players:
            table.do(ChooseLead())
        return None

    @rule("elimination.10", "winning-and-losing.4")
    def end_scenario(self, table: ArkhamTable) -> Outcome:
        """Step 6: with nobody left the scenario ends, and no resolution was reached."""
        if not table.players:
            table.do(ReachResolution(NO_RESOLUTION))
        return None


class ChooseLead(Frame, frozen=True):
    """The remaining players choose a lead investigator; the next in player order speaks for them."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "chosen")

    @rule("lead-investigator.3")
    def choose(self, table: ArkhamTable) -> Outcome:
        players = table.players
        if len(players) == 1:
            table.state.lead = players[0]
            return "done"
        return Ask(players[0], CHOOSE_LEAD.each(players), Prompt("arkham-ask-lead"))

    def chosen(self, table: ArkhamTable, answer: Option) -> Outcome:
        table.state.lead = Who(int(answer.args[0]))
        table.log("arkham-log-lead", who=table.state.lead)
        return None
