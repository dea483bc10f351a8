"""Which tables are parked and removed, and that no jump of the clock removes any."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    act,
    actor_of,
    legal_action,
    run_scene,
)
from undermine.server.protocol.messages import Pause
from undermine.server.protocol.schemas import Opened
from undermine.server.tables import SWEEP

DAY = 86_400
AGES = 61 * DAY
"""Longer than a table is kept."""


async def sweep(harness: RoomHarness, times: int = 1) -> None:
    for _ in range(times):
        harness.time.advance(SWEEP)
        await harness.tables.sweep()


async def is_there(harness: RoomHarness, code: str) -> bool:
    return await harness.tables.services.store.table(code) is not None


async def lobby(harness: RoomHarness, **config: Any) -> Opened:  # noqa: ANN401
    """A table that waits for people while nobody looks at it."""
    opened = await harness.table("Ana", **config)
    await harness.disconnect(await harness.join(opened), opened.code)
    return opened


@pytest.mark.parametrize("jump", [AGES, -AGES, 400 * DAY])
@pytest.mark.parametrize("for_good", [False, True])
def test_a_jump_of_the_clock_removes_nothing(tmp_path: Path, jump: int, *, for_good: bool) -> None:
    async def scene(harness: RoomHarness) -> None:
        waiting = await lobby(harness, seats=3)
        code, listeners = await harness.begin_game(3)
        seq = (await harness.game(code)).seq

        harness.time.set_by = jump
        await sweep(harness, 5 if for_good else 1)
        late = await lobby(harness, seats=4)
        on = actor_of(listeners)
        await harness.post(on, code, act(on, legal_action(on, "discard"), end=True))
        if not for_good:
            harness.time.set_by = 0
        await sweep(harness, 5)

        for one in (waiting.code, late.code, code):
            assert await is_there(harness, one)
        assert (await harness.game(code)).seq > seq

    run_scene(tmp_path, scene)


def test_what_was_stored_by_a_clock_set_back_is_not_old_when_it_is_right_again(
    tmp_path: Path,
) -> None:
    async def by_a_wrong_clock(harness: RoomHarness) -> None:
        harness.time.set_by = -AGES
        opened = await lobby(harness, seats=3)
        await harness.post(await harness.join(opened), opened.code)
        row = await harness.tables.services.store.table(opened.code)
        assert row is not None
        assert row.touched >= 1_800_000_000

    run_scene(tmp_path, by_a_wrong_clock)


def test_a_table_nobody_comes_back_to_is_removed_by_the_second_sweep(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await lobby(harness, seats=3)
        harness.time.advance(AGES)
        await sweep(harness)
        assert await is_there(harness, opened.code)

        await sweep(harness)

        assert not await is_there(harness, opened.code)
        assert opened.code not in harness.tables.rooms
        assert (await harness.tables.find(opened.code)) is None

    run_scene(tmp_path, scene)


def test_a_table_somebody_comes_back_to_between_two_sweeps_stays(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await lobby(harness, seats=3)
        harness.time.advance(AGES)
        await sweep(harness)
        ana = await harness.join(opened)
        await sweep(harness, 3)
        assert await is_there(harness, opened.code)

        await harness.disconnect(ana, opened.code)
        await sweep(harness)

        assert not await is_there(harness, opened.code)

    run_scene(tmp_path, scene)


def test_a_table_that_is_looked_at_is_neither_parked_nor_removed(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, _listeners = await harness.begin_game(3)
        opened = await harness.table("Ana", seats=3)
        await harness.join(opened)
        harness.time.advance(AGES)
        await sweep(harness, 3)

        rows = await harness.tables.services.store.tables([code, opened.code])
        assert {row.status for row in rows} == {"playing", "filling"}

    run_scene(tmp_path, scene)


async def leave_all(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
    for listener in listeners:
        await harness.disconnect(listener, code)


def test_a_game_by_turns_is_kept_even_if_the_server_was_off_for_months(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, listeners = await harness.begin_game(3, pace="turns")
        await leave_all(harness, code, listeners)
        harness.tables.rooms.clear()  # as if it had been stopped
        harness.time._now += AGES  # without a clock that rings
        await sweep(harness, 3)

        assert await is_there(harness, code)

    run_scene(tmp_path, scene)


def test_a_game_by_turns_that_was_paused_is_parked_like_others(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, listeners = await harness.begin_game(3, pace="turns")
        await harness.post(listeners[0], code, Pause(paused=True))
        await leave_all(harness, code, listeners)
        harness.time.advance(8 * DAY)
        await sweep(harness)

        row = await harness.tables.services.store.table(code)
        assert row is not None
        assert row.status == "parked"

    run_scene(tmp_path, scene)
