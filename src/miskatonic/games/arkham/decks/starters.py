"""Starter decks for each investigator: out of one core set, and out of two."""

from collections.abc import Mapping, Sequence
from itertools import chain

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.deck import Deck

__all__ = ["STARTERS", "STARTERS_OF_TWO", "ready_made"]

GUARDIAN = tuple(f"010{number}" for number in range(16, 26))
SEEKER = tuple(f"010{number}" for number in range(30, 40))
ROGUE = tuple(f"010{number}" for number in range(44, 54))
MYSTIC = tuple(f"010{number}" for number in range(58, 68))
SURVIVOR = tuple(f"010{number}" for number in range(72, 82))
"""The ten cards of level 0 that a core set has of each class."""

KNIFE, FLASHLIGHT, CACHE = "01086", "01087", "01088"
GUTS, PERCEPTION, OVERPOWER, DEXTERITY, COURAGE = "01089", "01090", "01091", "01092", "01093"


def _starter(investigator: str, *lists: Sequence[str]) -> Deck:
    cards: dict[str, int] = dict.fromkeys(CORE.investigators[investigator].required, 1)
    for code in chain(*lists):
        cards[code] = cards.get(code, 0) + 1
    return Deck(investigator=investigator, cards=dict(sorted(cards.items())))


def _pairs(*codes: str) -> tuple[str, ...]:
    return (*codes, *codes)


STARTERS: dict[str, Deck] = {
    deck.investigator: deck
    for deck in (
        _starter("roland-banks", GUARDIAN, SEEKER, _pairs(KNIFE, FLASHLIGHT, CACHE, GUTS, COURAGE)),
        _starter("daisy-walker", SEEKER, MYSTIC, _pairs(KNIFE, FLASHLIGHT, CACHE, PERCEPTION, COURAGE)),
        _starter("skids-otoole", ROGUE, GUARDIAN, _pairs(KNIFE, FLASHLIGHT, CACHE, OVERPOWER, DEXTERITY)),
        _starter("agnes-baker", MYSTIC, SURVIVOR, _pairs(KNIFE, FLASHLIGHT, CACHE, GUTS, COURAGE)),
        _starter("wendy-adams", SURVIVOR, ROGUE, _pairs(KNIFE, FLASHLIGHT, CACHE, GUTS, DEXTERITY)),
    )
}
"""Every card of level 0 of both classes, and ten neutral ones; content packs bring those of their investigators."""

STARTERS_OF_TWO: Mapping[str, Deck] = {
    deck.investigator: deck
    for deck in (
        _starter(
            "roland-banks",
            _pairs("01016", "01018", "01020", "01021", "01022", "01023", "01025"),
            _pairs("01030", "01033", "01037", "01039"),
            _pairs(CACHE, GUTS, OVERPOWER, COURAGE),
        ),
        _starter(
            "daisy-walker",
            _pairs("01030", "01031", "01032", "01033", "01035", "01036", "01037", "01039"),
            _pairs("01060", "01063", "01065"),
            _pairs(CACHE, GUTS, PERCEPTION, COURAGE),
        ),
        _starter(
            "skids-otoole",
            _pairs("01044", "01046", "01047", "01048", "01050", "01051", "01052"),
            _pairs("01016", "01018", "01022", "01025"),
            _pairs(FLASHLIGHT, CACHE, OVERPOWER, DEXTERITY),
        ),
        _starter(
            "agnes-baker",
            _pairs("01058", "01059", "01060", "01063", "01064", "01065", "01066", "01067"),
            _pairs("01072", "01074", "01080"),
            _pairs(CACHE, GUTS, PERCEPTION, COURAGE),
        ),
        _starter(
            "wendy-adams",
            _pairs("01072", "01074", "01075", "01076", "01078", "01079", "01080"),
            _pairs("01044", "01046", "01048", "01050"),
            _pairs(FLASHLIGHT, CACHE, GUTS, COURAGE),
        ),
    )
}
"""Two copies of the best."""


def ready_made() -> Mapping[str, Deck]:
    """All of them by name: that of the investigator, and for two core sets with another ending."""
    return {**STARTERS, **{f"{slug}-two-boxes": deck for slug, deck in STARTERS_OF_TWO.items()}}
