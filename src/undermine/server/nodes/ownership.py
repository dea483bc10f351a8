"""Which tables live on this node.

A live table (its mailbox, clocks, bots and staged turns) belongs to one node at a time. Whoever
wants to wake a table claims it first; a claim that fails says that the table lives elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol


class Ownership(Protocol):
    """The tables that this node owns, and those of other nodes.

    All methods but `on_lost` raise `StorageError` if the database does not answer.
    """

    async def open(self) -> None:
        """Be ready to claim tables; called after the store was opened."""

    async def close(self) -> None:
        """Let go of all tables; does not call what `on_lost` was given."""

    async def claim(self, code: str) -> bool:
        """Whether this node owns the table from now on, or did so already.

        Claim before reading what is to be continued: a claim ends all writes of earlier owners. A
        table that is not stored yet cannot be claimed: store it, then claim it.
        """

    async def release(self, code: str, *, rests: bool = False) -> None:
        """Let go of a table, after its last write; nothing happens if this node does not own it.

        One that `rests` waits for people: it is no orphan before somebody claims it again.
        """

    async def owner(self, code: str) -> str | None:
        """The internal address of the node that owns a table; None if nobody does."""

    async def owners_of(self, codes: Collection[str]) -> dict[str, str]:
        """The internal addresses of the nodes that own some tables, but for those without one."""

    async def orphans(self, limit: int) -> list[str]:
        """Some tables with a game in play that nobody owns, but for those at rest."""

    def on_lost(self, callback: Callable[[], None]) -> None:
        """Have a function called when this node has lost all its tables at once.

        The session with the database is gone, so other nodes may take them. Every table must be let
        go of; later claims may succeed again.
        """


class SingleOwner:
    """The only node there is: it owns every table.

    >>> import asyncio
    >>> asyncio.run(SingleOwner().claim("red-lamp"))
    True
    """

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def claim(self, code: str) -> bool:  # noqa: ARG002 (a name of the interface)
        """Every table is owned."""
        return True

    async def release(self, code: str, *, rests: bool = False) -> None:
        """Nobody else wants it."""

    async def owner(self, code: str) -> str | None:  # noqa: ARG002 (a name of the interface)
        """There is no other node to pass anything to."""
        return None

    async def owners_of(self, codes: Collection[str]) -> dict[str, str]:  # noqa: ARG002 (see above)
        """There is no other node to ask."""
        return {}

    async def orphans(self, limit: int) -> list[str]:  # noqa: ARG002 (a name of the interface)
        """No table is without an owner."""
        return []

    def on_lost(self, callback: Callable[[], None]) -> None:
        """Nothing can be lost."""
