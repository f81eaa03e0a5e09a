"""Texts as data, and how they become words."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel.text import (
    LANGS,
    BrokenMessage,
    DuplicateMessage,
    MissingArgument,
    Text,
    UnknownLanguage,
    UnknownMessage,
    Value,
    listed,
    text,
)
from miskatonic.kernel.words import Words


def write(folder: Path, **languages: str) -> Path:
    """A catalogue folder with one file for each language named, and empty ones for the rest."""
    for lang in LANGS:
        (folder / lang).mkdir(parents=True)
        (folder / lang / "some.ftl").write_text(languages.get(lang, ""), encoding="utf-8")
    return folder


def everywhere(folder: Path, source: str) -> Path:
    return write(folder, **dict.fromkeys(LANGS, source))


def texts(arguments: st.SearchStrategy[Value]) -> st.SearchStrategy[Text]:
    return st.builds(Text, st.text(max_size=9), st.dictionaries(st.text(max_size=5), arguments, max_size=3))


VALUES: st.SearchStrategy[Value] = st.recursive(
    st.integers(-(2**63), 2**63 - 1) | st.text(max_size=9), texts, max_leaves=6
)


@given(texts(VALUES))
def test_a_text_goes_to_bytes_and_comes_back_equal(some: Text) -> None:
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(some), type=Text) == some


def test_the_helper_takes_arguments_by_name_even_one_called_id() -> None:
    assert text("seat-name", id=3, number=1) == Text("seat-name", {"id": 3, "number": 1})


def test_a_list_of_texts_is_one_argument(tmp_path: Path) -> None:
    words = Words(everywhere(tmp_path, "list-more = { $head }, { $item }\nnamed = { $who }!"))

    assert words.say(text("named", who=listed(["Zoey", 2, text("named", who="Rex")]))) == "Zoey, 2, Rex!!"
    assert listed(["Zoey"]) == "Zoey"
    assert words.say(text("named", who=listed(["Rex"] * 5000))) == ", ".join(["Rex"] * 5000) + "!"
    with pytest.raises(ValueError, match="at least one"):
        listed([])


def test_each_language_says_its_own_words(tmp_path: Path) -> None:
    words = Words(write(tmp_path, en="hi = Hello", es="hi = Hola", pt="hi = Olá", ru="hi = Привет"))

    assert [words.say(text("hi"), lang) for lang in LANGS] == ["Hello", "Hola", "Olá", "Привет"]


def test_a_message_not_yet_translated_is_said_in_english_around_translated_arguments(tmp_path: Path) -> None:
    words = Words(write(tmp_path, en="hi = Hello { $who }\nyou = you", ru="you = ты"))

    assert words.say(text("hi", who=text("you")), "ru") == "Hello ты"


def test_a_message_that_only_one_language_has_is_said_in_that(tmp_path: Path) -> None:
    words = Words(write(tmp_path, ru="hi = Привет"))

    assert words.say(text("hi"), "es") == "Привет"


def test_later_folders_add_messages_and_may_mention_earlier_ones(tmp_path: Path) -> None:
    words = Words(everywhere(tmp_path / "a", "pass = Pass"), everywhere(tmp_path / "b", "both = { pass }, pass"))

    assert words.say(text("both")) == "Pass, pass"
    assert words.ids("pt") == ("both", "pass")
    assert words.has("both")
    assert not words.has("neither")


def test_an_argument_of_any_length_is_shown_whole(tmp_path: Path) -> None:
    words = Words(everywhere(tmp_path, "open = Open are { $open } and { $more }."))

    assert words.say(text("open", open="a" * 9_000, more="b" * 2_600)) == f"Open are {'a' * 9_000} and {'b' * 2_600}."


def test_an_unknown_message_names_the_nearest(tmp_path: Path) -> None:
    words = Words(write(tmp_path, en="seat-name = Seat", ru="seat-gone = Ушёл"))

    with pytest.raises(UnknownMessage, match="'seat-nme' is no message in any language: the nearest id is 'seat-name'"):
        words.say(text("seat-nme"))
    with pytest.raises(UnknownMessage, match="the catalogues are empty"):
        Words().say(text("seat-name"))


def test_a_missing_argument_is_named_with_what_came(tmp_path: Path) -> None:
    words = Words(everywhere(tmp_path, "draw = { $seat } draws { $count }\nturn = { draw } now"))

    with pytest.raises(MissingArgument, match="'draw' needs the argument 'count'; what came is seat, card"):
        words.say(text("draw", seat=1, card=2))
    with pytest.raises(MissingArgument, match="'turn' needs the argument 'count'; what came is nothing"):
        words.say(text("turn"))


def test_an_unknown_language_is_answered_with_the_four(tmp_path: Path) -> None:
    words = Words(everywhere(tmp_path, "hi = Hello"))

    with pytest.raises(UnknownLanguage, match="'de' is not a language of this game: there are en, es, pt, ru"):
        words.say(text("hi"), "de")  # type: ignore[arg-type]  # what a person may type


def test_one_id_in_two_folders_is_refused_with_both_files(tmp_path: Path) -> None:
    one, two = everywhere(tmp_path / "one", "hi = Hello"), everywhere(tmp_path / "two", "\nhi = Hello again")

    with pytest.raises(DuplicateMessage) as caught:
        Words(one, two).say(text("hi"))

    assert f"{one / 'en' / 'some.ftl'}:1" in str(caught.value)
    assert f"{two / 'en' / 'some.ftl'}:2" in str(caught.value)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("hi = { -who }", "Unknown term: -who"),
        ("hi = { SHOUT() }", "Unknown function: SHOUT"),
        ("hi = Oh { hi }", "Cyclic reference"),
        ("hi =\n    .gen = of hi", "no sentence of its own"),
    ],
)
def test_a_message_that_fluent_cannot_say_raises(tmp_path: Path, source: str, why: str) -> None:
    words = Words(everywhere(tmp_path, source))

    with pytest.raises(BrokenMessage, match=why):
        words.say(text("hi"))


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotADirectoryError, match="nowhere' is no catalogue folder"):
        Words(tmp_path / "nowhere")


def test_arguments_are_found_in_branches_forms_and_mentioned_messages(tmp_path: Path) -> None:
    source = """
