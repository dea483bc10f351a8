"""Starts a server for tests, which deals the same cards to the same test every time.

It is the server that everybody runs, but for one thing: codes of tables and seeds of games come
from `SeededByFile` instead of the operating system. That is the member `random` of `Services`; no
setting reaches it, so a host cannot serve like this by mistake.

Tests share a server, and which of them ran before depends on how they are spread over processes.
So in the browser each begins with `Server.deal_from`, which writes the test's own seed into the
file, and from then on tables are dealt from that. Bots follow: their dice come from the seed of
their game. A person's word for the deal would be by chance as well; `Visitors` sees to that in the
page.
"""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

SEED: Final = "seed.txt"
"""The file in the server's folder; its text is the seed, and another text begins anew."""


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


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


def main() -> int:
    """Serve as the environment says, with seeds from the file."""
    from undermine.server.logs import configure  # noqa: PLC0415 (bots need none of it)
    from undermine.server.main import run  # noqa: PLC0415
    from undermine.server.settings import read_settings  # noqa: PLC0415

    settings = read_settings(os.environ)
    configure(settings.log, settings.log_format)
    return run(settings, partial(print, flush=True), SeededByFile(settings.data / SEED))


if __name__ == "__main__":
    sys.exit(main())
