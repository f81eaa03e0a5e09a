"""The cards of The Midnight Masks and of the Cult of Umôrdhoth: what each of them does."""

from typing import Any

import pytest

from miskatonic.games.arkham.overcoming import Overcome
from tests.arkham.scenes import Scene, Somebody, foe, roland, scene, wendy


def town(*people: Somebody, **more: Any) -> Scene:
    return scene(*(people or (roland(at="rivertown"),)), scenario="the-midnight-masks", **more)


@pytest.mark.parametrize(("doom", "value"), [((0, 0), 3), ((2, 1), 1)])
def test_a_skull_counts_the_most_doom_on_a_cultist(doom: tuple[int, int], value: int) -> None:
    enemies = [foe("acolyte", at="graveyard", doom=doom[0]), foe("wizard-of-the-order", at="northside", doom=doom[1])]

    assert "arkham-log-test-succeeds" in town(enemies=enemies, token="skull").test("willpower", value).messages()
    assert "arkham-log-test-fails" in town(enemies=enemies, token="skull").test("willpower", value + 1).messages()


def test_a_hard_skull_counts_all_doom() -> None:
    enemies = [foe("acolyte", at="graveyard", doom=1)]
    easy, hard = (town(enemies=enemies, token="skull", difficulty="hard", doom=1).test("willpower", n) for n in (1, 2))

    assert "arkham-log-test-succeeds" in easy.messages()
    assert "arkham-log-test-fails" in hard.messages()


def test_a_cultist_token_dooms_the_nearest_cultist() -> None:
    enemies = [foe("acolyte", at="graveyard"), foe("wizard-of-the-order", at="northside")]

    table = town(enemies=enemies, token="cultist").test("willpower", 1)

    assert (table.enemy("acolyte").doom, table.enemy("wizard-of-the-order").doom) == (1, 0)
    assert "arkham-log-test-succeeds" in table.messages()


def test_a_hard_cultist_token_dooms_every_cultist_or_reveals_another_token() -> None:
    enemies = [foe("acolyte", at="graveyard"), foe("wizard-of-the-order", at="northside")]

    many = town(enemies=enemies, token=["cultist", "cultist"], difficulty="hard").test("willpower", 1)
    none = town(token=["cultist", "cultist"], difficulty="hard").test("willpower", 1)

    assert (many.enemy("acolyte").doom, many.enemy("wizard-of-the-order").doom) == (1, 1)
    assert many.messages().count("arkham-log-reveals-token") == 1
    assert none.messages().count("arkham-log-reveals-token") == 2


@pytest.mark.parametrize(("difficulty", "left"), [("standard", 2), ("hard", 0)])
def test_a_tablet_costs_whoever_fails_clues(difficulty: str, left: int) -> None:
    table = town(roland(at="rivertown", clues=3), token="tablet", difficulty=difficulty).test()

    assert (table.who().clues, table.place("rivertown").clues) == (left, 3 - left)


@pytest.mark.parametrize("agenda", [1, 2])
def test_one_can_always_resign(agenda: int) -> None:
    table = town(agenda=agenda)

    (resign,) = [key for key in table.open if key.startswith(("activate:predator", "activate:time"))]

    assert table.play(resign).who().gone == "resigned"


def test_the_masked_hunter_comes_for_whoever_has_most_clues() -> None:
    table = town(roland(at="rivertown"), wendy(at="graveyard", clues=2)).reverse("01121a")

    assert table.enemy("the-masked-hunter").threat == 1


def test_the_masked_hunter_grows_with_the_group_and_guards_clues() -> None:
    hunter = foe("the-masked-hunter", engaged=0)
    alone = town(roland(at="rivertown", clues=2), clues={"rivertown": 1}, enemies=[hunter])
    both = town(roland(at="rivertown"), wendy(at="rivertown"), enemies=[hunter])

    alone.play("investigate")

    assert (alone.who().clues, alone.place("rivertown").clues) == (2, 1)
    assert "activate:uncovering-the-conspiracy:0" not in alone.open
    assert [table.foe("the-masked-hunter").health for table in (alone, both)] == [6, 8]


