"""What the store knows of tables that sleep: when they must be woken, and nothing else changes."""

from __future__ import annotations

from pathlib import Path

from tests.server.store.samples import table, using
from undermine.server.store.base import RestRow
from undermine.server.store.sqlite import SqliteStore


def test_tables_are_found_when_their_games_go_on_by_themselves(database: Path) -> None:
    async def look(store: SqliteStore) -> None:
        for code, due in (("later", 90), ("soon", 20), ("at-once", 0), ("never", None)):
            await store.put_table(table(code, due=due))
        await store.put_table(table("parked", due=20, status="parked"))

        assert await store.due((0, ""), 89) == [(0, "at-once"), (20, "soon")]
        assert await store.due((1, ""), 90) == [(20, "soon"), (90, "later")]
        assert await store.due((0, ""), 90, limit=1) == [(0, "at-once")]
        assert await store.due((0, "at-once"), 90, limit=1) == [(20, "soon")]
        await store.put_table(table("soon"))
        assert await store.due((1, ""), 89) == []

    using(database, look)


def test_a_table_that_sleeps_or_wakes_is_not_touched(database: Path) -> None:
    async def sleep(store: SqliteStore) -> None:
        await store.put_table(table("parked", status="parked", touched=7))
        await store.put_table(table("playing", touched=8))

        rows = [RestRow(code, b"{}", 5) for code in ("parked", "playing", "gone")]
        await store.rest(rows)

        found = await store.tables(["parked", "playing", "gone"])
        assert [(row.code, row.doc, row.due, row.status, row.touched) for row in found] == [
            ("playing", b"{}", 5, "playing", 8),
            ("parked", b"{}", 5, "parked", 7),
        ]

    using(database, sleep)
