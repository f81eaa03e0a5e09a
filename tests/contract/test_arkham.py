"""Arkham Horror keeps the contract in every scenario and with every number of investigators."""

from typing import Any

from miskatonic.games.arkham.game import ARKHAM
from miskatonic.testing.suite import contract_suite

SETUPS: list[dict[str, Any]] = [
    {"seats": 1},
    {"seats": 2, "scenario": "the-midnight-masks", "difficulty": "hard"},
    {"seats": [{"investigator": "agnes-baker"}, {"investigator": "wendy-adams"}], "scenario": "the-devourer-below"},
    {"seats": 3, "lead": 2, "difficulty": "expert"},
    {"seats": 4, "scenario": "the-midnight-masks", "recorded": ["ghoul-priest-alive", "house-burned"]},
]

TestArkham = contract_suite(ARKHAM, SETUPS, games=1, examples=4)
