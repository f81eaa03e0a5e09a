"""A game as people and programs hold it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import miskatonic
from miskatonic import (
    BadOption,
    Game,
    IllegalChoice,
    NothingToUndo,
    StaleDecision,
    UnknownSeat,
    WrongSeat,
)
from tests.laboratory import LABORATORY


def begin(seats: int = 3, seed: int | str = 7) -> Game:
    return Game.begin(LABORATORY, seed, {"seats": seats})


def play(game: Game, choices: int, offset: int = 0) -> Game:
    """Make so many choices, as long as the game lasts."""
    for number in range(choices):
        if game.over:
            break
        decision = game.decisions[number % len(game.decisions)]
        option = decision.options[(number * 7 + offset) % len(decision.options)]
        game.choose(decision.seat, option)
    return game


def everything(game: Game) -> tuple[Any, ...]:
    """All that a game is to whoever holds it."""
    viewers = (None, *game.seats)
    return (
        game.snapshot(),
        str(game.journal),
        game.version,
        game.result,
        [game.view(viewer) for viewer in viewers],
        [game.lines(viewer) for viewer in viewers],
        [(decision.seat, [option.key for option in decision.options]) for decision in game.decisions],
    )


# -- decisions and options


def test_every_open_option_can_be_chosen_by_its_key_or_by_itself() -> None:
    for option in begin().decisions[1].options:
        by_key, by_itself = begin(), begin()
        by_key.choose(1, option.key)
        by_itself.choose(1, by_itself.decisions[1].options[option.place])

        assert everything(by_key) == everything(by_itself)


def test_an_option_of_another_copy_of_the_game_is_known_by_its_key() -> None:
    game = begin()
    option = game.copy().decisions[0].options[2]

    game.choose(0, option)

    assert game.journal.entries[-1] == miskatonic.Choice(0, "bid:2")


def test_options_can_be_counted_sliced_and_taken_from_the_end() -> None:
    options = begin().decisions[0].options

    assert [option.key for option in options] == ["bid:0", "bid:1", "bid:2"]
    assert [option.key for option in options[1:]] == ["bid:1", "bid:2"]
    assert (options[-1].key, options[-1].place, len(options)) == ("bid:2", 2, 3)
    with pytest.raises(IndexError):
        options[3]


def test_two_cards_of_one_name_have_labels_of_their_own() -> None:
    game = begin()

    for _ in range(60):
        for decision in game.decisions:
            for lang in miskatonic.LANGS:
                labels = decision.labels(lang)
                assert len(set(labels)) == len(labels)
                assert [option.label(lang) for option in decision.options] == labels
        play(game, 1)


def test_a_decision_that_is_named_by_its_version_counts_once() -> None:
    game = begin()
    decision = game.decisions[0]
    game.choose(0, "bid:1", version=decision.version)
    before = everything(game)

    with pytest.raises(StaleDecision, match="This answers choice 0, but the game is at choice 1"):
        game.choose(1, "bid:1", version=decision.version)

    assert everything(game) == before


def test_a_seat_that_is_not_asked_has_no_decision() -> None:
    game = begin()
    play(game, 3)
    asked = game.decisions[0].seat

    assert [game.decision(seat) is not None for seat in game.seats] == [seat == asked for seat in game.seats]


@pytest.mark.parametrize(
    ("seat", "key", "kind", "code"),
    [
        (0, "bid:9", IllegalChoice, "option.closed"),
        (0, "", IllegalChoice, "option.closed"),
        (3, "bid:0", UnknownSeat, "seat.unknown"),
        (-1, "bid:0", UnknownSeat, "seat.unknown"),
    ],
)
def test_a_choice_that_is_not_open_changes_nothing(seat: int, key: str, kind: type[Exception], code: str) -> None:
    game = begin()
    before = everything(game)

    with pytest.raises(kind) as caught:
        game.choose(seat, key)

    assert getattr(caught.value, "code", None) == code
    assert everything(game) == before


def test_an_illegal_choice_quotes_what_came_and_what_is_open() -> None:
    with pytest.raises(IllegalChoice) as caught:
        begin().choose(0, "bid:9")

    said = "'bid:9' isn't open to Seat 1: open are 'bid:0', 'bid:1', 'bid:2' (laboratory, choice 0)"
    assert str(caught.value) == f"IllegalChoice[option.closed]: {said}"


def test_a_choice_for_a_seat_that_waits_names_who_is_asked() -> None:
    game = play(begin(), 3)
    asked = game.decisions[0].seat
    other = next(seat for seat in game.seats if seat != asked)

    with pytest.raises(WrongSeat, match=f"isn't being asked: the game waits for Seat {asked + 1}"):
        game.choose(other, "end-turn")


def test_a_choice_in_a_game_that_is_over_says_so() -> None:
    game = play(begin(2), 10_000)
    before = everything(game)

    with pytest.raises(IllegalChoice, match="the game is over: undo a choice or start a new game"):
        game.choose(0, "end-turn")

    assert everything(game) == before
    assert game.decisions == ()


# -- undo


@pytest.mark.parametrize("choices", [1, 2, 31, 32, 33, 64, 80])
def test_undo_is_exact(choices: int) -> None:
    game = begin()
    moments = [everything(game)]
    while not game.over and len(moments) <= 80:
        play(game, 1)
        moments.append(everything(game))
    last = len(moments) - 1
    choices = min(choices, last)

    game.undo(choices)

    assert everything(game) == moments[last - choices]


def test_undo_and_playing_again_gives_the_same_game() -> None:
    game = play(begin(), 50)
    before = everything(game)

    game.undo(20)
    again = game.copy()
    for entry in miskatonic.Journal.parse(before[1]).entries[game.version :]:
        assert isinstance(entry, miskatonic.Choice)
        again.choose(entry.seat, entry.key)

    assert everything(again) == before


def test_a_finished_game_can_be_undone() -> None:
    game = play(begin(2), 10_000)
    assert game.decisions == ()

    game.undo()

    assert game.result is None
    assert len(game.decisions) == 1


def test_nothing_can_be_undone_before_the_first_choice() -> None:
    with pytest.raises(NothingToUndo, match="no choice has been made yet"):
        begin().undo()


@pytest.mark.parametrize("choices", [0, -1, 4])
def test_no_more_can_be_undone_than_was_chosen(choices: int) -> None:
    game = play(begin(), 3)
    before = everything(game)

    with pytest.raises(NothingToUndo, match="from 1 to 3 can"):
        game.undo(choices)

    assert everything(game) == before


def test_a_fresh_seed_on_undo_deals_another_future_and_is_in_the_journal() -> None:
    game = play(begin(), 5)
    twin = game.copy()
    game.undo(2, fresh="other")
    twin.undo(2)

    assert game.view(0) == twin.view(0)
    assert game.table.state.chance != twin.table.state.chance
    play(game, 20)
    assert everything(replayed(game)) == everything(game)


def test_a_fresh_seed_is_taken_back_with_the_choice_before_it() -> None:
    game = play(begin(), 4)
    at_three = everything(game.at(3))
    game.undo(fresh=1)
    play(game, 1, offset=1)
    game.undo(2)

    game.choose(game.decisions[0].seat, game.decisions[0].options[14 % len(game.decisions[0].options)])

    assert everything(game) == at_three


def test_a_fresh_seed_must_be_a_seed_and_nothing_is_undone_otherwise() -> None:
    game = play(begin(), 5)
    before = everything(game)

    with pytest.raises(BadOption, match="give a whole number or a word"):
        game.undo(fresh=1.5)  # type: ignore[arg-type]  # the mistake itself

    assert everything(game) == before


def test_any_moment_of_a_game_can_be_looked_at_without_going_back() -> None:
    game = begin()
    moments = [everything(game)]
    for _ in range(40):
        play(game, 1)
        moments.append(everything(game))

    assert [everything(game.at(version)) for version in range(41)] == moments
    assert everything(game) == moments[40]


@pytest.mark.parametrize("version", [-1, 6])
def test_a_moment_that_never_was_is_refused(version: int) -> None:
    game = play(begin(), 5)

    with pytest.raises(NothingToUndo, match=f"after {version} choices: it can from 0 to 5"):
        game.at(version)


def test_a_restored_game_goes_back_to_where_it_was_restored() -> None:
    game = Game.restore(LABORATORY, play(begin(), 10).snapshot())
    play(game, 3)

    assert [game.at(version).version for version in (10, 13)] == [10, 13]
    with pytest.raises(NothingToUndo, match="it can from 10 to 13"):
        game.at(9)


# -- keeping


def replayed(game: Game) -> Game:
    return Game.replay(LABORATORY, miskatonic.Journal.parse(str(game.journal)))


@given(st.integers(0, 99), st.integers(0, 60), st.integers(0, 5))
def test_a_journal_replays_to_the_same_game(seed: int, choices: int, offset: int) -> None:
    game = play(begin(seed=seed), choices, offset)

    assert everything(replayed(game)) == everything(game)


@pytest.mark.parametrize("seed", [0, -5, 2**63, 2**80, "", "Ключ ☃"])
def test_any_number_or_word_is_a_seed_that_replays(seed: int | str) -> None:
    game = play(begin(seed=seed), 5)

    assert everything(replayed(game)) == everything(game)


def test_a_journal_that_begins_with_a_snapshot_replays() -> None:
    game = Game.restore(LABORATORY, play(begin(), 20).snapshot())
    play(game, 10)

    assert replayed(game).snapshot() == game.snapshot()


@pytest.mark.parametrize("entry", [("choose", 0, "bid:9"), ("choose", 9, "bid:0"), ("choose", 1, "pass")])
def test_a_journal_that_does_not_fit_names_the_choice(entry: tuple[str, int, str]) -> None:
    written = str(begin().journal) + '["choose",2,"bid:0"]\n' + str(list(entry)).replace("'", '"') + "\n"

    with pytest.raises(miskatonic.JournalMisfit, match=f"Choice 2 of the journal, '{entry[2]}'"):
        Game.replay(LABORATORY, miskatonic.Journal.parse(written))


def test_a_copy_shares_nothing_with_the_game_whichever_goes_on() -> None:
    game = play(begin(), 20)
    before = everything(game)
    twin = game.copy()

    play(twin, 20, offset=1)
    assert everything(game) == before
    third = game.copy()
    play(game, 20, offset=2)

    assert everything(third) == before


def test_copies_go_back_in_time_without_each_other() -> None:
    game = play(begin(), 40)
    twin = game.copy()
    before = everything(twin)

    game.undo(30)
    play(game, 30, offset=3)

    assert everything(twin) == before
    twin.undo(10)
    assert twin.version == 30


def test_an_imagined_game_looks_the_same_to_whoever_imagines_it_and_can_be_played() -> None:
    game = play(begin(), 20)
    before = everything(game)

    for seat in (None, *game.seats):
        imagined = game.imagine(seat, 1)
        assert imagined.view(seat) == game.view(seat)
        assert imagined.log(seat) == game.log(seat)
        play(imagined, 10)

    assert everything(game) == before


def test_imagining_twice_from_one_seed_gives_one_game_and_from_another_another() -> None:
    game = play(begin(), 20)

    first, again, other = (game.imagine(0, seed).snapshot() for seed in (1, 1, 2))

    assert first == again != other


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_view_log_or_dream_for_a_seat_that_is_not_there(seat: int) -> None:
    game = begin()

    for look in (game.view, game.lines, game.log, game.chair, lambda who: game.imagine(who, 1)):
        with pytest.raises(UnknownSeat, match="there are 3, counted from 0"):
            look(seat)


# -- the log


def test_a_draw_is_told_to_its_seat_by_name_and_to_the_others_as_a_card() -> None:
    game = begin(2)

    own, other, open_to_all = game.log(0), game.log(1), game.log()

    assert sum("draws a card" in line for line in own) == 1
    assert sum("draws a card" in line for line in other) == 1
    assert sum("draws a card" in line for line in open_to_all) == 2


def test_the_lines_that_leave_the_engine_hold_nothing_for_other_eyes() -> None:
    game = play(begin(), 30)

    for viewer in (None, *game.seats):
        assert all(line.to is None and line.others is None for line in game.lines(viewer))


def test_the_log_can_be_read_in_every_language() -> None:
    game = play(begin(), 60)

    logs = [game.log(0, lang) for lang in miskatonic.LANGS]

    assert len({len(log) for log in logs}) == 1
    assert len({log[0] for log in logs}) == 4


def test_undo_takes_the_log_back_as_well() -> None:
    game = play(begin(), 10)
    before = game.log(0)

    play(game, 5)
    game.undo(5)

    assert game.log(0) == before


# -- why not


def test_what_is_open_has_no_reason_against_it() -> None:
    game = begin()

    assert game.why_not(0, "bid") == game.why_not(0, "bid:2") == ()


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    game = play(begin(), 3)
    other = next(seat for seat in game.seats if seat != game.decisions[0].seat)

    assert [game.say(reason.text) for reason in game.why_not(other, "strike")] == ["This seat isn't being asked now"]


def test_what_is_not_open_now_has_a_reason() -> None:
    assert [begin().say(reason.text) for reason in begin().why_not(0, "strike")] == ["It isn't open now"]


def test_nothing_is_open_when_the_game_is_over() -> None:
    game = play(begin(2), 10_000)

    assert [game.say(reason.text) for reason in game.why_not(0, "strike")] == ["The game is over"]


def test_asking_about_an_unknown_act_lists_those_there_are() -> None:
    with pytest.raises(IllegalChoice, match=r"'dance' is no action to ask about: there are bid, play, strike"):
        begin().why_not(0, "dance")
