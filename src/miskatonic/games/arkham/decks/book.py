"""Decks as tools see them: plain data in, plain data out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.building import CAMPAIGN, Occasion, problems
from miskatonic.games.arkham.decks.deck import Deck
from miskatonic.games.arkham.decks.reading import BadDeck, read_deck
from miskatonic.games.arkham.decks.starters import STARTERS, STARTERS_OF_TWO
from miskatonic.games.arkham.decks.writing import write_json, write_list
from miskatonic.kernel import campaigns
from miskatonic.kernel.contract import Reason
from miskatonic.kernel.text import Lang, text

__all__ = ["ArkhamDecks", "from_plain", "to_plain"]


def from_plain(deck: campaigns.Deck) -> Deck:
    """A deck out of plain data."""
    try:
        return msgspec.convert(deck, Deck)
    except msgspec.ValidationError as error:
        raise BadDeck([Reason(text("arkham-file-field", field="deck", problem=str(error)))]) from None


def to_plain(deck: Deck) -> campaigns.Deck:
    """A deck as plain data."""
    plain: campaigns.Deck = msgspec.to_builtins(deck)
    return plain


class ArkhamDecks:
    """How decks are read, checked and written."""

    def read(self, source: str) -> campaigns.Deck:
        return to_plain(read_deck(source))

    def write(self, deck: campaigns.Deck, form: campaigns.DeckForm, lang: Lang) -> str:
        write = write_json if form == "json" else write_list
        return write(from_plain(deck), lang)

    def problems(self, deck: campaigns.Deck, *, standalone: bool) -> Sequence[Reason]:
        return problems(from_plain(deck), CORE, Occasion(standalone=True) if standalone else CAMPAIGN)

    def starters(self) -> Mapping[str, campaigns.Deck]:
        """By investigator; the second one of each takes two core sets."""
        second = {f"{slug}-two-boxes": deck for slug, deck in STARTERS_OF_TWO.items()}
        return {name: to_plain(deck) for name, deck in {**STARTERS, **second}.items()}
