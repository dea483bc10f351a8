"""A house for tests: a real store, a clock that stands still, ears instead of sockets."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from msgspec import Raw

from undermine.core.state import Action
from undermine.server import tables as tables_module
from undermine.server.bots.workers import Thought, choose
from undermine.server.protocol.messages import Act, Ask, Config, Join, Ready, Sit, Start
from undermine.server.protocol.schemas import Opened, OpenTable
from undermine.server.services import Services
from undermine.server.settings import Settings, read_settings
from undermine.server.store.files import family
from undermine.server.store.sqlite import SqliteStore
from undermine.server.table.commands import lobby
from undermine.server.table.commands.lobby import Left
from undermine.server.table.game import GameSession
from undermine.server.table.room import Room
from undermine.server.tables import Tables

Message = dict[str, Any]
NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jana")


class Alarm:
    """Something that rings when the test says so."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring = ring

    def cancel(self) -> None:
        self.ring = lambda: None


class StoppedTime:
    """A clock that goes on only when told to."""

    def __init__(self) -> None:
        self._now = 1000.0
        self.set_by = 0
        """Seconds by which somebody has set the wall clock."""
        self._alarms: list[tuple[float, int, Alarm]] = []
        self._count = itertools.count()

    def now(self) -> float:
        return self._now

    def date(self) -> int:
        return 1_800_000_000 + int(self._now) + self.set_by

    def after(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        alarm = Alarm(ring)
        heapq.heappush(self._alarms, (self._now + seconds, next(self._count), alarm))
        return alarm

    def pass_by(self, seconds: float) -> None:
        """Let time pass; whatever is due rings in order."""
        end = self._now + seconds
        while self._alarms and self._alarms[0][0] <= end:
            self._now, _, alarm = heapq.heappop(self._alarms)
            alarm.ring()
        self._now = end


class Heads:
    """Bots that think at once, in the test itself."""

    def __init__(self) -> None:
        self.asked: list[Thought] = []
        self.fail = False

    async def think(self, thought: Thought) -> Action:
        self.asked.append(thought)
        if self.fail:
            raise RuntimeError("a bot that does not work")
        return choose(thought)

    def close(self) -> None:
        pass


class Ear:
    """Somebody at the other end of a line; hears everything."""

    def __init__(self) -> None:
        self.heard: list[Message] = []
        self.bytes = b""
        self.is_closed = False

    def close(self) -> None:
        self.is_closed = True

    def send(self, data: bytes) -> None:
        self.bytes += data
        self.heard.append(msgspec.json.decode(data))

    def last(self, kind: str) -> Message:
        """The latest message of a kind."""
        return next(message for message in reversed(self.heard) if message["t"] == kind)

    def all(self, kind: str) -> list[Message]:
        """Every message of a kind."""
        return [message for message in self.heard if message["t"] == kind]

    def kinds(self) -> list[str]:
        return [message["t"] for message in self.heard]

    def forget_but_the_view(self) -> None:
        self.heard, self.bytes = [self.now], b""

    @property
    def now(self) -> Message:
        """The latest message with a view."""
        return next(m for m in reversed(self.heard) if m["t"] in ("sync", "moved", "staged"))


class Parlour:
    """A house and what is needed to play in it."""

    def __init__(self, tables: Tables, time: StoppedTime, heads: Heads) -> None:
        self.tables = tables
        self.time = time
        self.heads = heads

    async def table(self, name: str = "Ana", bots: str = "", **config: Any) -> Opened:  # noqa: ANN401
        """Open a table."""
        return await self.tables.open_table(OpenTable(name, Config(**config), bots))

    async def room(self, code: str) -> Room:
        room = await self.tables.find(code)
        assert room is not None
        return room

    async def game(self, code: str) -> GameSession:
        """The game at a table."""
        room = await self.room(code)
        assert room.game is not None
        return room.game

    async def pass_by(self, seconds: float, code: str) -> None:
        """Let time pass, and wait until everything that follows has happened."""
        self.time.pass_by(seconds)
        await self.calm(await self.room(code))

    async def ask(self, ear: Ear, code: str, *asks: Ask) -> None:
        """Ask something and wait until everything that follows has happened."""
        room = await self.room(code)
        for ask in asks:
            room.post(ear, ask)
            await self.calm(room)

    async def calm(self, room: Room) -> None:
        """Wait until nobody thinks and nothing is in the mailbox."""
        while room.bot_tasks or room._is_busy:
            for thought in list(room.bot_tasks):
                await thought
            await room.wait_until_idle()

    async def come(self, opened: Opened | str, seq: int = -1) -> Ear:
        """Join a table, with its token or to watch."""
        ear = Ear()
        if isinstance(opened, str):
            await self.ask(ear, opened, Join())
        else:
            await self.ask(ear, opened.code, Join(opened.token, seq, 1))
        return ear

    async def leave(self, ear: Ear, code: str) -> None:
        """The line of an ear is gone."""
        room = await self.room(code)
        room.post_always(ear, Left())
        await self.calm(room)

    async def sit(self, code: str, name: str, *, ready: bool = True) -> Ear:
        """Come to a table, sit down, and be ready."""
        ear = Ear()
        asks: list[Ask] = [Join(), Sit(name), Ready(ready, f"word{name}")]
        await self.ask(ear, code, *asks)
        return ear

    async def people(self, number: int, **config: Any) -> tuple[str, list[Ear]]:  # noqa: ANN401
        """So many people sit down at a table of their own, and the game begins."""
        opened = await self.table(NAMES[0], seats=config.pop("seats", number), **config)
        ears = [await self.come(opened)]
        ears += [await self.sit(opened.code, name) for name in NAMES[1:number]]
        await self.ask(ears[0], opened.code, Start())
        return opened.code, ears

    async def cut_power(self, folder: Path) -> None:
        """Put into a folder what a power cut would leave on the disk at this very moment."""
        store = self.tables.services.store
        assert isinstance(store, SqliteStore)

        def copy(_connection: object) -> None:
            folder.mkdir()
            for file in family(store._database):
                if file.exists() and not file.name.endswith("-shm"):
                    shutil.copy(file, folder)

        await store._write(copy)


@asynccontextmanager
async def parlour(folder: Path, **settings: Any) -> AsyncIterator[Parlour]:  # noqa: ANN401
    """A house in a folder, in which every test is dealt the same cards every time."""
    basis: Settings = read_settings({"UNDERMINE_DATA": str(folder)})
    chosen = msgspec.structs.replace(basis, **{"bot_pause": 0.0, **settings})
    store, time, heads = SqliteStore(chosen.database), StoppedTime(), Heads()
    await store.open()
    tables = Tables(Services(store, time, heads, chosen))
    await tables.open()
    numbers = itertools.count(1)
    try:
        with (
            patch.object(tables_module, "fresh_code", lambda *_, **__: f"red-lamp-{next(numbers)}"),
            patch.object(tables_module, "fresh_seed", lambda _: f"SEED-{next(numbers)}-of-tests"),
            patch.object(lobby, "fresh_seed", lambda _: f"SEED-{next(numbers)}-of-tests"),
        ):
            yield Parlour(tables, time, heads)
    finally:
        await tables.close()
        await store.close()


# -- playing -------------------------------------------------------------------------------------

Scene = Callable[[Parlour, str, list[Ear]], Awaitable[None]]


def play(folder: Path, scene: Callable[[Parlour], Awaitable[None]], **settings: Any) -> None:  # noqa: ANN401
    """Open a house and play a scene in it."""

    async def run() -> None:
        async with parlour(folder, **settings) as place:
            await scene(place)

    asyncio.run(run())


def at_a_table_of_three(folder: Path, scene: Scene, **config: Any) -> None:  # noqa: ANN401
    """Three people sit down, the game begins, and the scene is played."""

    async def run(place: Parlour) -> None:
        await scene(place, *await place.people(3, **config))

    play(folder, run)


def raw(action: Message) -> Raw:
    return Raw(msgspec.json.encode(action))


def act(ear: Ear, action: Message, *, end: bool = False, staged: int = 0) -> Act:
    return Act(ear.now["seq"], 7, [raw(action)], staged, end)


def actor_of(ears: list[Ear]) -> Ear:
    """Whoever may do something."""
    (ear,) = [ear for ear in ears if ear.now["legal"]]
    return ear


def doing(ear: Ear, do: str) -> Message:
    """A legal action of a kind."""
    found: Message = next(a for a in ear.now["legal"] if a["do"] == do)
    return found


def can(ear: Ear, do: str) -> bool:
    return any(action["do"] == do for action in ear.now["legal"])


async def until_somebody_can(place: Parlour, code: str, ears: list[Ear], do: str) -> Ear:
    """Everybody passes until somebody may do this."""
    for _ in range(200):
        ear = actor_of(ears)
        if can(ear, do):
            return ear
        await place.ask(ear, code, act(ear, doing(ear, "discard"), end=True))
    raise AssertionError(f"nobody can ever {do}")
