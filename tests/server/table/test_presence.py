"""Who is away, since when, and who is host meanwhile."""

from __future__ import annotations

from pathlib import Path

from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    act,
    actor_of,
    at_a_table_of_three,
    room_harness,
    run_scene,
)
from tests.server.room_steps import notices, seats, ticket, why
from undermine.server.protocol.messages import (
    Apply,
    Call,
    Crown,
    Motion,
    Pause,
    Return,
    Rise,
    StandIn,
    Vote,
)
from undermine.server.protocol.schemas import Opened
from undermine.server.table.clocks import ABSENT
from undermine.server.table.commands.seat_votes import AWAY_PATIENCE
from undermine.server.table.presence import LOBBY_PATIENCE


def hosts(listener: RecordingListener) -> list[int]:
    return [index for index, seat in enumerate(seats(listener)) if seat["host"]]


def test_the_table_says_since_when_somebody_is_away(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, _cleo = listeners
        await harness.advance(7, code)
        left = harness.time.date()
        await harness.disconnect(ben, code)
        await harness.advance(5, code)

        assert [seat["away"] for seat in seats(ana)] == [0, left, 0]
        await harness.join(ticket(code, 1, ben))
        assert [seat["away"] for seat in seats(ana)] == [0, 0, 0]

    at_a_table_of_three(tmp_path, scene)


def test_after_a_restart_people_are_away_since_the_table_was_last_touched(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        room = await harness.room(code)
        row = await harness.tables.services.store.table(code)
        assert row is not None
        mine = ticket(code, 2, listeners[2])
        assert room.presence.away() == {}
        await harness.snapshot_disk(tmp_path / "after")

        async with room_harness(tmp_path / "after") as again:
            again.time.advance(500)
            cleo = await again.join(mine)
            assert [seat["away"] for seat in seats(cleo)] == [row.touched, row.touched, 0]

    at_a_table_of_three(tmp_path / "before", scene)


def test_the_log_says_who_is_away_for_long_and_who_is_back(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        gone = next(listener for listener in listeners[1:] if listener is not actor_of(listeners))
        seat = listeners.index(gone)
        await harness.disconnect(gone, code)
        await harness.advance(ABSENT - 1, code)
        assert notices(listeners[0]) == []
        await harness.advance(1, code)
        assert notices(listeners[0]) == ["away"]
        await harness.join(ticket(code, seat, gone))
        assert notices(listeners[0]) == ["away", "back"]

    at_a_table_of_three(tmp_path, scene)


def test_a_short_absence_is_not_worth_a_line(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        gone = next(listener for listener in listeners[1:] if listener is not actor_of(listeners))
        await harness.disconnect(gone, code)
        await harness.advance(ABSENT - 1, code)
        back = await harness.join(ticket(code, listeners.index(gone), gone))
        await harness.advance(ABSENT, code)
        assert notices(back) == []

    at_a_table_of_three(tmp_path, scene)


# -- the host ------------------------------------------------------------------------------------


def test_a_host_who_is_away_is_followed_by_the_next_person_who_is_here(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo = listeners
        await harness.post(ana, code, Pause(paused=True))  # nobody waits for anybody
        await harness.disconnect(ana, code)
        await harness.disconnect(ben, code)
        await harness.advance(ABSENT - 1, code)
        assert hosts(cleo) == [0]
        await harness.advance(1, code)
        assert hosts(cleo) == [2]
        assert "crown-away" in notices(cleo)
        await harness.post(cleo, code, Pause(paused=False))
        assert cleo.last("table")["table"]["paused"] is False

    at_a_table_of_three(tmp_path, scene)


def test_a_host_who_is_away_when_somebody_comes_is_followed_at_once(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        for listener in listeners:
            await harness.disconnect(listener, code)
        await harness.advance(ABSENT, code)
        back = await harness.join(ticket(code, 1, listeners[1]))
        assert hosts(back) == [1]

    at_a_table_of_three(tmp_path, scene)


def test_after_a_restart_the_host_has_time_to_come_back(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        mine = ticket(code, 2, listeners[2])
        await harness.post(listeners[0], code, Pause(paused=True))
        await harness.snapshot_disk(tmp_path / "after")

        async with room_harness(tmp_path / "after") as again:
            cleo = await again.join(mine)
            await again.wait_until_idle(await again.room(code))
            assert hosts(cleo) == [0]
            await again.advance(ABSENT, code)
            assert hosts(cleo) == [2]

    at_a_table_of_three(tmp_path / "before", scene)


def test_a_host_who_sends_the_link_around_is_still_host_of_the_lobby(tmp_path: Path) -> None:
    async def run(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", seats=3)
        ana, ben = await harness.join(opened), await harness.sit(opened.code, "Ben")
        await harness.disconnect(ana, opened.code)
        await harness.advance(LOBBY_PATIENCE - 1, opened.code)
        assert hosts(ben) == [0]
        await harness.advance(1, opened.code)
        assert hosts(ben) == [1]

    run_scene(tmp_path, run)


def test_by_turns_nobody_need_be_here(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await harness.disconnect(listeners[0], code)
        await harness.advance(10 * ABSENT, code)
        assert hosts(listeners[1]) == [0]
        assert notices(listeners[1]) == []

    at_a_table_of_three(tmp_path, scene, pace="turns")


def test_the_host_hands_the_crown_on(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo = listeners
        await harness.post(cleo, code, Rise())
        await harness.post(ana, code, Crown(2))
        assert why(ana) == "not-now"
        await harness.post(ana, code, Crown(1))
        assert hosts(cleo) == [1]
        assert notices(cleo) == ["standin-own", "crown"]
        await harness.post(ana, code, Crown(0))
        assert why(ana) == "host-only"
        await harness.disconnect(ana, code)
        await harness.post(ben, code, Crown(0))
        assert why(ben) == "not-now"

    at_a_table_of_three(tmp_path, scene)


def test_a_room_that_was_put_away_writes_nothing(tmp_path: Path) -> None:
    """An alarm for somebody who left must not store what an old room remembers."""

    async def run(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", seats=3)
        ana = await harness.join(opened)
        old = await harness.room(opened.code)
        await harness.disconnect(ana, opened.code)
        del harness.tables.rooms[opened.code]
        again = await harness.join(Opened(opened.code, 0, opened.token))
        await harness.post(again, opened.code, Rise())
        stored = await harness.tables.services.store.table(opened.code)
        await harness.advance(2 * LOBBY_PATIENCE, opened.code)
        await old.wait_until_idle()
        assert await harness.tables.services.store.table(opened.code) == stored

    run_scene(tmp_path, run)


def test_whoever_follows_a_host_who_was_asked_for_the_table_decides(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo = listeners
        assert ana.now["legal"]
        seq = ana.now["seq"]
        await harness.disconnect(ana, code)
        await harness.advance(ABSENT, code)

        assert hosts(cleo) == [1]
        assert ben.now["seq"] == seq
        assert ben.now["legal"]
        await harness.post(ben, code, act(ben, ben.now["legal"][0], end=True))
        assert ben.now["seq"] > seq

    at_a_table_of_three(tmp_path, scene, options={"first_player": "host"})


def test_whoever_takes_the_seat_back_follows_a_host_who_is_away(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo = listeners
        await harness.disconnect(cleo, code)
        await harness.post(ana, code, StandIn(1))
        await harness.disconnect(ana, code)
        await harness.advance(ABSENT, code)
        assert hosts(ben) == [0]

        await harness.post(ben, code, Return())

        assert hosts(ben) == [1]
        assert ben.now["legal"]

    at_a_table_of_three(tmp_path, scene, options={"first_player": "host"})


def test_bots_begin_where_all_people_have_left_for_good(tmp_path: Path) -> None:
    """Nobody is left who could say for the table who begins."""

    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        cleo = listeners[2]
        seq = cleo.now["seq"]

        for listener in listeners:
            await harness.post(listener, code, Rise(for_good=True))

        assert cleo.now["seq"] > seq

    at_a_table_of_three(tmp_path, scene, options={"first_player": "host"})


def test_nobody_is_back_who_was_not_away(tmp_path: Path) -> None:
    """The log said of somebody else on this seat that they are away."""

    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo = listeners
        await harness.disconnect(cleo, code)
        await harness.advance(AWAY_PATIENCE, code)
        await harness.post(ana, code, Call(Motion("handover", 2)))
        await harness.post(ben, code, Vote(yes=True))
        dora = await harness.join(code)
        await harness.post(dora, code, Apply("Dora", 2))
        await harness.post(ana, code, Call(Motion("admit", 2, 1)))
        await harness.post(ben, code, Vote(yes=True))
        await harness.disconnect(ben, code)
        await harness.join(ticket(code, 1, ben))

        assert notices(dora)[-1] == "seated-vote"

    at_a_table_of_three(tmp_path, scene)
