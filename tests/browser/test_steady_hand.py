"""The hand keeps its place while something is picked, explained or proposed, on every phone."""

from __future__ import annotations

import itertools
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import Device, DevicePages, Server
from tests.browser.recorded_views import (
    SEATS,
    TABLE,
    AnsweringPage,
    GuidedPage,
    Message,
    recorded_views,
)
from tests.browser.test_hand import BOXES, NEXT_FRAMES, SCREENS, faults, inside, overlap
from undermine.words import catalogue

PARTS: Final = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return [left, top, right, bottom];
  });
  const line = document.createRange();
  line.selectNodeContents(document.querySelector('.doing .hint p'));
  return {
    own: boxes('.dock .own button'),
    hint: boxes('.doing .hint button'),
    line: [...line.getClientRects()].map(({ top, bottom }) => [top, bottom]),
    said: boxes('.doing .hint')[0],
    spill: [...document.querySelectorAll('.doing .hint button')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent),
  };
}"""
"""The buttons around the hand, and the lines of the hint."""
LONGEST: Final = {"key": "nearer-mine", "args": {"mine": 2, "steps": 15, "cards": 14}}


def cards_of(page: Page) -> Any:  # noqa: ANN401 - boxes as the page tells them
    """Where the cards are when everything has come to rest."""
    page.evaluate(NEXT_FRAMES)
    return page.evaluate(BOXES)["cards"]


def opened(pages: DevicePages, language: str, guided: str = "off") -> Page:
    """A page that is told what to show."""
    settings = {"theme": "dark", "language": language, "guided": guided, "firstHelp": False}
    kept = TABLE.local_storage("Ana") | {"undermine.settings": settings}
    return pages(reduced_motion=True, local_storage=kept)


def half_locked(message: Message) -> Message:
    """The same view; the first card of the hand can only be discarded."""
    hand = message["view"]["piles"][f"hand{message['you'] + 1}"]
    locked = hand[0]
    legal = [
        action
        for action in message["legal"]
        if action["do"] == "discard"
        or locked not in {*action.get("tile", [])[:1], action.get("card")}
    ]
    return {**message, "legal": legal}


@pytest.fixture(scope="module", params=SEATS)
def first_view(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Message:
    """My first decision in a game."""
    return recorded_views(request.param, tmp_path_factory.mktemp("steady"), 2)[0]


@pytest.mark.parametrize("size", SCREENS["phone"], ids=str)
def test_the_hand_keeps_its_place_while_a_card_is_picked(
    browser: Browser, server: Server, first_view: Message, size: tuple[int, int]
) -> None:
    pages = DevicePages(browser, server.url, Device(*size, 1, touch=True))
    page = opened(pages, "de")
    AnsweringPage(page, half_locked(first_view), "SAB-048")
    page.evaluate("() => document.fonts.ready")
    before = cards_of(page)
    page.locator("[data-card]:not(:has(.lock))").first.tap()
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    assert cards_of(page) == before, "a card is picked"
    page.locator("[data-card]:has(.lock)").first.tap()
    expect(page.get_by_role("button", name=catalogue("de").text("table-rule"))).to_be_visible()
    assert cards_of(page) == before, "a locked card is explained"
    page.locator("[data-card]:not(:has(.lock))").first.tap()
    page.locator("[role=gridcell].lit, .chip[data-drop]").first.dispatch_event("click")
    expect(page.locator(".doing .button.main")).to_be_visible()
    assert cards_of(page) == before, "a target is chosen"
    pages.close_without_errors()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SCREENS["phone"], ids=str)
def test_a_hint_covers_nothing_and_moves_no_card(
    browser: Browser,
    server: Server,
    tmp_path_factory: pytest.TempPathFactory,
    size: tuple[int, int],
    language: str,
) -> None:
    views = recorded_views("the-lost-mines", tmp_path_factory.mktemp("guided"), 12)
    walk = next(m for m in views if {"step", "stop"} <= {a["do"] for a in m["legal"]})
    pages = DevicePages(browser, server.url, Device(*size, 1, touch=True))
    page = opened(pages, language, "on")
    GuidedPage(page, walk, ("step",), LONGEST)
    page.evaluate("() => document.fonts.ready")
    before = cards_of(page)
    boxes, parts = page.evaluate(BOXES), page.evaluate(PARTS)
    assert faults(boxes, len(before)) == []
    assert all(inside(part, boxes["bands"][".dock"]) for part in parts["own"]), parts
    assert all(inside(part, boxes["bands"][".doing"]) for part in parts["hint"]), parts
    assert not any(overlap(*pair) for pair in itertools.combinations(parts["hint"], 2)), parts
    assert min(top for top, _ in parts["line"]) >= parts["said"][1] + 2, "it sticks to the border"
    assert parts["spill"] == []
    page.get_by_role("button", name=catalogue(language).text("guide-dismiss")).tap()
    expect(page.locator(".doing .hint")).to_have_count(0)
    assert cards_of(page) == before, "a hint moves the hand"
    pages.close_without_errors()


def test_discard_without_a_card_says_what_is_missing(
    browser: Browser, server: Server, tmp_path_factory: pytest.TempPathFactory
) -> None:
    [first, *_] = recorded_views("saboteur", tmp_path_factory.mktemp("discard"), 2)
    pages = DevicePages(browser, server.url, Device(390, 844, 1, touch=True))
    page = opened(pages, "de")
    AnsweringPage(page, first, "SAB-048")
    discard = page.get_by_role("button", name=catalogue("de").text("table-discard"), exact=True)
    discard.dispatch_event("click")
    said = page.locator(".doing").get_by_role("alert")
    expect(said).to_contain_text(catalogue("de").text("table-discard-first"))
    page.locator("[data-card]:not(:has(.lock))").first.tap()
    expect(said).to_have_count(0)
    pages.close_without_errors()


def test_a_card_says_what_is_due_before_it(
    browser: Browser, server: Server, tmp_path_factory: pytest.TempPathFactory
) -> None:
    views = recorded_views("the-lost-mines", tmp_path_factory.mktemp("due"), 12)
    walk = next(m for m in views if {"step", "stop"} <= {a["do"] for a in m["legal"]})
    pages = DevicePages(browser, server.url, Device(390, 844, 1, touch=True))
    page = opened(pages, "de")
    AnsweringPage(page, walk, "SAB-048")
    prompt = page.locator(".doing p").inner_text()
    page.locator("[data-card]").first.tap()
    expect(page.locator(".doing").get_by_role("alert")).to_have_text(prompt)
    pages.close_without_errors()


def test_the_ceremony_of_the_role_fits_a_small_phone(
    browser: Browser, server: Server, tmp_path_factory: pytest.TempPathFactory
) -> None:
    [first, *_] = recorded_views("saboteur", tmp_path_factory.mktemp("role"), 2)
    pages = DevicePages(browser, server.url, Device(360, 640, 1, touch=True))
    page = opened(pages, "de")
    AnsweringPage(page, {**first, "understood": False}, "SAB-048")
    page.locator("button.held").hover()
    page.mouse.down()
    understood = page.get_by_role("button", name=catalogue("de").text("ceremony-understood"))
    understood.wait_for()
    box = understood.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 640
    pages.close_without_errors()
