"""Claims of tables: a table is claimed before it is loaded, and released after its last write.

What is leaving is not loaded again before it has left: so two rooms of one table never overlap.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from contextlib import suppress
from typing import Final, Protocol

from undermine.server.logs import log
from undermine.server.nodes.ownership import Ownership
from undermine.server.store.base import StoreError


class ElsewhereError(Exception):
    """Another node owns the table."""

    def __init__(self, code: str, address: str) -> None:
        super().__init__(f"table {code!r} lives at {address or 'another node'!r}")
        self.code = code
        self.address: Final = address
        """The internal address of that node; empty: it is moving, ask again in a moment."""


class Leaving(Protocol):
    """A room whose last messages are handled."""

    async def wait_until_idle(self) -> None:
        """Wait until everything has been handled."""


class Claims:
    """The tables that this node claims, and those that it is about to release."""

    def __init__(self, ownership: Ownership) -> None:
        self._ownership = ownership
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._is_closed = False

    async def take(self, code: str) -> bool:
        """Claim a table for this node; false if another one has it, or this one stops."""
        while code in self._leaving:
            await asyncio.shield(self._leaving[code])
        return not self._is_closed and await self._ownership.claim(code)

    async def owner(self, code: str) -> str:
        """The internal address of the node that owns a table; empty if nobody does just now."""
        return await self._ownership.owner(code) or ""

    async def owners_of(self, codes: Collection[str]) -> dict[str, str]:
        """The internal addresses of the nodes that own some tables, but for those without one."""
        return await self._ownership.owners_of(codes) if codes else {}

    async def give_back(self, code: str, *, rests: bool = False) -> None:
        """Release a table that was claimed and not loaded; one that rests is not adopted."""
        with suppress(StoreError):
            await self._ownership.release(code, rests=rests)

    def leave(self, code: str, room: Leaving, *, rests: bool) -> asyncio.Task[None]:
        """Release a table once its room has handled everything; one that rests is not adopted."""
        leaving = asyncio.get_running_loop().create_task(self._leave(code, room, rests=rests))
        self._leaving[code] = leaving
        return leaving

    async def _leave(self, code: str, room: Leaving, *, rests: bool) -> None:
        try:
            await room.wait_until_idle()
            await self._ownership.release(code, rests=rests)
        except StoreError as error:
            log.warning("not released", code=code, error=error)
        finally:
            if self._leaving.get(code) is asyncio.current_task():
                del self._leaving[code]

    def close(self) -> None:
        """Claim nothing more: this node is about to stop."""
        self._is_closed = True

    async def wait_until_left(self, seconds: float) -> None:
        """Wait until everything that leaves has left, but not for ever."""
        tasks: Iterable[asyncio.Task[None]] = self._leaving.values()
        if left := list(tasks):
            await asyncio.wait(left, timeout=seconds)
