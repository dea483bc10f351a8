"""A table lives on one node at a time, and goes on at another one when that is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server.nodes.node_harness import NodeHarness, run_nodes
from tests.server.room_harness import (
    RecordingListener,
    act,
    actor_of,
    legal_action,
)
from undermine.server.dormancy import IDLE
from undermine.server.nodes.adoption import Adoption
from undermine.server.nodes.claims import ElsewhereError
from undermine.server.nodes.pulse import STILL
from undermine.server.protocol.messages import (
    Call,
    Config,
    End,
    Join,
    Motion,
    Say,
    Start,
    Understood,
)
from undermine.server.protocol.schemas import Opened, OpenTable
from undermine.server.store.base import EntryRow, RestRow, StorageError
from undermine.server.table.commands.seat_votes import TURN_PATIENCE
from undermine.server.table.listeners import COME_BACK
from undermine.server.table_lists import TableLists


def opened(code: str, listeners: list[RecordingListener], seat: int, token: str) -> Opened:
    """What lets the person of a seat come back."""
    return Opened(code, seat, token if seat == 0 else listeners[seat].last("seated")["token"])


def was_sent_away(listener: RecordingListener) -> bool:
    return listener.kinds()[-1] == "closing" and listener.closed_with == COME_BACK


async def stage(node: NodeHarness, code: str, listeners: list[RecordingListener]) -> int:
    """The person on turn stages an action; their seat."""
    actor = actor_of(listeners)
    await node.post(actor, code, act(actor, legal_action(actor, "discard")))
    assert actor.now["staged"]
    return listeners.index(actor)


def test_a_table_of_another_node_is_not_loaded(tmp_path: Path) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        table = await one.table()

        with pytest.raises(ElsewhereError) as elsewhere:
            await two.tables.find(table.code)

        assert elsewhere.value.address == "http://10.0.0.1:1"
        assert two.tables.rooms == {}
        assert await two.tables.find("no-such-table-1") is None

    run_nodes(tmp_path, scene)


def goes_on_after(tmp_path: Path, happens: Callable[[NodeHarness, str], Awaitable[None]]) -> None:
    """The staged turn is there at the other node, and its person ends it there."""

    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        table = await one.table("Ana", seats=3)
        code = table.code
        listeners = [await one.join(table), await one.sit(code, "Ben"), await one.sit(code, "Cleo")]
        await one.post(listeners[0], code, Start())
        seat = await stage(one, code, listeners)

        await happens(one, code)

        assert all(map(was_sent_away, listeners))
        again = await two.join(opened(code, listeners, seat, table.token))
        assert again.now["staged"] == listeners[seat].now["staged"]
        await two.post(again, code, End(again.now["seq"], 1))
        assert again.now["seq"] > listeners[seat].now["seq"]
        assert one.tables.rooms == {}

    run_nodes(tmp_path, scene)


def test_a_node_that_loses_its_session_lets_go_of_its_tables(tmp_path: Path) -> None:
    async def lose(node: NodeHarness, _code: str) -> None:
        node.ownership.lose()

    goes_on_after(tmp_path, lose)


def test_a_node_that_stops_hands_its_tables_over(tmp_path: Path) -> None:
    async def stop(node: NodeHarness, _code: str) -> None:
        await node.tables.hand_over()
        with pytest.raises(StorageError, match="about to stop"):
            await node.table()

    goes_on_after(tmp_path, stop)


def test_a_node_that_stood_still_lets_go_before_it_shows_a_table(tmp_path: Path) -> None:
    async def stand_still(node: NodeHarness, code: str) -> None:
        before = node.tables.rooms[code]
        node.ownership._let_go()  # the database has ended the session, and nobody knows it yet
        node.time.advance(STILL + 1)
        again = await node.tables.find(code)
        assert again is not before
        node.ownership.lose()
        await asyncio.sleep(0)

    goes_on_after(tmp_path, stand_still)


def test_what_was_asked_before_the_handover_is_done(tmp_path: Path) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        table = await one.table()
        listener = await one.join(table)
        room = one.tables.rooms[table.code]
        for number in range(5):
            room.post(listener, Say(f"word {number}"))

        await one.tables.hand_over()

        assert [said["text"] for said in listener.all("said")] == [f"word {n}" for n in range(5)]
        assert was_sent_away(listener)
        found = await two.room(table.code)
        assert [said.text for said in found.talk] == [f"word {n}" for n in range(5)]

    run_nodes(tmp_path, scene)


def test_a_message_after_the_handover_is_not_handled(tmp_path: Path) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        table = await one.table()
        room = one.tables.rooms[table.code]
        late = RecordingListener()

        await one.tables.hand_over()
        room.post(late, Say("too late"))

        assert was_sent_away(late)
        assert (await two.room(table.code)).talk == ()

    run_nodes(tmp_path, scene)


def test_a_table_of_which_the_store_knows_more_is_dropped(tmp_path: Path) -> None:
    """Another node has written: nothing of this one may follow, and it is loaded anew."""

    async def scene(nodes: list[NodeHarness]) -> None:
        one, _ = nodes
        table = await one.table("Ana", seats=3)
        code = table.code
        listeners = [await one.join(table), await one.sit(code, "Ben"), await one.sit(code, "Cleo")]
        await one.post(listeners[0], code, Start())
        actor = actor_of(listeners)
        seq, room = actor.now["seq"], one.tables.rooms[code]
        discard = legal_action(actor, "discard")
        row = EntryRow(seq + 1, room.actor, "discard", "clock")
        await one.tables.services.store.append(room.record.game_id, seq, [row])

        await one.post(actor, code, act(actor, discard, end=True))

        assert "stale" in [wrong["why"] for wrong in actor.all("wrong")]
        assert all(map(was_sent_away, listeners))
        assert code not in one.tables.rooms

    run_nodes(tmp_path, scene)


def test_a_table_that_is_lost_while_it_is_loaded_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        table = await one.table()
        one.tables.unload(one.tables.rooms[table.code])
        store = one.tables.services.store
        read = store.talk

        async def talk(code: str, limit: int = 50) -> object:
            monkeypatch.setattr(store, "talk", read)
            one.ownership.lose()
            assert await two.tables.find(code) is not None
            return await read(code, limit)

        monkeypatch.setattr(store, "talk", talk)
        with pytest.raises(StorageError, match="was lost while it was loaded"):
            await one.tables.find(table.code)

        assert one.tables.rooms == {}
        assert list(two.tables.rooms) == [table.code]
        assert one.ownership.owners == {table.code: "http://10.0.0.2:1"}

    run_nodes(tmp_path, scene)


def test_a_table_lives_where_its_first_connection_comes_to(tmp_path: Path) -> None:
    """Or all would live on the node to which a balancer sends those who open tables."""

    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        table = await one.tables.open_table(OpenTable("Ana", Config(seats=3), "random"))

        mine = await two.join(table)

        assert mine.last("sync")["table"]["status"] == "playing"
        assert one.tables.rooms == {}
        assert one.ownership.owners == {table.code: "http://10.0.0.2:1"}

    run_nodes(tmp_path, scene)


# -- adoption ------------------------------------------------------------------------------------


async def asleep(_thought: object) -> None:
    await asyncio.Event().wait()


def test_a_bot_goes_on_at_the_node_that_adopts_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        monkeypatch.setattr(one.bot_workers, "think", asleep)
        table = await one.table("Ana", bots="random", seats=3)
        code = table.code
        room, me = one.tables.rooms[code], RecordingListener()
        room.post(me, Join(table.token))
        await room.wait_until_idle()
        while room.actor == 0:
            room.post(me, act(me, me.now["legal"][-1], end=True))
            await room.wait_until_idle()
        before = one.tables.rooms[code].require_game().seq

        one.ownership.lose()
        looked = await Adoption(two.ownership, two.tables._adopt).look()

        room = await two.room(code)
        await two.wait_until_idle(room)
        assert looked == 1
        assert room.require_game().seq > before
        assert await Adoption(one.ownership, one.tables._adopt).look() == 0

    run_nodes(tmp_path, scene)


def test_a_table_that_waits_for_people_is_let_go_of_to_rest(tmp_path: Path) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        table = await one.table("Ana", bots="random", seats=3)
        await one.wait_until_idle(await one.room(table.code))
        one.ownership.lose()

        assert await Adoption(two.ownership, two.tables._adopt).look() == 1
        two.time.advance(IDLE + 1)
        await two.tables.dormancy.put_idle_to_sleep()
        await two.tables.claims.wait_until_left(1)

        assert two.tables.rooms == {}
        assert await Adoption(two.ownership, two.tables._adopt).look() == 0

    run_nodes(tmp_path, scene)


def test_a_database_that_is_gone_does_not_end_the_adoption(tmp_path: Path) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, _ = nodes
        one.ownership.is_gone = True

        assert await Adoption(one.ownership, one.tables._adopt).look() == 0

    run_nodes(tmp_path, scene)


# -- what nobody needs any more ------------------------------------------------------------------


def test_an_idle_table_is_released(tmp_path: Path) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        table = await one.table()
        one.time.advance(IDLE + 1)

        await one.tables.sweep()
        await one.tables.claims.wait_until_left(1)

        assert await two.tables.find(table.code) is not None

    run_nodes(tmp_path, scene)


def test_a_table_in_use_at_another_node_is_not_removed(tmp_path: Path) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        used, unused = await one.table(), await one.table()
        await one.join(used)
        one.tables.unload(one.tables.rooms[unused.code])
        await one.tables.claims.wait_until_left(1)
        for _ in range(70):
            two.time.advance(86_400)
            await two.tables.sweep()

        store = two.tables.services.store
        assert await store.table(used.code) is not None
        assert await store.table(unused.code) is None

    run_nodes(tmp_path, scene)


def test_a_table_that_is_lost_while_it_falls_asleep_is_not_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be awake at another node by then."""

    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        code, seats = await three(one)
        store = one.tables.services.store
        rest = store.rest
        stored: list[str] = []

        async def counted(rows: Sequence[RestRow]) -> None:
            stored.extend(row.code for row in rows)
            monkeypatch.setattr(store, "rest", rest)
            one.ownership.lose()
            await two.join(seats[0])
            monkeypatch.setattr(store, "rest", counted)

        one.time.advance(IDLE + 1)
        one.tables._pulse.beat()
        monkeypatch.setattr(store, "rest", counted)
        await one.tables.dormancy.put_idle_to_sleep()

        assert stored == [code]
        assert one.tables.rooms == {}
        assert list(two.tables.rooms) == [code]
        assert one.ownership.owners == {code: "http://10.0.0.2:1"}

    run_nodes(tmp_path, scene)


