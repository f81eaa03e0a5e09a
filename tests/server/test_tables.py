"""Tables over HTTP: made, begun, changed, listed, closed."""

import pytest

from .house import House, evening, seats


@evening
async def test_one_request_makes_a_table_and_deals_the_game(house: House) -> None:
    ada = await house.guest()

    table = await ada.make(seats=seats("me", "open"), title="Friday")

    assert table["status"] == "playing"
    assert table["title"] == "Friday"
    assert table["you"] == {"seat": 0, "seats": [0], "host": True, "away": [], "setups": []}
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open"]


@evening
async def test_a_table_can_gather_people_before_it_begins(house: House) -> None:
    ada, ben = await house.guest(), await house.guest()
    table = await ada.make(seats=seats("me", "open"), begin=False)
    await ben.sit(ada, table["id"], 1, "Ben")

    begun = await ada.ask("PATCH", f"/api/tables/{table['id']}", {"begin": True})

    assert table["status"] == "gathering"
    assert table["board"] is None
    assert begun.told["status"] == "playing"
    assert begun.told["seats"][1]["name"] == "Ben"


@evening
async def test_a_table_that_has_begun_can_not_begin_again(house: House) -> None:
    ada = await house.guest()
    table = await ada.make(seats=seats("me", "me"))

    again = await ada.ask("PATCH", f"/api/tables/{table['id']}", {"begin": True})

    assert (again.status, again.code) == (409, "room.begun")


@evening
async def test_what_can_not_be_dealt_is_refused_and_nobody_finds_a_table_of_it(house: House) -> None:
    ada = await house.guest()
    wrong = [
        {"game": "chess", "seats": seats("me", "me")},
        {"game": "laboratory", "seats": seats("me")},
        {"game": "laboratory", "seats": seats("me", "me"), "options": {"life": 0}},
        {"game": "laboratory", "seats": seats("me", "me"), "options": {"lives": 3}},
        {"game": "laboratory", "seats": seats("me", "genius")},
        {"game": "laboratory", "seats": [{"kind": "me", "setup": {"investigator": "roland"}}, {"kind": "me"}]},
        {"game": "laboratory", "seats": []},
        {"game": "laboratory"},
    ]

    answers = [await ada.ask("POST", "/api/tables", plan) for plan in wrong]

    assert [answer.status for answer in answers] == [400] * len(wrong)
    assert all(answer.told["text"] for answer in answers)
    assert (await ada.ask("GET", "/api/tables")).told == []


@evening
async def test_the_host_names_the_table_and_sets_its_rules(house: House) -> None:
    ada = await house.guest()
    table = await ada.make(seats=seats("me", "me"))

    rules = {"undo": "off", "timer": 60, "pace": 0, "spectators": True}
    changed = await ada.ask("PATCH", f"/api/tables/{table['id']}", {"title": "Monday", "rules": rules})

    assert changed.told["title"] == "Monday"
    assert changed.told["rules"] == rules


@evening
async def test_the_list_shows_ones_own_tables_and_whose_move_it_is(house: House) -> None:
    ada, ben, eve = [await house.guest() for _ in range(3)]
    table = await ada.make(seats=seats("me", "open"))
    await ben.sit(ada, table["id"], 1)

    lists = [(await guest.ask("GET", "/api/tables")).told for guest in (ada, ben, eve)]

    assert [[line["id"] for line in listed] for listed in lists] == [[table["id"]], [table["id"]], []]
    assert lists[0][0]["your_move"]


@evening
async def test_a_closed_table_takes_nothing_any_more(house: House) -> None:
    ada = await house.guest()
    table = await ada.make(seats=seats("me", "me"))
    path = f"/api/tables/{table['id']}"
    closed = await ada.ask("DELETE", path)

    choice = {"seat": 0, "moment": table["ask"]["moment"], "key": table["ask"]["options"][0]["key"]}
    tried = [
        await ada.ask("POST", f"{path}/choices", choice),
        await ada.ask("POST", f"{path}/chat", {"id": "1", "text": "Hello"}),
        await ada.ask("POST", f"{path}/undo", {"seat": 0}),
        await ada.ask("POST", f"{path}/invites", {"seat": 0}),
        await ada.ask("PATCH", path, {"title": "Still there"}),
        await ada.ask("PATCH", f"{path}/seats/0", {"name": "Ada"}),
    ]

    assert closed.told["status"] == "closed"
    assert closed.told["ask"] is None
    assert [(answer.status, answer.code) for answer in tried] == [(409, "room.closed")] * len(tried)


@evening
async def test_a_game_goes_from_its_beginning_to_its_end_over_http(house: House) -> None:
    ada, ben = await house.guest(), await house.guest()
    made = await ada.make(seats=seats("me", "open"), seed="a game")
    await ben.sit(ada, made["id"], 1)
    players = (ada, ben)

    for number in range(1000):
        table = await ada.look(made["id"])
        if table["status"] == "over":
            break
        asked = next(seat["seat"] for seat in table["seats"] if seat["asked"])
        answer = await players[asked].choose(made["id"], asked, number)
        assert answer.status == 201, answer.told

    assert table["ending"]
    assert table["ask"] is None
    assert table["choices"] == len(house.room.sittings[made["id"]].table.choices())


@evening
async def test_a_journal_that_was_brought_along_goes_on_at_a_table(house: House) -> None:
    ada = await house.guest()
    first = await ada.make(seats=seats("me", "me"), seed=7 * "x")
    await ada.choose(first["id"], 0)
    journal = str(house.room.sittings[first["id"]].table.game.journal)  # type: ignore[union-attr]

    brought = await ada.ask("POST", "/api/journals", {"journal": journal, "title": "Again"})

    assert brought.status == 201
    assert brought.told["choices"] == 1
    assert brought.told["you"]["seats"] == [0, 1]
    assert brought.told["board"] == (await ada.look(first["id"]))["board"]
    assert (await ada.choose(brought.told["id"], 1)).status == 201


@pytest.mark.parametrize("journal", ["", "{}", "nonsense\n", '{"format":99}\n', "\x00" * 50])
@evening
async def test_a_damaged_journal_is_refused(house: House, journal: str) -> None:
    ada = await house.guest()

    answer = await ada.ask("POST", "/api/journals", {"journal": journal})

    assert answer.status in (400, 422)
    assert answer.told["text"]


@evening
async def test_tables_leave_memory_and_come_back_as_they_were(house: House) -> None:
    ada = await house.guest()
    table = await ada.make(seats=seats("me", "me"))
    await ada.choose(table["id"], 0)
    before = await ada.ask("GET", f"/api/tables/{table['id']}")
    house.room.forget(table["id"])

    after = await ada.ask("GET", f"/api/tables/{table['id']}")

    assert after.body == before.body
