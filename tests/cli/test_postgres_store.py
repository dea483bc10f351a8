"""`migrate-store`, and `backup`, `restore` and `forget` over PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.cli.shell import Shell, program
from tests.postgres_server import database_name, postgres_server
from tests.server.room_harness import RoomHarness, run_scene
from tests.server.store.samples import entries, seated, using
from undermine.server.store import postgres_copies
from undermine.server.store.base import StagedRow, Store, TalkRow
from undermine.server.store.files import Lock

ROWS = ("game_table", "game", "entry", "staged", "talk")


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of an empty database, where commands look for it."""
    with postgres_server().database() as found:
        monkeypatch.setenv("UNDERMINE_DATABASE", found)
        yield found


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """The file of a server at which bots have played, and somebody has staged and talked."""

    async def play(harness: RoomHarness) -> None:
        for number in range(2):
            opened = await harness.table("Ana", "random", seats=3, listed=True)
            room = await harness.room(opened.code)
            await harness.wait_until_idle(room)
            store = harness.tables.services.store
            await store.say(opened.code, TalkRow(number, 0, "Grüß dich 👋", "wow", "Zoë"))
            row = StagedRow(0, room.require_game().seq, ("peek 1",))
            await store.stage(room.record.game_id, row)

    run_scene(tmp_path / "played", play)
    return tmp_path / "played" / "undermine.db"


async def fill(store: Store) -> None:
    await seated(store)
    await store.append("g1", 0, entries(1, 2))
    await store.say("red-lamp", TalkRow(1, 0, "whisper"))


async def contents(store: Store) -> list[object]:
    """All that is stored at the tables in play."""
    tables = await store.playing_tables()
    found: list[object] = [*tables]
    for table in tables:
        found += [await store.talk(table.code), *(await store.games(table.code))]
        for game in await store.games(table.code):
            found += [await store.entries(game.id), await store.staged(game.id)]
    return found


def postgres_schema_is_empty(address: str) -> bool:
    sql = "select count(*) from pg_tables where schemaname = 'public'"
    return bool(postgres_server().execute(database_name(address), sql) == 0)


# -- moving in -------------------------------------------------------------------------------------


def test_everything_moves_and_every_game_is_played_again(
    shell: Shell, address: str, played: Path
) -> None:
    before = using(played, contents)

    answer = shell("migrate-store", str(played.parent), address)

    assert (answer.code, answer.err) == (0, "")
    first, second, third = answer.out.splitlines()
    assert first.startswith(f"moved {played} to {address}: 2 tables, 2 games, ")
    assert second == "every row was compared; 2 games replay as they were dealt"
    assert third.startswith(f"{played} is unchanged")
    assert using(address, contents) == before == using(played, contents)
    assert len(before) == 10


def test_what_is_said_after_moving_comes_after_what_was_said_before(
    shell: Shell, address: str, database: Path
) -> None:
    async def talk(store: Store) -> list[TalkRow]:
        await store.say("red-lamp", TalkRow(2, 0, "more"))
        return await store.talk("red-lamp")

    assert shell("migrate-store", str(database), address).code == 0
    assert [row.text for row in using(address, talk)] == ["whisper", "more"]


def test_a_game_that_does_not_replay_moves_as_it_is_and_is_named(
    shell: Shell, address: str, played: Path
) -> None:
    with closing(sqlite3.connect(played)) as connection, connection:
        (name,) = connection.execute("select min(id) from game").fetchone()
        connection.execute("update game set seed = 'another' where id = ?", (name,))

    answer = shell("migrate-store", str(played), address, "--json")

    told = json.loads(answer.out)
    assert (answer.code, told["games"], told["verified"]) == (0, 2, 1)
    assert answer.err.startswith(f"undermine: game {name!r} does not replay: the opened seed")
    assert using(address, contents) == using(played, contents)


def test_a_row_that_postgresql_does_not_take_undoes_everything(
    shell: Shell, address: str, database: Path
) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("update entry set action = ? where seq = 2", ("place \0",))

    answer = shell("migrate-store", str(database), address)

    assert answer.code == 1
    assert "nothing was moved to" in answer.err
    assert postgres_schema_is_empty(address)


@pytest.mark.parametrize(
    "change",
    [lambda rows: [(*rows[0][:-1], 77), *rows[1:]], lambda rows: rows[:-1]],
    ids=["changed", "left out"],
)
def test_a_row_that_came_out_differently_undoes_everything(
    shell: Shell,
    address: str,
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[list[Any]], list[Any]],
) -> None:
    fill_table = postgres_copies._fill

    async def fill_wrongly(connection: Any, file: Any, table: Any) -> None:  # noqa: ANN401
        if table.name != "entry":
            await fill_table(connection, file, table)
            return
        for some in postgres_copies._file_pages(file, table):
            await connection.copy_records_to_table(
                "entry", records=change(some), columns=table.names
            )

    monkeypatch.setattr(postgres_copies, "_fill", fill_wrongly)
    answer = shell("migrate-store", str(database), address)

    assert answer.code == 1
    assert "nothing was moved: rows of 'entry' came out differently" in answer.err
    assert postgres_schema_is_empty(address)


