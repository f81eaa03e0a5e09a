"""The contract of a game as pytest tests: a game registers with one line and gets them all.

    TestMyGame = contract_suite(MY_GAME, [{"seats": 2}, {"seats": 4}])

It needs pytest and hypothesis, which `miskatonic.testing` itself does not.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.contract import GameType
from miskatonic.kernel.game import Game
from miskatonic.kernel.journal import Journal
from miskatonic.testing.contract.decisions import check_decision, keys_of, viewers
from miskatonic.testing.contract.driver import play_randomly
from miskatonic.testing.contract.errors import check_errors
from miskatonic.testing.contract.games import check_game
from miskatonic.testing.contract.leaks import Tally, check_leaks, plantable
from miskatonic.testing.contract.secrets import check_secrecy_declared

__all__ = ["ContractSuite", "contract_suite", "go_on", "played"]

SEEDS = st.integers(0, 2**32 - 1)
CHOICES = st.lists(st.integers(0, 2**16 - 1), max_size=60)
"""Which option is taken at each decision, counted through all that are open to anybody, and round again."""

PLANTS = 8
"""How many secrets of each name are planted at one moment."""


class ContractSuite:
    """What every game is tested for; `contract_suite` makes a subclass for one game."""

    kind: ClassVar[GameType[Any]]
    set_ups: ClassVar[Sequence[Mapping[str, Any]]]
    games: ClassVar[int]
    examples: ClassVar[settings]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run what takes `options` for every set-up."""
        if "options" in metafunc.fixturenames:
            metafunc.parametrize("options", self.set_ups, ids=[_named(options) for options in self.set_ups])

    def test_every_field_says_who_may_know_it(self) -> None:
        check_secrecy_declared(self.kind)

    def test_every_text_can_be_said_in_every_language(self) -> None:
        assert self.kind.words.problems() == []

    def test_random_games_keep_every_promise(self, options: Mapping[str, Any]) -> None:
        for seed in range(self.games):
            check_game(self.kind, seed, options)

    def test_every_secret_is_planted_and_reaches_nobody(self, options: Mapping[str, Any]) -> None:
        tally = Tally()

        def plant_the_rest(game: Game, chance: Chance) -> None:
            """What could not be planted so far, as soon as it can be."""
            rest = {name for name, open_now in plantable(game) if open_now and not tally.planted[name]}
            if rest:
                tally.update(check_leaks(game, chance, most=PLANTS, only=frozenset(rest)))

        for seed in range(self.games):
            game = play_randomly(self.kind, seed, options)
            for third in (1, 2):
                tally.update(check_leaks(game.at(game.version * third // 3), most=PLANTS))
        for seed in range(self.games):
            play_randomly(self.kind, seed, options, at=plant_the_rest)

        never = tally.unproven()
        assert not never, f"no plant ever fitted in {', '.join(never)}: nothing proves that it is kept"

    def test_every_secret_has_another_value_somewhere(self) -> None:
        """A set-up may lack what a secret is about, but then another has it."""
        known: set[str] = set()
        plants: set[str] = set()

        def note(game: Game, _: Chance) -> None:
            for name, open_now in plantable(game):
                known.add(name)
                if open_now:
                    plants.add(name)

        for options in self.set_ups:
            for seed in range(self.games):
                play_randomly(self.kind, seed, options, at=note)

        never = sorted(known - plants)
        assert not never, f"nothing could ever be planted in {', '.join(never)}: nothing proves that it is kept"

    def test_every_mistake_gets_an_error_that_helps(self, options: Mapping[str, Any]) -> None:
        game = play_randomly(self.kind, 0, options)

        for place in range(4):
            check_errors(game.at(game.version * place // 3))

    def test_equal_choices_give_equal_games(self, options: Mapping[str, Any]) -> None:
        @self.examples
        @given(SEEDS, CHOICES)
        def holds(seed: int, choices: list[int]) -> None:
            game = played(self.kind, seed, options, choices)

            again = Game.replay(self.kind, Journal.parse(str(game.journal)))

            assert again.snapshot() == game.snapshot() == played(self.kind, seed, options, choices).snapshot()

        holds()

    def test_a_snapshot_goes_on_like_the_game_it_was_made_of(self, options: Mapping[str, Any]) -> None:
        @self.examples
        @given(SEEDS, CHOICES, CHOICES)
        def holds(seed: int, before: list[int], after: list[int]) -> None:
            game = played(self.kind, seed, options, before)

            restored = Game.restore(self.kind, game.snapshot())

            assert go_on(restored, after).snapshot() == go_on(game, after).snapshot()

        holds()

    def test_a_copy_goes_its_own_way(self, options: Mapping[str, Any]) -> None:
        @self.examples
        @given(SEEDS, CHOICES, CHOICES)
        def holds(seed: int, before: list[int], after: list[int]) -> None:
            game = played(self.kind, seed, options, before)
            data, journal, log = game.snapshot(), game.journal, game.log()

            go_on(game.copy(), after)

            assert (game.snapshot(), game.journal, game.log()) == (data, journal, log)

        holds()

    def test_undo_gives_the_state_that_was_there(self, options: Mapping[str, Any]) -> None:
        @self.examples
        @given(SEEDS, CHOICES, st.integers(0, 2**16 - 1))
        def holds(seed: int, choices: list[int], back: int) -> None:
            game = Game.begin(self.kind, seed, options)
            states = [game.snapshot()]
            for choice in choices:
                go_on(game, [choice])
                states.append(game.snapshot())

            version = back % (game.version + 1)
            if version < game.version:
                game.undo(game.version - version)

            assert game.snapshot() == states[version]

        holds()

    def test_option_keys_stay(self, options: Mapping[str, Any]) -> None:
        @self.examples
        @given(SEEDS, CHOICES)
        def holds(seed: int, choices: list[int]) -> None:
            game = played(self.kind, seed, options, choices)

            check_decision(game)

            assert keys_of(Game.replay(self.kind, game.journal)) == keys_of(game)

        holds()

    def test_nothing_hidden_is_in_the_bytes_of_a_seat(self, options: Mapping[str, Any]) -> None:
        @self.examples
        @given(SEEDS, CHOICES, SEEDS)
        def holds(seed: int, choices: list[int], which: int) -> None:
            game = played(self.kind, seed, options, choices)

            check_leaks(game, Chance.of(which), most=1)

        holds()

    def test_an_imagined_game_looks_the_same_to_whoever_imagines_it(self, options: Mapping[str, Any]) -> None:
        @self.examples
        @given(SEEDS, CHOICES, SEEDS)
        def holds(seed: int, choices: list[int], other: int) -> None:
            game = played(self.kind, seed, options, choices)

            for viewer in viewers(game):
                imagined = game.imagine(viewer, other)

                assert msgspec.json.encode(imagined.view(viewer)) == msgspec.json.encode(game.view(viewer))
                assert imagined.lines(viewer) == game.lines(viewer)

        holds()


def contract_suite(
    kind: GameType[Any],
    options: Sequence[Mapping[str, Any]] = ({},),
    *,
    games: int = 6,
    examples: int = 40,
) -> type[ContractSuite]:
    """The tests of one game, for each of these set-ups: `games` random games, `examples` of each property."""

    class Suite(ContractSuite):
        pass

    Suite.kind, Suite.set_ups, Suite.games = kind, options, games
    Suite.examples = settings(max_examples=examples, deadline=None)
    return Suite


def _named(options: Mapping[str, Any]) -> str:
    return "-".join(f"{name}-{value}" for name, value in options.items()) or "default"


def played(kind: GameType[Any], seed: int, options: Mapping[str, Any], choices: Sequence[int]) -> Game:
    """A game in which these choices were made, each a number of an option; what comes after the end is left out."""
    return go_on(Game.begin(kind, seed, options), choices)


def go_on(game: Game, choices: Sequence[int]) -> Game:
    """Choose option after option by number; the numbers go through the options of all seats that are asked."""
    for choice in choices:
        if game.over:
            break
        open_now = [(seat, key) for seat, keys in keys_of(game).items() for key in keys]
        seat, key = open_now[choice % len(open_now)]
        game.choose(seat, key)
    return game
