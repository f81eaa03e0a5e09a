"""What stands on cards, field by field, and that each field does what it is for."""

import pytest

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.declarations import Act, Agenda, Asset
from miskatonic.games.arkham.scenarios.library import SCENARIOS
from tests.arkham.scenes import HOUSE, foe, roland, scene, wendy

SCENARIO_SORTS = {"act", "agenda", "location", "treachery", "enemy", "scenario"}
PLAYER_SORTS = {"investigator", "asset", "event", "skill"}


@pytest.mark.rule("anatomy.a", "anatomy.player.a")
def test_every_card_belongs_to_the_players_or_to_the_scenarios() -> None:
    players = [card for card in CORE.cards if not card.encounter]

    assert {card.sort for card in players if not getattr(card, "weakness", "")} == PLAYER_SORTS


@pytest.mark.rule("anatomy.scenario.a")
def test_encounter_sets_hold_scenario_cards_and_story_assets() -> None:
    assert {card.sort for card in CORE.cards if card.encounter} == SCENARIO_SORTS | {"asset"}


@pytest.mark.rule("anatomy.scenario.1.a")
def test_a_card_without_an_encounter_set_is_gathered_by_none() -> None:
    gathered = [card for name in {card.encounter for card in CORE.cards} - {""} for card in CORE.encounter_set(name)]

    assert "swarm-of-rats" in {card.slug for card in gathered}
    assert "machete" not in {card.slug for card in gathered}


@pytest.mark.rule("anatomy.scenario.2.a")
def test_a_drawn_treachery_and_a_drawn_enemy_behave_as_their_sort_says() -> None:
    table = scene(roland()).draw("swarm-of-rats").draw("rotting-remains")

    assert table.in_play("swarm-of-rats")
    assert table.discarded == ["rotting-remains"]


@pytest.mark.rule("anatomy.scenario.3.a")
def test_two_cards_of_a_title_are_copies_whatever_their_subtitles() -> None:
    assert {CORE.by_code[code].title for code in ("01126", "01127")} == {"southside"}


@pytest.mark.rule("anatomy.scenario.4.a", "anatomy.player.8.a")
def test_abilities_find_cards_by_their_traits() -> None:
    beside = scene(roland(), enemies=[foe("ghoul-minion", engaged=0)], token="tablet").test()
    rats = scene(roland(), enemies=[foe("swarm-of-rats", engaged=0)], token="tablet").test()

    assert (beside.hurt(), rats.hurt()) == ((1, 0), (0, 0))


@pytest.mark.rule("anatomy.scenario.5.a")
def test_a_location_without_text_still_has_shroud_and_clues() -> None:
    table = scene(roland(), clues={"study": 2}).play("investigate")

    assert not CORE.by_slug["study"].abilities
    assert (table.who().clues, table.place("study").clues) == (1, 1)


@pytest.mark.rule("anatomy.scenario.6.a")
@pytest.mark.parametrize(("token", "damage"), [("-1", 1), ("-2", 0)])
def test_fight_is_the_difficulty_of_an_attack(token: str, damage: int) -> None:
    table = scene(roland(), enemies=[foe("ravenous-ghoul", engaged=0)], token=token).play("fight:ravenous-ghoul")

    assert table.enemy("ravenous-ghoul").damage == damage


@pytest.mark.rule("anatomy.scenario.7.a")
def test_the_last_point_of_damage_defeats_an_enemy() -> None:
    sound, hurt = (scene(roland(), enemies=[foe("ravenous-ghoul", engaged=0, damage=count)]) for count in (1, 2))

    assert sound.play("fight:ravenous-ghoul").in_play("ravenous-ghoul")
    assert not hurt.play("fight:ravenous-ghoul").in_play("ravenous-ghoul")


@pytest.mark.rule("anatomy.scenario.8.a")
@pytest.mark.parametrize(("token", "evaded"), [("0", True), ("-1", False)])
def test_evade_is_the_difficulty_of_an_evasion(token: str, evaded: bool) -> None:
    table = scene(roland(), enemies=[foe("ghoul-minion", engaged=0)], token=token).play("evade:ghoul-minion")

    assert table.enemy("ghoul-minion").exhausted is evaded


@pytest.mark.rule("anatomy.scenario.9.a", "anatomy.scenario.10.a")
def test_an_attack_deals_the_printed_damage_and_horror() -> None:
    priest = scene(roland(), enemies=[foe("ghoul-priest", engaged=0)]).enemy_phase()
    rats = scene(roland(), enemies=[foe("swarm-of-rats", engaged=0)]).enemy_phase()

    assert (priest.hurt(), rats.hurt()) == ((2, 2), (1, 0))


@pytest.mark.rule("anatomy.scenario.11.a")
@pytest.mark.parametrize(("token", "clues"), [("+1", 1), ("0", 0)])
def test_shroud_is_the_difficulty_of_an_investigation(token: str, clues: int) -> None:
    table = scene(roland(at="cellar"), places=HOUSE, clues={"cellar": 1}, token=token).play("investigate")

    assert table.who().clues == clues


