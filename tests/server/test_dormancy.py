"""Tables are loaded when they are needed, unloaded when nothing is due, and forget nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    act,
    actor_of,
    at_a_table_of_three,
    legal_action,
    room_harness,
)
from tests.server.room_steps import no_space, store_of
from tests.server.sleep_steps import (
    DAY,
    leave,
    reads_that_fail,
    sleep,
    sync,
    tables_read,
    wake_due,
)
from undermine.server.checked_time import RETURN
from undermine.server.dormancy import CALM, IDLE
from undermine.server.protocol.messages import (
    StandIn,
)
from undermine.server.protocol.schemas import Opened
from undermine.server.store.base import StorageError
from undermine.server.table.sync import make_sync
from undermine.server.table_lists import TableLists
from undermine.server.tables import _repeat

# -- after a start -------------------------------------------------------------------------------


@pytest.mark.parametrize("killed", [False, True])
def test_after_a_start_no_table_is_loaded_until_somebody_comes(
    tmp_path: Path, *, killed: bool
) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        bots = await harness.table("Dora", "random", seats=3)
        await harness.wait_until_idle(await harness.room(bots.code))
        before = listeners[1].now["view"]["table"]
        if not killed:
            await harness.tables.close()
        await harness.snapshot_disk(tmp_path / "after")

        async with room_harness(tmp_path / "after") as again:
            assert again.tables.rooms == {}
            assert await wake_due(again) == ({bots.code} if killed else set())
            watcher = await again.join(code)
            assert code in again.tables.rooms
            assert watcher.now["view"]["table"] == before

    at_a_table_of_three(tmp_path / "before", scene)


async def _copies(harness: RoomHarness, code: str, number: int) -> set[str]:
    """Tables in the store like this one, which were in memory when the server died."""
    harness.tables._stop_chores()  # only the test wakes tables
    row = await store_of(harness).table(code)
    assert row is not None
    codes = {f"copy-{at:03}" for at in range(number)}
    for copy in sorted(codes):
        doc = row.doc.replace(code.encode(), copy.encode())
        await store_of(harness).put_table(msgspec.structs.replace(row, code=copy, doc=doc, due=0))
    return codes


def test_after_a_kill_all_tables_are_woken_however_many(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        copies = await _copies(harness, code, 120)

        assert await wake_due(harness) == {code, *copies}

    at_a_table_of_three(tmp_path, scene, pace="turns")


def test_tables_that_cannot_be_read_keep_no_others_asleep(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        copies = await _copies(harness, code, 120)
        broken = set(sorted(copies)[:60])
        for row in await store_of(harness).tables(sorted(broken)):
            await store_of(harness).put_table(msgspec.structs.replace(row, doc=b"{", due=5))

        assert await wake_due(harness) == {code, *copies} - broken
        with tables_read(harness) as found:
            assert await wake_due(harness) == {code, *copies} - broken
        assert found == []  # they are known, and not read again and again

    at_a_table_of_three(tmp_path, scene, pace="turns")


@pytest.mark.parametrize("error", [StorageError("the disk is gone"), KeyError("a mistake")])
def test_a_table_whose_waking_failed_is_woken_the_next_time(
    tmp_path: Path, error: Exception
) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        copies = await _copies(harness, code, 3)
        with reads_that_fail(harness, "copy-001", error):
            assert await wake_due(harness) == {code, *copies} - {"copy-001"}

        assert await wake_due(harness) == {code, *copies}

    at_a_table_of_three(tmp_path, scene, pace="turns")


def test_a_chore_goes_on_whatever_fails(caplog: pytest.LogCaptureFixture) -> None:
    failures = [StorageError("the disk is full"), KeyError("a mistake")]

    async def run() -> None:
        is_done = asyncio.Event()

        async def tidy() -> None:
            if failures:
                raise failures.pop()
            is_done.set()

        chore = asyncio.create_task(_repeat(tidy, 0))
        await asyncio.wait(
            [chore, asyncio.create_task(is_done.wait())], return_when="FIRST_COMPLETED"
        )
        assert is_done.is_set()
        chore.cancel()

    asyncio.run(run())
    assert [one.getMessage() for one in caplog.records].count("not done") == 2


def test_a_bots_turn_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with room_harness(tmp_path, bot_pause=3600.0) as harness:
            opened = await harness.table("Ana", "random", seats=3)
            ana = await harness.join(opened)
            if ana.now["legal"]:
                passes = act(ana, legal_action(ana, "discard"), end=True)
                await harness.post(ana, opened.code, passes)
            seq = ana.now["seq"]
            assert not ana.now["legal"]

        async with room_harness(tmp_path) as again:
            assert again.tables.rooms == {}
            assert await wake_due(again) == {opened.code}
            await again.wait_until_idle(await again.room(opened.code))
            assert (await again.game(opened.code)).seq > seq

    asyncio.run(run())


def _start(harness: RoomHarness, off: float) -> None:
    """Let the server have started just now, a while after the old one stopped."""
    harness.time.advance(IDLE + 1 + DAY / 2)  # as far as the clock of the old one
    harness.time.set_by = int(off)
    harness.tables.time._started = (harness.time.date(), harness.time.now())


async def _sleep_half_a_day(folder: Path) -> tuple[str, int]:
    """A table whose clock has run for half a day when the server stops; its log's length."""
    async with room_harness(folder) as harness:
        code, listeners = await harness.begin_game(3, pace="turns", listed=True)
        await sleep(harness, code, listeners)
        harness.time.advance(DAY / 2)
        return code, len(await store_of(harness).entries(f"{code}.1"))


