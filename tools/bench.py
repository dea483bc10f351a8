"""How fast Undermine is, as ratios against public programs measured in the same run.

Machines and minutes differ, so what counts is the ratio inside one run. Ours and theirs alternate
round by round, and the median of the rounds is printed. Timings never decide a test.
"""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PARTS: Final = ("engine", "kernel", "server", "tables", "client")
APART: Final = ("envs", "nodes")
"""Measured on demand: they need the environment of researchers, or a PostgreSQL."""


def main() -> int:
    """Measure one part after the other, each in a process of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=(*PARTS, *APART), help="measure one part")
    parser.add_argument("--quick", action="store_true", help="less often and less exactly")
    arguments = parser.parse_args()
    quick = ["--quick"] if arguments.quick else []
    failed = 0
    for part in [arguments.only] if arguments.only else PARTS:
        print(f"-- {part}", flush=True)
        browser = (sys.executable, "tools/with_browser.py") if part == "client" else ()
        failed |= measure((*browser, sys.executable, "-m", f"tools.benches.{part}", *quick))
    return failed


def measure(command: Sequence[str]) -> int:
    """Run a part of the bench in a child process; signals to stop are passed on to it."""
    child = subprocess.Popen(command, cwd=ROOT)
    signal.signal(signal.SIGTERM, lambda *_: child.terminate())
    return child.wait()


if __name__ == "__main__":
    sys.exit(main())
