"""May, must, choices and targets."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.words.abilities import Action, Reaction
from miskatonic.games.arkham.words.cards import DiscardAsset, Draw, Gain
from miskatonic.games.arkham.words.flow import Choose, May, MustChoose
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.moments import After, Defeated
from tests.arkham.scenes import HOUSE, daisy, foe, roland, scene, skids, wendy

from .own import asset

Declare = Callable[..., None]


@pytest.mark.rule("may.1")
def test_what_one_may_do_one_may_leave() -> None:
    left, done = (scene(roland()).words(May(((Gain(1),),))) for _ in range(2))

    left.play("choose-none")
    done.play("choose:0")

    assert (left.who().resources, done.who().resources) == (5, 6)


@pytest.mark.rule("may.2")
def test_the_controller_of_a_card_decides_about_it_whoever_set_it_off(declare: Declare) -> None:
    declare(asset("war-diary", Reaction(After(Defeated()), (Draw(1),))))
    table = scene(
        roland(), daisy(play=["war-diary"], deck=["knife"]), enemies=[foe("ghoul-minion", engaged=0, damage=1)]
    )

    table.play("fight:ghoul-minion")
    asked = table.asked, table.open
    table.react()

    assert asked == ([1], ["trigger:war-diary:0:0", "pass"])
    assert (table.hand(0), table.hand(1)) == ([], ["knife"])


@pytest.mark.rule("must.1")
def test_who_must_choose_chooses_something_that_changes_the_game() -> None:
    words = MustChoose(((DiscardAsset(),), (Take(horror=1),)))
    bare, armed = scene(roland()), scene(roland(play=["knife"]))

    bare.words(words)
    armed.words(words)

    assert bare.hurt() == (0, 1)
    assert armed.open == ["choose:0", "choose:1"]


@pytest.mark.rule("must.2")
def test_without_must_one_may_choose_what_changes_nothing() -> None:
    table = scene(roland(resources=0)).words(Choose(((Gain(-2),), (Take(damage=1),))))

    options = table.open
    table.play("choose:0")

    assert options == ["choose:0", "choose:1"]
    assert (table.who().resources, table.hurt()) == (0, (0, 0))


@pytest.mark.rule("must.2")
def test_the_lead_investigator_may_have_empty_hands_discard() -> None:
    table = scene(roland(), daisy(), lead=1).reverse("01105")

    table.play("choose:0")

    assert [table.hurt(0), table.hurt(1)] == [(0, 0), (0, 0)]


@pytest.mark.rule("target.1")
def test_an_ability_that_chooses_lists_what_meets_its_words_and_asks_whoever_resolves_it() -> None:
    near, other = foe("ghoul-minion", at="hallway", exhausted=True), foe("icy-ghoul", at="hallway", exhausted=True)
    far = foe("flesh-eater", at="attic")
    table = scene(skids(at="hallway", play=["beat-cop"]), places=HOUSE, enemies=[near, other, far])

    table.play("use:beat-cop:1")

    assert table.asked == [0]
    assert table.open == ["choose-enemy:ghoul-minion", "choose-enemy:icy-ghoul"]


@pytest.mark.rule("target.2")
def test_an_ability_without_a_target_cannot_be_used() -> None:
    table = scene(skids(at="hallway", play=["beat-cop"]), places=HOUSE, enemies=[foe("flesh-eater", at="attic")])
    beside = scene(skids(at="hallway", play=["beat-cop"]), places=HOUSE, enemies=[foe("flesh-eater", at="hallway")])

    assert "use:beat-cop:1" not in table.open
    assert "use:beat-cop:1" in beside.open


@pytest.mark.rule("target.5")
def test_what_an_effect_could_not_change_is_no_target() -> None:
    table = scene(roland(play=["first-aid"], damage=1), daisy(), wendy(horror=1))

    table.play("activate:first-aid:0")

    assert table.open == ["choose-investigator:0", "choose-investigator:2"]


@pytest.mark.rule("target.5")
def test_nobody_healthy_can_be_healed() -> None:
    hale, hurt = scene(roland(play=["first-aid"])), scene(roland(play=["first-aid"], damage=1))

    assert "activate:first-aid:0" not in hale.open
    assert "activate:first-aid:0" in hurt.open


@pytest.mark.rule("taking-damage-horror.1")
def test_taking_horror_is_being_dealt_it_so_an_asset_may_bear_some() -> None:
    table = scene(roland(play=["beat-cop"])).words(Take(horror=2))

    table.play("assign-horror:beat-cop", "assign-horror:roland-banks")

    assert (table.hurt(), table.card("beat-cop").horror) == ((0, 1), 1)


@pytest.mark.rule("triggered-abilities.6")
def test_who_has_begun_an_ability_goes_through_with_it(declare: Declare) -> None:
    declare(asset("dark-bargain", Action((Gain(2), Take(horror=1)))))
    table = scene(roland(play=["dark-bargain"]))

    table.play("activate:dark-bargain:0")

    assert (table.who().resources, table.hurt()) == (7, (0, 1))
