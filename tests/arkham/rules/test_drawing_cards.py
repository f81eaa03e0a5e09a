"""Decks, discard piles and drawing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.game import ARKHAM
from miskatonic.games.arkham.words.abilities import Revelation
from miskatonic.games.arkham.words.cards import Draw, Gain
from miskatonic.games.arkham.words.digging import ShuffleDiscards
from miskatonic.games.arkham.words.doing import DrawEncounter
from miskatonic.games.arkham.words.harm import Blast
from miskatonic.games.arkham.words.searching import Search
from miskatonic.kernel.game import Game

from ..cards.scenes import Scene, agnes, daisy, foe, roland, scene, skids
from .own import event, treachery

Declare = Callable[..., None]


@pytest.mark.rule("drawing-cards.1")
def test_two_cards_are_drawn_from_the_top() -> None:
    table = scene(roland(deck=["guts", "machete", "knife"])).words(Draw(2))

    assert table.hand() == ["guts", "machete"]
    assert table.pile("deck", 0) == ["knife"]


@pytest.mark.rule("drawing-cards.2")
def test_an_encounter_card_that_a_card_has_drawn_is_resolved_in_full(declare: Declare) -> None:
    declare(treachery("flood", Revelation((Gain(2),)), surge=True, peril=True))
    table = scene(roland(), encounter=["flood", "ghoul-minion", "ancient-evils"]).words(DrawEncounter())

    assert table.who().resources == 2
    assert table.pile("encounter_discard") == ["flood"]
    assert table.card("ghoul-minion").threat == 0


@pytest.mark.rule("drawing-cards.3")
def test_a_weakness_among_two_drawn_cards_waits_for_both() -> None:
    table = scene(roland(deck=["paranoia", "guts", "knife"], resources=3, play=["guard-dog"])).words(Draw(2))

    assert table.hand() == ["guts"]
    assert table.who().resources == 0
    assert table.pile("deck", 0) == ["knife"]


@pytest.mark.rule("drawing-cards.4", "drawing-cards.6")
def test_a_deck_that_runs_out_in_the_middle_of_a_draw_is_made_anew() -> None:
    table = scene(roland(deck=["guts"], discard=["knife", "machete", "dodge"])).words(Draw(3))

    assert table.hand()[0] == "guts"
    assert len(table.hand()) == 3
    assert len(table.pile("deck", 0)) == 1
    assert table.pile("discard", 0) == []


@pytest.mark.rule("drawing-cards.5")
def test_a_tenth_card_in_one_round_can_be_drawn() -> None:
    table = scene(roland(deck=["guts"] * 12)).words(Draw(9))

    table.play("draw")

    assert len(table.hand()) == 10


@pytest.mark.rule("drawing-cards.6")
def test_an_empty_deck_costs_one_horror_after_the_whole_draw() -> None:
    table = scene(roland(discard=["guts", "knife", "dodge"])).words(Draw(2))

    assert len(table.hand()) == 2
    assert len(table.pile("deck", 0)) == 1
    assert table.who().horror == 1


@pytest.mark.rule("drawing-cards.6", "lead-investigator.3")
def test_a_deck_that_runs_out_in_upkeep_drives_out_whoever_has_one_sanity_left() -> None:
    table = scene(roland(discard=["guts", "knife"], horror=4, clues=1), daisy(deck=["guts", "knife"], turn_taken=True))

    table.end_turn()

    assert table.who(0).gone == "horror"
    assert table.who(0).mental == 1
    assert table.clues("hallway") == 1
    assert table.hand(1) == ["guts"]
    assert table.state.lead == 1


@pytest.mark.rule("arkham:deck.1")
def test_a_scenario_just_set_up_has_the_four_kinds_of_deck() -> None:
    game = Game.begin(ARKHAM, 1, {"seats": [{}, {}], "scenario": "the-gathering"})
    board = game.view(None).board

    assert [investigator.deck > 0 for investigator in board.investigators] == [True, True]
    assert board.encounter > 0
    assert (board.act, board.agenda) == ("01108", "01105")
    assert board.cult == 0


@pytest.mark.rule("arkham:deck.2", "discard-piles.6")
def test_looking_at_piles_changes_no_order() -> None:
    table = scene(roland(deck=["guts", "knife", "machete"], discard=["dodge", "evidence"]))
    before = table.state.investigators[0]

    for seat in (0, None):
        table.view(seat)
    table.log(0)

    assert table.state.investigators[0] == before
    assert table.pile("deck", 0) == ["guts", "knife", "machete"]


@pytest.mark.rule("discard-piles.1")
def test_a_discarded_card_lies_on_top() -> None:
    table = scene(roland(hand=["emergency-cache"], discard=["guts"]))

    table.play("play:emergency-cache")

    assert table.pile("discard", 0) == ["guts", "emergency-cache"]


@pytest.mark.rule("discard-piles.3")
def test_a_discarded_asset_does_nothing() -> None:
    table = scene(roland(discard=["beat-cop"]), foes=[foe("ghoul-minion", engaged=0)])

    assert table.skill("combat") == 4
    assert "use:beat-cop:1" not in table.open


@pytest.mark.rule("discard-piles.4", "discard-piles.5")
def test_everybody_sees_each_of_the_four_discard_piles() -> None:
    table = scene(
        roland(discard=["guts", "knife"]), daisy(discard=["machete"]), skids(), encounter_discard=["ancient-evils"]
    )

    for viewer in (0, 1, 2, None):
        board = table.view(viewer)
        seen = [[card.code for card in investigator.discard] for investigator in board.investigators]
        assert seen == [["01089", "01086"], ["01020"], []]
        assert [card.code for card in board.encounter_discard] == ["01166"]


@pytest.mark.rule("discard-piles.7", "arkham:hand-size.1")
def test_whoever_discards_down_to_hand_size_chooses_the_order() -> None:
    table = scene(roland(hand=["guts", "knife", "machete", *["dodge"] * 6], deck=["evidence"]))
    held = len(table.hand())

    table.choose_one("end-turn", "discard:machete", "discard:guts")

    assert held == 9
    assert table.pile("discard", 0) == ["machete", "guts"]
    assert len(table.hand()) == 8


@pytest.mark.rule("discard-piles.8")
def test_the_lead_investigator_orders_enemies_that_fall_at_once(declare: Declare) -> None:
    declare(event("bomb", Blast(3)))
    foes = [foe("ghoul-minion", at="hallway", exhausted=True), foe("swarm-of-rats", at="hallway", exhausted=True)]
    table = scene(roland(at="attic", turn_taken=True), skids(hand=["bomb"], at="cellar"), active=1, foes=foes)

    table.choose_one("play:bomb", "choose-place:hallway")
    offered = (table.asked, list(table.open))
    table.choose_one("discard-first:swarm-of-rats")

    assert offered == (0, ["discard-first:ghoul-minion", "discard-first:swarm-of-rats"])
    assert table.pile("encounter_discard") == ["swarm-of-rats", "ghoul-minion"]


@pytest.mark.rule("discard-piles.8")
def test_nobody_is_asked_where_one_of_two_enemies_survives_or_is_worth_points(declare: Declare) -> None:
    declare(event("bomb", Blast(2)))
    for other in ("ravenous-ghoul", "icy-ghoul"):
        foes = [foe("ghoul-minion", at="attic"), foe(other, at="attic", damage=2 if other == "icy-ghoul" else 0)]
        table = scene(roland(hand=["bomb"]), foes=foes)

        table.choose_one("play:bomb", "choose-place:attic")

        assert "end-turn" in table.open
        assert table.pile("encounter_discard") == ["ghoul-minion"]


@pytest.mark.rule("discard-piles.9")
def test_an_empty_discard_pile_is_not_shuffled_into_a_deck() -> None:
    order = ["ancient-evils", "ghoul-minion", "swarm-of-rats", "flesh-eater", "icy-ghoul"]
    table = scene(encounter=order).words(ShuffleDiscards())

    assert table.pile("encounter") == order


@pytest.mark.rule("encounter-deck.1")
def test_set_aside_cards_are_not_in_the_encounter_deck() -> None:
    table = Scene.new(ARKHAM, seats=[{}], scenario="the-gathering").table
    deck = {table.card(card).slug for card in table.state.encounter}
    aside = {table.card(card).slug for card in table.state.aside}

    assert {table.card(card).sort for card in table.state.encounter} == {"enemy", "treachery"}
    assert {"ghoul-priest", "lita-chantler"} <= aside
    assert not deck & {"ghoul-priest", "lita-chantler"}


@pytest.mark.rule("encounter-deck.2")
def test_an_empty_encounter_deck_is_made_of_its_discard_pile() -> None:
    table = scene(encounter=["ancient-evils"], encounter_discard=["ghoul-minion"])

    table.words(DrawEncounter(), DrawEncounter())

    assert table.in_play("ghoul-minion")
    assert table.view(0).doom == 1


@pytest.mark.rule("encounter-deck.2")
def test_the_encounter_deck_is_shuffled_anew_as_soon_as_its_last_card_is_drawn() -> None:
    table = scene(encounter=["ancient-evils"], encounter_discard=["ghoul-minion"]).words(DrawEncounter())

    assert table.view(0).encounter > 0


@pytest.mark.rule("encounter-set.1")
def test_a_set_is_gathered_with_as_many_cards_as_it_says() -> None:
    box = Scene.new(ARKHAM, seats=[{}], scenario="the-gathering").table.box
    counts = {
        name: sum(card.encounter == name for card in box.cards)
        for name in ("ghouls", "rats", "striking-fear", "ancient-evils", "chilling-cold")
    }

    assert counts == {"ghouls": 7, "rats": 3, "striking-fear": 7, "ancient-evils": 3, "chilling-cold": 4}


@pytest.mark.rule("investigator-deck.1")
def test_your_deck_is_the_one_of_the_investigator_who_looks() -> None:
    table = scene(agnes(deck=["shrivelling", "guts"]), daisy(deck=["medical-texts"]), encounter=["ghoul-minion"])

    table.words(Search())

    assert table.open == ["find:shrivelling", "find:guts"]
