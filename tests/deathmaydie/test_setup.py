"""Setting up: the eleven steps."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import miskatonic
from miskatonic.games.deathmaydie.content.insanities import INSANITIES
from miskatonic.games.deathmaydie.content.library import EPISODES
from miskatonic.games.deathmaydie.game import DEATH_MAY_DIE
from miskatonic.games.deathmaydie.records import Crowd
from miskatonic.games.deathmaydie.words.harm import TakeWounds

from .scenes import Scene, beth, ian, scene


def dealt(seats: Any = 2, **options: Any) -> Scene:
    return Scene.new(DEATH_MAY_DIE, seats=seats, **options)


@pytest.mark.rule("setup-elder-one.1", "elder-one-is-enemy.4")
@pytest.mark.parametrize("elder_one", ["hastur", "cthulhu"])
def test_the_elder_one_begins_on_the_first_space_of_its_track(elder_one: str) -> None:
    view = dealt(elder_one=elder_one).view()

    assert (view.track, view.summoned) == (1, False)
    assert elder_one not in {enemy.kind for enemy in view.enemies}


@pytest.mark.rule("setup-elder-one.2")
def test_hasturs_card_is_open_and_its_signs_are_ready() -> None:
    table = dealt(elder_one="hastur")

    assert "disciple-of-hastur" in {kind.id for kind in table.view().kinds}
    assert table.table.box.elder_one.signs == 12
    assert all(board.signs == 0 for board in table.view().investigators)


@pytest.mark.rule("setup-elder-one.3")
def test_stage_1_lies_on_top() -> None:
    table = dealt()

    assert table.view().stage == 1
    assert [stage.health for stage in table.table.box.elder_one.stages][1:] == [12, 10, 10]


@pytest.mark.rule("setup-episode.2", "setup-enemy-figures.2")
@pytest.mark.parametrize("episode", EPISODES)
def test_every_monster_of_the_episode_can_be_looked_up(episode: str) -> None:
    kinds = {kind.id for kind in dealt(episode=episode).view().kinds}

    assert kinds == {"cultist", "disciple-of-hastur", *(kind.id for kind in EPISODES[episode].kinds)}


@pytest.mark.rule("setup-map.3")
def test_cultists_on_the_map_come_out_of_the_reserve() -> None:
    left = {kind.id: kind.left for kind in dealt().view().kinds}

    assert left == {"cultist": 6, "disciple-of-hastur": 4, "fire-vampire": 1, "byakhee": 2}


@pytest.mark.rule("setup-map.1")
def test_two_games_of_an_episode_begin_alike() -> None:
    views = [dealt(seed=seed, elder_one=each).view() for seed, each in ((1, "hastur"), (2, "cthulhu"))]

    assert views[0].spaces == views[1].spaces
    assert views[0].enemies == views[1].enemies
    assert views[0].tokens == views[1].tokens


@pytest.mark.rule("setup-decks.1", "setup-decks.2")
def test_the_decks_are_mixed_and_nobody_sees_their_order() -> None:
    tables = [dealt(seed=seed) for seed in range(20)]

    orders = {(table.state.mythos, table.state.discovery) for table in tables}
    first_sources = {table.state.mythos[0] < 8 for table in tables}
    seen = {(view.mythos_deck, view.discovery_deck) for table in tables for view in (table.view(0), table.view())}

    assert len(orders) == 20
    assert first_sources == {True, False}
    assert seen == {(16, 15)}


@pytest.mark.rule("setup-decks.1", "setup-decks.2")
@pytest.mark.parametrize("deck", ["mythos", "discovery"])
def test_another_order_of_a_deck_shows_nowhere(deck: str) -> None:
    table, other = dealt(seed=3), dealt(seed=3)

    other.lay(lambda at: setattr(at.state, deck, tuple(reversed(getattr(at.state, deck)))))

    assert getattr(table.state, deck) != getattr(other.state, deck)
    assert [table.view(seat) for seat in (0, 1, None)] == [other.view(seat) for seat in (0, 1, None)]


@pytest.mark.parametrize(("episode", "place"), [("last-waltz", "ballroom"), ("ossuary-library", "sigils")])
def test_another_order_of_what_lies_face_down_shows_nowhere(episode: str, place: str) -> None:
    table, other = dealt(seed=3, episode=episode), dealt(seed=3, episode=episode)

    faces = table.state.crowds[place].faces
    other.lay(lambda at: at.state.crowds.update({place: Crowd(faces[::-1])}))

    assert faces != faces[::-1]
    assert [table.view(seat) for seat in (0, 1, None)] == [other.view(seat) for seat in (0, 1, None)]
    assert [table.options(seat) for seat in (0, 1)] == [other.options(seat) for seat in (0, 1)]


@pytest.mark.rule("setup-investigators.1")
def test_two_seats_cannot_choose_the_same_investigator() -> None:
    same = [{"investigator": "ian-welles"}, {"investigator": "ian-welles"}]

    with pytest.raises(miskatonic.BadOption):
        dealt(seats=same)
    assert len({board.id for board in dealt(5).view().investigators}) == 5


@pytest.mark.rule("setup-investigators.2")
@pytest.mark.parametrize("episode", EPISODES)
def test_all_begin_in_the_starting_space(episode: str) -> None:
    view = dealt(5, episode=episode).view()

    assert {board.space for board in view.investigators} == {EPISODES[episode].map.start}


@pytest.mark.rule("setup-investigators.3")
def test_a_lone_player_leads_two_investigators_in_turn() -> None:
    table = scene(ian(), beth(), alone=True)

    turns = [table.board(table.state.active).name]
    turns += [table.pass_turn().board(table.state.active).name for _ in range(3)]

    assert turns == ["ian-welles", "sister-beth", "ian-welles", "sister-beth"]
    assert {board.seat for board in table.view().investigators} == {0}


@pytest.mark.rule("setup-investigators.4")
def test_alone_one_death_before_the_summoning_loses_the_game() -> None:
    table = scene(ian(wounds=4), beth(), alone=True)

    table.words(TakeWounds(1))

    assert table.outcome == "dmd-lost-too-early"


@pytest.mark.rule("setup-markers.2")
def test_a_new_investigator_has_nothing_to_heal() -> None:
    table = scene(ian())

    assert "rest" not in table.open
    assert [rule for reason in table.game.why_not(0, "rest") for rule in reason.rules] == [
        "rest-action.2", "rest-action.4"
    ]  # fmt: skip


@pytest.mark.rule("setup-insanity.1", "setup-insanity.3")
@pytest.mark.parametrize(("seats", "cards"), [(1, 2), (3, 3), (5, 5)])
def test_each_investigator_gets_one_of_twelve_insanities(seats: int, cards: int) -> None:
    dealt_out = [board.insanity for board in dealt(seats).view().investigators]

    assert len(INSANITIES) == 12
    assert len(set(dealt_out)) == cards
    assert set(dealt_out) <= set(INSANITIES)


@pytest.mark.rule("setup-insanity.2")
def test_insanities_lie_face_up() -> None:
    table = dealt(3)
    truth = [board.insanity for board in table.state.investigators]

    assert all([board.insanity for board in table.view(seat).investigators] == truth for seat in (0, 1, 2, None))


@pytest.mark.rule("deathmaydie:setup-first-player.1")
def test_each_seat_starts_about_equally_often() -> None:
    first = Counter(dealt(3, seed=seed).view().active for seed in range(300))

    assert sorted(first) == [0, 1, 2]
    assert all(70 < times < 130 for times in first.values())


@pytest.mark.rule("deathmaydie:setup-first-player.1")
def test_the_first_player_plays_the_first_turn() -> None:
    table = dealt(4, first=2)

    assert (table.asked, table.state.turn) == ([2], 1)
