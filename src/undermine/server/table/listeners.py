"""The recipients of messages that a room sends."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from undermine.server.protocol.messages import Closing

DONE: Final = 1000
"""The code of a WebSocket that is closed because nothing is left to say."""
COME_BACK: Final = 1012
"""The code of a WebSocket whose server is about to stop: the client connects again."""

_GOODBYE: Final = msgspec.json.encode(Closing())


class Listener(Protocol):
    """A connection to a client."""

    def send(self, data: bytes) -> None:
        """Send encoded bytes, or disconnect if the client does not read."""

    def close(self, code: int = DONE) -> None:
        """Close the connection after the last message."""


def send_away(listener: Listener) -> None:
    """The table goes on elsewhere, or later: tell a connection to connect again."""
    listener.send(_GOODBYE)
    listener.close(COME_BACK)


class NullListener:
    """The sender of messages that a room posts to itself: answers are dropped."""

    def send(self, data: bytes) -> None:
        """Send nothing."""

    def close(self, code: int = DONE) -> None:
        """Close nothing."""


ROOM_ITSELF: Final = NullListener()
