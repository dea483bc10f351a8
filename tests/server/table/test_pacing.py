"""The pace of bots: pauses, skipping them, and movements in one piece."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.server.room_harness import (
    Message,
    RecordingListener,
    RoomHarness,
    run_scene,
)
from tests.server.room_steps import why
from tests.server.table.pacing_scenes import (
    PAUSE,
    STEPS,
    alone_with_bots,
    pass_turn,
    seconds_of_next_move,
    seconds_until,
    to_turn_of,
)
from undermine.core.state import Action
from undermine.server.bots.workers import Thought
from undermine.server.protocol.messages import (
    BotPace,
    Config,
    Configure,
    Skip,
    StandIn,
)
from undermine.server.protocol.schemas import Opened
from undermine.server.table.pacing import GRAIN
from undermine.server.table.room import Room

# -- pauses --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pace", "seconds"), [("slow", 2.2), ("normal", 1.1), ("fast", 0.33)])
def test_bots_pause_as_their_pace_says(tmp_path: Path, pace: BotPace, seconds: float) -> None:
    async def scene(
        harness: RoomHarness, _opened: Opened, ana: RecordingListener, room: Room
    ) -> None:
        await to_turn_of(harness, ana, room, bot=True)

        assert await seconds_of_next_move(harness, room) == pytest.approx(seconds, abs=0.02)

    alone_with_bots(tmp_path, scene, bot_pace=pace)


def test_another_pace_counts_at_once_and_is_stored(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, opened: Opened, ana: RecordingListener, room: Room
    ) -> None:
        await to_turn_of(harness, ana, room, bot=True)
        await harness.advance(0.2, opened.code)
        fast = Configure(Config(seats=4, bot_pace="fast"))
        await harness.post(ana, opened.code, fast)

        assert await seconds_of_next_move(harness, room) == pytest.approx(0.13, abs=0.02)
        row = await harness.tables.services.store.table(opened.code)
        assert row is not None
        assert b'"bot_pace":"fast"' in row.doc

    alone_with_bots(tmp_path, scene, bot_pace="slow")


@pytest.mark.parametrize("bot_pace", ["", "warp", 0, 1e9, None])
def test_absurd_paces_are_refused(bot_pace: object) -> None:
    with pytest.raises(ValueError, match="bot_pace"):
        msgspec.convert({"t": "configure", "config": {"bot_pace": bot_pace}}, Configure)


@pytest.mark.parametrize(
    ("game", "normal"), [("saboteur", 5.0), ("the-lost-mines", 7.0), ("the-dark-cave", 9.0)]
)
@pytest.mark.parametrize("bot_pace", ["normal", "fast"])
def test_four_bots_do_not_keep_a_person_waiting_for_long(
    tmp_path: Path, game: str, normal: float, bot_pace: BotPace
) -> None:
    """Four bots take at most 5, 7 or 9 seconds at their normal pace, and less than half if fast."""
    waits: list[float] = []

    async def scene(
        harness: RoomHarness, _opened: Opened, ana: RecordingListener, room: Room
    ) -> None:
        await to_turn_of(harness, ana, room, bot=False)
        while len(waits) < 5 and room.record.status == "playing":
            await to_turn_of(harness, ana, room, bot=True)
            is_mine = lambda: not room.record.played_by_bot(room.actor)  # noqa: E731
            waits.append(await seconds_until(harness, room, is_mine))

    alone_with_bots(tmp_path, scene, game=game, seats=5, bot_pace=bot_pace)

    assert len(waits) >= 3
    limit = normal if bot_pace == "normal" else 0.45 * normal
    assert sum(waits) / len(waits) <= limit


@pytest.mark.parametrize(("thinks", "answers"), [(0.5, 1.1), (1.25, 1.32), (1.29, 1.32)])
def test_a_long_thought_is_answered_at_a_fixed_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thinks: float, answers: float
) -> None:
    """The time of a thought tells nothing, even if it takes longer than the pause."""

    async def scene(
        harness: RoomHarness, opened: Opened, ana: RecordingListener, room: Room
    ) -> None:
        think = harness.bot_workers.think

        async def think_slowly(thought: Thought) -> Action:
            harness.time.advance(thinks)
            return await think(thought)

        await to_turn_of(harness, ana, room, bot=False)
        monkeypatch.setattr(harness.bot_workers, "think", think_slowly)
        began = harness.time.now()
        await pass_turn(harness, ana, room)
        seq = room.require_game().seq
        await harness.advance(began + answers - 0.02 - harness.time.now(), opened.code)
        assert room.require_game().seq == seq
        harness.time.advance(0.03)
        await until(lambda: room.require_game().seq > seq)

    alone_with_bots(tmp_path, scene)


async def until(reached: Callable[[], bool]) -> None:
    """Let everything go on until a state is reached."""
    async with asyncio.timeout(120):
        while not reached():  # noqa: ASYNC110 (any state)
            await asyncio.sleep(0.001)


# -- skipping ------------------------------------------------------------------------------------


def test_a_person_alone_with_bots_skips_their_pauses_until_the_next_own_turn(
    tmp_path: Path,
) -> None:
    async def scene(
        harness: RoomHarness, opened: Opened, ana: RecordingListener, room: Room
    ) -> None:
        await to_turn_of(harness, ana, room, bot=False)
        await pass_turn(harness, ana, room)
        await harness.advance(0.2, opened.code)
        await harness.post(ana, opened.code, Skip())

        is_mine = lambda: not room.record.played_by_bot(room.actor)  # noqa: E731
        skipped = await seconds_until(harness, room, is_mine)
        assert PAUSE * GRAIN <= skipped <= 3 * PAUSE * GRAIN + 0.05

        await pass_turn(harness, ana, room)
        assert await seconds_of_next_move(harness, room) == pytest.approx(PAUSE, abs=0.02)

    alone_with_bots(tmp_path, scene)


def test_skipping_in_ones_own_turn_skips_nothing_later(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, opened: Opened, ana: RecordingListener, room: Room
    ) -> None:
        await to_turn_of(harness, ana, room, bot=False)
        await harness.post(ana, opened.code, Skip())
        await pass_turn(harness, ana, room)

        assert await seconds_of_next_move(harness, room) == pytest.approx(PAUSE, abs=0.02)

    alone_with_bots(tmp_path, scene)


def test_nobody_skips_where_others_follow(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, listeners = await harness.begin_game(2, seats=4)
        for listener in listeners:
            await harness.post(listener, code, Skip())
            assert why(listener) == "not-now"

        await harness.post(listeners[0], code, StandIn(1), Skip())
        assert "wrong" not in listeners[0].kinds()[-2:]

    run_scene(tmp_path, scene, bot_pause=PAUSE)


# -- movements -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["the-lost-mines", "the-dark-cave"])
def test_a_walk_of_a_bot_is_one_message(tmp_path: Path, game: str) -> None:
    """Steps follow each other in one message, unless one of them shows something or asks."""

    async def scene(
        harness: RoomHarness, opened: Opened, ana: RecordingListener, room: Room
    ) -> None:
        for _ in range(8):
            await to_turn_of(harness, ana, room, bot=True)
            await to_turn_of(harness, ana, room, bot=False)
        entries = await harness.tables.services.store.entries(f"{opened.code}.1")
        walked = [stepped(message) for message in ana.all("moved")]

        assert max(map(len, walked)) > 1
        assert sum(entry.action.startswith("step") for entry in entries) == sum(map(len, walked))
        for message, later in zip(ana.all("moved"), ana.all("moved")[1:], strict=False):
            if stepped(message) and stepped(later) == stepped(message)[:1]:
                stopped = [event["did"] for entry in message["log"] for event in entry["events"]]
                assert stopped[-1] not in STEPS, "nothing had happened between two steps"

    alone_with_bots(tmp_path, scene, game=game, bot_pause=0.0)


def stepped(message: Message) -> list[int]:
    """The seats that moved their pawns or creatures, one for each step."""
    events = [event for entry in message["log"] for event in entry["events"]]
    return [event["seat"] for event in events if event["did"] in STEPS]
