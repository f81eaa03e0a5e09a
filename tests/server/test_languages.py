"""Words in the reader's language, whatever the others read."""

import pytest

from miskatonic import LANGS

from .house import House, evening, seats

PROMPTS = {"en", "es", "pt", "ru"}


@evening
async def test_each_reads_the_same_table_in_a_language_of_their_own(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"))

    told = {lang: await ada.look(made["id"], 0, lang) for lang in LANGS}

    assert len({table["ask"]["prompt"] for table in told.values()}) == len(LANGS)
    assert len({table["log"][0]["text"] for table in told.values()}) == len(LANGS)
    assert len({str(table["board"]) for table in told.values()}) == 1


@pytest.mark.parametrize("lang", LANGS)
@evening
async def test_mistakes_are_told_in_the_language_that_was_asked_for(house: House, lang: str) -> None:
    ada = await house.guest()

    by_query = await ada.ask("GET", f"/api/tables/nosuchtable1?lang={lang}")
    by_browser = await ada.ask("GET", "/api/tables/nosuchtable1", accept_language=f"xx, {lang};q=0.9, en;q=0.5")

    assert by_query.told == by_browser.told
    assert ("There is no table" in by_query.told["text"]) == (lang == "en")


@evening
async def test_the_live_connection_changes_language_without_ending(house: House) -> None:
    ada = await house.guest()
    made = await ada.make(seats=seats("me", "me"))

    async with ada.live(made["id"], 0) as live:
        english = (await live.first())["ask"]["prompt"]
        await live.ask(type="look", seat=0, lang="ru")
        russian = live.table["ask"]["prompt"]
        await live.choose(0)

        assert english != russian
        assert live.table == await ada.look(made["id"], 0, "ru")


@evening
async def test_games_words_and_rules_are_told_in_every_language(house: House) -> None:
    ada = await house.guest()

    games = [(await ada.ask("GET", f"/api/games?lang={lang}")).told for lang in LANGS]
    words = [(await ada.ask("GET", f"/api/games/cultists/words?lang={lang}")).told for lang in LANGS]
    found = [(await ada.ask("GET", f"/api/rules?q=vote&game=cultists&lang={lang}")).told for lang in LANGS]

    assert all({"cultists", "laboratory"} <= {game["id"] for game in told} for told in games)
    assert len({told["cultists-place-cm"] for told in words}) > 1
    assert all(hits for hits in found)
    assert len({told[0]["entry"]["title"] for told in found}) > 1
