"""The contract that every game keeps, as plain functions: for tests, for fuzzing, for other people's packages."""

from miskatonic.testing.contract.broken import ContractBroken
from miskatonic.testing.contract.decisions import check_decision
from miskatonic.testing.contract.driver import play_out, play_randomly
from miskatonic.testing.contract.games import check_game

__all__ = ["ContractBroken", "check_decision", "check_game", "play_out", "play_randomly"]
