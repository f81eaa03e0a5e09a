"""Anything that the routes' schema allows, and more: no answer is a breakdown, and strangers change nothing."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from .house import seats
from .processes import WITHOUT_LIMITS, Process

LONGEST = 10
"""Seconds after which a request hangs."""
EXAMPLES = 12


class Room(NamedTuple):
    """A server with a table at which Eve has no business."""

    server: Process
    table: str
    ada: str
    eve: str

    def state(self) -> Any:
        return self.server.ask("GET", f"/api/tables/{self.table}?seat=0", token=self.ada)


@pytest.fixture(scope="module")
def room() -> Iterator[Room]:
    with (
        tempfile.TemporaryDirectory(prefix="api-") as folder,
        Process(str(Path(folder) / "room.sqlite"), program=WITHOUT_LIMITS) as server,
    ):
        ada, eve = (server.ask("POST", "/api/people")["token"] for _ in range(2))
        plan = {"game": "laboratory", "seats": seats("me", "me")}
        yield Room(server, server.ask("POST", "/api/tables", plan, ada)["id"], ada, eve)


BOUNDED = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["as allowed", "as not"])
def test_every_answer_is_an_answer_and_strangers_change_nothing(room: Room, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{room.server.address}/api/schema/openapi.json")
    before = room.state()
    tried: Counter[str] = Counter()

    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        try:
            cases = operation.as_strategy(generation_mode=mode)

            @BOUNDED
            @given(case=cases)
            def every(case: Any) -> None:
                tried[f"{case.operation.method} {case.operation.path}"] += 1
                _try(case, room)

            every()
        except Unsatisfiable:
            assert mode is GenerationMode.NEGATIVE, operation.path  # there is nothing that this route would not allow
        assert room.state() == before, operation.path

    assert len(tried) > (20 if mode is GenerationMode.POSITIVE else 10), tried


def _try(case: Any, room: Room) -> None:
    """This case as it is, and at a table that there is: as a stranger, and as nobody."""
    answers = [_asked(case, room.eve)]
    if case.path_parameters and "table" in case.path_parameters:
        case.path_parameters = {**case.path_parameters, "table": room.table}
        answers += [_asked(case, room.eve), _asked(case, "")]
    for answer in answers:
        assert answer.status_code < 500, (answer.status_code, answer.text)
        if answer.status_code >= 400:
            told = answer.json()
            assert told["code"], answer.text
            assert told["text"], answer.text


def _asked(case: Any, token: str) -> Any:
    return case.call(headers={"authorization": f"Bearer {token}"} if token else {}, timeout=LONGEST)
