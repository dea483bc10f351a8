"""The trials of `./run faults` that do not measure time, on a real server."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools.fault_clock import try_clock
from tools.fault_disk import try_disk

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="small disks, limits of processes")


def test_no_jump_of_the_clock_removes_a_table(tmp_path: Path) -> None:
    assert "none was removed" in try_clock(tmp_path)


def test_a_server_on_a_full_disk_says_so_and_recovers(tmp_path: Path) -> None:
    assert "the game went on" in try_disk(tmp_path)
