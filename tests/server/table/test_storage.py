"""A full disk: a clear error, nothing half done, and the game goes on once there is space."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from tests.server.room_harness import (
    Ear,
    Parlour,
    act,
    actor_of,
    at_a_table_of_three,
    doing,
    parlour,
    play,
    raw,
    until_somebody_can,
)
from tests.server.table.commands.test_lobby import table, to_the_end
from tests.server.table.commands.test_stand_ins import ticket
from undermine.core.state import Action
from undermine.notation.wire import encode
from undermine.server.bots.workers import Thought
from undermine.server.protocol.messages import (
    Again,
    Appoint,
    Ask,
    Back,
    Config,
    Configure,
    Crown,
    End,
    Kick,
    Pause,
    Propose,
    Ready,
    Rename,
    Rise,
    Say,
    Sit,
    Start,
    Vote,
)
from undermine.server.store.base import StorageError
from undermine.server.store.sqlite import SqliteStore


def store_of(place: Parlour) -> SqliteStore:
    store = place.tables.services.store
    assert isinstance(store, SqliteStore)
    return store


@asynccontextmanager
async def no_space(place: Parlour, commits: int = 0) -> AsyncIterator[None]:
    """For a while the disk takes nothing at all, or nothing after so many commits."""
    writer = store_of(place)._writer
    assert writer is not None
    connection = writer._connection
    left = iter(range(commits))

    class Full:
        def execute(self, sql: str, *values: Any) -> object:  # noqa: ANN401
            if sql == "commit" and next(left, None) is None:
                connection.execute("rollback")
                raise sqlite3.OperationalError("database or disk is full")
            return connection.execute(sql, *values)

        def __getattr__(self, name: str) -> object:
            return getattr(connection, name)

    writer._connection = Full()  # type: ignore[assignment]
    yield
    writer._connection = connection


def test_a_move_that_cannot_be_stored_was_not_made(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        on, game = actor_of(ears), await place.game(code)
        seq, state = game.seq, encode(game.state)
        heard = [len(ear.heard) for ear in ears]
        move = act(on, doing(on, "discard"), end=True)
        async with no_space(place):
            await place.ask(on, code, move)

        assert (on.heard[-1]["why"], on.heard[-1]["ref"]) == ("storage", 7)
        assert (game.seq, encode(game.state)) == (seq, state)
        assert len(await store_of(place).entries(f"{code}.1")) == seq
        assert [len(ear.heard) for ear in ears] == [n + (ear is on) for n, ear in zip(heard, ears)]  # noqa: B905
        await place.ask(on, code, move)
        assert {ear.now["seq"] for ear in ears} == {seq + 2}

    at_a_table_of_three(tmp_path, scene)


def test_a_disk_that_is_really_full(tmp_path: Path) -> None:
    """SQLite itself finds no page more; everything that was acknowledged is there."""

    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        game, store = await place.game(code), store_of(place)

        def limit(pages: int) -> None:
            writer = store._writer
            assert writer is not None
            writer._connection.execute(f"pragma max_page_count = {pages}")

        limit(1)
        for _ in range(400):
            await place.ask(ears[1], code, Say("x" * 200))
            on = actor_of(ears)
            await place.ask(on, code, act(on, doing(on, "discard"), end=True))
            if on.heard[-1]["t"] == "wrong":
                break
        assert on.heard[-1]["why"] == "storage"
        assert len(await store.entries(f"{code}.1")) == game.seq

        limit(100_000)
        await place.ask(on, code, act(on, doing(on, "discard"), end=True))

        assert len(await store.entries(f"{code}.1")) == game.seq == on.now["seq"]

    at_a_table_of_three(tmp_path, scene)


def test_what_is_staged_stays_staged(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        on = await until_somebody_can(place, code, ears, "place")
        seq = on.now["seq"]
        await place.ask(on, code, act(on, doing(on, "place")))
        async with no_space(place):
            await place.ask(on, code, End(seq, 3))
        assert on.heard[-1]["why"] == "storage"

        await place.ask(on, code, End(seq, 4))

        assert on.now["seq"] == seq + 2

    at_a_table_of_three(tmp_path, scene)


def test_a_clock_tries_again(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, _ears: list[Ear]) -> None:
        game = await place.game(code)
        seq = game.seq
        async with no_space(place):
            await place.pass_by(100, code)
            assert game.seq == seq

        await place.pass_by(10, code)

        assert game.seq > seq

    at_a_table_of_three(tmp_path, scene, pace="live")


def test_a_bot_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(place: Parlour) -> None:
        opened = await place.table("Ana", bots="random", seats=3)
        await place.calm(await place.room(opened.code))
        ana, game = await place.come(opened), await place.game(opened.code)
        seq, full, think = game.seq, no_space(place), place.heads.think

        async def think_while_the_disk_fills(thought: Thought) -> Action:
            await full.__aenter__()
            return await think(thought)

        monkeypatch.setattr(place.heads, "think", think_while_the_disk_fills)
        await place.ask(ana, opened.code, act(ana, doing(ana, "discard"), end=True))
        monkeypatch.undo()
        assert game.seq == seq + 2
        assert ana.now["legal"] == []
        await full.__aexit__(None, None, None)

        await place.pass_by(10, opened.code)

        assert ana.now["legal"]

    play(tmp_path, scene)


def test_what_was_not_stored_around_a_game_has_not_happened(tmp_path: Path) -> None:
    async def scene(place: Parlour) -> None:
        opened = await place.table("Ana", seats=4)
        code = opened.code
        ana, ben = await place.come(opened), await place.sit(opened.code, "Ben")
        late = await place.come(code)
        before = (await place.room(code)).info
        asks: list[tuple[Ear, Ask]] = [
            (late, Sit("Late")),
            (ben, Rise()),
            (ben, Rename("Bert")),
            (ben, Ready(ready=False)),
            (ana, Configure(Config(seats=5))),
            (ana, Appoint(2, "greedy")),
            (ana, Kick(1)),
            (ana, Crown(1)),
            (ben, Say("hello")),
        ]
        for ear, ask in asks:
            async with no_space(place):
                await place.ask(ear, code, ask)
            assert ear.heard[-1]["why"] == "storage", ask
            assert (await place.room(code)).info == before, ask
        await place.ask(late, code, Sit("Late"))
        assert (await place.room(code)).info.seats[2].name == "Late"
        assert (await place.room(code)).record.seat_of(late.last("seated")["token"]) == 2
        with pytest.raises(StorageError):
            async with no_space(place):
                await place.table("Nobody")

    play(tmp_path, scene)


def test_a_game_that_could_not_begin_begins_later(tmp_path: Path) -> None:
    async def scene(place: Parlour) -> None:
        opened = await place.table("Ana", seats=3)
        ana = await place.come(opened)
        async with no_space(place):
            await place.ask(ana, opened.code, Start())
        assert ana.heard[-1]["why"] == "storage"
        assert (await place.room(opened.code)).info.status == "filling"

        await place.ask(ana, opened.code, Start())

        assert ana.now["legal"]
        assert (await place.room(opened.code)).info.status == "playing"
        await place.ask(ana, opened.code, Again())
        assert ana.heard[-1]["why"] == "not-now"

    play(tmp_path, scene)


def test_a_game_is_stored_with_its_deal_or_not_at_all(tmp_path: Path) -> None:
    async def scene(place: Parlour) -> None:
        opened = await place.table("Ana", seats=3)
        ana = await place.come(opened)
        async with no_space(place, commits=1):
            await place.ask(ana, opened.code, Start())
        await place.cut_power(tmp_path / "after")

        async with parlour(tmp_path / "after") as again:
            assert (await again.come(opened)).now["view"] is not None
            assert await again.tables.services.store.entries(f"{opened.code}.1")

    play(tmp_path / "before", scene)


def test_a_vote_that_could_not_be_stored_is_still_open(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        await place.ask(ears[0], code, Propose(raw({"do": "agree"})))
        await place.ask(ears[1], code, Vote(yes=True))
        async with no_space(place):
            await place.ask(ears[2], code, Vote(yes=True))
        assert ears[2].heard[-1]["why"] == "storage"
        assert [m["outcome"] for m in ears[0].all("ballot")] == ["", ""]

        await place.ask(ears[2], code, Vote(yes=True))

        assert ears[0].last("ballot")["outcome"] == "agreed"

    at_a_table_of_three(tmp_path, scene, options={"allow_concede": "on"})


def test_what_could_not_be_taken_back_is_still_staged(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        on = await until_somebody_can(place, code, ears, "place")
        seq = on.now["seq"]
        await place.ask(on, code, act(on, doing(on, "place")))
        async with no_space(place):
            await place.ask(on, code, Back(seq, 3))
        assert on.heard[-1]["why"] == "storage"

        await place.ask(on, code, End(seq, 4))

        assert on.now["seq"] == seq + 2

    at_a_table_of_three(tmp_path, scene)


def test_a_game_that_could_not_begin_leaves_its_seats_open(tmp_path: Path) -> None:
    async def scene(place: Parlour) -> None:
        opened = await place.table("Ana", seats=3)
        ana = await place.come(opened)
        async with no_space(place):
            await place.ask(ana, opened.code, Start())
        ben = await place.sit(opened.code, "Ben")

        assert ben.last("seated")["seat"] == 1

    play(tmp_path, scene)


def test_another_game_that_could_not_begin_is_begun_in_the_lobby(tmp_path: Path) -> None:
    async def scene(place: Parlour) -> None:
        opened = await place.table("Ana", seats=3)
        ana = await place.come(opened)
        await place.ask(ana, opened.code, Start())
        await to_the_end(place, opened.code, [ana])
        async with no_space(place, commits=1):
            await place.ask(ana, opened.code, Again())
        assert ana.last("wrong")["why"] == "storage"
        assert table(ana)["status"] == "filling"

        await place.ask(ana, opened.code, Start())

        assert table(ana)["status"] == "playing"

    play(tmp_path, scene)


def test_a_disk_that_cannot_even_be_read_takes_no_seat(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, _ = ears
        with patch.object(SqliteStore, "table", side_effect=StorageError("nothing can be read")):
            async with no_space(place):
                await place.ask(ana, code, Kick(1))
        assert ana.last("wrong")["why"] == "storage"
        await place.ask(ana, code, Pause(paused=True))

        assert (await place.come(ticket(code, 1, ben))).now["you"] == 1

    at_a_table_of_three(tmp_path, scene)
