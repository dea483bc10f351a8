"""Fixtures of the tests of the command line."""

from pathlib import Path

import pytest

from tests.cli.shell import Shell
from tests.server.store.samples import entries, seated, using
from undermine.server.store.base import TalkRow
from undermine.server.store.sqlite import SqliteStore


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """Return a shell that speaks English unless it is told otherwise."""
    monkeypatch.setenv("LC_ALL", "C")
    return Shell(capsys)


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with a table, a game, two entries and a talk row, where commands look for it."""
    monkeypatch.setenv("UNDERMINE_DATA", str(tmp_path / "data"))
    file = tmp_path / "data" / "undermine.db"

    async def fill(store: SqliteStore) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1, 2))
        await store.say("red-lamp", TalkRow(1, 0, "whisper"))

    using(file, fill)
    return file