async def _plays_within(harness: RoomHarness, code: str, seq: int, seconds: float) -> None:
    """The clock decides just before so many seconds are over, and not sooner."""
    await harness.advance(seconds - 2 * IDLE, code)
    assert (await harness.game(code)).seq == seq
    await harness.advance(2 * IDLE, code)
    assert (await harness.game(code)).seq > seq


@pytest.mark.parametrize("wakes_early", [False, True])
def test_a_clock_runs_on_over_a_restart(tmp_path: Path, *, wakes_early: bool) -> None:
    async def run() -> None:
        code, seq = await _sleep_half_a_day(tmp_path)
        async with room_harness(tmp_path) as again:
            _start(again, off=0)
            assert await wake_due(again) == set()
            if wakes_early:
                await again.room(code)
            await _plays_within(again, code, seq, DAY / 2)

    asyncio.run(run())


def test_after_an_outage_a_clock_lets_people_return(tmp_path: Path) -> None:
    async def run() -> None:
        code, seq = await _sleep_half_a_day(tmp_path)
        async with room_harness(tmp_path) as again:
            _start(again, off=3 * DAY)
            (brief,) = await TableLists(again.tables).listed()
            assert brief.left == RETURN * 1000
            assert await wake_due(again) == {code}
            assert (await again.game(code)).seq == seq
            await _plays_within(again, code, seq, RETURN + 1)

    asyncio.run(run())


def test_a_short_clock_stands_while_no_server_runs(tmp_path: Path) -> None:
    async def run() -> None:
        async with room_harness(tmp_path) as harness:
            code, listeners = await harness.begin_game(3, pace="turns")
            await leave(harness, code, listeners)
            await harness.advance(DAY - 90, code)
        async with room_harness(tmp_path) as again:
            again.time.set_by = 3 * DAY
            again.tables.time._started = (again.time.date(), again.time.now())
            again.time.advance(30)
            assert (await again.join(code)).now["clock"]["left"] == 60_000

    asyncio.run(run())


# -- lists ---------------------------------------------------------------------------------------


def test_lists_know_whose_turn_it_is_while_tables_sleep(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ben = Opened(code, 1, listeners[1].last("seated")["token"])
        on = actor_of(listeners)
        await harness.post(on, code, act(on, legal_action(on, "discard"), end=True))
        await leave(harness, code, listeners)
        harness.time.advance(IDLE + 1)
        before = (
            await TableLists(harness.tables).mine({code: ben.token}),
            await TableLists(harness.tables).listed(),
        )
        assert before[0][0].turn >= 0
        assert before[0][0].left > 0
        await harness.tables.dormancy.put_idle_to_sleep()

        after = (
            await TableLists(harness.tables).mine({code: ben.token}),
            await TableLists(harness.tables).listed(),
        )
        assert after == before
        assert harness.tables.rooms == {}

    at_a_table_of_three(tmp_path, scene, pace="turns", listed=True)


def test_a_list_does_not_believe_what_was_true_before_the_server_was_killed(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        tokens = {code: listeners[1].last("seated")["token"]}
        await sleep(harness, code, listeners)
        ana = await harness.join(code)
        room = await harness.room(code)
        for seat in (room.actor, (room.actor + 1) % 3):
            ana = RecordingListener()
            room.audience.join(ana, seat)
            ana.send(msgspec.json.encode(make_sync(room, seat)))
            if ana.now["legal"]:
                await harness.post(ana, code, act(ana, legal_action(ana, "discard"), end=True))
        (now,) = await TableLists(harness.tables).mine(tokens)
        await harness.snapshot_disk(tmp_path / "after")

        async with room_harness(tmp_path / "after") as again:
            (found,) = await TableLists(again.tables).mine(tokens)
            assert found.turn == now.turn

    at_a_table_of_three(tmp_path / "before", scene)


def test_a_sleep_that_is_over_is_not_believed(tmp_path: Path) -> None:
    """The disk was full when the table woke, so its row still says that it sleeps."""

    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await leave(harness, code, listeners)
        harness.time.advance(DAY / 2)
        await harness.tables.dormancy.put_idle_to_sleep()
        async with no_space(harness):
            seq = (await harness.game(code)).seq
        await harness.advance(DAY / 2 + 1, code)
        assert (await harness.game(code)).seq > seq  # the clock has played
        row = await store_of(harness).table(code)
        assert row is not None
        assert b'"rest":{' in row.doc
        await harness.snapshot_disk(tmp_path / "after")

        async with room_harness(tmp_path / "after") as again:
            assert (await again.join(code)).now["clock"]["left"] == DAY * 1000

    at_a_table_of_three(tmp_path / "before", scene, pace="turns")


# -- letting go ----------------------------------------------------------------------------------


def test_a_table_at_which_nobody_moves_lets_go_and_tells_the_same(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await harness.post(listeners[0], code, StandIn(2))
        for _ in range(6):
            on = next((one for one in listeners if one.now["legal"]), None)
            if on is not None:
                await harness.post(on, code, act(on, legal_action(on, "discard"), end=True))
        room = await harness.room(code)
        before = [sync(room, seat) for seat in (-4, 0, 1, 2)]
        assert before[3]["digest"]["log"]
        legal, entries = room.legal_actions(room.actor), room.round.entries
        harness.time.advance(CALM + 1)
        await harness.tables.dormancy.put_idle_to_sleep()

        assert room.legal_actions(room.actor) is not legal
        assert room.round.entries is not entries
        after = [sync(room, seat) for seat in (-4, 0, 1, 2)]
        assert set(harness.tables.rooms) == {code}
        for one in (*before, *after):
            for seat in one["table"]["seats"]:
                seat.pop("waiting")
        assert after == before

    at_a_table_of_three(tmp_path, scene)
