"""Time at a table, with a clock that stands still unless a test says otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    act,
    actor_of,
    at_a_table_of_three,
    legal_action,
    pass_until_legal,
)
from tests.server.room_steps import all_understood, clock, hows, until_a_guest_is_on
from undermine.server.protocol.messages import (
    Join,
    Pause,
    Return,
    Rise,
    Understood,
)
from undermine.server.protocol.schemas import Opened
from undermine.server.table.clocks import ABSENT, CEREMONY, PACES

LONG = 10 * PACES["turns"]


async def token_of(harness: RoomHarness, code: str, listener: RecordingListener) -> Opened:
    """What lets somebody come back."""
    seat = (await harness.room(code)).audience.seat_of(listener)
    return Opened(code, seat, listener.last("seated")["token"])


# -- decisions -----------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["live", "relaxed", "turns"])
def test_when_time_is_up_the_harmless_thing_is_done_and_said_so(tmp_path: Path, pace: str) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await all_understood(harness, code, listeners)
        game, on = await harness.game(code), actor_of(listeners)
        seq, seconds = game.seq, PACES[pace]
        room = await harness.room(code)
        assert clock(on) == {"seat": room.actor, "left": seconds * 1000, "of": seconds * 1000}

        await harness.advance(seconds - 1, code)
        assert game.seq == seq
        await harness.advance(1, code)

        assert game.seq == seq + 2
        assert {tuple(hows(listener)) for listener in listeners} == {("clock", "")}
        entries = await harness.tables.services.store.entries(f"{code}.1", seq)
        assert [entry.how for entry in entries] == ["clock", ""]
        assert entries[0].action.startswith("discard")
        assert actor_of(listeners) is not on

    at_a_table_of_three(tmp_path, scene, pace=pace)


def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        seq = listeners[0].now["seq"]
        await harness.advance(LONG, code)

        assert (await harness.game(code)).seq == seq
        assert clock(listeners[0]) is None

    at_a_table_of_three(tmp_path, scene)


def test_what_was_staged_is_stored_when_time_is_up(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await all_understood(harness, code, listeners)
        listener = await pass_until_legal(harness, code, listeners, "place")
        action = legal_action(listener, "place")
        await harness.post(listener, code, act(listener, action))
        await harness.advance(PACES["live"], code)

        assert {tuple(hows(each)) for each in listeners} == {("clock", "")}
        for each in listeners:
            event = each.now["log"][0]["events"][0]
            assert (event["did"], event["at"]) == ("placed", action["at"])

    at_a_table_of_three(tmp_path, scene, pace="live")


def test_staging_and_asking_win_no_time(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await all_understood(harness, code, listeners)
        listener = await pass_until_legal(harness, code, listeners, "place")
        seq = listener.now["seq"]
        await harness.advance(50, code)
        await harness.post(listener, code, act(listener, legal_action(listener, "place")))
        await harness.advance(10, code)

        assert (await harness.game(code)).seq > seq

    at_a_table_of_three(tmp_path, scene, pace="live")


def test_a_decision_in_time_sets_the_clock_for_the_next(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await all_understood(harness, code, listeners)
        for _ in range(4):
            await harness.advance(59, code)
            listener = actor_of(listeners)
            await harness.post(
                listener, code, act(listener, legal_action(listener, "discard"), end=True)
            )
            assert hows(listener) == ["", ""]
            assert (clock(listener) or {})["left"] == 60_000

    at_a_table_of_three(tmp_path, scene, pace="live")


def test_a_game_goes_to_its_end_by_the_clock_alone(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await harness.advance(LONG, code)
        room = await harness.room(code)
        for _ in range(400):
            if room.record.status == "over":
                break
            await harness.advance(PACES["live"] + CEREMONY, code)

        assert room.record.status == "over"
        assert clock(listeners[0]) is None

    at_a_table_of_three(tmp_path, scene, pace="live")


# -- ceremony ------------------------------------------------------------------------------------


def test_the_first_turn_is_longer_until_everybody_has_seen_their_role(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        game = await harness.game(code)
        seq = game.seq
        assert (clock(listeners[0]) or {})["left"] == (PACES["live"] + CEREMONY) * 1000
        await harness.advance(30, code)
        await harness.post(listeners[0], code, Understood())
        await harness.post(listeners[1], code, Understood())
        assert (clock(listeners[0]) or {})["left"] == (PACES["live"] + CEREMONY) * 1000

        await harness.post(listeners[2], code, Understood())

        assert (clock(listeners[0]) or {})["left"] == PACES["live"] * 1000
        await harness.advance(50, code)
        await harness.post(listeners[2], code, Understood())
        await harness.advance(10, code)
        assert game.seq > seq

    at_a_table_of_three(tmp_path, scene, pace="live")


def test_whoever_never_looks_holds_nobody_up_for_ever(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        seq = listeners[0].now["seq"]
        await harness.advance(PACES["live"] + CEREMONY, code)

        assert (await harness.game(code)).seq > seq

    at_a_table_of_three(tmp_path, scene, pace="live")


def test_a_seat_knows_whether_it_has_looked_at_its_role(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        mine = await token_of(harness, code, listeners[1])
        before = await harness.join(mine)
        await harness.post(listeners[1], code, Understood())
        after = await harness.join(mine)

        assert (before.now["understood"], after.now["understood"]) == (False, True)

    at_a_table_of_three(tmp_path, scene)


# -- absence -------------------------------------------------------------------------------------


def test_an_absent_seat_gets_a_stand_in_that_hands_back_in_one_tap(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        away = await until_a_guest_is_on(harness, code, listeners)
        here = [listener for listener in listeners if listener is not away]
        mine = await token_of(harness, code, away)
        game = await harness.game(code)
        seq = game.seq
        await harness.disconnect(away, code)
        await harness.advance(ABSENT - 1, code)
        assert game.seq == seq

        await harness.advance(1, code)

        assert game.seq > seq
        assert hows(here[0])[0] == "stand-in"
        assert here[0].last("sync")["table"]["seats"][mine.seat]["bot"] == "foreman"
        back = await harness.join(mine)
        assert back.now["table"]["seats"][mine.seat]["bot"] == "foreman"
        await harness.post(back, code, Return())
        seat = back.now["table"]["seats"][mine.seat]
        assert (seat["bot"], seat["present"]) == ("", True)
        for _ in range(3):
            listener = actor_of([*here, back])
            await harness.post(
                listener, code, act(listener, legal_action(listener, "discard"), end=True)
            )
            assert hows(listener) == ["", ""]

    at_a_table_of_three(tmp_path, scene)


def test_who_comes_back_in_time_keeps_the_seat(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        away = await until_a_guest_is_on(harness, code, listeners)
        mine = await token_of(harness, code, away)
        seq = away.now["seq"]
        await harness.disconnect(away, code)
        await harness.advance(ABSENT - 1, code)
        back = await harness.join(mine)
        await harness.advance(LONG, code)

        assert (await harness.game(code)).seq == seq
        assert back.now["legal"]

    at_a_table_of_three(tmp_path, scene)


def test_others_who_come_and_go_do_not_prolong_the_wait(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        away = await until_a_guest_is_on(harness, code, listeners)
        third = next(listener for listener in listeners[1:] if listener is not away)
        mine = await token_of(harness, code, third)
        seq = away.now["seq"]
        await harness.disconnect(away, code)
        for _ in range(3):
            await harness.advance(ABSENT / 4, code)
            await harness.disconnect(third, code)
            third = await harness.join(mine)
        await harness.advance(ABSENT / 4, code)

        assert (await harness.game(code)).seq > seq

    at_a_table_of_three(tmp_path, scene)


def test_coming_and_going_wins_no_time_on_the_clock(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await all_understood(harness, code, listeners)
        on = await until_a_guest_is_on(harness, code, listeners)
        mine = await token_of(harness, code, on)
        seq = on.now["seq"]
        for _ in range(5):
            await harness.advance(PACES["live"] / 6, code)
            await harness.disconnect(on, code)
            on = await harness.join(mine)
            await harness.post(on, code, Join(mine.token))
        assert (clock(on) or {})["left"] == 10_000
        await harness.advance(PACES["live"] / 6, code)

        assert (await harness.game(code)).seq > seq
        assert hows(listeners[0])[0] == "clock"

    at_a_table_of_three(tmp_path, scene, pace="live")


@pytest.mark.parametrize("pace", ["live", "relaxed"])
def test_nobody_waits_for_an_absent_seat_longer_than_the_clock(tmp_path: Path, pace: str) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        away = await until_a_guest_is_on(harness, code, listeners)
        await harness.disconnect(away, code)
        await harness.advance(PACES[pace], code)

        assert hows(listeners[0])[0] == "stand-in"

    at_a_table_of_three(tmp_path, scene, pace=pace)


def test_a_game_by_turns_waits_a_day_for_whoever_is_away(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        away = await until_a_guest_is_on(harness, code, listeners)
        seq = away.now["seq"]
        await harness.disconnect(away, code)
        await harness.advance(PACES["turns"] / 2, code)
        assert (await harness.game(code)).seq == seq

        await harness.advance(PACES["turns"] / 2 + CEREMONY, code)

        assert hows(listeners[0])[0] == "stand-in"

    at_a_table_of_three(tmp_path, scene, pace="turns")


def test_nobody_is_replaced_while_nobody_is_there_to_wait(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        seq = listeners[0].now["seq"]
        for listener in listeners:
            await harness.disconnect(listener, code)
        await harness.advance(LONG, code)
        room = await harness.room(code)

        assert (await harness.game(code)).seq == seq
        assert [seat.bot for seat in room.record.seats] == ["", "", ""]

    at_a_table_of_three(tmp_path, scene)


def test_a_host_who_is_away_is_host_no_longer(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        while actor_of(listeners) is not listeners[0]:
            on = actor_of(listeners)
            await harness.post(on, code, act(on, legal_action(on, "discard"), end=True))
        await harness.disconnect(listeners[0], code)
        await harness.advance(ABSENT, code)

        seats = listeners[1].last("sync")["table"]["seats"]
        assert [seat["host"] for seat in seats] == [False, True, False]
        await harness.post(listeners[1], code, Pause(paused=True))
        assert listeners[2].last("table")["table"]["paused"]

    at_a_table_of_three(tmp_path, scene)


def test_leaving_and_returning_wins_no_time(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await all_understood(harness, code, listeners)
        on = actor_of(listeners)
        other = next(listener for listener in listeners if listener is not on)
        await harness.advance(40, code)
        await harness.post(other, code, Rise(), Return())

        assert (clock(on) or {})["left"] == 20_000

    at_a_table_of_three(tmp_path, scene, pace="live")
