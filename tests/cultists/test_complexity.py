"""Complexity: the role sets for experienced players, and the balance that experts keep."""

from __future__ import annotations

from collections import Counter

import pytest

import miskatonic
from miskatonic.games.cultists.roles import DIFFICULTY, Role, balance, recommended

from .scenes import dealt

BURDENED = {Role.NOVICE, Role.BUTTERFINGERS, Role.SCAREDY_CAT}
GIFTED = {Role.RADIANT_BEAUTY, Role.INFECTED, Role.SUPER_GHOST}


@pytest.mark.rule(
    "experienced-role-sets.1", "experienced-role-sets.2", "experienced-role-sets.3", "experienced-role-sets.4"
)
@pytest.mark.parametrize(
    ("seats", "cultists", "sure", "one_of"),
    [
        (5, 1, {Role.SEER}, BURDENED),
        (6, 1, {Role.SEER, Role.FIRESTARTER}, GIFTED),
        (7, 2, {Role.FIRESTARTER, Role.ASSASSIN}, BURDENED),
        (8, 2, {Role.SEER, Role.MECHANIC, Role.FIRESTARTER, Role.ASSASSIN}, set()),
    ],
)
def test_the_recommended_roles(seats: int, cultists: int, sure: set[Role], one_of: set[Role]) -> None:
    drawn = set()
    for seed in range(40):
        roles = Counter(player.role for player in dealt(seats, seed=seed).state.players)
        extra = set(roles) - {Role.CULTIST, Role.INVESTIGATOR}
        assert (roles[Role.CULTIST], roles[Role.INVESTIGATOR]) == (cultists, 2)
        assert sure <= extra
        assert len(extra - sure) == bool(one_of)
        drawn |= extra - sure

    assert drawn == one_of


@pytest.mark.rule("expert-loyalty-balance.1")
@pytest.mark.parametrize(
    ("seats", "roles"),
    [
        (5, ["scaredy-cat"]),
        (5, ["seer", "super-ghost", "firestarter"]),
        (6, ["mechanic", "firestarter", "novice", "butterfingers"]),
        (7, ["firestarter", "scaredy-cat"]),
        (8, ["infected"]),
        (8, ["seer", "radiant-beauty", "infected", "super-ghost", "firestarter"]),
    ],
)
def test_any_set_that_balances_is_played(seats: int, roles: list[str]) -> None:
    state = dealt(seats, complexity="expert", roles=roles).state

    assert {player.role.slug for player in state.players} == {*roles, "cultist", "investigator"} - (
        {"investigator"} if len(roles) == seats - 1 else set()
    )


@pytest.mark.rule("expert-loyalty-balance.1")
def test_roles_are_chosen_by_experts_only() -> None:
    with pytest.raises(miskatonic.BadOption) as caught:
        dealt(5, roles=["novice"])

    assert caught.value.rules == ("expert-loyalty-balance.1",)


@pytest.mark.rule("expert-loyalty-balance.2")
@pytest.mark.parametrize(
    ("seats", "roles"),
    [
        (5, []),
        (5, ["novice", "butterfingers"]),
        (5, ["radiant-beauty"]),
        (6, ["firestarter"]),
        (7, ["novice", "butterfingers"]),
        (7, ["firestarter", "novice", "butterfingers"]),
        (8, []),
        (8, ["mechanic"]),
        (8, ["novice"]),
    ],
)
def test_a_set_that_does_not_balance_is_flagged(seats: int, roles: list[str]) -> None:
    with pytest.raises(miskatonic.BadOption, match="in favour of") as caught:
        dealt(seats, complexity="expert", roles=roles)

    assert caught.value.rules == ("expert-loyalty-balance.2",)


@pytest.mark.rule("expert-loyalty-balance.2")
def test_the_difficulty_is_one_one_three_for_the_cultists_and_one_against_them() -> None:
    assert DIFFICULTY == {5: -1, 6: -1, 7: -3, 8: 1}


@pytest.mark.rule("expert-loyalty-balance.3")
def test_five_of_loyalty_for_one_team_is_the_limit() -> None:
    burdens = ["firestarter", "novice", "butterfingers", "scaredy-cat"]

    assert balance([Role.FIRESTARTER, *BURDENED]) == (0, 5)
    assert dealt(8, complexity="expert", roles=["mechanic", "radiant-beauty", *burdens[:2]]).asked
    with pytest.raises(miskatonic.BadOption, match="5 at most") as caught:
        dealt(8, complexity="expert", roles=["mechanic", "radiant-beauty", "infected", "super-ghost", *burdens[:1]])
    assert caught.value.rules == ("expert-loyalty-balance.3",)


@pytest.mark.rule("expert-loyalty-balance.4")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_the_recommended_sets_balance(seats: int) -> None:
    sure, one_of = recommended(seats)

    for role in one_of or (Role.INVESTIGATOR,):
        good, evil = balance([*sure, role])
        assert good - evil == DIFFICULTY[seats]


@pytest.mark.rule("expert-loyalty-balance.5")
def test_the_mechanic_with_firestarter_novice_and_scaredy_cat_balances_at_five() -> None:
    roles = ["mechanic", "firestarter", "novice", "scaredy-cat"]

    assert balance([Role.MECHANIC, Role.FIRESTARTER, Role.NOVICE, Role.SCAREDY_CAT]) == (3, 4)
    state = dealt(5, complexity="expert", roles=roles).state
    assert {player.role.slug for player in state.players} == {*roles, "cultist"}
