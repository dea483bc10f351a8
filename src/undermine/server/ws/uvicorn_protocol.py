"""uvicorn's WebSocket with synchronous sending and receiving, an immediate abort, and a goodbye.

ASGI offers only an awaited `send`. A table sends to five people at a time, so that would be five
tasks for every move; and a client that stops reading could never be disconnected.

ASGI's `receive` is a queue and a task that wakes up, and reading is paused and resumed around
every message. So the application may set `on_message`, a callback that runs as soon as a message
is there. A message that the callback rejects (it cannot be decoded, it comes too fast) goes
through the queue, where the application can answer, wait and close; and so do the messages after
it.

Nearly every message of a client is short and arrives in one frame. Such a message is decoded
here: the library, which can assemble a message from any pieces, takes five times as long for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from undermine.server.private_api.uvicorn import ASGIReceiveEvent, Frame, SocketProtocol, apply_mask
from undermine.server.protocol.messages import Closing

EXTENSION: Final = "undermine.socket"
"""Where the application finds this, in the state of its scope."""
_PIECES: Final = 64
"""A message may come in so many pieces; empty ones would cost their sender nothing."""
_SHORT, _MEDIUM = 125, 65_535
"""Sizes of messages that a frame gives in one and in three bytes."""
_WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text message."""
_MASKED: Final = 0x80
_MASK: Final = 4
"""Bytes with which a client masks what it sends."""
_CLOSING_SECONDS: Final = 0.4
"""How long the other end has to read why it was closed."""
_GOODBYE: Final = msgspec.json.encode(Closing())


class WebSocketProtocol(SocketProtocol):
    """One connection."""

    on_message: Callable[[bytes], bool] | None = None
    """Called with every message; returns whether it has handled it."""
    allow_control_frame: Callable[[], bool] | None = None
    """Whether one more ping or pong may come."""
    is_frame_aligned = True
    """Whether all bytes so far were whole frames, so that the next bytes begin one."""
    is_clear = False
    """Whether the next bytes begin a message, and no other message waits."""
    is_writable = True
    """Whether the other end reads: the write buffer is not full."""

    async def run_asgi(self) -> None:
        """Put this object where the application finds it."""
        self.state[EXTENSION] = self
        await super().run_asgi()

    # -- sending ---------------------------------------------------------------

    def push(self, text: bytes) -> bool:
        """Send now; false if the other end does not read at the moment."""
        if self.is_writable and self.can_send:
            self.transport.write(text_frame(text))
            return True
        return False

    def pause_writing(self) -> None:
        """The write buffer is full."""
        self.is_writable = False
        super().pause_writing()

    def resume_writing(self) -> None:
        """The write buffer has room again."""
        self.is_writable = True
        super().resume_writing()

    # -- receiving -------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Pass a single whole message on at once, if nothing waits before it."""
        if self.is_clear and self.on_message is not None and len(data) <= self.largest_message:
            text = single_text_message(data)
            if text is not None and self.on_message(text):
                return
        self.is_frame_aligned = not self.has_request or (
            self.is_frame_aligned and is_whole_frames(data)
        )
        super().data_received(data)
        self._update_is_clear()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message that `on_message` did not handle."""
        message = await super().receive()
        self._update_is_clear()
        return message

    def _update_is_clear(self) -> None:
        self.is_clear = self.is_frame_aligned and self.is_between_messages and not self.has_unread

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        is_handled = (
            self.on_message is not None
            and not self.has_unread
            and self.on_message(b"".join(self.pieces))
        )
        if not is_handled:
            super().send_receive_event_to_app()

    def abort(self) -> None:
        """End the connection at once and drop the write buffer."""
        self.transport.abort()

    def abort_soon(self) -> None:
        """A close frame was sent: the connection ends within a second, answered or not."""
        self.loop.call_later(_CLOSING_SECONDS, self.transport.abort)

    def stop_reading(self) -> None:
        """Read nothing more from the other end."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def shutdown(self) -> None:
        """The server stops: send a goodbye before closing."""
        self.is_clear = False
        if self.is_open:
            self.push(_GOODBYE)
        super().shutdown()

    def handle_ping(self) -> None:
        """Answer, unless the answers are not read or there are too many."""
        if self.is_writable and self._may_control():
            super().handle_ping()
        else:
            self.abort()

    def handle_pong(self, event: Frame) -> None:
        """Take it, unless there are too many."""
        if self._may_control():
            super().handle_pong(event)
        else:
            self.abort()

    def _may_control(self) -> bool:
        return self.allow_control_frame is None or self.allow_control_frame()

    def handle_cont(self, event: Frame) -> None:
        """Add a frame to a message, unless it has too many."""
        if len(self.pieces) < _PIECES:
            super().handle_cont(event)
        else:
            self.abort()


def text_frame(text: bytes) -> bytes:
    """A text message as a server sends it: whole, unmasked, not compressed (RFC 6455, 5.2)."""
    size = len(text)
    if size <= _SHORT:
        return b"\x81%c%b" % (size, text)
    if size <= _MEDIUM:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def frame_size(data: bytes, at: int = 0) -> tuple[int, int]:
    """The sizes of the header and of the payload of the frame that begins there."""
    size = data[at + 1] & 0x7F if at + 1 < len(data) else 0
    if size <= _SHORT:
        return 2 + _MASK, size
    wide = 2 if size == _SHORT + 1 else 8
    return 2 + wide + _MASK, int.from_bytes(data[at + 2 : at + 2 + wide], "big")


def is_whole_frames(data: bytes) -> bool:
    """Whether these bytes are whole frames and nothing else."""
    at = 0
    while at < len(data):
        at += sum(frame_size(data, at))
    return at == len(data)


def single_text_message(data: bytes) -> bytes | None:
    """The text of a message, if these bytes are one masked text frame and nothing else."""
    if len(data) < 2 + _MASK or data[0] != _WHOLE_TEXT or not data[1] & _MASKED:
        return None
    head, size = frame_size(data)
    if len(data) != head + size:
        return None
    return apply_mask(data[head:], data[head - _MASK : head])
