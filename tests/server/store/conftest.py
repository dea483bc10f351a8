"""Fixtures of the store tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres_server import IS_SUPPORTED, postgres_server
from tests.server.store.samples import Place

KINDS = ("sqlite", "postgres") if IS_SUPPORTED else ("sqlite",)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The path of a database that does not exist yet."""
    return tmp_path / "undermine.db"


@pytest.fixture
def address() -> Iterator[str]:
    """The address of an empty database in PostgreSQL."""
    with postgres_server().database() as found:
        yield found


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest) -> Place:
    """A database of each kind, with nothing in it."""
    name = "database" if request.param == "sqlite" else "address"
    found: Place = request.getfixturevalue(name)
    return found
