"""Rows in SQL: what is done inside a transaction, on a connection that is given."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from sqlite3 import Connection, IntegrityError
from typing import Final

from undermine.server.store.base import (
    KEPT_TALK,
    EntryRow,
    Forgotten,
    GameRow,
    MissingError,
    RestRow,
    StagedRow,
    StaleError,
    TableRow,
    TakenError,
    TalkRow,
)
from undermine.server.store.columns import (
    EntryColumns,
    as_json,
    columns,
    entry_columns,
    read_rows,
    readable,
)

_TABLES: Final = "select code, doc, status, made, touched, listed, timed, due from game_table "
_GAMES: Final = (
    "select id, code, number, rules, seats, promise, seed, words, open_cards, made, status, ended, "
    "scores, tokens, since from game "
)
_ADD_TABLE: Final = (
    "insert into game_table (code, doc, status, made, touched, listed, timed, due) "
    "values (?, ?, ?, ?, ?, ?, ?, ?) "
)
_PUT_TABLE: Final = _ADD_TABLE + (
    "on conflict (code) do update set doc = excluded.doc, status = excluded.status, "
    "touched = max(touched, excluded.touched), listed = excluded.listed, timed = excluded.timed, "
    "due = excluded.due"
)
_PUT_GAME: Final = (
    "insert into game (id, code, number, rules, seats, promise, seed, words, open_cards, made, "
    "status, ended, scores, tokens, since) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    "on conflict (id) do update set seats = excluded.seats, status = excluded.status, "
    "ended = excluded.ended, scores = excluded.scores, tokens = excluded.tokens, "
    "since = excluded.since"
)
_ADD_ENTRY: Final = (
    "insert into entry (game, seq, actor, action, how, at) values (?1, case when ?2 = 1 or exists "
    "(select 1 from entry where game = ?1 and seq = ?2 - 1) then ?2 end, ?3, ?4, ?5, ?6)"
)
"""An entry that does not follow the last one has no number or one that is taken, and is refused.
To select what is inserted, and from the same table, would take half as long again."""
_STAGE: Final = (
    "insert into staged (game, seat, seq, actions) values (?, ?, ?, ?) "
    "on conflict (game, seat) do update set seq = excluded.seq, actions = excluded.actions"
)
_FORGET: Final = (
    "delete from talk where code = ? and id <= "
    "(select id from talk where code = ? order by id desc limit 1 offset ?)"
)
_TOUCH: Final = (
    "update game_table set touched = max(touched, ?), status = case when status <> 'parked' then "
    "status when exists (select 1 from game where game.code = game_table.code and "
    "game.status = 'playing') then 'playing' else 'filling' end "
)
_IDLE: Final = (
    "select code from game_table "
    "where touched < ? and (status = 'filling' or status = 'playing' and not timed) order by code"
)
_REMOVE: Final = "delete from game_table where code = ? and touched < ? and status <> 'playing'"
_TRIED: Final = 8_192
"""Bytes that are written to see whether there is room."""


# -- reading -------------------------------------------------------------------------------------


def table(connection: Connection, code: str) -> TableRow | None:
    """Find a table."""
    found = connection.execute(_TABLES + "where code = ?", (code,)).fetchall()
    return next(iter(read_rows(TableRow, found)), None)


def tables(connection: Connection, codes: Sequence[str]) -> list[TableRow]:
    """Find some tables, last touched first."""
    sql = _TABLES + "join json_each(?) on value = code order by touched desc, code"
    return list(readable(TableRow, connection.execute(sql, (as_json(codes),)).fetchall()))


def listed(connection: Connection, limit: int = 50) -> list[TableRow]:
    """Tables that strangers may find."""
    where = "where listed and status in ('filling', 'playing') order by touched desc, code limit ?"
    return list(readable(TableRow, connection.execute(_TABLES + where, (limit,)).fetchall()))


def playing_tables(connection: Connection) -> list[TableRow]:
    """Tables at which a game is being played."""
    sql = _TABLES + "where status = 'playing' order by touched desc, code"
    return list(readable(TableRow, connection.execute(sql).fetchall()))


def due(
    connection: Connection, after: tuple[int, str], before: int, limit: int = 50
) -> list[tuple[int, str]]:
    """When games go on by themselves until a time, and at which tables."""
    sql = (
        "select due, code from game_table "
        "where (due, code) > (?, ?) and due <= ? and status = 'playing' "
        "order by due, code limit ?"
    )
    return connection.execute(sql, (*after, before, limit)).fetchall()


def game(connection: Connection, game: str) -> GameRow | None:
    """Find a game."""
    found = connection.execute(_GAMES + "where id = ?", (game,)).fetchall()
    return next(iter(read_rows(GameRow, found)), None)


def games(connection: Connection, code: str) -> list[GameRow]:
    """All games of a table."""
    sql = _GAMES + "where code = ? order by number"
    return list(readable(GameRow, connection.execute(sql, (code,)).fetchall()))


def entries(connection: Connection, game: str, after: int = 0) -> list[EntryRow]:
    """The log of a game, or what follows an entry of it."""
    sql = "select seq, actor, action, how, at from entry where game = ? and seq > ? order by seq"
    return read_rows(EntryRow, connection.execute(sql, (game, after)).fetchall())


def staged(connection: Connection, game: str) -> list[StagedRow]:
    """What waits in a game."""
    sql = "select seat, seq, actions from staged where game = ? order by seat"
    return read_rows(StagedRow, connection.execute(sql, (game,)).fetchall())


def staging(connection: Connection) -> set[str]:
    """The games in which something waits."""
    return {name for (name,) in connection.execute("select distinct game from staged").fetchall()}


def talk(connection: Connection, code: str, limit: int = 50) -> list[TalkRow]:
    """The last things said at a table."""
    sql = "select at, seat, text, sign, name from talk where code = ? order by id desc limit ?"
    return read_rows(TalkRow, connection.execute(sql, (code, limit)).fetchall()[::-1])


# -- writing -------------------------------------------------------------------------------------


def add_table(connection: Connection, row: TableRow) -> None:
    """Store a new table."""
    try:
        connection.execute(_ADD_TABLE, columns(row))
    except IntegrityError as error:
        raise TakenError(f"there is a table {row.code!r} already") from error


def put_table(connection: Connection, row: TableRow) -> None:
    """Store a table, new or changed."""
    connection.execute(_PUT_TABLE, columns(row))


def rest(connection: Connection, rows: Sequence[RestRow]) -> None:
    """Store how tables fell asleep or woke up."""
    sql = "update game_table set doc = ?, due = ? where code = ?"
    connection.executemany(sql, [(row.doc, row.due, row.code) for row in rows])


def put_game(connection: Connection, row: GameRow) -> None:
    """Store a game, new or changed; what was promised about the deal stays as it is."""
    try:
        connection.execute(_PUT_GAME, columns(row))
    except IntegrityError as error:
        raise TakenError(f"table {row.code!r} has a game {row.number} already") from error


def append(connection: Connection, name: str, after: int, rows: Sequence[EntryRow]) -> None:
    """Store the next entries of a game."""
    if rows and add_entries(connection, entry_columns(name, after, rows)):
        return
    if game(connection, name) is None:
        raise MissingError(f"there is no game {name!r}")
    last = _last(connection, name)
    if last != after:
        raise StaleError(name, after, last)


def add_entries(connection: Connection, found: Sequence[EntryColumns]) -> bool:
    """Store entries of any games; false if one of them is not the next one of its game."""
    try:
        connection.executemany(_ADD_ENTRY, found)
    except IntegrityError:
        return False
    return True


def restage(connection: Connection, name: str, rows: Sequence[StagedRow]) -> None:
    """Replace all that waits in a game."""
    connection.execute("delete from staged where game = ?", (name,))
    for row in rows:
        stage(connection, name, row)


def stage(connection: Connection, name: str, row: StagedRow) -> None:
    """Replace what a seat has staged."""
    if not row.actions:
        connection.execute("delete from staged where game = ? and seat = ?", (name, row.seat))
        return
    try:
        connection.execute(_STAGE, (name, *columns(row)))
    except IntegrityError as error:
        raise MissingError(f"there is no game {name!r}") from error


def say(connection: Connection, code: str, row: TalkRow) -> None:
    """Keep something that was said, and forget what was said long ago."""
    sql = "insert into talk (code, at, seat, text, sign, name) values (?, ?, ?, ?, ?, ?)"
    try:
        connection.execute(sql, (code, *columns(row)))
    except IntegrityError as error:
        raise MissingError(f"there is no table {code!r}") from error
    connection.execute(_FORGET, (code, code, KEPT_TALK))
    touch(connection, code, row.at)


def touch(connection: Connection, code: str, at: int) -> None:
    """The table was used; if it was parked, it no longer is."""
    connection.execute(_TOUCH + "where code = ?", (at, code))


def touch_game(connection: Connection, name: str, at: int) -> None:
    """The game was used, and so was its table."""
    its_table = "where code = (select code from game where id = ?)"
    connection.execute(_TOUCH + its_table, (at, name))


def try_to_write(connection: Connection) -> None:
    """Store as much as opening a table would, and take it away again in the same transaction."""
    connection.execute(_ADD_TABLE, ("", bytes(_TRIED), "over", 0, 0, False, False, None))
    connection.execute("delete from game_table where code = ''")
    (version,) = connection.execute("pragma user_version").fetchone()
    connection.execute(f"pragma user_version = {version}")  # written, though it is the same


# -- tidying -------------------------------------------------------------------------------------


def park(connection: Connection, before: int, keep: Collection[str]) -> list[str]:
    """Park tables that nobody has touched; those with a running clock play on."""
    found = [code for (code,) in connection.execute(_IDLE, (before,)) if code not in keep]
    sql = "update game_table set status = 'parked' where code = ?"
    connection.executemany(sql, [(code,) for code in found])
    return found


def untouched(connection: Connection, before: int) -> list[str]:
    """Tables that nobody has touched, and where no game is being played."""
    sql = "select code from game_table where touched < ? and status <> 'playing' order by touched"
    return [code for (code,) in connection.execute(sql, (before,)).fetchall()]


def remove(connection: Connection, codes: Sequence[str], before: int) -> list[str]:
    """Remove tables that are still untouched, with everything that belongs to them."""
    return [code for code in codes if connection.execute(_REMOVE, (code, before)).rowcount]


def forget(connection: Connection, code: str) -> Forgotten | None:
    """Delete a table with everything that belongs to it; None if there is none."""
    sql = (
        "select (select count(*) from game where code = ?1), "
        "(select count(*) from entry join game on game.id = entry.game where game.code = ?1), "
        "(select count(*) from talk where code = ?1)"
    )
    counts = connection.execute(sql, (code,)).fetchone()
    if not connection.execute("delete from game_table where code = ?", (code,)).rowcount:
        return None
    return Forgotten(*counts)


def scrub(connection: Connection) -> bool:
    """Write every row anew, since deleted ones leave traces on pages that were split or joined.

    Then the write-ahead log, which holds old pages too, is emptied; false if somebody reads it.
    """
    connection.execute("vacuum")
    (is_busy, _, _) = connection.execute("pragma wal_checkpoint(truncate)").fetchone()
    return not is_busy


def _last(connection: Connection, name: str) -> int:
    sql = "select coalesce(max(seq), 0) from entry where game = ?"
    return int(connection.execute(sql, (name,)).fetchone()[0])
