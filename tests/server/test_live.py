"""The live connection: the whole table first, then what changes; commands the other way."""

import asyncio

import pytest

from .house import House, evening, evening_with, seats


@evening
async def test_a_connection_follows_the_table_by_patches_alone(house: House) -> None:
    ada, ben = await house.guest(), await house.guest()
    made = await ada.make(seats=seats("me", "open"), seed="follow")
    await ben.sit(ada, made["id"], 1)

    async with ada.live(made["id"], 0) as first, ben.live(made["id"], 1) as second:
        lines = (first, second)
        for line in lines:
            await line.first()
        for number in range(400):
            asked = [seat["seat"] for seat in first.table["seats"] if seat["asked"]]
            if not asked:
                break
            done = await lines[asked[0]].choose(asked[0], number)
            assert done["type"] == "done", done
            await lines[1 - asked[0]].until(lambda: lines[0].table["choices"] == lines[1].table["choices"])

        assert first.table["status"] == "over"
        assert first.table == await ada.look(made["id"], 0)
        assert second.table == await ben.look(made["id"], 1)
        assert [told["type"] for line in lines for told in line.told].count("table") == 2


@evening
async def test_the_second_of_a_double_click_counts_nothing(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"))

    async with ada.live(made["id"], 0) as live:
        ask = (await live.first())["ask"]
        click = {"type": "choose", "seat": 0, "moment": ask["moment"], "key": "bid:1"}
        ids = [live.post(**click), live.post(**click)]
        answers = [await live.answer(id) for id in ids]

    assert [answer["type"] for answer in answers] == ["done", "refused"]
    assert answers[1]["code"] == "room.stale"
    assert len(house.room.sittings[made["id"]].table.choices()) == 1


@evening
async def test_done_comes_after_the_patch_and_after_the_store_has_it(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"))

    async with ada.live(made["id"], 0) as live:
        await live.first()
        await live.choose(0)
        kept = await house.room.store.read(made["id"])

    assert [told["type"] for told in live.told] == ["table", "patch", "done"]
    assert len(kept) == house.room.sittings[made["id"]].table.version


@evening
async def test_a_broken_connection_comes_back_and_nothing_is_lost(house: House) -> None:
    ada, ben = await house.guest(), await house.guest()
    made = await ada.make(seats=seats("me", "open"))
    await ben.sit(ada, made["id"], 1)
    async with ada.live(made["id"], 0) as live:
        ask = (await live.first())["ask"]

    await ben.choose(made["id"], 1)
    async with ada.live(made["id"], 0) as live:
        again = await live.first()

    assert again["ask"] == ask
    assert again["seats"][1]["answered"]


@evening
async def test_who_looks_anew_has_not_been_away_for_the_others(house: House) -> None:
    ada, ben = await house.guest(), await house.guest()
    made = await ada.make(seats=seats("me", "open"))
    await ben.sit(ada, made["id"], 1)
    async with ada.live(made["id"], 0) as live, ben.live(made["id"], 1) as other:
        await live.first()
        await other.first()
        told = len(other.raw)

        await live.ask(type="look", seat=0, lang="ru")
        await live.ask(type="look", seat=0, lang="en")
        await other.ask(type="why-not", seat=1, action="strike")

    assert [message["type"] for message in other.told[told:]] == ["reasons"]


@evening
async def test_one_looks_from_another_seat_of_ones_own_and_not_from_others(house: House) -> None:
    ada, ben = await house.guest(), await house.guest()
    made = await ada.make(seats=seats("me", "me", "open"))
    await ben.sit(ada, made["id"], 2)

    async with ada.live(made["id"], 0) as live:
        await live.first()
        other = await live.ask(type="look", seat=1, lang="ru")
        seen = live.table
        foreign = await live.ask(type="look", seat=2, lang="en")

        assert other["type"] == "done"
        assert (seen["you"]["seat"], seen["lang"]) == (1, "ru")
        assert (foreign["type"], foreign["code"]) == ("refused", "room.seat-foreign")
        assert live.table["you"]["seat"] == 1


@pytest.mark.parametrize(
    "said",
    [
        "",
        "{",
        "null",
        "[]",
        '{"type":"dance","id":"1"}',
        '{"type":"choose","id":"1"}',
        '{"type":"choose","id":"1","seat":"0","moment":1,"key":"bid:0"}',
        '{"type":"choose","id":"1","seat":99,"moment":1,"key":"bid:0"}',
        '{"type":"say","id":"","text":"x"}',
        '{"type":"say","id":"1","text":"x","more":1}',
        "[" * 10_000,
        '{"type":"say","id":"1","text":"' + "x" * 600 + '"}',
    ],
)
@evening
async def test_a_message_that_is_none_is_refused_and_the_connection_stays(house: House, said: str) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"))

    async with ada.live(made["id"], 0) as live:
        before = await live.first()
        live.say_raw(said)
        await live.until(lambda: len(live.raw) > 1)
        done = await live.choose(0)

    assert live.told[1]["code"] == "room.message-malformed"
    assert before["choices"] == 0
    assert done["type"] == "done"


@pytest.mark.parametrize(("seat", "code"), [(1, "room.seat-foreign"), (9, "room.seat-unknown")])
@evening
async def test_who_may_not_look_on_is_told_so_and_sent_away(house: House, seat: int, code: str) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "open"))

    async with ada.live(made["id"], seat) as live:
        await live.ended.wait()

    assert [told["code"] for told in live.told] == [code]
    assert live.closed == 4403


