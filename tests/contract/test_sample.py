"""Somebody else's game keeps the contract as well."""

from miskatonic.testing.suite import contract_suite

from ..sample_game.src.threecards.game import THREE_CARDS

TestThreeCards = contract_suite(THREE_CARDS, [{}, {"seats": ["Ada", "Ben"], "ante": 3}])
