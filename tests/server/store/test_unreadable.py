"""Rows that make no sense: they concern their own table and nobody else's."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.shell import program
from tests.server.asgi_client import AsgiClient, run_with_client
from tests.server.room_harness import room_harness
from undermine.server.protocol.schemas import Opened
from undermine.server.store.base import UnreadableError

BREAK = {
    "document": "update game_table set doc = '{' where code = ?",
    "foreign document": "update game_table set doc = '{\"seats\":5}' where code = ?",
    "date": "update game_table set touched = 'yesterday' where code = ?",
    "names": "update game set seats = '[' where code = ?",
    "game": "update game set rules = 'chess@1' where code = ?",
    "entry": "update entry set action = 'fly' where game = ? || '.1' and seq = 3",
}


def break_row(folder: Path, what: str, code: str) -> None:
    with closing(sqlite3.connect(folder / "undermine.db")) as database, database:
        assert database.execute(BREAK[what], (code,)).rowcount == 1


def was_killed(folder: Path) -> None:
    """All tables were in memory when the server died."""
    with closing(sqlite3.connect(folder / "undermine.db")) as database, database:
        database.execute("update game_table set due = 0")


@pytest.mark.parametrize("what", BREAK)
def test_an_unreadable_table_does_not_hide_the_others(tmp_path: Path, what: str) -> None:
    async def scene(client: AsgiClient) -> None:
        mine: list[Opened] = [
            await client.harness.table("Ana", "random", seats=3, listed=True) for _ in range(3)
        ]
        for one in mine:
            await client.harness.wait_until_idle(await client.harness.room(one.code))
        client.harness.tables.rooms.clear()
        broken, *sound = [one.code for one in mine]
        break_row(tmp_path, what, broken)

        for _ in range(2):
            listed = await client.get("/api/tables")
            assert listed.status == 200
            assert {one["code"] for one in listed.json} >= set(sound)
            tokens = {one.code: one.token for one in mine}
            found = await client.post("/api/mine", {"tokens": tokens})
            assert found.status == 200
            assert {one["code"] for one in found.json} >= set(sound)
        asked = await client.get(f"/api/tables/{broken}")
        assert (asked.status, asked.json["why"]) == (503, "storage")

    run_with_client(tmp_path, scene)


@pytest.mark.parametrize("what", BREAK)
def test_an_unreadable_table_does_not_keep_the_others_from_waking(
    tmp_path: Path, what: str
) -> None:
    async def run() -> None:
        async with room_harness(tmp_path) as harness:
            broken, sound = [await harness.table("Ana", "random", seats=3) for _ in range(2)]
        break_row(tmp_path, what, broken.code)
        was_killed(tmp_path)

        async with room_harness(tmp_path) as harness:
            await harness.tables.dormancy.wake_due()

            assert set(harness.tables.rooms) == {sound.code}
            with pytest.raises(UnreadableError):
                await harness.tables.find(broken.code)

    asyncio.run(run())


def test_a_server_that_cannot_find_its_games_says_why(tmp_path: Path) -> None:
    async def run() -> None:
        async with room_harness(tmp_path) as harness:
            await harness.table("Ana")

    asyncio.run(run())
    with closing(sqlite3.connect(tmp_path / "undermine.db")) as database, database:
        database.execute("alter table game_table drop column listed")

    answer = program("serve", UNDERMINE_DATA=str(tmp_path), UNDERMINE_PORT="0")

    assert answer.code == 1
    assert "nothing can be read" in answer.out + answer.err
    assert "Traceback" not in answer.err
