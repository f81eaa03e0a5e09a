"""Spending experience between scenarios: one card at a time, each with room made for it (experience.11)."""

from __future__ import annotations

from msgspec.structs import replace

from miskatonic.games.arkham.campaign.joining import named
from miskatonic.games.arkham.campaign.records import Campaign, Sheet
from miskatonic.games.arkham.campaign.refusals import Refused, refuse
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.building import Occasion, card_name, problems
from miskatonic.games.arkham.decks.deck import allowed, counts, price
from miskatonic.games.arkham.declarations import PlayerCard
from miskatonic.kernel.text import Text, text

__all__ = ["buy", "cost", "exclude", "include", "inherit"]


def cost(card: PlayerCard, removed: PlayerCard | None) -> int:
    """What a card costs: its level, or what an upgrade adds to the lower version; at least 1 (experience.9, .10)."""
    if removed is not None and removed.title == card.title and (removed.level or 0) < (card.level or 0):
        return max(1, price(card) - price(removed))
    return max(1, price(card))


def buy(campaign: Campaign, investigator: str, code: str, removed: str | None = None) -> Campaign:
    """Buy a card, or upgrade one to it, in exchange for a card of the deck (experience.7)."""
    sheet = _between(campaign, investigator)
    card, out = _card(code), _card(removed) if removed else None
    if card.level is None or not allowed(CORE.investigators[investigator], card):
        closed = text("arkham-deck-access", card=card_name(card), investigator=named(investigator))
        raise refuse(closed, "experience.6")
    if out is not None and not sheet.deck.cards.get(out.code):
        raise refuse(text("arkham-campaign-not-there", card=card_name(out)))
    if out is not None and not _removable(card, out):
        raise refuse(text("arkham-campaign-kept", card=card_name(out)), "experience.8")
    if out is None and not card.permanent:
        raise refuse(text("arkham-campaign-room", card=card_name(card)), "experience.7")
    due = cost(card, out)
    if due > sheet.experience:
        dear = text("arkham-campaign-price", card=card_name(card), cost=due, have=sheet.experience)
        raise refuse(dear, "experience.4")
    deck = sheet.deck.with_card(code)
    if out is not None:
        deck = deck.with_card(out.code, -1)
    wrong = problems(deck, CORE, _occasion(sheet))
    if wrong:
        raise Refused(wrong)
    return campaign.with_sheet(replace(sheet, deck=deck, experience=sheet.experience - due))


def include(campaign: Campaign, investigator: str, code: str) -> Campaign:
    """Put a story asset that was earned into the deck."""
    sheet = _between(campaign, investigator)
    if code not in sheet.story or sheet.deck.cards.get(code):
        raise refuse(text("arkham-deck-story", card=_any_name(code)), "deckbuilding.10")
    return campaign.with_sheet(replace(sheet, deck=sheet.deck.with_card(code)))


def exclude(campaign: Campaign, investigator: str, code: str) -> Campaign:
    """Leave a story asset out of the deck."""
    sheet = _between(campaign, investigator)
    if code not in sheet.story or not sheet.deck.cards.get(code):
        raise refuse(text("arkham-campaign-not-there", card=_any_name(code)))
    return campaign.with_sheet(replace(sheet, deck=sheet.deck.with_card(code, -1)))


def inherit(campaign: Campaign, investigator: str, code: str) -> Campaign:
    """The group chooses who earns a story asset that the lead investigator can't have any more."""
    sheet = _between(campaign, investigator)
    if code not in campaign.heirlooms:
        raise refuse(text("arkham-deck-story", card=_any_name(code)), "deckbuilding.10")
    rest = list(campaign.heirlooms)
    rest.remove(code)
    return replace(campaign.with_sheet(replace(sheet, story=(*sheet.story, code))), heirlooms=tuple(rest))


def _removable(card: PlayerCard, out: PlayerCard) -> bool:
    """Only what counts toward deck size makes room; a permanent card gives way to its own better version."""
    return counts(out) or (out.permanent and out.title == card.title)


def _occasion(sheet: Sheet) -> Occasion:
    return Occasion(experience=None, story=sheet.story, weaknesses=sheet.weaknesses)


def _between(campaign: Campaign, investigator: str) -> Sheet:
    """The sheet of somebody who may change a deck now: between two scenarios only (experience.1, deckbuilding.11)."""
    if campaign.underway:
        raise refuse(text("arkham-campaign-underway"), "experience.1")
    sheet = campaign.sheet(investigator)
    if sheet is None or not sheet.plays:
        raise refuse(text("arkham-campaign-not-in", investigator=named(investigator)))
    return sheet


def _card(code: str) -> PlayerCard:
    found = CORE.by_code.get(code)
    if not isinstance(found, PlayerCard):
        raise refuse(text("arkham-deck-unknown", codes=code))
    return found


def _any_name(code: str) -> Text | str:
    return Text(f"arkham-card-{code}", {}) if code in CORE.by_code else code
