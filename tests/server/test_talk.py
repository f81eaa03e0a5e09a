"""Talk at the table: once each, from one's own seat, and not where the rules forbid it."""

from .house import House, evening, seats


@evening
async def test_all_at_the_table_read_what_is_said(house: House) -> None:
    ada, ben = await house.guest(), await house.guest()
    made = await ada.make(seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    await ben.sit(ada, made["id"], 1, "Ben")

    await ben.ask("POST", f"/api/tables/{made['id']}/chat", {"id": "m1", "text": "Good evening", "seat": 1})

    line = (await ada.look(made["id"]))["chat"][-1]
    assert (line["seat"], line["name"], line["text"]) == (1, "Ben", "Good evening")


@evening
async def test_a_message_that_is_sent_twice_is_said_once(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"))

    async with ada.live(made["id"], 0) as live:
        await live.first()
        answers = [await live.ask(type="say", id="same", text="Once") for _ in range(3)]

    assert [answer["type"] for answer in answers] == ["done"] * 3
    assert [line["text"] for line in (await ada.look(made["id"]))["chat"]] == ["Once"]


@evening
async def test_nobody_talks_while_the_game_forbids_it(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(game="cultists", seats=seats(*["me"] * 4))
    game = house.room.sittings[made["id"]].table.game
    assert game is not None
    game.table.state.event = "N"

    async with ada.live(made["id"], 0) as live:
        seen = await live.first()
        answer = await live.ask(type="say", text="Psst")

    assert seen["silent"]
    assert (answer["type"], answer["code"]) == ("refused", "room.silent")
    assert not seen["chat"]


@evening
async def test_the_host_speaks_without_a_seat_and_strangers_do_not(house: House) -> None:
    ada, eve = await house.guest(), await house.guest()
    made = await ada.make(seats=seats("open", "open"), rules={"spectators": True})
    path, body = f"/api/tables/{made['id']}/chat", {"id": "1", "text": "Welcome"}

    answers = [await guest.ask("POST", path, body) for guest in (ada, eve)]

    assert [answer.status for answer in answers] == [201, 403]


@evening
async def test_old_messages_leave_the_page_and_stay_in_the_store(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"))

    async with ada.live(made["id"], 0) as live:
        await live.first()
        for number in range(230):
            await live.ask(type="say", text=f"Message {number}")

        assert len(live.table["chat"]) == 200
        assert live.table["chat"][-1]["text"] == "Message 229"
        assert live.table == await ada.look(made["id"], 0)
