"""The thirteen steps of setup, played from the deal."""

from typing import Any

import pytest

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.declarations import Asset
from miskatonic.games.arkham.game import ARKHAM
from miskatonic.games.arkham.leaving_play import Discard, stays
from miskatonic.games.arkham.resources import GainResources
from miskatonic.games.arkham.words.cards import DiscardAsset
from miskatonic.testing import Situation
from tests.arkham.scenes import roland, scene, wendy

ROLAND, WENDY, AGNES = "roland-banks", "wendy-adams", "agnes-baker"
AMNESIA, PARANOIA = "01096", "01097"


def dealt(*names: str, **options: Any) -> Situation:
    """A table where the first player looks at the opening hand."""
    return Situation.new(ARKHAM, seats=[{"investigator": name} for name in names or (ROLAND,)], **options)


def slugs(table: Situation, cards: Any) -> list[str]:
    return [table.table.box.card(card).slug for card in cards]  # type: ignore[attr-defined]  # this table has a box


@pytest.mark.rule("setup.a")
def test_trauma_lies_there_before_the_opening_hand_is_looked_at() -> None:
    table = Situation.new(ARKHAM, seats=[{"investigator": ROLAND, "physical": 2, "mental": 1}])

    seen = table.view(0).investigators[0]

    assert (seen.damage, seen.horror, seen.hand) == (2, 1, 5)
    assert "keep-hand" in table.options(0)


@pytest.mark.rule("setup.b", "setup.c")
def test_nothing_is_played_or_used_during_setup() -> None:
    seat = {"investigator": ROLAND, "deck": {"01037": 2, "01022": 2, "01023": 2, "01006": 1, "01007": 1}}

    options = Situation.new(ARKHAM, seats=[seat]).options(0)

    assert {key.split(":")[0] for key in options} == {"replace", "keep-hand"}


@pytest.mark.rule("setup.3.a", "lead-investigator.1")
def test_without_an_agreed_lead_chance_names_one() -> None:
    leads = {dealt(ROLAND, WENDY, AGNES, seed=seed).view(None).lead for seed in range(20)}

    assert leads == {0, 1, 2}
    assert dealt(ROLAND, WENDY, lead=1).view(None).lead == 1


@pytest.mark.rule("setup.4.a")
def test_each_deck_is_shuffled() -> None:
    orders = [dealt(seed=seed).choose(0, "keep-hand").table.state.investigators[0] for seed in range(6)]

    assert len({(each.hand, each.deck) for each in orders}) == 6
    assert {len(each.hand) + len(each.deck) for each in orders} == {33}


@pytest.mark.rule("setup.5.a")
def test_the_token_pool_never_runs_dry() -> None:
    table = scene(roland()).resolve(GainResources(scene(roland()).state.active, 500))

    assert table.who().resources == 505


@pytest.mark.rule("setup.8.b", "mulligan.3")
def test_everybody_may_change_the_hand_once_from_the_lead_on() -> None:
    table = dealt(ROLAND, WENDY, AGNES, lead=1)
    asked = []

    while table.game.decisions and "keep-hand" in table.options(table.game.decisions[0].seat):
        asked.append(table.game.decisions[0].seat)
        table.choose(asked[-1], "keep-hand")

    assert asked == [1, 2, 0]


def weak(**more: Any) -> Situation:
    """A deck of ten cards and eight weaknesses."""
    cards = {"01020": 2, "01086": 2, "01087": 2, "01088": 2, "01089": 2, AMNESIA: 4, PARANOIA: 4}
    return Situation.new(ARKHAM, seats=[{"investigator": ROLAND, "deck": cards}], **more)


