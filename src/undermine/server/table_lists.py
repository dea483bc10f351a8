"""Lists of tables, from the store: open tables, and those of one person.

Only a loaded table knows whose turn it is. A table of another node is asked for there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from undermine.core.state import NOBODY
from undermine.server.nodes.other_nodes import OtherNodes
from undermine.server.protocol.schemas import Brief
from undermine.server.store.base import TableRow, UnreadableError
from undermine.server.table.record import TableRecord, read_table
from undermine.server.table.room import Room
from undermine.server.tables import Tables


class TableLists:
    """Lists for one server."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.services.store
        self._others = OtherNodes(tables.node, tables.claims) if tables.node else None

    async def listed(self) -> list[Brief]:
        """Tables on the public list."""
        rows = await self._store.listed()
        elsewhere = await self._briefs_elsewhere(rows)
        briefs = [elsewhere.get(row.code) or self._brief_if_readable(row) for row in rows]
        return [brief for brief in briefs if brief is not None]

    async def mine(self, tokens: dict[str, str]) -> list[Brief]:
        """The tables at which these tokens have a seat, and the games that ended there."""
        found: list[Brief] = []
        rows = await self._store.tables(list(tokens))
        elsewhere = await self._briefs_elsewhere(rows)
        for row in rows:
            try:
                seat = read_table(row).seat_of(tokens[row.code])
                if seat is not None:
                    now = elsewhere.get(row.code) or await self._brief_of_mine(row)
                    found += await self._games_at(replace(now, you=seat))
            except UnreadableError as error:
                self._tables.log_unreadable(row.code, error)
        return found

    def here(self, codes: Iterable[str]) -> list[Brief]:
        """Those of these tables that live here, for another node."""
        rooms = self._tables.rooms
        found = [rooms[code] for code in codes if code in rooms]
        return [_brief(room.record, room, 0) for room in found]

    async def _brief_of_mine(self, row: TableRow) -> Brief:
        """The table with whose turn it is."""
        if row.status != "playing" or row.code in self._tables.rooms:
            return self._brief(row)
        try:
            if not self._tables.is_alone:  # it is woken where its people come to it
                room = await self._tables.still_room(row)
                return _brief(room.record, room, row.touched)
            await self._tables.find(row.code)
        except UnreadableError as error:
            self._tables.log_unreadable(row.code, error)
        return self._brief(row)

    async def _briefs_elsewhere(self, rows: Sequence[TableRow]) -> dict[str, Brief]:
        """The tables that other nodes own and know better than the store."""
        if self._others is None:
            return {}
        here = self._tables.rooms
        playing = [row for row in rows if row.status == "playing" and row.code not in here]
        found = await self._others.briefs(row.code for row in playing)
        touched = {row.code: row.touched for row in playing}
        return {code: replace(one, touched=touched[code]) for code, one in found.items()}

    def _brief_if_readable(self, row: TableRow) -> Brief | None:
        try:
            return self._brief(row)
        except UnreadableError as error:
            self._tables.log_unreadable(row.code, error)
            return None

    async def _games_at(self, now: Brief) -> list[Brief]:
        """The finished games of a table, then the present one."""
        ended = [
            replace(
                now,
                status="over",
                game_id=game.id,
                scores=game.scores,
                turn=NOBODY,
                turn_name="",
                left=-1,
                touched=game.ended,
            )
            for game in await self._store.games(now.code)
            if game.status == "over"
        ]
        return ended if now.status == "over" else [*ended, now]

    def _brief(self, row: TableRow) -> Brief:
        room = self._tables.rooms.get(row.code)
        return _brief(room.record if room else read_table(row), room, row.touched)


def _brief(record: TableRecord, room: Room | None, touched: int) -> Brief:
    game = room.game if room and record.status != "filling" else None
    turn = room.actor if room and game else -3
    clock = room.hourglass.shown if room else None
    return Brief(
        code=record.code,
        game=record.config.game,
        status=record.status,
        seats=len(record.seats),
        people=len(record.persons()),
        free=sum(seat.kind == "open" for seat in record.seats),
        round=getattr(game.state.table, "round", 0) if game else 0,
        you=-1,
        turn=turn,
        turn_name=record.seats[turn].name if turn >= 0 else "",
        left=clock.left if clock else -1,
        game_id=record.game_id,
        touched=touched,
    )
