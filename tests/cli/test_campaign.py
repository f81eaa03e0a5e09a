"""Campaigns and decks at the terminal."""

import json
from pathlib import Path

import pytest
from typer.testing import Result

import miskatonic
from miskatonic.games.arkham.decks.starters import STARTERS
from miskatonic.games.arkham.decks.writing import write_json, write_list
from miskatonic.games.arkham.game import ARKHAM
from tests.cli.terminal import run


@pytest.fixture(autouse=True)
def installed() -> None:
    """The game is offered, whether it is installed or not."""
    miskatonic.register(ARKHAM)


def campaign(saves: Path, *words: str, typed: str | None = None, lang: str = "") -> Result:
    return run("campaign", *words, typed=typed, saves=saves, lang=lang)


def begun(saves: Path, *words: str) -> Result:
    return campaign(saves, "new", "night", "--player", "Ana=roland-banks", *words)


def file_of(saves: Path) -> Path:
    return saves / "campaigns" / "night.arkham.campaign"


def resigned(saves: Path) -> Result:
    """The next scenario, played to a quick end by everybody leaving it to chance."""
    return campaign(saves, "next", "night", "--seed", "1", "--plain", typed="q\n")


def test_a_campaign_begins_with_its_log(tmp_path: Path) -> None:
    result = begun(tmp_path)

    assert result.exit_code == 0
    assert "The Gathering comes next" in result.output
    assert "Ana — Roland Banks: experience 0" in result.output
    assert file_of(tmp_path).exists()


def test_campaigns_are_listed_and_shown(tmp_path: Path) -> None:
    begun(tmp_path)

    assert "night: Night of the Zealot (standard)" in campaign(tmp_path, "list").output
    assert "Chaos bag" in campaign(tmp_path, "show", "night").output
    assert "Мешок хаоса" in campaign(tmp_path, "show", "night", lang="ru").output


def test_the_difficulty_is_an_option_and_a_wrong_one_is_told(tmp_path: Path) -> None:
    wrong = begun(tmp_path, "--option", "difficulty=nightmare")

    assert wrong.exit_code == 2
    assert "nightmare" in wrong.output
    assert not file_of(tmp_path).exists()
    assert "(hard)" in begun(tmp_path, "--option", "difficulty=hard").output


def test_a_name_is_used_once(tmp_path: Path) -> None:
    begun(tmp_path)

    again = begun(tmp_path)

    assert (again.exit_code, "already" in again.output) == (2, True)


def test_an_unknown_campaign_is_answered_with_the_nearest(tmp_path: Path) -> None:
    assert "There are no campaigns yet" in campaign(tmp_path, "show", "nigth").output
    begun(tmp_path)

    assert "the nearest is 'night'" in campaign(tmp_path, "show", "nigth").output


def test_a_scenario_is_left_and_gone_on_with(tmp_path: Path) -> None:
    begun(tmp_path)

    left = resigned(tmp_path)
    again = resigned(tmp_path)

    assert "campaign next night" in left.output
    assert again.exit_code == 0
    assert "is being played" in campaign(tmp_path, "show", "night").output


def test_nobody_joins_while_a_scenario_is_played_and_afterwards_somebody_may(tmp_path: Path) -> None:
    begun(tmp_path)
    resigned(tmp_path)

    locked = campaign(tmp_path, "join", "night", "Bo=wendy-adams")
    campaign(tmp_path, "abandon", "night")
    joined = campaign(tmp_path, "join", "night", "Bo=wendy-adams")

    assert (locked.exit_code, joined.exit_code) == (2, 0)
    assert "Bo — Wendy Adams" in joined.output


def test_a_finished_scenario_is_recorded_and_the_next_one_comes(tmp_path: Path) -> None:
    begun(tmp_path)
    typed = "\n".join(["1"] * 4000) + "\nq\n"

    for _ in range(8):
        told = campaign(tmp_path, "next", "night", "--seed", "4", "--plain", typed=typed).output
        if "comes next" in told:
            break

    assert "The Gathering: " in told
    assert "The Midnight Masks comes next" in told
    assert list((tmp_path / "campaigns").glob("night.arkham.1.journal"))


def rich(saves: Path, experience: int) -> None:
    """Experience, as if it had been earned."""
    data = json.loads(file_of(saves).read_text(encoding="utf-8"))
    data["sheets"][0]["experience"] = experience
    file_of(saves).write_text(json.dumps(data), encoding="utf-8")


