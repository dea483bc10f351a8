"""The server beside boardgame.io's under the same load: CPU for a move, waiting, memory.

Theirs keeps everything in memory; ours stores every move before it tells of it. At every table
five people have a socket each, on this machine; the server has one core, the people the other.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from tools.benches.machine import (
    PEER,
    Spread,
    calibration,
    child,
    disk_sync,
    free_port,
    is_quick,
    node,
    prepare_peer,
    scratch,
    usage,
    wait_for,
)

SERVER_CORE: Final = 0
PEOPLE_CORE: Final = 1
OURS: Final = "import sys; from undermine.cli.main import main; sys.exit(main(['serve']))"
"""The program of a server."""
NO_LIMITS: Final = {
    "UNDERMINE_MESSAGES_PER_SECOND": "1000000",
    "UNDERMINE_SOCKETS_PER_ADDRESS": "1000000",
    "UNDERMINE_SOCKETS_PER_MINUTE": "1000000",
    "UNDERMINE_CONNECTIONS_PER_ADDRESS": "1000000",
    "UNDERMINE_TABLES_PER_HOUR": "1000000",
    "UNDERMINE_LOG": "warning",
}


class Size(NamedTuple):
    """How much is measured."""

    rounds: int
    seconds: float
    closed: int = 50
    """Tables at which people act at once."""
    paced: int = 100
    """Tables at which they think for half a second."""
    idle: int = 400


class Load(NamedTuple):
    """Latencies at a number of tables, and the resources used."""

    moves: int
    rate: float
    """Moves per second of the server's CPU."""
    ack: Spread
    people: float
    """How busy the core of the people was."""
    core: float
    """How busy the core of the server was."""


class Round(NamedTuple):
    """One server, measured once."""

    fresh: Load
    """Closed loop on a server that was just started, as in the first measurements of all."""
    closed: Load
    """Closed loop on the same server, now that it has played for a while."""
    paced: Load
    memory: float
    """Bytes for an idle table."""
    sync: Spread
    """The disk, just before."""


# -- the two servers -----------------------------------------------------------------------------


@contextmanager
def ours(folder: Path) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    """Undermine, as `undermine serve` starts it, without the limits for one address."""
    port = free_port()
    variables = NO_LIMITS | {"UNDERMINE_DATA": str(folder), "UNDERMINE_PORT": str(port)}
    with child([sys.executable, "-c", OURS], SERVER_CORE, variables) as server:
        wait_for(port, server)
        yield port, server


@contextmanager
def theirs(_folder: Path) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    """boardgame.io's server from npm."""
    port = free_port()
    command = [node(), "--expose-gc", "server.js", str(port)]
    with child(command, SERVER_CORE, {"NODE_ENV": "production"}, PEER) as server:
        wait_for(port + 1, server)
        yield port, server


CONTENDERS: Final = {"undermine": ours, "boardgame": theirs}


# -- the people ----------------------------------------------------------------------------------


