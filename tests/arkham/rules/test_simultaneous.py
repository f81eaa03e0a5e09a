"""What happens to several at once, and who orders it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.declarations import Count
from miskatonic.games.arkham.discarding import DiscardsFromHand
from miskatonic.games.arkham.leaving_play import Discard
from miskatonic.games.arkham.records import Who
from miskatonic.games.arkham.words.abilities import Action, Fast, Forced, Reaction
from miskatonic.games.arkham.words.cards import Draw, Gain
from miskatonic.games.arkham.words.costs import DiscardCards, Exhaust
from miskatonic.games.arkham.words.dangers import DiscardChosen, EachAtThis
from miskatonic.games.arkham.words.doing import TakeControl
from miskatonic.games.arkham.words.flow import Each
from miskatonic.games.arkham.words.harm import DamageEnemy, Take
from miskatonic.games.arkham.words.moments import After, Defeated, EntersDiscardPile, Harmed, When
from miskatonic.games.arkham.words.scenery import ReadyThis
from tests.arkham.scenes import agnes, daisy, foe, roland, scene

from .own import asset, enemy

Declare = Callable[..., None]


@pytest.mark.rule("priority-of-simultaneous-resolution.1", "priority-of-simultaneous-resolution.2")
def test_an_explosion_is_assigned_in_player_order_and_then_hurts_everybody_at_once() -> None:
    table = scene(
        roland(hand=["dynamite-blast"], play=["beat-cop"]),
        daisy(play=["holy-rosary", "leather-coat"]),
        enemies=[foe("icy-ghoul", at="study", exhausted=True)],
        lead=1,
    ).play("play:dynamite-blast")

    asked = []
    while table.open and table.open[0].startswith("assign-damage"):
        asked.append(table.asked[0])
        assert (table.hurt(0), table.hurt(1), table.enemy("icy-ghoul").damage) == ((0, 0), (0, 0), 0)
        table.play(table.open[0])

    assert asked == [1, 1, 1, 0, 0, 0]
    assert (table.hurt(0), table.hurt(1), table.enemy("icy-ghoul").damage) == ((3, 0), (3, 0), 3)


@pytest.mark.rule("priority-of-simultaneous-resolution.1", "priority-of-simultaneous-resolution.2")
def test_nobody_reacts_to_the_first_discard_before_the_last(declare: Declare) -> None:
    declare(asset("ragpicker", Reaction(After(EntersDiscardPile()), (Gain(1),))))
    table = scene(roland(hand=["knife", "guts"], play=["ragpicker"]), daisy(hand=["machete", "guts"]))

    table.words(Each((DiscardChosen(),)))
    asked = [table.asked[0]]
    table.play("discard:knife")
    asked.append(table.asked[0])
    between = sorted(table.hand(0)), table.who(0).discard
    table.play("discard:machete")

    assert asked == [0, 1]
    assert between == (["guts", "knife"], ())
    assert (table.hand(0), table.hand(1)) == (["guts"], ["guts"])
    assert "pass" in table.open
    assert table.react().who().resources == 6


@pytest.mark.rule("priority-of-simultaneous-resolution.3")
def test_the_lead_investigator_orders_forced_abilities_of_the_same_moment() -> None:
    table = scene(roland(), daisy(), lead=1).draw("dissonant-voices", you=0).draw("dissonant-voices", you=1)

    table.upkeep()
    asked = table.asked, table.open
    table.play("trigger:dissonant-voices.2:1:0")

    assert asked == ([1], ["trigger:dissonant-voices:1:0", "trigger:dissonant-voices.2:1:0"])
    assert table.discarded == ["dissonant-voices", "dissonant-voices"]


@pytest.mark.rule("target.3")
def test_several_cards_that_one_chooses_go_together_once_all_are_chosen() -> None:
    table = scene(roland(hand=["knife", "guts", "machete"]))

    table.resolve(DiscardsFromHand(Who(0), 2)).play("discard:guts")
    between = sorted(table.hand()), table.who().discard, table.open
    table.play("discard:knife")

    assert between == (["guts", "knife", "machete"], (), ["discard:knife", "discard:machete"])
    assert (table.hand(), table.slugs(table.who().discard)) == (["machete"], ["guts", "knife"])


@pytest.mark.rule("target.3")
def test_nobody_reacts_between_two_cards_of_one_cost(declare: Declare) -> None:
    declare(
        asset("ragpicker", Reaction(After(EntersDiscardPile()), (Draw(1),))),
        asset("bonfire", Action((Gain(2),), cost=(DiscardCards(2),))),
    )
    table = scene(roland(play=["ragpicker", "bonfire"], hand=["machete", "guts"], deck=["knife"] * 2))

    table.play("activate:bonfire:0", "discard:machete", "discard:guts")

    assert "pass" in table.open
    assert table.slugs(table.who().discard) == ["machete", "guts"]


@pytest.mark.rule("target.2", "ready.3")
def test_what_is_ready_cannot_be_readied(declare: Declare) -> None:
    declare(asset("coffee", Fast((ReadyThis(),)), Action((Gain(1),), cost=(Exhaust(),))))
    table = scene(roland(play=["coffee"]))
    ready = "use:coffee:0" in table.open

    table.play("activate:coffee:1")
    exhausted = "use:coffee:0" in table.open
    table.play("use:coffee:0")

    assert (ready, exhausted) == (False, True)
    assert not table.card("coffee").exhausted


@pytest.mark.rule("ownership-and-control.5")
def test_a_card_of_somebody_elses_goes_to_its_owner_and_counts_as_discarded_by_its_controller(declare: Declare) -> None:
    declare(asset("ragpicker", Reaction(After(EntersDiscardPile()), (Gain(1),)), quantity=2))
    table = scene(roland(hand=["knife"], play=["ragpicker"]), daisy(play=["ragpicker"])).play("play:knife")
    card = table.ids("knife")[0]
    table.words(TakeControl(), you=1, source=card)

    table.resolve(Discard(card))

    assert table.slugs(table.who(0).discard) == ["knife"]
    assert (table.asked, table.open) == ([1], ["trigger:ragpicker.2:0:0", "pass"])


@pytest.mark.rule("ownership-and-control.5")
def test_an_ally_that_dies_under_somebody_elses_control_counts_as_theirs(declare: Declare) -> None:
    declare(
        asset("ragpicker", Reaction(After(EntersDiscardPile()), (Gain(1),))),
        enemy("brute", damage=2),
    )
    table = scene(
        roland(play=["beat-cop"]), agnes(play=["ragpicker"]), enemies=[foe("brute", engaged=1)], active=1
    )  # fmt: skip
    card = table.ids("beat-cop")[0]
    table.words(TakeControl(), you=1, source=card)

    table.play("resource", "assign-damage:beat-cop", "assign-damage:beat-cop")

    assert table.slugs(table.who(0).discard) == ["beat-cop"]
    assert (table.asked, table.open) == ([1], ["trigger:ragpicker:0:0", "pass"])


@pytest.mark.rule("priority-of-simultaneous-resolution.2")
def test_reactions_to_damage_for_several_wait_until_all_of_it_lies_there(declare: Declare) -> None:
    declare(asset("nerves", Reaction(After(Harmed("damage", whose="you")), (Gain(1),))))
    table = scene(roland(hand=["dynamite-blast"], play=["nerves"]), daisy())

    table.play("play:dynamite-blast")

    assert "trigger:nerves:0:0" in table.open
    assert (table.hurt(0), table.hurt(1)) == ((3, 0), (3, 0))


@pytest.mark.rule("priority-of-simultaneous-resolution.1")
def test_nobody_sees_what_another_has_chosen_to_discard_before_choosing() -> None:
    """Whichever card Roland takes, Daisy sees the same table as she is asked."""
    seen = []
    for card in ("knife", "machete"):
        table = scene(roland(hand=["knife", "guts", "machete"]), daisy(hand=["flashlight", "guts"]))
        table.words(Each((DiscardChosen(),))).play(f"discard:{card}")
        seen.append((table.view(1), [line.text for line in table.game.lines(1)]))

    assert seen[0] == seen[1]


@pytest.mark.rule("priority-of-simultaneous-resolution.1", "priority-of-simultaneous-resolution.2")
def test_who_has_nothing_to_discard_is_passed_over() -> None:
    table = scene(roland(), daisy(hand=["guts", "knife"]), agnes(hand=["machete"]))

    table.words(Each((DiscardChosen(),)))
    asked = table.asked
    table.play("discard:knife", "discard:machete")

    assert asked == [1]
    assert [table.hand(who) for who in range(3)] == [[], ["guts"], []]


@pytest.mark.rule("priority-of-simultaneous-resolution.1", "priority-of-simultaneous-resolution.2")
def test_horror_for_each_is_assigned_by_everybody_before_any_of_it_lies_there() -> None:
    table = scene(roland(play=["beat-cop", "holy-rosary"]), daisy(play=["holy-rosary"]), agnes())

    table.words(Each((Take(horror=1),)))
    asked = [table.asked[0]]
    table.play("assign-horror:holy-rosary")
    asked.append(table.asked[0])
    between = table.card("holy-rosary").horror, table.hurt(2)
    table.play("assign-horror:daisy-walker")

    assert asked == [0, 1]
    assert between == (0, (0, 0))
    assert (table.card("holy-rosary").horror, table.hurt(1), table.hurt(2)) == (1, (0, 1), (0, 1))


@pytest.mark.rule("priority-of-simultaneous-resolution.2")
def test_a_dying_enemy_frightens_everybody_there_before_anybody_answers(declare: Declare) -> None:
    declare(enemy("kid", Forced(When(Defeated(enemy="this")), (EachAtThis((Take(horror=1),)),)), health=Count(1)))
    table = scene(agnes(), daisy(), enemies=[foe("kid", engaged=0), foe("icy-ghoul", engaged=1)])

    table.words(DamageEnemy(1)).play("choose-enemy:kid")

    assert table.open == ["trigger:agnes-baker:0:0", "pass"]
    assert (table.hurt(0), table.hurt(1)) == ((0, 1), (0, 1))
