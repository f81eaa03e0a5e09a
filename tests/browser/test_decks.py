"""The deck builder: found, built, checked, upgraded, brought in and out, and played with."""

from __future__ import annotations

import json
import re

from playwright.sync_api import FilePayload, expect

from .person import PHONE, Person, Room
from .ways import first_of, somehow

ARKHAM = "Arkham Horror: The Card Game"


def begun(person: Person, how: str = "From scratch for Roland Banks") -> None:
    """A new deck on the work bench."""
    person.goto("/#/decks").page.get_by_role("button", name=how).click()
    person.see(".grid .tile")


def held(person: Person) -> dict[str, int]:
    """The cards of the deck, by code, as the page lists them."""
    rows = person.page.locator(".list li[data-code]")
    told = rows.evaluate_all("all => all.map(each => [each.dataset.code, parseInt(each.textContent)])")
    return {str(code): int(count) for code, count in told}


def says(person: Person, *problems: str) -> None:
    """Wait until this is said to be wrong with the deck, and nothing else."""
    found = person.page.locator(".legality li > span")
    expect(found).to_have_count(len(problems))
    for place, problem in enumerate(problems):
        expect(found.nth(place)).to_contain_text(problem)
    if not problems:
        expect(person.page.locator(".legality")).to_contain_text("Nothing is wrong with it.")


def filled(person: Person) -> None:
    """Put in two copies of each card of level 0, until the deck is full."""
    person.page.get_by_role("group", name="Level").get_by_role("button", name="0", exact=True).click()
    size = person.page.locator("[data-size]")
    while size.get_attribute("data-size") != "30":
        person.page.locator(".tile .more1:not(:disabled)").first.click()


def test_a_deck_is_built_and_the_gathering_played_with_it_from_home_to_its_resolution(ada: Person) -> None:
    ada.goto().page.get_by_role("link", name="Decks", exact=True).click()
    ada.page.get_by_role("button", name="From scratch for Roland Banks").click()
    says(ada, "The deck must hold 30 cards, not 0")
    ada.page.get_by_label("Name of the deck").fill("Night desk")
    filled(ada)
    says(ada)
    cards = held(ada)
    assert sorted(cards.values()) == [1, 1, *[2] * 15]

    ada.goto().page.get_by_role("link", name=f"Play {ARKHAM} with computers").click()
    ada.page.get_by_label("Deck of seat 1").select_option(label="Night desk (Roland Banks)")
    ada.page.get_by_text("More settings").click()
    ada.page.get_by_role("group", name="Computer players answer").get_by_role("button", name="At once").click()
    ada.page.get_by_role("button", name="Begin").click()
    ada.see(".arkham")
    ada.asked()
    hand = ada.told()["board"]["investigators"][0]["cards"]
    assert {card["code"] for card in hand} <= set(cards)
    ada.moment = ""
    ada.play(first_of("investigate", otherwise=somehow(1)))

    told = ada.told()
    assert (told["status"], ada.see(".decide h2").text_content()) == ("over", told["ending"])
    assert told["board"]["outcome"]["scenario"] == "the-gathering"


def test_a_deck_is_still_there_after_the_page_was_left(ada: Person) -> None:
    begun(ada)
    ada.page.get_by_role("button", name="Add Machete").click()
    says(ada, "The deck must hold 30 cards, not 1")
    before = held(ada)

    ada.page.reload()
    says(ada, "The deck must hold 30 cards, not 1")

    assert held(ada) == before
    ada.goto("/#/decks")
    expect(ada.page.locator(".own li")).to_contain_text("1 of 30 cards")


def test_cards_are_found_by_words_and_by_what_they_are(ada: Person) -> None:
    begun(ada)
    tiles = ada.page.locator(".grid .tile")

    ada.page.get_by_label("Search names and texts").fill("machete")
    expect(tiles).to_have_count(1)
    ada.page.get_by_label("Search names and texts").fill("")
    ada.page.get_by_role("group", name="Slot").get_by_role("button", name="Ally").click()
    ada.page.get_by_role("group", name="Class").get_by_role("button", name="Seeker").click()

    expect(tiles).to_have_count(2)
    expect(tiles.first).to_contain_text("Dr. Milan Christopher")
    ada.page.get_by_role("button", name="All cards").click()
    expect(tiles).not_to_have_count(2)


def test_a_deck_is_built_by_keys_alone_and_taken_back(ada: Person) -> None:
    begun(ada)
    keys = ada.page.keyboard

    keys.press("/")
    keys.type("beat cop")
    keys.press("Tab")
    ada.page.locator(".tile .card").first.focus()
    keys.press("+")
    keys.press("ArrowRight")
    keys.press("+")
    keys.press("+")
    says(ada, "The deck must hold 30 cards, not 2", "Its cards cost 2 experience, and there is 0")
    keys.press("-")
    keys.press("u")
    keys.press("u")

    says(ada, "The deck must hold 30 cards, not 1")
    assert held(ada)["01018"] == 1


