import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.seats import Seat
from miskatonic.table import EVERYONE, CardId, Pile, PileView, Secrecy, Sight, Zone

OWNER, OTHER = Seat(0), Seat(1)
DISCARD = Zone("discard pile", Secrecy.OPEN)
HAND = Zone("hand", Secrecy.COUNT)
DECK = Zone("deck", Secrecy.HIDDEN)
PULSE = Zone("pulse pile", Secrecy.BLIND)
CARDS = Pile((CardId(4), CardId(2), CardId(7)))
COUNT = PileView(3)


@pytest.mark.parametrize("viewer", [OWNER, OTHER, None])
def test_an_open_pile_shows_faces_and_order_to_everybody(viewer: Seat | None) -> None:
    assert DISCARD.view(CARDS, viewer, OWNER) == PileView(3, CARDS.cards)


def test_a_hand_shows_its_faces_to_its_owner_alone() -> None:
    assert HAND.view(CARDS, OWNER, OWNER) == PileView(3, CARDS.cards)
    assert HAND.view(CARDS, OTHER, OWNER) == HAND.view(CARDS, None, OWNER) == COUNT


@pytest.mark.parametrize("zone", [DECK, PULSE])
@pytest.mark.parametrize("viewer", [OWNER, OTHER, None])
def test_a_face_down_pile_shows_its_number_alone_even_to_its_owner(zone: Zone, viewer: Seat | None) -> None:
    assert zone.view(CARDS, viewer, OWNER) == COUNT


def test_a_spectator_does_not_own_the_piles_that_nobody_owns() -> None:
    assert HAND.seen_by(None, None) is Sight.KNOWN
    assert HAND.view(CARDS, None) == COUNT


def test_a_seat_that_looked_at_the_top_of_a_deck_sees_that_card_and_no_other() -> None:
    deck = CARDS.look(OTHER, 1)

    assert DECK.view(deck, OTHER, OWNER) == PileView(3, (CardId(4), None, None))
    assert DECK.view(deck, OWNER, OWNER) == DECK.view(deck, None, OWNER) == COUNT


def test_a_seat_still_knows_the_card_that_it_saw_before_somebody_drew_it() -> None:
    drawn = CARDS.look(OTHER, 1).draw()
    hand = Pile((CardId(9),)).put_at_bottom(*drawn.cards, known=drawn.known)

    assert HAND.view(hand, OTHER, OWNER) == PileView(2, (None, CardId(4)))


def test_a_giver_knows_the_card_in_the_blind_pile_and_the_owner_never_does() -> None:
    pulse = CARDS.put_on_top(CardId(8)).show(OTHER, CardId(8)).look(OWNER)

    assert PULSE.view(pulse, OTHER, OWNER) == PileView(4, (CardId(8), None, None, None))
    assert PULSE.view(pulse, OWNER, OWNER) == PileView(4)


def test_a_card_revealed_in_a_deck_is_seen_by_all_until_the_shuffle() -> None:
    deck = CARDS.reveal(CardId(2))

    assert DECK.view(deck, None) == DECK.view(deck, OTHER, OWNER) == PileView(3, (None, CardId(2), None))
    assert DECK.view(deck.shuffle(Chance.of(3)), OTHER, OWNER) == COUNT


viewers = st.sampled_from([None, OWNER, OTHER])
zones = st.sampled_from([DISCARD, HAND, DECK, PULSE])


@given(zones, viewers, st.permutations(range(8)), st.sets(st.tuples(st.integers(0, 7), st.sampled_from([0, 1, -1]))))
def test_two_piles_that_differ_in_unseen_cards_alone_give_the_same_bytes(
    zone: Zone, viewer: Seat | None, order: list[int], seen: set[tuple[int, int]]
) -> None:
    cards = tuple(CardId(card) for card in order)
    pile = Pile(cards, tuple(sorted((CardId(card), Seat(seat)) for card, seat in seen)))
    view = zone.view(pile, viewer, OWNER)
    shown = {card for card in view.cards or () if card is not None}
    other = Pile(
        tuple(card if card in shown else CardId(card + 100) for card in cards),
        tuple((card if card in shown else CardId(card + 100), seat) for card, seat in pile.known),
    )

    assert msgspec.json.encode(zone.view(other, viewer, OWNER)) == msgspec.json.encode(view)


@given(zones, viewers, st.sets(st.tuples(st.integers(0, 7), st.sampled_from([0, 1, -1]))))
def test_a_view_never_holds_more_than_the_seat_may_see(
    zone: Zone, viewer: Seat | None, seen: set[tuple[int, int]]
) -> None:
    pile = Pile(
        tuple(CardId(card) for card in range(8)), tuple(sorted((CardId(card), Seat(seat)) for card, seat in seen))
    )
    looked_at = {card for card, seat in seen if seat in (viewer, EVERYONE)}
    allowed = {
        Secrecy.OPEN: set(range(8)),
        Secrecy.COUNT: set(range(8)) if viewer == OWNER else looked_at,
        Secrecy.HIDDEN: looked_at,
        Secrecy.BLIND: set() if viewer == OWNER else looked_at,
    }[zone.secrecy]

    view = zone.view(pile, viewer, OWNER)

    assert view.count == 8
    assert {card for card in view.cards or () if card is not None} == allowed
