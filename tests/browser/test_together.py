"""Several people at one table: each at a browser of their own, or all at one screen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from .person import PHONE, Person, Room, play_together
from .ways import first_of, somehow

COMPUTER = {"kind": "computer", "player": "deducer"}
OPEN = {"kind": "open"}


class Heard:
    """What a browser was sent over the live connection, from a moment on."""

    def __init__(self, person: Person) -> None:
        self.messages: list[Any] = []
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(json.loads(frame)))

    def changes(self) -> set[str]:
        """Which parts of the table have changed, in these messages."""
        patches = [message for message in self.messages if message["type"] == "patch"]
        return {str(change["at"][0]) for patch in patches for change in patch["changes"]}


def invited(host: Person, seat: int, guest: Person) -> None:
    """The host copies a link, and the guest follows it and sits down."""
    host.page.get_by_role("button", name="Copy the invitation").first.click()
    link = host.see(f'input[aria-label="Invitation to seat {seat + 1}"]').input_value()
    guest.page.goto(link)
    guest.page.locator("#name").fill(guest.name)
    guest.page.locator("form .btn.gold").click()
    guest.see(".seats")
    expect(host.page.get_by_role("heading", name=guest.name, exact=True)).to_be_visible()


def test_three_people_and_three_computers_vote_in_secret(room: Room, ada: Person) -> None:
    people = [ada, room.person("Ben", PHONE), room.person("Cleo", locale="ru")]
    heard = Heard(people[1])
    ada.table_of("cultists", seats=[{"kind": "me", "name": "Ada"}, OPEN, OPEN, *[COMPUTER] * 3], seed="1", begin=False)
    for seat in (1, 2):
        invited(ada, seat, people[seat])
    ada.page.get_by_role("button", name="Begin").click()
    for person in people:
        person.see(".decide")

    def voting() -> bool:
        return all(person.page.locator(".vote").count() for person in people)

    starts = first_of("ready", "start-vote", "reveal-murder", otherwise=somehow(1))
    walks = first_of("move:lb", "start-vote", "reveal-murder", "ready", "move:nw", "stop", otherwise=somehow(2))
    play_together(people, [walks, starts, starts], voting)
    heard.messages.clear()
    ada.take("vote:1")
    expect(ada.page.locator(".cand.sel")).to_have_attribute("data-key", "vote:1")
    expect(people[1].page.locator(".ballots .yes").first).to_be_visible()

    ballots = people[1].page.locator(".ballots")
    assert "Ada" not in (ballots.text_content() or "")
    assert heard.changes() <= {"choices", "seats"}
    assert "vote" not in json.dumps(heard.messages)
    people[1].take("vote:1")
    people[2].take("vote:1")
    for person in people:
        expect(person.page.locator(".vote")).to_have_count(0)
    assert "Ada" in " ".join(line["text"] for line in people[1].told()["log"] if "vote-procedure.3" in line["rules"][0])


def test_nothing_of_the_last_person_stays_in_the_page_that_is_handed_over(ada: Person) -> None:
    ada.table_of("cultists", seats=[{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}, *[COMPUTER] * 3])
    ada.page.get_by_role("button", name="I am Ada").click()
    ada.asked()
    ada.take("open-envelope")

    expect(ada.page.get_by_role("dialog", name="Pass the screen to Ben")).to_be_visible()

    for left in (".mat", ".secret", ".log", ".decide", ".people"):
        assert ada.page.locator(left).count() == 0, left
    ada.page.get_by_role("button", name="I am Ben").click()
    ada.see(".decide .opt")
    assert ada.page.locator("#question").text_content() == "Open your envelope"


def test_a_choice_is_taken_back_when_the_other_agrees(room: Room, ada: Person) -> None:
    ben = room.person("Ben")
    ada.table_of("laboratory", seats=[{"kind": "me", "name": "Ada"}, OPEN], rules={"undo": "free"}, begin=False)
    invited(ada, 1, ben)
    ada.page.get_by_role("button", name="Begin").click()
    for person in (ada, ben):
        person.asked()
        person.take("bid:1")
    ada.asked()
    before = ada.told()["choices"]

    ada.page.keyboard.press("u")
    ben.page.get_by_role("button", name="Agree").click()

    expect(ben.page.locator(".wish")).to_have_count(0)
    assert ada.told()["choices"] < before


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_the_host_swaps_people_pauses_and_closes(room: Room, ada: Person, size: tuple[int, int]) -> None:
    ben = room.person("Ben", size)
    ada.table_of("laboratory", seats=[{"kind": "me", "name": "Ada"}, OPEN], begin=False)
    invited(ada, 1, ben)
    ada.page.get_by_role("button", name="Begin").click()
    ben.asked()

    ada.page.get_by_role("link", name="Seats").first.click()
    ada.page.get_by_role("button", name="Pause").click()
    expect(ben.page.locator(".decide h2")).to_have_text("The game is paused")
    ada.page.get_by_role("button", name="Go on").click()
    ben.see("#question")
    ada.page.get_by_role("button", name="Computer", exact=True).click()
    expect(ada.page.get_by_role("button", name="Computer", exact=True)).to_have_count(0)
    ada.page.get_by_role("button", name="Close the table").click()
    ada.see(".hall")

    expect(ben.page.locator(".decide h2")).to_have_text("The table is closed")
