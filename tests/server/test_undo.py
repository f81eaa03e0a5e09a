"""Taking back: alone at once, with others by agreement, and not what has told somebody something."""

from .house import Guest, House, evening, seats


async def two_people(house: House, **rules: str) -> tuple[Guest, Guest, str]:
    ada, ben = await house.guest(), await house.guest()
    made = await ada.make(seats=seats("me", "open"), rules=rules, seed="undo")
    await ben.sit(ada, made["id"], 1)
    return ada, ben, made["id"]


async def wish(guest: Guest, table: str, seat: int) -> tuple[int, str]:
    answer = await guest.ask("POST", f"/api/tables/{table}/undo", {"seat": seat})
    return answer.status, "" if answer.status == 200 else answer.code


@evening
async def test_who_plays_alone_takes_back_at_once(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"))
    before = (await ada.look(made["id"], 0))["board"]
    await ada.choose(made["id"], 0)

    assert await wish(ada, made["id"], 0) == (200, "")

    after = await ada.look(made["id"], 0)
    assert after["choices"] == 0
    assert after["board"] == before


@evening
async def test_a_choice_is_taken_back_when_all_others_agree(house: House) -> None:
    ada, ben, table = await two_people(house)
    await ada.choose(table, 0)
    await wish(ada, table, 0)
    asked = await ben.look(table)

    await ben.ask("POST", f"/api/tables/{table}/undo-answers", {"agree": True})

    assert asked["undo"] == {"seat": 0, "choices": 1, "waiting": [1]}
    after = await ben.look(table)
    assert (after["choices"], after["undo"]) == (0, None)


@evening
async def test_one_no_is_enough(house: House) -> None:
    ada, ben, table = await two_people(house)
    await ada.choose(table, 0)
    await wish(ada, table, 0)

    await ben.ask("POST", f"/api/tables/{table}/undo-answers", {"agree": False})

    after = await ada.look(table)
    assert (after["choices"], after["undo"]) == (1, None)


@evening
async def test_the_one_who_asks_can_not_agree_for_the_others(house: House) -> None:
    ada, _, table = await two_people(house)
    await ada.choose(table, 0)
    await wish(ada, table, 0)

    await ada.ask("POST", f"/api/tables/{table}/undo-answers", {"agree": True})

    assert (await ada.look(table))["choices"] == 1


@evening
async def test_bids_that_were_revealed_are_not_taken_back(house: House) -> None:
    ada, ben, table = await two_people(house)
    await ada.choose(table, 0, 0)
    await ben.choose(table, 1, 2)

    assert await wish(ada, table, 0) == (409, "room.undo-revealed")


@evening
async def test_with_free_undo_revealed_bids_are_taken_back_and_chance_goes_another_way(house: House) -> None:
    ada, ben, table = await two_people(house, undo="free")
    await ada.choose(table, 0, 0)
    await ben.choose(table, 1, 2)
    await wish(ada, table, 0)
    before = house.room.sittings[table].table.game
    assert before is not None
    seed = before.table.state.chance.seed

    await ben.ask("POST", f"/api/tables/{table}/undo-answers", {"agree": True})

    after = house.room.sittings[table].table.game
    assert after is not None
    assert after.version == 0
    assert after.table.state.chance.seed != seed


@evening
async def test_where_the_host_wants_no_undo_there_is_none(house: House) -> None:
    ada, _, table = await two_people(house, undo="off")
    await ada.choose(table, 0)

    assert await wish(ada, table, 0) == (403, "room.undo-off")


@evening
async def test_a_choice_withdraws_what_was_asked_to_be_taken_back(house: House) -> None:
    ada, ben, table = await two_people(house)
    await ada.choose(table, 0)
    await wish(ada, table, 0)

    await ben.choose(table, 1)
    late = await ben.ask("POST", f"/api/tables/{table}/undo-answers", {"agree": True})

    assert (late.status, late.code) == (409, "room.undo-none")


@evening
async def test_a_game_that_is_over_stays_over_where_others_have_seen_it_all(house: House) -> None:
    ada, ben, table = await two_people(house, undo="free")
    people = (ada, ben)
    while (told := await ada.look(table))["status"] == "playing":
        asked = next(seat["seat"] for seat in told["seats"] if seat["asked"])
        await people[asked].choose(table, asked)

    assert await wish(ada, table, 0) == (409, "room.undo-over")


@evening
async def test_taking_back_survives_a_restart(house: House) -> None:
    ada, ben, table = await two_people(house)
    await ada.choose(table, 0)
    await wish(ada, table, 0)
    await ben.ask("POST", f"/api/tables/{table}/undo-answers", {"agree": True})
    await ada.choose(table, 0, 1)
    before = await ada.look(table)
    house.room.forget(table)

    assert await ada.look(table) == before
