"""Other ways to hold it: another language, the keyboard alone, the thing itself instead of a list."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .person import PHONE, Person, Room
from .ways import somehow

COMPUTER = {"kind": "computer", "player": "deducer"}


def university(person: Person, people: int = 5) -> Person:
    """A game of Cultists with computers, in which this person has opened the envelope."""
    person.table_of("cultists", seats=[{"kind": "me", "name": "Ada"}, *[COMPUTER] * (people - 1)], seed="1")
    return person


def walking(person: Person) -> Person:
    """As before, until this person is asked where to go."""
    university(person).play(somehow(1), until=lambda: person.page.locator('.place[data-keys*="move:"]').count() > 0)
    return person


def reach(person: Person, thing: Locator) -> None:
    """Press Tab until the thing has the focus."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if thing.evaluate("thing => thing === document.activeElement"):
            return
    raise AssertionError(f"{thing} cannot be reached by Tab")


def test_the_language_changes_on_the_fly_in_the_middle_of_a_question(ada: Person) -> None:
    university(ada)
    expect(ada.page.locator("#question")).to_have_text("Open your envelope")
    moment = ada.page.locator(".decide").get_attribute("data-moment")

    ada.page.get_by_role("button", name="Language: English").click()
    ada.page.get_by_role("button", name="Русский").click()

    expect(ada.page.locator("#question")).to_have_text("Откройте свой конверт")
    expect(ada.page.locator("html")).to_have_attribute("lang", "ru")
    expect(ada.page.get_by_role("tab", name="Журнал")).to_be_visible()
    assert ada.page.locator(".decide").get_attribute("data-moment") == moment
    ada.page.reload()
    expect(ada.page.locator("#question")).to_have_text("Откройте свой конверт")


def test_a_game_is_set_and_begun_and_played_to_its_end_by_keyboard_alone(ada: Person) -> None:
    page, keys = ada.goto().page, ada.page.keyboard
    ada.see(".poster")
    reach(ada, page.get_by_role("link", name="Play Laboratory with computers"))
    keys.press("Enter")
    ada.see(".setup")
    reach(ada, page.locator("summary"))
    keys.press("Enter")
    reach(ada, page.get_by_role("button", name="At once"))
    keys.press("Space")
    reach(ada, page.get_by_label("Name at seat 1"))
    keys.type("Ada")
    keys.press("Enter")

    while ada.asked():
        keys.press("1")

    assert ada.told()["status"] == "over"
    assert ada.told()["seats"][0]["name"] == "Ada"


def test_keys_lead_to_what_may_be_done_and_tell_what_they_do(ada: Person) -> None:
    page, keys = walking(ada).page, ada.page.keyboard

    keys.press("?")
    expect(page.get_by_role("dialog", name="Keys and help")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    keys.press("n")
    expect(page.locator(".mayact:focus")).to_have_count(1)
    keys.press("l")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    keys.press("r")
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    keys.press("b")
    expect(page.locator(".board button:focus")).to_have_count(1)
    was = page.locator(".decide").get_attribute("data-moment")
    keys.press("n")
    keys.press("Enter")
    expect(page.locator(".decide")).not_to_have_attribute("data-moment", was or "")


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_one_walks_by_a_click_on_the_room_that_glows(room: Room, size: tuple[int, int]) -> None:
    ada = walking(room.person("Ada", size))
    goal = ada.page.locator('.place[data-keys*="move:"]').first
    where = goal.get_attribute("data-place")

    goal.click()

    ada.asked()
    assert ada.told()["board"]["players"][0]["place"] == where


def test_one_walks_by_dragging_oneself(ada: Person) -> None:
    page = walking(ada).page
    goal = page.locator('.place[data-keys*="move:"]').first
    where = goal.get_attribute("data-place")
    spot = goal.bounding_box()
    me = page.locator(".body.carried").bounding_box()
    assert spot
    assert me

    page.mouse.move(me["x"] + me["width"] / 2, me["y"] + me["height"] / 2)
    page.mouse.down()
    page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] - 12, steps=5)
    page.mouse.up()

    ada.asked()
    assert ada.told()["board"]["players"][0]["place"] == where


def test_a_thing_tells_what_it_is_and_why_something_cannot_be_done(ada: Person) -> None:
    page = walking(ada).page

    page.locator(".place:not(.mayact)").first.click(button="right")
    page.get_by_role("dialog").get_by_role("button", name="Why not?").first.click()

    dialog = page.get_by_role("dialog", name=re.compile("Why not"))
    expect(dialog.get_by_role("listitem").first).not_to_be_empty()
    rule = dialog.locator(".ref").first
    title = (rule.text_content() or "").removeprefix("§ ")
    rule.click()
    expect(page.locator(".rules h2")).to_have_text(re.sub(r" \d+$", "", title))


def test_a_log_line_leads_to_its_rule_and_the_rules_can_be_searched(ada: Person) -> None:
    page = walking(ada).page
    page.get_by_role("tab", name="Log").click()

    page.locator(".log .ref").first.click()
    ada.see(".rules h2")
    page.get_by_role("searchbox").fill("vote")

    page.locator(".hits button").first.click()
    expect(page.locator(".rules h2")).to_be_visible()


def test_secrets_are_covered_and_held_to_look_at(ada: Person) -> None:
    page = university(ada).page
    ada.asked()
    ada.take("open-envelope")
    expect(page.locator(".secret .card .name")).not_to_have_text("Role")
    role = page.locator(".secret .card .name").text_content() or ""

    page.get_by_role("button", name="Hide my secrets").first.click()

    expect(page.locator(".secret .card .name")).not_to_contain_text(role)
    expect(page.locator(".mat")).not_to_contain_text(role)
    card = page.locator(".secret .hold").bounding_box()
    assert card
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    expect(page.locator(".secret .card .name")).to_contain_text(role)
    page.mouse.up()
    expect(page.locator(".secret .card .name")).not_to_contain_text(role)


def test_what_happens_is_said_to_those_who_cannot_see_it(ada: Person) -> None:
    page = walking(ada).page
    live = page.locator("#just-now")

    expect(live).to_have_attribute("aria-live", "polite")
    last = ada.told()["log"][-1]["text"]
    expect(live).to_contain_text(last)


def test_nothing_moves_where_less_motion_is_wanted_and_people_walk_where_it_is(room: Room) -> None:
    for motion in ("reduce", "no-preference"):
        ada = walking(room.person("Ada", reduced_motion=motion))
        ada.page.evaluate(
            "() => { window.walked = 0; const old = Element.prototype.animate;"
            " Element.prototype.animate = function (...all) { window.walked += 1; return old.apply(this, all) } }"
        )
        ada.page.locator('.place[data-keys*="move:"]').first.click()
        ada.asked()
        assert (ada.page.evaluate("() => window.walked") > 0) == (motion == "no-preference"), motion
