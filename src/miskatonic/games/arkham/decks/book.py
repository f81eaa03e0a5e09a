"""Decks as tools see them: plain data in, plain data out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from miskatonic.games.arkham.campaign.refusals import refuse
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.building import CAMPAIGN, Occasion, problems
from miskatonic.games.arkham.decks.buying import bought, offers
from miskatonic.games.arkham.decks.collection import CollectionView, collection
from miskatonic.games.arkham.decks.deck import RANDOM_WEAKNESS, Deck
from miskatonic.games.arkham.decks.reading import (
    MOST_COPIES,
    MOST_LINES,
    BadDeck,
    read_deck,
    too_long,
    wrong_number,
    wrong_type,
)
from miskatonic.games.arkham.decks.starters import ready_made
from miskatonic.games.arkham.decks.writing import write_json, write_list
from miskatonic.kernel import decks
from miskatonic.kernel.contract import Reason
from miskatonic.kernel.text import Lang, text

__all__ = ["ArkhamDecks", "from_plain", "to_plain"]

LONGEST_NAME = 100


def from_plain(deck: decks.Deck) -> Deck:
    """A deck out of plain data."""
    wrong = list(_misshapen(deck))
    if wrong:
        raise BadDeck(wrong)
    return msgspec.convert(deck, Deck)


def to_plain(deck: Deck) -> decks.Deck:
    """A deck as plain data."""
    plain: decks.Deck = msgspec.to_builtins(deck)
    return plain


def _misshapen(deck: decks.Deck) -> Iterator[Reason]:
    """Everything in plain data that no deck can have."""
    cards = deck.get("cards")
    if len(deck) > MOST_LINES or (isinstance(cards, dict) and len(cards) > MOST_LINES):
        yield too_long()
        return
    for field in sorted(set(deck) - {"investigator", "cards", "name"}):
        yield Reason(text("arkham-file-unknown", field=field))
    for field in ("investigator", "cards"):
        if field not in deck:
            yield Reason(text("arkham-deck-missing", field=field))
    for field, kind, wanted in (("investigator", str, "text"), ("name", str, "text"), ("cards", dict, "object")):
        if field in deck and not isinstance(deck[field], kind):
            yield wrong_type(field, wanted, deck[field])
    if len(str(deck.get("name", ""))) > LONGEST_NAME:
        yield Reason(text("arkham-deck-long-name", most=LONGEST_NAME))
    for code, count in cards.items() if isinstance(cards, dict) else ():
        if isinstance(count, bool) or not isinstance(count, int):
            yield wrong_type(f"cards.{code}", "number", count)
        elif not 0 < count <= MOST_COPIES:
            yield wrong_number(code, count)


def _occasion(deck: Deck, purpose: decks.DeckPurpose) -> Occasion:
    """What a deck is checked for. After purchases, what a campaign has put into it is taken on trust."""
    if purpose == "standalone":
        return Occasion(standalone=True)
    if purpose == "campaign":
        return CAMPAIGN
    story = tuple([card.code for card, _ in deck.known(CORE) if card.encounter])
    basic = [card.code for card, count in deck.known(CORE) for _ in range(count) if card.weakness == "basic"]
    return Occasion(experience=None, story=story, weaknesses=tuple(basic))


class ArkhamDecks:
    """How decks are built, read, checked and written."""

    def read(self, source: str) -> decks.Deck:
        return to_plain(read_deck(source))

    def write(self, deck: decks.Deck, form: decks.DeckForm, lang: Lang) -> str:
        write = write_json if form == "json" else write_list
        return write(self._known(deck), lang)

    def problems(self, deck: decks.Deck, purpose: decks.DeckPurpose) -> Sequence[Reason]:
        found = from_plain(deck)
        return problems(found, CORE, _occasion(found, purpose))

    def starters(self) -> Mapping[str, decks.Deck]:
        """By investigator; the second one of each takes two core sets."""
        return {name: to_plain(deck) for name, deck in ready_made().items()}

    def collection(self) -> CollectionView:
        return collection()

    def seat(self, deck: decks.Deck) -> dict[str, Any]:
        """Random basic weaknesses are drawn as the table is set, so their placeholder stays at home."""
        found = self._known(deck)
        cards = {code: count for code, count in found.cards.items() if code != RANDOM_WEAKNESS}
        return {"investigator": found.investigator, "deck": cards}

    def offers(self, deck: decks.Deck) -> Sequence[decks.Offer]:
        return tuple(offers(self._known(deck)))

    def buy(self, deck: decks.Deck, experience: int, card: str, out: str | None) -> tuple[decks.Deck, int]:
        found = self._known(deck)
        after, left = bought(found, experience, card, out, _occasion(found, "bought"))
        return to_plain(after), left

    def _known(self, deck: decks.Deck) -> Deck:
        """A deck of an investigator that there is."""
        found = from_plain(deck)
        if found.investigator not in CORE.investigators:
            raise refuse(text("arkham-deck-investigator", name=found.investigator), "deckbuilding.1")
        return found
