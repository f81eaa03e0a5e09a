"""The roles of the appendix, living and dead."""

from collections import Counter
from typing import Any

import pytest

from miskatonic.games.cultists.counts import COLUMNS
from miskatonic.games.cultists.roles import BY_SLUG, LOYALTY, Role, balance
from miskatonic.games.cultists.setup import pile_of

from .scenes import Scene, Somebody, player, room, scene

SHOWN_WHEN_DEAD = ("radiant-beauty", "infected", "super-ghost")


def votes_out(target: Somebody, *others: Somebody, **options: Any) -> Scene:
    """Player 0 starts a vote, and player 1 is eliminated."""
    table = scene(player(at="lb"), target, *others, **options).choose(0, "start-vote").ready()
    for seat in list(table.asked):
        table.choose(seat, "vote:1")
    if "keep-vote" in table.options(0):
        table.choose(0, "keep-vote")
    return table


# -- roles in general


@pytest.mark.rule("roles-in-general.1")
def test_a_role_changes_no_pile_but_the_firestarters() -> None:
    column = COLUMNS[5]

    odd = [role for role in Role if role is not Role.CULTIST and pile_of(column, role) != column.investigator_pile]

    assert odd == [Role.FIRESTARTER]


@pytest.mark.rule("roles-in-general.2")
@pytest.mark.parametrize("role", ["novice", "butterfingers", "scaredy-cat", "firestarter"])
def test_who_burdens_the_investigators_wins_with_them(role: str) -> None:
    table = votes_out(player("cultist"), player(role), complexity="expert", roles=("novice",))

    assert 2 in table.winners


@pytest.mark.rule("roles-in-general.3", "role-investigator.1", "role-cultist.1", "role-assassin.1", "role-seer.1")
def test_base_roles_are_worth_nothing() -> None:
    base = (Role.INVESTIGATOR, Role.CULTIST, Role.ASSASSIN, Role.SEER)

    assert balance(base) == (0, 0)
    assert not set(base) & set(LOYALTY)


@pytest.mark.rule("roles-in-general.3")
def test_loyalty_counts_for_the_team_that_a_role_supports() -> None:
    assert balance([Role.MECHANIC, Role.FIRESTARTER, Role.NOVICE]) == (3, 3)
    assert {role.slug: value for role, value in LOYALTY.items()} == {
        "radiant-beauty": 1,
        "infected": 1,
        "super-ghost": 1,
        "mechanic": 3,
        "novice": -1,
        "butterfingers": -1,
        "scaredy-cat": -1,
        "firestarter": -2,
    }


@pytest.mark.rule("roles-in-general.4", "symbol-glossary.2")
@pytest.mark.parametrize("role", [slug for slug in BY_SLUG if slug not in SHOWN_WHEN_DEAD])
def test_most_roles_stay_hidden_in_death(role: str) -> None:
    table = votes_out(player(role), player("cultist"), player("cultist"), seats=7)

    assert not table.alive(1)
    assert table.view(4).players[1].role is None


@pytest.mark.rule("role-radiant-beauty.1", "role-infected.1", "role-super-ghost.1")
@pytest.mark.parametrize("role", SHOWN_WHEN_DEAD)
def test_three_roles_are_shown_in_death_and_not_before(role: str) -> None:
    table = scene(player(at="lb"), player(role), player("cultist"))
    assert table.view(4).players[1].role is None

    table = votes_out(player(role), player("cultist"))

    assert table.view(4).players[1].role == role
    assert LOYALTY[BY_SLUG[role]] == 1


@pytest.mark.rule("role-radiant-beauty.1")
def test_a_revealed_murder_shows_the_radiant_beauty_too() -> None:
    table = scene(player(at="se"), player("radiant-beauty", at="se", pulse="D"))

    table.choose(0, "check-status:1").choose(0, "reveal-murder")

    assert table.view(3).players[1].role == "radiant-beauty"


# -- Investigator and Cultist


