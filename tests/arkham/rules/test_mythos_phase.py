"""The mythos phase, step by step."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.declarations import Spawn
from miskatonic.games.arkham.game import ARKHAM
from miskatonic.games.arkham.words.abilities import Fast, Forced, Revelation
from miskatonic.games.arkham.words.base import Word
from miskatonic.games.arkham.words.cards import Gain
from miskatonic.games.arkham.words.costs import Exhaust
from miskatonic.games.arkham.words.doing import DrawEncounter
from miskatonic.games.arkham.words.flow import Choose
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.moments import PhaseBegins, PhaseEnds, When
from miskatonic.games.arkham.words.standing import Skill
from miskatonic.games.arkham.words.testing import Test
from miskatonic.games.arkham.words.until import Until
from miskatonic.testing import Situation
from tests.arkham.scenes import HOUSE, Scene, daisy, foe, roland, scene

from .own import asset, enemy, treachery

Declare = Callable[..., None]

PAUSE: Word = Choose(((Take(horror=1),), (Take(damage=1),)))
"""A choice, at which a test can look around."""


def combat(table: Scene) -> int:
    shown: dict[str, int] = table.view(0).investigators[0].skills
    return shown["combat"]


@pytest.mark.rule("framework.a", "framework.1.b", "framework.3.a", "framework.4.b", "framework.4.6.c")
def test_phases_follow_each_other_and_upkeep_is_followed_by_the_next_round() -> None:
    table = scene(roland(), encounter=["swarm-of-rats"])
    told = len(table.messages())

    table.play("end-turn")

    phases = ("arkham-log-enemy-phase", "arkham-log-upkeep", "arkham-log-round", "arkham-log-mythos")
    assert [line for line in table.messages()[told:] if line in phases] == list(phases)
    assert (table.state.round, table.state.phase) == (2, "investigation")
    assert "investigate" in table.open


@pytest.mark.rule("framework.b", "framework.1.2.a")
def test_a_doom_goes_on_the_agenda_unasked_whatever_lies_elsewhere() -> None:
    rats = foe("swarm-of-rats", at="attic", doom=2)
    table = scene(roland(at="hallway"), places=HOUSE, enemies=[rats], agenda=2, doom=2).mythos()

    assert table.state.agenda_doom == 3
    assert table.enemy("swarm-of-rats").doom == 2


@pytest.mark.rule("framework.c", "framework.1.4.a", "framework.1.4.d")
def test_a_test_in_the_mythos_phase_is_a_whole_test_and_the_phase_goes_on_after_it() -> None:
    table = scene(
        roland(hand=["guts"]), daisy(), encounter=["rotting-remains", "swarm-of-rats", "ghoul-minion"], token="-2"
    ).mythos()

    during = table.open, list(table.slugs(table.state.encounter)), table.discarded
    table.play("commit:guts")

    assert during == (["commit:guts", "commit-no-more"], ["swarm-of-rats", "ghoul-minion"], [])
    assert table.discarded == ["rotting-remains"]
    assert table.hurt() == (0, 0)
    assert table.enemy("swarm-of-rats").threat == 1


@pytest.mark.rule("framework.1.a")
def test_the_first_round_has_no_mythos_phase() -> None:
    table = Situation.new(ARKHAM, seats=[{"investigator": "roland-banks"}], standalone=False)
    cards = len(table.table.state.encounter)

    table.choose(0, "keep-hand")

    state = table.table.state
    assert (state.round, state.phase, state.agenda_doom) == (1, "investigation", 0)
    assert len(state.encounter) == cards


@pytest.mark.rule("framework.1.1.a", "framework.1.1.b")
def test_what_waits_for_the_beginning_of_the_phase_comes_in_the_new_round_and_before_doom(declare: Declare) -> None:
    declare(asset("omen-reader", Forced(When(PhaseBegins("mythos")), (PAUSE,))))
    table = scene(roland(play=["omen-reader"]), encounter=["swarm-of-rats"]).play("end-turn")

    assert table.open == ["choose:0", "choose:1"]
    assert (table.state.round, table.state.phase, table.state.agenda_doom) == (2, "mythos", 0)
    assert table.slugs(table.state.encounter) == ["swarm-of-rats"]


@pytest.mark.rule("framework.1.3.a", "framework.1.3.b", "framework.1.3.c", "framework.1.3.e")
@pytest.mark.parametrize(("elsewhere", "agenda", "left"), [(2, 1, 2), (3, 2, 0), (4, 2, 0)])
def test_doom_everywhere_counts_advances_the_agenda_once_and_is_gone(elsewhere: int, agenda: int, left: int) -> None:
    rats = foe("swarm-of-rats", at="attic", doom=elsewhere)
    table = scene(roland(at="hallway"), places=HOUSE, enemies=[rats], agenda=2, doom=3).mythos()

    assert table.state.agenda == agenda
    assert table.enemy("swarm-of-rats").doom == left
    assert table.state.agenda_doom == (0 if agenda == 2 else 4)
    assert table.view(0).agenda == ("01107" if agenda == 2 else "01106")


@pytest.mark.rule("framework.1.3.d")
def test_the_reverse_of_the_agenda_is_carried_out_before_anybody_draws() -> None:
    table = scene(roland(hand=["knife"]), encounter=["swarm-of-rats"], doom=2).mythos()

    during = table.open, table.slugs(table.state.encounter)
    table.play("choose:1")

    assert during == (["choose:0", "choose:1"], ["swarm-of-rats"])
    assert table.hurt() == (0, 2)
    assert table.in_play("swarm-of-rats")


@pytest.mark.rule("framework.1.3.f")
def test_doom_that_comes_later_waits_for_the_next_check() -> None:
    table = scene(
        roland(at="your-house"), scenario="the-midnight-masks", encounter=["acolyte", "locked-door"], doom=4
    )  # fmt: skip

    table.mythos().play("spawn-at:graveyard")
    after_one = table.state.agenda, table.state.agenda_doom, table.enemy("acolyte").doom
    table.mythos()

    assert after_one == (0, 5, 1)
    assert (table.state.agenda, table.enemy("acolyte").doom) == (1, 0)


@pytest.mark.rule("framework.1.4.a", "framework.1.4.b")
def test_each_draws_in_player_order_once_the_card_before_is_done_with(declare: Declare) -> None:
    declare(treachery("riddle", Revelation((PAUSE,)), quantity=2))
    table = scene(roland(), daisy(), encounter=["riddle", "riddle", "swarm-of-rats"], lead=1).mythos()

    asked, left = [table.asked[0]], [len(table.state.encounter)]
    table.play("choose:0")
    asked.append(table.asked[0])
    left.append(len(table.state.encounter))
    table.play("choose:1")

    assert (asked, left) == ([1, 0], [2, 1])
    assert (table.hurt(0), table.hurt(1)) == ((1, 0), (0, 1))
    assert not table.in_play("swarm-of-rats")


@pytest.mark.rule("framework.1.4.c", "peril.2")
@pytest.mark.parametrize("peril", [False, True])
def test_a_peril_card_is_faced_alone(peril: bool, declare: Declare) -> None:
    test = Test("willpower", 3, fail=(Take(damage=1),))
    declare(treachery("omen", Revelation((test,)), peril=peril), asset("flask", Fast((Gain(1),), cost=(Exhaust(),))))
    table = scene(roland(), daisy(play=["flask"], hand=["guts"]), token="-1").draw("omen")
    helped = []

    while table.table.current_test() is not None:
        helped.append(table.open[0])
        table.play(table.open[-1])

    assert helped == ([] if peril else ["use:flask:0", "commit:guts", "use:flask:0"])
    assert table.hurt() == (1, 0)


@pytest.mark.rule("framework.1.4.d", "framework.1.4.e")
def test_an_enemy_with_a_revelation_spawns_at_its_place_afterwards(declare: Declare) -> None:
    declare(enemy("herald", Revelation((PAUSE,)), spawn=Spawn(at="attic")))
    table = scene(roland(at="hallway"), places=HOUSE, encounter=["herald"]).mythos()

    before = table.in_play("herald")
    table.play("choose:0")

    assert not before
    assert table.enemy("herald").place == "attic"


@pytest.mark.rule("framework.1.4.e")
def test_an_enemy_without_an_instruction_comes_straight_for_whoever_drew_it() -> None:
    assert scene(roland(), encounter=["swarm-of-rats"]).mythos().enemy("swarm-of-rats").threat == 0


@pytest.mark.rule("framework.1.4.f", "framework.1.4.g", "surge.1")
def test_a_treachery_with_surge_lies_in_the_discard_pile_as_the_next_card_is_drawn(declare: Declare) -> None:
    declare(treachery("rush", surge=True), treachery("riddle", Revelation((PAUSE,)), surge=True))
    table = scene(roland(), encounter=["rush", "riddle", "swarm-of-rats", "ghoul-minion"]).mythos()

    during = table.open, table.discarded
    table.play("choose:0")

    assert during == (["choose:0", "choose:1"], ["rush"])
    assert table.discarded == ["rush", "riddle"]
    assert table.in_play("swarm-of-rats")
    assert table.slugs(table.state.encounter) == ["ghoul-minion"]


@pytest.mark.rule("framework.1.4.h", "surge.1")
def test_a_card_drawn_by_an_effect_goes_through_the_same_steps(declare: Declare) -> None:
    declare(treachery("rush", Revelation((Gain(-1),)), surge=True))
    table = scene(roland(), encounter=["rush", "swarm-of-rats", "ghoul-minion"]).words(DrawEncounter())

    assert (table.state.phase, table.who().resources, table.discarded) == ("investigation", 4, ["rush"])
    assert table.enemy("swarm-of-rats").threat == 0


@pytest.mark.rule("framework.1.5.a", "framework.1.5.b")
def test_what_lasts_for_the_phase_is_over_before_what_waits_for_its_end(declare: Declare) -> None:
    declare(
        treachery("hex", Revelation((Until("phase", (Skill("combat", -1),)), PAUSE))),
        asset("bell", Forced(When(PhaseEnds("mythos")), (PAUSE,))),
    )
    table = scene(roland(play=["bell"]), encounter=["hex"]).mythos()

    seen = [combat(table)]
    table.play("choose:0")
    seen.append(combat(table))

    assert seen == [3, 4]
    assert (table.open, table.state.phase) == (["choose:0", "choose:1"], "mythos")
