"""What is looked at on every page: nothing cut off, small, overlapping or out of reach; and pictures of it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from .person import Person

__all__ = ["barriers", "flaws", "picture"]

ROOT = Path(__file__).parents[2]
SHOTS = Path(__file__).parent / "shots"
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"

SETTLED = """async () => {
    await document.fonts.ready
    await Promise.all(document.getAnimations().filter(each => each.effect.getComputedTiming().iterations !== Infinity)
        .map(each => each.finished.catch(() => {})))
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
}"""
FLAWS = (Path(__file__).parent / "flaws.js").read_text("utf-8")


@cache
def _axe() -> str:
    return AXE.read_text("utf-8")


def settled(person: Person) -> None:
    """Wait until letters have come and nothing moves any more."""
    person.page.evaluate(SETTLED)


def picture(person: Person, name: str) -> None:
    """Keep what is on the screen, for people to look at."""
    SHOTS.mkdir(exist_ok=True)
    settled(person)
    person.page.screenshot(path=SHOTS / f"{name}.png")


def flaws(person: Person) -> list[str]:
    """What is wrong with what is on the screen."""
    settled(person)
    return [str(flaw) for flaw in person.page.evaluate(FLAWS)]


def barriers(person: Person) -> list[str]:
    """What axe finds serious or critical for those who see, hear or move otherwise."""
    settled(person)
    person.page.evaluate(_axe())
    found: Any = person.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
