"""What compose.yaml and the Dockerfile name is there: services, files, settings."""

import re
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[1]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
NODES = ("room-1", "room-2")


def test_the_balancer_knows_every_node_and_no_other() -> None:
    told = (ROOT / "hosting" / "Caddyfile").read_text(encoding="utf-8")

    assert set(re.findall(r"(\S+):8000", told)) == set(NODES) <= set(COMPOSE["services"])


def test_nodes_are_set_by_names_that_the_server_knows_and_reach_services_that_are_there() -> None:
    known = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))

    for node in NODES:
        settings = COMPOSE["services"][node]["environment"]
        own = {name for name in settings if name.startswith("MISKATONIC_")}
        assert {"MISKATONIC_DATABASE_URL", "MISKATONIC_LIVE_URL"} <= own
        assert not {name for name in own if name not in known}
        hosts = {re.sub(r".*@|.*//|/.*", "", settings[f"MISKATONIC_{each}_URL"]) for each in ("DATABASE", "LIVE")}
        assert hosts == {"postgres", "redis"} <= set(COMPOSE["services"])


def test_only_the_balancer_is_reached_from_outside_and_only_from_this_machine_unless_one_says_so() -> None:
    reached = {name: service["ports"] for name, service in COMPOSE["services"].items() if "ports" in service}

    assert reached == {"balancer": ["${ROOM_ADDRESS:-127.0.0.1:8080}:8080"]}


def test_the_container_copies_files_that_are_there_and_that_are_not_left_out() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE)
    names = {name for line in copied for name in line.split()}
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line[:1] == "!"}

    assert names == let_in
    assert all((ROOT / name).exists() for name in names)
    assert all((ROOT / path).exists() for path in re.findall(r"requirements/\w+\.txt", DOCKERFILE))