@pytest.mark.rule("role-investigator.1")
def test_a_plain_investigator_has_no_action_of_its_own() -> None:
    places: list[dict[str, Any]] = [{"at": "lb"}, {"at": "r"}, {"at": "se"}, {"at": "ne"}]

    for place in places:
        plain = scene(player("investigator", **place), player(at=place["at"]), seats=8, fish_man="ne")
        seer = scene(player("seer", **place), player(at=place["at"]), seats=8, fish_man="ne")
        assert plain.options(0) == seer.options(0)


@pytest.mark.rule("role-cultist.1", "game-frame.3")
@pytest.mark.parametrize(("seats", "count"), [(5, 1), (6, 1), (7, 2), (8, 2)])
def test_there_are_one_or_two_cultists(seats: int, count: int) -> None:
    table = Scene.new(scene().game.type, seats=seats)

    assert Counter(one.role for one in table.state.players)[Role.CULTIST] == count


# -- Radiant Beauty


BEAUTY = player("radiant-beauty", at="nw", died=1, shown=True)


@pytest.mark.rule("role-radiant-beauty.2")
@pytest.mark.parametrize(("beauty", "meet"), [(BEAUTY, False), (player(at="nw", died=1), True)])
def test_three_do_not_meet_in_the_light_of_the_dead_radiant_beauty(beauty: Somebody, meet: bool) -> None:
    table = scene(
        player("cultist", at="cm"), player(at="nw"), player(at="nw"), beauty, phase="movement", power=False, round=2
    )

    table.choose(0, "move:nw")

    assert any(key.startswith(("give", "arrange")) for key in table.options(0)) is meet


@pytest.mark.rule("role-radiant-beauty.2")
def test_alive_she_gives_no_light() -> None:
    table = scene(
        player("radiant-beauty", at="cm"), player(at="nw"), player(at="nw"), phase="movement", power=False, round=2
    )

    table.choose(0, "move:nw")

    assert any(key.startswith("arrange") for key in table.options(0))


@pytest.mark.rule("role-radiant-beauty.3")
def test_her_ghost_in_the_security_room_runs_the_camera() -> None:
    rooms = {"db2": room("FFF")}
    lit = scene(player(at="r"), player("radiant-beauty", at="r", died=1, shown=True), power=False, rooms=rooms)
    dark = scene(player(at="r"), player("radiant-beauty", at="g", died=1, shown=True), power=False, rooms=rooms)

    assert {"camera:db2", "check-status:2", "restore-power"} <= set(lit.options(0))
    assert "camera:db2" not in dark.options(0)


# -- Infected


@pytest.mark.rule("role-infected.2")
@pytest.mark.parametrize(("round", "cards"), [(4, False), (5, False), (6, True)])
def test_nobody_hands_over_cards_up_to_the_end_of_the_next_round(round: int, cards: bool) -> None:
    dead = votes_out(player("infected"), player("cultist"), round=4)
    assert dead.state.calm_until == 5

    table = scene(player("cultist", at="cm"), player(at="nw"), phase="movement", round=round, calm_until=5)
    table.choose(0, "move:nw")

    assert any(key.startswith("give") for key in table.options(0)) is cards


# -- Super-Ghost


def super_ghost(**facts: Any) -> Somebody:
    return player("super-ghost", died=1, shown=True, **facts)


@pytest.mark.rule("role-super-ghost.2", "ghost-privileges.3")
def test_a_super_ghost_has_all_room_actions() -> None:
    canteen = scene(super_ghost(at="lb"))
    camera = scene(super_ghost(at="r"), player(), rooms={"db2": room("FFF")})
    dark = scene(super_ghost(at="r"), power=False)
    portal = scene(super_ghost(at="g"), player(at="g"), portal=4)

    assert "start-vote" in canteen.options(0)
    assert {"camera:db2", "camera-status:1"} <= set(camera.options(0))
    assert "restore-power" in dark.options(0)
    assert "close-portal:1" in portal.options(0)


