"""Deleting a table in use, in turn with the other messages of its mailbox."""

from __future__ import annotations

import asyncio

from undermine.server.store.base import Forgotten, StoreError
from undermine.server.table.listeners import DONE
from undermine.server.table.room import Handler, Listener, Room


class Forget:
    """A request to delete the table; `done` has the result.

    It is its own listener: a room that is deleted already closes it.
    """

    def __init__(self) -> None:
        self.done: asyncio.Future[Forgotten | None] = asyncio.get_running_loop().create_future()

    def send(self, data: bytes) -> None:
        """Ignore messages of the room."""

    def close(self, code: int = DONE) -> None:  # noqa: ARG002 (a name of the interface)
        """Finish without a result: the room is deleted already."""
        if not self.done.done():
            self.done.set_result(None)


async def forget(room: Room, _listener: Listener, ask: Forget) -> None:
    """Delete all stored rows of the table, then close its connections."""
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
