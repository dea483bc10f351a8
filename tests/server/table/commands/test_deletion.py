"""Deleting a table: nothing of it stays, its people are told, and nobody else notices."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    act,
    at_a_table_of_three,
    legal_action,
    pass_until_legal,
    run_scene,
)
from tests.server.room_steps import no_space, store_of
from tests.server.store.test_unreadable import break_row
from undermine.server.control_socket import forget
from undermine.server.protocol.messages import Join, Pause, Say
from undermine.server.store.base import StorageError
from undermine.server.store.files import database_files


async def whisper(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
    """Say something, and stage something, that must not stay anywhere."""
    for number in range(60):
        await harness.post(listeners[number % 3], code, Say(f"whisper-{code}-{number}"))
    on = await pass_until_legal(harness, code, listeners, "place")
    await harness.post(on, code, act(on, legal_action(on, "place")))


def stored(harness: RoomHarness) -> bytes:
    """Every byte of the database and of the files beside it."""
    files = database_files(store_of(harness)._database)
    return b"".join(file.read_bytes() for file in files if file.exists())


def test_nothing_of_a_forgotten_table_is_stored_any_more(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        other, others = await harness.begin_game(3)
        for where, who in ((code, listeners), (other, others)):
            await whisper(harness, where, who)
        seed = (await harness.game(code)).seed.encode()
        traces = (code.encode(), f"whisper-{code}-".encode(), seed)
        assert all(trace in stored(harness) for trace in traces)

        reply = await forget(harness.tables, code)

        assert (reply.found, reply.games, reply.talk, reply.scrubbed) == (True, 1, 60, True)
        assert reply.entries > 3
        left = stored(harness)
        assert [trace for trace in traces if trace in left] == []
        assert f"whisper-{other}-".encode() in left
        assert await harness.tables.services.store.table(code) is None
        assert await harness.tables.services.store.staged(f"{code}.1") == []
        assert await forget(harness.tables, code) == type(reply)()

    at_a_table_of_three(tmp_path, scene)


def test_people_at_a_forgotten_table_are_told_and_their_lines_closed(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        other, others = await harness.begin_game(3)
        watcher, room = await harness.join(code), await harness.room(code)
        await forget(harness.tables, code)

        for listener in (*listeners, watcher):
            assert listener.received[-1] == {
                "t": "wrong",
                "why": "no-table",
                "ref": -1,
                "detail": code,
            }
            assert listener.is_closed
        assert not any(listener.is_closed for listener in others)
        assert await harness.tables.find(code) is None
        late = RecordingListener()
        room.post(late, Join())
        await room.wait_until_idle()
        assert late.is_closed
        assert late.last("wrong")["why"] == "no-table"
        assert (await harness.game(other)).seq > 0

    at_a_table_of_three(tmp_path, scene)


def test_what_waits_in_the_mailbox_does_not_bring_a_table_back(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", bots="random", seats=3)
        room = await harness.room(opened.code)
        await harness.wait_until_idle(room)
        ana = await harness.join(opened)
        forgetting = asyncio.ensure_future(harness.tables.forget(opened.code))
        move = act(ana, legal_action(ana, "discard"), end=True)
        room.post(ana, move)
        await asyncio.sleep(0)
        for ask in (move, Say("still here"), Pause(paused=True), move):
            room.post(ana, ask)
        assert await forgetting is not None
        await room.wait_until_idle()
        harness.time.advance(100_000)
        await room.wait_until_idle()

        assert await harness.tables.services.store.table(opened.code) is None
        assert await harness.tables.services.store.entries(f"{opened.code}.1") == []

    run_scene(tmp_path, scene)


def test_a_table_that_could_not_be_deleted_plays_on(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        async with no_space(harness):
            with pytest.raises(StorageError):
                await harness.tables.forget(code)
        assert not any(listener.is_closed for listener in listeners)
        on = await pass_until_legal(harness, code, listeners, "discard")
        seq = on.now["seq"]
        await harness.post(on, code, act(on, legal_action(on, "discard"), end=True))
        assert on.now["seq"] > seq

    at_a_table_of_three(tmp_path, scene)


@pytest.mark.parametrize("what", ["document", "game", "entry", "date"])
def test_a_table_that_cannot_be_read_can_be_forgotten(tmp_path: Path, what: str) -> None:
    async def scene(harness: RoomHarness, code: str, _listeners: list[RecordingListener]) -> None:
        harness.tables.rooms.clear()
        break_row(tmp_path, what, code)

        assert (await forget(harness.tables, code)).found
        assert await harness.tables.services.store.table(code) is None

    at_a_table_of_three(tmp_path, scene)


def test_a_table_that_is_forgotten_twice_at_once_is_gone_once(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, _listeners: list[RecordingListener]) -> None:
        both = asyncio.gather(harness.tables.forget(code), harness.tables.forget(code))
        first, second = await asyncio.wait_for(both, 10)

        assert first is not None
        assert second is None

    at_a_table_of_three(tmp_path, scene)
