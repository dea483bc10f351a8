"""`ladder`: the standings of all bots that ever joined."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from undermine.cli.commands.compare import INTERRUPTED, read_rounds

if TYPE_CHECKING:
    from undermine.strength.ladder import Ladder
    from undermine.strength.standings import Standings, Strength

_SHOWN_FAULTS = 5


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing, and print the standings."""
    import msgspec

    from undermine.strength.standings import standings

    try:
        ladder = _climb(arguments)
    except KeyboardInterrupt:
        print("undermine: interrupted; the same command goes on", file=sys.stderr)
        return INTERRUPTED
    found = standings(ladder)
    print(msgspec.json.encode(found).decode() if arguments.json else "\n".join(_table(found)))
    return 0


def _climb(arguments: argparse.Namespace) -> Ladder:
    from undermine.bots.lineup import read_lineups
    from undermine.cli.arguments import read_number
    from undermine.cli.cluster import executor_at
    from undermine.cli.progress import shown_progress
    from undermine.strength.ladder import LadderPlan, checked_ladder, climb

    bots = read_lineups(arguments.bots) if arguments.bots is not None else ()
    plan = LadderPlan(
        game=arguments.game,
        seats=read_number("--seats", arguments.seats),
        deals=read_number("--deals", arguments.deals),
        seed=str(arguments.seed),
        rounds=read_rounds(arguments.rounds),
    )
    jobs = read_number("--jobs", arguments.jobs)
    with executor_at(arguments.cluster, jobs) as executor:
        return climb(
            checked_ladder(plan, bots),
            bots,
            Path(arguments.out),
            jobs=jobs,
            executor=executor,
            progress=shown_progress("bouts"),
        )


def _table(found: Standings) -> Iterator[str]:
    parts = list(found.bots[0].parts) if found.bots else []
    yield f"{found.game}, {found.seats} seats, {found.tables} tables"
    yield "Strength: greedy is 0, 400 points are ten times the odds. Intervals hold 95 %."
    yield ""
    yield f"  {'':<24}{'all':>22}{''.join(f'{part:>22}' for part in parts)}"
    for each in found.bots:
        cells = [each.overall, *each.parts.values()]
        yield f"  {each.bot:<24}{''.join(f'{_cell(cell):>22}' for cell in cells)}"
    if found.missing:
        yield f"{found.missing} bouts are still to be played; the command with --bots goes on."
    for bot, count in found.failures.items():
        yield f"{bot} failed in {count} games"
    if found.void:
        yield f"{found.void} tables do not count, since a bot failed."
    yield from (f"  {fault}" for fault in found.faults[:_SHOWN_FAULTS])


def _cell(strength: Strength) -> str:
    low, value, high = (round(number) for number in (strength.low, strength.value, strength.high))
    return f"{value:+d} ({low:+d} to {high:+d})"
