"""Episodes and Elder Ones out of files: the manual's own are played, ours come back as they are, mistakes are named."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import miskatonic
from miskatonic.games.deathmaydie.content.library import ELDER_ONES, EPISODES
from miskatonic.games.deathmaydie.declarations import ElderOne, Episode
from miskatonic.games.deathmaydie.files.reading import Reader
from miskatonic.games.deathmaydie.game import DEATH_MAY_DIE
from miskatonic.players import RuleOfThumb
from miskatonic.simulate import LoadError, documents, load, loading, play_out, run
from miskatonic.testing import check_game
from tests.cli.terminal import run as command
from tests.server.house import open_house, seats

MANUAL = Path(__file__).parents[3] / "docs" / "writing-episodes.md"


def manual() -> str:
    """The examples of the manual as one file."""
    return "".join(re.findall(r"```yaml\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL))


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    """The manual's file; what it brings is gone afterwards."""
    path = tmp_path / "drowned-bell.yaml"
    path.write_text(manual(), encoding="utf-8")
    ours, theirs, catalogues = dict(EPISODES), dict(ELDER_ONES), type(DEATH_MAY_DIE).catalogues
    yield path
    for boxes, kept in ((EPISODES, ours), (ELDER_ONES, theirs)):
        boxes.clear()
        boxes.update(kept)  # type: ignore[arg-type]  # each gets back its own
    type(DEATH_MAY_DIE).catalogues = catalogues
    DEATH_MAY_DIE.__dict__.pop("words", None)
    loading._loaded.clear()


def broken(path: Path, *changes: tuple[str, str]) -> list[str]:
    """What is said of the manual's file after these changes, line by line; nothing of it is offered."""
    words = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in words
        words = words.replace(old, new, 1)
    path.write_text(words, encoding="utf-8")
    known = list(EPISODES)
    with pytest.raises(LoadError) as error:
        load(str(path))
    assert list(EPISODES) == known
    assert error.value.say("ru")
    return error.value.say().splitlines()[1:]


def line_of(path: Path, words: str) -> int:
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if words in line)


def test_the_episode_of_the_manual_is_played_to_the_end(file: Path) -> None:
    assert load(str(file)) == ("deathmaydie",)

    for count in (1, 3, 5):
        game = miskatonic.new("deathmaydie", seed=count, seats=count, episode="drowned-bell", elder_one="the-tide")
        play_out(game, [RuleOfThumb() for _ in game.seats])
        assert game.over


def test_it_keeps_every_promise_that_ours_keep(file: Path) -> None:
    load(str(file))

    check_game(DEATH_MAY_DIE, seed=1, options={"seats": 2, "episode": "drowned-bell", "elder_one": "the-tide"})


def test_things_are_called_what_the_file_says_or_by_their_ids(file: Path) -> None:
    load(str(file))

    say = DEATH_MAY_DIE.words.say
    assert say(miskatonic.Text("dmd-episode-drowned-bell"), "es") == "La campana ahogada"
    assert say(miskatonic.Text("dmd-find-doctors-bag-wet"), "ru") == "Wet Doctor's Bag"
    assert say(miskatonic.Text("dmd-space-boat-landing"), "pt") == "Boat Landing"


def test_json_does_as_well(file: Path) -> None:
    content = documents.read(file).data
    other = file.with_suffix(".json")
    other.write_text(msgspec.json.format(msgspec.json.encode(content)).decode().replace("  ", "\t"), encoding="utf-8")

    assert load(str(other)) == ("deathmaydie",)
    assert "drowned-bell" in EPISODES


def test_every_command_takes_it_along(file: Path) -> None:
    options = ("--option", "episode=drowned-bell", "--seed", "1")

    watched = command("--with", str(file), "watch", "deathmaydie", "--seats", "2", "--players", "thumb", *options)
    report = run("deathmaydie", games=2, seats=2, options={"episode": "drowned-bell"}, loads=[str(file)], jobs=2)

    assert watched.exit_code == 0
    assert "Churchyard" in watched.output
    assert len(report.played) == 2


def test_a_saved_game_of_it_is_taken_up_again_with_the_file(file: Path, tmp_path: Path) -> None:
    options = ("--plain", "--players", "2", "--option", "episode=drowned-bell", "--seed", "1")

    begun = command("--with", str(file), "play", "deathmaydie", *options, typed="1\nq\n", saves=tmp_path)
    again = command("--with", str(file), "play", "--resume", "--plain", typed="q\n", saves=tmp_path)

    assert begun.exit_code == again.exit_code == 0
    assert "Run to" in begun.output
    assert "Going on with" in again.output


def test_the_game_room_has_it_and_its_computer_players_play_it(file: Path) -> None:
    load(str(file))

    async def evening() -> None:
        async with asyncio.timeout(60), open_house(loads=(str(file),)) as house:
            ada = await house.guest()
            options = {"episode": "drowned-bell", "first": 1}
            made = await ada.make(
                game="deathmaydie", seats=seats("me", "thumb"), options=options, rules={"pace": 0}, seed="bell"
            )
            async with ada.live(made["id"], 0) as live:
                await live.first()
                await live.until(lambda: live.table["choices"] >= 3)
                assert "drowned-bell" in str(live.table)

    asyncio.run(evening())


