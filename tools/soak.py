"""Check the camera rules over whole games of bots, on every screen, in a real browser.

The start and every decision of one seat are shown on two pages, a phone and a desk, at all their
sizes: at rest, and with a card picked where one has targets on the board. A run ends by itself:
after so many games of each title, or when its time is over.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser

from tests.browser.harness import Device, DevicePages, Server, launched
from tests.browser.recorded_views import (
    SEATS,
    TABLE,
    FedPage,
    Message,
    recorded_game,
    untouched_view,
)
from tests.browser.resized_page import SCREENS, ResizedPage

SHOWN: Final = 20
"""So many faults are printed; the others are counted."""


class Run(NamedTuple):
    """What the command line asks for."""

    games: int
    minutes: float
    seed: int
    only: str | None


def main(words: Sequence[str]) -> int:
    """Play, look, and print what was found; 1 if a rule was broken."""
    run = _read(words)
    tally = Tally()
    with tempfile.TemporaryDirectory(prefix="undermine-soak-") as folder:
        server = Server(Path(folder))
        server.start()
        try:
            with launched() as browser:
                soak = Soak(browser, server.url, Path(folder), tally)
                soak.play(run, time.monotonic() + run.minutes * 60)
        finally:
            server.stop()
    for fault in tally.broken[:SHOWN]:
        print(f"soak: {fault}", file=sys.stderr)
    print(f"soak: {tally}", flush=True)
    return int(bool(tally.broken))


def _read(words: Sequence[str]) -> Run:
    parser = argparse.ArgumentParser(description="Check the camera rules over whole games of bots.")
    parser.add_argument("--games", type=int, default=1, help="games of each title (default: 1)")
    parser.add_argument("--minutes", type=float, default=15, help="at most so long (default: 15)")
    parser.add_argument("--seed", type=int, default=0, help="for other games")
    parser.add_argument("--only", choices=SEATS, help="one title instead of all")
    return Run(**vars(parser.parse_args(words)))


@dataclass
class Tally:
    """What was looked at, and which rules were broken."""

    games: int = 0
    """Games that were begun; the last one may not have been seen to its end."""
    views: int = 0
    looks: int = 0
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        sizes = sum(map(len, SCREENS.values()))
        return (
            f"games {self.games}, views {self.views}, screens {sizes}, "
            f"looks {self.looks}, faults {len(self.broken)}"
        )


class Soak:
    """Looks at games in a browser, and counts."""

    def __init__(self, browser: Browser, url: str, folder: Path, tally: Tally) -> None:
        self._browser = browser
        self._url = url
        self._folder = folder
        self._tally = tally

    def play(self, run: Run, deadline: float) -> None:
        """Look at so many games of each title, until the time is over."""
        titles = [game for game in SEATS if run.only in (None, game)]
        for game, number in itertools.product(titles, range(run.games)):
            if time.monotonic() < deadline:
                self._look_at(game, f"{game} {run.seed + number}", deadline)

    def _look_at(self, game: str, seed: str, deadline: float) -> None:
        views = [
            untouched_view(game, self._room(f"{seed} start")),
            *recorded_game(game, self._room(seed), seed),
        ]
        self._tally.games += 1
        devices = {
            kind: DevicePages(self._browser, self._url, Device(*sizes[0], 1, touch=kind == "phone"))
            for kind, sizes in SCREENS.items()
        }
        try:
            pages = {kind: _fed(pages, views[0]) for kind, pages in devices.items()}
            resized = {kind: ResizedPage(fed, SCREENS[kind]) for kind, fed in pages.items()}
            for number, message in enumerate(views):
                if time.monotonic() > deadline:
                    break
                self._tally.views += 1
                for kind, fed in pages.items():
                    fed.feed(message)
                    for look in resized[kind].looks(picks=True):
                        self._tally.looks += 1
                        self._tally.broken += [f"{seed}, view {number}, {rule}" for rule in look]
        finally:
            for opened in devices.values():
                self._tally.broken += opened.errors
                opened.close()

    def _room(self, name: str) -> Path:
        """A folder for the database of a game."""
        folder = self._folder / name.replace(" ", "-")
        folder.mkdir()
        return folder


def _fed(pages: DevicePages, first: Message) -> FedPage:
    page = pages(reduced_motion=True, local_storage=TABLE.local_storage("Ana"))
    return FedPage(page, first)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
