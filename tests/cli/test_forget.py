"""`undermine forget`: while no server runs, and while one does."""

from __future__ import annotations

import json
import socket
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.cli.shell import Shell, program
from tools.faults import Server
from undermine.server.protocol.messages import VERSION
from undermine.server.store.files import Lock

LINKS = ["https://mine.example/t/red-lamp", "/t/red-lamp/?x=1", "Red-Lamp"]


def test_forget_says_what_it_deleted(shell: Shell, database: Path) -> None:
    answer = shell("forget", "red-lamp")

    assert answer == (0, "forgot red-lamp: 1 games, 2 entries, 1 talk\n", "")
    data = b"".join(file.read_bytes() for file in database.parent.glob("undermine.db*"))
    assert [word for word in (b"red-lamp", b"whisper", b"SECRET") if word in data] == []


@pytest.mark.parametrize("typed", LINKS)
def test_forget_takes_a_link(shell: Shell, database: Path, typed: str) -> None:
    assert shell("forget", typed).code == 0


def test_forget_prints_json_and_names_older_copies(shell: Shell, database: Path) -> None:
    copy = database.with_name("undermine-schema1.db")
    copy.write_bytes(b"")
    answer = json.loads(shell("forget", "red-lamp", "--json").out)

    counts = {"games": 1, "entries": 2, "talk": 1}
    assert answer == {"code": "red-lamp", **counts, "scrubbed": True, "copies": [str(copy)]}


def test_a_table_that_is_not_there_gets_a_sentence(shell: Shell, database: Path) -> None:
    assert shell("forget", "red-lump") == (1, "", "undermine: there is no table 'red-lump'\n")
    assert shell("forget", "").err == "undermine: there is no table ''\n"
    elsewhere = shell("forget", "red-lamp", "--data", str(database.parent / "nowhere"))
    assert elsewhere.code == 1
    assert "nowhere" in elsewhere.err


def test_a_server_that_does_not_answer_gets_a_sentence(shell: Shell, database: Path) -> None:
    with Lock(database):
        answer = shell("forget", "red-lamp")

    assert answer.code == 1
    assert "stop the server, and try again" in answer.err


# -- while a server runs -------------------------------------------------------------------------

needs_sockets = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="Windows has none")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()


def forgotten(server: Server, code: str) -> tuple[int, str, str]:
    return program("forget", code, UNDERMINE_DATA=str(server.folder))


@needs_sockets
def test_forget_while_the_server_runs(server: Server) -> None:
    opened = server.post("/api/tables", {"name": "Whisperer", "config": {"seats": 3}})
    code = opened["code"]
    join = {"t": "join", "token": opened["token"], "version": VERSION}
    with connect(server.socket(code), proxy=None) as line:
        line.send(json.dumps(join))
        assert json.loads(line.recv(20))["t"] == "sync"

        answer = forgotten(server, code)

        assert answer == (0, f"forgot {code}: 0 games, 0 entries, 0 talk\n", "")
        told = json.loads(line.recv(20))
        assert (told["t"], told["why"]) == ("wrong", "no-table")
        with pytest.raises(ConnectionClosed):
            line.recv(20)
    assert server.post("/api/mine", {"tokens": {code: opened["token"]}}) == []
    assert forgotten(server, code) == (1, "", f"undermine: there is no table {code!r}\n")
    data = b"".join(file.read_bytes() for file in server.folder.glob("undermine.db*"))
    assert b"Whisperer" not in data


@needs_sockets
def test_only_the_owner_can_open_the_control_socket(server: Server) -> None:
    path = server.folder / "undermine.sock"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    server.stop()
    assert not path.exists()


@needs_sockets
@pytest.mark.parametrize("asked", [b"", b"forget\n", b'{"do":"format"}\n', b"x" * 10_000 + b"\n"])
def test_nonsense_at_the_control_socket_is_answered_or_cut(server: Server, asked: bytes) -> None:
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(20)
        line.connect(str(server.folder / "undermine.sock"))
        line.sendall(asked)
        line.shutdown(socket.SHUT_WR)
        told = line.makefile("rb").read()
    assert told == b"" or b"makes no sense" in told
    assert server.post("/api/mine", {"tokens": {}}) == []


@needs_sockets
def test_the_socket_of_a_killed_server_is_replaced(server: Server) -> None:
    opened = server.post("/api/tables", {"name": "Ana", "config": {"seats": 3}})
    server.kill()
    assert (server.folder / "undermine.sock").exists()
    server.start()

    assert forgotten(server, opened["code"])[0] == 0
