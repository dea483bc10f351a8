"""Lines to a real server in a process of its own: what clients send that they should not."""

from __future__ import annotations

import json
import re
import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.seeded import SeededServer
from tests.server.ws.socket_client import Client, dial, get, opened
from tests.waiting import HANG, wait_until
from tools.faults import Server, Trial
from undermine.server.protocol.messages import VERSION

SOCKETS = 12


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with generous limits, but for those that are tried here."""
    server = SeededServer(
        tmp_path_factory.mktemp("server"),
        tables_per_hour="100000",
        sockets_per_address=str(SOCKETS),
        bot_pause="0.01",
    )
    server.start()
    yield server
    server.kill()


# -- what makes no sense -------------------------------------------------------------------------

NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"join"',
    "{}",
    '{"t":7}',
    '{"t":"destroy"}',
    '{"t":"say"}',
    '{"t":"say","text":7}',
    '{"t":"say","text":"x","admin":true}',
    '{"t":"act","seq":1e400,"ref":1,"actions":[{}]}',
    '{"t":"act","seq":0,"ref":-1,"actions":[{}]}',
    '{"t":"act","seq":0,"ref":1,"actions":[]}',
    '{"t":"react","sign":"<script>"}',
    '{"t":"say","text":"' + "x" * 301 + '"}',
    "[" * 4000,
]


def test_nonsense_is_answered_and_many_of_it_ends_the_line(server: Server) -> None:
    with Client(server, opened(server)) as client:
        for text in NONSENSE:
            client.line.send(text)
            assert (client.receive("wrong")["why"], text) == ("malformed", text)
        client.line.send(b"\xff\xfe\x00")
        assert client.receive("wrong")["why"] == "malformed"
        assert client.is_alive()
        assert client.until_closed(lambda: client.line.send("{")) == 1008


def test_a_huge_message_ends_the_line_unread(server: Server) -> None:
    mine = opened(server)
    with Client(server, mine) as client:
        client.line.send(json.dumps({"t": "say", "text": "x" * 10_000}))
        assert client.until_closed() == 1009
    with Client(server, mine) as again:
        assert again.is_alive()


def test_a_message_in_endless_pieces_ends_the_line(server: Server) -> None:
    pieces = ("" for _ in range(100_000))
    with Client(server, opened(server)) as client, pytest.raises(ConnectionClosed):
        client.line.send(pieces)
    assert len(list(pieces)) > 0


def test_the_first_message_has_to_be_join(server: Server) -> None:
    with Client(server, opened(server), joins=False) as client:
        client.say(t="start")
        assert client.next()["why"] == "not-now"
        client.line.send("{")
        assert client.next()["why"] == "malformed"
        client.say(t="join")
        assert client.next()["t"] == "sync"


def test_an_address_without_a_table_is_told_so_before_anything_is_said(server: Server) -> None:
    with Client(server, {"code": "no-such-table"}, joins=False) as client:
        assert client.next() == {
            "t": "wrong", "why": "no-table", "ref": -1, "detail": "no-such-table",
        }  # fmt: skip
        assert client.until_closed() == 1000


def test_a_page_of_protocol_1_is_asked_to_reload(server: Server) -> None:
    """It connects to `/ws`; at `wrong: version` it stops and shows a button to reload."""
    with connect(server.socket("").rstrip("/"), proxy=None) as line:
        assert json.loads(line.recv(HANG))["why"] == "version"


def test_a_line_is_for_one_version_and_its_address_names_the_table(server: Server) -> None:
    mine, other = opened(server), opened(server)
    with Client(server, mine) as client:
        client.say(t="join", table=other["code"], token=other["token"])
        assert client.receive("wrong")["why"] == "malformed"
        client.say(t="join", token=mine["token"], version=VERSION + 1)
        assert client.receive("wrong")["why"] == "version"


def test_a_foreign_token_opens_no_seat(server: Server) -> None:
    mine, other = opened(server), opened(server)
    with Client(server, {**mine, "token": other["token"]}) as client:
        assert [m["t"] for m in client.received] == ["wrong", "sync"]
        assert client.received[-1]["you"] == -4
        client.say(t="say", text="hello")
        assert client.receive("wrong")["why"] == "not-seated"


def test_stale_and_doubled_moves_are_done_once(server: Server) -> None:
    with Client(server, opened(server)) as client:
        told = client.my_turn()
        move = {"t": "act", "seq": told["seq"], "ref": 5, "actions": told["legal"][:1], "end": True}
        for _ in range(3):
            client.say(**move)
        moved = client.receive("moved")
        assert moved["since"] == told["seq"]
        assert [client.receive("wrong")["why"] for _ in range(2)] == ["stale", "stale"]
        client.say(**{**move, "seq": 0})
        assert client.receive("wrong")["why"] == "stale"


# -- strangers -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://"]
)
def test_pages_of_others_open_no_line(server: Server, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, dial(server, "a-table", origin=origin):
        pass

    assert refused.value.response.status_code == 403


def test_our_own_page_opens_a_line(server: Server) -> None:
    with dial(server, opened(server)["code"], origin=server.url) as line:
        line.ping().wait(HANG)


def test_one_address_holds_only_so_many_lines(server: Server) -> None:
    code = opened(server)["code"]
    with ExitStack() as stack:
        for _ in range(SOCKETS):
            stack.enter_context(dial(server, code))
        with pytest.raises(InvalidStatus) as refused:
            stack.enter_context(dial(server, code))
        assert refused.value.response.status_code == 403
    wait_until(lambda: "undermine_sockets 0.0" in get(server, "/metrics"), "closed sockets")
    with Client(server, opened(server)) as client:
        assert client.is_alive()


def test_headers_are_on_answers_of_the_real_server_too(server: Server) -> None:
    with urlopen(Request(server.url + "/api/games"), timeout=HANG) as reply:  # noqa: S310
        assert "default-src 'none'" in reply.headers["content-security-policy"]
        assert reply.headers["server"] is None


# -- too much ------------------------------------------------------------------------------------


def test_a_flood_is_limited_and_cut_while_others_are_served(server: Server) -> None:
    """Somebody else asks, and is answered, between any two floods."""
    mine, other = opened(server), opened(server)
    flood = json.dumps({"t": "why", "ref": 1, "action": {"do": "fly"}}).encode()
    with Client(server, other) as calm, Client(server, mine) as loud:

        def shout() -> None:
            for _ in range(200):
                loud.line.send(flood)
            if len(loud.received) % 3 == 0:
                assert calm.is_alive()

        loud.until_closed(shout)
        assert sum(told["t"] == "wrong" for told in loud.received) < 200
        assert calm.is_alive()


@pytest.mark.parametrize("what", ["asks", "pings"])
def test_a_line_that_is_not_read_is_dropped_and_others_go_on(tmp_path: Path, what: str) -> None:
    """It never costs more memory than 64 messages and what the system buffers."""
    server = SeededServer(tmp_path, messages_per_second="100000")
    server.start()
    try:
        mine = opened(server, config={"seats": 10})
        with ExitStack() as stack, Client(server, mine) as client:
            client.my_turn()
            deaf = NullListener(server, mine["code"], stack)
            wait_until(lambda: client.is_alive() and client.watchers == 1, "the spectator")
            before = memory(server)
            frame = deaf.join if what == "asks" else PING
            wait_until(
                lambda: client.is_alive() and not deaf.send(frame * 50), "full buffers", pause=0
            )
            wait_until(lambda: client.is_alive() and client.watchers == 0, "the end of the line")
            assert memory(server) - before < 30_000_000
    finally:
        server.kill()


def memory(server: Server) -> int:
    """Bytes that the server uses."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


