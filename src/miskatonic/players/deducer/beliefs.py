"""Who may be a Cultist: a probability for every set of Cultists that there could be.

At most 28 pairs are possible, so nothing is approximated by guessing at single players. Each kind of evidence says how
likely what was seen is for each set; the products, made to add up to one, are the belief. Evidence is

- routes: in which colours a player worked, against the ten Route cards,
- Rooms and the Unsafe Passage: what was drawn there, against who laid cards,
- Pulse piles: what checks showed, against who gave cards, and who says so,
- talk: who suspects and trusts whom, weighed by who speaks; who owes an answer, or gives one that all see to be false.

What is said of a Room or of a Pulse pile is weighed with what was seen there.

A belief is held from a stance: that of a seat, with what only this seat knows, or that of the table, which knows
what everybody has seen. Cultists ask for the latter, to see themselves as the others do.
"""

from __future__ import annotations

from itertools import combinations

from miskatonic.players.deducer import habits
from miskatonic.players.deducer.hearing import Heard, weights_of_talk
from miskatonic.players.deducer.piles import Chances, Counts, Pile
from miskatonic.players.deducer.seen import LookSeen, PlayerSeen, TableSeen

__all__ = ["Beliefs", "Evidence"]

Evidence = tuple[str, str | int]
"""Where a piece of evidence comes from: its kind, and the seat or the place."""

_Words = tuple[tuple[int, str], ...]

ROOM_KINDS = "SFX"
PASSAGE = "unsafe-passage"
_FLOOR = 1e-7
"""No evidence is taken to be so strong that nothing could outweigh it: people do odd things."""


