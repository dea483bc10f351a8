"""Work in several processes, which end with the one that gave it to them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from undermine.bots.spreading import spread

PROGRAM = """
import sys
from tests.bots.test_spreading import told
from undermine.bots.spreading import spread

if __name__ == "__main__":
    for _ in spread(told, [(sys.argv[1], number) for number in range(1000)], 2, None):
        pass
"""
ROOT = Path(__file__).parents[2]


def told(part: tuple[str, int]) -> int:
    """Leave the id of this process in a folder."""
    Path(part[0], str(os.getpid())).touch()
    time.sleep(0.05)
    return part[1]


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_parts_are_worked_on_in_other_processes(tmp_path: Path) -> None:
    parts = [(str(tmp_path), number) for number in range(8)]

    assert sorted(spread(told, parts, 2, None)) == list(range(8))
    assert str(os.getpid()) not in {path.name for path in tmp_path.iterdir()}


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
def test_workers_of_a_killed_program_end(tmp_path: Path) -> None:
    """Those that wait for work would otherwise wait for ever."""
    folder = tmp_path / "workers"
    folder.mkdir()
    script = tmp_path / "program.py"
    script.write_text(PROGRAM, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, script, folder], env=environment) as program:
        while program.poll() is None and len(list(folder.iterdir())) < 2:
            time.sleep(0.02)
        program.send_signal(signal.SIGKILL)

    workers = [int(path.name) for path in folder.iterdir()]
    limit = time.monotonic() + 20
    while any(map(is_running, workers)) and time.monotonic() < limit:
        time.sleep(0.02)

    assert len(workers) == 2
    assert not any(map(is_running, workers))
