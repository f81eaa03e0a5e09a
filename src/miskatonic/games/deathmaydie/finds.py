"""Finds: Discovery cards that investigators have claimed, and what Companions lend."""

from miskatonic.games.deathmaydie.records import DeathMayDieTable, Find, Who
from miskatonic.games.deathmaydie.skills import COMMON
from miskatonic.games.deathmaydie.sources import find_source, lent_source, skill_source
from miskatonic.kernel.frames import rule
from miskatonic.kernel.records import changed

__all__ = ["claim", "companions", "discard_find", "hand_over"]


@rule("claim-discovery.1", "claim-discovery.2", "claim-discovery.3", "investigator-board.3")
def claim(table: DeathMayDieTable, you: Who, card: int, side: str) -> None:
    """Put the card under the investigator's board, on the side of the half that is claimed."""
    _lend(table, you, card, Find(you, side))
    table.log("dmd-log-claims", who=you, find=table.box.halves[card, side].id)


def _lend(table: DeathMayDieTable, you: Who, card: int, find: Find) -> None:
    """The half's abilities come into force, and the level that a Companion lends (companion-skills.2-3)."""
    skill = table.box.halves[card, find.side].lends
    source = _skill(table, you, skill)
    if source:
        table.leaves(source)
    table.state.finds[card] = find
    if source:
        table.enters(source)
    table.enters(find_source(card))


def _take_back(table: DeathMayDieTable, card: int) -> Find:
    """The abilities are out of force, and a lent level is gone (companion-wounds.5, companion-skills.4)."""
    find = table.state.finds[card]
    source = _skill(table, find.owner, table.box.halves[card, find.side].lends)
    table.leaves(find_source(card))
    if source:
        table.leaves(source)
    del table.state.finds[card]
    if source and not table.investigator(find.owner).dead:
        table.enters(source)
    return find


def _skill(table: DeathMayDieTable, you: Who, skill: str) -> int:
    """The source of the skill that is lent: the one on the board, or else a token for it; 0 if none is."""
    if not skill:
        return 0
    skills = table.game.board(table, you).skills
    return skill_source(you, skills.index(skill)) if skill in skills else lent_source(you, COMMON.index(skill))


def companions(table: DeathMayDieTable, you: Who) -> list[int]:
    """Companions of an investigator; each has health left, or it would be discarded."""
    halves = table.box.halves
    return [
        card
        for card, find in table.state.finds.items()
        if find.owner == you and halves[card, find.side].kind == "companion"
    ]


def discard_find(table: DeathMayDieTable, card: int) -> None:
    """The card goes to the discard pile, and whatever it gave is lost at once (companion-wounds.4-5)."""
    find = _take_back(table, card)
    table.state.discovery_discard = (*table.state.discovery_discard, card)
    table.log("dmd-log-discards-find", who=find.owner, find=table.box.halves[card, find.side].id)


@rule("trade-action.4", "trade-action.7")
def hand_over(table: DeathMayDieTable, card: int, to: Who) -> None:
    """It keeps its side and its wounds, and what it lends goes along."""
    find = _take_back(table, card)
    _lend(table, to, card, changed(find, owner=to))
    table.log("dmd-log-hands-over", who=find.owner, who_target=to, find=table.box.halves[card, find.side].id)
