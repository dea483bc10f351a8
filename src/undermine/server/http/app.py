"""The web application: addresses, headers that keep browsers safe, start and stop."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from undermine.server import metrics
from undermine.server.admission import Admission, KnownHosts, is_same_origin
from undermine.server.control_socket import ControlSocket, socket_of
from undermine.server.http import api, index_page, internal, monitoring, preload
from undermine.server.http.subpath import SubPath
from undermine.server.logs import log
from undermine.server.nodes.claims import ElsewhereError
from undermine.server.nodes.introductions import StrangerError
from undermine.server.protocol.errors import RequestError
from undermine.server.services import Services
from undermine.server.store.base import StoreError
from undermine.server.tables import Tables
from undermine.server.ws.connection import POLICY, outdated
from undermine.server.ws.sockets import deny, serve_or_pass, serve_passed

STATIC: Final = Path(__file__).parents[1] / "static"
_PAGES: Final = {
    "/": "Home",
    "/new": "NewTable",
    "/join": "Join",
    "/replay/{rest:path}": "Replay",
    "/rules/{rest:path}": "Rules",
    "/rules": "Rules",
    "/finished": "Finished",
    "/settings": "Settings",
}
"""Addresses, and what the client calls the pages there."""
_NO_GUESSING: Final = "x-content-type-options"
_PART_OF_PAGES: Final = re.compile(r"/assets/[\w.-]+\.(js|css|json|woff2)$")
_POLICY: Final = "content-security-policy"
_HEADERS: Final = {
    _POLICY: (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    _NO_GUESSING: "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def make_app(services: Services, static: Path = STATIC) -> Starlette:
    """The application around a store, a clock and bots."""
    tables = Tables(services)
    admission = Admission(services)
    control = ControlSocket(tables, socket_of(services.settings.database_file))

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await _open(services, tables)
        await control.open()
        try:
            yield
        finally:
            await control.close()
            await tables.close()
            await asyncio.to_thread(services.bots.close)
            await services.ownership.close()
            await services.store.close()

    app = Starlette(
        routes=[
            *api.routes(tables, admission),
            *internal.routes(tables, admission),
            *monitoring.routes(tables),
            WebSocketRoute("/ws", outdated),
            WebSocketRoute("/ws/{code}", _serve_socket(tables, admission)),
            *_pages(tables, admission, static),
        ],
        middleware=[
            Middleware(SubPath, services.settings.prefix),
            Middleware(SafeHeaders, static),
            Middleware(KnownHosts, services.settings),
            Middleware(GZipMiddleware, minimum_size=800),
        ],
        lifespan=lifespan,
        exception_handlers={404: _missing(static, services.settings.prefix), 500: _broken},
    )
    app.state.tables = tables
    return app


async def _open(services: Services, tables: Tables) -> None:
    """Open the store and wake its tables; what keeps the server from starting is logged."""
    try:
        await services.store.open()
        await services.ownership.open()
        await tables.open()
    except StoreError as error:
        log.error("the server cannot start", what=str(error))
        raise


class SafeHeaders:
    """Puts strict headers on every answer; a page cannot be made of our scripts and styles."""

    def __init__(self, app: ASGIApp, static: Path) -> None:
        self._app = app
        self._strict = _written(_HEADERS | {_POLICY: _policy(static)})
        self._short = _written({_NO_GUESSING: _HEADERS[_NO_GUESSING]})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, with headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                is_part = message["status"] == HTTPStatus.OK and _PART_OF_PAGES.match(scope["path"])
                headers = self._short if is_part else self._strict
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        await self._app(scope, receive, send_safely)


def _policy(static: Path) -> str:
    """The policy, with the inline parts of the page and no others."""
    policy = _HEADERS[_POLICY]
    for kind in ("script", "style"):
        own = f"{kind}-src 'self'"
        policy = policy.replace(own, own + index_page.inline_hashes(static, kind))
    return policy


def _written(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


# -- pages ---------------------------------------------------------------------------------------


def _pages(tables: Tables, admission: Admission, static: Path) -> list[BaseRoute]:
    prefix = tables.services.settings.prefix

    def page(name: str) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            link = preload.page_links(static, name, _languages(request), prefix)
            return _page(static, prefix, link=link, shows=name.lower())

        return answer

    async def table(request: Request) -> Response:
        game = await _game_at(tables, admission, request)
        link = preload.table_links(static, _languages(request), game, prefix)
        return _page(static, prefix, link=link, shows="table")

    pages = [Route("/t/{rest:path}", table), *(Route(at, page(it)) for at, it in _PAGES.items())]
    if not static.is_dir():
        return [*pages]
    return [
        *pages,
        Mount("/assets", LastingFiles(directory=static / "assets", check_dir=False)),
        Mount("/", StaticFiles(directory=static)),
    ]


async def _game_at(tables: Tables, admission: Admission, request: Request) -> str | None:
    """The game of a table, unless that would answer a guess."""
    try:
        client = admission.client(request, tables.node)
        info = await admission.look_up(tables, request.path_params["rest"], client)
    except (RequestError, StoreError, ElsewhereError, StrangerError):
        return None
    return info.config.game


def _languages(request: Request) -> str:
    return request.headers.get("accept-language", "")


def _page(
    static: Path, prefix: str, status: int = 200, link: str = "", shows: str = ""
) -> Response:
    if not (static / index_page.FILE).exists():
        return PlainTextResponse(
            "The pages are not built. `./run` builds them; an installed wheel carries them.\n", 503
        )
    headers = {"cache-control": "no-cache"} | ({"link": link} if link else {})
    return HTMLResponse(index_page.text(static, prefix, shows), status, headers=headers)


def _missing(static: Path, prefix: str) -> Callable[[Request, Exception], Response]:
    """Whoever asks for a page gets one that says so; programs get a plain answer."""

    def answer(request: Request, _error: Exception) -> Response:
        if "text/html" in request.headers.get("accept", ""):
            return _page(static, prefix, 404)
        return PlainTextResponse("There is nothing here.\n", 404)

    return answer


def _broken(_request: Request, _error: Exception) -> Response:
    """A mistake of ours; it is answered outside of everything that adds headers."""
    return PlainTextResponse("Something went wrong here.\n", 500, headers=_HEADERS)


class LastingFiles(StaticFiles):
    """Files whose names change with their content, so that they may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, to be kept; packed by the build if the browser can read that."""
        packed = f"{path}.br"
        if "br" in _encodings(Headers(scope=scope)) and self.lookup_path(packed)[1] is not None:
            response = await super().get_response(packed, scope)
            response.headers["content-encoding"] = "br"
            response.headers["content-type"] = guess_type(path)[0] or "text/plain"
        else:
            response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        response.headers.add_vary_header("accept-encoding")
        return response


def _encodings(headers: Headers) -> set[str]:
    """How a browser lets things be packed."""
    accepted = headers.get("accept-encoding", "").replace(" ", "").split(",")
    return {one.partition(";")[0] for one in accepted if not one.endswith(";q=0")}


# -- sockets -------------------------------------------------------------------------------------


def _serve_socket(tables: Tables, admission: Admission) -> Callable[[WebSocket], Awaitable[None]]:
    """A socket whose address names its table; what is to be refused is refused before it joins."""
    url = tables.services.settings.url

    async def serve(socket: WebSocket) -> None:
        try:
            client = admission.client(socket, tables.node)
        except StrangerError as error:
            if admission.may_open_socket(admission.address(socket)):
                await deny(socket, internal.refused(error, admission))
            else:
                await socket.close(POLICY)
            return
        if client.is_passed:
            await serve_passed(socket, tables, admission, client)
            return
        is_ours = is_same_origin(socket.headers, url)
        if not is_ours or not admission.may_open_socket(client.address):
            await socket.close(POLICY)
            return
        with admission.socket(client.address), metrics.SOCKETS.track_inprogress():
            await serve_or_pass(socket, tables, admission, client)

    return serve
