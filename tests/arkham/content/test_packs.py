"""Content packs: the manual's own is played from its folder and as an installed package; mistakes in it are named."""

import re
import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from typing import cast

import pytest

import miskatonic
from miskatonic import registry
from miskatonic.games.arkham import setup
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.names import find, spoken
from miskatonic.games.arkham.decks.starters import STARTERS
from miskatonic.games.arkham.game import ARKHAM
from miskatonic.games.arkham.records import ArkhamTable
from miskatonic.games.arkham.scenarios.library import SCENARIOS
from miskatonic.simulate import LoadError, load, loading
from miskatonic.testing import check_game

MANUAL = Path(__file__).parents[3] / "docs" / "writing-cards.md"

BEGUN = {"scenario": "the-long-pier", "seats": [{"investigator": "daisy-walker"}]}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The manual's pack in a folder; what it brings is gone afterwards."""
    said = MANUAL.read_text(encoding="utf-8")
    home = tmp_path / "lantern"
    (home / "text" / "en").mkdir(parents=True)
    (home / "__init__.py").write_text(re.findall(r"```python\n(.*?)```", said, re.DOTALL)[0], encoding="utf-8")
    (home / "text" / "en" / "lantern.ftl").write_text(
        re.findall(r"```ftl\n(.*?)```", said, re.DOTALL)[0], encoding="utf-8"
    )
    library, scenarios, decks = dict(vars(CORE)), dict(SCENARIOS), dict(STARTERS)
    catalogues = type(ARKHAM).catalogues
    monkeypatch.syspath_prepend(str(tmp_path))
    invalidate_caches()
    yield home
    vars(CORE).clear()
    vars(CORE).update(library)
    for mapping, kept in ((SCENARIOS, scenarios), (STARTERS, decks)):
        mapping.clear()
        mapping.update(kept)  # type: ignore[arg-type]  # each gets back its own
    type(ARKHAM).catalogues = catalogues
    ARKHAM.__dict__.pop("words", None)
    sys.modules.pop("lantern", None)
    loading._loaded.clear()
    setup._box.cache_clear()


def broken(folder: Path, *changes: tuple[str, str]) -> list[str]:
    """What is said of the manual's pack after these changes, line by line; nothing of it is taken in."""
    path = folder / "__init__.py"
    words = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in words
        words = words.replace(old, new, 1)
    path.write_text(words, encoding="utf-8")
    with pytest.raises(miskatonic.MiskatonicError) as error:
        load(str(folder))
    assert "the-long-pier" not in SCENARIOS
    assert "storm-lantern" not in CORE.by_slug
    assert error.value.say("ru")
    return error.value.say().splitlines()


def line_of(folder: Path, words: str) -> int:
    """The line in which something is written."""
    lines = (folder / "__init__.py").read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if words in line)


def test_the_manuals_scenario_keeps_all_promises(folder: Path) -> None:
    assert load(str(folder)) == ("arkham",)

    for seed in range(2):
        check_game(ARKHAM, seed, {"scenario": "the-long-pier", "seats": 1 + seed}, points=2)


def test_the_manuals_scenario_ends_as_it_says(folder: Path) -> None:
    load(str(folder))
    endings = set()

    for seed in range(12):
        game = miskatonic.new("arkham", seed=seed, **BEGUN)
        chance = Random(seed)
        while not game.over:
            decision = game.decisions[0]
            game.choose(decision.seat, chance.choice(decision.options).key)
        assert game.result is not None
        endings.add(game.result.outcome)

    assert endings <= {f"arkham-ending-the-long-pier-{name}" for name in ("none", "1", "2")}
    assert "arkham-ending-the-long-pier-none" in endings


def test_a_card_of_a_pack_lies_in_a_deck_and_is_found_by_its_name(folder: Path) -> None:
    load(str(folder))
    cards = {**STARTERS["daisy-walker"].cards, "lantern-01": 2}

    game = miskatonic.new("arkham", seed=1, seats=[{"investigator": "daisy-walker", "deck": cards}])

    assert find("Storm lantern") == "lantern-01"
    assert spoken("lantern-01", "es") == "Storm Lantern"
    assert len(cast("ArkhamTable", game.table).box.copies["lantern-01"]) == 2