class Beliefs:
    """What a seat, or the table, can make of what was seen. It goes along with the game by looking at the table."""

    def __init__(self, stance: int | None) -> None:
        self.stance = stance
        self.sets: tuple[int, ...] = ()
        """All sets of Cultists that are possible, as masks of seats."""
        self.weights: list[float] = []
        self.suspicion: list[float] = []
        """For each seat, how likely it is a Cultist's."""
        self.evidence: dict[Evidence, list[float]] = {}
        """For each piece of evidence, how likely it is under each set."""
        self._heard: Heard
        self._rooms: dict[str, tuple[str, _Words, Pile]] = {}
        self._pulses: dict[int, tuple[int, int, Pile]] = {}
        self._marks: dict[Evidence, object] = {}
        self._rank: tuple[object, ...] = ()

    # -- looking

    def look(self, table: TableSeen) -> None:
        """Take in what is to be seen now."""
        changed = self._rule_out(table)
        said = (len(table.claims), table.round)
        talked = self._marks.get(("talk", "")) != said
        if talked:
            self._heard = Heard(table)
        for player in table.players:
            mark = (tuple(player.worked), len(self.sets))
            if changed or self._marks.get(("route", player.seat)) != mark:
                self._marks["route", player.seat] = mark
                self.evidence["route", player.seat] = self._routes(table, player)
                changed = True
            changed = self._pulse(table, player) or changed
        for room in table.rooms:
            changed = self._pile(table, room.id, room.story) or changed
        if table.box.threats:
            changed = self._pile(table, PASSAGE, table.passage_story) or changed
        if changed or talked:
            self._marks["talk", ""] = said
            self.evidence["talk", ""] = weights_of_talk(table, self.sets, self.stance)
            changed = True
        if changed:
            self._weigh(len(table.players))

    def _weigh(self, seats: int) -> None:
        weights = [1.0] * len(self.sets)
        for column in self.evidence.values():
            weights = [weight * (likely + _FLOOR) for weight, likely in zip(weights, column, strict=True)]
        total = sum(weights)
        self.weights = [weight / total for weight in weights]
        self.suspicion = [self.share(seat) for seat in range(seats)]

    def share(self, seat: int) -> float:
        """How likely this seat is a Cultist's."""
        bit = 1 << seat
        return sum([weight for weight, cultists in zip(self.weights, self.sets, strict=True) if cultists & bit])

    def without(self, evidence: Evidence, seat: int) -> float:
        """How likely this seat would be a Cultist's, if this piece of evidence were not there."""
        bit, mine, total = 1 << seat, 0.0, 0.0
        for weight, likely, cultists in zip(self.weights, self.evidence[evidence], self.sets, strict=True):
            rest = weight / (likely + _FLOOR)
            total += rest
            mine += rest if cultists & bit else 0.0
        return mine / total if total else 0.0

    def alone(self, evidence: Evidence, seat: int) -> float:
        """How much better this piece of evidence fits the sets with this seat than those without."""
        bit = 1 << seat
        with_it: list[float] = []
        without: list[float] = []
        for likely, cultists in zip(self.evidence[evidence], self.sets, strict=True):
            (with_it if cultists & bit else without).append(likely + _FLOOR)
        if not with_it or not without:
            return 1.0
        return sum(with_it) * len(without) / (sum(without) * len(with_it))

    # -- who is out of the question

    def _rule_out(self, table: TableSeen) -> bool:
        """Known roles, and that the game goes on: not all Cultists are Ghosts. True if the sets are new."""
        players = table.players
        rank: tuple[object, ...] = tuple([(player.alive, player.cleared, player.role) for player in players])
        if rank == self._rank:
            return False
        self._rank = rank
        known = 0
        able: list[int] = []
        for player in players:
            if player.role == "cultist" and self.stance is not None:
                known |= 1 << player.seat
            if self.stance is not None and player.role is not None:
                innocent = player.role != "cultist"
            else:
                innocent = player.cleared
            if not innocent:
                able.append(player.seat)
        ghosts = sum([1 << player.seat for player in players if not player.alive])
        sets = [sum([1 << seat for seat in group]) for group in combinations(able, table.box.cultists)]
        sets = [cultists for cultists in sets if cultists & known == known and cultists & ~ghosts]
        self.sets = tuple(sets)
        for key, (_, _, pile) in self._rooms.items():
            self._agree(("room", key), pile)
        for seat, (_, _, pile) in self._pulses.items():
            self._agree(("pulse", seat), pile)
        return True

    def _agree(self, evidence: Evidence, pile: Pile) -> None:
        self.evidence[evidence] = [pile.agreement(cultists) for cultists in self.sets]

    # -- routes

    def _routes(self, table: TableSeen, player: PlayerSeen) -> list[float]:
        """An Investigator works by one of the Routes; a Cultist mostly pretends to, a Mechanic need not."""
        if player.automa or not player.worked or player.seat == self.stance:
            return [1.0] * len(self.sets)
        kept, free = _by_routes(table, player)
        if "mechanic" in (*table.box.roles, *table.box.one_of):
            innocents = len(table.players) - table.box.cultists
            kept = kept * (1 - 1 / innocents) + free / innocents
        cultist = habits.KEEPS_ROUTE * kept + (1 - habits.KEEPS_ROUTE) * free
        scale = max(kept, cultist)
        bit = 1 << player.seat
        return [(cultist if cultists & bit else kept) / scale for cultists in self.sets]

    # -- Rooms

    def _pile(self, table: TableSeen, place: str, story: str) -> bool:
        """Follow the story of a Room, or of the Unsafe Passage, from where it was left."""
        words = self._heard.cards.get(place, ())
        told, heard, pile = self._rooms.get(place, ("", words, None))
        if pile is not None and (told, heard) == (story, words):
            return False
        if pile is None or heard != words or not story.startswith(told):
            told, pile = "", Pile(len(ROOM_KINDS), table.box.cultists)
        starting = _shares(table.box.starting_rooms, ROOM_KINDS)
        own = [play.card for play in table.plays if play.to_place == place]
        mine = str(self.stance)
        laid = told.count(mine)
        shown = False
        for mark in story[len(told) :]:
            if mark == mine:
                pile.lay(_certain(own[laid]))
                laid += 1
            elif mark.isdigit():
                seat = int(mark)
                pile.lay_from(
                    seat,
                    habits.as_told(words, seat, habits.innocent_lays(table, self.stance)),
                    habits.as_told(words, seat, habits.cultist_lays(table, seat), sly=True),
                )
            elif mark.upper() in ROOM_KINDS:
                pile.draw(ROOM_KINDS.index(mark.upper()), put_back=place == PASSAGE)
                shown = True
            elif place == PASSAGE and mark == "o":
                pile.lay((0.5, 0.5, 0.0))
            else:
                pile.lay(starting)
        self._rooms[place] = (story, words, pile)
        if ("room", place) in self.evidence and heard == words and not shown:
            return False
        self._agree(("room", place), pile)
        return True

    def chances(self, place: str) -> tuple[float, float, float]:
        """How likely a card drawn there is a Success, a Failure, a Sabotage; zeros where nothing lies."""
        _, _, pile = self._rooms[place]
        sums = [0.0, 0.0, 0.0]
        by_case: dict[int, float] = {}
        for weight, cultists in zip(self.weights, self.sets, strict=True):
            case = cultists & pile.concerned
            by_case[case] = by_case.get(case, 0.0) + weight
        for case, weight in by_case.items():
            for counts, chance in pile.spreads[case].items():
                size = sum(counts)
                for kind, count in enumerate(counts):
                    sums[kind] += weight * chance * count / size if count else 0.0
        return sums[0], sums[1], sums[2]

    # -- Pulse piles

    def _pulse(self, table: TableSeen, player: PlayerSeen) -> bool:
        """Follow what was given to somebody, and what was looked at and told."""
        seat = player.seat
        laid, heard, pile = self._pulses.get(seat, (0, 0, None))
        checks = [check for check in table.checks if check.target == seat]
        words = self._heard.looks.get(seat, ())
        told = [check.told for check in checks]
        if pile is not None and self._marks.get(("pulse", seat)) != (told[:heard], words):
            laid, heard, pile = 0, 0, None
        elif pile is not None and (laid, heard) == (len(player.givers), len(checks)):
            return False
        if pile is None or laid > len(player.givers) or heard > len(checks):
            laid, heard, pile = 0, 0, Pile(2, table.box.cultists)
            self._starting_card(table, player, pile)
        started = 1 if table.box.starting_pulse else 0
        spoken = {by: [word for other, word in words if other == by] for by, _ in words}
        for number, check in enumerate(checks):
            said = spoken.get(check.by, [])
            word = said.pop(0) if said else ""
            if number < heard:
                continue
            while laid < check.cards - started:
                self._give(table, player, laid, pile)
                laid += 1
            self._hear(check, word, pile)
        while laid < len(player.givers):
            self._give(table, player, laid, pile)
            laid += 1
        self._pulses[seat] = (laid, len(checks), pile)
        self._marks["pulse", seat] = (told, words)
        self._agree(("pulse", seat), pile)
        return bool(checks)

    def _starting_card(self, table: TableSeen, player: PlayerSeen, pile: Pile) -> None:
        box = table.box
        if not box.starting_pulse:
            return
        if self.stance is not None and player.start_dead is not None:
            pile.lay((0.0, 1.0) if player.start_dead else (1.0, 0.0))
            return
        rest = len(box.starting_pulse) - box.cultists
        dead = box.starting_pulse.count("D") / rest
        pile.lay_from(player.seat, (1 - dead, dead), (1.0, 0.0))

    def _give(self, table: TableSeen, player: PlayerSeen, number: int, pile: Pile) -> None:
        giver = player.givers[number]
        if giver == self.stance:
            before = sum(seat == giver for seat in player.givers[:number])
            mine = [play.card for play in table.plays if play.to_seat == player.seat]
            pile.lay((0.0, 1.0) if mine[before] == "dead" else (1.0, 0.0))
            return
        pile.lay_from(giver, (1.0, 0.0), habits.cultist_gives(table, giver))

    def _hear(self, check: LookSeen, word: str, pile: Pile) -> None:
        """An Investigator must tell of a Dead card, but for the events; a Cultist tells if it suits.

        `word` is what the checker says of it afterwards.
        """
        if check.by == self.stance and check.dead is not None:
            seen = check.dead
            pile.learn(lambda case, counts: float(counts[1] == seen))
            return
        bit = pile.concern(check.by)
        if check.told:
            tells = habits.CULTIST_TELLS
            pile.learn(lambda case, counts: (tells if case & bit else 1.0) if counts[1] else 0.0)
            return
        hides = habits.INVESTIGATOR_HIDES if check.free else 0.0
        lies = 1 - habits.CULTIST_TELLS
        pile.learn(lambda case, counts: 1.0 if not counts[1] else lies if case & bit else hides)
        if word:
            says = habits.OF_A_LOOK[word]
            pile.learn(lambda case, counts: says[bool(case & bit)][bool(counts[1])])

    def dead(self, seat: int) -> float:
        """How likely a Dead card lies on this Pulse pile."""
        _, _, pile = self._pulses[seat]
        return sum(
            [
                weight * pile.expected(cultists, _any_dead)
                for weight, cultists in zip(self.weights, self.sets, strict=True)
                if weight > _FLOOR
            ]
        )

    def after_check(self, seat: int) -> tuple[float, list[float], list[float]]:
        """How likely a check would show a Dead card, and the suspicion of each seat if it does, and if not."""
        _, _, pile = self._pulses[seat]
        dead = [pile.expected(cultists, _any_dead) for cultists in self.sets]
        found = [weight * chance for weight, chance in zip(self.weights, dead, strict=True)]
        clean = [weight - part for weight, part in zip(self.weights, found, strict=True)]
        return sum(found), self._shares(found), self._shares(clean)

    def if_dead_from(self, giver: int, seat: int) -> float:
        """How strongly one would be suspected who gave another card to this Pulse pile, if a Dead one were found."""
        _, _, pile = self._pulses[seat]
        dead, bit = [], 1 << giver
        for cultists in self.sets:
            before = pile.expected(cultists, _any_dead)
            dead.append(before + (1 - before) * habits.GIVES_DEAD if cultists & bit else before)
        found = [weight * chance for weight, chance in zip(self.weights, dead, strict=True)]
        return self._shares(found)[giver]

    def if_red_from(self, giver: int, place: str, kind: int) -> float:
        """How strongly one would be suspected who laid a card there, if then a Failure or a Sabotage were drawn."""
        _, _, pile = self._rooms[place]
        twin = pile.copy()
        twin.lay_from(giver, (1.0, 0.0, 0.0), (0.4, 0.4, 0.2))
        twin.draw(kind)
        found = [
            weight * (twin.agreement(cultists) + _FLOOR) / (pile.agreement(cultists) + _FLOOR)
            for weight, cultists in zip(self.weights, self.sets, strict=True)
        ]
        return self._shares(found)[giver]

    def _shares(self, weights: list[float]) -> list[float]:
        total = sum(weights) or 1.0
        return [
            sum([weight for weight, cultists in zip(weights, self.sets, strict=True) if cultists >> seat & 1]) / total
            for seat in range(len(self.suspicion))
        ]


def _any_dead(counts: Counts) -> float:
    return 1.0 if counts[1] else 0.0


def _shares(pile: str, kinds: str) -> Chances:
    return tuple([pile.count(kind) / len(pile) for kind in kinds])


def _certain(card: str) -> Chances:
    return tuple([1.0 if card == name else 0.0 for name in habits.ROOM_CARDS])


def _by_routes(table: TableSeen, player: PlayerSeen) -> tuple[float, float]:
    """How likely these colours are for somebody who keeps to a Route that nobody knows, and for somebody free."""
    kept = 0.0
    routes = table.box.routes
    for route in routes:
        likely = 1.0
        for row, colours in zip(route, player.worked, strict=True):
            for colour in colours:
                likely *= 1 / len(row) if colour in row else 0.0
        kept += likely
    uses = sum([len(colours) for colours in player.worked])
    return kept / len(routes), float(habits.FREE_COLOUR**uses)
