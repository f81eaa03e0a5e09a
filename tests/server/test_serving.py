"""The server as a process: it says where it is, answers, and goes in good order."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from .house import seats
from .processes import ROOT, Process, environment, wait_for


def test_it_prints_its_address_and_answers_there(tmp_path: Path) -> None:
    with Process(str(tmp_path / "room.sqlite")) as server:
        health = server.ask("GET", "/health")
        ready = server.ask("GET", "/ready")
        page = server.ask("GET", "/api/schema/openapi.json")

    assert health["status"] == ready["status"] == "ok"
    assert "/api/tables/{table}/choices" in page["paths"]


def test_told_to_stop_it_sends_people_away_to_come_back_and_has_kept_everything(tmp_path: Path) -> None:
    database = str(tmp_path / "room.sqlite")

    async def talk(server: Process, table: str, token: str) -> tuple[int, int]:
        address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live?seat=0"
        async with connect(address, additional_headers={"authorization": f"Bearer {token}"}) as line:
            ask = msgspec.json.decode(await line.recv())["table"]["ask"]
            choice = {"type": "choose", "id": "1", "seat": 0, "moment": ask["moment"], "key": "bid:1"}
            await line.send(msgspec.json.encode(choice).decode())
            while msgspec.json.decode(await line.recv())["type"] != "done":
                pass
            stopped = asyncio.get_running_loop().run_in_executor(None, server.stop)
            try:
                while True:
                    await line.recv()
            except ConnectionClosed as closed:
                return await stopped, closed.rcvd.code if closed.rcvd else 0

    with Process(database) as server:
        token = server.ask("POST", "/api/people")["token"]
        made = server.ask("POST", "/api/tables", {"game": "laboratory", "seats": seats("me", "me")}, token)
        exit_code, close_code = asyncio.run(talk(server, made["id"], token))
    with Process(database) as server:
        after = server.ask("GET", f"/api/tables/{made['id']}", token=token)

    assert (exit_code, close_code) == (-signal.SIGTERM, 1012)
    assert after["choices"] == 1


@pytest.mark.skipif(not Path("/proc").exists(), reason="processes are looked for in /proc")
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_the_processes_that_think_end_with_the_server_however_it_ends(tmp_path: Path, end: signal.Signals) -> None:
    plan = {"game": "laboratory", "seats": seats("random", "random"), "rules": {"pace": 0}}
    with Process(str(tmp_path / "room.sqlite"), "--thinkers", "2") as server:
        token = server.ask("POST", "/api/people")["token"]
        for _ in range(8):
            server.ask("POST", "/api/tables", plan, token)
        group = server.process.pid
        wait_for(lambda: len(members(group)) >= 3)

        server.process.send_signal(end)
        server.process.wait(60)

        wait_for(lambda: not members(group))


def members(group: int) -> list[str]:
    """The processes of this group that run."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = status.read_text().rpartition(")")[2].split()
            if int(fields[2]) == group and fields[0] != "Z":
                found.append(status.parent.name)
    return found


def test_requests_are_noted_as_json_without_anything_of_anybody(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Process(str(tmp_path / "room.sqlite"), log=log, MISKATONIC_LOG_LEVEL="info", MISKATONIC_LOG="json") as server:
        token = server.ask("POST", "/api/people")["token"]
        server.ask("GET", "/api/tables?lang=ru", token=token)

    lines = [msgspec.json.decode(line) for line in log.read_bytes().splitlines()]
    noted = [(line["method"], line["path"], line["status"]) for line in lines if "method" in line]
    assert ("GET", "/api/tables", 200) in noted
    assert token not in log.read_text()


def test_without_the_browser_client_the_terminal_room_opens_and_says_how_to_get_it(tmp_path: Path) -> None:
    source = (
        "import miskatonic.server.settings as s; s.Settings.has_client = property(lambda self: False); "
        "from miskatonic.cli import main; main()"
    )

    told = subprocess.run(
        [sys.executable, "-c", source, "serve", "--open"],
        input="q\n",
        capture_output=True,
        text=True,
        timeout=60,
        cwd=ROOT,
        env=environment(MISKATONIC_SAVES=str(tmp_path)),
        check=True,
    )

    assert "make play" in told.stderr
    assert "cultists" in told.stdout


def test_a_room_that_is_open_already_is_not_opened_twice(tmp_path: Path) -> None:
    with Process(str(tmp_path / "room.sqlite")) as server:
        source = (
            "import miskatonic.server.settings as s; s.Settings.has_client = property(lambda self: True); "
            "from miskatonic.cli import main; main()"
        )
        told = subprocess.run(
            [sys.executable, "-c", source, "serve", "--open", "--port", str(server.port)],
            capture_output=True,
            text=True,
            timeout=60,
            cwd=ROOT,
            env=environment(),
            check=True,
        )

    assert server.address in told.stdout