class People:
    """Talks to the load generator, in lines of JSON."""

    def __init__(self, process: subprocess.Popen[str], server: subprocess.Popen[str]) -> None:
        self._process = process
        self._server = server

    def open(self, tables: int) -> None:
        """So many tables more."""
        self._ask(open=tables)
        self._hear()

    def visit(self, seats: Sequence[tuple[str, str]]) -> None:
        """A connection for each of these codes and tokens; nobody acts."""
        self._ask(visit=seats)
        self._hear()

    def play(self, seconds: float, think: int = 0) -> Load:
        """Let people play, and look at the server meanwhile."""
        self._ask(play=seconds, think=think)
        self._hear()
        before = usage(self._server).cpu
        saw = self._hear()
        cpu = usage(self._server).cpu - before
        lasted = saw["seconds"]
        ack = Spread(saw["p50"], saw["p99"])
        return Load(saw["moves"], saw["moves"] / cpu, ack, saw["cpu"] / lasted, cpu / lasted)

    def _ask(self, **command: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(command) + "\n")
        self._process.stdin.flush()

    def _hear(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise OSError("the load generator has ended")
        answer: dict[str, Any] = json.loads(line)
        return answer


@contextmanager
def people(name: str, port: int, server: subprocess.Popen[str]) -> Iterator[People]:
    """The load generator, on its own core."""
    command = [node(), "load.js", name, str(port)]
    with child(command, PEOPLE_CORE, {"NODE_ENV": "production"}, PEER) as process:
        yield People(process, server)


# -- measuring -----------------------------------------------------------------------------------


def measure(name: str, folder: Path, size: Size) -> Round:
    """One server: first with idle tables, then a fresh one under load."""
    memory = idle_memory(name, folder, size.idle)
    sync = disk_sync(folder)
    with (
        CONTENDERS[name](folder) as (port, server),
        people(name, port, server) as crowd,
    ):
        crowd.open(size.closed)
        fresh = crowd.play(size.seconds)
        closed = crowd.play(size.seconds)
        crowd.open(size.paced - size.closed)
        paced = crowd.play(size.seconds, think=500)
    return Round(fresh, closed, paced, memory, sync)


def idle_memory(name: str, folder: Path, tables: int) -> float:
    """The memory of a table at which the cards are dealt and five people wait."""
    with (
        CONTENDERS[name](folder) as (port, server),
        people(name, port, server) as crowd,
    ):
        empty = _resting(name, server)
        crowd.open(tables)
        return (_resting(name, server) - empty) / tables


def _resting(name: str, server: subprocess.Popen[str]) -> int:
    """The memory of an idle server, after Node has collected its garbage."""
    for _ in range(2):
        time.sleep(0.5)
        if name == "boardgame":
            server.send_signal(signal.SIGUSR2)
    time.sleep(0.3)
    return usage(server).memory


# -- reporting -----------------------------------------------------------------------------------


def show(number: int, name: str, one: Round) -> None:
    """A round in five lines."""
    print(f"round {number} {name}: {one.memory / 1000:.0f} kB for an idle table")
    for kind, load in (("fresh ", one.fresh), ("closed", one.closed), ("paced ", one.paced)):
        print(
            f"  {kind} {load.moves:6} moves, {load.rate:6,.0f} per server-CPU-second, "
            f"ack p50 {load.ack.p50:.2f} p99 {load.ack.p99:.2f} ms "
            f"(cores: server {load.core:.0%}, people {load.people:.0%})"
        )
    print(f"  disk   fsync of 4 kB p50 {one.sync.p50:.2f} p99 {one.sync.p99:.2f} ms", flush=True)


def less_sync(one: Round) -> float:
    """The slowest acknowledgements of a round without the disk's own usual time."""
    return one.paced.ack.p99 - one.sync.p50


def summary(rounds: dict[str, list[Round]]) -> None:
    """The ratios, as medians of the rounds, next to their targets."""
    pairs = list(zip(rounds["undermine"], rounds["boardgame"], strict=True))

    def line(what: str, ratios: list[float], goal: str) -> None:
        shown = " ".join(f"{ratio:.2f}" for ratio in ratios)
        print(f"{what:44} {median(ratios):5.2f} x  ({shown}; {goal})")

    line(
        "moves per server-CPU-second, closed, fresh",
        [us.fresh.rate / them.fresh.rate for us, them in pairs],
        "gate >= 3, aim 5",
    )
    line(
        "moves per server-CPU-second, closed, warm",
        [us.closed.rate / them.closed.rate for us, them in pairs],
        "gate >= 3, aim 5",
    )
    line(
        "moves per server-CPU-second, paced",
        [us.paced.rate / them.paced.rate for us, them in pairs],
        "no gate",
    )
    line(
        "p99 of the acknowledgement, paced",
        [us.paced.ack.p99 / them.paced.ack.p99 for us, them in pairs],
        "with the disk; no gate",
    )
    line(
        "p99 of the acknowledgement less fsync, paced",
        [less_sync(us) / them.paced.ack.p99 for us, them in pairs],
        "gate <= 1, aim 0.5",
    )
    line(
        "memory for an idle table",
        [us.memory / them.memory for us, them in pairs],
        "gate <= 1.2, aim 0.8",
    )


def main() -> None:
    """Run the servers in turn and print the measurements."""
    quick = is_quick(__doc__)
    size = Size(rounds=1, seconds=2, idle=100) if quick else Size(rounds=3, seconds=4)
    prepare_peer()
    rounds: dict[str, list[Round]] = {name: [] for name in CONTENDERS}
    for number in range(1, size.rounds + 1):
        load = os.getloadavg()[0]
        print(f"calibration {calibration():.1f}, load average {load:.1f}", flush=True)
        for name, measured in rounds.items():
            with scratch() as folder:
                measured.append(measure(name, folder, size))
            show(number, name, measured[-1])
    summary(rounds)


if __name__ == "__main__":
    main()
