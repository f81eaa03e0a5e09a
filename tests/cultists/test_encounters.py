"""Encounters: when they happen, who gives to whom, and what an event can bring about."""

from __future__ import annotations

from itertools import permutations

import pytest

from miskatonic.games.cultists.encounters import answer_of_power_table

from .scenes import Scene, dawn, player, scene


def entering(*others: str, power: bool = True, died: int = 0) -> Scene:
    """Seat 0 goes from a Corridor into Dark Blue Room 1, where these roles and so many Ghosts are."""
    there = [player(role, at="db1", died=int(place < died)) for place, role in enumerate(others)]
    table = scene(player(at="nw"), *there, seats=8, phase="movement", power=power)
    return table.choose(0, "move:db1")


INVESTIGATOR = "investigator"

# -- the trigger


@pytest.mark.rule("encounter-exchange.2")
def test_who_is_asked_for_a_card_is_told_who_meets_whom() -> None:
    two = entering(INVESTIGATOR)
    three = entering(INVESTIGATOR, INVESTIGATOR, power=False).choose(0, "arrange:120")

    assert two.game.decisions[0].prompt() == "André meets Bruno: which card do you give?"
    assert "André to Bruno" in three.game.decisions[0].prompt()
    assert "Carolina to André" in three.game.decisions[0].prompt()


@pytest.mark.rule("encounter-trigger.1")
def test_passing_through_a_room_with_one_living_character_is_an_encounter() -> None:
    table = entering(INVESTIGATOR)

    assert table.asked == [0, 1]
    table.give({0: "A", 1: "A"}).choose(0, "move:o1")
    assert (table.pulse(0), table.pulse(1)) == ("A", "A")


@pytest.mark.rule("encounter-trigger.1")
def test_the_end_of_a_movement_is_looked_at_too() -> None:
    table = scene(player(at="cm"), player(at="o1"), phase="movement")

    table.choose(0, "move:nw", "move:db1", "move:o1")

    assert table.asked == [0, 1]


@pytest.mark.rule("encounter-trigger.2")
def test_leaving_two_behind_is_no_encounter() -> None:
    table = scene(player(at="db1"), player(at="db1"), player(at="db1"), player(at="p2"), phase="movement")

    table.move(0, "nw")

    assert table.asked == [1]
    assert (table.pulse(1), table.pulse(2)) == ("", "")


@pytest.mark.rule("encounter-trigger.3")
def test_two_living_and_two_ghosts_are_exactly_two() -> None:
    table = entering(INVESTIGATOR, INVESTIGATOR, INVESTIGATOR, died=2)

    assert table.asked == [0, 3]


@pytest.mark.rule("encounter-trigger.4")
def test_two_corridors_with_one_each_are_two_encounters_in_one_movement() -> None:
    table = scene(player(at="db1"), player(at="nw"), player(at="cm"), phase="movement")

    table.choose(0, "move:nw").give({0: "A", 1: "A"})
    table.choose(0, "move:cm").give({0: "A", 2: "A"})

    assert table.pulse(0) == "AA"
    assert table.options(0)[-1] == "stop"


@pytest.mark.rule("encounter-trigger.4")
def test_meeting_the_same_one_twice_is_two_encounters() -> None:
    table = scene(player(at="cm"), player(at="nw"), player(at="p2"), phase="movement")

    table.choose(0, "move:nw").give({0: "A", 1: "A"})
    table.choose(0, "move:cm", "move:nw").give({0: "A", 1: "A"})

    assert (table.pulse(0), table.pulse(1)) == ("AA", "AA")


@pytest.mark.rule("encounter-trigger.5")
@pytest.mark.parametrize("seats", [5, 8])
def test_the_common_start_is_no_encounter(seats: int) -> None:
    table = dawn(seats)

    assert table.asked == [0]
    assert all(player.received == "" for player in table.state.players)


# -- the power table


