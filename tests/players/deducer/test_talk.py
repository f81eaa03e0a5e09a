"""What the deducer says, and what it makes of what others say. Seat 4 is the Cultist, unless a scene says otherwise."""

from typing import cast

import pytest

from miskatonic.games.cultists.board import ROOM_CODES
from miskatonic.games.cultists.discussion import Discussion
from miskatonic.games.cultists.records import Check, CultistsTable
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat
from miskatonic.players import Deducer
from miskatonic.players.deducer.beliefs import Beliefs
from miskatonic.players.deducer.seen import TableSeen
from tests.cultists.scenes import Scene, player, room, scene


def talk(table: Scene) -> Scene:
    return table.run(Discussion())


def says(table: Scene, seat: int) -> list[str]:
    """All that a deducer in this seat has to say now."""
    found = []
    while seat in table.asked:
        key = Deducer(1).choose(table.game.chair(Seat(seat)))
        found.append(key if isinstance(key, str) else key.key)
        table.choose(seat, found[-1])
    return found


def suspicion(table: Scene, seat: int, stance: int | None = None) -> float:
    held = Beliefs(stance)
    held.look(cast("TableSeen", table.view(stance)))
    return held.suspicion[seat]


def laid(table: Scene, place: str, shown: str, *cards: tuple[int, str]) -> Scene:
    """Cards that lie in a Room, each from a seat, and what came up there."""

    def lay(table: CultistsTable) -> None:
        state = table.state
        for seat, card in cards:
            one = state.players[seat]
            state.players[seat] = changed(one, played=one.played + card, went=one.went + ROOM_CODES[place])
        story = "o" + "".join(str(seat) for seat, _ in cards) + shown
        state.rooms[place] = changed(state.rooms[place], story=story)

    return table.lay(lay)


def looked(table: Scene, by: int, target: int, dead: int, *, free: bool = False) -> Scene:
    """A check that told the others nothing."""

    def lay(table: CultistsTable) -> None:
        state = table.state
        received = len(state.players[target].pulse)
        state.checks = (*state.checks, Check(Seat(by), Seat(target), received, free))
        state.players[by] = changed(state.players[by], looks=(*state.players[by].looks, dead))

    return table.lay(lay)


# -- what it says


def test_who_is_asked_where_it_was_names_its_company_or_its_place() -> None:
    table = talk(scene(player(at="nw"), player(at="nw"), player(at="r")))
    table.choose(3, "ask-where:0").choose(3, "ask-where:2")

    assert says(table, 0)[0] == "say-was-with:1"
    assert says(table, 2)[0] == "say-was-in:r"


def test_who_is_suspected_denies_it_the_cultist_too() -> None:
    table = talk(scene())
    table.choose(3, "suspect:0").choose(3, "suspect:4")

    assert "say-innocent" in says(table, 0)
    assert "say-innocent" in says(table, 4)


def test_where_red_came_up_an_investigator_tells_what_it_laid_and_the_cultist_lies() -> None:
    table = talk(laid(scene(rooms={"r": room("SS")}), "r", "F", (0, "S"), (4, "F")))

    assert "say-card:r:success" in says(table, 0)
    assert "say-card:r:success" in says(table, 4)


def test_nobody_talks_of_a_room_where_only_successes_came_up() -> None:
    table = talk(laid(scene(rooms={"r": room("SS")}), "r", "S", (0, "S"), (4, "F")))

    assert not [key for seat in (0, 4) for key in says(table, seat) if key.startswith("say-card")]


def test_the_firestarter_owns_up_to_what_it_burnt() -> None:
    burner = player("firestarter")
    table = scene(burner, complexity="expert", roles=("firestarter", "infected"), rooms={"r": room("SS")})

    assert "say-card:r:failure" in says(talk(laid(table, "r", "X", (0, "F"), (4, "X"))), 0)


def test_a_check_is_told_as_it_was_but_for_the_cultists() -> None:
    table = scene(player(), player(pulse="A"), player(pulse="D"))
    talk(looked(looked(looked(table, 0, 1, 0), 0, 2, 1, free=True), 4, 2, 1, free=True))

    honest, sly = says(table, 0), says(table, 4)

    assert {"say-alive:1", "say-dead:2"} <= set(honest)
    assert "say-alive:2" in sly


