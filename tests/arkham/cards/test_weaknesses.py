"""What basic weaknesses do."""

import pytest

from .scenes import agnes, foe, roland, scene, skids


def test_amnesia_leaves_one_card_in_hand() -> None:
    table = scene(roland(hand=["knife", "guts", "dodge"], deck=["amnesia"]))

    table.play("draw", "discard:knife", "discard:guts")

    assert table.hand() == ["dodge"]


def test_paranoia_takes_all_resources() -> None:
    table = scene(roland(resources=4, deck=["paranoia"]))

    table.play("draw")

    assert table.who().resources == 0


def test_haunted_lowers_all_skills_until_two_actions_are_spent() -> None:
    table = scene(roland(deck=["haunted", "knife", "guts"]))

    table.play("draw")

    assert [table.skill(skill) for skill in ("willpower", "intellect", "combat", "agility")] == [2, 2, 3, 1]
    table.play("activate:haunted:2")
    assert table.skill("combat") == 4
    assert table.state.round == 2


def test_psychosis_turns_horror_into_a_direct_damage_besides() -> None:
    table = scene(agnes(threat=["psychosis"], play=["forbidden-knowledge", "leather-coat"]))

    table.play("use:forbidden-knowledge:0")

    assert (table.who().horror, table.who().damage, table.damage("leather-coat")) == (1, 1, 0)


def test_hypochondria_turns_damage_into_a_direct_horror_besides() -> None:
    table = scene(roland(threat=["hypochondria"]), foes=[foe("swarm-of-rats", engaged=0)])

    table.play("resource")

    assert (table.who().damage, table.who().horror) == (1, 1)


def test_mob_enforcer_can_be_paid_off_without_provoking() -> None:
    table = scene(skids(threat=["mob-enforcer"], resources=4))

    table.play("activate:mob-enforcer:0")

    assert table.where("mob-enforcer") == "discard:0"
    assert (table.who().resources, table.who().damage) == (0, 0)


def test_silver_twilight_acolyte_brings_doom_when_it_attacks() -> None:
    table = scene(roland(threat=["silver-twilight-acolyte"]))

    table.play("resource")

    assert (table.who().damage, table.state.agenda_doom) == (1, 1)


def test_stubborn_detective_silences_the_investigator_beside_it() -> None:
    table = scene(
        roland(threat=["stubborn-detective"]),
        foes=[foe("swarm-of-rats", engaged=0)],
        places={"hallway": 2},
    )

    table.choose_one("fight:swarm-of-rats").hush()

    assert table.who().clues == 0
    assert table.said("arkham-log-enemy-defeated") == 1


@pytest.mark.parametrize("card", ["mob-enforcer", "silver-twilight-acolyte", "stubborn-detective"])
def test_a_weakness_that_is_an_enemy_spawns_engaged_with_its_bearer(card: str) -> None:
    table = scene(roland(deck=[card]))

    table.play("draw")

    assert table.card(card).threat == 0
