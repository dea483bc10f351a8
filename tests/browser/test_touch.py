"""Fingers on the mine of a phone: one pulls it along, two bring it closer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.harness import DevicePages, Server
from tests.browser.page_player import PagePlayer, open_seat
from tests.browser.scripted_player import Seat, open_table, scripted_player, table_where

STEPS = 10
FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What fingers did is told to the page with the next frame."""


class Spot(NamedTuple):
    x: float
    y: float

    def toward(self, other: Spot, part: float) -> Spot:
        """A part of the way."""
        return Spot(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)


def enter(phone: DevicePages, seat: Seat) -> PagePlayer:
    person = open_seat(phone, seat, touch=True)
    person.wait_for_cell_names()  # what fingers do is here, too
    return person


@pytest.fixture
def page(server: Server, phone: DevicePages) -> Page:
    seat = open_table(server.url)
    with scripted_player(server.url, seat) as player:
        player.send("understood")
    return enter(phone, seat).page


def start(page: Page) -> FloatRect:
    """Where the start card is seen."""
    box = page.locator("[data-cell='0,0']").bounding_box()
    assert box
    return box


def middle(page: Page) -> Spot:
    box = page.get_by_role("grid").locator("xpath=ancestor::*[name()='svg'][1]").bounding_box()
    assert box
    return Spot(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@contextmanager
def touching(page: Page, *begin: Spot) -> Iterator[Touch]:
    """Fingers on the screen, until they are lifted."""
    touch = Touch(page, begin)
    yield touch
    touch.tell("touchEnd", ())
    page.evaluate(FRAMES)


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


def test_one_finger_pulls_the_mine_along(page: Page) -> None:
    before, here = start(page), middle(page)

    with touching(page, here) as finger:
        finger.move_to(Spot(here.x - 60, here.y - 90))

    after = start(page)
    assert after["x"] - before["x"] == pytest.approx(-60, abs=8)
    assert after["y"] - before["y"] == pytest.approx(-90, abs=8)
    assert after["width"] == pytest.approx(before["width"], abs=1)


def test_two_fingers_bring_it_closer(page: Page) -> None:
    before, here = start(page), middle(page)
    left, right = Spot(here.x - 40, here.y), Spot(here.x + 40, here.y)

    with touching(page, left, right) as fingers:
        fingers.move_to(Spot(here.x - 60, here.y), Spot(here.x + 60, here.y))

    assert start(page)["width"] == pytest.approx(before["width"] * 1.5, rel=0.1)


def test_a_drag_is_no_tap(server: Server, phone: DevicePages) -> None:
    """A card is picked, a lit cell is where the drag ends: nothing is aimed at."""
    seat, action = table_where(server.url, "place")
    person = enter(phone, seat)
    page = person.page
    person.wait_for_screen("mine")
    person.press(person.card_of(action))
    box = page.locator("[role=gridcell].lit").first.bounding_box()
    assert box
    end = Spot(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    with touching(page, Spot(end.x + 30, end.y + 30)) as finger:
        finger.move_to(end)

    expect(page.locator("[role=gridcell].lit").first).to_be_visible()
    expect(page.locator("[role=gridcell][aria-selected=true]")).to_have_count(0)
