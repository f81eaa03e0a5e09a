"""Abilities: how the table finds them, what their limits count, what bans say."""

from typing import Any

import pytest

from miskatonic import Text
from miskatonic.kernel.abilities import AFTER, WHEN, Ability, Cannot, Limit, Listener, Modifier, Per
from miskatonic.kernel.errors import EngineFault
from miskatonic.kernel.listening import NOBODY
from miskatonic.kernel.seats import Seat
from tests.laboratory.events import DrawCard, EndOfRound, GainLife, Strike
from tests.laboratory.scenes import player, scene

ADA, BO = Seat(0), Seat(1)


@pytest.mark.rule("arkham:limits-and-maximums.4")
@pytest.mark.rule("arkham:limits-and-maximums.5")
@pytest.mark.parametrize(
    ("per", "left"),
    [
        (Per.COPY, [(0, 1), (1, 1)]),
        (Per.SHARED, [(0, 0), (1, 1)]),
        (Per.SEAT, [(0, 1), (0, 1)]),
        (Per.GROUP, [(0, 0), (0, 0)]),
    ],
    ids=str,
)
def test_a_limit_counts_for_one_seat_or_for_all_and_for_one_copy_or_for_all(
    per: Per, left: list[tuple[int, int]]
) -> None:
    table = scene(player(play=["hound", "hound"]), player()).table
    limit = Limit(1, "round", per)

    table.count_use(limit, 1, 0, ADA)

    assert [tuple(table.uses_left(limit, hound, 0, seat) for seat in (ADA, BO)) for hound in (1, 2)] == left


def test_limits_of_two_abilities_or_two_periods_do_not_touch() -> None:
    table = scene(player(play=["hound"]), player()).table

    table.count_use(Limit(2, "round"), 1, 0, ADA)

    assert table.uses_left(Limit(2, "round"), 1, 0, ADA) == 1
    assert table.uses_left(Limit(2, "round"), 1, 1, ADA) == 2
    assert table.uses_left(Limit(2, "phase"), 1, 0, ADA) == 2


def test_the_end_of_a_period_renews_its_own_limits_alone() -> None:
    table = scene(player(play=["hound"]), player()).table
    for period in ("round", "game"):
        table.count_use(Limit(1, period), 1, 0, ADA)

    table.end_period("round")

    assert [table.uses_left(Limit(1, period), 1, 0, ADA) for period in ("round", "game")] == [1, 0]


def test_what_comes_and_goes_leaves_the_index_as_it_was() -> None:
    table = scene(player(play=["hound", "silence", "altar"]), player(play=["hound"])).table
    before = dict(table.index)

    for source in (2, 4, 1, 3):
        table.leaves(source)
    assert table.index == {}
    for source in (4, 1, 3, 2):
        table.enters(source)

    assert table.index == before


def test_a_copy_of_the_table_keeps_its_index_when_the_other_changes() -> None:
    table = scene(player(play=["hound", "altar"]), player()).table
    twin = table.copy()
    before = dict(table.index)

    twin.leaves(1)
    assert table.index == before
    table.leaves(2)

    assert set(twin.index) == {"strike"}


def test_listeners_are_found_in_the_order_of_their_ids_whenever_they_came() -> None:
    hound, bell = Listener(AFTER, Strike), Listener(AFTER, Strike, DrawCard)

    listening = NOBODY.joined(9, 0, hound).joined(-3, 0, hound).joined(4, 1, bell).joined(4, 0, hound)

    assert [(source, number) for source, number, _ in listening.after] == [(-3, 0), (4, 0), (4, 1), (9, 0)]
    assert not any((listening.when, listening.would, listening.bans, listening.modifiers))


def test_an_ability_listens_under_the_name_of_each_of_its_events() -> None:
    assert Listener(WHEN, Strike, GainLife).keys == ("Strike", "GainLife")
    assert Cannot(DrawCard).keys == ("DrawCard",)
    assert Modifier("strike", plus=1).keys == ("strike",)


def test_an_ability_of_no_known_kind_is_refused() -> None:
    with pytest.raises(TypeError, match="Ability is none of Listener, Cannot and Modifier"):
        NOBODY.joined(1, 0, Ability(("Strike",)))


def test_an_address_that_is_no_listener_is_a_fault() -> None:
    table = scene(player(play=["altar"]), player()).table

    with pytest.raises(EngineFault, match="ability 0 of 1 does not listen to events"):
        table.listener(1, 0)


def test_a_listener_that_does_nothing_says_so_when_it_should() -> None:
    table: Any = None

    with pytest.raises(NotImplementedError, match="Listener must say what it does"):
        Listener(AFTER, EndOfRound).respond(table, 1, table, ADA)


def test_a_ban_says_what_forbids_the_event() -> None:
    table = scene(player(play=["silence"]), player())

    reasons = table.table.forbidden(DrawCard(Seat(1)))

    assert reasons == (Text("reason-forbidden", {"source": 1}),)
    assert [table.game.say(reason) for reason in reasons] == ["Silence forbids it"]
    assert table.table.forbidden(DrawCard(Seat(0))) == ()


def test_a_quantity_that_nothing_changes_is_its_base_or_nothing() -> None:
    table = scene(player(), player()).table

    assert [table.value("strike", 0, base) for base in (3, 0, -3)] == [3, 0, 0]


def test_a_quantity_can_be_shown_as_a_sum() -> None:
    table = scene(player(play=["idol", "altar"]), player(play=["veil"])).table

    sum_ = table.reckoning("strike", 0, 2)

    assert [change.source for change in sum_.changes] == [2, 1, 3]
    assert (sum_.base, sum_.total) == (2, 3)
