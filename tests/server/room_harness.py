"""Rooms for tests: a real store, a clock that stands still, recording listeners, no sockets."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import pickle
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from msgspec import Raw

from undermine.bots.hints import Hint
from undermine.core.state import Action
from undermine.server import tables as tables_module
from undermine.server.bots.workers import Thought, advise, choose
from undermine.server.protocol.messages import Act, Ask, Config, Join, Ready, Sit, Start
from undermine.server.protocol.schemas import Opened, OpenTable
from undermine.server.services import Services
from undermine.server.settings import Settings, read_settings
from undermine.server.store.files import database_files
from undermine.server.store.sqlite import SqliteStore
from undermine.server.table.commands import lobby
from undermine.server.table.commands.lobby import Left
from undermine.server.table.game import GameSession
from undermine.server.table.listeners import DONE
from undermine.server.table.pacing import BotPacing
from undermine.server.table.room import Room
from undermine.server.tables import Tables

Message = dict[str, Any]
NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jana")


class Timer:
    """A timer of `StoppedTime`."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback = callback

    def cancel(self) -> None:
        self.callback = lambda: None


class StoppedTime:
    """A clock that advances only when the test says so."""

    def __init__(self) -> None:
        self._now = 1000.0
        self.set_by = 0
        """Seconds by which the wall clock has been set forward or back."""
        self._timers: list[tuple[float, int, Timer]] = []
        self._count = itertools.count()

    def now(self) -> float:
        return self._now

    def date(self) -> int:
        return 1_800_000_000 + int(self._now) + self.set_by

    def after(self, seconds: float, callback: Callable[[], None]) -> Timer:
        timer = Timer(callback)
        heapq.heappush(self._timers, (self._now + seconds, next(self._count), timer))
        return timer

    def advance(self, seconds: float) -> None:
        """Advance the clock; timers that are due run in order."""
        end = self._now + seconds
        while self._timers and self._timers[0][0] <= end:
            self._now, _, timer = heapq.heappop(self._timers)
            timer.callback()
        self._now = end


class InlineBots:
    """Bots that choose at once, in the process of the test, from a pickled copy of each thought."""

    def __init__(self) -> None:
        self.asked: list[Thought] = []
        """The thoughts as a worker process receives them."""
        self.fail = False

    async def think(self, thought: Thought) -> Action:
        received: Thought = pickle.loads(pickle.dumps(thought))  # noqa: S301 (our own)
        self.asked.append(received)
        if self.fail:
            raise RuntimeError("a bot that does not work")
        return choose(received)

    async def advise(self, thought: Thought) -> tuple[Hint, ...]:
        received: Thought = pickle.loads(pickle.dumps(thought))  # noqa: S301 (our own)
        self.asked.append(received)
        if self.fail:
            raise RuntimeError("a bot that does not work")
        return advise(received)

    def close(self) -> None:
        pass


class RecordingListener:
    """A listener of a room that records every message."""

    def __init__(self) -> None:
        self.received: list[Message] = []
        self.bytes = b""
        self.is_closed = False
        self.closed_with = 0

    def close(self, code: int = DONE) -> None:
        self.is_closed, self.closed_with = True, code

    def send(self, data: bytes) -> None:
        self.bytes += data
        self.received.append(msgspec.json.decode(data))

    def last(self, kind: str) -> Message:
        """The latest message of a kind."""
        return next(message for message in reversed(self.received) if message["t"] == kind)

    def all(self, kind: str) -> list[Message]:
        """Every message of a kind."""
        return [message for message in self.received if message["t"] == kind]

    def kinds(self) -> list[str]:
        return [message["t"] for message in self.received]

    def keep_only_the_view(self) -> None:
        self.received, self.bytes = [self.now], b""

    @property
    def now(self) -> Message:
        """The latest message with a view."""
        return next(m for m in reversed(self.received) if m["t"] in ("sync", "moved", "staged"))


class RoomHarness:
    """The tables of a server with the clock and the bots that tests control."""

    def __init__(self, tables: Tables, time: StoppedTime, bot_workers: InlineBots) -> None:
        self.tables = tables
        self.time = time
        self.bot_workers = bot_workers

    async def table(self, name: str = "Ana", bots: str = "", **config: Any) -> Opened:  # noqa: ANN401
        """Open a table."""
        return await self.tables.open_table(OpenTable(name, Config(**config), bots))

    async def room(self, code: str) -> Room:
        room = await self.tables.find(code)
        assert room is not None
        return room

    async def game(self, code: str) -> GameSession:
        """The game session at a table."""
        room = await self.room(code)
        assert room.game is not None
        return room.game

    async def advance(self, seconds: float, code: str) -> None:
        """Advance the clock and wait until the room is idle."""
        self.time.advance(seconds)
        await self.wait_until_idle(await self.room(code))

    async def post(self, listener: RecordingListener, code: str, *asks: Ask) -> None:
        """Post commands to a room, each followed by a wait until the room is idle."""
        room = await self.room(code)
        for ask in asks:
            room.post(listener, ask)
            await self.wait_until_idle(room)

    async def wait_until_idle(self, room: Room) -> None:
        """Wait until no bot is choosing and the mailbox is empty; bots may wait for the clock."""
        while room._mailbox.is_busy or _is_choosing(room):
            await room.wait_until_idle()
            await asyncio.sleep(0)

    async def join(self, opened: Opened | str, seq: int = -1) -> RecordingListener:
        """Join a table with a new listener: on the seat of a token, or as a spectator."""
        listener = RecordingListener()
        if isinstance(opened, str):
            await self.post(listener, opened, Join())
        else:
            await self.post(listener, opened.code, Join(opened.token, seq, 1))
        return listener

    async def disconnect(self, listener: RecordingListener, code: str) -> None:
        """End the connection of a listener."""
        room = await self.room(code)
        room.post_always(listener, Left())
        await self.wait_until_idle(room)

    async def sit(self, code: str, name: str, *, ready: bool = True) -> RecordingListener:
        """Join a table with a new listener, take a seat, and be ready."""
        listener = RecordingListener()
        asks: list[Ask] = [Join(), Sit(name), Ready(ready, f"word{name}")]
        await self.post(listener, code, *asks)
        return listener

    async def begin_game(self, number: int, **config: Any) -> tuple[str, list[RecordingListener]]:  # noqa: ANN401
        """Open a table, seat some listeners and begin the game; its code and the listeners."""
        code, listeners = await self.fill_lobby(number, **config)
        await self.post(listeners[0], code, Start())
        return code, listeners

    async def fill_lobby(self, number: int, **config: Any) -> tuple[str, list[RecordingListener]]:  # noqa: ANN401
        """Open a table and seat some listeners; its code and the listeners."""
        opened = await self.table(NAMES[0], seats=config.pop("seats", number), **config)
        listeners = [await self.join(opened)]
        listeners += [await self.sit(opened.code, name) for name in NAMES[1:number]]
        return opened.code, listeners

    async def snapshot_disk(self, folder: Path) -> None:
        """Copy the database files as a power cut at this moment would leave them."""
        store = self.tables.services.store
        assert isinstance(store, SqliteStore)

        def copy(_connection: object) -> None:
            folder.mkdir()
            for file in database_files(store._database):
                if file.exists() and not file.name.endswith("-shm"):
                    shutil.copy(file, folder)

        await store.run_write(copy)