@pytest.mark.rule("role-super-ghost.2")
def test_a_super_ghost_keeps_to_its_route() -> None:
    table = scene(super_ghost(at="r", off_route=True), power=False)

    assert table.options(0) == ["pass-turn"]
    assert table.why(0, "restore-power") == {"room-action-conditions.2"}


@pytest.mark.rule("role-super-ghost.2")
def test_a_super_ghost_helps_to_close_the_portal() -> None:
    table = scene(player(at="g"), super_ghost(at="g"), portal=4)

    table.choose(0, "close-portal:1").choose(1, "help")

    assert table.state.portal == 0


@pytest.mark.rule("role-super-ghost.2")
def test_a_super_ghost_takes_no_character_action() -> None:
    table = scene(super_ghost(at="se"), player(at="se"))

    assert table.options(0) == ["pass-turn"]


@pytest.mark.rule("role-super-ghost.2", "use-the-camera.4")
def test_a_super_ghost_checks_a_status_by_camera_like_the_living() -> None:
    table = scene(super_ghost(at="r"), player(at="sw", pulse="D"), draw="X", unsafe="S")

    table.choose(0, "camera-status:1")
    assert table.options(0) == ["reveal-murder"]
    table.choose(0, "reveal-murder").vote(None, None, None, None, None)

    assert not table.alive(1)
    assert sorted(table.state.unsafe) == ["S", "X"]


@pytest.mark.rule("role-super-ghost.3")
def test_a_super_ghost_is_passed_over_in_encounters() -> None:
    table = scene(player("cultist", at="cm"), player(at="nw"), super_ghost(at="nw"), phase="movement", round=2)

    table.choose(0, "move:nw")

    assert sorted(table.asked) == [0, 1]
    table.give({0: "A", 1: "A"})
    assert (table.pulse(0), table.pulse(1), table.pulse(2)) == ("A", "A", "")


# -- Mechanic


@pytest.mark.rule("role-mechanic.1", "role-mechanic.2")
def test_a_mechanic_ignores_the_route_while_alive() -> None:
    alive = scene(player("mechanic", at="g", hand="S", off_route=True))
    dead = scene(player("mechanic", at="g", hand="S", off_route=True, died=1))

    assert "fill:g:success" in alive.options(0)
    assert dead.options(0) == ["pass-turn"]
    assert dead.why(0, "fill:g:success") == {"room-action-conditions.2"}
    assert LOYALTY[Role.MECHANIC] == 3


# -- Novice


@pytest.mark.rule("role-novice.1", "role-novice.2")
def test_a_novice_dies_of_starting_a_vote_and_votes_once_as_a_ghost() -> None:
    table = scene(player("novice", at="lb"), player("cultist"))

    table.choose(0, "start-vote")
    assert not table.alive(0)
    table.vote(2, 2, None, 2, None)

    assert table.asked == [1]
    assert not table.alive(2)
    assert "vote:0" not in table.options(1)


@pytest.mark.rule("role-novice.1")
def test_a_novice_dies_of_the_camera_when_the_room_has_been_checked() -> None:
    table = scene(player("novice", at="r"), player("cultist"), rooms={"lb": room("SFF")}).rig(0)

    table.choose(0, "camera:lb")

    assert (table.alive(0), table.state.shelves["light-blue"]) == (False, 1)


@pytest.mark.rule("role-novice.1", "role-novice.2")
def test_a_novice_dies_of_a_status_by_camera_before_the_vote_it_leads_to() -> None:
    table = scene(player("novice", at="r"), player("cultist"), player(pulse="D"))

    table.choose(0, "check-status:2").choose(0, "reveal-murder").ready()

    assert not table.alive(0)
    assert table.options(1) == ["vote:1", "vote:3", "vote:4", "abstain"]


