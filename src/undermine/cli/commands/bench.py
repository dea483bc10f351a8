"""`bench`: Undermine Bench 1, on deals that are the same for everybody."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from undermine.cli.commands.compare import INTERRUPTED

if TYPE_CHECKING:
    from undermine.strength.bench import BenchResult


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing of the bench, and print its result."""
    import msgspec

    from undermine.strength.bench import bench_report

    try:
        result = _bench(arguments)
    except KeyboardInterrupt:
        print("undermine: interrupted; the same command goes on", file=sys.stderr)
        return INTERRUPTED
    printed = msgspec.json.encode(result).decode() if arguments.json else None
    print(printed or "\n".join(bench_report(result)))
    return 0


def _bench(arguments: argparse.Namespace) -> BenchResult:
    from undermine.cli.arguments import read_number
    from undermine.cli.cluster import executor_at
    from undermine.cli.progress import shown_progress
    from undermine.strength.bench import BenchPlan, checked_bench, run_bench

    deals = None if arguments.deals is None else read_number("--deals", arguments.deals)
    plan = checked_bench(BenchPlan(bot=arguments.bot, than=arguments.than, deals=deals))
    jobs = read_number("--jobs", arguments.jobs)
    with executor_at(arguments.cluster, jobs) as executor:
        return run_bench(
            plan,
            Path(arguments.out),
            arguments.only,
            jobs=jobs,
            executor=executor,
            progress=shown_progress("deals"),
        )
