"""4. The upkeep phase."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.arkham.discarding import DiscardsFromHand
from miskatonic.games.arkham.drawing import DrawCards
from miskatonic.games.arkham.engagement import engage_all
from miskatonic.games.arkham.framework.timing import PhaseBegins, PhaseEnds, RoundEnds, reach
from miskatonic.games.arkham.player_windows import PlayerWindow, anybody_can
from miskatonic.games.arkham.records import ArkhamTable
from miskatonic.games.arkham.resources import GainResources
from miskatonic.kernel.frames import DONE, Frame, Outcome, rule

__all__ = ["HAND_SIZE", "UpkeepPhase"]

HAND_SIZE = 8


class UpkeepPhase(Frame, frozen=True):
    """Everything is made ready for the next round."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin", "window", "reset_actions", "ready_cards", "draw", "gain_resources", "check_hand_size", "end",
        "end_round",
    )  # fmt: skip

    @rule("framework.4.1.a")
    def begin(self, table: ArkhamTable) -> Outcome:
        """4.1 The phase begins."""
        table.state.phase = "upkeep"
        table.log("arkham-log-upkeep")
        return None if reach(table, PhaseBegins("upkeep")) else self.window(table)

    @rule("framework.4.a", "player-windows.b")
    def window(self, table: ArkhamTable) -> Outcome:
        if anybody_can(table):
            table.do(PlayerWindow())
            return "reset_actions"
        return self.reset_actions(table)

    @rule("framework.4.2.a")
    def reset_actions(self, table: ArkhamTable) -> Outcome:
        """4.2 Everybody can take a turn again."""
        for who in table.players:
            table.alter(who, turn_taken=False, spent=0)
        return self.ready_cards(table)

    @rule("framework.4.3.a", "ready.2", "enemy-engagement.8")
    def ready_cards(self, table: ArkhamTable) -> Outcome:
        """4.3 All exhausted cards ready at once; enemies with somebody to engage do so."""
        for card, found in list(table.state.play.items()):
            if found.exhausted:
                table.alter_card(card, exhausted=False)
        engage_all(table)
        return "draw"

    @rule("framework.4.4.a")
    def draw(self, table: ArkhamTable) -> Outcome:
        """4.4 Each investigator draws a card, in player order ..."""
        for who in table.players:
            table.do(DrawCards(who, 1))
        return None

    @rule("framework.4.4.b")
    def gain_resources(self, table: ArkhamTable) -> Outcome:
        """... and then gains a resource."""
        for who in table.players:
            table.do(GainResources(who, 1))
        return None

    @rule("framework.4.5.a", "framework.4.5.b", "hand-size.1")
    def check_hand_size(self, table: ArkhamTable) -> Outcome:
        """4.5 Who has more than eight cards discards down to eight, in player order."""
        for who in table.players:
            size = table.value("hand-size", who, HAND_SIZE)
            if len(table.investigator(who).hand) > size:
                table.do(DiscardsFromHand(who, 0, down_to=size))
        return self.end(table) if table.quiet else None

    @rule("framework.4.6.a")
    def end(self, table: ArkhamTable) -> Outcome:
        """4.6 The phase ends ..."""
        return "end_round" if reach(table, PhaseEnds("upkeep")) else self.end_round(table)

    @rule("framework.4.6.a", "framework.4.6.b")
    def end_round(self, table: ArkhamTable) -> Outcome:
        """... and the round with it."""
        reach(table, RoundEnds(table.state.round))
        return DONE