@pytest.mark.rule("encounter-power-table.1", "encounter-power-table.2", "encounter-power-table.4")
@pytest.mark.parametrize(
    ("power", "answers"), [(True, [False, True, False, False]), (False, [False, True, True, True])]
)
def test_the_power_table(power: bool, answers: list[bool]) -> None:
    assert [answer_of_power_table(count, power=power) for count in (1, 2, 3, 4)] == answers
    for count, answer in zip((1, 2, 3, 4), answers, strict=True):
        table = entering(*[INVESTIGATOR] * (count - 1), power=power)

        assert ("move:o1" not in table.options(0)) == answer


@pytest.mark.rule("encounter-power-table.2")
def test_in_the_dark_a_third_makes_an_encounter_of_three() -> None:
    table = entering(INVESTIGATOR, INVESTIGATOR, power=False)

    table.choose(0, "arrange:120")

    assert table.asked == [0, 1, 2]


@pytest.mark.rule("encounter-power-table.3")
def test_in_the_light_nobody_gives_a_card_among_three() -> None:
    table = entering("cultist", INVESTIGATOR)

    table.refuses(1, "give:dead")

    assert table.options(0) == ["move:nw", "move:o1", "stop"]


@pytest.mark.rule("encounter-power-table.3")
@pytest.mark.parametrize(("others", "power"), [(["cultist"], True), (["cultist", INVESTIGATOR], False)])
def test_among_two_or_in_the_dark_a_murder_is_possible(others: list[str], power: bool) -> None:
    table = entering(*others, power=power)
    if len(others) > 1:
        table.choose(0, "arrange:201").choose(1, "agree").choose(2, "agree")

    table.give({seat: "D" if seat == 1 else "A" for seat in range(len(others) + 1)})

    assert table.pulse(0) == "D"


# -- the exchange


@pytest.mark.rule("encounter-exchange.1", "encounter-exchange.2")
def test_each_gives_one_card_to_another_and_gets_one() -> None:
    table = entering("cultist")
    before = len(table.hand(0)), len(table.hand(1))

    table.give({0: "A", 1: "D"})

    assert (table.pulse(0), table.pulse(1)) == ("D", "A")
    assert (len(table.hand(0)), len(table.hand(1))) == (before[0] - 1, before[1] - 1)


@pytest.mark.rule("encounter-exchange.1", "encounter-exchange.2")
@pytest.mark.parametrize("count", [3, 4, 5, 8])
def test_however_many_meet_nobody_gives_to_oneself_and_each_gets_one(count: int) -> None:
    table = entering(*[INVESTIGATOR] * (count - 1), power=False)

    arrangements = [key.removeprefix("arrange:") for key in table.options(0)]

    assert len(arrangements) > 1
    for receivers in arrangements:
        assert sorted(receivers) == [str(seat) for seat in range(count)]
        assert all(int(receiver) != seat for seat, receiver in enumerate(receivers))


@pytest.mark.rule("encounter-exchange.2")
@pytest.mark.parametrize("receivers", ["110", "122", "021", "100"])
def test_two_cards_for_one_and_none_for_another_are_refused(receivers: str) -> None:
    table = entering(INVESTIGATOR, INVESTIGATOR, power=False)

    table.refuses(0, f"arrange:{receivers}")


@pytest.mark.rule("encounter-exchange.3")
def test_without_agreement_each_gives_to_the_next_clockwise() -> None:
    table = entering("cultist", INVESTIGATOR, power=False)

    table.choose(0, "arrange:201").choose(1, "agree").choose(2, "refuse").give({0: "A", 1: "D", 2: "A"})

    assert (table.pulse(0), table.pulse(1), table.pulse(2)) == ("A", "A", "D")


@pytest.mark.rule("encounter-exchange.3")
def test_all_may_agree_on_another_way() -> None:
    table = entering("cultist", INVESTIGATOR, power=False)

    table.choose(0, "arrange:201").choose(1, "agree").choose(2, "agree").give({0: "A", 1: "D", 2: "A"})

    assert (table.pulse(0), table.pulse(1), table.pulse(2)) == ("D", "A", "A")


