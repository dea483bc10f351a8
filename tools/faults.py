"""Try the promises of the server on a real one: kills, clocks, a full disk, crowds and floods.

Everything stays on this machine. A run ends by itself, and so do its processes.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.fault_clock import try_clock
from tools.fault_crowd import try_crowd
from tools.fault_disk import try_disk
from tools.fault_flood import try_flood
from tools.fault_kills import Trial
from tools.fault_server import Fault, Server

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = ["Fault", "Server", "Trial"]

TRIALS: dict[str, Callable[[Path], object]] = {
    "clock": try_clock,
    "disk": try_disk,
    "crowd": try_crowd,
    "flood": try_flood,
}
"""Trials besides kills; each gets an empty folder."""


def main(words: Sequence[str]) -> int:
    """Run the trials and print their results."""
    parser = argparse.ArgumentParser(description="Try the promises of the server on a real one.")
    parser.add_argument("--times", type=int, default=50, help="how many kills (default: 50)")
    parser.add_argument("--seed", type=int, default=0, help="for other moments and moves")
    parser.add_argument("--only", choices=("kills", *TRIALS), help="one trial instead of all")
    parser.add_argument("--nodes", type=int, help="faults of so many nodes over one PostgreSQL")
    parser.add_argument("--tables", type=int, default=30, help="tables of nodes (default: 30)")
    arguments = parser.parse_args(words)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    kills: dict[str, Callable[[Path], object]] = {
        "kills": lambda folder: Trial(folder, arguments.times, arguments.seed).run()
    }
    if arguments.nodes:
        return _tried("nodes", lambda folder: _try_nodes(folder, arguments))
    chosen = {name: run for name, run in (kills | TRIALS).items() if arguments.only in (None, name)}
    return max([_tried(name, run) for name, run in chosen.items()])


def _try_nodes(folder: Path, arguments: argparse.Namespace) -> object:
    from tools.fault_nodes import try_nodes  # noqa: PLC0415 (only it needs PostgreSQL)

    return try_nodes(folder, arguments.nodes, arguments.times, arguments.tables, arguments.seed)


def _tried(name: str, run: Callable[[Path], object]) -> int:
    with tempfile.TemporaryDirectory(prefix="undermine-faults-") as folder:
        try:
            report = run(Path(folder))
        except Fault as fault:
            print(f"faults: {name}: {fault}", file=sys.stderr, flush=True)
            return 1
    print(f"faults: {name}: {report}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
