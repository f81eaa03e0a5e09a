"""Laboratories that leak, each through another channel: the leak test must find every one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.contract import Reason
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Option
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.text import Text

from ..laboratory import Laboratory
from ..laboratory.game import LabView
from ..laboratory.records import LabTable, Player


class Told(LabView, frozen=True):
    """A view with one thing too many."""

    also: Any = None


def lowest_in(player: Player) -> int:
    """Where in a deck the card with the lowest number lies: a count that only the hidden order gives."""
    return player.deck.index(min(player.deck)) if player.deck else 0


def _with(view: LabView, also: Any) -> Told:
    return Told(view.round, view.order, view.players, also)


class ShowsDepth(Laboratory):
    """The view counts down to a card in a hidden deck."""

    def view(self, table: LabTable, viewer: Viewer) -> LabView:
        return _with(super().view(table, viewer), [lowest_in(player) for player in table.state.players])


class ShowsSize(Laboratory):
    """The view says nothing in more or fewer bytes."""

    def view(self, table: LabTable, viewer: Viewer) -> LabView:
        return _with(super().view(table, viewer), " " * lowest_in(table.state.players[0]))


class ShowsAnswers(Laboratory):
    """The view tells who has answered what before the last one has."""

    def view(self, table: LabTable, viewer: Viewer) -> LabView:
        return _with(super().view(table, viewer), table.state.answers)


class ShowsFuture(Laboratory):
    """The view draws the next random number."""

    def view(self, table: LabTable, viewer: Viewer) -> LabView:
        return _with(super().view(table, viewer), table.state.chance.copy().below(1000))


class KeysTell(Laboratory):
    """An option's key changes with a fate."""

    slugs: ClassVar[Mapping[str, Callable[[Any, Any], str]]] = {
        "number": lambda table, number: f"{number}{'!' if table.state.players[0].doomed else ''}",
    }


class LabelTable(LabTable):
    """Labels reckon with a fate."""

    __slots__ = ()

    def label(self, option: Option) -> Text:
        text = super().label(option)
        return Text(text.id, {**text.args, "number": 10 + self.state.players[0].doomed})


class LabelsTell(Laboratory):
    """What a label counts includes a fate."""

    table: ClassVar[type[Any]] = LabelTable


class PromptsTell(Laboratory):
    """The question of a window includes a fate."""

    def describe(self, table: LabTable, event: Event) -> Text:
        return Text("lab-gains", {"seat": 0, "amount": 10 + table.state.players[0].doomed})


class LogTable(LabTable):
    """Whoever draws a card is heard to name it."""

    __slots__ = ()

    def log(self, message: str, /, **args: Any) -> None:
        super().log(message, **{name: arg for name, arg in args.items() if name not in ("to", "others")})


class LogTells(Laboratory):
    """All read lines that are for one seat."""

    table: ClassVar[type[Any]] = LogTable


class WordsTell(Laboratory):
    """What a line of the log counts is reckoned when it is read."""

    names: ClassVar[Mapping[str, Any]] = {
        **Laboratory.names,
        "amount": lambda table, amount: str(amount + 10 * table.state.players[0].doomed),
    }


class ErrorsTell(Laboratory):
    """An error names a seat by its fate."""

    def seat_name(self, table: Any, seat: Seat) -> Text | str:
        return "Doomed" if table.state.players[seat].doomed else "Lucky"


class ReasonsTell(Laboratory):
    """Whoever asks about a card hears what it is, whosever it is."""

    def reasons(self, table: LabTable, seat: Seat, act: str, args: tuple[str, ...]) -> Sequence[Reason]:
        if act == "play" and args and args[0].isdigit() and int(args[0]) in table.state.cards:
            return [Reason(Text("lab-reason-counter", {"card": int(args[0])}))]
        return ()


class ImaginesTruly(Laboratory):
    """Imagined games keep one hidden card as it is."""

    def imagine(self, table: LabTable, viewer: Viewer, chance: Chance) -> None:
        kept = {id: card for id, card in table.state.cards.items() if not self.knows(table, viewer, card, "definition")}
        super().imagine(table, viewer, chance)
        for id, card in list(kept.items())[:1]:
            table.state.cards[id] = changed(table.state.cards[id], definition=card.definition)


class ImaginesFromOrder(Laboratory):
    """Imagined decks are dealt from the true order."""

    def imagine(self, table: LabTable, viewer: Viewer, chance: Chance) -> None:
        true = [player.deck for player in table.state.players]
        super().imagine(table, viewer, chance)
        for seat, player in enumerate(table.state.players):
            table.state.players[seat] = changed(player, deck=chance.shuffle(true[seat]))
