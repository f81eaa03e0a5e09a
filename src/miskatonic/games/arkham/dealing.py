"""Dealing: the steps of setup, from investigators to the first round (setup.1-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.declarations import Asset
from miskatonic.games.arkham.framework.rounds import Round
from miskatonic.games.arkham.piles import take_from_piles
from miskatonic.games.arkham.records import CardId, InPlay, Investigator, Place, PlaceId, Who
from miskatonic.games.arkham.scenarios.library import lay_out
from miskatonic.games.arkham.spawning import Spawn
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.scenarios.setting import Setting

__all__ = ["KEEP_HAND", "REPLACE", "Dealing", "OpeningHands"]

RESOURCES, HAND = 5, 5
RANDOM_WEAKNESS = "01000"

REPLACE = Act("replace", "card", message="arkham-act-replace", rules=("mulligan.1",))
KEEP_HAND = Act("keep-hand", message="arkham-act-keep-hand", rules=("mulligan.1",))

_KEEP = KEEP_HAND()


class Dealing:
    """Lays a table out. Copies of a card are handed out in the order of their numbers."""

    def __init__(self, table: ArkhamTable, bag: Sequence[str]) -> None:
        self.table = table
        self.bag = tuple(bag)
        self._left = {code: ids[::-1] for code, ids in table.box.copies.items()}
        self._basic = {card.code for card in CORE.basic_weaknesses()}

    def lay_out(self) -> None:
        """Everything up to the opening hands."""
        table = self.table
        setup = table.setup
        state = table.state
        self._seat_investigators()
        count = len(state.investigators)
        state.lead = Who(state.chance.below(count) if setup.lead is None else setup.lead)
        setting = lay_out(table.box.scenario, state.chance, count, setup.log)
        self._lay_scenario(setting)
        table.do(OpeningHands(order=table.players, discards=setting.discards, spawned=self.spawned))

    @rule("standalone-mode.10", "setup.1.a", "setup.2.a", "setup.3.a", "setup.4.a", "setup.7.a")
    def _seat_investigators(self) -> None:
        """Investigators with their trauma, their decks shuffled, and five resources each."""
        table = self.table
        box = table.box
        state = table.state
        earlier = table.setup.earlier
        for card, who in box.investigators.items():
            seat = table.setup.seats[who]
            deck = [id for id in box.owned[who] if id != card]
            for id in deck:
                self._left[box.cards[id - 1].code].remove(id)
            deck += self._random_weaknesses(who, deck)
            if box.permanent:
                deck = [id for id in deck if id not in box.permanent or not self._put_in_play(id, who)]
            state.investigators.append(
                Investigator(
                    card,
                    deck=state.chance.shuffle(deck),
                    resources=RESOURCES,
                    damage=seat.physical + (earlier.physical[who] if earlier else 0),
                    horror=seat.mental + (earlier.mental[who] if earlier else 0),
                )
            )

    @rule("permanent.4", "setup.4.a")
    def _put_in_play(self, card: CardId, who: Who) -> bool:
        """A permanent card is in play from the beginning."""
        found = self.table.card(card)
        uses = found.uses.count if isinstance(found, Asset) and found.uses else 0
        self.table.state.play[card] = InPlay(controller=who, uses=uses)
        return True

    def _random_weaknesses(self, who: Who, deck: list[CardId]) -> list[CardId]:
        """The basic weaknesses that a deck still lacks, at random (deckbuilding.9, standalone-mode.3)."""
        table = self.table
        box = table.box
        basic = self._basic
        due = box.investigator(next(card for card, seat in box.investigators.items() if seat == who)).basic_weaknesses
        if table.setup.standalone and box.prices:
            due += sum(box.prices.get(card, 0) for card in deck) // 10
        lacking = due - sum([box.cards[id - 1].code in basic for id in deck])
        drawn: list[CardId] = []
        for _ in range(lacking):
            pool = [id for code in sorted(basic) for id in sorted(self._left.get(code, ()))]
            if not pool:
                break
            id = table.state.chance.pick(pool)
            self._left[box.card(id).code].remove(id)
            table.state.owners[id] = who
            drawn.append(id)
        return drawn

    def _take(self, code: str) -> CardId:
        return self._left[code].pop()

    @rule("setup.6.a", "setup.6.b", "setup.10.a", "setup.10.c", "setup.10.d", "setup.10.e", "setup.10.f", "setup.11.a")
    def _lay_scenario(self, setting: Setting) -> None:
        """Chaos bag, locations, encounter deck, what is set aside; agenda and act 1 on top of their decks."""
        table = self.table
        state = table.state
        state.bag = (*self.bag, *setting.tokens)
        for place, code in setting.places.items():
            state.places[PlaceId(place)] = Place(self._take(code))
        state.encounter = tuple([self._take(code) for code in setting.encounter])
        state.cult = tuple([self._take(code) for code in setting.cult])
        state.aside = tuple([self._take(code) for code in setting.aside])
        state.unused = tuple([self._take(code) for code in setting.removed])
        self.spawned = tuple([(self._take(code), PlaceId(place)) for code, place in setting.spawned])
        state.aside += tuple([card for card, _ in self.spawned])
        state.agenda_doom = setting.doom
        for who in range(len(state.investigators)):
            table.alter(Who(who), place=PlaceId(setting.begin))


class OpeningHands(Frame, frozen=True):
    """Each player draws five cards, and may replace any of them once (setup.8, mulligan)."""

    order: tuple[Who, ...]
    aside: tuple[tuple[Who, CardId], ...] = ()
    """Weaknesses that were drawn, and go back into their decks afterwards."""
    replaced: int = 0
    """How many cards the player at hand gives back: they lie behind those that it keeps."""
    discards: int = 0
    spawned: tuple[tuple[CardId, PlaceId], ...] = ()
    """Enemies that the scenario's setup spawns, each with its place."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "mulligan", "replace", "put_back", "begin")

    @rule("setup.8.a", "setup.8.c")
    def draw(self, table: ArkhamTable) -> Outcome:
        aside: list[tuple[Who, CardId]] = []
        for who in self.order:
            aside += _draw(table, who, HAND)
        return self.keep(aside=tuple(aside))

    @rule("setup.8.b", "mulligan.1", "mulligan.3")
    def mulligan(self, table: ArkhamTable) -> Outcome:
        if not self.order:
            return "put_back"
        who = self.order[0]
        hand = table.investigator(who).hand
        kept = hand[: len(hand) - self.replaced]
        return Ask(who, [*REPLACE.each(kept), _KEEP], Prompt("arkham-ask-mulligan", {"count": self.replaced}))

    @rule("mulligan.2", "setup.8.c")
    def replace(self, table: ArkhamTable, answer: Option) -> Outcome:
        """Unwanted cards lie aside until as many others are drawn; only then do they go back into the deck."""
        who = self.order[0]
        hand = table.investigator(who).hand
        if answer.act is REPLACE:
            card = CardId(int(answer.args[0]))
            table.alter(who, hand=(*(each for each in hand if each != card), card))
            return self.goto("mulligan", replaced=self.replaced + 1)
        kept = len(hand) - self.replaced
        table.alter(who, hand=hand[:kept])
        aside = _draw(table, who, self.replaced)
        if self.replaced:
            deck = table.investigator(who).deck
            table.alter(who, deck=table.state.chance.shuffle((*deck, *hand[kept:])))
        table.log("arkham-log-mulligan", who=who, count=self.replaced)
        return self.goto("mulligan", order=self.order[1:], replaced=0, aside=(*self.aside, *aside))

    @rule("setup.8.d")
    def put_back(self, table: ArkhamTable) -> Outcome:
        for who in table.players:
            weak = tuple(card for owner, card in self.aside if owner == who)
            if weak:
                table.alter(who, deck=table.state.chance.shuffle((*table.investigator(who).deck, *weak)))
            for card in table.state.chance.sample(table.investigator(who).hand, self.discards):
                hand = table.investigator(who).hand
                table.alter(
                    who,
                    hand=tuple(each for each in hand if each != card),
                    discard=(*table.investigator(who).discard, card),
                )
        return self.keep(aside=())

    @rule("setup.10.d", "move.6")
    def begin(self, table: ArkhamTable) -> Outcome:
        """The starting location is revealed; the first round begins."""
        table.do(Begin(self.spawned))
        return DONE


