"""What is told at the end of a game, and what the game itself says can be done in it."""

import importlib
import pkgutil
from random import Random
from typing import cast

import miskatonic
from miskatonic.games import arkham
from miskatonic.games.arkham.encounters import DrawEnemyWith
from miskatonic.games.arkham.finishing import outcome_of
from miskatonic.games.arkham.game import ARKHAM
from miskatonic.games.arkham.records import ArkhamTable, Who
from miskatonic.kernel.chance import Chance
from miskatonic.kernel.frames import Act
from miskatonic.testing import Situation, play_randomly


def test_the_order_in_which_cultists_lie_in_their_deck_is_never_told() -> None:
    ended = [play_randomly(ARKHAM, seed, {"scenario": "the-midnight-masks", "seats": 1}) for seed in range(6)]
    game = max(ended, key=lambda game: len(game.table.state.cult))
    table = cast("ArkhamTable", game.table)
    told = outcome_of(table)

    lying = list(game.table.state.cult)
    Random(1).shuffle(lying)
    table.state.cult = tuple(lying)

    assert len(lying) > 1
    assert told is not None
    assert outcome_of(table) == told


def test_whatever_can_be_chosen_can_be_asked_about() -> None:
    miskatonic.register(ARKHAM)
    modules = [
        importlib.import_module(found.name)
        for found in pkgutil.walk_packages(arkham.__path__, "miskatonic.games.arkham.")
    ]

    acts = {value.name for module in modules for value in vars(module).values() if isinstance(value, Act)}

    assert acts == {act.name for act in ARKHAM.acts}


def test_whoever_imagines_hands_imagines_no_later_round() -> None:
    table = {"scenario": "the-gathering", "seats": [{"investigator": "roland-banks"}], "lead": 0, "difficulty": "easy"}
    rounds = []

    def imagined(game: miskatonic.Game, aside: Chance) -> None:
        if not game.over:
            twin = game.imagine(None, aside.below(1000))
            rounds.append(cast("ArkhamTable", twin.table).state.round - cast("ArkhamTable", game.table).state.round)

    for seed in range(96, 126):
        play_randomly(ARKHAM, f"h{seed}", table, at=imagined)

    assert set(rounds) == {0}


def test_whoever_searches_the_encounter_deck_imagines_the_set_that_lies_in_it() -> None:
    table = {"scenario": "the-devourer-below", "seats": [{"investigator": "roland-banks"}], "lead": 0}
    game = miskatonic.new("arkham", seed=1, **table)
    laid = Situation(game).run(DrawEnemyWith(Who(0), "monster"))

    shown = [option.key for option in laid.game.decisions[0].options]
    imagined = [[option.key for option in laid.game.imagine(0, seed).decisions[0].options] for seed in range(20)]

    assert {option.act for option in laid.game.decisions[0].options} == {"draw-found"}
    assert all(keys == shown for keys in imagined)
