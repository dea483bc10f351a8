"""A hundred watchers join one table again and again while its people play on."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tools.fault_server import PATIENCE, ROOT, Fault, Server

WATCHERS = 100
EVERY = 2.1
"""Seconds between two joins of a watcher, just within the limit."""
MOVES = 250
"""Measured in each of three parts: quiet, with watchers, quiet again."""
AT_MOST = 5.0
"""How many times slower the slowest moves may be with watchers."""
SEATS = 3
THINKING = 0.03
"""Seconds between two moves, so that people stay within their limits too."""


def try_crowd(folder: Path) -> str:
    """Measure moves without watchers, with them, and without them again."""
    server = Server(folder, tables_per_hour="1000")
    server.start()
    try:
        return asyncio.run(_measured(server))
    finally:
        server.kill()


async def _measured(server: Server) -> str:
    table = await Table.opened(server)
    quiet = await table.times(MOVES)
    with _watchers(server.socket(table.code)) as joins:
        if not await asyncio.to_thread(joins):
            raise Fault("not all watchers could join")
        crowded = await table.times(MOVES)
        if table.watchers < WATCHERS:
            raise Fault(f"only {table.watchers} watchers were at the table")
    quiet += await table.times(MOVES)
    await table.close()
    slow, fast = _p99(crowded), _p99(quiet)
    found = (
        f"p99 of a move {slow * 1000:.1f} ms with {WATCHERS} watchers, {fast * 1000:.1f} without"
    )
    if slow > AT_MOST * fast:
        raise Fault(f"{found}: more than {AT_MOST:.0f} times")
    found += f"; median {median(crowded) * 1000:.1f} and {median(quiet) * 1000:.1f} ms"
    return f"{found} ({slow / fast:.1f} times, {len(crowded)} and {len(quiet)} moves)"


def _p99(seconds: list[float]) -> float:
    return quantiles(seconds, n=100)[-1]


# -- the people ----------------------------------------------------------------------------------


class Person:
    """A person at the table: a connection, and the last message received."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {"seq": -1, "legal": [], "view": None}
        """The last message with a view."""
        self.seat = -1
        self.most_watchers = 0
        self.news = asyncio.Event()
        self._hearing = asyncio.create_task(self._hear())

    async def _hear(self) -> None:
        async for data in self.line:
            told: dict[str, Any] = json.loads(data)
            if "table" in told:
                self.table = told["table"]
                self.most_watchers = max(self.most_watchers, self.table["watchers"])
            if told["t"] in ("sync", "moved"):
                self.view = told
            if told["t"] == "seated":
                self.seat = told["seat"]
            self.news.set()

    async def say(self, **message: object) -> None:
        """Ask for something."""
        await self.line.send(json.dumps(message))

    async def until(self, reached: Callable[[Person], bool]) -> None:
        """Wait for messages until a state is reached."""
        async with asyncio.timeout(PATIENCE):
            while not reached(self):
                self.news.clear()
                await self.news.wait()

    async def close(self) -> None:
        """Close the connection."""
        self._hearing.cancel()
        await self.line.close()


class Table:
    """People at a table; the one who is to act discards, or takes the first legal action."""

    def __init__(self, code: str, people: list[Person]) -> None:
        self.code = code
        self._people = people
        self._host = people[0]

    @classmethod
    async def opened(cls, server: Server) -> Table:
        """Open a table, take all seats and start the game."""
        opened = server.post("/api/tables", {"name": "Ana", "config": {"seats": SEATS}})
        people = [Person(await _connected(server.socket(opened["code"]))) for _ in range(SEATS)]
        await people[0].say(t="join", token=opened["token"])
        for number, guest in enumerate(people[1:], 1):
            await guest.say(t="join")
            await guest.say(t="sit", name=f"Ben {number}")
            await guest.until(lambda one: one.seat >= 0)
        table = cls(opened["code"], people)
        await table._begin()
        return table

    @property
    def watchers(self) -> int:
        """The highest number of watchers so far."""
        return self._host.most_watchers

    async def times(self, moves: int) -> list[float]:
        """Make moves; for each the seconds until its author has received the result."""
        found: list[float] = []
        while len(found) < moves:
            if self._host.view["view"]["agenda"]:
                found.append(await self._move())
            else:
                await self._again()
        return found

    async def close(self) -> None:
        """Close all connections."""
        for one in self._people:
            await one.close()

    async def _begin(self) -> None:
        for guest in self._people[1:]:
            await guest.say(t="ready")
        await self._host.until(lambda one: all(seat["ready"] for seat in one.table["seats"][1:]))
        await self._host.say(t="start")
        for one in self._people:
            await one.until(lambda one: one.view["view"] is not None)

    async def _again(self) -> None:
        await self._host.say(t="again")
        for one in self._people:
            await one.until(lambda one: one.table["status"] == "filling")
        await self._begin()

    async def _move(self) -> float:
        actor = await self._actor()
        seq, legal = actor.view["seq"], actor.view["legal"]
        chosen = next((one for one in legal if one["do"] == "discard"), legal[0])
        began = time.perf_counter()
        await actor.say(t="act", seq=seq, ref=1, actions=[chosen], end=True)
        await actor.until(lambda one: one.view["seq"] > seq)
        seconds = time.perf_counter() - began
        for one in self._people:
            await one.until(lambda one: one.view["seq"] > seq)
        await asyncio.sleep(THINKING)
        return seconds

    async def _actor(self) -> Person:
        """The person who is to act; between two rounds there is none for a moment."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for one in self._people:
                    if one.view["legal"]:
                        return one
                await asyncio.sleep(0.01)


async def _connected(address: str) -> ClientConnection:
    return await connect(address, compression=None, max_size=None, proxy=None)


# -- the watchers --------------------------------------------------------------------------------


@contextmanager
def _watchers(address: str) -> Iterator[Any]:
    """Run the watchers in another process; yield a function that waits until all have joined.

    The function returns an empty text if the process ended first.
    """
    command = (sys.executable, "-m", "tools.fault_crowd", address)
    crowd = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert crowd.stdout is not None
    try:
        yield crowd.stdout.readline
    finally:
        crowd.kill()
        crowd.wait()
        crowd.stdout.close()


async def _watch(address: str) -> None:
    lines = [await _connected(address) for _ in range(WATCHERS)]
    for line in lines:
        await line.send('{"t":"join"}')
        await line.recv()
    print("all are here", flush=True)
    await asyncio.gather(*(_watch_on(line, number) for number, line in enumerate(lines)))


async def _watch_on(line: ClientConnection, number: int) -> None:
    await asyncio.sleep(EVERY * number / WATCHERS)
    hearing = asyncio.create_task(_drain(line))
    while True:
        await line.send('{"t":"join"}')
        await asyncio.sleep(EVERY)
        if hearing.done():
            raise Fault("a watcher within the limits was cut")


async def _drain(line: ClientConnection) -> None:
    while True:
        await line.recv(decode=False)


if __name__ == "__main__":
    asyncio.run(_watch(sys.argv[1]))