@evening
async def test_strangers_watch_only_where_spectators_may(house: House) -> None:
    ada, eve = await house.guest(), await house.guest()
    closed = await ada.make(seats=seats("me", "me"))
    open_ = await ada.make(seats=seats("me", "me"), rules={"spectators": True})

    async with eve.live(closed["id"]) as live:
        await live.ended.wait()
    async with eve.live(open_["id"]) as watching:
        seen = await watching.first()
        refused = await watching.ask(type="choose", seat=0, moment=1, key="bid:0")
        silent = await watching.ask(type="say", text="Take the other one!")

    assert live.told[0]["code"] == "room.no-spectators"
    assert seen["you"] == {"seat": None, "seats": [], "host": False, "setups": [], "away": []}
    assert not any(player["hand"] for player in seen["board"]["players"])
    assert refused["code"] == "room.seat-foreign"
    assert silent["code"] == "room.seat-needed"


@evening
async def test_why_not_names_the_reason_and_its_rule(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(game="cultists", seats=seats("me", "me", "me", "me"))

    async with ada.live(made["id"], 0) as live:
        await live.first()
        answer = await live.ask(type="why-not", seat=0, action="check-room")

    assert answer["type"] == "reasons"
    assert answer["reasons"][0]["text"]


@evening
async def test_a_connection_that_does_not_read_is_given_up_and_holds_nobody_up(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"))
    stuck = asyncio.Event()

    async with ada.live(made["id"], 1) as slow, ada.live(made["id"], 0) as live:
        await slow.first()
        await live.first()
        taking = slow.take

        async def never(_: object) -> None:
            await stuck.wait()

        slow.take = never  # type: ignore[method-assign,assignment]
        for number in range(300):
            await live.ask(type="say", text=f"Message {number}")
        held = house.room.sittings[made["id"]].audiences[(1, "en", live_person(house, made["id"]))].listeners
        slow.take = taking  # type: ignore[method-assign]
        stuck.set()

    assert not held


def live_person(house: House, table: str) -> str:
    return house.room.sittings[table].table.host


@evening_with(rate=2)
async def test_who_sends_too_much_is_told_to_wait(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"))

    async with ada.live(made["id"], 0) as live:
        await live.first()
        answers = [await live.ask(type="say", text="!") for _ in range(12)]

    assert answers[0]["type"] == "done"
    assert answers[-1]["code"] == "room.too-fast"


@evening_with(connections=2)
async def test_an_address_has_so_many_connections_and_no_more(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"))

    async with ada.live(made["id"]) as first, ada.live(made["id"]) as second, ada.live(made["id"]) as third:
        await first.first()
        await second.first()
        await third.ended.wait()
    async with ada.live(made["id"]) as again:
        await again.first()

    assert third.told[0]["code"] == "room.many-connections"
