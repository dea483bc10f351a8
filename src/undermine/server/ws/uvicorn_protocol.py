"""uvicorn's WebSocket with more: sending and hearing without tasks, cutting at once, a goodbye.

ASGI offers only an awaited `send`. A table tells five people at a time, so that would be five
tasks for every move; and a client that stops reading could never be got rid of.

ASGI's `receive` is a queue and a task that wakes up, and reading is paused and resumed around
every message. So the application may lend an ear, which is called as soon as a message is there.
What the ear does not want (it makes no sense, it comes too fast) takes the awaited way, where
the application can answer, wait and hang up; and so does whatever comes behind it.

Nearly everything a client sends is short and arrives whole. Such a message is unpacked here: the
library, which can put a message together from any pieces, takes five times as long for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from undermine.server.protocol.messages import Closing

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library has no wheel
    from websockets.utils import apply_mask

EXTENSION: Final = "undermine.socket"
"""Where the application finds this, in the state of its scope."""
_PIECES: Final = 64
"""A message may come in so many pieces; empty ones would cost their sender nothing."""
_SHORT, _MEDIUM = 125, 65_535
"""Sizes of messages that a frame gives in one and in three bytes."""
_WHOLE_TEXT: Final = 0x81
"""How a frame begins that is a text message, all of it."""
_MASKED: Final = 0x80
_MASK: Final = 4
"""Bytes with which a client masks what it sends."""
_CLOSING_SECONDS: Final = 0.4
"""How long the other end has to read why it was closed."""
_GOODBYE: Final = msgspec.json.encode(Closing())


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    on_message: Callable[[bytes], bool] | None = None
    """Is given every message, and says whether it has dealt with it."""
    allow_control_frame: Callable[[], bool] | None = None
    """Whether one more ping or pong may come."""
    is_frame_aligned = True
    """Whether everything so far came in whole frames, so that the next bytes begin one."""
    is_clear = False
    """Whether the next bytes begin a message, too, and none waits before it."""
    is_writable = True
    """Whether the other end reads what is sent."""

    async def run_asgi(self) -> None:
        """Let the application find us."""
        self.scope["state"][EXTENSION] = self
        await super().run_asgi()

    # -- sending ---------------------------------------------------------------

    def push(self, text: bytes) -> bool:
        """Send now; false if the other end does not read at the moment."""
        if self.is_writable and not self.close_sent and not self.transport.is_closing():
            self.transport.write(text_frame(text))
            return True
        return False

    def pause_writing(self) -> None:
        """Too much waits to be sent."""
        self.is_writable = False
        super().pause_writing()

    def resume_writing(self) -> None:
        """It was read."""
        self.is_writable = True
        super().resume_writing()

    # -- hearing ---------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Something has come; one message, and nothing before it, is heard at once."""
        if self.is_clear and self.on_message is not None and len(data) <= self.config.ws_max_size:
            text = single_text_message(data)
            if text is not None and self.on_message(text):
                return
        self.is_frame_aligned = not self.handshake_initiated or (
            self.is_frame_aligned and is_whole_frames(data)
        )
        super().data_received(data)
        self._update_is_clear()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message that was not heard."""
        message = await super().receive()
        self._update_is_clear()
        return message

    def _update_is_clear(self) -> None:
        self.is_clear = (
            self.is_frame_aligned and self.conn.current_size is None and self.queue.empty()
        )

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        is_handled = (
            self.on_message is not None
            and self.queue.empty()
            and self.on_message(b"".join(self.frames))
        )
        if not is_handled:
            super().send_receive_event_to_app()

    def abort(self) -> None:
        """End the connection, whatever waits to be sent."""
        self.transport.abort()

    def abort_soon(self) -> None:
        """A close frame was sent: the connection ends within a second, answered or not."""
        self.loop.call_later(_CLOSING_SECONDS, self.transport.abort)

    def stop_reading(self) -> None:
        """Whatever else comes is not looked at."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def shutdown(self) -> None:
        """The server stops: say so before the line is closed."""
        self.is_clear = False
        if self.handshake_complete:
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
        """Put a message together."""
        if len(self.frames) < _PIECES:
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
    """How long the head of the frame is that begins there, and what follows it."""
    size = data[at + 1] & 0x7F if at + 1 < len(data) else 0
    if size <= _SHORT:
        return 2 + _MASK, size
    wide = 2 if size == _SHORT + 1 else 8
    return 2 + wide + _MASK, int.from_bytes(data[at + 2 : at + 2 + wide], "big")


def is_whole_frames(data: bytes) -> bool:
    """Whether this is whole frames and nothing else."""
    at = 0
    while at < len(data):
        at += sum(frame_size(data, at))
    return at == len(data)


def single_text_message(data: bytes) -> bytes | None:
    """What a client says, if this is a text message as a client sends it, whole and alone."""
    if len(data) < 2 + _MASK or data[0] != _WHOLE_TEXT or not data[1] & _MASKED:
        return None
    head, size = frame_size(data)
    if len(data) != head + size:
        return None
    return apply_mask(data[head:], data[head - _MASK : head])
