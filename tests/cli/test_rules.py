"""`miskatonic rules` as somebody at a terminal meets it."""

import json
import re

import pytest
import typer
from typer.testing import CliRunner, Result

from miskatonic.cli.rules import rules
from miskatonic.rules import places
from miskatonic.rules.library import cite
from miskatonic.rules.places import Place


def ask(*arguments: str, width: int = 100, colour: bool = False) -> Result:
    app = typer.Typer()
    app.command()(rules)
    environment = {"COLUMNS": str(width), "TERM": "xterm-256color"}
    environment |= {"FORCE_COLOR": "1", "NO_COLOR": ""} if colour else {"NO_COLOR": "1", "FORCE_COLOR": ""}
    return CliRunner(env=environment).invoke(app, arguments)


def test_a_rule_is_shown_with_its_clauses_and_its_titles_in_the_other_languages() -> None:
    shown = ask("ataque", "de", "oportunidad").output

    assert shown.startswith("Attack of Opportunity\n")
    assert "es Ataque de oportunidad · pt Ataque de Oportunidade · ru Внеочередная атака" in shown
    assert "attack-of-opportunity.2\n  The investigator chooses the order of several attacks of opportunity.\n" in shown
    assert re.search(r"See also\n  Action +action\n", shown)


@pytest.mark.parametrize(
    ("lang", "title", "label"),
    [
        ("es", "Ataque de oportunidad", "Véase también"),
        ("pt", "Ataque de Oportunidade", "Veja também"),
        ("ru", "Внеочередная атака", "См. также"),
    ],
)
def test_headings_come_in_the_language_asked_for(lang: str, title: str, label: str) -> None:
    shown = ask("atack of oportunity", "--lang", lang).output

    assert shown.startswith(f"{title}\nen Attack of Opportunity")
    assert label in shown


def test_another_language_says_that_the_text_is_in_english() -> None:
    assert "Заголовки переведены; текст правил пока на английском." in ask("doom", "--lang", "ru").output
    assert "translated" not in ask("doom").output


def test_several_hits_show_the_best_whole_and_list_the_others() -> None:
    shown = ask("vote", "--game", "cultists").output

    assert shown.startswith("Start a Vote\n")
    assert re.search(r"Also found\n(  .+\n)*  How a vote is held +cultists:vote-procedure\n", shown)


def test_a_clause_is_shown_alone_with_its_test() -> None:
    shown = ask("attack-of-opportunity.2").output

    assert "Test: " in shown
    assert "attack-of-opportunity.1" not in shown


def test_an_untestable_clause_says_why() -> None:
    assert "For people, not for software: Reciting the ritual" in ask("night-purpose.5").output


def test_figures_open_questions_and_examples_are_shown() -> None:
    setup = ask("player-count-table").output
    portal = ask("close-the-portal").output
    power = ask("encounter-power-table").output

    assert re.search(r"investigators need points +10 +12 +12 +13", setup)
    assert "Open question\n" in portal
    assert "  Reading: Only the actor needs the row" in portal
    assert "Given: living Characters in the Location after entering: 1, 2, 3, 4" in power


def test_notes_on_editions_are_shown() -> None:
    assert "Editions\n  The Russian sentence is garbled" in ask("grim-rule").output


def test_the_places_that_carry_a_rule_out_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place("miskatonic.games.arkham.doom", "CheckDoom", "miskatonic/games/arkham/doom.py", 12)
    monkeypatch.setattr(places, "_places", lambda: {cite("doom.2"): (place,)})

    shown = ask("doom", width=200).output

    assert "Carried out in\n  miskatonic.games.arkham.doom.CheckDoom" in shown
    assert "miskatonic/games/arkham/doom.py:12" in shown


def test_nothing_found_fails_and_suggests() -> None:
    result = ask("rtlt", "--game", "arkham")

    assert result.exit_code == 1
    assert "Nothing found for “rtlt”" in result.output
    assert "Did you mean" in result.output
    assert "arkham:retaliate" in result.output


def test_without_a_query_every_heading_of_every_game_is_listed() -> None:
    shown = ask("--lang", "pt").output

    assert "Arkham Horror: The Card Game\n\nRegras de ouro\nAs Regras de Ouro" in shown
    assert "Among Cultists" in shown
    assert "Cthulhu: Death May Die" in shown


def test_one_game_is_listed_alone() -> None:
    shown = ask("--game", "deathmaydie").output

    assert "Sanity track" in shown
    assert "Among Cultists" not in shown


def test_a_list_names_what_was_found_without_its_text() -> None:
    shown = ask("fantasma", "--list").output

    assert "cultists:role-super-ghost" in shown
    assert "role-super-ghost.1" not in shown


def test_an_id_that_two_games_have_shows_both() -> None:
    shown = ask("active-player.1").output

    assert "Arkham Horror: The Card Game" in shown
    assert "Cthulhu: Death May Die" in shown


def test_json_is_for_other_programs() -> None:
    (hit,) = json.loads(ask("attack-of-opportunity.2", "--json").output)

    assert hit["game"] == "arkham"
    assert hit["clause"] == "attack-of-opportunity.2"
    assert hit["entry"]["title"]["ru"] == "Внеочередная атака"


def test_nothing_found_is_an_empty_list_in_json() -> None:
    result = ask("xyzzyqq", "--json")

    assert json.loads(result.output) == []
    assert result.exit_code == 1


@pytest.mark.parametrize("width", [30, 40, 80, 200])
def test_any_width_is_kept(width: int) -> None:
    lines = ask("pasaje inseguro", "--lang", "es", width=width).output.splitlines()

    assert max(map(len, lines)) <= min(width, 100)


def test_no_color_means_no_escape_codes() -> None:
    assert "\x1b" not in ask("doom").output


def test_help_teaches_by_example() -> None:
    assert "miskatonic rules ataque de oportunidad" in ask("--help").output
