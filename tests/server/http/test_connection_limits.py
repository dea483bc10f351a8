"""Connections to a real server that are slow, many or flood it."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.raw_clients import ask, first_answer, opened, serving, websocket_to
from tests.waiting import HANG, wait_until
from tools.faults import Server

UPGRADE = (
    "GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def dial(server: Server) -> socket.socket:
    place = urlsplit(server.url)
    return socket.create_connection((str(place.hostname), place.port or 80), timeout=HANG)


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
    with (
        websocket_to(impatient, opened(impatient)["code"]) as line,
        pytest.raises(ConnectionClosed),
    ):
        line.recv(HANG)


def test_requests_that_are_whole_may_take_their_time(impatient: Server) -> None:
    for _ in range(3):
        assert ask(impatient, "GET", "/api/games")[0] == 200


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), request_seconds="2") as server:
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

        wait_until(lambda: status_of_one_more().endswith(b"429"), "a refusal")
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


def test_one_address_opens_only_so_many_sockets_in_a_minute(tmp_path: Path) -> None:
    with serving(tmp_path, sockets_per_minute="3") as server:
        code = opened(server)["code"]
        told: list[str] = []

        def keep_coming() -> None:
            while True:
                told.append(first_answer(server, code))

        with pytest.raises(InvalidStatus):
            keep_coming()
        assert set(told) == {"sync"}
        assert len(told) >= 3


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


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
def test_a_flood_is_cut_at_the_connection(patient: Server, what: str) -> None:
    """The connection itself ends; after a close frame alone a flood could go on."""
    with dial(patient) as line:
        line.sendall(UPGRADE.format(code=opened(patient)["code"]).encode())
        read_until(line, b"\r\n\r\n")
        line.sendall(frame(1, b'{"t":"join"}'))
        with pytest.raises(ConnectionError):
            pour(line, FLOODS[what] * 500)


def pour(line: socket.socket, data: bytes) -> None:
    """Send the same again and again until the connection ends or does not read any more."""
    deadline = monotonic() + HANG
    while monotonic() < deadline:
        line.sendall(data)


def test_a_socket_joins_only_so_often(tmp_path: Path) -> None:
    with (
        serving(tmp_path, joins_per_minute="9") as server,
        websocket_to(server, opened(server)["code"]) as line,
    ):
        told: list[str] = []
        while told[-1:] != ["wrong"]:
            line.send('{"t":"join"}')
            told.append(json.loads(line.recv(HANG))["t"])

    assert set(told[:-1]) == {"sync"}
    assert len(told) > 4, "a few reloads are nobody's fault"


def test_a_socket_asks_for_a_seat_only_so_often(tmp_path: Path) -> None:
    """Everybody at the table is told of it."""
    with (
        serving(tmp_path, joins_per_minute="9") as server,
        websocket_to(server, opened(server)["code"]) as line,
    ):
        line.send('{"t":"join"}')
        told = [json.loads(line.recv(HANG)).get("why", "")]
        while told[-1] != "slow-down":
            line.send('{"t":"apply","name":"Eve","seat":1}')
            told.append(json.loads(line.recv(HANG)).get("why", ""))

    assert set(told[1:-1]) == {"not-now"}
    assert len(told) < 20, "joins and requests for a seat share one limit"
