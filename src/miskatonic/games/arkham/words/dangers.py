"""Words of enemies and treacheries that no investigator's card has."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from miskatonic.games.arkham.clues import PlaceClues, SpendClues, clues_of
from miskatonic.games.arkham.discarding import DiscardFromHand, DiscardsFromHand
from miskatonic.games.arkham.doom import PlaceDoom
from miskatonic.games.arkham.encounter import gain_surge
from miskatonic.games.arkham.enemies import enemies, engaged_with, with_trait
from miskatonic.games.arkham.engagement import Disengage
from miskatonic.games.arkham.immunity import affected, immune
from miskatonic.games.arkham.initiating import would_change
from miskatonic.games.arkham.leaving_play import EnterPlay
from miskatonic.games.arkham.locations import nearest_places, places_with
from miskatonic.games.arkham.moving import MoveInvestigator
from miskatonic.games.arkham.records import NOBODY, CardId, PlaceId, Who
from miskatonic.games.arkham.words.base import Number, Word, Words, reckoned
from miskatonic.games.arkham.words.flow import at_once
from miskatonic.games.arkham.words.scenery import place_text
from miskatonic.games.arkham.words.targeting import CHOOSE_ENEMY, CHOOSE_PLACE, Target, Targeting
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.resolving import Resolving
    from miskatonic.kernel.frames import Act, Frame

__all__ = [
    "AttachToMostClues",
    "AttackHarder",
    "DiscardAtRandom",
    "DiscardChosen",
    "DisengageFrom",
    "DoomOnEach",
    "DoomOnNearest",
    "EachAtThis",
    "ForAttacked",
    "GainSurge",
    "GoTo",
    "GoToTrait",
    "OrElse",
    "PlaceYourClues",
    "SpawnItHere",
    "SpendYourClues",
]


class OrElse(Word, frozen=True):
    """Words; others instead, where they would change nothing."""

    words: Words
    otherwise: Words

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(at.inside(0 if would_change(table, self.words, at.inside(0)) else 1))

    def parts(self) -> tuple[Words, ...]:
        return (self.words, self.otherwise)


class ForAttacked(Word, frozen=True):
    """Words for the investigator who is attacked, whoever the enemy is engaged with."""

    words: Words

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        who = getattr(at.trigger.event(table), "who", at.you) if at.trigger is not None else at.you
        table.do(at.inside(0, you=who))

    def parts(self) -> tuple[Words, ...]:
        return (self.words,)

    def text(self) -> Text:
        return Word.read_out(self.words)


class EachAtThis(Word, frozen=True):
    """Words for each investigator at the location where this happens."""

    words: Words

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return bool(self._whom(table, at))

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        at_once(table, self.words, [at.inside(0, you=who) for who in self._whom(table, at)])

    def parts(self) -> tuple[Words, ...]:
        return (self.words,)

    def _whom(self, table: ArkhamTable, at: Resolving) -> tuple[Who, ...]:
        return table.at(table.place_of(at.source) or at.place_id)


class AttackHarder(Word, frozen=True):
    """The attack that this answers deals more damage and horror."""

    damage: int = 0
    horror: int = 0

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        if at.trigger is not None:
            attack = at.trigger.event(table)
            damage, horror = getattr(attack, "damage", 0), getattr(attack, "horror", 0)
            table.amend(at.trigger.height, damage=damage + self.damage, horror=horror + self.horror)


class DiscardAtRandom(Word, frozen=True):
    """You discard cards at random from your hand."""

    count: int = 1

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return bool(table.investigator(at.you).hand)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        hand = table.investigator(at.you).hand
        for card in table.state.chance.sample(hand, min(self.count, len(hand))):
            table.do(DiscardFromHand(at.you, card))


class DiscardChosen(Word, frozen=True):
    """You choose and discard cards from your hand."""

    count: int = 1

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return any(not table.box.weakness(card) for card in table.investigator(at.you).hand)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(DiscardsFromHand(at.you, self.count))

    def for_all(self, table: ArkhamTable, each: Sequence[Resolving]) -> Frame:
        who, *others = [at.you for at in each]
        return DiscardsFromHand(who, self.count, others=tuple(others))


class SpendYourClues(Word, frozen=True):
    """You spend clues."""

    count: int = 1

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return clues_of(table, at.you) >= self.count

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(SpendClues(at.you, self.count))


class PlaceYourClues(Word, frozen=True):
    """Clues of yours go to your location, as many as you have; 99 are all."""

    count: Number

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return table.investigator(at.you).clues > 0 and reckoned(self.count, table, at) > 0

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        count = reckoned(self.count, table, at)
        table.do(PlaceClues(count, place=table.investigator(at.you).place, giver=at.you))

    def text(self) -> Text:
        return Text(f"{self.message}-all") if self.count == 99 else Text(self.message, self.args())


class GainSurge(Word, frozen=True):
    """This card gains surge (surge.1)."""

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        gain_surge(table, at.source)


class DisengageFrom(Word, frozen=True):
    """You disengage from each enemy without a trait."""

    without: str

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return bool(self._whom(table, at))

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        for enemy in self._whom(table, at):
            table.do(Disengage(enemy))

    def _whom(self, table: ArkhamTable, at: Resolving) -> list[CardId]:
        mine = affected(table, at, engaged_with(table, at.you))
        return [enemy for enemy in mine if not table.has_trait(enemy, self.without)]

    def text(self) -> Text:
        return Text(self.message, {"trait": self.without})


class GoTo(Word, frozen=True):
    """You move to a location, however far it is."""

    place: str

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        id = PlaceId(self.place)
        there = id in table.state.places and table.investigator(at.you).place != id
        return there and not table.forbidden(MoveInvestigator(at.you, id))

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(MoveInvestigator(at.you, PlaceId(self.place)))

    def text(self) -> Text:
        return Text(self.message, {"where": place_text(self.place)})


class GoToTrait(Targeting, frozen=True):
    """You move to a location with a trait, however far it is."""

    trait: str

    act: ClassVar[Act] = CHOOSE_PLACE

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        here = table.investigator(at.you).place
        found = [place for place in places_with(table, self.trait) if place != here]
        return [str(place) for place in found if not table.forbidden(MoveInvestigator(at.you, place))]

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        table.do(MoveInvestigator(at.you, PlaceId(str(target))))


class AttachToMostClues(Targeting, frozen=True):
    """This card is attached to the location with the most clues that has no copy of it yet."""

    act: ClassVar[Act] = CHOOSE_PLACE

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        title = table.card(at.source).title
        free = {
            id: place.clues
            for id, place in table.state.places.items()
            if not table.attached_title(id, title) and not immune(table, place.card, at)
        }
        most = max(free.values(), default=0)
        return [str(id) for id, clues in free.items() if clues == most]

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        table.do(EnterPlay(at.source, place=PlaceId(str(target))))


class DoomOnNearest(Targeting, frozen=True):
    """Doom on the nearest enemy, perhaps on the nearest with a trait (nearest.1)."""

    count: int
    trait: str = ""

    act: ClassVar[Act] = CHOOSE_ENEMY

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        found = {
            enemy: table.place_of(enemy)
            for enemy in enemies(table)
            if not self.trait or table.has_trait(enemy, self.trait)
        }
        near = nearest_places(table, table.investigator(at.you).place, found.values())
        return [enemy for enemy, place in found.items() if place in near]

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        table.do(PlaceDoom(self.count, CardId(int(target))))

    def text(self) -> Text:
        if self.trait:
            return Text(f"{self.message}-with", {"count": self.count, "trait": self.trait})
        return Text(self.message, {"count": self.count})


class DoomOnEach(Word, frozen=True):
    """Doom on each enemy with a trait."""

    count: int
    trait: str

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return bool(self._which(table, at))

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        for enemy in self._which(table, at):
            table.do(PlaceDoom(self.count, enemy))

    def _which(self, table: ArkhamTable, at: Resolving) -> list[CardId]:
        return affected(table, at, with_trait(table, enemies(table), self.trait))


class SpawnItHere(Word, frozen=True):
    """The enemy spawns at this location instead of where it would."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return not immune(table, at.enemy, at)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        if at.trigger is not None:
            table.amend(at.trigger.height, place=table.place_of(at.source), who=NOBODY)
