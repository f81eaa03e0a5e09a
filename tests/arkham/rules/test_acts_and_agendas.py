"""Act deck and agenda deck, doom, and clues that the group spends."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.declarations import Count
from miskatonic.games.arkham.words.abilities import Constant, Forced, Objective, Revelation
from miskatonic.games.arkham.words.cards import Gain
from miskatonic.games.arkham.words.doing import End
from miskatonic.games.arkham.words.flow import Choose
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.moments import After, Defeated, PhaseBegins
from miskatonic.games.arkham.words.scenery import SpawnAside
from miskatonic.games.arkham.words.standing import Skill
from miskatonic.games.arkham.words.testing import Test as SkillTest
from miskatonic.kernel.records import changed

from ..cards.scenes import agnes, daisy, foe, roland, scene, skids
from .own import reprint, treachery

Declare = Callable[..., None]


@pytest.fixture(autouse=True)
def plain(declare: Declare) -> None:
    """The first act and agenda have nothing on their backs."""
    declare(reprint("trapped", reverse=()), reprint("whats-going-on", reverse=()))


@pytest.mark.rule("act-deck-and-agenda-deck.2")
def test_the_act_advances_only_for_as_many_clues_as_it_asks() -> None:
    poor, rich = scene(roland(clues=1)), scene(roland(clues=2))
    offered = "advance" in poor.open

    rich.play("advance")

    assert not offered
    assert rich.view(0).act == "01109"
    assert rich.who().clues == 0


@pytest.mark.rule("act-deck-and-agenda-deck.3")
@pytest.mark.parametrize(("clues", "offered"), [(5, False), (6, True)])
def test_a_number_per_investigator_counts_everybody_who_began(clues: int, offered: bool) -> None:
    table = scene(roland(clues=clues), daisy(), skids())

    assert ("advance" in table.open) is offered


@pytest.mark.rule("act-deck-and-agenda-deck.3")
def test_a_fixed_number_stays_the_same_for_three(declare: Declare) -> None:
    declare(reprint("trapped", reverse=(), clues=Count(4)))

    assert "advance" not in scene(roland(clues=3), daisy(), skids()).open
    assert "advance" in scene(roland(clues=4), daisy(), skids()).open


@pytest.mark.rule("act-deck-and-agenda-deck.4")
def test_advancing_takes_no_action_and_provokes_nobody() -> None:
    table = scene(roland(clues=2), foes=[foe("ghoul-minion", engaged=0)])

    table.play("advance")

    assert table.who().spent == 0
    assert table.hurt() == (0, 0)
    assert table.view(0).act == "01109"


@pytest.mark.rule("act-deck-and-agenda-deck.5", "clues.5")
def test_investigators_share_the_clues_as_they_like() -> None:
    table = scene(roland(clues=3), daisy(clues=3))

    table.choose_one("advance")
    shares = list(table.open)
    table.play("contribute:3")

    assert shares == ["contribute:1", "contribute:2", "contribute:3"]
    assert (table.who(0).clues, table.who(1).clues) == (0, 2)
    assert table.view(0).act == "01109"


@pytest.mark.rule("clues.5")
def test_an_investigator_without_clues_does_not_keep_the_act_from_advancing() -> None:
    table = scene(roland(at="attic", clues=0), daisy(clues=4))

    table.play("advance")

    assert table.view(0).act == "01109"


@pytest.mark.rule("clues.4")
def test_the_act_can_be_advanced_in_anybodys_turn_but_not_in_the_enemy_phase() -> None:
    table = scene(
        roland(clues=4, play=["beat-cop"]), daisy(), foes=[foe("ghoul-minion", at="attic")], active=1,
    )  # fmt: skip
    table.choose_one("resource")
    mine = (table.asked, "advance" in table.open)
    alone = scene(roland(clues=2, play=["beat-cop"]), foes=[foe("ghoul-minion", engaged=0)])
    alone.choose_one("end-turn")

    assert mine == (0, True)
    assert alone.state.phase == "enemy"
    assert "use:beat-cop:1" in alone.open
    assert "advance" not in alone.open


@pytest.mark.rule("act-deck-and-agenda-deck.6")
def test_an_objective_takes_the_place_of_spending_clues(declare: Declare) -> None:
    declare(reprint("what-have-you-done", reverse=(Gain(5),)))
    table = scene(roland(clues=9), act=2, foes=[foe("ghoul-priest", engaged=0, damage=4)])
    offered = "advance" in table.open

    table.play("fight:ghoul-priest")

    assert not offered
    assert table.who().resources == 5


@pytest.mark.rule("act-deck-and-agenda-deck.7", "doom.2", "doom.4")
def test_doom_on_an_enemy_counts_toward_the_threshold() -> None:
    with_doom = scene(doom=1, foes=[foe("ghoul-minion", at="attic", doom=1)])
    without = scene(doom=1, foes=[foe("ghoul-minion", at="attic")])

    with_doom.end_round()
    without.end_round()

    assert with_doom.view(0).agenda == "01106"
    assert without.view(0).agenda == "01105"


@pytest.mark.rule("doom.4", "in-play-and-out-of-play.6")
def test_doom_on_allies_and_locations_advances_the_agenda() -> None:
    table = scene(roland(play=["beat-cop"], touched={"beat-cop": {"doom": 1}}))
    table.lay(lambda found: found.state.places.update(attic=changed(found.state.places["attic"], doom=1)))

    table.end_round()

    assert table.view(0).agenda == "01106"
    assert table.view(0).doom == 0


@pytest.mark.rule("act-deck-and-agenda-deck.8")
def test_a_threshold_per_investigator_counts_everybody_who_began(declare: Declare) -> None:
    declare(reprint("whats-going-on", reverse=(), doom=Count(2, each=True)))
    three, four = scene(roland(), daisy(), doom=2), scene(roland(), daisy(), doom=3)

    three.end_round()
    four.end_round()

    assert three.view(0).threshold == 4
    assert three.view(0).agenda == "01105"
    assert four.view(0).agenda == "01106"


@pytest.mark.rule("act-deck-and-agenda-deck.9")
def test_an_agenda_whose_objective_stands_for_its_threshold_does_not_mind_doom(declare: Declare) -> None:
    declare(
        reprint("whats-going-on", reverse=(Gain(5),), doom=0, abilities=(Objective(After(Defeated()), (Gain(5),)),))
    )
    table = scene(doom=20, foes=[foe("swarm-of-rats", engaged=0)])

    table.end_round()

    assert table.view(0).agenda == "01105"


@pytest.mark.rule("act-deck-and-agenda-deck.10")
def test_only_the_agenda_on_top_is_in_force() -> None:
    fights = [
        scene(
            roland(at="main-path"), scenario="the-devourer-below", places={"main-path": 0}, agenda=agenda,
            foes=[foe("ghoul-minion", at="main-path", exhausted=True)],
        ).foe("ghoul-minion").fight
        for agenda in (0, 1)
    ]  # fmt: skip

    assert fights == [2, 3]


@pytest.mark.rule("act-deck-and-agenda-deck.11")
def test_an_advancing_agenda_takes_all_doom_and_no_damage() -> None:
    table = scene(doom=2, foes=[foe("ravenous-ghoul", at="attic", doom=2, damage=1)])

    table.end_round()

    assert table.view(0).agenda == "01106"
    assert (table.card("ravenous-ghoul").doom, table.damage("ravenous-ghoul")) == (0, 1)
    assert table.view(0).doom == 0


@pytest.mark.rule("act-deck-and-agenda-deck.12")
def test_an_advancing_act_leaves_doom_where_it_is() -> None:
    table = scene(roland(clues=2, play=["beat-cop"], touched={"beat-cop": {"doom": 1}}), doom=1)

    table.play("advance")

    assert table.card("beat-cop").doom == 1
    assert table.view(0).doom == 2


@pytest.mark.rule("act-deck-and-agenda-deck.13")
@pytest.mark.parametrize("deck", ["act", "agenda"])
def test_the_front_is_not_in_force_while_the_back_resolves(declare: Declare, deck: str) -> None:
    test = SkillTest("willpower", 4, success=(Gain(5),))
    front = (Constant((Skill("willpower", 5),)), Forced(After(PhaseBegins("any")), (Gain(0),)))
    declare(reprint("trapped" if deck == "act" else "whats-going-on", abilities=front, reverse=(test,)))
    table = scene(roland(clues=2, resources=1, hand=["guts"]), doom=2)

    if deck == "act":
        table.choose_one("advance")
    else:
        table.choose_one("end-turn")

    assert "commit-no-more" in table.open
    assert table.view(0).test.value == 3
    assert table.view(0).investigators[0].skills["willpower"] == 3


@pytest.mark.rule("act-deck-and-agenda-deck.14", "spawn.1")
def test_an_enemy_behind_an_act_spawns_by_its_own_instruction(declare: Declare) -> None:
    declare(reprint("trapped", reverse=(SpawnAside("01118"),)))
    table = scene(roland(clues=2), aside=["flesh-eater"])

    table.play("advance")

    assert table.place("flesh-eater") == "attic"


@pytest.mark.rule("act-deck-and-agenda-deck.15", "act-deck-and-agenda-deck.16")
def test_there_is_one_current_act_before_during_and_after_the_change(declare: Declare) -> None:
    declare(reprint("trapped", reverse=(Choose(((Gain(1),), (Take(damage=1),))),)))
    table = scene(roland(clues=2))

    table.choose_one("advance")
    during = table.view(0).act
    table.choose_one(table.open[0])

    assert (during, table.view(0).act) == ("01108", "01109")


@pytest.mark.rule("act-deck-and-agenda-deck.17")
def test_a_resolution_in_the_mythos_phase_ends_everything_at_once(declare: Declare) -> None:
    declare(treachery("the-end", Revelation((End("2"),))))
    table = scene(roland(), daisy(), encounter=["the-end", "ancient-evils"])

    while not table.game.over:
        table.choose_one(table.open[-1])

    assert table.view(0).resolution == "2"
    assert table.pile("encounter") == ["ancient-evils"]
    assert table.state.phase == "mythos"


@pytest.mark.rule("doom.1")
def test_the_mythos_phase_puts_one_doom_on_the_agenda() -> None:
    table = scene()

    table.end_round()

    assert table.state.agenda_doom == 1


@pytest.mark.rule("doom.2")
def test_enough_doom_in_the_investigation_phase_waits_for_the_mythos_phase() -> None:
    table = scene(roland(hand=["arcane-initiate"], resources=1), doom=2)

    table.play("play:arcane-initiate")
    at_once = table.view(0).agenda
    table.end_round()

    assert table.view(0).doom == 0
    assert (at_once, table.view(0).agenda) == ("01105", "01106")


@pytest.mark.rule("doom.3")
def test_doom_that_comes_with_an_encounter_card_after_the_check_waits_a_round() -> None:
    table = scene(scenario="the-midnight-masks", places={"rivertown": 0, "graveyard": 0}, encounter=["acolyte"], doom=4)
    table.change(place="rivertown")

    table.end_round()

    assert table.view(0).doom == 6
    assert table.view(0).agenda == "01121a"


@pytest.mark.rule("doom.3")
def test_ancient_evils_advances_the_agenda_because_it_says_so() -> None:
    table = scene(doom=1, encounter=["ancient-evils"])

    table.end_round()

    assert table.view(0).agenda == "01106"
    assert table.view(0).doom == 0


@pytest.mark.rule("act-deck-and-agenda-deck.2", "act-deck-and-agenda-deck.7", "clues.4")
def test_last_clue_and_agenda_may_both_come_in_one_round() -> None:
    table = scene(roland(clues=1), places={"hallway": 1}, doom=2)

    table.play("investigate", "advance")
    act = table.view(0).act
    table.end_round()

    assert act == "01109"
    assert table.view(0).agenda == "01106"


@pytest.mark.rule("act-deck-and-agenda-deck.5", "act-deck-and-agenda-deck.7", "doom.3")
def test_agenda_and_last_clue_in_one_phase_advance_both_decks() -> None:
    table = scene(
        agnes(hand=["drawn-to-the-flame"]), doom=2, encounter=["ancient-evils", "ghoul-minion"], places={"hallway": 2}
    )

    table.play("play:drawn-to-the-flame", "advance")

    assert table.state.phase == "investigation"
    assert (table.view(0).agenda, table.view(0).act) == ("01106", "01109")
    assert (table.view(0).doom, table.who().clues) == (0, 0)
