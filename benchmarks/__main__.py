"""`make bench`: the figures of every game, printed; with `--write`, put into docs/performance.md as well."""

import platform
import sys
from pathlib import Path

from benchmarks import laboratory
from benchmarks.measure import REFERENCE_MS, calibrate

PAGE = Path(__file__).parent.parent / "docs" / "performance.md"
START, END = "<!-- figures -->\n", "<!-- end of figures -->\n"


def main() -> None:
    """Measure, print, and write if asked."""
    before = calibrate()
    rows = laboratory.figures()
    head = (
        f"Python {platform.python_version()}; calibration {before:.1f} ms here, "
        f"figures as if it were {REFERENCE_MS:.0f} ms."
    )
    print(head)
    width = max(len(name) for name, _ in rows)
    for name, value in rows:
        print(f"  {name:<{width}}  {value}")
    if "--write" in sys.argv[1:]:
        table = "".join(f"| {name} | {value} |\n" for name, value in rows)
        page = PAGE.read_text(encoding="utf-8")
        top, _, rest = page.partition(START)
        _, _, bottom = rest.partition(END)
        figures = f"{head}\n\n| timing laboratory | |\n|---|---|\n{table}"
        PAGE.write_text(f"{top}{START}\n{figures}\n{END}{bottom}", encoding="utf-8")


if __name__ == "__main__":
    main()
