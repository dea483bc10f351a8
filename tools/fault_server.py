"""A server of our own to try faults on, in a process of its own."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 60.0
"""Seconds without any news after which something counts as stuck."""


class Fault(Exception):
    """Something was lost, or stands still."""


class Server:
    """A server in a process of its own; its data folder outlives it."""

    program: tuple[str, ...] = ("-m", "undermine.cli.main", "serve")
    """The arguments of Python."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.url = ""
        self.trust: ssl.SSLContext | None = None
        """Whom to believe, if it speaks https."""
        self._settings = {"port": "0", "bot_pause": "0", "data": str(folder), **settings}
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    def start(self, *arguments: str) -> None:
        """Start it and wait until it answers."""
        variables = {f"UNDERMINE_{name.upper()}": text for name, text in self._settings.items()}
        with (self.folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                (sys.executable, *self.program, *arguments),
                env=os.environ | variables,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
                start_new_session=True,
            )
        self.url = self.hear().rpartition(" ")[2]
        self._wait_until_healthy()

    def hear(self) -> str:
        """The next line that it prints."""
        assert self._process is not None
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def _wait_until_healthy(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self._is_healthy():
            if self.has_ended or time.monotonic() > deadline:
                self.kill()
                log = (self.folder / "server.log").read_text()
                raise Fault(f"the server does not start:\n{log[-2000:]}")
            time.sleep(0.02)

    def _is_healthy(self) -> bool:
        return self.status("/healthz") == 200  # noqa: PLR2004 (HTTP says so)

    def status(self, path: str) -> int:
        """The status of an answer by plain HTTP; 0 if there is none."""
        address, trust = f"{self.url}{path}", self.trust
        try:
            with urllib.request.urlopen(address, timeout=5, context=trust) as reply:  # noqa: S310
                return int(reply.status)
        except urllib.error.HTTPError as error:
            return error.code
        except (OSError, ValueError):
            return 0

    @property
    def has_ended(self) -> bool:
        """The process is gone."""
        return self._process is None or self._process.poll() is not None

    def kill(self) -> None:
        """End it at once, as a power cut would, and wait until its bots are gone too."""
        self._end(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end; the exit code."""
        return self._end(how)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        try:
            code = process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            code = process.wait()
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)  # bots, if any outlive it
        if process.stdout is not None:
            process.stdout.close()
        return code

    def post(self, path: str, body: object) -> Any:  # noqa: ANN401 (any JSON)
        """Ask for something by plain HTTP."""
        request = urllib.request.Request(  # noqa: S310 (our own address)
            f"{self.url}{path}", json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=10, context=self.trust) as reply:  # noqa: S310
            return json.load(reply)

    def socket(self, code: str) -> str:
        """The address of the WebSocket of a table."""
        return f"{self.url.replace('http', 'ws', 1)}/ws/{code}"


def wait_until(what: str, reached: Callable[[], bool], seconds: float = PATIENCE) -> float:
    """Wait for a state; the seconds that took."""
    began = time.monotonic()
    while not reached():
        if time.monotonic() > began + seconds:
            raise Fault(f"after {seconds:.0f} s it is still not so that {what}")
        time.sleep(0.02)
    return time.monotonic() - began
