"""Imagining: all that a viewer can't know is dealt afresh, so that everything it has seen could have happened.

Roles and Routes are dealt first. Every card that somebody laid face down becomes a slot; what was seen later (a card
drawn from a Room, a Pulse pile looked at, an Investigator who found nobody dead) fixes slots one by one, and the rest
is filled from what each player can have had. A deal that contradicts itself is thrown away and begun anew.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from miskatonic.games.cultists import tokens
from miskatonic.games.cultists.board import ROOM_CODES, ROUTES, TOKEN_ROOMS
from miskatonic.games.cultists.cards import ALIVE, DEAD, ENCOUNTER_CARDS, FAILURE, ROOM_CARDS, SABOTAGE
from miskatonic.games.cultists.counts import UNSAFE_PASSAGE
from miskatonic.games.cultists.knowledge import knows
from miskatonic.games.cultists.records import DRAWN, FIFTH_ROUND, STARTING, Check, CultistsTable, Player
from miskatonic.games.cultists.roles import SHOWN_ON_DEATH, Role
from miskatonic.games.cultists.rooms import UNSAFE
from miskatonic.games.cultists.routes import follows_route, route_mask
from miskatonic.games.cultists.setup import deal_roles, pile_of
from miskatonic.games.cultists.status import CheckStatus
from miskatonic.games.cultists.upkeep import FIRE_ROUND
from miskatonic.kernel.chance import Chance
from miskatonic.kernel.errors import EngineFault
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat, Viewer

__all__ = ["imagine"]

DEALS = 50_000
"""Deals among which one must be found that agrees with all that was seen."""

_MASKS = tuple(route_mask(route) for route in range(len(ROUTES)))


class Contradiction(Exception):
    """This deal can't have led to what was seen."""


class Slot:
    """A card laid face down, and the cards that it can be: others draw on the same supply."""

    __slots__ = ("card", "supply")

    def __init__(self, supply: Counter[str], card: str = "") -> None:
        self.supply = supply
        self.card = card

    def chance_of(self, card: str) -> float:
        """How likely it is this card."""
        if self.card:
            return float(self.card == card)
        return self.supply[card] / self.supply.total()

    def fix(self, card: str) -> None:
        """It is this card."""
        if not self.card:
            if not self.supply[card]:
                raise Contradiction
            self.supply[card] -= 1
            self.card = card

    def fill(self, chance: Chance) -> str:
        """If it is still open, it is one of the supply."""
        if not self.card:
            self.fix(chance.pick(_listed(self.supply)))
        return self.card


def imagine(table: CultistsTable, viewer: Viewer, chance: Chance) -> None:
    """Deal afresh; only what the viewer knows has any say in what comes of it."""
    if table.state.result is not None:
        return
    for _ in range(DEALS):
        deal = _Deal(table, viewer, chance)
        try:
            deal.roles()
            deal.routes()
            deal.pulses()
            deal.rooms()
            deal.passage()
        except Contradiction:
            continue
        deal.lay()
        return
    raise EngineFault(f"cultists: in {DEALS} deals, none agrees with what {viewer} has seen")


