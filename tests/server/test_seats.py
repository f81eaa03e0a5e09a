"""Seats: open, a person's, a computer player's, several of one person; freed, swapped, taken back."""

from typing import Any

import pytest

from .house import Guest, House, evening, seats


async def kinds(guest: Guest, table: str) -> list[str]:
    return [seat["kind"] for seat in (await guest.look(table))["seats"]]


@evening
async def test_a_seat_is_taken_with_the_secret_of_a_link(house: House) -> None:
    ada, ben = await house.guest(), await house.guest()
    table = await ada.make(seats=seats("me", "open"))

    sat = await ben.sit(ada, table["id"], 1, "Ben")

    assert sat["you"] == {"seat": 1, "seats": [1], "host": False, "setups": [], "away": []}
    assert await kinds(ada, table["id"]) == ["person", "person"]


@evening
async def test_a_link_brings_back_who_took_its_seat_and_nobody_else(house: House) -> None:
    ada, ben, eve = [await house.guest() for _ in range(3)]
    table = await ada.make(seats=seats("me", "open"))
    link = (await ada.ask("POST", f"/api/tables/{table['id']}/invites", {"seat": 1})).told
    path, body = f"/api/tables/{table['id']}/claims", {"secret": link["secret"]}

    answers = [await guest.ask("POST", path, body) for guest in (ben, ben, eve)]

    assert [answer.status for answer in answers] == [200, 200, 409]
    assert answers[2].code == "room.seat-taken"


@evening
async def test_a_guessed_secret_opens_nothing(house: House) -> None:
    ada, eve = await house.guest(), await house.guest()
    table = await ada.make(seats=seats("me", "open"))

    answer = await eve.ask("POST", f"/api/tables/{table['id']}/claims", {"secret": "A" * 43})

    assert (answer.status, answer.code) == (403, "room.link-unknown")
    assert await kinds(ada, table["id"]) == ["person", "open"]


@evening
async def test_the_store_holds_no_token_and_no_secret_of_a_link(house: House) -> None:
    ada, ben = await house.guest(), await house.guest()
    table = await ada.make(seats=seats("me", "open"))
    link = (await ada.ask("POST", f"/api/tables/{table['id']}/invites", {"seat": 1})).told
    await ben.ask("POST", f"/api/tables/{table['id']}/claims", {"secret": link["secret"]})

    kept = b"".join(await house.room.store.read(table["id"]))

    assert not [word for word in (ada.token, ben.token, link["secret"]) if word.encode() in kept]


@evening
async def test_the_host_frees_a_seat_and_who_sat_there_sees_it_no_more(house: House) -> None:
    ada, ben = await house.guest(), await house.guest()
    table = await ada.make(seats=seats("me", "open"))
    await ben.sit(ada, table["id"], 1)

    async with ben.live(table["id"], 1) as live:
        await live.first()
        freed = await ada.ask("PATCH", f"/api/tables/{table['id']}/seats/1", {"kind": "open"})
        await live.ended.wait()

    assert freed.told["seats"][1]["kind"] == "open"
    assert live.closed == 4403
    assert live.told[-1]["code"] == "room.not-allowed"
    assert (await ben.ask("GET", f"/api/tables/{table['id']}?seat=1")).status == 403
    assert not [told for told in live.told[1:-1] if "board" in str(told)]


@evening
async def test_spectators_are_sent_away_when_the_host_wants_none_any_more(house: House) -> None:
    ada, eve = await house.guest(), await house.guest()
    table = await ada.make(seats=seats("me", "me"), rules={"spectators": True})

    async with eve.live(table["id"]) as live:
        await live.first()
        await ada.ask("PATCH", f"/api/tables/{table['id']}", {"rules": {"spectators": False}})
        await live.ended.wait()

    assert live.closed == 4403


@evening
async def test_a_person_leaves_and_another_goes_on_in_that_seat(house: House) -> None:
    ada, ben, eve = [await house.guest() for _ in range(3)]
    table = await ada.make(seats=seats("me", "open"))
    await ben.sit(ada, table["id"], 1)
    await ben.choose(table["id"], 1)
    await ben.ask("PATCH", f"/api/tables/{table['id']}/seats/1", {"kind": "open"})

    sat = await eve.sit(ada, table["id"], 1)

    assert sat["seats"][1]["answered"]
    assert sat["ask"]["changes"]