def test_who_gave_a_card_to_somebody_murdered_gave_an_alive_one() -> None:
    table = scene(player(at="nw"), player(at="nw", pulse="D"))

    def give(table: CultistsTable) -> None:
        table.state.players[2] = changed(table.state.players[2], played="A", went="1")

    table.lay(give).choose(0, "check-status:1").choose(0, "reveal-murder")

    assert "say-gave-alive:1" in says(table, 2)


def test_no_vote_is_wanted_without_a_suspicion() -> None:
    table = scene(player(at="lb"))
    table.choose(0, "start-vote")

    assert "urge-calm" in says(table, 1)


def test_the_cultist_doubts_whoever_doubts_it() -> None:
    table = talk(scene())
    table.choose(0, "suspect:4")

    assert "suspect:0" in says(table, 4)


# -- what it hears


def test_to_own_up_to_being_a_cultist_is_believed_in_part() -> None:
    table = talk(scene())

    table.choose(1, "say-cultist")

    assert 0.25 < suspicion(table, 1, 0) < 0.9


def test_a_red_card_owned_up_to_speaks_against_an_investigator_but_not_where_there_is_a_firestarter() -> None:
    def owned(**options: object) -> float:
        table = laid(scene(rooms={"r": room("SS")}, **options), "r", "F", (1, "S"), (2, "F"))  # type: ignore[arg-type]  # options of the set-up
        return suspicion(talk(table).choose(2, "say-card:r:failure"), 2, 0)

    assert owned() > owned(complexity="expert", roles=("firestarter", "infected"))


def test_where_there_is_a_firestarter_who_laid_a_success_is_suspected_less_than_who_says_nothing() -> None:
    options = {"complexity": "expert", "roles": ("firestarter", "infected")}
    table = laid(scene(rooms={"r": room("SSS")}, **options), "r", "", (1, "S"), (2, "S"))  # type: ignore[arg-type]  # options of the set-up
    before = _success(table)

    talk(table).choose(1, "say-card:r:success").choose(2, "say-card:r:success")

    assert _success(table) > before


def test_a_dead_card_told_of_after_a_silent_look_burdens_those_who_gave() -> None:
    table = looked(scene(player(), player(pulse="A")), 3, 1, 0, free=True)
    before = suspicion(table, 2, 0)

    talk(table).choose(3, "say-dead:1")

    assert suspicion(table, 2, 0) > before


def test_an_alive_pile_told_of_after_a_free_look_clears_those_who_gave() -> None:
    table = looked(scene(player(), player(pulse="A")), 3, 1, 0, free=True)
    before = suspicion(table, 2, 0)

    talk(table).choose(3, "say-alive:1")

    assert suspicion(table, 2, 0) < before


def test_who_was_elsewhere_than_all_can_see_is_suspected() -> None:
    table = talk(scene(player(), player(at="nw"), player(at="r")))
    table.choose(0, "ask-where:1").choose(0, "ask-where:2")

    table.choose(1, "say-was-in:se").choose(2, "say-was-in:r")

    assert suspicion(table, 1, 0) > 0.25 > suspicion(table, 2, 0)


@pytest.mark.parametrize("answers", [True, False])
def test_who_leaves_a_suspicion_unanswered_when_the_round_is_over_is_suspected_more(answers: bool) -> None:
    def after(round: int) -> float:
        table = talk(scene()).choose(0, "suspect:1")
        if answers:
            table.choose(1, "say-innocent")

        def lay(table: CultistsTable) -> None:
            table.state.round = round

        return suspicion(table.lay(lay), 1, 3)

    assert (after(2) > after(1)) is not answers


def test_to_want_no_vote_is_a_little_suspicious() -> None:
    table = talk(scene())

    table.choose(1, "urge-calm")

    assert 0.25 < suspicion(table, 1, 0) < 0.3


def _success(table: Scene) -> float:
    held = Beliefs(0)
    held.look(cast("TableSeen", table.view(0)))
    return held.chances("r")[0]
