"""Stand-ins: a bot plays for somebody, and the seat stays theirs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.room_harness import (
    Message,
    RecordingListener,
    RoomHarness,
    act,
    actor_of,
    at_a_table_of_three,
    can_do,
    legal_action,
    room_harness,
)
from tests.server.room_steps import notices, pass_turn, seats, ticket, to_the_end, why
from undermine.server.protocol.messages import Appoint, Crown, End, Kick, Return, Rise, StandIn
from undermine.server.table.clocks import ABSENT
from undermine.server.table.digests import KEPT
from undermine.server.table.sync import make_sync

# -- the host's stand-in -------------------------------------------------------------------------


def test_whoever_got_a_stand_in_from_the_host_comes_back_to_the_seat(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo = listeners
        await harness.disconnect(ben, code)
        await harness.post(ana, code, StandIn(1))
        assert seats(ana)[1] | {"kind": "person", "name": "Ben", "standin": "back"} == seats(ana)[1]
        for _ in range(3):
            await pass_turn(harness, code, [ana, cleo])

        back = await harness.join(ticket(code, 1, ben))

        assert (back.now["you"], back.all("wrong")) == (1, [])
        assert not any(card.startswith("?") for card in back.now["view"]["piles"]["hand2"])
        await harness.post(back, code, Return())
        assert seats(ana)[1] | {"bot": "", "standin": ""} == seats(ana)[1]
        for _ in range(3):
            await pass_turn(harness, code, [ana, back, cleo])
        assert notices(ana) == ["standin-host", "returned"]

    at_a_table_of_three(tmp_path, scene)


def test_the_host_who_ends_a_stand_in_takes_nobodys_seat(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo = listeners
        await harness.post(ana, code, StandIn(1), StandIn(1, on=False))

        assert seats(ana)[1] | {"kind": "person", "bot": "", "standin": ""} == seats(ana)[1]
        assert ben.last("sync")["you"] == 1
        assert (await harness.join(ticket(code, 1, ben))).now["you"] == 1
        for _ in range(3):
            await pass_turn(harness, code, [ana, ben, cleo])
        assert notices(cleo) == ["standin-host", "standin-off"]

    at_a_table_of_three(tmp_path, scene)


def test_no_bot_is_appointed_to_the_seat_of_a_person(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, _cleo = listeners
        token = (await harness.room(code)).record.seats[1].token
        for bot in ("greedy", ""):
            await harness.post(ana, code, Appoint(1, bot))
            assert why(ana) == "person"

        assert seats(ana)[1]["bot"] == ""
        assert (await harness.room(code)).record.seats[1].token == token
        assert (await harness.join(ticket(code, 1, ben))).now["you"] == 1

    at_a_table_of_three(tmp_path, scene)


def test_whoever_was_away_too_long_keeps_the_seat(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        on = actor_of(listeners)
        seat = listeners.index(on)
        mine = on.received and (await harness.room(code)).record.seats[seat].token
        others = [listener for listener in listeners if listener is not on]
        await harness.disconnect(on, code)
        await harness.advance(ABSENT, code)

        assert (await harness.room(code)).record.seats[seat].token == mine
        assert seats(others[0])[seat]["standin"] == "back"
        assert "standin-absent" in notices(others[0])

    at_a_table_of_three(tmp_path, scene)


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (StandIn(0), "own-seat"),
        (StandIn(7), "no-seat"),
        (Kick(0), "own-seat"),
        (Kick(7), "no-seat"),
        (Crown(0), "own-seat"),
        (Crown(9), "no-seat"),
    ],
)
def test_wrong_seats_are_refused_with_a_sentence(
    tmp_path: Path, ask: StandIn | Kick | Crown, answer: str
) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        before = (await harness.room(code)).info
        await harness.post(listeners[0], code, ask)
        assert why(listeners[0]) == answer
        await harness.post(listeners[1], code, ask)
        assert why(listeners[1]) == "host-only"
        assert (await harness.room(code)).info == before

    at_a_table_of_three(tmp_path, scene)


def test_seats_of_bots_are_no_persons(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        for ask in (StandIn(3), Kick(3), Crown(3)):
            await harness.post(listeners[0], code, ask)
            assert why(listeners[0]) == "no-seat"

    at_a_table_of_three(tmp_path, scene, seats=4)


# -- leaving and removing ------------------------------------------------------------------------


def test_whoever_is_removed_only_watches_and_comes_back_with_a_sentence(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, _cleo = listeners
        await harness.post(ana, code, Kick(1))

        assert ben.last("wrong")["why"] == "removed"
        assert ben.last("sync")["you"] == -4
        assert ben.now["legal"] == ben.now["calls"] == []
        assert all(card.startswith("?") for card in ben.now["view"]["piles"]["hand2"])
        assert seats(ana)[1] | {"kind": "open", "bot": "foreman", "offered": False} == seats(ana)[1]
        assert seats(ana)[1]["name"] != "Ben"
        assert ana.last("sync")["notices"][-1] | {
            "what": "kicked", "seat": 1, "by": 0, "name": "Ben"
        } == ana.last("sync")["notices"][-1]  # fmt: skip
        again = await harness.join(ticket(code, 1, ben))
        assert (again.now["you"], again.last("wrong")["why"]) == (-4, "removed")

    at_a_table_of_three(tmp_path, scene)


def test_whoever_leaves_for_good_keeps_no_token(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, _cleo = listeners
        await harness.post(ben, code, Rise(for_good=True))

        assert ben.now["you"] == -4
        assert (await harness.join(ticket(code, 1, ben))).now["you"] == -4
        assert seats(ana)[1] | {"kind": "open", "bot": "foreman", "offered": True} == seats(ana)[1]
        assert notices(ana) == ["left"]

    at_a_table_of_three(tmp_path, scene)


# -- what was decided meanwhile ------------------------------------------------------------------


async def played_for_ben(
    harness: RoomHarness, code: str, listeners: list[RecordingListener], turns: int
) -> Message:
    """A stand-in plays some turns; the digest that Ben then gets."""
    ana, ben, cleo = listeners
    await harness.disconnect(ben, code)
    await harness.post(ana, code, StandIn(1))
    room = await harness.room(code)
    while len([one for one in room.round.entries if one.actor == 1 and one.how]) < turns:
        await pass_turn(harness, code, [ana, cleo])
    return (await harness.join(ticket(code, 1, ben))).now["digest"] or {}


def test_whoever_returns_reads_what_was_decided_in_their_name(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        harness.bot_workers.fail = True  # a bot that fails discards
        digest = await played_for_ben(harness, code, listeners, 2)

        assert digest["turns"] == len(digest["log"]) == 2
        assert {one["how"] for one in digest["log"]} == {"stand-in"}
        shed = [event for one in digest["log"] for event in one["events"]]
        assert shed
        assert not any(card.startswith("?") for e in shed for card in e.get("cards", []))
        watcher, ana = await harness.join(code), listeners[0]
        assert watcher.now["digest"] is None
        assert ana.last("sync")["digest"] is None

        back = await harness.join(ticket(code, 1, listeners[1]))
        await harness.post(back, code, Return())
        assert back.last("sync")["digest"] is None
        assert (await harness.join(ticket(code, 1, listeners[1]))).now["digest"] is None

    at_a_table_of_three(tmp_path, scene)


def test_the_digest_is_there_after_a_power_cut_and_gone_once_read(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        digest = await played_for_ben(harness, code, listeners, 2)
        mine = ticket(code, 1, listeners[1])
        await harness.snapshot_disk(tmp_path / "unread")
        back = await harness.join(mine)
        await harness.post(back, code, Return())
        await harness.snapshot_disk(tmp_path / "read")

        async with room_harness(tmp_path / "unread") as again:
            assert (await again.join(mine)).now["digest"] == digest
        async with room_harness(tmp_path / "read") as again:
            assert (await again.join(mine)).now["digest"] is None

    at_a_table_of_three(tmp_path / "before", scene)


def test_the_digest_spans_rounds_and_is_bounded(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo = listeners
        await harness.post(ana, code, StandIn(1))
        await to_the_end(harness, code, [ana, cleo])

        digest = (await harness.join(ticket(code, 1, ben))).now["digest"]
        room = await harness.room(code)
        entries = await harness.tables.services.store.entries(f"{code}.1")
        mine = [one.seq for one in entries if one.actor == 1]
        assert {one.how for one in entries if one.actor == 1} == {"stand-in"}
        here = [one for one in room.round.entries if one.actor == 1]
        assert digest["turns"] == len(mine) > len(here)
        assert [one["seq"] for one in digest["log"]] == mine[-KEPT:]

    at_a_table_of_three(tmp_path, scene)


def test_own_decisions_end_the_digest(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        on = actor_of(listeners)
        seat = listeners.index(on)
        await harness.advance(100, code)
        room = await harness.room(code)
        assert make_sync(room, seat).digest is not None
        while actor_of(listeners) is not on:
            await pass_turn(harness, code, listeners)
        await pass_turn(harness, code, listeners)

        assert make_sync(room, seat).digest is None

    at_a_table_of_three(tmp_path, scene, pace="live")


def test_whoever_is_back_before_the_bot_decides_finds_what_was_staged(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo = listeners
        while actor_of(listeners) is ana or not can_do(actor_of(listeners), "place"):
            await pass_turn(harness, code, listeners)
        on, room = actor_of([ben, cleo]), await harness.room(code)
        await harness.post(on, code, act(on, legal_action(on, "place")))
        staged = on.now["staged"]
        room.post(ana, StandIn(listeners.index(on)))
        room.post(on, Return())
        await harness.wait_until_idle(room)

        assert on.now["staged"] == staged != []
        await harness.post(on, code, End(on.now["seq"], 4))
        assert on.now["t"] == "moved"

    at_a_table_of_three(tmp_path, scene)
