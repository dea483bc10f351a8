"""The schema grows by steps; old games go on, and the future is refused."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.store.samples import entries, seated, using
from undermine.server.store import schema
from undermine.server.store.base import StorageError, TalkRow
from undermine.server.store.schema import MARK, Migration, migrations, newest
from undermine.server.store.sqlite import SqliteStore


def _begun_long_ago(database: Path) -> None:
    """A game as the very first schema kept it, in the middle of a turn."""
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(migrations()[0].sql)
        connection.execute(f"pragma application_id = {MARK}")
        connection.execute("pragma user_version = 1")
        connection.executescript(
            """
            insert into game_table (code, doc, status, listed, timed, made, touched)
              values ('red-lamp', x'7b7d', 'playing', 1, 0, 1, 2);
            insert into game (id, code, number, rules, seats, promise, seed, words, open_cards,
              status, made) values ('g1', 'red-lamp', 1, 'saboteur@1', '["Ada","Bo"]', 'p', 's',
              '["w"]', 1, 'playing', 1);
            insert into entry (game, seq, actor, action, how, at)
              values ('g1', 1, -1, 'begin 1', '', 1), ('g1', 2, 0, 'place EW 1,0', 'clock', 2);
            insert into staged (game, seat, seq, actions) values ('g1', 0, 2, '["peek 1"]');
            insert into talk (code, at, seat, text, sign) values ('red-lamp', 2, 0, 'hi', '');
            """
        )


def test_steps_are_numbered_without_gaps() -> None:
    assert [step.version for step in migrations()] == list(range(1, newest() + 1))


def test_a_game_begun_under_the_first_schema_goes_on_under_the_newest(database: Path) -> None:
    _begun_long_ago(database)

    async def resume(store: SqliteStore) -> None:
        assert [row.code for row in await store.playing_tables()] == ["red-lamp"]
        assert await store.due((0, ""), 0) == [(0, "red-lamp")]
        game = await store.game("g1")
        assert game is not None
        assert (game.seats, game.words, game.seed) == (("Ada", "Bo"), ("w",), "s")
        assert [row.actions for row in await store.staged("g1")] == [("peek 1",)]
        await store.append("g1", 2, entries(3))

        log = await store.entries("g1")
        assert [row.action for row in log][:2] == ["begin 1", "place EW 1,0"]
        assert len(log) == 3
        assert [row.text for row in await store.talk("red-lamp")] == ["hi"]

    using(database, resume)

    assert _version(database) == newest()


def test_games_from_before_belong_to_those_who_still_sit_there(database: Path) -> None:
    """Whoever sits on the seat under another name did not play; a broken table stops nothing."""
    _begun_long_ago(database)
    seats = [("Ada", "hash-of-ada"), ("Eve", "hash-of-eve"), ("Bot", "")]
    told = [{"kind": "person", "name": name, "token": token} for name, token in seats]
    doc = json.dumps({"seats": told}).encode()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("update game_table set doc = ?", (doc,))
        connection.execute("""update game set seats = '["Ada","Bo","Bot"]'""")
        connection.execute(
            "insert into game_table (code, doc, status, listed, timed, made, touched) "
            "values ('broken', x'7b', 'over', 0, 0, 1, 2)"
        )
        connection.execute(
            "insert into game (id, code, number, rules, seats, promise, seed, words, open_cards, "
            "status, made) values ('g2', 'broken', 1, 'saboteur@1', '[]', 'p', 's', '[]', 1, "
            "'over', 1)"
        )
        connection.commit()

    async def look(store: SqliteStore) -> list[tuple[str, ...]]:
        found = [await store.game(name) for name in ("g1", "g2")]
        return [game.tokens for game in found if game is not None]

    assert using(database, look) == [("hash-of-ada", "", ""), ()]


@pytest.mark.parametrize(
    ("doc", "name"), [(b'{"seats": [{"name": "Ada"}]}', "Ada"), (b"{}", ""), (b"{", "")]
)
def test_talk_from_before_gets_the_name_of_whoever_has_the_seat(
    database: Path, doc: bytes, name: str
) -> None:
    _begun_long_ago(database)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("update game_table set doc = ?", (doc,))
        connection.commit()

    async def look(store: SqliteStore) -> list[TalkRow]:
        return await store.talk("red-lamp")

    assert using(database, look) == [TalkRow(2, 0, "hi", name=name)]


def test_a_later_step_is_applied_and_the_old_file_is_kept(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _begun_long_ago(database)
    later = Migration(newest() + 1, "create table later (id text); drop table talk")
    _with_step(monkeypatch, later)

    async def look(store: SqliteStore) -> int:
        return len(await store.entries("g1"))

    assert using(database, look) == 2
    assert _version(database) == later.version
    assert _version(database.with_name("undermine-schema1.db")) == 1


def test_a_step_that_fails_leaves_the_schema_as_it_was(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    using(database, seated)
    known = newest()
    _with_step(monkeypatch, Migration(known + 1, "drop table talk; select nonsense"))

    with pytest.raises(StorageError, match=f"schema {known + 1} could not be made.*nonsense"):
        using(database, seated)

    monkeypatch.undo()
    using(database, seated)
    assert _version(database) == known


def test_a_database_from_the_future_is_refused_untouched(database: Path) -> None:
    using(database, seated)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("pragma user_version = 99")
    before = database.read_bytes()

    with pytest.raises(StorageError, match="written by a later Undermine: its schema is 99"):
        using(database, seated)

    assert database.read_bytes() == before


def test_a_database_of_another_program_is_refused(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("create table recipes (name text)")

    with pytest.raises(StorageError, match="not a database of Undermine"):
        using(database, seated)


def test_a_file_that_is_no_database_is_refused(database: Path) -> None:
    database.write_text("Dear diary, " * 100)

    with pytest.raises(StorageError, match=r"cannot open .* not a database"):
        using(database, seated)


def _with_step(monkeypatch: pytest.MonkeyPatch, step: Migration) -> None:
    steps = [*migrations(), step]
    monkeypatch.setattr(schema, "migrations", lambda: steps)


def _version(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        return schema.version(connection)
