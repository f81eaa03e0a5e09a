"""The tables of the two co-operative games: whole games from home to their end, alone and by several browsers."""

from __future__ import annotations

from typing import Any

import pytest

from .person import PHONE, Person, Room, play_together
from .test_together import invited
from .ways import first_of, somehow

THUMB = {"kind": "computer", "player": "thumb"}
OPEN = {"kind": "open"}
ADA = {"kind": "me", "name": "Ada"}
ENOUGH = 40
"""How many choices of its own a browser makes before its table has shown what it can."""


def begun_from_home(person: Person, title: str) -> None:
    """The way a newcomer takes: two clicks, alone at the table, nothing to be waited for."""
    person.goto().page.get_by_role("link", name=f"Play {title} with computers").click()
    person.page.get_by_text("More settings").click()
    person.page.get_by_role("group", name="Computer players answer").get_by_role("button", name="At once").click()
    person.page.get_by_role("button", name="Begin").click()


def test_death_may_die_from_home_to_its_end_and_its_replay(ada: Person) -> None:
    begun_from_home(ada, "Cthulhu: Death May Die")
    ada.see(".death")

    ada.play(somehow(1))

    assert ada.see(".decide h2").text_content() == ada.told()["ending"]
    ada.page.get_by_role("link", name="Watch the replay").click()
    ada.see(".replay")


def test_one_plays_two_investigators_of_death_may_die_alone(ada: Person) -> None:
    ada.table_of("deathmaydie", seats=[ADA], seed="1")
    ada.see(".death")

    ada.play(somehow(2))

    assert ada.told()["status"] == "over"


def test_arkham_horror_from_home_to_its_end_and_its_replay(ada: Person) -> None:
    begun_from_home(ada, "Arkham Horror: The Card Game")
    ada.see(".arkham")

    ada.play(first_of("investigate", otherwise=somehow(1)))

    assert ada.see(".decide h2").text_content() == ada.told()["ending"]
    ada.page.get_by_role("link", name="Watch the replay").click()
    ada.see(".replay")


@pytest.mark.parametrize(("game", "options"), [("deathmaydie", {}), ("arkham", {"scenario": "the-gathering"})])
def test_three_browsers_play_together_and_a_computer_with_them(
    room: Room, ada: Person, game: str, options: dict[str, Any]
) -> None:
    people = [ada, room.person("Ben", PHONE), room.person("Cleo", locale="ru")]
    ada.table_of(game, seats=[ADA, OPEN, OPEN, THUMB], options=options, seed="2", begin=False)
    for seat in (1, 2):
        invited(ada, seat, people[seat])
    ada.page.get_by_role("button", name="Begin").click()
    for person in people:
        person.see(".decide")

    ways = [first_of("take-turn", otherwise=somehow(seat)) for seat in range(3)]
    play_together(people, ways, lambda: ada.choices > ENOUGH * len(people))

    assert ada.told()["choices"] > ENOUGH or ada.told()["status"] == "over"
