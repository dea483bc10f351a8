"""The camera rules on real boxes: the start and a dozen views of every game, on five screens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.box_rules import Boxes
from tests.browser.harness import Device, DevicePages, Server
from tests.browser.recorded_views import (
    SEATS,
    TABLE,
    FedPage,
    Message,
    decided_by_another,
    recorded_views,
    untouched_view,
)
from tests.browser.resized_page import SCREENS, ResizedPage

VIEWS = 12
SETTINGS = {"undermine.settings": {"theme": "dark", "language": "en"}}


@pytest.fixture(scope="module", params=SEATS)
def views(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> list[Message]:
    """The start of a game, and a dozen views of it."""
    folder = tmp_path_factory.mktemp("views")
    start = untouched_view(request.param, tmp_path_factory.mktemp("start"))
    return [start, *recorded_views(request.param, folder, VIEWS)]


@pytest.fixture(params=SCREENS)
def screens(
    request: pytest.FixtureRequest, browser: Browser, server: Server
) -> Iterator[tuple[DevicePages, tuple[tuple[int, int], ...]]]:
    """Pages on a phone or at a desk, and the sizes of their screen."""
    sizes = SCREENS[request.param]
    device = Device(*sizes[0], 1, touch=request.param == "phone")
    pages = DevicePages(browser, server.url, device)
    yield pages, sizes
    pages.close_without_errors()


def test_every_rule_holds_in_recorded_views(
    views: list[Message], screens: tuple[DevicePages, tuple[tuple[int, int], ...]]
) -> None:
    pages, sizes = screens
    kept = TABLE.local_storage("Ana") | SETTINGS
    page = pages(reduced_motion=True, local_storage=kept)
    fed = FedPage(page, views[0])
    resized = ResizedPage(fed, sizes)
    broken: list[str] = []
    for number, message in enumerate(views):
        fed.feed(message)
        for look in resized.looks(picks=number % 2 == 1):
            broken += [f"view {number}, {rule}" for rule in look]
        if sizes == SCREENS["desk"] and number % 3 == 0:
            broken += broken_by_help(page, message, sizes, f"view {number}")

    assert len(views) > VIEWS
    assert not broken, "\n".join(broken)


def test_what_another_seat_decides_covers_nothing(
    views: list[Message], screens: tuple[DevicePages, tuple[tuple[int, int], ...]]
) -> None:
    """CAM-9: a line above the board tells of it, and the board gives way."""
    pages, sizes = screens
    page = pages(reduced_motion=True, local_storage=TABLE.local_storage("Ana") | SETTINGS)
    fed = FedPage(page, views[0])
    broken: list[str] = []
    for message in views[1::4]:
        fed.feed(message)
        fed.feed(decided_by_another(message))
        page.locator(".over aside:not(:empty)").wait_for()
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            boxes = Boxes(page, fed.now)
            broken += [f"{width} × {height}: {rule}" for rule in boxes.broken_covers()]

    assert not broken, "\n".join(broken)


def broken_by_help(
    page: Page, message: Message, sizes: tuple[tuple[int, int], ...], what: str
) -> list[str]:
    """What the help of the first and of the last card of the hand covers."""
    found = []
    cards, panel = page.locator(".hand [data-card]"), page.locator("#card-help")
    page.wait_for_load_state("networkidle")  # help is loaded late
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        boxes = Boxes(page, message)
        for card in (cards.first, cards.last):
            card.hover()
            panel.wait_for()
            found += [f"{what}, {width} × {height}: {rule}" for rule in boxes.broken_help()]
            page.mouse.move(4, 4)
            panel.wait_for(state="detached")
    return found
