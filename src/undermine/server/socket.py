"""uvicorn's WebSocket with more: sending without waiting, cutting at once, a word of goodbye.

ASGI offers only an awaited `send`. A table tells five people at a time, so that would be five
tasks for every move; and a client that stops reading could never be got rid of.
"""

from __future__ import annotations

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
