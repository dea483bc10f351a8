"""Which tables are parked and removed, and that no jump of the clock removes any."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.room_harness import Ear, Parlour, act, actor_of, doing, play
from undermine.server.protocol.messages import Pause
from undermine.server.protocol.schemas import Opened
from undermine.server.tables import SWEEP

DAY = 86_400
AGES = 61 * DAY
"""Longer than a table is kept."""


async def sweep(place: Parlour, times: int = 1) -> None:
    for _ in range(times):
        place.time.pass_by(SWEEP)
        await place.tables.sweep()


async def is_there(place: Parlour, code: str) -> bool:
    return await place.tables.services.store.table(code) is not None


async def lobby(place: Parlour, **config: Any) -> Opened:  # noqa: ANN401
    """A table that waits for people while nobody looks at it."""
    opened = await place.table("Ana", **config)
    await place.leave(await place.come(opened), opened.code)
    return opened


@pytest.mark.parametrize("jump", [AGES, -AGES, 400 * DAY])
@pytest.mark.parametrize("for_good", [False, True])
def test_a_jump_of_the_clock_removes_nothing(tmp_path: Path, jump: int, *, for_good: bool) -> None:
    async def scene(place: Parlour) -> None:
        waiting = await lobby(place, seats=3)
        code, ears = await place.people(3)
        seq = (await place.game(code)).seq

        place.time.set_by = jump
        await sweep(place, 5 if for_good else 1)
        late = await lobby(place, seats=4)
        on = actor_of(ears)
        await place.ask(on, code, act(on, doing(on, "discard"), end=True))
        if not for_good:
            place.time.set_by = 0
        await sweep(place, 5)

        for one in (waiting.code, late.code, code):
            assert await is_there(place, one)
        assert (await place.game(code)).seq > seq

    play(tmp_path, scene)


def test_what_was_stored_by_a_clock_set_back_is_not_old_when_it_is_right_again(
    tmp_path: Path,
) -> None:
    async def by_a_wrong_clock(place: Parlour) -> None:
        place.time.set_by = -AGES
        opened = await lobby(place, seats=3)
        await place.ask(await place.come(opened), opened.code)
        row = await place.tables.services.store.table(opened.code)
        assert row is not None
        assert row.touched >= 1_800_000_000

    play(tmp_path, by_a_wrong_clock)


def test_a_table_nobody_comes_back_to_is_removed_by_the_second_sweep(tmp_path: Path) -> None:
    async def scene(place: Parlour) -> None:
        opened = await lobby(place, seats=3)
        place.time.pass_by(AGES)
        await sweep(place)
        assert await is_there(place, opened.code)

        await sweep(place)

        assert not await is_there(place, opened.code)
        assert opened.code not in place.tables.rooms
        assert (await place.tables.find(opened.code)) is None

    play(tmp_path, scene)


def test_a_table_somebody_comes_back_to_between_two_sweeps_stays(tmp_path: Path) -> None:
    async def scene(place: Parlour) -> None:
        opened = await lobby(place, seats=3)
        place.time.pass_by(AGES)
        await sweep(place)
        ana = await place.come(opened)
        await sweep(place, 3)
        assert await is_there(place, opened.code)

        await place.leave(ana, opened.code)
        await sweep(place)

        assert not await is_there(place, opened.code)

    play(tmp_path, scene)


def test_a_table_that_is_looked_at_is_neither_parked_nor_removed(tmp_path: Path) -> None:
    async def scene(place: Parlour) -> None:
        code, _ears = await place.people(3)
        opened = await place.table("Ana", seats=3)
        await place.come(opened)
        place.time.pass_by(AGES)
        await sweep(place, 3)

        rows = await place.tables.services.store.tables([code, opened.code])
        assert {row.status for row in rows} == {"playing", "filling"}

    play(tmp_path, scene)


async def leave_all(place: Parlour, code: str, ears: list[Ear]) -> None:
    for ear in ears:
        await place.leave(ear, code)


def test_a_game_by_turns_is_kept_even_if_the_server_was_off_for_months(tmp_path: Path) -> None:
    async def scene(place: Parlour) -> None:
        code, ears = await place.people(3, pace="turns")
        await leave_all(place, code, ears)
        place.tables.rooms.clear()  # as if it had been stopped
        place.time._now += AGES  # without a clock that rings
        await sweep(place, 3)

        assert await is_there(place, code)

    play(tmp_path, scene)


def test_a_game_by_turns_that_was_paused_is_parked_like_others(tmp_path: Path) -> None:
    async def scene(place: Parlour) -> None:
        code, ears = await place.people(3, pace="turns")
        await place.ask(ears[0], code, Pause(paused=True))
        await leave_all(place, code, ears)
        place.time.pass_by(8 * DAY)
        await sweep(place)

        row = await place.tables.services.store.table(code)
        assert row is not None
        assert row.status == "parked"

    play(tmp_path, scene)
