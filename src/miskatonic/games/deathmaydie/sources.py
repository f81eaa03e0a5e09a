"""Sources: the ids under which the kernel knows things with abilities.

Skills of investigators, skills lent by Companions, finds, kinds of enemies, stages, the episode. Negative ids are
lasting effects, as everywhere.
"""

from miskatonic.games.deathmaydie.records import OF_ALL, OF_FINDS, OF_LENT, OF_SKILLS, Who

__all__ = ["EPISODE", "find_source", "kind_source", "lent_source", "parts", "skill_source", "stage_source"]

_SKILLS, _LENT, _FINDS, _STAGES, _KINDS = OF_SKILLS, OF_LENT, OF_FINDS, OF_ALL, 500
EPISODE = 600

SKILL, LENT, FIND, STAGE, KIND, CARD = "skill", "lent", "find", "stage", "kind", "episode"
_SORTS = {1: SKILL, 2: LENT, 3: FIND, 4: STAGE, 5: KIND, 6: CARD}


def skill_source(who: Who, slot: int) -> int:
    """One of the three skills on an investigator's board: 0 is the signature skill."""
    return _SKILLS + who * 3 + slot


def lent_source(who: Who, number: int) -> int:
    """A common skill that an investigator has only by a Companion."""
    return _LENT + who * 10 + number


def find_source(card: int) -> int:
    """A claimed Discovery card."""
    return _FINDS + card


def stage_source(stage: int) -> int:
    """A revealed Stage card, 1 to 4."""
    return _STAGES + stage


def kind_source(number: int) -> int:
    """A reference card: the abilities of a kind of enemy."""
    return _KINDS + number


def parts(source: int) -> tuple[str, int]:
    """What sort of source it is, and its number within that sort."""
    return _SORTS[source // 100], source % 100
