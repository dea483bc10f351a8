"""Health and numbers for whoever runs the server."""

from __future__ import annotations

from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, Histogram, generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from undermine.server.store.base import StoreError
from undermine.server.tables import Tables

SOCKETS = Gauge("undermine_sockets", "Open lines")
ROOMS = Gauge("undermine_rooms", "Tables in memory")
OPENED = Counter("undermine_tables_opened", "Tables opened")
COMMITS = Histogram(
    "undermine_commit_seconds",
    "How long the disk takes for a group of writes",
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
)
ENTRIES = Counter("undermine_writes", "Writes that were stored")


def count_commit(jobs: int, seconds: float) -> None:
    """The store has written a group."""
    COMMITS.observe(seconds)
    ENTRIES.inc(jobs)


def routes(tables: Tables) -> list[BaseRoute]:
    """`/healthz` and `/metrics`."""

    async def health(_request: Request) -> Response:
        try:
            await tables.services.store.ping()
        except StoreError:
            return PlainTextResponse("the store cannot be written to\n", 503)
        return PlainTextResponse("well\n")

    async def numbers(_request: Request) -> Response:
        ROOMS.set(len(tables.rooms))
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    return [Route("/healthz", health), Route("/metrics", numbers)]
