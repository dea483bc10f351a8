"""nginx, Caddy and HAProxy with the files of `examples/hosting`, on ports of this machine.

Only addresses, certificates and folders are replaced; everything else is what a host would copy.
"""

from __future__ import annotations

import json
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.server.seeded import SeededServer
from tests.waiting import HANG, wait_until

ROOT: Final = Path(__file__).resolve().parents[2]
EXAMPLES: Final = ROOT / "examples" / "hosting"
CERTIFICATE: Final = ROOT / "tests" / "server" / "tls" / "one.pem"
KEY: Final = CERTIFICATE.with_suffix(".key")
SUFFIXES: Final = {"nginx": "conf", "caddy": "Caddyfile", "haproxy": "cfg"}
"""The programs, and how the names of their files end."""
NODES: Final = ("10.0.0.2:8321", "10.0.0.3:8321", "10.0.0.4:8321")
"""The nodes in the examples."""


def example(program: str, variant: str) -> Path:
    return EXAMPLES / program / f"{variant}.{SUFFIXES[program]}"


class Ports(NamedTuple):
    http: int
    https: int
    site: int
    """Where the rest of the site is, for HAProxy."""


class Reply(NamedTuple):
    status: int
    headers: dict[str, str]
    body: str

    @property
    def json(self) -> Any:  # noqa: ANN401
        return json.loads(self.body)


# -- their files, on ports of this machine -------------------------------------------------------


def _nginx(text: str, ports: Ports, folder: Path) -> str:
    (folder / "both.pem").write_text(CERTIFICATE.read_text() + KEY.read_text())
    replaced = _replaced(
        text,
        {
            "listen 80;": f"listen 127.0.0.1:{ports.http};",
            "listen 443 ": f"listen 127.0.0.1:{ports.https} ",
            "/etc/ssl/mine.example.pem": str(CERTIFICATE),
            "/etc/ssl/mine.example.key": str(KEY),
            "/etc/ssl/example.org.pem": str(CERTIFICATE),
            "/etc/ssl/example.org.key": str(KEY),
            "/var/www/html": str(folder / "site"),
        },
    )
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        f"daemon off;\nmaster_process off;\npid {folder}/nginx.pid;\nerror_log stderr;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{replaced}}}\n"
    )


def _caddy(text: str, ports: Ports, folder: Path) -> str:
    options = (
        "{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n"
        f"\thttp_port {ports.http}\n\thttps_port {ports.https}\n"
        f"\tstorage file_system {folder}\n}}\n"
    )
    return options + _replaced(text, {"/var/www/html": str(folder / "site")})


def _haproxy(text: str, ports: Ports, folder: Path) -> str:
    both = folder / "both.pem"
    both.write_text(CERTIFICATE.read_text() + KEY.read_text())
    return _replaced(
        text,
        {
            "bind :80\n": f"bind 127.0.0.1:{ports.http}\n",
            "bind :443 ": f"bind 127.0.0.1:{ports.https} ",
            "/etc/ssl/mine.example.both.pem": str(both),
            "/etc/ssl/example.org.both.pem": str(both),
            "127.0.0.1:8080": f"127.0.0.1:{ports.site}",
            "log /dev/log local0": "log stderr format raw local0",
            "maxconn 20000": "maxconn 500",
        },
    )


def _replaced(text: str, words: dict[str, str]) -> str:
    for old, new in words.items():
        text = text.replace(old, new)
    return text


ON_THIS_MACHINE: Final[dict[str, Callable[[str, Ports, Path], str]]] = {
    "nginx": _nginx,
    "caddy": _caddy,
    "haproxy": _haproxy,
}
COMMANDS: Final[dict[str, tuple[str, ...]]] = {
    "nginx": ("nginx", "-e", "stderr", "-c"),
    "caddy": ("caddy", "run", "--adapter", "caddyfile", "--config"),
    "haproxy": ("haproxy", "-db", "-f"),
}


# -- running -------------------------------------------------------------------------------------


class Proxy:
    """A running proxy, and how one asks through it."""

    def __init__(self, ports: Ports, host: str) -> None:
        self.ports, self.host = ports, host

    def line(self, source: str = "127.0.0.1") -> socket.socket:
        """A line to it from an address of this machine."""
        place = ("127.0.0.1", self.ports.https)
        return socket.create_connection(place, HANG, source_address=(source, 0))

    def ask(
        self,
        path: str,
        body: object = None,
        headers: Sequence[tuple[str, str]] = (),
        source: str = "127.0.0.1",
    ) -> Reply:
        """GET a path, or POST to it, with header lines as given."""
        connection = HTTPConnection(self.host)
        connection.sock = believing().wrap_socket(self.line(source), server_hostname=self.host)
        return _answer(connection, path, body, headers)

    def ask_plainly(self, path: str) -> Reply:
        """GET a path without TLS."""
        connection = HTTPConnection(self.host)
        connection.sock = socket.create_connection(("127.0.0.1", self.ports.http), HANG)
        return _answer(connection, path, None, ())


def believing() -> ssl.SSLContext:
    """Believes any certificate: those here are for other names."""
    trust = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
    return trust


def _answer(
    connection: HTTPConnection, path: str, body: object, headers: Sequence[tuple[str, str]]
) -> Reply:
    data = b"" if body is None else json.dumps(body).encode()
    connection.putrequest("GET" if body is None else "POST", path)
    for name, value in headers:
        connection.putheader(name, value)
    if data:
        connection.putheader("content-type", "application/json")
        connection.putheader("content-length", str(len(data)))
    connection.endheaders(data)
    told = connection.getresponse()
    text = told.read().decode()
    connection.close()
    return Reply(told.status, {k.lower(): v for k, v in told.getheaders()}, text)


@contextmanager
def proxy(
    program: str, variant: str, folder: Path, servers: dict[str, str], site: int = 9
) -> Iterator[Proxy]:
    """A proxy with an example; `servers` are the addresses that stand in for those in it."""
    (folder / "site").mkdir(exist_ok=True)
    ports = Ports(free_port(), free_port(), site)
    text = _replaced(example(program, variant).read_text(encoding="utf-8"), servers)
    file = folder / f"{variant}.{SUFFIXES[program]}"
    file.write_text(ON_THIS_MACHINE[program](text, ports, folder), encoding="utf-8")
    with (folder / f"{program}.log").open("w") as log:
        process = subprocess.Popen((*COMMANDS[program], file), stderr=log, stdout=log, cwd=folder)
    found = Proxy(ports, "example.org" if variant == "sub-path" else "mine.example")
    try:
        wait_until(lambda: _answers(found) or process.poll() is not None, f"{program} to answer")
        assert process.poll() is None, (folder / f"{program}.log").read_text()
        yield found
    finally:
        process.terminate()
        process.wait(HANG)


def _answers(found: Proxy) -> bool:
    try:
        return found.ask("/healthz").status > 0
    except OSError:
        return False


def is_installed(program: str) -> bool:
    return shutil.which(program) is not None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ProxiedServer(SeededServer):
    """A server that is told the address of its proxy, and still asked at its own."""

    def __init__(self, folder: Path, url: str, **settings: str) -> None:
        self.place = f"127.0.0.1:{free_port()}"
        port = self.place.partition(":")[2]
        super().__init__(folder, url=url, port=port, trust_proxy="on", **settings)

    def hear(self) -> str:
        """What it prints, with its own address in the place of the public one."""
        return f"{super().hear().rpartition(' ')[0]} http://{self.place}"
