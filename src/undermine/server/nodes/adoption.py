"""Adoption of tables without an owner: their node is gone, and a bot or a clock has to go on.

Every node looks for some from time to time, a few at a time and at moments of its own, so that the
tables of a node that has failed are spread over the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from secrets import SystemRandom
from typing import Final

from undermine.server.logs import log
from undermine.server.nodes.ownership import Ownership
from undermine.server.store.base import StoreError

EVERY: Final = 1.0
"""Seconds between two looks, on average."""
AT_ONCE: Final = 20
"""Tables that a node adopts at a time."""


class Adoption:
    """Looks for tables without an owner as long as the node runs."""

    def __init__(self, ownership: Ownership, adopt: Callable[[str], Awaitable[bool]]) -> None:
        self._ownership = ownership
        self._adopt = adopt
        self._random = SystemRandom()
        self._looking: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to look."""
        self._looking = asyncio.get_running_loop().create_task(self._look_for_ever())

    def close(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()

    async def _look_for_ever(self) -> None:
        while True:
            try:
                found = await self.look()
            except Exception as error:  # noqa: BLE001 (one mistake must not end the adoption)
                log.error("no tables adopted", error=error)
                found = 0
            pause = 0.0 if found == AT_ONCE else EVERY
            await asyncio.sleep(pause + EVERY * self._random.random())

    async def look(self) -> int:
        """Adopt some tables; how many were without an owner."""
        try:
            codes = await self._ownership.orphans(AT_ONCE)
            adopted = [code for code in codes if await self._adopt(code)]
        except StoreError as error:
            log.warning("no tables adopted", what=str(error))
            return 0
        if adopted:
            log.info("tables adopted", rooms=len(adopted))
        return len(codes)
