"""What is in the boxes: components, cards, figures and tokens."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

import miskatonic
from miskatonic.games.deathmaydie import components
from miskatonic.games.deathmaydie.boxes import BadBox
from miskatonic.games.deathmaydie.content.elder_ones.hastur import HASTUR
from miskatonic.games.deathmaydie.content.episodes.burning_faculty import BURNING_FACULTY
from miskatonic.games.deathmaydie.content.insanities import INSANITIES
from miskatonic.games.deathmaydie.content.investigators import INVESTIGATORS
from miskatonic.games.deathmaydie.content.library import ELDER_ONES, EPISODES
from miskatonic.games.deathmaydie.game import DEATH_MAY_DIE
from miskatonic.games.deathmaydie.problems import of_episode
from miskatonic.games.deathmaydie.skills import COMMON, level_tokens_left
from miskatonic.games.deathmaydie.words.figures import SummonHere
from miskatonic.games.deathmaydie.words.fire import AddFire
from miskatonic.games.deathmaydie.words.harm import HarmEnemies, LoseSanity
from miskatonic.games.deathmaydie.words.standing import BonusDice

from .scenes import Scene, beth, foe, ian, made_up, scene, somebody

PAIRS = [(episode, elder_one) for episode in EPISODES for elder_one in ELDER_ONES]


def dealt(seats: Any = 2, **options: Any) -> Scene:
    return Scene.new(DEATH_MAY_DIE, seats=seats, **options)


# -- what all games share


@pytest.mark.rule("shared-components.1")
def test_the_shared_set_is_the_one_of_the_box() -> None:
    shared = (components.TILES, components.STANDARD_DICE, components.BONUS_DICE, components.BASES)
    figures = (components.CULTIST_FIGURES, sum(components.MONSTER_FIGURES.values()))

    assert shared == (17, 3, 5, 5)
    assert figures == (10, 18)
    assert components.BASES * components.MARKERS == 30
    assert (len(INSANITIES), len(INVESTIGATORS)) == (12, 10)


@pytest.mark.rule("shared-components.1")
@pytest.mark.parametrize("episode", EPISODES)
def test_maps_are_built_from_the_seventeen_tiles(episode: str) -> None:
    numbers = [int(tile.code[:-1]) for tile in EPISODES[episode].map.tiles]

    assert all(1 <= number <= components.TILES for number in numbers)
    assert {tile.code[-1] for tile in EPISODES[episode].map.tiles} <= {"A", "B"}


@pytest.mark.rule("shared-components.2")
def test_six_investigators_are_too_many() -> None:
    assert len(dealt(5).state.investigators) == 5

    with pytest.raises(miskatonic.BadOption):
        dealt(6)


@pytest.mark.rule("shared-components.3")
def test_there_are_two_elder_ones_and_six_episodes() -> None:
    assert (len(ELDER_ONES), len(EPISODES)) == (2, 6)


@pytest.mark.rule("token-supply.1")
def test_the_tokens_add_up_to_49() -> None:
    assert sum(components.TOKENS.values()) == 49
    assert components.TOKENS["fire"] == dealt().view().fire_in_reserve + 2, "two burn on this map from the start"
    assert components.TOKENS["gate"] == len(dealt().table.box.gates)
    assert components.TOKENS["level-1"] == len(COMMON)


@pytest.mark.rule("token-supply.2")
def test_a_ninth_fire_token_cannot_be_placed() -> None:
    table = scene(ian(at="library", fire=3), fires={"attic": 5})
    assert table.view().fire_in_reserve == 0

    table.words(AddFire(1))

    assert table.state.fires == {"attic": 5}


@pytest.mark.rule("token-supply.3")
def test_a_lent_skill_takes_one_level_1_token_out_of_the_supply() -> None:
    own, lent, none = ian(finds=["porters-dog"]), ian(finds=["jerome"]), ian(finds=["bleach"])

    left = [level_tokens_left(scene(each).table) for each in (none, own, lent)]

    assert left == [6, 6, 5], "Ian has Swiftness himself, but no Stealth"


# -- figures


@pytest.mark.rule("enemy-figures.1")
def test_there_are_seven_kinds_of_monster_with_eighteen_figures() -> None:
    kinds = {kind.id: kind.figures for episode in EPISODES.values() for kind in episode.kinds}

    assert kinds == components.MONSTER_FIGURES
    assert (len(kinds), sum(kinds.values())) == (7, 18)
    assert {each.cultist.figures for each in ELDER_ONES.values()} == {10}


@pytest.mark.rule("enemy-figures.2", "map-spaces.2")
def test_with_every_cultist_on_the_board_no_more_are_added() -> None:
    table = scene(ian(), enemies=[foe("cultist", at="attic")] * 10)

    table.words(SummonHere("cultist"))

    assert table.kinds("front-hall") == []
    assert len(table.kinds("attic")) == 10


# -- the Elder One's box


@pytest.mark.rule("elder-one-box.1")
@pytest.mark.parametrize("elder_one", ELDER_ONES)
def test_an_elder_one_brings_four_stages_and_eight_mythos_cards(elder_one: str) -> None:
    box = ELDER_ONES[elder_one]

    assert [bool(stage.health) for stage in box.stages] == [False, True, True, True], "Stage 1 has no health"
    assert len({card.id for card in box.mythos}) == 8
    assert box.signs == {"hastur": 12, "cthulhu": 9}[elder_one]


@pytest.mark.rule("elder-one-box.2", "deathmaydie:enemy-cards.1")
def test_the_cultists_values_come_from_the_elder_ones_card(monkeypatch: pytest.MonkeyPatch) -> None:
    cultist = ELDER_ONES["hastur"].cultist
    weak = scene(ian(at="library"), enemies=[foe("cultist", at="library")])
    strong = scene(
        ian(at="library"),
        enemies=[foe("cultist", at="library")],
        **made_up(monkeypatch, elder_one={"cultist": type(cultist)("cultist", 3, 1, 2, 10, (), cultist=True)}),
    )

    cards = [(table.view().enemies[0].health, table.view().enemies[0].standard) for table in (weak, strong)]

    assert cards == [(2, 2), (3, 1)]
    assert ELDER_ONES["hastur"].minion.id != ELDER_ONES["cthulhu"].minion.id


# -- the episode's box


@pytest.mark.rule("episode-box.1", "elder-one-box.1")
@pytest.mark.parametrize(("episode", "elder_one"), PAIRS)
def test_an_episode_brings_8_mythos_and_15_discovery_cards(episode: str, elder_one: str) -> None:
    box = DEATH_MAY_DIE.box(episode, elder_one)

    assert (len(EPISODES[episode].mythos), len(ELDER_ONES[elder_one].mythos)) == (8, 8)
    assert len({card.id for card in box.discovery}) == 15
    assert 1 <= len(EPISODES[episode].kinds) <= 3


@pytest.mark.rule("episode-box.2")
def test_a_byakhee_is_another_in_another_episode() -> None:
    """One stresses whom it wounds, the other whoever hits it and does not kill it."""
    table = [
        scene(ian(at=space), enemies=[foe("byakhee", at=space)], episode=episode)
        for episode, space in (("burning-faculty", "library"), ("after-hours", "rotunda"))
    ]

    for each in table:
        each.dice("S B B B+").play("attack:1", "let-stand")

    assert [each.board().stress for each in table] == [0, 1]


@pytest.mark.rule("episode-card.1")
@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"actions": BURNING_FACULTY.actions[:1]}, "an episode has 2 actions of its own, not 1"),
        ({"actions": BURNING_FACULTY.actions * 2}, "an episode has 2 actions of its own, not 4"),
        ({"advance": ()}, "nothing happens when the Elder One advances"),
        ({"mythos": BURNING_FACULTY.mythos[:7]}, "a box has 8 Mythos cards, not 7"),
        ({"discovery": BURNING_FACULTY.discovery[:14]}, "an episode has 15 Discovery cards, not 14"),
        ({"fires": (("moon", 1),)}, "something is set up in 'moon', which is not on the map"),
        ({"map": replace(BURNING_FACULTY.map, gates={})}, "the red gate is in no space of the map"),
        (
            {"kinds": (replace(BURNING_FACULTY.kinds[0], figures=3),)},
            "of 'fire-vampire' there are 1 to 2 figures, not 3",
        ),
        ({"elder_one": {"stages": HASTUR.stages[1:]}}, "an Elder One has 4 stages, all but the first with health"),
    ],
)
def test_a_box_that_lacks_something_is_rejected(
    changed: dict[str, Any], problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = made_up(monkeypatch, **changed)

    with pytest.raises(BadBox) as caught:
        scene(ian(), **box)

    assert problem in str(caught.value)


@pytest.mark.rule("episode-card.1")
@pytest.mark.parametrize("episode", EPISODES)
def test_the_front_of_the_card_has_a_ritual_two_actions_and_an_advance(episode: str) -> None:
    card = EPISODES[episode]

    assert not list(of_episode(card))
    assert (len(card.actions), bool(card.advance)) == (2, True)
    assert not dealt(episode=episode).view().disrupted


@pytest.mark.rule("episode-card.2", "setup-map.1", "setup-map.3", "setup-enemy-figures.1")
@pytest.mark.parametrize("episode", EPISODES)
def test_set_up_follows_the_back_of_the_episode_card(episode: str) -> None:
    card = EPISODES[episode]
    table = dealt(episode=episode)
    view = table.view()

    assert sorted((each.kind, each.space) for each in view.enemies) == sorted(card.enemies)
    assert sorted((each.kind, each.space) for each in view.tokens) == sorted((e.kind, e.space) for e in card.tokens)
    assert {(each.place, each.count) for each in view.crowds} == {(e.place, len(e.faces)) for e in card.piles}
    assert table.state.fires == dict(card.fires)
    assert {each.gate: each.id for each in view.spaces if each.gate} == dict(card.map.gates)
    assert {each.tile for each in view.spaces} == {tile.code for tile in card.map.tiles}
    on_map = Counter(kind for kind, _ in card.enemies)
    assert {kind.id: kind.left for kind in view.kinds} == {
        id: kind.figures - on_map[id] for id, kind in table.table.box.kinds.items()
    }


@pytest.mark.rule("episode-card.3")
@pytest.mark.parametrize("stage", [1, 2])
def test_a_special_rule_of_the_episode_holds_all_game(stage: int, monkeypatch: pytest.MonkeyPatch) -> None:
    box = made_up(monkeypatch, abilities=(BonusDice(1, "attack"),))
    elder_one = ("attic", 0) if stage > 1 else None
    others = [somebody(name) for name in ("ahmed-yasin", "rasputin", "sister-beth")]
    borden = somebody("borden", at="library")
    table = scene(borden, *others, enemies=[foe("cultist", at="library")], elder_one=elder_one, **box)

    table.dice("B B B B+").play("attack:1")

    assert table.roll == (3, 1)


# -- the Story Board and the track


@pytest.mark.rule("story-board.1", "setup-story-board.1", "setup-episode.2", "setup-map.2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_story_board_is_open_to_everybody(seat: int | None) -> None:
    view = dealt(elder_one="cthulhu").view(seat)

    assert (view.track, view.last_space, view.stage) == (1, 8, 1)
    assert (view.episode, view.elder_one) == ("burning-faculty", "cthulhu")
    assert {kind.id for kind in view.kinds} == {"cultist", "star-spawn", "fire-vampire", "byakhee"}
    assert [action.id for action in view.actions] == ["wreck", "douse"]


@pytest.mark.rule("summoning-track.1", "summoning-track.3", "elder-one-advances.6")
def test_the_elder_one_advances_from_left_to_right() -> None:
    table = scene(ian())
    assert (table.view().track, table.view().summoned) == (1, False)

    spaces = [table.advance().view().track for _ in range(3)]

    assert spaces == [2, 3, 4]
    assert not table.view().summoned, "only the end of a turn summons"


@pytest.mark.rule("summoning-track.2")
def test_the_track_has_eight_spaces_some_of_them_red() -> None:
    view = dealt().view()

    assert view.last_space == 8
    assert 1 < min(view.red_spaces) < 8


# -- decks


@pytest.mark.rule("discovery-cards.1", "setup-decks.2", "setup-episode.1")
@pytest.mark.parametrize("episode", EPISODES)
def test_the_discovery_deck_of_a_new_game_holds_the_episodes_15_cards(episode: str) -> None:
    table = dealt(episode=episode)

    assert table.view().discovery_deck == 15
    assert {table.table.box.discovery[card].id for card in table.state.discovery} == {
        card.id for card in EPISODES[episode].discovery
    }
    kinds = {half.kind for half in table.table.box.halves.values()}
    assert kinds == {"item", "companion", "condition"}


@pytest.mark.rule("discovery-cards.2", "investigate.3")
def test_a_card_is_offered_to_be_claimed_if_its_requirement_can_be_met() -> None:
    table = scene(ian(), discovery=["the-red-bucket"])
    bare = scene(ian(), discovery=["a-gust-of-sparks"])

    table.pass_turn()
    bare.dice("S S B").pass_turn()

    assert table.open == ["choose:0", "choose:1", "choose-none"]
    assert bare.finds() == []


@pytest.mark.rule("discovery-cards.3", "claim-discovery.1", "investigator-board.2")
def test_only_the_claimed_half_counts_and_lies_on_its_side() -> None:
    table = scene(ian(at="library"), enemies=[foe("cultist", at="attic")], discovery=["the-red-bucket"])

    table.pass_turn().play("choose:1")

    axe = table.view().finds[0]
    assert (axe.id, axe.side, axe.owner) == ("fire-axe", "right", 0)
    assert "use" not in " ".join(table.open), "the extinguisher on the left is not in use"


@pytest.mark.rule("mythos-deck.1", "setup-decks.1", "setup-elder-one.2", "setup-episode.1")
@pytest.mark.parametrize(("episode", "elder_one"), PAIRS)
def test_half_of_the_mythos_deck_is_the_episodes_and_half_the_elder_ones(episode: str, elder_one: str) -> None:
    table = dealt(episode=episode, elder_one=elder_one)
    names = {table.table.box.mythos[card].id for card in table.state.mythos}

    assert len(table.state.mythos) == 16
    assert names == {card.id for card in (*EPISODES[episode].mythos, *ELDER_ONES[elder_one].mythos)}


@pytest.mark.rule("mythos-deck.2")
@pytest.mark.parametrize(("episode", "elder_one"), PAIRS)
def test_most_mythos_cards_carry_the_symbol(episode: str, elder_one: str) -> None:
    symbols = [card.symbol for card in DEATH_MAY_DIE.box(episode, elder_one).mythos]

    assert 8 < sum(symbols) < 16


# -- enemies


def crowd(**more: Any) -> Scene:
    return scene(
        ian(at="library"),
        enemies=[foe("cultist", at="library"), foe("disciple-of-hastur", at="library"), foe("byakhee", at="library")],
        **more,
    )


@pytest.mark.rule("enemy-terms.1")
def test_the_elder_one_is_an_enemy_once_it_is_on_the_board() -> None:
    before, after = crowd(disrupted=True), crowd(disrupted=True, elder_one=("library", 0))

    for table in (before, after):
        table.words(HarmEnemies(1))

    assert [enemy.wounds for enemy in before.state.enemies.values()] == [1, 1, 1]
    assert [enemy.wounds for enemy in after.state.enemies.values()] == [1, 1, 1, 1]


@pytest.mark.rule("enemy-terms.2", "enemy-terms.4")
def test_monsters_are_all_but_cultists_and_the_elder_one() -> None:
    table = crowd(disrupted=True, elder_one=("library", 0))

    table.words(HarmEnemies(1, "monsters"))

    assert {enemy.kind: enemy.wounds for enemy in table.state.enemies.values()} == {
        "hastur": 0, "cultist": 0, "disciple-of-hastur": 1, "byakhee": 1
    }  # fmt: skip


@pytest.mark.rule("enemy-terms.3")
def test_an_effect_on_cultists_leaves_monsters_alone() -> None:
    table = crowd()

    table.words(HarmEnemies(1, "cultists"))

    assert [enemy.wounds for enemy in table.state.enemies.values()] == [1, 0, 0]


@pytest.mark.rule("enemy-terms.5")
def test_an_effect_on_the_elder_one_touches_nobody_else() -> None:
    table = crowd(disrupted=True, elder_one=("library", 0))

    table.words(HarmEnemies(1, "elder-one"))

    assert [enemy.wounds for enemy in table.state.enemies.values()] == [1, 0, 0, 0]


@pytest.mark.rule("deathmaydie:enemy-cards.1")
@pytest.mark.parametrize(("episode", "elder_one"), PAIRS)
def test_every_kind_in_play_has_health_dice_and_an_ability(episode: str, elder_one: str) -> None:
    kinds = DEATH_MAY_DIE.box(episode, elder_one).kinds.values()

    assert all(kind.health and kind.standard + kind.bonus and kind.abilities for kind in kinds)


@pytest.mark.rule("deathmaydie:enemy-cards.2")
def test_an_ability_works_only_when_its_card_says_so() -> None:
    """The Fire Vampire lays fire when it attacks; not when it is attacked, and not when it follows."""
    table = scene(ian(at="library"), enemies=[foe("fire-vampire", at="library")])

    table.dice("S B B B+").play("attack:1", "let-stand", "run:reading-room", "stop")
    assert table.state.fires == {}
    table.fight()

    assert table.state.fires == {"reading-room": 1}


@pytest.mark.rule("goal-of-the-game.1", "elder-one-invulnerable.2", "elder-one-invulnerable.1")
def test_the_final_stage_takes_no_wounds_as_long_as_the_ritual_goes_on() -> None:
    table = scene(ian(at="library"), elder_one=("library", 11), stage=4)

    table.words(HarmEnemies(5))

    assert "attack:0" not in table.open
    assert (table.enemy(0).wounds, table.over) == (11, False)


@pytest.mark.rule("goal-of-the-game.2", "lose-conditions.4")
@pytest.mark.parametrize("seats", range(1, 6))
def test_all_win_or_lose_together(seats: int) -> None:
    names = list(INVESTIGATORS)[: max(seats, 2)]
    people = [somebody(name, at="library") for name in names]
    table = scene(*people, elder_one=("library", 11), stage=4, disrupted=True, alone=seats == 1)

    table.words(HarmEnemies(1))

    assert table.game.result is not None
    assert table.game.result.winners == tuple(range(seats))


# -- the pair


@pytest.mark.rule("one-elder-one-one-episode.1")
@pytest.mark.parametrize(("episode", "elder_one"), PAIRS)
def test_every_pair_can_be_set_up(episode: str, elder_one: str) -> None:
    assert len(PAIRS) == 12

    view = dealt(episode=episode, elder_one=elder_one).view()

    assert (view.episode, view.elder_one) == (episode, elder_one)


@pytest.mark.rule("one-elder-one-one-episode.2", "setup-map.1")
@pytest.mark.parametrize("episode", EPISODES)
def test_the_episode_brings_map_ritual_and_monsters_the_elder_one_stages_and_minions(episode: str) -> None:
    with_hastur, with_cthulhu = (dealt(episode=episode, elder_one=each, seed=1) for each in ("hastur", "cthulhu"))
    other = dealt(episode="two-houses" if episode != "two-houses" else "last-waltz", seed=1)
    boxes = [table.table.box for table in (with_hastur, with_cthulhu, other)]

    assert with_hastur.view().spaces == with_cthulhu.view().spaces
    assert with_hastur.view().enemies == with_cthulhu.view().enemies
    assert boxes[0].episode.ritual == boxes[1].episode.ritual != boxes[2].episode.ritual
    assert boxes[0].elder_one.stages == boxes[2].elder_one.stages != boxes[1].elder_one.stages
    assert boxes[0].elder_one.minion == boxes[2].elder_one.minion


@pytest.mark.rule("one-elder-one-one-episode.3", "setup-enemy-figures.2")
@pytest.mark.parametrize(("episode", "elder_one"), PAIRS)
def test_nothing_of_another_box_is_in_the_game(episode: str, elder_one: str) -> None:
    box = DEATH_MAY_DIE.box(episode, elder_one)
    others = [each for id, each in EPISODES.items() if id != episode]
    foreign = {card.id for each in others for card in each.mythos}
    foreign |= {card.id for each in others for card in each.discovery}
    foreign |= {card.id for id, each in ELDER_ONES.items() if id != elder_one for card in each.mythos}

    assert not foreign & {*[card.id for card in box.mythos], *[card.id for card in box.discovery]}
    assert set(box.kinds) == {"cultist", ELDER_ONES[elder_one].minion.id, *(k.id for k in EPISODES[episode].kinds)}


# -- who is active


@pytest.mark.rule("deathmaydie:active-player.1", "setup-investigators.3")
def test_alone_the_active_investigator_alternates() -> None:
    table = scene(ian(), beth(), alone=True)

    active = [table.state.active, *(table.pass_turn().state.active for _ in range(3))]

    assert (active, table.asked) == ([0, 1, 0, 1], [0])


@pytest.mark.rule("active-player.2", "special-effects.3")
def test_the_active_player_chooses_even_where_the_effect_touches_another() -> None:
    """Beth's insanity on Ian's turn: two Cultists are equally far from her, and Ian decides which of them comes."""
    table = scene(
        ian(at="attic"),
        beth(at="library", sanity=3, insanity="delusions-of-pursuit"),
        enemies=[foe("cultist", at="long-corridor"), foe("cultist", at="reading-room")],
    )

    table.words(LoseSanity(1, "all"))

    assert (table.prompt, table.asked) == ("dmd-ask-pick", [0])
    table.play("pick:2")
    assert table.kinds("library") == ["cultist"]
    assert table.enemy(2).space == "library"


@pytest.mark.rule("discovery-timing.1")
def test_an_item_may_be_used_between_actions_on_ones_own_turn_only() -> None:
    table = scene(ian(at="library"), beth(at="library", stress=3, finds=["hip-flask"]))
    find = next(iter(table.state.finds))
    assert f"use:{find}" not in table.open

    table.pass_turn()

    assert f"use:{find}" in table.options(1)
    table.play("run:reading-room", "stop")
    assert f"use:{find}" in table.options(1)
    table.play(f"use:{find}")
    assert table.board(1).stress == 0


@pytest.mark.rule("discovery-timing.2")
def test_an_item_may_not_be_used_in_the_middle_of_a_mythos_card() -> None:
    table = scene(
        ian(at="library", finds=["hip-flask"], stress=1),
        enemies=[foe("byakhee", at="long-corridor"), foe("byakhee", at="reading-room")],
        mythos=["the-empty-box"],
    )
    find = next(iter(table.state.finds))
    assert f"use:{find}" in table.open

    table.play("end-actions")

    assert table.open == ["pick:1", "pick:2"]
    table.play("pick:1")
    assert table.open == [f"use:{find}", "not-now"], "before the fight it may be used again"


@pytest.mark.rule("discovery-timing.3")
def test_an_item_may_not_be_used_during_a_roll() -> None:
    table = scene(ian(at="library", finds=["hip-flask"], stress=1), enemies=[foe("cultist", at="library")])
    find = next(iter(table.state.finds))

    table.dice("S S B B+").play("attack:1")

    assert table.prompt == "dmd-ask-attack-here"
    assert f"use:{find}" not in table.open
    assert table.play("let-stand").open.count(f"use:{find}") == 1
