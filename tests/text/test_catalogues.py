"""The project's own catalogues: whole, alike in every language, and with every id that the code names."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import miskatonic
from miskatonic.kernel.text import LANGS, Lang, listed, text
from miskatonic.kernel.words import Words

SOURCE = Path(miskatonic.__file__).parent
KERNEL = SOURCE / "text"
GAMES = sorted({file.parent.parent for file in SOURCE.rglob("*.ftl")} - {KERNEL})
WORDS = Words(KERNEL)
WITH_GAME = {folder.parent.name: Words(KERNEL, folder) for folder in GAMES}
"""What a game says on top of the words of all: two games may say different things by one id, as their titles."""


class Named(NamedTuple):
    """A message that the code names, and its arguments where they are all written out."""

    place: str
    id: str
    arguments: frozenset[str] | None


def named(source: str, file: str) -> Iterator[Named]:
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        function = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
        keywords = {keyword.arg: keyword.value for keyword in node.keywords}
        first = node.args[0] if node.args else None
        id = first if function in ("text", "Text", "Prompt") else keywords.get("message")
        if isinstance(id, ast.Constant) and isinstance(id.value, str):
            yield Named(f"{file}:{node.lineno}", id.value, arguments(function or "", node))


def arguments(function: str, call: ast.Call) -> frozenset[str] | None:
    """The arguments of a text, or None where only the running game knows them."""
    names: list[object] = []
    if function == "text":
        names = [keyword.arg for keyword in call.keywords]
    elif function not in ("Text", "Prompt") or any(keyword.arg == "args" for keyword in call.keywords):
        return None
    elif len(call.args) > 1:
        given = call.args[1]
        names = [getattr(key, "value", None) for key in given.keys] if isinstance(given, ast.Dict) else [None]
    written = [name for name in names if isinstance(name, str)]
    return frozenset(written) if len(written) == len(names) else None


ALL = [
    (file, each) for file in sorted(SOURCE.rglob("*.py")) for each in named(file.read_text(encoding="utf-8"), file.name)
]


def spoken_with(file: Path) -> list[Words]:
    """The words that code in a file may name: those of its game, or for code outside of games those of any."""
    parts = file.relative_to(SOURCE).parts
    return [WITH_GAME[parts[1]]] if parts[0] == "games" and parts[1] in WITH_GAME else [*WITH_GAME.values()]


@pytest.mark.parametrize("game", WITH_GAME)
def test_the_catalogues_have_no_mistakes(game: str) -> None:
    assert WITH_GAME[game].problems() == []


def test_every_message_that_the_code_names_exists() -> None:
    assert [each for file, each in ALL if not any(words.has(each.id) for words in spoken_with(file))] == []


def test_every_text_that_the_code_writes_out_has_the_arguments_of_its_message() -> None:
    whole = [
        (each, words)
        for file, each in ALL
        for words in spoken_with(file)
        if each.arguments is not None and words.has(each.id)
    ]

    assert [each for each, words in whole if each.arguments != words.arguments(each.id, "en")] == []


def test_the_search_for_named_messages_finds_each_way_of_naming_one() -> None:
    source = 'text("a", x=1); kernel.Text("b", {"y": 2}); Prompt("c"); Act("play", message="d"); text("e", **rest)'

    found = [(each.id, each.arguments) for each in named(source, "some.py")]

    assert found == [("a", {"x"}), ("b", {"y"}), ("c", set()), ("d", None), ("e", None)]


@pytest.mark.parametrize("game", WITH_GAME)
@pytest.mark.parametrize("lang", LANGS)
def test_every_message_can_be_said_with_any_count(lang: Lang, game: str) -> None:
    words = WITH_GAME[game]
    for id in words.ids(lang):
        for count in (0, 1, 2, 5, 21, 1000):
            said = words.say(text(id, **dict.fromkeys(words.arguments(id, lang), count)), lang)

            assert said.strip()
            assert "{" not in said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "'fight' isn't open to Seat 2: open are move, pass"),
        ("es", "'fight' no está disponible para el asiento 2; lo disponible es: move, pass"),
        ("pt", "'fight' não está disponível para o lugar 2; disponível: move, pass"),
        ("ru", "'fight' недоступно для места 2; доступно: move, pass"),
    ],
)
def test_a_closed_choice_is_explained_in_every_language(lang: Lang, said: str) -> None:
    error = text("illegal-choice-closed", key="fight", seat=1, open=listed(["move", "pass"]))

    assert WORDS.say(error, lang, {"seat": lambda seat: text("seat-name", number=seat + 1)}) == said


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "Нужен ещё 1 ответ: Аня"),
        (2, "Нужны ещё 2 ответа: Аня"),
        (5, "Нужно ещё 5 ответов: Аня"),
        (21, "Нужен ещё 21 ответ: Аня"),
    ],
)
def test_russian_waits_for_as_many_answers_as_there_are(count: int, said: str) -> None:
    assert WORDS.say(text("waiting-for", count=count, seats="Аня"), "ru") == said


def test_russian_limits_put_the_period_in_the_accusative() -> None:
    limit = text("reason-limit", limit=2, period=text("period-phase"))

    assert WORDS.say(limit, "ru") == "Только 2 раза за фазу"
