"""The error that a request or a command is answered with."""

from __future__ import annotations

from undermine.server.protocol.messages import Why, Wrong


class RequestError(Exception):
    """A request or command that is not carried out; `message` is the answer to its sender."""

    def __init__(self, why: Why, detail: str = "", ref: int = -1) -> None:
        super().__init__(why)
        self.message = Wrong(why, ref, detail)
