"""What Rogue cards do."""

import pytest

from .scenes import daisy, foe, scene, skids


@pytest.mark.parametrize("token", ["0", "+1"])
def test_switchblade_deals_one_damage_in_a_close_fight(token: str) -> None:
    table = scene(skids(play=["switchblade"]), foes=[foe("icy-ghoul", engaged=0)], bag=[token])

    table.play("activate:switchblade:0")

    assert table.damage("icy-ghoul") == 1


def test_switchblade_deals_one_more_if_it_succeeds_by_two() -> None:
    table = scene(skids(play=["switchblade"]), foes=[foe("swarm-of-rats", at="hallway", exhausted=True)])

    table.play("activate:switchblade:0")

    damage = [line.text.args["damage"] for line in table.game.lines(None) if line.text.id == "arkham-log-takes-damage"]
    assert damage == [2]


def test_burglary_gains_resources_instead_of_clues() -> None:
    table = scene(skids(play=["burglary"]), places={"hallway": 2})

    table.play("activate:burglary:0")

    assert (table.who().resources, table.who().clues, table.clues("hallway")) == (3, 0, 2)
    assert table.card("burglary").exhausted


def test_pickpocketing_draws_a_card_after_an_evasion() -> None:
    table = scene(skids(play=["pickpocketing"], deck=["knife"]), foes=[foe("ghoul-minion", engaged=0)])

    table.choose_one("evade:ghoul-minion").hush_until("trigger:pickpocketing:0:0").play("trigger:pickpocketing:0:0")

    assert table.hand() == ["knife"]
    assert table.card("pickpocketing").exhausted


def test_derringer_adds_two_and_hits_harder_by_two() -> None:
    table = scene(skids(play=["41-derringer"]), foes=[foe("icy-ghoul", engaged=0)])

    table.play("activate:41-derringer:0")

    assert table.damage("icy-ghoul") == 2
    assert table.card("41-derringer").uses == 2


@pytest.mark.parametrize("leo", ["leo-de-luca", "leo-de-luca-1"])
def test_leo_de_luca_gives_a_fourth_action(leo: str) -> None:
    table = scene(skids(play=[leo]))

    table.play("resource", "resource", "resource", "resource")

    assert table.who().resources == 4
    assert "resource" not in table.open


def test_hard_knocks_adds_combat() -> None:
    table = scene(skids(play=["hard-knocks"], resources=1), foes=[foe("icy-ghoul", engaged=0)], bag=["-1"])

    table.choose_one("fight:icy-ghoul", "use:hard-knocks:0").hush()

    assert table.damage("icy-ghoul") == 1


def test_elusive_leaves_all_enemies_behind_for_a_revealed_place_without_enemies() -> None:
    table = scene(
        skids(hand=["elusive"], resources=2),
        foes=[foe("ghoul-minion", engaged=0), foe("flesh-eater", at="attic")],
        unrevealed=["parlor"],
        places={"hallway": 0, "attic": 0, "study": 0, "parlor": 0},
    )

    table.play("play-fast:elusive")

    assert table.who().place == "study"
    assert table.place("ghoul-minion") == "hallway"
    assert table.who().damage == 0


def test_backstab_attacks_with_agility_for_two_more_damage() -> None:
    table = scene(skids(hand=["backstab"], resources=3), foes=[foe("icy-ghoul", engaged=0)], bag=["-1"])

    table.play("play:backstab")

    assert table.damage("icy-ghoul") == 3
    assert (table.who().damage, table.who().horror) == (0, 0)


def test_sneak_attack_needs_an_exhausted_enemy() -> None:
    table = scene(skids(hand=["sneak-attack"], resources=2), foes=[foe("icy-ghoul", at="hallway", exhausted=True)])
    awake = scene(skids(hand=["sneak-attack"], resources=2), foes=[foe("icy-ghoul", engaged=0)])

    table.play("play:sneak-attack")

    assert table.damage("icy-ghoul") == 2
    assert "play:sneak-attack" not in awake.open


def test_opportunist_comes_back_if_the_test_succeeds_by_three() -> None:
    table = scene(skids(hand=["opportunist"]), places={"hallway": 2})
    close = scene(skids(hand=["opportunist"]), places={"hallway": 2}, bag=["-1"])

    table.play("investigate", "commit:opportunist")
    close.play("investigate", "commit:opportunist")

    assert table.hand() == ["opportunist"]
    assert close.where("opportunist") == "discard:0"


def test_opportunist_cannot_be_committed_to_the_test_of_somebody_else() -> None:
    table = scene(skids(hand=["opportunist"]), daisy(), places={"hallway": 2}, active=1)

    table.choose_one("investigate")

    assert "commit:opportunist" not in table.options(0)


def test_cat_burglar_slips_away_without_provoking() -> None:
    table = scene(skids(play=["cat-burglar-1"]), foes=[foe("ghoul-minion", engaged=0)])
    assert table.skill("agility") == 5

    table.play("activate:cat-burglar-1:1", "choose-place:attic")

    assert table.who().place == "attic"
    assert table.place("ghoul-minion") == "hallway"
    assert (table.who().damage, table.who().horror) == (0, 0)


def test_sure_gamble_turns_a_minus_into_a_plus() -> None:
    table = scene(skids(hand=["sure-gamble-3"], resources=2), foes=[foe("icy-ghoul", engaged=0)], bag=["-4"])

    table.choose_one("fight:icy-ghoul").hush_until("trigger:sure-gamble-3:0:0").play("trigger:sure-gamble-3:0:0")

    assert table.damage("icy-ghoul") == 1


def test_hot_streak_gains_ten() -> None:
    table = scene(skids(hand=["hot-streak-4"], resources=3))

    table.play("play:hot-streak-4")

    assert table.who().resources == 10