# -- looking without waking ----------------------------------------------------------------------


def test_a_look_at_a_table_does_not_claim_it(tmp_path: Path) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        table = await one.table("Ana", bots="random", seats=3)
        room = await one.room(table.code)
        await one.wait_until_idle(room)
        turn, seen = room.actor, room.info
        one.tables.unload(room)
        await one.tables.claims.wait_until_left(1)

        looked = await two.tables.look_up(table.code)
        (mine,) = await TableLists(two.tables).mine({table.code: table.token})

        assert looked is not None
        assert (looked.code, looked.game_id, looked.seats[1]) == (
            seen.code, seen.game_id, seen.seats[1],
        )  # fmt: skip
        assert (mine.turn, mine.you, mine.round) == (turn, 0, 1)
        assert two.ownership.owners == {}
        assert await two.tables.look_up("no-such-table-1") is None

    run_nodes(tmp_path, scene)


def test_a_look_at_a_table_elsewhere_says_where(tmp_path: Path) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        table = await one.table()

        with pytest.raises(ElsewhereError) as elsewhere:
            await two.tables.look_up(table.code)

        assert elsewhere.value.address == "http://10.0.0.1:1"

    run_nodes(tmp_path, scene)


# -- what is not stored --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pace", "passed", "left"), [("turns", 20 * 3600, 4 * 3600), ("relaxed", 180, 120)]
)
def test_a_clock_that_is_handed_over_goes_on(
    tmp_path: Path, pace: str, passed: int, left: int
) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        code, _ = await three(one, pace=pace)
        await one.tables.hand_over()

        two.time.advance(passed)
        room = await two.room(code)

        assert room.hourglass.left == pytest.approx(left, abs=2)

    run_nodes(tmp_path, scene)


