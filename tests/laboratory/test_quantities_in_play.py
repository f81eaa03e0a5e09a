"""Modifiers and bans as cards come and go."""

import pytest

from .scenes import player, scene


@pytest.mark.rule("arkham:constant-abilities.1")
def test_an_altar_counts_from_the_strike_after_it_enters_play() -> None:
    table = scene(player(hand=["altar"]), player())
    table.play(0, "altar")

    table.strike(0, at=1)

    assert table.life(1) == 8


@pytest.mark.rule("arkham:constant-abilities.1", "arkham:modifiers.1")
def test_an_altar_counts_no_more_once_it_has_left_play() -> None:
    table = scene(player(hand=["recall"], play=["altar"]), player())
    table.play(0, "recall")

    table.strike(0, at=1)

    assert table.life(1) == 9


@pytest.mark.rule("arkham:ability.4")
def test_two_altars_count_twice() -> None:
    table = scene(player(play=["altar", "altar"]), player())

    table.strike(0, at=1)

    assert table.life(1) == 7


@pytest.mark.rule("arkham:modifiers.3")
def test_an_altar_is_added_before_an_idol_doubles_in_whatever_order_they_came() -> None:
    table = scene(player(play=["altar", "idol"]), player(play=["idol", "altar"]))

    table.strike(0, at=1)
    table.end_turn(0)
    table.strike(1, at=0)

    assert (table.life(0), table.life(1)) == (6, 6)


@pytest.mark.rule("arkham:modifiers.4")
@pytest.mark.parametrize(("cards", "lost"), [([], 1), (["altar"], 1), (["altar", "altar"], 2)])
def test_half_a_strike_is_rounded_up(cards: list[str], lost: int) -> None:
    table = scene(player(play=cards), player(play=["veil"]))

    table.strike(0, at=1)

    assert table.life(1) == 10 - lost


@pytest.mark.rule("arkham:modifiers.4")
def test_halves_of_halves_are_rounded_once() -> None:
    table = scene(player(hand=["spark"], play=["altar"] * 3), player(play=["veil", "veil"]))

    table.play(0, "spark", at=1)

    assert table.life(1) == 8


def test_a_veil_shields_against_others_and_not_against_its_owner() -> None:
    table = scene(player(hand=["spark"], play=["veil"]), player(hand=["spark"]))
    table.play(0, "spark", at=1)
    table.end_turn(0)

    table.play(1, "spark", at=0)

    assert (table.life(0), table.life(1)) == (9, 8)


@pytest.mark.rule("arkham:modifiers.1", "arkham:modifiers.2")
def test_a_strike_is_reckoned_anew_when_a_card_leaves_play_between_blow_and_pain() -> None:
    table = scene(player(hand=["spark"]), player(play=["sleight", "veil"]))
    table.play(0, "spark", at=1)

    table.react(1, "sleight")

    assert (table.in_play(1), table.life(1)) == (["sleight"], 8)


def test_the_option_to_strike_shows_the_modified_number() -> None:
    table = scene(player(play=["altar", "idol"]), player())

    labels = table.game.decisions[0].labels()

    assert any("4" in label for label in labels)


@pytest.mark.rule("arkham:cannot.1")
def test_silence_beats_a_card_that_makes_its_player_draw() -> None:
    table = scene(player(hand=["study"], deck=["spark", "balm", "oath"]), player(play=["silence"]))

    table.play(0, "study")

    assert (table.hand(0), table.deck(0)) == ([], ["spark", "balm", "oath"])


@pytest.mark.rule("arkham:cannot.1")
def test_silence_beats_the_draw_at_dawn_and_lets_its_owner_draw() -> None:
    table = scene(player(deck=["spark"]), player(play=["silence"], deck=["balm"]))

    table.end_round()

    assert (table.hand(0), table.hand(1)) == ([], ["balm"])


@pytest.mark.rule("arkham:cannot.1")
def test_a_forced_ability_after_drawing_stays_quiet_where_drawing_is_banned() -> None:
    table = scene(player(hand=["study"], play=["bell"], deck=["spark", "balm", "oath"]), player(play=["silence"]))

    table.play(0, "study")

    assert table.life(0) == 10


@pytest.mark.rule("arkham:cannot.1")
def test_a_banned_strike_is_not_even_offered_to_mirrors() -> None:
    table = scene(player(), player(play=["truce", "mirror", "prism", "hound"]))

    table.strike(0, at=1)

    assert (table.asked, table.life(0), table.life(1)) == ([0], 10, 10)


@pytest.mark.rule("arkham:cannot.1")
@pytest.mark.parametrize("card", ["mirror", "prism"])
def test_a_strike_cannot_be_sent_back_by_somebody_who_cannot_strike(card: str) -> None:
    table = scene(player(play=["truce"]), player(play=[card]))
    table.strike(0, at=1)

    table.react(1, card)

    assert (table.life(0), table.life(1)) == (10, 10)


@pytest.mark.rule("arkham:cannot.1")
def test_an_oath_cannot_strike_in_a_truce() -> None:
    table = scene(player(hand=["oath"]), player(hand=["truce"]))
    table.play(0, "oath", at=1)
    table.end_turn(0)
    table.play(1, "truce")

    table.end_round()

    assert (table.state.round, table.life(1)) == (2, 10)


def test_a_ban_ends_when_its_card_leaves_play() -> None:
    table = scene(player(deck=["spark"]), player(hand=["recall"], play=["silence"]))
    table.end_turn(0)
    table.play(1, "recall")

    table.end_round()

    assert table.hand(0) == ["spark"]


def test_two_bans_of_two_players_silence_everybody() -> None:
    table = scene(player(play=["silence"], deck=["spark"]), player(play=["silence"], deck=["spark"]))

    table.end_round()

    assert (table.hand(0), table.hand(1)) == ([], [])
