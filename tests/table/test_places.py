from collections.abc import Callable
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.table import Passage, Plan, TableError, UnknownPlace

HOUSE = Plan(
    ["cellar", "hall", "parlour", "study", "attic", "well"],
    [
        Passage("hall", "parlour"),
        Passage("hall", "study"),
        Passage("parlour", "attic"),
        Passage("study", "attic"),
        Passage("cellar", "attic", "stairs"),
        Passage("hall", "well", "trapdoor", one_way=True),
    ],
)


def test_neighbours_come_in_the_order_of_the_plan() -> None:
    assert HOUSE.neighbours("attic") == ("cellar", "parlour", "study")


def test_a_trapdoor_leads_one_way() -> None:
    assert HOUSE.adjacent("hall", "well")
    assert not HOUSE.adjacent("well", "hall")
    assert HOUSE.distance("well", "hall") is None


def test_distance_counts_steps_and_each_place_is_no_step_from_itself() -> None:
    assert HOUSE.distance("hall", "cellar") == 3
    assert HOUSE.distance("hall", "hall") == 0


def test_two_equally_short_ways_are_both_offered_as_a_first_step() -> None:
    assert HOUSE.first_steps("hall", "cellar") == ("parlour", "study")


def test_there_is_no_first_step_when_one_is_there_or_cannot_get_there() -> None:
    assert HOUSE.first_steps("hall", "hall") == HOUSE.first_steps("well", "attic") == ()


def test_all_nearest_targets_are_named_on_a_tie() -> None:
    assert HOUSE.nearest("hall", ["attic", "study", "parlour"]) == ("parlour", "study")


def test_a_target_where_one_stands_is_the_nearest() -> None:
    assert HOUSE.nearest("hall", ["parlour", "hall"]) == ("hall",)


def test_no_target_is_nearest_when_none_can_be_reached() -> None:
    assert HOUSE.nearest("well", ["hall", "attic"]) == HOUSE.nearest("hall", []) == ()


def test_places_within_reach_come_nearest_first() -> None:
    assert HOUSE.within("hall", 1) == ("hall", "parlour", "study", "well")
    assert HOUSE.within("hall", 2) == ("hall", "parlour", "study", "well", "attic")


def test_a_barred_place_cannot_be_entered_but_can_be_left() -> None:
    barred = HOUSE.without(places=["study"])

    assert barred.first_steps("hall", "attic") == ("parlour",)
    assert barred.distance("hall", "study") is None
    assert barred.distance("study", "hall") == 1


def test_a_barred_pair_closes_one_direction() -> None:
    barred = HOUSE.without(passages=[("attic", "cellar")])

    assert not barred.reaches("attic", "cellar")
    assert barred.reaches("cellar", "attic")


def test_whoever_cannot_climb_does_without_the_stairs() -> None:
    assert HOUSE.without(kinds=["stairs"]).within("cellar", 9) == ("cellar",)


def test_barring_leaves_the_plan_itself_as_it_was() -> None:
    HOUSE.without(places=["study", "parlour"])

    assert HOUSE.distance("hall", "attic") == 2


def test_the_same_bars_give_the_same_plan_again() -> None:
    assert HOUSE.without(places=["study", "hall"]) is HOUSE.without(places=["hall", "study"])
    assert HOUSE.without() is HOUSE


def test_bars_add_up() -> None:
    assert not HOUSE.without(places=["study"]).without(places=["parlour"]).reaches("hall", "attic")


def test_a_tunnel_that_opens_shortens_the_way() -> None:
    dug = HOUSE.with_passages(Passage("well", "cellar", "tunnel"))

    assert dug.distance("hall", "cellar") == 2
    assert HOUSE.distance("hall", "cellar") == 3
    assert dug is HOUSE.with_passages(Passage("well", "cellar", "tunnel"))
    assert HOUSE.with_passages() is HOUSE


def test_a_plan_tells_the_kinds_of_passage_between_two_places() -> None:
    two_ways = HOUSE.with_passages(Passage("attic", "cellar", "tunnel"))

    assert two_ways.kinds("cellar", "attic") == ("stairs", "tunnel")
    assert two_ways.kinds("cellar", "hall") == ()
    assert two_ways.neighbours("cellar") == ("attic",)


