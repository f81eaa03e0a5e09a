from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ..server.processes import WITHOUT_LIMITS, Process
from .chromium import FLAGS, chromium, missing
from .person import LONGEST, Person, Room


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A room of its own, with the timing laboratory among its games."""
    where = tmp_path_factory.mktemp("room")
    with Process(str(where / "room.sqlite"), "--thinkers", "1", log=where / "log", program=WITHOUT_LIMITS) as process:
        yield process


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium with a new, empty profile."""
    reason = missing()
    if reason and os.environ.get("CI") == "true":
        pytest.fail(f"the browser tests must run here, but: {reason}")
    if reason:
        pytest.skip(reason)
    expect.set_options(timeout=LONGEST)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=chromium(), args=list(FLAGS), ignore_default_args=["--headless"]
        )
        yield launched
        launched.close()


@pytest.fixture
def room(browser: Browser, server: Process) -> Iterator[Room]:
    """The room, to which people come; at the end nothing may have gone wrong in any of their pages."""
    here = Room(browser, server)
    yield here
    here.close()


@pytest.fixture
def ada(room: Room) -> Person:
    """Somebody at a desk."""
    return room.person("Ada")
