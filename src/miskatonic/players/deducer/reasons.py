"""Why somebody is suspected, in one sentence: the piece of evidence without which the suspicion would be least."""

from __future__ import annotations

from miskatonic import Text
from miskatonic.players.deducer.beliefs import Beliefs, Evidence
from miskatonic.players.deducer.sight import Sight

__all__ = ["reason", "strongest"]

_CERTAIN = 0.995
_TELLING = 0.02
"""What a piece of evidence must change to be worth telling."""

_ALONE = 1.3
"""How much better it must fit a Cultist, if all the others tell the same."""


def strongest(beliefs: Beliefs, seat: int) -> Evidence | None:
    """The evidence that speaks most against this seat; None if it is only that more speaks for the others.

    Where so much is known that no single piece is missed, it is the one that would tell most alone.
    """
    weight = {evidence: beliefs.suspicion[seat] - beliefs.without(evidence, seat) for evidence in beliefs.evidence}
    found = max(weight, key=lambda evidence: weight[evidence])
    if weight[found] > _TELLING:
        return found
    alone = {evidence: beliefs.alone(evidence, seat) for evidence in beliefs.evidence}
    found = max(alone, key=lambda evidence: alone[evidence])
    return found if alone[found] > _ALONE else None


def reason(sight: Sight, beliefs: Beliefs) -> Text:
    """Whom this seat suspects most of the living, how much, and why."""
    others = [player.seat for player in sight.others]
    top = max(others, key=lambda seat: beliefs.suspicion[seat], default=None)
    if top is None:
        return Text("cultists-thinks-nobody")
    if sight.table.players[top].role == "cultist":
        return Text("cultists-thinks-known", {"seat": top})
    share = beliefs.suspicion[top]
    even = sight.table.box.cultists / (len(sight.table.players) - 1)
    if share < 1.2 * even:
        return Text("cultists-thinks-nobody")
    said: dict[str, int | str | Text] = {
        "seat": top,
        "number": min(99, round(100 * share)) if share < _CERTAIN else 100,
    }
    evidence = strongest(beliefs, top)
    if evidence is None:
        return Text("cultists-thinks-others", said)
    kind, where = evidence
    if kind == "route" and where == top:
        return Text("cultists-thinks-route", said)
    if kind == "room":
        return Text("cultists-thinks-room", {**said, "place": where})
    if kind == "pulse" and where != top:
        gave = top in sight.table.players[int(where)].givers
        return Text(f"cultists-thinks-{'murder' if gave else 'report'}", {**said, "seat_target": where})
    return Text("cultists-thinks-talk" if kind == "talk" else "cultists-thinks-others", said)
