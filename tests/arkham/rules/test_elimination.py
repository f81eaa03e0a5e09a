"""Elimination: how an investigator leaves the scenario, and what stays."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham.words.doing import Resign
from miskatonic.games.arkham.words.harm import Take

from ..cards.scenes import daisy, foe, roland, scene, skids


@pytest.mark.rule("elimination.1")
def test_who_resigns_takes_no_more_turns_draws_no_encounter_cards_and_is_never_asked() -> None:
    table = scene(
        roland(), daisy(hand=["dodge"], resources=5), encounter=["ancient-evils", "ancient-evils", "ghoul-minion"]
    )
    table.words(Resign(), you=1)

    table.end_round()

    assert table.who(1).gone == "resigned"
    assert table.state.round == 2
    assert table.asked == 0
    assert table.view(0).encounter == 2


@pytest.mark.rule("elimination.2", "arkham:clues.1", "location-cards.5")
def test_the_eliminated_still_count_toward_clues_of_a_new_location() -> None:
    table = scene(
        roland(), daisy(), skids(), places={"hallway": 0, "attic": 0, "cellar": 0}, unrevealed=["attic"]
    ).words(Resign(), you=1)

    table.play("move:attic")

    assert table.clues("attic") == 6


@pytest.mark.rule("elimination.3")
def test_a_weakness_has_its_last_word_before_any_card_is_removed() -> None:
    table = scene(roland(threat=["cover-up"], touched={"cover-up": {"clues": 1}}), daisy())

    table.words(Resign())

    assert table.who().mental == 1
    assert table.pile("removed") == ["cover-up"]


@pytest.mark.rule("elimination.4")
def test_all_cards_that_the_eliminated_own_are_removed_with_the_doom_on_them() -> None:
    table = scene(
        roland(
            play=["beat-cop"], hand=["guts"], deck=["knife"], discard=["dodge"], touched={"beat-cop": {"doom": 1}}
        ),
        daisy(),
    )  # fmt: skip

    table.words(Resign())

    assert set(table.pile("removed")) == {"beat-cop", "guts", "knife", "dodge"}
    assert table.view(1).doom == 0
    assert [table.pile(pile, 0) for pile in ("hand", "deck", "discard")] == [[], [], []]


@pytest.mark.rule("elimination.5")
def test_an_asset_given_away_stays_and_goes_to_no_discard_pile_later() -> None:
    table = scene(roland(deck=["beat-cop"]), daisy(), foes=[foe("ghoul-minion", engaged=1)], active=1)
    table.bring("beat-cop", controller=1).words(Resign())
    stays = table.in_play("beat-cop")

    table.play("use:beat-cop:1")

    assert stays
    assert table.pile("removed") == ["beat-cop"]
    assert table.pile("discard", 1) == []


@pytest.mark.rule("elimination.6")
def test_clues_of_the_eliminated_stay_at_their_location_and_resources_go() -> None:
    table = scene(roland(at="attic", clues=3, resources=4), daisy(), places={"hallway": 0, "attic": 1})

    table.words(Take(damage=9))

    assert table.clues("attic") == 4
    assert (table.who().clues, table.who().resources) == (0, 0)


@pytest.mark.rule("elimination.7")
def test_an_engaged_enemy_stays_as_it_is_at_the_location() -> None:
    table = scene(roland(at="attic"), daisy(), foes=[foe("ravenous-ghoul", engaged=0, exhausted=True, damage=2)])

    table.words(Resign())

    found = table.card("ravenous-ghoul")
    assert (found.place, found.threat, found.exhausted, found.damage) == ("attic", -1, True, 2)


@pytest.mark.rule("elimination.7", "enemy-engagement.4")
def test_a_ready_enemy_left_with_a_teammate_engages_the_teammate() -> None:
    table = scene(roland(), daisy(), foes=[foe("ravenous-ghoul", engaged=0)])

    table.words(Resign())

    assert table.card("ravenous-ghoul").threat == 1


@pytest.mark.rule("elimination.8")
def test_a_treachery_before_the_eliminated_goes_to_the_encounter_discard_pile() -> None:
    table = scene(roland(), daisy(), encounter=["frozen-in-fear"])
    table.bring("frozen-in-fear", threat=0)

    table.words(Resign())

    assert table.pile("encounter_discard") == ["frozen-in-fear"]


@pytest.mark.rule("elimination.9", "lead-investigator.3")
def test_the_others_choose_a_new_lead_investigator() -> None:
    table = scene(roland(), daisy(), skids()).words(Resign())

    offered = list(table.open)
    table.choose_one("lead:2")

    assert offered == ["lead:1", "lead:2"]
    assert table.view(None).lead == 2


@pytest.mark.rule("elimination.10")
def test_with_nobody_left_no_resolution_is_reached() -> None:
    table = scene().words(Resign())

    assert table.game.over
    assert table.view(0).resolution == "none"


@pytest.mark.rule("elimination.4", "elimination.6", "elimination.7", "elimination.8")
def test_the_fallen_leave_clues_enemies_and_attachments_in_the_right_places() -> None:
    table = scene(
        roland(at="attic", clues=2, play=["machete"], damage=8, hand=["guts"]), daisy(at="attic"),
        foes=[foe("swarm-of-rats", engaged=0), foe("icy-ghoul", engaged=0, exhausted=True)],
        encounter=["frozen-in-fear", "obscuring-fog"],
    )  # fmt: skip
    table.bring("frozen-in-fear", threat=0).hang("obscuring-fog", "machete")

    table.play("resource")

    assert table.who().gone == "damage"
    assert table.clues("attic") == 4
    assert table.card("swarm-of-rats").threat == 1
    assert (table.card("icy-ghoul").threat, table.place("icy-ghoul")) == (-1, "attic")
    assert set(table.pile("encounter_discard")) == {"frozen-in-fear", "obscuring-fog"}
    assert set(table.pile("removed")) == {"machete", "guts"}
