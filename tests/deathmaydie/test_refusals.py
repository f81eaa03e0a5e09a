"""What can't be done is refused with the clause that forbids it, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import miskatonic
from miskatonic.games.deathmaydie.game import DEATH_MAY_DIE
from miskatonic.games.deathmaydie.words.harm import LoseSanity

from .scenes import Scene, beth, foe, ian, scene, somebody

# -- tables that can't be set


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"seats": 2, "episode": "unknown-kadath"}, "burning-faculty"),
        ({"seats": 2, "elder_one": "dagon"}, "cthulhu"),
        ({"seats": 2, "episode": ""}, "stolen-moon"),
        ({"seats": 0}, "5"),
        ({"seats": 6}, "5"),
        ({"seats": 2, "first": 2}, "1"),
        ({"seats": 2, "first": -1}, "0"),
        ({"seats": 2, "rests": "never"}, "rests"),
        ({"seats": [{"investigator": "herbert-west"}, {}]}, "ian-welles"),
        ({"seats": [{"investigator": "ian-welles"}, {"investigator": "ian-welles"}]}, "ian-welles"),
        ({"seats": [{"investigator": "ian-welles", "second": "ian-welles"}]}, "ian-welles"),
        ({"seats": [{"second": "ian-welles"}, {}]}, "second"),
        ({"seats": [{"investigator": 7}, {}]}, "investigator"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused_in_four_languages(options: dict[str, Any], told: str) -> None:
    with pytest.raises(miskatonic.BadOption) as caught:
        miskatonic.new("deathmaydie", **options)

    said = {lang: caught.value.say(lang) for lang in miskatonic.LANGS}
    assert told in said["en"]
    assert len(set(said.values())) == 4


def test_an_option_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(miskatonic.UnknownOption, match="rests"):
        miskatonic.new("deathmaydie", seats=2, luck=3)


# -- choices that aren't open


def acting(**more: Any) -> Scene:
    """Rasputin's turn in the library, Beth beside him, a Byakhee in the next room."""
    return scene(
        somebody("rasputin", at="library"), beth(at="library"),
        **{"enemies": [foe("byakhee", at="reading-room")], **more},
    )  # fmt: skip


def tired() -> Scene:
    """Three actions are spent; only something to use keeps the turn open."""
    table = scene(somebody("rasputin", at="library", finds=["fire-extinguisher"]), beth(at="library"), taken=3)
    assert table.options(0)[-1] == "end-actions"
    return table


def facing() -> Scene:
    return scene(somebody("rasputin", at="library"), beth(at="attic"), elder_one=("library", 3), stage=2)


def rolling() -> Scene:
    table = scene(somebody("rasputin", at="library", stress=3), beth(), enemies=[foe("cultist", at="library")])
    return table.dice("B B B B+").play("attack:1")


def rolling_with_flask() -> Scene:
    people = somebody("rasputin", at="library", stress=3, finds=["hip-flask"]), beth()
    return scene(*people, enemies=[foe("cultist", at="library")]).dice("B B B B+").play("attack:1")


def trading() -> Scene:
    finds = ["fire-axe", "guilty-conscience"]
    people = somebody("rasputin", at="library", finds=finds), beth(at="library"), ian(at="attic")
    return scene(*people).play("trade")


def rested() -> Scene:
    return scene(somebody("rasputin", at="library", stress=4), beth(at="library")).play("rest", "heal:0:3")


def mad() -> Scene:
    table = scene(somebody("rasputin", at="library", sanity=3, insanity="self-harm", levels=(4, 1, 1)), beth())
    return table.words(LoseSanity(1))


