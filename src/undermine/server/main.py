"""Starting the server: store, bots, one port; stopping it without losing anything."""

from __future__ import annotations

import asyncio
import gc
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from secrets import SystemRandom

import uvicorn
from msgspec.structs import replace

from undermine.server.bots.workers import BotProcesses
from undermine.server.http.app import make_app
from undermine.server.http.connection_limits import limited_http
from undermine.server.logs import log
from undermine.server.metrics import count_commit
from undermine.server.nodes.opening import make_ownership
from undermine.server.public_address import EVERYWHERE, link_to, own_addresses
from undermine.server.services import RealTime, Services, Time
from undermine.server.settings import Settings
from undermine.server.store.base import Store, StoreError
from undermine.server.store.opening import make_store
from undermine.server.tables import Tables
from undermine.server.ws.uvicorn_protocol import WebSocketProtocol

PING_SECONDS = 20
"""Seconds between two pings of a WebSocket, and how long an answer may take. Proxies have to wait
longer before they close what is silent: `examples/hosting`."""
_MESSAGE_BYTES = 8_192
_NEW_OBJECTS = 50_000
"""So many more than before, and Python looks for cycles. States and rows hold none, so with the
usual 700 it would look after every third move, find nothing, and take a twentieth of all time."""


def run(
    settings: Settings,
    say: Callable[[str], None],
    random: Random | None = None,
    time: Time | None = None,
) -> int:
    """Serve until somebody says stop; the exit code.

    Only tests pass `random`, to have the same tables dealt the same cards every time, and `time`,
    to put the clock forward.
    """
    trouble = _tls_trouble(settings)
    if trouble:
        say(f"undermine: {trouble}")
        return 1
    try:
        store = make_store(settings, on_commit=count_commit)
        checked = make_store(settings)
    except StoreError as error:
        say(f"undermine: {error}")
        return 1
    try:
        listening = _listen(settings)
    except OSError as error:
        say(f"undermine: cannot listen on {settings.host}:{settings.port}: {error.strerror}")
        return 1
    settings = replace(settings, port=listening.getsockname()[1])
    bots = BotProcesses(settings.bots)
    services = Services(
        store,
        time or RealTime(),
        bots,
        settings,
        make_ownership(settings, store),
        random or SystemRandom(),
    )
    try:
        asyncio.run(_check(checked))
    except StoreError as error:
        say(f"undermine: {error}")
        services.bots.close()
        return 1
    for sentence in _greeting(settings):
        say(sentence)
    log.info("serving", host=settings.host, port=settings.port, path=str(settings.data))
    _allow_many_files()
    gc.freeze()  # modules, rules and cards stay for good: nobody need look at them again
    gc.set_threshold(_NEW_OBJECTS)
    with suppress(KeyboardInterrupt):  # it has stopped in good order by then
        _server(services).run(sockets=[listening])
    return 0


async def _check(store: Store) -> None:
    """Open the database once, and look for games, before anything is promised to anybody."""
    await store.open()
    try:
        await store.listed(1)
    finally:
        await store.close()


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((settings.host, settings.port))
    return listening


def _allow_many_files() -> None:
    """Every connection is an open file; systems begin with a limit of about a thousand."""
    try:
        import resource  # noqa: PLC0415 (not on every system)
    except ImportError:  # there is no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _tls_trouble(settings: Settings) -> str:
    """What is wrong with the certificate and its key; empty if nothing is."""
    if not settings.tls:
        return ""
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(
            settings.tls_cert, settings.tls_key, password=""
        )
    except OSError as error:  # of which errors of TLS are a kind
        reason = getattr(error, "reason", None) or error.strerror or "not readable"
        files = f"{settings.tls_cert} and {settings.tls_key}"
        return f"{files} are no certificate with its key as PEM files: {reason}"
    return ""


def _greeting(settings: Settings) -> Iterator[str]:
    """Where the server is found: for this machine first, then for others."""
    if settings.url:
        yield f"Undermine is at {settings.url}"
        return
    if settings.host not in EVERYWHERE:
        yield f"Undermine is at {link_to(settings.host, settings)}"
        return
    yield f"Undermine is at {link_to('127.0.0.1', settings)}"
    others = [link_to(address, settings) for address in own_addresses()]
    if others:
        yield f"Others in the same network reach it at {' or '.join(others)}"
    else:
        yield "This machine is in no network, so nobody else reaches it"


class _Server(uvicorn.Server):
    """A server that hands its tables over to other nodes before it says goodbye to anybody."""

    tables: Tables

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connections, hand over, then stop."""
        for server in self.servers:
            server.close()
        if self.tables.node is not None:
            await self.tables.hand_over()
        await super().shutdown(sockets)


def _server(services: Services) -> uvicorn.Server:
    app = make_app(services)
    server = _Server(
        uvicorn.Config(
            app,
            http=limited_http(services.settings),
            ws=WebSocketProtocol,
            ws_max_size=_MESSAGE_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            timeout_graceful_shutdown=5,
            server_header=False,
            proxy_headers=services.settings.trust_proxy,
            ssl_certfile=services.settings.tls_cert or None,
            ssl_keyfile=services.settings.tls_key or None,
            access_log=False,
            log_config=None,
            log_level="warning",
        )
    )
    server.tables = app.state.tables
    return server
