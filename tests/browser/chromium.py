"""Where Chromium is, and how it is started."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from miskatonic.server.settings import Settings

__all__ = ["FLAGS", "chromium", "missing"]

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
USUAL = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)

FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str:
    """The browser of this machine; empty if there is none. `MISKATONIC_CHROMIUM` names another one."""
    named = os.environ.get("MISKATONIC_CHROMIUM", "")
    found = (named, *(shutil.which(name) or "" for name in NAMES), *USUAL)
    return next((path for path in found if path and Path(path).exists()), "")


def missing() -> str:
    """What keeps the browser tests from running, and how to get it; empty if nothing does."""
    if not chromium():
        return "no Chromium: install your system's package chromium (or Google Chrome), or set MISKATONIC_CHROMIUM"
    if not Settings().has_client:
        return "the browser client was not built: install Node 20 or newer with npm, then run make web"
    return ""
