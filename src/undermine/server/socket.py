"""uvicorn's WebSocket with two things more: sending without waiting, and cutting at once.

ASGI offers only an awaited `send`. A table tells five people at a time, so that would be five
tasks for every move; and a client that stops reading could never be got rid of.
"""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "undermine.socket"
"""Where the application finds this, in the state of its scope."""


class Socket(WebSocketsSansIOProtocol):
    """One connection."""

    async def run_asgi(self) -> None:
        """Let the application find us."""
        self.scope["state"][EXTENSION] = self
        await super().run_asgi()

    def push(self, text: bytes) -> bool:
        """Send now; false if the other end does not read at the moment."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def cut(self) -> None:
        """End the connection, whatever waits to be sent."""
        self.transport.abort()