def test_a_map_in_one_piece_lets_every_place_reach_every_other() -> None:
    assert not HOUSE.in_one_piece
    assert HOUSE.with_passages(Passage("well", "cellar")).in_one_piece


@pytest.mark.parametrize(
    "ask",
    [
        lambda: HOUSE.neighbours("parlor"),
        lambda: HOUSE.distance("parlor", "hall"),
        lambda: HOUSE.distance("hall", "parlor"),
        lambda: HOUSE.first_steps("hall", "parlor"),
        lambda: HOUSE.nearest("hall", ["parlor"]),
        lambda: HOUSE.within("parlor", 1),
        lambda: HOUSE.without(places=["parlor"]),
        lambda: HOUSE.without(passages=[("hall", "parlor")]),
        lambda: HOUSE.with_passages(Passage("hall", "parlor")),
    ],
)
def test_an_unknown_place_is_refused_with_the_nearest_name(ask: Callable[[], object]) -> None:
    with pytest.raises(UnknownPlace, match="there is no place 'parlor' on this plan: nearest is 'parlour'"):
        ask()


def test_a_plan_without_places_says_so() -> None:
    with pytest.raises(UnknownPlace, match="there is no place 'hall' on this plan: there are none"):
        Plan([], []).neighbours("hall")


def test_a_place_listed_twice_is_refused() -> None:
    with pytest.raises(TableError, match="place 'hall' is on the plan twice"):
        Plan(["hall", "attic", "hall"], [])


def test_a_passage_from_a_place_to_itself_is_refused() -> None:
    with pytest.raises(TableError, match="a passage leads from 'hall' to itself"):
        Plan(["hall"], [Passage("hall", "hall")])


PLACES = tuple("abcdef")
ways = st.lists(
    st.builds(Passage, st.sampled_from(PLACES), st.sampled_from(PLACES), st.just("passage"), st.booleans()).filter(
        lambda passage: passage.start != passage.end
    ),
    max_size=10,
)
bars = st.frozensets(st.sampled_from(PLACES), max_size=2)
closed_ways = st.frozensets(st.tuples(st.sampled_from(PLACES), st.sampled_from(PLACES)), max_size=3)
Steps = frozenset[tuple[str, str]]


def open_steps(passages: list[Passage], barred: frozenset[str], closed: Steps) -> Steps:
    there = {(way.start, way.end) for way in passages}
    back = {(way.end, way.start) for way in passages if not way.one_way}
    return frozenset(step for step in there | back if step[1] not in barred and step not in closed)


def shortest_walks(steps: Steps, start: str, end: str) -> list[tuple[str, ...]]:
    """All shortest walks, by trying every walk of each length in turn."""
    for length in range(len(PLACES)):
        walks = [(start, *rest) for rest in product(PLACES, repeat=length) if (start, *rest)[-1] == end]
        found = [walk for walk in walks if all(step in steps for step in pairwise(walk))]
        if found:
            return found
    return []


@given(ways, bars, closed_ways, st.sampled_from(PLACES), st.sampled_from(PLACES))
def test_shortest_ways_are_those_that_trying_every_walk_finds(
    passages: list[Passage], barred: frozenset[str], closed: Steps, start: str, end: str
) -> None:
    walks = shortest_walks(open_steps(passages, barred, closed), start, end)

    plan = Plan(PLACES, passages).without(places=barred, passages=closed)

    assert plan.distance(start, end) == (len(walks[0]) - 1 if walks else None)
    assert plan.first_steps(start, end) == tuple(sorted({walk[1] for walk in walks if len(walk) > 1}))


@given(ways, st.sampled_from(PLACES), st.lists(st.sampled_from(PLACES)), st.integers(0, 5))
def test_nearest_and_within_agree_with_the_distances(
    passages: list[Passage], start: str, targets: list[str], n: int
) -> None:
    plan = Plan(PLACES, passages)
    far = {place: plan.distance(start, place) for place in PLACES}
    reached = [steps for target in targets if (steps := far[target]) is not None]

    nearest = plan.nearest(start, targets)
    within = plan.within(start, n)

    assert nearest == tuple(place for place in PLACES if reached and place in targets and far[place] == min(reached))
    near = sorted((steps, place) for place, steps in far.items() if steps is not None and steps <= n)
    assert within == tuple(place for _, place in near)