@pytest.mark.rule("encounter-exchange.3")
def test_the_order_of_answers_makes_no_difference() -> None:
    ends = set()
    for order in permutations((0, 1, 2)):
        table = entering("cultist", INVESTIGATOR, power=False).choose(0, "arrange:120")
        assert table.asked == [0, 1, 2]
        table.give({seat: "D" if seat == 1 else "A" for seat in order})
        ends.add(table.game.snapshot())

    assert len(ends) == 1


@pytest.mark.rule("encounter-exchange.3")
def test_nobody_sees_what_others_give_before_all_have() -> None:
    tables = [entering("cultist") for _ in "AD"]

    for table, card in zip(tables, "AD", strict=True):
        table.give({1: card})

    for viewer in (0, 2, None):
        assert tables[0].seen(viewer) == tables[1].seen(viewer)


@pytest.mark.rule("encounter-exchange.5")
@pytest.mark.parametrize(
    ("role", "hand", "gives"),
    [
        ("investigator", "AAS", ["give:alive"]),
        ("cultist", "ADS", ["give:alive", "give:dead"]),
        ("cultist", "AFS", ["give:alive"]),
        ("cultist", "DDX", ["give:dead"]),
        ("firestarter", "AFX", ["give:alive"]),
    ],
)
def test_a_dead_card_is_for_whoever_holds_one(role: str, hand: str, gives: list[str]) -> None:
    table = scene(player(role, at="nw", hand=hand), player(at="db1"), phase="movement").choose(0, "move:db1")

    assert table.options(0) == gives


@pytest.mark.rule("encounter-exchange.5")
def test_a_dead_card_that_one_does_not_hold_cannot_be_given() -> None:
    table = entering(INVESTIGATOR)

    table.refuses(0, "give:dead")

    assert table.why(0, "give:dead") == {"encounter-exchange.5"}


# -- when the cards run out


@pytest.mark.rule("encounter-card-shortage.1")
def test_whoever_has_no_card_gives_none_and_gets_one() -> None:
    table = scene(player(at="nw", hand="SSS"), player("cultist", at="db1"), phase="movement").choose(0, "move:db1")

    assert table.asked == [1]
    table.give({1: "D"})
    assert (table.pulse(0), table.pulse(1), table.hand(0)) == ("D", "", "SSS")


@pytest.mark.rule("encounter-card-shortage.1")
def test_two_without_cards_meet_and_nothing_changes_hands() -> None:
    table = scene(player(at="nw", hand="S"), player(at="db1", hand="S"), phase="movement")

    table.choose(0, "move:db1")

    assert table.options(0) == ["move:nw", "move:o1", "stop"]
    assert (table.pulse(0), table.pulse(1)) == ("", "")


@pytest.mark.rule("encounter-card-shortage.2")
@pytest.mark.parametrize(("seats", "times"), [(5, 7), (6, 7), (7, 9), (8, 9)])
def test_the_cards_of_a_hand_are_all_there_are(seats: int, times: int) -> None:
    table = scene(player(at="nw"), player(at="db1"), seats=seats, phase="movement")

    for _ in range(times):
        table.choose(0, "move:db1").give({0: "A", 1: "A"})
        table = scene(
            player(at="nw", hand=table.hand(0)), player(at="db1", hand=table.hand(1)), seats=seats, phase="movement"
        )

    assert "A" not in table.hand(0)
    table.choose(0, "move:db1")
    assert "give:alive" not in table.options(0)


# -- Encounters that an event brings about


@pytest.mark.rule("encounter-from-events.1", "event-lightning-strike.3")
def test_three_together_meet_when_the_light_goes_out() -> None:
    table = scene(*[player(at="db1")] * 3, phase="event", bag=("lightning-strike",))

    table.choose(0, "arrange:120").give({0: "A", 1: "A", 2: "A"})

    assert [len(table.pulse(seat)) for seat in range(5)] == [1, 1, 1, 0, 0]
    assert table.state.phase == "action"