@pytest.mark.parametrize(
    ("table", "seat", "key", "rule"),
    [
        (acting, 1, "run:reading-room", "active-player.1"),
        (acting, 1, "end-actions", ""),
        (acting, 1, "rest", "turn-order.1"),
        (acting, 1, "attack:1", "active-player.1"),
        (acting, 0, "attack:1", "attack-action.1"),
        (acting, 0, "attack", "attack-action.1"),
        (acting, 0, "attack:99", ""),
        (acting, 0, "attack:0", ""),
        (acting, 0, "run:attic", "run-action.2"),
        (acting, 0, "run:library", "run-action.2"),
        (acting, 0, "run:kadath", ""),
        (acting, 0, "rest", "rest-action.2"),
        (acting, 0, "trade", "trade-action.1"),
        (acting, 0, "do:wreck", "episode-actions.1"),
        (acting, 0, "do:loot", ""),
        (acting, 0, "stop", ""),
        (acting, 0, "let-stand", ""),
        (tired, 0, "run:reading-room", "take-three-actions.1"),
        (tired, 0, "rest", "take-three-actions.1"),
        (rested, 0, "rest", "rest-action.5"),
        (facing, 0, "attack:0", "elder-one-invulnerable.1"),
        (facing, 0, "rest", "safe-space.4"),
        (rolling, 0, "reroll:4:stress", ""),
        (rolling, 0, "reroll:0:free", ""),
        (rolling, 0, "count-as:tentacle", ""),
        (rolling, 1, "let-stand", ""),
        (mad, 0, "raise:unkillable", "level-up.1"),
        (rolling_with_flask, 0, "use:2", "discovery-timing.3"),
        (trading, 0, "hand-over:10:1", "trade-action.5"),
        (trading, 0, "hand-over:1:2", "trade-action.3"),
        (mad, 0, "raise:stealth", ""),
        (mad, 0, "end-actions", ""),
    ],
    ids=lambda part: part if isinstance(part, str) else getattr(part, "__name__", str(part)),
)
def test_it_is_refused_and_nothing_changes(table: Any, seat: int, key: str, rule: str) -> None:
    at = table()

    error = at.refuses(seat, key)

    assert error.code == ("option.closed" if seat in at.asked else "seat.not-asked")
    rules = [clause for reason in at.game.why_not(seat, key) for clause in reason.rules]
    assert rule in rules if rule else True
    assert all(reason.text for reason in at.game.why_not(seat, key))


@pytest.mark.parametrize(
    "key", ["", ":", "run", "run:", "run:library:attic", "attack:", "attack:²", "attack:-1", "do:"]
)
def test_what_makes_no_sense_is_refused_as_well(key: str) -> None:
    acting().refuses(0, key)


@pytest.mark.parametrize("seat", [2, -1, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    table = acting()
    before = table.game.snapshot()

    with pytest.raises(miskatonic.MiskatonicError):
        table.game.choose(seat, "end-actions")

    assert table.game.snapshot() == before


def test_why_not_is_said_in_four_languages() -> None:
    for table, key in (
        (acting(), "rest"),
        (facing(), "attack:0"),
        (tired(), "run:reading-room"),
        (acting(), "do:wreck"),
    ):
        reasons = table.game.why_not(0, key)

        for reason in reasons:
            assert len({table.game.say(reason.text, lang) for lang in miskatonic.LANGS}) == 4


def test_when_the_game_is_over_nothing_is_open() -> None:
    table = scene(somebody("rasputin", at="library", wounds=4), beth(), elder_one=("attic", 0), track=7)

    table.advance()

    assert table.game.over
    for key in ("end-actions", "run:reading-room", "rest"):
        table.refuses(0, key)


@pytest.mark.parametrize("table", [acting, tired, facing, rolling, rested, mad])
def test_asking_why_not_never_breaks_down(table: Any) -> None:
    game = table().game

    for act in DEATH_MAY_DIE.acts:
        for args in ("", ":", ":x", ":0:x", ":99", ":-1", ":library:library", ":²", ":0:0:0", ":attic"):
            for seat in (0, 1):
                assert isinstance(game.why_not(seat, act.name + args), tuple)


def test_the_other_player_is_told_whose_turn_it_is() -> None:
    table = scene(ian(at="library"), beth(at="library"))

    (reason,) = table.game.why_not(1, "run:reading-room")

    assert "Ian Welles" in table.game.say(reason.text, "en")
