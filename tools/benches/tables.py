"""One server with many tables: what idle ones cost, and whether those who play notice them.

Thousands of tables with a game in play lie in the store, some of them have connections at which
nobody acts, and at a hundred people play. The same hundred alone are measured in turns with that.
"""

from __future__ import annotations

import json
import os
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from websockets.sync.client import connect

from tools.benches.machine import calibration, is_quick, prepare_peer, scratch, usage
from tools.benches.server import Load, People, ours, people
from tools.benches.stored_tables import SEATS, StoredTable, choose, fill

_THINK: Final = 500
"""Milliseconds for which people think."""
_WARM: Final = 20
"""Tables and connections before anything is measured: code is loaded then."""
_PATIENCE: Final = 240.0


class Size(NamedTuple):
    """How much is measured."""

    stored: int
    woken: int
    """Tables that are looked at, so that they are in memory."""
    visited: int
    """Those of them at which everybody has a connection."""
    playing: int
    seconds: float
    turns: int
    rounds: int


class Crowded(NamedTuple):
    """A server and its people."""

    port: int
    server: subprocess.Popen[str]
    people: People


class Memory(NamedTuple):
    """Bytes."""

    asleep: float
    """For a table that is only in the store."""
    idle: float
    """For a table in memory without connections."""
    socket: float
    """For a connection, with its part of the caches of its table."""


class Round(NamedTuple):
    """One round."""

    start: float
    """Seconds from starting the process to the first move."""
    memory: Memory
    alone: list[Load]
    """The hundred tables alone, turn by turn …"""
    among: list[Load]
    """… and among many others, in turns with that."""


def measure(size: Size) -> Round:
    """The hundred tables alone, then among many others."""
    with scratch() as folder, scratch() as full:
        stored = fill(full / "undermine.db", size.stored)
        start = _start(full, stored[-1])
        with _crowded(folder) as alone, _crowded(full) as among:
            empty = _resting(alone.server)
            memory = _memory(among, size, stored, empty)
            for one in (alone, among):
                one.people.open(size.playing)
            turns = [(_play(alone, size), _play(among, size)) for _ in range(size.turns)]
    return Round(start, memory, [turn[0] for turn in turns], [turn[1] for turn in turns])


def _play(crowded: Crowded, size: Size) -> Load:
    return crowded.people.play(size.seconds, _THINK)


@contextmanager
def _crowded(folder: Path) -> Iterator[Crowded]:
    with ours(folder) as (port, server), people("undermine", port, server) as crowd:
        yield Crowded(port, server, crowd)


def _memory(crowded: Crowded, size: Size, stored: list[StoredTable], empty: int) -> Memory:
    """Load some of the tables, and open connections at some of these."""
    port, server, crowd = crowded
    asleep = (_resting(server) - empty) / size.stored
    _look(port, stored[: size.woken][:_WARM])
    before = _resting(server)
    _look(port, stored[: size.woken][_WARM:])
    idle = (_resting(server) - before) / (size.woken - _WARM)
    visits = [(one.code, one.token(seat)) for one in stored for seat in range(SEATS)]
    visits = visits[: size.visited * SEATS]
    crowd.visit(visits[:_WARM])
    before = _resting(server)
    crowd.visit(visits[_WARM:])
    socket = (_resting(server) - before) / (len(visits) - _WARM)
    return Memory(asleep, idle, socket)


def _resting(server: subprocess.Popen[str]) -> int:
    """The memory of an idle server."""
    time.sleep(1.3)
    return usage(server).memory


def _look(port: int, tables: list[StoredTable]) -> None:
    """Ask for tables, so that they are loaded."""
    for one in tables:
        _get(port, f"/api/tables/{one.code}")


def _get(port: int, path: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=10) as answer:
        return str(answer.read().decode())


def _start(folder: Path, table: StoredTable) -> float:
    """Seconds from starting the process until a move at a stored table was told."""
    began = time.monotonic()
    with ours(folder) as (port, _):
        address = f"ws://127.0.0.1:{port}/ws/{table.code}"
        with connect(address, compression=None, max_size=None, proxy=None) as line:
            line.send(json.dumps({"t": "join", "token": table.token(table.actor)}))
            told = json.loads(line.recv(_PATIENCE))
            action = choose(told["legal"])
            act = {"t": "act", "seq": told["seq"], "ref": 1, "actions": [action], "end": True}
            line.send(json.dumps(act))
            while told["t"] != "moved":
                told = json.loads(line.recv(_PATIENCE))
            return time.monotonic() - began


# -- reporting -----------------------------------------------------------------------------------


def show(number: int, one: Round) -> None:
    """A round in some lines."""
    memory = one.memory
    print(
        f"round {number}: {one.start:.2f} s from start to the first move; "
        f"{memory.asleep / 1000:.1f} kB for a table that sleeps, {memory.idle / 1000:.0f} kB for "
        f"an idle one in memory, {memory.socket / 1000:.0f} kB for a connection"
    )
    for kind, load in [*(("alone", a) for a in one.alone), *(("among", a) for a in one.among)]:
        print(
            f"  {kind} {load.moves:6} moves, {load.rate:6,.0f} per server-CPU-second, "
            f"ack p50 {load.ack.p50:.2f} p99 {load.ack.p99:.2f} ms "
            f"(cores: server {load.core:.0%}, people {load.people:.0%})",
            flush=True,
        )


def slow(turns: list[Load]) -> float:
    """The slow end of acknowledgements, as the median of the turns."""
    return median(turn.ack.p99 for turn in turns)


def summary(rounds: list[Round], size: Size) -> None:
    """The medians of the rounds next to their targets."""
    print(
        f"{size.stored} tables in play, {size.visited * SEATS + size.playing * SEATS} connections, "
        f"people play at {size.playing}; medians of {len(rounds)} rounds"
    )

    def line(what: str, values: list[float], unit: str, goal: str) -> None:
        shown = " ".join(f"{value:.2f}" for value in values)
        print(f"{what:50} {median(values):7.2f} {unit}  ({shown}; {goal})")

    line("start to the first move", [one.start for one in rounds], "s ", "must be <= 5")
    line("a table that sleeps", [one.memory.asleep / 1000 for one in rounds], "kB", "<= 60")
    line("an idle table in memory", [one.memory.idle / 1000 for one in rounds], "kB", "<= 60")
    line("a connection", [one.memory.socket / 1000 for one in rounds], "kB", "no gate")
    ratios = [slow(one.among) / slow(one.alone) for one in rounds]
    line("p99 of a move among many / alone", ratios, "x ", "<= 2")


def main() -> None:
    """Measure some rounds."""
    quick = is_quick(__doc__)
    size = Size(500, 120, 30, 20, 2, 1, 1) if quick else Size(5000, 1000, 300, 100, 3, 7, 3)
    prepare_peer()
    rounds: list[Round] = []
    for number in range(1, size.rounds + 1):
        load = os.getloadavg()[0]
        print(f"calibration {calibration():.1f}, load average {load:.1f}", flush=True)
        rounds.append(measure(size))
        show(number, rounds[-1])
    summary(rounds, size)


if __name__ == "__main__":
    main()