def test_what_a_card_of_a_pack_does_is_read_out_in_other_languages(folder: Path) -> None:
    load(str(folder))
    said = ARKHAM.readings()["arkham-text-lantern-01"]

    texts = {lang: ARKHAM.words.say(said, lang, ARKHAM.names_at(None)) for lang in miskatonic.LANGS}

    assert len(set(texts.values())) == len(miskatonic.LANGS)


def test_the_manuals_enemy_that_nothing_can_touch_belongs_into_the_pack(folder: Path) -> None:
    example = re.findall(r"```python\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)[1]
    path = folder / "__init__.py"
    words = path.read_text(encoding="utf-8")
    path.write_text(words.replace("PACK =", f"{example}\nPACK =").replace("cards=(", "cards=(THE_DROWNED, "), "utf-8")
    with (folder / "text" / "en" / "lantern.ftl").open("a", encoding="utf-8") as names:
        names.write("arkham-card-lantern-09 = The Drowned\n")

    load(str(folder))

    said = ARKHAM.words.say(ARKHAM.readings()["arkham-text-lantern-09"], "en", ARKHAM.names_at(None))
    assert said == "it is immune to effects of player cards"
    check_game(ARKHAM, 3, {"scenario": "the-long-pier", "seats": 2}, points=2)


@pytest.mark.usefixtures("folder")
def test_an_installed_pack_is_there_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("lantern", "lantern:PACK", "miskatonic.arkham")
    monkeypatch.setattr(registry, "entry_points", lambda group: [point] if group == point.group else [])
    registry._loaded.cache_clear()

    registry._loaded("arkham", "miskatonic.games.arkham.game:ARKHAM")

    assert "the-long-pier" in SCENARIOS
    registry._loaded.cache_clear()


@pytest.mark.parametrize(
    ("old", "new", "written", "said"),
    [
        ('Skill("intellect", 1)', 'Skill("intelect", 1)', "intelect", "the nearest is 'intellect'"),
        ('slots=("hand",)', 'slots=("hnd",)', "hnd", "the nearest is 'hand'"),
        ('keywords=("hunter",)', 'keywords=("huntr",)', "huntr", "the nearest is 'hunter'"),
        ('"rats")', '"rat")', '"rat"', "the nearest is 'rats'"),
        ('Begin("pier")', 'Begin("peer")', "peer", "the nearest is 'pier'"),
        ('agendas=("lantern-05",)', 'agendas=("lantern-55",)', "lantern-55", "the nearest is 'lantern-05'"),
        ('connects=("hull",)', 'connects=("hul",)', '"hul"', "the nearest is 'hull'"),
        ('story=("lantern-intro",)', 'story=("lantern-intra",)', "lantern-intra", "the nearest is 'lantern-intro'"),
        ('traits=("hazard",)', 'traits=("hazrd",)', "hazrd", "the nearest is 'arkham-trait-hazard'"),
        ('slug="wharf-creeper"', 'slug="swarm-of-rats"', "swarm-of-rats", "already"),
        ("cost=2", 'cost="two"', "two", "int"),
        ("        NO_RESOLUTION: Resolution(won=False),\n", "", "the-long-pier", "resolutions: none"),
    ],
)
def test_a_mistake_is_told_with_its_line_and_the_nearest_name(
    folder: Path, old: str, new: str, written: str, said: str
) -> None:
    lines = broken(folder, (old, new))

    told = [line for line in lines if said in line]

    assert told, lines
    assert f"__init__.py, line {line_of(folder, written)}:" in told[0]


def test_all_mistakes_are_told_at_once(folder: Path) -> None:
    lines = broken(folder, ('"rats")', '"rat")'), ('Begin("pier")', 'Begin("peer")'), ('("hunter",)', '("huntr",)'))

    assert len(lines) == 4


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("import DiscoverClues, End, Resign", "import DiscoverCleus, End, Resign", "'DiscoverClues'"),
        ("    shroud=2,", "    shrowd=2,", "'shroud'"),
        ("cards=(STORM_LANTERN", "cards=(STORM_LANTRN", "'STORM_LANTERN'"),
        ("shroud=2,", "shroud=2 2,", "SyntaxError"),
    ],
)
def test_a_mistake_in_python_is_told_with_its_line_and_the_nearest_name(
    folder: Path, old: str, new: str, said: str
) -> None:
    path = folder / "__init__.py"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")

    with pytest.raises(LoadError) as error:
        load(str(folder))

    assert said in error.value.say()
    assert re.search(r"\(__init__.py, line \d+\)", error.value.say())
