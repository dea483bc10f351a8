"""Several nodes over one PostgreSQL: moves a second, and CPU for a move beside SQLite's.

Everything runs on the cores of this machine, the people too; so more nodes are faster only where
there are more cores. The disk of PostgreSQL is waited for, as that of SQLite is.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from tests.postgres_server import PostgresServer
from tools.benches.machine import child, free_port, is_quick, prepare_peer, scratch, wait_for
from tools.benches.server import NO_LIMITS, OURS, Load, People, ours, people

NODES: Final = (1, 2, 3)
DURABLE: Final = {"fsync": "on", "full_page_writes": "on", "shared_buffers": "128MB"}
SECRET: Final = "the-secret-of-all-nodes"  # noqa: S105 (of this bench)


class Size(NamedTuple):
    """How much is measured."""

    rounds: int
    seconds: float
    tables: int = 48
    """All nodes together."""


class Rate(NamedTuple):
    """What some servers do together."""

    moves: float
    """Moves per second."""
    cpu: float
    """Milliseconds of the servers' CPU for a move, without the database's."""


@contextmanager
def node(folder: Path, database: str) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    """One node, on any core."""
    port = free_port()
    variables = NO_LIMITS | {
        "UNDERMINE_DATA": str(folder),
        "UNDERMINE_PORT": str(port),
        "UNDERMINE_DATABASE": database,
        "UNDERMINE_NODE_ADDRESS": f"http://127.0.0.1:{port}",
        "UNDERMINE_NODE_SECRET": SECRET,
    }
    with child([sys.executable, "-c", OURS], None, variables) as server:
        wait_for(port, server)
        yield port, server


def measure_nodes(nodes: int, size: Size) -> Rate:
    """Some nodes over a new database; the tables of each are played at through it."""
    with ExitStack() as stack:
        postgres = PostgresServer(**DURABLE)
        stack.callback(postgres.stop)
        database = postgres.new_database()
        folder = stack.enter_context(scratch())
        crowds: list[People] = []
        for number in range(nodes):
            own = folder / f"node{number}"
            own.mkdir()
            port, server = stack.enter_context(node(own, database))
            crowds.append(stack.enter_context(people("undermine", port, server)))
        return _played(crowds, size)


def measure_sqlite(size: Size) -> Rate:
    """The single server."""
    with (
        scratch() as folder,
        ours(folder) as (port, server),
        people("undermine", port, server) as crowd,
    ):
        return _played([crowd], size)


def _played(crowds: Sequence[People], size: Size) -> Rate:
    with ThreadPoolExecutor(len(crowds)) as at_once:
        for crowd in crowds:
            crowd.open(size.tables // len(crowds))
        play = partial(People.play, seconds=size.seconds)
        list(at_once.map(play, crowds))  # code is loaded
        loads: list[Load] = list(at_once.map(play, crowds))
    moves = sum(load.moves for load in loads)
    cpu = sum(load.moves / load.rate for load in loads)
    return Rate(moves / size.seconds, 1000 * cpu / moves)


def main() -> None:
    """Measure them in turn."""
    quick = is_quick(__doc__)
    size = Size(rounds=1, seconds=3) if quick else Size(rounds=3, seconds=6)
    prepare_peer()
    found: dict[str, list[Rate]] = {}
    for number in range(1, size.rounds + 1):
        print(f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}", flush=True)
        kinds = {"SQLite": partial(measure_sqlite, size)} | {
            f"{nodes} nodes": partial(measure_nodes, nodes, size) for nodes in NODES
        }
        for name, measure in kinds.items():
            rate = measure()
            found.setdefault(name, []).append(rate)
            print(
                f"round {number} {name:8} {rate.moves:6,.0f} moves/s, "
                f"{rate.cpu:.2f} ms of CPU for a move",
                flush=True,
            )
    alone = found["SQLite"]
    for name, rates in found.items():
        speed = median(rate.moves / one.moves for rate, one in zip(rates, alone, strict=True))
        cost = median(rate.cpu / one.cpu for rate, one in zip(rates, alone, strict=True))
        print(f"{name:8} {speed:5.2f} x the moves of SQLite, {cost:5.2f} x the CPU for a move")


if __name__ == "__main__":
    main()