def test_midnight_ends_the_search() -> None:
    table = town(agenda=2, enemies=[foe("ruth-turner", at="rivertown")]).reverse("01122")

    assert table.state.resolution == "2"
    assert {"past-midnight", "escaped-ruth-turner"} <= set(table.view(0).outcome.records)


def test_clues_of_the_group_find_a_cultist() -> None:
    table = town(roland(at="rivertown", clues=1), wendy(at="graveyard", clues=3))
    before = len(table.state.cult)

    table.play("activate:uncovering-the-conspiracy:0")

    assert len(table.state.cult) == before - 1
    assert table.who(0).clues + table.who(1).clues == 0


def test_the_sixth_cultist_in_the_victory_display_ends_the_conspiracy() -> None:
    names = ["wolf-man-drew", "herman-collins", "peter-warren", "victoria-devereux"]
    table = town(roland(at="rivertown", resources=5), enemies=[foe("ruth-turner", engaged=0)], token="+1")
    cards = [table.free(name) for name in (*names, "the-masked-hunter")]

    def lay(at: Any) -> None:
        at.state.victory = tuple(cards)
        at.state.cult = tuple(card for card in at.state.cult if card not in cards)
        at.state.aside = tuple(card for card in at.state.aside if card not in cards)

    table.change(lay).resolve(Overcome(table.ids("ruth-turner")[0]))

    assert table.state.resolution == "1"
    assert len(table.view(0).outcome.records) == 6


def test_the_ghoul_priest_comes_home() -> None:
    table = town(roland(at="rivertown"), recorded=["ghoul-priest-alive"]).draw("ghoul-priest")

    assert (table.enemy("ghoul-priest").place, table.enemy("ghoul-priest").threat) == ("your-house", -1)


def test_with_the_house_burned_the_ghoul_priest_comes_to_whoever_draws_it() -> None:
    table = town(roland(at="rivertown"), recorded=["ghoul-priest-alive", "house-burned"]).draw("ghoul-priest")

    assert table.enemy("ghoul-priest").threat == 0


def test_at_home_one_rests_once_a_turn() -> None:
    table = town(roland(at="your-house", deck=["machete", "knife"])).play("activate:your-house:1")

    assert (table.hand(), table.who().resources) == (["machete"], 6)
    assert "activate:your-house:1" not in table.open


def at_place(table: Scene, title: str) -> Scene:
    """The table with another of two cards of a title."""
    place = title.partition("-")[0] if not title.startswith(("southside", "downtown")) else title.split("-")[0]
    card = table.free(title)

    def lay(at: Any) -> None:
        found = at.state.places[place]
        if found.card != card:
            at.state.unused = (*[each for each in at.state.unused if each != card], found.card)
            at.state.places[place] = type(found)(card, revealed=True)

    return table.change(lay)


def test_the_historical_society_has_books_for_everybody_once() -> None:
    table = at_place(town(roland(at="southside", deck=["machete", "knife", "guts"])), "southside-historical-society")

    table.play("activate:southside-historical-society:0")

    assert sorted(table.hand()) == ["guts", "knife", "machete"]
    assert "activate:southside-historical-society:0" not in table.open


def test_at_mas_boarding_house_one_finds_a_friend() -> None:
    table = at_place(town(roland(at="southside", deck=["machete", "beat-cop"])), "southside-mas-boarding-house")

    table.play("activate:southside-mas-boarding-house:0", "find:beat-cop")

    assert table.hand() == ["beat-cop"]


def test_st_marys_heals_wounds_once() -> None:
    table = town(roland(at="st-marys-hospital", damage=4)).play("activate:st-marys-hospital:0")

    assert table.hurt() == (1, 0)
    assert "activate:st-marys-hospital:0" not in table.open


def test_the_university_lends_a_tome() -> None:
    table = town(roland(at="miskatonic-university", deck=["machete", "medical-texts"]))

    assert table.play("activate:miskatonic-university:0", "find:medical-texts").hand() == ["medical-texts"]


