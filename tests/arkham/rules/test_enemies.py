"""Enemies: how they come into play, whom they engage, where they are."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.declarations import Spawn
from miskatonic.games.arkham.words.abilities import Forced
from miskatonic.games.arkham.words.doing import DrawEncounter
from miskatonic.games.arkham.words.moments import PhaseBegins, When
from miskatonic.games.arkham.words.scenery import ReadyThis

from ..cards.scenes import agnes, daisy, foe, roland, scene, skids
from .own import enemy

Declare = Callable[..., None]


@pytest.mark.rule("empty-location.1")
def test_clues_and_attachments_do_not_make_a_location_less_empty(declare: Declare) -> None:
    declare(enemy("lurker", spawn=Spawn(empty=True)))
    table = scene(
        encounter=["lurker"], attached={"obscuring-fog": "cellar"}, foes=[foe("ghoul-minion", at="attic")],
        places={"hallway": 0, "attic": 2, "cellar": 2},
    )  # fmt: skip

    table.words(DrawEncounter())

    assert table.place("lurker") == "cellar"


@pytest.mark.rule("arkham:enemy-cards.1")
def test_a_drawn_enemy_spawns_where_it_says_without_asking_its_drawer() -> None:
    table = scene(encounter=["flesh-eater"]).words(DrawEncounter())

    assert (table.place("flesh-eater"), table.card("flesh-eater").threat) == ("attic", -1)
    assert "end-turn" in table.open


@pytest.mark.rule("arkham:enemy-cards.2")
def test_a_drawn_enemy_without_instruction_engages_its_drawer_whatever_its_prey() -> None:
    table = scene(roland(), daisy(), encounter=["ravenous-ghoul"]).words(DrawEncounter())

    assert table.card("ravenous-ghoul").threat == 0
    assert "end-turn" in table.open


@pytest.mark.rule("enemy-cards.3", "enemy-engagement.4")
def test_an_enemy_that_a_card_readies_engages_at_once(declare: Declare) -> None:
    declare(enemy("sleeper", Forced(When(PhaseBegins("enemy")), (ReadyThis(),)), damage=1))
    table = scene(roland(play=["guard-dog"]), foes=[foe("sleeper", at="hallway", exhausted=True)])

    table.choose_one("end-turn")

    assert table.state.phase == "enemy"
    assert table.card("sleeper").threat == 0
    assert "assign-damage:guard-dog" in table.open


@pytest.mark.rule("enemy-cards.4")
def test_an_engaged_enemy_attacks_before_an_investigation_finds_anything() -> None:
    table = scene(roland(at="attic", damage=8), daisy(), foes=[foe("swarm-of-rats", engaged=0)])

    table.play("investigate")

    assert table.who().gone == "damage"
    assert table.clues("attic") == 2


@pytest.mark.rule("enemy-cards.6")
def test_only_engaged_enemies_attack_in_the_enemy_phase() -> None:
    loose = scene(foes=[foe("icy-ghoul", at="hallway", exhausted=True)])
    engaged = scene(foes=[foe("icy-ghoul", engaged=0)])

    loose.end_round()
    engaged.end_round()

    assert (loose.hurt(), engaged.hurt()) == ((0, 0), (2, 1))


@pytest.mark.rule("enemy-engagement.1", "enemy-engagement.2")
def test_an_engaged_enemy_is_where_its_investigator_is_and_nowhere_else() -> None:
    table = scene(roland(), foes=[foe("ghoul-minion", at="attic")])
    before = (table.card("ghoul-minion").threat, table.place("ghoul-minion"))

    table.play("move:attic")

    found = table.card("ghoul-minion")
    assert before == (-1, "attic")
    assert (found.threat, found.place, table.place("ghoul-minion")) == (0, "", "attic")


@pytest.mark.rule("enemy-engagement.4", "enemy-engagement.8", "arkham:exhaust.1")
def test_an_evaded_enemy_engages_again_as_upkeep_readies_it() -> None:
    table = scene(roland(hand=["guts"] * 9), foes=[foe("ghoul-minion", engaged=0)])
    table.play("evade:ghoul-minion")
    evaded = table.card("ghoul-minion").threat

    table.choose_one("end-turn")

    assert evaded == -1
    assert table.state.phase == "upkeep"
    assert (table.card("ghoul-minion").threat, table.card("ghoul-minion").exhausted) == (0, False)


@pytest.mark.rule("enemy-engagement.5")
def test_prey_decides_whom_of_several_an_enemy_engages() -> None:
    table = scene(
        skids(turn_taken=True), agnes(at="attic"), foes=[foe("ravenous-ghoul", at="hallway", exhausted=True)], active=1
    )
    table.play("move:hallway").end_round()

    assert table.card("ravenous-ghoul").threat == 1


@pytest.mark.rule("enemy-engagement.6")
def test_a_fourth_enemy_engages_as_well() -> None:
    table = scene(
        roland(), encounter=["ghoul-minion"],
        foes=[foe(slug, engaged=0) for slug in ("icy-ghoul", "swarm-of-rats", "ravenous-ghoul")],
    )  # fmt: skip

    table.words(DrawEncounter())

    assert len([each for each in table.view(0).enemies if each.engaged == 0]) == 4


@pytest.mark.rule("enemy-engagement.7")
def test_an_enemy_engages_when_it_spawns_moves_or_is_come_upon(declare: Declare) -> None:
    declare(enemy("ambush", spawn=Spawn(at="hallway")))
    spawned = scene(encounter=["ambush"]).words(DrawEncounter())
    come_upon = scene(foes=[foe("ghoul-minion", at="cellar")]).choose_one("move:cellar")
    moved = scene(
        roland(play=["guard-dog"]), foes=[foe("swarm-of-rats", at="attic")]
    ).choose_one("end-turn")  # fmt: skip

    assert spawned.card("ambush").threat == 0
    assert come_upon.card("ghoul-minion").threat == 0
    assert moved.card("swarm-of-rats").threat == 0
    assert "assign-damage:guard-dog" in moved.open


@pytest.mark.rule("enters-play.2")
def test_an_enemy_that_enters_play_exhausted_never_engages_in_between() -> None:
    table = scene(roland(), encounter=["ghoul-minion"])

    table.bring("ghoul-minion", place="hallway", exhausted=True).play("resource")

    assert table.card("ghoul-minion").threat == -1
    assert table.hurt() == (0, 0)