def plain(value: Any) -> Any:
    """A declaration as a file has it: a moment stands where the word `on` does."""
    if isinstance(value, dict):
        inside = {key: plain(each) for key, each in value.items()}
        if "moment" in inside:
            inside["on"] = inside.pop("moment")
        return inside
    return [plain(each) for each in value] if isinstance(value, list | tuple) else value


@pytest.mark.parametrize("id", EPISODES)
def test_an_episode_of_ours_comes_back_from_a_file_as_it_is(id: str) -> None:
    reader = Reader()

    read = reader.read(plain(msgspec.to_builtins(EPISODES[id])), Episode, ())

    assert reader.problems == []
    assert read == EPISODES[id]


@pytest.mark.parametrize("id", ELDER_ONES)
def test_an_elder_one_of_ours_comes_back_from_a_file_as_it_is(id: str) -> None:
    reader = Reader()

    read = reader.read(plain(msgspec.to_builtins(ELDER_ONES[id])), ElderOne, ())

    assert reader.problems == []
    assert read == ELDER_ONES[id]


def test_all_mistakes_are_told_at_once_in_the_order_of_their_lines(file: Path) -> None:
    said = broken(
        file,
        ("start: churchyard", "start: church-yard"),
        ("health: 3", "health: much"),
        ("do: take-stress, count: 1}]}]", "do: take-stres, count: 1}]}]"),
        ("least: 4", "leest: 4"),
        ("find: marked", "find: market"),
        ("muffle: {en", "muffel: {en"),
    )

    numbers = [int(line.split()[1].rstrip(":")) for line in said]
    assert numbers == sorted(numbers)
    text = "\n".join(said)
    assert f"line {line_of(file, 'church-yard')}: there is no 'church-yard', the nearest is 'churchyard'" in text
    assert f"line {line_of(file, 'much')}: 'much' can't stand here: it should be a whole number" in text
    assert "there is no word 'take-stres', the nearest is 'take-stress'" in text
    assert "there is no field 'leest' here, the nearest is 'least': least, token, where" in text
    assert "the field 'least' is missing" in text
    assert "there is no 'market', the nearest is 'marked'" in text


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("kind: clapper, space: vestry", "kind: clapper, space: vesty", "there is no 'vesty', the nearest is 'vestry'"),
        ("[cultist, lych-gate]", "[cultish, lych-gate]", "there is no 'cultish', the nearest is 'cultist'"),
        ("token: clapper, count: 2", "token: claper, count: 2", "there is no 'claper', the nearest is 'clapper'"),
        ("lends: stealth", "lends: stelth", "there is no 'stelth', the nearest is 'stealth'"),
        ("gate: yellow", "gate: green", "'green' can't stand here: it should be one of: red, yellow, blue"),
        ("- {id: mud,", "- {id: ebb,", "a box has 8 Mythos cards, not 8"),
        ("enemies: [[cultist, vestry]", "enemies: [[cultist]", "here are 1 in place of 2"),
        ("id: drowned-bell\n", "id: last-waltz\n", "there is a 'last-waltz' already: take another id"),
        ("{on: elder-sign-rolled", "{on: elder-sign-roled", "the nearest is 'elder-sign-rolled'"),
        ("advance: [{do: summon, gate: red, kind: deep-one}]", "advance: {do: summon}", "it should be a list"),
        (
            "ritual: {if: tokens-at, token: clapper, where: belfry, least: 4}",
            "ritual: soon",
            "a mapping with one of if",
        ),
        ("muffle: {en:", "muffle: {eng:", "there is no 'eng', the nearest is 'en'"),
        ("game: deathmaydie\n", "", "the file must say for which game it is"),
        ("\n  kinds:", "\n  kinds: [", "expected"),
        ("\n  ritual: {if", "\n  id: twice\n  ritual: {if", "'id' stands here twice"),
        ("game: deathmaydie\n", "game: deathmaydie\nepisod: 1\n", "the nearest is 'episode'"),
    ],
)
def test_a_mistake_is_named_with_what_would_do(file: Path, old: str, new: str, said: str) -> None:
    assert said in "\n".join(broken(file, (old, new)))


@pytest.mark.parametrize("words", ["", "- 1", "game: [", "\x00", "{}", "game: deathmaydie\nepisode: 3\n"])
def test_a_file_that_is_no_episode_at_all_is_refused_as_well(file: Path, words: str) -> None:
    file.write_text(words, encoding="utf-8")

    assert broken(file)


def test_a_game_that_takes_no_files_says_so(file: Path) -> None:
    file.write_text("game: cultists\n", encoding="utf-8")

    assert broken(file) == ["line 1: cultists takes no content out of files"]


def test_the_command_line_tells_it_and_leaves(file: Path) -> None:
    file.write_text(manual().replace("least: 4", "least: all"), encoding="utf-8")

    told = command("--with", str(file), "play", "deathmaydie")

    assert told.exit_code == 2
    assert f"line {line_of(file, 'least: all')}: 'all' can't stand here" in told.output


def test_a_file_that_is_not_there_is_told() -> None:
    with pytest.raises(LoadError, match=re.escape("'nowhere.yaml' can't be read")):
        load("nowhere.yaml")
