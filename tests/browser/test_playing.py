"""Whole games at one browser, from home to their end and their replay."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .person import Person, Room
from .ways import somehow


def at_once(person: Person) -> None:
    """Let computer players answer at once: nobody is here to be shown what they do."""
    person.page.get_by_text("More settings").click()
    person.page.get_by_role("group", name="Computer players answer").get_by_role("button", name="At once").click()


def test_a_game_of_cultists_against_computers_from_home_to_its_end_and_its_replay(ada: Person) -> None:
    page = ada.goto().page
    page.get_by_role("link", name="Play Among Cultists with computers").click()
    at_once(ada)
    page.get_by_label("Name at seat 1").fill("Ada")
    page.get_by_role("button", name="Begin").click()

    ada.play(somehow(1))

    ending = ada.see(".decide h2").text_content() or ""
    assert ending == ada.told()["ending"]
    page.get_by_role("link", name="Watch the replay").click()
    steps = int(re.findall(r"\d+", ada.see(".replay h2").text_content() or "")[1])
    page.get_by_role("button", name="Next round").click()
    expect(page.locator(".phases .round")).to_have_text(re.compile("1$"))
    page.get_by_role("slider", name="Step").fill(str(steps))
    expect(page.locator(".replay .ask p")).to_have_text(ending)
    page.get_by_role("link", name="Home").first.click()
    expect(page.get_by_role("link", name="Watch")).to_be_visible()


def test_a_game_of_the_laboratory_on_the_table_that_every_game_gets(ada: Person) -> None:
    page = ada.goto().page
    page.get_by_role("link", name="Play Laboratory with computers").click()
    at_once(ada)
    page.get_by_label("Life").fill("4")
    page.get_by_role("button", name="Begin").click()

    ada.play(somehow(2))

    assert ada.told()["status"] == "over"
    ada.see(".party")
    page.get_by_role("link", name="Watch the replay").click()
    ada.see(".replay")
    page.keyboard.press("]")
    expect(page.locator(".replay h2")).to_have_text(re.compile("Step 1 of"))


def test_a_page_learns_the_words_of_its_game_once_however_many_choices_are_made(ada: Person) -> None:
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(re.sub(r".*/api/|[?].*", "", request.url)))
    ada.table_of("laboratory", seats=[{"kind": "me", "name": "Ada"}, {"kind": "computer", "player": "random"}])

    ada.play(somehow(3))

    assert ada.choices > 5
    assert asked.count("games/laboratory/words") == 1
    assert asked.count("rules/laboratory") <= 2  # for links on the table, and for the reader at its side


def test_two_clicks_lead_from_home_to_a_game_with_computers(ada: Person) -> None:
    page = ada.goto().page

    page.get_by_role("link", name="Play Among Cultists with computers").click()
    page.get_by_role("button", name="Begin").click()

    ada.asked()
    assert ada.told()["status"] == "playing"
    assert [seat["kind"] for seat in ada.told()["seats"]] == ["person", "computer", "computer", "computer"]


def test_a_game_that_was_left_is_found_at_home_and_gone_on_with(ada: Person) -> None:
    table = ada.table_of("laboratory", seats=[{"kind": "me"}, {"kind": "computer", "player": "random"}])
    ada.asked()
    ada.page.get_by_role("link", name="Home").click()

    ada.page.get_by_role("link", name="Resume").click()

    ada.see(".decide .opt")
    assert ada.table == table


def test_what_is_finished_can_be_watched_by_whoever_has_the_link(room: Room, ada: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "computer", "player": "random"}]
    ada.table_of("laboratory", seats=seats, options={"life": 1})
    ada.play(somehow(3))
    ada.page.get_by_role("link", name="Watch the replay").click()
    ada.see(".replay")

    ben = room.person("Ben").goto(ada.page.url)

    ben.page.get_by_label("Whose eyes").select_option("1")
    expect(ben.page.locator(".replay h2")).to_have_text(re.compile("Step 0 of"))
    ben.page.get_by_role("button", name="One step on").click()
    expect(ben.page.locator(".replay h2")).to_have_text(re.compile("Step 1 of"))
