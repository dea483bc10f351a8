"""A database with many tables at which games are in play, as a server leaves them when it stops."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from undermine.core.grammar import written
from undermine.dealer import promise
from undermine.games import load
from undermine.server.protocol.types import Config
from undermine.server.store.base import EntryRow, GameRow, TableRow
from undermine.server.store.sqlite import SqliteStore
from undermine.server.table.game import Decision, GameSession
from undermine.server.table.record import SeatRecord, TableRecord
from undermine.server.table.rest import ClockRest, Rest
from undermine.server.table.tokens import hashed

SEATS: Final = 5
_GAMES: Final = 500
"""Games that are played; the tables have copies of them."""
_MOVES: Final = 30
_AT_ONCE: Final = 200


class StoredTable(NamedTuple):
    """A table in the database."""

    code: str
    actor: int
    """The seat that decides."""

    def token(self, seat: int) -> str:
        """What the person of a seat shows."""
        return f"{self.code}-{seat}"


class _Played(NamedTuple):
    """A game in play."""

    game: GameSession
    entries: tuple[EntryRow, ...]


def fill(database: Path, tables: int) -> list[StoredTable]:
    """Store so many tables."""
    games = [_play(seed) for seed in range(min(_GAMES, tables))]
    stored = [(f"stored-{number}", games[number % len(games)]) for number in range(tables)]
    asyncio.run(_store(database, stored))
    return [StoredTable(code, one.game.state.actor) for code, one in stored]


async def _store(database: Path, stored: list[tuple[str, _Played]]) -> None:
    store = SqliteStore(database)
    await store.open()
    try:
        for at in range(0, len(stored), _AT_ONCE):
            some = stored[at : at + _AT_ONCE]
            await asyncio.gather(*(store.put_table(*_rows(code, one)) for code, one in some))
    finally:
        await store.close()


def _rows(code: str, one: _Played) -> tuple[TableRow, GameRow, tuple[EntryRow, ...]]:
    date, game = int(time.time()), one.game
    names = tuple(f"Person {seat + 1}" for seat in range(SEATS))
    tokens = tuple(hashed(StoredTable(code, 0).token(seat)) for seat in range(SEATS))
    seats = [
        SeatRecord("person", name, token=token) for name, token in zip(names, tokens, strict=True)
    ]
    rest = Rest(date, game.seq, ClockRest(0, 0, 0), game.state.actor, game.round)
    config = Config(seats=SEATS)
    record = TableRecord(
        code, config, seats, game.rules.id, date, game.seed, status="playing", rest=rest
    )
    row = GameRow(
        record.game_id,
        code,
        record.number,
        game.rules.id,
        names,
        promise(game.seed),
        game.seed,
        (),
        open_cards=True,
        made=date,
        tokens=tokens,
    )
    return msgspec.structs.replace(record.row(date), due=None), row, one.entries


def _play(seed: int) -> _Played:
    """Play some moves at random."""
    rng = random.Random(seed)  # noqa: S311 (a game, no secret)
    game = GameSession(load("saboteur"), SEATS, f"seed-{seed}", ())
    entries = [*_adopt(game, game.decide())]
    for _ in range(_MOVES):
        action = rng.choice(game.legal(game.state).actions)
        entries += _adopt(game, game.decide([game.trial(game.state, action).prepared]))
    game.let_go()
    return _Played(game, tuple(entries))


def _adopt(game: GameSession, decision: Decision) -> Iterator[EntryRow]:
    game.adopt(decision)
    for one in decision.entries:
        yield EntryRow(one.seq, one.actor, written(one.action))


def choose(legal: list[dict[str, Any]]) -> dict[str, Any]:
    """An action that ends a turn."""
    return next(action for action in legal if action["do"] == "discard")
