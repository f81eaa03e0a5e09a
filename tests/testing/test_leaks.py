"""The leak test bites: a leak through any channel is found and named."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.frames import AskEach, Frame, Option, Outcome, Prompt
from miskatonic.kernel.game import Game
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.testing import ContractBroken, Tally, check_leaks, play_randomly

from ..laboratory import LABORATORY, Laboratory
from ..laboratory.frames import BID
from ..laboratory.records import LabTable
from .leaky import (
    ErrorsTell,
    ImaginesFromOrder,
    ImaginesTruly,
    KeysTell,
    LabelsTell,
    LogTells,
    PromptsTell,
    ReasonsTell,
    ShowsAnswers,
    ShowsDepth,
    ShowsFuture,
    ShowsSize,
    WordsTell,
)

GAMES = 8


def first_leak(kind: Laboratory, *fields: str, most: int | None = None) -> str:
    """What the leak test says of a game as soon as it finds something in these fields."""

    def visit(game: Game, chance: Chance) -> None:
        if chance.below(4) == 0:
            check_leaks(game, chance, most=most, only=frozenset(fields))

    for seed in range(GAMES):
        try:
            play_randomly(kind, seed, {"seats": 2}, at=visit)
        except ContractBroken as leak:
            return str(leak)
    return "nothing"


@pytest.mark.parametrize(
    ("kind", "field", "channel"),
    [
        (ShowsDepth(), "Player.deck", "the view:"),
        (ShowsSize(), "Player.deck", "bytes"),
        (ShowsAnswers(), "LabState.answers", "the view:"),
        (ShowsFuture(), "LabState.chance", "the view:"),
        (KeysTell(), "Player.doomed", "the option keys:"),
        (LabelsTell(), "Player.doomed", "the labels:"),
        (PromptsTell(), "Player.doomed", "the prompt:"),
        (LogTells(), "Card.definition", "through the log:"),
        (ErrorsTell(), "Player.doomed", "the error for an illegal choice:"),
        (WordsTell(), "Player.doomed", "the words of the log:"),
        (ReasonsTell(), "Card.definition", "the why_not('play:"),
        (ImaginesTruly(), "Card.definition", "the imagined cards:"),
        (ImaginesFromOrder(), "Player.deck", "the imagined players:"),
    ],
    ids=lambda part: type(part).__name__ if isinstance(part, Laboratory) else "",
)
def test_a_leak_is_found_and_named(kind: Laboratory, field: str, channel: str) -> None:
    found = first_leak(kind, field)

    assert found.startswith(f"{field} reaches ")
    assert channel in found


def test_a_game_that_keeps_its_secrets_passes() -> None:
    game = play_randomly(LABORATORY, 1, {"seats": 3})

    tally = check_leaks(game.at(game.version // 2))

    assert {"Card.definition", "Player.deck", "Player.doomed", "LabState.chance"} <= tally.planted.keys()


def test_a_secret_whose_plants_never_fit_is_unproven() -> None:
    tally = Tally()

    tally.unfitting.update(["Player.role", "Player.deck"])
    tally.planted.update(["Player.deck"])

    assert tally.unproven() == ["Player.role"]


class Confess(Frame, frozen=True):
    """All are asked in secret; the doomed have one thing more to say."""

    steps: ClassVar[tuple[str, ...]] = ("ask", "end")

    def ask(self, table: LabTable) -> Outcome:
        players = table.state.players
        says = {player.seat: [BID(1), BID(0)] if player.doomed else [BID(0)] for player in players}
        return AskEach(says, Prompt("lab-ask-bid"))

    def end(self, table: LabTable, answers: Mapping[Seat, Option]) -> Outcome:
        table.finish("lab-lost")
        return None


class Confessing(Laboratory):
    packages: ClassVar[tuple[str, ...]] = (*Laboratory.packages, __name__)

    def knows(self, table: LabTable, viewer: Viewer, record: object, field: str) -> bool:
        return (field == "doomed" and getattr(record, "seat", None) == viewer) or super().knows(
            table, viewer, record, field
        )

    def deal(self, table: LabTable, setup: Any) -> None:
        super().deal(table, setup)
        table.state.players = [changed(player, doomed=True) for player in table.state.players]
        table.state.stack.clear()
        table.do(Confess())


@pytest.mark.parametrize(("said", "fits"), [("bid:0", 2), ("bid:1", 1)])
def test_a_plant_keeps_what_was_answered_or_does_not_fit(said: str, fits: int) -> None:
    game = Game.begin(Confessing(), 1, {"seats": 2})
    game.choose(0, said)

    tally = check_leaks(game, only=frozenset({"Player.doomed"}))

    assert (tally.planted["Player.doomed"], tally.unfitting["Player.doomed"]) == (fits, 2 - fits)
