"""Under which address people reach this server, and from where.

The link comes from the settings and from this machine, never from what a request calls us: that
would put a stranger's address into a QR code.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from undermine.server.protocol.schemas import Reach, Reached
from undermine.server.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 (compared, not bound)
"""Hosts to listen on that mean every address of this machine."""
_ELSEWHERE: Final = ("192.0.2.1", "10.0.0.1", "192.168.0.1")
"""Addresses of other machines; nothing is sent there, the system only chooses a way out."""
_ANY_PORT: Final = 9


def reach_of(settings: Settings) -> Reach:
    """The link to this server that works for others, as far as there is one."""
    link = settings.url or listening_link(settings)
    return Reach(link, _reached(urlsplit(link).hostname or ""))


def listening_link(settings: Settings) -> str:
    """The address of the server itself, without any proxy."""
    host = settings.host
    if host in EVERYWHERE:
        host = next(iter(own_addresses()), "127.0.0.1")
    return link_to(host, settings)


def link_to(host: str, settings: Settings) -> str:
    """A link to a host of this machine."""
    scheme = "https" if settings.tls else "http"
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{settings.port}"


def own_addresses() -> list[str]:
    """The IPv4 addresses of this machine in its networks, the one of its way out first."""
    found = [text for text in _candidates() if not ip_address(text).is_loopback]
    return list(dict.fromkeys(found))


def _candidates() -> Iterator[str]:
    for elsewhere in _ELSEWHERE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, _ANY_PORT))
            yield probe.getsockname()[0]
    with suppress(OSError, UnicodeError):
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        yield from (str(place[0]) for *_, place in known)


def is_loopback(host: str) -> bool:
    """Whether a name or an address means the machine that uses it.

    >>> is_loopback("localhost"), is_loopback("127.0.0.2"), is_loopback("mine.example")
    (True, True, False)
    """
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _reached(host: str) -> Reached:
    if is_loopback(host):
        return "this-machine"
    try:
        return "public" if ip_address(host).is_global else "local-network"
    except ValueError:
        is_local = "." not in host or host.endswith((".local", ".lan", ".home.arpa"))
        return "local-network" if is_local else "public"
