"""Decks over HTTP: what they are built from, what is wrong with one, lists in and out, purchases."""

from __future__ import annotations

import json
from typing import Any

import pytest

from miskatonic import LANGS

from .house import Answer, Guest, House, evening, seats

LONG = "This is no deck list: it has more than 300 lines, or one of more than 200 letters"
BEAT_COP, BEAT_COP_2, KNIFE, MACHETE, RANDOM_WEAKNESS = "01018", "01028", "01086", "01020", "01000"


async def post(guest: Guest, route: str, said_in: str = "en", **body: Any) -> Answer:
    return await guest.ask("POST", f"/api/games/arkham/decks/{route}?lang={said_in}", body)


async def built_from(guest: Guest, lang: str = "en") -> Any:
    return (await guest.ask("GET", f"/api/games/arkham/decks?lang={lang}")).told


async def starter(guest: Guest, name: str = "roland-banks") -> Any:
    ready = {each["id"]: each for each in (await built_from(guest))["ready"]}
    return {"investigator": ready[name]["investigator"], "cards": ready[name]["cards"]}


def texts(answer: Answer) -> list[str]:
    return [each["text"] for each in answer.told["problems"]]


@evening
async def test_the_collection_shows_cards_in_the_reader_s_language(house: House) -> None:
    ada = Guest(house)

    english, spanish = await built_from(ada), await built_from(ada, "es")

    names = [{card["code"]: card["name"] for card in told["cards"]}[KNIFE] for told in (english, spanish)]
    assert names == ["Knife", "Cuchillo"]
    assert {each["id"] for each in english["investigators"]} >= {"roland-banks", "wendy-adams"}
    assert [facet["field"] for facet in english["facets"]] == ["card_class", "sort", "level", "slots", "traits"]


@pytest.mark.parametrize("lang", LANGS)
@evening
async def test_every_value_of_a_card_has_a_name_to_be_chosen_by(house: House, lang: str) -> None:
    told = await built_from(Guest(house), lang)

    for facet in told["facets"]:
        values = {value for value, label in facet["values"] if label}
        for card in told["cards"]:
            found = card[facet["field"]]
            held = found if isinstance(found, list) else [] if found is None else [found]
            assert values >= {str(each) for each in held}, (card["code"], facet["field"])


@evening
async def test_ready_made_decks_are_legal_and_say_what_a_seat_plays(house: House) -> None:
    ada = await house.guest()
    for ready in (await built_from(ada))["ready"]:
        deck = {"investigator": ready["investigator"], "cards": ready["cards"]}

        told = (await post(ada, "checks", deck=deck)).told

        assert told["problems"] == []
        table = await ada.make(game="arkham", seats=[{"kind": "me", "setup": told["seat"]}])
        assert table["status"] == "playing"


@evening
async def test_all_that_is_wrong_with_a_deck_is_told_at_once_with_its_rules(house: House) -> None:
    ada = Guest(house)
    deck = await starter(ada)
    del deck["cards"]["01006"]
    deck["cards"] |= {MACHETE: 4, "01060": 1, "99999": 1}

    answer = await post(ada, "checks", deck=deck)

    assert texts(answer) == [
        "No such card: 99999",
        "The deck must hold 30 cards, not 34",
        "Machete: 4 copies, where 2 may be",
        "Shrivelling is closed to Roland Banks",
        "Roland’s .38 Special must be in the deck",
    ]
    assert ["deckbuilding.4"] in [each["rules"] for each in answer.told["problems"]]
    assert answer.told["seat"] == {}


@evening
async def test_a_deck_is_checked_for_what_it_is_meant_for(house: House) -> None:
    ada = Guest(house)
    deck = await starter(ada)
    del deck["cards"][BEAT_COP]
    deck["cards"][BEAT_COP_2] = 1

    found = {
        purpose: texts(await post(ada, "checks", deck=deck, purpose=purpose))
        for purpose in ("campaign", "bought", "standalone")
    }

    assert found == {"campaign": ["Its cards cost 2 experience, and there is 0"], "bought": [], "standalone": []}


@evening
async def test_the_placeholder_of_a_random_weakness_stays_out_of_the_seat(house: House) -> None:
    ada = await house.guest()
    deck = await starter(ada)
    deck["cards"][RANDOM_WEAKNESS] = 1

    told = (await post(ada, "checks", deck=deck, purpose="standalone")).told

    assert told["problems"] == []
    assert RANDOM_WEAKNESS not in told["seat"]["deck"]
    await ada.make(game="arkham", seats=[{"kind": "me", "setup": told["seat"]}])


@pytest.mark.parametrize("form", ["json", "list"])
@pytest.mark.parametrize("lang", LANGS)
@evening
async def test_a_deck_goes_out_as_a_list_and_comes_back_the_same(house: House, form: str, lang: str) -> None:
    ada = Guest(house)
    deck = await starter(ada, "wendy-adams-two-boxes")

    written = (await post(ada, "writings", lang, deck=deck, form=form)).told["text"]
    read = (await post(ada, "readings", text=written)).told["deck"]

    assert {field: read[field] for field in deck} == deck


@evening
async def test_cards_that_nobody_knows_are_named_and_nothing_is_dropped(house: House) -> None:
    listed = "Roland Banks\n2x Machette\n1x Beat Cop\n1x Zzzzzz\n"

    answer = await post(Guest(house), "readings", text=listed)

    assert (answer.status, answer.code) == (400, "deck.bad")
    assert texts(answer) == ["There is no card “Machette”; do you mean “Machete”?", "No such card: Zzzzzz"]


