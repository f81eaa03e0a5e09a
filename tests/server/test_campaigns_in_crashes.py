"""`kill -9` as a campaign's game begins, and as it ends: campaign and table agree, and a result counts once."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from .processes import SLOW_STORE, Process

SLOW_PAGES = (
    SLOW_STORE.replace("main()\n", "")
    + """
from miskatonic.server.store import Pages
add = Pages.add
async def slowly_added(self, *new):
    await asyncio.sleep(uniform(0, 0.02))
    there = await add(self, *new)
    await asyncio.sleep(uniform(0, 0.02))
    return there
Pages.add = slowly_added
main()
"""
)
"""A server whose disk is slow for campaigns as well."""


class Evening:
    """A server that is killed and started again, and the host of a campaign there."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.server = Process(database, program=SLOW_PAGES)
        self.token = self.server.ask("POST", "/api/people")["token"]
        member = {"character": "roland-banks", "name": "Ada"}
        plan = {"game": "arkham", "members": [member], "seed": "7"}
        self.path = f"/api/campaigns/{self.ask('POST', '/api/campaigns', plan)['id']}"

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return self.server.ask(method, path, body, self.token)

    def campaign(self) -> Any:
        return self.ask("GET", self.path)

    def killed_during(self, wish: Callable[[], Any], after: float) -> None:
        """Kill the server so many seconds after this was asked of it, and start it again."""

        def wished() -> None:
            with suppress(OSError, HTTPException):
                wish()

        asking = Thread(target=wished)
        asking.start()
        time.sleep(after)
        self.server.kill()
        asking.join()
        self.server = Process(self.database, program=SLOW_PAGES)

    def begin(self) -> Any:
        return self.ask("POST", f"{self.path}/tables", {"version": self.campaign()["version"], "seed": "3"})

    def choose(self, table: str) -> str:
        """Do nothing against the agenda; how far the table is afterwards."""
        told = self.ask("GET", f"/api/tables/{table}")
        if told["status"] == "playing":
            keys = [option["key"] for option in told["ask"]["options"]]
            key = next((each for each in ("end-turn", "commit-no-more", "pass") if each in keys), keys[-1])
            body = {"seat": 0, "moment": told["ask"]["moment"], "key": key}
            told = self.ask("POST", f"/api/tables/{table}/choices", body)
        return str(told["status"])

    def choices(self, table: str) -> int:
        return int(self.ask("GET", f"/api/tables/{table}")["choices"])


@pytest.mark.parametrize("after", [0.02, 0.05])
def test_a_game_that_is_killed_as_it_begins_and_as_it_ends_counts_once(tmp_path: Path, after: float) -> None:
    evening = Evening(str(tmp_path / "room.sqlite"))
    try:
        evening.killed_during(evening.begin, after)

        campaign = evening.campaign()
        tables = [each["id"] for each in evening.ask("GET", "/api/tables")]
        assert tables == ([campaign["table"]] if campaign["table"] else [])
        table = evening.begin()["table"]
        assert table in ([campaign["table"]] if campaign["table"] else [table])
        last = length(evening, table)
        for _ in range(last - 1):
            assert evening.choose(table) == "playing"
        evening.killed_during(lambda: evening.choose(table), after)

        while evening.choose(table) == "playing":
            pass
        campaign = evening.campaign()
        assert campaign["tables"] == [table]
        assert [chapter["state"] for chapter in campaign["ledger"]["chapters"]] == ["played", "next", "ahead"]
        assert evening.campaign() == campaign
    finally:
        evening.server.kill()


def length(evening: Evening, table: str) -> int:
    """How many choices the game at this table takes, tried at another with the same seed."""
    told = evening.ask("GET", f"/api/tables/{table}")
    deck = {card["id"]: card["count"] for card in evening.campaign()["ledger"]["sheets"][0]["cards"]}
    seat = {"kind": "me", "name": "Ada", "setup": {"investigator": "roland-banks", "deck": deck}}
    twin = evening.ask(
        "POST", "/api/tables", {"game": "arkham", "seats": [seat], "seed": "3", "options": told["options"]}
    )
    while evening.choose(twin["id"]) == "playing":
        pass
    return evening.choices(twin["id"])
