"""The cards of The Gathering: what each of them does."""

import pytest

from tests.arkham.scenes import HOUSE, daisy, foe, roland, scene, wendy

GHOUL = "ghoul-minion"


@pytest.mark.parametrize(("ghouls", "value"), [(0, 3), (1, 2), (2, 1)])
def test_a_skull_counts_the_ghouls_at_ones_location(ghouls: int, value: int) -> None:
    enemies = [foe(GHOUL, engaged=0) for _ in range(ghouls)]
    table = scene(roland(), enemies=enemies, token="skull").test("willpower", value)
    harder = scene(roland(), enemies=enemies, token="skull").test("willpower", value + 1)

    assert "arkham-log-test-succeeds" in table.messages()
    assert "arkham-log-test-fails" in harder.messages()


def test_a_hard_skull_calls_a_ghoul_if_one_fails() -> None:
    table = scene(roland(), token="skull", difficulty="hard", encounter=[GHOUL, "ancient-evils"])

    table.test("willpower", 2).play(f"draw-found:{GHOUL}")

    assert table.enemy(GHOUL).threat == 0


@pytest.mark.parametrize(("difficulty", "horror"), [("standard", 1), ("hard", 2)])
def test_a_cultist_token_frightens_whoever_fails(difficulty: str, horror: int) -> None:
    table = scene(roland(), token="cultist", difficulty=difficulty).test("willpower", 4)

    assert table.hurt() == (0, horror)


def test_a_hard_cultist_token_has_another_one_revealed() -> None:
    table = scene(roland(), token=["cultist", "cultist"], difficulty="hard").test("willpower", 2)

    assert table.messages().count("arkham-log-reveals-token") == 2
    assert table.hurt() == (0, 0)


@pytest.mark.parametrize(("difficulty", "hurt"), [("easy", (1, 0)), ("expert", (1, 1))])
def test_a_tablet_hurts_beside_a_ghoul(difficulty: str, hurt: tuple[int, int]) -> None:
    beside = scene(roland(), enemies=[foe(GHOUL, engaged=0)], token="tablet", difficulty=difficulty).test()
    alone = scene(roland(), token="tablet", difficulty=difficulty).test()

    assert (beside.hurt(), alone.hurt()) == (hurt, (0, 0))


def test_a_lapse_in_time_costs_everybody_a_card_or_the_lead_horror() -> None:
    people = roland(hand=["machete"]), wendy(hand=["lucky"])
    cards, horror = scene(*people).reverse("01105"), scene(*people).reverse("01105")

    cards.play("choose:0")
    horror.play("choose:1")

    assert (cards.hand(0), cards.hand(1), cards.hurt()) == ([], [], (0, 0))
    assert (horror.hand(0), horror.hurt(), horror.hurt(1)) == (["machete"], (0, 2), (0, 0))


def test_the_tunnels_below_bring_the_next_ghoul() -> None:
    table = scene(roland(), encounter=["ancient-evils", "rotting-remains"], discarded=[GHOUL]).reverse("01106")

    assert table.enemy(GHOUL).threat == 0


def test_unengaged_ghouls_make_for_the_parlor() -> None:
    table = scene(
        roland(at="cellar"), places=HOUSE, agenda=3, enemies=[foe(GHOUL, at="attic"), foe("icy-ghoul", engaged=0)]
    )

    table.enemy_phase()

    assert table.enemy(GHOUL).place == "hallway"
    assert table.enemy("icy-ghoul").threat == 0


def test_ghouls_near_the_door_hasten_the_last_agenda() -> None:
    enemies = [foe(GHOUL, at="hallway"), foe("ravenous-ghoul", at="parlor"), foe("icy-ghoul", at="cellar")]
    table = scene(roland(at="attic"), places=HOUSE, agenda=3, enemies=enemies).upkeep()

    assert table.state.agenda_doom == 2


@pytest.mark.parametrize("act", [1, 2])
def test_ghouls_that_break_free_before_the_last_act_trap_everybody(act: int) -> None:
    table = scene(roland(), act=act, agenda=3).reverse("01107")

    assert table.state.resolution == "3"


def test_ghouls_that_break_free_in_the_last_act_defeat_everybody() -> None:
    table = scene(roland(at="hallway"), wendy(at="parlor"), places=HOUSE, act=3, agenda=3).reverse("01107")

    assert table.state.resolution == "none"
    assert [(table.who(who).gone, table.who(who).physical) for who in (0, 1)] == [("card", 1), ("card", 1)]


def test_behind_the_door_in_the_floor_lies_the_rest_of_the_house() -> None:
    table = scene(roland(), wendy(), enemies=[foe(GHOUL, engaged=0)]).reverse("01108")

    assert set(table.state.places) == set(HOUSE)
    assert [table.who(who).place for who in (0, 1)] == ["hallway", "hallway"]
    assert table.discarded == [GHOUL]
    assert [table.place(place).revealed for place in HOUSE] == [True, False, False, False]


def test_two_clues_for_each_investigator_open_the_door() -> None:
    table = scene(roland(clues=2))
    short = scene(roland(clues=2), wendy())

    assert "advance" not in short.open
    assert set(table.play("advance").state.places) == set(HOUSE)