def test_a_card_is_bought_and_the_file_before_is_kept(tmp_path: Path) -> None:
    begun(tmp_path)
    rich(tmp_path, 3)
    before = file_of(tmp_path).read_text(encoding="utf-8")

    bought = campaign(tmp_path, "upgrade", "night", "roland-banks", "beat-cop-2", "--out", "beat-cop")

    assert "experience 1" in bought.output
    assert "1x Beat Cop [2]" in campaign(tmp_path, "deck", "night", "roland-banks").output
    assert Path(f"{file_of(tmp_path)}.bak").read_text(encoding="utf-8") == before


def test_a_purchase_that_breaks_a_rule_changes_nothing(tmp_path: Path) -> None:
    begun(tmp_path)
    before = file_of(tmp_path).read_text(encoding="utf-8")

    refused = campaign(tmp_path, "upgrade", "night", "roland-banks", "Shotgun", "--out", "Dodge")

    assert refused.exit_code == 2
    assert "costs 4 experience" in refused.output
    assert file_of(tmp_path).read_text(encoding="utf-8") == before


def test_a_player_leaves_and_comes_back(tmp_path: Path) -> None:
    begun(tmp_path, "--player", "Bo=wendy-adams")

    left = campaign(tmp_path, "change", "night", "leave", "wendy-adams")
    back = campaign(tmp_path, "change", "night", "return", "wendy-adams")

    assert "(away)" in left.output
    assert "(away)" not in back.output


def test_a_broken_file_is_told_in_full_and_left_as_it_is(tmp_path: Path) -> None:
    begun(tmp_path)
    data = json.loads(file_of(tmp_path).read_text(encoding="utf-8"))
    del data["bag"]
    data["difficulty"] = "nightmare"
    broken = json.dumps(data)
    file_of(tmp_path).write_text(broken, encoding="utf-8")

    shown = campaign(tmp_path, "show", "night")
    listed = campaign(tmp_path, "list")

    assert shown.exit_code == 2
    assert "bag" in shown.output
    assert "difficulty" in shown.output
    assert "bag" in listed.output
    assert listed.exit_code == 0
    assert file_of(tmp_path).read_text(encoding="utf-8") == broken


def test_a_deck_comes_out_of_a_file(tmp_path: Path) -> None:
    deck = tmp_path / "roland.txt"
    deck.write_text(write_list(STARTERS["roland-banks"]), encoding="utf-8")

    result = campaign(tmp_path, "new", "night", "--player", f"Ana=roland-banks:{deck}")

    assert result.exit_code == 0


def test_an_illegal_deck_is_told_with_its_rules(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(write_json(STARTERS["roland-banks"]), encoding="utf-8")
    bad.write_text(write_json(STARTERS["roland-banks"].with_card("01006", -1).with_card("01060")), encoding="utf-8")

    fine, wrong = run("deck", str(good)), run("deck", str(bad))

    assert (fine.exit_code, "legal" in fine.output) == (0, True)
    assert wrong.exit_code == 1
    assert "Roland’s .38 Special must be in the deck (deckbuilding.8)" in wrong.output
    assert "deckbuilding.5" in wrong.output


def test_a_deck_list_becomes_json_and_unknown_cards_are_named(tmp_path: Path) -> None:
    deck, strange = tmp_path / "deck.txt", tmp_path / "strange.txt"
    deck.write_text("Wendy Adams\n2x Lucky!\n", encoding="utf-8")
    strange.write_text("Wendy Adams\n2x Lukcy!\n", encoding="utf-8")

    assert json.loads(run("deck", str(deck), "--to", "json").output)["slots"] == {"01080": 2}
    assert "do you mean “Lucky!”" in run("deck", str(strange)).output


def test_a_ready_made_deck_goes_by_its_name(tmp_path: Path) -> None:
    listed = run("deck", "roland-banks-two-boxes", "--to", "list")
    begun_with = campaign(tmp_path, "new", "night", "--player", "Ana=roland-banks:roland-banks-two-boxes")

    assert "2x .45 Automatic" in listed.output
    assert begun_with.exit_code == 0
    assert "2x .45 Automatic" in campaign(tmp_path, "deck", "night", "roland-banks").output
