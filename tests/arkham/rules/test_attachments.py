"""Assets that come into play and stay there, and cards attached to others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.records import ArkhamTable, PlaceId
from miskatonic.games.arkham.words.abilities import Action
from miskatonic.games.arkham.words.cards import DiscardThisCard
from miskatonic.games.arkham.words.doing import DrawEncounter
from miskatonic.games.arkham.words.harm import Take
from miskatonic.kernel.records import changed

from ..cards.scenes import Scene, foe, roland, scene
from .own import treachery

Declare = Callable[..., None]


@pytest.mark.rule("asset-cards.1")
def test_a_played_asset_lies_in_its_players_play_area() -> None:
    table = scene(roland(hand=["machete", "guts"], resources=3))

    table.play("play:machete")

    assert table.hand() == ["guts"]
    assert table.card("machete").controller == 0
    assert table.pile("discard", 0) == []


@pytest.mark.rule("asset-cards.2")
def test_an_asset_is_still_there_in_the_next_round() -> None:
    table = scene(roland(hand=["machete"], resources=3))

    table.play("play:machete").end_round()

    assert table.state.round == 2
    assert table.in_play("machete")


@pytest.mark.rule("asset-cards.3", "dealing-damage-horror.4")
@pytest.mark.parametrize("on_ally", [0, 1, 2])
def test_damage_is_split_between_investigator_and_ally_in_any_way(on_ally: int) -> None:
    table = scene(roland(play=["guard-dog"])).words(Take(damage=2))
    shares = ["guard-dog"] * on_ally + ["roland-banks"] * (2 - on_ally)

    table.choose_one(*[f"assign-damage:{card}" for card in shares])

    assert (table.damage("guard-dog"), table.who().damage) == (on_ally, 2 - on_ally)


@pytest.mark.rule("asset-cards.4")
def test_a_third_hand_card_takes_the_place_of_another() -> None:
    free = scene(roland(hand=["machete"], play=["knife"], resources=3))
    full = scene(roland(hand=["machete"], play=["knife", "flashlight"], resources=3))

    free.choose_one("play:machete")
    full.choose_one("play:machete")

    assert "end-turn" in free.open
    assert {key.partition(":")[2] for key in full.open} == {"knife", "flashlight"}


def foggy(**more: object) -> Scene:
    """Obscuring Fog lies on top of the encounter deck and is drawn in the hallway."""
    return scene(roland(), encounter=["obscuring-fog"], **more).words(DrawEncounter())  # type: ignore[arg-type]  # options


@pytest.mark.rule("attach-to.1")
def test_a_card_that_attaches_to_a_location_lies_there_and_not_in_a_threat_area() -> None:
    table = foggy()

    assert (table.card("obscuring-fog").place, table.card("obscuring-fog").threat) == ("hallway", -1)
    assert table.view(0).investigators[0].threats == ()


@pytest.mark.rule("attach-to.2")
def test_an_attachment_stays_though_it_could_not_be_attached_there_now() -> None:
    table = scene(
        roland(at="rivertown"), scenario="the-midnight-masks", places={"rivertown": 0, "graveyard": 1},
        encounter=["locked-door"],
    ).words(DrawEncounter())  # fmt: skip
    door = table.card("locked-door").place

    def turn(found: ArkhamTable) -> None:
        for place, clues in (("rivertown", 5), ("graveyard", 0)):
            found.state.places[PlaceId(place)] = changed(found.state.places[PlaceId(place)], clues=clues)

    table.lay(turn).end_round()

    assert door == "graveyard"
    assert table.card("locked-door").place == "graveyard"


@pytest.mark.rule("attach-to.3", "limits-and-maximums.3")
def test_a_second_copy_that_cannot_be_attached_is_discarded() -> None:
    table = scene(encounter=["obscuring-fog"], attached={"obscuring-fog": "hallway"})
    other = scene(encounter=["obscuring-fog"], attached={"obscuring-fog": "attic"})

    table.words(DrawEncounter())
    other.words(DrawEncounter())

    assert table.pile("encounter_discard") == ["obscuring-fog"]
    assert other.pile("encounter_discard") == []


@pytest.fixture
def curse(declare: Declare) -> None:
    """A treachery that can be discarded by an action."""
    declare(treachery("curse", Action((DiscardThisCard(),))))


@pytest.mark.rule("attach-to.4", "attach-to.6")
@pytest.mark.usefixtures("curse")
def test_an_attachment_stays_as_it_is_while_its_host_exhausts() -> None:
    table = scene(foes=[foe("ghoul-minion", engaged=0)]).hang("curse", "ghoul-minion")

    table.play("evade:ghoul-minion")

    assert table.card("ghoul-minion").exhausted
    assert not table.card("curse").exhausted
    assert table.place("curse") == "hallway"


@pytest.mark.rule("attach-to.6")
@pytest.mark.usefixtures("curse")
def test_an_exhausted_attachment_leaves_its_host_ready() -> None:
    table = scene(foes=[foe("swarm-of-rats", engaged=0)]).hang("curse", "swarm-of-rats", exhausted=True)

    table.play("resource")

    assert table.who().damage == 1
    assert table.card("curse").exhausted


@pytest.mark.rule("attach-to.5", "arkham:leaves-play.3")
@pytest.mark.usefixtures("curse")
def test_with_its_host_an_attachment_goes_to_its_owners_discard_pile() -> None:
    table = scene(roland(deck=["machete"]), foes=[foe("swarm-of-rats", engaged=0)])
    table.hang("curse", "swarm-of-rats").hang("machete", "swarm-of-rats")

    table.play("fight:swarm-of-rats")

    assert set(table.pile("encounter_discard")) == {"swarm-of-rats", "curse"}
    assert table.pile("discard", 0) == ["machete"]


@pytest.mark.rule("attach-to.7")
@pytest.mark.usefixtures("curse")
def test_a_host_stays_when_its_attachment_goes() -> None:
    table = scene(foes=[foe("ghoul-minion", engaged=0, exhausted=True)]).hang("curse", "ghoul-minion")

    table.play("activate:curse:0")

    assert table.pile("encounter_discard") == ["curse"]
    assert table.in_play("ghoul-minion")
