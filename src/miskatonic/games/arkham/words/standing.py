"""Standing words: what constant abilities change, allow or forbid as long as they are in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from miskatonic.games.arkham.immunity import affected, immune
from miskatonic.games.arkham.records import NOBODY, CardId
from miskatonic.games.arkham.words.base import Number, Standing, reckoned, signed
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable, Who
    from miskatonic.games.arkham.resolving import Resolving

__all__ = [
    "Blank",
    "Cheaper",
    "DearerAction",
    "DoublesNegative",
    "ElderSignFails",
    "EnemyStat",
    "EventToBottom",
    "ExtraAction",
    "ExtraSlot",
    "GainsKeyword",
    "HandSize",
    "InvestigateWith",
    "NoTokens",
    "PlayFromDiscard",
    "ReservedAction",
    "Shroud",
    "Skill",
    "Toughness",
    "UseInPlace",
    "Yours",
    "reaches",
]

SkillName = Literal["willpower", "intellect", "combat", "agility"]
TestKind = Literal["", "fight", "evade", "investigate"]


def reaches(table: ArkhamTable, at: Resolving, subject: int) -> bool:
    """Whether the card is not immune; to a lasting effect only those are that were so as it began (immune.3-4)."""
    return not at.source or not immune(table, CardId(subject), at)


class Yours(Standing, frozen=True):
    """Something about the investigator to whom its card speaks."""

    def touches(self, table: ArkhamTable, at: Resolving, subject: int) -> bool:
        return subject == at.you


class Skill(Standing, frozen=True):
    """You get so much more or less of a skill; perhaps only in tests of a kind, perhaps all at your location."""

    skill: SkillName
    plus: Number
    during: TestKind = ""
    all_here: bool = False

    @property
    def key(self) -> str:
        return self.skill

    def touches(self, table: ArkhamTable, at: Resolving, subject: int) -> bool:
        if subject != at.you and not (
            self.all_here and table.investigator(at.you).place == table.state.investigators[subject].place
        ):
            return False
        if not self.during:
            return True
        found = table.current_test()
        return found is not None and found[1].who == subject and found[1].kind == self.during

    def amount(self, table: ArkhamTable, at: Resolving, subject: int) -> int:
        return reckoned(self.plus, table, at)

    def text(self) -> Text:
        end = "-here" if self.all_here else f"-{self.during}" if self.during else ""
        return Text(self.message + end, {"skill": self.skill, "plus": signed(self.plus)})


class Toughness(Yours, frozen=True):
    """You get so much more or less health or sanity."""

    what: Literal["health", "sanity"]
    plus: int

    @property
    def key(self) -> str:
        return self.what

    def amount(self, table: ArkhamTable, at: Resolving, subject: int) -> int:
        return self.plus

    def text(self) -> Text:
        return Text(f"{self.message}-{self.what}", {"plus": signed(self.plus)})


class HandSize(Yours, frozen=True):
    """You may keep so many more or fewer cards in the upkeep phase (hand-size.2)."""

    plus: int

    def amount(self, table: ArkhamTable, at: Resolving, subject: int) -> int:
        return self.plus

    def text(self) -> Text:
        return Text(self.message, {"plus": signed(self.plus)})


class EnemyStat(Standing, frozen=True):
    """An enemy gets more fight, evade, health: this one, each one, or each one with a trait."""

    stat: Literal["fight", "evade", "health", "damage", "horror"]
    plus: Number
    which: Literal["this", "each"] = "this"

    @property
    def key(self) -> str:
        return f"enemy-{self.stat}"

    @property
    def binds(self) -> bool:
        return self.which == "each"

    def bound(self, table: ArkhamTable, at: Resolving) -> tuple[CardId, ...]:
        return tuple(affected(table, at, table.state.play)) if self.binds else ()

    def touches(self, table: ArkhamTable, at: Resolving, subject: int) -> bool:
        return subject == at.source if self.which == "this" else reaches(table, at, subject)

    def amount(self, table: ArkhamTable, at: Resolving, subject: int) -> int:
        return reckoned(self.plus, table, at)

    def text(self) -> Text:
        end = "-each" if self.which == "each" else ""
        return Text(f"{self.message}-{self.stat}{end}", {"plus": signed(self.plus)})


class GainsKeyword(Standing, frozen=True):
    """Each enemy gains a keyword: it has it whatever is printed on it, even if that is blank (gains.3, blank.3)."""

    keyword: Literal["aloof", "hunter", "massive", "retaliate"]

    @property
    def binds(self) -> bool:
        return True

    def bound(self, table: ArkhamTable, at: Resolving) -> tuple[CardId, ...]:
        return tuple(affected(table, at, table.state.play))

    def touches(self, table: ArkhamTable, at: Resolving, subject: int) -> bool:
        return reaches(table, at, subject)

    def text(self) -> Text:
        return Text(self.message, {"keyword": Text(f"arkham-keyword-{self.keyword}")})


class Shroud(Standing, frozen=True):
    """This location, or the one to which this card is attached, gets more shroud."""

    plus: int

    def touches(self, table: ArkhamTable, at: Resolving, subject: int) -> bool:
        place = table.state.places.get(table.place_of(at.source))
        return place is not None and place.card == subject and reaches(table, at, subject)

    def amount(self, table: ArkhamTable, at: Resolving, subject: int) -> int:
        return self.plus

    def text(self) -> Text:
        return Text(self.message, {"plus": signed(self.plus)})


class Cheaper(Standing, frozen=True):
    """Cards that you play cost less: those with a trait, while you are at this location."""

    less: int
    trait: str

    @property
    def key(self) -> str:
        return "cost"

    def concerns(self, table: ArkhamTable, source: int, what: Any) -> bool:
        return table.has_trait(CardId(what), self.trait)

    def touches(self, table: ArkhamTable, at: Resolving, subject: int) -> bool:
        card = CardId(subject)
        who = table.owner(card)
        place = table.state.places.get(table.investigator(who).place) if who != NOBODY else None
        return place is not None and place.card == at.source

    def amount(self, table: ArkhamTable, at: Resolving, subject: int) -> int:
        return -self.less


class ExtraAction(Yours, frozen=True):
    """You may take more actions in your turn."""

    count: int = 1

    @property
    def key(self) -> str:
        return "actions"

    def amount(self, table: ArkhamTable, at: Resolving, subject: int) -> int:
        return self.count


class ReservedAction(Yours, frozen=True):
    """You may take more actions in your turn, but only abilities on cards with a trait."""

    trait: str
    count: int = 1


class DearerAction(Yours, frozen=True):
    """The first of these actions in each round costs more."""

    kinds: tuple[str, ...]
    more: int = 1

    def now(self, table: ArkhamTable, who: Who, kind: str) -> bool:
        """Whether it makes this action dearer now."""
        return kind in self.kinds and not table.state.uses.get(self._count(who))

    def count(self, table: ArkhamTable, who: Who, kind: str) -> None:
        """One of these actions has been taken."""
        if kind in self.kinds:
            table.state.uses[self._count(who)] = 1

    def _count(self, who: Who) -> str:
        return f"round|dearer@{who}"

    def text(self) -> Text:
        kinds = Text(f"arkham-deed-{self.kinds[0]}")
        for kind in self.kinds[1:]:
            kinds = Text("arkham-word-or", {"head": kinds, "item": Text(f"arkham-deed-{kind}")})
        return Text(self.message, {"kinds": kinds, "more": self.more})


class ExtraSlot(Yours, frozen=True):
    """You have more slots of a kind, perhaps for cards with a trait only."""

    slot: Literal["hand", "arcane", "accessory", "body", "ally"]
    count: int = 1
    trait: str = ""

    def text(self) -> Text:
        return Text(self.message + ("-trait" if self.trait else ""), self.args())


class UseInPlace(Yours, frozen=True):
    """You may use a skill in place of others."""

    skill: SkillName
    of: tuple[SkillName, ...]

    def text(self) -> Text:
        skills = Text(f"arkham-skill-{self.of[0]}")
        for skill in self.of[1:]:
            skills = Text("arkham-word-both", {"one": skills, "other": Text(f"arkham-skill-{skill}")})
        return Text(self.message, {"skill": self.skill, "of": skills})


class InvestigateWith(Standing, frozen=True):
    """This location is investigated with another skill."""

    skill: SkillName

    def touches(self, table: ArkhamTable, at: Resolving, subject: int) -> bool:
        return subject == at.source


class NoTokens(Yours, frozen=True):
    """You reveal no chaos tokens for your skill tests."""


class ElderSignFails(Yours, frozen=True):
    """An elder sign that you reveal counts as an automatic failure."""


class DoublesNegative(Standing, frozen=True):
    """In attempts to evade this enemy, negative modifiers of tokens are doubled."""

    def touches(self, table: ArkhamTable, at: Resolving, subject: int) -> bool:
        found = table.current_test()
        return subject == at.source and found is not None and found[1].kind == "evade"


class PlayFromDiscard(Yours, frozen=True):
    """You may play the topmost event of your discard pile as if it were in your hand."""


class EventToBottom(Yours, frozen=True):
    """Events that you play, or discard from play, go under your deck rather than to your discard pile."""


class Blank(Standing, frozen=True):
    """A text box counts as blank, perhaps but for traits (blank.2): that of the investigators here, of one enemy."""

    what: Literal["investigators-here", "enemy"]
    but_traits: bool = False

    def touches(self, table: ArkhamTable, at: Resolving, subject: int) -> bool:
        if self.what == "enemy":
            return subject == at.enemy
        who = table.whose_card(CardId(subject))
        return who is not None and table.investigator(who).place == table.place_of(at.source)

    def bound(self, table: ArkhamTable, at: Resolving) -> tuple[CardId, ...]:
        return tuple(affected(table, at, (at.enemy,))) if self.what == "enemy" else ()

    def amount(self, table: ArkhamTable, at: Resolving, subject: int) -> int:
        return 1

    def text(self) -> Text:
        return Text(f"{self.message}-{self.what}" + ("-but-traits" if self.but_traits else ""))
