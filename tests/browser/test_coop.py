"""The tables of the two co-operative games: whole games from home to their end, alone and by several browsers."""

from __future__ import annotations

from typing import Any

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


def three_and_a_computer(room: Room, ada: Person, game: str, **plan: Any) -> list[Person]:
    """Three people at browsers of their own, one with a phone, one in Russian, and a computer player with them."""
    people = [ada, room.person("Ben", PHONE), room.person("Cleo", locale="ru")]
    ada.table_of(game, seats=[ADA, OPEN, OPEN, THUMB], begin=False, **plan)
    for seat in (1, 2):
        invited(ada, seat, people[seat])
    ada.page.get_by_role("button", name="Begin").click()
    for person in people:
        person.see(".decide")
    return people


def test_three_browsers_play_death_may_die_together_to_its_end(room: Room, ada: Person) -> None:
    people = three_and_a_computer(room, ada, "deathmaydie", seed="2")

    play_together(people, [somehow(seat) for seat in range(3)], lambda: False)

    ending = ada.told()["ending"]
    assert ending
    assert [person.told()["status"] for person in people] == ["over"] * 3
    assert [person.see(".decide h2").text_content() for person in people[:2]] == [ending] * 2


def test_three_browsers_play_arkham_horror_together_and_a_computer_with_them(room: Room, ada: Person) -> None:
    people = three_and_a_computer(room, ada, "arkham", options={"scenario": "the-gathering"}, seed="2")

    ways = [first_of("take-turn", otherwise=somehow(seat)) for seat in range(3)]
    play_together(people, ways, lambda: ada.choices > ENOUGH * len(people))

    assert ada.told()["choices"] > ENOUGH or ada.told()["status"] == "over"
