"""uvicorn's WebSocket with more: sending and hearing without tasks, cutting at once, a goodbye.

ASGI offers only an awaited `send`. A table tells five people at a time, so that would be five
tasks for every move; and a client that stops reading could never be got rid of.

ASGI's `receive` is a queue and a task that wakes up, and reading is paused and resumed around
every message. So the application may lend an ear, which is called as soon as a message is there.
What the ear does not want (it makes no sense, it comes too fast) takes the awaited way, where
the application can answer, wait and hang up; and so does whatever comes behind it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from undermine.server.protocol import Closing

EXTENSION: Final = "undermine.socket"
"""Where the application finds this, in the state of its scope."""
_PIECES: Final = 64
"""A message may come in so many pieces; empty ones would cost their sender nothing."""
_SHORT, _MEDIUM = 125, 65_535
"""Sizes of messages that a frame gives in one and in three bytes."""
_GOODBYE: Final = msgspec.json.encode(Closing())


class Socket(WebSocketsSansIOProtocol):
    """One connection."""

    ear: Callable[[bytes], bool] | None = None
    """Is given every message, and says whether it has dealt with it."""

    async def run_asgi(self) -> None:
        """Let the application find us."""
        self.scope["state"][EXTENSION] = self
        await super().run_asgi()

    def push(self, text: bytes) -> bool:
        """Send now; false if the other end does not read at the moment."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        is_heard = self.ear is not None and self.queue.empty() and self.ear(b"".join(self.frames))
        if not is_heard:
            super().send_receive_event_to_app()

    def cut(self) -> None:
        """End the connection, whatever waits to be sent."""
        self.transport.abort()

    def shutdown(self) -> None:
        """The server stops: say so before the line is closed."""
        if self.handshake_complete:
            self.push(_GOODBYE)
        super().shutdown()

    def handle_ping(self) -> None:
        """Answer, unless the answers are not read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.cut()

    def handle_cont(self, event: Frame) -> None:
        """Put a message together."""
        if len(self.frames) < _PIECES:
            super().handle_cont(event)
        else:
            self.cut()


def framed(text: bytes) -> bytes:
    """A text message as a server sends it: whole, unmasked, not compressed (RFC 6455, 5.2)."""
    size = len(text)
    if size <= _SHORT:
        return b"\x81%c%b" % (size, text)
    if size <= _MEDIUM:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)
