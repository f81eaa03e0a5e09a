"""What is on the screen, in both themes, in the longest language, on desks, low desks and phones."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from .eyes import barriers, flaws, picture
from .person import DESKTOP, PHONE, Person, Room
from .test_campaigns import opened, played_quickly
from .test_campaigns import set_up as set_up_campaign
from .ways import first_of, somehow

NARROW, LOW = (320, 700), (1280, 720)
COMPUTER = {"kind": "computer", "player": "random"}
ME = {"kind": "me", "name": "Ada"}
ROLAND = {"character": "roland-banks", "name": "Ada"}
WENDY = {"character": "wendy-adams", "name": "Benedicta Montgomery"}
SIX = [ME, *[COMPUTER] * 5]
Shown = Callable[[Person], object]


def home(person: Person) -> None:
    person.goto()
    person.see(".poster")


def home_with_tables(person: Person) -> None:
    person.table_of("laboratory", seats=[ME, COMPUTER], options={"life": 1})
    person.play(somehow(1))
    table(person)
    person.goto("/#/")
    person.see(".tables .btn")


def set_up(person: Person) -> None:
    person.goto("/#/new/cultists")
    person.see(".setup summary").click()


def seats(person: Person) -> None:
    person.table_of("cultists", seats=[ME, {"kind": "open"}, *[COMPUTER] * 3], begin=False)
    person.see(".seats .btn")


def table(person: Person) -> None:
    person.table_of("cultists", seats=SIX, seed="1")
    person.play(somehow(1), until=lambda: person.page.locator('.place[data-keys*="move:"]').count() > 0)


def action(person: Person) -> None:
    person.table_of("cultists", seats=SIX, seed="1")
    choose = first_of("stop", "ready", otherwise=somehow(2))
    person.play(choose, until=lambda: person.page.locator('.decide [data-key="pass-turn"]').count() > 0)


def facts(person: Person) -> None:
    table(person)
    person.page.locator(".people .row").nth(1).click()
    person.see("dialog")


def vote(person: Person) -> None:
    person.table_of("cultists", seats=[ME, *[{"kind": "computer", "player": "deducer"}] * 5], seed="1")
    walks = first_of("move:lb", "start-vote", "reveal-murder", "ready", "move:nw", "stop", otherwise=somehow(2))
    person.play(walks, until=lambda: person.page.locator(".vote").count() > 0)


def replay(person: Person) -> None:
    person.table_of("laboratory", seats=[ME, COMPUTER], options={"life": 1})
    person.play(somehow(1))
    person.page.locator(".decide a.opt.end").click()
    person.see(".replay")


def generic(person: Person) -> None:
    person.table_of("laboratory", seats=[ME, COMPUTER, COMPUTER], seed="2")
    person.play(somehow(2), until=lambda: person.page.locator('.decide [data-key="end-turn"]').count() > 0)


def campaigns(person: Person) -> None:
    set_up_campaign(person, ROLAND)
    person.goto("/#/campaigns").see(".tables h3")


def new_campaign(person: Person) -> None:
    person.goto("/#/campaigns/new/arkham").see(".setup .seg button").nth(6).click()
    person.see(".seats li:nth-child(3) select >> nth=2")


def campaign(person: Person) -> str:
    made = set_up_campaign(person, ROLAND, WENDY, {"character": "agnes-baker", "name": "Herbert", **COMPUTER})
    person.goto(f"/#/campaigns/{made}").see(".people h3")
    return made


def campaign_played(person: Person) -> str:
    """After a first scenario that was won, with cards to be bought and one that was earned."""
    made = set_up_campaign(person, ROLAND, WENDY)
    played_quickly(person, opened(person, made), somehow(1))
    person.goto(f"/#/campaigns/{made}").see(".people h3")
    for deck in person.page.locator("details").all()[:1]:
        deck.locator("summary").click()
    return made


def campaign_buying(person: Person) -> None:
    campaign_played(person)
    person.page.locator("article .acts .btn").first.click()
    person.see("dialog li")


def campaign_underway(person: Person) -> None:
    made = campaign(person)
    opened(person, made)
    person.page.reload()
    person.see(".next .acts .btn").last.click()
    person.see(".next .harm")


def campaign_over(person: Person) -> None:
    table = opened(person, set_up_campaign(person, ROLAND))
    played_quickly(person, table)
    person.goto(f"/#/table/{table}").see(".outcome-sheet")


def death(person: Person) -> None:
    person.table_of("deathmaydie", seats=[ME, COMPUTER, COMPUTER], seed="1")
    person.play(somehow(2), until=lambda: person.choices > 40)


def arkham(person: Person) -> None:
    person.table_of("arkham", seats=[ME, COMPUTER], seed="1")
    person.play(somehow(2), until=lambda: person.page.locator('.decide [data-key="investigate"]').count() > 0)


def rules(person: Person) -> None:
    person.goto("/#/rules/cultists/vote-procedure")
    person.see(".rules h2")


def help_sheet(person: Person) -> None:
    table(person)
    person.page.keyboard.press("?")
    person.see("dialog")


def about(person: Person) -> None:
    person.goto("/#/about")
    person.see("h1")


def hand_over(person: Person) -> None:
    person.table_of("cultists", seats=[ME, {"kind": "me", "name": "Ben"}, *[COMPUTER] * 3])
    person.see(".handover")


def decks(person: Person) -> None:
    deck(person)
    person.goto("/#/decks")
    person.see(".own .btn")


def deck(person: Person) -> None:
    person.goto("/#/decks/arkham")
    person.page.get_by_role("button", name=re.compile("01001|Roland Banks|Роланд Бэнкс")).nth(1).click()
    person.see(".grid .tile")


def deck_checked(person: Person) -> None:
    deck(person)
    person.see(".tile .more1:not(:disabled)").first.click()
    if person.page.locator(".parts").is_visible():
        person.page.locator(".parts button").nth(2).click()
    person.see(".legality li")


def deck_upgraded(person: Person) -> None:
    deck(person)
    narrow = person.page.locator(".parts").is_visible()
    if narrow:
        person.page.locator(".parts button").nth(2).click()
    person.see(".check .seg button").nth(2).click()
    person.see(".xp input").fill("6")
    person.page.keyboard.press("Tab")
    if narrow:
        person.page.locator(".parts button").first.click()
    person.see(".tile .buy:not(:disabled)")


def deck_listed(person: Person) -> None:
    person.goto("/#/decks/arkham")
    person.see("main > header .btn").click()
    person.see("dialog textarea").fill("Roland Banks\n2x Machette\n1x Zzzzz")
    person.see("dialog .gold").click()
    person.see("dialog [role=alert]")
    person.trouble.clear()  # that the list was refused


def seat_decks(person: Person) -> None:
    deck_checked(person)
    person.goto("/#/new/arkham")
    choice = person.see(".seats select[aria-invalid]").first
    choice.select_option(choice.locator("option").last.get_attribute("value"))
    person.see(".seats select[aria-invalid=true]")


def seats_with_decks(person: Person) -> None:
    person.table_of("arkham", seats=[ME, {"kind": "open"}], begin=False)
    person.see(".seats select[aria-invalid]")


PAGES: list[Shown] = [
    home, home_with_tables, set_up, seats, table, action, facts, vote, replay, generic, death, arkham, rules,
    help_sheet, about, hand_over, decks, deck, deck_checked, deck_upgraded, deck_listed, seat_decks,
    seats_with_decks, campaigns,
    new_campaign, campaign, campaign_played, campaign_buying, campaign_underway, campaign_over,
]  # fmt: skip
HOWS = {
    "desktop-dark-en": (DESKTOP, "dark", "en"),
    "desktop-light-ru": (DESKTOP, "light", "ru"),
    "low-dark-pt": (LOW, "dark", "pt"),
    "phone-dark-ru": (PHONE, "dark", "ru"),
    "phone-light-en": (PHONE, "light", "en"),
    "narrow-dark-es": (NARROW, "dark", "es"),
}


@pytest.mark.parametrize("how", HOWS)
def test_nothing_is_cut_off_small_covered_or_shut_to_anybody(room: Room, how: str) -> None:
    size, theme, lang = HOWS[how]
    wrong = []
    for page in PAGES:
        person = room.person("Ada", size, color_scheme=theme, locale=lang, has_touch=size[0] < 721)
        page(person)
        shown = page.__name__.replace("_", "-")
        picture(person, f"{shown}-{how}")
        wrong += [f"{shown}: {flaw}" for flaw in (*flaws(person), *barriers(person))]
        person.context.close()
    assert not wrong, "\n".join(wrong)


def test_letters_can_be_twice_as_large(room: Room) -> None:
    person = room.person("Ada", (720, 450), device_scale_factor=2)

    for page in (home, set_up, rules, about, decks, deck):
        page(person)
        assert not [flaw for flaw in flaws(person) if re.match("the page|cut off|words over", flaw)], page.__name__
