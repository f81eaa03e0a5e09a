"""Playing cards, putting them into play, slots, resources, uniqueness."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from miskatonic.games.arkham.leaving_play import EnterPlay, remove_from_game
from miskatonic.games.arkham.records import Who
from miskatonic.games.arkham.words.abilities import Action, Fast, Play, Reaction
from miskatonic.games.arkham.words.cards import Draw, Gain
from miskatonic.games.arkham.words.conditions import HasClues, Not, PlaceHasClues
from miskatonic.games.arkham.words.costs import Exhaust
from miskatonic.games.arkham.words.moments import After, Plays
from miskatonic.games.arkham.words.scenery import PutAssetAt
from miskatonic.games.arkham.words.searching import Search
from tests.arkham.scenes import daisy, roland, scene, skids

from .own import asset, enemy, event, reprint

Declare = Callable[..., None]


@pytest.mark.rule("play.1", "resources.1")
def test_playing_a_card_takes_its_cost_out_of_the_pool() -> None:
    rich, poor = scene(roland(hand=["machete"], resources=5)), scene(roland(hand=["machete"], resources=2))

    rich.play("play:machete")

    assert (rich.who().resources, rich.in_play("machete")) == (2, True)
    assert "play:machete" not in poor.open


@pytest.mark.rule("play.1", "play-restrictions.1")
@pytest.mark.parametrize(("clues", "offered"), [(0, True), (1, False)])
def test_a_card_for_those_without_clues_is_not_offered_to_who_has_one(
    clues: int, offered: bool, declare: Declare
) -> None:
    declare(event("fresh-eyes", Gain(1), abilities=(Play(when=Not(HasClues())),), fast=True))
    table = scene(roland(hand=["fresh-eyes"], clues=clues))

    assert ("play-fast:fresh-eyes" in table.open) is offered


@pytest.mark.rule("play-restrictions.1")
@pytest.mark.parametrize(("clues", "offered"), [(0, False), (1, True)])
def test_a_card_for_places_with_clues_is_offered_only_there(clues: int, offered: bool, declare: Declare) -> None:
    declare(event("closer-look", Gain(1), abilities=(Play(when=PlaceHasClues()),), fast=True))
    table = scene(roland(hand=["closer-look"]), clues={"study": clues})

    assert ("play-fast:closer-look" in table.open) is offered


@pytest.mark.rule("play-restrictions.1", "triggered-abilities.2")
@pytest.mark.parametrize(("clues", "offered"), [(0, False), (1, True)])
def test_an_ability_with_a_condition_is_offered_only_while_it_is_met(
    clues: int, offered: bool, declare: Declare
) -> None:
    declare(
        asset("notebook", Action((Gain(1),), when=HasClues()), Fast((Gain(1),), cost=(Exhaust(),), when=HasClues()))
    )
    table = scene(roland(play=["notebook"], clues=clues))

    assert ("activate:notebook:0" in table.open) is offered
    assert ("use:notebook:1" in table.open) is offered


@pytest.mark.rule("play-restrictions.3")
def test_a_card_for_the_beginning_of_a_turn_is_too_late_after_the_first_action() -> None:
    table = scene(daisy(), skids(hand=["on-the-lam"], resources=5))

    table.play("end-turn")
    at_first = table.open
    table.play("pass", "resource")

    assert at_first == ["trigger:on-the-lam:0:0", "pass"]
    assert not any("on-the-lam" in key for key in table.open)


@pytest.mark.rule("put-into-play.1", "put-into-play.2", "put-into-play.4")
def test_a_card_put_into_play_is_not_paid_for_nor_played_nor_drawn(declare: Declare) -> None:
    declare(asset("fan-club", Reaction(After(Plays()), (Draw(1),))))
    table = scene(roland(play=["fan-club"], deck=["beat-cop", "knife"]))
    card = table.ids("beat-cop")[0]

    table.resolve(EnterPlay(card, controller=Who(0)))

    assert table.card("beat-cop").controller == 0
    assert (table.who().resources, table.hand(), table.slugs(table.who().deck)) == (5, [], ["knife"])
    assert "investigate" in table.open


@pytest.mark.rule("put-into-play.4")
def test_a_card_that_is_played_is_what_one_answers_by_playing_cards(declare: Declare) -> None:
    declare(asset("fan-club", Reaction(After(Plays()), (Draw(1),))))
    table = scene(roland(play=["fan-club"], hand=["beat-cop"], deck=["knife"]))

    table.play("play:beat-cop").react()

    assert table.hand() == ["knife"]


@pytest.mark.rule("removed-from-game.1")
def test_a_search_finds_no_card_that_has_been_removed_from_the_game() -> None:
    table = scene(roland(deck=["machete", "knife"], discard=["45-automatic"]))
    for slug in ("machete", "45-automatic"):
        card = table.ids(slug)[0]
        table.change(partial(remove_from_game, card=card))

    table.words(Search(traits=("weapon",)))

    assert table.open == ["find:knife"]


@pytest.mark.rule("resources.2")
def test_the_resource_action_gains_one() -> None:
    assert scene(roland(resources=2)).play("resource").who().resources == 3


@pytest.mark.rule("resources.3")
def test_everybody_gains_a_resource_in_the_upkeep_phase() -> None:
    table = scene(roland(resources=2), daisy(resources=0)).upkeep()

    assert [table.who(0).resources, table.who(1).resources] == [3, 1]


@pytest.mark.rule("ready.1")
def test_a_card_enters_play_ready_for_use() -> None:
    table = scene(roland(hand=["forbidden-knowledge"], resources=0)).play("play:forbidden-knowledge")

    ready = not table.card("forbidden-knowledge").exhausted
    table.play("use:forbidden-knowledge:0")

    assert ready
    assert table.card("forbidden-knowledge").exhausted


@pytest.mark.rule("ready.2")
def test_exhausted_cards_are_ready_again_after_the_upkeep_phase() -> None:
    table = scene(roland(play=["forbidden-knowledge"])).play("use:forbidden-knowledge:0")
    used = table.card("forbidden-knowledge").exhausted, "use:forbidden-knowledge:0" in table.open

    table.upkeep()
    while "pass" in table.open:
        table.play("pass")

    assert used == (True, False)
    assert not table.card("forbidden-knowledge").exhausted
    assert "use:forbidden-knowledge:0" in table.open


@pytest.mark.rule("slots.3")
def test_a_story_asset_in_the_threat_area_fills_a_slot_like_one_in_the_play_area() -> None:
    """Daisy's own book takes one of her hands as long as it clings to her."""
    clinging = scene(daisy(threat=["the-necronomicon"], play=["machete"], hand=["knife"]))
    free = scene(daisy(play=["machete"], hand=["knife"]))
    card = clinging.ids("the-necronomicon")[0]
    clinging.change(lambda at: at.alter_card(card, controller=Who(0), horror=3))

    clinging.play("play:knife")
    free.play("play:knife")

    assert not clinging.in_play("machete")
    assert free.in_play("machete")