class Begin(Frame, frozen=True):
    """The story begins, the locations where investigators begin are revealed, and rounds follow rounds."""

    spawned: tuple[tuple[CardId, PlaceId], ...] = ()

    steps: ClassVar[tuple[str, ...]] = ("tell", "reveal", "spawn", "rounds")

    @rule("setup.9.a", "setup.11.b", "setup.12.b")
    def tell(self, table: ArkhamTable) -> Outcome:
        """The introduction, then what stands on agenda 1a and on act 1a."""
        for message in table.box.scenario.story:
            table.log(message)
        return None

    @rule("location-cards.4", "setup.10.d")
    def reveal(self, table: ArkhamTable) -> Outcome:
        from miskatonic.games.arkham.locations import RevealLocation

        for place in dict.fromkeys(table.investigator(who).place for who in table.players):
            table.do(RevealLocation(place, table.state.lead))
        return None

    def spawn(self, table: ArkhamTable) -> Outcome:
        """Enemies enter play as they do later, with all that comes of it."""
        for card, place in self.spawned:
            take_from_piles(table, card)
            table.do(Spawn(card, place=place))
        return None

    def rounds(self, table: ArkhamTable) -> Outcome:
        table.do(Round())
        return self.goto("rounds")


def _draw(table: ArkhamTable, who: Who, count: int) -> list[tuple[Who, CardId]]:
    """Draw so many cards that are no weaknesses; the weaknesses among them are set aside."""
    investigator = table.investigator(who)
    hand, deck = list(investigator.hand), list(investigator.deck)
    aside = []
    while count and deck:
        card = deck.pop(0)
        if table.box.weakness(card):
            aside.append((who, card))
        else:
            hand.append(card)
            count -= 1
    table.alter(who, hand=tuple(hand), deck=tuple(deck))
    return aside
