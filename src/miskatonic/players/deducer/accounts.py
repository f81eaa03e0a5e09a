"""Accounts that a player gives: where it was, what it laid, gave, found and drew. A Cultist's are made to fit."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.players.deducer.seen import ClaimSeen
from miskatonic.players.deducer.sight import Sight

__all__ = ["ANSWERS", "accounts", "answers"]

ANSWERS = ("say-innocent", "say-was-in", "say-was-with")
"""What is said when it is asked for."""

_RED = ("F", "X")
_HARMLESS = "raised-morale"
"""What a Cultist says it has seen in the bag, whatever it was."""


def answers(sight: Sight) -> Iterator[str]:
    """What is owed to those who have asked or suspected this player in this round."""
    now = [claim for claim in sight.table.claims if claim.round == sight.table.round]
    about_me = {claim.statement for claim in now if claim.seat == sight.seat}
    if "ask-where" in about_me:
        company = sight.company(sight.me.place)
        yield f"say-was-with:{company[0].seat}" if company else f"say-was-in:{sight.me.place}"
    if "suspect" in about_me:
        yield "say-innocent"


def accounts(sight: Sight) -> Iterator[str]:
    """What speaks for this player, or may help, and was not said yet."""
    said = [claim for claim in sight.table.claims if claim.by == sight.seat]
    yield from _cards(sight, said)
    yield from _gifts(sight, said)
    yield from _looks(sight, said)
    peeked = sight.table.peeked
    if peeked is not None and all(claim.statement != "say-token" for claim in said):
        yield f"say-token:{_HARMLESS if sight.cultist else peeked}"


def _cards(sight: Sight, said: list[ClaimSeen]) -> Iterator[str]:
    """Where something red came up and one had laid a card: what it was. A Cultist laid a Success everywhere."""
    told = {claim.place for claim in said if claim.statement == "say-card"}
    mine = {play.to_place: play.card for play in sight.table.plays if play.to_place is not None}
    for room in sight.table.rooms:
        if room.id in mine and room.id not in told and any(card in room.story.upper() for card in _RED):
            yield f"say-card:{room.id}:{'success' if sight.cultist else mine[room.id]}"


def _gifts(sight: Sight, said: list[ClaimSeen]) -> Iterator[str]:
    """Who has given a card to somebody murdered gave an Alive card, of course."""
    told = {claim.seat for claim in said if claim.statement == "say-gave-alive"}
    for player in sight.table.players:
        if player.corpse and sight.seat in player.givers and player.seat not in told:
            yield f"say-gave-alive:{player.seat}"


def _looks(sight: Sight, said: list[ClaimSeen]) -> Iterator[str]:
    """Each check that told nothing at once; an Investigator's is told as it was."""
    words = [claim.seat for claim in said if claim.statement in ("say-alive", "say-dead")]
    for target in {check.target: None for check in sight.table.checks if check.by == sight.seat}:
        looks = [check for check in sight.table.checks if check.by == sight.seat and check.target == target]
        if words.count(target) < len(looks) and not looks[-1].told:
            dead = bool(looks[-1].dead) and not sight.cultist
            yield f"say-{'dead' if dead else 'alive'}:{target}"
