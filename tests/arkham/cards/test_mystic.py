"""What Mystic cards do."""

import pytest

from .scenes import agnes, daisy, foe, scene


def test_forbidden_knowledge_turns_horror_into_resources_until_it_is_empty() -> None:
    table = scene(agnes(play=["forbidden-knowledge"]))

    table.play("use:forbidden-knowledge:0")

    assert (table.who().resources, table.who().horror) == (1, 1)
    assert (table.card("forbidden-knowledge").uses, table.card("forbidden-knowledge").exhausted) == (3, True)


def test_forbidden_knowledge_is_discarded_with_its_last_secret() -> None:
    table = scene(agnes(play=["forbidden-knowledge"], touched={"forbidden-knowledge": {"uses": 1}}))

    table.play("use:forbidden-knowledge:0")

    assert table.where("forbidden-knowledge") == "discard:0"


def test_holy_rosary_adds_willpower_and_takes_horror() -> None:
    table = scene(agnes(play=["holy-rosary"]), encounter=["rotting-remains"], bag=["-4"])
    assert table.skill("willpower") == 6

    table.end_turn().play("assign-horror:holy-rosary")

    assert (table.card("holy-rosary").horror, table.who().horror) == (1, 0)


@pytest.mark.parametrize(("token", "horror"), [("0", 0), ("skull", 1), ("-1", 0)])
def test_shrivelling_attacks_with_willpower_and_symbols_cost_horror(token: str, horror: int) -> None:
    table = scene(agnes(play=["shrivelling"]), foes=[foe("icy-ghoul", engaged=0)], bag=[token])

    table.play("activate:shrivelling:0")

    assert table.damage("icy-ghoul") == 2
    assert table.who().horror == horror
    assert table.card("shrivelling").uses == 3


def test_scrying_puts_the_top_of_a_deck_back_in_another_order() -> None:
    table = scene(agnes(play=["scrying"]), encounter=["ancient-evils", "ghoul-minion", "swarm-of-rats", "flesh-eater"])
    evils, ghoul, rats, eater = table.state.encounter

    table.play("activate:scrying:0", "put-on-top:ancient-evils", "put-on-top:ghoul-minion")

    assert table.state.encounter == (rats, ghoul, evils, eater)


def test_arcane_studies_adds_willpower() -> None:
    table = scene(agnes(play=["arcane-studies"], resources=1), encounter=["rotting-remains"], bag=["-3"])

    table.choose_one("end-turn").hush_until("use:arcane-studies:0").play("use:arcane-studies:0")

    assert table.who().horror == 0


def test_arcane_initiate_brings_doom_and_looks_for_spells() -> None:
    table = scene(agnes(hand=["arcane-initiate"], resources=1, deck=["knife", "shrivelling", "guts", "scrying"]))

    table.play("play:arcane-initiate", "use:arcane-initiate:1")
    keys = table.open
    table.play(next(key for key in keys if "shrivelling" in key))

    assert table.card("arcane-initiate").doom == 1
    assert not any("scrying" in key or "knife" in key for key in keys)
    assert table.hand() == ["shrivelling"]


def test_drawn_to_the_flame_brings_an_encounter_and_then_two_clues() -> None:
    table = scene(agnes(hand=["drawn-to-the-flame"]), encounter=["swarm-of-rats"], places={"hallway": 3})

    table.play("play:drawn-to-the-flame")

    assert table.in_play("swarm-of-rats")
    assert table.who().clues == 2


def test_ward_of_protection_cancels_a_revelation_for_a_horror() -> None:
    table = scene(agnes(hand=["ward-of-protection"], resources=1), encounter=["grasping-hands"], bag=["auto_fail"])

    table.choose_one("end-turn").hush_until("trigger:ward-of-protection:0:0").play("trigger:ward-of-protection:0:0")

    assert (table.who().damage, table.who().horror) == (0, 1)
    assert table.where("grasping-hands") == "encounter_discard"


def test_ward_of_protection_does_not_stop_what_somebody_else_draws_nor_an_enemy() -> None:
    table = scene(
        agnes(hand=["ward-of-protection"], resources=1), daisy(), encounter=["swarm-of-rats", "grasping-hands"]
    )

    table.end_turn()
    table.play("end-turn")

    assert table.hand(0)[0] == "ward-of-protection"


@pytest.mark.parametrize(("card", "damage", "horror"), [("blinding-light", 1, 0), ("blinding-light-2", 2, 1)])
def test_blinding_light_evades_with_willpower_and_hurts(card: str, damage: int, horror: int) -> None:
    table = scene(agnes(hand=[card], resources=2), foes=[foe("icy-ghoul", engaged=0)], bag=["skull"])

    table.play(f"play:{card}")

    assert table.card("icy-ghoul").exhausted
    assert table.damage("icy-ghoul") == damage
    assert table.who().horror == horror
    assert table.who().spent == 2


def test_fearless_heals_a_horror_if_the_test_succeeds() -> None:
    table = scene(agnes(hand=["fearless"], horror=2), encounter=["rotting-remains"])

    table.choose_one("end-turn").hush_until("commit:fearless").play("commit:fearless")

    assert table.who().horror == 1


def test_mind_wipe_blanks_an_enemy_here_until_the_phase_ends() -> None:
    table = scene(agnes(hand=["mind-wipe-1"], resources=1), foes=[foe("swarm-of-rats", at="hallway", exhausted=True)])

    table.choose_one("end-turn")
    while table.state.phase != "investigation":
        table.choose_one("pass")
    table.choose_one("trigger:mind-wipe-1:0:0")

    rats = table.ids("swarm-of-rats")[0]
    assert table.table.blank(rats)
    table.end_turn()
    assert not table.table.blank(rats)


def test_mind_wipe_is_not_offered_for_an_elite_enemy() -> None:
    table = scene(agnes(hand=["mind-wipe-1"], resources=1), foes=[foe("ghoul-priest", at="hallway", exhausted=True)])

    table.end_turn()

    assert table.hand() == ["mind-wipe-1"]


def test_book_of_shadows_gives_an_arcane_slot_and_charges_a_spell() -> None:
    table = scene(agnes(play=["book-of-shadows-3", "shrivelling"]))

    table.play("activate:book-of-shadows-3:1")

    assert table.card("shrivelling").uses == 5


def test_grotesque_statue_reveals_two_tokens_of_which_one_is_chosen() -> None:
    table = scene(agnes(play=["grotesque-statue-4"]), foes=[foe("icy-ghoul", engaged=0)], bag=["+1", "auto_fail"])

    table.choose_one("fight:icy-ghoul").hush_until("trigger:grotesque-statue-4:0:0")
    table.choose_one("trigger:grotesque-statue-4:0:0").play("keep-token:+1")

    assert table.damage("icy-ghoul") == 1
    assert table.card("grotesque-statue-4").uses == 3
