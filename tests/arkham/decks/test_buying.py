"""What can be bought for a deck, and the collection from which decks are built."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham.campaign.refusals import Refused
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.building import Occasion, problems
from miskatonic.games.arkham.decks.buying import bought, offers
from miskatonic.games.arkham.decks.collection import collection
from miskatonic.games.arkham.decks.deck import Deck, counts
from miskatonic.games.arkham.decks.starters import STARTERS, ready_made
from miskatonic.games.arkham.game import ARKHAM
from miskatonic.kernel.decks import Offer

BOUGHT = Occasion(experience=None)
BEAT_COP, BEAT_COP_2, SHOTGUN, KNIFE, LITA, AMNESIA = "01018", "01028", "01029", "01086", "01117", "01096"
CLOSED = {"arkham-deck-access", "arkham-deck-others", "arkham-deck-scenario-card", "arkham-deck-second-investigator"}


def room(deck: Deck, offer: Offer) -> str:
    """A card of the deck that may go for what is offered."""
    own = (card for card, _ in deck.known(CORE) if counts(card) and card.title != CORE.by_code[offer.card].title)
    return offer.out or next(own).code


@pytest.mark.rule("experience.4", "experience.9", "experience.10")
@pytest.mark.parametrize("name", ready_made())
def test_each_offer_can_be_bought_for_its_price_and_for_no_less(name: str) -> None:
    deck = ready_made()[name]

    for offer in offers(deck):
        after, left = bought(deck, offer.cost, offer.card, room(deck, offer), BOUGHT)
        assert (left, after.cards[offer.card]) == (0, deck.cards.get(offer.card, 0) + 1)
        with pytest.raises(Refused):
            bought(deck, offer.cost - 1, offer.card, room(deck, offer), BOUGHT)


@pytest.mark.rule("deckbuilding.4")
def test_of_a_title_that_is_there_twice_only_a_better_version_is_offered() -> None:
    deck = STARTERS["roland-banks"].with_card(BEAT_COP).with_card(KNIFE, -1)

    cops = [offer for offer in offers(deck) if offer.card in (BEAT_COP, BEAT_COP_2)]

    assert cops == [Offer(BEAT_COP_2, 2, BEAT_COP)]


@pytest.mark.rule("experience.6")
def test_what_is_closed_to_an_investigator_is_not_offered() -> None:
    assert SHOTGUN in {offer.card for offer in offers(STARTERS["roland-banks"])}
    assert SHOTGUN not in {offer.card for offer in offers(STARTERS["skids-otoole"])}


@pytest.mark.rule("deckbuilding.5", "deckbuilding.8")
@pytest.mark.parametrize("slug", CORE.investigators)
def test_the_collection_opens_exactly_the_cards_that_a_deck_may_hold(slug: str) -> None:
    shown = next(each for each in collection().investigators if each.id == slug)
    deck = STARTERS[slug]

    held = {
        card.code
        for card in collection().cards
        if not CLOSED & {problem.text.id for problem in problems(deck.with_card(card.code), CORE, BOUGHT)}
    }

    assert set(shown.open) == held


def test_after_purchases_what_a_campaign_has_given_is_taken_on_trust() -> None:
    decks = ARKHAM.decks
    assert decks is not None
    given = STARTERS["roland-banks"].with_card(LITA).with_card(AMNESIA, 2)
    plain = {"investigator": given.investigator, "cards": given.cards}

    assert decks.problems(plain, "bought") == ()
    assert [problem.text.id for problem in decks.problems(plain, "campaign")] == [
        "arkham-deck-weaknesses",
        "arkham-deck-story",
    ]
