"""The recipients of messages that a room sends."""

from __future__ import annotations

from typing import Final, Protocol


class Listener(Protocol):
    """A connection to a client."""

    def send(self, data: bytes) -> None:
        """Send encoded bytes, or disconnect if the client does not read."""

    def close(self) -> None:
        """Close the connection after the last message."""


class NullListener:
    """The sender of messages that a room posts to itself: answers are dropped."""

    def send(self, data: bytes) -> None:
        """Send nothing."""

    def close(self) -> None:
        """Close nothing."""


ROOM_ITSELF: Final = NullListener()
