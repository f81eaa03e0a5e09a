"""In play and out of play, leaving play, player order, keywords, locations, limits."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest

from miskatonic.games.arkham.declarations import Asset, Enemy, Keyword, Treachery
from miskatonic.games.arkham.words.abilities import Fast, Forced, Limit, Play, Revelation
from miskatonic.games.arkham.words.cards import Gain, ReturnThis
from miskatonic.games.arkham.words.conditions import YourTurn
from miskatonic.games.arkham.words.dangers import GainSurge
from miskatonic.games.arkham.words.doing import DrawEncounter
from miskatonic.games.arkham.words.enemies import Cancel
from miskatonic.games.arkham.words.flow import Each
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.moments import Plays, When

from ..cards.scenes import agnes, daisy, foe, roland, scene, skids
from .own import asset, event, treachery

Declare = Callable[..., None]


@pytest.mark.rule("in-play-and-out-of-play.1")
def test_an_asset_in_the_play_area_is_in_play_and_its_twin_in_hand_is_not() -> None:
    table = scene(roland(play=["beat-cop"], hand=["beat-cop"]))

    assert [card.code for card in table.view(0).investigators[0].play] == ["01018"]
    assert table.skill("combat") == 5


@pytest.mark.rule("in-play-and-out-of-play.2")
def test_act_agenda_locations_and_encounter_cards_on_the_table_are_in_force() -> None:
    table = scene(roland(threat=["haunted"]), attached={"obscuring-fog": "hallway"}, places={"hallway": 0, "parlor": 0})

    assert table.skill("willpower") == 2
    assert table.view(0).places[0].shroud == 3


@pytest.mark.rule("in-play-and-out-of-play.3")
def test_cards_out_of_play_hold_no_doom_and_do_nothing() -> None:
    table = scene(
        roland(hand=["haunted"], deck=["beat-cop"], discard=["beat-cop"]), doom=1, encounter=["ghoul-minion"],
        encounter_discard=["obscuring-fog"], foes=[foe("swarm-of-rats", engaged=0, doom=1)],
    )  # fmt: skip
    before = table.view(0).doom

    table.play("fight:swarm-of-rats")

    assert (before, table.view(0).doom) == (2, 1)
    assert table.skill("combat") == 4
    assert table.view(0).places[0].shroud == 1


@pytest.mark.rule("in-play-and-out-of-play.4", "arkham:enters-play.1")
def test_playing_a_card_from_hand_has_it_enter_play() -> None:
    table = scene(agnes(hand=["arcane-initiate"], resources=1))

    table.play("play:arcane-initiate")

    assert table.card("arcane-initiate").doom == 1


@pytest.mark.rule("in-play-and-out-of-play.5", "arkham:leaves-play.1", "arkham:leaves-play.2")
def test_a_card_back_in_hand_has_left_play_and_comes_again_without_its_tokens(declare: Declare) -> None:
    declare(asset("boomerang", Fast((ReturnThis(),)), health=3))
    table = scene(roland(play=["boomerang"], touched={"boomerang": {"damage": 2, "doom": 1}}))

    table.play("use:boomerang:0")
    home = (table.in_play("boomerang"), table.view(0).doom)
    table.play("play:boomerang")

    assert home == (False, 0)
    assert (table.card("boomerang").damage, table.card("boomerang").doom) == (0, 0)


@pytest.mark.rule("in-player-order.1")
def test_player_order_begins_with_the_lead_and_goes_clockwise() -> None:
    table = scene(
        roland(play=["beat-cop"]), daisy(play=["beat-cop"]), skids(play=["beat-cop"]), lead=1
    )  # fmt: skip
    asked = []

    table.words(Each((Take(damage=1),)))
    while any(key.startswith("assign-damage") for key in table.open):
        asked.append(table.asked)
        table.choose_one(table.open[0])

    assert asked == [1, 2, 0]


@pytest.mark.rule("in-player-order.2")
def test_who_has_nothing_to_do_is_passed_over() -> None:
    table = scene(roland(play=["beat-cop"]), daisy(), skids(play=["beat-cop"]), lead=1)
    asked = []

    table.words(Each((Take(damage=1),)))
    while any(key.startswith("assign-damage") for key in table.open):
        asked.append(table.asked)
        table.choose_one(table.open[0])

    assert asked == [2, 0]
    assert table.who(1).damage == 1


@pytest.mark.rule("arkham:keywords.4")
def test_surge_twice_draws_one_more_card(declare: Declare) -> None:
    declare(treachery("flood", Revelation((GainSurge(),)), surge=True))
    table = scene(encounter=["flood", "ancient-evils", "ancient-evils", "ghoul-minion"])

    table.words(DrawEncounter())

    assert table.view(0).doom == 1
    assert table.view(0).encounter == 2


@pytest.mark.rule("arkham:keywords.2", "arkham:keywords.3")
def test_the_keywords_of_play_can_be_printed_and_those_of_deckbuilding_do_nothing_there(declare: Declare) -> None:
    assert set(get_args(Keyword)) == {"aloof", "hunter", "massive", "retaliate"}
    assert {"peril", "surge"} <= {*Treachery.__struct_fields__} & {*Enemy.__struct_fields__}
    assert {"fast", "uses"} <= {*Asset.__struct_fields__}
    declare(asset("relic", Fast((Gain(1),)), exceptional=True), asset("charm", Fast((Gain(1),))))

    for slug in ("relic", "charm"):
        table = scene(roland(hand=[slug])).play(f"play:{slug}", f"use:{slug}:0")
        assert (table.who().resources, table.in_play(slug)) == (1, True)


@pytest.mark.rule("location-cards.1")
def test_each_investigator_is_at_one_location() -> None:
    table = scene(roland(), daisy(at="attic"))

    table.play("move:attic")

    assert [investigator.place for investigator in table.view(0).investigators] == ["attic", "attic"]


@pytest.mark.rule("location-cards.2")
def test_assets_and_threats_are_where_their_investigator_is() -> None:
    near = scene(roland(hand=["extra-ammunition-1"], resources=2), skids(play=["41-derringer"]))
    far = scene(roland(hand=["extra-ammunition-1"], resources=2), skids(play=["41-derringer"], at="attic"))

    assert "play:extra-ammunition-1" in near.open
    assert "play:extra-ammunition-1" not in far.open


@pytest.mark.rule("location-cards.3")
def test_nobody_sees_the_shroud_of_an_unrevealed_location() -> None:
    table = scene(unrevealed=["cellar"])
    cellar = next(place for place in table.view(0).places if place.id == "cellar")

    assert (cellar.revealed, cellar.shroud, cellar.code) == (False, None, None)


@pytest.mark.rule("location-cards.5", "location-cards.4", "arkham:clues.1")
def test_a_clue_value_per_investigator_and_only_at_the_first_visit() -> None:
    table = scene(
        roland(), daisy(), skids(), agnes(), places={"hallway": 0, "cellar": 0}, unrevealed=["cellar"]
    )  # fmt: skip

    table.play("move:cellar")
    first = table.clues("cellar")
    table.play("move:hallway", "move:cellar")

    assert (first, table.clues("cellar")) == (8, 8)


@pytest.mark.rule("location-cards.6")
def test_a_location_stays_revealed_when_everybody_has_left() -> None:
    table = scene(unrevealed=["cellar"])

    table.play("move:cellar", "move:hallway")

    assert next(place for place in table.view(0).places if place.id == "cellar").revealed


@pytest.mark.rule("arkham:clues.6")
def test_clues_of_investigators_are_not_clues_at_their_location() -> None:
    table = scene(roland(play=["magnifying-glass-1"], clues=3), places={"hallway": 0})
    other = scene(roland(play=["magnifying-glass-1"]), places={"hallway": 1})

    assert "use:magnifying-glass-1:1" in table.open
    assert "use:magnifying-glass-1:1" not in other.open


@pytest.mark.rule("limits-and-maximums.2", "arkham:leaves-play.4")
def test_a_card_that_comes_back_may_be_used_again_in_the_same_round(declare: Declare) -> None:
    declare(asset("well", Fast((Gain(1),), limit=Limit("round")), Fast((ReturnThis(),))))
    table = scene(roland(play=["well"]))

    table.play("use:well:0")
    used = "use:well:0" in table.open
    table.play("use:well:1", "play:well")

    assert not used
    assert "use:well:0" in table.open


@pytest.mark.rule("limits-and-maximums.6")
def test_a_maximum_holds_for_copies_of_all_players(declare: Declare) -> None:
    declare(event("rally", Gain(1), fast=True, abilities=(Play(max=Limit("round", per="max")),)))
    table = scene(roland(hand=["rally"]), daisy(hand=["rally"]))

    both = ["play-fast:rally" in table.open]
    table.choose_one("play-fast:rally", "resource")

    assert both == [True]
    assert table.asked == 0
    assert table.hand(1) == ["rally"]


@pytest.mark.rule("limits-and-maximums.8")
def test_a_maximum_inside_an_ability_counts_all_copies(declare: Declare) -> None:
    declare(asset("well", Fast((Gain(1),), limit=Limit("game", per="max"))))
    table = scene(roland(play=["well", "well"]))

    before = [key for key in table.open if key.startswith("use:well")]
    table.play(before[0])

    assert len(before) == 2
    assert not [key for key in table.open if key.startswith("use:well")]


@pytest.mark.rule("limits-and-maximums.9")
def test_a_cancelled_event_counts_toward_its_maximum(declare: Declare) -> None:
    declare(
        event("rally", Gain(1), fast=True, abilities=(Play(when=YourTurn(), max=Limit("round", per="max")),)),
        asset("gag", Forced(When(Plays(sort="event")), (Cancel(),))),
    )
    table = scene(roland(hand=["rally", "rally"], play=["gag"]))

    table.play("play-fast:rally")

    assert table.who().resources == 0
    assert table.hand() == ["rally"]
    assert not any("rally" in key for key in table.open)


@pytest.mark.rule("game.1")
def test_an_ability_once_per_game_is_there_again_in_the_next_game(declare: Declare) -> None:
    declare(asset("well", Fast((Gain(1),), limit=Limit("game"))))
    first = scene(roland(play=["well"]))

    first.play("use:well:0").end_round()
    second = scene(roland(play=["well"]))

    assert "use:well:0" not in first.open
    assert "use:well:0" in second.open
