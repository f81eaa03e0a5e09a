"""Plots of shares with their intervals, as SVG: a panel for each question, a row for each table."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from msgspec import Struct

from miskatonic.simulate.intervals import Share

__all__ = ["Panel", "Row", "draw"]

_LEFT, _WIDTH, _RIGHT = 190, 420, 70
_ROW, _HEAD, _FOOT = 22, 34, 30
_INK, _QUIET, _BAND, _DOT = "#222", "#767676", "#e3ecdf", "#2f6b3a"
_TICKS = (0, 25, 50, 75, 100)


class Row(Struct, frozen=True):
    """One share, and what it is of."""

    label: str
    share: Share


class Panel(Struct, frozen=True):
    """Shares that are asked the same: in per cent, between which bounds should they lie?"""

    title: str
    rows: Sequence[Row]
    low: float = 0
    high: float = 100

    @property
    def height(self) -> int:
        return _HEAD + _ROW * len(self.rows) + _FOOT


def draw(panels: Sequence[Panel], title: str) -> str:
    """The picture: a dot for each share, a line for its interval, a band for the bounds; `title` says what it shows."""
    width, height = _LEFT + _WIDTH + _RIGHT, sum(panel.height for panel in panels)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        'font-family="sans-serif" font-size="12">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    top = 0
    for panel in panels:
        parts += _panel(panel, top)
        top += panel.height
    return "\n".join([*parts, "</svg>", ""])


def _panel(panel: Panel, top: int) -> list[str]:
    first, last = top + _HEAD, top + _HEAD + _ROW * len(panel.rows)
    parts = [
        f'<text x="{_LEFT}" y="{top + 20}" fill="{_INK}" font-weight="bold">{escape(panel.title)}</text>',
        f'<rect x="{_x(panel.low):g}" y="{first}" width="{_x(panel.high) - _x(panel.low):g}" '
        f'height="{last - first}" fill="{_BAND}"/>',
    ]
    for tick in _TICKS:
        parts.append(f'<line x1="{_x(tick):g}" x2="{_x(tick):g}" y1="{first}" y2="{last}" stroke="#ccc"/>')
        parts.append(_text(_x(tick), last + 15, f"{tick} %", "middle", _QUIET))
    for number, row in enumerate(panel.rows):
        parts += _row(row, first + _ROW * number + _ROW // 2)
    return parts


def _row(row: Row, y: int) -> list[str]:
    low, middle, high = (_x(100 * bound) for bound in (row.share.low, row.share.share, row.share.high))
    return [
        _text(_LEFT - 12, y + 4, row.label, "end", _INK),
        f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" stroke="{_DOT}" stroke-width="2"/>',
        f'<circle cx="{middle:.1f}" cy="{y}" r="4" fill="{_DOT}"/>',
        _text(_LEFT + _WIDTH + 12, y + 4, f"{100 * row.share.share:.1f} %", "start", _INK),
    ]


def _text(x: float, y: float, words: str, anchor: str, colour: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'


def _x(percent: float) -> float:
    return _LEFT + _WIDTH * percent / 100
