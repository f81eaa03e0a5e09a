"""An Investigator: works along the Route, checks those who may be dead, and votes by belief."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from miskatonic.players.deducer import habits
from miskatonic.players.deducer.rooms import worth_of_check, worth_of_fill
from miskatonic.players.deducer.sight import CANTEEN, GREEN_ROOM, SECURITY_ROOM
from miskatonic.players.deducer.tactics import Tactics

__all__ = ["Investigator"]

_DEATH = 3.0
"""What it costs to be handed a Dead card."""

_SURE = 0.7
"""How sure an Investigator must be to vote somebody out."""

_PANIC = 0.5
"""The same, when a lone Cultist may claim victory any moment."""

_LAST_CHANCE = 0.1
"""The same in the last round."""

_NEARLY = 0.7
"""How many short of enough the dead are then, by the odds."""

_CALM = 0.4
"""How strongly one may be suspected, and still be spoken for by those who want no vote."""

_ENOUGH = 2
"""Voices that are enough for something that needs no proof."""

_ALONE = 0.7
"""What it costs to be met alone, if all who still move were Cultists with nothing else to do."""


class Investigator(Tactics):
    """Trusts the sums, and shares them by what it says and how it votes."""

    unwelcome = frozenset({"lightning-strike", "portal-opens", "no-connection", "broken-panes"})

    # -- Movement

    def meeting(self, place: str) -> float:
        company = self.sight.company(place)
        givers = [player for player in company if player.encounter_cards]
        if not givers:
            return 0.0
        risk = sum([self.mind.own.suspicion[player.seat] for player in givers]) / len(company)
        return -_DEATH * risk * habits.GIVES_DEAD

    def end(self, place: str) -> float:
        """Work to be done, company that protects, and nobody who could be met alone."""
        sight = self.sight
        worth = self.work(place) + self.looking(place)
        if not sight.company(place):
            others = max(1, len(sight.others))
            worth -= _ALONE * sight.movers_left / others
        return worth

    def work(self, place: str) -> float:
        sight = self.sight
        table = sight.table
        room = sight.rooms.get(place)
        if room is None:
            return self._guarding() + (0.7 if place == table.fish_man and table.first_player == sight.seat else 0.0)
        if room.cultist_token:
            return 0.45 * sight.book(place) if sight.me.alive else -0.1
        found = 0.0
        if sight.on_route(place):
            found = max(worth_of_check(self.mind, place), self._filling(place))
            if sight.me.alive or sight.me.role == "super-ghost":
                found = max(found, self._special(place))
        if place == GREEN_ROOM and table.portal and sight.me.alive:
            found = max(found, 1.5 if self.portal_partners() else 0.0)
        return found

    def _special(self, place: str) -> float:
        table = self.sight.table
        if place == CANTEEN and table.vote_ready:
            return self.worth("start-vote")
        if place == GREEN_ROOM and table.portal:
            return 2.5 if self.portal_partners() else 0.7
        if place == SECURITY_ROOM:
            if not table.power:
                return 0.5
            if self.sight.me.role != "novice":
                return max([worth_of_check(self.mind, room) for room in self.sight.rooms])
        return 0.0

    def _filling(self, place: str) -> float:
        if "success" in self.sight.room_cards:
            return worth_of_fill(self.mind, place)
        return self.worth("fill", place, "failure") if "failure" in self.sight.room_cards else 0.0

    def _guarding(self) -> float:
        if not self.sight.me.alive or not self.sight.table.box.threats:
            return 0.0
        return max([self.worth("guard", card) for card in self.sight.room_cards], default=0.0)

    def looking(self, place: str) -> float:
        """What a check of somebody there may bring; with the camera, of anybody."""
        sight = self.sight
        if not sight.me.alive:
            return 0.0
        camera = place == SECURITY_ROOM and sight.table.power and sight.me.role != "novice"
        near = sight.others if camera else sight.company(place)
        return 0.5 * max([self.worth_of_look(player.seat) for player in near], default=0.0)

    # -- actions

    def worth(self, act: str, *args: str) -> float:
        """By what it brings in books, or in certainty."""
        simple = getattr(self, "_" + act.replace("-", "_"), None)
        return float(simple(*args)) if simple is not None else 0.0

    def _fill(self, place: str, card: str) -> float:
        if card == "success":
            return worth_of_fill(self.mind, place)
        return self._must_burn() - 0.4 * self.sight.book(place)

    def _guard(self, card: str) -> float:
        return 0.08 if card == "success" else 0.2 + self._must_burn()

    def _must_burn(self) -> float:
        """How much the Firestarter, or nobody else, wants to be rid of a red card."""
        red = sum([card in ("failure", "sabotage") for card in self.sight.me.hand])
        left = 6 - self.sight.table.round
        return 1.2 * red / left if red and left > 0 and self.sight.me.alive else -1.0

    def _check_room(self, place: str) -> float:
        return worth_of_check(self.mind, place)

    def _camera(self, place: str) -> float:
        return -1.0 if self.sight.me.role == "novice" else worth_of_check(self.mind, place)

    def _check_status(self, seat: str) -> float:
        target = int(seat)
        away = self.sight.location(self.sight.table.players[target].place) != self.sight.location(self.sight.me.place)
        if away and self.sight.me.role == "novice":
            return -1.0
        return self.worth_of_look(target)

    def _camera_status(self, seat: str) -> float:
        return self.worth_of_look(int(seat))

    def worth_of_look(self, target: int) -> float:
        """A check that finds a Dead card brings a vote; any check clears or burdens those who gave."""
        beliefs = self.mind.own
        dead, if_dead, if_clean = beliefs.after_check(target)
        living = [player.seat for player in self.sight.others]
        now = max([beliefs.suspicion[seat] for seat in living], default=0.0)
        then = max([if_dead[seat] for seat in living if seat != target], default=0.0)
        clean = max([if_clean[seat] for seat in living], default=0.0)
        worth = dead * self._vote_worth(then) + 0.4 * (dead * then + (1 - dead) * clean - now)
        if self.sight.me.role == "scaredy-cat":
            worth -= dead * _DEATH
        return worth

    def _combat(self) -> float:
        return 0.45 * self.sight.book(self.sight.me.place)

    def _scare_off(self) -> float:
        return -1.0 if self.sight.me.role == "butterfingers" else 0.7

    def _restore_power(self) -> float:
        return 0.5

    def _close_portal(self, seat: str) -> float:
        return 2.5

    def _start_vote(self) -> float:
        if self.sight.me.role == "novice" and self.sight.me.alive:
            return -1.0
        top = max([self.suspicion[player.seat] for player in self.sight.others], default=0.0)
        return self._vote_worth(top)

    def _assassinate(self, seat: str) -> float:
        sure = self.mind.own.suspicion[int(seat)]
        return 3 * sure - 2.2

    def help(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        return "help"

    # -- events

    def event_check(self, keys: Sequence[str], asked: Mapping[str, Any]) -> str:
        if self.sight.me.role == "butterfingers":
            return "decline-event"
        worth = {}
        for key in keys:
            act, _, about = key.partition(":")
            if act == "event-check":
                worth[key] = 0.01 + self.worth_of_look(int(about))
            elif act == "event-room":
                worth[key] = worth_of_check(self.mind, about)
        return self.mind.best(keys, worth)

    # -- talk and votes

    def opinions(self) -> list[str]:
        found = []
        suspicion, top = self.suspicion, self._top
        if top is not None:
            even = self.sight.table.box.cultists / len(self.sight.table.players)
            if suspicion[top] > max(0.4, 1.6 * even):
                found += [] if self.last_word(top) == "suspect" else [f"suspect:{top}"]
            elif suspicion[top] > 1.3 * even:
                found += self.ask_where(top)
        return found + [f"trust:{seat}" for seat in self._accused if suspicion[seat] < 0.08]

    def urges(self) -> list[str]:
        found = []
        sure = self.suspicion[self._top] if self._top is not None else 0.0
        if sure > self.threshold():
            found.append("urge-vote")
        elif self.at_vote and sure < _CALM:
            found.append("urge-calm")
        if self.sight.table.portal and self.said_now("urge-portal") < _ENOUGH:
            found.append("urge-portal")
        return found

    @property
    def _top(self) -> int | None:
        """Whom this player suspects most."""
        return max([player.seat for player in self.sight.others], key=lambda seat: self.suspicion[seat], default=None)

    @property
    def _accused(self) -> list[int]:
        """Whom somebody suspects, and whom this player does not speak for already."""
        suspected = [claim.seat for claim in self.sight.table.claims if claim.statement == "suspect"]
        others = [seat for seat in dict.fromkeys(suspected) if seat is not None and seat != self.sight.seat]
        return [seat for seat in others if self.last_word(seat) != "trust"]

    @cached_property
    def suspicion(self) -> list[float]:
        """By what it acts: the Seer hides behind what the others could know as well."""
        return self.mind.public.suspicion if self.sight.me.role == "seer" else self.mind.own.suspicion

    def target(self) -> int | None:
        """Whoever is most suspected; the Seer joins in when it is not too early to be right."""
        suspicion = self.suspicion
        others = [player.seat for player in self.sight.others]
        if self.sight.me.role == "seer":
            open_to_doubt = [seat for seat in others if suspicion[seat] > 0.8 * self.threshold()]
            known = [seat for seat in open_to_doubt if seat in self.sight.cultists]
            return max(known, key=lambda seat: suspicion[seat], default=None)
        top = max(others, key=lambda seat: suspicion[seat], default=None)
        return top if top is not None and suspicion[top] > self.threshold() else None

    def threshold(self) -> float:
        """How sure one must be to vote somebody out: less, if waiting is lost."""
        sight = self.sight
        table = sight.table
        if table.round == table.box.rounds:
            return _LAST_CHANCE
        if not sight.large:
            dead = sum([0.0 if self.mind.own.suspicion[p.seat] > 0.9 else self._dead(p.seat) for p in table.players])
            if dead > table.dead_needed - _NEARLY:
                return _PANIC
        return _SURE

    def _dead(self, seat: int) -> float:
        player = self.sight.table.players[seat]
        return self.mind.own.dead(seat) if player.alive else 1.0

    def _vote_worth(self, sure: float) -> float:
        threshold = self.threshold()
        return 4 * (sure - threshold) + 0.5 if sure > threshold else 0.0

    def out(self, seat: int | None) -> float:
        if seat is None:
            return 0.0
        return -1.0 if seat == self.sight.seat else self.mind.own.suspicion[seat] - self.threshold()
