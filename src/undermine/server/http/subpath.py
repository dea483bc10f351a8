"""Serving below a path of a host that serves more than us, such as `example.org/undermine/`.

The path comes from `UNDERMINE_URL`. A proxy may pass it on or strip it; both are understood.
"""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send


class SubPath:
    """Takes the path of the server off the paths of requests."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self._app = app
        self._prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve as if we had the whole host."""
        path = scope.get("path", "")
        if self._prefix and (path == self._prefix or path.startswith(f"{self._prefix}/")):
            rest = path.removeprefix(self._prefix) or "/"
            scope = {**scope, "path": rest, "raw_path": rest.encode()}
        await self._app(scope, receive, send)
