"""A power cut: what a table was told is there afterwards, and the game goes on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from tests.server.room_harness import (
    Message,
    RecordingListener,
    RoomHarness,
    act,
    actor_of,
    at_a_table_of_three,
    legal_action,
    pass_until_legal,
    room_harness,
    run_scene,
)
from undermine.notation.wire import encode
from undermine.server.protocol.messages import (
    Back,
    End,
    Kick,
    Pause,
    React,
    Say,
    StandIn,
    Understood,
)
from undermine.server.protocol.schemas import Opened
from undermine.server.table.clocks import ABSENT
from undermine.server.table.room import Room
from undermine.server.table.sync import make_sync


def take_over(woken: Room, before: Room) -> None:
    """Give a room the connections of another one."""
    woken.audience.clear()
    for listener in before.audience:
        woken.audience.join(listener, before.audience.seat_of(listener))


def opened(room: Room, listener: RecordingListener) -> Opened:
    """What lets somebody come back to a seat."""
    return Opened(
        room.record.code, room.audience.seat_of(listener), listener.last("seated")["token"]
    )


def told_of(listener: RecordingListener, seq: int) -> Message:
    """The view that was told after an entry."""
    views: list[Message] = [m["view"] for m in listener.received if "view" in m and m["seq"] == seq]
    assert views, f"entry {seq} was stored and never told"
    return views[-1]


async def play_some(
    harness: RoomHarness, listener: RecordingListener, code: str, rng: random.Random
) -> None:
    """Some turns, and one more of which nobody knows how far it comes."""
    room = await harness.room(code)
    for _ in range(rng.randint(1, 12)):
        if room.record.status == "playing":
            await harness.post(
                listener, code, act(listener, rng.choice(listener.now["legal"]), end=True)
            )
    if room.record.status == "playing":
        room.post(listener, act(listener, rng.choice(listener.now["legal"]), end=True))
    for _ in range(rng.randint(0, 40)):
        await asyncio.sleep(0)


@pytest.mark.parametrize("seed", range(6))
def test_a_bot_game_goes_on_from_any_moment(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311

    async def until_the_power_goes(folder: Path, mine: Opened | None, after: Path) -> Opened:
        async with room_harness(folder) as harness:
            mine = mine or await harness.table("Ana", bots="random", seats=rng.randint(3, 6))
            listener = await harness.join(mine)
            await play_some(harness, listener, mine.code, rng)
            known = listener.now["seq"]
            await harness.snapshot_disk(after)
            await harness.wait_until_idle(await harness.room(mine.code))
        async with room_harness(after, bot_pause=3600.0) as again:
            room = await again.room(mine.code)
            assert room.game is not None
            assert room.game.seq >= known
            assert msgspec.json.decode(make_sync(room, 0).view) == told_of(listener, room.game.seq)
        return mine

    async def run() -> None:
        mine = None
        for number in range(5):
            folders = tmp_path / str(number), tmp_path / str(number + 1)
            mine = await until_the_power_goes(folders[0], mine, folders[1])

    asyncio.run(run())


@pytest.mark.parametrize("passes", [0, 1, 4, 9])
def test_people_come_back_to_the_same_table(tmp_path: Path, passes: int) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        for _ in range(passes):
            on = actor_of(listeners)
            await harness.post(on, code, act(on, legal_action(on, "discard"), end=True))
        await harness.post(listeners[1], code, Say("see you"), React("thanks"))
        room = await harness.room(code)
        tokens = [Opened(code, 0, ""), *(opened(room, listener) for listener in listeners[1:])]
        before = [make_sync(room, seat) for seat in range(3)]
        spectated = make_sync(room, -4)
        state = encode((await harness.game(code)).state)
        await harness.snapshot_disk(tmp_path / "after")

        async with room_harness(tmp_path / "after") as again:
            woken = await again.room(code)
            assert encode((await again.game(code)).state) == state
            for mine in tokens[1:]:
                back = await again.join(mine)
                assert back.now["you"] == mine.seat
            take_over(woken, room)
            for seat, sync in enumerate(before):
                found = make_sync(woken, seat)
                if not passes:  # nobody has said that they looked at their role
                    assert not found.understood
                assert same(found) == same(sync)
            assert same(make_sync(woken, -4)) == same(spectated)

    at_a_table_of_three(tmp_path / "before", scene)


def same(sync: msgspec.Struct) -> Message:
    found: Message = msgspec.json.decode(msgspec.json.encode(sync))
    del found["understood"]
    return found


def test_what_was_staged_is_still_staged(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        on = await pass_until_legal(harness, code, listeners, "place")
        if on is listeners[0]:  # whose token this test does not know
            await harness.post(on, code, act(on, legal_action(on, "discard"), end=True))
            on = await pass_until_legal(harness, code, listeners[1:] + listeners[:1], "place")
        action, others = (
            legal_action(on, "place"),
            [listener for listener in listeners if listener is not on],
        )
        await harness.post(on, code, act(on, action))
        mine = opened(await harness.room(code), on) if on is not listeners[0] else None
        await harness.snapshot_disk(tmp_path / "after")
        staged = on.now

        async with room_harness(tmp_path / "after") as again:
            woken = await again.room(code)
            seat = woken.actor
            sync = msgspec.json.decode(msgspec.json.encode(make_sync(woken, seat)))
            assert sync["staged"] == [action]
            assert (sync["view"], sync["legal"]) == (staged["view"], staged["legal"])
            for other in {0, 1, 2} - {seat}:
                shown = msgspec.json.decode(msgspec.json.encode(make_sync(woken, other)))
                assert shown["staged"] == []
                assert shown["view"] in [listener.now["view"] for listener in others]
            if mine is not None:
                back = await again.join(mine)
                await again.post(back, code, End(back.now["seq"], 1))
                assert back.now["seq"] == staged["seq"] + 2

    at_a_table_of_three(tmp_path / "before", scene)


def test_what_was_taken_back_is_not_staged_again(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        on = await pass_until_legal(harness, code, listeners, "place")
        seq = on.now["seq"]
        await harness.post(on, code, act(on, legal_action(on, "place")), Back(seq, 1))
        await harness.snapshot_disk(tmp_path / "after")

        async with room_harness(tmp_path / "after") as again:
            assert (await again.room(code)).staged.actions == []

    at_a_table_of_three(tmp_path / "before", scene)


def test_clocks_run_again(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        for listener in listeners:
            await harness.post(listener, code, Understood())
        on = actor_of(listeners)
        await harness.post(on, code, act(on, legal_action(on, "discard"), end=True))
        await harness.advance(59, code)
        await harness.snapshot_disk(tmp_path / "after")

        async with room_harness(tmp_path / "after") as again:
            game = await again.game(code)
            assert (await again.join(code)).now["clock"]["left"] == 60_000
            seq = game.seq
            await again.advance(60, code)
            assert game.seq > seq

    at_a_table_of_three(tmp_path / "before", scene, pace="live")


def test_nobody_waits_for_those_who_do_not_come_back(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        on = actor_of(listeners)
        mine = opened(await harness.room(code), next(e for e in listeners[1:] if e is not on))
        seq = on.now["seq"]
        await harness.snapshot_disk(tmp_path / "after")

        async with room_harness(tmp_path / "after") as again:
            back = await again.join(mine)
            await again.advance(ABSENT, code)
            assert back.now["seq"] > seq
            assert back.now["log"][0]["how"] == "stand-in"

    at_a_table_of_three(tmp_path / "before", scene)


def test_bots_pauses_and_seats_are_as_they_were(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await harness.post(listeners[0], code, StandIn(1), Kick(2), Pause(paused=True))
        info = (await harness.room(code)).info
        seq = (await harness.game(code)).seq
        await harness.snapshot_disk(tmp_path / "after")

        async with room_harness(tmp_path / "after") as again:
            woken = await again.room(code)
            await again.wait_until_idle(woken)
            take_over(woken, await harness.room(code))
            assert woken.info == info
            assert (await again.game(code)).seq == seq

    at_a_table_of_three(tmp_path / "before", scene)


def test_a_lobby_is_there_again(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        mine = await harness.table("Ana", seats=4)
        ben = await harness.sit(mine.code, "Ben")
        info, his = (await harness.room(mine.code)).info, opened(await harness.room(mine.code), ben)
        await harness.snapshot_disk(tmp_path / "after")

        async with room_harness(tmp_path / "after") as again:
            back, ana = await again.join(his), await again.join(mine)
            assert (ana.now["you"], back.now["you"]) == (0, 1)
            assert ana.now["view"] is None
            woken = (await again.room(mine.code)).info
            assert (woken.promise, woken.config, woken.status) == (
                info.promise,
                info.config,
                "filling",
            )
            assert [seat.ready for seat in woken.seats] == [seat.ready for seat in info.seats]

    run_scene(tmp_path / "before", scene)
