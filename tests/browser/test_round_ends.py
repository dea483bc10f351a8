"""The end of a round in every game: the mine as it lay, faces that fill the screen."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.harness import Device, DevicePages, Server
from tests.browser.recorded_views import TABLE, FedPage, RoundEnd, recorded_round_end

SCREENS: Final = (((390, 844), (360, 640), (844, 390)), ((1280, 800), (1920, 1080)))
"""Those of a phone and those of a desk."""
SEATS: Final = {"saboteur": 5, "saboteur-2": 6, "the-lost-mines": 6, "the-dark-cave": 5}
"""With six seats the sides of The Lost Mines are uneven."""
DESK: Final = 1000
SMALLEST_FACE: Final = (60, 74)
SMALLEST_FACE_AT_DESK: Final = (100, 120)
LARGEST_GAP: Final = 0.2
"""Of the height of the screen, between what is shown and the buttons."""
FILLED: Final = 0.9
"""Of the width of the list, by the faces of each of its lines."""

MEASURE: Final = """() => {
  const box = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height, right: x + width, bottom: y + height };
  };
  const dialog = document.querySelector('dialog[open]');
  const all = (selector) => [...dialog.querySelectorAll(selector)].map(box);
  return {
    mine: box(dialog.querySelector('.board .mine')),
    turned: dialog.querySelector('.board :is(.stage.rotated, svg[data-turned])') !== null,
    cards: dialog.querySelectorAll('.board .mine use, .board .mine path').length,
    list: box(dialog.querySelector('ul.faces')),
    faces: all('[data-face] .portrait'),
    rows: all('ul.faces > li'),
    button: box(dialog.querySelector('.skip button')),
  };
}"""


@pytest.fixture(scope="module", params=SEATS)
def round_end(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> RoundEnd:
    """The end of a round of a game."""
    return recorded_round_end(request.param, tmp_path_factory.mktemp("round"), SEATS[request.param])


def test_reveal_lies_as_the_mine_lay_and_fills_the_screen(
    round_end: RoundEnd, browser: Browser, server: Server
) -> None:
    broken: list[str] = []
    for sizes in SCREENS:
        device = Device(*sizes[0], 1, touch=sizes[0][0] < DESK)
        pages = DevicePages(browser, server.url, device)
        page = pages(reduced_motion=True, local_storage=TABLE.local_storage("Ana"))
        fed = FedPage(page, round_end.before)
        lay_turned = page.locator("main .stage.rotated").count() > 0
        fed.tell(round_end.told)
        skip_to_the_end(page)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            wrong = faults(page.evaluate(MEASURE), width, height, turned=lay_turned)
            broken += [f"{width} × {height}: {fault}" for fault in wrong]
        pages.close_without_errors()

    assert not broken, "\n".join(broken)


def skip_to_the_end(page: Page) -> None:
    """Let the reveal tell everything at once, and wait until it lies there."""
    page.locator("dialog[open] .skip button").dispatch_event("click")
    page.locator("dialog[open] .foot .button").nth(1).wait_for()  # once more, and go on
    page.locator("dialog[open] .board .mine").first.wait_for()


def faults(boxes: dict[str, Any], width: int, height: int, *, turned: bool) -> list[str]:
    """What is wrong with the reveal on a screen."""
    is_desk = width >= DESK
    least = SMALLEST_FACE_AT_DESK if is_desk else SMALLEST_FACE
    button, rows = boxes["button"], boxes["rows"]
    lines = {round(row["y"]) for row in rows}
    end = max(row["bottom"] for row in rows)
    found = {
        "the mine lies the other way round": boxes["turned"] != turned,
        "the mine is empty": boxes["cards"] == 0,
        "the mine is small": boxes["mine"]["width"] < 0.22 * width,
        "no faces": not boxes["faces"],
        "the button is out of sight": button["bottom"] > height or button["right"] > width,
        "empty below the faces": button["y"] - end > LARGEST_GAP * height,
        "faces are cut off": is_desk and end > button["y"],
    }
    small = [
        f"a face of {face['width']:.0f} × {face['height']:.0f}"
        for face in boxes["faces"]
        if face["width"] < least[0] or face["height"] < least[1]
    ]
    ragged = [
        f"line at {line} fills {filled:.0%}"
        for line in lines
        if (filled := filled_by(rows, line) / boxes["list"]["width"]) < FILLED
    ]
    return [fault for fault, is_broken in found.items() if is_broken] + small + ragged


def filled_by(rows: list[dict[str, float]], line: int) -> float:
    """The width from the first face of a line to its last one."""
    there = [row for row in rows if round(row["y"]) == line]
    return max(row["right"] for row in there) - min(row["x"] for row in there)
