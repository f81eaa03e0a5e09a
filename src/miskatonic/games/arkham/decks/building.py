"""Deck building: all that is wrong with a deck, at once and in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from miskatonic.games.arkham.decks.deck import RANDOM_WEAKNESS, Deck, allowed, counts, size
from miskatonic.games.arkham.declarations import PlayerCard
from miskatonic.kernel.contract import Reason
from miskatonic.kernel.text import Text, listed, text

if TYPE_CHECKING:
    from miskatonic.games.arkham.cards.library import Library

__all__ = ["CAMPAIGN", "Occasion", "card_name", "extra_weaknesses", "problems", "shared"]

STANDALONE_LIMIT = 50


class Occasion(Struct, frozen=True, kw_only=True):
    """What a deck is built for."""

    experience: int | None = 0
    """What may be spent on higher levels; None: any amount, as after purchases in a campaign."""
    standalone: bool = False
    story: tuple[str, ...] = ()
    """Codes of the story assets that a resolution has granted (deckbuilding.10)."""
    weaknesses: tuple[str, ...] = ()
    """Codes of weaknesses that play has added (weakness.6)."""
    boxes: int | None = None
    """How many core sets the cards come from; None: as many as it takes."""


CAMPAIGN = Occasion()
"""The first deck of a campaign: level 0 (deckbuilding.6)."""


def problems(deck: Deck, library: Library, occasion: Occasion = CAMPAIGN) -> tuple[Reason, ...]:
    """Everything that is wrong with a deck; nothing, if it is legal."""
    found = list(_strangers(deck, library))
    if deck.investigator not in library.investigators:
        found.append(Reason(text("arkham-deck-investigator", name=deck.investigator), ("deckbuilding.1",)))
        return tuple(found)
    for check in (_size, _copies, _access, _required):
        found += check(deck, library)
    for wish in (_weaknesses, _story, _experience, _boxes):
        found += wish(deck, library, occasion)
    return tuple(found)


def card_name(card: PlayerCard) -> Text:
    """What a card is called, with its level if it has one above 0."""
    name = Text(f"arkham-card-{card.code}", {})
    return text("arkham-card-level", card=name, level=card.level) if card.level else name


def extra_weaknesses(deck: Deck, library: Library) -> int:
    """How many more random basic weaknesses a standalone deck has for its experience (standalone-mode.3)."""
    return deck.experience(library) // 10


def _strangers(deck: Deck, library: Library) -> Iterator[Reason]:
    """Cards that nobody knows, and cards that no deck can hold."""
    codes = sorted(set(deck.cards) - {RANDOM_WEAKNESS})
    unknown = [code for code in codes if code not in library.by_code]
    if unknown:
        yield Reason(text("arkham-deck-unknown", codes=listed(unknown)))
    in_decks = {card.code for card in library.player_cards()}
    for code in codes:
        if code in library.investigators_by_code:
            yield Reason(text("arkham-deck-second-investigator", card=_named(code)), ("deckbuilding.1",))
        elif code in library.by_code and code not in in_decks:
            yield Reason(text("arkham-deck-scenario-card", card=_named(code)), ("anatomy.scenario.2.a",))


def _named(code: str) -> Text:
    return Text(f"arkham-card-{code}", {})


def _size(deck: Deck, library: Library) -> Iterator[Reason]:
    want, have = deck.investigator_card(library).deck_size, size(deck, library)
    if want != have:
        yield Reason(text("arkham-deck-size", want=want, have=have), ("deckbuilding.2", "deckbuilding.3"))


def _copies(deck: Deck, library: Library) -> Iterator[Reason]:
    """Copies are counted by title, over all levels (deckbuilding.4); of an exceptional card one (exceptional.3)."""
    held = Counter[str]()
    first: dict[str, PlayerCard] = {}
    most: dict[str, int] = {}
    for card, count in deck.known(library):
        if card.weakness == "basic":
            continue
        held[card.title] += count
        first.setdefault(card.title, card)
        limit = 1 if card.exceptional else card.copies
        most[card.title] = min(limit, most.get(card.title, limit))
    for title, have in held.items():
        if have > most[title]:
            rule = "exceptional.3" if first[title].exceptional else "deckbuilding.4"
            name = _named(first[title].code)
            yield Reason(text("arkham-deck-copies", card=name, have=have, most=most[title]), (rule,))


def _access(deck: Deck, library: Library) -> Iterator[Reason]:
    investigator = deck.investigator_card(library)
    for card, _ in deck.known(library):
        ordinary = counts(card) or card.permanent
        if ordinary and not allowed(investigator, card):
            rules = ("deckbuilding.5", "permanent.3") if card.permanent else ("deckbuilding.5",)
            named = text("arkham-deck-access", card=card_name(card), investigator=_named(investigator.code))
            yield Reason(named, rules)


def _required(deck: Deck, library: Library) -> Iterator[Reason]:
    """The investigator's own cards must be there, those of others must not."""
    investigator = deck.investigator_card(library)
    for code in investigator.required:
        if not deck.cards.get(code):
            yield Reason(text("arkham-deck-required", card=_named(code)), ("deckbuilding.8",))
    for card, _ in deck.known(library):
        if card.only and card.only != investigator.slug:
            owner = library.by_slug[card.only].code
            yield Reason(text("arkham-deck-others", card=_named(card.code), owner=_named(owner)), ("deckbuilding.8",))


