"""What the investigators themselves do, and their elder signs."""

from .scenes import agnes, daisy, foe, roland, scene, skids, wendy

SIGN = ["elder_sign"]


def test_roland_finds_a_clue_when_he_defeats_an_enemy_once_a_round() -> None:
    table = scene(
        roland(),
        foes=[foe("swarm-of-rats", engaged=0), foe("ghoul-minion", engaged=0, damage=1)],
        places={"hallway": 3},
    )

    table.choose_one("fight:swarm-of-rats").hush_until("trigger:roland-banks:0:0").play("trigger:roland-banks:0:0")
    table.play("fight:ghoul-minion")

    assert table.who().clues == 1


def test_rolands_elder_sign_counts_the_clues_here() -> None:
    table = scene(roland(), foes=[foe("ghoul-priest", engaged=0)], places={"hallway": 1}, bag=SIGN)

    table.play("evade:ghoul-priest")

    assert not table.card("ghoul-priest").exhausted
    strong = scene(roland(), foes=[foe("ghoul-priest", engaged=0)], places={"hallway": 2}, bag=SIGN)
    strong.play("evade:ghoul-priest")
    assert strong.card("ghoul-priest").exhausted


def test_daisy_has_an_action_more_for_tomes_alone() -> None:
    table = scene(daisy(play=["old-book-of-lore"], deck=["knife", "guts"], spent=3))

    assert "activate:old-book-of-lore:0" in table.open
    assert "resource" not in table.open


def test_daisys_elder_sign_draws_a_card_for_each_tome() -> None:
    table = scene(
        daisy(play=["old-book-of-lore", "medical-texts"], deck=["knife", "guts", "dodge"]),
        places={"hallway": 2},
        bag=SIGN,
    )

    table.play("investigate")

    assert table.hand() == ["knife", "guts"]


def test_skids_pays_two_for_an_action_once_a_turn() -> None:
    table = scene(skids(resources=5))

    table.play("use:skids-otoole:0", "resource", "resource", "resource")

    assert "resource" in table.open
    assert "use:skids-otoole:0" not in table.open


def test_skids_elder_sign_adds_two_and_pays_two() -> None:
    table = scene(skids(), foes=[foe("icy-ghoul", engaged=0)], bag=SIGN)

    table.play("evade:icy-ghoul")

    assert table.who().resources == 2


def test_agnes_hurts_an_enemy_here_when_horror_is_placed_on_her_once_a_phase() -> None:
    table = scene(agnes(play=["forbidden-knowledge", "forbidden-knowledge"]), foes=[foe("icy-ghoul", engaged=0)])

    table.choose_one("use:forbidden-knowledge:0", "trigger:agnes-baker:0:0").play("use:forbidden-knowledge.2:0")

    assert table.damage("icy-ghoul") == 1
    assert table.who().horror == 2


def test_agnes_elder_sign_counts_her_horror() -> None:
    table = scene(agnes(horror=2), foes=[foe("icy-ghoul", engaged=0)], bag=SIGN)

    table.play("evade:icy-ghoul")

    assert table.card("icy-ghoul").exhausted


def test_wendy_swaps_a_token_for_a_card_once_a_test() -> None:
    table = scene(wendy(hand=["knife", "lucky"]), places={"hallway": 2}, bag=["auto_fail", "0"])

    table.choose_one("investigate").hush_until("trigger:wendy-adams:0:0")
    table.choose_one("trigger:wendy-adams:0:0", "discard:knife")

    assert "trigger:wendy-adams:0:0" not in table.open
    assert table.where("knife") == "discard:0"


def test_wendys_elder_sign_succeeds_with_her_amulet_in_play() -> None:
    alone = scene(wendy(), foes=[foe("ghoul-priest", engaged=0)], bag=SIGN)
    with_it = scene(wendy(play=["wendys-amulet"]), foes=[foe("ghoul-priest", engaged=0)], bag=SIGN)

    alone.play("fight:ghoul-priest")
    with_it.play("fight:ghoul-priest")

    assert (alone.damage("ghoul-priest"), with_it.damage("ghoul-priest")) == (0, 1)
