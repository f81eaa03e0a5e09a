"""What Seeker cards do."""

from .scenes import daisy, foe, roland, scene


def test_magnifying_glass_helps_to_investigate_and_with_nothing_else() -> None:
    table = scene(daisy(play=["magnifying-glass"]), places={"cellar": 2, "hallway": 0}, bag=["-2"])
    table.change(place="cellar").play("investigate")

    assert table.who().clues == 1
    assert table.skill("intellect") == 5


def test_magnifying_glass_can_be_played_without_an_action() -> None:
    table = scene(daisy(hand=["magnifying-glass"], resources=1, spent=3))

    table.play("play-fast:magnifying-glass")

    assert table.in_play("magnifying-glass")


def test_the_higher_magnifying_glass_goes_back_to_the_hand_where_there_are_no_clues() -> None:
    table = scene(daisy(play=["magnifying-glass-1"]), places={"hallway": 0, "attic": 2})

    table.play("use:magnifying-glass-1:1")

    assert table.hand() == ["magnifying-glass-1"]
    assert "use:magnifying-glass-1:1" not in scene(daisy(play=["magnifying-glass-1"]), places={"hallway": 1}).open


def test_old_book_of_lore_finds_one_of_three_cards_for_somebody_here() -> None:
    table = scene(daisy(play=["old-book-of-lore"]), roland(deck=["machete", "guard-dog", "dodge", "knife"]))

    table.play("activate:old-book-of-lore:0")
    keys = table.open
    table.play(next(key for key in keys if "guard-dog" in key))

    assert not any("knife" in key for key in keys)
    assert table.hand(1) == ["guard-dog"]
    assert len(table.who(1).deck) == 3
    assert table.card("old-book-of-lore").exhausted


def test_research_librarian_fetches_a_tome_as_it_enters_play() -> None:
    table = scene(daisy(hand=["research-librarian"], resources=2, deck=["encyclopedia-2", "knife"]))

    table.choose_one("play:research-librarian", "trigger:research-librarian:0:0")
    keys = table.open
    table.play(next(key for key in keys if "encyclopedia" in key))

    assert not any("knife" in key for key in keys)
    assert table.hand() == ["encyclopedia-2"]


def test_dr_milan_pays_for_each_successful_investigation() -> None:
    table = scene(daisy(play=["dr-milan-christopher"]), places={"hallway": 2})
    assert table.skill("intellect") == 6

    table.choose_one("investigate").hush_until("trigger:dr-milan-christopher:1:0").play(
        "trigger:dr-milan-christopher:1:0"
    )

    assert table.who().resources == 1


def test_dr_milan_pays_nothing_for_a_failed_one() -> None:
    table = scene(daisy(play=["dr-milan-christopher"]), places={"hallway": 2}, bag=["auto_fail"])

    table.play("investigate")

    assert (table.who().resources, table.who().clues) == (0, 0)


def test_hyperawareness_adds_agility_to_an_evasion_attempt() -> None:
    table = scene(daisy(play=["hyperawareness"], resources=2), foes=[foe("ghoul-minion", engaged=0)], bag=["-1"])

    table.choose_one("evade:ghoul-minion", "use:hyperawareness:1").hush()

    assert table.card("ghoul-minion").exhausted


def test_medical_texts_heal_on_success_and_hurt_on_failure() -> None:
    healed = scene(daisy(play=["medical-texts"]), roland(damage=2))
    hurt = scene(daisy(play=["medical-texts"]), roland(damage=2), bag=["auto_fail"])

    healed.play("activate:medical-texts:0", "choose-investigator:1")
    hurt.play("activate:medical-texts:0", "choose-investigator:1")

    assert (healed.who(1).damage, hurt.who(1).damage) == (1, 3)


def test_mind_over_matter_fights_and_evades_with_intellect_until_the_round_ends() -> None:
    table = scene(daisy(hand=["mind-over-matter"], resources=1), foes=[foe("icy-ghoul", engaged=0)], bag=["-2"])

    table.play("play-fast:mind-over-matter", "fight:icy-ghoul")
    chosen = [key for key in table.open if "intellect" in key]
    if chosen:
        table.play(chosen[0])

    assert table.damage("icy-ghoul") == 1


def test_working_a_hunch_discovers_a_clue_in_your_turn_only() -> None:
    table = scene(daisy(hand=["working-a-hunch"], resources=2), roland(), places={"hallway": 1})
    other = scene(daisy(hand=["working-a-hunch"], resources=2), roland(), places={"hallway": 1}, active=1)

    table.play("play-fast:working-a-hunch")

    assert table.who().clues == 1
    assert not other.game.decision(other.seat(0))


def test_barricade_keeps_enemies_out_until_somebody_leaves() -> None:
    table = scene(
        daisy(hand=["barricade"]),
        foes=[foe("swarm-of-rats", at="attic")],
        places={"hallway": 0, "attic": 0, "cellar": 0},
    )

    table.play("play:barricade").end_turn()

    assert table.place("swarm-of-rats") == "attic"
    table.play("move:cellar")
    assert table.where("barricade") == "discard:0"


def test_deduction_discovers_one_more_clue() -> None:
    table = scene(daisy(hand=["deduction"]), places={"hallway": 3})

    table.play("investigate", "commit:deduction")

    assert table.who().clues == 2


def test_disc_of_itzamna_discards_what_spawns_here() -> None:
    table = scene(daisy(play=["disc-of-itzamna-2"]), encounter=["ghoul-minion"])

    table.choose_one("end-turn").hush_until("trigger:disc-of-itzamna-2:0:0").play("trigger:disc-of-itzamna-2:0:0")

    assert table.where("ghoul-minion") == "encounter_discard"
    assert table.where("disc-of-itzamna-2") == "discard:0"


def test_encyclopedia_raises_a_skill_of_somebody_here_until_the_phase_ends() -> None:
    table = scene(daisy(play=["encyclopedia-2"]), roland())

    table.play("activate:encyclopedia-2:0", "choose-investigator:1", "choose:2")

    assert table.skill("combat", 1) == 6
    table.end_turn().play("end-turn")
    assert table.skill("combat", 1) == 4


def test_cryptic_research_draws_three_cards_for_somebody_here() -> None:
    table = scene(daisy(hand=["cryptic-research-4"]), roland(deck=["knife", "dodge", "machete", "guts"]))

    table.play("play-fast:cryptic-research-4")

    assert len(table.hand(1)) == 3
