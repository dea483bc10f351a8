"""Tables fall asleep when nothing is due, and forget nothing."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import patch
from weakref import ref

import pytest

from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    act,
    at_a_lobby_of_three,
    at_a_table_of,
    at_a_table_of_three,
    legal_action,
    pass_until_legal,
    raw,
)
from tests.server.room_steps import no_space, store_of
from tests.server.sleep_steps import DAY, leave, sleep, sync, wake_due
from undermine.server.dormancy import IDLE
from undermine.server.protocol.messages import (
    Call,
    Motion,
    Propose,
    Say,
    StandIn,
    Understood,
    Vote,
)
from undermine.server.protocol.schemas import Opened
from undermine.server.store.base import EntryRow, RestRow, StorageError
from undermine.server.table.commands.lobby import Left
from undermine.server.table.commands.seat_votes import AWAY_PATIENCE
from undermine.server.table.presence import LOBBY_PATIENCE

# -- falling asleep and coming back --------------------------------------------------------------


def test_a_clock_runs_on_while_a_table_sleeps_and_wakes_it(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        seq = (await harness.game(code)).seq
        await sleep(harness, code, listeners)
        harness.time.advance(DAY / 2)
        assert await wake_due(harness) == set()

        watcher = await harness.join(code)
        assert watcher.now["clock"]["left"] == pytest.approx(DAY / 2 * 1000, abs=IDLE * 2000)
        await sleep(harness, code, [watcher])
        harness.time.advance(DAY / 2)
        assert await wake_due(harness) == {code}
        await harness.advance(1, code)

        (entry, *_) = (await store_of(harness).entries(f"{code}.1"))[seq:]
        assert entry.how == "clock"

    at_a_table_of_three(tmp_path, scene, pace="turns")


def test_a_table_whose_clock_runs_out_soon_is_not_unloaded(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await leave(harness, code, listeners)
        harness.time.advance(DAY - IDLE / 2)
        await harness.tables.dormancy.put_idle_to_sleep()

        assert set(harness.tables.rooms) == {code}

    at_a_table_of_three(tmp_path, scene, pace="turns")


def test_what_was_staged_and_who_has_looked_is_there_after_a_sleep(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        on = await pass_until_legal(harness, code, listeners, "place")
        action = legal_action(on, "place")
        await harness.post(listeners[2], code, Understood())
        await harness.post(on, code, act(on, action), Say("hello"))
        await leave(harness, code, listeners)
        harness.time.advance(IDLE + 1)
        before = [sync(await harness.room(code), seat) for seat in range(3)]
        assert [one["staged"] for one in before].count([action]) == 1
        assert [one["understood"] for one in before] == [False, False, True]
        await harness.tables.dormancy.put_idle_to_sleep()
        assert harness.tables.rooms == {}

        assert [sync(await harness.room(code), seat) for seat in range(3)] == before

    at_a_table_of_three(tmp_path, scene)


def test_a_vote_of_the_whole_table_is_open_after_a_sleep(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        tokens = [one.last("seated")["token"] for one in listeners[1:]]
        await harness.post(listeners[0], code, Propose(raw({"do": "agree"})))
        await harness.post(listeners[1], code, Vote(yes=True))
        await sleep(harness, code, listeners)

        cleo = await harness.join(Opened(code, 2, tokens[1]))
        assert cleo.now["ballot"]["yes"] == [0, 1]
        await harness.post(cleo, code, Vote(yes=True))
        assert cleo.last("ballot")["outcome"] == "agreed"

    at_a_table_of_three(tmp_path, scene, options={"allow_concede": "on"})


def test_a_vote_about_a_seat_is_dropped_and_absences_are_known(tmp_path: Path) -> None:
    """Otherwise whoever is back first would decide alone."""

    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        token = listeners[1].last("seated")["token"]
        await harness.disconnect(listeners[3], code)
        await harness.advance(AWAY_PATIENCE + 1, code)
        await harness.post(listeners[0], code, Call(Motion("handover", 3)))
        assert listeners[1].last("ballot")["ballot"]["yes"] == [0]
        room = await harness.room(code)
        room.post(listeners[0], Say("bye"))
        for listener in listeners[:3]:  # all at once: the network is gone
            room.post_always(listener, Left())
        await room.wait_until_idle()
        assert room.ballots.current is not None
        await sleep(harness, code, [])

        ben = await harness.join(Opened(code, 1, token))
        assert ben.now["ballot"] is None
        assert ben.last("sync")["notices"][-1]["what"] == "dropped"
        gone = [seat["away"] for seat in ben.now["table"]["seats"]]
        date = harness.time.date() - int(IDLE) - 1
        assert gone == [date, 0, date, date - int(AWAY_PATIENCE) - 1]

    at_a_table_of(tmp_path, 4, scene)


def test_a_host_who_left_the_lobby_is_away_since_then(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        token = listeners[1].last("seated")["token"]
        await harness.disconnect(listeners[0], code)
        await harness.advance(LOBBY_PATIENCE - 2 * IDLE, code)
        await sleep(harness, code, listeners[1:])
        harness.time.advance(IDLE)

        ben = await harness.join(Opened(code, 1, token))

        assert [seat["host"] for seat in ben.last("table")["table"]["seats"]] == [
            False,
            True,
            False,
        ]

    at_a_lobby_of_three(tmp_path, scene)


def test_a_table_that_is_used_while_it_is_put_to_sleep_stays(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        tokens = [one.last("seated")["token"] for one in listeners[1:]]
        await leave(harness, code, listeners)
        harness.time.advance(IDLE + 1)
        sleeping = asyncio.create_task(harness.tables.dormancy.put_idle_to_sleep())
        await asyncio.sleep(0)
        ben = await harness.join(Opened(code, 1, tokens[0]))
        await sleeping

        assert set(harness.tables.rooms) == {code}
        row = await store_of(harness).table(code)
        assert row is not None
        assert (row.due, b'"rest":null' in row.doc) == (0, True)
        await harness.post(ben, code, Say("here"))
        assert ben.last("said")["text"] == "here"

    at_a_table_of_three(tmp_path, scene, pace="turns")


def test_a_table_stays_in_memory_while_its_clock_cannot_be_stored(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await leave(harness, code, listeners)
        harness.time.advance(IDLE + 1)
        async with no_space(harness):
            with pytest.raises(Exception, match="nothing was stored"):
                await harness.tables.dormancy.put_idle_to_sleep()
        assert set(harness.tables.rooms) == {code}

        await sleep(harness, code, [])

    at_a_table_of_three(tmp_path, scene)


def test_what_a_sleeping_table_knows_is_kept_until_it_could_be_read(tmp_path: Path) -> None:
    async def fails(_game: str, after: int = 0) -> list[EntryRow]:
        raise StorageError(f"entries after {after} cannot be read")

    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await sleep(harness, code, listeners)
        harness.time.advance(DAY / 2)
        with (
            patch.object(store_of(harness), "entries", fails),
            pytest.raises(StorageError, match="cannot be read"),
        ):
            await harness.tables.find(code)

        watcher = await harness.join(code)
        assert watcher.now["clock"]["left"] == pytest.approx(DAY / 2 * 1000, abs=IDLE * 2000)

    at_a_table_of_three(tmp_path, scene, pace="turns")


def test_a_table_that_cannot_be_stored_as_awake_is_stored_so_later(tmp_path: Path) -> None:
    """And keeps no other from it: the store would let them sleep after a kill."""

    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        other, more = await harness.begin_game(3, pace="turns")
        await leave(harness, code, listeners)
        await leave(harness, other, more)
        harness.time.advance(IDLE + 1)
        store = store_of(harness)
        rest, refused = store.rest, [code]

        async def refuse_once(rows: Sequence[RestRow]) -> None:
            if rows[0].due == 0 and rows[0].code in refused:
                refused.remove(code)
                raise StorageError("the disk is full")
            await rest(rows)

        async def due() -> list[int | None]:
            return [row.due for row in await store.tables(sorted({code, other}))]

        with patch.object(store, "rest", refuse_once):
            sleeping = asyncio.create_task(harness.tables.dormancy.put_idle_to_sleep())
            await asyncio.sleep(0)
            for one in (code, other):
                await harness.join(one)
            await sleeping
            assert refused == []
            assert sorted(map(bool, await due())) == [False, True]
            await harness.tables.dormancy.put_idle_to_sleep()
        assert await due() == [0, 0]

    at_a_table_of_three(tmp_path, scene, pace="turns")


def test_who_writes_to_a_room_that_is_gone_is_disconnected(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        old, late = await harness.room(code), RecordingListener()
        await sleep(harness, code, listeners)
        old.post(late, Say("too late"))

        assert late.is_closed
        assert late.kinds() == ["closing"]

    at_a_table_of_three(tmp_path, scene)


def test_an_unloaded_room_leaves_nothing_in_memory(tmp_path: Path) -> None:
    """Not even until Python looks for cycles: with many tables it hardly ever does."""

    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await harness.post(listeners[1], code, StandIn(2))
        gone = ref(await harness.room(code)), ref((await harness.room(code)).round)
        gc.collect()
        gc.disable()
        try:
            await sleep(harness, code, listeners)
            assert [one() for one in gone] == [None, None]
        finally:
            gc.enable()

    at_a_table_of_three(tmp_path, scene, pace="turns")
