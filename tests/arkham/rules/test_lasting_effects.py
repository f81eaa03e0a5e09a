"""Lasting and delayed effects, replacement, immunity, gained characteristics, blank text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.words.abilities import Constant, Fast, Forced, Reaction
from miskatonic.games.arkham.words.cards import Gain
from miskatonic.games.arkham.words.conditions import HasClues
from miskatonic.games.arkham.words.doing import DrawEncounter
from miskatonic.games.arkham.words.enemies import ChooseEnemy
from miskatonic.games.arkham.words.flow import Each
from miskatonic.games.arkham.words.harm import HurtIt, Take
from miskatonic.games.arkham.words.moments import After, PhaseEnds, When, WouldDiscover
from miskatonic.games.arkham.words.standing import Blank, EnemyStat, GainsKeyword, HandSize, Skill
from miskatonic.games.arkham.words.testing import Test as SkillTest
from miskatonic.games.arkham.words.testing import WhenTestEnds
from miskatonic.games.arkham.words.until import Until

from ..cards.scenes import foe, roland, scene, wendy
from .own import asset, enemy, event

Declare = Callable[..., None]


@pytest.mark.rule("lasting-effects.1")
def test_a_boost_for_this_test_is_gone_in_the_next() -> None:
    table = scene(roland(play=["physical-training"], resources=1), foes=[foe("icy-ghoul", engaged=0)], bag=["-2"])

    table.play("fight:icy-ghoul", "use:physical-training:1")
    first = table.damage("icy-ghoul")
    table.play("fight:icy-ghoul")

    assert (first, table.damage("icy-ghoul")) == (1, 1)


@pytest.mark.rule("lasting-effects.2")
def test_an_event_goes_on_working_out_of_the_discard_pile(declare: Declare) -> None:
    declare(event("rage", Until("turn", (Skill("combat", 2),))))
    table = scene(roland(hand=["rage"]))

    table.play("play:rage")

    assert table.pile("discard", 0) == ["rage"]
    assert table.skill("combat") == 6
    table.end_round()
    assert table.skill("combat") == 4


@pytest.mark.rule("lasting-effects.4")
def test_a_bonus_until_the_end_of_the_phase_is_gone_before_what_happens_at_its_end(declare: Declare) -> None:
    declare(
        event("calm", Until("phase", (Skill("willpower", 5),))),
        asset("omen", Forced(When(PhaseEnds("investigation")), (SkillTest("willpower", 4, success=(Gain(3),)),))),
    )
    table = scene(roland(hand=["calm", "guts"], play=["omen"]))

    table.play("play:calm")
    during = table.skill("willpower")
    table.choose_one("end-turn")

    assert during == 8
    assert "commit-no-more" in table.open
    assert table.view(0).test.value == 3


@pytest.mark.rule("delayed-effects.1")
def test_what_a_token_does_if_the_test_fails_waits_for_that() -> None:
    table = scene(roland(at="cellar", hand=["lucky"], resources=1), bag=["cultist"])

    table.choose_one("investigate")
    early = (list(table.open), table.who().horror)
    table.choose_one("pass")

    assert early == (["trigger:lucky:0:0", "pass"], 0)
    assert table.who().horror == 1


@pytest.mark.rule("delayed-effects.1")
def test_what_a_token_does_if_the_test_fails_does_not_happen_in_a_success() -> None:
    table = scene(roland(at="attic"), bag=["cultist"])

    table.play("investigate")

    assert (table.who().clues, table.who().horror) == (1, 0)


@pytest.mark.rule("delayed-effects.2")
def test_a_delayed_effect_comes_before_reactions_to_the_same_point() -> None:
    table = scene(roland(at="cellar", play=["rabbits-foot"], deck=["guts"]), bag=["cultist"])

    table.choose_one("investigate")

    assert "trigger:rabbits-foot:0:0" in table.open
    assert table.who().horror == 1


@pytest.mark.rule("instead.1")
def test_cover_up_takes_clues_off_itself_instead_of_the_location() -> None:
    table = scene(roland(at="attic", threat=["cover-up"], touched={"cover-up": {"clues": 3}}))

    table.choose_one("investigate").hush_until("trigger:cover-up:0:0").play("trigger:cover-up:0:0")

    assert (table.who().clues, table.clues("attic"), table.card("cover-up").clues) == (0, 2, 2)


@pytest.mark.rule("gains.3")
def test_a_treachery_that_gains_surge_surges() -> None:
    table = scene(
        roland(clues=0, at="rivertown"), scenario="the-midnight-masks", places={"rivertown": 0},
        encounter=["false-lead", "hunting-shadow", "false-lead"],
    )  # fmt: skip

    table.words(DrawEncounter())

    assert table.who().damage == 2
    assert set(table.pile("encounter_discard")) == {"false-lead", "hunting-shadow"}


@pytest.mark.rule("instead.3")
def test_what_would_happen_is_answered_before_what_happens() -> None:
    table = scene(wendy(at="attic", hand=["guts"], play=["grotesque-statue-4"]), bag=["0", "-1"])

    table.choose_one("investigate")
    first = list(table.open)
    table.choose_one("pass")

    assert first == ["trigger:grotesque-statue-4:0:0", "pass"]
    assert table.open == ["trigger:wendy-adams:0:0", "pass"]


@pytest.mark.rule("instead.4")
def test_nothing_answers_a_discovery_that_something_else_has_replaced(declare: Declare) -> None:
    declare(asset("diary", Reaction(After(WouldDiscover()), (Gain(1),))))
    guilty = roland(at="attic", play=["diary"], threat=["cover-up"], touched={"cover-up": {"clues": 3}})
    found, hidden = scene(guilty), scene(guilty)

    found.choose_one("investigate").hush_until("trigger:cover-up:0:0").choose_one("pass")
    hidden.choose_one("investigate").hush_until("trigger:cover-up:0:0").choose_one("trigger:cover-up:0:0")

    assert "trigger:diary:0:0" in found.open
    assert "trigger:diary:0:0" not in hidden.open
    assert hidden.card("cover-up").clues == 2


@pytest.mark.rule("lasting-effects.3")
def test_an_effect_on_each_enemy_covers_those_in_play_and_none_that_come_later(declare: Declare) -> None:
    declare(event("dread", Until("round", (EnemyStat("fight", -1, which="each"),))))
    table = scene(
        roland(hand=["dread"]), foes=[foe("icy-ghoul", at="attic"), foe("swarm-of-rats", at="attic")],
        encounter=["ravenous-ghoul"],
    )  # fmt: skip

    table.play("play:dread").words(DrawEncounter())

    assert table.foe("icy-ghoul").fight == 2
    assert table.foe("ravenous-ghoul").fight == 3


@pytest.mark.rule("arkham:leaves-play.4")
def test_an_enemy_that_comes_back_is_free_of_what_lay_on_it(declare: Declare) -> None:
    declare(event("dread", Until("round", (EnemyStat("fight", -1, which="each"),))))
    table = scene(
        roland(hand=["dread"], at="attic"), foes=[foe("icy-ghoul", at="hallway"), foe("swarm-of-rats", engaged=0)]
    )

    table.play("play:dread", "fight:swarm-of-rats").bring("swarm-of-rats", place="attic", exhausted=True)

    assert table.foe("icy-ghoul").fight == 2
    assert table.foe("swarm-of-rats").fight == 1


@pytest.mark.rule("hand-size.2")
def test_a_card_that_changes_hand_size_changes_how_many_cards_are_kept(declare: Declare) -> None:
    declare(asset("satchel", Constant((HandSize(2),))))
    table = scene(roland(play=["satchel"], hand=["guts"] * 10, deck=["knife"]))

    table.choose_one("end-turn", "discard:guts")

    assert len(table.hand()) == 10
    assert table.pile("discard", 0) == ["guts"]


@pytest.fixture
def rage(declare: Declare) -> None:
    """An asset under which every enemy comes hunting and retaliates."""
    declare(asset("rage", Constant((GainsKeyword("hunter"), GainsKeyword("retaliate")))))


@pytest.mark.rule("gains.3", "arkham:keywords.4")
@pytest.mark.usefixtures("rage")
def test_an_enemy_that_gains_hunter_moves_once_as_one_that_had_it_does() -> None:
    table = scene(
        roland(at="cellar", play=["rage"]), foes=[foe("ghoul-minion", at="attic"), foe("swarm-of-rats", at="attic")]
    )

    table.end_round()

    assert (table.place("ghoul-minion"), table.place("swarm-of-rats")) == ("hallway", "hallway")


@pytest.mark.rule("blank.3", "blank.1")
@pytest.mark.usefixtures("rage")
def test_a_blank_enemy_keeps_what_it_has_gained_and_loses_what_is_printed(declare: Declare) -> None:
    declare(event("oblivion", ChooseEnemy((Until("round", (Blank("enemy"),)),))), enemy("brute", keywords=("aloof",)))
    gained = scene(roland(hand=["oblivion"], play=["rage"]), foes=[foe("brute", engaged=0)], bag=["-8"])
    printed = scene(roland(hand=["oblivion"], play=["guard-dog"]), foes=[foe("brute", at="hallway")])

    gained.play("play:oblivion", "fight:brute")
    before = "fight:brute" in printed.open
    printed.play("play:oblivion")

    assert gained.said("arkham-log-attack-retaliate") == 1
    assert (before, "fight:brute" in printed.open) == (False, True)


@pytest.mark.rule("delayed-effects.3")
def test_a_delayed_effect_reaches_whoever_it_speaks_of_when_it_happens(declare: Declare) -> None:
    declare(asset("trap", Fast((WhenTestEnds((Each((Take(damage=1),), when=HasClues()),), success=True),))))
    table = scene(roland(at="attic", play=["trap"]))

    table.choose_one("investigate", "use:trap:0")
    early = table.hurt()
    table.hush()

    assert early == (0, 0)
    assert table.who().clues == 1
    assert table.hurt() == (1, 0)


@pytest.mark.rule("lasting-effects.2")
def test_what_an_investigator_has_from_an_effect_stays_when_the_enemy_it_spoke_of_is_gone(declare: Declare) -> None:
    declare(event("rage", ChooseEnemy((Until("turn", (Skill("combat", 2),)), HurtIt(9)))))
    table = scene(roland(hand=["rage"]), foes=[foe("swarm-of-rats", engaged=0)])

    table.choose_one("play:rage").hush()

    assert not table.in_play("swarm-of-rats")
    assert table.skill("combat") == 6


@pytest.mark.rule("lasting-effects.3", "gains.3")
def test_a_keyword_gained_for_a_while_is_not_gained_by_an_enemy_that_comes_later(declare: Declare) -> None:
    declare(event("frenzy", Until("round", (GainsKeyword("retaliate"),))), enemy("brute"), enemy("lout"))
    table = scene(roland(hand=["frenzy"]), foes=[foe("brute", engaged=0)], encounter=["lout"], bag=["-8"])

    table.play("play:frenzy").words(DrawEncounter()).play("fight:lout")
    late = table.said("arkham-log-attack-retaliate")
    table.play("fight:brute")

    assert (late, table.said("arkham-log-attack-retaliate")) == (0, 1)
