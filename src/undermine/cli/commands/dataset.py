"""`dataset`: games of bots as rows for learners."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undermine.dataset.building import Built
    from undermine.dataset.plan import Plan

_INTERRUPTED = 130


def run(arguments: argparse.Namespace) -> int:
    """Make what is missing of a data set, and say what there is."""
    import msgspec

    plan = _plan(arguments)
    try:
        built = _build(plan, arguments)
    except KeyboardInterrupt:
        print("undermine: interrupted; the same command goes on", file=sys.stderr)
        return _INTERRUPTED
    print(msgspec.json.encode(built).decode() if arguments.json else _report(plan, built))
    return 0


def _plan(arguments: argparse.Namespace) -> Plan:
    from undermine.bots.lineup import read_lineups
    from undermine.cli.arguments import read_number
    from undermine.dataset.plan import make_plan

    return make_plan(
        arguments.game,
        read_lineups(arguments.bots),
        read_number("--seats", arguments.seats),
        read_number("--games", arguments.games),
        str(arguments.seed),
    )


def _build(plan: Plan, arguments: argparse.Namespace) -> Built:
    from undermine.cli.arguments import read_number
    from undermine.cli.cluster import executor_at
    from undermine.cli.progress import shown_progress
    from undermine.dataset.building import build_dataset

    jobs = read_number("--jobs", arguments.jobs)
    with executor_at(arguments.cluster, jobs) as executor:
        return build_dataset(
            plan, arguments.out, jobs=jobs, executor=executor, progress=shown_progress()
        )


def _report(plan: Plan, built: Built) -> str:
    return (
        f"{plan.game}, {plan.seats} seats, {built.games} games, seed {plan.seed}\n"
        f"{built.decisions} decisions in {built.shards} shards, {built.made} of them made now\n"
        f"{built.folder}"
    )
