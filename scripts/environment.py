"""Make the environment: `.venv` in the checkout, with the locked packages and miskatonic itself in it.

`make` runs this before everything else; without make it is `python scripts/environment.py`. It needs nothing but
Python 3.11 with venv and pip, and does only what has changed since the last time. `play` as its argument leaves out
what only those who write the project need.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older one is to read this, not a traceback
    sys.exit(f"miskatonic needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

import contextlib
import hashlib
import importlib.util
import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
STAMP = ENVIRONMENT / "miskatonic.json"
"""What the environment was made from: where it stands, and the digests of what was installed."""
LOCKS = {
    "play": (ROOT / "requirements/build.txt", ROOT / "requirements/runtime.txt"),
    "dev": (ROOT / "requirements/dev.txt",),
}
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"

NO_VENV = f"""\
This Python ({sys.executable}, {VERSION}) came without venv or pip, so no environment can be made.
On Debian or Ubuntu: sudo apt install python{VERSION}-venv
Or name another Python: make setup PYTHON=/path/to/python3.13"""
NOT_FETCHED = """\
The packages could not be fetched. If the network or the proxy is down, run the same command again when it is up: what
has been fetched is kept. CONTRIBUTING.md says how to install without a network. If it is up, a package may have no
build for this machine and this Python; another Python may have it: make setup PYTHON=/path/to/python3.13"""
WRONG_HASH = """\
A package is not the one that was locked, so it was not installed. Run the same command again; if it stays so,
something between here and the package index changes files, or the lock is wrong: make lock."""
UNKNOWN = "If the lines above don't help: make clean, and run the same command again."


def main(kind: str) -> None:
    """Bring the environment up to date for `kind`: `play`, or `dev` for all."""
    if kind not in LOCKS:
        sys.exit(f"scripts/environment.py makes an environment for {' or '.join(LOCKS)}, not for {kind!r}.")
    with alone():
        stamp = read_stamp()
        if stamp.get("root", str(ROOT)) != str(ROOT) or environment_version() != VERSION:
            make_environment()
            stamp = {}
        stamp["root"] = str(ROOT)
        wanted = digest(*LOCKS[kind])
        if stamp.get(kind) != wanted and stamp.get("dev") != digest(*LOCKS["dev"]):
            install_packages(kind)
            stamp[kind] = wanted
            write_stamp(stamp)
        project = digest(ROOT / "pyproject.toml")
        if stamp.get("project") != project:
            say("Installing miskatonic ...")
            run([*pip(), "install", "--no-deps", "--no-build-isolation", "--no-index", "--editable", str(ROOT)])
            stamp["project"] = project
            write_stamp(stamp)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let two makes at once take turns. Windows has no such lock, and no make that would need it."""
    with Path(__file__).open() as script:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(script, fcntl.LOCK_EX)
        yield


def read_stamp() -> dict[str, str]:
    """The stamp as it was left; empty if there is none, so that everything is done anew."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(stamp: dict[str, str]) -> None:
    """Note what is done, at once: an interrupted run goes on from here."""
    STAMP.write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")


def digest(*files: Path) -> str:
    """One digest for the contents of `files`."""
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def environment_version() -> str:
    """The Python version of the environment that stands; empty if it doesn't run or has lost its pip."""
    ask = "import pip, sys; print('%d.%d' % sys.version_info[:2])"
    try:
        answer = subprocess.run([PYTHON, "-c", ask], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return answer.stdout.strip()


def make_environment() -> None:
    """Make `.venv`, in place of one that was made elsewhere, by another Python, or only half."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        sys.exit(NO_VENV)
    say("Making the environment (.venv) ...")
    base = getattr(sys, "_base_executable", sys.executable)
    run([base, "-m", "venv", "--clear", str(ENVIRONMENT)])


def install_packages(kind: str) -> None:
    """Install what the locks of `kind` name, each file checked against its hash, none of them built here."""
    locks = LOCKS[kind]
    count = sum(line[:1].isalnum() for lock in locks for line in lock.read_text(encoding="utf-8").splitlines())
    files = [option for lock in locks for option in ("--requirement", str(lock))]
    say(f"Installing {count} packages ...")
    run([*pip(), "install", "--require-hashes", "--only-binary=:all:", *files], counting="Collecting ")


def pip() -> list[str]:
    """The environment's own pip."""
    return [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input"]


def run(command: list[str], counting: str = "") -> None:
    """Run a command in silence; if it fails, show its last lines and what to do next.

    On a terminal the lines that start with `counting` are counted as they come, so that a slow network can be seen.
    """
    lines: list[str] = []
    counts = bool(counting) and sys.stdout.isatty()
    # A user-wide `pip install --user` setting would make pip refuse to work in an environment.
    with subprocess.Popen(
        command,
        env={**os.environ, "PIP_USER": "0"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            lines.append(line.rstrip())
            if counts and line.startswith(counting):
                print(f"\r  {sum(before.startswith(counting) for before in lines)} ", end="", flush=True)
    if counts:
        print("\r      \r", end="", flush=True)
    if process.returncode:
        sys.exit("\n".join(["", *lines[-12:], "", advice("\n".join(lines))]))


def advice(output: str) -> str:
    """What to do about a failure, told by the words it left."""
    if "ensurepip" in output:
        return NO_VENV
    if "DO NOT MATCH THE HASHES" in output:
        return WRONG_HASH
    if any(word in output for word in ("No matching distribution", "onnection", "timed out", "SSL", "Proxy")):
        return NOT_FETCHED
    return UNKNOWN


def say(line: str) -> None:
    """One line of progress, seen at once."""
    print(line, flush=True)


if __name__ == "__main__":
    try:
        main(*(sys.argv[1:] or ["dev"]))
    except KeyboardInterrupt:
        sys.exit("Stopped. The same command goes on from here.")
