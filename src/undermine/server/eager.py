"""Work that waits now and then, begun at once.

A task would begin a turn of the loop later, and to make it, to list it and to end it costs as much
as the rules of a move. An errand is less: nobody can cancel it, ask for its result, or find it
among the tasks, so it must deal with its own mistakes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class EagerCoroutine:
    """Runs until it has to wait for a future, and goes on when that is done."""

    __slots__ = ("_work",)

    def __init__(self, work: Coroutine[Any, None, None]) -> None:
        self._work = work

    def resume(self, _awaited: object = None) -> None:
        """Work until there is something to wait for, or nothing left to do."""
        try:
            awaited = self._work.send(None)
        except StopIteration:
            return
        if awaited is None:  # it lets others have their turn
            asyncio.get_running_loop().call_soon(self.resume)
            return
        # What whoever runs a coroutine owes to a future: to say that it was waited for.
        awaited._asyncio_future_blocking = False  # noqa: SLF001
        awaited.add_done_callback(self.resume)
