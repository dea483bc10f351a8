"""Health on a disk that takes nothing more, asked of a real server."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.error import HTTPError

import pytest

from tests.server.asgi_client import AsgiClient, run_with_client
from tests.server.room_steps import no_space, store_of
from tests.waiting import wait_until
from tools.faults import Server

resource = pytest.importorskip("resource")


def limit_files(server: Server, size: int) -> None:
    """Let no file of the server grow beyond this; -1 lifts it."""
    _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size if size >= 0 else hard, hard))


def health(server: Server) -> int:
    return server.status("/healthz")


def wait_for(server: Server, status: int) -> None:
    wait_until(lambda: health(server) == status, f"health {status}")


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of another process")
def test_a_server_whose_disk_is_full_is_not_well(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        server.post("/api/tables", {"name": "Ana", "config": {"seats": 3}})
        wait_for(server, 200)
        limit_files(server, (tmp_path / "undermine.db-wal").stat().st_size)

        wait_for(server, 503)
        with pytest.raises(HTTPError) as refused:
            server.post("/api/tables", {"name": "Ben", "config": {"seats": 3}})
        assert refused.value.code == 503
        assert json.load(refused.value)["why"] == "storage"
        assert [health(server) for _ in range(3)] == [503] * 3

        limit_files(server, -1)
        wait_for(server, 200)
        server.post("/api/tables", {"name": "Ben", "config": {"seats": 3}})
    finally:
        server.kill()


def test_a_failed_write_is_remembered_until_one_succeeds(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        await client.harness.table("Ana", seats=3)
        assert (await client.get("/healthz")).status == 200
        async with no_space(client.harness):
            assert (await client.post("/api/tables", {"name": "Ben"})).status == 503
            assert (await client.get("/healthz")).status == 503

        assert (await client.get("/healthz")).status == 200

    run_with_client(tmp_path, scene)


def test_asking_often_does_not_write_often(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        store, commits = store_of(client.harness), 0

        def count(_jobs: int, _seconds: float) -> None:
            nonlocal commits
            commits += 1

        assert store._writer is not None
        store._writer._on_commit = count
        for _ in range(100):
            assert (await client.get("/healthz")).status == 200

        assert commits < 50

    run_with_client(tmp_path, scene)
