"""A card that is pulled over the mine, by finger and by mouse (CAM-14)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.fingers import Spot, Touch, middle_of
from tests.browser.harness import DevicePages
from tests.browser.page_player import PagePlayer
from tests.browser.recorded_views import TABLE, FedPage, recorded_views

Hold = Callable[[Page, Spot], "Finger | Mouse"]
"""Presses at a point; what it returns goes elsewhere and lets go."""


class Finger:
    """A finger on a phone."""

    def __init__(self, page: Page, at: Spot) -> None:
        self._touch = Touch(page, [at])

    def go(self, to: Spot) -> None:
        self._touch.tell("touchMove", [to])

    def let_go(self) -> None:
        self._touch.tell("touchEnd", ())


class Mouse:
    """The pressed button of a mouse."""

    def __init__(self, page: Page, at: Spot) -> None:
        self._mouse = page.mouse
        self._mouse.move(*at)
        self._mouse.down()

    def go(self, to: Spot) -> None:
        self._mouse.move(*to)

    def let_go(self) -> None:
        self._mouse.up()


@pytest.mark.parametrize("hold", [Finger, Mouse])
def test_a_card_let_go_beside_all_targets_leaves_no_ghost(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, hold: Hold
) -> None:
    pages: DevicePages = request.getfixturevalue("phone" if hold is Finger else "desktop")
    page = pages(reduced_motion=True, local_storage=TABLE.local_storage("Ana"))
    views = recorded_views("saboteur", tmp_path_factory.mktemp("views"), 2)
    placing = next(view for view in views if any(a["do"] == "place" for a in view["legal"]))
    action = next(action for action in placing["legal"] if action["do"] == "place")
    page.clock.install()
    FedPage(page, placing)
    PagePlayer(page, "en").wait_for_cell_names()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)  # no press becomes a long one
    card = page.locator(f"[data-card='{action['tile'][0]}']").first
    start = page.locator("[data-cell='0,0']")

    for illegal in (start, card):  # another card on the mine; back in the hand
        held = pulled_over_target(page, hold, card)
        held.go(middle_of(illegal))
        held.let_go()
        expect(page.locator(".ghost")).to_have_count(0)
        expect(card).to_have_attribute("aria-pressed", "true")

    pulled_over_target(page, hold, card).let_go()
    expect(page.locator(".ghost")).to_have_count(1)


def pulled_over_target(page: Page, hold: Hold, card: Locator) -> Finger | Mouse:
    """Pull a card out of the hand, over a cell where it can be laid: there is its ghost."""
    held = hold(page, middle_of(card))
    held.go(middle_of(page.locator("main .stage")))
    lit = page.locator("[role=gridcell].lit").first
    lit.wait_for()
    held.go(middle_of(lit))
    expect(page.locator(".ghost")).to_have_count(1)
    return held
