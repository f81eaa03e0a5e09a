"""Encounter cards and weaknesses: revelations, treacheries, threat areas, traits, what is set aside."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.declarations import PlayerCard
from miskatonic.games.arkham.drawing import AddToHand
from miskatonic.games.arkham.moving import MoveInvestigator
from miskatonic.games.arkham.records import NOBODY, PlaceId, Who
from miskatonic.games.arkham.words.abilities import Constant, Reaction, Revelation
from miskatonic.games.arkham.words.cards import Gain
from miskatonic.games.arkham.words.digging import DigFor, SearchEncounter
from miskatonic.games.arkham.words.flow import Choose
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.moments import EntersPlay, When
from miskatonic.games.arkham.words.standing import EnemyStat
from tests.arkham.scenes import HOUSE, daisy, foe, roland, scene

from .own import asset, enemy, treachery

Declare = Callable[..., None]


@pytest.mark.rule("revelation.1")
def test_only_encounter_cards_and_weaknesses_have_revelations() -> None:
    bearers = [card for card in CORE.cards if any(ability.sort == "revelation" for ability in card.abilities)]

    assert bearers
    for card in bearers:
        assert card.encounter or (isinstance(card, PlayerCard) and card.weakness), card.slug


@pytest.mark.rule("revelation.1", "weakness.2")
def test_a_drawn_card_that_is_no_weakness_goes_to_the_hand_unread() -> None:
    table = scene(roland(deck=["knife"])).play("draw")

    assert (table.hand(), table.hurt()) == (["knife"], (0, 0))


@pytest.mark.rule("revelation.2")
def test_all_revelations_of_a_card_resolve_before_it_is_discarded(declare: Declare) -> None:
    words = Choose(((Take(horror=1),), (Take(damage=1),)))
    declare(treachery("twin-omen", Revelation((Gain(-1),)), Revelation((words,))))
    table = scene(roland()).draw("twin-omen")

    during = table.who().resources, table.discarded
    table.play("choose:0")

    assert during == (4, [])
    assert (table.hurt(), table.discarded) == ((0, 1), ["twin-omen"])


@pytest.mark.rule("revelation.2")
def test_an_enemy_has_not_spawned_while_its_revelation_resolves(declare: Declare) -> None:
    declare(enemy("herald", Revelation((Choose(((Take(horror=1),), (Take(damage=1),))),))))
    table = scene(roland()).draw("herald")

    during = table.in_play("herald")
    table.play("choose:1")

    assert (during, table.hurt()) == (False, (1, 0))
    assert table.enemy("herald").threat == 0


@pytest.mark.rule("revelation.3")
def test_a_weakness_that_comes_back_to_the_hand_is_resolved_as_if_just_drawn() -> None:
    table = scene(roland(discard=["paranoia"], resources=5))

    table.resolve(AddToHand(Who(0), table.who().discard[0]))

    assert (table.who().resources, table.hand()) == (0, [])
    assert table.slugs(table.who().discard) == ["paranoia"]


@pytest.mark.rule("revelation-abilities.1")
def test_a_card_discarded_from_the_encounter_deck_is_not_revealed() -> None:
    table = scene(roland(), encounter=["ancient-evils", "ghoul-minion"]).words(DigFor("ghoul"))
    drawn = scene(roland()).draw("ancient-evils")

    assert table.discarded == ["ancient-evils"]
    assert (table.state.agenda_doom, drawn.state.agenda_doom) == (0, 1)


@pytest.mark.rule("treachery-cards.1")
def test_whoever_draws_a_treachery_cannot_leave_it(declare: Declare) -> None:
    declare(treachery("bad-choice", Revelation((Choose(((Take(horror=1),), (Take(damage=1),))),))))
    table = scene(roland(), daisy()).draw("bad-choice", you=1)

    assert table.asked == [1]
    assert table.open == ["choose:0", "choose:1"]
    table.refuses(1, "pass")


@pytest.mark.rule("treachery-cards.2", "threat-area.1")
def test_a_treachery_is_discarded_unless_it_says_that_it_stays() -> None:
    table = scene(roland(), daisy(), token="+1").draw("grasping-hands", you=1).draw("frozen-in-fear", you=1)

    assert table.discarded == ["grasping-hands"]
    assert (table.card("frozen-in-fear").threat, table.card("frozen-in-fear").controller) == (1, NOBODY)
    assert [card.code for card in table.view(0).investigators[1].threats] == [CORE.by_slug["frozen-in-fear"].code]


@pytest.mark.rule("threat-area.2")
def test_what_lies_in_a_threat_area_is_wherever_its_investigator_goes() -> None:
    table = scene(roland(at="attic"), places=HOUSE, enemies=[foe("ghoul-minion", engaged=0)]).draw("frozen-in-fear")
    cards = [table.ids("ghoul-minion")[0], next(c for c in table.ids("frozen-in-fear") if c in table.state.play)]
    before = [table.table.place_of(card) for card in cards]

    table.resolve(MoveInvestigator(Who(0), PlaceId("hallway")))

    assert before == ["attic", "attic"]
    assert [table.table.place_of(card) for card in cards] == ["hallway", "hallway"]


@pytest.mark.rule("traits.1")
def test_a_trait_does_nothing_by_itself(declare: Declare) -> None:
    declare(asset("curio", traits=("item", "charm", "blessed")))
    bare, owner = scene(roland()), scene(roland(play=["curio"]))

    assert bare.open == owner.open
    assert bare.view(0).investigators[0].skills == owner.view(0).investigators[0].skills


@pytest.mark.rule("traits.2")
def test_an_ability_about_a_trait_finds_the_cards_that_have_it() -> None:
    table = scene(roland(), encounter=["swarm-of-rats", "ghoul-minion"], discarded=["ravenous-ghoul"])

    table.words(SearchEncounter("ghoul"))

    assert sorted(table.open) == ["draw-found:ghoul-minion", "draw-found:ravenous-ghoul"]


@pytest.mark.rule("set-aside.1")
def test_a_card_that_is_set_aside_is_found_by_no_search_and_does_nothing() -> None:
    table = scene(roland(), encounter=["ghoul-minion", "swarm-of-rats"])
    aside = [table.table.card(card).slug for card in table.state.aside]

    table.words(SearchEncounter("ghoul"))
    table.play("draw-found:ghoul-minion")

    assert {"ghoul-priest", "lita-chantler"} <= set(aside)
    assert [table.table.card(card).slug for card in table.state.aside] == aside
    assert table.view(0).investigators[0].skills["combat"] == 4


@pytest.mark.rule("set-aside.1")
def test_what_is_set_aside_answers_nothing(declare: Declare) -> None:
    """Nobody there has the strength that its words would give it or others, until it comes into play."""
    declare(enemy("idol", Constant((EnemyStat("fight", 2, which="each"),))))
    table = scene(roland(), enemies=[foe("ghoul-minion", engaged=0)])
    card = table.free("idol")
    before = table.foe("ghoul-minion").fight

    table.change(lambda at: setattr(at.state, "aside", (*at.state.aside, card)))
    table.change(lambda at: setattr(at.state, "unused", tuple(each for each in at.state.unused if each != card)))
    lying = table.foe("ghoul-minion").fight
    table.draw("idol")

    assert (before, lying, table.foe("ghoul-minion").fight) == (2, 2, 4)


@pytest.mark.rule("revelation.2", "when.1")
def test_what_answers_entering_play_waits_until_the_revelation_is_over(declare: Declare) -> None:
    """The revelation has come when the enemy's own entering of play is answered."""
    declare(enemy("herald", Revelation((Take(horror=1),)), Reaction(When(EntersPlay()), (Gain(1),))))
    table = scene(roland()).draw("herald")

    assert (table.hurt(), table.enemy("herald").threat) == ((0, 1), 0)
