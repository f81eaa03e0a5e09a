"""What people need who write games and content: the contract that every game keeps.

>>> from miskatonic.testing import check_game
>>> check_game(miskatonic.game_type("mygame"), seed=1)           # doctest: +SKIP
"""

from miskatonic.testing.contract import ContractBroken, check_decision, check_game, play_out, play_randomly

__all__ = ["ContractBroken", "check_decision", "check_game", "play_out", "play_randomly"]
