"""Trauma, defeat by a card, and what counts as won: from the table into the campaign."""

import pytest

from miskatonic.games.arkham.words.doing import End
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.scenery import Defeat
from tests.arkham.scenes import HOUSE, foe, roland, scene, wendy


@pytest.mark.rule("trauma.3")
def test_whoever_falls_to_damage_suffers_a_physical_trauma() -> None:
    table = scene(roland(damage=8)).words(Take(damage=1))

    seat = table.view(0).outcome.seats[0]

    assert (seat.gone, seat.physical, seat.mental) == ("damage", 1, 0)


@pytest.mark.rule("trauma.6")
def test_whoever_falls_to_horror_suffers_a_mental_trauma() -> None:
    table = scene(roland(horror=4)).words(Take(horror=1))

    seat = table.view(0).outcome.seats[0]

    assert (seat.gone, seat.physical, seat.mental) == ("horror", 0, 1)


@pytest.mark.rule("trauma.9")
@pytest.mark.parametrize("kind", ["physical", "mental"])
def test_whoever_falls_to_both_chooses_one_trauma(kind: str) -> None:
    table = scene(roland(damage=8, horror=4)).words(Take(damage=1, horror=1))

    offered = table.open
    table.play(f"trauma:{kind}")

    seat = table.view(0).outcome.seats[0]
    assert offered == ["trauma:physical", "trauma:mental"]
    assert (seat.physical, seat.mental) == ((1, 0) if kind == "physical" else (0, 1))


@pytest.mark.rule("defeated-by-card-ability.1", "defeated-by-card-ability.2")
def test_whoever_is_defeated_by_a_card_is_out_and_suffers_no_more_than_it_says() -> None:
    people = roland(clues=2), wendy()
    table = scene(*people, enemies=[foe("ghoul-minion", engaged=0)]).words(Defeat())

    assert (table.who().gone, table.who().physical, table.who().mental) == ("card", 0, 0)
    assert table.place("study").clues == 2
    assert table.who(1).gone == ""


@pytest.mark.rule("winning-and-losing.2")
def test_a_resolution_of_the_act_deck_completes_the_scenario() -> None:
    table = scene(roland(at="hallway"), places=HOUSE, act=3).reverse("01110").play("choose:0")

    assert table.game.over
    assert table.view(0).outcome.won
    assert table.game.result is not None
    assert table.game.result.winners == (0,)


@pytest.mark.rule("winning-and-losing.3")
def test_a_resolution_of_the_agenda_deck_loses_it() -> None:
    table = scene(roland(), agenda=3).reverse("01107")

    assert table.view(0).outcome.resolution == "3"
    assert not table.view(0).outcome.won
    assert table.game.result is not None
    assert table.game.result.winners == ()


@pytest.mark.rule("winning-and-losing.1")
def test_every_resolution_that_a_card_names_has_an_entry() -> None:
    from miskatonic.games.arkham.cards.library import CORE
    from miskatonic.games.arkham.printed import printed
    from miskatonic.games.arkham.scenarios.library import SCENARIOS
    from miskatonic.games.arkham.words.base import Words

    def ends(words: Words) -> set[str]:
        inside = {id for word in words for part in word.parts() for id in ends(part)}
        return inside | {word.resolution for word in words if isinstance(word, End)}

    for scenario in SCENARIOS.values():
        cards = CORE.encounter_set(scenario.id)
        named = {id for card in cards for words in printed(card).scripts.values() for id in ends(words)}
        assert named == set(scenario.resolutions) - {"none"}


def test_nothing_of_an_outcome_is_told_before_the_end() -> None:
    table = scene(roland(at="main-path", physical=1), scenario="the-devourer-below", recorded=["escaped-ruth-turner"])

    assert [table.view(viewer).outcome for viewer in (0, None)] == [None, None]