@evening
async def test_a_computer_player_keeps_a_seat_until_its_person_is_back(house: House) -> None:
    ada, ben = await house.guest(), await house.guest()
    table = await ada.make(seats=seats("me", "open"), rules={"pace": 0})
    await ben.sit(ada, table["id"], 1)
    path = f"/api/tables/{table['id']}/seats/1"

    async with ada.live(table["id"], 0) as live:
        await live.first()
        kept = await ada.ask("PATCH", path, {"kind": "computer", "player": "random"})
        await live.until(lambda: live.table["seats"][1]["answered"])
        late = await ben.ask("POST", f"/api/tables/{table['id']}/choices", {"seat": 1, "moment": 1, "key": "bid:0"})
        back = await ben.ask("PATCH", path, {"kind": "person"})

    assert kept.told["seats"][1]["player"] == "random"
    assert (late.status, late.code) == (409, "room.seat-kept")
    assert back.told["seats"][1]["kind"] == "person"


@evening
async def test_while_the_host_is_away_who_has_sat_longest_looks_after_the_others_seats(house: House) -> None:
    ada, ben, eve, kim = [await house.guest() for _ in range(4)]
    table = (await ada.make(seats=seats("me", "open", "open", "open"), rules={"pace": 0}))["id"]
    for guest, seat in ((eve, 3), (ben, 1), (kim, 2)):
        await guest.sit(ada, table, seat)
    keep = {"kind": "computer", "player": "random"}

    async def hand(guest: Guest, seat: int, change: dict[str, str] = keep) -> int:
        return (await guest.ask("PATCH", f"/api/tables/{table}/seats/{seat}", change)).status

    async with ben.live(table, 1) as second, eve.live(table, 3) as longest:
        await second.first()
        await longest.first()
        async with ada.live(table, 0) as host:
            await host.first()
            while_host_is_here = await hand(eve, 2)
        await second.until(lambda: not second.table["seats"][0]["present"])
        await longest.until(lambda: longest.table["you"]["away"] == [0, 2])
        by_another = await hand(ben, 2)
        somebody_here = await hand(eve, 1)
        freed = await hand(eve, 2, {"kind": "open"})
        renamed = await hand(eve, 2, {**keep, "name": "Nobody"})
        not_told = second.table["you"]["away"]
        handed = await hand(eve, 2)
        await second.until(lambda: second.table["seats"][2]["answered"])
        told = second.table["seats"][2]["kind"]
        back = await kim.ask("PATCH", f"/api/tables/{table}/seats/2", {"kind": "person"})
        async with ada.live(table, 0) as host:
            await host.first()
            await longest.until(lambda: longest.table["you"]["away"] == [])

    assert (while_host_is_here, by_another, somebody_here, freed, renamed) == (403, 403, 403, 403, 403)
    assert (handed, told) == (200, "computer")
    assert not_told == []
    assert back.told["seats"][2]["kind"] == "person"


@evening
async def test_a_host_without_a_seat_is_here_as_long_as_the_page_is_open(house: House) -> None:
    ada, ben, eve = [await house.guest() for _ in range(3)]
    table = (await ada.make(seats=seats("open", "open")))["id"]
    for guest, seat in ((ben, 0), (eve, 1)):
        await guest.sit(ada, table, seat)
    await ada.ask("PATCH", f"/api/tables/{table}", {"begin": True})

    async with ben.live(table, 0) as live:
        await live.first()
        async with ada.live(table) as host:
            await host.first()
            await live.until(lambda: live.table["you"]["away"] == [])
        await live.until(lambda: live.table["you"]["away"] == [1])


@evening
async def test_one_person_may_hold_several_seats_and_sees_each_with_its_own_eyes(house: House) -> None:
    ada = await house.guest()
    table = await ada.make(seats=seats("me", "me"))

    views = [await ada.look(table["id"], seat) for seat in (0, 1)]

    assert table["you"]["seats"] == [0, 1]
    assert views[0]["board"]["players"][0]["hand"]
    assert not views[0]["board"]["players"][1]["hand"]
    assert views[1]["board"]["players"][1]["hand"]


