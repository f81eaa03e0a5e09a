"""A server in a process of its own, for tests of what happens when it is started, stopped and killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec

__all__ = ["SLOW_STORE", "WITHOUT_LIMITS", "Process", "environment", "wait_for"]

ROOT = Path(__file__).parents[2]
WITHOUT_LIMITS = """
import miskatonic.server.serving as serving
from miskatonic.cli import main
server_of = serving.server_of
def without_limits(settings):
    settings.rate = settings.connections = settings.tables_a_day = 10**9
    return server_of(settings)
serving.server_of = without_limits
main()
"""
"""The same program, for tests that ask more often than people may."""
SLOW_STORE = """
import asyncio
from random import uniform
from miskatonic.cli import main
from miskatonic.server.store.store import Store
keep = Store.keep
async def slowly(self, batch):
    await asyncio.sleep(uniform(0, 0.02))
    lost = await keep(self, batch)
    await asyncio.sleep(uniform(0, 0.02))
    return lost
Store.keep = slowly
main()
"""
"""The same program with a slow disk, so that whoever kills it does so in the middle of something: before a choice is
kept, or after that and before anybody is told."""
STARTS = 60
"""Seconds that a server has to begin to answer."""


def environment(**more: str) -> dict[str, str]:
    """What a process of its own finds around it."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "SYSTEMROOT", "TMPDIR")}
    return {**kept, "LANG": "C.UTF-8", **more}


class Process:
    """One node."""

    def __init__(
        self, database: str, *words: str, port: int = 0, log: Path | None = None, program: str = "", **more: str
    ) -> None:
        run = ["-c", program] if program else ["-m", "miskatonic"]
        command = [sys.executable, *run, "--with", "tests.laboratory", "serve", "--port", str(port)]
        with Path(log or os.devnull).open("ab") as noted:
            self.process = subprocess.Popen(
                [*command, "--database-url", database, *words],
                stdout=subprocess.PIPE,
                stderr=noted,
                env=environment(**more),
                cwd=ROOT,
                text=True,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            raise RuntimeError(f"the server did not start (exit code {self.process.wait(STARTS)})")
        self.port = int(self.address.rpartition(":")[2])

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def kill(self) -> None:
        """As by kill -9: nothing is put in order, by the processes that think neither."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(STARTS)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def stop(self) -> int:
        """As whoever runs it does."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(STARTS)

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """One request; the answer, which must be a good one."""
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        sent = None if body is None else msgspec.json.encode(body)
        with urlopen(Request(self.address + path, sent, headers, method=method), timeout=STARTS) as answer:
            data = answer.read()
        return msgspec.json.decode(data) if data[:1] in b"{[" else data.decode()

    def memory(self) -> int:
        """Bytes that are its own."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024

    def cpu(self) -> float:
        """Seconds of processor time so far, without those of its children."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait_for(seen: Any, seconds: float = STARTS) -> None:
    """Look again and again until this is so."""
    until = time.monotonic() + seconds
    while not seen():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.02)