def test_a_database_that_has_tables_is_refused(shell: Shell, address: str, database: Path) -> None:
    using(address, fill)

    answer = shell("migrate-store", str(database), address)

    assert (answer.code, answer.out) == (1, "")
    assert "has tables already, such as 'entry'; name an empty database" in answer.err
    assert using(address, contents)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("/no/such/file.db", "postgresql://db/undermine"), "there is no file '/no/such/file.db'"),
        (("{file}", "mysql://ada:SECRET@db/undermine"), "'mysql://ada@db/undermine' is no address"),
        (("{file}", "postgresql://ada:SECRET@127.0.0.1:1/u"), "ada@127.0.0.1:1/u' cannot be used"),
    ],
)
def test_wrong_places_get_a_sentence(
    shell: Shell, database: Path, words: tuple[str, str], told: str
) -> None:
    answer = shell("migrate-store", *(word.format(file=database) for word in words))

    assert (answer.code, answer.out) == (1, "")
    assert told in answer.err
    assert "SECRET" not in answer.err


def test_nothing_moves_while_a_server_runs(shell: Shell, address: str, database: Path) -> None:
    with Lock(database):
        answer = shell("migrate-store", str(database), address)

    assert answer.code == 1
    assert "is in use by another server" in answer.err


# -- backups ---------------------------------------------------------------------------------------


def test_a_backup_is_a_file_that_both_databases_take(
    shell: Shell, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "copy.db"
    using(address, fill)

    answer = shell("backup", str(target))
    assert answer == (0, f"backup {target}: 1 tables, 1 games, 2 entries\n", "")
    assert using(target, contents) == using(address, contents)

    monkeypatch.setenv("UNDERMINE_DATABASE", str(tmp_path / "other.db"))
    assert shell("restore", str(target)).code == 0
    assert using(tmp_path / "other.db", contents) == using(address, contents)


def test_backup_works_while_a_server_runs(address: str, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"

    async def play_on(store: Store) -> None:
        await fill(store)
        answer = await asyncio.to_thread(program, "backup", str(target), UNDERMINE_DATABASE=address)
        assert (answer.code, answer.err) == (0, "")
        await store.append("g1", 2, entries(3))

    async def look(store: Store) -> int:
        return len(await store.entries("g1"))

    using(address, play_on)

    assert (using(target, look), using(address, look)) == (2, 3)


def test_a_backup_shows_one_moment(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move is made between the reading of two tables of the database."""
    read_pages = postgres_copies._pages

    async def scene(store: Store) -> None:
        await fill(store)

        async def pages_and_a_move(connection: Any, table: Any) -> AsyncIterator[Any]:  # noqa: ANN401
            async for some in read_pages(connection, table):
                yield some
            if table.name == "game":
                await store.append("g1", 2, entries(3))

        monkeypatch.setattr(postgres_copies, "_pages", pages_and_a_move)
        await store.backup(tmp_path / "copy.db")

    async def look(store: Store) -> int:
        return len(await store.entries("g1"))

    using(address, scene)

    assert (using(tmp_path / "copy.db", look), using(address, look)) == (2, 3)


def test_restore_keeps_what_was_there_in_a_schema_of_its_own(
    shell: Shell, address: str, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "copy.db"
    using(address, fill)
    shell("backup", str(target))

    async def play_on(store: Store) -> None:
        await store.append("g1", 2, entries(3))

    using(address, play_on)
    first, second = shell("restore", str(target)).out.splitlines()

    assert first == f"restored {address}: 1 tables, 1 games, 2 entries"
    kept = second.removeprefix("what was there before is kept as the schema ")
    count = f"select count(*) from {kept}.entry"  # noqa: S608 (a name of ours)
    assert postgres_server().execute(database_name(address), count) == 3
    assert using(address, contents) == using(target, contents)


def test_restore_refuses_a_damaged_file_and_a_database_in_use(
    shell: Shell, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undermine.server.store.postgres_connection.LOCK_SECONDS", 0.0)
    target = tmp_path / "copy.db"
    using(address, fill)
    assert shell("backup", str(target)).code == 0

    async def restore_meanwhile(store: Store) -> None:
        answer = await asyncio.to_thread(
            program, "restore", str(target), UNDERMINE_DATABASE=address
        )
        assert "is in use by another server" in answer.err

    using(address, restore_meanwhile)
    damaged = bytearray(target.read_bytes())
    damaged[5000:9000] = b"x" * 4000
    target.write_bytes(damaged)

    assert shell("restore", str(target)).code == 1
    assert len(using(address, contents)) == 5


# -- forgetting ------------------------------------------------------------------------------------


def test_forget_deletes_a_table_and_says_what_it_cannot_reach(
    shell: Shell, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    using(address, fill)

    answer = shell("forget", "red-lamp")

    assert (answer.code, answer.err) == (0, "")
    assert answer.out.splitlines() == [
        "forgot red-lamp: 1 games, 2 entries, 1 talk",
        "logs, replicas and backups of PostgreSQL may still hold it",
    ]
    assert using(address, contents) == []
    assert shell("forget", "red-lamp").err == "undermine: there is no table 'red-lamp'\n"


def test_rows_of_a_forgotten_table_are_in_no_file_of_its_tables(shell: Shell, address: str) -> None:
    using(address, fill)
    server = postgres_server()
    name = database_name(address)
    server.execute(name, "checkpoint")
    number = server.execute(name, "select oid from pg_database where datname = current_database()")
    files = server.folder / "data" / "base" / str(number)
    assert any(b"whisper" in file.read_bytes() for file in files.iterdir())

    assert shell("forget", "red-lamp").code == 0

    server.execute(name, "checkpoint")
    assert not any(b"whisper" in file.read_bytes() for file in files.iterdir())
