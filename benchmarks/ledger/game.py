"""The ledger: nothing hidden, nothing won, and a view whose size one chooses."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.contract import GameType, Setup
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt
from miskatonic.kernel.records import Open, Record, changed
from miskatonic.kernel.runtime import Table
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.state import State

OFFERED = 5
TURNS = 40_000


class LedgerSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many accounts the book has: 10 make a table of about 2 kB, 150 one of 20 kB."""

    accounts: Annotated[int, Meta(ge=OFFERED, le=1000)] = 10


class Account(Record, frozen=True):
    """A line of the book."""

    number: Open[int]
    owner: Open[Seat]
    coins: Open[int] = 0


class LedgerState(State):
    """The book, and how many coins have been put."""

    accounts: Open[list[Account]] = []
    turn: Open[int] = 0


class LedgerTable(Table[LedgerState]):
    """The table that the steps of the game get."""

    __slots__ = ()


class AccountView(Struct, frozen=True):
    """A line of the book, in about 120 bytes."""

    number: int
    owner: Seat
    coins: int
    kind: str
    open: bool
    marks: tuple[str, ...]


class LedgerView(Struct, frozen=True):
    """What everybody sees: all of it."""

    turn: int
    accounts: tuple[AccountView, ...]


PUT = Act("put", "account", message="ledger-act-put")
MARKS = ("seen", "signed", "sealed", "counted")


class Turn(Frame, frozen=True):
    """One seat after the other."""

    steps: ClassVar[tuple[str, ...]] = ("ask", "put")

    def ask(self, table: LedgerTable) -> Outcome:
        turn, count = table.state.turn, len(table.state.accounts)
        options = [PUT((turn * OFFERED + number) % count) for number in range(OFFERED)]
        return Ask(Seat(turn % 2), options, Prompt("ledger-ask"))

    def put(self, table: LedgerTable, option: Option) -> Outcome:
        state = table.state
        account = int(option.args[0])
        state.accounts[account] = changed(state.accounts[account], coins=state.accounts[account].coins + 1)
        table.log("ledger-put", seat=Seat(state.turn % 2), account=account)
        state.turn += 1
        if state.turn == TURNS:
            table.finish("ledger-full", winners=[])
            return DONE
        return self.goto("ask")


class Ledger(GameType[LedgerTable]):
    """Two people write into one book."""

    id: ClassVar[str] = "ledger"
    players: ClassVar[range] = range(2, 3)
    alike: ClassVar[bool] = True
    setup: ClassVar[type[Setup]] = LedgerSetup
    state: ClassVar[type[State]] = LedgerState
    table: ClassVar[type[Any]] = LedgerTable
    packages: ClassVar[tuple[str, ...]] = (__package__,)
    catalogues: ClassVar[tuple[Any, ...]] = (files(__package__) / "text",)
    acts: ClassVar[tuple[Act, ...]] = (PUT,)
    names: ClassVar[Mapping[str, Any]] = {}

    def deal(self, table: LedgerTable, setup: LedgerSetup) -> None:
        table.state.accounts = [Account(number, Seat(number % 2)) for number in range(setup.accounts)]
        table.do(Turn())

    def view(self, table: LedgerTable, viewer: Viewer) -> LedgerView:
        return LedgerView(
            table.state.turn,
            tuple(
                [
                    AccountView(each.number, each.owner, each.coins, "current account", True, MARKS)
                    for each in table.state.accounts
                ]
            ),
        )

    def knows(self, table: LedgerTable, viewer: Viewer, record: object, field: str) -> bool:
        return True

    def imagine(self, table: LedgerTable, viewer: Viewer, chance: Chance) -> None:
        """There is nothing to imagine."""

    def plant(self, table: LedgerTable, record: Any, field: str) -> Any:
        return getattr(record, field)


LEDGER = Ledger()
