"""Every table that can be set, by a sample of the random games that the long run plays by the hundred."""

from __future__ import annotations

import pytest

import miskatonic
from miskatonic.games.deathmaydie.content.library import EPISODES
from miskatonic.games.deathmaydie.words.harm import LoseSanity
from miskatonic.players.registry import player

from .. import soak
from .late import late_game
from .scenes import beth, ian, scene, somebody
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


@pytest.mark.parametrize("episode", EPISODES)
def test_rules_of_thumb_play_to_the_end_and_lose_nothing_either(episode: str) -> None:
    game = miskatonic.new("deathmaydie", seed=f"thumb {episode}", seats=3, episode=episode)
    thumb = player("thumb", "1")

    while not game.over:
        assert list(game.type.invariants(game.table)) == []
        seat = game.decisions[0].seat
        game.choose(seat, thumb.choose(game.chair(seat)))

    assert game.result is not None


def test_a_thumb_chooses_between_two_to_whom_one_clings() -> None:
    people = ian(at="long-corridor"), somebody("rasputin", at="library", sanity=3, insanity="clinging")
    table = scene(*people, beth(at="reading-room")).words(LoseSanity(1), you=1)

    chosen = player("thumb", "1").choose(table.game.chair(0))

    table.game.choose(0, chosen)
    assert table.board(1).space in ("long-corridor", "reading-room")
