"""How much one address or one socket may ask of a real server, and what happens beyond that."""

from __future__ import annotations

import http.client
import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.parlour import Message
from tests.server.seeded import SeededServer
from tests.server.web import Web, visit
from tools.faults import Server
from undermine.server.admission import client_of
from undermine.server.codes import fresh_code

SOON = 20.0
UPGRADE = (
    "GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[Server]:
    server = SeededServer(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def ask(
    server: Server,
    method: str,
    path: str,
    body: bytes = b"",
    headers: tuple[tuple[str, str], ...] = (),
) -> tuple[int, str]:
    """A request with header lines as given; the status and the word that says why."""
    place = urlsplit(server.url)
    connection = http.client.HTTPConnection(str(place.hostname), place.port, timeout=SOON)
    names = {name.lower() for name, _ in headers}
    connection.putrequest(method, path, skip_host="host" in names)
    for name, value in (("content-length", str(len(body))), *headers):
        connection.putheader(name, value)
    connection.endheaders(body)
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    is_json = answer.headers["content-type"] == "application/json"
    told = json.loads(text) if is_json else {}
    return answer.status, told.get("why", "") if isinstance(told, dict) else ""


def opened(server: Server, **config: object) -> Message:
    told: Message = server.post("/api/tables", {"name": "Ana", "config": {"seats": 3, **config}})
    return told


@contextmanager
def line_to(server: Server, code: str) -> Iterator[ClientConnection]:
    with connect(server.socket(code), compression=None, proxy=None, open_timeout=SOON) as line:
        yield line


def first_word(server: Server, code: str, token: str = "") -> str:
    """What somebody who joins is told first."""
    with line_to(server, code) as line:
        with suppress(ConnectionClosed):  # refused before anything is said
            line.send(json.dumps({"t": "join", "token": token}))
        told = json.loads(line.recv(SOON))
    return str(told.get("why", told["t"]))


# -- codes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("door", ["table", "qr", "replay", "record", "socket", "page"])
def test_codes_cannot_be_found_by_trying(tmp_path: Path, door: str) -> None:
    """After some misses a code that exists looks like one that does not."""
    with serving(tmp_path, misses_per_hour="4") as server:
        mine, listed = opened(server), opened(server, listed=True)

        def attempt(code: str) -> str:
            if door == "socket":
                return first_word(server, code)
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
        assert first_word(server, mine["code"]) == "slow-down"
        assert first_word(server, mine["code"], "wrong") == "slow-down"
        assert first_word(server, mine["code"], mine["token"]) == "sync"
        assert ask(server, "GET", f"/api/tables/{listed['code']}")[0] == 200
        assert first_word(server, listed["code"]) == "sync"


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
    async def scene(web: Web) -> None:
        assert (await web.get("/api/games", host="mine.example")).status == 200
        assert (await web.get("/api/games", host="mine.example:443")).status == 200
        assert (await web.get("/api/games", host="evil.example")).status == 421

    visit(tmp_path, scene, url="https://mine.example")


# -- connections ---------------------------------------------------------------------------------


def dial(server: Server) -> socket.socket:
    place = urlsplit(server.url)
    return socket.create_connection((str(place.hostname), place.port or 80), timeout=SOON)


def is_ended(line: socket.socket) -> bool:
    """Wait for the other end to close."""
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        HEAD + b'Content-Length: 100\r\n\r\n{"name"',
        b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n...",
        UPGRADE.format(code="x").encode()[:-4],
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET / HTTP/1.1\r\nX-Slow: ",
    ],
)
def test_half_a_request_is_not_waited_for_without_end(impatient: Server, half: bytes) -> None:
    """The rest comes byte by byte, and always in time for a time-out between two bytes."""
    with dial(impatient) as line:
        line.sendall(half)
        drip(line, b"a" if half else b"")
        assert is_ended(line)
    log = (impatient.folder / "server.log").read_text()
    assert " error " not in log


def drip(line: socket.socket, byte: bytes) -> None:
    """Send something every tenth of a second, until the connection ends."""
    stop = threading.Event()

    def send() -> None:
        try:
            while not stop.wait(0.1) and byte:
                line.sendall(byte)
        except OSError:
            pass

    thread = threading.Thread(target=send, daemon=True)
    thread.start()


def test_a_socket_that_does_not_join_is_closed(impatient: Server) -> None:
    with line_to(impatient, opened(impatient)["code"]) as line, pytest.raises(ConnectionClosed):
        line.recv(SOON)


