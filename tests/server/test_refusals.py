"""What is refused: the right status, a clear message, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

from .house import Guest, House, evening, seats

GOOD = {"seat": 0, "moment": 1, "key": "bid:0"}


async def state_of(house: House, table: str) -> tuple[Any, ...]:
    """All that is kept of a table, and all that its people see."""
    sitting = await house.room.sitting(table)
    told = [await Guest(house, sitting.table.id).ask("GET", f"/api/tables/{table}")]
    return await house.room.store.read(table), sitting.table.version, sitting.unsaved, told[0].body


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "", None),
        ("PATCH", "", {"title": "Mine"}),
        ("PATCH", "", {"paused": True}),
        ("DELETE", "", None),
        ("PATCH", "/seats/0", {"name": "Eve"}),
        ("PATCH", "/seats/0", {"kind": "open"}),
        ("PATCH", "/seats/1", {"kind": "person"}),
        ("PATCH", "/seats/1", {"kind": "computer", "player": "random"}),
        ("POST", "/invites", {"seat": 1}),
        ("POST", "/claims", {"secret": "x" * 43}),
        ("POST", "/choices", GOOD),
        ("POST", "/chat", {"id": "1", "text": "Hello"}),
        ("POST", "/chat", {"id": "1", "text": "Hello", "seat": 0}),
        ("POST", "/undo", {"seat": 0}),
        ("POST", "/undo-answers", {"agree": True}),
        ("POST", "/why-not", {"seat": 0, "action": "bid"}),
        ("GET", "?seat=0", None),
    ],
)
@pytest.mark.parametrize("who", ["a stranger", "nobody", "somebody with a made-up token", "somebody with a bad token"])
@evening
async def test_strangers_change_nothing_and_see_nothing(
    house: House, method: str, path: str, body: Any, who: str
) -> None:
    ada = await house.guest()
    table = (await ada.make(seats=seats("me", "open")))["id"]
    eve = await house.guest() if who == "a stranger" else Guest(house)
    eve.token = {"a stranger": eve.token, "nobody": "", "somebody with a made-up token": "A" * 43}.get(who, "short")
    before = await state_of(house, table)

    answer = await eve.ask(method, f"/api/tables/{table}{path}", body)

    assert answer.status in (401, 403)
    assert set(answer.told) == {"code", "text"}
    assert await state_of(house, table) == before


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/choices", {**GOOD, "seat": 1}, 403, "room.seat-foreign"),
        ("/choices", {**GOOD, "seat": 7}, 404, "room.seat-unknown"),
        ("/choices", {**GOOD, "seat": -1}, 400, "room.request-malformed"),
        ("/choices", {**GOOD, "moment": 0}, 409, "room.stale"),
        ("/choices", {**GOOD, "moment": 99}, 409, "room.stale"),
        ("/choices", {**GOOD, "key": "bid:9"}, 409, "option.closed"),
        ("/choices", {**GOOD, "key": ""}, 409, "option.closed"),
        ("/choices", {**GOOD, "key": "x" * 201}, 400, "room.request-malformed"),
        ("/choices", {**GOOD, "more": 1}, 400, "room.request-malformed"),
        ("/choices", {"seat": "0", "moment": 1, "key": "bid:0"}, 400, "room.request-malformed"),
        ("/choices", [], 400, "room.request-malformed"),
        ("/choices", b"", 400, "room.request-malformed"),
        ("/choices", b"{", 400, "room.request-malformed"),
        ("/choices", b"\xff\xfe", 400, "room.request-malformed"),
        ("/choices", b"[" * 5000, 400, "room.request-malformed"),
        ("/choices", b" " * 700_000, 413, "room.too-large"),
        ("/chat", {"id": "1", "text": ""}, 400, "room.request-malformed"),
        ("/chat", {"id": "1", "text": "x" * 501}, 400, "room.request-malformed"),
        ("/chat", {"id": "", "text": "x"}, 400, "room.request-malformed"),
        ("/chat", {"id": "1", "text": "x", "seat": 1}, 403, "room.seat-foreign"),
        ("/undo", {"seat": 0}, 409, "room.undo-nothing"),
        ("/undo", {"seat": 1}, 403, "room.seat-foreign"),
        ("/undo-answers", {"agree": True}, 409, "room.undo-none"),
        ("/invites", {"seat": 0}, 409, "room.seat-taken"),
        ("/invites", {"seat": 9}, 404, "room.seat-unknown"),
        ("/why-not", {"seat": 0, "action": "dance"}, 409, "act.unknown"),
    ],
)
@evening
async def test_a_mistake_is_told_and_changes_nothing(
    house: House, path: str, body: Any, status: int, code: str
) -> None:
    ada, ben = await house.guest(), await house.guest()
    table = (await ada.make(seats=seats("me", "open", "open")))["id"]
    await ben.sit(ada, table, 1)
    before = await state_of(house, table)

    answer = await ada.ask("POST", f"/api/tables/{table}{path}", body)

    assert (answer.status, answer.code) == (status, code)
    assert answer.told["text"]
    assert await state_of(house, table) == before


@pytest.mark.parametrize("path", ["", "/replay", "/journal", "?seat=0"])
@evening
async def test_an_unknown_table_is_not_there(house: House, path: str) -> None:
    ada = await house.guest()

    answer = await ada.ask("GET", f"/api/tables/nosuchtable1{path}")

    assert (answer.status, answer.code) == (404, "room.table-unknown")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "room.no-such-page"),
        ("PUT", "/api/tables", 405, "room.no-such-method"),
        ("GET", "/api/games/chess/words", 400, "game.unknown"),
        ("GET", "/api/rules/cultists/no-such-rule", 404, "room.rule-unknown"),
        ("GET", "/api/rules/chess/castling", 404, "room.rule-unknown"),
        ("GET", "/api/rules", 400, "room.request-malformed"),
        ("GET", "/api/games?lang=xx", 400, "room.language"),
        ("GET", "/api/tables/abc?seat=x", 400, "room.request-malformed"),
    ],
)
@evening
async def test_what_is_not_there_is_said_so(house: House, method: str, path: str, status: int, code: str) -> None:
    ada = await house.guest()

    answer = await ada.ask(method, path)

    assert (answer.status, answer.code) == (status, code)


@evening
async def test_a_page_of_another_server_can_not_act_in_somebodys_name(house: House) -> None:
    ada = await house.guest()
    table = (await ada.make(seats=seats("me", "me")))["id"]

    foreign = await ada.ask("DELETE", f"/api/tables/{table}", origin="http://evil.test")
    ours = await ada.ask("GET", f"/api/tables/{table}", origin="http://room.test")
    async with ada.live(table, origin="http://evil.test") as live:
        await live.ended.wait()

    assert (foreign.status, foreign.code) == (403, "room.origin-foreign")
    assert "access-control-allow-origin" not in foreign.headers
    assert ours.status == 200
    assert live.table is None


@evening
async def test_every_answer_says_what_a_page_may_load(house: House) -> None:
    ada = await house.guest()

    answers = [
        await ada.ask("GET", "/api/games"),
        await ada.ask("GET", "/api/nothing"),
        await ada.ask("GET", "/health"),
    ]

    for answer in answers:
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "access-control-allow-origin" not in answer.headers


@evening
async def test_a_broken_store_is_told_and_nothing_has_happened(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from miskatonic.server.store import Store, Unsaved

    ada = await house.guest()
    table = (await ada.make(seats=seats("me", "me")))["id"]
    before = await state_of(house, table)

    async def keep(*_: object) -> None:
        raise Unsaved("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(Store, "keep", keep)
        broken.setattr(Store, "keep_at_once", lambda *_: False)
        answer = await ada.ask("POST", f"/api/tables/{table}/choices", GOOD)
    after = await state_of(house, table)
    again = await ada.ask("POST", f"/api/tables/{table}/choices", GOOD)

    assert answer.status == 409
    assert after == before
    assert again.status == 201