-term = { $style ->
       *[a] x
    }
far = { $far }
near = { far } { -term(style: "a") } { $count ->
        [one] { $card-gen }
       *[other] { NUMBER($total) }
    }
    .gen = { $bent }
"""
    words = Words(write(tmp_path, en=source))

    assert words.arguments("near", "en") == {"far", "count", "card", "total", "bent"}


@pytest.mark.parametrize(
    ("en", "ru", "problem"),
    [
        ("a = A\nb = B", "a = A", "en/some.ftl:2: 'b' in en is missing in ru"),
        ("a = A", "a = A\nb = B", "ru/some.ftl:2: 'b' in ru is missing in en"),
        ("a = { $x }", "\na = { $y }", "ru/some.ftl:2: 'a' in ru takes $y, but in en $x ("),
        ("a = { $x }", "a = { $x-gen }", None),
        ("a = A", "a = A\n= B", "ru/some.ftl:2: '= B' in ru is not Fluent: "),
        ("a = A", "a = A\na = B", "ru/some.ftl:2: 'a' in ru is written twice, first at "),
        ("a = A", "a = { b }", "ru/some.ftl:1: 'a' in ru mentions 'b', which is not there"),
        (
            "a = A",
            "a = { -bee }\n-be = B",
            "ru/some.ftl:1: 'a' in ru mentions '-bee', which is not there; perhaps '-be'",
        ),
        ("a = A", "a = { a.gen }", "ru/some.ftl:1: 'a' in ru mentions 'a.gen', which is not there"),
        ("a = A", "a = { -b }\n-b = { $c }", "ru/some.ftl:1: 'a' in ru mentions '-b' without giving it 'c'"),
        ("a = A", "a = { -b(c: 1) }\n-b = { $c }", None),
        ("a = { $x }", "a = { DATETIME($x) }", "ru/some.ftl:1: 'a' in ru calls DATETIME(), which is not there"),
        ("a = A", "a = { -b }\n-b = { -c }\n-c = { -b }", "ru/some.ftl:2: '-b' in ru mentions itself in a circle"),
        ("a = A", "a = A\n    .gendr = feminine", "ru/some.ftl:1: 'a' in ru has the attribute '.gendr', which is none"),
        (
            "a = A",
            "a = A\n    .gender = female",
            "'a' in ru has the gender 'female': it should be masculine or feminine",
        ),
        ("a = { $x }", "a = { $x-gne }", "'a' in ru asks for '$x-gne', a form that is none; perhaps 'gen'"),
        (
            "a = { $x }",
            "a = { $x-gender ->\n [fem] A\n *[masculine] B\n }",
            "ru/some.ftl:1: 'a' in ru chooses 'fem' by '$x-gender': it should be masculine or feminine or neuter",
        ),
        ("a = A", "a =\n    .gen = B", "ru/some.ftl:1: 'a' in ru has attributes but no sentence of its own"),
    ],
)
def test_a_mistake_is_reported_with_file_line_id_and_language(
    tmp_path: Path, en: str, ru: str, problem: str | None
) -> None:
    words = Words(write(tmp_path, en=en, es=en, pt=en, ru=ru))

    problems = words.problems()

    if problem is None:
        assert problems == []
    else:
        assert any(problem in found for found in problems), problems


def test_fluent_is_not_imported_before_somebody_reads() -> None:
    check = "import sys, pathlib, miskatonic.kernel.words as w; w.Words(pathlib.Path()); print('fluent' in sys.modules)"

    ran = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)

    assert ran.stdout == "False\n"


def test_a_language_is_read_only_when_somebody_reads_in_it(tmp_path: Path) -> None:
    words = Words(write(tmp_path, en="hi = Hello", ru="hi = Привет\nhi = twice"))

    assert words.say(text("hi"), "en") == "Hello"
    with pytest.raises(DuplicateMessage):
        words.say(text("hi"), "ru")