class _Deal:
    """One attempt."""

    def __init__(self, table: CultistsTable, viewer: Viewer, chance: Chance) -> None:
        self.table = table
        self.state = table.state
        self.column = table.column
        self.viewer = viewer
        self.chance = chance
        self.role_of: list[Role] = []
        self.route_of: list[int] = []
        self.supplies: list[Counter[str]] = []
        self.room_supplies: list[Counter[str]] = []
        self.plays: list[list[Slot]] = []
        self.queues: dict[tuple[int, str], list[Slot]] = {}
        self.pulse: list[list[Slot]] = []
        self.starts = Counter(self.column.starting_rooms)
        self.draw = Counter(self.column.starting_rooms)
        self.piles: dict[str, list[Slot]] = {}
        self.unsafe: list[Slot] = []

    def knows(self, record: object, field: str) -> bool:
        return knows(self.table, self.viewer, record, field)

    # -- roles, Routes, and what each can have played

    def roles(self) -> None:
        players = self.state.players
        pool = list(deal_roles(self.table.setup, self.chance))
        known = {player.seat: player.role for player in players if self.knows(player, "role")}
        for role in known.values():
            if role not in pool:
                raise Contradiction
            pool.remove(role)
        left = list(self.chance.shuffle(pool))
        for player in players:
            role = known[player.seat] if player.seat in known else left.pop()
            self._could_be(player, role)
            self.role_of.append(role)
            self._open_slots(player, role)
        cultists = [player for player in players if self.role_of[player.seat] is Role.CULTIST]
        if all(player.died for player in cultists) and not all(player.seat in known for player in cultists):
            raise Contradiction

    def _could_be(self, player: Player, role: Role) -> None:
        """What was seen of a player rules roles out; the AUTOMA's role shows in nothing."""
        if player.seat >= self.table.people:
            return
        hidden_ghost = player.died and not player.shown
        if not player.may_be & role.bit or (hidden_ghost and role in SHOWN_ON_DEATH):
            raise Contradiction

    def _open_slots(self, player: Player, role: Role) -> None:
        """A slot for each card that this player has played, open unless the viewer knows it."""
        pile = pile_of(self.column, role)
        supply = Counter(card for card in pile if card in ENCOUNTER_CARDS)
        room_supply = Counter(card for card in pile if card not in ENCOUNTER_CARDS)
        known = self.knows(player, "played")
        slots = []
        for place, where in enumerate(player.went.replace(FIFTH_ROUND, "")):
            slot = Slot(supply if where.isdigit() else room_supply)
            if known:
                slot.fix(player.played[place])
            slots.append(slot)
            self.queues.setdefault((player.seat, where), []).append(slot)
        self.supplies.append(supply)
        self.room_supplies.append(room_supply)
        self.plays.append(slots)
        if role is Role.FIRESTARTER and FIFTH_ROUND in player.went and player.seat < self.table.people and not known:
            self._set_fire(player, slots)

    def _set_fire(self, player: Player, slots: Sequence[Slot]) -> None:
        """A Firestarter who saw round 6 alive had played both red cards; one who died then had not."""
        early = [
            slot for slot, where in zip(slots, player.went.split(FIFTH_ROUND)[0], strict=False) if not where.isdigit()
        ]
        if player.died == FIRE_ROUND and player.may_be == Role.FIRESTARTER.bit:
            kept = self.chance.pick((FAILURE, SABOTAGE))
            others = Counter(self.room_supplies[player.seat])
            others[kept] = 0
            for slot in early:
                slot.fix(self.chance.pick(_listed(others)))
                others[slot.card] -= 1
        elif len(early) < 2:
            raise Contradiction
        else:
            for slot, card in zip(self.chance.sample(early, 2), (FAILURE, SABOTAGE), strict=True):
                slot.fix(card)

    def routes(self) -> None:
        """Who keeps to a Route has one that allows all that was seen."""
        players = self.state.players
        known = {player.seat: player.route for player in players if self.knows(player, "route")}
        free = [route for route in range(len(ROUTES)) if route not in known.values()]
        chosen = dict(known)
        fitting = []
        for player in players:
            if player.seat not in known:
                needs = self._colours_seen(player)
                fitting.append(([route for route in free if not needs & ~_MASKS[route]], player.seat))
        for routes, seat in sorted(fitting, key=lambda pair: (len(pair[0]), pair[1])):
            left = [route for route in routes if route not in chosen.values()]
            if not left:
                raise Contradiction
            chosen[seat] = self.chance.pick(left)
        self.route_of = [chosen[player.seat] for player in players]

    def _colours_seen(self, player: Player) -> int:
        role = self.role_of[player.seat]
        alive = player.used if follows_route(role, alive=True) else 0
        return alive | (player.used_dead if follows_route(role, alive=False) else 0)

    # -- Pulse piles

    def pulses(self) -> None:
        """Each Pulse pile, as far as checks have told something of it; then the rest at random."""
        supply = Counter(self.column.starting_pulse[self.column.cultists :])
        for player in self.state.players:
            slots = []
            if self.column.starting_pulse:
                start = Slot(supply)
                if self.role_of[player.seat] is Role.CULTIST:
                    start = Slot(supply, ALIVE)
                elif self.knows(player, "start"):
                    start.fix(player.start)
                slots.append(start)
            slots += [self.queues[int(giver), str(player.seat)].pop(0) for giver in player.givers]
            self.pulse.append(slots)
        exact, least = self._facts()
        for count, target, dead in sorted(exact):
            self._have_dead(self.pulse[target][:count], dead)
        for count, target in sorted(least):
            slots = self.pulse[target][:count]
            if not any(slot.card == DEAD for slot in slots):
                _pick(slots, DEAD, self.chance).fix(DEAD)
        for slots in self.pulse:
            for slot in slots:
                slot.fill(self.chance)

    def _facts(self) -> tuple[list[tuple[int, Seat, int]], list[tuple[int, Seat]]]:
        """How many of the first cards of a pile are dead: exactly so many, or at least one."""
        state = self.state
        exact, least = [], []
        pending = _pending(self.table)
        own = 0
        for check in state.checks:
            count = check.received + bool(self.column.starting_pulse)
            if check.by == self.viewer:
                exact.append((count, check.target, state.players[check.by].looks[own]))
                own += 1
            elif check.told:
                least.append((count, check.target))
            elif not check.free and check is not pending and self.role_of[check.by] is not Role.CULTIST:
                exact.append((count, check.target, 0))
        return exact, least

    def _have_dead(self, slots: Sequence[Slot], dead: int) -> None:
        """Exactly so many of these cards are Dead."""
        missing = dead - sum(slot.card == DEAD for slot in slots)
        if missing < 0:
            raise Contradiction
        for _ in range(missing):
            _pick([slot for slot in slots if not slot.card], DEAD, self.chance).fix(DEAD)
        for slot in slots:
            slot.fix(ALIVE)

    # -- Room piles and the Unsafe Passage

    def rooms(self) -> None:
        """Each Room's story told again: which of the cards there was the one that came up?"""
        for room, record in self.state.rooms.items():
            pile: list[Slot] = []
            in_order = 0
            for mark in record.story:
                if mark.upper() not in ROOM_CARDS:
                    pile.append(self._laid(mark, ROOM_CODES[room]))
                    in_order += 1
                    continue
                card = mark.upper()
                choices = pile[-1:] if mark.islower() and in_order else pile
                slot = _pick(choices, card, self.chance)
                slot.fix(card)
                pile.remove(slot)
                in_order = max(in_order - 1, 0) if mark.islower() else 0
            self.piles[room] = pile

    def passage(self) -> None:
        """The Unsafe Passage pile: what was shown was there, and was shuffled back in."""
        start = Counter(UNSAFE_PASSAGE)
        for mark in self.state.unsafe_story:
            if mark == STARTING:
                self.unsafe.append(Slot(start))
            elif mark.isupper():
                _pick(self.unsafe, mark, self.chance).fix(mark)
            else:
                self.unsafe.append(self._laid(mark, UNSAFE))

    def _laid(self, mark: str, where: str) -> Slot:
        if mark == STARTING:
            return Slot(self.starts)
        if mark == DRAWN:
            return Slot(self.draw)
        return self.queues[int(mark), where].pop(0)

    # -- putting it on the table

    def lay(self) -> None:
        """Fill what is open, and lay it all out."""
        chance = self.chance
        for slots in (*self.piles.values(), self.unsafe, *self.plays):
            for slot in slots:
                slot.fill(chance)
        self._lay_rooms()
        self._lay_players()
        state = self.state
        state.unsafe = "".join(slot.card for slot in self.unsafe)
        state.draw = "".join(chance.shuffle(_listed(self.draw)))
        if self.table.setup.threats:
            state.tokens = chance.shuffle([room for room in TOKEN_ROOMS if room not in state.turned])
        self._lay_bag()

    def _lay_rooms(self) -> None:
        state = self.state
        chance = self.chance
        hidden = [room for room, record in state.rooms.items() if not record.explored]
        seen = sum(record.unsafe for record in state.rooms.values() if record.explored)
        count = self.column.unsafe_tokens - seen if self.table.setup.threats else 0
        symbols = dict(zip(hidden, chance.shuffle([place < count for place in range(len(hidden))]), strict=True))
        for room, record in state.rooms.items():
            pile = "" if record.finished else "".join(slot.card for slot in self.piles[room])
            unsafe = symbols.get(room, record.unsafe and record.explored)
            state.rooms[room] = changed(record, pile=pile, unsafe=unsafe)

    def _lay_players(self) -> None:
        state = self.state
        for seat, player in enumerate(state.players):
            hand, played = player.hand, player.played
            if not self.knows(player, "hand"):
                left = self.supplies[seat] + self.room_supplies[seat]
                hand = "".join(self.chance.shuffle(_listed(left)))
                played = "".join(slot.card for slot in self.plays[seat])
            pulse = [slot.card for slot in self.pulse[seat]]
            start = pulse.pop(0) if self.column.starting_pulse else ""
            state.players[seat] = changed(
                player,
                role=self.role_of[seat],
                route=self.route_of[seat],
                hand=hand,
                played=played,
                start=start,
                pulse="".join(pulse),
                looks=player.looks if seat == self.viewer else self._looks(state.checks, seat),
            )

    def _looks(self, checks: Iterable[Check], seat: int) -> tuple[int, ...]:
        """What another player saw, then."""
        first = bool(self.column.starting_pulse)
        return tuple(
            [
                sum(slot.card == DEAD for slot in self.pulse[check.target][: check.received + first])
                for check in checks
                if check.by == seat
            ]
        )

    def _lay_bag(self) -> None:
        state = self.state
        chance = self.chance
        setup = self.table.setup
        bag = Counter(tokens.bag(portable_camera=self.column.large_bag, threats=setup.threats)) - Counter(state.drawn)
        if state.peeker >= 0 and not self.knows(state, "peeked"):
            later = state.drawn[state.drawn.index(tokens.IN_CONTROL) + 1 :]
            state.peeked = chance.pick(_listed(bag if state.removed else bag + Counter(later)))
        if state.removed:
            bag[state.peeked] -= 1
        state.bag = "".join(_listed(bag))


def _listed(supply: Counter[str]) -> list[str]:
    """The cards of a supply one by one, in a fixed order."""
    return sorted(supply.elements())


def _pick(slots: Sequence[Slot], card: str, chance: Chance) -> Slot:
    """One of the slots that can be this card, the likelier the sooner."""
    weights = [slot.chance_of(card) for slot in slots]
    total = sum(weights)
    if not total:
        raise Contradiction
    mark = chance.below(1 << 32) / (1 << 32) * total
    for slot, weight in zip(slots, weights, strict=True):
        mark -= weight
        if mark < 0:
            return slot
    return next(slot for slot, weight in zip(slots, weights, strict=True) if weight)


def _pending(table: CultistsTable) -> Check | None:
    """The check whose outcome has yet to be told."""
    looking = any(isinstance(f, CheckStatus) and f.pc <= f.places["tell"] for f in table.state.stack)
    return table.state.checks[-1] if looking and table.state.checks else None
