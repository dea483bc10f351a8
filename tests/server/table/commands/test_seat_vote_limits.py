"""Votes about seats: what is refused, and what restarts and a full disk leave of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.room_harness import (
    Message,
    RecordingListener,
    RoomHarness,
    actor_of,
    at_a_table_of,
    at_a_table_of_three,
    raw,
    room_harness,
)
from tests.server.room_steps import motion, no_space, notices, outcomes, seats, ticket, why
from undermine.server.protocol.messages import (
    Config,
    Configure,
    Kick,
    Pause,
    Propose,
    Rise,
    StandIn,
    Vote,
)
from undermine.server.table.clocks import ABSENT
from undermine.server.table.commands.seat_votes import SEAT_PATIENCE

# -- what is refused -----------------------------------------------------------------------------


def test_motions_without_a_reason_or_a_voice_get_a_sentence(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo, dora = listeners
        watcher = await harness.join(code)

        async def answer(listener: RecordingListener, ask: Any) -> str:  # noqa: ANN401
            await harness.post(listener, code, ask)
            return why(listener)

        assert await answer(watcher, motion("standin", 1)) == "not-seated"
        assert await answer(ana, motion("standin", 12)) == "no-seat"
        assert await answer(ana, motion("standin", 4)) == "no-seat"  # a bot's
        assert await answer(ana, motion("admit", 4, 3)) == "no-applicant"
        assert await answer(ana, Vote(yes=True)) == "not-now"
        await harness.disconnect(dora, code)
        dora = await harness.join(ticket(code, 3, dora))
        await harness.advance(SEAT_PATIENCE, code)
        on = actor_of([ana, ben, cleo, dora])
        seat = on.now["view"]["seat"]
        assert await answer(on, motion("standin", seat)) == "own-seat"
        others = [listener for listener in (ana, ben, cleo, dora) if listener is not on]
        await harness.post(others[0], code, motion("standin", seat))
        assert others[0].last("ballot")["ballot"]["motion"]["seat"] == seat
        assert await answer(others[1], motion("handover", seat)) == "voting"
        assert await answer(on, Vote(yes=False)) == "no-vote"
        assert await answer(watcher, Vote(yes=True)) == "not-seated"

    at_a_table_of(tmp_path, 4, scene, seats=5)


def test_no_vote_before_or_during_a_pause(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo = listeners
        await harness.disconnect(cleo, code)
        await harness.post(ana, code, Pause(paused=True))
        await harness.post(ben, code, motion("standin", 2))
        assert why(ben) == "paused"

    at_a_table_of_three(tmp_path, scene)


def test_whoever_has_a_stand_in_has_no_vote(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, _cleo, dora = listeners
        await harness.post(ben, code, Rise())
        await harness.disconnect(dora, code)
        await harness.post(ana, code, motion("standin", 3))
        assert ana.last("ballot")["ballot"]["voters"] == [0, 2]
        await harness.post(ben, code, Vote(yes=True))
        assert why(ben) == "no-vote"
        await harness.post(ben, code, motion("standin", 3))
        assert why(ben) == "voting"

    at_a_table_of(tmp_path, 4, scene)


def test_a_vote_on_the_game_and_one_on_a_seat_exclude_each_other(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, _cleo = listeners
        await harness.disconnect(listeners[2], code)
        await harness.post(ana, code, motion("standin", 2), Propose(raw({"do": "agree"})))
        assert why(ana) == "not-now"
        await harness.post(ben, code, Vote(yes=True), Propose(raw({"do": "agree"})))
        ballot = ana.last("ballot")["ballot"]
        assert (ballot["action"], ballot["motion"]) == ({"do": "agree"}, None)

    at_a_table_of_three(tmp_path, scene, options={"allow_concede": "on"})


# -- storage -------------------------------------------------------------------------------------


def test_a_vote_that_could_not_be_stored_changes_nothing(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo = listeners
        await harness.disconnect(cleo, code)
        before = (await harness.room(code)).info
        async with no_space(harness):
            await harness.post(ana, code, motion("standin", 2))
        assert why(ana) == "storage"
        assert (await harness.room(code)).ballots.current is None
        await harness.post(ana, code, motion("standin", 2))
        async with no_space(harness):
            await harness.post(ben, code, Vote(yes=True))
        assert why(ben) == "storage"
        assert (await harness.room(code)).info == before
        assert ana.all("notice")[-1]["what"] == "called-standin"

        await harness.post(ben, code, Vote(yes=True))

        assert seats(ana)[2]["standin"] == "back"

    at_a_table_of_three(tmp_path, scene)


def test_an_open_vote_is_dropped_by_a_power_cut_and_the_log_says_so(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await harness.disconnect(listeners[2], code)
        await harness.post(listeners[1], code, motion("standin", 2))
        mine = ticket(code, 1, listeners[1])
        await harness.snapshot_disk(tmp_path / "after")

        async with room_harness(tmp_path / "after") as again:
            await again.wait_until_idle(await again.room(code))
            ben = await again.join(mine)
            assert ben.now["ballot"] is None
            assert notices(ben) == ["called-standin", "dropped"]

    at_a_table_of_three(tmp_path / "before", scene)


@pytest.mark.parametrize("ask", [StandIn(1), Kick(1)])
def test_what_the_host_did_is_there_after_a_power_cut(tmp_path: Path, ask: StandIn | Kick) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        mine, his = listeners[2].last("seated")["token"], ticket(code, 1, listeners[1])
        await harness.post(listeners[0], code, ask)
        said: list[Message] = listeners[0].last("sync")["notices"]
        await harness.snapshot_disk(tmp_path / "after")

        async with room_harness(tmp_path / "after") as again:
            cleo = await again.join(ticket(code, 2, listeners[2]))
            assert mine
            assert cleo.now["notices"] == said
            ben = await again.join(his)
            is_removed = isinstance(ask, Kick)
            assert ben.now["you"] == (-4 if is_removed else 1)
            assert [m["why"] for m in ben.all("wrong")] == ["removed"] * is_removed

    at_a_table_of_three(tmp_path / "before", scene)


def test_another_pace_may_end_a_vote(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo = listeners
        await harness.disconnect(cleo, code)
        await harness.post(ben, code, motion("standin", 2))
        await harness.post(ana, code, Configure(Config(seats=3, pace="turns")), Vote(yes=True))
        assert seats(ana)[2]["standin"] == ""

    at_a_table_of_three(tmp_path, scene)


def test_the_automatic_stand_in_ends_a_vote_on_one(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        on = actor_of(listeners)
        seat, (first, _) = (
            listeners.index(on),
            [listener for listener in listeners if listener is not on],
        )
        await harness.disconnect(on, code)
        await harness.post(first, code, motion("standin", seat))
        await harness.advance(ABSENT, code)
        assert outcomes(first) == [""]
        assert seats(first)[seat]["standin"] == "back"

    at_a_table_of_three(tmp_path, scene)
