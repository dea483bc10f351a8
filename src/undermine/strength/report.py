"""The result of a comparison as a table of text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from undermine.strength.estimate import Estimate
from undermine.strength.plan import CROSS, HERO, TEAM, WINS, Plan
from undermine.strength.result import Cell, Compared, Comparison, Row
from undermine.strength.sequential import NO, OPEN, YES, Verdict

PERCENT: Final = 100
_SHOWN_FAULTS: Final = 5
_NAME: Final = 32
_COLUMN: Final = 11
_ANSWERS: Final = {
    YES: "better by that much",
    NO: "not better by that much",
    OPEN: "not clear yet",
}


def report(result: Comparison) -> Iterator[str]:
    """The lines of a table for people."""
    plan = result.plan
    yield headline(plan)
    yield f"{result.deals} of {plan.deals} deals, seed {plan.seed}, {result.decisions} decisions"
    yield "Intervals hold 95 % of the time. A difference is on the same deals from the same seats."
    yield from ("", *_table(result, "Wins, of 100 rounds", PERCENT, lambda row: row.wins))
    points = "Points per round, minus those of the other seats"
    yield from ("", *_table(result, points, 1, lambda row: row.points))
    yield from ("", *_cells(result)) if plan.design == TEAM else ()
    yield from ("", *map(verdict_line, result.verdicts)) if result.verdicts else ()
    yield from ("", *_faults(result)) if result.faults else ()


def headline(plan: Plan) -> str:
    """What is compared, in one line."""
    one, other = plan.bots
    rounds = {0: "whole games", 1: "one round"}.get(plan.rounds, f"{plan.rounds} rounds")
    return f"{plan.game}, {plan.seats} seats, {rounds}: {one} or {other} {_where(plan)}"


def _where(plan: Plan) -> str:
    field = ", ".join(plan.field)
    return {
        HERO: f"at one seat, {field} at the others",
        CROSS: f"at one seat, the others drawn from {field}",
        TEAM: f"at all seats of a side, against {field}",
    }[plan.design]


def row_name(row: Row) -> str:
    """The name of a row.

    >>> from undermine.strength.plan import Plan
    >>> from undermine.strength.result import Row
    >>> row_name(Row("digger", 1, None, None))
    'as digger, 1 saboteur dealt'
    """
    name = row.part if row.part == "all" else f"as {row.part}"
    if row.dealt is None:
        return name
    return f"{name}, {row.dealt} saboteur{'' if row.dealt == 1 else 's'} dealt"


def signed(found: Estimate, times: int) -> str:
    """A difference with its interval.

    >>> signed(Estimate(9, 0.1, 0.01, 0.08, 0.12), 100)
    '+10.0 (+8.0 to +12.0)'
    """
    digits = digits_of(times)
    if found.of == 1:
        return f"{found.mean * times:+.{digits}f} (one deal)"
    low, mean, high = (
        f"{number * times:+.{digits}f}" for number in (found.low, found.mean, found.high)
    )
    return f"{mean} ({low} to {high})"


def digits_of(times: int) -> int:
    """The decimals of a score: wins are told in percent, points as they are."""
    return 1 if times == PERCENT else 3


def _table(
    result: Comparison, title: str, times: int, of: Callable[[Row], Compared]
) -> Iterator[str]:
    columns = [_cut(bot) for bot in result.plan.bots]
    heads = "".join(f"{name:>{_COLUMN}}" for name in ("deals", *columns))
    yield f"{title:<{_NAME + 2}}".rstrip()
    yield f"  {'':<{_NAME}}{heads}   difference"
    for row in result.rows:
        found = of(row)
        each = [f"{side.mean * times:.{digits_of(times)}f}" for side in (found.one, found.other)]
        figures = "".join(f"{text:>{_COLUMN}}" for text in (str(found.one.of), *each))
        yield f"  {row_name(row):<{_NAME}}{figures}   {signed(found.difference, times)}"


def _cells(result: Comparison) -> Iterator[str]:
    yield "Wins of each side, of 100 rounds"
    yield from (_cell(cell) for cell in result.cells)


def _cell(cell: Cell) -> str:
    name = f"{cell.part}={cell.bot}, others={cell.against}"
    low, mean, high = (
        PERCENT * number for number in (cell.wins.low, cell.wins.mean, cell.wins.high)
    )
    return f"  {name:<{_NAME + _COLUMN}} {mean:5.1f} ({low:.1f} to {high:.1f})"


def verdict_line(verdict: Verdict) -> str:
    """The answer of a sequential test.

    >>> verdict_line(Verdict("all", 0.02, "no", 400, -3.1))
    'Gain of 0.02, all: not better by that much, after 400 deals (evidence -3.10)'
    """
    return (
        f"Gain of {verdict.gain:g}, {verdict.row}: {_ANSWERS[verdict.answer]}, "
        f"after {verdict.deals} deals (evidence {verdict.evidence:+.2f})"
    )


def _faults(result: Comparison) -> Iterator[str]:
    for bot, count in result.failures.items():
        yield f"{bot} failed in {count} games"
    if set(result.failures) & set(result.plan.bots):
        yield "A bot that is compared and fails has lost."
    if result.void:
        yield f"{result.void} deals do not count, since another bot failed."
    yield from (f"  {fault}" for fault in result.faults[:_SHOWN_FAULTS])
    yield from ["  …"] if len(result.faults) > _SHOWN_FAULTS else []


def _cut(name: str) -> str:
    return name if len(name) < _COLUMN else f"{name[: _COLUMN - 2]}…"


def times_of(measure: str) -> int:
    """Wins are told in percent, points as they are."""
    return PERCENT if measure == WINS else 1
