"""Plain HTTP: opening tables, lists, cards, rules, words and replays."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, Final

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from undermine.server import metrics
from undermine.server.admission import Admission, is_same_origin, too_many_misses
from undermine.server.http.internal import find_or_pass
from undermine.server.protocol.errors import RequestError
from undermine.server.protocol.messages import Why
from undermine.server.protocol.schemas import Mine, OpenTable
from undermine.server.public_address import reach_of
from undermine.server.store.base import StoreError
from undermine.server.table import replays
from undermine.server.table_lists import TableLists
from undermine.server.tables import Tables
from undermine.server.views import catalogues

_BODY: Final = 16_384
_STATUS: Final[dict[str, int]] = {
    "no-table": 404, "slow-down": 429, "storage": 503, "token": 403, "not-now": 409,
}  # fmt: skip
Endpoint = Callable[[Request], Awaitable[Response]]


def routes(tables: Tables, admission: Admission) -> list[BaseRoute]:
    """Every address below `/api`, and the words."""
    return [
        Route(path, _guarded(make(tables, admission), tables, admission), methods=[method])
        for path, method, make in (
            ("/api/games", "GET", _games),
            ("/api/games/{game}/cards", "GET", _cards),
            ("/api/rules/{game}", "GET", _rules),
            ("/api/tables", "GET", _listed),
            ("/api/tables", "POST", _open_table),
            ("/api/tables/{code}", "GET", _table),
            ("/api/tables/{code}/qr.svg", "GET", _qr),
            ("/api/mine", "POST", _mine),
            ("/api/reach", "GET", _reach),
            ("/api/replays/{game}", "GET", _replay),
            ("/api/replays/{game}/record", "GET", _record),
            ("/words/{language}.ftl", "GET", _words),
        )
    ]


# -- tables --------------------------------------------------------------------------------------


def _open_table(tables: Tables, admission: Admission) -> Endpoint:
    async def endpoint(request: Request) -> Response:
        body = msgspec.json.decode(
            await _body(request, tables.services.settings.url), type=OpenTable
        )
        admission.open_table(admission.address(request))
        opened = await tables.open_table(body)
        metrics.OPENED.inc()
        return _json(opened, 201)

    return endpoint


def _listed(tables: Tables, _admission: Admission) -> Endpoint:
    lists = TableLists(tables)

    async def endpoint(_request: Request) -> Response:
        return _json(await lists.listed())

    return endpoint


def _mine(tables: Tables, _admission: Admission) -> Endpoint:
    lists = TableLists(tables)

    async def endpoint(request: Request) -> Response:
        mine = msgspec.json.decode(await _body(request, tables.services.settings.url), type=Mine)
        return _json(await lists.mine(mine.tokens))

    return endpoint


def _table(tables: Tables, admission: Admission) -> Endpoint:
    async def endpoint(request: Request) -> Response:
        client = admission.client(request, tables.node)
        return _json(await admission.look_up(tables, request.path_params["code"], client))

    return endpoint


def _reach(tables: Tables, _admission: Admission) -> Endpoint:
    reach = reach_of(tables.services.settings)

    async def endpoint(_request: Request) -> Response:
        return _json(reach)

    return endpoint


def _qr(tables: Tables, admission: Admission) -> Endpoint:
    base = reach_of(tables.services.settings).link

    async def endpoint(request: Request) -> Response:
        client = admission.client(request, tables.node)
        info = await admission.look_up(tables, request.path_params["code"], client)
        code = segno.make_qr(f"{base}/t/{info.code}", error="m")
        svg = code.svg_inline(scale=8, border=2, dark="#120d0a", light="#faf4e7", omitsize=True)
        return Response(
            svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
            if "xmlns" not in svg
            else svg,
            media_type="image/svg+xml",
        )

    return endpoint


# -- what never changes --------------------------------------------------------------------------


def _games(_tables: Tables, _admission: Admission) -> Endpoint:
    async def endpoint(_request: Request) -> Response:
        return _json(catalogues.games())

    return endpoint


def _cards(_tables: Tables, _admission: Admission) -> Endpoint:
    async def endpoint(request: Request) -> Response:
        return _json(catalogues.cards(request.path_params["game"]))

    return endpoint


def _rules(_tables: Tables, _admission: Admission) -> Endpoint:
    async def endpoint(request: Request) -> Response:
        return _json(catalogues.rules(request.path_params["game"]))

    return endpoint


def _words(_tables: Tables, _admission: Admission) -> Endpoint:
    async def endpoint(request: Request) -> Response:
        text = _sentences(request.path_params["language"])
        headers = {"cache-control": "no-cache"}
        return PlainTextResponse(text, headers=headers)

    return endpoint


@cache
def _sentences(language: str) -> str:
    return catalogues.sentences(language)


# -- replays -------------------------------------------------------------------------------------


def _replay(tables: Tables, admission: Admission) -> Endpoint:
    async def endpoint(request: Request) -> Response:
        asked = request.query_params.get("as", "public")
        game = request.path_params["game"]
        async with _misses_counted(request, tables, admission):
            replay = await replays.replay(tables.services.store, game, asked, _token(request))
        return _json(replay)

    return endpoint


def _record(tables: Tables, admission: Admission) -> Endpoint:
    async def endpoint(request: Request) -> Response:
        game = request.path_params["game"]
        async with _misses_counted(request, tables, admission):
            text = await replays.record(tables.services.store, game, _token(request))
        name = f"undermine-{game}.dig"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, headers=headers)

    return endpoint


@asynccontextmanager
async def _misses_counted(
    request: Request, tables: Tables, admission: Admission
) -> AsyncIterator[None]:
    """The id of a game begins with the code of its table, so it must not be found by guessing."""
    address, game = admission.address(request), request.path_params["game"]
    store = tables.services.store
    if not admission.may_guess(address) and not await replays.has_player(
        store, game, _token(request)
    ):
        raise too_many_misses()
    try:
        yield
    except RequestError as error:
        if error.message.why == "no-table":
            admission.miss(address)
        raise


def _token(request: Request) -> str:
    return request.headers.get("authorization", "").removeprefix("Bearer ").strip()[:64]


# -- helpers -------------------------------------------------------------------------------------


def _guarded(endpoint: Endpoint, tables: Tables, admission: Admission) -> Endpoint:
    """Whatever goes wrong becomes a clear answer."""

    async def guarded(request: Request) -> Response:
        try:
            return await find_or_pass(request, tables, admission, endpoint)
        except RequestError as error:
            return _wrong(error.message.why, error.message.detail)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return _wrong("malformed", str(error)[:200])
        except ClientDisconnect:
            return _wrong("malformed", "the request was not complete")
        except LookupError as error:
            return _wrong("no-table", str(error)[:200], 404)
        except StoreError:
            return _wrong("storage", "")

    return guarded


async def _body(request: Request, url: str) -> bytes:
    """What was posted by a page of ours, or by a program; a page of others cannot send JSON."""
    if not is_same_origin(request.headers, url):
        raise RequestError("malformed", "not asked by a page of this server")
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise RequestError("malformed", "the content type has to be application/json")
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > _BODY:
            raise RequestError("malformed", f"more than {_BODY} bytes")
    return data


def _wrong(why: Why, detail: str, status: int = 0) -> Response:
    return _json({"why": why, "detail": detail}, status or _STATUS.get(why, 400))


def _json(value: Any, status: int = 200) -> Response:  # noqa: ANN401 (any struct)
    return Response(
        msgspec.json.encode(value),
        status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )
