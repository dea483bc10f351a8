"""The hand and the bands of the table, by their real boxes: five screens, all four games."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import Device, DevicePages, Server
from tests.browser.page_player import PagePlayer
from tests.browser.recorded_views import (
    SEATS,
    TABLE,
    AnsweringPage,
    FedPage,
    Message,
    recorded_views,
)
from tests.browser.scripted_player import open_table
from undermine.words import catalogue

SCREENS: Final = {
    "phone": ((390, 844), (360, 640), (844, 390)),
    "desk": ((1280, 800), (1920, 1080)),
}
FEWEST, MOST = 3, 9
CARDS: Final[Mapping[str, tuple[str, ...]]] = {
    "saboteur": ("NES", "map", "NS", "broken-lamp", "NW", "rockfall", "E", "NESW", "N.E.S"),
    "saboteur-2": ("NE", "map", "theft", "NW", "hands-off", "NS", "trapped", "NES", "EW"),
    "the-lost-mines": ("EW+rock", "NESW", "NS", "SW", "axe", "NS", "boat", "EW", "rope"),
    "the-dark-cave": ("N-E", "NE", "boots-I", "NEW+hole", "NEW+vein", "NW", "rat-I", "NS", "EW"),
}
HIGHEST_BAR: Final = 150
"""Pixels of the action bar with a long answer, in two lines of parts."""
SLACK: Final = 1
"""Pixels by which boxes may differ: sizes are rounded."""

BOXES: Final = """() => {
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const all = (selector) => [...document.querySelectorAll(selector)].map(box);
  const cards = [...document.querySelectorAll('[data-card]')];
  const bands = ['.phase', '.seats', '.latest', 'main', '.doing', '.dock', '.drawer'];
  return {
    screen: [0, 0, innerWidth, innerHeight],
    cards: cards.map(box),
    covered: cards.filter((card) => {
      const [left, top, right, bottom] = box(card);
      const points = [[left + 5, top + 5], [right - 5, bottom - 5], [right - 5, top + 5],
                      [left + 5, bottom - 5], [(left + right) / 2, (top + bottom) / 2]];
      return points.some(([x, y]) => !card.contains(document.elementFromPoint(x, y)));
    }).map((card) => card.dataset.card),
    bands: Object.fromEntries(bands.flatMap((band) => {
      const found = document.querySelector(`.table > ${band}`);
      return found && found.getBoundingClientRect().height > 0 ? [[band, box(found)]] : [];
    })),
    stage: box(document.querySelector('main .stage')),
  };
}"""
LAID_OUT: Final = """([width, height]) => {
  const { right, bottom } = document.querySelector('.table').getBoundingClientRect();
  return right === width && bottom === height;
}"""
NEXT_FRAMES: Final = """() => new Promise((drawn) => {
  requestAnimationFrame(() => requestAnimationFrame(drawn));
})"""
"""The size of the hand is measured in one frame and used in the next."""
HOLD_IDLE: Final = """
  const waiting = [];
  window.requestIdleCallback = (work) => waiting.push(work);
  window.beIdle = () => {
    window.requestIdleCallback = (work) => setTimeout(work);
    waiting.forEach((work) => work());
  };
"""
"""A page that is busy until `beIdle`: parts that load when it is idle do not come."""
ANGLES: Final = """() => {
  const angle = (drawn) => {
    const { a, b } = drawn.getScreenCTM();
    return Math.round(Math.atan2(b, a) * 180 / Math.PI);
  };
  const ghost = document.querySelector('.ghost > g');
  const card = document.querySelector('[data-card][aria-pressed=true]');
  const drawn = card.querySelector(card.matches('.lies') ? 'svg > g' : 'svg');
  return { ghost: angle(ghost), card: angle(drawn) };
}"""
Box = tuple[float, float, float, float]


@pytest.fixture(scope="module", params=SEATS)
def views(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, list[Message]]:
    """The name of a game, and some views of it."""
    return request.param, recorded_views(request.param, tmp_path_factory.mktemp("views"), 4)


@pytest.fixture(params=SCREENS)
def screens(
    request: pytest.FixtureRequest, browser: Browser, server: Server
) -> Iterator[tuple[DevicePages, tuple[tuple[int, int], ...]]]:
    """Pages on a phone or at a desk, and the sizes of their screen."""
    sizes = SCREENS[request.param]
    pages = DevicePages(browser, server.url, Device(*sizes[0], 1, touch=request.param == "phone"))
    yield pages, sizes
    pages.close_without_errors()


def opened(pages: DevicePages, language: str = "en") -> Page:
    """A page that is told what to show."""
    settings = {"undermine.settings": {"theme": "dark", "language": language}}
    return pages(reduced_motion=True, local_storage=TABLE.local_storage("Ana") | settings)


def with_hand(message: Message, cards: tuple[str, ...]) -> Message:
    """The same view with another hand."""
    name = f"hand{message['you'] + 1}"
    view = {**message["view"], "piles": {**message["view"]["piles"], name: list(cards)}}
    return {**message, "view": view}


def resize(page: Page, width: int, height: int) -> None:
    """Give the page another size, and wait until it is laid out for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(LAID_OUT, arg=[width, height])
    page.evaluate(NEXT_FRAMES)