@pytest.mark.rule("anatomy.scenario.12.a")
def test_a_revealed_location_gets_its_clues() -> None:
    table = scene(roland(at="hallway"), wendy(at="hallway"), places=HOUSE, hidden=["attic"]).play("move:attic")

    assert table.place("attic").clues == 4
    assert table.place("hallway").clues == 0


@pytest.mark.rule("anatomy.scenario.13.a")
def test_symbols_connect_locations() -> None:
    table = scene(roland(at="attic"), places=HOUSE)

    assert [key for key in table.open if key.startswith("move:")] == ["move:hallway"]


@pytest.mark.rule("anatomy.scenario.14.a")
def test_acts_and_agendas_come_in_the_order_of_their_numbers() -> None:
    for scenario in SCENARIOS.values():
        for deck in (scenario.acts, scenario.agendas):
            cards = [CORE.by_code[code] for code in deck]
            stages = [card.stage for card in cards if isinstance(card, Act | Agenda)]
            assert stages == sorted(stages)


@pytest.mark.rule("anatomy.scenario.15.a")
def test_an_act_is_advanced_by_its_number_of_clues() -> None:
    short, enough = scene(roland(clues=1)), scene(roland(clues=2))

    assert ["advance" in table.open for table in (short, enough)] == [False, True]


@pytest.mark.rule("anatomy.scenario.16.a")
def test_an_agenda_advances_at_its_number_of_doom() -> None:
    early, due = (scene(roland(), doom=doom, encounter=["swarm-of-rats"]).mythos() for doom in (1, 2))

    assert "arkham-log-agenda-advances" not in early.messages()
    assert "arkham-log-agenda-advances" in due.messages()


@pytest.mark.rule("anatomy.scenario.b")
def test_a_location_has_two_sides_and_so_have_acts_and_agendas() -> None:
    hidden = scene(roland(at="hallway"), places=HOUSE, hidden=["attic"])
    shown = next(place for place in hidden.view(0).places if place.id == "attic")

    assert (shown.code, shown.shroud) == (None, None)
    acts = [card for card in CORE.cards if isinstance(card, Act)]
    assert all(card.reverse for card in acts)


@pytest.mark.rule("anatomy.player.1.a")
def test_a_card_costs_what_stands_on_it() -> None:
    assert scene(roland(hand=["machete"])).play("play:machete").who().resources == 2


@pytest.mark.rule("anatomy.player.3.a")
def test_a_skill_is_never_played() -> None:
    assert "play:vicious-blow" not in scene(roland(hand=["vicious-blow"])).open


@pytest.mark.rule("anatomy.player.7.a")
def test_the_four_values_of_an_investigator_are_its_skills() -> None:
    skills = scene(roland()).view(0).investigators[0].skills

    assert list(skills.items()) == [("willpower", 3), ("intellect", 3), ("combat", 4), ("agility", 2)]


@pytest.mark.rule("anatomy.player.9.a")
def test_a_card_without_text_is_still_committed_for_its_icons() -> None:
    table = scene(roland(hand=["leather-coat"]), enemies=[foe("ghoul-priest", engaged=0)], token="-1")

    table.play("fight:ghoul-priest", "commit:leather-coat")

    assert table.enemy("ghoul-priest").damage == 1


@pytest.mark.rule("anatomy.player.10.a")
def test_the_elder_sign_is_that_of_whoever_tests() -> None:
    mine = scene(roland(), wendy(), clues={"study": 2}, token="elder_sign").test("willpower", 5)
    hers = scene(roland(), wendy(), clues={"study": 2}, token="elder_sign").test("willpower", 5, you=1)

    assert "arkham-log-test-succeeds" in mine.messages()
    assert "arkham-log-test-fails" in hers.messages()


@pytest.mark.rule("anatomy.player.11.a", "anatomy.player.12.a")
def test_no_health_and_no_sanity_are_not_zero() -> None:
    coat, rosary = CORE.by_slug["leather-coat"], CORE.by_slug["holy-rosary"]

    assert isinstance(coat, Asset)
    assert isinstance(rosary, Asset)
    assert (coat.health, coat.sanity, rosary.health, rosary.sanity) == (2, None, None, 2)
    assert scene(roland(play=["machete"])).in_play("machete")


@pytest.mark.rule("anatomy.player.13.a")
def test_icons_count_while_committed_and_not_in_play() -> None:
    committed = scene(roland(hand=["machete"]), enemies=[foe("ghoul-priest", engaged=0)], token="-1")
    in_play = scene(roland(play=["machete"]), enemies=[foe("ghoul-priest", engaged=0)], token="-1")

    committed.play("fight:ghoul-priest", "commit:machete")
    in_play.play("fight:ghoul-priest")

    assert (committed.enemy("ghoul-priest").damage, in_play.enemy("ghoul-priest").damage) == (1, 0)