@pytest.mark.parametrize("lang", LANGS)
@evening
async def test_what_is_wrong_is_told_in_the_reader_s_language(house: House, lang: str) -> None:
    ada = Guest(house)

    said = [
        texts(await post(ada, "readings", each, text='{"investigator_code": 7, "slots": {"01020": "x"}}'))
        for each in (lang, "en")
    ]

    assert len(said[0]) == 2
    assert (said[0] == said[1]) == (lang == "en")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[" * 50_000,
        json.dumps({"investigator_code": "01001", "slots": {"01020": 10**30}}),
        json.dumps({"investigator_code": "01001", "slots": {f"x{number}": 1 for number in range(5000)}}),
        "Roland Banks\n" + "1x Nobody\n" * 5000,
        "Roland Banks\n1x a" + " " * 150_000 + "b",
        "1" * 150_000,
    ],
    ids=["empty", "broken", "deep", "count", "codes", "lines", "long line", "one word"],
)
@evening
async def test_a_hostile_list_is_refused_soon_and_in_words(house: House, text: str) -> None:
    answer = await post(Guest(house), "readings", text=text)

    assert answer.status == 400
    assert answer.told["text"]


@pytest.mark.parametrize("route", ["checks", "writings", "offers", "purchases"])
@pytest.mark.parametrize(
    ("deck", "problems"),
    [
        ({}, ["“investigator” is missing", "“cards” is missing"]),
        (
            {"investigator": 7, "cards": [], "name": None, "more": 1},
            [
                "“more” is unknown",
                "“investigator” should be a text, not a whole number",
                "“name” should be a text, not empty",
                "“cards” should be an object, not a list",
            ],
        ),
        (
            {"investigator": "roland-banks", "cards": {"01020": "2", "01021": 10**12, "01022": -1, "01023": True}},
            [
                "“cards.01020” should be a whole number, not a text",
                "“01021” can’t be there 1000000000000 times",
                "“01022” can’t be there -1 times",
                "“cards.01023” should be a whole number, not true or false",
            ],
        ),
        (
            {"investigator": "roland-banks", "cards": {}, "name": "x" * 101},
            ["The name is longer than 100 letters"],
        ),
        ({"investigator": "roland-banks", "cards": {f"x{number}": 1 for number in range(30_000)}}, [LONG]),
        ({f"x{number}": 1 for number in range(30_000)}, [LONG]),
    ],
    ids=["empty", "types", "counts", "name", "many cards", "many fields"],
)
@evening
async def test_what_is_no_deck_is_refused_with_a_list(house: House, route: str, deck: Any, problems: list[str]) -> None:
    more: dict[str, Any] = {"experience": 3, "card": BEAT_COP_2} if route == "purchases" else {}

    answer = await post(Guest(house), route, deck=deck, **more)

    assert (answer.status, texts(answer)) == (400, problems)


@pytest.mark.parametrize("route", ["writings", "offers"])
@evening
async def test_a_deck_of_nobody_is_refused_by_name(house: House, route: str) -> None:
    answer = await post(Guest(house), route, deck={"investigator": "nobody", "cards": {}})

    assert (answer.status, texts(answer)) == (400, ["There is no investigator called “nobody”"])


@pytest.mark.rule("experience.9")
@evening
async def test_offers_say_what_can_be_bought_and_what_a_better_version_costs(house: House) -> None:
    ada = Guest(house)

    offers = (await post(ada, "offers", deck=await starter(ada))).told

    cops = [(each["cost"], each["out"]) for each in offers if each["card"] == BEAT_COP_2]
    assert cops == [(2, BEAT_COP), (2, None)]
    assert [each["cost"] for each in offers] == sorted(each["cost"] for each in offers)
    assert "01060" not in {each["card"] for each in offers}


@pytest.mark.rule("experience.7")
@evening
async def test_a_purchase_gives_the_new_deck_and_what_is_left(house: House) -> None:
    ada = Guest(house)
    deck = await starter(ada)

    told = (await post(ada, "purchases", deck=deck, experience=5, card=BEAT_COP_2, out=BEAT_COP)).told

    assert told["experience"] == 3
    assert (BEAT_COP in told["deck"]["cards"], told["deck"]["cards"][BEAT_COP_2]) == (False, 1)
    assert texts(await post(ada, "checks", deck=told["deck"], purpose="bought")) == []


@evening
async def test_what_cannot_be_bought_is_refused_in_words(house: House) -> None:
    ada = Guest(house)
    deck = await starter(ada)

    dear = await post(ada, "purchases", deck=deck, experience=1, card=BEAT_COP_2, out=BEAT_COP)
    kept = await post(ada, "purchases", deck=deck, experience=5, card=BEAT_COP_2, out="01007")
    strange = await post(ada, "purchases", deck=deck, experience=5, card="99999", out=BEAT_COP)

    assert texts(dear) == ["Beat Cop (2) costs 2 experience, and there is 1"]
    assert texts(kept) == ["Cover Up must stay in the deck"]
    assert texts(strange) == ["No such card: 99999"]
    assert {dear.status, kept.status, strange.status} == {400}


@evening
async def test_a_game_without_decks_says_so(house: House) -> None:
    answer = await Guest(house).ask("GET", "/api/games/cultists/decks")
    games = (await Guest(house).ask("GET", "/api/games")).told

    assert (answer.status, answer.code) == (404, "room.no-decks")
    assert [game["id"] for game in games if game["decks"]] == ["arkham"]


@evening
async def test_an_illegal_deck_at_a_table_changes_nothing(house: House) -> None:
    ada = await house.guest()
    setup = {"investigator": "roland-banks", "deck": {"01020": 10**9}}

    answer = await ada.ask("POST", "/api/tables", {"game": "arkham", "seats": [{**seats("me")[0], "setup": setup}]})

    assert answer.status == 400
    assert (await ada.ask("GET", "/api/tables")).told == []
