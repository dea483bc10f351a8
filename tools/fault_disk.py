"""Fill the disk of a server: it must report that, refuse requests it cannot store, and recover."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import urllib.error
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tools.fault_kills import Player
from tools.fault_server import Fault, Server, wait_until

if sys.platform == "win32":
    resource = None
else:
    import resource

SOON = 5.0
"""Seconds within which health must tell of a disk that is full, or is no longer."""
ASKED = 20
WELL, FULL = 200, 503


def try_disk(folder: Path) -> str:
    """Fill the disk, ask for health, make room again."""
    data = folder / "data"
    data.mkdir()
    with _small_disk(data) as how:
        server = Server(folder, data=str(data), messages_per_second="100000")
        server.start()
        try:
            return f"{how}: {_tried(server, data)}"
        finally:
            server.kill()


def _tried(server: Server, data: Path) -> str:
    player = Player(_open(server), 1)
    with _filled(server, data):
        ill = wait_until("health says 503", lambda: server.status("/healthz") == FULL, SOON)
        answers = {server.status("/healthz") for _ in range(ASKED)}
        if answers != {FULL}:
            raise Fault(f"health answers {sorted(answers)} on a full disk")
        if _can_open(server):
            raise Fault("a table was opened on a full disk")
    well = wait_until("health says 200", lambda: server.status("/healthz") == WELL, SOON)
    if not _can_open(server):
        raise Fault("no table can be opened though there is room again")
    asyncio.run(player.play(server.socket(player.code)))
    if not player.is_over:
        raise Fault(f"table {player.code} does not come to its end")
    return (
        f"health said 503 after {ill:.2f} s and {ASKED} times after that, and 200 {well:.2f} s "
        f"after there was room again; the game went on ({player.seq} entries)"
    )


def _open(server: Server) -> dict[str, Any]:
    body = {"name": "Ana", "config": {"seats": 4}, "bots": "random"}
    opened: dict[str, Any] = server.post("/api/tables", body)
    return opened


def _can_open(server: Server) -> bool:
    try:
        _open(server)
    except urllib.error.HTTPError as error:
        if error.code != FULL:
            raise Fault(f"a table is refused with {error.code} on a full disk") from error
        return False
    return True


# -- disks ---------------------------------------------------------------------------------------


@contextmanager
def _small_disk(data: Path) -> Iterator[str]:
    """A disk of eight megabytes where we may mount one, else the data folder as it is."""
    mount = ("/bin/mount", "-t", "tmpfs", "-o", "size=8m,mode=700", "tmpfs", str(data))
    if sys.platform != "linux" or os.geteuid() or subprocess.run(mount, check=False).returncode:
        yield "by a limit on the size of files"
        return
    try:
        yield "on a disk of 8 MB"
    finally:
        subprocess.run(("/bin/umount", "--lazy", str(data)), check=True)


@contextmanager
def _filled(server: Server, data: Path) -> Iterator[None]:
    """Leave no room: on a disk of its own by a file, else by a limit of the server's process."""
    fill = _filled_by_a_file(data) if data.is_mount() else _filled_by_a_limit(server, data)
    with fill:
        yield


@contextmanager
def _filled_by_a_file(data: Path) -> Iterator[None]:
    filler = data / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))
    try:
        yield
    finally:
        filler.unlink()


@contextmanager
def _filled_by_a_limit(server: Server, data: Path) -> Iterator[None]:
    if not hasattr(resource, "prlimit"):
        raise Fault("this system can neither mount a small disk nor limit another process")
    _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    largest = max(file.stat().st_size for file in data.glob("undermine.db*"))
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (largest, hard))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
