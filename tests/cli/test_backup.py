"""`undermine backup` and `undermine restore`."""

import asyncio
import json
from pathlib import Path

from tests.cli.shell import Shell, program
from tests.server.store.samples import entries, using
from undermine.server.store.files import Lock
from undermine.server.store.sqlite import SqliteStore


def _length(database: Path) -> int:
    async def look(store: SqliteStore) -> int:
        return len(await store.entries("g1"))

    return using(database, look)


def test_backup_says_what_it_wrote(shell: Shell, database: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"

    assert shell("backup", str(target)) == (
        0,
        f"backup {target}: 1 tables, 1 games, 2 entries\n",
        "",
    )
    assert target.exists()


def test_backup_and_restore_print_json_for_programs(
    shell: Shell, database: Path, tmp_path: Path
) -> None:
    target = tmp_path / "copy.db"
    counts = {"tables": 1, "games": 1, "entries": 2}

    assert json.loads(shell("backup", str(target), "--json").out) == {"file": str(target), **counts}
    restored = json.loads(shell("restore", str(target), "--json").out)
    assert Path(restored.pop("kept")).exists()
    assert restored == {"file": str(database), **counts}


def test_backup_overwrites_only_when_it_is_told_to(
    shell: Shell, database: Path, tmp_path: Path
) -> None:
    target = tmp_path / "copy.db"
    target.write_text("dear to me")

    answer = shell("backup", str(target))

    assert (answer.code, answer.out) == (1, "")
    assert answer.err == f"undermine: {str(target)!r} exists; --force overwrites it\n"
    assert target.read_text() == "dear to me"
    assert shell("backup", str(target), "--force").code == 0
    assert _length(target) == 2


def test_backup_works_while_a_server_runs(shell: Shell, database: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"

    async def play_on(store: SqliteStore) -> None:
        await store.append("g1", 2, entries(3))
        answer = await asyncio.to_thread(
            program, "backup", str(target), UNDERMINE_DATA=str(database.parent)
        )
        assert (answer.code, answer.err) == (0, "")
        await store.append("g1", 3, entries(4))

    using(database, play_on)

    assert (_length(target), _length(database)) == (3, 4)


def test_restore_brings_the_backup_back_and_keeps_the_rest(
    shell: Shell, database: Path, tmp_path: Path
) -> None:
    target = tmp_path / "copy.db"
    shell("backup", str(target))

    async def play_on(store: SqliteStore) -> None:
        await store.append("g1", 2, entries(3))

    using(database, play_on)
    answer = shell("restore", str(target))

    first, second = answer.out.splitlines()
    assert first == f"restored {database}: 1 tables, 1 games, 2 entries"
    assert _length(Path(second.removeprefix("what was there before is kept as "))) == 3
    assert _length(database) == 2


def test_restore_into_another_folder(shell: Shell, database: Path, tmp_path: Path) -> None:
    shell("backup", str(tmp_path / "copy.db"))

    answer = shell("restore", str(tmp_path / "copy.db"), "--data", str(tmp_path / "other"))

    assert (answer.code, answer.out.count("\n")) == (0, 1)
    assert _length(tmp_path / "other" / "undermine.db") == 2


def test_restore_refuses_while_a_server_runs(shell: Shell, database: Path, tmp_path: Path) -> None:
    shell("backup", str(tmp_path / "copy.db"))

    with Lock(database):
        answer = shell("restore", str(tmp_path / "copy.db"))

    assert (answer.code, answer.out) == (1, "")
    assert "is in use by another server" in answer.err


def test_restore_refuses_what_is_no_backup(shell: Shell, database: Path, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary " * 500)

    answer = shell("restore", str(tmp_path / "diary.txt"))

    assert (answer.code, answer.out) == (1, "")
    assert "not a database" in answer.err
    assert _length(database) == 2


def test_without_data_there_is_nothing_to_back_up(shell: Shell, tmp_path: Path) -> None:
    answer = shell("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "nowhere"))

    assert answer.code == 1
    assert "there is no file" in answer.err
    assert not (tmp_path / "nowhere").exists()


def test_a_wrong_setting_is_quoted(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    answer = shell("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "file"))

    assert answer.code == 2
    assert "UNDERMINE_DATA is" in answer.err
