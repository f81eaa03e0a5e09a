"""Abilities: what is printed in a card's text box, each with its timing, cost, limit and words (ability.5).

MACHETE.abilities = (Action((Fight(plus=1, damage=Depending(OnlyEnemyEngaged(), 1)),)),)
BEAT_COP.abilities = (
    Constant((Skill("combat", 1),)),
    Fast((DamageEnemies(1),), cost=(DiscardThis(),)),
)
ROLAND.abilities = (Reaction(After(Defeated(by="you")), (DiscoverClues(1),), limit=Limit("round")),)
"""

from __future__ import annotations

from typing import ClassVar, Literal

from miskatonic.games.arkham.words.base import Ability, Condition, Cost, Designator, Said, Standing, Words
from miskatonic.games.arkham.words.moments import Moment
from miskatonic.kernel import abilities as kernel
from miskatonic.kernel.text import Text

__all__ = [
    "Action",
    "Committed",
    "Constant",
    "Fast",
    "Forced",
    "Gives",
    "Limit",
    "Objective",
    "Play",
    "Reaction",
    "Revelation",
    "Using",
]

_PER = {"investigator": kernel.Per.COPY, "group": kernel.Per.SHARED, "max": kernel.Per.GROUP}


class Limit(Said, frozen=True):
    """How often an ability may be initiated: by each investigator, by the group, or from all copies (max)."""

    period: Literal["test", "turn", "phase", "round", "game"]
    times: int = 1
    per: Literal["investigator", "group", "max"] = "investigator"

    def text(self) -> Text:
        return Text(f"{self.message}-{self.per}", {"times": self.times, "period": Text(f"arkham-period-{self.period}")})

    def counted(self) -> kernel.Limit:
        """As the kernel counts it."""
        return kernel.Limit(self.times, self.period, _PER[self.per])


class Constant(Ability, frozen=True):
    """Holds as long as its card is in play, while something is so (constant-abilities.1)."""

    words: tuple[Standing, ...]
    when: Condition | None = None

    sort: ClassVar[str] = "constant"

    def text(self) -> Text:
        return said_when(self.when, Said.read_out(self.words))


class Using(Ability, frozen=True):
    """An ability with words that somebody initiates, or that initiates by itself."""

    def scripts(self) -> Words:
        words: Words = getattr(self, "words")  # noqa: B009  each has the field, in a place of its own
        return words


class Action(Using, frozen=True):
    """Used with the activate action for so many actions (action-triggered-abilities.1)."""

    words: Words
    cost: tuple[Cost, ...] = ()
    actions: int = 1
    does: Designator = ""
    when: Condition | None = None
    limit: Limit | None = None
    provokes: bool = True
    """Whether attacks of opportunity answer it; those that fight, evade, parley or resign never provoke any."""

    sort: ClassVar[str] = "action"

    @property
    def designator(self) -> Designator:
        """The action that it performs: its own word for it, or that of its words."""
        return self.does or next((word.designates for word in self.words if word.designates), "")

    @property
    def kind(self) -> str:
        """What sort of action it takes: what it designates, or activating."""
        return self.designator or "activate"

    def text(self) -> Text:
        said = Text(self.message, {"actions": self.actions, "words": said_with(self.cost, self.words)})
        if self.does in ("parley", "resign"):
            said = Text(f"arkham-word-{self.does}-action", {"words": said.args["words"], "actions": self.actions})
        return said_limited(self.limit, said_when(self.when, said))


class Fast(Using, frozen=True):
    """A free triggered ability: may be used in any player window (free-triggered-abilities.1)."""

    words: Words
    cost: tuple[Cost, ...] = ()
    when: Condition | None = None
    limit: Limit | None = None

    sort: ClassVar[str] = "fast"

    def text(self) -> Text:
        said = Text(self.message, {"words": said_with(self.cost, self.words)})
        return said_limited(self.limit, said_when(self.when, said))


class Reaction(Using, frozen=True):
    """May be used each time something happens (reaction-triggered-abilities.1)."""

    at: Moment
    words: Words
    cost: tuple[Cost, ...] = ()
    when: Condition | None = None
    limit: Limit | None = None

    sort: ClassVar[str] = "reaction"

    def text(self) -> Text:
        said = Text(self.message, {"at": self.at.text(), "words": said_with(self.cost, self.words)})
        return said_limited(self.limit, said_when(self.when, said))


class Forced(Using, frozen=True):
    """Initiates by itself each time something happens (forced-abilities.1)."""

    at: Moment
    words: Words
    when: Condition | None = None
    in_hand: bool = False
    """Whether it works from the hand rather than from play."""

    sort: ClassVar[str] = "forced"

    def text(self) -> Text:
        words = said_when(self.when, Said.read_out(self.words))
        return Text(self.message, {"at": self.at.text(), "words": words})


class Gives(Using, frozen=True):
    """The card to which this is attached gains an ability: what comes of it is an effect of that card (effects.1)."""

    gained: Reaction | Forced

    sort: ClassVar[str] = "gives"

    def scripts(self) -> Words:
        return self.gained.words


class Revelation(Using, frozen=True):
    """Carried out by whoever draws the card (revelation-abilities.1)."""

    words: Words

    sort: ClassVar[str] = "revelation"

    def scripts(self) -> Words:
        return self.words


class Objective(Using, frozen=True):
    """What advances an act: by itself at a moment, or for a cost that the investigators may pay then."""

    at: Moment
    words: Words
    cost: tuple[Cost, ...] = ()
    when: Condition | None = None

    sort: ClassVar[str] = "objective"

    def text(self) -> Text:
        said = Text(self.message, {"at": self.at.text(), "words": said_with(self.cost, self.words)})
        return said_when(self.when, said)


class Play(Ability, frozen=True):
    """The play instruction of a fast event: the moment that it answers, or while what it can be played at any time."""

    at: Moment | None = None
    when: Condition | None = None
    max: Limit | None = None

    sort: ClassVar[str] = "play"

    def text(self) -> Text:
        said = Text(self.message) if self.at is None else Text(f"{self.message}-at", {"at": self.at.text()})
        return said_limited(self.max, said_when(self.when, said))


class Committed(Using, frozen=True):
    """What a card does while committed, once the test succeeds: by so much, in tests of one kind (skill-cards.2)."""

    words: Words
    during: Literal["", "fight", "evade", "investigate"] = ""
    by: int = 0

    sort: ClassVar[str] = "committed"

    def text(self) -> Text:
        end = f"-{self.during}" if self.during else "-by" if self.by else ""
        return Text(self.message + end, {"words": Said.read_out(self.words), "by": self.by})


def said_when(when: Condition | None, said: Text) -> Text:
    """A text under its condition."""
    return said if when is None else Text("arkham-word-while", {"when": when.text(), "words": said})


def said_with(cost: tuple[Cost, ...], words: Words) -> Text:
    """Words after their cost."""
    said = Said.read_out(words)
    return Text("arkham-word-cost", {"cost": Said.read_out(cost), "words": said}) if cost else said


def said_limited(limit: Limit | None, said: Text) -> Text:
    """A text with its limit."""
    return said if limit is None else Text("arkham-word-limited", {"words": said, "limit": limit.text()})