def test_the_barrier_falls_at_the_end_of_a_round_to_clues_in_the_hallway() -> None:
    there = scene(roland(at="hallway", clues=3), places=HOUSE, act=2, hidden=["parlor"]).upkeep()
    away = scene(roland(at="attic", clues=3), places=HOUSE, act=2, hidden=["parlor"]).upkeep()

    there.react()

    assert (there.state.act, there.who().clues) == (2, 0)
    assert away.state.act == 1


def test_behind_the_barrier_wait_lita_and_the_ghoul_priest() -> None:
    table = scene(roland(at="attic"), places=HOUSE, act=2, hidden=["parlor"]).reverse("01109")

    assert table.place("parlor").revealed
    assert (table.card("lita-chantler").place, table.card("lita-chantler").controller) == ("parlor", -1)
    assert table.enemy("ghoul-priest").place == "hallway"


@pytest.mark.parametrize("resolution", ["1", "2"])
def test_with_the_ghoul_priest_dead_the_lead_decides_about_the_house(resolution: str) -> None:
    priest = foe("ghoul-priest", engaged=0, damage=4)
    table = scene(roland(at="hallway"), places=HOUSE, act=3, enemies=[priest])

    table.play("fight:ghoul-priest", f"choose:{int(resolution) - 1}")

    assert table.state.resolution == resolution
    assert "ghoul-priest" in table.victory


def test_the_attic_frightens_and_the_cellar_hurts() -> None:
    table = scene(roland(at="hallway"), places=HOUSE).play("move:attic", "move:hallway")

    assert table.hurt() == (0, 1)
    assert scene(roland(at="hallway"), places=HOUSE).play("move:cellar").hurt() == (1, 0)


def test_nobody_enters_the_parlor_before_it_is_revealed() -> None:
    shut = scene(roland(at="hallway"), places=HOUSE, hidden=["parlor"])
    open_ = scene(roland(at="hallway"), places=HOUSE)

    assert "move:parlor" not in shut.open
    assert "move:parlor" in open_.open


def test_out_of_the_parlor_one_can_resign() -> None:
    table = scene(roland(at="parlor"), wendy(at="attic"), places=HOUSE).play("activate:parlor:0")

    assert table.who().gone == "resigned"


def test_lita_can_be_won_over() -> None:
    table = scene(daisy(at="parlor"), places=HOUSE, act=2, hidden=["parlor"]).reverse("01109")

    table.play("activate:lita-chantler:0")

    assert table.card("lita-chantler").controller == 0


def test_lita_helps_everybody_there_to_fight_once_somebody_has_her() -> None:
    people = roland(at="hallway"), wendy(at="hallway")
    table = scene(*people, places=HOUSE, act=2, hidden=["parlor"]).reverse("01109")
    before = table.table.skill(table.state.lead, "combat")

    card = next(card for card in table.state.play if table.table.card(card).slug == "lita-chantler")
    table.change(lambda at: at.alter_card(card, controller=0, place=""))

    assert before == 4
    assert [table.table.skill(who, "combat") for who in range(2)] == [5, 2]  # type: ignore[arg-type]  # seats


def test_lita_makes_attacks_on_monsters_hurt_more() -> None:
    table = scene(roland(at="hallway"), places=HOUSE, act=2, hidden=["parlor"], enemies=[foe("icy-ghoul", engaged=0)])
    table.reverse("01109")
    card = next(card for card in table.state.play if table.table.card(card).slug == "lita-chantler")
    table.change(lambda at: at.alter_card(card, controller=0, place=""))

    table.play("fight:icy-ghoul").react()

    assert table.enemy("icy-ghoul").damage == 2


def test_lita_helps_nobody_to_hurt_monsters_before_somebody_has_her() -> None:
    table = scene(roland(at="hallway"), places=HOUSE, act=2, hidden=["parlor"], enemies=[foe("icy-ghoul", engaged=0)])
    table.reverse("01109")

    table.play("fight:icy-ghoul")

    assert not any(key.startswith("trigger:lita-chantler") for key in table.open)
    assert table.enemy("icy-ghoul").damage == 1


def test_a_flesh_eater_comes_in_the_attic_and_an_icy_ghoul_in_the_cellar() -> None:
    table = scene(roland(at="hallway"), places=HOUSE).draw("flesh-eater").draw("icy-ghoul")

    assert (table.enemy("flesh-eater").place, table.enemy("icy-ghoul").place) == ("attic", "cellar")


def test_without_an_attic_a_flesh_eater_finds_no_place() -> None:
    assert scene(roland()).draw("flesh-eater").discarded == ["flesh-eater"]


def test_a_cleared_attic_is_worth_a_point_at_the_end() -> None:
    table = scene(roland(at="hallway"), places=HOUSE, clues={"cellar": 1}, act=3).reverse("01110").play("choose:1")

    outcome = table.view(0).outcome

    assert table.victory == ["attic"]
    assert (outcome.resolution, outcome.victory, outcome.seats[0].experience) == ("2", 1, 4)
