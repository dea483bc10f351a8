"""The latest line of the log, bubbles, and the letters at the rim of the mine (CAM-11)."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.box_rules import newest_card
from tests.browser.harness import DevicePages
from tests.browser.page_player import PagePlayer
from tests.browser.recorded_views import TABLE, FedPage, Message, recorded_views, view_name
from undermine.core.places import place_name

LINE: Final = "Goal 2 is stone"
ORIGIN: Final = (0, -4)
"""The cell A1 of Saboteur."""
SHOWN_IN_STRIP: Final = 4000
SHOWN_IN_RAIL: Final = 8000
"""Milliseconds that a bubble stays."""


@pytest.fixture(scope="module")
def view(tmp_path_factory: pytest.TempPathFactory) -> Message:
    """A view of Saboteur in which the last thing that happened is a card that was laid."""
    views = recorded_views("saboteur", tmp_path_factory.mktemp("views"), 6)
    return next(message for message in views if "tile" in told(message)[-1])


def told(message: Message) -> list[Message]:
    """The events of the log, without cards that were dealt."""
    events = [event for entry in message["log"] for event in entry["events"]]
    return [event for event in events if event["did"] != "dealt"]


def opened(pages: DevicePages, view: Message, *, touch: bool) -> tuple[FedPage, PagePlayer]:
    """A page with a clock that the test moves on, and its player."""
    page = pages(reduced_motion=True, local_storage=TABLE.local_storage("Ana"))
    page.clock.install()
    fed = FedPage(page, view)
    player = PagePlayer(page, "en", touch=touch)
    player.wait_for_cell_names()
    player.wait_for_drawer()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    return fed, player


def expect_rim(page: Page, line: Locator, cell: str) -> None:
    """Letters and numbers stand at the rim, and those that a line names stand out."""
    name = line.locator(".place").text_content() or ""
    x, y = map(int, cell.split(","))
    assert name == place_name((x, y), ORIGIN)
    expect(page.locator("[data-named]")).to_have_attribute("data-named", cell)
    named = page.locator(".rim-labels .named")
    expect(named).to_have_count(2)
    assert sorted(filter(None, (one.get_attribute("data-rim") for one in named.all()))) == sorted(
        [name[0], name[1:]]
    )


def expect_no_rim(page: Page) -> None:
    expect(page.locator(".rim-labels")).to_have_count(0)


def expect_bubble(fed: FedPage, band: str) -> Locator:
    """What another seat says lies in a band, and is announced."""
    page, spoken = fed.page, f"{view_name(fed.now['table']['number'])} says: {LINE}"
    announced = page.locator("[aria-live=polite]").filter(has_text=spoken)
    expect(announced).to_have_count(0)
    fed.say(LINE)
    bubble = page.locator(f"{band} [data-bubble]")
    expect(bubble).to_contain_text(LINE)
    expect(announced).to_have_count(1)
    return bubble


def test_the_strip_of_a_phone(phone: DevicePages, view: Message) -> None:
    """Its line is the latest of the log; a tap opens the log; words of others take its place."""
    fed, player = opened(phone, view, touch=True)
    page, newest = fed.page, newest_card(view)
    assert newest
    strip, log = page.locator("button.strip"), page.locator("ol.log")
    expect_no_rim(page)

    player.press(strip)
    lines = log.locator("button.line")
    expect(lines.first).to_be_visible()
    assert (
        strip.locator(".latest").text_content()
        == lines.first.locator("> span").first.text_content()
    )
    expect_rim(page, strip, newest)

    other = lines.filter(has=page.locator(".place")).nth(1)
    player.press(other)  # shows its place: the log gives way
    expect(log).to_be_hidden()
    cell = next("{},{}".format(*one["at"]) for one in told(view)[-2::-1] if "at" in one)
    expect_rim(page, other, cell)
    player.press(page.locator("header h1"))
    expect_no_rim(page)

    bubble = expect_bubble(fed, ".latest")
    expect(strip.locator(".latest")).to_be_hidden()
    page.clock.fast_forward(SHOWN_IN_STRIP - 100)
    player.press(bubble)
    expect(page.locator("ol.said")).to_contain_text(LINE)
    page.keyboard.press("Escape")
    page.clock.fast_forward(200)
    expect(bubble).to_have_count(0)
    expect(strip.locator(".latest")).to_be_visible()


def test_bubbles_and_letters_at_a_desk(desktop: DevicePages, view: Message) -> None:
    """Words of others stand in the rail; a line of the log lights its place while pointed at."""
    fed, _ = opened(desktop, view, touch=False)
    page, newest = fed.page, newest_card(view)
    assert newest
    expect(page.locator("button.strip")).to_have_count(0)

    line = page.locator("ol.log button.line").first
    expect_no_rim(page)
    line.hover()
    expect_rim(page, line, newest)
    page.mouse.move(0, 0)
    expect_no_rim(page)

    speaker = page.locator(".seats [data-seat]").nth(1)
    bubble = expect_bubble(fed, ".seats")
    row, words = speaker.bounding_box(), bubble.bounding_box()
    assert row
    assert words
    assert words["y"] >= row["y"] + row["height"], "it stands under its speaker"
    page.clock.fast_forward(SHOWN_IN_RAIL)
    expect(bubble).to_have_count(0)
