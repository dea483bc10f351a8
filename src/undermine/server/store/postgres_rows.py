"""Rows in the SQL of PostgreSQL: what is done inside a transaction, on a connection that is given.

Lists that a whole batch of jobs shares travel as arrays, so that many tables cost one statement.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import asyncpg

from undermine.server.store.base import (
    KEPT_TALK,
    EntryRow,
    Forgotten,
    GameRow,
    MissingError,
    RestRow,
    StagedRow,
    TableRow,
    TakenError,
    TalkRow,
)
from undermine.server.store.columns import columns, read_rows, readable
from undermine.server.store.postgres_connection import Connection

_TABLES: Final = "select code, doc, status, made, touched, listed, timed, due from game_table "
_GAMES: Final = (
    "select id, code, number, rules, seats, promise, seed, words, open_cards, made, status, ended, "
    "scores, tokens, since from game "
)
_ADD_TABLE: Final = (
    "insert into game_table (code, doc, status, made, touched, listed, timed, due) "
    "values ($1, $2, $3, $4, $5, $6, $7, $8) "
)
_PUT_TABLE: Final = _ADD_TABLE + (
    "on conflict (code) do update set doc = excluded.doc, status = excluded.status, "
    "touched = greatest(game_table.touched, excluded.touched), listed = excluded.listed, "
    "timed = excluded.timed, due = excluded.due"
)
_PUT_GAME: Final = (
    "insert into game (id, code, number, rules, seats, promise, seed, words, open_cards, made, "
    "status, ended, scores, tokens, since) "
    "values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) "
    "on conflict (id) do update set seats = excluded.seats, status = excluded.status, "
    "ended = excluded.ended, scores = excluded.scores, tokens = excluded.tokens, "
    "since = excluded.since"
)
_STAGE: Final = (
    "insert into staged (game, seat, seq, actions) values ($1, $2, $3, $4) "
    "on conflict (game, seat) do update set seq = excluded.seq, actions = excluded.actions"
)
_FORGET: Final = (
    "delete from talk where code = $1 and id <= "
    "(select id from talk where code = $1 order by id desc limit 1 offset $2)"
)
TOUCH: Final = (
    "update game_table set touched = greatest(touched, {at}), status = case "
    "when status <> 'parked' then status when exists (select 1 from game "
    "where game.code = game_table.code and game.status = 'playing') then 'playing' "
    "else 'filling' end "
)
"""A table was used; if it was parked, it no longer is."""
_PARK: Final = (
    "update game_table set status = 'parked' where touched < $1 and code <> all($2::text[]) and "
    "(status = 'filling' or status = 'playing' and not timed) returning code"
)
_REMOVE: Final = (
    "delete from game_table where code = any($1::text[]) and touched < $2 and status <> 'playing' "
    "returning code"
)
_COUNTS: Final = (
    "select (select count(*) from game where code = $1), "
    "(select count(*) from entry join game on game.id = entry.game where game.code = $1), "
    "(select count(*) from talk where code = $1)"
)
_TRIED: Final = 8_192
"""Bytes that are written to see whether there is room."""


# -- reading -------------------------------------------------------------------------------------


async def table(connection: Connection, code: str) -> TableRow | None:
    """Find a table."""
    found = await connection.fetch(_TABLES + "where code = $1", storable(code))
    return next(iter(read_rows(TableRow, found)), None)


async def tables(connection: Connection, codes: Sequence[str]) -> list[TableRow]:
    """Find some tables, last touched first."""
    sql = _TABLES + "where code = any($1::text[]) order by touched desc, code"
    return list(readable(TableRow, await connection.fetch(sql, [storable(code) for code in codes])))


async def listed(connection: Connection, limit: int = 50) -> list[TableRow]:
    """Tables that strangers may find."""
    where = "where listed and status in ('filling', 'playing') order by touched desc, code limit $1"
    return list(readable(TableRow, await connection.fetch(_TABLES + where, limit)))


async def playing_tables(connection: Connection) -> list[TableRow]:
    """Tables at which a game is being played."""
    sql = _TABLES + "where status = 'playing' order by touched desc, code"
    return list(readable(TableRow, await connection.fetch(sql)))


async def due(
    connection: Connection, after: tuple[int, str], before: int, limit: int = 50
) -> list[tuple[int, str]]:
    """When games go on by themselves until a time, and at which tables."""
    sql = (
        "select due, code from game_table "
        "where (due, code) > ($1, $2) and due <= $3 and status = 'playing' "
        "order by due, code limit $4"
    )
    return [(at, code) for at, code in await connection.fetch(sql, *after, before, limit)]


async def game(connection: Connection, game: str) -> GameRow | None:
    """Find a game."""
    found = await connection.fetch(_GAMES + "where id = $1", storable(game))
    return next(iter(read_rows(GameRow, found)), None)


async def games(connection: Connection, code: str) -> list[GameRow]:
    """All games of a table."""
    sql = _GAMES + "where code = $1 order by number"
    return list(readable(GameRow, await connection.fetch(sql, storable(code))))


async def entries(connection: Connection, game: str, after: int = 0) -> list[EntryRow]:
    """The log of a game, or what follows an entry of it."""
    sql = "select seq, actor, action, how, at from entry where game = $1 and seq > $2 order by seq"
    return read_rows(EntryRow, await connection.fetch(sql, storable(game), after))


async def staged(connection: Connection, game: str) -> list[StagedRow]:
    """What waits in a game."""
    sql = "select seat, seq, actions from staged where game = $1 order by seat"
    return read_rows(StagedRow, await connection.fetch(sql, storable(game)))


async def talk(connection: Connection, code: str, limit: int = 50) -> list[TalkRow]:
    """The last things said at a table."""
    sql = "select at, seat, text, sign, name from talk where code = $1 order by id desc limit $2"
    return read_rows(TalkRow, (await connection.fetch(sql, storable(code), limit))[::-1])


async def untouched(connection: Connection, before: int) -> list[str]:
    """Tables that nobody has touched, and where no game is being played."""
    sql = "select code from game_table where touched < $1 and status <> 'playing' order by touched"
    return [code for (code,) in await connection.fetch(sql, before)]


# -- writing -------------------------------------------------------------------------------------


async def add_table(connection: Connection, row: TableRow) -> None:
    """Store a new table."""
    try:
        await connection.execute(_ADD_TABLE, *columns(row))
    except asyncpg.UniqueViolationError as error:
        raise TakenError(f"there is a table {row.code!r} already") from error


async def put_table(connection: Connection, row: TableRow) -> None:
    """Store a table, new or changed."""
    await connection.execute(_PUT_TABLE, *columns(row))


async def rest(connection: Connection, row: RestRow) -> None:
    """Store how a table fell asleep or woke up."""
    sql = "update game_table set doc = $1, due = $2 where code = $3"
    await connection.execute(sql, row.doc, row.due, row.code)


async def put_game(connection: Connection, row: GameRow) -> None:
    """Store a game, new or changed; what was promised about the deal stays as it is."""
    try:
        await connection.execute(_PUT_GAME, *columns(row))
    except asyncpg.UniqueViolationError as error:
        raise TakenError(f"table {row.code!r} has a game {row.number} already") from error


async def stage(connection: Connection, name: str, row: StagedRow) -> None:
    """Replace what a seat has staged."""
    if not row.actions:
        sql = "delete from staged where game = $1 and seat = $2"
        await connection.execute(sql, name, row.seat)
        return
    try:
        await connection.execute(_STAGE, name, *columns(row))
    except asyncpg.ForeignKeyViolationError as error:
        raise MissingError(f"there is no game {name!r}") from error


async def say(connection: Connection, code: str, row: TalkRow) -> None:
    """Keep something that was said, and forget what was said long ago."""
    sql = "insert into talk (code, at, seat, text, sign, name) values ($1, $2, $3, $4, $5, $6)"
    try:
        await connection.execute(sql, code, *columns(row))
    except asyncpg.ForeignKeyViolationError as error:
        raise MissingError(f"there is no table {code!r}") from error
    await connection.execute(_FORGET, code, KEPT_TALK)
    await connection.execute(TOUCH.format(at="$2") + "where code = $1", code, row.at)


async def try_to_write(connection: Connection) -> None:
    """Store as much as opening a table would, and take it away again in the same transaction."""
    row = TableRow("", bytes(_TRIED), "over", made=0, touched=0)
    await connection.execute(_ADD_TABLE, *columns(row))
    await connection.execute("delete from game_table where code = ''")


# -- tidying -------------------------------------------------------------------------------------


async def park(connection: Connection, before: int, keep: Collection[str]) -> list[str]:
    """Park tables that nobody has touched; those with a running clock play on."""
    return sorted(code for (code,) in await connection.fetch(_PARK, before, list(keep)))


async def remove(connection: Connection, codes: Sequence[str], before: int) -> list[str]:
    """Remove tables that are still untouched, with everything that belongs to them."""
    removed = {code for (code,) in await connection.fetch(_REMOVE, list(codes), before)}
    return [code for code in codes if code in removed]


async def forget(connection: Connection, code: str) -> Forgotten | None:
    """Delete a table with everything that belongs to it; None if there is none."""
    code = storable(code)
    counts = await connection.fetchrow(_COUNTS, code)
    assert counts is not None
    if await connection.execute("delete from game_table where code = $1", code) != "DELETE 1":
        return None
    return Forgotten(*counts)


def storable(text: str) -> str:
    """A text that somebody asks for; what PostgreSQL cannot hold is in none of its rows."""
    return text.replace("\0", "\ufffd")
