"""What was said, weighed by who says it."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.players.deducer.seen import ClaimSeen

__all__ = ["weights_of_talk"]

_INVESTIGATORS_SAY = {"suspect": 1.2, "trust": 0.85}
"""How much more often an Investigator says it of a Cultist than of an Investigator."""

_CULTISTS_SAY = {"suspect": 0.85, "trust": 1.15}
"""The same of a Cultist, who knows better and means the contrary."""

_CONFESSION = 4.0
"""How much more often a Cultist says what no Investigator has a reason to say: people do joke."""


def weights_of_talk(claims: Sequence[ClaimSeen], sets: Sequence[int], stance: int | None) -> list[float]:
    """How well all that was said fits each set of Cultists. Of what one says about another the last word counts."""
    last = {(claim.by, claim.seat): claim.statement for claim in claims if claim.statement in _INVESTIGATORS_SAY}
    heard = [
        (1 << by, 1 << about, _INVESTIGATORS_SAY[statement], _CULTISTS_SAY[statement])
        for (by, about), statement in last.items()
        if about is not None and by != stance
    ]
    odd = {1 << claim.by for claim in claims if claim.by != stance and _confesses(claim)}
    weights = []
    for cultists in sets:
        weight = 1.0
        for by in odd:
            weight *= _CONFESSION if cultists & by else 1.0
        for by, about, honest, sly in heard:
            if cultists & about:
                weight *= sly if cultists & by else honest
        weights.append(weight)
    return weights


def _confesses(claim: ClaimSeen) -> bool:
    """To be a Cultist, or to have laid what Investigators do not lay."""
    return claim.statement == "say-cultist" or (claim.statement == "say-card" and claim.card != "success")
