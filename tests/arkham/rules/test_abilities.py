"""Golden rules, abilities of all kinds, and what is said of "a" card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.declarations import Enemy
from miskatonic.games.arkham.words.abilities import Action, Constant, Forced, Reaction
from miskatonic.games.arkham.words.cards import Draw, Gain
from miskatonic.games.arkham.words.conditions import HasClues
from miskatonic.games.arkham.words.costs import Exhaust
from miskatonic.games.arkham.words.doing import DrawEncounter
from miskatonic.games.arkham.words.enemies import Cancel
from miskatonic.games.arkham.words.flow import Each
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.moments import After, Defeated, EntersPlay, Plays, When
from miskatonic.games.arkham.words.standing import Skill
from miskatonic.games.arkham.words.testing import Evade

from ..cards.scenes import daisy, foe, roland, scene, skids, wendy
from .own import asset, enemy, reprint

Declare = Callable[..., None]


@pytest.mark.rule("golden-rules.2")
def test_a_card_that_says_so_lets_its_owner_alone_play_from_the_discard_pile() -> None:
    table = scene(wendy(play=["wendys-amulet"], discard=["emergency-cache"]), skids(discard=["emergency-cache"]))
    other = scene(
        wendy(play=["wendys-amulet"], discard=["emergency-cache"]), skids(discard=["emergency-cache"]), active=1
    )

    assert "play:emergency-cache" in table.open
    assert [key for key in other.open if key.startswith("play:")] == []


@pytest.mark.rule("a-an.1")
def test_each_investigator_with_a_clue_is_hit_once_however_many_they_have() -> None:
    table = scene(roland(clues=3), daisy(clues=1), skids())

    table.words(Each((Take(damage=1),), when=HasClues()))

    assert [table.who(seat).damage for seat in (0, 1, 2)] == [1, 1, 0]


@pytest.mark.rule("ability.2")
def test_a_reaction_works_in_play_and_not_in_hand() -> None:
    held = scene(roland(hand=["rabbits-foot"], deck=["guts"]), bag=["-8"])
    played = scene(roland(play=["rabbits-foot"], deck=["guts"]), bag=["-8"])

    held.choose_one("investigate")
    played.choose_one("investigate")

    assert "trigger:rabbits-foot:0:0" in played.open
    assert "trigger:rabbits-foot:0:0" not in held.open


@pytest.mark.rule("ability.3")
def test_an_enemy_in_the_discard_pile_is_no_target() -> None:
    there = scene(roland(play=["beat-cop"]), foes=[foe("ghoul-minion", engaged=0)])
    gone = scene(roland(play=["beat-cop"]), encounter_discard=["ghoul-minion"])

    assert "use:beat-cop:1" in there.open
    assert "use:beat-cop:1" not in gone.open


@pytest.mark.rule("ability.4")
def test_two_copies_of_an_ability_both_count() -> None:
    table = scene(roland(play=["beat-cop", "beat-cop"]))

    assert table.skill("combat") == 6


@pytest.mark.rule("ability.5")
def test_every_printed_ability_is_of_one_kind() -> None:
    kinds = {
        "constant": "constant", "forced": "forced", "revelation": "revelation", "action": "triggered",
        "fast": "triggered", "reaction": "triggered", "play": "play instruction", "objective": "objective",
    }  # fmt: skip

    for card in CORE.cards:
        for ability in card.abilities:
            assert ability.sort in kinds, card.slug
    enemies = [card for card in CORE.cards if isinstance(card, Enemy)]
    assert {card.slug for card in enemies if card.prey is not None} >= {"ghoul-priest", "ravenous-ghoul"}
    assert {card.slug for card in enemies if card.spawn is not None} >= {"flesh-eater", "icy-ghoul"}
    assert {keyword for card in enemies for keyword in card.keywords} == {"hunter", "retaliate", "massive"}


@pytest.mark.rule("action-designators.1")
def test_a_fight_ability_is_a_fight_with_what_it_adds() -> None:
    table = scene(roland(play=["45-automatic"]), foes=[foe("icy-ghoul", engaged=0)], bag=["-2"])

    table.play("activate:45-automatic:0")

    assert table.damage("icy-ghoul") == 2


@pytest.mark.rule("action-designators.1")
def test_a_fight_ability_misses_as_a_fight_misses() -> None:
    table = scene(roland(play=["45-automatic"]), foes=[foe("icy-ghoul", engaged=0)], bag=["-3"])

    table.play("activate:45-automatic:0")

    assert table.damage("icy-ghoul") == 0


@pytest.mark.rule("action-designators.2")
def test_an_evade_ability_reaches_only_enemies_engaged_with_its_user(declare: Declare) -> None:
    declare(asset("mists", Action((Evade(skill="willpower"),))))
    mine = scene(roland(play=["mists"]), daisy(), foes=[foe("ghoul-minion", engaged=0)])
    theirs = scene(roland(play=["mists"]), daisy(), foes=[foe("ghoul-minion", engaged=1)])

    assert "activate:mists:0" in mine.open
    assert "activate:mists:0" not in theirs.open


@pytest.mark.rule("action-triggered-abilities.1", "activate-action.2")
def test_an_ability_of_two_actions_takes_two_and_needs_two(declare: Declare) -> None:
    declare(asset("great-work", Action((Gain(5),), actions=2)))
    table = scene(roland(play=["great-work"]))

    table.play("activate:great-work:0")

    assert table.view(0).investigators[0].actions == 1
    assert "activate:great-work:0" not in table.open


@pytest.mark.rule("activate-action.1")
def test_an_action_ability_is_not_offered_in_the_turn_of_somebody_else_nor_in_the_enemy_phase() -> None:
    helper = roland(play=["first-aid", "beat-cop"], damage=1)
    theirs = scene(helper, daisy(), foes=[foe("ghoul-minion", engaged=1)], active=1)
    own = scene(helper, foes=[foe("ghoul-minion", engaged=0)])
    mine = "activate:first-aid:0" in own.open

    theirs.choose_one("resource", "pass")
    own.choose_one("end-turn")

    assert mine
    assert theirs.asked == 1
    assert "activate:first-aid:0" not in theirs.open
    assert own.state.phase == "enemy"
    assert "use:beat-cop:1" in own.open
    assert "activate:first-aid:0" not in own.open


@pytest.mark.rule("activate-action.3", "costs.4")
def test_action_and_exhaustion_are_paid_at_once(declare: Declare) -> None:
    declare(asset("great-work", Action((Gain(5),), cost=(Exhaust(),))))
    table = scene(roland(play=["great-work", "guard-dog"]), foes=[foe("swarm-of-rats", engaged=0)])

    table.choose_one("activate:great-work:0")

    assert table.card("great-work").exhausted
    assert table.who().spent == 1
    assert table.who().resources == 0


@pytest.mark.rule("activate-action.4")
def test_one_activates_ones_own_cards_and_investigator_but_not_those_of_a_teammate(declare: Declare) -> None:
    declare(reprint("roland-banks", abilities=(Action((Gain(1),)),)))
    table = scene(roland(damage=1), daisy(play=["first-aid"]))
    theirs = scene(roland(damage=1), daisy(play=["first-aid"]), active=1)

    assert "activate:roland-banks:0" in table.open
    assert "activate:first-aid:0" not in table.open
    assert "activate:first-aid:0" in theirs.open
    assert "activate:roland-banks:0" not in theirs.open


@pytest.mark.rule("activate-action.5")
def test_a_treachery_before_a_teammate_can_be_activated_at_that_location_alone() -> None:
    near = scene(roland(), daisy(threat=["psychosis"]))
    far = scene(roland(at="attic"), daisy(threat=["psychosis"]))

    assert "activate:psychosis:2" in near.open
    assert "activate:psychosis:2" not in far.open


@pytest.mark.rule("activate-action.5")
def test_the_location_itself_can_be_activated_by_those_who_are_there() -> None:
    inside = scene(roland(at="parlor"), places={"parlor": 0, "hallway": 0})
    outside = scene(roland(), places={"parlor": 0, "hallway": 0})

    assert "activate:parlor:0" in inside.open
    assert "activate:parlor:0" not in outside.open


@pytest.mark.rule("activate-action.6")
@pytest.mark.parametrize("place", ["rivertown", "graveyard"])
def test_act_and_agenda_can_be_activated_from_anywhere(place: str) -> None:
    table = scene(
        roland(at=place, clues=2), scenario="the-midnight-masks", places={"rivertown": 0, "graveyard": 0}
    ).lay(lambda found: setattr(found.state, "cult", (found.box.copies["01138"][0],)))

    assert "activate:predator-or-prey:0" in table.open
    assert "activate:uncovering-the-conspiracy:0" in table.open


@pytest.mark.rule("arkham:active-player.1")
def test_somebody_is_active_in_the_investigation_phase_alone() -> None:
    table = scene(
        roland(play=["guard-dog"], hand=["guts"] * 9, deck=["guts"]), foes=[foe("swarm-of-rats", engaged=0)],
        encounter=["rotting-remains"],
    )  # fmt: skip
    active = {table.state.phase: table.view(0).active}

    table.choose_one("end-turn")
    while table.state.round == 1 or table.state.phase == "mythos":
        active[table.state.phase] = table.view(0).active
        table.choose_one(table.open[-1])

    assert active == {"investigation": 0, "enemy": None, "upkeep": None, "mythos": None}


@pytest.mark.rule("after.1")
def test_after_playing_an_event_means_after_all_of_its_effect(declare: Declare) -> None:
    declare(asset("diary", Reaction(After(Plays(sort="event")), (Draw(1),))))
    table = scene(roland(play=["diary"], hand=["emergency-cache"], deck=["guts"]))

    table.choose_one("play:emergency-cache")

    assert "trigger:diary:0:0" in table.open
    assert table.who().resources == 3
    assert table.pile("discard", 0) == ["emergency-cache"]


@pytest.mark.rule("blank.1")
def test_a_blank_investigator_has_no_ability_to_use() -> None:
    table = scene(skids(resources=2), roland(threat=["stubborn-detective"]))
    other = scene(skids(resources=2), roland(at="attic", threat=["stubborn-detective"]))

    assert "use:skids-otoole:0" not in table.open
    assert "use:skids-otoole:0" in other.open


@pytest.mark.rule("constant-abilities.1")
def test_a_bonus_counts_from_when_its_asset_is_played_until_it_is_gone() -> None:
    table = scene(roland(hand=["beat-cop"], resources=4), foes=[foe("ghoul-minion", at="hallway", exhausted=True)])
    before = table.skill("combat")

    table.play("play:beat-cop")
    during = table.skill("combat")
    table.play("use:beat-cop:1")

    assert (before, during, table.skill("combat")) == (4, 5, 4)


@pytest.mark.rule("constant-abilities.2")
def test_a_conditional_bonus_is_there_exactly_while_its_condition_holds(declare: Declare) -> None:
    declare(asset("hoard", Constant((Skill("willpower", 1),), when=HasClues())))
    table = scene(roland(play=["hoard"], clues=1))
    with_clue = table.skill("willpower")

    table.change(clues=0)

    assert (with_clue, table.skill("willpower")) == (4, 3)


@pytest.mark.rule("constant-abilities.3")
def test_a_constant_ability_asks_nobody_and_initiates_nothing() -> None:
    table = scene(roland(hand=["beat-cop"], resources=4))

    table.choose_one("play:beat-cop")

    assert "end-turn" in table.open
    assert table.said("arkham-log-uses") == 0


@pytest.mark.rule("forced-abilities.1")
def test_a_forced_ability_asks_nobody() -> None:
    table = scene(places={"hallway": 0, "attic": 0})

    table.choose_one("move:attic")

    assert table.who().horror == 1
    assert "end-turn" in table.open


@pytest.mark.rule("forced-abilities.2")
def test_a_forced_ability_that_would_change_nothing_does_not_initiate(declare: Declare) -> None:
    declare(asset("leech", Forced(After(Plays(sort="event")), (Gain(-1),))))
    poor = scene(roland(play=["leech"], hand=["working-a-hunch"], resources=2), places={"hallway": 1})
    rich = scene(roland(play=["leech"], hand=["working-a-hunch"], resources=3), places={"hallway": 1})

    poor.play("play-fast:working-a-hunch")
    rich.play("play-fast:working-a-hunch")

    assert poor.game.table.state.stack[-1] is not None
    assert (poor.said("arkham-log-forced"), rich.who().resources) == (0, 0)


@pytest.mark.rule("forced-abilities.3")
def test_a_forced_ability_initiates_each_time(declare: Declare) -> None:
    declare(asset("trophies", Forced(After(Defeated(by="any")), (Gain(1),))))
    table = scene(
        roland(play=["trophies"]), foes=[foe("swarm-of-rats", engaged=0), foe("ghoul-minion", engaged=0, damage=1)]
    )

    table.play("fight:swarm-of-rats")
    once = table.who().resources
    table.play("fight:ghoul-minion")

    assert (once, table.who().resources) == (1, 2)


@pytest.mark.rule("forced-abilities.4")
def test_forced_when_comes_before_the_impact(declare: Declare) -> None:
    declare(
        asset("miser", Forced(When(Plays(sort="event")), (Gain(-1),))),
        asset("count", Reaction(When(Plays(sort="event")), (Draw(1),))),
    )
    table = scene(roland(play=["miser", "count"], hand=["emergency-cache"], deck=["guts"], resources=1))

    table.choose_one("play:emergency-cache")

    assert "trigger:count:0:0" in table.open
    assert table.who().resources == 0


@pytest.mark.rule("forced-abilities.5")
def test_forced_after_comes_when_the_investigator_is_already_there() -> None:
    table = scene(roland(horror=4), daisy(), places={"hallway": 0, "attic": 0}, foes=[foe("swarm-of-rats", at="attic")])

    table.play("move:attic")

    assert table.who().gone == "horror"
    assert table.place("swarm-of-rats") == "attic"
    assert table.card("swarm-of-rats").threat == -1


@pytest.mark.rule("forced-abilities.6")
def test_forced_abilities_come_before_reactions_to_the_same_thing(declare: Declare) -> None:
    declare(
        asset("diary", Reaction(After(Plays(sort="event")), (Draw(1),))),
        asset("tax", Forced(After(Plays(sort="event")), (Gain(-1),))),
    )
    table = scene(roland(play=["diary", "tax"], hand=["emergency-cache"], deck=["guts"]))

    table.choose_one("play:emergency-cache")

    assert "trigger:diary:0:0" in table.open
    assert table.who().resources == 2


@pytest.mark.rule("free-triggered-abilities.1")
def test_a_free_ability_costs_no_action_and_waits_for_a_window() -> None:
    table = scene(roland(play=["physical-training"], resources=2), foes=[foe("icy-ghoul", engaged=0)], bag=["-1"])

    table.choose_one("fight:icy-ghoul")
    first = list(table.open)
    table.choose_one("use:physical-training:1", "pass")

    assert "use:physical-training:1" in first
    assert "use:physical-training:1" in table.open
    table.choose_one("pass")
    assert "end-turn" in table.open
    assert table.who().spent == 1


@pytest.mark.rule("cancel.1", "cancel.3", "cancel.4", "event-cards.4")
def test_a_cancelled_event_does_nothing_but_was_played_and_paid(declare: Declare) -> None:
    declare(
        asset("gag", Forced(When(Plays(sort="event")), (Cancel(),))),
        asset("diary", Reaction(After(Plays(sort="event")), (Draw(1),))),
    )
    table = scene(roland(play=["gag", "diary"], hand=["hot-streak-4"], deck=["guts"], resources=3))

    table.choose_one("play:hot-streak-4")

    assert table.who().resources == 0
    assert table.pile("discard", 0) == ["hot-streak-4"]
    assert "trigger:diary:0:0" in table.open


@pytest.mark.rule("cancel.2")
def test_what_was_paid_for_a_cancelled_card_stays_paid(declare: Declare) -> None:
    declare(asset("gag", Forced(When(Plays(sort="event")), (Cancel(),))))
    table = scene(roland(play=["gag"], hand=["hot-streak-4"], resources=3))

    table.play("play:hot-streak-4")

    assert (table.who().spent, table.who().resources) == (1, 0)


@pytest.mark.rule("enters-play.1")
def test_going_from_a_threat_area_to_a_location_is_not_entering_play(declare: Declare) -> None:
    declare(enemy("herald", Forced(After(EntersPlay()), (Gain(1),)), damage=0, evade=2))
    table = scene(encounter=["herald"]).words(DrawEncounter())
    entered = table.who().resources

    table.play("evade:herald")

    assert entered == 1
    assert table.card("herald").threat == -1
    assert table.who().resources == 1
