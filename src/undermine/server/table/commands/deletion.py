"""Deleting a table that people may be sitting at, as its own mailbox allows it."""

from __future__ import annotations

import asyncio

from undermine.server.store.base import Forgotten, StoreError
from undermine.server.table.room import Handler, Listener, Room


class Forget:
    """A request to delete the table; `done` has the result.

    It is its own listener: a room that is deleted already turns it away.
    """

    def __init__(self) -> None:
        self.done: asyncio.Future[Forgotten | None] = asyncio.get_running_loop().create_future()

    def send(self, data: bytes) -> None:
        """What people are told does not matter."""

    def close(self) -> None:
        """Nothing is left to delete."""
        if not self.done.done():
            self.done.set_result(None)


async def forget(room: Room, _listener: Listener, ask: Forget) -> None:
    """Delete everything that is stored of the table, then send its people away."""
    try:
        forgotten = await room.services.store.forget(room.record.code)
    except StoreError as error:
        if not ask.done.done():
            ask.done.set_exception(error)
        return
    room.close()
    if not ask.done.done():
        ask.done.set_result(forgotten)


HANDLERS: dict[type, Handler] = {Forget: forget}