@pytest.mark.rule("role-novice.1")
def test_a_novice_checks_a_status_on_the_spot_and_lives() -> None:
    here = scene(player("novice", at="r"), player("cultist", at="r")).choose(0, "check-status:1").choose(0, "put-back")
    away = scene(player("novice", at="r"), player("cultist")).choose(0, "check-status:1").choose(0, "put-back")

    assert (here.alive(0), away.alive(0)) == (True, False)


def test_a_novice_uses_the_portable_camera_and_lives() -> None:
    table = scene(player("novice"), player(), phase="event", bag=("portable-camera",), seats=7)

    table.choose(0, "event-check:1").choose(0, "put-back")

    assert table.alive(0)


# -- Butterfingers


@pytest.mark.rule("role-butterfingers.1")
def test_butterfingers_dies_after_scaring_off_the_fish_man() -> None:
    table = scene(player("butterfingers", at="ne"), player("cultist"), fish_man="ne")

    table.choose(0, "scare-off")

    assert (table.state.fish_man, table.alive(0)) == ("", False)


@pytest.mark.rule("role-butterfingers.1")
@pytest.mark.parametrize(("key", "alive"), [("vote:2", False), ("abstain", False), ("keep-vote", True)])
def test_butterfingers_dies_of_changing_a_vote(key: str, alive: bool) -> None:
    table = scene(player("butterfingers", at="lb"), player("cultist")).choose(0, "start-vote")

    table.vote(1, None, None, None, None).choose(0, key)

    assert table.alive(0) is alive


@pytest.mark.rule("role-butterfingers.1")
@pytest.mark.parametrize(
    ("key", "alive", "out"), [("vote:2", False, True), ("vote-once:2", True, False), ("abstain-once", True, False)]
)
def test_butterfingers_dies_of_a_doubled_vote_and_may_do_without(key: str, alive: bool, out: bool) -> None:
    table = scene(player("butterfingers", at="lb"), player("cultist"), seats=7).choose(0, "start-vote").ready()

    table.choose(0, key)
    for seat, aim in enumerate((2, 3, 3, None, None, 4), 1):
        table.choose(seat, "abstain" if aim is None else f"vote:{aim}")

    assert table.alive(0) is alive
    assert table.alive(2) is not out


@pytest.mark.parametrize(("key", "told"), [("vote-once:2", True), ("vote:2", False)])
def test_all_see_that_a_vote_is_not_doubled(key: str, told: bool) -> None:
    table = scene(player("butterfingers", at="lb"), player("cultist"), seats=7).choose(0, "start-vote").ready()

    table.choose(0, key)
    for seat in range(1, 7):
        table.choose(seat, "abstain")

    assert ("André does not use the Knife: the vote counts once." in table.log(4)) is told


@pytest.mark.rule("role-butterfingers.2")
@pytest.mark.parametrize("event", ["false-eyes", "portable-camera"])
def test_butterfingers_dies_after_a_check_by_event(event: str) -> None:
    table = scene(player("butterfingers"), player("cultist"), phase="event", bag=(event,), seats=7)

    table.choose(0, "event-check:1")
    assert table.alive(0)
    table.choose(0, "put-back")

    assert not table.alive(0)


@pytest.mark.rule("role-butterfingers.2")
def test_butterfingers_who_declines_the_event_lives() -> None:
    table = scene(player("butterfingers"), player("cultist"), phase="event", bag=("false-eyes",))

    table.choose(0, "decline-event")

    assert table.alive(0)


@pytest.mark.rule("role-butterfingers.3")
def test_holding_and_passing_on_the_knife_is_harmless() -> None:
    table = scene(player("butterfingers"), player("cultist"), phase="upkeep", complexity="expert", roles=("novice",))

    for seat in list(table.asked):
        table.choose(seat, "keep-silent")

    assert (table.view().first_player, table.alive(0)) == (1, True)


# -- Scaredy-cat


