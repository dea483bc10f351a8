"""The example files for proxies, tried with the programs that are installed here."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

from tests.hosting.proxies import (
    NODES,
    SUFFIXES,
    ProxiedServer,
    Proxy,
    believing,
    is_installed,
    proxy,
)
from tests.server.room_harness import Message
from tests.waiting import HANG, wait_until

TABLES_PER_HOUR = 2
PATHS = {"whole-host": "", "sub-path": "/undermine"}
URLS = {"whole-host": "https://mine.example", "sub-path": "https://example.org/undermine"}
needs_program = [
    pytest.param(program, marks=pytest.mark.skipif(not is_installed(program), reason="not here"))
    for program in SUFFIXES
]


class Site(BaseHTTPRequestHandler):
    """Answers with the port of its server, and closes the connection."""

    def do_GET(self) -> None:
        """Say who answers."""
        body = str(self.connection.getsockname()[1]).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (its name there)
        """Say nothing."""


class Named(ThreadingHTTPServer):
    """A server of such answers, in a thread."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Site)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def name(self) -> str:
        return str(self.server_address[1])

    def stop(self) -> None:
        self.shutdown()
        self.server_close()


@pytest.fixture
def site() -> Iterator[Named]:
    """The rest of a site."""
    named = Named()
    yield named
    named.stop()


# -- one server ----------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", PATHS)
@pytest.mark.parametrize("program", needs_program)
def test_a_game_is_played_through_a_proxy(
    program: str, variant: str, tmp_path: Path, site: Named
) -> None:
    path = PATHS[variant]
    server = ProxiedServer(tmp_path, URLS[variant], tables_per_hour=str(TABLES_PER_HOUR))
    server.start()
    try:
        with proxy(
            program, variant, tmp_path, {"127.0.0.1:8321": server.place}, int(site.name)
        ) as door:
            _assert_pages_are_served(door, path)
            _assert_numbers_are_hidden(door, path)
            _assert_limits_count_clients(door, path)
            asyncio.run(_play(door, path))
    finally:
        server.kill()


def _assert_pages_are_served(door: Proxy, path: str) -> None:
    reply = door.ask(f"{path}/api/reach")
    assert (reply.status, reply.json["link"]) == (200, f"https://{door.host}{path}")
    plain = door.ask_plainly(f"{path}/api/games")
    assert plain.status // 100 == 3
    assert plain.headers["location"].startswith(f"https://{door.host}")
    if path:
        bare = door.ask(path)
        assert (bare.status // 100, bare.headers["location"][-len(path) - 1 :]) == (3, f"{path}/")
        assert door.ask("/api/games").status in (200, 404)
        assert "link" not in door.ask("/api/reach").body


def _assert_numbers_are_hidden(door: Proxy, path: str) -> None:
    for spelled in ("metrics", "%6detrics", "%6D%65trics", "/metrics", "./metrics", "METRICS"):
        reply = door.ask(f"{path}/{spelled}")
        assert "undermine_" not in reply.body, spelled
        assert reply.status >= 300, spelled


def _assert_limits_count_clients(door: Proxy, path: str) -> None:
    """By the address from which they come, whatever they say of themselves."""
    body = {"name": "Ana", "config": {"seats": 3}}

    def opened(source: str, *claimed: str) -> int:
        lines = [("x-forwarded-for", one) for one in claimed]
        return door.ask(f"{path}/api/tables", body, lines, source).status

    many = [opened("127.0.0.7", f"203.0.113.{number}") for number in range(TABLES_PER_HOUR)]
    assert many == [201] * TABLES_PER_HOUR
    assert opened("127.0.0.7") == 429
    assert opened("127.0.0.7", "203.0.113.99") == 429
    assert opened("127.0.0.7", "203.0.113.99, 203.0.113.98", "203.0.113.97") == 429
    assert opened("127.0.0.8", "127.0.0.7") == 201


async def _play(door: Proxy, path: str) -> None:
    """Open a table with bots, and move at it."""
    origin = f"https://{door.host}"
    body = {"name": "Ana", "bots": "random", "config": {"seats": 3}}
    table = door.ask(f"{path}/api/tables", body, [("origin", origin)], "127.0.0.9").json
    async with connect(
        f"wss://{door.host}{path}/ws/{table['code']}",
        host="127.0.0.1",
        port=door.ports.https,
        ssl=believing(),
        server_hostname=door.host,
        origin=Origin(origin),
        proxy=None,
        open_timeout=HANG,
    ) as line:
        await line.send(json.dumps({"t": "join", "token": table["token"]}))
        told = await _next_of(line, "sync")
        await line.send(json.dumps({"t": "understood"}))
        while not told["legal"]:
            told = await _next_of(line, "moved")
        act = {"t": "act", "seq": told["seq"], "ref": 1, "actions": told["legal"][:1], "end": True}
        await line.send(json.dumps(act))
        answer = await _next_of(line, "moved", "wrong", "refused")
        assert (answer["t"], answer["seq"] > told["seq"]) == ("moved", True)


async def _next_of(line: ClientConnection, *kinds: str) -> Message:
    async with asyncio.timeout(HANG):
        while True:
            told: Message = json.loads(await line.recv())
            if told["t"] in kinds:
                return told


# -- several nodes -------------------------------------------------------------------------------


@pytest.mark.parametrize("program", needs_program)
def test_all_addresses_of_a_table_lead_to_one_node(program: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        nodes = {node: Named() for node in NODES}
        for named in nodes.values():
            stack.callback(named.server_close)
        places = {node: f"127.0.0.1:{named.name}" for node, named in nodes.items()}
        door = stack.enter_context(proxy(program, "nodes", tmp_path, places))

        homes = {code: _home(door, code) for code in (f"brave-tin-{n}" for n in range(24))}
        assert set(homes.values()) == {named.name for named in nodes.values()}
        assert [door.ask(path).status for path in ("/metrics", "/api/nodes/briefs")] == [404, 404]

        gone = nodes[NODES[0]]
        gone.stop()
        orphans = [code for code, home in homes.items() if home == gone.name]
        others = {named.name for named in nodes.values()} - {gone.name}
        wait_until(lambda: {_body(door, code) for code in orphans} <= others, "others to serve")
        kept = [code for code, home in homes.items() if home != gone.name]
        if program != "caddy":  # which counts its nodes anew
            assert {code: _home(door, code) for code in kept} == {c: homes[c] for c in kept}


def _home(door: Proxy, code: str) -> str:
    """The node that all addresses of a table lead to."""
    paths = (f"/ws/{code}", f"/t/{code}", f"/api/tables/{code}", f"/api/tables/{code}/qr.svg")
    (home,) = {door.ask(path).body for path in paths}
    return home


def _body(door: Proxy, code: str) -> str:
    reply = door.ask(f"/t/{code}")
    return reply.body if reply.status == 200 else ""
