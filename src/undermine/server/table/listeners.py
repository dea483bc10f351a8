"""Whom a room talks to, and what it says when something cannot be done."""

from __future__ import annotations

from typing import Final, Protocol

from undermine.server.protocol.messages import Why, Wrong


class Trouble(Exception):
    """Something that cannot be done, and why."""

    def __init__(self, why: Why, detail: str = "", ref: int = -1) -> None:
        super().__init__(why)
        self.tell = Wrong(why, ref, detail)


class Listener(Protocol):
    """Somebody at the other end of a line."""

    def tell(self, data: bytes) -> None:
        """Send, or drop the line if the other end does not read."""

    def close(self) -> None:
        """End the line after what was told last."""


class Deaf:
    """Nobody: what the room says to itself is not answered."""

    def tell(self, data: bytes) -> None:
        """Send nothing."""

    def close(self) -> None:
        """There is no line."""


ROOM_ITSELF: Final = Deaf()
