"""Campaign files: what is written reads back, and what is broken is told."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from miskatonic.games.arkham.campaign.files import CorruptCampaign, read_campaign, write_campaign
from miskatonic.games.arkham.campaign.purchases import buy, include
from tests.arkham.campaign.scenes import campaign, played

FULL = include(
    buy(
        played(
            campaign("roland-banks", "wendy-adams"),
            records=("house-burned",),
            seats={
                "roland-banks": {"experience": 5, "earned": ("01117",), "weaknesses": ("01100",)},
                "wendy-adams": {"killed": True},
            },
        ),
        "roland-banks",
        "01028",
        "01018",
    ),
    "roland-banks",
    "01117",
)


def broken(change: Callable[[dict[str, Any]], object]) -> list[str]:
    data = json.loads(write_campaign(FULL))
    change(data)
    with pytest.raises(CorruptCampaign) as caught:
        read_campaign(json.dumps(data))
    return [problem.text.id for problem in caught.value.problems]


def test_a_campaign_reads_back_as_it_was() -> None:
    assert read_campaign(write_campaign(FULL)) == FULL


def test_all_that_is_wrong_is_told_at_once() -> None:
    def change(data: dict[str, Any]) -> None:
        del data["bag"]
        data["difficulty"] = "nightmare"
        data["mood"] = "grim"
        data["sheets"][0]["experience"] = "many"
        data["sheets"][1]["deck"] = []

    assert broken(change) == [
        "arkham-file-unknown",
        "arkham-file-field",
        "arkham-deck-missing",
        "arkham-file-field",
        "arkham-file-field",
    ]


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("guide", "elsewhere", "arkham-campaign-guide"),
        ("scenario", "the-prom", "arkham-file-value"),
        ("bag", ["+7"], "arkham-file-value"),
        ("version", 99, "arkham-file-version"),
        ("format", "poem", "arkham-file-format"),
        ("sheets", {}, "arkham-file-field"),
    ],
)
def test_a_field_that_makes_no_sense_is_named(field: str, value: object, code: str) -> None:
    assert broken(lambda data: data.update({field: value})) == [code]


def test_a_deck_that_breaks_the_rules_is_told_with_its_place() -> None:
    def change(data: dict[str, Any]) -> None:
        del data["sheets"][0]["deck"]["cards"]["01006"]
        data["sheets"][0]["deck"]["cards"]["55555"] = 1

    assert broken(change) == ["arkham-file-deck", "arkham-file-deck"]


def test_an_investigator_twice_and_negative_experience_are_told() -> None:
    def change(data: dict[str, Any]) -> None:
        data["sheets"].append(dict(data["sheets"][0], experience=-1))

    assert broken(change) == ["arkham-campaign-used", "arkham-file-value"]


@given(some.text())
def test_no_text_at_all_makes_it_stumble(source: str) -> None:
    with pytest.raises(CorruptCampaign):
        read_campaign(source)


@given(some.integers(min_value=0, max_value=len(write_campaign(FULL)) - 3))
def test_a_file_that_was_cut_off_is_refused(length: int) -> None:
    with pytest.raises(CorruptCampaign):
        read_campaign(write_campaign(FULL)[:length])
