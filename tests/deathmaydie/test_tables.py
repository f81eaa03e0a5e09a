"""Every table that can be set, by a sample of the random games that the long run plays by the hundred."""

from __future__ import annotations

import pytest

from .. import soak
from .late import late_game
from .tables import TABLES


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_random_games_end_and_lose_no_card_figure_or_token(number: int) -> None:
    assert soak.glance("deathmaydie", f"sample {number}", TABLES[number]) > 0


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_random_games_after_the_summoning_end_as_well(number: int) -> None:
    for seed in range(3):
        assert late_game(f"sample {seed}", TABLES[number]).over


def test_late_games_end_in_every_way_there_is() -> None:
    results = [late_game(f"ends {seed}", TABLES[seed]).result for seed in range(len(TABLES))]

    assert {result.outcome for result in results if result is not None} == {
        "dmd-won", "dmd-lost-everybody", "dmd-lost-track"
    }  # fmt: skip


def test_there_is_a_table_for_each_pair_and_number_of_players() -> None:
    assert len(TABLES) == 6 * 2 * 5
    assert len({str(sorted(table.items())) for table in TABLES}) == len(TABLES)
