"""The camera rules of docs/camera.md, checked on the boxes of a page that shows a view."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from tests.browser.page_scripts import with_deadline
from tests.browser.recorded_views import Message

CELL: Final = (66, 102)
CARD: Final = (64, 100)
SMALLEST_HIT: Final = 40
SIZE_SHARE: Final = 0.92
"""Cards reach this share of the largest size at which everything fits."""
SLACK: Final = 1.5
"""Pixels by which boxes may differ: strokes are rounded."""

MEASURE: Final = """() => {
  const box = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height];
  };
  const stage = document.querySelector('main .stage');
  const svg = stage.querySelector(':scope > svg');
  const boxes = (selector, attribute) => Object.fromEntries(
    [...svg.querySelectorAll(selector)].map((e) => [e.getAttribute(attribute), box(e)]));
  const matrix = svg.querySelector('[role=gridcell]').getScreenCTM();
  const spots = (selector, attribute) => Object.fromEntries(
    [...svg.querySelectorAll(selector)].map((e) => [
      e.closest(`[${attribute}]`).getAttribute(attribute), box(e)]));
  const places = spots('.place .spot', 'data-cell');
  const reach = boxes('[data-reach]', 'data-reach');
  const lit = boxes('[role=gridcell].lit', 'data-cell');
  const isOverlay = (element) => {
    const [x, y, width, height] = box(element);
    const { left, top, right, bottom } = stage.getBoundingClientRect();
    return width > 1 && height > 1 && x < right && x + width > left
      && y < bottom && y + height > top && !element.contains(stage) && !svg.contains(element)
      && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const order = [...svg.querySelectorAll('[data-pawn], [data-walk]')].map(
    (e) => e.hasAttribute('data-walk'));
  return {
    stage: box(stage),
    cells: boxes('[role=gridcell]', 'data-cell'),
    hits: { ...lit, ...reach, ...places },
    pawns: boxes('[data-pawn]', 'data-pawn'),
    steps: boxes('[data-walk]', 'data-walk'),
    pills: [...stage.querySelectorAll('.pill')].map((e) => [e.className, e.textContent, box(e)]),
    overlays: [...document.body.querySelectorAll('*')].filter(isOverlay).map((e) => [
      `${e.localName} ${e.getAttribute('class') ?? ''}`, box(e)]),
    numbersLast: order.every((walk, place) => walk || !order.slice(0, place).includes(true)),
    scale: Math.hypot(matrix.a, matrix.b),
    turned: Math.abs(matrix.a) < Math.abs(matrix.b),
  };
}"""

COVERED: Final = """(points) => {
  const svg = document.querySelector('main .stage > svg');
  return points.flatMap(([name, x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top && svg.contains(top) ? [] : [`${name} under ${top?.className ?? 'nothing'}`];
  });
}"""

HELP: Final = with_deadline(
    """() => new Promise((done) => {
  const box = () => {
    const { x, y, width, height } = document.querySelector('#card-help').getBoundingClientRect();
    return [x, y, width, height];
  };
  let last = '';
  const look = () => {
    const now = box();
    if (now.join() === last && now[1] + now[3] <= innerHeight) done(now);
    else requestAnimationFrame(look);
    last = now.join();
  };
  look();
})""",
    "help that rests inside the page",
)

SETTLED: Final = with_deadline(
    """([width, height, said]) => new Promise((done) => {
  let [quiet, still] = [0, 0];
  const main = document.querySelector('main');
  const changes = new MutationObserver(() => { [quiet, still] = [0, 0]; });
  changes.observe(main, { subtree: true, childList: true, attributes: true });
  const look = () => {
    const stage = main.querySelector('.stage:not(.moving, .unknown)');
    const svg = stage?.querySelector(':scope > svg');
    const fits = svg && innerWidth === width && innerHeight === height
      && Number(svg.getAttribute('width')) === stage.clientWidth
      && Number(svg.getAttribute('height')) === stage.clientHeight
      && [...document.querySelectorAll('[data-bubble]'), { textContent: '' }].some(
        (bubble) => bubble.textContent.includes(said));
    quiet = fits ? quiet + 1 : 0;
    still += 1;
    const isOver = quiet > FRAMES || still > PATIENCE;
    if (isOver) changes.disconnect();
    if (isOver) done(fits ? (MEASURE)() : null);
    else requestAnimationFrame(look);
  };
  look();
})""".replace("MEASURE", MEASURE)
    .replace("PATIENCE", "200")
    .replace("FRAMES", "2"),
    "a board at rest on a screen with a bubble",
)
"""Measures the board as soon as it rests on a screen of a size and a bubble has said its words.

Null if it rests on another screen: something that is wider makes the page of a phone wider, too.
The size of the hand is measured in one frame and used in the next, so two must pass unchanged.
"""


class Box(NamedTuple):
    """A box of the page, in pixels."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, other: Box) -> bool:
        return (
            other.x >= self.x - SLACK
            and other.y >= self.y - SLACK
            and other.x + other.width <= self.x + self.width + SLACK
            and other.y + other.height <= self.y + self.height + SLACK
        )

    def overlaps(self, other: Box) -> bool:
        return (
            self.x < other.x + other.width - SLACK
            and other.x < self.x + self.width - SLACK
            and self.y < other.y + other.height - SLACK
            and other.y < self.y + self.height - SLACK
        )

    @property
    def middle(self) -> tuple[float, float]:
        return (self.x + self.width / 2, self.y + self.height / 2)


class Boxes:
    """The boxes of a page with a board and a bubble, and the view that it shows."""

    def __init__(self, page: Page, message: Message, said: str = "") -> None:
        self._page = page
        screen = page.viewport_size
        assert screen
        wanted = [screen["width"], screen["height"], said]
        found: dict[str, Any] | None = page.evaluate(SETTLED, wanted)
        assert found, f"no bubble, or a page larger than its screen of {screen['width']} pixels"
        self.view: Message = message["view"]
        self.newest = newest_card(message)
        self.stage = Box(*found["stage"])
        self.scale: float = found["scale"]
        self.turned: bool = found["turned"]
        self.numbers_last: bool = found["numbersLast"]
        self.cells = {key: Box(*box) for key, box in found["cells"].items()}
        self.hits = {key: Box(*box) for key, box in found["hits"].items()}
        self.pawns = {int(key): Box(*box) for key, box in found["pawns"].items()}
        self.steps = {key: Box(*box) for key, box in found["steps"].items()}
        self.overlays = [(name, Box(*box)) for name, box in found["overlays"]]
        """Everything that is seen over the stage and is no part of the board."""
        self.pills = [(kind, text, Box(*box)) for kind, text, box in found["pills"]]

    # -- what must be seen -----------------------------------------------------------------------

    @property
    def laid(self) -> list[str]:
        """Goals and everything laid."""
        board = self.view["table"]["board"]
        return [*board["tiles"], *board["covered"]]

    @property
    def is_untouched(self) -> bool:
        """No card was laid yet: only starts and goals lie there."""
        facts = self.view["facts"]
        starts = {facts.get("start"), *facts.get("starts", {}).values()}
        return set(self.view["table"]["board"]["tiles"]) <= starts

    @property
    def whole(self) -> list[str]:
        """What must be in sight at rest: the printed board at its start, later what lies on it."""
        area = self.view["facts"].get("area")
        if not area or not self.is_untouched:
            return self.laid
        left, top, right, bottom = area
        return [*self.laid, f"{left},{top}", f"{right},{bottom}"]

    @property
    def figure(self) -> Box | None:
        return self.pawns.get(self.view["seat"])

    @property
    def by_ladder(self) -> set[str]:
        """Targets of a walk that are reached by ladder."""
        routes = self.view.get("routes") or {}
        mine = self.view["table"].get("pawn", {})
        start = mine[self.view["seat"]] if mine else None
        cell = f"{start[0][0]},{start[0][1]}" if start else ""
        return {spot for spot, way in routes.items() if _jumps([cell, *way["steps"]])}

    def card(self, cell: str) -> Box:
        """The card of a cell: the cell without the gap beside it."""
        x, y, width, height = self.cells[cell]
        return Box(x + self.scale, y + self.scale, width - 2 * self.scale, height - 2 * self.scale)

    # -- rules -----------------------------------------------------------------------------------

    def broken_at_rest(self) -> Iterator[str]:
        """CAM-1, CAM-2, CAM-4, CAM-5: everything is in sight, and as large as it can be."""
        rule = "CAM-1" if self.is_untouched else "CAM-2"
        for cell in self.whole:
            if not self.stage.holds(self.card(cell)):
                yield f"{rule}: {cell} is out of sight"
        if (share := self.scale / self.best_scale) < SIZE_SHARE:
            yield f"CAM-4: cards have {share:.2f} of the size they could have"
        if self.newest and not self.stage.holds(self.card(self.newest)):
            yield f"CAM-5: the newest card at {self.newest} is out of sight"
        yield from self.broken_figure()

    def broken_figure(self) -> Iterator[str]:
        if self.figure and not self.stage.holds(self.figure):
            yield "CAM-5: my figure is out of sight"

    def broken_targets(self) -> Iterator[str]:
        """CAM-5, CAM-6, CAM-8: targets are in sight and can be hit; those by ladder have a pill."""
        if not self.hits:
            yield "CAM-6: nothing is lit"
        hidden = 0
        for place, box in self.hits.items():
            if min(box.width, box.height) < SMALLEST_HIT - 0.1:
                yield f"CAM-6: the hit area of {place} is {box.width:.0f} × {box.height:.0f}"
            if not self._sees_middle(box):
                hidden += 1
                if place not in self.by_ladder:
                    yield f"CAM-6: the target {place} is out of sight"
        if hidden and not any("ladder" in kind for kind, _, _ in self.pills):
            yield f"CAM-8: {hidden} targets by ladder without a pill"
        yield from self.broken_figure()

    def broken_pills(self) -> Iterator[str]:
        """CAM-8, CAM-9: goals out of sight have a pill, and pills keep to the stage."""
        goals = self.view["table"]["board"]["covered"]
        away = [cell for cell in goals if not self._sees_middle(self.cells[cell])]
        shown = 0
        for kind, text, _box in self.pills:
            number = int((re.findall(r"\d+", text) or ["1"])[0])
            shown += number if "goals" in kind else int("goal" in kind)
        if shown < len(away):
            yield f"CAM-8: {len(away)} goals are out of sight, pills tell of {shown}"
        for _kind, text, box in self.pills:
            if not self.stage.holds(box):
                yield f"CAM-9: the pill {text} leaves the stage"

    def broken_covers(self) -> Iterator[str]:
        """CAM-9: nothing lies over a figure of mine, a lit target, a goal or the newest card."""
        protected = [(name, box) for name, box in self._protected() if self._sees_middle(box)]
        for (what, over), (name, box) in itertools.product(self.overlays, protected):
            if over.overlaps(box):
                yield f"CAM-9: {what} lies over {name}"
        points = [(name, *box.middle) for name, box in protected]
        points += [("the edge of a stage with targets", *at) for at in self._upper_edge()]
        covered: list[str] = self._page.evaluate(COVERED, points)
        yield from (f"CAM-9: {found}" for found in covered)

    def broken_help(self) -> Iterator[str]:
        """CAM-9: the help panel of a desk lies over none of them either, not even in part."""
        panel = self._page.evaluate(HELP)
        for name, other in self._protected():
            if self._sees_middle(other) and Box(*panel).overlaps(other):
                yield f"CAM-9: help lies over {name}"

    def broken_order(self) -> Iterator[str]:
        """CAM-10: numbers are drawn above figures, and beside those on the same space."""
        if not self.numbers_last:
            yield "CAM-10: a figure is drawn above a number"

    @property
    def best_scale(self) -> float:
        """The largest size at which everything fits, in the better turn."""
        xs, ys = zip(*(map(int, cell.split(",")) for cell in self.whole), strict=True)
        width = (max(xs) - min(xs)) * CELL[0] + CARD[0]
        height = (max(ys) - min(ys)) * CELL[1] + CARD[1]
        across, down = self.stage.width, self.stage.height
        best: float = max(min(across / width, down / height), min(across / height, down / width))
        return best

    def _sees_middle(self, box: Box) -> bool:
        x, y = box.middle
        return self.stage.holds(Box(x - 4, y - 4, 8, 8))

    def _upper_edge(self) -> Iterator[tuple[float, float]]:
        """Points that areas for fingers must not reach over while targets are lit."""
        x, y, width, _ = self.stage
        if self.hits:
            yield from ((x + width * part, y + 2) for part in (0.25, 0.5, 0.75))

    def _protected(self) -> Iterator[tuple[str, Box]]:
        for goal in self.view["table"]["board"]["covered"]:
            yield f"the goal {goal}", self.card(goal)
        for place, box in self.hits.items():
            x, y = box.middle
            yield f"the target {place}", Box(x - 8, y - 8, 16, 16)
        if self.figure:
            yield "my figure", self.figure
        if self.newest:
            yield "the newest card", self.card(self.newest)


def newest_card(message: Message) -> str | None:
    """The cell of the card that was laid last in this round, unless it was removed since."""
    tiles = message["view"]["table"]["board"]["tiles"]
    events = [event for entry in message["log"] for event in entry["events"]]
    for event in reversed(events):
        if event["did"] == "roundbegan":
            return None
        if "tile" in event and "at" in event and (cell := "{},{}".format(*event["at"])) in tiles:
            return cell
    return None


def broken_rules(boxes: Boxes, *, is_lit: bool) -> list[str]:
    """Every rule that is broken, at rest or while targets are lit."""
    first: Iterable[str] = boxes.broken_targets() if is_lit else boxes.broken_at_rest()
    return [
        *first,
        *boxes.broken_pills(),
        *boxes.broken_covers(),
        *boxes.broken_order(),
    ]


def _jumps(way: list[str]) -> bool:
    cells = [tuple(map(int, spot.split("/")[0].split(","))) for spot in way]
    return any(
        abs(x - to_x) + abs(y - to_y) > 1 for (x, y), (to_x, to_y) in itertools.pairwise(cells)
    )
