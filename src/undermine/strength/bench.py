"""Undermine Bench 1: fixed deals on which anybody can measure a bot, and compare it with others.

A bench is a list of comparisons of one bot with a yardstick. Edition, bot and yardstick decide
everything; each comparison has a folder of its own in that of the bench.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct, json
from msgspec.structs import replace

from undermine.bots.arena import Progress
from undermine.core.spelling import instead
from undermine.games import load
from undermine.resumable import open_folder, write_whole
from undermine.strength.chart import Bar, chart
from undermine.strength.comparing import compare
from undermine.strength.estimate import Estimate, pooled
from undermine.strength.plan import CROSS, HERO, TEAM, Plan, checked, versions_of
from undermine.strength.report import PERCENT, signed
from undermine.strength.result import Comparison

NAME: Final = "Undermine Bench 1"
PARAMETERS: Final = "bench.json"
RESULT: Final = "result.json"
SEED: Final = "undermine-bench-1"
YARDSTICK: Final = "greedy"
STRANGERS: Final = ("greedy", "random")
"""The anchors: bots that do not change any more."""


class Section(NamedTuple):
    """Comparisons whose results are pooled, each with the same weight."""

    title: str
    game: str
    design: str
    seats: tuple[int, ...]
    deals: int
    """The deals of each comparison."""


SECTIONS: Final = {
    "saboteur-team-5": Section("Saboteur, teams of five", "saboteur", TEAM, (5,), 2000),
    "saboteur-team": Section("Saboteur, teams", "saboteur", TEAM, (3, 7, 8, 10), 2000),
    "saboteur-hero": Section("Saboteur, one seat of five", "saboteur", HERO, (5,), 2000),
    "saboteur-cross": Section("Saboteur, among strangers", "saboteur", CROSS, (5,), 2000),
    "saboteur-2": Section("Saboteur 2, one seat", "saboteur-2", HERO, (3, 5, 8), 700),
    "the-lost-mines": Section("The Lost Mines, one seat", "the-lost-mines", HERO, (3, 5, 8), 700),
    "the-dark-cave": Section("The Dark Cave, one seat", "the-dark-cave", HERO, (3, 5, 7), 700),
}
"""The sections of the bench by their names."""


class BenchPlan(Struct, frozen=True, kw_only=True):
    """The parameters of a run of the bench."""

    bench: str = NAME
    bot: str
    than: str = YARDSTICK
    """The bot that it is measured by."""
    deals: int | None = None
    """The deals of each comparison; None: as many as the bench has."""
    versions: dict[str, str] = {}


class BenchRow(Struct, frozen=True):
    """The difference of bot and yardstick in a section."""

    section: str
    part: str
    deals: int
    wins: Estimate
    points: Estimate


class BenchResult(Struct, frozen=True):
    """The result of a bench, as far as it was played."""

    plan: BenchPlan
    is_whole: bool
    """All sections were played, with all their deals."""
    rows: list[BenchRow]
    failures: dict[str, int]
    faults: list[str]


def checked_bench(plan: BenchPlan) -> BenchPlan:
    """The plan with all versions; one that cannot be is a ValueError."""
    if plan.deals is not None and plan.deals < 1:
        raise ValueError(f"the number of deals is at least 1, not {plan.deals!r}")
    for section in SECTIONS:
        for _ in comparisons(plan, section):
            pass
    return replace(plan, versions=versions_of((plan.bot, plan.than, *STRANGERS)))


def comparisons(plan: BenchPlan, section: str) -> Iterator[Plan]:
    """The comparisons of a section."""
    if section not in SECTIONS:
        raise ValueError(
            f"the bench has no section {section!r}; "
            f"{instead(section, tuple(SECTIONS), 'its sections are')}"
        )
    entry = SECTIONS[section]
    for seats in entry.seats:
        yield checked(
            Plan(
                game=load(entry.game).name,
                seats=seats,
                design=entry.design,
                bots=(plan.bot, plan.than),
                against=STRANGERS if entry.design == CROSS else (plan.than,),
                deals=plan.deals or entry.deals,
                seed=SEED,
            )
        )


def run_bench(  # noqa: PLR0913 (where and how it is played)
    plan: BenchPlan,
    path: Path,
    only: str | None = None,
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> BenchResult:
    """Play what is missing of the bench, or of one section; the result of all that is there."""
    asked = SECTIONS if only is None else [only]
    todo = [each for section in asked for each in comparisons(plan, section)]
    open_folder(path, PARAMETERS, plan)
    whole, before = sum(each.deals for each in todo), 0
    for each in todo:
        shown = None if progress is None else _shifted(progress, before, whole)
        compare(each, path / _folder(each), jobs=jobs, executor=executor, progress=shown)
        before += each.deals
    result = _result(plan, path)
    write_whole(path / RESULT, json.format(json.encode(result), indent=2) + b"\n")
    write_whole(path / "result.txt", ("\n".join(bench_report(result)) + "\n").encode())
    write_whole(path / "result.svg", bench_picture(result).encode())
    return result


def _shifted(progress: Progress, before: int, whole: int) -> Progress:
    return lambda played, _deals: progress(before + played, whole)


def _folder(plan: Plan) -> str:
    game = plan.game.partition("@")[0]
    return f"{game}-{plan.seats}-{plan.design}"


def _result(plan: BenchPlan, path: Path) -> BenchResult:
    """The result of all sections that are complete."""
    found: dict[str, list[Comparison]] = {}
    for section in SECTIONS:
        plans = [*comparisons(plan, section)]
        if all((path / _folder(each) / RESULT).exists() for each in plans):
            found[section] = [compare(each, path / _folder(each)) for each in plans]
    played = [each for section in found.values() for each in section]
    failures: dict[str, int] = {}
    for each in played:
        for bot, count in each.failures.items():
            failures[bot] = failures.get(bot, 0) + count
    return BenchResult(
        plan=plan,
        is_whole=len(found) == len(SECTIONS) and plan.deals is None,
        rows=[row for section, each in found.items() for row in _rows(section, each)],
        failures=failures,
        faults=[f"{_folder(each.plan)}, {fault}" for each in played for fault in each.faults],
    )


def _rows(section: str, found: list[Comparison]) -> Iterator[BenchRow]:
    """The main rows, pooled over the comparisons of a section that have them."""
    main = [[row for row in each.rows if row.dealt is None] for each in found]
    for part in dict.fromkeys(row.part for rows in main for row in rows):
        own = [row for rows in main for row in rows if row.part == part]
        wins, points = (
            pooled([row.wins.difference for row in own]),
            pooled([row.points.difference for row in own]),
        )
        yield BenchRow(section, part, wins.of, wins, points)


def bench_report(result: BenchResult) -> Iterator[str]:
    """The lines of a table for people."""
    plan = result.plan
    yield f"{plan.bench}: {plan.bot} minus {plan.than}"
    if not result.is_whole:
        yield "This is a part of the bench: some sections or deals were not played."
    yield "Intervals hold 95 % of the time."
    yield ""
    yield f"  {'':<44}{'deals':>7}   {'wins, of 100 rounds':<26}points per round"
    for row in result.rows:
        wins, points = signed(row.wins, PERCENT), signed(row.points, 1)
        yield f"  {_row_name(row):<44}{row.deals:>7}   {wins:<26}{points}"
    yield from (f"{bot} failed in {count} games" for bot, count in result.failures.items())


def bench_picture(result: BenchResult) -> str:
    """The differences of wins as SVG."""
    plan = result.plan
    bars = [_bar(row) for row in result.rows]
    return chart(plan.bench, f"{plan.bot} minus {plan.than}, wins of 100 rounds", bars)


def _bar(row: BenchRow) -> Bar:
    mean, low, high = (PERCENT * each for each in (row.wins.mean, row.wins.low, row.wins.high))
    return Bar(_row_name(row), mean, low, high, signed(row.wins, PERCENT))


def _row_name(row: BenchRow) -> str:
    title = SECTIONS[row.section].title
    return title if row.part == "all" else f"{title}, as {row.part}"