@pytest.mark.rule("setup.8.c")
@pytest.mark.parametrize("seed", range(5))
def test_no_weakness_is_in_an_opening_hand_even_after_replacing_it(seed: int) -> None:
    table = weak(seed=seed)
    before = slugs(table, table.table.state.investigators[0].hand)

    for key in [key for key in table.options(0) if key.startswith("replace:")]:
        table.choose(0, key)
    table.choose(0, "keep-hand")

    after = slugs(table, table.table.state.investigators[0].hand)
    assert (len(before), len(after)) == (5, 5)
    assert not {"amnesia", "paranoia"} & {*before, *after}


@pytest.mark.rule("setup.8.d")
@pytest.mark.parametrize("seed", range(5))
def test_weaknesses_set_aside_are_back_in_the_deck_afterwards(seed: int) -> None:
    table = weak(seed=seed).choose(0, "keep-hand")

    deck = slugs(table, table.table.state.investigators[0].deck)

    assert (deck.count("amnesia"), deck.count("paranoia")) == (4, 4)
    assert len(deck) == 13


@pytest.mark.rule("setup.10.a")
def test_every_instruction_leaves_its_mark() -> None:
    recorded = ["escaped-ruth-turner", "past-midnight", "ghoul-priest-alive"]
    table = dealt(scenario="the-devourer-below", recorded=recorded).choose(0, "keep-hand")

    state = table.table.state

    assert len([place for place in state.places if place.startswith("arkham-woods")]) == 4
    assert {"ritual-site", "umordhoth", "ruth-turner"} == set(slugs(table, state.aside))
    assert "ghoul-priest" in slugs(table, state.encounter)
    assert (state.agenda_doom, state.bag.count("elder_thing"), len(state.investigators[0].hand)) == (1, 1, 3)


@pytest.fixture
def oath(monkeypatch: pytest.MonkeyPatch) -> str:
    """A permanent card, and one that is exceptional."""
    card = Asset(code="90002", slug="oath", card_class="guardian", level=0, permanent=True, exceptional=True)
    monkeypatch.setitem(CORE.by_code, card.code, card)
    return card.code


@pytest.mark.rule("permanent.4", "permanent.1")
def test_a_permanent_card_is_in_play_before_the_opening_hand_and_never_in_the_deck(oath: str) -> None:
    seat = {"investigator": ROLAND, "deck": {oath: 1, "01020": 2, "01086": 2, "01087": 2}}
    table = Situation.new(ARKHAM, seats=[seat])

    investigator = table.table.state.investigators[0]

    assert slugs(table, table.table.state.play) == ["oath"]
    assert "oath" not in slugs(table, (*investigator.hand, *investigator.deck))


@pytest.mark.rule("permanent.5", "exceptional.1")
def test_only_its_owners_elimination_takes_a_permanent_card_out_of_play(oath: str) -> None:
    seats = [{"investigator": ROLAND, "deck": {oath: 1}}, {"investigator": WENDY}]
    table = Situation.new(ARKHAM, seats=seats, lead=0)
    (card,) = table.table.state.play

    table.run(Discard(card))

    assert card in table.table.state.play
    assert stays(table.table, card)  # type: ignore[arg-type]  # a table of this game
    table.lay(lambda at: at.alter(0, gone="resigned"))
    assert not stays(table.table, card)  # type: ignore[arg-type]  # a table of this game


@pytest.mark.rule("permanent.5")
def test_a_permanent_card_is_not_among_assets_to_discard(oath: str) -> None:
    seats = [{"investigator": ROLAND, "deck": {oath: 1}}]
    table = Situation.new(ARKHAM, seats=seats)

    at: Any = type("At", (), {"you": 0, "source": 0})()

    assert DiscardAsset().targets(table.table, at) == []  # type: ignore[arg-type]  # a table of this game


@pytest.mark.rule("anatomy.player.b")
def test_a_taken_turn_is_marked_and_moves_nobody() -> None:
    table = scene(roland(at="study"), wendy(at="study")).play("end-turn")

    first = table.view(0).investigators[0]

    assert (first.turn_taken, first.place) == (True, "study")
