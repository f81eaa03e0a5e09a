"""Reactions that are open to several seats, and abilities that come too late."""

from collections.abc import Sequence
from typing import Any

import pytest

from miskatonic.kernel.abilities import AFTER, WOULD, Limit, Listener, Per
from miskatonic.kernel.errors import EngineFault
from miskatonic.kernel.events import Event, Trigger
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat
from tests.laboratory import LABORATORY
from tests.laboratory.events import GainLife, Strike
from tests.laboratory.scenes import Scene, player, scene


class Shrine(Listener):
    """A place where everybody may pray after somebody was struck."""

    def users(self, table: Any, source: int) -> Sequence[Seat]:
        return tuple(table.state.alive)

    def respond(self, table: Any, source: int, trigger: Trigger, by: Seat) -> None:
        table.do(GainLife(by, 1))


class Late(Listener):
    """Tries to undo a strike that is over."""

    def __init__(self, does: str) -> None:
        super().__init__(AFTER, Strike, forced=True)
        self.does = does

    def respond(self, table: Any, source: int, trigger: Trigger, by: Seat) -> None:
        if self.does == "cancel":
            table.cancel(trigger)
        else:
            table.instead(trigger, GainLife(by, 1))


class Nameless(Listener):
    """Replaces a strike without saying which ability it is."""

    def __init__(self) -> None:
        super().__init__(WOULD, Strike, forced=True)

    def initiation(self, table: Any, source: int, number: int, trigger: Trigger, by: Seat) -> Any:
        table.instead(trigger, GainLife(by, 1))
        return None


@pytest.fixture
def with_ability(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A scene in which the altar of seat 0 has one ability more."""

    def made(ability: Listener) -> Scene:
        plain = LABORATORY.abilities

        def abilities(table: Any, source: int) -> Sequence[Any]:
            found = plain(table, source)
            return (*found, ability) if LABORATORY.title_of(table, source) == "altar" else found

        monkeypatch.setattr(LABORATORY, "abilities", abilities)
        return scene(player(play=["altar"]), player(), player())

    return made


def test_a_reaction_may_be_open_to_everybody_but_answers_an_event_once(with_ability: Any) -> None:
    table = with_ability(Shrine(AFTER, Strike))

    table.strike(0, at=1)
    asked_first = table.asked
    table.game.choose(0, "pass")
    table.game.choose(1, "trigger:1:1:0")

    assert (asked_first, table.asked, table.life(1)) == ([0], [0], 9)


@pytest.mark.rule("arkham:limits-and-maximums.4")
@pytest.mark.rule("arkham:limits-and-maximums.5")
@pytest.mark.parametrize(("per", "others"), [(Per.COPY, [1, 2]), (Per.SHARED, [])], ids=str)
def test_a_limit_is_each_seats_own_unless_it_is_the_groups(with_ability: Any, per: Per, others: list[int]) -> None:
    shrine = Shrine(AFTER, Strike, limit=Limit(1, "round", per))
    table = with_ability(shrine)
    table.strike(0, at=1)

    table.game.choose(0, "trigger:1:1:0")

    event: Event = changed(Strike(Seat(0), Seat(1), 1))
    assert list(table.table.users(1, 1, shrine, event)) == others


@pytest.mark.parametrize("does", ["cancel", "instead"])
def test_what_has_happened_can_no_longer_be_stopped(with_ability: Any, does: str) -> None:
    table = with_ability(Late(does))

    with pytest.raises(EngineFault, match=r"Strike is over"):
        table.strike(0, at=1)


def test_a_replacement_names_its_ability_so_that_it_ends(with_ability: Any) -> None:
    table = with_ability(Nameless())

    with pytest.raises(EngineFault, match=r"name the one that replaces"):
        table.strike(0, at=1)
