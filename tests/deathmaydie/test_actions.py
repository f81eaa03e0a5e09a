"""Three actions: Rest, Trade, the episode's actions, and how many of them there are."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.deathmaydie.content.library import EPISODES

from .scenes import Scene, Somebody, beth, foe, ian, scene, somebody


def rasputin(**more: Any) -> Somebody:
    """Rasputin has no skill that changes actions."""
    return somebody("rasputin", **{"at": "library", **more})


def cards(table: Scene) -> dict[str, int]:
    """The numbers of the claimed cards, by the names of their halves."""
    return {find.id: find.card for find in table.view().finds}


# -- three actions


@pytest.mark.rule("take-three-actions.1")
def test_after_three_actions_no_more_are_offered() -> None:
    table = scene(rasputin(), mythos=["smoke"])

    for space in ("reading-room", "library", "reading-room"):
        table.play(f"run:{space}", "stop")

    assert (table.state.active, table.state.turn) == (1, 2), "the turn went on by itself"


@pytest.mark.rule("take-three-actions.1")
def test_one_may_end_the_actions_after_one() -> None:
    table = scene(rasputin())

    table.play("run:reading-room", "stop", "end-actions")

    assert (table.state.active, table.board().space) == (1, "reading-room")


@pytest.mark.rule("take-three-actions.2")
def test_one_may_attack_three_times_in_a_turn() -> None:
    table = scene(rasputin(stress=4), enemies=[foe("fire-vampire", at="library")])

    for left in (2, 1):
        table.dice("B B B B+").play("attack:1")
        assert table.game.decisions[0].asks.args["count"] == left
    table.dice("S B B B+ B B B+").play("attack:1")

    assert table.state.turn == 2


@pytest.mark.rule("take-three-actions.3", "take-three-actions.4", "episode-actions.1")
@pytest.mark.parametrize("episode", EPISODES)
def test_four_actions_are_always_there_and_two_are_the_episodes(episode: str) -> None:
    card = EPISODES[episode]
    start = card.map.start
    alone = scene(ian(at=start, wounds=1, finds=[_item(episode)]), beth(at=start), episode=episode, tokens=())
    beset = scene(ian(at=start), enemies=[foe("cultist", at=start)], episode=episode, tokens=())

    kinds = {key.split(":")[0] for key in (*alone.open, *beset.open)}

    assert {"run", "attack", "rest", "trade"} <= kinds
    assert len({action.id for action in card.actions}) == 2
    assert [action.id for action in alone.view().actions] == [action.id for action in card.actions]


def _item(episode: str) -> str:
    halves = [half for card in EPISODES[episode].discovery for half in (card.left, card.right) if half is not None]
    return next(half.id for half in halves if half.kind == "item")


# -- Rest


@pytest.mark.rule("rest-action.1")
def test_rest_is_for_safe_spaces_only() -> None:
    enemies = [foe("cultist", at="reading-room")]

    assert "rest" in scene(rasputin(wounds=1), enemies=enemies).open
    assert "rest" not in scene(rasputin(wounds=1, at="reading-room"), enemies=enemies).open


@pytest.mark.rule("rest-action.2", "rest-action.3")
def test_rest_heals_three_in_any_combination_and_three_in_all() -> None:
    table = scene(rasputin(wounds=3, stress=3)).play("rest")

    assert {"heal:2:1", "heal:1:2", "heal:3:0", "heal:0:3"} <= set(table.open)
    assert not {"heal:3:1", "heal:2:2", "heal:3:3"} & set(table.open)
    table.play("heal:2:1")

    assert table.board().wounds + table.board().stress == 3


@pytest.mark.rule("rest-action.5")
def test_one_rests_once_in_a_turn() -> None:
    table = scene(rasputin(stress=4), beth())

    table.play("rest", "heal:0:3")

    assert (table.board().stress, "rest" in table.open) == (1, False)
    assert table.game.why_not(0, "rest")[0].rules == ("rest-action.5",)
    assert "rest" in table.pass_turn().pass_turn().open, "in the next turn again"


@pytest.mark.rule("rest-action.6")
def test_a_table_may_agree_on_resting_more_often() -> None:
    table = scene(rasputin(stress=4, wounds=2), rests="often")

    table.play("rest", "heal:0:3", "rest", "heal:2:1")

    assert (table.board().stress, table.board().wounds) == (0, 0)


@pytest.mark.rule("rest-action.example-1")
def test_sister_beth_rests_and_keeps_her_wound() -> None:
    table = scene(beth(stress=4, wounds=1)).play("rest")

    assert {"heal:1:2", "heal:0:3"} <= set(table.open)
    table.play("heal:0:3")

    assert (table.board().stress, table.board().wounds) == (1, 1)


# -- Trade


def market(*finds: tuple[str, ...], **more: Any) -> Scene:
    """Ian, Beth and Rasputin in the library, each with finds."""
    given = [*finds, (), (), ()]
    return scene(
        ian(at="library", finds=given[0]),
        beth(at="library", finds=given[1]),
        rasputin(finds=given[2]),
        **more,
    )


@pytest.mark.rule("trade-action.1", "trade-action.2")
def test_cards_change_hands_among_three_in_one_action() -> None:
    table = market(("fire-axe",), ("revolver",), ("jerome",))
    card = cards(table)

    table.play("trade", f"hand-over:{card['fire-axe']}:1", f"hand-over:{card['jerome']}:0")
    table.play(f"hand-over:{card['revolver']}:2")

    assert [table.finds(who) for who in range(3)] == [["jerome"], ["fire-axe"], ["revolver"]]
    assert table.state.taken == 1


@pytest.mark.rule("trade-action.3")
def test_nobody_trades_from_another_space() -> None:
    table = scene(ian(at="library", finds=["fire-axe"]), beth(at="reading-room"), rasputin())

    table.play("trade")

    assert table.open == [f"hand-over:{cards(table)['fire-axe']}:2"]


@pytest.mark.rule("trade-action.3")
def test_alone_there_is_no_trade() -> None:
    table = scene(ian(at="library", finds=["fire-axe"]), beth(at="reading-room"))

    table.refuses(0, "trade")

    assert table.game.why_not(0, "trade")[0].rules == ("trade-action.3",)


@pytest.mark.rule("trade-action.4")
def test_a_traded_card_keeps_its_side() -> None:
    table = market(("fire-extinguisher",))
    card = cards(table)["fire-extinguisher"]

    table.play("trade", f"hand-over:{card}:1")

    assert [(find.id, find.side, find.owner) for find in table.view().finds] == [("fire-extinguisher", "left", 1)]


@pytest.mark.rule("trade-action.5", "claim-discovery.3")
def test_conditions_cannot_be_traded() -> None:
    conditions = market(("guilty-conscience", "steady-nerves"))
    mixed = market(("guilty-conscience", "fire-axe"))

    assert "trade" not in conditions.open
    assert conditions.game.why_not(0, "trade")[0].rules == ("trade-action.1", "trade-action.5")
    assert {key.split(":")[1] for key in mixed.play("trade").open} == {str(cards(mixed)["fire-axe"])}


@pytest.mark.rule("trade-action.6")
def test_one_may_trade_beside_a_monster() -> None:
    table = market(("fire-axe",), enemies=[foe("byakhee", at="library")])

    table.play("trade", f"hand-over:{cards(table)['fire-axe']}:1")

    assert table.finds(1) == ["fire-axe"]


@pytest.mark.rule("trade-action.7", "companion-skills.2", "companion-skills.3", "companion-skills.4")
def test_a_traded_companion_takes_wounds_and_level_along() -> None:
    """The night watchman has two health and lends Brawling, which Ian and Beth have themselves."""
    table = market(("night-watchman",))
    card = cards(table)["night-watchman"]

    def put(at: Any) -> None:
        at.state.finds[card] = type(at.state.finds[card])(owner=0, side="left", wounds=1)

    table.lay(put)
    assert _levels(table) == [2, 1, 1]
    table.play("trade", f"hand-over:{card}:1")

    assert _levels(table) == [1, 2, 1]
    assert table.view().finds[0].wounds == 1


def _levels(table: Scene) -> list[int]:
    """Everybody's Brawling."""
    return [next(s.level for s in each.skills if s.id == "brawling") for each in table.view().investigators]


def test_a_fresh_card_can_be_traded_on_at_once_and_no_card_goes_round_in_circles() -> None:
    """Claimed last turn by Ian, given on by Beth, and in one Trade a card changes hands once."""
    table = market(discovery=["the-red-bucket"])
    table.pass_turn().play("choose:1")
    card = cards(table)["fire-axe"]

    table.play("trade", f"hand-over:{card}:2")

    assert table.finds(2) == ["fire-axe"]
    assert (table.prompt, table.state.taken) == ("dmd-ask-act", 1)


# -- the episode's actions


@pytest.mark.rule("episode-actions.2")
def test_an_episode_action_costs_one_action_and_may_be_repeated() -> None:
    table = scene(rasputin(), fires={"library": 4})

    table.play("do:douse", "do:douse")

    assert (table.state.taken, table.state.fires) == (2, {})


@pytest.mark.rule("episode-actions.1", "take-three-actions.4")
def test_an_episode_action_asks_for_what_its_card_asks_for() -> None:
    table = scene(rasputin())

    table.refuses(0, "do:wreck")

    assert table.game.why_not(0, "do:wreck")[0].rules == ("episode-actions.1",)
    table.refuses(0, "do:loot")
