"""How much one address may ask of a real server, and what happens beyond that."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.asgi_client import AsgiClient, run_with_client
from tests.server.raw_clients import ask, first_answer, opened, serving, websocket_to
from tests.server.room_harness import Message
from tests.waiting import HANG
from tools.faults import Server
from undermine.server.admission import client_of
from undermine.server.table.codes import fresh_code

# -- codes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("door", ["table", "qr", "replay", "record", "socket", "page"])
def test_codes_cannot_be_found_by_trying(tmp_path: Path, door: str) -> None:
    """After some misses a code that exists looks like one that does not."""
    with serving(tmp_path, misses_per_hour="4") as server:
        mine, listed = opened(server), opened(server, listed=True)

        def attempt(code: str) -> str:
            if door == "socket":
                return first_answer(server, code)
            path = {
                "table": f"/api/tables/{code}",
                "qr": f"/api/tables/{code}/qr.svg",
                "replay": f"/api/replays/{code}.1",
                "record": f"/api/replays/{code}.1/record",
                "page": f"/t/{code}",
            }[door]
            return ask(server, "GET", path)[1]

        told = [attempt(f"no-such-{n}") for n in range(6)]

        if door != "page":
            assert told == ["no-table"] * 4 + ["slow-down"] * 2
        assert ask(server, "GET", f"/api/tables/{mine['code']}") == (429, "slow-down")
        assert ask(server, "GET", f"/api/tables/{mine['code']}/qr.svg") == (429, "slow-down")
        assert first_answer(server, mine["code"]) == "slow-down"
        assert first_answer(server, mine["code"], "wrong") == "slow-down"
        assert first_answer(server, mine["code"], mine["token"]) == "sync"
        assert ask(server, "GET", f"/api/tables/{listed['code']}")[0] == 200
        assert first_answer(server, listed["code"]) == "sync"


def test_unlisted_tables_have_longer_codes() -> None:
    dice = Random(1)  # noqa: S311 (the same codes every time)
    short = {fresh_code(dice, listed=True).count("-") for _ in range(50)}
    long = [fresh_code(dice, listed=False) for _ in range(2000)]

    assert short == {2}
    assert {code.count("-") for code in long} == {3}
    assert max(map(len, long)) <= 48
    assert len(set(long)) > 1990


# -- addresses -----------------------------------------------------------------------------------


def test_addresses_of_one_ipv6_network_are_one_client() -> None:
    assert client_of("2001:db8:1:2::1") == client_of("2001:db8:1:2:ffff::9")
    assert client_of("2001:db8:1:2::1") != client_of("2001:db8:1:3::1")
    assert client_of("::ffff:1.2.3.4") == "1.2.3.4"
    assert client_of("fe80::1%eth0") == "fe80::/64"
    assert client_of("unknown") == "unknown"
    assert len(client_of("x" * 500)) == 64


def test_the_last_hop_of_the_last_header_line_counts(tmp_path: Path) -> None:
    """A client may send lines of its own; a proxy adds its line behind them."""
    body = json.dumps({"name": "Ana"}).encode()
    with serving(tmp_path, tables_per_hour="1", trust_proxy="on") as server:

        def status(*lines: str) -> int:
            headers = (("content-type", "application/json"),)
            headers += tuple(("x-forwarded-for", line) for line in lines)  # type: ignore[assignment]
            return ask(server, "POST", "/api/tables", body, headers)[0]

        assert status("9.9.9.1", "1.1.1.1") == 201
        assert status("9.9.9.2", "1.1.1.1") == 429
        assert status("9.9.9.3, 1.1.1.1") == 429
        assert status("1.1.1.1", "2.2.2.2") == 201
        assert status("2001:db8::1") == 201
        assert status("2001:db8::2") == 429


# -- requests ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"content-type": "application/json"}, 201),
        ({"content-type": "application/json; charset=utf-8"}, 201),
        ({"content-type": "text/plain"}, 400),
        ({}, 400),
        ({"content-type": "application/json", "sec-fetch-site": "same-origin"}, 201),
        ({"content-type": "application/json", "sec-fetch-site": "cross-site"}, 400),
        ({"content-type": "application/json", "sec-fetch-site": "same-site"}, 400),
        ({"content-type": "application/json", "origin": "https://evil.example"}, 400),
        ({"content-type": "application/json", "origin": "null"}, 400),
    ],
)
def test_only_our_own_pages_and_programs_post(
    calm_server: Server, headers: dict[str, str], status: int
) -> None:
    body = json.dumps({"name": "Ana"}).encode()

    assert ask(calm_server, "POST", "/api/tables", body, tuple(headers.items()))[0] == status


@pytest.fixture(scope="module")
def calm_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("mine.example", 200),
        ("Mine.Example:443", 200),
        ("cellar.local:8321", 200),
        ("127.0.0.1", 200),
        ("localhost:8321", 200),
        ("[::1]:1", 200),
        ("evil.example", 421),
        ("mine.example.evil.example", 421),
        ("", 421),
    ],
)
def test_a_server_that_has_names_answers_to_no_others(
    named_server: Server, host: str, status: int
) -> None:
    assert ask(named_server, "GET", "/api/games", headers=(("host", host),))[0] == status


def test_a_socket_for_another_name_is_refused(named_server: Server) -> None:
    code = "no-such-table"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(
            named_server.socket(code),
            proxy=None,
            additional_headers={"host": "evil.example"},
        ),
    ):
        pass

    assert refused.value.response.status_code in (400, 403)


@pytest.fixture(scope="module")
def named_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, hosts="mine.example,cellar.local") as server:
        yield server


def test_the_address_of_a_server_is_one_of_its_names(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        assert (await client.get("/api/games", host="mine.example")).status == 200
        assert (await client.get("/api/games", host="mine.example:443")).status == 200
        assert (await client.get("/api/games", host="evil.example")).status == 421

    run_with_client(tmp_path, scene, url="https://mine.example")


# -- watchers ------------------------------------------------------------------------------------


def test_only_so_many_watch_and_seats_are_not_counted(tmp_path: Path) -> None:
    with serving(tmp_path, watchers_per_table="2") as server, ExitStack() as stack:
        mine = opened(server)
        lines = [stack.enter_context(websocket_to(server, mine["code"])) for _ in range(3)]
        told = []
        for line in lines:
            line.send('{"t":"join"}')
            told.append(json.loads(line.recv(HANG)))

        assert [one.get("why", one["t"]) for one in told] == ["sync", "sync", "watchers"]
        assert first_answer(server, mine["code"], mine["token"]) == "sync"
        lines[0].send('{"t":"join"}')
        assert hear(lines[0], "sync")["you"] == -4


def hear(line: ClientConnection, kind: str) -> Message:
    while True:
        told: Message = json.loads(line.recv(HANG))
        if told["t"] == kind:
            return told
