"""Every table that can be set, by a sample of the random games that the long run plays by the thousand."""

from __future__ import annotations

from collections.abc import Callable
from unittest.mock import Mock

import pytest

from miskatonic.games.cultists import view
from miskatonic.games.cultists.invariants import broken
from miskatonic.games.cultists.records import CultistsTable
from miskatonic.games.cultists.roles import BY_SLUG, Role
from miskatonic.games.cultists.setup import markers
from miskatonic.kernel.records import changed

from .. import soak
from .scenes import dealt, player, room, scene
from .tables import TABLES, seen_too_much

SAMPLE = 3

NO_PLACE = {
    (4, None): {"seer", "assassin"},
    (5, None): {"assassin"},
    (6, None): {"assassin"},
    (6, True): {"mechanic"},
    (7, None): {"mechanic", "seer"},
    (8, None): set(),
}
"""The roles that no table of a player count can have."""


@pytest.mark.rule("game-frame.2", "teams-and-roles.1")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_random_games_lose_no_card_show_no_secret_and_end_by_round_ten(number: int) -> None:
    for seed in range(SAMPLE):
        assert soak.glance("cultists", f"sample {seed}", TABLES[number]) > 0


@pytest.mark.parametrize(("count", "no_place"), NO_PLACE.items())
def test_each_role_is_at_one_table_of_a_player_count_and_not_at_another(
    count: tuple[int, bool | None], no_place: set[str]
) -> None:
    tables = [table for table in TABLES if (table["seats"], table.get("automa")) == count]
    sets = [markers(dealt(**table).table.setup) for table in tables]

    for role in set(BY_SLUG.values()) - {Role.INVESTIGATOR, Role.CULTIST}:
        assert any(role in sure for sure, _ in sets) == (role.slug not in no_place)
        assert any(role not in (*sure, *one_of) for sure, one_of in sets)


def _without_a_room_card(table: CultistsTable) -> None:
    table.state.rooms["lb"] = changed(table.state.rooms["lb"], pile="")


def _with_another_card_in_hand(table: CultistsTable) -> None:
    table.state.players[0] = changed(table.state.players[0], hand="A" * 15)


def _with_a_card_twice_on_the_draw_pile(table: CultistsTable) -> None:
    table.state.draw += table.state.draw[0]


def _without_an_event_token(table: CultistsTable) -> None:
    table.state.bag = table.state.bag[1:]


def _with_a_book_too_many(table: CultistsTable) -> None:
    table.state.shelves["red"] += 1


@pytest.mark.parametrize(
    "spoil",
    [
        _without_a_room_card,
        _with_another_card_in_hand,
        _with_a_card_twice_on_the_draw_pile,
        _without_an_event_token,
        _with_a_book_too_many,
    ],
)
def test_what_is_lost_or_made_is_noticed(spoil: Callable[[CultistsTable], None]) -> None:
    table = dealt()
    assert list(broken(table.table)) == []

    table.lay(spoil)

    assert list(broken(table.table))


def test_a_view_that_shows_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = scene(player(at="nw", pulse="A"), player(start="D"), event="in-control", rooms={"lb": room("S")})
    table.lay(lambda table: setattr(table.state, "peeker", 1)).lay(lambda table: setattr(table.state, "peeked", "P"))
    assert list(seen_too_much(table.game)) == []

    monkeypatch.setattr(view, "knows", Mock(return_value=True))
    said = " ".join(seen_too_much(table.game))

    for secret in ("role", "hand", "Route", "Pulse pile", "starting Pulse card", "face down", "looked at"):
        assert secret in said
