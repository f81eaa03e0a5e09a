"""A Cultist: looks like an Investigator at work; kills, spoils and misleads where it could be somebody else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from miskatonic.players.deducer.rooms import worth_of_check, worth_of_fill
from miskatonic.players.deducer.sight import CANTEEN, SECURITY_ROOM
from miskatonic.players.deducer.tactics import Tactics

__all__ = ["Cultist"]

_SAFE = 0.4
"""How strongly one may be suspected if a murder were found out, and still commit it."""

_SAFE_RED = 0.45
"""The same of a red card that came up in a Room."""

_SAFE_RED_OF_TWO = 0.3
"""The same where there are two Cultists: more red comes up there, and some of it tells of both."""

_EAGER = 0.4
"""How often one murders where it is safe."""

_EAGER_OF_TWO = 0.5
"""The same where there are two Cultists: more have to die, and either of the two may have done it."""


class Cultist(Tactics):
    """Looks at itself with the eyes of the table."""

    unwelcome = frozenset({"false-eyes", "raised-morale", "portable-camera", "in-control"})

    @cached_property
    def exposed(self) -> float:
        """How strongly the table suspects this player."""
        return self.mind.public.suspicion[self.sight.seat]

    @cached_property
    def dead(self) -> float:
        """How many Investigators are dead; with one Cultist, this is certain."""
        return sum([self._dead(p.seat) for p in self.sight.table.players if p.seat not in self.sight.cultists])

    def _dead(self, seat: int) -> float:
        return self.mind.own.dead(seat) if self.sight.table.players[seat].alive else 1.0

    # -- Movement

    def meeting(self, place: str) -> float:
        if "dead" not in self.sight.me.hand:
            return 0.0
        company = self.sight.company(place)
        return sum([self._wish(player.seat) for player in company]) / len(company) / len(company)

    def _wish(self, seat: int) -> float:
        """How gladly this one is handed a Dead card."""
        if seat in self.sight.cultists or "dead" not in self.sight.me.hand:
            return 0.0
        if self.dead > self.sight.table.dead_needed - 0.1 or self._dead(seat) > 0.7:
            return 0.0
        risk = self.mind.public.if_dead_from(self.sight.seat, seat)
        return 1.0 if risk < _SAFE else 0.0

    def end(self, place: str) -> float:
        return self.work(place)

    def work(self, place: str) -> float:
        sight = self.sight
        room = sight.rooms.get(place)
        if room is None:
            return 0.15 if sight.me.alive and sight.room_cards else 0.0
        if room.cultist_token:
            return 0.0
        found = max([self._fill(place, card) for card in sight.room_cards], default=0.0)
        found = max(found, self._check_room(place))
        if place == CANTEEN and sight.table.vote_ready and sight.me.alive:
            found = max(found, self._start_vote())
        return found

    # -- Encounters

    def give(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        if "give:dead" not in keys:
            return keys[0]
        company = self.sight.company(self.sight.me.place)
        wish = sum([self._wish(player.seat) for player in company]) / max(1, len(company))
        eager = _EAGER_OF_TWO if self.sight.large else _EAGER
        dead = wish > 0.4 and (self.mind.luck("give") < eager or "give:alive" not in keys)
        return "give:dead" if dead or "give:alive" not in keys else "give:alive"

    def arrange(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        """The first of the receivers is one's own."""
        return self.mind.best(keys, {key: self._wish(int(key.split(":")[1][0])) for key in keys[::-1]}, noise=0.0)

    # -- actions

    def worth(self, act: str, *args: str) -> float:
        simple = getattr(self, "_" + act.replace("-", "_"), None)
        return float(simple(*args)) if simple is not None else 0.0

    def _off(self, place: str) -> float:
        """What it costs to work where no Investigator with this Route could: nothing, if all is out already."""
        if self.sight.on_route(place) or self.sight.table.round == self.sight.table.box.rounds:
            return 0.0
        return 0.0 if self.exposed > 0.9 else 2.0

    def _fill(self, place: str, card: str) -> float:
        """A red card where it may be somebody else's; a Success where it could only be one's own."""
        room = self.sight.rooms[place]
        if room.finished:
            return 0.0
        useful = worth_of_fill(self.mind, place)
        if card == "success":
            return 0.12 + 0.2 * useful - self._off(place)
        risk = self.mind.public.if_red_from(self.sight.seat, place, 1 if card == "failure" else 2)
        if risk > (_SAFE_RED_OF_TWO if self.sight.large else _SAFE_RED) and self.exposed < 0.9:
            return -0.5
        worth = 0.2 * self.sight.book(place) + 0.8 * useful
        if card == "sabotage":
            worth += 0.1 if self.sight.shelf(place).books else -0.05
        return worth - self._off(place)

    def _guard(self, card: str) -> float:
        return 0.12 if card == "failure" else 0.0

    def _check_room(self, place: str) -> float:
        """Where a Failure or worse is likely, a check looks helpful and is not."""
        if not self.sight.rooms[place].explored:
            return 0.0
        return 0.15 - 0.7 * worth_of_check(self.mind, place) - self._off(place)

    def _camera(self, place: str) -> float:
        if self._off(SECURITY_ROOM):
            return -1.0
        return 0.05 - 0.7 * worth_of_check(self.mind, place)

    def _check_status(self, seat: str) -> float:
        """Somebody who is alive for sure: it costs nothing and looks good."""
        target = int(seat)
        return 0.2 - self._dead(target) if target not in self.sight.cultists else 0.05

    def _start_vote(self) -> float:
        if self._off(CANTEEN):
            return -1.0
        return 0.8 if self.target() is not None and self.exposed < 0.3 else 0.0

    def _combat(self) -> float:
        return -0.3

    def _scare_off(self) -> float:
        return -0.3

    def _restore_power(self) -> float:
        return -1.0

    def _close_portal(self, seat: str) -> float:
        return -0.5

    def help(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        return "decline"

    def report(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        """A murder is shown if it falls on somebody else."""
        if "put-back" not in keys or len(keys) == 1:
            return keys[0]
        target = int(asked["seat_target"])
        _, if_dead, _ = self.mind.public.after_check(target)
        worst = max([if_dead[seat] for seat in self.sight.cultists])
        others = max([if_dead[p.seat] for p in self.sight.others if p.seat not in self.sight.cultists], default=0.0)
        return "reveal-murder" if others > worst + 0.15 else "put-back"

    # -- talk and votes

    def opinions(self) -> list[str]:
        """Joins the table in its doubts, and doubts whoever doubts it."""
        found = []
        suspicion = self.mind.public.suspicion
        even = self.sight.table.box.cultists / len(self.sight.table.players)
        scapegoat = self._scapegoat()
        if scapegoat is not None and suspicion[scapegoat] > 1.3 * even:
            found += [] if self.last_word(scapegoat) == "suspect" else [f"suspect:{scapegoat}"]
        elif scapegoat is not None and suspicion[scapegoat] > even:
            found += self.ask_where(scapegoat)
        return found + [f"suspect:{seat}" for seat in self._accusers if suspicion[seat] > 0.8 * even]

    def urges(self) -> list[str]:
        """A vote, if it hits an Investigator."""
        even = self.sight.table.box.cultists / len(self.sight.table.players)
        if max([self.mind.public.suspicion[seat] for seat in self.sight.cultists]) > 2 * even:
            return ["urge-calm"]
        if not self.at_vote:
            return []
        return ["urge-calm" if self.target() is None else "urge-vote"]

    @property
    def _accusers(self) -> list[int]:
        """The Investigators who suspect this player in this round, and are not suspected in turn."""
        found = {
            claim.by: None
            for claim in self.sight.table.claims
            if claim.statement == "suspect" and claim.seat == self.sight.seat and claim.round == self.sight.table.round
        }
        return [seat for seat in found if seat not in self.sight.cultists and self.last_word(seat) != "suspect"]

    def _scapegoat(self) -> int | None:
        """The Investigator whom the table suspects most."""
        seats = [player.seat for player in self.sight.others if player.seat not in self.sight.cultists]
        return max(seats, key=lambda seat: self.mind.public.suspicion[seat], default=None)

    def target(self) -> int | None:
        """With the others, if it hits an Investigator; against a fellow only when that one is lost anyway."""
        suspicion = self.mind.public.suspicion
        for seat in self.sight.cultists:
            lost = suspicion[seat] > 0.75 and seat != self.sight.seat and self.exposed < 0.4
            if lost and self.sight.table.players[seat].alive:
                return seat
        scapegoat = self._scapegoat()
        return scapegoat if scapegoat is not None and suspicion[scapegoat] > 0.35 else None

    def out(self, seat: int | None) -> float:
        if seat is None:
            return 0.0
        return -1.0 if seat in self.sight.cultists else 0.3

    # -- the end

    def claim(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        return "claim-victory" if self.dead > self.sight.table.dead_needed - 0.01 else "keep-silent"

    def guess(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        """Whoever was right too often: suspected Cultists, trusted the others."""
        scores = {}
        for key in keys:
            seat = int(key.split(":")[1])
            player = self.sight.table.players[seat]
            scores[key] = -5.0 if player.cleared else 0.0
            for claim in self.sight.table.claims:
                if claim.by == seat and claim.seat is not None and claim.statement in ("suspect", "trust"):
                    right = (claim.seat in self.sight.cultists) == (claim.statement == "suspect")
                    scores[key] += 1.0 if right else -1.5
        return self.mind.best(keys, scores)
