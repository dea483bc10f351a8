"""Scenes in which a person plays with bots that pause."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    act,
    run_scene,
)
from undermine.server.protocol.messages import (
    Understood,
)
from undermine.server.protocol.schemas import Opened
from undermine.server.table.room import Room

PAUSE = 1.1
STEPS = ("stepped", "prowled")
Scene = Callable[[RoomHarness, Opened, RecordingListener, Room], Awaitable[None]]


def alone_with_bots(
    folder: Path,
    scene: Scene,
    *,
    understood: bool = True,
    bot_pause: float = PAUSE,
    **config: Any,  # noqa: ANN401
) -> None:
    """Run a scene in which Ana plays with bots that pause, and wait for her."""

    async def run(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", **{"seats": 4, **config}, bots="greedy")
        ana = await harness.join(opened)
        if understood:
            await harness.post(ana, opened.code, Understood())
        await scene(harness, opened, ana, await harness.room(opened.code))

    run_scene(folder, run, bots_wait=True, bot_pause=bot_pause)


async def to_turn_of(
    harness: RoomHarness, ana: RecordingListener, room: Room, *, bot: bool
) -> None:
    """Play until a bot is on turn, or until Ana is."""
    while room.record.status == "playing" and room.record.played_by_bot(room.actor) is not bot:
        if bot:
            await pass_turn(harness, ana, room)
        else:
            await harness.advance(PAUSE, room.record.code)


async def pass_turn(harness: RoomHarness, ana: RecordingListener, room: Room) -> None:
    """Ana discards a card, and does not walk."""
    legal = ana.now["legal"]
    action = next((one for one in legal if one["do"] in ("discard", "stop")), legal[0])
    await harness.post(ana, room.record.code, act(ana, action, end=True))


async def seconds_until(harness: RoomHarness, room: Room, reached: Callable[[], bool]) -> float:
    """For how long the clock has to run until something is reached."""
    began = harness.time.now()
    while not reached():
        await harness.advance(0.01, room.record.code)
        assert harness.time.now() < began + 100, "this never happens"
    return harness.time.now() - began


async def seconds_of_next_move(harness: RoomHarness, room: Room) -> float:
    """For how long the clock has to run until the game goes on."""
    seq = room.require_game().seq
    return await seconds_until(harness, room, lambda: room.require_game().seq > seq)
