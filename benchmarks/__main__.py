"""`make bench`: the figures of every game, printed; with `--write`, put into docs/performance.md as well.

`make bench ARGS="cultists --write"` measures only what is named: `laboratory` or a game.
"""

import argparse
import platform
import re
from pathlib import Path

import miskatonic
from benchmarks import games, laboratory
from benchmarks.games import Rows
from benchmarks.measure import REFERENCE_MS, calibrate

PAGE = Path(__file__).parent.parent / "docs" / "performance.md"


def main() -> None:
    """Measure, print, and write if asked."""
    names = ("laboratory", *miskatonic.installed_games())
    parser = argparse.ArgumentParser(prog="make bench")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"what to measure: {', '.join(names)}; all without")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/performance.md")
    asked = parser.parse_args()
    for name in asked.names:
        if name not in names:
            parser.error(f"there is no {name!r} to measure; there are {', '.join(names)}")
    for name in asked.names or names:
        head = (
            f"Python {platform.python_version()}; calibration {calibrate():.1f} ms, "
            f"figures as if it were {REFERENCE_MS:.0f} ms."
        )
        rows = laboratory.figures() if name == "laboratory" else _figures(name)
        print(f"{name}: {head}")
        width = max(len(row) for row, _ in rows)
        for row, value in rows:
            print(f"  {row:<{width}}  {value}")
        if asked.write:
            write(name, head, rows)


def _figures(name: str) -> Rows:
    return [row for what, options in games.sizes(name).items() for row in games.figures(name, what, options)]


def write(name: str, head: str, rows: Rows) -> None:
    """Put the figures between the marks that the page has for this name."""
    table = "".join(f"| {row} | {value} |\n" for row, value in rows)
    marked = re.compile(f"(<!-- figures: {name} -->\n).*?(<!-- end -->\n)", re.DOTALL)
    page = PAGE.read_text(encoding="utf-8")
    if not marked.search(page):
        raise SystemExit(f"{PAGE.name} has no place for {name}: it needs '<!-- figures: {name} -->' and '<!-- end -->'")
    PAGE.write_text(marked.sub(f"\\1\n{head}\n\n| | |\n|---|---|\n{table}\n\\2", page), encoding="utf-8")


if __name__ == "__main__":
    main()
