"""What a page and the server say to each other: the state of the game as the page has heard it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

Message = dict[str, Any]
Action = dict[str, Any]


class PageSocket:
    """The WebSocket of a page: the last view, my legal actions, the moves that I sent."""

    def __init__(self, page: Page) -> None:
        self.view: Message = {}
        self.legal: list[Action] = []
        self.heard = 0
        """How often the game has gone on."""
        self.moves: list[list[Action]] = []
        """The actions of every move that the page has sent."""
        self.refusals: list[Message] = []
        """The moves that were not carried out, with the reasons."""
        self._refs: set[int] = set()
        page.on("websocket", self._open)

    @property
    def due(self) -> str:
        """The kind of the next decision."""
        agenda = self.view.get("agenda") or [{"due": "over"}]
        return str(agenda[-1]["due"])

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._send)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] in ("sync", "moved", "staged"):
            self.view, self.legal = message["view"], message["legal"]
            self.heard += 1
        elif message["t"] in ("refused", "wrong") and message["ref"] in self._refs:
            self.refusals.append(message)

    def _send(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "act":
            assert message["end"], "the turn was not ended: quick play is off"
            self.moves.append(message["actions"])
            self._refs.add(message["ref"])
