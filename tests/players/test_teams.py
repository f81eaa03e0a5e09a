"""Each team has a kind of player of its own, whoever sits where."""

import pytest

import miskatonic
from miskatonic import Chair, Option
from miskatonic.players import PlayerError, RandomPlayer, Teams, at_seats, player


class Noting(RandomPlayer):
    """A random player that notes the roles it plays."""

    def __init__(self, roles: set[str]) -> None:
        super().__init__(1)
        self.roles = roles

    def choose(self, chair: Chair) -> Option:
        self.roles.add(chair.view().board.players[int(chair.seat)].role)
        return super().choose(chair)


def test_investigators_and_cultists_are_played_by_their_own_kind() -> None:
    innocent: set[str] = set()
    guilty: set[str] = set()
    game = miskatonic.new("cultists", seats=5, seed=3)
    seated = [Teams(Noting(innocent), Noting(guilty)) for _ in game.seats]
    for _ in range(60):
        seat = game.decisions[0].seat
        game.choose(seat, seated[seat].choose(game.chair(seat)))

    assert guilty == {"cultist"}
    assert "cultist" not in innocent


def test_a_word_names_both_teams_and_their_arguments() -> None:
    assert isinstance(player("teams:deducer/random:7", 1), Teams)


@pytest.mark.parametrize("word", ["teams", "teams:random", "teams:random/random/random", "teams:random/nobody"])
def test_anything_else_is_refused_before_the_first_game(word: str) -> None:
    with pytest.raises(PlayerError):
        at_seats([word], 5)