def test_requests_that_are_whole_may_take_their_time(impatient: Server) -> None:
    for _ in range(3):
        assert ask(impatient, "GET", "/api/games")[0] == 200


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), request_seconds="0.5") as server:
        yield server


def test_one_address_holds_only_so_many_plain_connections(tmp_path: Path) -> None:
    with serving(tmp_path, connections_per_address="3") as server, ExitStack() as stack:
        code = opened(server)["code"]
        lines: list[socket.socket] = []

        def status_of_one_more() -> bytes:
            line = stack.enter_context(dial(server))
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            lines.append(line)
            return line.recv(12)

        wait_until(lambda: status_of_one_more().endswith(b"429"))
        lines[-1].close()
        first = lines[0]
        first.sendall(UPGRADE.format(code=code).encode())
        assert b"101 Switching" in read_until(first, b"101 Switching")

        assert status_of_one_more().endswith(b"200"), "a WebSocket is not counted twice"
        assert status_of_one_more().endswith(b"429")


def read_until(line: socket.socket, end: bytes) -> bytes:
    heard = b""
    while end not in heard:
        part = line.recv(65536)
        assert part, heard
        heard += part
    return heard


def wait_until(holds: Callable[[], bool]) -> None:
    deadline = monotonic() + SOON
    while not holds():
        assert monotonic() < deadline


def test_one_address_opens_only_so_many_sockets_in_a_minute(tmp_path: Path) -> None:
    with serving(tmp_path, sockets_per_minute="3") as server:
        code = opened(server)["code"]
        told = [first_word(server, code) for _ in range(3)]

        with pytest.raises(InvalidStatus):
            first_word(server, code)
        assert told == ["sync"] * 3


# -- floods --------------------------------------------------------------------------------------


def frame(opcode: int, data: bytes) -> bytes:
    return bytes([0x80 | opcode, 0x80 | len(data), 0, 0, 0, 0]) + data


FLOODS = {
    "messages": frame(1, b'{"t":"why","ref":1,"action":{"do":"fly"}}'),
    "nonsense": frame(1, b"{"),
    "pings": frame(9, b"x" * 100),
    "pongs": frame(10, b"x" * 100),
}


@pytest.mark.parametrize("what", FLOODS)
def test_a_flood_is_cut_at_the_connection(calm_server: Server, what: str) -> None:
    """Within a second on a quiet machine; a close frame alone let it go on for ten."""
    with dial(calm_server) as line:
        line.sendall(UPGRADE.format(code=opened(calm_server)["code"]).encode())
        read_until(line, b"\r\n\r\n")
        line.sendall(frame(1, b'{"t":"join"}'))
        began = monotonic()
        with pytest.raises(ConnectionError):
            pour(line, FLOODS[what] * 500, until=began + 3 * SOON)
        assert monotonic() - began < 5


def pour(line: socket.socket, data: bytes, until: float) -> None:
    while monotonic() < until:
        line.sendall(data)


def test_a_socket_joins_only_so_often(tmp_path: Path) -> None:
    with (
        serving(tmp_path, joins_per_minute="9") as server,
        line_to(server, opened(server)["code"]) as line,
    ):
        told = []
        for _ in range(6):
            line.send('{"t":"join"}')
            told.append(json.loads(line.recv(SOON))["t"])

    assert told == ["sync"] * 4 + ["wrong"] * 2


# -- watchers ------------------------------------------------------------------------------------


def test_only_so_many_watch_and_seats_are_not_counted(tmp_path: Path) -> None:
    with serving(tmp_path, watchers_per_table="2") as server, ExitStack() as stack:
        mine = opened(server)
        lines = [stack.enter_context(line_to(server, mine["code"])) for _ in range(3)]
        told = []
        for line in lines:
            line.send('{"t":"join"}')
            told.append(json.loads(line.recv(SOON)))

        assert [one.get("why", one["t"]) for one in told] == ["sync", "sync", "watchers"]
        assert first_word(server, mine["code"], mine["token"]) == "sync"
        lines[0].send('{"t":"join"}')
        assert hear(lines[0], "sync")["you"] == -4


def hear(line: ClientConnection, kind: str) -> Message:
    while True:
        told: Message = json.loads(line.recv(SOON))
        if told["t"] == kind:
            return told
