"""What people need who write games and content: situations, and the contract that every game keeps.

>>> import miskatonic
>>> from miskatonic.testing import Situation, check_game
>>> check_game(miskatonic.game_type("mygame"), seed=1)                     # doctest: +SKIP

With pytest, one line puts a game under the whole contract; `contract_suite` is in `miskatonic.testing.suite`.
"""

from miskatonic.testing.contract import (
    ContractBroken,
    Planted,
    Tally,
    check_decision,
    check_errors,
    check_game,
    check_leaks,
    check_promises,
    check_secrecy_declared,
    choose_randomly,
    planted_games,
    play_out,
    play_randomly,
)
from miskatonic.testing.situation import Situation

__all__ = [
    "ContractBroken",
    "Planted",
    "Situation",
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
