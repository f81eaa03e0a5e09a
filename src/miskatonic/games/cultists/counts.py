"""The table of numbers per player count, column by column as it is printed; the AUTOMA counts as a player."""

from dataclasses import dataclass

from miskatonic.games.cultists.cards import ALIVE, DEAD, FAILURE, SABOTAGE, SUCCESS

__all__ = ["COLUMNS", "Column"]


@dataclass(frozen=True, slots=True)
class Column:
    """What one player count takes out of the box, and what each team needs."""

    cultists: int
    investigator_alive: int
    cultist_alive: int
    starting_pulse: str
    starting_rooms: str
    """The starting Room cards; the draw pile has the same make-up."""
    plain_tokens: int
    unsafe_tokens: int
    points: int
    dead: int
    """How many Investigators must be dead for the Cultists."""
    layout: str
    portal_rounds: int
    large_bag: bool

    @property
    def investigator_pile(self) -> str:
        return self.investigator_alive * ALIVE + 8 * SUCCESS

    @property
    def cultist_pile(self) -> str:
        return self.cultist_alive * ALIVE + 3 * DEAD + 2 * SUCCESS + 4 * FAILURE + 2 * SABOTAGE

    @property
    def firestarter_pile(self) -> str:
        """Two Success cards of an Investigator make room for a Sabotage and a Failure (role-firestarter.1)."""
        return self.investigator_alive * ALIVE + 6 * SUCCESS + FAILURE + SABOTAGE

    @property
    def large(self) -> bool:
        """Whether this is one of the games with two Cultists."""
        return self.cultists > 1


def _rooms(success: int, failure: int) -> str:
    return success * SUCCESS + failure * FAILURE + SABOTAGE


COLUMNS = {
    5: Column(1, 7, 4, 5 * ALIVE + DEAD, _rooms(5, 3), 5, 4, 10, 3, "4-6", 3, False),
    6: Column(1, 7, 4, 5 * ALIVE + 2 * DEAD, _rooms(4, 4), 4, 5, 12, 4, "4-6", 3, False),
    7: Column(2, 9, 6, "", _rooms(5, 4), 6, 4, 12, 4, "7", 2, True),
    8: Column(2, 9, 6, 7 * ALIVE + DEAD, _rooms(5, 5), 5, 6, 13, 5, "8", 2, True),
}

UNSAFE_PASSAGE = SUCCESS + FAILURE
"""The Unsafe Passage pile at every count."""

ROUNDS = 10
