"""Five faults of `./run faults --nodes 3`, without long stops: nothing is lost or doubled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.postgres_server import IS_SUPPORTED
from tools.fault_nodes import SHORT, NodesTrial

pytestmark = pytest.mark.skipif(not IS_SUPPORTED, reason="no PostgreSQL for this system")


def test_nothing_is_lost_whatever_happens_to_a_node(tmp_path: Path) -> None:
    report = NodesTrial(tmp_path, nodes=3, tables=4, seed=1).run(SHORT)

    assert report.counts == {"kill": 2, "stop": 1, "cut": 1, "database": 1}
    assert report.answered > 0
    assert report.pairs > 0
    assert report.reconnects > 0
