"""Steps that tests of rooms share: scenes, the latest messages, passing, a full disk."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.room_harness import (
    Message,
    RecordingListener,
    RoomHarness,
    act,
    actor_of,
    run_scene,
)
from undermine.server.protocol.messages import Call, Motion, MotionKind, Understood
from undermine.server.protocol.schemas import Opened
from undermine.server.store.sqlite import SqliteStore

LobbyScene = Callable[[RoomHarness, Opened, RecordingListener], Awaitable[None]]
GuestScene = Callable[
    [RoomHarness, str, list[RecordingListener], RecordingListener], Awaitable[None]
]
CONCEDE: Message = {"options": {"allow_concede": "on"}}
"""A round can be ended while there are cards in every hand."""


# -- scenes --------------------------------------------------------------------------------------


def in_the_lobby(folder: Path, scene: LobbyScene, **config: Any) -> None:  # noqa: ANN401
    """Run a scene at a table of four that Ana has opened and joined."""

    async def run(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", **{"seats": 4, **config})
        await scene(harness, opened, await harness.join(opened))

    run_scene(folder, run)


def with_a_guest(folder: Path, scene: GuestScene, people: int = 2, **config: Any) -> None:  # noqa: ANN401
    """Run a scene in a game of people and one bot, with a spectator."""

    async def run(harness: RoomHarness) -> None:
        code, listeners = await harness.begin_game(people, seats=people + 1, **config)
        await scene(harness, code, listeners, await harness.join(code))

    run_scene(folder, run)


# -- the last messages of a listener -------------------------------------------------------------


def table(listener: RecordingListener) -> Message:
    """The latest state of the table."""
    found: Message = next(m["table"] for m in reversed(listener.received) if "table" in m)
    return found


def seats(listener: RecordingListener) -> list[Message]:
    """The latest state of the seats."""
    found: list[Message] = table(listener)["seats"]
    return found


def names(listener: RecordingListener) -> list[str]:
    """The latest names of the seats."""
    return [seat["name"] for seat in seats(listener)]


def why(listener: RecordingListener) -> str:
    """The reason of the error message that came last."""
    assert listener.kinds()[-1] == "wrong", listener.kinds()
    return str(listener.received[-1]["why"])


def clock(listener: RecordingListener) -> Message | None:
    """The latest state of the clock."""
    found: Message | None = next(m["clock"] for m in reversed(listener.received) if "clock" in m)
    return found


def hows(listener: RecordingListener) -> list[str]:
    """What decided each of the latest entries of the log; empty for the seat itself."""
    return [one["how"] for one in listener.now["log"]]


def notices(listener: RecordingListener) -> list[str]:
    """The kinds of notices about seats, from the latest synchronisation on."""
    at = max(index for index, message in enumerate(listener.received) if message["t"] == "sync")
    later = [message for message in listener.received[at:] if message["t"] == "notice"]
    return [notice["what"] for notice in (*listener.received[at]["notices"], *later)]


def outcomes(listener: RecordingListener) -> list[str]:
    """The outcomes of the ballots that have ended."""
    return [message["outcome"] for message in listener.all("ballot") if message["ballot"] is None]


def ticket(code: str, seat: int, listener: RecordingListener) -> Opened:
    """A seat with the token that a listener was given for it."""
    return Opened(code, seat, listener.last("seated")["token"])


# -- playing on ----------------------------------------------------------------------------------


def motion(kind: MotionKind, seat: int, applicant: int = -1) -> Call:
    """The command that calls a vote about a seat."""
    return Call(Motion(kind, seat, applicant))


async def all_understood(
    harness: RoomHarness, code: str, listeners: list[RecordingListener]
) -> None:
    """Confirm the role on every seat."""
    for listener in listeners:
        await harness.post(listener, code, Understood())


async def pass_turn(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
    """Let the actor discard, or else do the first legal action."""
    listener = actor_of(listeners)
    legal = listener.now["legal"]
    action = next((action for action in legal if action["do"] == "discard"), legal[0])
    await harness.post(listener, code, act(listener, action, end=True))


async def until_a_guest_is_on(
    harness: RoomHarness, code: str, listeners: list[RecordingListener]
) -> RecordingListener:
    """Pass until it is the turn of a listener that is not the host; that listener."""
    if actor_of(listeners) is listeners[0]:
        await pass_turn(harness, code, listeners)
    return actor_of(listeners)


async def to_the_next_round(
    harness: RoomHarness, code: str, listeners: list[RecordingListener]
) -> None:
    """Pass until the next round is dealt."""
    game = await harness.game(code)
    before = game.rounds_left
    while game.rounds_left == before:
        await pass_turn(harness, code, listeners)


async def to_the_end(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
    """Pass until the game is over."""
    room = await harness.room(code)
    while room.record.status == "playing":
        await pass_turn(harness, code, listeners)


# -- the disk ------------------------------------------------------------------------------------


def store_of(harness: RoomHarness) -> SqliteStore:
    """The store of the server."""
    store = harness.tables.services.store
    assert isinstance(store, SqliteStore)
    return store


@asynccontextmanager
async def no_space(harness: RoomHarness, commits: int = 0) -> AsyncIterator[None]:
    """Let the disk be full after a number of commits, while the context lasts."""
    writer = store_of(harness)._writer
    assert writer is not None
    connection = writer._connection
    left = iter(range(commits))

    class Full:
        def execute(self, sql: str, *values: Any) -> object:  # noqa: ANN401
            if sql == "commit" and next(left, None) is None:
                connection.execute("rollback")
                raise sqlite3.OperationalError("database or disk is full")
            return connection.execute(sql, *values)

        def __getattr__(self, name: str) -> object:
            return getattr(connection, name)

    writer._connection = Full()  # type: ignore[assignment]
    yield
    writer._connection = connection
