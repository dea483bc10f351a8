"""Admission of connections: checks of host and origin, and rate limits for each address.

They apply before a socket joins a table. An IPv4 address counts as one client; of IPv6, where one
household has billions of addresses, a network of 64 bits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from undermine.server.limits import AddressLimit, TokenBucket
from undermine.server.nodes.introductions import Node, StrangerError, introduced, this_node
from undermine.server.protocol.errors import RequestError
from undermine.server.protocol.messages import Config, TableInfo
from undermine.server.public_address import EVERYWHERE, is_loopback, own_addresses
from undermine.server.services import Services
from undermine.server.settings import Settings
from undermine.server.table.room import Room
from undermine.server.tables import Tables

_MINUTE, _HOUR = 60, 3600
_REFUSALS: Final = 10
"""Refused nodes that are logged in a minute."""
_LONGEST: Final = 64
"""The largest length of an address that cannot be parsed."""


class Client(NamedTuple):
    """Who is asking."""

    address: str
    """As limits count it."""
    may_guess: bool
    """Whether it may still request codes that may not exist."""
    is_passed: bool = False
    """Another node has checked and counted it."""


class Admission:
    """The rate limits of all addresses."""

    def __init__(self, services: Services) -> None:
        self._settings = settings = services.settings
        now = services.time.now
        self._sockets: Counter[str] = Counter()
        self._opened = AddressLimit(settings.tables_per_hour / _HOUR, settings.tables_per_hour, now)
        attempts = settings.sockets_per_minute
        self._attempts = AddressLimit(attempts / _MINUTE, attempts, now)
        self._refused = TokenBucket(_REFUSALS / _MINUTE, _REFUSALS, now)
        self._missed = AddressLimit(settings.misses_per_hour / _HOUR, settings.misses_per_hour, now)

    def address(self, connection: HTTPConnection) -> str:
        """The address of a client, as limits count it; a trusted proxy sends it in a header."""
        forwarded = connection.headers.getlist("x-forwarded-for")
        if self._settings.trust_proxy and forwarded:
            return client_of(forwarded[-1].rpartition(",")[2])
        return client_of(connection.client.host if connection.client else "")

    def client(self, connection: HTTPConnection, node: Node | None) -> Client:
        """Who is asking; a node that passes a client on says so, and has counted it already.

        Raises `StrangerError` if it only says that it is a node.
        """
        passed = introduced(connection.headers, node)
        if passed is not None:
            return Client(passed.client, may_guess=passed.may_guess, is_passed=True)
        address = self.address(connection)
        return Client(address, may_guess=self.may_guess(address))

    def may_log_refusal(self) -> bool:
        """Whether to log that a node is refused: anybody may say to be one, and often."""
        return self._refused.take()

    # -- sockets ---------------------------------------------------------------

    def may_open_socket(self, address: str) -> bool:
        """Count an attempt to open a socket; false after too many, or with too many open."""
        is_full = self._sockets[address] >= self._settings.sockets_per_address
        return self._attempts.take(address) and not is_full

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a socket while it is open."""
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    # -- tables ----------------------------------------------------------------

    def open_table(self, address: str) -> None:
        """Count an opened table; raises `RequestError` after too many."""
        if not self._opened.take(address):
            limit = self._settings.tables_per_hour
            raise RequestError("slow-down", f"at most {limit} tables an hour")

    def may_guess(self, address: str) -> bool:
        """Whether an address may still request codes that may not exist."""
        return self._missed.has(address)

    def miss(self, address: str) -> None:
        """Count a request for a table that does not exist."""
        self._missed.take(address)

    async def find(self, tables: Tables, code: str, client: Client) -> Room:
        """A table by its code; raises `RequestError` if there is none, or after too many misses.

        After too many misses only listed tables are found: any other answer would say whether a
        guessed code exists.
        """
        room = await tables.find(code)
        self._require(code, client, None if room is None else room.record.config)
        assert room is not None
        return room

    async def look_up(self, tables: Tables, code: str, client: Client) -> TableInfo:
        """What everybody may know of a table; raises `RequestError` as `find` does."""
        info = await tables.look_up(code)
        self._require(code, client, None if info is None else info.config)
        assert info is not None
        return info

    def _require(self, code: str, client: Client, config: Config | None) -> None:
        if not client.may_guess and (config is None or not config.listed):
            raise too_many_misses()
        if config is None:
            self.miss(client.address)
            raise RequestError("no-table", code[:60])


def too_many_misses() -> RequestError:
    """The answer to an address that has asked for too many tables that do not exist."""
    return RequestError("slow-down", "too many codes without a table; try again in some minutes")


def client_of(text: str) -> str:
    """An address in the form that limits count.

    >>> client_of("203.0.113.7:4711"), client_of("[2001:db8:0:1::7]:4711")
    ('203.0.113.7', '2001:db8:0:1::/64')
    """
    address = _parsed(text.strip())
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((int(address) >> 64 << 64, 64)))
    return str(address or text.strip()[:_LONGEST])


def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    """Parse an address, also one with a port, as some proxies send it."""
    bare = text[1:].partition("]")[0] if text.startswith("[") else text
    for part in (bare, bare.rpartition(":")[0]):
        try:
            return ip_address(part.partition("%")[0])
        except ValueError:
            continue
    return None


def is_same_origin(headers: Headers, url: str) -> bool:
    """Whether a request comes from our own pages; programs that are no browsers send no origin."""
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    ours = (headers.get("host"), urlsplit(url).netloc or None)
    return origin is None or origin.partition("://")[2] in ours


class KnownHosts:
    """Answers only requests whose host is one of the server's names, if these are set.

    This prevents DNS rebinding: a foreign page whose name resolves to this machine.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._node = this_node(settings)
        names = [urlsplit(settings.url).hostname or "", *settings.hosts.split(",")]
        self._names = frozenset(name.strip("[]") for name in names if name)
        if self._names and settings.host in EVERYWHERE:
            self._names |= frozenset(own_addresses())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "lifespan" or self._is_known(Headers(scope=scope)):
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            answer = PlainTextResponse("This server does not go by that name.\n", 421)
            await answer(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})

    def _is_known(self, headers: Headers) -> bool:
        name = host_name(headers.get("host", ""))
        if not self._names or name in self._names or is_loopback(name):
            return True
        with suppress(StrangerError):  # nodes know each other by addresses of their own
            return introduced(headers, self._node) is not None
        return False


def host_name(host: str) -> str:
    """A host header without its port.

    >>> host_name("Mine.example:8321"), host_name("[::1]:8321")
    ('mine.example', '::1')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()
