"""Take pictures of every screen at five sizes and in both themes, to be looked at by people.

They are written to `shots/`, which is not kept: `table-my-turn-390x844-dark.png`; contact sheets
lie beside them. Words of the command line choose scenes by their beginnings, devices (`phone`,
`desk`), sizes (`360x640`) and themes (`dark`). With `--readme` only the picture of the read-me is
made, `docs/table.png`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

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
from tools.contact_sheets import write_sheets  # noqa: E402

OUTPUT = ROOT / "shots"
README = ROOT / "docs/table.png"
SET_THEME: Final = "(theme) => { document.documentElement.dataset.theme = theme; }"


THEMES: Final = ("dark", "light")


class Look(NamedTuple):
    """A device, the sizes of its screen, and the language of its pages."""

    name: str
    device: Device
    sizes: tuple[tuple[int, int], ...]
    language: str


LOOKS: Final = (
    Look("phone", PHONE, ((390, 844), (360, 640), (844, 390)), "de"),
    Look("desk", DESKTOP, ((1280, 800), (1920, 1080)), "en"),
)
"""A scene is played once on each device. At each stop the screen takes every size of the device."""


def size_name(size: tuple[int, int]) -> str:
    """The name of a screen size in names of pictures and on the command line."""
    return f"{size[0]}x{size[1]}"


class Wanted(NamedTuple):
    """The looks and scenes that the command line asks for; an empty list stands for all."""

    looks: list[str]
    sizes: list[str]
    themes: list[str]
    scenes: list[str]


def wanted_by(words: list[str]) -> Wanted:
    """Sort the words of the command line."""
    looks = [word for word in words if word in {look.name for look in LOOKS}]
    known = {size_name(size) for look in LOOKS for size in look.sizes}
    sizes = [word for word in words if word in known]
    themes = [word for word in words if word in THEMES]
    scenes = [word for word in words if word not in {*looks, *sizes, *themes}]
    return Wanted(looks, sizes, themes, scenes)


class Studio:
    """Opens pages in one look, and takes pictures of them."""

    def __init__(self, browser: Browser, server: Server, look: Look, wanted: Wanted) -> None:
        self.server = server
        self.url = server.url
        self.look = look
        self.taken = 0
        self._sizes = [s for s in look.sizes if not wanted.sizes or size_name(s) in wanted.sizes]
        self._themes = wanted.themes or list(THEMES)
        self._browser = browser
        self._pages = DevicePages(browser, server.url, look.device)

    def visit(
        self,
        path: str,
        seat: Seat | None = None,
        *,
        name: str = "Ana",
        stored: dict[str, object] | None = None,
        **settings: object,
    ) -> PagePlayer:
        """Open a page, with a seat if one is given; further arguments are client settings.

        `stored` is what else the browser has stored earlier.
        """
        usual = {"theme": "dark", "language": self.look.language, "quick": "off"}
        kept = {"undermine.settings": {**usual, **settings}, **(stored or {})}
        kept |= seat.local_storage(name) if seat else {}
        language = {"de": "de-DE", "en": "en-GB"}[self.look.language]
        page = self._pages(path, language=language, reduced_motion=True, local_storage=kept)
        return PagePlayer(page, self.look.language, touch=self.look.device.touch)

    def shoot(self, page: Page, name: str, *, whole: bool = False) -> None:
        """Take a picture of a page in every size and theme, once it has settled."""
        before = page.viewport_size
        assert before
        page.evaluate("() => document.fonts.ready")
        for width, height in self._sizes:
            page.set_viewport_size({"width": width, "height": height})
            for theme in self._themes:
                page.evaluate(SET_THEME, theme)
                page.wait_for_timeout(250)  # a picture has no other way to know that nothing moves
                file = f"{name}-{size_name((width, height))}-{theme}.png"
                page.screenshot(path=OUTPUT / file, full_page=whole)
                self.taken += 1
        page.evaluate(SET_THEME, "dark")
        page.set_viewport_size(before)

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


def take_readme(browser: Browser, server: Server) -> None:
    """Take the picture of the read-me."""
    picture = shot_scenes.readme(Studio(browser, server, LOOKS[-1], wanted_by([])))
    README.write_bytes(picture)
    print(f"{README.relative_to(ROOT)}: {len(picture)} bytes")


def take_scenes(browser: Browser, server: Server, wanted: Wanted) -> None:
    """Take the wanted pictures, and put all pictures there are on contact sheets."""
    scenes = shot_scenes.chosen(wanted.scenes)
    for look in LOOKS:
        if wanted.looks and look.name not in wanted.looks:
            continue
        studio = Studio(browser, server, look, wanted)
        take_all(studio, scenes)
        print(f"{look.name}: {studio.taken} pictures")
    for sheet in write_sheets(browser, OUTPUT):
        print(sheet.relative_to(ROOT))


def main(arguments: list[str]) -> int:
    """Take pictures."""
    OUTPUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            if "--readme" in arguments:
                take_readme(browser, server)
            else:
                take_scenes(browser, server, wanted_by(arguments))
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
