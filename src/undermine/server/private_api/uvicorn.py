"""Private parts of uvicorn and of the libraries under it."""

from __future__ import annotations

from typing import Any

import h11
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library has no wheel
    from websockets.utils import apply_mask

__all__ = ["ASGIReceiveEvent", "Frame", "HttpProtocol", "SocketProtocol", "apply_mask"]


class HttpProtocol(H11Protocol):
    """uvicorn's HTTP connection, with names for the fields that are relied on."""

    @property
    def peer(self) -> str:
        """The address of the other end; empty if it has none."""
        return self.client[0] if self.client else ""

    @property
    def awaits_request(self) -> bool:
        """Whether the request has not come, or not all of it."""
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY)


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with names for the fields that are relied on."""

    @property
    def state(self) -> dict[str, Any]:
        """What the application finds under `state` in its scope."""
        return self.scope["state"]

    @property
    def largest_message(self) -> int:
        """Bytes of a message that are accepted."""
        return self.config.ws_max_size

    @property
    def can_send(self) -> bool:
        """Whether no close frame was sent and the connection is open."""
        return not self.close_sent and not self.transport.is_closing()

    @property
    def has_request(self) -> bool:
        """Whether the request to open the WebSocket has come: frames follow it."""
        return self.handshake_initiated

    @property
    def is_open(self) -> bool:
        """Whether the application has accepted the WebSocket."""
        return self.handshake_complete

    def end_handshake(self) -> None:
        """The request was answered, if not by a WebSocket: otherwise that is logged as an error."""
        self.handshake_complete = True

    @property
    def is_between_messages(self) -> bool:
        """Whether no message has come in part."""
        return self.conn.current_size is None

    @property
    def has_unread(self) -> bool:
        """Whether messages wait for the application."""
        return not self.queue.empty()

    @property
    def pieces(self) -> list[bytes]:
        """The frames of the message that is coming or has just come."""
        return self.frames
