"""Bots wait for people who look at their role or at a card."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    act,
    legal_action,
    run_scene,
)
from tests.server.table.pacing_scenes import (
    PAUSE,
    alone_with_bots,
    pass_turn,
    seconds_of_next_move,
    seconds_until,
    to_turn_of,
)
from undermine.server.protocol.messages import (
    Join,
    Pace,
    Seen,
    StandIn,
    Understood,
)
from undermine.server.protocol.schemas import Opened
from undermine.server.table.pacing import LOOK
from undermine.server.table.room import Room

# -- waiting for roles ---------------------------------------------------------------------------


def test_bots_wait_until_everybody_has_seen_the_role(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, listeners = await harness.begin_game(2, seats=5)
        room = await harness.room(code)
        seq = room.require_game().seq
        assert room.record.played_by_bot(room.actor), "a bot begins in this deal"
        await harness.advance(10, code)
        await harness.post(listeners[0], code, Understood())
        await harness.advance(5, code)
        assert room.require_game().seq == seq

        await harness.post(listeners[1], code, Understood())

        assert await seconds_of_next_move(harness, room) == pytest.approx(PAUSE, abs=0.02)

    run_scene(tmp_path, scene, bots_wait=True, bot_pause=PAUSE)


def bots_begin_after(folder: Path, expected: float, pace: Pace = "none") -> None:
    """Somebody looks at the role for ever; a bot begins the game after so many seconds."""

    async def scene(harness: RoomHarness) -> None:
        code, listeners = await harness.begin_game(2, seats=5, pace=pace)
        await harness.post(listeners[0], code, Understood())
        room = await harness.room(code)

        assert await seconds_of_next_move(harness, room) == pytest.approx(expected, abs=0.02)

    run_scene(folder, scene, bots_wait=True, bot_pause=PAUSE)


def test_nobody_holds_the_bots_for_longer_than_twenty_seconds(tmp_path: Path) -> None:
    bots_begin_after(tmp_path, 20 + PAUSE)


def test_bots_never_wait_at_a_table_by_turns(tmp_path: Path) -> None:
    bots_begin_after(tmp_path, PAUSE, pace="turns")


def test_who_is_away_or_stood_in_for_does_not_hold_the_bots(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, listeners = await harness.begin_game(3, seats=5)
        room = await harness.room(code)
        seq = room.require_game().seq
        await harness.post(listeners[0], code, Understood(), StandIn(1))
        await harness.advance(5, code)
        assert room.require_game().seq == seq

        await harness.disconnect(listeners[2], code)

        assert await seconds_of_next_move(harness, room) == pytest.approx(PAUSE, abs=0.02)

    run_scene(tmp_path, scene, bots_wait=True, bot_pause=PAUSE)


def test_who_is_back_in_time_is_waited_for_again(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, opened: Opened, ana: RecordingListener, room: Room
    ) -> None:
        seq = room.require_game().seq
        assert room.record.played_by_bot(room.actor), "a bot begins in this deal"
        await harness.disconnect(ana, opened.code)
        await harness.advance(0.5, opened.code)
        again = await harness.join(opened)
        await harness.advance(10, opened.code)
        assert room.require_game().seq == seq

        await harness.post(again, opened.code, Understood())

        assert await seconds_of_next_move(harness, room) == pytest.approx(PAUSE, abs=0.02)

    alone_with_bots(tmp_path, scene, understood=False)


def test_who_plays_without_a_look_at_the_role_is_not_waited_for(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, _opened: Opened, ana: RecordingListener, room: Room
    ) -> None:
        await seconds_until(harness, room, lambda: not room.record.played_by_bot(room.actor))
        await pass_turn(harness, ana, room)

        assert await seconds_of_next_move(harness, room) == pytest.approx(PAUSE, abs=0.02)

    alone_with_bots(tmp_path, scene, understood=False)


# -- waiting for a look at a card ----------------------------------------------------------------


async def look(harness: RoomHarness, ana: RecordingListener, room: Room) -> None:
    """Ana plays until she can look at a goal, and does."""
    while not any(one["do"] == "peek" for one in ana.now["legal"]):
        await to_turn_of(harness, ana, room, bot=True)
        await to_turn_of(harness, ana, room, bot=False)
    await harness.post(ana, room.record.code, act(ana, legal_action(ana, "peek"), end=True))
    assert room.record.played_by_bot(room.actor)


def test_bots_wait_until_a_look_at_a_card_is_over(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, opened: Opened, ana: RecordingListener, room: Room
    ) -> None:
        await to_turn_of(harness, ana, room, bot=False)
        await look(harness, ana, room)
        seq = room.require_game().seq
        await harness.advance(LOOK - 5, opened.code)
        assert room.require_game().seq == seq

        await harness.post(ana, opened.code, Seen())

        assert await seconds_of_next_move(harness, room) == pytest.approx(PAUSE, abs=0.02)
        assert await seconds_of_next_move(harness, room) == pytest.approx(PAUSE, abs=0.02)

    alone_with_bots(tmp_path, scene)


@pytest.mark.parametrize(("pace", "seconds"), [("none", LOOK + PAUSE), ("turns", PAUSE)])
def test_a_look_holds_the_bots_for_twenty_seconds_at_most(
    tmp_path: Path, pace: Pace, seconds: float
) -> None:
    async def scene(
        harness: RoomHarness, _opened: Opened, ana: RecordingListener, room: Room
    ) -> None:
        await to_turn_of(harness, ana, room, bot=False)
        await look(harness, ana, room)

        assert await seconds_of_next_move(harness, room) == pytest.approx(seconds, abs=0.02)

    alone_with_bots(tmp_path, scene, pace=pace)


def test_a_broken_line_lets_the_bots_wait_again_and_a_new_page_does_not(tmp_path: Path) -> None:
    async def scene(
        harness: RoomHarness, opened: Opened, ana: RecordingListener, room: Room
    ) -> None:
        await to_turn_of(harness, ana, room, bot=False)
        await look(harness, ana, room)
        seq = room.require_game().seq
        await harness.disconnect(ana, opened.code)
        again = RecordingListener()
        await harness.post(again, opened.code, Join(opened.token, seq, 1))
        await harness.advance(10, opened.code)
        assert room.require_game().seq == seq

        await harness.disconnect(again, opened.code)
        await harness.join(opened)

        assert await seconds_of_next_move(harness, room) == pytest.approx(PAUSE, abs=0.02)

    alone_with_bots(tmp_path, scene)
