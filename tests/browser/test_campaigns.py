"""A campaign in the browser: from home into its second scenario, with what the first has left."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from .person import PHONE, Choose, Person, Room
from .test_together import invited
from .ways import first_of, somehow

SOON_OVER = first_of("keep-hand", "take-turn", "end-turn", "commit-no-more", "pass", otherwise=somehow(1))
"""Nothing is done against the agenda, so that the first scenario ends as fast as it can."""
SOMEHOW = somehow(1)


def begun(person: Person, *, title: str = "Night") -> None:
    """The way a newcomer takes: from home to a campaign of one's own."""
    person.goto().page.get_by_role("navigation").get_by_role("link", name="Campaigns").first.click()
    person.page.get_by_role("link", name=re.compile("Begin a campaign")).click()
    person.page.get_by_label("What you call it").fill(title)
    person.page.get_by_label("Name of player 1").fill(person.name)
    person.page.get_by_role("button", name="Begin the campaign").click()
    person.see("main .next")


def played_quickly(person: Person, table: str = "", choose: Choose = SOON_OVER) -> None:
    """Play a table, or the one at which this person sits, to its end, as fast as the server takes it."""
    table, request = table or person.table, person.context.request
    while (told := request.get(f"/api/tables/{table}").json())["status"] == "playing":
        seat = next(seat["seat"] for seat in told["seats"] if seat["asked"])
        told = request.get(f"/api/tables/{table}?seat={seat}").json()
        key = choose([option["key"] for option in told["ask"]["options"]])
        body = {"seat": seat, "moment": told["ask"]["moment"], "key": key}
        assert request.post(f"/api/tables/{table}/choices", data=body).status == 201


def set_up(person: Person, *members: dict[str, Any], seed: str = "7") -> str:
    """A campaign made in the same way as the page makes it; its id."""
    person.goto("/#/about").see("h1")
    body = {"game": "arkham", "title": "Friday night", "members": members, "seed": seed}
    answer = person.context.request.post("/api/campaigns", data=body)
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def opened(person: Person, campaign: str, seed: str = "3") -> str:
    """The next game begins; its table."""
    path = f"/api/campaigns/{campaign}"
    version = person.context.request.get(path).json()["version"]
    return str(person.context.request.post(f"{path}/tables", data={"version": version, "seed": seed}).json()["table"])


def test_a_campaign_is_carried_from_home_into_its_second_scenario(ada: Person) -> None:
    begun(ada)
    page = ada.page
    expect(page.locator(".chapters .is-next")).to_contain_text("The Gathering")
    page.get_by_role("button", name="Begin it").click()
    ada.play(SOON_OVER, until=lambda: ada.choices > 6)
    assert "The Gathering" in (page.locator(".top").text_content() or "")

    played_quickly(ada)
    page.get_by_role("link", name="To the campaign").click()

    expect(page.locator(".chapters .is-played")).to_contain_text(re.compile("Resolution|No resolution"))
    expect(page.locator(".chapters .is-next")).to_contain_text("The Midnight Masks")
    expect(page.locator(".note li").first).not_to_have_text("Nothing has been recorded yet.")
    trauma = page.locator("dd").all_text_contents()
    assert trauma[1:] != ["0/9", "0/5"]
    page.get_by_role("button", name="Begin it").click()
    ada.see(".arkham .decide .opt")
    assert ada.told()["board"]["scenario"] == "the-midnight-masks"
    assert ada.told()["options"]["recorded"]


def test_experience_buys_a_card_by_keyboard_and_a_story_card_goes_into_the_deck(ada: Person) -> None:
    campaign = set_up(ada, {"character": "roland-banks", "name": "Ada"})
    played_quickly(ada, opened(ada, campaign), SOMEHOW)
    page = ada.goto(f"/#/campaigns/{campaign}").page
    ada.see("article dd")
    before = int(page.locator("dd").first.text_content() or "0")

    page.get_by_label("Lita Chantler is in the deck").check()
    expect(page.get_by_text("Deck: 34 cards")).to_be_visible()
    page.get_by_role("button", name="Roland Banks: spend experience").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Buy Magnifying Glass (1), replaces Magnifying Glass").focus()
    page.keyboard.press("Enter")

    expect(page.get_by_role("status").filter(has_text="Experience left")).to_have_text(f"Experience left: {before - 1}")
    expect(page.get_by_role("button", name="Buy Magnifying Glass (1), replaces Magnifying Glass")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_text("Deck: 34 cards").click()
    expect(page.locator(".deck")).to_contain_text("Magnifying Glass (1)")


def test_a_friend_who_sat_at_the_table_finds_the_campaign_and_a_stranger_does_not(room: Room, ada: Person) -> None:
    ben, eve = room.person("Ben", PHONE), room.person("Eve")
    wendy = {"character": "wendy-adams", "name": "Ben", "kind": "open"}
    campaign = set_up(ada, {"character": "roland-banks", "name": "Ada"}, wendy)
    ada.goto(f"/#/campaigns/{campaign}").page.get_by_role("button", name="Begin it").click()
    invited(ada, 1, ben)
    ada.page.get_by_role("button", name="Begin").click()
    ada.see(".decide")
    table = ada.table

    ben.goto("/").page.get_by_role("link", name="Campaigns").click()
    ben.page.get_by_role("link", name="Open: Friday night").click()
    ben.page.get_by_role("link", name="To the table").click()
    ben.see(".decide")
    assert ben.table == table

    eve.goto(f"/#/campaigns/{campaign}")
    expect(eve.page.locator(".nothing")).to_contain_text("Only those who take part")
    assert all("403" in trouble for trouble in eve.trouble)
    eve.trouble.clear()


def test_somebody_joins_and_leaves_and_a_game_that_is_given_up_changes_nothing(ada: Person) -> None:
    campaign = set_up(ada, {"character": "roland-banks", "name": "Ada"})
    page = ada.goto(f"/#/campaigns/{campaign}").page

    page.get_by_text("Somebody joins").click()
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_label("Character 2").select_option("wendy-adams")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.locator("article h3")).to_have_text(["Roland Banks", "Wendy Adams"])
    page.get_by_label("Who is the lead investigator?").select_option("wendy-adams")
    page.get_by_role("button", name="Begin it").click()
    ada.see(".handover")
    assert ada.told()["board"]["lead"] == 1

    page.goto(f"/#/campaigns/{campaign}")
    expect(page.get_by_label("Who plays Wendy Adams")).to_be_disabled()
    page.get_by_role("button", name="Give this game up").click()
    page.get_by_role("button", name="Yes, give it up").click()
    expect(page.locator(".chapters .is-next")).to_contain_text("The Gathering")
    page.get_by_role("button", name="Wendy Adams leaves").click()
    expect(page.get_by_text("Ben · Away")).to_be_visible()
    page.get_by_role("button", name="Wendy Adams comes back").click()
    expect(page.get_by_text("Ben · In play")).to_be_visible()
