"""A table lives on one node at a time, and goes on at another one when that is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from pathlib import Path

import pytest

from tests.server.nodes.node_harness import NodeHarness, run_nodes
from tests.server.nodes.node_steps import opened, stage, was_sent_away
from tests.server.room_harness import (
    RecordingListener,
    act,
    actor_of,
    legal_action,
)
from undermine.server.nodes.claims import ElsewhereError
from undermine.server.nodes.pulse import STILL
from undermine.server.protocol.messages import (
    Config,
    End,
    Say,
    Start,
)
from undermine.server.protocol.schemas import OpenTable
from undermine.server.store.base import EntryRow, StorageError
from undermine.server.table_lists import TableLists


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


def test_a_list_asks_for_owners_once_and_only_with_a_token_that_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        tables = [await one.table("Ana", bots="random", seats=3) for _ in range(3)]
        asked: list[set[str]] = []

        async def owners_of(codes: Collection[str]) -> dict[str, str]:
            asked.append(set(codes))
            return {}

        monkeypatch.setattr(two.ownership, "owners_of", owners_of)
        wrong = dict.fromkeys((table.code for table in tables), "x" * 22)
        assert await TableLists(two.tables).mine(wrong) == []
        assert asked == []

        first, second, _ = tables
        tokens = wrong | {table.code: table.token for table in (first, second)}
        found = await TableLists(two.tables).mine(tokens)

        assert {brief.code for brief in found} == {first.code, second.code}
        assert asked == [{first.code, second.code}]

    run_nodes(tmp_path, scene)


def test_many_who_request_the_public_list_ask_other_nodes_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        table = await one.table("Ana", bots="random", seats=3, listed=True)
        asked: list[set[str]] = []

        async def owners_of(codes: Collection[str]) -> dict[str, str]:
            asked.append(set(codes))
            return {}

        monkeypatch.setattr(two.ownership, "owners_of", owners_of)
        lists = TableLists(two.tables)
        found = await asyncio.gather(*(lists.listed() for _ in range(9)))
        assert [len(briefs) for briefs in found] == [1] * 9
        assert asked == [{table.code}]

        two.time.advance(1)
        await lists.listed()
        assert asked == [{table.code}] * 2

    run_nodes(tmp_path, scene)
