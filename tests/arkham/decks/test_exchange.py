"""Deck lists from elsewhere and back: ArkhamDB's JSON and plain text."""

import json

import pytest

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.deck import Deck
from miskatonic.games.arkham.decks.reading import BadDeck, read_deck
from miskatonic.games.arkham.decks.starters import STARTERS, STARTERS_OF_TWO
from miskatonic.games.arkham.decks.writing import write_json, write_list
from miskatonic.kernel.text import LANGS, Lang, text

ALL = [*STARTERS.values(), *STARTERS_OF_TWO.values()]

LIST = """\
Hunting in the dark

Roland Banks (Core Set)

Assets (3)
2x Machete (Core Set)
1x Beat Cop [2] (Core Set)
1 Dr. Milan Christopher: Professor of Entomology
Events
- 2x "Look what I found!"
1x evidence
1x Lucky! (2)
1x Random Basic Weakness
"""


def codes_of(error: BadDeck) -> list[str]:
    return [reason.text.id for reason in error.problems]


def refused(source: str) -> BadDeck:
    with pytest.raises(BadDeck) as caught:
        read_deck(source)
    return caught.value


@pytest.mark.parametrize("deck", ALL, ids=lambda deck: deck.investigator)
def test_a_deck_written_as_json_reads_back_the_same(deck: Deck) -> None:
    assert read_deck(write_json(deck)).cards == deck.cards


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("slug", STARTERS)
def test_a_deck_written_as_a_list_reads_back_the_same_in_every_language(slug: str, lang: Lang) -> None:
    deck = STARTERS_OF_TWO[slug].with_card("01028").with_card("01000")

    back = read_deck(write_list(deck, lang))

    assert (back.investigator, back.cards) == (slug, deck.cards)


def test_a_list_as_people_write_it_is_understood() -> None:
    deck = read_deck(LIST)

    assert (deck.name, deck.investigator) == ("Hunting in the dark", "roland-banks")
    assert deck.cards == {
        "01000": 1,
        "01020": 2,
        "01022": 1,
        "01028": 1,
        "01033": 1,
        "01079": 2,
        "01084": 1,
    }


def test_fields_that_another_site_adds_do_no_harm() -> None:
    data = json.loads(write_json(STARTERS["roland-banks"]))
    data |= {"id": 7, "sideSlots": [], "taboo_id": None, "meta": "", "xp": None, "problem": "too_few_cards"}

    assert read_deck(json.dumps(data)) == read_deck(write_json(STARTERS["roland-banks"]))


def test_unknown_cards_are_named_and_not_dropped() -> None:
    in_json = refused(json.dumps({"investigator_code": "01001", "slots": {"01020": 2, "12345": 1}}))
    in_list = refused("Roland Banks\n2x Machete\n1x Machette of Doom\n1x Zzyzx")

    assert in_json.problems[0].text == text("arkham-deck-unknown", codes="12345")
    assert [problem.text for problem in in_list.problems] == [
        text("arkham-deck-unknown-near", name="Machette of Doom", nearest="Machete"),
        text("arkham-deck-unknown", codes="Zzyzx"),
    ]


def test_all_wrong_types_are_told_at_once() -> None:
    error = refused(
        json.dumps(
            {"name": 3, "investigator_code": 1001, "slots": {"01020": "2", "01021": 1.5, "01022": True, "01023": -1}}
        )
    )

    assert codes_of(error) == [
        "arkham-deck-type",
        "arkham-deck-type",
        "arkham-deck-type",
        "arkham-deck-type",
        "arkham-deck-number",
        "arkham-deck-type",
    ]


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("{", "arkham-deck-json"),
        ("[" * 100_000, "arkham-deck-json"),
        ("[]", "arkham-deck-type"),
        ('{"investigator_code": "01001"}', "arkham-deck-missing"),
        ('{"investigator_code": "01001", "slots": [1]}', "arkham-deck-type"),
        ('{"investigator_code": "01020", "slots": {}}', "arkham-deck-investigator"),
        ('{"slots": {}}', "arkham-deck-missing"),
        ("", "arkham-deck-nobody"),
        ("2x Machete", "arkham-deck-nobody"),
        ("Roland Banks\n0x Machete", "arkham-deck-number"),
    ],
)
def test_what_is_no_deck_is_refused_with_what_is_wrong(source: str, code: str) -> None:
    assert code in codes_of(refused(source))


def test_an_investigator_may_be_counted_like_a_card() -> None:
    assert read_deck("1x Wendy Adams\n2x Lucky!").investigator == "wendy-adams"


def test_a_lower_level_is_meant_where_none_is_given() -> None:
    assert read_deck("Roland Banks\n1x Beat Cop").cards == {"01018": 1}


def test_every_card_that_decks_hold_is_found_by_its_slug() -> None:
    cards = CORE.player_cards()

    deck = read_deck("\n".join(["Roland Banks", *(f"1x {card.slug}" for card in cards)]))

    assert deck.cards == {card.code: 1 for card in sorted(cards, key=lambda card: card.code)}