@evening
async def test_names_colours_and_ready_marks_are_shown_to_all(house: House) -> None:
    ada, ben = await house.guest(), await house.guest()
    table = await ada.make(seats=seats("me", "open"), begin=False)
    await ben.sit(ada, table["id"], 1)

    await ben.ask("PATCH", f"/api/tables/{table['id']}/seats/1", {"name": "Benjamin", "colour": 5, "ready": True})

    seat = (await ada.look(table["id"]))["seats"][1]
    assert (seat["name"], seat["colour"], seat["ready"]) == ("Benjamin", 5, True)


@evening
async def test_who_is_connected_is_shown_to_all(house: House) -> None:
    ada, ben = await house.guest(), await house.guest()
    table = await ada.make(seats=seats("me", "open"))
    await ben.sit(ada, table["id"], 1)

    async with ada.live(table["id"], 0) as live:
        await live.first()
        async with ben.live(table["id"], 1) as other:
            await other.first()
            await live.until(lambda: live.table["seats"][1]["present"])
        await live.until(lambda: not live.table["seats"][1]["present"])


@evening
async def test_who_sits_down_chooses_an_investigator_and_a_deck_before_the_game_begins(house: House) -> None:
    ada, ben = await house.guest(), await house.guest()
    table = (await ada.make(game="arkham", seats=seats("me", "open"), begin=False))["id"]
    await ben.sit(ada, table, 1)
    setup = {"investigator": "wendy-adams", "deck": {"01014": 1, "01015": 1, "01075": 2, "01072": 28}}

    answer = await ben.ask("PATCH", f"/api/tables/{table}/seats/1", {"setup": setup})

    assert (answer.status, (await ben.look(table))["you"]["setups"]) == (200, [setup])
    assert (await ada.look(table))["you"]["setups"] == [{}]
    await ada.ask("PATCH", f"/api/tables/{table}", {"begin": True})
    told = await ben.look(table)
    assert told["board"]["investigators"][1]["code"] == "01005"
    assert {card["code"] for card in told["board"]["investigators"][1]["cards"]} <= {*setup["deck"], "01095"}
    assert told["you"]["setups"] == []


@pytest.mark.parametrize(
    ("setup", "status", "code"),
    [
        ({"investigator": "nobody"}, 400, "setup.bad"),
        ({"investigator": "roland-banks"}, 400, "setup.bad"),
        ({"deck": {"99999": 1}}, 400, "setup.bad"),
        ({"deck": {"01020": "x"}}, 400, "setup.bad"),
        ({"more": 1}, 400, "setup.unknown"),
        ({"physical": 3}, 403, "room.setup-fixed"),
        ({"story": ["01117"]}, 403, "room.setup-fixed"),
        ({"name": "Ada"}, 403, "room.setup-fixed"),
    ],
    ids=["nobody", "taken", "card", "type", "field", "trauma", "story", "name"],
)
@evening
async def test_what_cannot_be_dealt_or_chosen_changes_nothing(house: House, setup: Any, status: int, code: str) -> None:
    ada, ben = await house.guest(), await house.guest()
    plans = [{"kind": "me", "setup": {"investigator": "roland-banks"}}, {"kind": "open"}]
    table = (await ada.make(game="arkham", seats=plans, begin=False))["id"]
    await ben.sit(ada, table, 1)
    before = await house.room.store.read(table)

    answer = await ben.ask("PATCH", f"/api/tables/{table}/seats/1", {"setup": setup})

    assert (answer.status, answer.code) == (status, code)
    assert (await ben.look(table))["you"]["setups"] == [{}]
    assert await house.room.store.read(table) == before


@evening
async def test_nothing_is_chosen_for_the_seat_of_another_or_for_a_game_that_is_dealt(house: House) -> None:
    ada, ben = await house.guest(), await house.guest()
    table = (await ada.make(game="arkham", seats=seats("me", "open"), begin=False))["id"]
    await ben.sit(ada, table, 1)
    wish = {"setup": {"investigator": "wendy-adams"}}

    foreign = await ben.ask("PATCH", f"/api/tables/{table}/seats/0", wish)
    await ada.ask("PATCH", f"/api/tables/{table}", {"begin": True})
    late = await ben.ask("PATCH", f"/api/tables/{table}/seats/1", wish)

    assert (foreign.code, late.code) == ("room.seat-foreign", "room.begun")
