"""Campaigns: begun, changed between two games, and each result carried back exactly once."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.server import entries as e
from miskatonic.server.backup import back_up, restore
from miskatonic.server.campaigns import Keeper, Page
from miskatonic.server.campaigns.pages import Partner
from miskatonic.server.people import digest

from .house import Answer, Guest, House, evening, open_house

ROLAND = {"character": "roland-banks", "name": "Ada"}
WENDY = {"character": "wendy-adams", "name": "Ben", "kind": "open"}
DEAD = '"investigator": "wendy-adams", "fate": "killed",'
THUMB = {"character": "agnes-baker", "name": "Cleo", "kind": "computer", "player": "thumb"}


async def begun(guest: Guest, *members: dict[str, Any], **more: Any) -> Any:
    """A campaign of Arkham Horror, as its host is told of it."""
    body = {"game": "arkham", "members": members or (ROLAND,), "seed": "7", **more}
    answer = await guest.ask("POST", "/api/campaigns", body)
    assert answer.status == 201, answer.told
    return answer.told


async def look(guest: Guest, campaign: str, lang: str = "en") -> Any:
    answer = await guest.ask("GET", f"/api/campaigns/{campaign}?lang={lang}")
    assert answer.status == 200, answer.told
    return answer.told


async def opened(guest: Guest, campaign: str, **more: Any) -> Answer:
    """Have the next game begin, as the campaign stands now."""
    version = (await look(guest, campaign))["version"]
    return await guest.ask("POST", f"/api/campaigns/{campaign}/tables", {"version": version, **more})


async def played(house: House, table: str) -> None:
    """Play the game at this table to its end, by chance."""
    sitting = await house.room.sitting(table)
    game, chance = sitting.table.game, random.Random(5)
    assert game is not None
    while not game.over:
        decision = game.decisions[0]
        key = chance.choice([option.key for option in decision.options])
        await sitting.kept([e.Chose(seat=decision.seat, key=key, at=1)])


async def changed(guest: Guest, told: Any, name: str, *args: str) -> Answer:
    body = {"version": told["version"], "name": name, "args": args}
    return await guest.ask("POST", f"/api/campaigns/{told['id']}/changes", body)


def chapters(told: Any) -> list[str]:
    return [chapter["state"] for chapter in told["ledger"]["chapters"]]


def figure(told: Any, kind: str, sheet: int = 0) -> int:
    return next(int(each["value"]) for each in told["ledger"]["sheets"][sheet]["figures"] if each["kind"] == kind)


@evening
async def test_a_campaign_lies_open_to_its_host_in_four_languages(house: House) -> None:
    ada = await house.guest()
    made = await begun(ada, ROLAND, WENDY, title="Night", options={"difficulty": "hard"})

    told = {lang: await look(ada, made["id"], lang) for lang in ("en", "es", "pt", "ru")}

    assert (made["title"], made["host"], made["table"], chapters(made)) == (
        "Night",
        True,
        "",
        ["next", "ahead", "ahead"],
    )
    assert [(member["character"], member["kind"], member["yours"]) for member in made["members"]] == [
        ("roland-banks", "person", True),
        ("wendy-adams", "open", False),
    ]
    assert made["ledger"]["bag"][0] == {**made["ledger"]["bag"][0], "id": "0", "count": 3}
    assert len({each["ledger"]["title"] for each in told.values()}) == 4
    listed = (await ada.ask("GET", "/api/campaigns")).told
    assert [(each["id"], each["over"]) for each in listed] == [(made["id"], False)]


@evening
async def test_a_game_tells_what_its_campaigns_are_begun_with(house: House) -> None:
    ada = await house.guest()

    plan = (await ada.ask("GET", "/api/games/arkham/campaign")).told
    none = await ada.ask("GET", "/api/games/cultists/campaign")

    assert [option["name"] for option in plan["options"]] == ["guide", "difficulty"]
    assert plan["characters"][0] == {"character": "roland-banks", "name": "Roland Banks"}
    assert (plan["most"], none.code) == (4, "room.no-campaigns")
    games = {game["id"]: game["campaigns"] for game in (await ada.ask("GET", "/api/games")).told}
    assert (games["arkham"], games["cultists"]) == (True, False)


@evening
async def test_a_result_is_carried_into_the_second_scenario(house: House) -> None:
    ada = await house.guest()
    made = await begun(ada)
    table = (await opened(ada, made["id"])).told["table"]

    await played(house, table)

    after = await look(ada, made["id"])
    assert (chapters(after), after["table"], after["tables"]) == (["played", "next", "ahead"], "", [table])
    outcome = (await ada.look(table))["board"]["outcome"]["seats"][0]
    assert figure(after, "experience") == outcome["experience"]
    assert figure(after, "mental") == outcome["mental"]
    second = (await opened(ada, made["id"])).told["table"]
    assert (await ada.look(second))["board"]["scenario"] == "the-midnight-masks"
    assert (await ada.look(second))["options"]["recorded"]


@evening
async def test_the_table_names_its_campaign_and_a_table_by_itself_none(house: House) -> None:
    ada = await house.guest()
    made = await begun(ada, title="Night")
    table = (await opened(ada, made["id"], rules={"undo": "off"})).told["table"]

    told = await ada.look(table)

    assert (told["campaign"], told["title"], told["rules"]["undo"], told["status"]) == (
        made["id"],
        "Night",
        "off",
        "playing",
    )
    assert (await ada.make(seats=[{"kind": "me"}, {"kind": "me"}]))["campaign"] == ""


@evening
async def test_who_asks_twice_for_the_next_game_gets_one_table(house: House) -> None:
    ada = await house.guest()
    made = await begun(ada)

    answers = await asyncio.gather(*[opened(ada, made["id"]) for _ in range(4)])

    assert [answer.status for answer in answers] == [201] * 4
    assert len({answer.told["table"] for answer in answers}) == 1
    assert len((await ada.ask("GET", "/api/tables")).told) == 1


@evening
async def test_a_result_counts_once_however_many_look_at_once(house: House) -> None:
    ada = await house.guest()
    made = await begun(ada)
    table = (await opened(ada, made["id"])).told["table"]
    await played(house, table)

    seen = await asyncio.gather(*[look(ada, made["id"]) for _ in range(8)])

    assert len({each["version"] for each in seen}) == 1
    assert seen[0]["tables"] == [table]
    assert chapters(seen[0]).count("played") == 1


@evening
async def test_nothing_is_taken_back_once_the_result_is_carried(house: House) -> None:
    ada = await house.guest()
    made = await begun(ada)
    table = (await opened(ada, made["id"], rules={"undo": "free"})).told["table"]
    await played(house, table)
    before = await look(ada, made["id"])

    answer = await ada.ask("POST", f"/api/tables/{table}/undo", {"seat": 0})
    closed = await ada.ask("DELETE", f"/api/tables/{table}")

    assert (answer.code, closed.status) == ("room.undo-over", 200)
    assert await look(ada, made["id"]) == before


@evening
async def test_a_table_that_is_closed_before_its_end_counts_for_nothing(house: House) -> None:
    ada = await house.guest()
    made = await begun(ada)
    first = (await opened(ada, made["id"])).told["table"]

    await ada.ask("DELETE", f"/api/tables/{first}")
    again = await look(ada, made["id"])
    second = (await opened(ada, made["id"])).told["table"]
    await played(house, second)

    assert (chapters(again), again["tables"], again["table"]) == (["next", "ahead", "ahead"], [], "")
    assert second != first
    assert (await look(ada, made["id"]))["tables"] == [second]


def test_a_result_is_carried_back_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = str(tmp_path / "room.sqlite")

    async def killed_before_it_was_carried() -> tuple[Guest, str, str]:
        monkeypatch.setattr(Keeper, "consider", lambda *_: None)
        async with open_house(database=database) as house:
            ada = await house.guest()
            made = await begun(ada)
            table = (await opened(ada, made["id"])).told["table"]
            await played(house, table)
            return ada, made["id"], table

    async def restarted(ada: Guest, campaign: str, table: str) -> None:
        async with open_house(database=database) as house:
            after = await look(Guest(house, ada.token), campaign)
            assert (chapters(after)[0], after["tables"], after["version"]) == ("played", [table], 2)

    ada, campaign, table = asyncio.run(killed_before_it_was_carried())
    for _ in range(2):
        asyncio.run(restarted(ada, campaign, table))


@evening
async def test_the_server_carries_a_result_back_before_anybody_looks(house: House) -> None:
    ada = await house.guest()
    made = await begun(ada)
    table = (await opened(ada, made["id"])).told["table"]
    await played(house, table)

    keeper = Keeper(house.room)
    for _ in range(200):
        last = await keeper.pages.last(made["id"])
        if last is not None and last[0] == 2:
            break
        await asyncio.sleep(0.01)

    assert last is not None
    assert last[0] == 2


@evening
async def test_experience_buys_a_card_once_for_a_double_click(house: House) -> None:
    ada = await house.guest()
    made = await rich(house, ada)
    wares = (await ada.ask("GET", f"/api/campaigns/{made['id']}/wares/roland-banks")).told
    ware = next(each for each in wares if each["out"] and not each["refused"])

    answers = [await changed(ada, made, "upgrade", "roland-banks", ware["id"], ware["out"]) for _ in range(2)]

    after = await look(ada, made["id"])
    assert [answer.status for answer in answers] == [200, 409]
    assert answers[1].code == "room.campaign-stale"
    assert figure(after, "experience") == figure(made, "experience") - ware["cost"]
    assert ware["id"] in {card["id"] for card in after["ledger"]["sheets"][0]["cards"]}


async def rich(house: House, guest: Guest, *members: dict[str, Any]) -> Any:
    """A campaign whose first game has left somebody with experience."""
    made = await begun(guest, *members)
    table = (await opened(guest, made["id"])).told["table"]
    await played(house, table)
    after = await look(guest, made["id"])
    assert figure(after, "experience") > 0, "another way of playing is needed for this test"
    return after


@evening
async def test_what_is_too_dear_says_so_and_changes_nothing(house: House) -> None:
    ada = await house.guest()
    made = await begun(ada)
    wares = (await ada.ask("GET", f"/api/campaigns/{made['id']}/wares/roland-banks")).told
    dear = next(each for each in wares if each["refused"])

    answer = await changed(ada, made, "upgrade", "roland-banks", dear["id"], dear["out"] or "01018")

    assert "experience" in dear["refused"]
    assert answer.status == 400
    assert "experience" in answer.told["text"]
    assert await look(ada, made["id"]) == made


@evening
async def test_a_stranger_neither_sees_nor_changes_a_campaign(house: House) -> None:
    ada, eve, nobody = await house.guest(), await house.guest(), Guest(house)
    made = await begun(ada)
    path = f"/api/campaigns/{made['id']}"
    tries: list[tuple[str, str, Any]] = [
        ("GET", path, None),
        ("GET", f"{path}/wares/roland-banks", None),
        ("POST", f"{path}/tables", {"version": 0}),
        ("POST", f"{path}/changes", {"version": 0, "name": "leave", "args": ["roland-banks"]}),
        ("POST", f"{path}/members", {"character": "wendy-adams", "name": "Eve"}),
        ("PATCH", f"{path}/members/roland-banks", {"kind": "open"}),
    ]

    for method, where, body in tries:
        answer = await eve.ask(method, where, body)
        assert (answer.status, answer.code) == (403, "room.campaign-foreign"), where
        assert (await nobody.ask(method, where, body)).status == 401, where

    assert (await eve.ask("GET", "/api/campaigns")).told == []
    assert await look(ada, made["id"]) == made


@evening
async def test_who_sat_at_the_table_plays_on_and_spends_only_their_own_experience(house: House) -> None:
    ada, ben = await house.guest(), await house.guest()
    made = await begun(ada, ROLAND, WENDY)
    table = (await opened(ada, made["id"])).told["table"]
    assert (await ada.look(table))["status"] == "gathering"
    await ben.sit(ada, table, 1, "Ben")
    assert (await look(ben, made["id"]))["host"] is False
    await ada.ask("PATCH", f"/api/tables/{table}", {"begin": True})
    await played(house, table)

    after = await look(ben, made["id"])
    foreign = await changed(ben, after, "leave", "roland-banks")
    begins = await opened(ben, made["id"])
    own = await changed(ben, after, "leave", "wendy-adams")

    assert [member["yours"] for member in after["members"]] == [False, True]
    assert [each["id"] for each in (await ben.ask("GET", "/api/campaigns")).told] == [made["id"]]
    assert (foreign.code, begins.code, own.status) == ("room.character-foreign", "room.campaign-host-only", 200)
    back = await changed(ada, own.told, "return", "wendy-adams")
    assert back.status == 200
    second = (await opened(ada, made["id"])).told["table"]
    assert (await ben.look(second))["you"]["seats"] == [1]
    assert (await ben.look(second))["status"] == "playing"


@evening
async def test_computers_take_part_and_the_host_says_who_plays_whom(house: House) -> None:
    ada = await house.guest()
    made = await begun(ada, ROLAND, THUMB)

    taken = await ada.ask("PATCH", f"/api/campaigns/{made['id']}/members/agnes-baker", {"kind": "me"})
    unknown = await ada.ask("PATCH", f"/api/campaigns/{made['id']}/members/agnes-baker", {"kind": "computer"})
    nobody = await ada.ask("PATCH", f"/api/campaigns/{made['id']}/members/wendy-adams", {"kind": "me"})

    assert made["members"][1]["kind"] == "computer"
    assert taken.told["members"][1]["yours"]
    assert (unknown.code, nobody.code) == ("room.player-unknown", "room.character-unknown")
    table = (await opened(ada, made["id"], answers={"lead": "agnes-baker"})).told["table"]
    told = await ada.look(table)
    assert (told["you"]["seats"], told["board"]["lead"]) == ([0, 1], 1)


@pytest.mark.parametrize("setup", [{}, {"investigator": "daisy-walker"}, {"deck": {"01006": 1}}])
@evening
async def test_who_sits_down_at_a_campaigns_table_plays_what_the_campaign_says(
    house: House, setup: dict[str, Any]
) -> None:
    ada, ben = await house.guest(), await house.guest()
    made = await begun(ada, ROLAND, WENDY)
    table = (await opened(ada, made["id"])).told["table"]
    await ben.sit(ada, table, 1, "Ben")

    answer = await ben.ask("PATCH", f"/api/tables/{table}/seats/1", {"setup": setup})
    await ada.ask("PATCH", f"/api/tables/{table}", {"begin": True})
    await played(house, table)

    assert answer.code == "room.setup-fixed"
    assert (await look(ben, made["id"]))["tables"] == [table]


@evening
async def test_seats_change_hands_at_the_table_while_a_game_is_played(house: House) -> None:
    ada = await house.guest()
    made = await begun(ada, ROLAND, THUMB)
    table = (await opened(ada, made["id"])).told["table"]

    refused = await ada.ask("PATCH", f"/api/campaigns/{made['id']}/members/agnes-baker", {"kind": "me"})
    await ada.ask("PATCH", f"/api/tables/{table}/seats/1", {"kind": "person"})
    await played(house, table)

    assert refused.code == "room.campaign-playing"
    assert [member["yours"] for member in (await look(ada, made["id"]))["members"]] == [True, True]


@evening
async def test_who_is_lost_is_replaced_by_somebody_new_in_the_next_scenario(house: House) -> None:
    ada = await house.guest()
    made = await begun(ada, ROLAND, WENDY)
    keeper = Keeper(house.room)

    def killed(page: Page) -> Page:
        return replace(page, file=page.file.replace('"investigator": "wendy-adams",', DEAD, 1))

    await keeper.turn(made["id"], None, killed)
    lost = await look(ada, made["id"])
    back = await changed(ada, lost, "return", "wendy-adams")
    joined = await ada.ask("POST", f"/api/campaigns/{made['id']}/members", {**ROLAND, "character": "daisy-walker"})
    table = (await opened(ada, made["id"])).told["table"]

    assert [sheet["lost"] for sheet in lost["ledger"]["sheets"]] == [False, True]
    assert lost["ledger"]["sheets"][1]["state"] == "Killed"
    assert (back.status, joined.status) == (400, 200)
    assert [each["code"] for each in (await ada.look(table))["board"]["investigators"]] == ["01001", "01002"]


@evening
async def test_chance_and_who_holds_what_stay_with_the_server(house: House) -> None:
    ada, ben = await house.guest(), await house.guest()
    made = await begun(ada, ROLAND, WENDY)
    table = (await opened(ada, made["id"])).told["table"]
    await ben.sit(ada, table, 1, "Ben")
    paths = [f"/api/campaigns/{made['id']}", "/api/campaigns", f"/api/campaigns/{made['id']}/wares/roland-banks"]
    before = [(await guest.ask("GET", path)).told for guest in (ada, ben) for path in paths]

    def other_chance(page: Page) -> Page:
        file, seeds = re.subn(r'"seed": \d+', '"seed": 12345', page.file)
        file, draws = re.subn(r'"drawn": \d+', '"drawn": 99', file)
        assert (seeds, draws) == (1, 1)
        return replace(page.with_partner("wendy-adams", Partner(holder="f" * 64)), file=file)

    await Keeper(house.room).turn(made["id"], None, other_chance)

    answers = [await guest.ask("GET", path) for guest in (ada, ben) for path in paths]
    for was, answer in zip(before, answers, strict=True):
        assert unheld(answer.told) == unheld(was)
        for secret in (digest(ada.token), digest(ben.token), "f" * 64):
            assert secret.encode() not in answer.body


def unheld(told: Any) -> Any:
    """Without the number of the page, and whether anybody plays a character."""
    if isinstance(told, list):
        return [{**each, "touched": 0} for each in told]
    members = [{**member, "kind": ""} for member in told["members"]]
    return {**told, "version": 0, "members": members}


@evening
async def test_somebody_joins_between_two_games_and_not_during_one(house: House) -> None:
    ada = await house.guest()
    made = await begun(ada)
    path = f"/api/campaigns/{made['id']}/members"

    joined = await ada.ask("POST", path, {"character": "wendy-adams", "name": "Ben"})
    twice = await ada.ask("POST", path, {"character": "wendy-adams", "name": "Ben"})
    await opened(ada, made["id"])
    late = await ada.ask("POST", path, {"character": "daisy-walker", "name": "Cleo"})
    leaving = await changed(ada, await look(ada, made["id"]), "leave", "wendy-adams")

    assert [sheet["character"] for sheet in joined.told["ledger"]["sheets"]] == ["roland-banks", "wendy-adams"]
    assert [answer.status for answer in (twice, late, leaving)] == [400] * 3
    assert "Wendy Adams" in twice.told["text"]
    assert late.told["text"] == leaving.told["text"]


@pytest.mark.parametrize(
    ("body", "status", "says"),
    [
        ({"game": "cultists", "members": [ROLAND]}, 404, "campaigns"),
        ({"game": "chess", "members": [ROLAND]}, 400, "chess"),
        ({"game": "arkham", "members": []}, 400, "members"),
        ({"game": "arkham", "members": [ROLAND, ROLAND]}, 400, "Roland Banks"),
        ({"game": "arkham", "members": [{"character": "cthulhu", "name": "Ada"}]}, 400, "cthulhu"),
        ({"game": "arkham", "members": [ROLAND], "options": {"difficulty": "brutal"}}, 400, "brutal"),
        ({"game": "arkham", "members": [ROLAND], "options": {"weather": "rain"}}, 400, "weather"),
        (
            {"game": "arkham", "members": [{**ROLAND, "deck": {"investigator": "wendy-adams", "cards": {}}}]},
            400,
            "Wendy",
        ),
        ({"game": "arkham", "members": [{**ROLAND, "deck": {"investigator": "roland-banks", "cards": {}}}]}, 400, "30"),
        ({"game": "arkham", "members": [{**ROLAND, "deck": {"cards": 7}}]}, 400, "cards"),
        ({"game": "arkham", "members": [{**ROLAND, "kind": "computer", "player": "hal"}]}, 400, "hal"),
        ({"game": "arkham", "members": [{**ROLAND, "name": ""}]}, 400, "name"),
        ({"game": "arkham", "members": [ROLAND], "luck": 7}, 400, "luck"),
    ],
)
@evening
async def test_a_campaign_that_makes_no_sense_is_refused_in_words(
    house: House, body: dict[str, Any], status: int, says: str
) -> None:
    ada = await house.guest()

    answer = await ada.ask("POST", "/api/campaigns", body)

    assert answer.status == status
    assert says in answer.told["text"]
    assert (await ada.ask("GET", "/api/campaigns")).told == []


@evening
async def test_bad_wishes_are_refused_and_leave_the_campaign_as_it_was(house: House) -> None:
    ada = await house.guest()
    made = await begun(ada)
    path = f"/api/campaigns/{made['id']}"
    tries: list[tuple[str, str, Any, int]] = [
        ("GET", "/api/campaigns/nosuchcampaign", None, 404),
        ("GET", f"{path}/wares/cthulhu", None, 400),
        ("POST", f"{path}/tables", {"version": 9}, 409),
        ("POST", f"{path}/tables", {"version": 0, "answers": {"lead": "cthulhu"}}, 400),
        ("POST", f"{path}/changes", {"version": 9, "name": "leave", "args": ["roland-banks"]}, 409),
        ("POST", f"{path}/changes", {"version": 0, "name": "sing", "args": ["roland-banks"]}, 400),
        ("POST", f"{path}/changes", {"version": 0, "name": "leave"}, 400),
        ("POST", f"{path}/changes", {"version": 0, "name": "upgrade", "args": ["roland-banks", "99999"]}, 400),
        ("POST", f"{path}/changes", {"version": "0", "name": "leave", "args": ["roland-banks"]}, 400),
        ("POST", f"{path}/changes", {"version": 0, "name": "leave", "args": ["roland-banks"] * 5}, 400),
    ]

    for method, where, body, status in tries:
        answer = await ada.ask(method, where, body)
        assert answer.status == status, (where, body, answer.told)
        assert answer.told["text"]

    assert await look(ada, made["id"]) == made


def test_a_backup_holds_campaigns_and_a_table_in_the_middle_of_one(tmp_path: Path) -> None:
    file = tmp_path / "room.backup"

    async def moved() -> None:
        async with open_house() as first:
            ada = await first.guest()
            made = await begun(ada)
            await played(first, (await opened(ada, made["id"])).told["table"])
            second = (await opened(ada, made["id"])).told["table"]
            before = await look(ada, made["id"])
            saved = await back_up(first.room.store, file)
        assert (saved.campaigns, saved.pages) == (1, 4)
        async with open_house() as other:
            assert await restore(other.room.store, file) == saved
            guest = Guest(other, ada.token)
            assert await look(guest, made["id"]) == before
            assert [each["table"] for each in (await guest.ask("GET", "/api/campaigns")).told] == [second]
            await played(other, second)
            assert chapters(await look(guest, made["id"])) == ["played", "played", "next"]
            again = await restore(other.room.store, file)
            assert (again.campaigns, again.there) == (0, 3)
            assert chapters(await look(guest, made["id"])) == ["played", "played", "next"]

    asyncio.run(moved())
