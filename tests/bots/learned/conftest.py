"""Tiny nets for all games, where the learned levels look for theirs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.net.tiny import write_nets
from undermine.kernel import GAMES, MISSING, available
from undermine.net.players import VARIABLE


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what needs the kernel where it is not built."""
    for item in items:
        needs_it = "tests/bots/learned" in item.path.as_posix() and "without" not in item.name
        if needs_it and not available():
            item.add_marker(pytest.mark.skip(reason=MISSING))


@pytest.fixture(scope="session")
def written_nets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_nets(tmp_path_factory.mktemp("nets"), *GAMES)


@pytest.fixture
def nets(written_nets: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(written_nets))
    return written_nets
