"""A box: all cards that can come into one game, with a number each, and the words on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from miskatonic.games.arkham.decks.deck import price
from miskatonic.games.arkham.declarations import Act, Asset, Definition, Investigator, PlayerCard, Slot
from miskatonic.games.arkham.printed import Printed, printed
from miskatonic.games.arkham.records import NOBODY, CardId, PlaceId, Who
from miskatonic.games.arkham.scenarios.scenario import Scenario
from miskatonic.games.arkham.scenarios.setting import APART
from miskatonic.games.arkham.sources import hand_source, unrevealed_source
from miskatonic.games.arkham.words.abilities import Action, Committed, Fast, Play
from miskatonic.games.arkham.words.base import Ability, Cost, Designator, Words
from miskatonic.kernel import abilities as kernel
from miskatonic.kernel.text import Text
from miskatonic.table.places import Plan

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable

__all__ = ["Box"]

FREE: tuple[Designator, ...] = ("fight", "evade", "parley", "resign")
"""What provokes no attack of opportunity (attack-of-opportunity.1)."""


class Box:
    """Made once for each set-up. A card's number is its place here, from 1.

    Whatever the engine asks of a card again and again is a table here, by the card's number.
    """

    def __init__(
        self,
        cards: Sequence[Definition],
        owners: Mapping[CardId, Who],
        investigators: Mapping[CardId, Who],
        acts: Sequence[CardId],
        agendas: Sequence[CardId],
        scenario: Scenario,
        hard: bool = False,
    ) -> None:
        self.cards = tuple(cards)
        self.owners = dict(owners)
        self.owned = {
            who: tuple([card for card, owner in owners.items() if owner == who]) for who in set(owners.values())
        }
        """The cards of each investigator's deck, and the investigator card."""
        self.investigators = dict(investigators)
        self.acts = tuple(acts)
        self.agendas = tuple(agendas)
        self.scenario = scenario
        self.side = "hard" if hard else "easy"
        self.plans: dict[tuple[tuple[PlaceId, CardId, bool], ...], Plan] = {}
        """Plans of the locations, by what lies where and is revealed."""
        self.scripts: dict[str, Words] = {}
        self._inside: dict[tuple[str, tuple[int, ...]], Words] = {}
        self._abilities: dict[str, Ability] = {}
        self._revelations: dict[CardId, tuple[str, ...]] = {}
        self.actions: dict[CardId, tuple[tuple[int, str, Action, kernel.Limit | None, str], ...]] = {}
        self.fasts: dict[CardId, tuple[tuple[int, str, Fast, kernel.Limit | None, bool], ...]] = {}
        self.committed: dict[CardId, tuple[tuple[str, Committed], ...]] = {}
        self.instructions: dict[CardId, Play] = {}
        self.icons: dict[CardId, dict[str, int]] = {}
        self.slotted: dict[CardId, tuple[Slot, ...]] = {}
        self.playable: dict[CardId, PlayerCard] = {}
        self.playing_costs: dict[CardId, int] = {}
        """What is printed on the cards that can be played."""
        self.fast_cards: set[CardId] = set()
        self.limited_commits: dict[CardId, tuple[bool, int]] = {}
        self.designators: dict[CardId, Designator] = {}
        """Events that fight or evade."""
        self.by_source: dict[int, tuple[kernel.Ability, ...]] = {}
        """What the kernel listens with, by source: a card in play, in a hand, or as an unrevealed location."""
        self.hand_sources: list[int] = []
        """The cards that work from hands."""
        self.hardy: set[CardId] = set()
        """Assets that have health or sanity, and so can take damage or horror."""
        self.toughening: set[CardId] = set()
        """Cards that change somebody's health or sanity."""
        self.slot_givers: set[CardId] = set()
        """Cards that give their controller more slots."""
        self.enemies: set[CardId] = set()
        self.weaknesses: set[CardId] = set()
        self.permanent: set[CardId] = set()
        self.prices: dict[CardId, int] = {}
        """What cards above level 0 have cost in experience."""
        self.faces: dict[CardId, object] = {}
        """What cards look like that are not in play, once they have been looked at."""
        self.copies: dict[str, list[CardId]] = {}
        for number, card in enumerate(self.cards, 1):
            self._read(CardId(number), card)
        self.act_clues = self._act_clues()
        self.usable = self.actions.keys() | self.fasts.keys()
        decks = {*self.acts, *self.agendas}
        self.usable_decks = self.usable & decks
        """Acts and agendas with something to use on them."""
        scenery = {number for number, card in enumerate(self.cards, 1) if card.sort in ("investigator", "location")}
        self.fast_scenery = self.fasts.keys() & (scenery | decks)
        """Those, investigators and locations with something fast: what need not lie in play as other cards do."""
        self.slugs = self._slugs()

    def _read(self, id: CardId, card: Definition) -> None:
        found: Printed = printed(card)
        self.scripts.update(found.scripts)
        self._abilities.update(found.by_script)
        self.copies.setdefault(card.code, []).append(id)
        tables = (
            (self.actions, found.actions),
            (self.fasts, found.fasts),
            (self.committed, found.committed),
            (self.slotted, found.slots),
            (self._revelations, found.revelations),
        )
        for table, value in tables:
            if value:
                cast("dict[CardId, object]", table)[id] = value
        if found.in_play:
            self.by_source[id] = found.in_play
        if found.in_hand:
            self.by_source[hand_source(id)] = found.in_hand
            self.hand_sources.append(hand_source(id))
        if found.unrevealed:
            self.by_source[unrevealed_source(id)] = found.unrevealed
        self.icons[id] = found.icons
        if any("extra-slot" in ability.keys for ability in found.in_play):
            self.slot_givers.add(id)
        if any("health" in ability.keys or "sanity" in ability.keys for ability in found.in_play):
            self.toughening.add(id)
        if found.instruction is not None:
            self.instructions[id] = found.instruction
        if card.sort == "enemy":
            self.enemies.add(id)
        if isinstance(card, Asset) and (card.health is not None or card.sanity is not None):
            self.hardy.add(id)
        if isinstance(card, PlayerCard):
            self._read_player_card(id, card)

    def _read_player_card(self, id: CardId, card: PlayerCard) -> None:
        if card.weakness:
            self.weaknesses.add(id)
        if card.permanent:
            self.permanent.add(id)
        if card.level:
            self.prices[id] = price(card)
        if card.sort in ("asset", "event") and card.cost is not None:
            self.playable[id] = card
            self.playing_costs[id] = card.cost
            if card.fast:
                self.fast_cards.add(id)
        if card.own_tests or card.max_committed:
            self.limited_commits[id] = (card.own_tests, card.max_committed)
        words = self.scripts.get(f"{card.code}:event", ())
        designator = next((word.designates for word in words if word.designates), "")
        if designator in FREE:
            self.designators[id] = designator

    def _act_clues(self) -> dict[CardId, int]:
        """The clues that each act asks for in a player window, unless an objective takes their place."""
        count = len(self.investigators)
        needed = {}
        for id in self.acts:
            act = self.card(id)
            if isinstance(act, Act) and act.clues is not None and not self.has_objective(id):
                needed[id] = act.clues.at(count)
        return needed

    # -- cards

    def card(self, card: CardId) -> Definition:
        """What is printed on a card."""
        return self.cards[card - 1]

    def investigator(self, card: CardId) -> Investigator:
        """What is printed on an investigator card."""
        return cast("Investigator", self.cards[card - 1])

    def owner(self, card: CardId) -> Who:
        """Whose card it is; nobody's, if it belongs to the encounter deck."""
        return self.owners.get(card, NOBODY)

    def weakness(self, card: CardId) -> bool:
        """Whether it is a weakness."""
        return card in self.weaknesses

    def uses_kind(self, card: CardId) -> str:
        """What its uses are called; "" if it has none (uses.4)."""
        asset = self.card(card)
        return asset.uses.kind if isinstance(asset, Asset) and asset.uses is not None else ""

    def discarded_when_empty(self, card: CardId) -> bool:
        """Whether it is discarded with its last use (uses.5)."""
        asset = self.card(card)
        return isinstance(asset, Asset) and asset.uses is not None and asset.uses.discard_when_empty

    def dealt(self, table: ArkhamTable) -> Iterator[CardId]:
        """The cards that lie on the table somewhere: not those that stay in the box, or have decks of their own."""
        sets = self.scenario.sets()
        for number, card in enumerate(self.cards, 1):
            id = CardId(number)
            apart = card.sort in (*APART, "investigator")
            if not apart and (table.owner(id) != NOBODY or card.encounter in sets):
                yield id

    # -- abilities and words

    def ability(self, card: CardId, number: int) -> tuple[str, Ability]:
        """One of a card's abilities, and the script of its words."""
        script = f"{self.card(card).code}:{number}"
        return script, self._abilities[script]

    def costs(self, script: str) -> tuple[Cost, ...]:
        """The costs of an ability."""
        costs: tuple[Cost, ...] = getattr(self._abilities[script], "cost", ())
        return costs

    def ability_text(self, card: CardId, number: int) -> Text:
        """An ability read out."""
        return self.ability(card, number)[1].text()

    def said(self, script: str) -> Text:
        """The ability of a script, read out."""
        return self._abilities[script].text()

    def revelations(self, card: CardId) -> tuple[str, ...]:
        """The scripts of its revelation abilities."""
        return self._revelations.get(card, ())

    def has_objective(self, card: CardId) -> bool:
        """Whether an act or agenda has an objective that takes the place of its number."""
        return any(ability.sort == "objective" for ability in self.card(card).abilities)

    def words(self, script: str, path: tuple[int, ...] = ()) -> Words:
        """The words at an address: a script, then place and part into words that hold words."""
        if not path:
            return self.scripts[script]
        found = self._inside.get((script, path))
        if found is None:
            *outer, place, part = path
            found = self._inside[script, path] = self.words(script, tuple(outer))[place].parts()[part]
        return found

    def _slugs(self) -> tuple[str, ...]:
        """What cards are called in option keys: their slug, and which copy it is after the first."""
        seen: dict[str, int] = {}
        slugs = [""]
        for card in self.cards:
            count = seen[card.slug] = seen.get(card.slug, 0) + 1
            slugs.append(card.slug if count == 1 else f"{card.slug}.{count}")
        return tuple(slugs)
