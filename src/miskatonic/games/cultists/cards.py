"""The two families of cards: Encounter cards go to Pulse piles, Room cards to Room piles and the Unsafe Passage pile.

A card in the state is one letter, so a pile is a short word and its order is the order of its letters.
"""

ALIVE, DEAD = "A", "D"
SUCCESS, FAILURE, SABOTAGE = "S", "F", "X"

ENCOUNTER_CARDS = ALIVE + DEAD
ROOM_CARDS = SUCCESS + FAILURE + SABOTAGE

NAMES = {ALIVE: "alive", DEAD: "dead", SUCCESS: "success", FAILURE: "failure", SABOTAGE: "sabotage"}
"""What cards are called in the keys of options."""

LETTERS = {name: letter for letter, name in NAMES.items()}

SUPPLY = {"route": 10, SUCCESS: 63, FAILURE: 20, SABOTAGE: 7, ALIVE: 73, DEAD: 9}
"""The deck of 182 cards that is in the box."""


def encounter_cards(hand: str) -> int:
    """How many cards of a hand can be given in Encounters; everybody can count this from the backs."""
    return hand.count(ALIVE) + hand.count(DEAD)


def without(pile: str, card: str) -> str:
    """The pile less the first such card, the rest in its order."""
    return pile.replace(card, "", 1)
