"""What changes in decks between scenarios: cards are bought, story assets come and go."""

from __future__ import annotations

from msgspec.structs import replace

from miskatonic.games.arkham.campaign.joining import named
from miskatonic.games.arkham.campaign.records import Campaign, Sheet
from miskatonic.games.arkham.campaign.refusals import refuse
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.building import Occasion
from miskatonic.games.arkham.decks.buying import bought
from miskatonic.kernel.text import Text, text

__all__ = ["buy", "exclude", "include", "inherit"]


def buy(campaign: Campaign, investigator: str, code: str, removed: str | None = None) -> Campaign:
    """Buy a card, or upgrade one to it, in exchange for a card of the deck (experience.7)."""
    sheet = _between(campaign, investigator)
    occasion = Occasion(experience=None, story=sheet.story, weaknesses=sheet.weaknesses)
    deck, left = bought(sheet.deck, sheet.experience, code, removed, occasion)
    return campaign.with_sheet(replace(sheet, deck=deck, experience=left))


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


def _between(campaign: Campaign, investigator: str) -> Sheet:
    """The sheet of somebody who may change a deck now: between two scenarios only (experience.1, deckbuilding.11)."""
    if campaign.underway:
        raise refuse(text("arkham-campaign-underway"), "experience.1")
    sheet = campaign.sheet(investigator)
    if sheet is None or not sheet.plays:
        raise refuse(text("arkham-campaign-not-in", investigator=named(investigator)))
    return sheet


def _any_name(code: str) -> Text | str:
    return Text(f"arkham-card-{code}", {}) if code in CORE.by_code else code
