"""Set the wall clock by months while tables wait and a game is in play: nothing may be removed."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tools.fault_kills import Player
from tools.fault_server import ROOT, Fault, Server, wait_until

DAY = 86_400
JUMPS = (61 * DAY, -61 * DAY)
SWEEPS = 4
"""Sweeps that must pass before and after a jump; two that agree would remove."""


class ClockedServer(Server):
    """A server whose wall clock can be set."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, remove_days="60", park_days="7", messages_per_second="100000")
        self._set_by, self._swept = folder / "set-by", folder / "swept"
        launcher = str(ROOT / "tools" / "fault_clocked_server.py")
        self.program = (launcher, str(self._set_by), str(self._swept))

    def set_clock(self, seconds: int) -> None:
        """Set the wall clock, and let some sweeps pass."""
        partial = self._set_by.with_suffix(".partial")
        partial.write_text(str(seconds))
        partial.replace(self._set_by)
        self.let_sweeps_pass()

    def let_sweeps_pass(self) -> None:
        """Wait for some sweeps."""
        wanted = self.sweeps + SWEEPS
        wait_until("the server sweeps", lambda: self.sweeps >= wanted)

    @property
    def sweeps(self) -> int:
        """How often it has swept so far."""
        return self._swept.stat().st_size if self._swept.exists() else 0


def try_clock(folder: Path) -> str:
    """Jump forward and back over sweeps; then remove a table that is really old."""
    server = ClockedServer(folder)
    server.start()
    try:
        player = Player(_open(server, "random"), 1)
        waiting = [_open(server, "")["code"], _open(server, "random")["code"]]
        for jump in JUMPS:
            server.set_clock(jump)
            waiting.append(_open(server, "")["code"])
            _require(server, [*waiting, player.code])
            server.set_clock(0)
            _require(server, [*waiting, player.code])
        asyncio.run(player.play(server.socket(player.code)))
        if not player.is_over:
            raise Fault(f"table {player.code} does not come to its end")
        server.stop()
        _age(folder, waiting[0])
        server.start()
        wait_until("the old table is removed", lambda: not _has(server, waiting[0]))
        _require(server, [*waiting[1:], player.code])
    finally:
        server.kill()
    tables = len(waiting) + 1
    return (
        f"+61 and -61 days over {server.sweeps} sweeps with {tables} tables, one in play "
        f"({player.seq} entries): none was removed, and one that was really old was"
    )


def _open(server: Server, bots: str) -> dict[str, Any]:
    body = {"name": "Ana", "config": {"seats": 4}, "bots": bots}
    opened: dict[str, Any] = server.post("/api/tables", body)
    return opened


def _has(server: Server, code: str) -> bool:
    return server.status(f"/api/tables/{code}") == 200  # noqa: PLR2004 (HTTP says so)


def _require(server: Server, codes: list[str]) -> None:
    if lost := [code for code in codes if not _has(server, code)]:
        raise Fault(f"the tables {', '.join(lost)} were removed")


def _age(folder: Path, code: str) -> None:
    """Age a table in the database by 61 days without use."""
    with closing(sqlite3.connect(folder / "undermine.db")) as database, database:
        sql = "update game_table set touched = touched - ? where code = ?"
        database.execute(sql, (61 * DAY, code))