@asynccontextmanager
async def room_harness(
    folder: Path,
    *,
    bots_wait: bool = False,
    **settings: Any,  # noqa: ANN401
) -> AsyncIterator[RoomHarness]:
    """A room harness with its database in a folder; codes and seeds are the same every time.

    Bots do not wait for people who look at their roles, unless a test says so.
    """
    basis: Settings = read_settings({"UNDERMINE_DATA": str(folder)})
    chosen = msgspec.structs.replace(basis, **{"bot_pause": 0.0, **settings})
    store, time, bot_workers = SqliteStore(chosen.database_file), StoppedTime(), InlineBots()
    await store.open()
    tables = Tables(Services(store, time, bot_workers, chosen))
    await tables.open()
    numbers = itertools.count(1)
    try:
        with (
            nullcontext() if bots_wait else patch.object(BotPacing, "_waits_until", lambda _: 0.0),
            patch.object(tables_module, "fresh_code", lambda *_, **__: f"red-lamp-{next(numbers)}"),
            patch.object(tables_module, "fresh_seed", lambda _: f"SEED-{next(numbers)}-of-tests"),
            patch.object(lobby, "fresh_seed", lambda _: f"SEED-{next(numbers)}-of-tests"),
        ):
            yield RoomHarness(tables, time, bot_workers)
    finally:
        await tables.close()
        await store.close()


def _is_choosing(room: Room) -> bool:
    """Whether a bot at this table does something else than to wait for the clock."""
    asleep = [one for one in room.pacing._sleeping if not one.done()]
    return len(room.bot_tasks) > len(asleep)


# -- playing -------------------------------------------------------------------------------------

Scene = Callable[[RoomHarness, str, list[RecordingListener]], Awaitable[None]]


def run_scene(
    folder: Path,
    scene: Callable[[RoomHarness], Awaitable[None]],
    **settings: Any,  # noqa: ANN401
) -> None:
    """Open a room harness and run a scene in it."""

    async def run() -> None:
        async with room_harness(folder, **settings) as harness:
            await scene(harness)

    asyncio.run(run())


def at_a_table_of(folder: Path, people: int, scene: Scene, **config: Any) -> None:  # noqa: ANN401
    """Begin a game of people and run a scene in it."""

    async def run(harness: RoomHarness) -> None:
        await scene(harness, *await harness.begin_game(people, **config))

    run_scene(folder, run)


def at_a_table_of_three(folder: Path, scene: Scene, **config: Any) -> None:  # noqa: ANN401
    """Begin a game of three and run a scene in it."""
    at_a_table_of(folder, 3, scene, **config)


def at_a_lobby_of_three(folder: Path, scene: Scene, **config: Any) -> None:  # noqa: ANN401
    """Seat three people before a game and run a scene."""

    async def run(harness: RoomHarness) -> None:
        await scene(harness, *await harness.fill_lobby(3, **config))

    run_scene(folder, run)


def raw(action: Message) -> Raw:
    return Raw(msgspec.json.encode(action))


def act(listener: RecordingListener, action: Message, *, end: bool = False, staged: int = 0) -> Act:
    return Act(listener.now["seq"], 7, [raw(action)], staged, end)


def actor_of(listeners: list[RecordingListener]) -> RecordingListener:
    """The one listener that has legal actions."""
    (listener,) = [listener for listener in listeners if listener.now["legal"]]
    return listener


def legal_action(listener: RecordingListener, do: str) -> Message:
    """The first legal action of a kind."""
    found: Message = next(a for a in listener.now["legal"] if a["do"] == do)
    return found


def can_do(listener: RecordingListener, do: str) -> bool:
    return any(action["do"] == do for action in listener.now["legal"])


async def pass_until_legal(
    harness: RoomHarness, code: str, listeners: list[RecordingListener], do: str
) -> RecordingListener:
    """Let every actor discard until one has a legal action of a kind; that listener."""
    for _ in range(200):
        listener = actor_of(listeners)
        if can_do(listener, do):
            return listener
        await harness.post(
            listener, code, act(listener, legal_action(listener, "discard"), end=True)
        )
    raise AssertionError(f"nobody can ever {do}")
