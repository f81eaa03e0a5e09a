"""A person at a terminal, for tests: what they type, and what they read."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

from typer.testing import CliRunner, Result

from miskatonic.cli import app

LAB = ("--with", "tests.laboratory")
ROOT = Path(__file__).parents[2]


def run(*words: str, typed: str | None = None, lang: str = "", saves: Path | None = None) -> Result:
    """Run the program in this process, piped."""
    environment = {"MISKATONIC_LANG": lang or None, "LANG": "C", "LC_ALL": None, "NO_COLOR": "1", "COLUMNS": "100"}
    if saves is not None:
        environment["MISKATONIC_SAVES"] = str(saves)
    return CliRunner(env=environment).invoke(app, words, input=typed)


def lab(*words: str, typed: str | None = None, lang: str = "", saves: Path | None = None) -> Result:
    """The same with the laboratory brought along."""
    return run(*LAB, *words, typed=typed, lang=lang, saves=saves)


def command(*words: str) -> list[str]:
    """The program as a process of its own."""
    return [sys.executable, "-m", "miskatonic", *LAB, *words]


def environment(saves: Path, **more: str) -> dict[str, str]:
    """What a process of its own finds around it."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "SYSTEMROOT")}
    return {**kept, "MISKATONIC_SAVES": str(saves), "LANG": "C.UTF-8", **more}


class Terminal:
    """A process on a pseudo terminal."""

    def __init__(self, *words: str, saves: Path, **more: str) -> None:
        import pty  # there is none on Windows

        if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # as it is in the background, and children inherit it
            signal.signal(signal.SIGINT, signal.default_int_handler)
        self._mine, other = pty.openpty()
        size = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
        settings = environment(saves, **{**size, **more})
        self.process = subprocess.Popen(
            command(*words), stdin=other, stdout=other, stderr=other, env=settings, cwd=ROOT, start_new_session=True
        )
        os.close(other)

    def read_to(self, end: str) -> str:
        """What appears, up to something that this pattern fits."""
        shown, latest = "", time.monotonic() + 120
        while not re.search(end, shown):
            ready, _, _ = select.select([self._mine], [], [], 20)
            in_time = bool(ready) and time.monotonic() < latest
            assert in_time, f"{end!r} never came after {shown!r}"
            shown += os.read(self._mine, 65536).decode(errors="replace")
        return shown

    def type(self, line: str) -> None:
        self.press(f"{line}\n")

    def press(self, keys: str) -> None:
        os.write(self._mine, keys.encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._mine)