@pytest.mark.rule("encounter-from-events.2")
def test_two_together_do_not_meet_again_in_the_dark() -> None:
    table = scene(*[player(at="db1")] * 2, phase="event", bag=("lightning-strike",))

    assert table.state.phase == "action"
    assert (table.pulse(0), table.pulse(1)) == ("", "")


@pytest.mark.rule("encounter-from-events.3")
@pytest.mark.parametrize("together", [2, 3, 4])
def test_the_light_coming_back_brings_nobody_together(together: int) -> None:
    table = scene(*[player(at="db1")] * together, phase="event", power=False, bag=("lightning-strike",))

    assert table.state.phase == "action"
    assert table.state.power


@pytest.mark.rule("encounter-from-events.3")
@pytest.mark.parametrize("token", ["raised-morale", "no-connection", "lightning-strike"])
def test_the_end_of_secret_doors_brings_nobody_together(token: str) -> None:
    players = [player(at="db1"), player(at="db2")]

    table = scene(*players, phase="event", event="secret-doors", bag=(token,))

    assert table.state.phase == "action"
    assert (table.pulse(0), table.pulse(1)) == ("", "")


@pytest.mark.rule("encounter-from-events.3")
def test_two_left_in_a_room_by_the_end_of_secret_doors_do_not_meet() -> None:
    players = [player(at="db1"), player(at="db1"), player(at="db2")]

    table = scene(*players, phase="event", event="secret-doors", bag=("raised-morale",))

    assert table.state.phase == "action"


@pytest.mark.rule("encounter-from-events.2")
def test_several_encounters_are_settled_clockwise_from_the_knife() -> None:
    places = ("db1", "nw", "db1", "nw", "db1", "nw", "p2", "o2")
    players = [player(at=place) for place in places]
    table = scene(*players, seats=8, phase="event", knife=1, bag=("lightning-strike",))

    assert table.asked == [1]
    table.choose(1, "arrange:351").give({1: "A", 3: "A", 5: "A"})
    assert table.asked == [2]
    table.choose(2, "arrange:402").give({0: "A", 2: "A", 4: "A"})

    assert [len(table.pulse(seat)) for seat in range(8)] == [1, 1, 1, 1, 1, 1, 0, 0]


@pytest.mark.rule("encounter-from-events.1", "encounter-from-events.2")
def test_secret_doors_in_the_dark_join_two_rooms_that_had_met_already() -> None:
    places = ("db1", "db1", "db2", "db2", "p2")
    table = scene(*[player(at=place) for place in places], phase="event", power=False, bag=("secret-doors",))

    table.choose(0, table.options(0)[0]).give(dict.fromkeys(range(4), "A"))

    assert [len(table.pulse(seat)) for seat in range(5)] == [1, 1, 1, 1, 0]


@pytest.mark.rule("encounter-from-events.2")
def test_in_the_light_a_third_behind_a_secret_door_keeps_two_from_nothing() -> None:
    players = [player(at="db1"), player(at="db1"), player(at="db2")]

    table = scene(*players, phase="event", bag=("secret-doors",))

    assert table.state.phase == "action"


@pytest.mark.rule("encounter-trigger.1", "event-secret-doors.1")
def test_in_linked_rooms_all_stand_in_one_place() -> None:
    places = ("nw", "db1", "db2", "p2", "g")
    light = scene(*[player(at=place) for place in places], phase="movement", event="secret-doors")
    dark = scene(*[player(at=place) for place in places], phase="movement", event="secret-doors", power=False)

    light.choose(0, "move:db1")
    dark.choose(0, "move:db1")

    assert "stop" in light.options(0)
    assert dark.options(0) == ["arrange:120", "arrange:201"]
