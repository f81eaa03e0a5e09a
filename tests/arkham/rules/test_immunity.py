"""Immunity, where effects come from, what is no effect, what is printed and what is gained or blank."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.game import ARKHAM
from miskatonic.games.arkham.words.abilities import Action, Constant, Fast, Forced, Gives, Limit, Play, Reaction
from miskatonic.games.arkham.words.bans import CannotAttack, CannotEnter
from miskatonic.games.arkham.words.base import Ability, Cost, Said
from miskatonic.games.arkham.words.cards import DiscardAttachment, DiscardThisCard, Gain
from miskatonic.games.arkham.words.conditions import HasKeyword, YourTurn
from miskatonic.games.arkham.words.costs import DiscardThis, Exhaust, HurtThis, TakeHorror
from miskatonic.games.arkham.words.doing import DiscoverClues, DrawEncounter, PlaceDoom
from miskatonic.games.arkham.words.enemies import Cancel, ChooseEnemy, EachEnemy
from miskatonic.games.arkham.words.harm import DamageEnemy, HealThis, HurtIt, Take
from miskatonic.games.arkham.words.immune import Immune
from miskatonic.games.arkham.words.moments import After, Harmed, PhaseEnds, RoundEnds, TurnEnds, When
from miskatonic.games.arkham.words.occasions import SkillLowered
from miskatonic.games.arkham.words.scenery import ReadyThis
from miskatonic.games.arkham.words.standing import Blank, EnemyStat, GainsKeyword, Skill
from miskatonic.games.arkham.words.tallies import EnemiesHere
from miskatonic.games.arkham.words.until import Until
from miskatonic.kernel.text import LANGS, Lang

from ..cards.scenes import daisy, foe, roland, scene, skids
from .own import asset, enemy, event, reprint

Declare = Callable[..., None]

FREE = {"fast": True, "abilities": (Play(when=YourTurn()),)}
"""An event that is played without an action."""

SAFE = Constant((Immune("player-cards"),))


@pytest.fixture
def idol(declare: Declare) -> None:
    """An enemy that effects of player cards cannot touch, and one that they can."""
    declare(enemy("idol", SAFE), enemy("brute"))


# -- immune


@pytest.mark.rule("immune.1")
@pytest.mark.usefixtures("idol")
@pytest.mark.parametrize(
    ("engaged", "open"), [(("idol",), False), (("idol", "brute"), True), (("brute",), True)], ids=str
)
def test_a_player_event_that_needs_an_enemy_is_offered_for_one_it_can_affect(
    declare: Declare, engaged: tuple[str, ...], open: bool
) -> None:
    declare(event("bolt", DamageEnemy(1)))

    table = scene(roland(hand=["bolt"]), foes=[foe(slug, engaged=0) for slug in engaged])

    assert ("play:bolt" in table.open) is open


@pytest.mark.rule("immune.1")
@pytest.mark.usefixtures("idol")
def test_an_immune_enemy_is_not_among_those_that_an_event_lets_one_choose(declare: Declare) -> None:
    declare(event("bolt", DamageEnemy(1), **FREE), enemy("lout"))
    table = scene(roland(hand=["bolt"]), foes=[foe(slug, engaged=0) for slug in ("idol", "brute", "lout")])

    table.choose_one("play-fast:bolt")

    assert table.open == ["choose-enemy:brute", "choose-enemy:lout"]


@pytest.mark.rule("immune.1")
@pytest.mark.usefixtures("idol")
def test_dynamite_hurts_everybody_but_the_immune_enemy() -> None:
    table = scene(
        roland(hand=["dynamite-blast"], resources=5), foes=[foe("idol", at="attic"), foe("brute", at="attic")]
    )

    table.play("play:dynamite-blast", "choose-place:attic")

    assert (table.damage("idol"), table.in_play("brute")) == (0, False)


@pytest.mark.rule("immune.1")
@pytest.mark.usefixtures("idol")
def test_an_immune_enemy_can_be_fought_with_the_hands_and_not_with_a_card() -> None:
    table = scene(roland(play=["machete"]), foes=[foe("idol", engaged=0)])

    assert "fight:idol" in table.open
    assert "activate:machete:0" not in table.open


@pytest.mark.rule("immune.1")
@pytest.mark.usefixtures("idol")
def test_what_a_player_card_says_of_each_enemy_leaves_out_the_immune_one(declare: Declare) -> None:
    declare(asset("drum", Constant((EnemyStat("fight", -2, which="each"), GainsKeyword("retaliate")))))
    table = scene(roland(play=["drum"]), foes=[foe("idol", engaged=0), foe("brute", engaged=0)], bag=["-8"])

    table.play("fight:idol", "fight:brute")

    assert (table.foe("idol").fight, table.foe("brute").fight) == (3, 1)
    assert table.said("arkham-log-attack-retaliate") == 1


@pytest.mark.rule("immune.1")
@pytest.mark.usefixtures("idol")
def test_a_barricade_does_not_keep_an_immune_hunter_out(declare: Declare) -> None:
    declare(
        asset("fence", Constant((CannotEnter("enemies", without="elite"),))),
        enemy("idol", SAFE, keywords=("hunter",)),
        enemy("brute", keywords=("hunter",)),
    )
    foes = [foe("idol", at="attic"), foe("brute", at="attic")]
    table = scene(roland(at="hallway", deck=["fence"]), foes=foes).bring("fence", place="hallway")

    table.end_round()

    assert (table.place("idol"), table.place("brute")) == ("hallway", "attic")


@pytest.mark.rule("immune.1")
@pytest.mark.usefixtures("idol")
def test_an_event_that_forbids_enemies_to_attack_does_not_hold_the_immune_one_back(declare: Declare) -> None:
    declare(event("hush", Until("round", (CannotAttack(without="elite"),)), **FREE))
    quiet = scene(roland(hand=["hush"]), foes=[foe("brute", engaged=0)]).choose_one("play-fast:hush")
    loud = scene(roland(hand=["hush"]), foes=[foe("idol", engaged=0)]).choose_one("play-fast:hush")

    quiet.end_turn()
    loud.end_turn()

    assert (quiet.who().damage, loud.who().damage) == (0, 1)


@pytest.mark.rule("immune.1")
@pytest.mark.parametrize(("to", "damage"), [("event", 0), ("cards", 0), ("asset", 1), ("treachery", 1)])
def test_an_enemy_is_immune_to_cards_of_the_sorts_that_it_names(declare: Declare, to: str, damage: int) -> None:
    declare(enemy("idol", Constant((Immune(to),))), event("storm", EachEnemy((HurtIt(1),))))  # type: ignore[arg-type]  # each is one of them
    table = scene(roland(hand=["storm"]), foes=[foe("idol", engaged=0), foe("icy-ghoul", at="attic")])

    table.play("play:storm")

    assert (table.damage("idol"), table.damage("icy-ghoul")) == (damage, 1)


@pytest.mark.rule("immune.1")
@pytest.mark.parametrize("safe", [True, False])
def test_a_treachery_cannot_attach_itself_to_a_location_that_is_immune_to_it(declare: Declare, safe: bool) -> None:
    if safe:
        declare(reprint("attic", abilities=(Constant((Immune("treachery"),)),)))
    table = scene(roland(at="attic"), encounter=["obscuring-fog"])

    table.words(DrawEncounter())

    assert table.in_play("obscuring-fog") is not safe


@pytest.mark.rule("immune.2")
def test_a_treachery_on_an_immune_location_is_discarded_by_a_player_card(declare: Declare) -> None:
    declare(reprint("attic", abilities=(SAFE,)), event("broom", DiscardAttachment()))
    table = scene(roland(at="attic", hand=["broom"]), attached={"obscuring-fog": "attic"})

    table.play("play:broom")

    assert table.pile("encounter_discard") == ["obscuring-fog"]


@pytest.mark.rule("immune.2")
def test_the_clues_on_an_immune_location_are_discovered_by_a_player_card(declare: Declare) -> None:
    declare(reprint("attic", abilities=(SAFE,)), event("hunch", DiscoverClues(1)))
    table = scene(roland(at="attic", hand=["hunch"]))

    table.play("play:hunch")

    assert (table.who().clues, table.clues("attic")) == (1, 1)


@pytest.mark.rule("immune.2")
@pytest.mark.parametrize("charmed", [True, False])
def test_what_an_ability_of_an_immune_enemy_does_is_cancelled_by_a_player_card(declare: Declare, charmed: bool) -> None:
    declare(
        enemy("idol", SAFE, Forced(When(RoundEnds()), (Take(damage=1),)), damage=0),
        asset("charm", Reaction(When(Harmed("damage", whose="you")), (Cancel(),))),
    )
    table = scene(roland(play=["charm"] if charmed else []), foes=[foe("idol", engaged=0)])

    table.choose_one("end-turn")
    if charmed:
        table.hush_until("trigger:charm:0:0").choose_one("trigger:charm:0:0")

    assert table.who().damage == (0 if charmed else 1)


@pytest.fixture
def gust(declare: Declare) -> None:
    """An event that lowers the fight of each enemy for a round; others make one immune for a turn or a round."""
    declare(
        enemy("brute"),
        event("gust", Until("round", (EnemyStat("fight", -1, which="each"),)), quantity=2, **FREE),
        event("veil", ChooseEnemy((Until("turn", (Immune("player-cards"),)),)), **FREE),
        event("shroud", ChooseEnemy((Until("round", (Immune("player-cards"),)),)), **FREE),
    )


@pytest.mark.rule("immune.3")
@pytest.mark.usefixtures("gust")
def test_what_lay_on_an_enemy_before_it_became_immune_stays_until_it_ends() -> None:
    foes = [foe("brute", engaged=0), foe("icy-ghoul", at="attic")]
    table = scene(roland(hand=["gust", "gust", "shroud"]), foes=foes)
    table.choose_one("play-fast:gust")

    table.choose_one("play-fast:shroud", "play-fast:gust.2")

    assert (table.foe("brute").fight, table.foe("icy-ghoul").fight) == (2, 1)
    table.end_round()
    assert (table.foe("brute").fight, table.foe("icy-ghoul").fight) == (3, 3)


@pytest.mark.rule("immune.4")
@pytest.mark.usefixtures("gust")
def test_what_began_during_an_enemys_immunity_does_not_reach_it_later() -> None:
    table = scene(roland(hand=["gust", "gust", "veil"]), foes=[foe("brute", engaged=0), foe("icy-ghoul", at="attic")])
    table.choose_one("play-fast:veil", "play-fast:gust")
    during = table.foe("brute").fight

    table.lay(lambda found: found.end_period("turn"))

    assert during == 3
    assert (table.foe("brute").fight, table.foe("icy-ghoul").fight) == (3, 2)
    table.choose_one("play-fast:gust.2")
    assert (table.foe("brute").fight, table.foe("icy-ghoul").fight) == (2, 1)


@pytest.mark.rule("immune.5")
@pytest.mark.parametrize(
    ("cost", "left"), [(Exhaust(), (True, 0)), (HurtThis("damage"), (False, 1)), (DiscardThis(), None)], ids=repr
)
def test_an_immune_asset_pays_for_a_player_ability(declare: Declare, cost: Cost, left: tuple[bool, int] | None) -> None:
    declare(asset("hound", SAFE, Fast((Gain(1),), cost=(cost,)), health=3))
    table = scene(roland(play=["hound"]))

    table.play("use:hound:1")

    assert table.who().resources == 1
    found = table.card("hound") if table.in_play("hound") else None
    assert (None if found is None else (found.exhausted, found.damage)) == left


@pytest.mark.rule("immune.1", "immune.5")
def test_an_immune_asset_takes_the_horror_of_attacks_and_costs_and_none_of_the_effect(declare: Declare) -> None:
    declare(
        asset("saint", Constant((Immune("cards"),)), sanity=3),
        asset("book", Fast((Gain(1),), cost=(TakeHorror(1),))),
        asset("whip", Fast((Take(horror=1),))),
        enemy("shade", damage=0, horror=1),
    )
    table = scene(roland(play=["saint", "book", "whip"]), foes=[foe("shade", engaged=0)])

    table.choose_one("use:whip:0")
    effect = table.hurt(), table.card("saint").horror
    table.choose_one("use:book:0", "assign-horror:saint")
    cost = table.hurt(), table.card("saint").horror
    table.choose_one("resource", "assign-horror:saint")

    assert effect == ((0, 1), 0)
    assert cost == ((0, 1), 1)
    assert (table.hurt(), table.card("saint").horror) == ((0, 1), 2)


# -- effects


@pytest.mark.rule("effects.3")
@pytest.mark.parametrize("safe", [True, False])
def test_what_a_card_is_immune_to_as_an_effect_can_be_done_to_it_as_a_cost(declare: Declare, safe: bool) -> None:
    abilities = (
        Fast((ReadyThis(),)),
        Fast((Gain(1),), cost=(Exhaust(),)),
        Fast((HealThis(1),)),
        Fast((Gain(1),), cost=(HurtThis("damage"),)),
        Action((DiscardThisCard(),)),
        Action((Gain(1),), cost=(DiscardThis(),)),
    )
    declare(asset("hound", *abilities, *((SAFE,) if safe else ()), health=3))
    table = scene(roland(play=["hound"]))
    table.choose_one("use:hound:1", "use:hound:3")

    effects = [key for key in ("use:hound:0", "use:hound:2", "activate:hound:4") if key in table.open]
    table.choose_one("activate:hound:5")

    assert effects == ([] if safe else ["use:hound:0", "use:hound:2", "activate:hound:4"])
    assert (table.who().resources, table.in_play("hound")) == (3, False)


@pytest.mark.rule("effects.1")
@pytest.mark.parametrize(("to", "damage"), [("enemy", 0), ("asset", 1), ("player-cards", 1), ("cards", 0)])
def test_the_effect_of_a_gained_ability_is_one_of_the_card_that_gained_it(
    declare: Declare, to: str, damage: int
) -> None:
    declare(
        asset("fuse", Gives(Forced(When(RoundEnds()), (EachEnemy((HurtIt(1),)),)))),
        enemy("bearer"),
        enemy("idol", Constant((Immune(to),))),  # type: ignore[arg-type]  # each is one of them
    )
    table = scene(roland(deck=["fuse"]), foes=[foe("bearer", engaged=0), foe("idol", at="attic")])
    table.hang("fuse", "bearer")

    table.end_round()

    assert (table.damage("bearer"), table.damage("idol")) == (1, damage)


@pytest.mark.rule("effects.1")
@pytest.mark.parametrize(("to", "damage"), [("enemy", 1), ("asset", 0)])
def test_the_effect_of_a_printed_ability_is_one_of_the_card_it_is_printed_on(
    declare: Declare, to: str, damage: int
) -> None:
    declare(
        asset("fuse", Forced(When(RoundEnds()), (EachEnemy((HurtIt(1),)),))),
        enemy("idol", Constant((Immune(to),))),  # type: ignore[arg-type]  # each is one of them
    )
    table = scene(roland(play=["fuse"]), foes=[foe("icy-ghoul", at="attic"), foe("idol", at="attic")])

    table.end_round()

    assert (table.damage("icy-ghoul"), table.damage("idol")) == (1, damage)


@pytest.mark.rule("effects.2")
@pytest.mark.parametrize(("safe", "doom"), [(True, (0, 1)), (False, (1, 2))])
def test_the_doom_of_the_mythos_phase_comes_even_to_an_agenda_that_no_card_can_affect(
    declare: Declare, safe: bool, doom: tuple[int, int]
) -> None:
    if safe:
        declare(reprint("whats-going-on", abilities=(Constant((Immune("cards"),)),)))
    table = scene(roland(), encounter=["ancient-evils", "swarm-of-rats", "swarm-of-rats"])

    table.words(DrawEncounter())
    by_card = table.state.agenda_doom
    table.end_round()

    assert (by_card, table.state.agenda_doom) == doom


@pytest.mark.rule("effects.6")
def test_nothing_lowers_a_skill_when_what_raised_it_ends(declare: Declare) -> None:
    declare(
        asset("nerves", Reaction(After(SkillLowered()), (Gain(1),))),
        event("calm", Until("phase", (Skill("willpower", 2),))),
        event("dread", Until("phase", (Skill("willpower", -1),))),
        asset("coach", Constant((Skill("willpower", 1),)), Fast((), cost=(DiscardThis(),)), Fast((DiscardThisCard(),))),
    )
    table = scene(roland(play=["nerves", "coach"], hand=["calm", "dread"]))
    asked = []
    skills = [table.skill("willpower")]

    for key in ("play:calm", "use:coach:2", "play:dread"):
        table.choose_one(key)
        asked.append("trigger:nerves:0:0" in table.open)
        skills.append(table.skill("willpower"))
    table.choose_one("trigger:nerves:0:0", "end-turn")

    assert skills == [4, 6, 5, 4]
    assert asked == [False, False, True]
    assert table.skill("willpower") == 3
    assert "trigger:nerves:0:0" not in table.open


# -- what is printed, gained and blank


@pytest.mark.rule("gains.4", "arkham:printed.1")
def test_what_speaks_of_a_printed_keyword_passes_over_an_enemy_that_has_only_gained_it(declare: Declare) -> None:
    declare(
        enemy("stalker", keywords=("hunter",)),
        enemy("brute"),
        asset("horn", Constant((GainsKeyword("hunter"),))),
        event("spikes", EachEnemy((HurtIt(1),), when=HasKeyword("hunter", printed=True))),
        event("net", EachEnemy((HurtIt(1),), when=HasKeyword("hunter"))),
    )
    table = scene(
        roland(play=["horn"], hand=["spikes", "net"]), foes=[foe("stalker", at="attic"), foe("brute", at="attic")]
    )

    table.play("play:spikes")
    printed = table.damage("stalker"), table.damage("brute")
    table.play("play:net")

    assert printed == (1, 0)
    assert (table.damage("stalker"), table.damage("brute")) == (2, 1)


@pytest.mark.rule("blank.2")
def test_a_blank_hunter_stays_where_it_is_and_has_no_traits_but_all_its_numbers(declare: Declare) -> None:
    declare(
        enemy("stalker", keywords=("hunter",), traits=("monster",), fight=4, evade=2),
        event("oblivion", ChooseEnemy((Until("round", (Blank("enemy"),)),))),
        event("hunt", Gain(EnemiesHere("monster"))),
    )
    hidden = scene(skids(at="attic", hand=["oblivion", "hunt"]), foes=[foe("stalker", at="attic", exhausted=True)])
    shown = scene(skids(at="attic", hand=["hunt"]), foes=[foe("stalker", at="attic", exhausted=True)])
    hidden.choose_one("play:oblivion")

    found = "play:hunt" in hidden.open, "play:hunt" in shown.open
    for table in (hidden, shown):
        table.bring("stalker", place="attic").choose_one("move:hallway")
        table.end_turn()

    assert found == (False, True)
    assert (hidden.place("stalker"), shown.place("stalker")) == ("attic", "hallway")


@pytest.mark.rule("blank.2")
def test_a_blank_enemy_keeps_its_fight_its_health_and_its_evade(declare: Declare) -> None:
    declare(event("oblivion", ChooseEnemy((Until("round", (Blank("enemy"),)),))))
    table = scene(skids(hand=["oblivion"]), foes=[foe("icy-ghoul", engaged=0)])
    before = table.foe("icy-ghoul")

    table.choose_one("play:oblivion")

    after = table.foe("icy-ghoul")
    assert (after.fight, after.evade, after.health) == (before.fight, before.evade, before.health) == (3, 4, 4)


@pytest.mark.rule("blank.2")
@pytest.mark.parametrize(("but_traits", "open"), [(True, False), (False, True)])
def test_an_elite_whose_whole_text_is_blank_is_no_elite(declare: Declare, but_traits: bool, open: bool) -> None:
    declare(
        enemy("king", traits=("elite",)),
        event("oblivion", ChooseEnemy((Until("round", (Blank("enemy", but_traits=but_traits),)),))),
        event("bolt", ChooseEnemy((HurtIt(1),), without="elite")),
    )
    table = scene(roland(hand=["oblivion", "bolt"]), foes=[foe("king", engaged=0)])
    before = "play:bolt" in table.open

    table.choose_one("play:oblivion")

    assert (before, "play:bolt" in table.open) == (False, open)


@pytest.mark.rule("gains.3", "blank.3")
@pytest.mark.parametrize(("blank", "doom"), [(False, 1), (True, 0)])
def test_a_blank_card_keeps_an_ability_that_it_has_gained(declare: Declare, blank: bool, doom: int) -> None:
    declare(
        asset("fuse", Gives(Forced(When(PhaseEnds("enemy")), (EachEnemy((HurtIt(1),)),)))),
        enemy("bearer", Forced(When(PhaseEnds("enemy")), (PlaceDoom(1, on="this"),))),
        event("oblivion", ChooseEnemy((Until("round", (Blank("enemy"),)),))),
    )
    table = scene(roland(hand=["oblivion"], deck=["fuse"]), foes=[foe("bearer", engaged=0)]).hang("fuse", "bearer")
    if blank:
        table.choose_one("play:oblivion")

    table.end_round()

    assert (table.damage("bearer"), table.card("bearer").doom) == (1, doom)


@pytest.mark.rule("gains.3")
def test_a_gained_reaction_is_paid_for_by_the_card_that_has_gained_it(declare: Declare) -> None:
    """It is the hound that exhausts, and its controller who may use it; what hangs on it has nobody."""
    declare(
        asset("collar", Gives(Reaction(After(TurnEnds()), (Gain(1),), cost=(Exhaust(),), limit=Limit("round")))),
        asset("hound", health=1),
    )
    table = scene(roland(), daisy(play=["hound"], deck=["collar"]), active=1).hang("collar", "hound")

    table.choose_one("end-turn")
    asked, open = table.asked, list(table.open)
    table.choose_one("trigger:collar:0:0")

    assert (asked, open) == (1, ["trigger:collar:0:0", "pass"])
    assert (table.card("hound").exhausted, table.card("collar").exhausted) == (True, False)
    assert table.who(1).resources == 1


@pytest.mark.parametrize("lang", LANGS)
def test_the_words_of_immunity_read_themselves_out(lang: Lang) -> None:
    words: tuple[Said | Ability, ...] = (
        Constant((Immune("player-cards"), Immune("cards"), Immune("treachery"))),
        Constant((Blank("enemy"), Blank("investigators-here"))),
        Gives(Reaction(After(SkillLowered()), (DiscardAttachment(),))),
        EachEnemy((HurtIt(1),)),
        EachEnemy((HurtIt(1),), when=HasKeyword("hunter", printed=True)),
        HasKeyword("hunter"),
    )

    for word in words:
        said = ARKHAM.words.say(word.text(), lang, ARKHAM.names_at(None))
        assert said
        assert "{" not in said
