"""Tables are loaded when they are needed, unloaded when nothing is due, and forget nothing."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any
from weakref import ref

import msgspec
import pytest

from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    act,
    actor_of,
    at_a_lobby_of_three,
    at_a_table_of,
    at_a_table_of_three,
    legal_action,
    pass_until_legal,
    raw,
    room_harness,
)
from tests.server.room_steps import no_space, store_of
from undermine.server.dormancy import CALM, IDLE
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
from undermine.server.table.commands.lobby import Left
from undermine.server.table.commands.seat_votes import AWAY_PATIENCE
from undermine.server.table.presence import LOBBY_PATIENCE
from undermine.server.table.room import Room
from undermine.server.table.sync import make_sync
from undermine.server.table_lists import TableLists

DAY = 86_400


async def leave(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
    for listener in listeners:
        await harness.disconnect(listener, code)


async def sleep(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
    """Everybody leaves, and the table is unloaded some minutes later."""
    await leave(harness, code, listeners)
    harness.time.advance(IDLE + 1)
    await harness.tables.dormancy.put_idle_to_sleep()
    assert harness.tables.rooms == {}


def sync(room: Room, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(make_sync(room, seat)))
    return shown


async def wake_due(harness: RoomHarness) -> set[str]:
    await harness.tables.dormancy.wake_due()
    return set(harness.tables.rooms)


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


def test_a_clock_plays_after_a_restart_and_stood_while_the_server_was_off(tmp_path: Path) -> None:
    async def run() -> None:
        async with room_harness(tmp_path) as harness:
            code, listeners = await harness.begin_game(3, pace="turns")
            await sleep(harness, code, listeners)
            harness.time.advance(DAY / 2)
            seq = len(await store_of(harness).entries(f"{code}.1"))

        async with room_harness(tmp_path) as again:
            again.time.set_by = 3 * DAY  # it was off for long
            again.tables.time._started = (again.time.date(), again.time.now())
            assert await wake_due(again) == {code}
            assert (await again.game(code)).seq == seq
            await again.advance(DAY - IDLE - 100, code)
            assert (await again.game(code)).seq == seq
            await again.advance(200, code)
            assert (await again.game(code)).seq > seq

    asyncio.run(run())


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
