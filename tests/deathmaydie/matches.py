"""The matches that show how hard Death May Die is: each episode against each Elder One, at each number of players."""

from __future__ import annotations

from tests.balance import Match, Question

__all__ = ["QUESTIONS"]

_SIDE = "dmd-side-investigators"

_EPISODES = {
    "burning-faculty": "The Burning Faculty",
    "ossuary-library": "The Ossuary Library",
    "last-waltz": "The Last Waltz",
    "after-hours": "After Hours",
    "two-houses": "Two Houses",
    "stolen-moon": "Under a Stolen Moon",
}
_ELDER_ONES = {"cthulhu": "Cthulhu", "hastur": "Hastur"}


def _matches(players: str, elder_one: str, counts: tuple[int, ...]) -> tuple[Match, ...]:
    return tuple(
        Match(
            f"{title}, {count} {'player' if count == 1 else 'players'}",
            players,
            {"seats": count, "episode": episode, "elder_one": elder_one},
        )
        for episode, title in _EPISODES.items()
        for count in counts
    )


QUESTIONS = (
    *(
        Question(
            f"Investigators win against {name}, rules of thumb",
            _SIDE,
            10,
            70,
            500,
            _matches("thumb", id, (1, 2, 3, 4, 5)),
        )
        for id, name in _ELDER_ONES.items()
    ),
    *(
        Question(
            f"Investigators win against {name}, search with 24 tries",
            _SIDE,
            10,
            70,
            4,
            _matches("search:24", id, (3,)),
            most=4,
        )
        for id, name in _ELDER_ONES.items()
    ),
)
"""What is asked of the balance of Death May Die. A game of search takes some twenty seconds, so there are few."""
