"""Comings and goings are told when they change something, and those of watchers together."""

from __future__ import annotations

from pathlib import Path

from tests.server.room_harness import RecordingListener, RoomHarness, run_scene
from undermine.server.protocol.messages import Join


def test_who_joins_again_is_answered_and_nobody_else_hears_of_it(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        mine = await harness.table("Ana", seats=3)
        ana, watcher = await harness.join(mine), await harness.join(mine.code)
        harness.time.advance(1)
        heard = len(ana.all("table"))
        for _ in range(50):
            await harness.post(watcher, mine.code, Join())
        harness.time.advance(1)

        assert len(watcher.all("sync")) == 51
        assert len(ana.all("table")) == heard

    run_scene(tmp_path, scene)


def test_many_watchers_are_told_of_together(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        mine = await harness.table("Ana", seats=3)
        ana = await harness.join(mine)
        heard = len(ana.all("table"))
        watchers = [await harness.join(mine.code) for _ in range(40)]
        assert len(ana.all("table")) == heard
        harness.time.advance(1)
        assert len(ana.all("table")) == heard + 1
        assert ana.last("table")["table"]["watchers"] == 40
        for watcher in watchers[:39]:
            await harness.disconnect(watcher, mine.code)
        harness.time.advance(1)

        assert len(ana.all("table")) == heard + 2
        assert ana.last("table")["table"]["watchers"] == 1

    run_scene(tmp_path, scene)


def test_people_who_come_and_go_are_told_of_at_once(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        mine = await harness.table("Ana", seats=3)
        ana = await harness.join(mine)
        ben: RecordingListener = await harness.sit(mine.code, "Ben")
        await harness.disconnect(ben, mine.code)

        assert [seat["present"] for seat in ana.last("table")["table"]["seats"]] == [
            True, False, False,
        ]  # fmt: skip

    run_scene(tmp_path, scene)


def test_a_game_that_waits_for_somebody_is_no_news_either(tmp_path: Path) -> None:
    """How long a table has waited is in every message, and differs each time."""

    async def scene(harness: RoomHarness) -> None:
        mine = await harness.table("Ana", bots="random", seats=3)
        ana, watcher = await harness.join(mine), await harness.join(mine.code)
        await harness.wait_until_idle(await harness.room(mine.code))
        harness.time.advance(60)
        await harness.wait_until_idle(await harness.room(mine.code))
        heard = len(ana.all("table"))
        for _ in range(20):
            harness.time.advance(0.01)
            await harness.post(watcher, mine.code, Join())

        waits = {seat["waiting"] for one in watcher.all("sync") for seat in one["table"]["seats"]}
        assert len(waits) > 5
        assert len(ana.all("table")) == heard

    run_scene(tmp_path, scene)
