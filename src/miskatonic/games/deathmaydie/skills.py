"""Skills: which are common, and which level an investigator has."""

from miskatonic.games.deathmaydie.components import TOKENS
from miskatonic.games.deathmaydie.records import DeathMayDieTable, Who
from miskatonic.kernel.frames import rule

__all__ = ["COMMON", "LAST_LEVEL", "level_of", "level_tokens_left", "slot_of"]

COMMON = ("arcane-mastery", "brawling", "marksman", "stealth", "swiftness", "toughness")
"""There is one level 1 token for each of them (token-supply.3)."""

LAST_LEVEL = 4


def slot_of(table: DeathMayDieTable, you: Who, skill: str) -> int:
    """Where on the board the skill stands."""
    return table.game.board(table, you).skills.index(skill)


def level_tokens_left(table: DeathMayDieTable) -> int:
    """Level 1 tokens in the supply: one is out for each skill that an investigator has only by Companions."""
    state = table.state
    lent = {
        (find.owner, skill)
        for card, find in state.finds.items()
        if (skill := table.box.halves[card, find.side].lends)
        and skill not in table.game.board(table, find.owner).skills
    }
    return TOKENS["level-1"] - len(lent)


@rule("skills.3", "companion-skills.2", "companion-skills.3", "companion-skills.4")
def level_of(table: DeathMayDieTable, you: Who, skill: str) -> int:
    """The level on the board and what Companions lend; 0 without the skill. Beyond the last it has no more effect."""
    skills = table.game.board(table, you).skills
    own = table.investigator(you).levels[skills.index(skill)] if skill in skills else 0
    return own + table.lent(you, skill)
