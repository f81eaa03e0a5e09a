"""Spending experience: one card at a time, each with room made for it (experience.11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from miskatonic.games.arkham.campaign.refusals import Refused, refuse
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.building import Occasion, card_name, problems
from miskatonic.games.arkham.decks.deck import Deck, allowed, counts, price
from miskatonic.games.arkham.declarations import PlayerCard
from miskatonic.kernel.decks import Offer
from miskatonic.kernel.text import Text, text

__all__ = ["bought", "cost", "offers"]


def cost(card: PlayerCard, removed: PlayerCard | None) -> int:
    """What a card costs: its level, or what an upgrade adds to the lower version; at least 1 (experience.9, .10)."""
    if removed is not None and _improves(card, removed):
        return max(1, price(card) - price(removed))
    return max(1, price(card))


def offers(deck: Deck) -> Iterator[Offer]:
    """All that can be bought for a deck, cheapest first: as better versions of its own cards, or in place of others.

    Of a title of which the deck holds all copies that it may, a card is offered in place of a lower version alone.
    """
    yield from sorted(_offers(deck), key=lambda offer: (offer.cost, offer.card))


def _offers(deck: Deck) -> Iterator[Offer]:
    held = Counter[str]()
    for card, count in deck.known(CORE):
        held[card.title] += count
    investigator = deck.investigator_card(CORE)
    for card in CORE.player_cards():
        if card.level is None or card.only or not allowed(investigator, card):
            continue
        for own, _ in deck.known(CORE):
            if _improves(card, own) and _removable(card, own):
                yield Offer(card.code, cost(card, own), own.code)
        if held[card.title] < (1 if card.exceptional else card.copies):
            yield Offer(card.code, cost(card, None))


def bought(deck: Deck, experience: int, code: str, removed: str | None, occasion: Occasion) -> tuple[Deck, int]:
    """The deck with this card in exchange for another one (experience.7), and the experience that is left."""
    card, out = _card(code), _card(removed) if removed else None
    investigator = deck.investigator_card(CORE)
    if card.level is None or not allowed(investigator, card):
        named = Text(f"arkham-card-{investigator.code}", {})
        raise refuse(text("arkham-deck-access", card=card_name(card), investigator=named), "experience.6")
    if out is not None and not deck.cards.get(out.code):
        raise refuse(text("arkham-campaign-not-there", card=card_name(out)))
    if out is not None and not _removable(card, out):
        raise refuse(text("arkham-campaign-kept", card=card_name(out)), "experience.8")
    if out is None and not card.permanent:
        raise refuse(text("arkham-campaign-room", card=card_name(card)), "experience.7")
    due = cost(card, out)
    if due > experience:
        raise refuse(text("arkham-campaign-price", card=card_name(card), cost=due, have=experience), "experience.4")
    deck = deck.with_card(code)
    if out is not None:
        deck = deck.with_card(out.code, -1)
    wrong = problems(deck, CORE, occasion)
    if wrong:
        raise Refused(wrong)
    return deck, experience - due


def _improves(card: PlayerCard, other: PlayerCard) -> bool:
    """Whether a card is a better version of the other one (experience.9)."""
    return other.title == card.title and (other.level or 0) < (card.level or 0)


def _removable(card: PlayerCard, out: PlayerCard) -> bool:
    """Only what counts toward deck size makes room; a permanent card gives way to its own better version."""
    return counts(out) or (out.permanent and out.title == card.title)


def _card(code: str) -> PlayerCard:
    found = CORE.by_code.get(code)
    if not isinstance(found, PlayerCard):
        raise refuse(text("arkham-deck-unknown", codes=code))
    return found
