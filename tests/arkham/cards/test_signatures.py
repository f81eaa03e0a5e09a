"""What the cards do that belong to one investigator."""

from miskatonic.games.arkham.framework.timing import GameEnds

from .scenes import agnes, daisy, foe, roland, scene, skids, somebody, wendy


def test_rolands_38_special_aims_better_where_there_are_clues() -> None:
    plain = scene(roland(play=["rolands-38-special"]), foes=[foe("ghoul-priest", engaged=0)], bag=["-3"])
    clued = scene(
        roland(play=["rolands-38-special"]), foes=[foe("ghoul-priest", engaged=0)], bag=["-3"], places={"hallway": 1}
    )

    plain.play("activate:rolands-38-special:0")
    clued.play("activate:rolands-38-special:0")

    assert (plain.damage("ghoul-priest"), clued.damage("ghoul-priest")) == (0, 2)


def test_cover_up_swallows_clues_instead_of_discovering_them() -> None:
    table = scene(roland(threat=["cover-up"], touched={"cover-up": {"clues": 3}}), places={"hallway": 2})

    table.choose_one("investigate").hush_until("trigger:cover-up:0:0").play("trigger:cover-up:0:0")

    assert (table.who().clues, table.clues("hallway"), table.card("cover-up").clues) == (0, 2, 2)


def test_cover_up_costs_a_mental_trauma_if_clues_are_left_at_the_end() -> None:
    guilty = scene(roland(threat=["cover-up"], touched={"cover-up": {"clues": 1}}))
    clear = scene(roland(threat=["cover-up"]))

    guilty.run(GameEnds())
    clear.run(GameEnds())

    assert (guilty.who().mental, clear.who().mental) == (1, 0)


def test_daisys_tote_bag_holds_two_more_tomes() -> None:
    table = scene(
        daisy(
            play=["daisys-tote-bag", "old-book-of-lore", "medical-texts"], hand=["encyclopedia-2", "knife"], resources=5
        )
    )

    table.play("play:encyclopedia-2")

    assert all(table.in_play(card) for card in ("old-book-of-lore", "medical-texts", "encyclopedia-2"))


def test_the_necronomicon_stays_until_its_horror_is_read() -> None:
    table = scene(daisy(threat=["the-necronomicon"], touched={"the-necronomicon": {"horror": 1}}))

    table.play("activate:the-necronomicon:3")

    assert table.who().horror == 1
    assert not table.in_play("the-necronomicon")


def test_the_necronomicon_makes_elder_signs_fail() -> None:
    table = scene(
        daisy(threat=["the-necronomicon"], touched={"the-necronomicon": {"horror": 3}}),
        places={"hallway": 2},
        bag=["elder_sign"],
    )

    table.play("investigate")

    assert table.who().clues == 0


def test_on_the_lam_keeps_enemies_from_attacking_until_the_round_ends() -> None:
    table = scene(skids(hand=["on-the-lam"], resources=1), foes=[foe("ghoul-minion", at="hallway", exhausted=True)])

    table.choose_one("end-turn").hush_until("trigger:on-the-lam:0:0").play("trigger:on-the-lam:0:0")
    table.play("resource", "end-turn")

    assert (table.state.round, table.who().damage) == (3, 0)


def test_hospital_debts_take_two_resources_a_round_and_cost_experience_unless_paid() -> None:
    table = scene(skids(threat=["hospital-debts"], resources=3))

    table.play("use:hospital-debts:1", "use:hospital-debts:1")

    assert (table.card("hospital-debts").uses, table.who().resources) == (2, 1)
    assert "use:hospital-debts:1" not in table.open
    assert table.run(GameEnds()).who().experience == -2


def test_paid_hospital_debts_cost_nothing() -> None:
    table = scene(skids(threat=["hospital-debts"], touched={"hospital-debts": {"uses": 6}}))

    assert table.run(GameEnds()).who().experience == 0


def test_heirloom_of_hyperborea_draws_a_card_after_a_spell() -> None:
    table = scene(agnes(play=["heirloom-of-hyperborea"], hand=["shrivelling"], resources=3, deck=["knife"]))

    table.choose_one("play:shrivelling").hush_until("trigger:heirloom-of-hyperborea:0:0").play(
        "trigger:heirloom-of-hyperborea:0:0"
    )

    assert table.hand() == ["knife"]


def test_dark_memory_hurts_at_the_end_of_the_turn_while_it_is_in_hand() -> None:
    table = scene(agnes(hand=["dark-memory"]))

    table.end_turn()

    assert table.who().horror == 2


def test_playing_dark_memory_places_a_doom_that_may_advance_the_agenda() -> None:
    table = scene(agnes(hand=["dark-memory"], resources=2), doom=2)

    table.play("play:dark-memory")

    assert table.said("arkham-log-agenda-advances") == 1


def test_wendys_amulet_plays_the_top_event_of_the_discard_pile_and_buries_it() -> None:
    table = scene(wendy(play=["wendys-amulet"], discard=["emergency-cache", "knife"], deck=["guts"]))

    table.play("play:emergency-cache")

    assert table.who().resources == 3
    assert [table.table.card(card).slug for card in table.who().deck] == ["guts", "emergency-cache"]


def test_abandoned_and_alone_takes_the_discard_pile() -> None:
    table = scene(wendy(deck=["abandoned-and-alone", "knife"], discard=["lucky", "knife"]))

    table.play("draw")

    assert table.who().horror == 2
    assert table.where("lucky") == "removed"
    assert table.where("abandoned-and-alone") == "discard:0"


def test_a_weakness_of_somebody_is_no_card_for_others() -> None:
    table = scene(somebody("roland-banks", deck=["cover-up"]))

    table.play("draw")

    assert table.card("cover-up").clues == 3
    assert table.hand() == []
