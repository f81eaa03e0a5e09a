"""What goes wrong between a browser and the room: nothing is lost, and nothing counts twice."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocketRoute, expect

from .person import Person, Room
from .ways import somehow

DUEL = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]


class Wire:
    """The live connection of one browser, with somebody at it who can cut it."""

    def __init__(self, person: Person, *, swallow: bool) -> None:
        self.connections = 0
        self.chosen: list[str] = []
        self._swallow = swallow
        person.page.route_web_socket("**/live*", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self.connections += 1
        cut = self.connections == 1
        server = line.connect_to_server()

        def sent(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "choose":
                self.chosen.append(told["id"])
                if cut and self._swallow:
                    line.close()
                    return
            server.send(message)

        def came(message: str | bytes) -> None:
            told = json.loads(message)
            if cut and told["type"] == "done" and told["id"] in self.chosen:
                line.close()
            else:
                line.send(message)

        line.on_message(sent)
        server.on_message(came)


def bids(ada: Person) -> int:
    """How often somebody has bid."""
    return int(ada.told()["choices"])


def duel(ada: Person, ben: Person) -> None:
    """Ada and Ben, at browsers of their own."""
    ada.table_of("laboratory", seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}], begin=False)
    answer = ada.context.request.post(f"/api/tables/{ada.table}/invites", data={"seat": 1}).json()
    ben.goto(f"/#/join/{answer['table']}/{answer['secret']}")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.see(".seats")
    ada.page.get_by_role("button", name="Begin").click()
    ada.asked()


def test_a_choice_that_never_arrived_is_sent_again(room: Room, ada: Person) -> None:
    wire = Wire(ada, swallow=True)
    duel(ada, room.person("Ben"))

    ada.take("bid:1")
    expect(ada.page.locator(".decide")).to_have_attribute("data-moment", "")

    assert bids(ada) == 1
    assert wire.connections == 2
    assert len(wire.chosen) == 2
    assert len(set(wire.chosen)) == 1


def test_a_choice_whose_answer_was_lost_counts_once(room: Room, ada: Person) -> None:
    ben = room.person("Ben")
    wire = Wire(ada, swallow=False)
    duel(ada, ben)

    ada.take("bid:2")
    ben.asked()
    ben.take("bid:1")
    ada.asked()

    assert bids(ada) == 2
    assert wire.connections == 2
    expect(ada.page.locator(".toast")).to_have_count(0)


def test_a_double_click_counts_once(room: Room, ada: Person) -> None:
    duel(ada, room.person("Ben"))

    ada.page.locator('.decide [data-key="bid:1"]').dblclick()

    expect(ada.page.locator(".decide")).to_have_attribute("data-moment", "")
    assert bids(ada) == 1


def test_a_table_left_in_the_middle_of_a_decision_asks_again(ada: Person) -> None:
    ada.table_of("cultists", seats=[{"kind": "me"}, *[{"kind": "computer", "player": "deducer"}] * 4])
    ada.play(somehow(4), until=lambda: "movement points" in (ada.page.locator("#question").text_content() or ""))
    asked = ada.page.locator("#question").text_content()

    ada.page.reload()

    expect(ada.page.locator("#question")).to_have_text(asked or "")


def test_a_link_that_leads_nowhere_says_so_and_leads_home(ada: Person) -> None:
    ada.goto("/#/table/nosuchtable")

    ada.page.get_by_role("link", name="Home").click()

    ada.see(".hall")


def test_a_false_invitation_is_refused_in_words(ada: Person) -> None:
    ada.table_of("laboratory", seats=DUEL)
    table = ada.table
    ada.goto(f"/#/join/{table}/wrong").page.get_by_role("button", name="Sit down").click()

    expect(ada.page.get_by_role("alert")).not_to_be_empty()
    assert all("Failed to load resource" in trouble for trouble in ada.trouble)
    ada.trouble.clear()
