"""The picture of a comparison: the difference in each row, with its interval."""

from __future__ import annotations

from undermine.strength.chart import Bar, chart
from undermine.strength.plan import WINS
from undermine.strength.report import headline, row_name, signed, times_of
from undermine.strength.result import Comparison, Row


def picture(result: Comparison) -> str:
    """The differences of the score that the comparison is about, as SVG."""
    plan = result.plan
    one, other = plan.bots
    unit = "wins of 100 rounds" if plan.measure == WINS else "points per round"
    bars = [_bar(row, plan.measure) for row in result.rows]
    return chart(headline(plan), f"{one} minus {other}, {unit}", bars)


def _bar(row: Row, measure: str) -> Bar:
    found = (row.wins if measure == WINS else row.points).difference
    times = times_of(measure)
    low, mean, high = (number * times for number in (found.low, found.mean, found.high))
    return Bar(row_name(row), mean, low, high, signed(found, times))
