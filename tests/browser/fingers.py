"""Fingers on the screen of a page: they touch what is seen where it is seen, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator, Page

from tests.browser.page_scripts import FRAMES, with_deadline

STEPS: Final = 10

SEEN: Final = with_deadline(
    """({ selector, within }) => new Promise((told) => {
  let last = '';
  const look = () => {
    const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const target = shown.at(-1);
    const isOff = target?.closest(':disabled, [aria-disabled=true]');
    const moves = document.querySelector('main .stage:is(.moving, .unknown)');
    const { x, y, width, height } = target?.getBoundingClientRect() ?? {};
    const now = target && !isOff && !moves ? [x, y, width, height].join(' ') : '';
    if (now === '' || now !== last) {
      last = now;
      requestAnimationFrame(look);
      return;
    }
    const at = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(...at);
    const isSeen = top && (within === null ? target : target.closest(within))?.contains(top);
    const cover = top ? top.outerHTML.slice(0, 200) : 'the edge of the screen';
    told({ x: at[0], y: at[1], cover: isSeen ? '' : cover });
  };
  requestAnimationFrame(look);
})""",
    "something at rest that can be pressed",
)
"""The middle of the last visible element that a selector finds, and what lies over it there.

It is told as soon as the element can be pressed and rests for a frame. What belongs to the same
ancestor, if one is given, does not cover it."""


class Spot(NamedTuple):
    """A point of the screen, in pixels."""

    x: float
    y: float

    def toward(self, other: Spot, part: float) -> Spot:
        """A part of the way."""
        return Spot(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)


def middle_of(element: Locator) -> Spot:
    """The middle of the box of an element."""
    box = element.bounding_box()
    assert box
    return Spot(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


class Finger:
    """Touches a page at points of its screen."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def spot_of(self, selector: str, within: str | None = None) -> Spot:
        """Where the middle of something is seen; it must not be covered or beyond the edge."""
        found: dict[str, Any] = self.page.evaluate(SEEN, {"selector": selector, "within": within})
        assert not found["cover"], f"{selector} lies under {found['cover']}"
        return Spot(found["x"], found["y"])

    def tap(self, selector: str, within: str | None = None) -> None:
        """Touch the middle of something once."""
        self.page.touchscreen.tap(*self.spot_of(selector, within))

    @contextmanager
    def hold(self, selector: str) -> Iterator[None]:
        """Keep the finger on something."""
        with touching(self.page, self.spot_of(selector)):
            yield

    def pull(self, begin: Spot, end: Spot) -> None:
        """Pull from one point to another, as a page is scrolled."""
        with touching(self.page, begin) as fingers:
            fingers.move_to(end)


class Touch:
    """Fingers that lie on the screen."""

    def __init__(self, page: Page, begin: Sequence[Spot]) -> None:
        self._page = page
        self._line = page.context.new_cdp_session(page)
        self._at = begin
        self.tell("touchStart", begin)

    def tell(self, what: str, spots: Sequence[Spot]) -> None:
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(spots)]
        self._line.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    def move_to(self, *end: Spot) -> None:
        """In small steps, as fingers do."""
        for step in range(1, STEPS + 1):
            pairs = zip(self._at, end, strict=True)
            self.tell("touchMove", [a.toward(b, step / STEPS) for a, b in pairs])
            self._page.evaluate(FRAMES)
        self._at = end


@contextmanager
def touching(page: Page, *begin: Spot) -> Iterator[Touch]:
    """Fingers on the screen, until they are lifted."""
    touch = Touch(page, begin)
    yield touch
    touch.tell("touchEnd", ())
    page.evaluate(FRAMES)
