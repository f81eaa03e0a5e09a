"""Bad lines: a game ends as in a quiet place, whatever happens to messages. A sample of a trial in `make soak`."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import permutations
from random import Random

import pytest

from .browser import Browser, house_line
from .hourglass import run_in_no_time
from .house import House, evening, open_house, seats
from .storm import Weather, play_in_a_storm
from .test_nodes import has_come_to


@pytest.mark.parametrize(("game", "count", "games"), [("laboratory", 2, 6), ("laboratory", 4, 2), ("cultists", 4, 1)])
def test_a_game_over_bad_lines_ends_as_it_does_in_a_quiet_place(game: str, count: int, games: int) -> None:
    weather = Weather(Random(f"{game}:{count}"))

    async def played() -> int:
        async with open_house() as house:
            played = [play_in_a_storm(house, game, count, f"sample {number}", weather) for number in range(games)]
            return sum(await asyncio.gather(*played))

    choices = run_in_no_time(played())

    assert choices > 40 * games
    assert min(weather.lost, weather.twice, weather.late, weather.broken) > 0


@evening
async def test_secret_answers_may_come_in_every_order_and_the_others_are_told_the_same(house: House) -> None:
    ends, told = [], []
    for order in permutations(range(3)):
        ada = await house.guest()
        table = (await ada.make(seats=seats("me", "me", "me"), seed="order"))["id"]
        async with ada.live(table, 0) as live:
            await live.first()
            for seat in order:
                assert (await ada.choose(table, seat, seat)).status == 201
            await live.until(partial(has_come_to, live, 3))
            ends.append([(await ada.look(table, seat))["board"] for seat in range(3)])
            told.append(len(live.told))

    assert all(end == ends[0] for end in ends)
    assert len(set(told)) == 1


@evening
async def test_a_late_message_of_another_point_of_view_is_never_taken_for_the_next_one(house: House) -> None:
    ada = await house.guest()
    table = (await ada.make(seats=seats("me", "me")))["id"]
    async with ada.live(table, 0) as live:
        await live.first()
        await ada.choose(table, 0)
        await live.until(lambda: len(live.told) > 1)
        late = live.told[-1]
        await live.ask(type="look", seat=1, lang="en")
        await live.ask(type="look", seat=0, lang="en")
        whole = [told for told in live.told if told["type"] == "table"]

    assert late["type"] == "patch"
    assert len({told["number"] for told in whole}) == 3
    assert late["number"] not in {told["number"] + 1 for told in whole[1:]}


@evening
async def test_a_page_that_is_loaded_anew_while_its_answer_is_under_way_gets_it_once(house: House) -> None:
    ada = await house.guest()
    table = (await ada.make(seats=seats("me", "me")))["id"]
    browser = Browser(house_line(ada, table, 0), 0)
    ask = (await browser.until(lambda table: table["ask"] is not None))["ask"]

    answer = asyncio.create_task(
        browser.send(type="choose", seat=0, moment=ask["moment"], key=ask["options"][1]["key"])
    )
    await asyncio.sleep(0)
    browser.reload()
    shown = await browser.until(lambda table: table["seats"][0]["answered"])
    await asyncio.wait([answer], timeout=5)
    await browser.close()

    assert shown["seats"][0]["answered"]
    assert len(house.room.sittings[table].table.choices()) == 1
    assert answer.done()
    answer.exception()