def overlap(one: Box, other: Box) -> bool:
    """Two boxes share more than an edge."""
    return (
        min(one[2], other[2]) - max(one[0], other[0]) > SLACK
        and min(one[3], other[3]) - max(one[1], other[1]) > SLACK
    )


def inside(inner: Box, outer: Box) -> bool:
    """One box lies within another."""
    return (
        inner[0] >= outer[0] - SLACK
        and inner[1] >= outer[1] - SLACK
        and inner[2] <= outer[2] + SLACK
        and inner[3] <= outer[3] + SLACK
    )


def faults(boxes: Mapping[str, Any], count: int) -> list[str]:
    """Everything about the boxes of a page that should not be so."""
    cards, bands = boxes["cards"], boxes["bands"]
    found = [] if len(cards) == count else [f"{len(cards)} cards instead of {count}"]
    found += [
        f"cards overlap: {one} {two}"
        for one, two in itertools.combinations(cards, 2)
        if overlap(one, two)
    ]
    found += [f"cut: {card}" for card in cards if not inside(card, boxes["screen"])]
    found += [f"outside the dock: {card}" for card in cards if not inside(card, bands[".dock"])]
    found += [f"covered: {card}" for card in boxes["covered"]]
    found += [
        f"{one} and {two} overlap"
        for one, two in itertools.combinations(bands, 2)
        if overlap(bands[one], bands[two]) and {one, two} != {".doing", ".dock"}
    ]
    found += [f"cut: {band}" for band, box in bands.items() if not inside(box, boxes["screen"])]
    if not inside(boxes["stage"], bands["main"]):
        found.append("the stage leaves its band")
    return found


def test_every_face_of_every_hand_is_whole(
    views: tuple[str, list[Message]],
    screens: tuple[DevicePages, tuple[tuple[int, int], ...]],
) -> None:
    game, (first, *_) = views
    pages, sizes = screens
    page = opened(pages)
    fed = FedPage(page, first)
    found: list[str] = []
    for count in range(FEWEST, MOST + 1):
        fed.feed(with_hand(first, CARDS[game][:count]))
        expect(page.locator("[data-card]")).to_have_count(count)
        for width, height in sizes:
            resize(page, width, height)
            boxes = page.evaluate(BOXES)
            found += [f"{count} at {width}: {fault}" for fault in faults(boxes, count)]

    assert not found, "\n".join(found)


def places_of_cards(page: Page, sizes: tuple[tuple[int, int], ...]) -> dict[tuple[int, int], Any]:
    """Where the cards of the hand are, by the size of the screen."""
    places = {}
    for size in sizes:
        resize(page, *size)
        places[size] = page.evaluate(BOXES)["cards"]
    return places


def test_a_card_lies_in_the_hand_as_its_ghost_lies_on_the_mine(
    views: tuple[str, list[Message]],
    screens: tuple[DevicePages, tuple[tuple[int, int], ...]],
) -> None:
    _, messages = views
    pages, sizes = screens
    placing = next(m for m in messages if any(a["do"] in {"place", "lay"} for a in m["legal"]))
    action = next(a for a in placing["legal"] if a["do"] in {"place", "lay"})
    card = action["tile"][0]
    page = opened(pages)
    page.add_init_script(HOLD_IDLE)
    FedPage(page, placing)
    player = PagePlayer(page, "en", touch=sizes[0][0] < 500)
    page.evaluate("() => document.fonts.ready")
    early = places_of_cards(page, sizes)
    page.evaluate("beIdle()")
    player.wait_for_drawer()
    player.wait_for_cell_names()
    assert places_of_cards(page, sizes) == early, "a part that loads late moves a card"
    resize(page, *sizes[0])
    player.press(page.locator(f"[data-card='{card}']").first)
    picked = places_of_cards(page, sizes[:1])
    assert picked == {sizes[0]: early[sizes[0]]}, "a card moves when it is picked"
    player.press(page.locator("[role=gridcell].lit").first)
    expect(page.locator(".ghost > g")).to_be_attached()
    for width, height in sizes:
        resize(page, width, height)
        angles = page.evaluate(ANGLES)
        assert angles["card"] == angles["ghost"], f"at {width} x {height}"