@pytest.mark.parametrize(("pace", "left"), [("turns", 24 * 3600), ("relaxed", 300)])
def test_the_clock_of_a_node_that_is_gone_begins_anew(tmp_path: Path, pace: str, left: int) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        code, _ = await three(one, pace=pace)
        one.ownership.lose()

        two.time.advance(1000)
        room = await two.room(code)

        assert room.hourglass.left == pytest.approx(left, abs=2)

    run_nodes(tmp_path, scene)


def test_who_has_looked_at_a_role_is_shown_it_again_only_if_the_node_is_gone(
    tmp_path: Path,
) -> None:
    """Until the first turn; later everybody has."""

    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        code, seats = await three(one)
        ben = await one.join(seats[1])
        await one.post(ben, code, Understood())

        await one.tables.hand_over()
        assert (await two.join(seats[1])).last("sync")["understood"]
        two.ownership.lose()
        await two.tables.claims.wait_until_left(1)
        assert not (await two.join(seats[1])).last("sync")["understood"]

        people = [await two.join(seat) for seat in seats]
        actor = actor_of(people)
        await two.post(actor, code, act(actor, legal_action(actor, "discard"), end=True))
        two.ownership.lose()
        await two.tables.claims.wait_until_left(1)
        assert (await two.join(seats[1])).last("sync")["understood"]

    run_nodes(tmp_path, scene)


async def three(node: NodeHarness, **config: Any) -> tuple[str, list[Opened]]:  # noqa: ANN401
    """A game of three; what lets each of them come back."""
    table = await node.table("Ana", seats=3, **config)
    code = table.code
    listeners = [await node.join(table), await node.sit(code, "Ben"), await node.sit(code, "Cleo")]
    await node.post(listeners[0], code, Start())
    for listener in listeners:
        await node.disconnect(listener, code)
    return code, [opened(code, listeners, seat, table.token) for seat in range(3)]


def test_a_vote_that_was_open_is_dropped_with_a_notice(tmp_path: Path) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        table = await one.table("Ana", seats=3)
        code = table.code
        listeners = [await one.join(table), await one.sit(code, "Ben"), await one.sit(code, "Cleo")]
        await one.post(listeners[0], code, Start())
        seat = listeners.index(actor_of(listeners))
        others = [listener for listener in listeners if listener is not listeners[seat]]
        one.time.advance(TURN_PATIENCE + 1)
        one.tables._pulse.beat()
        await one.post(others[0], code, Call(Motion("standin-turn", seat)))
        assert others[0].last("ballot")["ballot"] is not None
        await one.tables.hand_over()

        room = await two.room(code)
        await room.wait_until_idle()

        assert room.record.motion is None
        assert [notice.what for notice in room.record.notices][-1] == "dropped"

    run_nodes(tmp_path, scene)