def _weaknesses(deck: Deck, library: Library, occasion: Occasion) -> Iterator[Reason]:
    """Basic weaknesses are drawn, never chosen: there can't be more than must be (deckbuilding.9)."""
    due = deck.investigator_card(library).basic_weaknesses
    if occasion.standalone:
        due += extra_weaknesses(deck, library)
    due += sum(1 for code in occasion.weaknesses if _basic(library, code))
    have = sum(count for card, count in deck.known(library) if card.weakness == "basic")
    have += deck.cards.get(RANDOM_WEAKNESS, 0)
    if have > due:
        rules = ("standalone-mode.3",) if occasion.standalone else ("deckbuilding.9",)
        yield Reason(text("arkham-deck-weaknesses", have=have, due=due), rules)


def _basic(library: Library, code: str) -> bool:
    return getattr(library.by_code.get(code), "weakness", "") == "basic"


def _story(deck: Deck, library: Library, occasion: Occasion) -> Iterator[Reason]:
    for card, _ in deck.known(library):
        if card.encounter and card.sort == "asset" and card.code not in occasion.story:
            yield Reason(text("arkham-deck-story", card=_named(card.code)), ("deckbuilding.10", "asset-cards.6"))


def _experience(deck: Deck, library: Library, occasion: Occasion) -> Iterator[Reason]:
    spent = deck.experience(library)
    if occasion.standalone:
        if spent >= STANDALONE_LIMIT:
            args = text("arkham-deck-standalone", spent=spent, limit=STANDALONE_LIMIT)
            yield Reason(args, ("standalone-mode.4",))
    elif occasion.experience is not None and spent > occasion.experience:
        named = text("arkham-deck-experience", spent=spent, have=occasion.experience)
        yield Reason(named, ("deckbuilding.6", "deckbuilding.7"))


def _boxes(deck: Deck, library: Library, occasion: Occasion) -> Iterator[Reason]:
    """A deck can't hold more copies of a card than lie in the boxes (collection.1)."""
    if occasion.boxes is None:
        return
    for card, count in deck.known(library):
        have = card.quantity * occasion.boxes
        if count > have:
            named = text("arkham-deck-boxes", card=card_name(card), count=count, have=have)
            yield Reason(named, ("collection.1",))


def shared(decks: Sequence[Deck], library: Library, boxes: int) -> tuple[Reason, ...]:
    """What several decks together lack in the same boxes."""
    total: Counter[str] = Counter()
    for deck in decks:
        total.update({card.code: count for card, count in deck.known(library)})
    found = []
    for card in library.player_cards():
        have = card.quantity * boxes
        if total[card.code] > have:
            named = text("arkham-deck-boxes", card=card_name(card), count=total[card.code], have=have)
            found.append(Reason(named, ("collection.1",)))
    return tuple(found)
