"""Whom a room talks to, and what it says when something cannot be done."""

from __future__ import annotations

from typing import Final, Protocol


class Listener(Protocol):
    """Somebody at the other end of a line."""

    def send(self, data: bytes) -> None:
        """Send, or drop the line if the other end does not read."""

    def close(self) -> None:
        """End the line after what was told last."""


class NullListener:
    """Nobody: what the room says to itself is not answered."""

    def send(self, data: bytes) -> None:
        """Send nothing."""

    def close(self) -> None:
        """There is no line."""


ROOM_ITSELF: Final = NullListener()
