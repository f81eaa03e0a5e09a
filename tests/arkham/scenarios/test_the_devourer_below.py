"""The cards of The Devourer Below: what each of them does."""

from typing import Any

import pytest

from tests.arkham.scenes import Scene, Somebody, foe, roland, scene, skids, wendy

GHOUL = "ghoul-minion"
WOODS = ("unhallowed-ground", "twisting-paths", "old-house", "cliffside", "tangled-thicket", "quiet-glade")


def woods(*people: Somebody, **more: Any) -> Scene:
    return scene(*(people or (roland(at="main-path"),)), scenario="the-devourer-below", **more)


def wood(name: str, *people: Somebody, **more: Any) -> Scene:
    """With these woods as the first of four."""
    table = woods(*people, **more)
    card = table.free(f"arkham-woods-{name}")

    def lay(at: Any) -> None:
        places = at.state.places
        gone = places["arkham-woods-1"].card
        for id, place in list(places.items()):
            if place.card == card:
                places[id] = type(place)(gone, revealed=place.revealed)
        at.state.unused = (*[each for each in at.state.unused if each != card], gone)
        places["arkham-woods-1"] = type(places["main-path"])(card, revealed=True)

    return table.change(lay)


@pytest.mark.parametrize(("monsters", "value"), [(0, 3), (2, 1)])
def test_a_skull_counts_monsters_in_play(monsters: int, value: int) -> None:
    enemies = [foe(GHOUL, at=f"arkham-woods-{number}") for number in range(1, monsters + 1)]

    assert "arkham-log-test-succeeds" in woods(enemies=enemies, token="skull").test("willpower", value).messages()
    assert "arkham-log-test-fails" in woods(enemies=enemies, token="skull").test("willpower", value + 1).messages()


def test_a_hard_skull_calls_a_monster_if_one_fails() -> None:
    table = woods(token="skull", difficulty="hard", encounter=[GHOUL]).test("willpower", 1)

    assert table.play(f"draw-found:{GHOUL}").enemy(GHOUL).threat == 0


@pytest.mark.parametrize(("difficulty", "doom"), [("standard", 1), ("hard", 2)])
def test_a_cultist_token_dooms_the_nearest_enemy(difficulty: str, doom: int) -> None:
    table = woods(enemies=[foe(GHOUL, at="arkham-woods-1")], token="cultist", difficulty=difficulty).test()

    assert table.enemy(GHOUL).doom == doom


@pytest.mark.parametrize(("difficulty", "hurt"), [("easy", (1, 0)), ("expert", (1, 1))])
def test_a_tablet_hurts_beside_a_monster(difficulty: str, hurt: tuple[int, int]) -> None:
    beside = woods(enemies=[foe(GHOUL, engaged=0)], token="tablet", difficulty=difficulty).test()
    alone = woods(enemies=[foe("acolyte", engaged=0)], token="tablet", difficulty=difficulty).test()

    assert (beside.hurt(), alone.hurt()) == (hurt, (0, 0))


def test_an_elder_thing_reveals_another_token_once_the_ancient_one_is_there() -> None:
    there = woods(enemies=[foe("umordhoth", at="arkham-woods-1")], token=["elder_thing", "elder_thing"]).test()
    away = woods(token=["elder_thing", "elder_thing"]).test()

    assert there.messages().count("arkham-log-reveals-token") == 2
    assert away.messages().count("arkham-log-reveals-token") == 1


def test_death_to_the_intruders_brings_a_monster_with_doom() -> None:
    table = woods(encounter=["ancient-evils", "acolyte"], discarded=[GHOUL]).reverse("01143")

    assert (table.enemy(GHOUL).threat, table.enemy(GHOUL).doom) == (0, 1)


def test_while_the_ritual_goes_on_all_enemies_are_stronger() -> None:
    before, after = (woods(agenda=agenda, enemies=[foe(GHOUL, engaged=0)]).foe(GHOUL) for agenda in (1, 2))

    assert ((before.fight, before.evade), (after.fight, after.evade)) == ((2, 2), (3, 3))


def test_the_will_of_umordhoth_drives_whoever_fails_mad_for_good() -> None:
    table = woods(roland(at="main-path", hand=["machete"]), token="+1")
    before = set(table.state.owners)

    table.reverse("01144")

    (added,) = set(table.state.owners) - before
    assert "madness" in table.table.card(added).traits
    assert table.state.owners[added] == 0


@pytest.mark.parametrize("act", [1, 2])
def test_vengeance_comes_to_the_ritual_site(act: int) -> None:
    places = ("ritual-site",) if act == 2 else ()
    enemies = [foe(GHOUL, at="ritual-site")] if act == 2 else []
    table = woods(places=places, enemies=enemies, act=act, agenda=3).reverse("01145")

    assert table.enemy("umordhoth").place == "ritual-site"
    assert not table.in_play(GHOUL)
    assert table.state.act == 3


def test_only_umordhoths_defeat_ends_its_coming() -> None:
    lord = foe("umordhoth", at="main-path", damage=9)
    table = woods(roland(at="main-path"), agenda=4, act=4, enemies=[lord], token="+1").play("fight:umordhoth")

    assert table.state.resolution == "2"
    assert table.view(0).outcome.ending == "win"


