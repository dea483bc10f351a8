"""Connections to a table of another node are carried to it, and the client notices nothing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.nodes.node_harness import Line, LiveNode, run_live
from tests.server.room_harness import Message
from undermine.server.nodes.internal_http import InternalAnswer, ask
from undermine.server.nodes.introductions import PASSING, Node, introduce
from undermine.server.nodes.other_nodes import BRIEFS
from undermine.server.protocol.messages import Config
from undermine.server.protocol.schemas import Opened, OpenTable
from undermine.server.table.listeners import COME_BACK


async def table_at(node: LiveNode, bots: str = "", **config: Any) -> Opened:  # noqa: ANN401
    """A table that lives on this node."""
    opened = await node.tables.open_table(OpenTable("Ana", Config(**config), bots))
    assert await node.tables.find(opened.code) is not None
    return opened


async def get(node: LiveNode, path: str, **headers: str) -> InternalAnswer:
    return await ask(node.url, path, {name.replace("_", "-"): v for name, v in headers.items()})


async def my_turn(line: Line, sync: Message) -> Message:
    """Wait for legal actions."""
    await line.say(t="understood")
    while not sync["legal"]:
        sync = await line.hear("moved")
    return sync


def test_a_game_is_played_through_another_node(tmp_path: Path) -> None:
    async def scene(nodes: list[LiveNode]) -> None:
        one, two = nodes
        table = await table_at(one, "random", seats=3)

        async with two.line(table.code, table.token) as mine:
            told = await my_turn(mine, await mine.hear("sync"))
            await mine.say(t="act", seq=told["seq"], ref=1, actions=[told["legal"][-1]], end=True)
            moved = await mine.hear("moved", "refused")

        assert moved["seq"] > told["seq"]
        assert list(one.tables.rooms) == [table.code]
        assert two.tables.rooms == {}

    run_live(tmp_path, scene)


def test_the_page_of_a_table_is_answered_by_any_node(tmp_path: Path) -> None:
    async def scene(nodes: list[LiveNode]) -> None:
        one, two = nodes
        table = await table_at(one)
        async with one.line(table.code, table.token) as mine:
            await mine.hear("sync")

            here = await get(one, f"/api/tables/{table.code}")
            there = await get(two, f"/api/tables/{table.code}")
            code = await get(two, f"/api/tables/{table.code}/qr.svg")
            missing = await get(two, "/api/tables/no-such-table-1")

        assert (there.status, there.body) == (200, here.body)
        assert json.loads(there.body)["seats"][0]["present"]
        assert code.headers["content-type"] == "image/svg+xml"
        assert missing.status == 404

    run_live(tmp_path, scene)


def test_lists_know_whose_turn_it_is_at_another_node(tmp_path: Path) -> None:
    async def scene(nodes: list[LiveNode]) -> None:
        one, two = nodes
        table = await table_at(one, "random", seats=3, listed=True, pace="relaxed")
        async with one.line(table.code, table.token) as mine:
            await my_turn(mine, await mine.hear("sync"))
            (listed,) = json.loads((await get(two, "/api/tables")).body)

        assert (listed["turn"], listed["turn_name"], listed["round"]) == (0, "Ana", 1)
        assert listed["left"] > 0

    run_live(tmp_path, scene)


def test_a_client_whose_node_dies_is_told_to_come_back(tmp_path: Path) -> None:
    async def scene(nodes: list[LiveNode]) -> None:
        one, two = nodes
        table = await table_at(one)
        async with two.line(table.code, table.token) as mine:
            await mine.hear("sync")
            for connection in list(one.connections):
                connection.transport.abort()
            assert await mine.until_closed() == (["closing"], COME_BACK)

    run_live(tmp_path, scene)


def test_a_client_comes_back_to_the_table_that_was_handed_over(tmp_path: Path) -> None:
    async def scene(nodes: list[LiveNode]) -> None:
        one, two = nodes
        table = await table_at(one)
        async with two.line(table.code, table.token) as mine:
            await mine.hear("sync")
            await one.tables.hand_over()
            assert await mine.until_closed() == (["closing"], COME_BACK)
        async with two.line(table.code, table.token) as mine:
            assert (await mine.hear("sync"))["you"] == 0

        assert list(two.tables.rooms) == [table.code]

    run_live(tmp_path, scene)


def test_a_table_that_moves_just_now_is_waited_for(tmp_path: Path) -> None:
    """Its owner does not answer and owns it still: a moment later it does not."""

    async def scene(nodes: list[LiveNode]) -> None:
        one, two = nodes
        table = await table_at(one)
        one.tables.unload(one.tables.rooms[table.code])
        await one.tables.claims.wait_until_left(1)
        two.ownership.owners[table.code] = "http://127.0.0.1:9"
        asyncio.get_running_loop().call_later(0.2, two.ownership.owners.pop, table.code)

        async with two.line(table.code, table.token) as mine:
            assert (await mine.hear("sync"))["you"] == 0

    run_live(tmp_path, scene)


def test_a_table_that_keeps_moving_is_tried_again_by_the_client(tmp_path: Path) -> None:
    async def scene(nodes: list[LiveNode]) -> None:
        one, two = nodes
        table = await table_at(one)
        two.ownership.owners[table.code] = "http://127.0.0.1:9"
        with (
            patch("undermine.server.ws.sockets._TRIES", 2),
            patch("undermine.server.http.internal.TRIES", 2),
        ):
            async with two.line(table.code, table.token) as mine:
                assert await mine.until_closed() == (["closing"], COME_BACK)
            answer = await get(two, f"/api/tables/{table.code}")

        assert answer.status == 503
        assert json.loads(answer.body)["why"] == "storage"

    run_live(tmp_path, scene)


def test_the_limits_of_clients_hold_at_the_node_that_they_come_to(tmp_path: Path) -> None:
    async def scene(nodes: list[LiveNode]) -> None:
        one, two = nodes
        table = await table_at(one)
        async with two.line(table.code, table.token), two.line(table.code, table.token):
            with pytest.raises(InvalidStatus):
                async with two.line(table.code, table.token):
                    pass
        with pytest.raises(InvalidStatus):
            async with two.line(table.code, origin="https://evil.example"):
                pass

    run_live(tmp_path, scene, {"sockets_per_address": "1"}, {"sockets_per_address": "2"})


def test_who_guessed_too_often_finds_no_table_through_another_node_either(tmp_path: Path) -> None:
    async def scene(nodes: list[LiveNode]) -> None:
        one, two = nodes
        table = await table_at(one)
        for number in range(3):
            await get(two, f"/api/tables/no-such-table-{number}")

        answer = await get(two, f"/api/tables/{table.code}")
        async with two.line(table.code) as stranger:
            assert (await stranger.hear("wrong", "sync"))["why"] == "slow-down"
        async with two.line(table.code, table.token) as mine:
            assert (await mine.hear("wrong", "sync"))["you"] == 0

        assert answer.status == 429

    run_live(tmp_path, scene, {}, {"misses_per_hour": "2"})


def test_a_client_that_speaks_too_fast_is_closed_through_another_node_too(tmp_path: Path) -> None:
    async def scene(nodes: list[LiveNode]) -> None:
        one, two = nodes
        table = await table_at(one)
        async with two.line(table.code, table.token) as mine:
            await mine.hear("sync")
            for _ in range(300):
                await mine.say(t="why", ref=1, action={"do": "fly"})
            kinds, code = await mine.until_closed()

        assert code == 1008
        assert "wrong" in kinds

    run_live(tmp_path, scene)


def test_a_node_that_answers_by_a_public_name_knows_the_others(tmp_path: Path) -> None:
    named = {"url": "https://mine.example"}

    async def scene(nodes: list[LiveNode]) -> None:
        one, two = nodes
        table = await table_at(one)
        headers = {"host": "10.9.8.7:8321", **introduce(Node("x", "", SECRET), "", may_guess=True)}

        stranger = await get(one, f"/api/tables/{table.code}", host="10.9.8.7:8321")
        node = await ask(one.url, f"/api/tables/{table.code}", headers)
        async with two.line(table.code, table.token) as mine:
            assert (await mine.hear("sync"))["you"] == 0

        assert (stranger.status, node.status) == (421, 200)

    run_live(tmp_path, scene, named, named)


SECRET = "a-secret-of-all-nodes"  # noqa: S105 (of tests)


@pytest.mark.parametrize(
    ("change", "status", "says"),
    [
        ({"x-undermine-secret": "a-guess"}, 403, "UNDERMINE_NODE_SECRET"),
        ({"x-undermine-passing": f"{PASSING}9"}, 409, "give both the same release"),
    ],
)
def test_a_stranger_who_says_to_be_a_node_is_refused(
    tmp_path: Path, change: dict[str, str], status: int, says: str
) -> None:
    async def scene(nodes: list[LiveNode]) -> None:
        one, _ = nodes
        table = await table_at(one)
        headers = introduce(Node("x", "", SECRET), "203.0.113.7", may_guess=True) | change

        for path in (f"{BRIEFS}?codes={table.code}", f"/api/tables/{table.code}"):
            answer = await ask(one.url, path, headers)
            assert (answer.status, says in answer.body.decode()) == (status, True)
        with pytest.raises(InvalidStatus) as refused:
            async with one.line(table.code, additional_headers=headers):
                pass
        assert refused.value.response.status_code == status

    run_live(tmp_path, scene)


def test_briefs_are_for_nodes_alone(tmp_path: Path) -> None:
    async def scene(nodes: list[LiveNode]) -> None:
        assert (await get(nodes[0], f"{BRIEFS}?codes=red-lamp")).status == 404

    run_live(tmp_path, scene)


def test_nodes_with_different_secrets_say_so_and_pass_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(nodes: list[LiveNode]) -> None:
        one, two = nodes
        table = await table_at(one)
        with patch("undermine.server.ws.sockets._TRIES", 1):
            async with two.line(table.code, table.token) as mine:
                assert (await mine.until_closed())[1] == COME_BACK

    run_live(tmp_path, scene, {}, {"node_secret": "quite-another-secret"})
    assert "refused by another node" in caplog.messages
    assert "a node is refused" in caplog.messages
    assert "ASGI callable returned without completing handshake." not in caplog.messages


def test_a_stranger_does_not_fill_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(nodes: list[LiveNode]) -> None:
        for _ in range(30):
            answer = await ask(nodes[0].url, BRIEFS, {"x-undermine-secret": "a-guess"})
            assert answer.status == 403

    run_live(tmp_path, scene, {})
    assert 10 <= caplog.messages.count("a node is refused") < 20


def test_sockets_of_a_stranger_are_counted(tmp_path: Path) -> None:
    async def scene(nodes: list[LiveNode]) -> None:
        headers, told = {"x-undermine-secret": "a-guess"}, []
        for _ in range(2):
            with pytest.raises(InvalidStatus) as refused:
                async with nodes[0].line("red-lamp", additional_headers=headers):
                    pass
            told.append(b"UNDERMINE_NODE_SECRET" in (refused.value.response.body or b""))
        assert told == [True, False]

    run_live(tmp_path, scene, {"sockets_per_minute": "1"})
