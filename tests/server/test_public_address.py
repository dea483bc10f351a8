"""Under which address others reach the server: told from the settings, never from a request."""

from __future__ import annotations

import re
import socket
import ssl
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.server.asgi_client import AsgiClient, run_with_client
from tools.faults import Server
from undermine.server import public_address
from undermine.server.public_address import own_addresses, reach_of
from undermine.server.settings import Settings, read_settings

TLS = Path(__file__).parent / "tls"
LAN = "192.168.7.20"


@pytest.fixture(autouse=True)
def _in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_address, "_candidates", lambda: iter(["127.0.1.1", LAN, LAN]))


@pytest.mark.parametrize(
    ("settings", "link", "where"),
    [
        ({}, "http://127.0.0.1:8321", "this-machine"),
        ({"host": "::1", "port": 80}, "http://[::1]:80", "this-machine"),
        ({"host": "0.0.0.0"}, f"http://{LAN}:8321", "local-network"),  # noqa: S104
        ({"host": "::"}, f"http://{LAN}:8321", "local-network"),
        ({"host": "10.1.2.3"}, "http://10.1.2.3:8321", "local-network"),
        ({"host": "8.8.4.4"}, "http://8.8.4.4:8321", "public"),
        ({"url": "http://localhost:99"}, "http://localhost:99", "this-machine"),
        ({"url": "http://cellar"}, "http://cellar", "local-network"),
        ({"url": "http://cellar.local:1"}, "http://cellar.local:1", "local-network"),
        ({"url": "https://mine.example"}, "https://mine.example", "public"),
        ({"tls_cert": "a", "tls_key": "b"}, "https://127.0.0.1:8321", "this-machine"),
    ],
)
def test_a_link_and_from_where_it_works(settings: dict[str, object], link: str, where: str) -> None:
    told = reach_of(Settings(**settings))  # type: ignore[arg-type]

    assert (told.link, told.reach) == (link, where)


def test_a_machine_without_a_network_is_reached_by_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(public_address, "_candidates", lambda: iter(["127.0.0.1"]))

    assert reach_of(Settings(host="0.0.0.0")).reach == "this-machine"  # noqa: S104


def test_pages_can_ask_and_a_stranger_cannot_change_it(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        answer = await client.get("/api/reach", host="evil.example")

        assert answer.json == {"link": "http://127.0.0.1:8321", "reach": "this-machine"}

    run_with_client(tmp_path, scene)


def test_addresses_are_told_once_and_without_loopback() -> None:
    assert own_addresses() == [LAN]


def test_addresses_of_this_machine_can_be_listened_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()

    for address in own_addresses():  # none on a machine without a network
        with socket.socket(socket.AF_INET) as listening:
            listening.bind((address, 0))


# -- the command ---------------------------------------------------------------------------------


def test_lan_listens_everywhere_and_prints_the_addresses(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start("--lan")
    try:
        assert server.url.startswith("http://127.0.0.1:")
        assert re.match(r"Others in the same network reach|This machine is in no", server.hear())
    finally:
        server.kill()


def test_the_server_speaks_https(tmp_path: Path) -> None:
    trust = ssl.create_default_context(cafile=TLS / "one.pem")
    server = Server(tmp_path)
    server.trust = trust
    server.start("--tls", str(TLS / "one.pem"), str(TLS / "one.key"))
    try:
        assert server.url.startswith("https://127.0.0.1:")
        code = server.post("/api/tables", {"name": "Ana"})["code"]
        with connect(server.socket(code), ssl=trust, proxy=None) as line:
            line.send('{"t":"join"}')
            assert '"sync"' in str(line.recv(20))
    finally:
        server.kill()


@pytest.mark.parametrize(
    ("cert", "key"),
    [("nothing.pem", "one.key"), ("one.key", "one.key"), ("one.pem", "two.key")],
)
def test_a_certificate_that_cannot_be_used_ends_in_a_sentence(
    tmp_path: Path, cert: str, key: str
) -> None:
    command = (sys.executable, "-m", "undermine.cli.main", "serve", "--port", "0")
    files = ("--tls", str(TLS / cert), str(TLS / key))
    done = subprocess.run(
        (*command, "--data", tmp_path, *files),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    said = done.stdout + done.stderr
    assert done.returncode in (1, 2)
    assert cert in said
    assert "Traceback" not in said
    assert len(said.splitlines()) == 1


def test_a_certificate_goes_with_its_key() -> None:
    with pytest.raises(ValueError, match="must be set together"):
        read_settings({"UNDERMINE_TLS_CERT": __file__})


def test_a_mistyped_setting_is_named_in_the_log(tmp_path: Path) -> None:
    server = Server(tmp_path, prot="1")
    server.start()
    server.kill()

    log = (tmp_path / "server.log").read_text()
    assert "no setting UNDERMINE_PROT; did you mean UNDERMINE_PORT?" in log
