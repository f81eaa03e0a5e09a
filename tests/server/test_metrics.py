"""Figures for whoever runs the server."""

import re

from .house import House, evening, seats


async def figures(house: House) -> dict[str, float]:
    text = (await (await house.guest()).ask("GET", "/metrics")).body.decode()
    return {
        name: float(value) for name, value in re.findall(r"^([a-z_]+(?:\{[^}]*\})?) ([\d.e+-]+)$", text, re.MULTILINE)
    }


@evening
async def test_tables_connections_commands_and_commits_are_counted(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"))

    async with ada.live(made["id"], 0) as live:
        await live.first()
        await live.choose(0)
        await live.ask(type="choose", seat=0, moment=1, key="bid:0")
        found = await figures(house)

    assert found["miskatonic_tables"] == 1
    assert found["miskatonic_tables_watched"] == 1
    assert found["miskatonic_connections"] == 1
    assert found['miskatonic_commands_total{outcome="done"}'] == 1
    assert found['miskatonic_commands_total{outcome="refused"}'] == 1
    assert found["miskatonic_commits_total"] == 2
    assert found["miskatonic_entries_total"] == 3
    assert found['miskatonic_requests_total{method="POST",status="201"}'] == 1


@evening
async def test_no_figure_names_a_table_or_a_person(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"), title="Friday")

    text = (await ada.ask("GET", "/metrics")).body.decode()

    assert made["id"] not in text
    assert "Friday" not in text
