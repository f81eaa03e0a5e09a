"""Among Cultists keeps the contract, at every number of players and in every kind of set-up."""

from miskatonic import game_type
from miskatonic.testing.suite import contract_suite

TestCultists = contract_suite(
    game_type("cultists"),
    [
        {"seats": 4, "statements": 1},
        {"seats": 5},
        {"seats": 6, "complexity": "first-game", "statements": 1},
        {"seats": 6, "automa": True, "discussions": "votes"},
        {"seats": 7, "discussions": "votes"},
        {
            "seats": 8,
            "complexity": "expert",
            "roles": ["seer", "radiant-beauty", "infected", "super-ghost", "novice", "scaredy-cat"],
            "statements": 1,
        },
    ],
    games=1,
    examples=4,
)
