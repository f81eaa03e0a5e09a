"""The enemy phase and the upkeep phase, step by step."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.words.abilities import Action, Constant, Fast, Forced, Reaction
from miskatonic.games.arkham.words.cards import Gain
from miskatonic.games.arkham.words.costs import Pay
from miskatonic.games.arkham.words.flow import Choose
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.moments import After, Attacks, RoundEnds, When
from miskatonic.games.arkham.words.standing import HandSize, Skill
from miskatonic.games.arkham.words.until import Until
from tests.arkham.scenes import HOUSE, Scene, daisy, foe, roland, scene, wendy

from .own import asset, enemy

Declare = Callable[..., None]


@pytest.fixture
def flask(declare: Declare) -> None:
    """Something that can be used in every player window."""
    declare(asset("flask", Fast((Gain(2),), cost=(Pay(1),)), quantity=2))


def combat(table: Scene) -> int:
    shown: dict[str, int] = table.view(0).investigators[0].skills
    return shown["combat"]


@pytest.mark.usefixtures("flask")
@pytest.mark.rule("framework.3.1.a", "framework.3.2.b")
def test_the_first_window_of_the_enemy_phase_comes_after_hunting_and_before_attacks() -> None:
    rats = foe("swarm-of-rats", at="hallway")
    table = scene(roland(at="attic", play=["flask"]), places=HOUSE, enemies=[rats]).enemy_phase()

    assert table.open == ["use:flask:0", "pass"]
    assert (table.enemy("swarm-of-rats").threat, table.hurt()) == (0, (0, 0))
    assert table.play("pass").hurt() == (1, 0)


@pytest.mark.rule("framework.3.2.a")
def test_hunters_that_are_exhausted_or_engaged_stay_where_they_are() -> None:
    table = scene(
        roland(at="attic"),
        daisy(at="cellar"),
        places=HOUSE,
        enemies=[
            foe("swarm-of-rats", at="hallway", exhausted=True),
            foe("ghoul-priest", engaged=1),
            foe("ghoul-minion", at="hallway"),
        ],
    ).enemy_phase()

    assert table.enemy("swarm-of-rats").place == "hallway"
    assert table.enemy("ghoul-minion").place == "hallway"
    assert table.enemy("ghoul-priest").threat == 1


@pytest.mark.usefixtures("flask")
@pytest.mark.rule("framework.3.3.a", "framework.3.3.e", "framework.3.3.f")
def test_attacks_come_investigator_by_investigator_each_in_the_order_of_the_attacked_with_windows_between() -> None:
    foes = [foe("swarm-of-rats", engaged=0), foe("ghoul-minion", engaged=0), foe("icy-ghoul", engaged=1)]
    table = scene(roland(), daisy(play=["flask"]), enemies=foes, lead=0).enemy_phase()
    seen = []

    for key in ("pass", "attack-first:ghoul-minion", "pass", "pass"):
        seen.append((table.asked[0], table.open[0], table.hurt(0), table.hurt(1)))
        table.play(key)

    assert seen == [
        (1, "use:flask:0", (0, 0), (0, 0)),
        (0, "attack-first:swarm-of-rats", (0, 0), (0, 0)),
        (1, "use:flask:0", (2, 1), (0, 0)),
        (1, "use:flask:0", (2, 1), (2, 1)),
    ]


@pytest.mark.rule("framework.3.3.b")
def test_only_ready_enemies_attack_and_only_whom_they_are_engaged_with() -> None:
    foes = [foe("swarm-of-rats", engaged=0, exhausted=True), foe("ghoul-minion", engaged=1)]
    table = scene(roland(), daisy(), enemies=foes).enemy_phase()

    assert (table.hurt(0), table.hurt(1)) == ((0, 0), (1, 1))


@pytest.mark.rule("framework.3.3.c")
def test_an_attack_deals_its_damage_and_horror_together() -> None:
    table = scene(roland(play=["guard-dog"]), enemies=[foe("ghoul-minion", engaged=0)]).enemy_phase()

    table.play("assign-damage:roland-banks")
    half = table.hurt(), table.open
    table.play("assign-horror:roland-banks")

    assert half == ((0, 0), ["assign-horror:roland-banks", "assign-horror:guard-dog"])
    assert table.hurt() == (1, 1)


@pytest.mark.rule("framework.3.3.d")
def test_an_enemy_exhausts_after_all_that_its_attack_has_set_off(declare: Declare) -> None:
    declare(asset("diary", Reaction(After(Attacks(who="you")), (Gain(1),))))
    table = scene(roland(play=["diary"]), enemies=[foe("ghoul-minion", engaged=0)]).enemy_phase()

    during = table.open, table.hurt(), table.enemy("ghoul-minion").exhausted
    table.react()

    assert during == (["trigger:diary:0:0", "pass"], (1, 1), False)
    assert table.enemy("ghoul-minion").exhausted


@pytest.mark.usefixtures("flask")
@pytest.mark.rule("framework.3.4.a")
def test_what_lasts_for_the_enemy_phase_ends_with_it(declare: Declare) -> None:
    declare(asset("rage", Reaction(After(Attacks(who="you")), (Until("phase", (Skill("combat", 1),)),))))
    table = scene(roland(play=["rage", "flask"]), enemies=[foe("ghoul-minion", engaged=0)]).enemy_phase()
    table.play("pass").react()

    during = table.open, combat(table)
    table.play("pass")

    assert during == (["use:flask:0", "pass"], 5)
    assert combat(table) == 4


@pytest.mark.usefixtures("flask")
@pytest.mark.rule("framework.4.a", "framework.4.1.a", "framework.4.5.a")
def test_the_only_window_of_upkeep_comes_before_anything_readies() -> None:
    """Ten cards in the hand after the draw: two go, and nothing else can be done meanwhile."""
    table = scene(
        roland(play=["flask"], hand=["knife"] * 9, deck=["guts"]),
        enemies=[foe("ghoul-minion", at="study", exhausted=True)],
    ).upkeep()

    window = table.open, table.enemy("ghoul-minion").exhausted, len(table.who().hand)
    table.play("pass")
    offered = [table.open]
    table.play("discard:guts")
    offered.append(table.open)
    table.play(table.open[0])

    assert window == (["use:flask:0", "pass"], True, 9)
    assert all(key.startswith("discard:") for keys in offered for key in keys)
    assert table.hand() == ["knife"] * 8
    assert "investigate" in table.open


@pytest.mark.rule("framework.4.5.a")
def test_hands_are_brought_down_to_eight_in_player_order() -> None:
    table = scene(
        roland(hand=["knife"] * 8, deck=["knife"]), daisy(hand=["guts"] * 9, deck=["guts"]), lead=1
    ).upkeep()  # fmt: skip
    asked = []

    while table.open[0].startswith("discard:"):
        asked.append(table.asked[0])
        table.play(table.open[0])

    assert asked == [1, 1, 0]
    assert (len(table.who(0).hand), len(table.who(1).hand)) == (8, 8)


@pytest.mark.rule("framework.4.5.b")
def test_a_smaller_hand_size_leaves_fewer_cards(declare: Declare) -> None:
    declare(asset("shackle", Constant((HandSize(-2),))))
    table = scene(roland(play=["shackle"], hand=["knife"] * 7, deck=["guts"])).upkeep()

    table.play("discard:knife", "discard:knife.2")

    assert sorted(table.hand()) == ["guts", *["knife"] * 5]


@pytest.mark.rule("framework.4.2.a")
def test_actions_are_back_for_the_next_turn() -> None:
    table = scene(roland(), daisy(), encounter=["swarm-of-rats"] * 3).play("resource", "draw", "end-turn")
    taken = table.who().turn_taken, table.who().spent

    table.play("end-turn", "take-turn:0")

    assert taken == (True, 2)
    assert table.state.round == 2
    assert table.view(0).investigators[0].actions == 3


@pytest.mark.rule("framework.4.3.a")
def test_all_cards_ready_together_before_enemies_engage() -> None:
    evaded = [foe(slug, at="study", exhausted=True) for slug in ("swarm-of-rats", "ghoul-minion")]
    table = scene(roland(play=["forbidden-knowledge"]), enemies=evaded)
    table.play("use:forbidden-knowledge:0").upkeep()
    while "pass" in table.open:
        table.play("pass")

    found = [table.enemy("swarm-of-rats"), table.enemy("ghoul-minion")]

    assert [(each.exhausted, each.threat) for each in found] == [(False, 0), (False, 0)]
    assert not table.card("forbidden-knowledge").exhausted


@pytest.mark.rule("framework.4.4.a", "framework.4.4.b")
def test_a_weakness_that_one_draws_is_done_with_before_the_next_draws_and_before_resources() -> None:
    table = scene(
        wendy(hand=["knife", "guts"], deck=["amnesia"]), roland(deck=["paranoia"]), daisy(deck=["machete"]), lead=0
    ).upkeep()  # fmt: skip

    during = table.asked, table.slugs(table.who(1).deck), table.hand(2), table.who(0).resources
    table.play("discard:guts")

    assert during == ([0], ["paranoia"], [], 5)
    assert [table.who(who).resources for who in range(3)] == [6, 1, 6]
    assert table.hand(2) == ["machete"]


@pytest.mark.rule("framework.4.6.a", "framework.4.6.b")
def test_what_lasts_for_the_round_is_over_before_what_waits_for_its_end(declare: Declare) -> None:
    pause = Choose(((Take(horror=1),), (Take(damage=1),)))
    declare(
        asset("tonic", Action((Until("round", (Skill("combat", 2),)),))),
        enemy("clock", Forced(When(RoundEnds()), (pause,)), damage=0),
    )
    table = scene(roland(play=["tonic"]), enemies=[foe("clock", engaged=0)]).play("activate:tonic:0")
    strong = combat(table)

    table.play("end-turn")

    assert (strong, combat(table)) == (6, 4)
    assert (table.state.phase, table.open) == ("upkeep", ["choose:0", "choose:1"])
