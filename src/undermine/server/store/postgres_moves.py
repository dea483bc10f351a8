"""Entries of many games in one transaction: what is looked at first, and stored at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import asyncpg

from undermine.server.store.base import (
    EntryRow,
    GameRow,
    MissingError,
    StagedRow,
    StaleError,
    TableRow,
)
from undermine.server.store.columns import columns
from undermine.server.store.postgres_connection import Connection
from undermine.server.store.postgres_rows import TOUCH, put_game, put_table

_LOOK: Final = (
    "with mark as (insert into writer (name, batch) values ($1, $2) "
    "on conflict (name) do update set batch = excluded.batch, at = now()), "
    "held as materialized (select code, epoch, status from game_table where code = any($4::text[] "
    "|| array(select code from game where id = any($3::text[]))) order by code for no key update) "
    "select held.code, held.epoch, held.status, game.id, "
    "coalesce((select max(seq) from entry where entry.game = game.id), 0), "
    "exists (select 1 from staged where staged.game = game.id) "
    "from held left join game on game.code = held.code and game.id = any($3::text[])"
)
"""Marks the batch, and holds its tables: until the commit nobody else claims or changes them."""
_ADD: Final = (
    "insert into entry (game, seq, actor, action, how, at) "
    "select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[])"
)
_RESTAGE: Final = (
    "insert into staged (game, seat, seq, actions) "
    "select * from unnest($1::text[], $2::int[], $3::int[], $4::text[])"
)
_TOUCHED: Final = TOUCH.format(at="used.at") + (
    "from unnest($1::text[], $2::bigint[]) as used (code, at) where game_table.code = used.code"
)


class Move(NamedTuple):
    """Entries to store after one of a game, and what changes with them."""

    game: str
    after: int
    entries: Sequence[EntryRow]
    staged: Sequence[StagedRow] = ()
    ended: GameRow | None = None
    table: TableRow | None = None
    touches: bool = True

    @property
    def at(self) -> int:
        """When it was made."""
        return self.entries[-1].at if self.entries else 0


class Batch(NamedTuple):
    """What is stored in one transaction."""

    writer: str
    """The name of the server, in whose row the number is written."""
    number: int
    games: Sequence[str]
    codes: Sequence[str]


class Looked(NamedTuple):
    """What is there of a game."""

    code: str
    is_parked: bool
    last: int
    """Its last entry."""
    has_staged: bool


Games = dict[str, Looked]
Epochs = dict[str, int]


async def look(connection: Connection, batch: Batch) -> tuple[Epochs, Games]:
    """Hold the tables of a batch: their epochs, and how far its games are."""
    found = await connection.fetch(_LOOK, *batch)
    games = {
        name: Looked(code, status == "parked", last, has_staged)
        for code, _, status, name, last, has_staged in found
        if name is not None
    }
    return {code: epoch for code, epoch, *_ in found}, games


async def store_moves(connection: Connection, moves: Sequence[Move], games: Games) -> None:
    """Store entries of any games, each after the one before; raises if one of them does not."""
    for move in moves:
        _require_next(move, games)
    for move in moves:
        if move.table is not None:
            await put_table(connection, move.table)
    await _add_entries(connection, moves)
    await _touch(connection, moves, games)
    await _restage(connection, moves, games)
    for move in moves:
        if move.ended is not None:
            await put_game(connection, move.ended)


async def add_entries(connection: Connection, game: str, entries: Sequence[EntryRow]) -> None:
    """Store the first entries of a game."""
    await _add_entries(connection, [Move(game, 0, entries)])


def _require_next(move: Move, games: Games) -> None:
    found = games.get(move.game)
    if found is None:
        raise MissingError(f"there is no game {move.game!r}")
    if found.last != move.after:
        raise StaleError(move.game, move.after, found.last)
    games[move.game] = found._replace(last=move.after + len(move.entries))


async def _add_entries(connection: Connection, moves: Sequence[Move]) -> None:
    lines = [(move.game, *columns(entry)) for move in moves for entry in move.entries]
    if not lines:
        return
    try:
        await connection.execute(_ADD, *_arrays(lines))
    except asyncpg.UniqueViolationError as error:
        first = moves[0]
        raise StaleError(first.game, first.after, first.after + 1) from error


async def _touch(connection: Connection, moves: Sequence[Move], games: Games) -> None:
    used: dict[str, int] = {}
    for move in moves:
        found = games[move.game]
        if move.touches or found.is_parked:
            used[found.code] = max(move.at, used.get(found.code, 0))
    if used:
        await connection.execute(_TOUCHED, list(used), list(used.values()))


async def _restage(connection: Connection, moves: Sequence[Move], games: Games) -> None:
    stale = [move.game for move in moves if games[move.game].has_staged]
    if stale:
        await connection.execute("delete from staged where game = any($1::text[])", stale)
    last = {move.game: move.staged for move in moves}
    lines = [(game, *columns(row)) for game, rows in last.items() for row in rows if row.actions]
    if lines:
        await connection.execute(_RESTAGE, *_arrays(lines))


def _arrays(lines: Iterable[Sequence[object]]) -> list[list[object]]:
    return [list(column) for column in zip(*lines, strict=True)]
