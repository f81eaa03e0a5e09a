"""Whose card it is, who controls it, and to whom it speaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.contexts import you_of
from miskatonic.games.arkham.leaving_play import Discard
from miskatonic.games.arkham.records import NOBODY, Who
from miskatonic.games.arkham.words.abilities import Action, Forced, Reaction, Revelation
from miskatonic.games.arkham.words.cards import Draw, Gain, PutInThreatArea
from miskatonic.games.arkham.words.costs import DiscardCards
from miskatonic.games.arkham.words.doing import TakeControl
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.moments import After, Attacks, TurnBegins
from tests.arkham.scenes import daisy, foe, roland, scene, wendy

from .own import asset, enemy, treachery

Declare = Callable[..., None]


@pytest.mark.rule("ownership-and-control.1", "ownership-and-control.4")
def test_who_takes_control_of_a_card_does_not_come_to_own_it() -> None:
    table = scene(roland(hand=["knife"]), daisy()).play("play:knife")
    card = table.ids("knife")[0]
    at_first = table.card("knife").controller

    table.words(TakeControl(), you=1, source=card)
    then = table.card("knife").controller
    table.resolve(Discard(card))

    assert (at_first, then) == (0, 1)
    assert table.slugs(table.who(0).discard) == ["knife"]
    assert table.who(1).discard == ()


@pytest.mark.rule("ownership-and-control.2")
def test_a_cost_of_cards_is_paid_from_ones_own_hand(declare: Declare) -> None:
    declare(asset("bonfire", Action((Gain(2),), cost=(DiscardCards(1),))))
    table = scene(roland(play=["bonfire"], hand=["machete", "knife"]), daisy(hand=["guts"]))
    empty = scene(roland(play=["bonfire"]), daisy(hand=["guts"]))

    table.play("activate:bonfire:0")

    assert table.open == ["discard:machete", "discard:knife"]
    assert "activate:bonfire:0" not in empty.open


@pytest.mark.rule("ownership-and-control.3")
def test_nobody_owns_or_controls_what_lies_in_the_piles_of_the_scenario() -> None:
    table = scene(roland(), daisy(), encounter=["ghoul-minion"], discarded=["rotting-remains"])
    state = table.state

    cards = [*state.encounter, *state.encounter_discard, table.table.act, table.table.agenda]

    assert len(cards) == 4
    assert {table.table.owner(card) for card in cards} == {NOBODY}
    assert {you_of(table.table, card) for card in cards} == {NOBODY}


@pytest.mark.rule("you-your.1")
def test_you_on_an_enemy_is_whoever_it_is_engaged_with(declare: Declare) -> None:
    declare(enemy("cutpurse", Forced(After(TurnBegins()), (Gain(-1),))))
    table = scene(roland(), daisy(), enemies=[foe("cutpurse", engaged=1)])

    table.play("end-turn")

    assert (table.who(0).resources, table.who(1).resources) == (5, 4)


@pytest.mark.rule("you-your.2")
def test_you_in_a_revelation_is_whoever_drew_the_card(declare: Declare) -> None:
    declare(treachery("toll", Revelation((Gain(-2),))))
    table = scene(roland(), daisy()).draw("toll", you=1)

    assert (table.state.active, table.who(0).resources, table.who(1).resources) == (0, 5, 3)


@pytest.mark.rule("you-your.3")
def test_you_in_an_action_ability_is_whoever_takes_the_action(declare: Declare) -> None:
    declare(treachery("snare", Revelation((PutInThreatArea(),)), Action((Take(horror=1),))))
    table = scene(roland(), daisy()).draw("snare", you=0).play("end-turn")

    table.play("activate:snare:1")

    assert (table.hurt(0), table.hurt(1)) == ((0, 0), (0, 1))


@pytest.mark.rule("self-referential-text.1", "self-referential-text.2")
def test_a_card_that_speaks_of_itself_means_no_other_copy() -> None:
    table = scene(
        roland(play=["beat-cop-2", "beat-cop-2"]), enemies=[foe("icy-ghoul", at="study", exhausted=True)]
    )  # fmt: skip
    first, second = table.ids("beat-cop-2")

    table.play("use:beat-cop-2.2:1")

    play = table.state.play
    assert (play[first].exhausted, play[first].damage) == (False, 0)
    assert (play[second].exhausted, play[second].damage) == (True, 1)


@pytest.mark.rule("self-referential-text.1")
def test_a_card_that_discards_itself_leaves_its_other_copy_in_play() -> None:
    table = scene(roland(play=["knife", "knife"]), enemies=[foe("icy-ghoul", engaged=0)])
    first, second = table.ids("knife")

    table.play("activate:knife.2:1")

    assert first in table.state.play
    assert table.who().discard == (second,)


@pytest.mark.rule("triggering-condition.2", "triggering-condition.3")
def test_each_copy_answers_each_attack_once(declare: Declare) -> None:
    declare(asset("alarm", Reaction(After(Attacks(who="you")), (Draw(1),)), quantity=2))
    table = scene(
        wendy(play=["alarm", "alarm"], deck=["knife"] * 3), enemies=[foe("swarm-of-rats", engaged=0)]
    ).play("resource")  # fmt: skip

    offered = [table.open]
    table.play("trigger:alarm:0:0")
    offered.append(table.open)
    table.play("trigger:alarm.2:0:0")

    assert offered == [["trigger:alarm:0:0", "trigger:alarm.2:0:0", "pass"], ["trigger:alarm.2:0:0", "pass"]]
    assert table.hand() == ["knife", "knife"]
    assert table.asked == [Who(0)]
    assert "investigate" in table.open
