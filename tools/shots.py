"""Take pictures of every screen, at both sizes and in both lights, to be looked at by people.

They are written to `shots/`, which is not kept: `table-my-turn-phone-dark-de.png`.
Words of the command line choose scenes, and looks such as `phone-dark`, by their beginnings.
With `--readme` only the picture of the read-me is made, `docs/table.png`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.harness import (  # noqa: E402 - found only now
    DESKTOP,
    PHONE,
    Device,
    DevicePages,
    Server,
    launched,
)
from tests.browser.page_player import PagePlayer  # noqa: E402
from tests.browser.scripted_player import Seat  # noqa: E402
from tools import shot_scenes  # noqa: E402

OUTPUT = ROOT / "shots"
README = ROOT / "docs/table.png"


class Look(NamedTuple):
    """One combination of screen size, theme and language."""

    size: str
    device: Device
    theme: str
    language: str

    @property
    def name(self) -> str:
        """The end of the name of a picture."""
        return f"{self.size}-{self.theme}-{self.language}"


LOOKS = (
    Look("desktop", DESKTOP, "dark", "en"),
    Look("phone", PHONE, "light", "en"),
    Look("desktop", DESKTOP, "light", "de"),
    Look("phone", PHONE, "dark", "de"),
)


class Studio:
    """Opens pages in one look, and takes pictures of them."""

    def __init__(self, browser: Browser, server: Server, look: Look) -> None:
        self.server = server
        self.url = server.url
        self.look = look
        self.taken = 0
        self._browser = browser
        self._pages = DevicePages(browser, server.url, look.device)

    def visit(
        self, path: str, seat: Seat | None = None, *, name: str = "Ana", **settings: object
    ) -> PagePlayer:
        """Open a page, with a seat if one is given; further arguments are client settings."""
        chosen = {"theme": self.look.theme, "language": self.look.language, **settings}
        kept = {"undermine.settings": chosen} | (seat.local_storage(name) if seat else {})
        language = {"de": "de-DE", "en": "en-GB"}[self.look.language]
        page = self._pages(path, language=language, reduced_motion=True, local_storage=kept)
        return PagePlayer(page, self.look.language, touch=self.look.device.touch)

    def shoot(self, page: Page, name: str, *, whole: bool = False) -> None:
        """Take a picture once the page has settled."""
        page.evaluate("() => document.fonts.ready")
        page.wait_for_timeout(250)  # a picture has no other way to know that nothing moves
        page.screenshot(path=OUTPUT / f"{name}-{self.look.name}.png", full_page=whole)
        self.taken += 1

    def sweep(self) -> None:
        """Close all pages and print their errors, which do not fail the run."""
        pages, self._pages = (
            self._pages,
            DevicePages(self._browser, self.url, self.look.device),
        )
        pages.close()
        pages.ignore_errors("WebSocket connection|ERR_CONNECTION_REFUSED|404")
        for said in pages.errors:
            print(f"  the browser complained ({self.look.name}): {said}", file=sys.stderr)


def take_all(studio: Studio, scenes: list[Callable[[Studio], None]]) -> None:
    """Take the pictures of some scenes in one look; a scene that fails is reported."""
    for scene in scenes:
        try:
            scene(studio)
        except Exception as error:  # noqa: BLE001 - the other pictures are still wanted
            print(f"  {scene.__name__} ({studio.look.name}): {error}", file=sys.stderr)
        studio.sweep()


def main(arguments: list[str]) -> int:
    """Take pictures."""
    OUTPUT.mkdir(exist_ok=True)
    wanted = [word for word in arguments if not word.startswith("--")]
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            if "--readme" in arguments:
                picture = shot_scenes.readme(Studio(browser, server, LOOKS[0]))
                README.write_bytes(picture)
                print(f"{README.relative_to(ROOT)}: {len(picture)} bytes")
                return 0
            looks = [look for look in LOOKS if look.name.startswith(tuple(wanted))]
            scenes = [
                word for word in wanted if not any(look.name.startswith(word) for look in LOOKS)
            ]
            for look in looks or LOOKS:
                studio = Studio(browser, server, look)
                take_all(studio, shot_scenes.chosen(scenes))
                print(f"{look.name}: {studio.taken} pictures")
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
