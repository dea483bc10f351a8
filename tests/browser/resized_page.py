"""A page that is looked at on one screen after another, by the camera rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tests.browser.box_rules import Boxes, broken_rules
from tests.browser.recorded_views import FedPage

SCREENS: Final[Mapping[str, tuple[tuple[int, int], ...]]] = {
    "phone": ((390, 844), (360, 640), (844, 390)),
    "desk": ((1280, 800), (1920, 1080)),
}
SPEECH: Final = "The second goal is stone, I have seen it myself"


class ResizedPage:
    """Looks at the view that a page was fed, on all its screens, while somebody speaks.

    It goes through them to and fro: the last screen of one view is the first of the next.
    """

    def __init__(self, fed: FedPage, sizes: tuple[tuple[int, int], ...]) -> None:
        self._fed = fed
        self._sizes = sizes
        self._count = 0

    def looks(self, *, picks: bool) -> Iterator[list[str]]:
        """The broken rules of every look: as it lies, and with a card picked if `picks` says so."""
        is_lit = self._fed.lights_by_itself
        yield from self._on_screens("", is_lit=is_lit)
        if picks and not is_lit and self._fed.pick_with_targets():
            yield from self._on_screens("picked, ", is_lit=True)
            self._fed.put_back()

    def _on_screens(self, what: str, *, is_lit: bool) -> Iterator[list[str]]:
        for width, height in self._sizes:
            self._fed.page.set_viewport_size({"width": width, "height": height})
            self._count += 1
            said = f"{self._count}: {SPEECH}"
            self._fed.say(said)
            boxes = Boxes(self._fed.page, self._fed.now, said)
            found = broken_rules(boxes, is_lit=is_lit)
            yield [f"{what}{width} × {height}: {rule}" for rule in found]
        self._sizes = self._sizes[::-1]
