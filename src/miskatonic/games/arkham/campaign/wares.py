"""What an investigator may buy between scenarios, with the words for what stands in the way (experience.7)."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.games.arkham.campaign.joining import named
from miskatonic.games.arkham.campaign.purchases import buy
from miskatonic.games.arkham.campaign.records import Campaign, Sheet
from miskatonic.games.arkham.campaign.refusals import Refused, refuse
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.building import card_name
from miskatonic.games.arkham.decks.buying import offers
from miskatonic.games.arkham.decks.deck import counts
from miskatonic.games.arkham.declarations import PlayerCard
from miskatonic.kernel.decks import Offer
from miskatonic.kernel.ledgers import Ware
from miskatonic.kernel.text import Text, text

__all__ = ["wares"]


def wares(campaign: Campaign, investigator: str) -> Iterator[Ware]:
    """All that its class gives access to, cheapest first; what can't be bought now says why."""
    sheet = campaign.sheet(investigator)
    if sheet is None:
        raise refuse(text("arkham-campaign-not-in", investigator=named(investigator)))
    for offer in offers(sheet.deck):
        card = _card(offer.card)
        out = None if offer.out is None else _card(offer.out)
        yield Ware(
            id=card.code,
            name=card_name(card),
            cost=offer.cost,
            out=offer.out or "",
            out_name=None if out is None else card_name(out),
            needs_room=out is None and not card.permanent,
            refused=_refused(campaign, sheet, offer, card),
        )


def _refused(campaign: Campaign, sheet: Sheet, offer: Offer, card: PlayerCard) -> Text | None:
    """Tried with the card that would go; where the player chooses it, with the first that counts toward deck size."""
    out = offer.out
    if out is None and not card.permanent:
        out = next((each.code for each, _ in sheet.deck.known(CORE) if counts(each)), None)
    try:
        buy(campaign, sheet.investigator, offer.card, out)
    except Refused as error:
        return error.problems[0].text
    return None


def _card(code: str) -> PlayerCard:
    card = CORE.by_code[code]
    assert isinstance(card, PlayerCard), "what is offered lies in decks"
    return card
