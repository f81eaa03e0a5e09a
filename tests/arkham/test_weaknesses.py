"""Weaknesses in play: what becomes of one as it is drawn, and whose it is."""

import pytest

from miskatonic.games.arkham.drawing import DrawCards
from miskatonic.games.arkham.words.cards import DiscardAsset
from miskatonic.games.arkham.words.digging import DrawOwnWeakness
from tests.arkham.scenes import HOUSE, daisy, roland, scene, wendy


@pytest.mark.rule("weakness.1")
def test_weaknesses_of_different_sorts_go_different_ways() -> None:
    table = scene(daisy(deck=["the-necronomicon", "amnesia"])).play("draw", "draw")

    assert table.in_play("the-necronomicon")
    assert table.slugs(table.who().discard) == ["amnesia"]


@pytest.mark.rule("weakness.2")
def test_a_drawn_weakness_enemy_spawns_at_once() -> None:
    table = scene(roland(deck=["mob-enforcer"])).play("draw")

    assert table.enemy("mob-enforcer").threat == 0
    assert table.hand() == []


@pytest.mark.rule("weakness.2")
def test_a_drawn_weakness_treachery_has_its_revelation() -> None:
    table = scene(roland(deck=["paranoia"])).play("draw")

    assert table.who().resources == 0


@pytest.mark.rule("weakness.3")
def test_a_weakness_event_goes_to_the_hand_and_can_be_played() -> None:
    table = scene(roland(deck=["dark-memory"])).play("draw")

    assert table.hand() == ["dark-memory"]
    assert "play:dark-memory" in table.open


@pytest.mark.rule("weakness.4")
def test_a_weakness_that_a_search_brings_resolves_at_once() -> None:
    table = scene(roland(deck=["machete", "paranoia"])).words(DrawOwnWeakness("madness"))

    assert table.who().resources == 0
    assert table.slugs(table.who().deck) == ["machete"]


@pytest.mark.rule("weakness.5", "bearer.1")
def test_a_weakness_stays_its_bearers_whoever_fights_it() -> None:
    table = scene(roland(at="hallway", threat=["mob-enforcer"]), wendy(at="hallway"), places=HOUSE, active=1).play(
        "engage:mob-enforcer"
    )

    card = table.ids("mob-enforcer")[0]

    assert table.card("mob-enforcer").threat == 1
    assert table.table.owner(card) == 0


@pytest.mark.rule("bearer.1")
def test_a_weakness_enemy_hunts_its_bearer_only() -> None:
    table = scene(roland(at="attic", threat=["mob-enforcer"]), wendy(at="hallway"), places=HOUSE)
    card = table.ids("mob-enforcer")[0]
    table.change(lambda at: at.alter_card(card, threat=-1, place="cellar"))

    table.enemy_phase()

    assert (table.card("mob-enforcer").place, table.card("mob-enforcer").threat) == ("hallway", -1)


@pytest.mark.rule("weakness.7")
def test_hand_size_never_takes_a_weakness() -> None:
    table = scene(roland(hand=["dark-memory", *["machete"] * 8])).upkeep()

    assert "discard:dark-memory" not in table.open
    assert any(key.startswith("discard:machete") for key in table.open)


@pytest.mark.rule("weakness.8")
def test_nobody_controls_a_weakness_enemy_and_its_bearer_controls_a_weakness_asset() -> None:
    table = scene(daisy(deck=["the-necronomicon", "mob-enforcer"], play=["hyperawareness", "arcane-studies"])).play(
        "draw", "draw"
    )

    table.words(DiscardAsset())

    assert table.card("mob-enforcer").controller == -1
    assert table.card("the-necronomicon").controller == 0
    assert table.open == ["choose-card:hyperawareness", "choose-card:arcane-studies"]


def test_several_weaknesses_in_one_draw_resolve_one_after_the_other() -> None:
    table = scene(roland(deck=["paranoia", "mob-enforcer", "machete"]))

    table.resolve(DrawCards(table.state.active, 3))

    assert (table.who().resources, table.in_play("mob-enforcer"), table.hand()) == (0, True, ["machete"])