def test_umordhoth_grows_with_the_group() -> None:
    lord = foe("umordhoth", at="arkham-woods-1")
    alone, both = woods(enemies=[lord]), woods(roland(at="main-path"), wendy(at="main-path"), enemies=[lord])

    assert [table.foe("umordhoth").health for table in (alone, both)] == [10, 14]


def test_umordhoth_never_rests() -> None:
    table = woods(
        roland(at="main-path"), wendy(at="main-path"), enemies=[foe("umordhoth", at="arkham-woods-1", exhausted=True)]
    )

    table.play("end-turn")

    assert not table.enemy("umordhoth").exhausted


def test_lita_can_be_thrown_to_umordhoth() -> None:
    lord = foe("umordhoth", at="main-path")
    with_her = woods(roland(at="main-path", play=["lita-chantler"]), enemies=[lord])
    without = woods(roland(at="main-path"), enemies=[lord])

    with_her.play("activate:umordhoth:2")
    while not with_her.game.over:
        with_her.play(with_her.open[0])

    assert "activate:umordhoth:2" not in without.open
    assert with_her.state.resolution == "3"


def test_the_trail_leads_to_the_ritual_and_to_those_who_got_away() -> None:
    recorded = ["escaped-ruth-turner", "escaped-wolf-man-drew"]
    table = woods(roland(at="arkham-woods-1"), recorded=recorded).reverse("01146")

    assert "ritual-site" in table.state.places
    assert [table.enemy(name).place for name in ("ruth-turner", "wolf-man-drew")] == ["main-path", "main-path"]


@pytest.mark.parametrize(("people", "enemies"), [(1, 1), (3, 2)])
def test_reaching_the_ritual_site_wakes_its_guards(people: int, enemies: int) -> None:
    group = (roland(at="main-path"), wendy(at="arkham-woods-1"), skids(at="arkham-woods-1"))[:people]
    table = woods(*group, places=["ritual-site"], act=2, encounter=[GHOUL, "acolyte"])

    table.play("move:ritual-site")

    assert table.state.act == 2
    assert len(table.view(0).enemies) == enemies


def test_clues_on_the_last_act_break_the_ritual() -> None:
    table = woods(roland(at="main-path", clues=2), places=["ritual-site"], act=3)

    table.play("activate:disrupting-the-ritual:0", "choose:0")
    halfway = table.state.act_clues
    table.play("activate:disrupting-the-ritual:0", "choose:0")

    assert (halfway, table.state.resolution) == (1, "1")


def test_a_failed_disruption_costs_the_clue_all_the_same() -> None:
    table = woods(roland(at="main-path", clues=2), places=["ritual-site"], act=3, token="-2")

    table.play("activate:disrupting-the-ritual:0", "choose:0")

    assert (table.state.act_clues, table.who().clues) == (0, 1)


def test_from_the_main_path_one_can_resign_and_reach_every_wood() -> None:
    table = woods(roland(at="main-path"), wendy(at="main-path"))

    moves = [key for key in table.open if key.startswith("move:")]

    assert moves == [f"move:arkham-woods-{number}" for number in range(1, 5)]
    assert table.play("activate:main-path:0").who().gone == "resigned"


def test_unhallowed_ground_hurts_whoever_enters() -> None:
    table = wood("unhallowed-ground", roland(at="main-path")).play("move:arkham-woods-1")

    assert table.hurt() == (1, 1)


@pytest.mark.parametrize(("token", "place"), [("-1", "arkham-woods-1"), ("0", "main-path")])
def test_twisting_paths_hold_whoever_is_lost(token: str, place: str) -> None:
    table = wood("twisting-paths", roland(at="arkham-woods-1"), token=token).play("move:main-path")

    assert table.who().place == place


@pytest.mark.parametrize(
    ("name", "skill"), [("old-house", "willpower"), ("cliffside", "agility"), ("tangled-thicket", "combat")]
)
def test_some_woods_are_investigated_in_their_own_way(name: str, skill: str) -> None:
    table = wood(name, wendy(at="arkham-woods-1"), clues={"arkham-woods-1": 0})
    table.change(_give_clue)

    table.play("investigate")

    assert (table.who().clues == 1) is (skill != "combat")


def _give_clue(table: Any) -> None:
    place = table.state.places["arkham-woods-1"]
    table.state.places["arkham-woods-1"] = type(place)(place.card, revealed=True, clues=1)


def test_in_the_quiet_glade_one_recovers_once_a_turn() -> None:
    table = wood("quiet-glade", roland(at="arkham-woods-1", damage=1, horror=1))

    table.play("activate:arkham-woods-quiet-glade:0", "choose:1")

    assert table.hurt() == (1, 0)
    assert "activate:arkham-woods-quiet-glade:0" not in table.open


def test_the_ritual_site_fills_with_clues_again() -> None:
    table = woods(roland(at="main-path"), wendy(at="main-path"), places=["ritual-site"], clues={"ritual-site": 1})

    assert table.upkeep().place("ritual-site").clues == 4


def test_umordhoths_wrath_takes_cards_or_health_for_each_point() -> None:
    table = woods(roland(at="main-path", hand=["machete"]), token="0").draw("umordhoths-wrath")

    table.play("choose:0", "discard:machete")

    assert (table.hand(), table.hurt()) == ([], (1, 1))
