"""Moments: what an ability waits for. When, after or before something would happen, and which such events are meant.

After(Defeated(by="you"))        When(Attacks(who="here"))        Would(FailsTest())
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from miskatonic.games.arkham.records import NOBODY, NOWHERE, Who
from miskatonic.games.arkham.words.base import Said, slug
from miskatonic.kernel.abilities import AFTER, WHEN, WOULD, Timing
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable, CardId
    from miskatonic.games.arkham.resolving import Resolving

__all__ = [
    "After",
    "Attacks",
    "Defeated",
    "DrawsTreachery",
    "Engages",
    "EntersDiscardPile",
    "EntersPlace",
    "EntersPlay",
    "Evaded",
    "Event",
    "FailsTest",
    "GameEnds",
    "Harmed",
    "LeavesPlace",
    "Moment",
    "PhaseBegins",
    "PhaseEnds",
    "Plays",
    "RevealsToken",
    "RoundEnds",
    "Spawns",
    "SucceedsInTest",
    "TurnBegins",
    "TurnEnds",
    "When",
    "Whose",
    "Would",
    "WouldDiscover",
]

Whose = Literal["you", "here", "any"]
"""You, an investigator at your location, anybody."""

TestKind = Literal["", "fight", "evade", "investigate"]
"""Any skill test, or an attack, an evasion attempt, an investigation."""

_WOULD_WHEN_AFTER = {"would": WOULD, "when": WHEN, "after": AFTER}


class Event(Said, frozen=True, tag_field="event", tag=slug):
    """Something that happens in the game, as cards speak of it."""

    names: ClassVar[tuple[str, ...]] = ()
    """The kinds of event that it can be, by class name."""
    would_be: ClassVar[tuple[str, ...]] = ()
    """Those that are about to be it, where that is an event of its own."""

    def concerns(self, table: ArkhamTable, source: CardId, event: Any) -> bool:
        """Whether it could be meant, as far as that needs no context to be made: asked of a card in play first."""
        return True

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        """Whether this very event is meant; `at` is what the words of the ability would be about."""
        return True


class Moment(Said, frozen=True, tag_field="at", tag=slug):
    """A timing point around an event (when.1, after.1, instead.3)."""

    event: Event

    timing: ClassVar[Timing]

    @property
    def names(self) -> tuple[str, ...]:
        """The kinds of event around which this moment is."""
        return self.event.names

    def text(self) -> Text:
        return Text(self.message, {"event": self.event.text()})


class When(Moment, frozen=True):
    """As it has begun and before its impact."""

    timing: ClassVar[Timing] = WHEN


class After(Moment, frozen=True):
    """Once it has happened."""

    timing: ClassVar[Timing] = AFTER


class Would(Moment, frozen=True):
    """As it is about to happen."""

    timing: ClassVar[Timing] = WOULD

    @property
    def names(self) -> tuple[str, ...]:
        return self.event.would_be or self.event.names


def is_meant(table: ArkhamTable, at: Resolving, whose: Whose, who: Who) -> bool:
    """Whether an investigator is the one that a card speaks of."""
    if whose == "any":
        return True
    if whose == "you":
        return who == at.you
    here = place_here(table, at)
    return who != NOBODY and here != NOWHERE and table.investigator(who).place == here


def place_here(table: ArkhamTable, at: Resolving) -> str:
    """The location that a card calls yours."""
    return table.investigator(at.you).place if at.you != NOBODY else NOWHERE


# -- the framework


class PhaseBegins(Event, frozen=True):
    """A phase begins."""

    phase: Literal["any", "mythos", "investigation", "enemy", "upkeep"] = "any"

    names: ClassVar[tuple[str, ...]] = ("PhaseBegins",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        return self.phase in ("any", event.phase)

    def text(self) -> Text:
        return Text(self.message)


class PhaseEnds(Event, frozen=True):
    """A phase ends."""

    phase: Literal["any", "mythos", "investigation", "enemy", "upkeep"] = "any"

    names: ClassVar[tuple[str, ...]] = ("PhaseEnds",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        return self.phase in ("any", event.phase)

    def text(self) -> Text:
        return Text(f"{self.message}-{self.phase}")


class RoundEnds(Event, frozen=True):
    """The round ends."""

    names: ClassVar[tuple[str, ...]] = ("RoundEnds",)


class TurnBegins(Event, frozen=True):
    """Somebody's turn begins."""

    who: Whose = "you"

    names: ClassVar[tuple[str, ...]] = ("TurnBegins",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        return is_meant(table, at, self.who, event.who)

    def text(self) -> Text:
        return Text(self.message)


class TurnEnds(Event, frozen=True):
    """Somebody's turn ends."""

    who: Whose = "you"

    names: ClassVar[tuple[str, ...]] = ("TurnEnds",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        return is_meant(table, at, self.who, event.who)

    def text(self) -> Text:
        return Text(f"{self.message}-{self.who}")


class GameEnds(Event, frozen=True):
    """The game ends: for everybody, or for the weaknesses of one eliminated investigator alone (elimination.3)."""

    names: ClassVar[tuple[str, ...]] = ("GameEnds",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        return event.who == NOBODY or (table.owner(at.source) == event.who and table.box.weakness(at.source))


# -- enemies


class OfEnemy(Event, frozen=True):
    """Something about an enemy: this card, any, or those without a trait."""

    enemy: Literal["any", "this"] = "any"
    without: str = ""
    """A trait that it must not have, as "elite"."""
    weakness: bool = True
    """Whether weaknesses count."""

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        if self.enemy == "this":
            return bool(event.enemy == at.source)
        if self.without and table.has_trait(event.enemy, self.without):
            return False
        return self.weakness or not getattr(table.card(event.enemy), "weakness", "")


class Defeated(OfEnemy, frozen=True):
    """An enemy is defeated."""

    by: Whose = "any"

    names: ClassVar[tuple[str, ...]] = ("DefeatEnemy",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        return is_meant(table, at, self.by, event.by) and super().meant(table, at, event)

    def text(self) -> Text:
        return Text(f"{self.message}-{self.by if self.by == 'you' else self.enemy}")


class Attacks(OfEnemy, frozen=True):
    """An enemy attacks somebody."""

    who: Whose = "any"

    names: ClassVar[tuple[str, ...]] = ("EnemyAttack",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        return is_meant(table, at, self.who, event.who) and super().meant(table, at, event)

    def text(self) -> Text:
        return Text(f"{self.message}-{'this' if self.enemy == 'this' else self.who}")


class Engages(OfEnemy, frozen=True):
    """An enemy engages somebody."""

    who: Whose = "any"

    names: ClassVar[tuple[str, ...]] = ("Engage",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        return is_meant(table, at, self.who, event.who) and super().meant(table, at, event)

    def text(self) -> Text:
        return Text(self.message)


class Evaded(OfEnemy, frozen=True):
    """An enemy is evaded: by somebody, at somebody's location."""

    by: Whose = "any"
    here: bool = False

    names: ClassVar[tuple[str, ...]] = ("EvadeEnemy",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        if self.here and table.place_of(event.enemy) != place_here(table, at):
            return False
        return is_meant(table, at, self.by, event.who) and super().meant(table, at, event)

    def text(self) -> Text:
        return Text(self.message + ("-here" if self.here else f"-{self.by}" if self.by == "you" else f"-{self.enemy}"))


class Spawns(OfEnemy, frozen=True):
    """An enemy spawns at your location."""

    names: ClassVar[tuple[str, ...]] = ("Spawned",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        return bool(event.place == place_here(table, at)) and super().meant(table, at, event)

    def text(self) -> Text:
        return Text(self.message)


# -- damage and horror, encounter cards


class Harmed(Event, frozen=True):
    """Damage or horror is dealt to this card or placed on you, perhaps by an enemy's attack."""

    what: Literal["damage", "horror"]
    whose: Literal["this", "you"] = "this"
    by_attack: bool = False

    names: ClassVar[tuple[str, ...]] = ("Dealt",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        if self.by_attack and not event.attacker:
            return False
        if self.whose == "you" and at.you == NOBODY:
            return False
        card = at.source if self.whose == "this" else table.investigator(at.you).card
        return bool(getattr(event.share(card), self.what))

    def text(self) -> Text:
        return Text(f"{self.message}-{'attack' if self.by_attack else self.whose}-{self.what}")


class DrawsTreachery(Event, frozen=True):
    """You draw a treachery that is no weakness, and its revelation initiates."""

    names: ClassVar[tuple[str, ...]] = ("Revealed",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        card = table.card(event.card)
        return event.who == at.you and card.sort == "treachery" and not getattr(card, "weakness", "")


# -- cards and places


class EntersPlay(Event, frozen=True):
    """This card enters play."""

    names: ClassVar[tuple[str, ...]] = ("EnterPlay",)

    def concerns(self, table: ArkhamTable, source: CardId, event: Any) -> bool:
        return bool(event.card == source)


class Plays(Event, frozen=True):
    """You play a card: of a sort, with a trait."""

    sort: Literal["", "asset", "event"] = ""
    trait: str = ""

    names: ClassVar[tuple[str, ...]] = ("PlayCard",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        card = table.card(event.card)
        return event.who == at.you and self.sort in ("", card.sort) and (not self.trait or self.trait in card.traits)

    def text(self) -> Text:
        if self.trait:
            return Text(f"{self.message}-trait", {"trait": self.trait})
        return Text(self.message + (f"-{self.sort}" if self.sort else ""))


class EntersDiscardPile(Event, frozen=True):
    """A card that you controlled goes to a discard pile, which counts as yours (ownership-and-control.5)."""

    names: ClassVar[tuple[str, ...]] = ("Discard", "DefeatAsset", "DiscardFromHand")

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        return getattr(event, "controller", getattr(event, "who", NOBODY)) == at.you != NOBODY


class EntersPlace(Event, frozen=True):
    """An investigator enters this location, or the one to which this card is attached."""

    names: ClassVar[tuple[str, ...]] = ("MoveInvestigator",)

    def concerns(self, table: ArkhamTable, source: CardId, event: Any) -> bool:
        return bool(event.place == table.place_of(source))


class LeavesPlace(Event, frozen=True):
    """An investigator leaves this location, or the one to which this card is attached."""

    names: ClassVar[tuple[str, ...]] = ("MoveInvestigator",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        origin = event.origin or table.investigator(event.who).place
        return bool(origin == table.place_of(at.source) != event.place)


class WouldDiscover(Event, frozen=True):
    """You discover clues at your location."""

    names: ClassVar[tuple[str, ...]] = ("DiscoverClues",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        return bool(event.who == at.you and event.place == place_here(table, at))


# -- skill tests


class OfTest(Event, frozen=True):
    """A skill test of yours ends so."""

    during: TestKind = ""
    least: int = 0
    most: int = 99

    success: ClassVar[bool] = True
    names: ClassVar[tuple[str, ...]] = ("TestIsOver",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        if event.who != at.you or event.success is not self.success or self.during not in ("", event.kind):
            return False
        return bool(self.least <= event.by <= self.most)

    def text(self) -> Text:
        span = "-least" if self.least else "-most" if self.most < 99 else ""
        return Text(f"{self.message}{'-' + self.during if self.during else ''}{span}", self.args())


class SucceedsInTest(OfTest, frozen=True):
    """You succeed."""

    success: ClassVar[bool] = True


class FailsTest(OfTest, frozen=True):
    """You fail; or, at `Would`, are about to."""

    success: ClassVar[bool] = False
    would_be: ClassVar[tuple[str, ...]] = ("DetermineResult",)


class RevealsToken(Event, frozen=True):
    """You reveal a chaos token: any, or one with a negative modifier. At `Would`, it is still in the bag."""

    negative: bool = False

    names: ClassVar[tuple[str, ...]] = ("RevealToken",)
    would_be: ClassVar[tuple[str, ...]] = ("DrawToken",)

    def meant(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        return bool(event.who == at.you and (not self.negative or getattr(event, "token", "").startswith("-")))

    def text(self) -> Text:
        return Text(self.message + ("-negative" if self.negative else ""))
