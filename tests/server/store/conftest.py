"""Fixtures of the store tests."""

from pathlib import Path

import pytest


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The path of a database that does not exist yet."""
    return tmp_path / "undermine.db"
