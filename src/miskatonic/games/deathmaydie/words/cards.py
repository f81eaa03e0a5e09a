"""Words about cards: claiming finds, keeping Mythos cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.games.deathmaydie.finds import claim
from miskatonic.games.deathmaydie.resolving import Resolving
from miskatonic.games.deathmaydie.stress import room_for_stress, take_stress
from miskatonic.games.deathmaydie.words.base import Word
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.deathmaydie.records import DeathMayDieTable

__all__ = ["Claim", "KeepMythos", "ReliveMythos"]


class Claim(Word, frozen=True):
    """Claim a half of the card that was drawn, for so much stress, which must be taken in full (claim-discovery.4)."""

    side: Literal["left", "right"]
    stress: int = 0

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return room_for_stress(table, at.you) >= self.stress and not table.investigator(at.you).dead

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        take_stress(table, at.you, self.stress)
        claim(table, at.you, _card(at), self.side)

    def text(self) -> Text:
        return Text("dmd-word-claim-stress" if self.stress else "dmd-word-claim", self.args())

    def label(self, table: DeathMayDieTable, at: Resolving) -> Text:
        find = table.box.halves[_card(at), self.side].id
        return Text(
            "dmd-word-claim-find-stress" if self.stress else "dmd-word-claim-find", {**self.args(), "find": find}
        )


def _card(at: Resolving) -> int:
    """The Discovery card whose words these are."""
    return int(at.script.split(":")[1])


class ReliveMythos(Word, frozen=True):
    """What the kept Mythos cards do to you is done once more; then they are discarded."""

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return bool(table.investigator(at.you).kept)

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        kept = table.investigator(at.you).kept
        for card in kept:
            table.do(Resolving(f"mythos:{card}", at.you))
        table.change(at.you, kept=())
        table.state.mythos_discard = (*table.state.mythos_discard, *kept)


class KeepMythos(Word, frozen=True):
    """The Mythos card on top of the discard pile is kept in front of you (draw-mythos-card.3)."""

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return bool(table.state.mythos_discard) and not table.investigator(at.you).dead

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        *rest, card = table.state.mythos_discard
        table.state.mythos_discard = tuple(rest)
        table.change(at.you, kept=(*table.investigator(at.you).kept, card))
        table.log("dmd-log-keeps", who=at.you, mythos=table.box.mythos[card].id)
