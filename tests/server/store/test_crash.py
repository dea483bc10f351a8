"""A server that is killed in the middle of writing: what it told its players is there."""

import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from threading import Timer

import undermine
from tests.server.store.samples import Place, entries, using
from undermine.server.store.base import Store

ROOMS = 20
ENOUGH = 300

WRITING = """
import asyncio, sys
from pathlib import Path
from tests.server.store.samples import entries, game, store_at, table

async def room(store, name):
    await store.put_table(table(name), game(name, name))
    for seq in range(100_000):
        await store.append(name, seq, entries(seq + 1))
        sys.stdout.write(f"{name} {seq + 1}\\n")
        sys.stdout.flush()

async def main():
    place = sys.argv[1]
    store = store_at(place if "://" in place else Path(place))
    await store.open()
    await asyncio.gather(*(room(store, f"t{n}") for n in range(int(sys.argv[2]))))

asyncio.run(main())
"""


def test_every_acknowledged_entry_survives_kill_nine(place: Place) -> None:
    told = Counter(dict(_killed_while_writing(place)))

    async def look(store: Store) -> dict[str, list[int]]:
        logs = {name: await store.entries(name) for name in told}
        for name, log in logs.items():
            await store.append(name, len(log), entries(len(log) + 1))
        return {name: [entry.seq for entry in log] for name, log in logs.items()}

    found = using(place, look)

    assert told.total() >= ENOUGH
    assert {name: list(range(1, len(log) + 1)) for name, log in found.items()} == found
    assert [name for name, last in told.items() if len(found[name]) < last] == []


def _killed_while_writing(place: Place) -> list[tuple[str, int]]:
    """What a writing process has acknowledged before it was killed, in order."""
    paths = os.pathsep.join([str(Path(undermine.__file__).parents[1]), str(Path.cwd())])
    with subprocess.Popen(
        [sys.executable, "-c", WRITING, str(place), str(ROOMS)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": paths},
        cwd=Path(__file__).resolve().parents[3],
    ) as process:
        assert process.stdout is not None
        alarm = Timer(30, process.kill)
        alarm.start()
        lines = [process.stdout.readline() for _ in range(ENOUGH * 3)]
        os.kill(process.pid, signal.SIGKILL)
        lines += process.stdout.readlines()
        alarm.cancel()
    whole = [line.split() for line in lines if line.endswith("\n")]
    return [(name, int(seq)) for name, seq in whole]
