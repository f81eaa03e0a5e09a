"""Finished games told again, to whoever has the link."""

import miskatonic

from .house import Guest, House, evening, seats


async def finished(house: House, seed: str = "replay") -> tuple[Guest, str]:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"), seed=seed)
    number = 0
    while (told := await ada.look(made["id"]))["status"] == "playing":
        asked = next(seat["seat"] for seat in told["seats"] if seat["asked"])
        await ada.choose(made["id"], asked, number)
        number += 1
    return ada, made["id"]


@evening
async def test_a_game_is_told_move_by_move_with_the_eyes_of_a_seat(house: House) -> None:
    ada, table = await finished(house)
    last = await ada.look(table, 0)
    eve = await house.guest()

    steps = [
        (await eve.ask("GET", f"/api/tables/{table}/replay?at={at}&seat=0")).told for at in range(last["choices"] + 1)
    ]

    assert steps[0]["chosen_by"] is None
    assert steps[-1]["board"] == last["board"]
    assert steps[-1]["ending"] == last["ending"]
    assert [line for step in steps for line in step["log"]] == last["log"]
    assert all(bool(step["chosen"]) == (step["chosen_by"] == 0) for step in steps)


@evening
async def test_without_a_seat_a_replay_shows_what_every_seat_knew(house: House) -> None:
    ada, table = await finished(house)

    step = (await ada.ask("GET", f"/api/tables/{table}/replay?at=3")).told

    game = house.room.sittings[table].table.game
    assert game is not None
    then = game.at(3).table.state
    hands = [[card["id"] for card in player["hand"]] for player in step["board"]["players"]]
    assert hands == [list(player.hand) for player in then.players]
    assert step["chosen"]


@evening
async def test_nobody_sees_a_replay_or_a_journal_of_a_game_that_goes_on(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"))

    answers = [await ada.ask("GET", f"/api/tables/{made['id']}/{what}") for what in ("replay", "journal")]

    assert [(answer.status, answer.code) for answer in answers] == [(409, "room.not-over")] * 2


@evening
async def test_a_step_beyond_the_end_is_refused(house: House) -> None:
    ada, table = await finished(house)

    answers = [await ada.ask("GET", f"/api/tables/{table}/replay?{query}") for query in ("at=9999", "at=-1", "seat=5")]

    assert [answer.status for answer in answers] == [400, 400, 404]


@evening
async def test_the_journal_of_a_finished_game_makes_the_same_game_again(house: House) -> None:
    ada, table = await finished(house)

    journal = await ada.ask("GET", f"/api/tables/{table}/journal")

    assert "attachment" in journal.headers["content-disposition"]
    again = miskatonic.replay(journal.body.decode())
    game = house.room.sittings[table].table.game
    assert game is not None
    assert again.snapshot() == game.snapshot()
    brought = await ada.ask("POST", "/api/journals", {"journal": journal.body.decode()})
    assert brought.told["status"] == "over"
