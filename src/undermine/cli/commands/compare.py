"""`compare`: is one bot better than another?"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undermine.strength.plan import Plan
    from undermine.strength.result import Comparison

INTERRUPTED = 130
_GAIN = re.compile(r"\+([0-9]{1,4}(?:\.[0-9]{1,6})?)", re.ASCII)


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing of a comparison, and print its result."""
    import msgspec

    from undermine.strength.report import report

    plan = _plan(arguments)
    try:
        result = _compare(plan, arguments)
    except KeyboardInterrupt:
        how = "with --out it could go on" if arguments.out is None else "the same command goes on"
        print(f"undermine: interrupted; {how}", file=sys.stderr)
        return INTERRUPTED
    print(msgspec.json.encode(result).decode() if arguments.json else "\n".join(report(result)))
    return 0


def _plan(arguments: argparse.Namespace) -> Plan:
    from undermine.bots.lineup import read_lineups
    from undermine.cli.arguments import read_number
    from undermine.strength.plan import Plan, checked

    plan = Plan(
        game=arguments.game,
        seats=read_number("--seats", arguments.seats),
        rounds=read_rounds(arguments.rounds),
        design=arguments.design,
        bots=read_lineups(arguments.bots),
        against=read_lineups(arguments.against) if arguments.against is not None else (),
        deals=read_number("--deals", arguments.deals),
        until=read_gain(arguments.until, arguments.measure),
        measure=arguments.measure,
        seed=str(arguments.seed),
    )
    return checked(plan)


def _compare(plan: Plan, arguments: argparse.Namespace) -> Comparison:
    from undermine.cli.arguments import read_number
    from undermine.cli.cluster import executor_at
    from undermine.cli.progress import shown_progress
    from undermine.strength.comparing import compare

    jobs = read_number("--jobs", arguments.jobs)
    path = None if arguments.out is None else Path(arguments.out)
    with executor_at(arguments.cluster, jobs) as executor:
        return compare(plan, path, jobs=jobs, executor=executor, progress=shown_progress("deals"))


def read_rounds(text: str) -> int:
    """The number of rounds; 0 for `all`."""
    from undermine.cli.arguments import read_number

    if text == "all":
        return 0
    rounds = read_number("--rounds", text)
    if not rounds:
        raise ValueError("--rounds takes a number from 1 on, or all, not '0'")
    return rounds


def read_gain(text: str | None, measure: str) -> float | None:
    """The gain of a sequential test: percent of wins as a share, or points."""
    if text is None:
        return None
    found = _GAIN.fullmatch(text)
    if found is None or not float(found[1]):
        raise ValueError(f"--until takes a gain, as in '+2', not {text!r}")
    return float(found[1]) / 100 if measure == "wins" else float(found[1])
