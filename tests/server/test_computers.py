"""Computer players and clocks."""

import asyncio
from typing import Any

import pytest

from miskatonic.players import kinds
from miskatonic.server.computers.brains import Brains

from .house import House, evening, evening_with, seats


@evening
async def test_computer_players_play_a_game_to_its_end_by_themselves(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("random", "random"), rules={"pace": 0, "spectators": True})

    async with ada.live(made["id"]) as live:
        await live.first()
        await live.until(lambda: live.table["status"] == "over")

        assert live.table["ending"]
        assert live.table == {**await ada.look(made["id"]), "seats": live.table["seats"]}


@evening
async def test_a_person_and_computer_players_take_turns(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "random", "random"), rules={"pace": 0})

    async with ada.live(made["id"], 0) as live:
        await live.first()
        while live.table["status"] == "playing":
            await live.until(lambda: live.table["status"] == "over" or fresh(live.table))
            if live.table["status"] == "playing":
                await live.choose(0)

    assert live.table["status"] == "over"


def fresh(table: Any) -> bool:
    return table["ask"] is not None and not table["ask"]["changes"]


@evening
async def test_nobody_chooses_while_the_host_has_paused_the_game(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "random"), begin=False, rules={"pace": 0})
    path = f"/api/tables/{made['id']}"
    await ada.ask("PATCH", path, {"paused": True, "begin": True})
    await asyncio.sleep(0.05)
    held = await ada.look(made["id"])
    choice = {"seat": 0, "moment": held["ask"]["moment"], "key": "bid:0"}
    refused = await ada.ask("POST", f"{path}/choices", choice)

    async with ada.live(made["id"], 0) as live:
        await live.first()
        await ada.ask("PATCH", path, {"paused": False})
        await live.until(lambda: live.table["seats"][1]["answered"])

    assert held["choices"] == 0
    assert (refused.status, refused.code) == (409, "room.paused")


@evening
async def test_when_the_time_is_up_a_computer_player_chooses(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"), rules={"timer": 1})

    async with ada.live(made["id"], 0) as live:
        first = await live.first()
        await live.until(lambda: live.table["choices"] >= 2)

    assert first["ask"]["deadline"] > 0


@evening
async def test_a_pause_gives_everybody_the_whole_time_again(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"), rules={"timer": 3600})
    path = f"/api/tables/{made['id']}"
    paused = await ada.ask("PATCH", path, {"paused": True})
    await asyncio.sleep(0.02)

    resumed = await ada.ask("PATCH", path, {"paused": False})

    assert paused.told["ask"]["deadline"] is None
    assert resumed.told["ask"]["deadline"] > made["ask"]["deadline"]


@evening_with(budget=0.2)
async def test_a_player_that_thinks_too_long_is_replaced_by_chance(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await house.guest()
    slow = "slow"
    monkeypatch.setattr("miskatonic.server.commands.kinds", lambda game: (slow, "random"))
    monkeypatch.setattr("miskatonic.server.commands.check", lambda player, game: None)

    async def choose(*_: Any) -> str:
        await asyncio.sleep(5)
        raise TimeoutError

    monkeypatch.setattr("miskatonic.server.computers.brains._Brain._think", choose)
    made = await ada.make(seats=seats("me", slow), rules={"pace": 0})

    async with ada.live(made["id"], 0) as live:
        await live.first()
        await live.until(lambda: live.table["seats"][1]["answered"])


@evening
async def test_a_player_whose_process_dies_is_replaced_and_the_next_one_thinks_again(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"))
    table = house.room.sittings[made["id"]].table
    brains = Brains(1, 20, house.settings.loads)

    first = await brains.choose(table, 0, "random")
    brains._brains[0].kill()
    second = await brains.choose(table, 0, "random")
    brains.stop()

    assert {first, second} <= {"bid:0", "bid:1", "bid:2"}


@evening
async def test_a_player_that_nobody_asks_any_more_thinks_nothing_and_breaks_nothing(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"))
    table = house.room.sittings[made["id"]].table
    assert table.game is not None
    brains = Brains(1, 20, house.settings.loads)

    waiting = [asyncio.create_task(brains.choose(table, seat, "random")) for seat in (0, 1)]
    table.game.choose(0, "bid:1")
    table.game.choose(1, "bid:0")
    chosen = await asyncio.gather(*waiting)
    brains.stop()

    assert table.game.decision(1) is None
    assert chosen[1] == ""
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@evening
async def test_an_unknown_kind_of_player_is_refused_with_those_that_there_are(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"))

    answer = await ada.ask("PATCH", f"/api/tables/{made['id']}/seats/1", {"kind": "computer", "player": "genius"})

    assert (answer.status, answer.code) == (400, "room.player-unknown")
    assert kinds("laboratory")[0] in answer.told["text"]
