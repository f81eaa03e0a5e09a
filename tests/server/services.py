"""PostgreSQL and Redis of our own for a test, without containers: begun in a folder of their own, on 127.0.0.1."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .processes import wait_for

__all__ = ["POSTGRES", "REDIS", "free_port", "postgres", "redis"]

DEBIAN = "/usr/lib/postgresql/*/bin"


def _found(name: str) -> str | None:
    """The program of this name, on the path or where Debian keeps PostgreSQL's."""
    kept = sorted(Path("/").glob(f"{DEBIAN.lstrip('/')}/{name}"))
    return shutil.which(name) or (str(kept[-1]) if kept else None)


POSTGRES = _found("initdb")
"""Where PostgreSQL is, if it is installed."""
REDIS = _found("redis-server")


def free_port() -> int:
    """A port that nobody listens at just now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _listens(port: int) -> bool:
    with socket.socket() as asked:
        return asked.connect_ex(("127.0.0.1", port)) == 0


def _user() -> str | None:
    """PostgreSQL refuses to be run by root: then somebody else does it."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def postgres() -> Iterator[str]:
    """A new PostgreSQL; its address."""
    assert POSTGRES is not None
    bin, user, port = Path(POSTGRES).resolve().parent, _user(), free_port()
    with tempfile.TemporaryDirectory(prefix="postgres-") as folder:
        if user is not None:
            shutil.chown(folder, user)
        data = str(Path(folder) / "data")
        quiet = {"user": user, "stdout": subprocess.DEVNULL, "cwd": folder}
        make = [bin / "initdb", "-D", data, "-U", "room", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"]
        subprocess.run(make, check=True, **quiet)  # type: ignore[call-overload]
        command = [bin / "postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", folder]
        server = subprocess.Popen(command, stderr=subprocess.DEVNULL, **quiet)  # type: ignore[call-overload]
        try:
            wait_for(lambda: _answers(bin, port))
            yield f"postgresql://room@127.0.0.1:{port}/postgres"
        finally:
            server.terminate()
            server.wait(30)


def _answers(bin: Path, port: int) -> bool:
    asked = [str(bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    return subprocess.run(asked, check=False).returncode == 0


@contextmanager
def redis() -> Iterator[str]:
    """A new Redis that keeps nothing; its address."""
    assert REDIS is not None
    port = free_port()
    command = [REDIS, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        wait_for(lambda: _listens(port))
        yield f"redis://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(30)
