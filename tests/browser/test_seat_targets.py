"""Every seat that a card can be played on is in sight, or a pill counts it and leads to it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import Device, DevicePages, Server
from tests.browser.recorded_views import TABLE, FedPage, Message, recorded_views
from tests.browser.test_hand import SCREENS, inside, overlap, resize, with_hand

CARD: Final = "broken-lamp"
CASES: Final = {
    "ten": ("saboteur", 10, 100),
    "twelve": ("saboteur-2", 12, 100),
    "twelve-large": ("saboteur-2", 12, 200),
}
"""The game, how many sit there, and the size of text in percent."""

TARGETS: Final = """() => {
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const list = document.querySelector('ul.seats');
  const [left, top, right, bottom] = box(list);
  const targets = [...list.querySelectorAll('[data-drop]')];
  const isWhole = (target) => {
    const [l, t, r, b] = box(target);
    return l >= left - 1 && t >= top - 1 && r <= right + 1 && b <= bottom + 1;
  };
  const isOnTop = (target) => {
    const [l, t, r, b] = box(target);
    const points = [[l + 4, t + 4], [r - 4, t + 4], [l + 4, b - 4], [r - 4, b - 4]];
    return points.every(([x, y]) => target.contains(document.elementFromPoint(x, y)));
  };
  const whole = targets.filter(isWhole);
  return {
    count: targets.length,
    whole: whole.map(box),
    covered: whole.filter((target) => !isOnTop(target)).map((target) => target.dataset.seat),
    pills: [...document.querySelectorAll('.more')].map(box),
    counted: [...document.querySelectorAll('.more')].reduce(
      (sum, pill) => sum + Number(/\\d+/.exec(pill.textContent)[0]), 0),
    screen: [0, 0, innerWidth, innerHeight],
  };
}"""


def aiming(message: Message) -> Message:
    """The same view with a card that can be played on everybody else."""
    seats = len(message["table"]["seats"])
    legal = [
        {"do": "break", "card": CARD, "seat": seat}
        for seat in range(seats)
        if seat != message["you"]
    ]
    return {**with_hand(message, (CARD, "NS", "EW")), "legal": legal}


@pytest.mark.parametrize("case", CASES)
def test_every_target_is_in_sight_or_counted(
    browser: Browser, server: Server, tmp_path_factory: pytest.TempPathFactory, case: str
) -> None:
    game, seats, percent = CASES[case]
    [first, *_] = recorded_views(game, tmp_path_factory.mktemp("seats"), 2, seats)
    sizes = SCREENS["phone"]
    pages = DevicePages(browser, server.url, Device(*sizes[0], 1, touch=True))
    settings = {"undermine.settings": {"language": "de", "textSize": percent}}
    page = pages(reduced_motion=True, local_storage=TABLE.local_storage("Ana") | settings)
    FedPage(page, aiming(first))
    page.locator(f"[data-card='{CARD}']").dispatch_event("click")
    expect(page.locator("ul.seats [data-drop]")).to_have_count(seats - 1)

    for size in sizes:
        resize(page, *size)
        check_targets(page, seats - 1)
        follow_pills(page, seats - 1)

    pages.close_without_errors()


def check_targets(page: Page, count: int) -> None:
    """No target is neither in sight nor counted, and nothing lies over one."""
    found: dict[str, Any] = page.evaluate(TARGETS)
    assert len(found["whole"]) + found["counted"] == found["count"] == count, found
    assert found["covered"] == [], found
    assert not any(overlap(pill, one) for pill in found["pills"] for one in found["whole"]), found
    assert all(inside(pill, found["screen"]) for pill in found["pills"]), found


def follow_pills(page: Page, count: int) -> None:
    """A pill brings the farthest target on its side into sight; everything still adds up."""
    for side in ("after", "before"):
        pill = page.locator(f".more.{side}")
        if pill.count():
            pill.tap()
            expect(pill).to_have_count(0)
            check_targets(page, count)
