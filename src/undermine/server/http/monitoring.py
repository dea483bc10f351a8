"""Addresses for the operator: `/healthz` and `/metrics`."""

from __future__ import annotations

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from undermine.server import metrics
from undermine.server.store.base import StoreError
from undermine.server.tables import Tables


def routes(tables: Tables) -> list[BaseRoute]:
    """Both addresses."""

    async def health(_request: Request) -> Response:
        try:
            await tables.services.store.ping()
        except StoreError:
            return PlainTextResponse("the store cannot be written to\n", 503)
        return PlainTextResponse("well\n")

    async def numbers(_request: Request) -> Response:
        metrics.ROOMS.set(len(tables.rooms))
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    return [Route("/healthz", health), Route("/metrics", numbers)]
