"""Plots hold a dot and an interval for each share, where the scale says."""

from xml.etree import ElementTree

from miskatonic.simulate import wilson
from miskatonic.simulate.plots import Panel, Row, draw

SVG = "{http://www.w3.org/2000/svg}"


def picture(*shares: int) -> ElementTree.Element:
    rows = [Row(f"{count} & more", wilson(count, 100)) for count in shares]
    return ElementTree.fromstring(draw([Panel("Ours <or theirs>", rows, 35, 65)], "Who wins"))


def test_each_share_is_a_dot_that_lies_further_right_if_it_is_larger() -> None:
    dots = [float(dot.attrib["cx"]) for dot in picture(0, 30, 100).iter(f"{SVG}circle")]

    assert dots == sorted(dots)
    assert len(set(dots)) == 3


def test_a_dot_lies_within_its_interval() -> None:
    found = picture(30)

    (dot,) = found.iter(f"{SVG}circle")
    line = next(line for line in found.iter(f"{SVG}line") if line.attrib["y1"] == dot.attrib["cy"])
    assert float(line.attrib["x1"]) < float(dot.attrib["cx"]) < float(line.attrib["x2"])


def test_it_says_what_it_shows_and_labels_are_text() -> None:
    found = picture(30)

    assert found.findtext(f"{SVG}title") == "Who wins"
    assert {"Ours <or theirs>", "30 & more", "30.0 %"} <= {text.text for text in found.iter(f"{SVG}text")}
