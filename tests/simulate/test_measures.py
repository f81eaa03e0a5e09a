"""Measures have a value for each thing, and are put on one scale."""

from miskatonic.simulate import calibrate, load, measure
from miskatonic.simulate.measures import Measures


def test_a_game_is_measured_from_the_deal_to_the_view() -> None:
    load("tests.laboratory")

    measures = measure("laboratory", 0.1, {"seats": 2})

    assert measures.game == "laboratory"
    assert min(measures.set_up, measures.copy, measures.snapshot, measures.restore, measures.view) > 0
    assert measures.decisions > 0
    assert measures.size > 100


def test_on_a_machine_half_as_fast_times_are_halved_and_rates_doubled() -> None:
    here = Measures("sample", 9, set_up=8, decisions=100, copy=2, snapshot=4, size=50, restore=6, view=10)

    scaled = here.scaled(calibration=40)

    assert scaled == Measures("sample", 9, set_up=4, decisions=200, copy=1, snapshot=2, size=50, restore=3, view=5)


def test_the_calibration_is_some_milliseconds() -> None:
    assert 1 < calibrate() < 5000
