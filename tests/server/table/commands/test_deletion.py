"""Deleting a table: nothing of it stays, its people are told, and nobody else notices."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.room_harness import (
    Ear,
    Parlour,
    act,
    at_a_table_of_three,
    doing,
    play,
    until_somebody_can,
)
from tests.server.store.test_unreadable import break_row
from tests.server.table.test_storage import no_space, store_of
from undermine.server.control_socket import forget
from undermine.server.protocol.messages import Join, Pause, Say
from undermine.server.store.base import StorageError
from undermine.server.store.files import family


async def whisper(place: Parlour, code: str, ears: list[Ear]) -> None:
    """Say something, and stage something, that must not stay anywhere."""
    for number in range(60):
        await place.ask(ears[number % 3], code, Say(f"whisper-{code}-{number}"))
    on = await until_somebody_can(place, code, ears, "place")
    await place.ask(on, code, act(on, doing(on, "place")))


def stored(place: Parlour) -> bytes:
    """Every byte of the database and of the files beside it."""
    files = family(store_of(place)._database)
    return b"".join(file.read_bytes() for file in files if file.exists())


def test_nothing_of_a_forgotten_table_is_stored_any_more(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        other, others = await place.people(3)
        for where, who in ((code, ears), (other, others)):
            await whisper(place, where, who)
        seed = (await place.game(code)).seed.encode()
        traces = (code.encode(), f"whisper-{code}-".encode(), seed)
        assert all(trace in stored(place) for trace in traces)

        reply = await forget(place.tables, code)

        assert (reply.found, reply.games, reply.talk, reply.scrubbed) == (True, 1, 60, True)
        assert reply.entries > 3
        left = stored(place)
        assert [trace for trace in traces if trace in left] == []
        assert f"whisper-{other}-".encode() in left
        assert await place.tables.services.store.table(code) is None
        assert await place.tables.services.store.staged(f"{code}.1") == []
        assert await forget(place.tables, code) == type(reply)()

    at_a_table_of_three(tmp_path, scene)


def test_people_at_a_forgotten_table_are_told_and_their_lines_closed(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        other, others = await place.people(3)
        watcher, room = await place.come(code), await place.room(code)
        await forget(place.tables, code)

        for ear in (*ears, watcher):
            assert ear.heard[-1] == {"t": "wrong", "why": "no-table", "ref": -1, "detail": code}
            assert ear.is_closed
        assert not any(ear.is_closed for ear in others)
        assert await place.tables.find(code) is None
        late = Ear()
        room.post(late, Join())
        await room.wait_until_idle()
        assert late.is_closed
        assert late.last("wrong")["why"] == "no-table"
        assert (await place.game(other)).seq > 0

    at_a_table_of_three(tmp_path, scene)


def test_what_waits_in_the_mailbox_does_not_bring_a_table_back(tmp_path: Path) -> None:
    async def scene(place: Parlour) -> None:
        opened = await place.table("Ana", bots="random", seats=3)
        room = await place.room(opened.code)
        await place.calm(room)
        ana = await place.come(opened)
        forgetting = asyncio.ensure_future(place.tables.forget(opened.code))
        move = act(ana, doing(ana, "discard"), end=True)
        room.post(ana, move)
        await asyncio.sleep(0)
        for ask in (move, Say("still here"), Pause(paused=True), move):
            room.post(ana, ask)
        assert await forgetting is not None
        await room.wait_until_idle()
        place.time.pass_by(100_000)
        await room.wait_until_idle()

        assert await place.tables.services.store.table(opened.code) is None
        assert await place.tables.services.store.entries(f"{opened.code}.1") == []

    play(tmp_path, scene)


def test_a_table_that_could_not_be_deleted_plays_on(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        async with no_space(place):
            with pytest.raises(StorageError):
                await place.tables.forget(code)
        assert not any(ear.is_closed for ear in ears)
        on = await until_somebody_can(place, code, ears, "discard")
        seq = on.now["seq"]
        await place.ask(on, code, act(on, doing(on, "discard"), end=True))
        assert on.now["seq"] > seq

    at_a_table_of_three(tmp_path, scene)


@pytest.mark.parametrize("what", ["document", "game", "entry", "date"])
def test_a_table_that_cannot_be_read_can_be_forgotten(tmp_path: Path, what: str) -> None:
    async def scene(place: Parlour, code: str, _ears: list[Ear]) -> None:
        place.tables.rooms.clear()
        break_row(tmp_path, what, code)

        assert (await forget(place.tables, code)).found
        assert await place.tables.services.store.table(code) is None

    at_a_table_of_three(tmp_path, scene)


def test_a_table_that_is_forgotten_twice_at_once_is_gone_once(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, _ears: list[Ear]) -> None:
        both = asyncio.gather(place.tables.forget(code), place.tables.forget(code))
        first, second = await asyncio.wait_for(both, 10)

        assert first is not None
        assert second is None

    at_a_table_of_three(tmp_path, scene)
