"""A coroutine that starts at once and runs without a task.

A task would start a turn of the loop later, and to create, register and end it costs as much as
the rules of a move. An eager coroutine does less: it cannot be cancelled, has no result, and is
not found among the tasks, so it must handle its own errors.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from undermine.server.private_api.stdlib import acknowledge_await


class EagerCoroutine:
    """Runs until it awaits a future, and resumes when that is done."""

    __slots__ = ("_work",)

    def __init__(self, work: Coroutine[Any, None, None]) -> None:
        self._work = work

    def resume(self, _awaited: object = None) -> None:
        """Run until the next future that is not done, or to the end."""
        try:
            awaited = self._work.send(None)
        except StopIteration:
            return
        if awaited is None:  # asyncio.sleep(0): let other callbacks run
            asyncio.get_running_loop().call_soon(self.resume)
            return
        acknowledge_await(awaited)
        awaited.add_done_callback(self.resume)
