"""The file of SQLite: made where there is none, and for its owner alone."""

from pathlib import Path

import pytest

from tests.server.store.samples import seated, using
from undermine.server.store.base import StorageError
from undermine.server.store.sqlite import SqliteStore


def test_a_store_makes_its_folder(tmp_path: Path) -> None:
    database = tmp_path / "deep" / "deeper" / "undermine.db"

    using(database, seated)

    assert database.is_file()


def test_the_files_are_for_their_owner_alone(database: Path) -> None:
    async def look(store: SqliteStore) -> None:
        await seated(store)
        modes = {file.name: file.stat().st_mode & 0o777 for file in database.parent.iterdir()}

        assert set(modes.values()) == {0o600}
        assert "undermine.db-wal" in modes
        assert database.parent.stat().st_mode & 0o777 == 0o700

    using(database, look)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(StorageError, match=r"cannot open '.*file/undermine.db'"):
        using(tmp_path / "file" / "undermine.db", seated)
