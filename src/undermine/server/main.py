"""Starting the server: store, bots, one port; stopping it without losing anything."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from undermine.server.app import make_app
from undermine.server.logs import configure, log
from undermine.server.metrics import count_commit
from undermine.server.pool import Processes
from undermine.server.services import RealTime, Services
from undermine.server.settings import Settings
from undermine.server.socket import Socket
from undermine.server.store.base import StoreError
from undermine.server.store.sqlite import SqliteStore

_MESSAGE_BYTES = 8_192
_NEW_OBJECTS = 50_000
"""So many more than before, and Python looks for cycles. States and rows hold none, so with the
usual 700 it would look after every third move, find nothing, and take a twentieth of all time."""


def run(settings: Settings, say: Callable[[str], None]) -> int:
    """Serve until somebody says stop; the exit code."""
    configure(settings.log, settings.log_format)
    store = SqliteStore(settings.database, watch=count_commit)
    services = Services(store, RealTime(), Processes(settings.bots), settings)
    try:
        listening = _listen(settings)
    except OSError as error:
        say(f"undermine: cannot listen on {settings.host}:{settings.port}: {error.strerror}")
        services.pool.close()
        return 1
    try:
        asyncio.run(_check(SqliteStore(settings.database)))
    except StoreError as error:
        say(f"undermine: {error}")
        services.pool.close()
        return 1
    port = listening.getsockname()[1]
    say(f"Undermine is at {settings.url or f'http://{_shown(settings.host)}:{port}'}")
    log.info("serving", host=settings.host, port=port, path=str(settings.data))
    gc.freeze()  # modules, rules and cards stay for good: nobody need look at them again
    gc.set_threshold(_NEW_OBJECTS)
    with suppress(KeyboardInterrupt):  # it has stopped in good order by then
        _server(services).run(sockets=[listening])
    return 0


async def _check(store: SqliteStore) -> None:
    """Open the database once, and look for games, before anything is promised to anybody."""
    await store.open()
    try:
        await store.live()
    finally:
        await store.close()


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((settings.host, settings.port))
    return listening


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):  # noqa: S104 (compared, not bound)
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _server(services: Services) -> uvicorn.Server:
    return uvicorn.Server(
        uvicorn.Config(
            make_app(services),
            ws=Socket,
            ws_max_size=_MESSAGE_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=5,
            server_header=False,
            proxy_headers=services.settings.trust_proxy,
            access_log=False,
            log_config=None,
            log_level="warning",
        )
    )
