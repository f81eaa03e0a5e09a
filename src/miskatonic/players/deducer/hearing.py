"""What was said, weighed by who says it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from miskatonic.players.deducer.seen import ClaimSeen, TableSeen

__all__ = ["Heard", "weights_of_talk"]

_INVESTIGATORS_SAY = {"suspect": 1.2, "trust": 0.85}
"""How much more often an Investigator says it of a Cultist than of an Investigator."""

_CULTISTS_SAY = {"suspect": 0.85, "trust": 1.15}
"""The same of a Cultist, who knows better and means the contrary."""

_CONFESSION = 4.0
"""How much more often a Cultist says what no Investigator has a reason to say: people do joke."""

_URGED = {"urge-calm": 1.1, "urge-vote": 0.95}
"""How much more often a Cultist wants no vote, or one."""

_SILENCE = 1.2
"""How much more often a Cultist owes an answer."""

_FALSE_PLACE = 3.0
"""How much more often a Cultist was not where it says; everybody can see where it stands."""

_ANSWERS = ("say-innocent", "say-cultist", "say-was-in", "say-was-with")


class Heard:
    """All that was said at a table, sorted by what it is about."""

    def __init__(self, table: TableSeen) -> None:
        self.looks: dict[int, tuple[tuple[int, str], ...]] = {}
        """Who says of somebody's Pulse pile what there was to see: the speaker and the statement."""
        self.cards: dict[str, tuple[tuple[int, str], ...]] = {}
        """Who says to have laid what in a place: the speaker and the card."""
        for claim in table.claims:
            if claim.statement in ("say-alive", "say-dead") and claim.seat is not None:
                self.looks[claim.seat] = (*self.looks.get(claim.seat, ()), (claim.by, claim.statement))
            elif claim.statement == "say-card" and claim.place is not None and claim.card is not None:
                self.cards[claim.place] = (*self.cards.get(claim.place, ()), (claim.by, claim.card))


def weights_of_talk(table: TableSeen, sets: Sequence[int], stance: int | None) -> list[float]:
    """How well all that was said fits each set of Cultists. Of what one says about another the last word counts."""
    claims = [claim for claim in table.claims if claim.by != stance]
    last = {(claim.by, claim.seat): claim.statement for claim in claims if claim.statement in _INVESTIGATORS_SAY}
    opinions = [
        (1 << by, 1 << about, _INVESTIGATORS_SAY[statement], _CULTISTS_SAY[statement])
        for (by, about), statement in last.items()
        if about is not None
    ]
    odd: dict[int, float] = {}
    for by, factor in _oddities(table, claims, stance):
        odd[by] = odd.get(by, 1.0) * factor
    weights = []
    for cultists in sets:
        weight = 1.0
        for by, factor in odd.items():
            weight *= factor if cultists >> by & 1 else 1.0
        for speaker, about, honest, sly in opinions:
            if cultists & about:
                weight *= sly if cultists & speaker else honest
        weights.append(weight)
    return weights


def _oddities(table: TableSeen, claims: Sequence[ClaimSeen], stance: int | None) -> Iterator[tuple[int, float]]:
    """What a speaker's own words do to the speaker: the seat, and how much more often a Cultist speaks so."""
    for by in {claim.by: None for claim in claims if _confesses(table, claim)}:
        yield by, _CONFESSION
    for by, statement in {claim.by: claim.statement for claim in claims if claim.statement in _URGED}.items():
        yield by, _URGED[statement]
    for by in {claim.by: None for claim in claims if claim.round == table.round and _misplaced(table, claim)}:
        yield by, _FALSE_PLACE
    for by in _silent(table):
        if by != stance:
            yield by, _SILENCE


def _confesses(table: TableSeen, claim: ClaimSeen) -> bool:
    """To be a Cultist, or to have laid what no Investigator lays, but the Firestarter."""
    if claim.statement == "say-card" and claim.card != "success":
        return "firestarter" not in (*table.box.roles, *table.box.one_of)
    return claim.statement == "say-cultist"


def _misplaced(table: TableSeen, claim: ClaimSeen) -> bool:
    """Nobody moves between a discussion and the end of the round, so all can see whether it is true."""
    here = table.players[claim.by].place
    if claim.statement == "say-was-in":
        return claim.place != here
    if claim.statement != "say-was-with" or claim.seat is None or table.event == "secret-doors":
        return False
    return table.players[claim.seat].place != here


def _silent(table: TableSeen) -> Iterator[int]:
    """Who was asked or suspected in a round that is over, and said nothing more to it."""
    owed: dict[int, int] = {}
    for claim in table.claims:
        if claim.statement in ("ask-where", "suspect") and claim.seat is not None:
            owed[claim.seat] = claim.round
        elif claim.statement in _ANSWERS:
            owed.pop(claim.by, None)
    for seat, round in owed.items():
        if round < table.round and not table.players[seat].automa:
            yield seat
