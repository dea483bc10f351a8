"""Three nodes over one PostgreSQL, and one fault after the other while people and bots play.

After every fault all tables go on, every person is back at their seat with the staged turn, and the
logs in the database have no gap; a move that was told is there, once and as it was told.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import time
import urllib.error
from collections import defaultdict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import asyncpg
from websockets.exceptions import WebSocketException

from tests.postgres_proxy import Proxy
from tests.postgres_server import PostgresServer
from tools.fault_balancer import Balancer
from tools.fault_people import Person, seat_two
from tools.fault_server import PATIENCE, Fault, Server
from undermine.games import load
from undermine.notation.actions import parse_action
from undermine.notation.wire import encode

SECRET = "the-secret-of-all-nodes"  # noqa: S105 (of this trial)
KINDS = ("kill", "stop", "cut", "database", "freeze")
SHORT = ("kill", "stop", "cut", "database", "kill")
"""Without long stops."""
ENDED = {0, -signal.SIGTERM}
"""Exit codes of a node that was told to stop: uvicorn ends by the signal once all is done."""
FROZEN = 20.0
"""Seconds for which a node is frozen."""
AT_ONCE = 4
"""Tables that are opened at the same time."""
SETTING_UP = 10.0
"""Seconds that a table may take to be set up, before the first fault."""
CUT = (1.0, 8.0)
"""Seconds for which a node has no database, at least and at most."""


class Report(NamedTuple):
    """Faults and what came of them."""

    faults: dict[str, list[float]]
    """By kind, the seconds until each table moved again that lived there."""
    counts: dict[str, int]
    games: int
    entries: int
    pairs: int
    """Games of two people."""
    answered: int
    reconnects: int
    seconds: float

    def __str__(self) -> str:
        each = "; ".join(
            f"{self.counts[kind]} x {kind}: p50 {_part(found, 50):.1f} s, "
            f"p95 {_part(found, 95):.1f} s, at most {max(found):.1f} s"
            for kind, found in sorted(self.faults.items())
        )
        played = f"{self.games} games ({self.pairs} of two people) with {self.entries} entries"
        return (
            f"{sum(self.counts.values())} faults in {self.seconds:.0f} s, {played}, "
            f"{self.answered} told moves of people, {self.reconnects} reconnects: nothing was "
            f"lost, doubled or forked. Until a table moved again: {each}"
        )


def _part(seconds: list[float], percent: int) -> float:
    return (
        quantiles(seconds, n=100, method="inclusive")[percent - 1]
        if len(seconds) > 1
        else seconds[0]
    )


class Node:
    """One node: a server in a process, and its own line to the database."""

    def __init__(self, folder: Path, database: str, number: int) -> None:
        self.proxy = Proxy(database)
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        folder = folder / f"node{number}"
        folder.mkdir()
        self.server = Server(
            folder,
            port=str(self.port),
            database=self.proxy.address,
            node_address=self.address,
            node_name=f"node-{number}",
            node_secret=SECRET,
            tables_per_hour="1000000",
            messages_per_second="100000",
            sockets_per_minute="1000000",
        )

    async def start(self) -> None:
        """Start it and wait until it answers."""
        await asyncio.to_thread(self.server.start)

    async def stop(self) -> int:
        """Ask it to end, and wait; the exit code."""
        return await asyncio.to_thread(self.server.stop)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


class NodesTrial:
    """Some nodes, some tables, and faults."""

    def __init__(self, folder: Path, nodes: int, tables: int, seed: int) -> None:
        self._rng = random.Random(seed)  # noqa: S311 (when to fail is no secret)
        self._folder = folder
        self._postgres = PostgresServer()
        self._database = self._postgres.new_database()
        self._nodes = [Node(folder, self._database, number + 1) for number in range(nodes)]
        self._balancer = Balancer([node.port for node in self._nodes], self._rng)
        self._wanted = tables
        self._tables: dict[str, list[Person]] = {}
        self._playing: dict[str, asyncio.Task[Any]] = {}
        self._done: list[Person] = []
        self._is_ending = False
        self.times: dict[str, list[float]] = defaultdict(list)
        self.counts: dict[str, int] = defaultdict(int)

    def run(self, kinds: Sequence[str]) -> Report:
        """Let all these faults happen, one after the other."""
        try:
            return asyncio.run(self._run(kinds))
        finally:
            for node in self._nodes:
                node.server.kill()
            self._postgres.stop()

    async def _run(self, kinds: Sequence[str]) -> Report:
        began = time.monotonic()
        async with AsyncExitStack() as stack:
            for node in self._nodes:
                await stack.enter_async_context(node.proxy.open())
            await self._nodes[0].start()  # it makes the tables of the database
            await asyncio.gather(*(node.start() for node in self._nodes[1:]))
            await self._balancer.open()
            stack.push_async_callback(self._balancer.close)
            await self._until(
                "all nodes answer", lambda: self._balancer.healthy == len(self._nodes)
            )
            keeping = asyncio.create_task(self._keep_tables())
            stack.push_async_callback(self._end, keeping)
            await self._until(
                "the tables are there",
                lambda: len(self._tables) >= self._wanted,
                PATIENCE + SETTING_UP * self._wanted,
            )
            for number, kind in enumerate(kinds, 1):
                await self._fault(kind)
                print(
                    f"faults: nodes: {number} {kind} {time.monotonic() - began:.0f} s", flush=True
                )
            await self._end(keeping)
            games, entries = await self._verify()
            codes = [await node.stop() for node in self._nodes]
            if {*codes} - ENDED:
                raise Fault(f"nodes end with {codes}")
        pairs = sum(person.is_guest for person in self._everybody())
        answered = sum(len(person.answered) for person in self._everybody())
        reconnects = sum(person.reconnects for person in self._everybody())
        seconds = time.monotonic() - began
        return Report(self.times, self.counts, games, entries, pairs, answered, reconnects, seconds)

    # -- tables ----------------------------------------------------------------

    async def _keep_tables(self) -> None:
        """Open tables whenever there are too few."""
        while True:
            missing = self._wanted - len(self._tables)
            await asyncio.gather(*(self._open_table() for _ in range(min(missing, AT_ONCE))))
            await asyncio.sleep(0.05)

    async def _open_table(self) -> None:
        is_for_two = self._rng.random() < 0.5  # noqa: PLR2004 (every other time)
        body: dict[str, object] = {"name": "Ana", "config": {"seats": self._rng.randint(3, 5)}}
        try:
            body["bots"] = "" if is_for_two else "random"
            opened = await asyncio.to_thread(self._post, "/api/tables", body)
            if is_for_two:
                people = await seat_two(self._balancer.url, opened, self._rng)
            else:
                seed = self._rng.randrange(2**32)
                people = [Person(opened["code"], opened["seat"], opened["token"], seed)]
        except (OSError, ValueError, TimeoutError, WebSocketException, urllib.error.URLError):
            await asyncio.sleep(0.3)  # in the middle of a fault; another one is opened
            return
        code = opened["code"]
        self._tables[code] = people
        self._playing[code] = asyncio.create_task(self._play(code, people))

    def _post(self, path: str, body: object) -> Any:  # noqa: ANN401 (any JSON)
        server = Server(self._folder)
        server.url = self._balancer.url
        return server.post(path, body)

    async def _play(self, code: str, people: list[Person]) -> None:
        await asyncio.gather(*(person.live(self._balancer.url) for person in people))
        self._done += people
        del self._tables[code]

    async def _end(self, keeping: asyncio.Task[None]) -> None:
        keeping.cancel()
        for task in self._playing.values():
            task.cancel()
        await asyncio.gather(*self._playing.values(), keeping, return_exceptions=True)

    def _everybody(self) -> list[Person]:
        return [*self._done, *(one for people in self._tables.values() for one in people)]

    def _raise_faults(self) -> None:
        for task in self._playing.values():
            if task.done() and not task.cancelled():
                task.result()

    async def _until(
        self, what: str, reached: Callable[[], bool], patience: float = PATIENCE
    ) -> None:
        until = time.monotonic() + patience
        while not reached():
            self._raise_faults()
            if time.monotonic() > until:
                raise Fault(f"after {patience:.0f} s it is still not so that {what}")
            await asyncio.sleep(0.02)

    # -- faults ----------------------------------------------------------------

    async def _fault(self, kind: str) -> None:
        await asyncio.sleep(self._rng.uniform(0, 0.5))
        node = self._rng.choice(self._nodes)
        happen: dict[str, Callable[[Node], Coroutine[Any, Any, None]]] = {
            "kill": self._kill,
            "stop": self._stop,
            "cut": self._cut,
            "database": self._restart_database,
            "freeze": self._freeze,
        }
        living = await self._living_on(node) if kind != "database" else set(self._tables)
        before = {code: max(one.seq for one in people) for code, people in self._tables.items()}
        began = time.monotonic()
        going = asyncio.create_task(happen[kind](node))
        for code, seconds in (await self._watch(kind, began, before)).items():
            if code in living:
                self.times[kind].append(seconds)
        await going
        await self._until("all nodes answer", self._are_all_well)
        await self._until("all people are back", self._are_all_back)
        await self._verify()
        self.counts[kind] += 1

    async def _living_on(self, node: Node) -> set[str]:
        """The tables that a node owns."""
        connection = await asyncpg.connect(self._database)
        try:
            sql = "select code from game_table where owner = $1"
            return {code for (code,) in await connection.fetch(sql, node.address)}
        finally:
            await connection.close()

    async def _watch(self, kind: str, began: float, before: dict[str, int]) -> dict[str, float]:
        """Wait until every table has moved again; for each the seconds until it did."""
        waiting, moved = dict(before), {}
        while waiting:
            self._raise_faults()
            for code, seq in list(waiting.items()):
                people = self._tables.get(code, [])
                if not people or max(one.seq for one in people) > seq:
                    moved[code] = time.monotonic() - began
                    del waiting[code]
            if time.monotonic() > began + PATIENCE:
                raise Fault(f"after a {kind} these tables stand still: {waiting}")
            await asyncio.sleep(0.02)
        return moved

    def _are_all_well(self) -> bool:
        return self._balancer.healthy == len(self._nodes)

    def _are_all_back(self) -> bool:
        return all(one.is_here for people in self._tables.values() for one in people)

    async def _kill(self, node: Node) -> None:
        os.kill(node.server.pid, signal.SIGKILL)
        await asyncio.to_thread(node.server.kill)
        await asyncio.sleep(self._rng.uniform(0, 3))
        await node.start()

    async def _stop(self, node: Node) -> None:
        code = await node.stop()
        if code not in ENDED:
            raise Fault(f"a node that is told to stop ends with {code}")
        await asyncio.sleep(self._rng.uniform(0, 2))
        await node.start()

    async def _cut(self, node: Node) -> None:
        node.proxy.cut()
        await asyncio.sleep(self._rng.uniform(*CUT))
        node.proxy.mend()

    async def _restart_database(self, _node: Node) -> None:
        how = self._rng.choice(("fast", "immediate"))
        await asyncio.to_thread(self._postgres.restart, how)

    async def _freeze(self, node: Node) -> None:
        os.kill(node.server.pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(FROZEN)
        finally:
            os.kill(node.server.pid, signal.SIGCONT)

    # -- what the database says ------------------------------------------------

    async def _verify(self) -> tuple[int, int]:
        """The logs have no gap, and hold everything that was told; how many games and entries."""
        connection = await asyncpg.connect(self._database)
        told = [(person, person.seq) for person in self._everybody()]  # they play on meanwhile
        try:
            logs = await connection.fetch(
                "select game, min(seq), max(seq), count(*) from entry group by game"
            )
            for game, first, last, count in logs:
                if (first, last) != (1, count):
                    raise Fault(f"game {game} has {count} entries from {first} to {last}")
            lasts = {game: last for game, _, last, _ in logs}
            for person, seq in told:
                if seq > lasts.get(person.game, 0):
                    raise Fault(f"game {person.game}: entry {seq} was told and is not there")
                await self._verify_moves(connection, person)
        finally:
            await connection.close()
        return len(logs), sum(lasts.values())

    async def _verify_moves(self, connection: Any, person: Person) -> None:  # noqa: ANN401 (no types)
        """What a person did is in the log as they did it."""
        fresh = sorted(person.answered - person.verified)
        if not fresh:
            return
        sql = (
            "select seq, actor, action, how, rules from entry join game on game.id = entry.game "
            "where entry.game = $1 and seq = any($2)"
        )
        rows = await connection.fetch(sql, person.game, [seq + 1 for seq in fresh])
        for seq, actor, text, how, rules in rows:
            action = json.loads(encode(parse_action(load(rules), text)))
            if actor == person.seat and not how and action not in person.sent[seq - 1]:
                raise Fault(f"game {person.game}: entry {seq} is {text}, which was never asked for")
        person.verified.update(fresh)


def try_nodes(folder: Path, nodes: int, faults: int, tables: int, seed: int) -> Report:
    """All kinds of faults in turn."""
    kinds = [KINDS[number % len(KINDS)] for number in range(faults)]
    random.Random(seed).shuffle(kinds)  # noqa: S311 (no secret)
    return NodesTrial(folder, nodes, tables, seed).run(kinds)