PING = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + b"x" * 125


class NullListener:
    """A WebSocket by hand that nobody reads from."""

    def __init__(self, server: Server, code: str, stack: ExitStack) -> None:
        found = re.fullmatch(r"http://(.+):(\d+)", server.url)
        assert found is not None
        data = json.dumps({"t": "join"}).encode()
        self.join = bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data
        self.line = stack.enter_context(socket.socket())
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.settimeout(HANG)
        self.line.connect((found[1], int(found[2])))
        self.line.sendall(
            f"GET /ws/{code} HTTP/1.1\r\nHost: {found[1]}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert self.line.recv(12).startswith(b"HTTP/1.1 101")
        self.send(self.join)

    def send(self, data: bytes) -> bool:
        """Send, unless the other end has cut the line."""
        try:
            self.line.sendall(data)
        except ConnectionError:
            return False
        return True


# -- stopping ------------------------------------------------------------------------------------


def test_a_server_that_stops_says_so_and_loses_nothing(tmp_path: Path) -> None:
    server = SeededServer(tmp_path)
    server.start()
    try:
        mine = opened(server, config={"seats": 3})
        with Client(server, mine) as client:
            told = client.my_turn()
            client.say(t="act", seq=told["seq"], ref=1, actions=told["legal"][:1], end=True)
            moved = client.receive("moved")

            assert server.stop() in (0, -signal.SIGTERM)

            assert client.until_closed() == 1012
            assert client.received[-1] == {"t": "closing"}
        last = max(m["seq"] for m in client.received if "seq" in m)
        server.start()
        with Client(server, mine) as again:
            assert again.received[-1]["seq"] >= last >= moved["seq"]
        log = (tmp_path / "server.log").read_text()
        assert mine["token"] not in log
        assert " error " not in log
    finally:
        server.kill()


def test_ctrl_c_ends_it_without_a_word(tmp_path: Path) -> None:
    server = SeededServer(tmp_path)
    server.start()

    assert server.stop(signal.SIGINT) == 0
    assert "Traceback" not in (tmp_path / "server.log").read_text()


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """`./run faults` does this fifty times."""
    report = Trial(tmp_path, times=3, seed=1).run()

    assert report.kills == 3
    assert report.games >= 4
