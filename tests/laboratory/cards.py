"""The cards of the laboratory, each there to trouble the engine in a way of its own."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from miskatonic.kernel.abilities import AFTER, WHEN, WOULD
from miskatonic.kernel.text import Text

from .events import DrawCard, EndOfRound, GainLife, PlayCard, Strike
from .records import Zone
from .tricks import NobodyElseStrikes, OnAbility, Revel, TakeBack
from .vocabulary import (
    ONCE,
    ONCE_A_ROUND,
    ONCE_FOR_ALL,
    Bleed,
    CancelIt,
    Condition,
    Draw,
    Heal,
    Hit,
    HitAll,
    Leave,
    LoseThis,
    NobodyElse,
    On,
    PlayThis,
    Reflect,
    Soften,
    Theirs,
    Word,
    Yours,
)

Part = On | Yours | Theirs | NobodyElse


@dataclass(frozen=True)
class Definition:
    """One card: what it does when played, what it does by lying there, and what it leaves behind."""

    id: str
    effects: Sequence[Word] = ()
    abilities: Sequence[Part] = ()
    leaves: Sequence[Part] = ()
    works_in: Zone = Zone.PLAY
    aimed: bool = False

    @cached_property
    def active_in(self) -> Zone | None:
        """Where its abilities are in force."""
        return self.works_in if self.abilities else None

    @cached_property
    def stays(self) -> bool:
        """Whether it stays in play."""
        return self.active_in is Zone.PLAY

    @cached_property
    def playable(self) -> bool:
        """Whether it can be played as an action: counters wait for something to counter."""
        return self.works_in is not Zone.HAND

    def texts(self) -> list[Text]:
        """The card's text, made from what it does."""
        parts = [*self.abilities, *self.leaves]
        return [word.text() for word in self.effects] + [part.text() for part in parts]


struck: Condition = lambda you, event: event.target == you  # noqa: E731  one word of the vocabulary each
drew: Condition = lambda you, event: event.seat == you  # noqa: E731
somebody_else: Condition = lambda you, event: event.seat != you  # noqa: E731
always: Condition = lambda you, event: True  # noqa: E731

DEFINITIONS = {
    card.id: card
    for card in (
        Definition("spark", [Hit(2)], aimed=True),
        Definition("study", [Draw(3)]),
        Definition("balm", [Heal(2)]),
        Definition("storm", [HitAll(1), Draw(1)]),
        Definition("oath", [Leave("oath", "lab-word-delayed")], aimed=True, leaves=[
            On(AFTER, EndOfRound, always, Hit(2), "lab-when-round-ends", forced=True, limit=ONCE, once=True),
        ]),
        Definition("feast", [Leave("feast", "lab-word-lasting", until="round")], leaves=[
            Yours("lab-word-plus", plus=2),
        ]),
        Definition("ward", [CancelIt()], works_in=Zone.HAND, abilities=[
            On(WHEN, PlayCard, somebody_else, PlayThis(), "lab-when-card-played"),
        ]),
        Definition("hound", abilities=[
            On(AFTER, Strike, struck, Hit(1), "lab-after-struck", limit=ONCE_A_ROUND),
        ]),
        Definition("mirror", abilities=[On(WOULD, Strike, struck, Reflect(), "lab-would-be-struck")]),
        Definition("ashes", abilities=[On(WOULD, Strike, struck, LoseThis(), "lab-would-be-struck")]),
        Definition("padding", abilities=[On(WHEN, Strike, struck, Soften(1), "lab-when-struck", forced=True)]),
        Definition("bell", abilities=[On(AFTER, DrawCard, drew, Heal(1), "lab-after-draw", forced=True)]),
        Definition("toll", abilities=[On(AFTER, DrawCard, drew, Bleed(1), "lab-after-draw", forced=True)]),
        Definition("relic", abilities=[On(AFTER, GainLife, drew, Draw(1), "lab-after-gain", limit=ONCE_FOR_ALL)]),
        Definition("altar", abilities=[Yours("lab-word-plus", plus=1)]),
        Definition("idol", abilities=[Yours("lab-word-double", doubled=True)]),
        Definition("veil", abilities=[Theirs()]),
        Definition("silence", abilities=[NobodyElse(DrawCard)]),
        Definition("truce", abilities=[NobodyElseStrikes()]),
        Definition("shell", abilities=[On(WHEN, Strike, struck, LoseThis(), "lab-react-struck")]),
        Definition("prism", abilities=[On(WHEN, Strike, struck, Reflect(), "lab-react-struck")]),
        Definition("sleight", abilities=[On(WHEN, Strike, struck, TakeBack(), "lab-react-struck")]),
        Definition("scar", abilities=[On(AFTER, Strike, struck, Heal(1), "lab-forced-after-struck", forced=True)]),
        Definition("rust", abilities=[On(AFTER, DrawCard, drew, TakeBack(), "lab-after-draw", forced=True)]),
        Definition("hush", abilities=[OnAbility(CancelIt(), "lab-when-ability", limit=ONCE_A_ROUND)]),
        Definition("thorn", abilities=[On(WHEN, Strike, struck, Hit(1), "lab-react-struck")]),
        Definition("vigil", abilities=[On(AFTER, EndOfRound, always, Heal(1), "lab-react-round-ends")]),
        Definition("recall", [TakeBack()]),
        Definition("revel", [Revel(1)]),
    )
}  # fmt: skip