@pytest.mark.rule("role-scaredy-cat.1")
def test_a_scaredy_cat_dies_of_showing_a_dead_card() -> None:
    table = scene(player("scaredy-cat", at="se"), player(at="se", pulse="D"))

    table.choose(0, "check-status:1").choose(0, "reveal-murder").ready()

    assert (table.alive(0), table.alive(1)) == (False, False)
    assert table.options(2) == ["vote:2", "vote:3", "vote:4", "abstain"]


@pytest.mark.rule("role-scaredy-cat.1")
def test_alive_cards_are_harmless_to_a_scaredy_cat() -> None:
    table = scene(player("scaredy-cat", at="se"), player(at="se", pulse="A"))

    table.choose(0, "check-status:1").choose(0, "put-back")

    assert table.alive(0)


@pytest.mark.rule("role-scaredy-cat.1")
@pytest.mark.parametrize("event", ["false-eyes", "portable-camera"])
@pytest.mark.parametrize(("key", "alive"), [("reveal-murder", False), ("put-back", True)])
def test_by_an_event_a_scaredy_cat_may_look_away(event: str, key: str, alive: bool) -> None:
    table = scene(player("scaredy-cat"), player(pulse="D"), phase="event", bag=(event,), seats=7)

    table.choose(0, "event-check:1").choose(0, key)

    assert table.alive(0) is alive


def test_a_scaredy_cat_who_shows_the_last_cultist_dead_has_won_before_the_fright() -> None:
    table = scene(
        player("scaredy-cat", at="se"), player("cultist", at="se", pulse="D"), player("cultist", died=1), seats=7
    )

    table.choose(0, "check-status:1").choose(0, "reveal-murder")

    assert table.winners == (0, 3, 4, 5, 6)
    assert table.alive(0)


# -- Firestarter


@pytest.mark.rule("role-firestarter.1", "card-families.4")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_a_firestarter_has_two_red_cards_for_two_successes(seats: int) -> None:
    column = COLUMNS[seats]

    pile = Counter(pile_of(column, Role.FIRESTARTER))

    assert (pile["S"], pile["F"], pile["X"], pile["D"]) == (6, 1, 1, 0)
    assert pile.total() == len(column.investigator_pile)
    assert LOYALTY[Role.FIRESTARTER] == -2


@pytest.mark.rule("role-firestarter.2", "role-firestarter.3")
@pytest.mark.parametrize(
    ("round", "hand", "alive"), [(5, "SSF", False), (5, "XA", False), (5, "SSA", True), (4, "FX", True)]
)
def test_a_firestarter_dies_at_the_end_of_round_five_with_a_red_card_in_hand(
    round: int, hand: str, alive: bool
) -> None:
    table = scene(player("firestarter", hand=hand), player("cultist"), phase="upkeep", round=round)

    assert table.alive(0) is alive


@pytest.mark.rule("role-firestarter.2")
def test_a_firestarter_who_keeps_red_cards_after_round_five_is_safe() -> None:
    table = scene(player("firestarter", hand="FX"), player("cultist"), phase="upkeep", round=6)

    assert table.alive(0)


def test_the_firestarters_death_comes_before_the_claim() -> None:
    table = scene(
        player("cultist"),
        player("firestarter", hand="F"),
        *[player(pulse="D")] * 3,
        phase="upkeep",
        seats=6,
        round=5,
        complexity="expert",
        roles=("novice",),
    )

    for seat in [seat for seat in table.asked if seat]:
        table.choose(seat, "keep-silent")
    table.choose(0, "claim-victory")

    assert table.winners == (0,)


# -- Seer


@pytest.mark.rule("role-seer.1")
@pytest.mark.parametrize(("seats", "cultists"), [(5, 1), (6, 1), (8, 2)])
def test_the_seer_sees_all_cultists(seats: int, cultists: int) -> None:
    table = scene(player("seer"), seats=seats)

    roles = [shown.role for shown in table.view(0).players]

    assert roles.count("cultist") == cultists
    assert [shown.role for shown in table.view(1).players].count("cultist") == 0