def test_a_list_comes_in_with_unknown_cards_named_and_goes_out_again(ada: Person) -> None:
    ada.goto("/#/decks").page.get_by_role("button", name="Import").click()
    ada.page.get_by_label("Paste a list").fill("Roland Banks\n2x Machette\n1x Beat Cop [2]\n1x Zzzzzz")
    ada.page.get_by_role("button", name="Read it").click()
    wrong = ada.page.get_by_role("alert").locator("li")
    expect(wrong).to_have_text(["There is no card “Machette”; do you mean “Machete”?", "No such card: Zzzzzz"])
    ada.trouble.clear()  # that the list was refused

    ada.page.get_by_label("Paste a list").fill("Roland Banks\n2x Machete\n1x Beat Cop [2]")
    ada.page.get_by_role("button", name="Read it").click()
    ada.see(".grid .tile")
    assert held(ada) == {"01020": 2, "01028": 1}
    ada.page.get_by_role("button", name="Export").click()
    ada.page.get_by_role("button", name="ArkhamDB’s JSON").click()
    expect(ada.page.locator("dialog textarea")).to_have_value(re.compile('"01028": 1'))
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download").click()

    written = json.loads(download.value.path().read_text("utf-8"))
    assert written["slots"] == {"01020": 2, "01028": 1}


def test_a_deck_comes_from_a_file(ada: Person) -> None:
    ada.goto("/#/decks").page.get_by_role("button", name="Import").click()
    deck = {"investigator_code": "01005", "name": "Out of a file", "slots": {"01075": 2, "01014": 1}}

    file = FilePayload(name="wendy.json", mimeType="application/json", buffer=json.dumps(deck).encode())
    ada.page.locator("input[type=file]").set_input_files(files=file)
    ada.see(".grid .tile")

    expect(ada.page.get_by_label("Name of the deck")).to_have_value("Out of a file")
    assert held(ada) == {"01014": 1, "01075": 2}


def test_experience_buys_better_versions_for_their_price(room: Room) -> None:
    ada = room.person("Ada", PHONE, has_touch=True)
    begun(ada, "Ready-made deck of Roland Banks: One core set")
    ada.page.get_by_role("button", name="Check").click()
    ada.page.get_by_role("button", name="Upgrade").click()
    ada.page.get_by_label("Experience left").fill("3")
    ada.page.keyboard.press("Tab")
    ada.page.get_by_role("button", name="Find").click()

    ada.page.get_by_role("button", name="Buy Beat Cop (2) for 2 experience").click()
    ada.page.get_by_role("button", name="Upgrade Beat Cop 2").click()
    expect(ada.page.locator("dialog")).to_have_count(0)
    ada.page.get_by_role("button", name="Check").click()

    expect(ada.page.get_by_label("Experience left")).to_have_value("1")
    expect(ada.page.get_by_label("Bought")).to_contain_text("Beat Cop (2) for Beat Cop: 2")
    says(ada)
    ada.page.get_by_role("button", name="Deck", exact=True).click()
    assert {code: count for code, count in held(ada).items() if code in ("01018", "01028")} == {"01028": 1}


def test_an_illegal_deck_is_told_at_a_new_table_and_does_not_begin(ada: Person) -> None:
    begun(ada)
    ada.page.get_by_role("button", name="Add Machete").click()
    says(ada, "The deck must hold 30 cards, not 1")

    ada.goto("/#/new/arkham")
    ada.page.get_by_label("Deck of seat 1").select_option(label="Roland Banks")

    expect(ada.page.locator(".seats [role=alert] li")).to_have_text("The deck must hold 30 cards, not 1")
    expect(ada.page.get_by_role("button", name="Begin")).to_be_disabled()
    ada.page.get_by_label("Deck of seat 1").select_option(label="Deck: Starter deck")
    expect(ada.page.get_by_role("button", name="Begin")).to_be_enabled()


def test_who_comes_by_a_link_plays_a_deck_of_their_own(room: Room, ada: Person) -> None:
    ben = room.person("Ben")
    begun(ben, "Ready-made deck of Wendy Adams: Two core sets")
    ben.page.get_by_label("Name of the deck").fill("Street cats")
    cards = held(ben)
    ada.table_of("arkham", seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}], begin=False, seed="2")
    link = ada.context.request.post(f"/api/tables/{ada.table}/invites", data={"seat": 1}).json()
    ben.goto(f"/#/join/{link['table']}/{link['secret']}")
    ben.page.get_by_role("button", name="Sit down").click()

    ben.page.get_by_label("Deck of seat 2").select_option(label="Street cats (Wendy Adams)")
    expect(ben.page.get_by_label("Investigator")).to_have_value('"wendy-adams"')
    ada.page.get_by_role("button", name="Begin").click()

    ben.see(".arkham")
    mine = ben.told()["board"]["investigators"][1]
    assert mine["code"] == "01005"
    hand = [card["code"] for card in mine["cards"]]
    assert len(hand) == 5
    assert set(hand) <= set(cards)


def test_a_deck_that_is_thrown_away_is_gone_after_a_second_click(ada: Person) -> None:
    begun(ada)
    ada.goto("/#/decks").page.get_by_role("button", name="Throw away “Roland Banks”").click()
    expect(ada.page.locator(".own li .btn.gold")).to_have_count(1)

    ada.page.get_by_role("button", name="Throw it away").click()

    expect(ada.page.locator(".own li .btn.gold")).to_have_count(0)
    ada.page.reload()
    expect(ada.page.locator(".own li")).to_contain_text("None yet")
