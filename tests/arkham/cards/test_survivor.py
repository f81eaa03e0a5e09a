"""What Survivor cards do."""

from .scenes import daisy, foe, scene, wendy


def test_leather_coat_takes_damage() -> None:
    table = scene(wendy(play=["leather-coat"]), foes=[foe("ghoul-minion", engaged=0)])

    table.play("resource", "assign-damage:leather-coat")

    assert (table.damage("leather-coat"), table.who().damage) == (1, 0)


def test_scavenging_takes_an_item_back_after_succeeding_by_two() -> None:
    table = scene(wendy(play=["scavenging"], discard=["knife", "lucky"]), places={"hallway": 2})

    table.choose_one("investigate").hush_until("trigger:scavenging:0:0").play("trigger:scavenging:0:0")

    assert table.hand() == ["knife"]
    assert table.where("lucky") == "discard:0"


def test_scavenging_finds_nothing_in_a_close_investigation() -> None:
    table = scene(wendy(play=["scavenging"], discard=["knife"]), places={"hallway": 2}, bag=["-1"])

    table.play("investigate")

    assert table.hand() == []


def test_baseball_bat_breaks_on_a_skull_after_the_attack() -> None:
    table = scene(wendy(play=["baseball-bat"]), foes=[foe("ghoul-minion", at="hallway", exhausted=True)], bag=["skull"])

    table.play("activate:baseball-bat:0")

    assert table.where("baseball-bat") == "discard:0"


def test_baseball_bat_adds_two_and_a_damage() -> None:
    table = scene(wendy(play=["baseball-bat"]), foes=[foe("icy-ghoul", engaged=0)])

    table.play("activate:baseball-bat:0")

    assert table.damage("icy-ghoul") == 2
    assert table.in_play("baseball-bat")


def test_rabbits_foot_draws_a_card_after_a_failure() -> None:
    table = scene(wendy(play=["rabbits-foot"], deck=["knife"]), places={"hallway": 1}, bag=["auto_fail"])

    table.choose_one("investigate").hush_until("trigger:rabbits-foot:0:0").play("trigger:rabbits-foot:0:0")

    assert table.hand() == ["knife"]


def test_stray_cat_evades_an_enemy_but_not_an_elite_one() -> None:
    table = scene(wendy(play=["stray-cat"]), foes=[foe("ghoul-minion", engaged=0)])
    elite = scene(wendy(play=["stray-cat"]), foes=[foe("ghoul-priest", engaged=0)])

    table.play("use:stray-cat:0")

    assert table.card("ghoul-minion").exhausted
    assert table.where("stray-cat") == "discard:0"
    assert "use:stray-cat:0" not in elite.open


def test_dig_deep_adds_agility() -> None:
    table = scene(wendy(play=["dig-deep"], resources=1), foes=[foe("icy-ghoul", engaged=0)], bag=["-1"])

    table.choose_one("evade:icy-ghoul", "use:dig-deep:1").hush()

    assert table.card("icy-ghoul").exhausted


def test_cunning_distraction_evades_everybody_without_provoking() -> None:
    table = scene(
        wendy(hand=["cunning-distraction"], resources=5),
        daisy(),
        foes=[foe("ghoul-minion", engaged=0), foe("icy-ghoul", engaged=1)],
    )

    table.play("play:cunning-distraction")

    assert table.card("ghoul-minion").exhausted
    assert table.card("icy-ghoul").exhausted
    assert table.who().damage == 0


def test_look_what_i_found_makes_two_clues_of_a_close_failure() -> None:
    table = scene(wendy(hand=["look-what-i-found"], resources=2), places={"hallway": 3}, bag=["-4"])
    far = scene(wendy(hand=["look-what-i-found"], resources=2), places={"hallway": 3}, bag=["-8"])

    table.choose_one("investigate").hush_until("trigger:look-what-i-found:0:0").play("trigger:look-what-i-found:0:0")
    far.play("investigate")

    assert (table.who().clues, far.who().clues) == (2, 0)


def test_lucky_turns_a_failure_into_a_success() -> None:
    table = scene(wendy(hand=["lucky"], resources=1), places={"hallway": 3}, bag=["-4"])

    table.choose_one("investigate").hush_until("trigger:lucky:0:0").play("trigger:lucky:0:0")

    assert table.who().clues == 1


def test_lucky_is_not_offered_when_the_test_succeeds() -> None:
    table = scene(wendy(hand=["lucky"], resources=1), places={"hallway": 3})

    table.play("investigate")

    assert table.hand() == ["lucky"]


def test_the_higher_lucky_draws_a_card_as_well() -> None:
    table = scene(wendy(hand=["lucky-2"], resources=1, deck=["knife"]), places={"hallway": 3}, bag=["-4"])

    table.choose_one("investigate").hush_until("trigger:lucky-2:0:0").play("trigger:lucky-2:0:0")

    assert table.who().clues == 1
    assert table.hand() == ["knife"]


def test_survival_instinct_disengages_from_the_others_and_moves() -> None:
    table = scene(wendy(hand=["survival-instinct"]), foes=[foe("ghoul-minion", engaged=0), foe("icy-ghoul", engaged=0)])

    table.play("evade:ghoul-minion", "commit:survival-instinct", "choose:0", "choose:0", "choose-place:attic")

    assert table.who().place == "attic"
    assert table.place("icy-ghoul") == "hallway"


def test_aquinnah_turns_an_attack_on_another_enemy_for_a_horror_of_hers() -> None:
    table = scene(
        wendy(play=["aquinnah-1"]), foes=[foe("icy-ghoul", engaged=0), foe("flesh-eater", at="hallway", exhausted=True)]
    )

    table.choose_one("resource").hush_until("trigger:aquinnah-1:0:0").play(
        "trigger:aquinnah-1:0:0", "assign-horror:wendy-adams"
    )

    assert table.damage("flesh-eater") == 2
    assert (table.who().damage, table.who().horror) == (0, 1)
    assert (table.card("aquinnah-1").horror, table.card("aquinnah-1").exhausted) == (1, True)


def test_close_call_shuffles_an_evaded_enemy_away() -> None:
    table = scene(wendy(hand=["close-call-2"], resources=2), foes=[foe("ghoul-minion", engaged=0)])

    table.choose_one("evade:ghoul-minion").hush_until("trigger:close-call-2:0:0").play("trigger:close-call-2:0:0")

    assert table.where("ghoul-minion") == "encounter"


def test_will_to_survive_reveals_no_tokens_for_the_rest_of_the_turn() -> None:
    table = scene(wendy(hand=["will-to-survive-3"], resources=4), places={"hallway": 3}, bag=["auto_fail"])

    table.play("play-fast:will-to-survive-3", "investigate", "investigate")

    assert table.who().clues == 2
    assert table.said("arkham-log-reveals-token") == 0
