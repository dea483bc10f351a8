"""What nodes ask of each other, and HTTP requests that are passed on to the owner of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from undermine.server.admission import Admission
from undermine.server.logs import log
from undermine.server.nodes.claims import ElsewhereError
from undermine.server.nodes.internal_http import InternalAnswer, ask
from undermine.server.nodes.introductions import (
    Node,
    StrangerError,
    introduce,
    introduced,
)
from undermine.server.nodes.other_nodes import BRIEFS, MOST
from undermine.server.table_lists import TableLists
from undermine.server.tables import Tables

TRIES: Final = 15
"""How often a table is looked for that moves from one node to another."""
PAUSE: Final = 0.4
"""Seconds between two tries."""
_PASSED: Final = ("content-type", "cache-control")
_MOVED, _NOTHING = 409, 404
_BUSY: Final = b'{"why":"storage","detail":"the table moves to another node"}'
_MESSAGE: Final = {"content-type": "application/json", "cache-control": "no-store"}


def routes(tables: Tables, admission: Admission) -> list[BaseRoute]:
    """Addresses for other nodes."""
    lists = TableLists(tables)

    async def briefs(request: Request) -> Response:
        try:
            if introduced(request.headers, tables.node) is None:
                return PlainTextResponse("There is nothing here.\n", _NOTHING)
        except StrangerError as error:
            return refused(error, admission)
        codes = request.query_params.get("codes", "").split(",")[:MOST]
        return Response(msgspec.json.encode(lists.here(codes)), headers=_MESSAGE)

    return [Route(BRIEFS, briefs)]


def refused(error: StrangerError, admission: Admission) -> Response:
    """The answer to somebody who is no node of ours."""
    if admission.may_log_refusal():
        log.error("a node is refused", what=error.sentence)
    return PlainTextResponse(f"{error.sentence}\n", error.status)


async def find_or_pass(
    request: Request,
    tables: Tables,
    admission: Admission,
    endpoint: Callable[[Request], Awaitable[Response]],
) -> Response:
    """Answer a request for a table here, or let its owner answer; it may be moving just now."""
    for _ in range(TRIES):
        try:
            return await endpoint(request)
        except StrangerError as error:
            return refused(error, admission)
        except ElsewhereError as elsewhere:
            answer = await _passed(request, tables.node, admission, elsewhere)
        if answer is not None:
            return answer
        await asyncio.sleep(PAUSE)
    return Response(_BUSY, 503, headers=_MESSAGE)


async def _passed(
    request: Request, node: Node | None, admission: Admission, elsewhere: ElsewhereError
) -> Response | None:
    """What the owner answers; None if it does not, or owns the table no longer."""
    if introduced(request.headers, node) is not None:
        return PlainTextResponse("", _MOVED)  # it is asked again, where the table is now
    if node is None or elsewhere.address in ("", node.address):
        return None
    client = admission.address(request)
    headers = introduce(node, client, may_guess=admission.may_guess(client))
    try:
        answer = await ask(elsewhere.address, _target(request), headers)
    except OSError as error:
        log.warning("another node does not answer", node=elsewhere.address, what=str(error))
        return None
    return None if answer.status == _MOVED else _response(answer)


def _target(request: Request) -> str:
    path = request.scope.get("raw_path", b"").decode("ascii", "replace") or request.url.path
    return f"{path}?{request.url.query}" if request.url.query else path


def _response(answer: InternalAnswer) -> Response:
    headers: dict[str, str] = {
        name: answer.headers[name] for name in _PASSED if name in answer.headers
    }
    return Response(answer.body, answer.status, headers=headers)
