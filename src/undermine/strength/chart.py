"""A chart of means with their intervals, as SVG that can be read on light and on dark ground."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil, floor, isfinite, log10
from typing import Final, NamedTuple

_LINE: Final = 26
_LEFT: Final = 300
_PLOT: Final = 340
_RIGHT: Final = 210
_TOP: Final = 82
_CHARACTERS: Final = 110
"""So many letters of a heading are shown."""
_STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#3a3a3a}"
    ".head{font-weight:600}.rule{stroke:#9a9a9a}.zero{stroke:#6a6a6a;stroke-width:2}"
    ".clear{stroke:#1f77b4;fill:#1f77b4}.open{stroke:#8a8a8a;fill:#8a8a8a}"
    "@media(prefers-color-scheme:dark){text{fill:#d6d6d6}.rule{stroke:#6f6f6f}"
    ".zero{stroke:#a8a8a8}.clear{stroke:#6cb2eb;fill:#6cb2eb}.open{stroke:#9a9a9a;fill:#9a9a9a}}"
)


class Bar(NamedTuple):
    """A line of a chart."""

    name: str
    mean: float
    low: float
    high: float
    text: str


def chart(title: str, scale: str, bars: Sequence[Bar]) -> str:
    """An SVG with a bar for each interval; those that lie clear of zero stand out."""
    height = _TOP + _LINE * (len(bars) + 2)
    width = _LEFT + _PLOT + _RIGHT
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(title)}">',
        f"<style>{_STYLE}</style>",
        *(_heading(number, line) for number, line in enumerate(title.split(": ", 1))),
        *_axis(scale, bars),
        *(line for number, bar in enumerate(bars) for line in _bar(number, bar, _span(bars))),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _heading(number: int, text: str) -> str:
    shown = text if len(text) <= _CHARACTERS else f"{text[:_CHARACTERS]}…"
    return f'<text class="head" x="12" y="{26 + 20 * number}">{escape(shown)}</text>'


class _Span(NamedTuple):
    low: float
    high: float

    def place(self, value: float) -> float:
        """The horizontal place of a value, which may lie beyond the edge."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return round(_LEFT + share * _PLOT, 1)


def _step(reach: float) -> float:
    """A step of the scale: 1, 2 or 5 times a power of ten, at most ten of them."""
    power = 10.0 ** floor(log10(reach / 10))
    return next((step * power for step in (1, 2, 5) if step * power * 10 >= reach), 10 * power)


def _span(bars: Sequence[Bar]) -> _Span:
    ends = [end for bar in bars for end in (bar.low, bar.high, bar.mean) if isfinite(end)]
    low, high = min([0.0, *ends]), max([0.0, *ends])
    step = _step(high - low or 1.0)
    return _Span((floor(low / step) - 0.5) * step, (ceil(high / step) + 0.5) * step)


def _axis(scale: str, bars: Sequence[Bar]) -> Iterator[str]:
    span = _span(bars)
    bottom = _TOP + _LINE * len(bars)
    step = _step(span.high - span.low)
    for number in range(ceil(span.low / step), floor(span.high / step) + 1):
        at = span.place(number * step)
        kind = "rule" if number else "zero"
        yield f'<line class="{kind}" x1="{at}" y1="{_TOP - 14}" x2="{at}" y2="{bottom}"/>'
        label = f"{number * step:+g}" if number else "0"
        yield f'<text x="{at}" y="{bottom + 18}" text-anchor="middle">{label}</text>'
    middle = _LEFT + _PLOT / 2
    yield f'<text x="{middle}" y="{bottom + 38}" text-anchor="middle">{escape(scale)}</text>'


def _bar(number: int, bar: Bar, span: _Span) -> Iterator[str]:
    y = _TOP + _LINE * number
    kind = "clear" if bar.low > 0 or bar.high < 0 else "open"
    low, mean, high = (span.place(value) for value in (bar.low, bar.mean, bar.high))
    yield f'<text x="12" y="{y + 4}">{escape(bar.name)}</text>'
    yield f'<line class="{kind}" x1="{low}" y1="{y}" x2="{high}" y2="{y}" stroke-width="3"/>'
    yield f'<circle class="{kind}" cx="{mean}" cy="{y}" r="5"/>'
    yield f'<text x="{_LEFT + _PLOT + 14}" y="{y + 4}">{escape(bar.text)}</text>'
