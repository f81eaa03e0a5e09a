"""What is installed is locked, hashed, and explained."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = ("runtime", "cluster", "build", "dev")


def lock(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def pins(name: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==(\S+)", lock(name), re.MULTILINE))


def asked_for(*groups: str) -> list[str]:
    ranges = [*PROJECT["project"]["dependencies"]] if "runtime" in groups else []
    for group in groups:
        ranges += PROJECT["project"]["optional-dependencies"].get(group, [])
        ranges += [entry for entry in PROJECT["dependency-groups"].get(group, []) if isinstance(entry, str)]
    return [re.split(r"[<>=!~ \[]", entry)[0] for entry in ranges]


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_package_has_its_hashes(name: str) -> None:
    entries = re.split(r"^(?=\w)", lock(name), flags=re.MULTILINE)[1:]

    assert entries
    assert [entry.splitlines()[0] for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_no_host_and_no_folder(name: str) -> None:
    lines = [line for line in lock(name).splitlines() if not re.match(r"    (--hash=|# |#$)|[\w.-]+==", line)]

    assert lines == []
    assert "://" not in lock(name)


@pytest.mark.parametrize(
    ("name", "groups"),
    [
        ("runtime", ("runtime",)),
        ("cluster", ("runtime", "cluster")),
        ("build", ("build",)),
        ("dev", ("runtime", "build", "dev")),
    ],
)
def test_a_lock_holds_all_that_the_project_asks_for(name: str, groups: tuple[str, ...]) -> None:
    missing = {normal(package) for package in asked_for(*groups)} - set(pins(name))

    assert missing == set()


@pytest.mark.parametrize("name", ["runtime", "cluster", "build"])
def test_the_smaller_locks_agree_with_the_one_for_development(name: str) -> None:
    assert pins(name).items() <= pins("dev").items()


def explained(heading: str) -> list[str]:
    """The packages that docs/dependencies.md explains under a heading; one row may name several."""
    page = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
    part = re.search(rf"^## {heading}.*?(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    assert part is not None
    cells = re.findall(r"^\| ([@\w][^|]*) \|", part[0], re.MULTILINE)
    return [name for cell in cells if cell != "package" for name in cell.split(", ")]


def test_every_dependency_says_what_it_is_for() -> None:
    python = {*explained("To play"), *explained("For several machines"), *explained("To work on it")}

    assert python == set(asked_for("runtime", "build", "dev"))


def test_every_package_of_the_browser_client_says_what_it_is_for() -> None:
    client = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))

    assert sorted(explained("The browser client")) == sorted(client["devDependencies"])
