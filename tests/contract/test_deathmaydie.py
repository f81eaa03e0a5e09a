"""Death May Die keeps the contract with every number of players."""

from typing import Any

from miskatonic.games.deathmaydie.game import DEATH_MAY_DIE
from miskatonic.testing.suite import contract_suite

SETUPS: list[dict[str, Any]] = [
    {"seats": 1},
    {"seats": [{"name": "Ada", "investigator": "ian-welles"}, {"name": "Ben", "investigator": "sister-beth"}]},
    {"seats": 3, "rests": "often"},
    {"seats": 5, "first": 4},
    {"seats": 2, "episode": "ossuary-library", "elder_one": "cthulhu"},
    {"seats": 4, "episode": "last-waltz"},
    {"seats": 2, "episode": "after-hours", "elder_one": "cthulhu"},
    {"seats": 3, "episode": "two-houses"},
    {"seats": 1, "episode": "stolen-moon", "elder_one": "cthulhu"},
]

TestDeathMayDie = contract_suite(DEATH_MAY_DIE, SETUPS, games=1, examples=4)
