"""A server program for tests: the same test is dealt the same cards every time.

It differs from the real server in two members of `Services`: `random`, from which codes of tables
and seeds of games come, is a `SeededByFile`; `time` is a `ForwardTime`, which a test can advance,
so that no test waits ten minutes to see the effect of ten minutes. No setting reaches these
members, so a host cannot serve like this by mistake.

Tests share a server, and their order depends on how they are spread over processes. So each browser
test begins with `Server.deal_from`, which writes the seed of the test into a file, and later tables
are dealt from that seed. Dice of bots come from the seed of their game. The word that a page adds
to the deal would be random, too; `DevicePages` fixes it in the page.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

SEED: Final = "seed.txt"
"""The file in the server's folder; its text is the seed, and another text begins anew."""
AHEAD: Final = "ahead.txt"
"""The file in the server's folder with the seconds by which its clock was put forward."""
LOOK_AGAIN: Final = 0.05
"""Seconds after which an alarm that has not rung looks whether the clock was put forward."""


class SeededByFile(Random):
    """Begins anew whenever the text in a file has changed; without a file the text is empty."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._text = _read(file)
        super().__init__(self._text)

    def getrandbits(self, k: int, /) -> int:
        """Everything that is drawn is made of these."""
        if (text := _read(self._file)) != self._text:
            self._text = text
            self.seed(text)
        return super().getrandbits(k)


class ForwardTime:
    """The clock on the wall, put forward by the seconds that a file says."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def now(self) -> float:
        """Seconds that never go back, as long as those in the file do not."""
        return time.monotonic() + self._ahead

    def date(self) -> int:
        """Seconds since 1970."""
        return int(time.time() + self._ahead)

    def after(self, seconds: float, ring: Callable[[], None]) -> ForwardAlarm:
        """Ring later, or as soon as the clock was put forward so far."""
        return ForwardAlarm(self, self.now() + seconds, ring)

    @property
    def _ahead(self) -> float:
        return float(_read(self._file) or 0)


class ForwardAlarm:
    """Rings at a time of such a clock."""

    def __init__(self, clock: ForwardTime, at: float, ring: Callable[[], None]) -> None:
        self._clock, self._at, self._ring = clock, at, ring
        self._wait()

    def cancel(self) -> None:
        """Do not ring."""
        self._handle.cancel()

    def _wait(self) -> None:
        left = min(max(0.0, self._at - self._clock.now()), LOOK_AGAIN)
        self._handle = asyncio.get_running_loop().call_later(left, self._look)

    def _look(self) -> None:
        if self._clock.now() >= self._at:
            self._ring()
        else:
            self._wait()


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


def main() -> int:
    """Serve as the environment says, with seeds and time from the files."""
    from undermine.server.logs import configure  # noqa: PLC0415 (bots need none of it)
    from undermine.server.main import run  # noqa: PLC0415
    from undermine.server.settings import read_settings  # noqa: PLC0415

    settings = read_settings(os.environ)
    configure(settings.log, settings.log_format)
    random, clock = SeededByFile(settings.data / SEED), ForwardTime(settings.data / AHEAD)
    return run(settings, partial(print, flush=True), random, clock)


if __name__ == "__main__":
    sys.exit(main())
