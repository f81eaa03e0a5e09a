"""The contract that every game keeps, as plain functions: for tests, for fuzzing, for other people's packages."""

from miskatonic.testing.contract.broken import ContractBroken
from miskatonic.testing.contract.decisions import check_decision
from miskatonic.testing.contract.driver import choose_randomly, play_out, play_randomly
from miskatonic.testing.contract.errors import check_errors
from miskatonic.testing.contract.games import check_game
from miskatonic.testing.contract.leaks import Planted, Tally, check_leaks, planted_games
from miskatonic.testing.contract.promises import check_promises
from miskatonic.testing.contract.secrets import check_secrecy_declared

__all__ = [
    "ContractBroken",
    "Planted",
    "Tally",
    "check_decision",
    "check_errors",
    "check_game",
    "check_leaks",
    "check_promises",
    "check_secrecy_declared",
    "choose_randomly",
    "planted_games",
    "play_out",
    "play_randomly",
]