def test_the_bank_pays_out_once_and_the_asylum_calms_once() -> None:
    bank = at_place(town(roland(at="downtown")), "downtown-first-bank-of-arkham")
    asylum = at_place(town(roland(at="downtown", horror=4)), "downtown-arkham-asylum")

    bank.play("activate:downtown-first-bank-of-arkham:0")
    asylum.play("activate:downtown-arkham-asylum:0")

    assert bank.who().resources == 8
    assert asylum.hurt() == (0, 1)
    assert "activate:downtown-first-bank-of-arkham:0" not in bank.open
    assert "activate:downtown-arkham-asylum:0" not in asylum.open


def test_in_easttown_allies_are_cheaper() -> None:
    here = town(roland(at="easttown", hand=["beat-cop", "machete"])).play("play:beat-cop")
    there = town(roland(at="rivertown", hand=["beat-cop"])).play("play:beat-cop")

    assert (here.who().resources, there.who().resources) == (3, 1)


@pytest.mark.parametrize(("choice", "horror", "place"), [("choose:0", 2, "graveyard"), ("choose:1", 0, "rivertown")])
def test_the_graveyard_drives_the_fearful_out(choice: str, horror: int, place: str) -> None:
    table = town(roland(at="rivertown"), token="-1").play("move:graveyard", choice)

    assert (table.hurt(), table.who().place) == ((0, horror), place)


def test_in_northside_clues_can_be_bought_once_by_the_whole_group() -> None:
    table = town(roland(at="northside"), wendy(at="northside")).play("activate:northside:0")

    assert (table.who().clues, table.who().resources) == (2, 0)
    table.play("end-turn")
    assert "activate:northside:0" not in table.open


def test_a_hunting_shadow_takes_a_clue_or_hurts() -> None:
    table = town(roland(at="rivertown", clues=1)).draw("hunting-shadow").play("choose:0")

    assert (table.who().clues, table.hurt()) == (0, (0, 0))
    assert town(roland(at="rivertown")).draw("hunting-shadow").hurt() == (2, 0)


def test_a_false_lead_costs_clues_or_brings_another_card() -> None:
    rich = town(roland(at="rivertown", clues=3), token="-1").draw("false-lead")
    poor = town(roland(at="rivertown"), encounter=["hunting-shadow"]).draw("false-lead")

    assert (rich.who().clues, rich.place("rivertown").clues) == (1, 2)
    assert poor.hurt() == (2, 0)


def test_wolf_man_drew_heals_when_he_attacks() -> None:
    table = town(enemies=[foe("wolf-man-drew", engaged=0, damage=2)]).enemy_phase()

    assert table.enemy("wolf-man-drew").damage == 1
    assert table.hurt() == (2, 0)


def test_herman_collins_is_bought_off_with_four_cards() -> None:
    hand = ["machete", "knife", "guts", "dodge"]
    table = town(roland(at="graveyard", hand=hand), enemies=[foe("herman-collins", at="graveyard")])

    table.play("activate:herman-collins:0", *[f"discard:{card}" for card in hand])

    assert (table.victory, table.hand()) == (["herman-collins"], [])


def test_peter_warren_takes_clues_and_victoria_devereux_money() -> None:
    enemies = [foe("peter-warren", at="rivertown"), foe("victoria-devereux", at="rivertown")]
    table = town(roland(at="rivertown", clues=2), enemies=enemies)

    table.play("activate:peter-warren:0", "activate:victoria-devereux:0")

    assert table.victory == ["peter-warren", "victoria-devereux"]
    assert (table.who().clues, table.who().resources) == (0, 0)


def test_ruth_turner_gives_up_when_she_is_evaded() -> None:
    table = town(wendy(at="rivertown"), enemies=[foe("ruth-turner", engaged=0)], token="+1")

    assert table.play("evade:ruth-turner").victory == ["ruth-turner"]


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("wolf-man-drew", "downtown"),
        ("herman-collins", "graveyard"),
        ("peter-warren", "miskatonic-university"),
        ("victoria-devereux", "northside"),
        ("ruth-turner", "st-marys-hospital"),
    ],
)
def test_each_cultist_is_met_at_a_place_of_its_own(name: str, place: str) -> None:
    assert town().draw(name).enemy(name).place == place
