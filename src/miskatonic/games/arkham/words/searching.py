"""Words about looking for cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from miskatonic.games.arkham.records import Who
from miskatonic.games.arkham.searching import PutBack, SearchDeck
from miskatonic.games.arkham.words.base import Word
from miskatonic.games.arkham.words.harm import Whom, whom_of
from miskatonic.games.arkham.words.targeting import Target, Targeting
from miskatonic.kernel.frames import Act
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.resolving import Resolving

__all__ = ["CHOOSE_DECK", "LookAtTop", "Search"]

CHOOSE_DECK = Act("choose-deck", "deck", message="arkham-act-choose-deck", rules=("target.1",))


class Search(Word, frozen=True):
    """You, or whoever was chosen, searches the deck or the top of it for a card, and takes it."""

    top: int = 0
    traits: tuple[str, ...] = ()
    sort: Literal["", "asset", "event"] = ""
    whom: Whom = "you"

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        """What lies in a deck is not known before it is searched."""
        return bool(table.investigator(whom_of(at, self.whom)).deck)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(SearchDeck(whom_of(at, self.whom), self.top, self.traits, self.sort))

    def text(self) -> Text:
        what = Text("arkham-word-any-card")
        for place, trait in enumerate(self.traits):
            said = Text(f"arkham-word-{self.sort or 'card'}-with", {"trait": trait})
            what = Text("arkham-word-or", {"head": what, "item": said}) if place else said
        said = Text(self.message + ("-top" if self.top else ""), {"what": what, "top": self.top})
        return said if self.whom == "you" else Text("arkham-word-for-chosen", {"words": said})


class LookAtTop(Targeting, frozen=True):
    """You look at cards on top of an investigator's deck or of the encounter deck, and put them back in any order."""

    count: int

    act: ClassVar[Act] = CHOOSE_DECK

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        decks: list[Target] = [str(who) for who in table.players if table.investigator(who).deck]
        return [*decks, "encounter"] if table.state.encounter else decks

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        deck = str(target)
        cards = table.state.encounter if deck == "encounter" else table.investigator(Who(int(deck))).deck
        table.do(PutBack(at.you, deck, min(self.count, len(cards))))
