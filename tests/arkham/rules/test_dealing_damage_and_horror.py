"""Dealing, assigning and applying damage and horror; health, healing, defeat."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.words.abilities import Constant, Fast, Reaction
from miskatonic.games.arkham.words.cards import Draw, Gain
from miskatonic.games.arkham.words.costs import TakeHorror
from miskatonic.games.arkham.words.harm import Heal, Take
from miskatonic.games.arkham.words.moments import After, Harmed
from miskatonic.games.arkham.words.standing import EnemyStat, Toughness

from ..cards.scenes import agnes, daisy, foe, roland, scene
from .own import asset, enemy

Declare = Callable[..., None]


@pytest.mark.rule("dealing-damage-horror.1")
def test_horror_leaves_health_alone_and_damage_sanity() -> None:
    table = scene().words(Take(horror=2))
    other = scene().words(Take(damage=2))

    assert (table.hurt(), other.hurt()) == ((0, 2), (2, 0))
    assert table.view(0).investigators[0].health == 9
    assert other.view(0).investigators[0].sanity == 5


@pytest.mark.rule("dealing-damage-horror.2", "dealing-damage-horror.8")
def test_what_moves_damage_does_so_before_any_of_it_is_placed() -> None:
    table = scene(roland(play=["guard-dog"], damage=8)).words(Take(damage=2))

    table.choose_one("assign-damage:guard-dog")
    during = (table.hurt(), table.damage("guard-dog"))
    table.choose_one("assign-damage:guard-dog")

    assert during == ((8, 0), 0)
    assert (table.hurt(), table.damage("guard-dog")) == ((8, 0), 2)


@pytest.mark.rule("dealing-damage-horror.3", "dealing-damage-horror.7")
def test_exactly_as_many_points_are_assigned_as_are_dealt() -> None:
    table = scene(roland(play=["beat-cop"])).words(Take(damage=3))
    asked = []

    while any(key.startswith("assign") for key in table.open):
        asked.append(list(table.open))
        table.choose_one("assign-damage:beat-cop" if "assign-damage:beat-cop" in table.open else table.open[0])

    assert len(asked) == 2
    assert not table.in_play("beat-cop")
    assert table.who().damage == 1


@pytest.mark.rule("dealing-damage-horror.4")
def test_the_ally_of_a_teammate_takes_nothing() -> None:
    table = scene(roland(), daisy(play=["beat-cop"])).words(Take(damage=1))

    assert "end-turn" in table.open
    assert table.who().damage == 1


@pytest.mark.rule("dealing-damage-horror.5")
def test_an_asset_without_sanity_is_offered_for_damage_only() -> None:
    hurt = scene(roland(play=["leather-coat"])).words(Take(damage=1))
    mad = scene(roland(play=["leather-coat"])).words(Take(horror=1))

    assert "assign-damage:leather-coat" in hurt.open
    assert "end-turn" in mad.open
    assert mad.who().horror == 1


@pytest.mark.rule("dealing-damage-horror.6")
def test_an_asset_takes_no_more_than_defeats_it() -> None:
    table = scene(roland(play=["beat-cop"], touched={"beat-cop": {"damage": 1}})).words(Take(damage=3))

    table.choose_one("assign-damage:beat-cop")

    assert "end-turn" in table.open
    assert table.who().damage == 2
    assert not table.in_play("beat-cop")


@pytest.mark.rule("dealing-damage-horror.8")
def test_damage_that_is_redirected_in_time_is_not_placed() -> None:
    table = scene(
        roland(play=["aquinnah-1"]),
        foes=[foe("icy-ghoul", engaged=0), foe("ghoul-minion", at="hallway", exhausted=True)],
    )

    table.choose_one("resource", "trigger:aquinnah-1:0:0").hush()
    while any(key.startswith(("assign", "choose-enemy")) for key in table.open):
        table.choose_one(next(key for key in table.open if "roland" in key or "minion" in key))

    assert table.who().damage == 0
    assert not table.in_play("ghoul-minion")


@pytest.mark.rule("dealing-damage-horror.9", "defeat.3")
def test_ally_and_investigator_fall_at_the_same_time() -> None:
    table = scene(roland(play=["beat-cop"], touched={"beat-cop": {"damage": 1}}, damage=8), daisy())

    table.words(Take(damage=2)).choose_one("assign-damage:beat-cop")

    assert table.who().gone == "damage"
    assert "beat-cop" in table.pile("removed")
    assert table.said("arkham-log-asset-defeated") == 1


@pytest.mark.rule("dealing-damage-horror.10")
def test_nothing_follows_an_attack_whose_damage_was_not_dealt(declare: Declare) -> None:
    declare(asset("grudge", Reaction(After(Harmed("damage", whose="you")), (Gain(1),))))
    hit = scene(roland(play=["grudge"]), foes=[foe("swarm-of-rats", engaged=0)])
    dodged = scene(roland(play=["grudge"], hand=["dodge"], resources=1), foes=[foe("swarm-of-rats", engaged=0)])

    hit.choose_one("draw")
    dodged.choose_one("draw", "trigger:dodge:0:0")

    assert "trigger:grudge:0:0" in hit.open
    assert "trigger:grudge:0:0" not in dodged.open


@pytest.mark.rule("dealing-damage-horror.11", "health-and-damage.2", "arkham:defeat.2", "arkham:defeat.3")
@pytest.mark.parametrize(
    ("harm", "how"), [(Take(damage=9), "damage"), (Take(damage=12), "damage"), (Take(horror=5), "horror")]
)
def test_as_much_damage_as_health_or_horror_as_sanity_defeats(harm: Take, how: str) -> None:
    table = scene(roland(), daisy()).words(harm)

    assert table.who().gone == how
    assert table.asked == 1


@pytest.mark.rule("dealing-damage-horror.11")
def test_one_less_does_not_defeat() -> None:
    table = scene(roland(), daisy()).words(Take(damage=8, horror=4))

    assert table.who().gone == ""


@pytest.mark.rule("dealing-damage-horror.12", "arkham:defeat.6", "health-and-damage.4", "discard-piles.2")
def test_a_defeated_enemy_goes_to_the_encounter_discard_pile_or_home_as_a_weakness() -> None:
    table = scene(
        roland(threat=["mob-enforcer"], touched={"mob-enforcer": {"damage": 2}}), foes=[foe("swarm-of-rats", engaged=0)]
    )

    table.play("fight:mob-enforcer", "fight:swarm-of-rats")

    assert table.pile("encounter_discard") == ["swarm-of-rats"]
    assert table.pile("discard", 0) == ["mob-enforcer"]


@pytest.mark.rule("dealing-damage-horror.13", "arkham:defeat.7", "health-and-damage.5")
def test_an_asset_falls_to_horror_with_its_health_untouched() -> None:
    table = scene(roland(play=["guard-dog"])).words(Take(horror=1))

    table.choose_one("assign-horror:guard-dog")

    assert table.pile("discard", 0) == ["guard-dog"]


@pytest.mark.rule("arkham:defeat.1", "arkham:defeat.7")
def test_an_asset_falls_to_as_much_damage_as_its_health() -> None:
    table = scene(roland(play=["beat-cop"], touched={"beat-cop": {"horror": 1, "damage": 1}})).words(Take(damage=1))

    table.choose_one("assign-damage:beat-cop")

    assert not table.in_play("beat-cop")


@pytest.mark.rule("arkham:defeat.1", "health-and-damage.4")
def test_an_enemy_falls_to_more_damage_than_its_health() -> None:
    table = scene(roland(play=["shotgun-4"]), foes=[foe("swarm-of-rats", engaged=0)])

    table.play("activate:shotgun-4:0")

    assert not table.in_play("swarm-of-rats")


@pytest.mark.rule("arkham:defeat.4", "health-and-damage.3")
def test_damage_brings_physical_trauma_and_horror_mental() -> None:
    hurt = scene(roland(), daisy()).words(Take(damage=9))
    mad = scene(roland(), daisy()).words(Take(horror=5))

    assert (hurt.who().physical, hurt.who().mental) == (1, 0)
    assert (mad.who().physical, mad.who().mental) == (0, 1)


@pytest.mark.rule("arkham:defeat.8", "discard-piles.1")
def test_an_asset_that_somebody_else_controls_goes_to_its_owners_pile() -> None:
    table = scene(roland(deck=["guard-dog"]), daisy()).bring("guard-dog", controller=1)

    table.words(Take(horror=1), you=1).choose_one("assign-horror:guard-dog")

    assert table.pile("discard", 0) == ["guard-dog"]
    assert table.pile("discard", 1) == []


@pytest.mark.rule("direct-damage-horror.1")
def test_direct_horror_is_taken_by_whom_it_is_meant_for() -> None:
    table = scene(roland(play=["guard-dog", "holy-rosary"])).words(Take(horror=1, direct=True))

    assert "end-turn" in table.open
    assert table.hurt() == (0, 1)


@pytest.mark.rule("health-and-damage.1")
def test_two_damage_are_two_tokens() -> None:
    table = scene().words(Take(damage=2))

    assert table.view(0).investigators[0].damage == 2


@pytest.mark.rule("health-and-damage.6")
def test_an_asset_without_health_takes_no_damage_and_does_not_fall() -> None:
    table = scene(roland(play=["machete"])).words(Take(damage=1))

    assert "end-turn" in table.open
    assert table.in_play("machete")
    assert table.who().damage == 1


@pytest.mark.rule("health-and-damage.7")
def test_remaining_health_is_health_with_its_modifiers_less_damage(declare: Declare) -> None:
    declare(asset("stamina", Constant((Toughness("health", 1),))), enemy("hulk", Constant((EnemyStat("health", 1),))))
    table = scene(agnes(play=["stamina"], damage=2), foes=[foe("hulk", at="attic", damage=3)])

    assert table.view(0).investigators[0].health == 5
    assert table.foe("hulk").health - table.foe("hulk").damage == 1


@pytest.mark.rule("heal.1")
def test_healing_removes_what_it_says() -> None:
    table = scene(roland(damage=3)).words(Heal(1, "damage"))

    assert table.who().damage == 2


@pytest.mark.rule("heal.2")
def test_healing_more_than_is_there_leaves_nothing() -> None:
    table = scene(roland(horror=1)).words(Heal(3, "horror"))

    assert table.who().horror == 0


@pytest.mark.rule("costs.10")
def test_horror_as_a_cost_is_paid_though_an_ally_takes_it(declare: Declare) -> None:
    declare(asset("rite", Fast((Draw(1),), cost=(TakeHorror(1),))))
    table = scene(roland(play=["rite", "beat-cop"], deck=["guts"]))

    table.choose_one("use:rite:0", "assign-horror:beat-cop")

    assert table.hand() == ["guts"]
    assert (table.who().horror, table.card("beat-cop").horror) == (0, 1)


@pytest.mark.rule("dealing-damage-horror.9", "dealing-damage-horror.13")
def test_damage_split_with_an_ally_that_dies_still_triggers_the_ally() -> None:
    table = scene(roland(play=["guard-dog"], touched={"guard-dog": {"damage": 2}}), foes=[foe("icy-ghoul", engaged=0)])

    table.choose_one("resource", "assign-damage:guard-dog", "assign-horror:roland-banks")

    assert "trigger:guard-dog:0:0" in table.open
    table.choose_one("trigger:guard-dog:0:0")
    assert table.pile("discard", 0) == ["guard-dog"]
    assert table.hurt() == (1, 1)
    assert table.damage("icy-ghoul") == 1


@pytest.mark.rule("dealing-damage-horror.9")
def test_agnes_who_shares_horror_with_a_falling_ally_strikes_back() -> None:
    table = scene(
        agnes(play=["beat-cop"], touched={"beat-cop": {"horror": 1}}),
        foes=[foe("swarm-of-rats", engaged=0, exhausted=True)],
    )

    table.words(Take(horror=2)).choose_one("assign-horror:beat-cop", "trigger:agnes-baker:0:0")

    assert table.hurt() == (0, 1)
    assert not table.in_play("beat-cop")
    assert not table.in_play("swarm-of-rats")