BAR: Final = """() => {
  const box = ({ left, top, right, bottom }) => [left, top, right, bottom];
  const bar = document.querySelector('.doing');
  const words = bar.querySelector('p');
  const lines = document.createRange();
  lines.selectNodeContents(words);
  return {
    screen: [0, 0, innerWidth, innerHeight],
    bar: box(bar.getBoundingClientRect()),
    words: box(words.getBoundingClientRect()),
    parts: [...bar.querySelectorAll('button:not(p button)')].map(
      (e) => box(e.getBoundingClientRect())),
    spill: [...bar.querySelectorAll('button, p')].filter(
      (e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent),
    text: words.textContent.trim(),
  };
}"""


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)], ids=str)
def test_a_locked_card_is_explained_in_whole_lines(
    browser: Browser,
    server: Server,
    tmp_path_factory: pytest.TempPathFactory,
    size: tuple[int, int],
) -> None:
    [first, *_] = recorded_views("saboteur", tmp_path_factory.mktemp("locked"), 2)
    locked = {**first, "legal": [a for a in first["legal"] if a["do"] == "discard"]}
    pages = DevicePages(browser, server.url, Device(*size, 1, touch=True))
    page = opened(pages, "de")
    AnsweringPage(page, locked, "SAB-048")
    words = catalogue("de")
    card = page.locator("[data-card]:has(.lock)").first
    card.tap()
    close = page.get_by_role("button", name=words.text("table-close")).first
    expect(close).to_be_visible()
    check_bar(page)
    close.tap()
    expect(page.locator(".doing")).to_contain_text(words.text("table-only-discard"))
    check_bar(page)
    pages.close_without_errors()


def check_bar(page: Page) -> None:
    """No word runs off, and words have a line of their own width."""
    page.locator(".doing p:not(:empty)").first.wait_for()
    bar = page.evaluate(BAR)
    assert all(inside(part, bar["screen"]) for part in [bar["bar"], *bar["parts"]]), bar
    assert bar["spill"] == [], bar
    assert bar["words"][2] - bar["words"][0] >= 110, bar
    assert bar["bar"][3] - bar["bar"][1] <= HIGHEST_BAR, bar
    for one, two in itertools.combinations([bar["words"], *bar["parts"]], 2):
        assert not overlap(one, two), bar


def names(page: Page) -> list[str]:
    """The cards of the hand in their order."""
    found: list[str] = page.locator("[data-card]").evaluate_all(
        "all => all.map(c => c.dataset.card)"
    )
    return found


@pytest.mark.parametrize("kind", ["phone", "desk"])
def test_the_order_of_the_hand_is_mine_and_stays(
    browser: Browser, server: Server, kind: str
) -> None:
    [size, *_] = SCREENS[kind]
    pages = DevicePages(browser, server.url, Device(*size, 1, touch=kind == "phone"))
    seat = open_table(server.url, seats=3)
    kept = seat.local_storage("Ana") | {"undermine.settings": {"language": "en"}}
    page = pages(seat.path, reduced_motion=True, local_storage=kept)
    player = PagePlayer(page, "en", touch=kind == "phone")
    player.confirm_role()
    cards = page.locator("[data-card]")
    dealt = names(page)
    _drag(page, 0, 2)
    pulled = [*dealt[1:3], dealt[0], *dealt[3:]]
    assert names(page) == pulled
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    cards.nth(3).focus()
    page.keyboard.press("Alt+ArrowLeft")
    stepped = [*pulled[:2], pulled[3], pulled[2], *pulled[4:]]
    assert names(page) == stepped
    expect(cards.nth(2)).to_be_focused()
    page.reload()
    expect(cards).to_have_count(len(dealt))
    assert names(page) == stepped
    pages.close_without_errors()


def _drag(page: Page, source: int, target: int) -> None:
    cards = page.locator("[data-card]")
    ends = [cards.nth(place).bounding_box() for place in (source, target)]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in ends if box]
    page.mouse.move(*middles[0])
    page.mouse.down()
    page.mouse.move(*middles[1], steps=8)
    page.mouse.up()
