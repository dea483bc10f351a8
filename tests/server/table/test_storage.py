"""A full disk: a clear error, nothing half done, and the game goes on once there is space."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest

from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    act,
    actor_of,
    at_a_table_of_three,
    legal_action,
    pass_until_legal,
    raw,
    room_harness,
    run_scene,
)
from tests.server.room_steps import no_space, store_of, table, ticket, to_the_end
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


def test_a_move_that_cannot_be_stored_was_not_made(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        on, game = actor_of(listeners), await harness.game(code)
        seq, state = game.seq, encode(game.state)
        counts = [len(listener.received) for listener in listeners]
        move = act(on, legal_action(on, "discard"), end=True)
        async with no_space(harness):
            await harness.post(on, code, move)

        assert (on.received[-1]["why"], on.received[-1]["ref"]) == ("storage", 7)
        assert (game.seq, encode(game.state)) == (seq, state)
        assert len(await store_of(harness).entries(f"{code}.1")) == seq
        assert [len(listener.received) for listener in listeners] == [
            n + (listener is on) for n, listener in zip(counts, listeners, strict=True)
        ]
        await harness.post(on, code, move)
        assert {listener.now["seq"] for listener in listeners} == {seq + 2}

    at_a_table_of_three(tmp_path, scene)


def test_a_disk_that_is_really_full(tmp_path: Path) -> None:
    """SQLite itself finds no page more; everything that was acknowledged is there."""

    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        game, store = await harness.game(code), store_of(harness)

        def limit(pages: int) -> None:
            writer = store._writer
            assert writer is not None
            writer._connection.execute(f"pragma max_page_count = {pages}")

        limit(1)
        for _ in range(400):
            await harness.post(listeners[1], code, Say("x" * 200))
            on = actor_of(listeners)
            await harness.post(on, code, act(on, legal_action(on, "discard"), end=True))
            if on.received[-1]["t"] == "wrong":
                break
        assert on.received[-1]["why"] == "storage"
        assert len(await store.entries(f"{code}.1")) == game.seq

        limit(100_000)
        await harness.post(on, code, act(on, legal_action(on, "discard"), end=True))

        assert len(await store.entries(f"{code}.1")) == game.seq == on.now["seq"]

    at_a_table_of_three(tmp_path, scene)


@pytest.mark.parametrize("command", [End, Back])
def test_staged_actions_stay_when_a_command_cannot_be_stored(
    tmp_path: Path, command: type[End | Back]
) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        on = await pass_until_legal(harness, code, listeners, "place")
        seq = on.now["seq"]
        await harness.post(on, code, act(on, legal_action(on, "place")))
        async with no_space(harness):
            await harness.post(on, code, command(seq, 3))
        assert on.received[-1]["why"] == "storage"

        await harness.post(on, code, End(seq, 4))

        assert on.now["seq"] == seq + 2

    at_a_table_of_three(tmp_path, scene)


def test_a_clock_tries_again(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, _listeners: list[RecordingListener]) -> None:
        game = await harness.game(code)
        seq = game.seq
        async with no_space(harness):
            await harness.advance(100, code)
            assert game.seq == seq

        await harness.advance(10, code)

        assert game.seq > seq

    at_a_table_of_three(tmp_path, scene, pace="live")


def test_a_bot_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", bots="random", seats=3)
        await harness.wait_until_idle(await harness.room(opened.code))
        ana, game = await harness.join(opened), await harness.game(opened.code)
        seq, full, think = game.seq, no_space(harness), harness.bot_workers.think

        async def think_while_the_disk_fills(thought: Thought) -> Action:
            await full.__aenter__()
            return await think(thought)

        monkeypatch.setattr(harness.bot_workers, "think", think_while_the_disk_fills)
        await harness.post(ana, opened.code, act(ana, legal_action(ana, "discard"), end=True))
        monkeypatch.undo()
        assert game.seq == seq + 2
        assert ana.now["legal"] == []
        await full.__aexit__(None, None, None)

        await harness.advance(10, opened.code)

        assert ana.now["legal"]

    run_scene(tmp_path, scene)


def test_what_was_not_stored_around_a_game_has_not_happened(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", seats=4)
        code = opened.code
        ana, ben = await harness.join(opened), await harness.sit(opened.code, "Ben")
        late = await harness.join(code)
        before = (await harness.room(code)).info
        asks: list[tuple[RecordingListener, Ask]] = [
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
        for listener, ask in asks:
            async with no_space(harness):
                await harness.post(listener, code, ask)
            assert listener.received[-1]["why"] == "storage", ask
            assert (await harness.room(code)).info == before, ask
        await harness.post(late, code, Sit("Late"))
        assert (await harness.room(code)).info.seats[2].name == "Late"
        assert (await harness.room(code)).record.seat_of(late.last("seated")["token"]) == 2
        with pytest.raises(StorageError):
            async with no_space(harness):
                await harness.table("Nobody")

    run_scene(tmp_path, scene)


def test_a_game_that_could_not_begin_begins_later(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", seats=3)
        ana = await harness.join(opened)
        async with no_space(harness):
            await harness.post(ana, opened.code, Start())
        assert ana.received[-1]["why"] == "storage"
        assert (await harness.room(opened.code)).info.status == "filling"

        await harness.post(ana, opened.code, Start())

        assert ana.now["legal"]
        assert (await harness.room(opened.code)).info.status == "playing"
        await harness.post(ana, opened.code, Again())
        assert ana.received[-1]["why"] == "not-now"

    run_scene(tmp_path, scene)


def test_a_game_is_stored_with_its_deal_or_not_at_all(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", seats=3)
        ana = await harness.join(opened)
        async with no_space(harness, commits=1):
            await harness.post(ana, opened.code, Start())
        await harness.snapshot_disk(tmp_path / "after")

        async with room_harness(tmp_path / "after") as again:
            assert (await again.join(opened)).now["view"] is not None
            assert await again.tables.services.store.entries(f"{opened.code}.1")

    run_scene(tmp_path / "before", scene)


def test_a_vote_that_could_not_be_stored_is_still_open(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await harness.post(listeners[0], code, Propose(raw({"do": "agree"})))
        await harness.post(listeners[1], code, Vote(yes=True))
        async with no_space(harness):
            await harness.post(listeners[2], code, Vote(yes=True))
        assert listeners[2].received[-1]["why"] == "storage"
        assert [m["outcome"] for m in listeners[0].all("ballot")] == ["", ""]

        await harness.post(listeners[2], code, Vote(yes=True))

        assert listeners[0].last("ballot")["outcome"] == "agreed"

    at_a_table_of_three(tmp_path, scene, options={"allow_concede": "on"})


def test_a_game_that_could_not_begin_leaves_its_seats_open(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", seats=3)
        ana = await harness.join(opened)
        async with no_space(harness):
            await harness.post(ana, opened.code, Start())
        ben = await harness.sit(opened.code, "Ben")

        assert ben.last("seated")["seat"] == 1

    run_scene(tmp_path, scene)


def test_another_game_that_could_not_begin_is_begun_in_the_lobby(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", seats=3)
        ana = await harness.join(opened)
        await harness.post(ana, opened.code, Start())
        await to_the_end(harness, opened.code, [ana])
        async with no_space(harness, commits=1):
            await harness.post(ana, opened.code, Again())
        assert ana.last("wrong")["why"] == "storage"
        assert table(ana)["status"] == "filling"

        await harness.post(ana, opened.code, Start())

        assert table(ana)["status"] == "playing"

    run_scene(tmp_path, scene)


def test_a_disk_that_cannot_even_be_read_takes_no_seat(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, _ = listeners
        with patch.object(SqliteStore, "table", side_effect=StorageError("nothing can be read")):
            async with no_space(harness):
                await harness.post(ana, code, Kick(1))
        assert ana.last("wrong")["why"] == "storage"
        await harness.post(ana, code, Pause(paused=True))

        assert (await harness.join(ticket(code, 1, ben))).now["you"] == 1

    at_a_table_of_three(tmp_path, scene)