@pytest.mark.rule("unique.1")
def test_nobody_can_play_a_second_copy_of_somebody_unique() -> None:
    people = skids(hand=["leo-de-luca-1"], resources=9), daisy(play=["leo-de-luca"])
    alone = skids(hand=["leo-de-luca-1"], resources=9), daisy()

    assert "play:leo-de-luca-1" not in scene(*people).open
    assert "play:leo-de-luca-1" in scene(*alone).open


@pytest.mark.rule("unique.3")
def test_a_unique_enemy_drives_the_ally_of_its_name_out_of_play(declare: Declare) -> None:
    declare(enemy("leo-gone-mad", unique=True, called="leo-de-luca"))
    table = scene(skids(play=["leo-de-luca"]), daisy()).draw("leo-gone-mad", you=1)

    assert not table.in_play("leo-de-luca")
    assert table.slugs(table.who().discard) == ["leo-de-luca"]
    assert table.enemy("leo-gone-mad").threat == 1


@pytest.mark.rule("unique.3")
def test_a_unique_story_ally_sends_the_player_card_of_that_name_away(declare: Declare) -> None:
    declare(reprint("beat-cop", unique=True, called="lita-chantler"))
    table = scene(roland(play=["beat-cop"]), places=("parlor",))

    table.words(PutAssetAt("01117", "parlor"))

    assert table.in_play("lita-chantler")
    assert table.slugs(table.who().discard) == ["beat-cop"]


@pytest.mark.rule("unique.2")
def test_a_player_card_named_like_a_story_ally_in_play_cannot_be_played(declare: Declare) -> None:
    declare(reprint("beat-cop", unique=True, called="lita-chantler"))
    table = scene(roland(hand=["beat-cop"]), places=("parlor",))
    before = "play:beat-cop" in table.open

    table.words(PutAssetAt("01117", "parlor"))

    assert before
    assert "play:beat-cop" not in table.open
